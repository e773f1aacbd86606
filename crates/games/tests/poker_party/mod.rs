//! A poker table in tests: who sits where, who sits out, and hands that are just played to their end.

use crate::poker_common::{Luck, top};
use chips::Money;
use games::PlayerId;
use games::Refusal;
use games::poker::{Debt, Dues, Entrance, HouseGame, Place, Seat, Table, TableCommand, TableEvent};

/// A table, and who sits out of its next hand.
pub struct Party {
    pub table: Table,
    pub out: Vec<PlayerId>,
}

/// How a hand began.
#[derive(Clone, Debug, PartialEq)]
pub struct Began {
    pub button: Seat,
    pub places: Vec<Place>,
    pub passed: Vec<PlayerId>,
    pub dues: Dues,
}

/// Whoever first sat in a seat is called by it.
pub fn player(seat: Seat) -> PlayerId {
    PlayerId(u32::from(seat) + 100)
}

impl Party {
    pub fn new(game: &str, limit: &str, seats: &[Seat]) -> Party {
        let house = HouseGame::shipped(&format!("ocean-view/{game}")).unwrap();
        let table = Table::open(house.at(limit).unwrap(), house.seats as Seat);
        let mut party = Party { table, out: vec![] };
        seats.iter().for_each(|seat| party.sit(*seat));
        party
    }

    pub fn act(&mut self, command: TableCommand) -> Result<Vec<TableEvent>, Refusal> {
        let mut events = Vec::new();
        self.table.execute(&command, &mut events)?;
        Ok(events)
    }

    pub fn sit(&mut self, seat: Seat) {
        self.sit_as(player(seat), seat);
    }

    pub fn sit_as(&mut self, player: PlayerId, seat: Seat) {
        self.act(TableCommand::Join { player, seat, chips: Money::dollars(500) }).unwrap();
    }

    pub fn leave(&mut self, seat: Seat) {
        self.act(TableCommand::Leave { player: player(seat) }).unwrap();
    }

    pub fn sit_out(&mut self, seat: Seat) {
        self.out.push(player(seat));
    }

    pub fn back(&mut self, seat: Seat) {
        self.out.retain(|p| *p != player(seat));
    }

    /// Comes in; gives the clause of a refusal.
    pub fn come(&mut self, seat: Seat, how: Entrance) -> Result<(), &'static str> {
        self.back(seat);
        let came = self.act(TableCommand::ComeIn { player: player(seat), how, out: self.out.clone() });
        came.map(|_| ()).map_err(|refusal| refusal.clause.id())
    }

    pub fn move_to(&mut self, seat: Seat, to: Seat) {
        self.act(TableCommand::ChangeSeat { player: player(seat), to }).unwrap();
    }

    pub fn begin(&mut self) -> Began {
        let events = self.act(TableCommand::Begin { out: self.out.clone() }).unwrap();
        let Some(TableEvent::HandBegan { button, places, passed, dues, .. }) = events.first().cloned() else {
            panic!("{events:?}")
        };
        Began { button, places, passed, dues }
    }

    /// Everybody checks or folds until the hand is over.
    pub fn play_out(&mut self) {
        let mut luck = Luck::new(1);
        while let Some(on) = self.table.on() {
            let command = self.table.of_itself(|| top(on.hand(), &mut luck)).unwrap();
            self.act(TableCommand::Hand { command }).unwrap();
        }
    }

    pub fn next_hand(&mut self) -> Began {
        let began = self.begin();
        self.play_out();
        began
    }

    /// Plays until the next big blind is due to a seat.
    pub fn until_big_is_due(&mut self, seat: Seat) {
        for _ in 0..20 {
            let Some(TableEvent::HandBegan { dues, .. }) = self.table.next_hand(&self.out) else {
                panic!("no hand could begin")
            };
            if dues.big == Some(seat) {
                return;
            }
            self.next_hand();
        }
        panic!("the big blind never comes to seat {seat}");
    }

    pub fn debt(&self, seat: Seat) -> Debt {
        self.table.person(player(seat)).unwrap().debt
    }

    pub fn entrances(&self, seat: Seat) -> Vec<Entrance> {
        self.table.entrances(self.table.person(player(seat)).unwrap(), &self.out)
    }

    pub fn cost(&self, seat: Seat, how: Entrance) -> Money {
        let ways = self.table.ways_in(self.table.person(player(seat)).unwrap(), &self.out);
        ways.iter().find(|way| way.how == how).unwrap().costs
    }
}

impl Began {
    pub fn has(&self, seat: Seat) -> bool {
        self.places.iter().any(|p| p.seat == seat)
    }

    /// What each one posts: seat, dead, live, and whether in turn.
    pub fn posts(&self) -> Vec<(Seat, i64, i64, bool)> {
        let dollars = |m: Money| m.as_cents() / 100;
        let posts = self.places.iter().filter(|p| p.entry.blind.is_positive() || p.entry.dead.is_positive());
        posts.map(|p| (p.seat, dollars(p.entry.dead), dollars(p.entry.blind), p.entry.in_turn)).collect()
    }
}

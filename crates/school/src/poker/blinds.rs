//! Who owes which blind: the button moves on, people sit out, come back and come new.

use super::hands::{Mood, next_command};
use super::{TRIES, at_seat, players};
use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::felt::{Chair, Felt};
use crate::luck::Luck;
use chips::Money;
use games::poker::{Debt, Dues, Entrance, HouseGame, Place, Table, TableCommand, TableEvent};
use games::{Clause, PlayerId, Seat};
use voice::{Telling, say};

/// A table over a few hands.
struct Party {
    table: Table,
    out: Vec<PlayerId>,
    posted: Vec<(Seat, Money)>,
}

/// How the next hand begins.
struct Began {
    button: Seat,
    places: Vec<Place>,
    dues: Dues,
}

fn player(seat: Seat) -> PlayerId {
    PlayerId(u32::from(seat))
}

impl Party {
    fn act(&mut self, command: &TableCommand) -> Option<Vec<TableEvent>> {
        let mut events = Vec::new();
        self.table.execute(command, &mut events).ok().map(|()| events)
    }

    /// Plays a hand, and keeps in mind what was posted.
    fn hand(&mut self, luck: &mut Luck) -> Option<()> {
        self.act(&TableCommand::Begin { out: self.out.clone() })?;
        let posts = |p: &Place| (p.seat, p.entry.blind + p.entry.dead);
        self.posted = self.table.on()?.places().iter().map(posts).collect();
        let mood = Mood { raises: 0, folds: 60, short: 0 };
        let mut deck = self.table.rules().game.deck().to_vec();
        luck.shuffle(&mut deck);
        while let Some(on) = self.table.on() {
            let due = self.table.kill_due();
            let command = due.or_else(|| next_command(on.hand(), mood, &mut deck, luck))?;
            self.act(&TableCommand::Hand { command })?;
        }
        Some(())
    }

    fn began(&self) -> Option<Began> {
        match self.table.next_hand(&self.out)? {
            TableEvent::HandBegan { button, places, dues, .. } => Some(Began { button, places, dues }),
            _ => None,
        }
    }

    /// What somebody puts in before the cards, live and dead: as the hand begins, with the kill that comes with it.
    fn posts(&self, who: PlayerId, seat: Seat) -> Option<(Money, Money)> {
        let mut party = Party { table: self.table.clone(), out: self.out.clone(), posted: Vec::new() };
        party.act(&TableCommand::Begin { out: self.out.clone() })?;
        while let Some(command) = party.table.kill_due() {
            party.act(&TableCommand::Hand { command })?;
        }
        let on = party.table.on()?;
        let place = on.places().iter().position(|p| p.player == who && p.seat == seat);
        let player = place.map(|place| on.hand().player(place as Seat));
        Some(player.map_or((Money::ZERO, Money::ZERO), |p| (p.paid, p.dead)))
    }

    /// Somebody sits out, comes back, or comes new.
    fn stir(&mut self, luck: &mut Luck) {
        let seats: Vec<Seat> = self.table.people().iter().map(|p| p.seat).collect();
        let free: Vec<Seat> = (1..=self.table.seats()).filter(|s| !seats.contains(s)).collect();
        match luck.below(3) {
            0 if !self.out.is_empty() => {
                let back = luck.pick(&self.out);
                self.out.retain(|p| *p != back);
                self.come_in(back, luck);
            }
            1 if !free.is_empty() => {
                let seat = luck.pick(&free);
                let chips = self.table.rules().limit.small() * 40;
                let _ = self.act(&TableCommand::Join { player: player(seat), seat, chips });
                self.come_in(player(seat), luck);
            }
            _ if seats.len() - self.out.len() > 3 => self.out.push(player(luck.pick(&seats))),
            _ => {}
        }
        self.out.dedup();
    }

    fn come_in(&mut self, who: PlayerId, luck: &mut Luck) {
        let Some(person) = self.table.person(who) else { return };
        let ways: Vec<Entrance> = self.table.ways_in(person, &self.out).iter().map(|way| way.how).collect();
        if !ways.is_empty() {
            let how = luck.pick(&ways);
            let _ = self.act(&TableCommand::ComeIn { player: who, how, out: self.out.clone() });
        }
    }

    fn chairs(&self) -> Vec<Chair> {
        let posted =
            |seat: Seat| self.posted.iter().find(|(s, _)| *s == seat).map_or(Money::ZERO, |(_, a)| *a);
        let chair = |p: &games::poker::Sitter| Chair {
            seat: p.seat,
            stack: p.stack,
            posted: posted(p.seat),
            says: self.known(p),
        };
        self.table.people().iter().map(chair).collect()
    }

    fn known(&self, person: &games::poker::Sitter) -> Option<Telling> {
        let comes = person.entrance.is_some();
        match person.debt {
            _ if self.out.contains(&person.player) => Some(say!("school-chair-out")),
            Debt::New if comes => Some(say!("school-chair-new", how: entrance(person.entrance))),
            Debt::Missed if comes => Some(say!("school-chair-missed", how: entrance(person.entrance))),
            Debt::New => Some(say!("school-chair-waits")),
            Debt::Missed => Some(say!("school-chair-owes")),
            Debt::Moved { .. } | Debt::None => None,
        }
    }
}

fn entrance(how: Option<Entrance>) -> Telling {
    match how {
        Some(Entrance::WaitForBig) => say!("school-way-waits"),
        Some(Entrance::PostInFront) => say!("school-way-in-front"),
        Some(Entrance::PostBoth) => say!("school-way-both"),
        Some(Entrance::PostBig) => say!("school-way-big"),
        Some(Entrance::WaitSamePosition) => say!("school-way-same"),
        Some(Entrance::Kill) => say!("school-way-kill"),
        Some(Entrance::RightIn) | None => say!("school-way-right-in"),
    }
}

fn seat_part(chairs: &[Chair], seat: Option<Seat>, clause: Clause, because: Telling) -> (Form, Key) {
    let nobody = Choice { says: say!("school-nobody"), spot: None };
    let choices = chairs.iter().map(|chair| at_seat(chair.seat)).chain([nobody]);
    let at = seat.and_then(|seat| chairs.iter().position(|c| c.seat == seat)).unwrap_or(chairs.len());
    (Form::Pick(choices.collect()), Key::new(Given::Pick(at), clause, vec![because]))
}

/// Between two hands: who has the button next, and who posts what.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    // Who comes in pays something, more often than not.
    let pays = luck.chance(70);
    let mut last = None;
    for _ in 0..TRIES / 2 {
        let Some(party) = settle_down(house, level, luck) else { continue };
        let Some(began) = party.began() else { continue };
        let Some(made) = question(&party, &began, level) else { continue };
        let nothing = made.keys.last().is_some_and(|key| key.right == Given::Amount(Money::ZERO));
        last = Some(made);
        if level < 3 || pays != nothing {
            break;
        }
    }
    last
}

fn settle_down(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Party> {
    let rules = luck.pick(&house.limits);
    let table = Table::open(rules, house.seats as Seat);
    let mut party = Party { table, out: Vec::new(), posted: Vec::new() };
    let mut seats: Vec<Seat> = (1..=house.seats as Seat).collect();
    luck.shuffle(&mut seats);
    seats.truncate((players(house, level) + 1).min(house.seats));
    for seat in seats {
        let chips = rules.limit.small() * 40;
        party.act(&TableCommand::Join { player: player(seat), seat, chips })?;
    }
    let hands = luck.between(1, house.seats);
    for hand in 0..hands {
        party.hand(luck)?;
        let last = hand + 1 == hands;
        if level >= 3 && (last || luck.chance(50)) || level == 2 && last {
            party.stir(luck);
        }
    }
    // Somebody comes in, sooner or later.
    for _ in 0..8 {
        if level >= 3 && !party.table.people().iter().any(|p| p.entrance.is_some()) {
            party.stir(luck);
        }
    }
    Some(party)
}

fn question(party: &Party, began: &Began, level: u8) -> Option<Sheet> {
    let chairs = party.chairs();
    let before = party.table.button();
    let two = began.places.len() == 2;
    let clause = if two { Clause::He3 } else { Clause::He9 };
    let mut made = Sheet::new(
        Felt::Seats { button: before, chairs: chairs.clone() },
        say!("school-asks-blinds", small: party.table.rules().small_blind, big: party.table.rules().big_blind),
    );
    let why = say!("school-why-button", before: before, seat: began.button);
    let (form, key) = seat_part(&chairs, Some(began.button), clause, why);
    made.part(say!("school-part-next-button"), form, key);
    let in_turn = |p: &&Place| p.entry.in_turn && p.entry.blind.is_positive();
    let small = began
        .places
        .iter()
        .filter(in_turn)
        .find(|p| !p.big && Some(p.seat) != began.dues.big)
        .map(|p| p.seat);
    // Who comes in may post a big blind as well: only one of them is the big blind of this hand.
    let big = began.dues.big;
    let why = |seat: Option<Seat>| match seat {
        Some(seat) => say!("school-why-blind", seat: seat),
        None => say!("school-why-no-blind"),
    };
    let clause = if small.is_some() { Clause::He4 } else { Clause::S15 };
    let (form, key) = seat_part(&chairs, small, clause, why(small));
    made.part(say!("school-part-small"), form, key);
    let (form, key) = seat_part(&chairs, big, Clause::He4, why(big));
    made.part(say!("school-part-big"), form, key);
    // Whoever comes in beside the big blind: what it costs.
    let comes = |p: &&games::poker::Sitter| p.entrance.is_some() && Some(p.seat) != big;
    let Some(person) = party.table.people().iter().find(comes) else {
        return (level < 3).then_some(made);
    };
    let (live, dead) = party.posts(person.player, person.seat)?;
    let clause = party.table.entrance_clause(person, false).unwrap_or(Clause::He8);
    let because = vec![say!("school-why-posts", seat: person.seat, live: live, dead: dead)];
    let asks = say!("school-part-posts", seat: person.seat);
    made.part(asks, Form::Amount, Key::new(Given::Amount(live + dead), clause, because));
    Some(made)
}

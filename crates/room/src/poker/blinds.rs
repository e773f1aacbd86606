//! Who is dealt in, where the button goes, and who posts what (HE-4, HE-7 to HE-10, S-4, S-15, LB-11). The referee lines
//! the players up; this keeps what it has to know from hand to hand.

use super::{Place, Playing, PokerEvent, PokerTable, Positions, Sitter};
use chips::Money;
use games::Refusal;
use games::blackjack::PlayerId;
use games::poker::{
    Chair, Debt, Entrance, Entry, Family, Hand, Lineup, entrance_clause, entrances, hands_to_big,
    is_in_front_of_button, line_up,
};

/// What a hand changes about who owes what, beside its places. Logs from before this was written have none of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default)]
pub struct Dues {
    /// The seat of the big blind.
    pub big: Option<u8>,
    /// Who was dealt right in and still owes a big blind (S-15).
    pub owing: Vec<PlayerId>,
    /// Whom the button jumps on the next hand (HE-7).
    pub jumps: Option<PlayerId>,
    /// Who kills the pot to come in (LB-11).
    pub kills: Option<PlayerId>,
}

impl PokerTable {
    fn at(&self, seat: u8) -> Option<&Sitter> {
        self.people.iter().find(|p| p.seat == seat)
    }

    /// Where the button was; nowhere before the first hand.
    fn button_before(&self) -> Option<u8> {
        (self.hands > 0).then_some(self.button)
    }

    /// The seats as the referee's line-up wants them. Who has not chosen how to come in does so in the usual way.
    fn chairs(&self, out: &[PlayerId]) -> Vec<Chair> {
        let chair = |p: &Sitter| Chair {
            seat: p.seat,
            stack: p.stack,
            playing: !out.contains(&p.player),
            debt: p.debt,
            entrance: p.entrance.or_else(|| entrances(self.rules.game, p.debt, false).first().copied()),
            owes_big: p.owes_big,
            jumped: p.jumped,
        };
        self.people.iter().map(chair).collect()
    }

    /// How somebody may come in, the usual way first; nothing for who owes nothing.
    pub fn ways_in(&self, person: &Sitter) -> Vec<Entrance> {
        if self.button_before().is_none() || self.rules.game.family() == Family::Stud {
            return Vec::new();
        }
        let in_front = is_in_front_of_button(&self.chairs(&[]), self.button_before(), person.seat);
        entrances(self.rules.game, person.debt, in_front)
    }

    /// HE-7, HE-8, HE-10, LB-11: somebody says how they come in.
    pub(super) fn come_in(&self, player: PlayerId, how: Entrance) -> Result<PokerEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return Err(Refusal::new("ROOM-4", "You are not at this table: sit down first."));
        };
        let ways = self.ways_in(person);
        if !ways.contains(&how) {
            let clause = entrance_clause(self.rules.game, person.debt).id();
            let reason = match ways.is_empty() {
                true => "You owe no blind: you are just dealt in.".to_string(),
                false => format!("You may come in by one of {}.", words(&ways)),
            };
            return Err(Refusal::new(clause, reason));
        }
        Ok(PokerEvent::CameIn { player, how })
    }

    /// HE-10: somebody takes another seat between hands; who gets further from the big blind owes something for it.
    pub(super) fn change_seat(&self, player: PlayerId, to: u8) -> Result<PokerEvent, Refusal> {
        let refuse = |clause, reason: &str| Err(Refusal::new(clause, reason));
        let Some(person) = self.person(player) else {
            return refuse("ROOM-4", "You are not at this table: sit down first.");
        };
        if self.place(player).is_some() {
            return refuse("HE-10", "You are in a hand: seats are changed between hands.");
        }
        if !(1..=self.seats).contains(&to) || self.at(to).is_some() {
            return refuse("S-1", "That seat is taken, or there is none.");
        }
        let hands = |table: &PokerTable, seat| {
            table.button_before().map(|button| hands_to_big(&table.chairs(&[]), button, seat))
        };
        let mut moved = self.clone();
        moved.apply(&PokerEvent::SeatChanged { player, seat: to, debt: person.debt });
        let debt = match (person.debt, hands(self, person.seat), hands(&moved, to)) {
            (Debt::None, Some(before), Some(after))
                if after > before && self.rules.game.family() != Family::Stud =>
            {
                Debt::Moved { hands: before }
            }
            (debt, ..) => debt,
        };
        Ok(PokerEvent::SeatChanged { player, seat: to, debt })
    }

    /// How the next hand would begin; none with fewer than two players.
    pub(super) fn next_hand(&self, out: &[PlayerId]) -> Option<PokerEvent> {
        let last_big = (self.last_big > 0).then_some(self.last_big);
        let lineup = line_up(&self.rules, &self.chairs(out), self.button_before(), last_big).ok()?;
        let Lineup { button, places, settled, owing, missed, kills, jumps, big } = lineup;
        let stud = self.rules.game.family() == Family::Stud;
        let who = |seat: u8| self.at(seat).map(|p| p.player);
        let place = |(seat, entry): (u8, Entry)| {
            Some(Place { player: who(seat)?, seat, entry, big: !stud && settled.contains(&seat) })
        };
        Some(PokerEvent::HandBegan {
            number: self.hands + 1,
            button,
            places: places.into_iter().filter_map(place).collect(),
            passed: missed.into_iter().filter_map(who).collect(),
            dues: Dues {
                big,
                owing: owing.into_iter().filter_map(who).collect(),
                jumps: jumps.and_then(who),
                kills: kills.and_then(who),
            },
        })
    }

    /// A hand begins.
    pub(super) fn began(
        &mut self,
        number: u32,
        button: u8,
        places: &[Place],
        passed: &[PlayerId],
        dues: &Dues,
    ) {
        let entries: Vec<Entry> = places.iter().map(|p| p.entry).collect();
        let hand = Hand::new(self.rules, &entries);
        let (button_was, last_big) = (self.button, self.last_big);
        let before = Positions { button: button_was, last_big, people: self.people.clone() };
        for person in &mut self.people {
            person.jumped = dues.jumps == Some(person.player);
            if passed.contains(&person.player) {
                person.debt = Debt::Missed;
            }
            let settled = places.iter().any(|p| p.player == person.player && p.big);
            let owing = dues.owing.contains(&person.player);
            if settled || owing {
                (person.debt, person.entrance, person.owes_big) = (Debt::None, None, owing);
            }
        }
        self.button = button;
        let big = || places.iter().rev().find(|p| p.big && p.entry.in_turn).map(|p| p.seat);
        self.last_big = dues.big.or_else(big).unwrap_or(self.last_big);
        self.hands = number;
        let kills = places.iter().position(|p| dues.kills == Some(p.player)).map(|i| i as u8);
        let (places, procedures) = (places.to_vec(), Vec::new());
        self.playing =
            Some(Playing { hand, places, kills, ended: false, procedures, before, narrator: None });
    }

    /// Chips in the middle of the hand that is on: pots and bets.
    pub fn felt(&self) -> Money {
        self.on().map_or(Money::ZERO, |p| {
            let brought: Money = p.places.iter().map(|place| place.entry.stack).sum();
            let behind: Money = p.hand.players.iter().map(|player| player.stack).sum();
            brought - behind - p.hand.drop
        })
    }
}

fn words(ways: &[Entrance]) -> String {
    let word = |way: &Entrance| match way {
        Entrance::RightIn => "dealt right in",
        Entrance::WaitForBig => "waiting for the big blind",
        Entrance::PostInFront => "posting in front of the button",
        Entrance::PostBoth => "posting both blinds",
        Entrance::PostBig => "posting the big blind",
        Entrance::WaitSamePosition => "waiting for the same position",
        Entrance::Kill => "killing the pot",
    };
    ways.iter().map(word).collect::<Vec<_>>().join(", ")
}

//! Who is dealt in, where the button goes, and who posts what, from hand to hand (HE-4, HE-7 to HE-10, S-4, S-15, LB-11).
//! `button.rs` lines the players up; this keeps what it has to know.

use super::{Dues, Place, Positions, Sitter, Table, TableEvent, TableHand};
use crate::PlayerId;
use crate::poker::button::{Chair, Debt, Lineup, NextHand, can_miss, entrances};
use crate::poker::event::Event;
use crate::poker::hand::{Entry, Hand};
use crate::{Edition, Refusal, Seat};
use chips::Money;

impl Table {
    pub(super) fn at(&self, seat: Seat) -> Option<&Sitter> {
        self.people().iter().find(|p| p.seat == seat)
    }

    /// Where the button was; nowhere before the first hand.
    pub(super) fn button_before(&self) -> Option<Seat> {
        (self.hands > 0).then_some(self.at.button)
    }

    fn last_big(&self) -> Option<Seat> {
        (self.at.last_big > 0).then_some(self.at.last_big)
    }

    /// A seat as the line-up wants it. Who has not chosen how to come in does so in the usual way.
    pub(super) fn chair(&self, p: &Sitter, out: &[PlayerId]) -> Chair {
        Chair {
            seat: p.seat,
            stack: p.stack,
            playing: !out.contains(&p.player),
            debt: p.debt,
            entrance: p.entrance.or_else(|| entrances(self.rules.game, p.debt, false).first().copied()),
            owes_big: p.owes_big,
            jumped: p.jumped,
        }
    }

    pub(super) fn chairs(&self, out: &[PlayerId]) -> Vec<Chair> {
        self.people().iter().map(|p| self.chair(p, out)).collect()
    }

    /// The next hand, were these the people at the table.
    pub(super) fn next_of<'a>(&'a self, chairs: &'a [Chair]) -> NextHand<'a> {
        NextHand { rules: &self.rules, edition: self.edition, chairs, from: self.button_before() }
    }

    pub(super) fn line_up(&self, chairs: &[Chair]) -> Result<Lineup, Refusal> {
        self.next_of(chairs).line_up(self.last_big())
    }

    /// Those who left and whose old places the blinds pass on their way to this big blind (HE-8, S-15a). Where somebody
    /// else has the big blind now, it came to the old place as well.
    fn passed_gone(&self, button: Seat, big: Option<Seat>) -> Vec<PlayerId> {
        let (Some(last), Some(big)) = (self.last_big(), big) else { return Vec::new() };
        if self.edition < Edition::SECOND {
            return Vec::new();
        }
        let blinds = self.next_of(&[]).passing(last, button, big);
        let passed = |p: &&Sitter| can_miss(p.debt, self.edition) && blinds.come_to(p.seat);
        self.at.gone.iter().filter(passed).map(|p| p.player).collect()
    }

    /// Could a hand begin with everybody but these?
    pub fn could_begin(&self, out: &[PlayerId]) -> bool {
        self.on().is_none() && self.next_hand(out).is_some()
    }

    /// How the next hand would begin; none with fewer than two players.
    pub fn next_hand(&self, out: &[PlayerId]) -> Option<TableEvent> {
        let lineup = self.line_up(&self.chairs(out)).ok()?;
        let Lineup { button, places, settled, owing, missed, kills, jumps, big } = lineup;
        let blinds = self.rules.game.form().has_blinds();
        let who = |seat: Seat| self.at(seat).map(|p| p.player);
        let place = |(seat, entry): (Seat, Entry)| {
            Some(Place { player: who(seat)?, seat, entry, big: blinds && settled.contains(&seat) })
        };
        Some(TableEvent::HandBegan {
            number: self.hands + 1,
            button,
            places: places.into_iter().filter_map(place).collect(),
            passed: missed.into_iter().filter_map(who).chain(self.passed_gone(button, big)).collect(),
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
        button: Seat,
        places: &[Place],
        passed: &[PlayerId],
        dues: &Dues,
    ) {
        let before = self.at.clone();
        let Positions { people, gone, .. } = &mut self.at;
        for person in people.iter_mut().chain(gone) {
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
        self.at.button = button;
        let big = || places.iter().rev().find(|p| p.big && p.entry.in_turn).map(|p| p.seat);
        self.at.last_big = dues.big.or_else(big).unwrap_or(self.at.last_big);
        self.hands = number;
        let entries: Vec<Entry> = places.iter().map(|p| p.entry).collect();
        let hand = Hand::new(self.rules, &entries);
        let hand = if self.by_hand { hand.reversible() } else { hand };
        let kills = places.iter().position(|p| dues.kills == Some(p.player)).map(|i| i as u8);
        let (places, procedures) = (places.to_vec(), Vec::new());
        self.playing = Some(TableHand { hand, places, kills, ended: false, procedures, before });
    }

    /// The hand is over; a void one leaves button, blinds and debts as they were before it (S-17).
    /// The hand is on again, as it stood before it was settled.
    pub(super) fn reopened(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        if playing.ended {
            playing.ended = false;
            self.drop -= playing.hand.drop;
            self.finished -= 1;
        }
        playing.hand.apply(&Event::Reversed);
        for (place, player) in playing.places.iter().zip(&playing.hand.players) {
            if let Some(person) = self.at.people.iter_mut().find(|p| p.player == place.player) {
                person.stack = player.entry.stack;
            }
        }
    }

    pub(super) fn ended(&mut self, drop: Money) {
        let Some(playing) = &mut self.playing else { return };
        playing.ended = true;
        self.drop += drop;
        if playing.hand.trouble.voided {
            let before = &playing.before;
            (self.at.button, self.at.last_big) = (before.button, before.last_big);
            for person in self.at.people.iter_mut().chain(&mut self.at.gone) {
                let mut then = before.people.iter().chain(&before.gone);
                if let Some(was) = then.find(|p| p.player == person.player) {
                    (person.debt, person.entrance) = (was.debt, was.entrance);
                    (person.owes_big, person.jumped) = (was.owes_big, was.jumped);
                }
            }
            return;
        }
        self.finished += 1;
        for (place, player) in playing.places.iter().zip(&playing.hand.players) {
            if let Some(person) = self.at.people.iter_mut().find(|p| p.player == place.player) {
                person.stack = player.stack;
            }
        }
    }
}

//! Coming to a poker table, leaving it, moving about it, and coming into the game (HE-7, HE-8, HE-10, LB-11, S-15a).

use super::{Sitter, Table, TableEvent};
use crate::PlayerId;
use crate::clauses::Clause;
use crate::poker::button::{Chair, Debt, Entrance, entrance_clause, entrances, hands_to_big};
use crate::poker::event::Event;
use crate::{Edition, Refusal, Seat, refuse};
use chips::Money;
use serde::Serialize;
use voice::{Telling, say};

/// A way to come into the game, and what it takes.
///
/// ```
/// use chips::Money;
/// use games::poker::{Entrance, WayIn};
///
/// let way = WayIn { how: Entrance::PostBoth, costs: Money::dollars(6) };
/// assert_eq!(serde_json::to_string(&way).unwrap(), r#"{"how":"post-both","costs":6.0}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerWayIn"))]
pub struct WayIn {
    /// How.
    pub how: Entrance,
    /// What it costs on the next hand, as the table stands; nothing for who is not dealt in on it.
    pub costs: Money,
}

impl Table {
    /// Is there a game that somebody can owe a blind to?
    fn has_blinds_to_owe(&self) -> bool {
        self.button_before().is_some() && self.rules.game.form().has_blinds()
    }

    /// How somebody may come in while these people sit out, the usual way first; nothing for who owes nothing.
    pub fn entrances(&self, person: &Sitter, out: &[PlayerId]) -> Vec<Entrance> {
        if !self.has_blinds_to_owe() {
            return Vec::new();
        }
        let in_front = self.next_of(&self.chairs(out)).is_in_front_of_button(person.seat);
        entrances(self.rules.game, person.debt, in_front)
    }

    /// The same with what each would cost on the next hand, were these people out of it.
    pub fn ways_in(&self, person: &Sitter, out: &[PlayerId]) -> Vec<WayIn> {
        let others: Vec<PlayerId> = out.iter().copied().filter(|p| *p != person.player).collect();
        let costs = |how: Entrance| {
            let mut chairs = self.chairs(&others);
            let mine = chairs.iter_mut().filter(|c| c.seat == person.seat);
            mine.for_each(|chair| chair.entrance = Some(how));
            self.line_up(&chairs).map_or(Money::ZERO, |lineup| {
                let entry = lineup.places.iter().find(|(seat, _)| *seat == person.seat);
                let posts = entry.map_or(Money::ZERO, |(_, entry)| entry.dead + entry.blind);
                if lineup.kills == Some(person.seat) { self.rules.big_blind * 2 } else { posts }
            })
        };
        self.entrances(person, out).into_iter().map(|how| WayIn { how, costs: costs(how) }).collect()
    }

    pub(super) fn join(&self, player: PlayerId, seat: Seat, chips: Money) -> Result<TableEvent, Refusal> {
        if self.person(player).is_some() {
            return refuse(Clause::Room4, say!("poker-no-you-are-here"));
        }
        if !(1..=self.seats).contains(&seat) {
            return refuse(Clause::S1, say!("poker-no-seats-1", seats: self.seats));
        }
        if self.people().iter().any(|p| p.seat == seat) {
            return refuse(Clause::Room4, say!("poker-no-seat-taken-choose-open", seat: seat));
        }
        if chips < self.least_chips() || chips > Money::LARGEST || !chips.is_multiple_of(Money::cents(50)) {
            let least = self.least_chips();
            return refuse(Clause::Room3, say!("poker-no-bring-least-50-cent", least: least, chips: chips));
        }
        Ok(TableEvent::Joined { player, seat, chips, debt: self.debt_on_return(player, seat, chips) })
    }

    /// S-15a: who comes back owes what passed their old place, and else comes back as they left; in another seat, as
    /// somebody who moved there (HE-10).
    fn debt_on_return(&self, player: PlayerId, seat: Seat, chips: Money) -> Debt {
        let was = self.at.gone.iter().find(|p| p.player == player);
        match was.filter(|_| self.edition >= Edition::SECOND && self.has_blinds_to_owe()) {
            Some(was) => self.debt_after_move(&Sitter { stack: chips, ..was.clone() }, seat),
            None => Debt::New,
        }
    }

    /// HE-10: who gets further from the big blind owes something for it.
    fn debt_after_move(&self, person: &Sitter, to: Seat) -> Debt {
        let away = |seat: Seat| {
            let others = self.people().iter().filter(|p| p.player != person.player && p.seat != seat);
            let mine = Chair { seat, ..self.chair(person, &[]) };
            let mut chairs: Vec<Chair> = others.map(|p| self.chair(p, &[])).chain([mine]).collect();
            chairs.sort_by_key(|c| c.seat);
            self.button_before().map(|button| hands_to_big(&chairs, button, seat))
        };
        match (person.debt, away(person.seat), away(to)) {
            (Debt::None, Some(before), Some(after))
                if after > before && self.rules.game.form().has_blinds() =>
            {
                Debt::Moved { hands: before }
            }
            (debt, ..) => debt,
        }
    }

    pub(super) fn joined(&mut self, player: PlayerId, seat: Seat, stack: Money, debt: Debt) {
        let gone = &mut self.at.gone;
        let was = gone.iter().position(|p| p.player == player).map(|i| gone.swap_remove(i));
        let was = was.filter(|_| debt != Debt::New);
        let (owes_big, jumped) = was.map_or((false, false), |p| (p.owes_big, p.jumped));
        self.at.people.push(Sitter { player, seat, stack, debt, entrance: None, owes_big, jumped });
        self.at.people.sort_by_key(|p| p.seat);
    }

    pub(super) fn add_chips(&self, player: PlayerId, amount: Money) -> Result<TableEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse(Clause::Room4, say!("poker-no-table-sit-down-first"));
        };
        if self.place(player).is_some() {
            return refuse(Clause::S6, say!("poker-no-nothing-added-middle-hand"));
        }
        if !amount.is_positive()
            || amount + person.stack > Money::LARGEST
            || !amount.is_multiple_of(Money::cents(50))
        {
            return refuse(Clause::Room3, say!("poker-no-cannot-brought-table-use", amount: amount));
        }
        Ok(TableEvent::ChipsAdded { player, amount })
    }

    pub(super) fn count(&self, player: PlayerId, chips: Money) -> Result<TableEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse(Clause::Room4, say!("poker-no-table-sit-down-first"));
        };
        check_counted(chips)?;
        Ok(TableEvent::Counted { player, chips, by: chips - person.stack })
    }

    /// Who is counted in a hand came to it with other chips.
    pub(super) fn counted_in_hand(&mut self, event: &Event) {
        let Event::Counted { seat, by, .. } = event else { return };
        let player = self.playing.as_ref().map(|playing| playing.places[usize::from(*seat)].player);
        if let Some(person) = player.and_then(|player| self.person_mut(player)) {
            person.stack += *by;
        }
    }

    pub(super) fn leave(&self, player: PlayerId) -> Result<TableEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse(Clause::Room4, say!("poker-no-you-are-not-here"));
        };
        if self.place(player).is_some() {
            return refuse(Clause::Room4, say!("poker-no-hand-leave-over"));
        }
        Ok(TableEvent::Left { player, chips: person.stack })
    }

    /// Who leaves is remembered: leaving does not wash a debt off (S-15a). A newcomer who never came in owes nothing.
    pub(super) fn left(&mut self, player: PlayerId) {
        let people = &mut self.at.people;
        let Some(i) = people.iter().position(|p| p.player == player) else { return };
        let person = people.remove(i);
        if person.debt != Debt::New {
            self.at.gone.push(Sitter { stack: Money::ZERO, entrance: None, ..person });
        }
    }

    /// HE-7, HE-8, HE-10, LB-11: somebody says how they come in.
    pub(super) fn come_in(
        &self,
        player: PlayerId,
        how: Entrance,
        out: &[PlayerId],
    ) -> Result<TableEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse(Clause::Room4, say!("poker-no-table-sit-down-first"));
        };
        let ways = self.entrances(person, out);
        if !ways.contains(&how) {
            let clause = entrance_clause(self.rules.game, person.debt);
            let says = match ways.is_empty() {
                true => say!("poker-no-blind-owed"),
                false => say!("poker-no-way-in", ways: ways.iter().map(told_way).collect::<Vec<_>>()),
            };
            return refuse(clause, says);
        }
        Ok(TableEvent::CameIn { player, how })
    }

    /// HE-10: somebody takes another seat between hands.
    pub(super) fn change_seat(&self, player: PlayerId, to: Seat) -> Result<TableEvent, Refusal> {
        let Some(person) = self.person(player) else {
            return refuse(Clause::Room4, say!("poker-no-table-sit-down-first"));
        };
        if self.place(player).is_some() {
            return refuse(Clause::He10, say!("poker-no-hand-seats-changed-between"));
        }
        if !(1..=self.seats).contains(&to) || self.at(to).is_some() {
            return refuse(Clause::S1, say!("poker-no-seat-taken-none"));
        }
        Ok(TableEvent::SeatChanged { player, seat: to, debt: self.debt_after_move(person, to) })
    }
}

/// Can so much be counted before a seat?
pub(in crate::poker) fn check_counted(chips: Money) -> Result<(), Refusal> {
    if chips < Money::ZERO || chips > Money::LARGEST || !chips.is_multiple_of(Money::cents(50)) {
        return refuse(Clause::Room3, say!("poker-no-cannot-brought-table-use", amount: chips));
    }
    Ok(())
}

fn told_way(way: &Entrance) -> Telling {
    match way {
        Entrance::RightIn => say!("poker-way-right-in"),
        Entrance::WaitForBig => say!("poker-way-wait-for-big"),
        Entrance::PostInFront => say!("poker-way-post-in-front"),
        Entrance::PostBoth => say!("poker-way-post-both"),
        Entrance::PostBig => say!("poker-way-post-big"),
        Entrance::WaitSamePosition => say!("poker-way-wait-same-position"),
        Entrance::Kill => say!("poker-way-kill"),
    }
}

//! The floor reverses the last settlement: the table keeps how the round stood before it, until the next one begins (ROOM-17).

use super::command::Ruling;
use super::event::Event;
use super::table::{Phase, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refuse;
use voice::say;

impl Table {
    /// May the last settlement be reversed?
    pub fn is_reversible(&self) -> bool {
        self.before.is_some()
    }

    pub(crate) fn check_reversal(&self) -> Result<(), Refusal> {
        match self.is_reversible() {
            true => Ok(()),
            false => refuse(Clause::Room17, say!("bj-no-settlement-to-reverse")),
        }
    }

    /// Keeps how the round stood before it was settled, where a person deals, before an event is applied. Who comes, or brings
    /// chips, has them there too; when somebody leaves who was paid or paid, or the cards are shuffled, it is too late.
    pub(crate) fn keep_before(&mut self, event: &Event) {
        match event {
            // Insurance that is lost goes before anybody plays; the one that is paid is paid with the rest.
            Event::Settled(_) if self.by_hand && self.phase == Phase::Drawing && self.before.is_none() => {
                self.before = Some(Box::new(self.clone()));
            }
            Event::Settled(_)
            | Event::RoundEnded { .. }
            | Event::BankDeclined { .. }
            | Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => {}
            Event::Left { player, .. }
                if self.before.as_ref().is_some_and(|b| b.has_money_in_play(*player)) =>
            {
                self.before = None;
            }
            Event::CutCardCame
            | Event::Joined { .. }
            | Event::ChipsAdded { .. }
            | Event::Left { .. }
            | Event::Ruled {
                ruling:
                    Ruling::Foul { .. }
                    | Ruling::RemovedWager { .. }
                    | Ruling::Wager { .. }
                    | Ruling::TwoCircles { .. }
                    | Ruling::PlayOn
                    | Ruling::NoLook,
                ..
            } => {
                if let Some(before) = &mut self.before {
                    before.apply(event);
                }
            }
            _ => self.before = None,
        }
    }

    /// The round stands as it did before it was settled.
    pub(crate) fn reverse(&mut self) {
        let edition = self.edition;
        *self = *self.before.take().expect("a settlement that is reversed was made");
        self.edition = edition;
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_hand::{ANN, BEN, dealt};
    use super::super::{Awaits, Command, Event, Fate, Move, Ruling, Table, Target, Task, WagerKind};
    use crate::PlayerId;
    use chips::Money;

    const CAT: PlayerId = PlayerId(3);

    /// Ann stands on nineteen against Ben's bank, which shows a seven and a nine and draws: everything is about to be paid.
    fn drawn(last: &str) -> (Table, Vec<Event>) {
        let (mut table, mut log) = dealt(["Tc", "7s", "9d"]);
        let mut go = |command| table.execute(&command, &mut log).unwrap();
        go(Command::Act { player: ANN, seat: 1, hand: 1, action: Move::Stand });
        go(Command::ShowHole("9h".parse().unwrap()));
        go(Command::Card(last.parse().unwrap()));
        (table, log)
    }

    fn reverse() -> Command {
        let ruling = Ruling::Reverse { over: false };
        Command::Floor { author: "Frank".into(), reason: "the last card was a five".into(), ruling }
    }

    fn stacks(table: &Table) -> Vec<Money> {
        table.people().iter().map(|p| p.stack).collect()
    }

    #[test]
    fn a_settlement_is_reversed_the_card_named_again_and_the_round_settled_anew_room_17() {
        let (mut table, mut log) = drawn("Kd");
        let (stood, chips) = (table.clone(), table.total_chips());
        table.execute(&Command::PayOff, &mut log).unwrap();
        assert_eq!(table.rounds(), 1);
        let paid = stacks(&table);
        assert!(table.is_reversible());
        table.execute(&reverse(), &mut log).unwrap();
        assert!(matches!(log.last(), Some(Event::Ruled { ruling: Ruling::Reverse { over: true }, .. })));
        assert_eq!((table.rounds(), table.total_chips()), (0, chips));
        assert_eq!(table, stood, "as if nothing had been paid");
        let again = Command::NameAgain { was: "Kd".parse().unwrap(), card: "5d".parse().unwrap() };
        table.execute(&again, &mut log).unwrap();
        table.execute(&Command::PayOff, &mut log).unwrap();
        assert_eq!((table.rounds(), table.total_chips()), (1, chips));
        assert_ne!(stacks(&table), paid, "the bank has twenty-one");
        let mut replayed = drawn("Kd").0;
        let from = drawn("Kd").1.len();
        log[from..].iter().for_each(|event| replayed.apply(event));
        assert_eq!(replayed, table);
    }

    #[test]
    fn who_comes_and_brings_chips_in_between_keeps_them_and_who_leaves_ends_it_room_17() {
        let (mut table, mut log) = drawn("Kd");
        let mut go = |table: &mut Table, command| table.execute(&command, &mut log).unwrap();
        go(&mut table, Command::PayOff);
        let cat = Money::dollars(80);
        go(&mut table, Command::Join { player: CAT, seat: Some(6), chips: cat, third_party: false });
        go(&mut table, Command::AddChips { player: ANN, amount: Money::dollars(7) });
        let chips = table.total_chips();
        go(&mut table, reverse());
        assert_eq!((table.total_chips(), table.person(CAT).unwrap().stack), (chips, cat));
        assert_eq!(table.awaits(), Awaits::Dealer { task: Task::PayOff });
        go(&mut table, Command::PayOff);
        go(&mut table, Command::Leave { player: CAT });
        assert!(table.is_reversible(), "Cat had nothing in it");
        go(&mut table, Command::Leave { player: ANN });
        assert_eq!(table.decide(&reverse()).unwrap_err().clause.id(), "ROOM-17");
    }

    #[test]
    fn it_is_too_late_when_the_next_round_has_begun_and_rulings_outlast_it_room_17() {
        let (mut table, mut log) = drawn("Kd");
        assert!(table.decide(&reverse()).is_err(), "nothing is settled");
        table.execute(&Command::PayOff, &mut log).unwrap();
        table.execute(&reverse(), &mut log).unwrap();
        assert!(table.decide(&reverse()).is_err(), "once is enough");
        let ruling =
            Ruling::Wager { seat: 1, hand: 1, wager: WagerKind::Base, player: None, fate: Fate::Return };
        let author = String::from("Frank");
        let reason = String::from("the cards were disturbed");
        table.execute(&Command::Floor { author, reason, ruling }, &mut log).unwrap();
        table.execute(&Command::PayOff, &mut log).unwrap();
        table.execute(&reverse(), &mut log).unwrap();
        table.execute(&Command::PayOff, &mut log).unwrap();
        let paid =
            log.iter().rev().find_map(|e| if let Event::Settled(line) = e { Some(line.paid) } else { None });
        assert_eq!(paid, Some(Money::ZERO), "the ruling stands");
        table
            .execute(&Command::TakeBank { player: BEN, wager: Money::dollars(60), seat: None }, &mut log)
            .unwrap();
        assert!(table.decide(&reverse()).is_err(), "the next round has begun");
        assert_eq!(table.cards_at(Target::Bank).unwrap().len(), 0);
    }

    #[test]
    fn the_virtual_dealers_settlements_are_not_reversed_room_17() {
        let (table, _) = drawn("Kd");
        let mut table = Table { by_hand: false, ..table };
        table.execute(&Command::Card("2d".parse().unwrap()), &mut Vec::new()).unwrap_err();
        assert!(!table.is_reversible());
    }
}

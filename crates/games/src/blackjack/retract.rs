//! A move that was entered wrongly is taken back, where a person deals, for as long as nothing has come of it (ROOM-17).

use super::command::{Move, Ruling};
use super::event::Event;
use super::table::{Hand, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{PlayerId, Refusal, Seat};
use chips::Money;
use serde::{Deserialize, Serialize};
use voice::say;

/// The move that was made last, as long as it can be taken back.
///
/// ```
/// use games::blackjack::{LastMove, Move};
///
/// let said = r#"{ "player": 1, "seat": 4, "hand": 1, "action": "hit", "amount": 0 }"#;
/// let last: LastMove = serde_json::from_str(said).unwrap();
/// assert_eq!(last.action, Some(Move::Hit));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackLastMove"))]
pub struct LastMove {
    /// Whose it was.
    pub player: PlayerId,
    /// In which circle.
    pub seat: Seat,
    /// Of which hand; none for an answer to the offer of insurance.
    pub hand: Option<u8>,
    /// What was done; none for an answer to the offer of insurance.
    pub action: Option<Move>,
    /// What was put out for it, and goes back.
    pub amount: Money,
}

impl Table {
    /// The move that can be taken back.
    pub fn last_move(&self) -> Option<LastMove> {
        self.moved.as_ref().map(|kept| kept.0)
    }

    pub(crate) fn retract(&self, seat: Seat, hand: Option<u8>) -> Result<Event, Refusal> {
        match self.last_move().filter(|last| (last.seat, last.hand) == (seat, hand)) {
            Some(last) => Ok(Event::Retracted(last)),
            None => refuse(Clause::Room17, say!("bj-no-move-to-take-back", seat: seat)),
        }
    }

    /// Keeps how the table stood before a move, where a person deals, before an event is applied. Who comes and goes beside the
    /// round changes nothing of it; with the next card, answer or chip it is too late.
    pub(crate) fn keep_last_move(&mut self, event: &Event) {
        let made = match *event {
            Event::Acted { player, seat, hand, action } => {
                let amount = match action {
                    Move::Double(amount) => amount,
                    Move::Split => self.split_wager(seat, hand),
                    Move::Hit | Move::Stand | Move::Surrender => Money::ZERO,
                };
                LastMove { player, seat, hand: Some(hand), action: Some(action), amount }
            }
            Event::InsuranceAnswered { player, seat, amount } => {
                LastMove { player, seat, hand: None, action: None, amount }
            }
            Event::Joined { .. }
            | Event::ChipsAdded { .. }
            | Event::Left { .. }
            | Event::CutCardCame
            | Event::Ruled { ruling: Ruling::TwoCircles { .. } | Ruling::PlayOn, .. } => {
                if let Some(kept) = &mut self.moved {
                    kept.1.apply(event);
                }
                return;
            }
            Event::Retracted(_) => return,
            _ => {
                self.moved = None;
                return;
            }
        };
        self.moved = None;
        if self.by_hand {
            self.moved = Some(Box::new((made, self.clone())));
        }
    }

    fn split_wager(&self, seat: Seat, hand: u8) -> Money {
        let hands: &[Hand] = &self.circle(seat).hands;
        hands.get(usize::from(hand) - 1).map_or(Money::ZERO, |hand| hand.wager)
    }

    /// The table stands as it did before the move.
    pub(crate) fn retracted(&mut self) {
        let edition = self.edition;
        *self = self.moved.take().expect("a move that is taken back was made").1;
        self.edition = edition;
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_hand::{ANN, dealt};
    use super::super::{Awaits, Command, Event, Move, Table, Task};
    use crate::PlayerId;
    use chips::Money;

    const CAT: PlayerId = PlayerId(3);

    /// Ann has a pair of eights against Ben's bank.
    fn asked() -> (Table, Vec<Event>) {
        dealt(["8c", "7s", "8d"])
    }

    fn act(action: Move) -> Command {
        Command::Act { player: ANN, seat: 1, hand: 1, action }
    }

    const RETRACT: Command = Command::Retract { seat: 1, hand: Some(1) };

    #[test]
    fn every_move_is_taken_back_as_if_it_had_not_been_made_and_replays_so_room_17() {
        for action in [Move::Hit, Move::Stand, Move::Split, Move::Double(Money::dollars(50)), Move::Surrender]
        {
            let (mut table, mut log) = asked();
            let stood = table.clone();
            if !matches!(table.awaits(), Awaits::Action { moves, .. } if moves.allows(action, table.rules().chip))
            {
                continue;
            }
            table.execute(&act(action), &mut log).unwrap();
            assert_eq!(table.last_move().map(|last| last.action), Some(Some(action)));
            table.execute(&RETRACT, &mut log).unwrap();
            assert_eq!(table, stood, "{action:?}");
            assert!(table.decide(&RETRACT).is_err(), "once is enough");
            table.execute(&act(Move::Hit), &mut log).unwrap();
            let mut replayed = asked().0;
            log[asked().1.len()..].iter().for_each(|event| replayed.apply(event));
            assert_eq!(replayed, table);
        }
    }

    #[test]
    fn with_the_next_card_it_is_too_late_and_who_comes_in_between_stays_room_17() {
        let (mut table, mut log) = asked();
        assert_eq!(table.decide(&RETRACT).unwrap_err().clause.id(), "ROOM-17");
        let mut go = |table: &mut Table, command| table.execute(&command, &mut log).unwrap();
        go(&mut table, act(Move::Stand));
        assert_eq!(table.awaits(), Awaits::Dealer { task: Task::ShowHole });
        let chips = Money::dollars(80);
        go(&mut table, Command::Join { player: CAT, seat: Some(6), chips, third_party: false });
        let other = Command::Retract { seat: 2, hand: Some(1) };
        assert!(table.decide(&other).is_err(), "what is taken back is named");
        go(&mut table, RETRACT);
        assert_eq!(table.person(CAT).unwrap().stack, chips);
        go(&mut table, act(Move::Hit));
        go(&mut table, Command::Card("2c".parse().unwrap()));
        assert!(table.decide(&RETRACT).is_err(), "a card came of it");
    }

    #[test]
    fn the_virtual_dealers_table_takes_no_move_back_room_17() {
        let (table, mut log) = asked();
        let mut table = Table { by_hand: false, ..table };
        table.execute(&act(Move::Stand), &mut log).unwrap();
        assert!(table.decide(&RETRACT).is_err());
    }
}

//! A move that was entered wrongly is taken back, where a person deals, for as long as nothing has come of it (ROOM-17).

use super::command::{Ruling, Seat, refuse};
use super::event::Event;
use super::hand::Hand;
use crate::clauses::Clause;
use voice::{Place, say};

impl Hand {
    /// Whose check, call, bet, raise or fold can be taken back.
    pub fn last_mover(&self) -> Option<Seat> {
        self.moved.filter(|_| !self.is_over())
    }

    pub(super) fn rule_retract(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if self.last_mover() != Some(seat) {
            return refuse(Clause::Room17, say!("poker-no-move-to-take-back", who: Place(seat)));
        }
        let dropped = self.drop - self.before.as_ref().map_or(self.drop, |before| before.drop);
        out.push(Event::Retracted { seat, dropped });
        Ok(())
    }

    /// Whose move was the last, before an event is applied: until the next move or card. What follows by itself, as when the
    /// betting is complete, goes back with it.
    pub(super) fn keep_mover(&mut self, event: &Event) {
        match event {
            Event::Called { seat, .. } | Event::Raised { seat, .. } | Event::Folded { seat }
                if self.keeps =>
            {
                self.moved = Some(*seat);
            }
            Event::StreetBegun { .. }
            | Event::RoundOpened { .. }
            | Event::RoundClosed { .. }
            | Event::Dropped { .. }
            | Event::Counted { .. }
            | Event::ClearingBegun
            | Event::ShowdownBegun => {}
            _ => self.moved = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Command, Entry, Event, Hand, HouseGame, Turn};
    use chips::Money;

    /// Three people before the flop of hold'em at 3-6, the first to act next.
    fn dealt() -> (Hand, Vec<Event>) {
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
        let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
        let blinds = [rules.small_blind, rules.big_blind, Money::ZERO];
        let (mut hand, mut log) = (Hand::new(rules, &blinds.map(entry)).reversible(), Vec::new());
        hand.start(&mut log);
        let mut deck = cards::DECK.into_iter();
        while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
            hand.execute(&command, &mut log).unwrap();
        }
        assert!(matches!(hand.turn(), Turn::Bet { seat: 2, .. }));
        (hand, log)
    }

    fn same(a: &Hand, b: &Hand) {
        let kept = |hand: &Hand| format!("{:?}", Hand { before: None, moved: None, ..hand.clone() });
        assert_eq!(kept(a), kept(b));
    }

    #[test]
    fn a_fold_a_call_and_a_raise_are_taken_back_as_if_they_had_not_been_made_room_17() {
        let raise = Command::Raise { seat: 2, to: Money::dollars(6) };
        for command in [Command::Fold { seat: 2 }, Command::Call { seat: 2 }, raise] {
            let (mut hand, mut log) = dealt();
            let stood = hand.clone();
            hand.execute(&command, &mut log).unwrap();
            assert!(hand.decide(&Command::Retract { seat: 1 }).is_err(), "whose it is, is named");
            hand.execute(&Command::Retract { seat: 2 }, &mut log).unwrap();
            same(&hand, &stood);
            assert_eq!(hand.decide(&Command::Retract { seat: 2 }).unwrap_err().clause.id(), "ROOM-17");
            hand.execute(&Command::Call { seat: 2 }, &mut log).unwrap();
            let mut again = dealt().0;
            log[dealt().1.len()..].iter().for_each(|event| again.apply(event));
            same(&again, &hand);
        }
    }

    #[test]
    fn the_move_that_completes_the_betting_goes_back_with_all_that_follows_until_a_card_comes_room_17() {
        let (mut hand, mut log) = dealt();
        for command in [Command::Call { seat: 2 }, Command::Call { seat: 0 }] {
            hand.execute(&command, &mut log).unwrap();
        }
        let stood = hand.clone();
        hand.execute(&Command::Call { seat: 1 }, &mut log).unwrap();
        assert!(matches!(hand.turn(), Turn::Dealer { .. }), "the flop is next");
        hand.execute(&Command::Retract { seat: 1 }, &mut log).unwrap();
        same(&hand, &stood);
        hand.execute(&Command::Call { seat: 1 }, &mut log).unwrap();
        hand.execute(&Command::Burn { card: None }, &mut log).unwrap();
        assert!(hand.decide(&Command::Retract { seat: 1 }).is_err(), "a card was burned");
    }

    #[test]
    fn a_hand_that_is_over_is_the_floors_room_17() {
        let (mut hand, mut log) = dealt();
        for seat in [2, 0] {
            hand.execute(&Command::Fold { seat }, &mut log).unwrap();
        }
        assert!(hand.is_over() && hand.decide(&Command::Retract { seat: 0 }).is_err());
        hand.decide(&Command::Reverse).unwrap();
    }
}

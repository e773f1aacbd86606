//! Real chips that are counted in the middle of a hand: what lies behind a player's bets may be other than the table took it to
//! be, which shows when they go all in (ROOM-16).

use super::command::{Ruling, Seat, refuse};
use super::event::Event;
use super::hand::Hand;
use super::table::check_counted;
use crate::clauses::Clause;
use chips::Money;
use voice::say;

impl Hand {
    /// Who is all in has nothing behind to be counted, and nobody is counted all in: that is a move.
    pub(super) fn rule_count(&self, seat: Seat, chips: Money, out: &mut Vec<Event>) -> Ruling {
        let Some(player) = self.players.get(usize::from(seat)).filter(|_| !self.is_over()) else {
            return refuse(Clause::Room16, say!("poker-no-hand-over"));
        };
        check_counted(chips)?;
        if player.is_in() && !(player.stack.is_positive() && chips.is_positive()) {
            return refuse(Clause::Room16, say!("poker-no-count-all-in"));
        }
        out.push(Event::Counted { seat, chips, by: chips - player.stack });
        Ok(())
    }

    /// They came with so much more or less. How the hand stood before the last move is counted anew too, so that a move can be taken
    /// back; where more had been bet then than there was, or whoever gave up since would be all in, nothing goes back to it.
    pub(super) fn apply_count(&mut self, seat: Seat, by: Money) {
        let short = |before: &Hand| {
            let (player, behind) = (before.player(seat), before.player(seat).stack + by);
            behind < Money::ZERO || behind.is_zero() && player.is_in() && !player.stack.is_zero()
        };
        if self.before.as_deref().is_some_and(short) {
            (self.before, self.moved) = (None, None);
        }
        if let Some(before) = &mut self.before {
            before.apply_count(seat, by);
        }
        let player = self.player_mut(seat);
        player.entry.stack += by;
        player.stack += by;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Command, Entry, HouseGame, Table, TableCommand, TableEvent};
    use super::*;
    use crate::PlayerId;

    fn hand() -> (Hand, Vec<Event>) {
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-200").unwrap();
        let entry = |blind| Entry { stack: Money::dollars(200), blind, in_turn: true, ..Entry::default() };
        let blinds = [rules.small_blind, rules.big_blind, Money::ZERO];
        let (mut hand, mut log) = (Hand::new(rules, &blinds.map(entry)).reversible(), Vec::new());
        hand.start(&mut log);
        let mut deck = cards::DECK.into_iter();
        while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
            hand.execute(&command, &mut log).unwrap();
        }
        (hand, log)
    }

    #[test]
    fn who_goes_all_in_has_what_was_counted_and_a_move_before_it_still_goes_back_room_16() {
        let (mut hand, mut log) = hand();
        let count = |seat, chips| Command::Count { seat, chips: Money::dollars(chips) };
        hand.execute(&Command::Raise { seat: 2, to: Money::dollars(200) }, &mut log).unwrap();
        assert_eq!(hand.decide(&count(2, 187)).unwrap_err().clause.id(), "ROOM-16", "it is all in");
        hand.execute(&Command::Retract { seat: 2 }, &mut log).unwrap();
        hand.execute(&count(2, 187), &mut log).unwrap();
        assert!(hand.decide(&Command::Raise { seat: 2, to: Money::dollars(200) }).is_err());
        hand.execute(&Command::Raise { seat: 2, to: Money::dollars(187) }, &mut log).unwrap();
        assert!(hand.player(2).stack.is_zero());
        // A count of somebody else leaves the move to be taken back, and stays counted.
        hand.execute(&count(0, 150), &mut log).unwrap();
        hand.execute(&Command::Retract { seat: 2 }, &mut log).unwrap();
        assert_eq!((hand.player(2).stack, hand.player(0).stack), (Money::dollars(187), Money::dollars(150)));
        assert!(hand.decide(&count(0, 0)).is_err(), "nobody is counted all in");
    }

    #[test]
    fn a_bet_that_was_more_than_there_is_does_not_come_back_room_16() {
        let (mut hand, mut log) = hand();
        hand.execute(&Command::Count { seat: 1, chips: Money::dollars(48) }, &mut log).unwrap();
        hand.execute(&Command::Raise { seat: 2, to: Money::dollars(200) }, &mut log).unwrap();
        hand.execute(&Command::Fold { seat: 0 }, &mut log).unwrap();
        hand.execute(&Command::Call { seat: 1 }, &mut log).unwrap();
        assert_eq!(hand.last_mover(), Some(1));
        let behind = hand.player(2).stack;
        assert!(behind.is_positive(), "what nobody called went back");
        hand.execute(&Command::Count { seat: 2, chips: behind - Money::dollars(13) }, &mut log).unwrap();
        assert_eq!(hand.last_mover(), None);
        assert!(hand.decide(&Command::Retract { seat: 1 }).is_err());
    }

    #[test]
    fn who_folded_and_has_nothing_behind_does_not_come_back_all_in_room_16() {
        let (mut hand, mut log) = hand();
        hand.execute(&Command::Fold { seat: 2 }, &mut log).unwrap();
        assert_eq!(hand.last_mover(), Some(2));
        hand.execute(&Command::Count { seat: 2, chips: Money::ZERO }, &mut log).unwrap();
        assert_eq!(hand.last_mover(), None);
        assert!(hand.decide(&Command::Retract { seat: 2 }).is_err(), "nobody is counted all in");
    }

    #[test]
    fn a_table_keeps_its_chips_through_a_count_a_settlement_and_its_reversal_room_16() {
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-200").unwrap();
        let (mut table, mut log) = (Table::open(rules, 9).dealt_by_hand(), Vec::new());
        let mut go = |table: &mut Table, command| table.execute(&command, &mut log).unwrap();
        for seat in [1, 2] {
            let (player, chips) = (PlayerId(seat.into()), Money::dollars(200));
            go(&mut table, TableCommand::Join { player, seat, chips });
        }
        go(&mut table, TableCommand::Begin { out: vec![] });
        let mut deck = cards::DECK.into_iter();
        while let Some(command) = table.on().unwrap().hand().dealer_move(|| deck.next().unwrap()) {
            go(&mut table, TableCommand::Hand { command });
        }
        let seat = table.on().unwrap().hand().round().actor.unwrap();
        let player = table.on().unwrap().players()[usize::from(seat)];
        let chips = table.chips(player) - Money::dollars(13);
        go(&mut table, TableCommand::Count { player, chips });
        let all = Money::dollars(387);
        assert_eq!((table.chips(player), table.total_chips()), (chips, all));
        go(&mut table, TableCommand::Hand { command: Command::Fold { seat } });
        assert!(table.on().is_none() && table.total_chips() == all);
        go(&mut table, TableCommand::Hand { command: Command::Reverse });
        assert_eq!((table.chips(player), table.total_chips()), (chips, all));
        go(&mut table, TableCommand::Hand { command: Command::Void });
        assert_eq!((table.chips(player), table.total_chips()), (Money::dollars(187), all));
        let mut again = Table::open(rules, 9).dealt_by_hand();
        for event in &log {
            again.apply(event);
            let whole = table_bought(&log, event);
            assert!(
                whole.is_none_or(|chips| again.total_chips() == chips),
                "any prefix of the log is a table"
            );
        }
        assert_eq!(format!("{again:?}"), format!("{table:?}"));
    }

    /// What is at the table after the count.
    fn table_bought(log: &[TableEvent], event: &TableEvent) -> Option<Money> {
        let counted = log.iter().position(|e| matches!(e, TableEvent::Hand(Event::Counted { .. })))?;
        let at = log.iter().position(|e| std::ptr::eq(e, event))?;
        (at >= counted).then_some(Money::dollars(387))
    }
}

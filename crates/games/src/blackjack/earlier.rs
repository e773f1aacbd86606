//! A round that is played out and not paid: any card that was named wrongly is named again, if everything would have been
//! played as it was (FLOOR-1, ROOM-17).

use super::awaits::{Awaits, Task};
use super::chart::{Moves, bank_draws};
use super::event::Target;
use super::table::{Hand, HandState, Phase, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Refusal, Seat};
use cards::{Card, Rank};
use voice::say;

impl Table {
    /// Has a person dealt everything, and is nothing paid?
    pub(crate) fn is_played_out(&self) -> bool {
        let paying = Awaits::Dealer { task: Task::PayOff };
        self.by_hand && self.phase == Phase::Drawing && self.awaits() == paying
    }

    /// All open cards, the player-dealer's last.
    pub(crate) fn played_out(&self) -> Vec<(Target, u8, Card)> {
        let hands = self.deal_order().into_iter().flat_map(|seat| {
            let hands = 1..=self.circle(seat).hands.len() as u8;
            hands.map(move |hand| Target::Hand { seat, hand })
        });
        let lying =
            |at| self.cards_at(at).into_iter().flatten().zip(1..).map(move |(card, n)| (at, n, *card));
        hands.chain([Target::Bank]).flat_map(lying).collect()
    }

    /// Would everything have been done as it was, had this card been named there? Else the round is dealt wrongly by it.
    pub(crate) fn check_played(&self, at: Target, nth: u8, card: Card) -> Result<(), Refusal> {
        let mut table = self.clone();
        table.correct(at, nth, card);
        let alike = match at {
            Target::Hand { seat, hand } => {
                let i = usize::from(hand) - 1;
                let (was, is) = (&self.circle(seat).hands[i], &table.circle(seat).hands[i]);
                table.hand_was_played(seat, was, is)
            }
            Target::Bank | Target::Hole => self.bank_looked_the_same(&table),
        };
        if alike && table.bank_drew() {
            return Ok(());
        }
        refuse(Clause::Room17, say!("bj-no-played-otherwise", card: card))
    }

    /// Were the cards of a hand asked for as the chart allows, with those that lie there now?
    fn hand_was_played(&self, seat: Seat, was: &Hand, is: &Hand) -> bool {
        let rank = |hand: &Hand| hand.cards.first().and_then(|card| card.rank());
        let (Some(first), Some(now)) = (rank(was), rank(is)) else { return false };
        // A split needs its pair.
        if is.from_split && !self.rules.is_pair(first, now) {
            return false;
        }
        (2..is.cards.len()).all(|n| self.drew_after(seat, is, n)) && self.hand_ended(seat, is)
    }

    /// The hand as it was asked when it had so many cards.
    fn asked_with(&self, seat: Seat, hand: &Hand, cards: usize) -> Moves {
        let cards = hand.cards[..cards].iter().copied().collect();
        self.moves(seat, &Hand { cards, state: HandState::Open, ruling: None, ..hand.clone() })
    }

    /// May the next card have been asked for?
    fn drew_after(&self, seat: Seat, hand: &Hand, cards: usize) -> bool {
        if hand.state == HandState::Doubled && cards + 1 == hand.cards.len() {
            let total = self.rules.count(&hand.cards[..cards], !hand.from_split);
            return !total.natural && self.rules.doubles(total, cards, hand.from_split);
        }
        self.asked_with(seat, hand, cards).hit
    }

    /// May the hand have ended there?
    fn hand_ended(&self, seat: Seat, hand: &Hand) -> bool {
        let moves = self.asked_with(seat, hand, hand.cards.len());
        let natural = self.bank.as_ref().is_some_and(|bank| bank.total(&self.rules).natural);
        match hand.state {
            // A natural that was looked for ends the round before anybody is asked (RND-7).
            HandState::Open if natural && self.peeks() => true,
            // Nobody asked whoever had nothing to decide, nor whom the floor had ruled on.
            HandState::Open => !moves.is_asked() || hand.ruling.is_some(),
            HandState::Stood => moves.stand || hand.ruling.is_some(),
            HandState::Doubled => true,
            HandState::Surrendered => moves.surrender,
        }
    }

    /// Insurance and the look at the hole card go by the player-dealer's first two cards.
    fn bank_looked_the_same(&self, now: &Table) -> bool {
        let seen = |table: &Table| {
            let bank = table.bank.as_ref()?;
            let ace = bank.cards.first()?.rank()? == Rank::Ace;
            let looked = ace || table.peeks();
            let natural = table.rules.count(&bank.cards[..bank.cards.len().min(2)], true).natural;
            Some((ace, table.peeks(), looked && natural))
        };
        seen(self) == seen(now)
    }

    /// Were all the cards that the player-dealer drew to be drawn?
    fn bank_drew(&self) -> bool {
        let Some(bank) = &self.bank else { return false };
        let draws = |n: usize| {
            let total = self.rules.count(&bank.cards[..n], true);
            !total.natural && bank_draws(&self.rules, total)
        };
        bank.cards.len() <= 2 || (self.bank_completes() && (2..bank.cards.len()).all(draws))
    }
}

#[cfg(test)]
mod tests {
    use super::super::by_hand::{ANN, dealt};
    use super::super::{Command, Event, Move, Ruling, Table, Target};
    use chips::Money;

    const HAND: Target = Target::Hand { seat: 1, hand: 1 };

    /// Ann plays these cards against Ben's bank, which shows its hole card and draws: everything is about to be paid.
    fn played(cards: [&str; 3], moves: &[(Move, Option<&str>)], bank: &[&str]) -> (Table, Vec<Event>) {
        let (mut table, mut log) = dealt(cards);
        let mut go = |command| table.execute(&command, &mut log).unwrap();
        for (action, card) in moves {
            go(Command::Act { player: ANN, seat: 1, hand: 1, action: *action });
            card.iter().for_each(|card| go(Command::Card(card.parse().unwrap())));
        }
        go(Command::ShowHole(bank[0].parse().unwrap()));
        bank[1..].iter().for_each(|card| go(Command::Card(card.parse().unwrap())));
        assert!(table.is_played_out());
        (table, log)
    }

    fn correct(at: Target, nth: u8, card: &str) -> Command {
        let ruling = Ruling::Correct { at, nth, card: card.parse().unwrap() };
        Command::Floor { author: "Flo".into(), reason: "it lies there".into(), ruling }
    }

    /// Ann has twelve, hits a six and stands on eighteen; the bank has a seven and a nine and draws a deuce.
    fn eighteen() -> (Table, Vec<Event>) {
        played(["Tc", "7s", "2d"], &[(Move::Hit, Some("6h")), (Move::Stand, None)], &["9h", "2c"])
    }

    #[test]
    fn after_a_reversal_an_earlier_card_is_corrected_and_paid_by_room_17() {
        let (mut table, mut log) = eighteen();
        table.execute(&Command::PayOff, &mut log).unwrap();
        assert!(table.decide(&correct(HAND, 2, "3d")).is_err(), "it is paid");
        let paid = |table: &Table| table.person(ANN).unwrap().stack;
        let tied = paid(&table);
        let ruling = Ruling::Reverse { over: false };
        let reverse = Command::Floor { author: "Flo".into(), reason: "it was a trey".into(), ruling };
        table.execute(&reverse, &mut log).unwrap();
        table.execute(&correct(HAND, 2, "3d"), &mut log).unwrap();
        table.execute(&Command::PayOff, &mut log).unwrap();
        assert_eq!(paid(&table), tied + Money::dollars(50), "nineteen beats eighteen");
        let (mut replayed, before) = eighteen();
        log[before.len()..].iter().for_each(|event| replayed.apply(event));
        assert_eq!(replayed, table);
    }

    #[test]
    fn every_card_is_corrected_as_long_as_all_would_have_been_played_so_room_17() {
        let (table, _) = eighteen();
        let told: Vec<_> = table.correctable().iter().map(|(_, _, card)| card.to_string()).collect();
        assert_eq!(told, ["Tc", "2d", "6h", "7s", "9h", "2c"]);
        let says = |at, nth, card| table.decide(&correct(at, nth, card)).map_err(|no| no.clause.id());
        assert!(says(HAND, 1, "9c").is_ok(), "eleven is hit too, and seventeen may stand");
        assert_eq!(says(HAND, 1, "2c").unwrap_err(), "ROOM-17", "ten does not stand");
        assert_eq!(says(HAND, 2, "9d").unwrap_err(), "ROOM-17", "nineteen is not hit");
        assert!(says(HAND, 3, "Kd").is_ok(), "who is over is asked nothing");
        assert!(says(Target::Bank, 1, "6s").is_ok(), "fifteen draws as well");
        assert_eq!(says(Target::Bank, 1, "8s").unwrap_err(), "ROOM-17", "seventeen does not draw");
        assert_eq!(says(Target::Bank, 1, "As").unwrap_err(), "ROOM-17", "insurance would have been offered");
        assert!(says(Target::Bank, 2, "8h").is_ok());
        assert!(says(Target::Bank, 3, "Kc").is_ok());
    }
}

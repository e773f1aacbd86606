//! A shuffler that never ends (D26): where a person deals real cards, those of a round go back into it, and all decks are in it when
//! the next round begins.

use super::table::Table;

impl Table {
    /// The same table with a continuous shuffler: nothing runs out between rounds, and there is no cut card.
    pub fn with_continuous_shuffler(self) -> Table {
        Table { continuous: true, ..self }
    }

    /// The round is over: its cards are put back.
    pub(crate) fn put_back(&mut self) {
        self.shoe.left = self.shoe.size();
        self.shoe.shuffle_due = false;
        self.out = [0; 52];
    }
}

#[cfg(test)]
mod tests {
    use crate::blackjack::{Awaits, Command, Event, Ruling, Task};
    use crate::rulebook::Houses;
    use crate::{Clause, PlayerId};
    use chips::Money;

    /// A shoe of one deck is shuffled before every round (D11); in a shuffler that never ends all cards are back, also those that
    /// were just dealt, and also when the round is void.
    #[test]
    fn the_cards_of_a_round_come_again_and_no_cut_card_comes_d26() {
        let book = Houses::shipped().load_changed("aviator/pure-21.5", &["usual_decks=1"]).unwrap();
        let mut table = book.open().dealt_by_hand().with_continuous_shuffler();
        let mut log = Vec::new();
        let (chips, third_party, buster) = (Money::dollars(2000), false, Money::ZERO);
        let mut go = |table: &mut super::Table, command: Command| table.execute(&command, &mut log);
        for seat in [2, 4] {
            let player = PlayerId(seat.into());
            go(&mut table, Command::Join { player, seat: Some(seat), chips, third_party }).unwrap();
        }
        assert_eq!(table.awaits(), Awaits::Dealer { task: Task::Shuffle }, "the decks go in once");
        go(&mut table, Command::Shuffle).unwrap();
        for round in 0..30 {
            // Whoever is asked takes the bank, and the other one bets.
            let banker = match table.awaits() {
                Awaits::BankOffer { player, .. } => player,
                _ => PlayerId(4),
            };
            let wager = Money::dollars(50);
            go(&mut table, Command::TakeBank { player: banker, wager, seat: None }).unwrap();
            let (seat, base) = (6 - banker.0 as u8, Money::dollars(10));
            let player = PlayerId(seat.into());
            go(&mut table, Command::Wager { player, seat, base, buster }).unwrap();
            go(&mut table, Command::CloseWagers).unwrap();
            assert_eq!(go(&mut table, Command::CutCard).unwrap_err().clause, Clause::D26);
            // The same cards in every round.
            for card in cards::parse_cards("As 9s Ks").unwrap() {
                go(&mut table, Command::Card(card)).unwrap();
            }
            let again = "As".parse().unwrap();
            assert_eq!(
                go(&mut table, Command::Card(again)).unwrap_err().clause,
                Clause::D23,
                "not in one round"
            );
            if round % 5 == 4 {
                let (author, reason) = ("Flo".to_string(), "a test".to_string());
                go(&mut table, Command::Floor { author, reason, ruling: Ruling::VoidRound }).unwrap();
            } else {
                go(&mut table, Command::HoleDown).unwrap();
                go(&mut table, Command::ShowHole("8h".parse().unwrap())).unwrap();
                go(&mut table, Command::PayOff).unwrap();
            }
            let shuffles = table.awaits() == (Awaits::Dealer { task: Task::Shuffle });
            assert!(!shuffles && table.shoe.left == 52, "{round}");
        }
        assert_eq!(log.iter().filter(|event| matches!(event, Event::Shuffled { .. })).count(), 1);
        assert_eq!(table.rounds(), 24);
    }
}

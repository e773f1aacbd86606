//! A shoe for full tables: cut card, discards, and what happens when it runs out in the middle of a round (D11).

use super::card;
use super::rng::Rng;
use super::round::Source;

/// A shoe with its discards.
pub struct Shoe {
    cards: [u8; 512],
    size: usize,
    at: usize,
    /// Where the round in play began: what lies before it are discards.
    round: usize,
    cut: usize,
    rng: Rng,
}

impl Shoe {
    /// A shoe that will be shuffled before the first round.
    pub fn new(decks: u8, rng: Rng) -> Shoe {
        let fresh = card::decks(decks);
        let size = fresh.len();
        let mut cards = [0; 512];
        cards[..size].copy_from_slice(&fresh);
        Shoe { cards, size, at: size, round: 0, cut: if decks <= 2 { 1 } else { size - 52 }, rng }
    }

    /// Before a round: shuffles if the cut card has come. Says whether it did.
    pub fn ready(&mut self) -> bool {
        let due = self.at >= self.cut;
        if due {
            self.rng.shuffle(&mut self.cards, self.size, self.size);
            self.at = 0;
        }
        self.round = self.at;
        due
    }

    /// The cards of the round in play, in the order in which they were dealt.
    pub fn dealt(&self) -> &[u8] {
        &self.cards[self.round..self.at]
    }
}

impl Source for Shoe {
    fn card(&mut self) -> u8 {
        if self.at == self.size {
            // The table's cards go to the front, the discards behind them are shuffled and dealt.
            self.cards[..self.size].rotate_left(self.round);
            let table = self.size - self.round;
            self.round = 0;
            self.at = table;
            let discards = self.size - table;
            assert!(discards > 0, "a round cannot need more cards than there are");
            for i in 0..discards {
                let j = i + (((self.rng.word() >> 32) * (discards - i) as u64) >> 32) as usize;
                self.cards.swap(table + i, table + j);
            }
        }
        let card = self.cards[self.at];
        self.at += 1;
        card
    }
}

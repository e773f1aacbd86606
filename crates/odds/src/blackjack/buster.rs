//! The Buster bet: with how many cards the player-dealer busts, and what a pay table is worth (BB-4).

use super::dealer::Dealer;
use super::shoe::{KINDS, Shoe};
use serde::Serialize;

/// The chances of the Buster bet.
///
/// ```
/// use odds::blackjack::{Buster, Shoe};
///
/// let buster = Buster::new(&Shoe::decks(6), false);
/// assert!(buster.bust.iter().sum::<f64>() < 0.3);
/// assert!(buster.ev([2, 2, 4, 15, 50, 250]) < 0.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Buster {
    /// A bust with 3, 4, 5, 6, 7, and 8 or more cards.
    pub bust: [f64; 6],
    /// The same given each up card, ace first.
    pub by_up: [[f64; 6]; KINDS],
}

impl Buster {
    /// The chances from this shoe.
    pub fn new(shoe: &Shoe, hits_soft_17: bool) -> Buster {
        let counts = shoe.counts();
        let size = f64::from(shoe.size());
        let all = Dealer::get(hits_soft_17).busts(&counts);
        let mut buster = Buster { bust: [0.0; 6], by_up: [[0.0; 6]; KINDS] };
        for (up, by_cards) in all.iter().enumerate() {
            for (cards, chance) in by_cards.iter().enumerate().filter(|c| c.0 >= 3) {
                let i = cards.min(8) - 3;
                buster.bust[i] += chance;
                if counts[up] > 0 {
                    buster.by_up[up][i] += chance * size / f64::from(counts[up]);
                }
            }
        }
        buster
    }

    /// What a unit on a pay table is worth.
    pub fn ev(&self, pays: [u32; 6]) -> f64 {
        worth(&self.bust, pays)
    }

    /// The same given the up card.
    pub fn ev_against(&self, up: usize, pays: [u32; 6]) -> f64 {
        worth(&self.by_up[up], pays)
    }

    /// The standard deviation of a unit.
    pub fn sd(&self, pays: [u32; 6]) -> f64 {
        let lost = 1.0 - self.bust.iter().sum::<f64>();
        let square: f64 =
            self.bust.iter().zip(pays).map(|(p, n)| p * f64::from(n).powi(2)).sum::<f64>() + lost;
        (square - self.ev(pays).powi(2)).sqrt()
    }
}

fn worth(bust: &[f64; 6], pays: [u32; 6]) -> f64 {
    bust.iter().zip(pays).map(|(p, n)| p * (f64::from(n) + 1.0)).sum::<f64>() - 1.0
}

//! "What should I do with this hand, and by how much?"

use super::analysis::Optimal;
use super::play::Move;
use super::shoe::TEN;
use games::blackjack::SplitTens;

/// A question.
pub struct Asked<'a> {
    /// The kinds of the hand's cards.
    pub kinds: &'a [usize],
    /// The kind of the up card.
    pub up: usize,
    /// Did the hand come of a split?
    pub after_split: bool,
    /// Are two cards of the same rank? Asked of ten-values.
    pub same_rank: bool,
}

/// The answer.
pub struct Told {
    /// Every allowed move with what it is worth per unit, given that the round goes on; the best first.
    pub moves: Vec<(Move, f64)>,
    /// The chance of a natural of the player-dealer.
    pub bank_natural: f64,
}

impl Optimal<'_> {
    /// Answers a question, or says why there is nothing to decide.
    pub fn ask(&self, asked: &Asked) -> Result<Told, String> {
        if asked.kinds.len() < 2 {
            return Err("a hand has at least two cards".into());
        }
        let id =
            self.env.hands.find(asked.kinds).ok_or("the hand is over: there is nothing to decide (D17)")?;
        let hand = self.env.hand(id);
        if hand.is_ace_ten() && !asked.after_split {
            return Err("a natural is not asked (D17)".into());
        }
        let cell = &self.play.cells[id as usize];
        let goes_on = self.env.goes_on(hand, asked.up);
        let mut moves = Vec::new();
        for m in [Move::Stand, Move::Hit, Move::Double, Move::Surrender] {
            let open = match m {
                Move::Double => !asked.after_split || self.env.rules.double_after_split,
                Move::Surrender => self.env.may_surrender(hand, asked.after_split),
                _ => true,
            };
            let worth = cell.worth[m as usize][asked.up];
            if open && worth > f64::NEG_INFINITY {
                moves.push((m, worth / goes_on));
            }
        }
        if let Some(pair) = hand.pair().filter(|_| !asked.after_split) {
            let tens = pair != TEN || asked.same_rank || self.env.rules.split_tens == SplitTens::SameValue;
            let worth = self.splits[pair][asked.up];
            if tens && worth > f64::NEG_INFINITY {
                moves.push((Move::Split, worth / goes_on));
            }
        }
        moves.sort_by(|x, y| y.1.total_cmp(&x.1));
        if moves.is_empty() {
            return Err("only one thing can be done with this hand (D17)".into());
        }
        Ok(Told { moves, bank_natural: self.env.natural(hand, asked.up) })
    }
}

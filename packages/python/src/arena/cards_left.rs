//! Cards that are still to come, drawn evenly one at a time: a shuffle that is made only as far as it is dealt.

use cards::Card;
use odds::sim::Rng;

/// A number drawn from `0..bound`.
pub fn below(rng: &mut Rng, bound: usize) -> usize {
    ((u128::from(rng.word()) * bound as u128) >> 64) as usize
}

/// Cards with those that were dealt in front.
#[derive(Clone)]
pub struct CardsLeft {
    cards: Vec<Card>,
    dealt: usize,
    /// So many come as they lie: they were dealt once before.
    script: usize,
}

impl CardsLeft {
    /// These cards, none of them dealt.
    pub fn new(cards: Vec<Card>) -> CardsLeft {
        CardsLeft { cards, dealt: 0, script: 0 }
    }

    /// All of them once more. Any order is as good as another before a shuffle.
    pub fn gather(&mut self) {
        (self.dealt, self.script) = (0, 0);
    }

    /// All of them once more, those that were dealt to come again as they did.
    pub fn again(&mut self) {
        (self.script, self.dealt) = (self.dealt, 0);
    }

    /// The next card.
    pub fn top(&mut self, rng: &mut Rng) -> Card {
        if self.dealt >= self.script {
            let drawn = self.dealt + below(rng, self.cards.len() - self.dealt);
            self.cards.swap(self.dealt, drawn);
        }
        self.dealt += 1;
        self.cards[self.dealt - 1]
    }

    /// Those that were dealt, in order.
    pub fn dealt(&self) -> &[Card] {
        &self.cards[..self.dealt]
    }

    /// The card dealt as the nth is drawn anew among itself and those that are still to come, as far as `may` allows.
    pub fn exchange(&mut self, nth: usize, rng: &mut Rng, may: impl Fn(Card) -> bool) {
        let left = self.cards.len() - self.dealt;
        loop {
            let drawn = below(rng, left + 1);
            let at = if drawn == left { nth } else { self.dealt + drawn };
            if may(self.cards[at]) {
                return self.cards.swap(nth, at);
            }
        }
    }
}

//! Fresh decks and shoes, in the order in which they come out of the box: clubs to spades, two to ace.

use crate::Card;

const fn in_order<const N: usize>() -> [Card; N] {
    let mut cards = [Card::JOKER; N];
    let mut i = 0;
    while i < N {
        cards[i] = match Card::from_index(i as u8) {
            Some(card) => card,
            None => panic!("a deck has at most 53 cards"),
        };
        i += 1;
    }
    cards
}

/// The 52 cards in index order.
pub const DECK: [Card; 52] = in_order();

/// The 53 cards of draw and lowball (DR-10), the joker last.
pub const DECK_WITH_JOKER: [Card; 53] = in_order();

/// The 36 cards of short-deck hold'em, six to ace (O-4).
pub const SHORT_DECK: [Card; 36] = {
    let mut cards = [Card::JOKER; 36];
    let mut i = 0;
    while i < 36 {
        cards[i] = DECK[16 + i];
        i += 1;
    }
    cards
};

/// An unshuffled shoe of so many decks, one deck after the other.
pub fn shoe(decks: u8) -> Vec<Card> {
    DECK.iter().copied().cycle().take(52 * usize::from(decks)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shoe_has_every_card_once_per_deck() {
        let shoe = shoe(8);
        for card in DECK {
            assert_eq!(shoe.iter().filter(|c| **c == card).count(), 8);
        }
        assert!(DECK_WITH_JOKER[52].is_joker() && !shoe.contains(&Card::JOKER));
    }
}

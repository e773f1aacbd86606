//! A card in one byte, the way the simulator likes it: kind in the low four bits, suit above, rank of a ten-value on top.

use cards::{Card, Rank, Suit};

/// The kind of a card: 0 for an ace to 9 for a ten-value.
#[inline(always)]
pub const fn kind(card: u8) -> usize {
    (card & 15) as usize
}

/// The suit's number.
pub const fn suit(card: u8) -> u8 {
    (card >> 4) & 3
}

/// So many decks in order.
pub fn decks(many: u8) -> Vec<u8> {
    let mut shoe = Vec::with_capacity(52 * many as usize);
    for _ in 0..many {
        for rank in Rank::ALL {
            for suit in Suit::ALL {
                shoe.push(byte(rank, suit));
            }
        }
    }
    shoe
}

/// The cards of a shoe in order.
pub fn of_shoe(shoe: &crate::blackjack::Shoe) -> Vec<u8> {
    let mut cards = Vec::new();
    for rank in Rank::ALL {
        for suit in Suit::ALL {
            cards.extend(std::iter::repeat_n(byte(rank, suit), usize::from(shoe.of_card(rank, suit))));
        }
    }
    cards
}

fn byte(rank: Rank, suit: Suit) -> u8 {
    let ten = if rank.is_ten_value() { rank as u8 - Rank::Ten as u8 } else { 0 };
    crate::blackjack::kind(rank) as u8 | (suit as u8) << 4 | ten << 6
}

/// The card that a byte stands for.
pub fn card(byte: u8) -> Card {
    let rank = match kind(byte) {
        0 => Rank::Ace,
        9 => Rank::ALL[Rank::Ten as usize + (byte >> 6) as usize],
        k => Rank::ALL[k - 1],
    };
    Card::new(rank, Suit::ALL[suit(byte) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_cards_are_the_same_thing() {
        let deck = decks(1);
        assert_eq!(deck.len(), 52);
        for rank in Rank::ALL {
            for s in Suit::ALL {
                assert_eq!(card(byte(rank, s)), Card::new(rank, s));
            }
        }
    }
}

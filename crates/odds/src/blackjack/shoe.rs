//! What is left in the shoe, by rank and suit, as the player sees it before a round.
//!
//! The analysis works on ten kinds of cards: the ace is kind 0, a two kind 1, and so on; all ten-values are
//! kind 9. Ranks of ten-values matter only where they must match to be split, and suits only for a house where
//! 7-8-9 of one suit pushes.

use cards::{Card, Rank, Suit};
use serde::Serialize;
use voice::{Telling, say};

/// The ten kinds of cards that differ in value.
pub const KINDS: usize = 10;
/// The ace's kind.
pub const ACE: usize = 0;
/// The ten-values' kind.
pub const TEN: usize = 9;

/// How many cards of each kind.
pub type Counts = [u16; KINDS];

/// The kind of a rank.
pub const fn kind(rank: Rank) -> usize {
    match rank {
        Rank::Ace => ACE,
        Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => TEN,
        other => other as usize + 1,
    }
}

/// A rank of a kind; the ten for the ten-values.
pub const fn rank_of(kind: usize) -> Rank {
    match kind {
        ACE => Rank::Ace,
        other => Rank::ALL[other - 1],
    }
}

/// How a kind is written in charts: `A 2 3 … 9 T`.
pub const fn kind_letter(kind: usize) -> char {
    b"A23456789T"[kind] as char
}

/// The cards of a shoe, counted.
///
/// ```
/// use odds::blackjack::Shoe;
///
/// let mut shoe = Shoe::decks(6);
/// shoe.remove("As".parse().unwrap()).unwrap();
/// assert_eq!((shoe.size(), shoe.of_rank(cards::Rank::Ace)), (311, 23));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shoe {
    cards: [[u16; 4]; 13],
}

/// Fewer cards are no shoe. A single hand against the player-dealer seldom uses more than a dozen; no exact figure is
/// wrong with fewer, but rounds that run out of cards would have to be told how they go on (D11).
pub const FEWEST: u32 = 26;

/// A shoe that cannot be analysed.
///
/// ```
/// use odds::blackjack::{Shoe, ShoeError};
///
/// let (mut shoe, ace) = (Shoe::decks(1), "As".parse().unwrap());
/// shoe.remove(ace).unwrap();
/// assert_eq!(shoe.remove(ace), Err(ShoeError::NotThere(ace)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShoeError {
    /// The card is not in the shoe (any more).
    NotThere(Card),
    /// Too few cards for a round.
    TooSmall(u32),
}

impl ShoeError {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            ShoeError::NotThere(card) => say!("odds-shoe-without", card: *card),
            ShoeError::TooSmall(cards) => say!("odds-shoe-small", cards: *cards, least: FEWEST),
        }
    }
}

voice::in_english!(ShoeError);

impl Shoe {
    /// So many fresh decks.
    pub const fn decks(decks: u8) -> Shoe {
        Shoe { cards: [[decks as u16; 4]; 13] }
    }

    /// A shoe of so many cards of each kind, as evenly over ranks and suits as the numbers allow.
    pub fn of_kinds(counts: Counts) -> Shoe {
        let mut cards = [[0; 4]; 13];
        for rank in Rank::ALL {
            let of_rank = if rank.is_ten_value() {
                let place = rank as usize - Rank::Ten as usize;
                share(counts[TEN], place)
            } else {
                counts[kind(rank)]
            };
            for suit in Suit::ALL {
                cards[rank as usize][suit as usize] = share(of_rank, suit as usize);
            }
        }
        Shoe { cards }
    }

    /// Takes one card out.
    pub fn remove(&mut self, card: Card) -> Result<(), ShoeError> {
        let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else {
            return Err(ShoeError::NotThere(card));
        };
        let left = &mut self.cards[rank as usize][suit as usize];
        *left = left.checked_sub(1).ok_or(ShoeError::NotThere(card))?;
        Ok(())
    }

    /// Sets how many of a rank are left, as evenly over the suits as the number allows.
    pub fn set_rank(&mut self, rank: Rank, many: u16) {
        for suit in Suit::ALL {
            self.cards[rank as usize][suit as usize] = share(many, suit as usize);
        }
    }

    /// How many of one card.
    pub const fn of_card(&self, rank: Rank, suit: Suit) -> u16 {
        self.cards[rank as usize][suit as usize]
    }

    /// How many of one rank.
    pub fn of_rank(&self, rank: Rank) -> u16 {
        self.cards[rank as usize].iter().sum()
    }

    /// How many of each kind.
    pub fn counts(&self) -> Counts {
        let mut counts = [0; KINDS];
        for rank in Rank::ALL {
            counts[kind(rank)] += self.of_rank(rank);
        }
        counts
    }

    /// How many cards in all.
    pub fn size(&self) -> u32 {
        self.counts().iter().map(|n| u32::from(*n)).sum()
    }

    /// How many tens, jacks, queens and kings.
    pub fn tens(&self) -> [u16; 4] {
        [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].map(|r| self.of_rank(r))
    }

    /// The chance that a seven, an eight and a nine drawn from this shoe are of one suit.
    ///
    /// The suits of cards whose ranks alone are known are as good as shuffled within each rank, so this holds
    /// whatever other sevens, eights and nines have been drawn, as long as nobody looks at suits to decide.
    pub fn suited_789(&self) -> f64 {
        let ranks = [Rank::Seven, Rank::Eight, Rank::Nine];
        let all: f64 = ranks.iter().map(|r| f64::from(self.of_rank(*r))).product();
        if all == 0.0 {
            return 0.0;
        }
        let of_suit = |s: Suit| ranks.iter().map(|r| f64::from(self.of_card(*r, s))).product::<f64>();
        Suit::ALL.into_iter().map(of_suit).sum::<f64>() / all
    }

    /// The same chance when one of the three is known and the others come from this shoe.
    pub fn suited_with(&self, card: Card) -> f64 {
        let ranks = [Rank::Seven, Rank::Eight, Rank::Nine];
        let Some(suit) = card.suit() else { return 0.0 };
        let others = ranks.into_iter().filter(|r| card.rank() != Some(*r));
        others
            .map(|r| match self.of_rank(r) {
                0 => 0.0,
                all => f64::from(self.of_card(r, suit)) / f64::from(all),
            })
            .product()
    }

    /// A shoe that no round can exhaust, or the reason why it is not.
    pub fn check(&self) -> Result<(), ShoeError> {
        if self.size() < FEWEST { Err(ShoeError::TooSmall(self.size())) } else { Ok(()) }
    }
}

/// The part of `n` that falls to the place-th of four.
const fn share(n: u16, place: usize) -> u16 {
    n / 4 + if (n % 4) as usize > place { 1 } else { 0 }
}

impl Serialize for Shoe {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(Some(13))?;
        for rank in Rank::ALL {
            map.serialize_entry(&rank.letter(), &self.of_rank(rank))?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_decks_have_twenty_four_of_a_rank_and_ninety_six_ten_values() {
        let shoe = Shoe::decks(6);
        assert_eq!(shoe.counts(), [24, 24, 24, 24, 24, 24, 24, 24, 24, 96]);
        assert_eq!(shoe.size(), 312);
        assert!((shoe.suited_789() - 1.0 / 16.0).abs() < 1e-15);
        assert_eq!(Shoe::of_kinds(shoe.counts()), shoe);
    }

    #[test]
    fn a_card_that_is_not_there_cannot_be_removed() {
        let mut shoe = Shoe::decks(1);
        let card: Card = "8s".parse().unwrap();
        shoe.remove(card).unwrap();
        assert_eq!(shoe.remove(card), Err(ShoeError::NotThere(card)));
        assert_eq!(shoe.remove(Card::JOKER), Err(ShoeError::NotThere(Card::JOKER)));
        assert_eq!(shoe.counts()[7], 3);
    }
}

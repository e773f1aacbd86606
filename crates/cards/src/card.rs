//! One card: rank, suit or the joker, and its two-letter name.

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// Two to ace. The order is the order of high poker hands.
///
/// ```
/// use cards::Rank;
///
/// assert!(Rank::Ace > Rank::King);
/// assert_eq!(Rank::ALL.iter().filter(|rank| rank.is_ten_value()).count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

/// Clubs to spades. The order is the order in which stud breaks ties between up cards (ST-4).
///
/// ```
/// use cards::Suit;
///
/// assert_eq!(Suit::ALL.map(Suit::symbol), ['♣', '♦', '♥', '♠']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names say it.
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// A playing card: `4 × rank + suit`, 0 to 51, and 52 for the joker.
///
/// ```
/// use cards::{Card, Rank, Suit};
///
/// let card: Card = "10h".parse().unwrap();
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Hearts));
/// assert_eq!((card.to_string(), card.pretty()), ("Th".to_string(), "10♥".to_string()));
/// assert_eq!(Card::JOKER.rank(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// The text names no card.
///
/// ```
/// use cards::{Card, ParseCardError};
///
/// assert_eq!("1x".parse::<Card>(), Err(ParseCardError("1x".to_string())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError(
    /// What was written.
    pub String,
);

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a card: write a rank (2–9 T J Q K A) and a suit (c d h s), like Td, or Jk",
            self.0
        )
    }
}

impl std::error::Error for ParseCardError {}

impl Rank {
    /// All ranks, two first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The letter or digit it is written with.
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// Ten, jack, queen or king.
    pub const fn is_ten_value(self) -> bool {
        matches!(self, Rank::Ten | Rank::Jack | Rank::Queen | Rank::King)
    }
}

impl Suit {
    /// All suits, clubs first.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        b"cdhs"[self as usize] as char
    }

    /// The pip.
    pub const fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }
}

impl Card {
    /// The fifty-third card.
    pub const JOKER: Card = Card(52);

    /// The card of a rank and a suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(4 * rank as u8 + suit as u8)
    }

    /// The card with an index from 0 (two of clubs) to 52 (joker).
    pub const fn from_index(index: u8) -> Option<Card> {
        if index <= 52 { Some(Card(index)) } else { None }
    }

    /// `4 × rank + suit`; 52 is the joker.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its rank; the joker has none.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 < 52 { Some(Rank::ALL[(self.0 >> 2) as usize]) } else { None }
    }

    /// Its suit; the joker has none.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 < 52 { Some(Suit::ALL[(self.0 & 3) as usize]) } else { None }
    }

    /// Is it the joker?
    pub const fn is_joker(self) -> bool {
        self.0 == 52
    }

    /// With the pip instead of the letter: `A♠`, `10♥`, `Joker`.
    pub fn pretty(self) -> String {
        match (self.rank(), self.suit()) {
            (Some(Rank::Ten), Some(s)) => format!("10{}", s.symbol()),
            (Some(r), Some(s)) => format!("{}{}", r.letter(), s.symbol()),
            _ => "Joker".into(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(r), Some(s)) => write!(f, "{}{}", r.letter(), s.letter()),
            _ => f.write_str("Jk"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads `As`, `Td`, `10d` and `Jk`; the case of the letters does not matter.
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let wrong = || ParseCardError(text.chars().take(12).collect());
        if text.eq_ignore_ascii_case("jk") {
            return Ok(Card::JOKER);
        }
        let (rank, suit) = match text.as_bytes() {
            [b'1', b'0', s] => (b'T', *s),
            [r, s] => (r.to_ascii_uppercase(), *s),
            _ => return Err(wrong()),
        };
        let rank = Rank::ALL.into_iter().find(|r| r.letter() as u8 == rank).ok_or_else(wrong)?;
        let suit = Suit::ALL
            .into_iter()
            .find(|s| s.letter() as u8 == suit.to_ascii_lowercase())
            .ok_or_else(wrong)?;
        Ok(Card::new(rank, suit))
    }
}

/// Reads cards written with or without spaces between them: `As Kd`, `AsKd`, `10h Jk`.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, ParseCardError> {
    let mut cards = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()) {
        if let Ok(card) = word.parse() {
            cards.push(card);
            continue;
        }
        if !word.is_ascii() {
            return Err(ParseCardError(word.chars().take(12).collect()));
        }
        let mut rest = word;
        while !rest.is_empty() {
            let length = if rest.starts_with("10") { 3 } else { 2 };
            let (card, tail) =
                rest.split_at_checked(length).ok_or_else(|| ParseCardError(rest.to_string()))?;
            cards.push(card.parse()?);
            rest = tail;
        }
    }
    Ok(cards)
}

#[cfg(feature = "serde")]
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Card {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "description": "A card, like As or Td." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_what_it_prints() {
        for i in 0..=52 {
            let c = Card::from_index(i).unwrap();
            assert_eq!(c.to_string().parse::<Card>(), Ok(c));
            assert_eq!(c.index(), i);
        }
        assert_eq!(Card::from_index(53), None);
    }

    #[test]
    fn cards_may_stand_close_together() {
        assert_eq!(parse_cards("AsKd10h Jk").unwrap(), parse_cards("as kD th JK").unwrap());
        for text in ["A", "AsK", "1s", "11s", "Zs", "Ax", "é♠", "As♠"] {
            assert!(parse_cards(text).is_err(), "{text}");
        }
    }
}

//! Draw and lowball: five cards, one of which may be the joker.
//!
//! Both rank by the same walk through the multisets: two pairs of cards, the four of them, the fifth card, and
//! the value stands there. Only draw poker looks at the suits, and only when all five agree.

use super::classes::{CLASSES, FourTable, MULTISETS, PairTable, RANKS, ROW, unsuited};
use super::reference;
use super::value::{High, Low};
use crate::{Card, Rank, Suit};
use std::sync::LazyLock;

struct Tables {
    pair: Box<PairTable>,
    four: Box<FourTable>,
    /// `ROW × four + rank` → place of the high hand, flushes aside.
    high: Vec<u16>,
    /// `ROW × four + rank` → place of the low hand, zero the worst.
    low: Vec<u16>,
    /// Places → hands.
    highs: Vec<High>,
    lows: Vec<Low>,
    flush: Vec<u16>,
}

/// Which suits a card can belong to: the joker to all of them.
const SUITS: [u8; 64] = {
    let mut suits = [0b1111; 64];
    let mut i = 0;
    while i < 52 {
        suits[i] = 1 << (i % 4);
        i += 1;
    }
    suits
};

/// Five ranks of which one may be the joker (13), in ascending order, as cards of no one suit; nothing if a rank
/// would be held five times or there would be two jokers.
fn example(ranks: [u8; 5]) -> Option<[Card; 5]> {
    let mut held = [0; RANKS];
    let mut cards = ranks.map(|rank| {
        held[usize::from(rank)] += 1;
        (usize::from(rank), held[usize::from(rank)])
    });
    if held[13] > 1 || held.iter().any(|&n| n > 4) {
        return None;
    }
    // The first card is the only club.
    cards[0].1 = 0;
    Some(cards.map(
        |(rank, suit)| if rank == 13 { Card::JOKER } else { Card::new(Rank::ALL[rank], Suit::ALL[suit % 4]) },
    ))
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let (multisets, classes) = (&*MULTISETS, &*CLASSES);
    let (mut high, mut low) = (vec![0; multisets.fours.len() * ROW], vec![0; multisets.fours.len() * ROW]);
    let mut valued = Vec::new();
    for (number, four) in multisets.fours.iter().enumerate() {
        for last in 0..RANKS as u8 {
            let mut five = [four[0], four[1], four[2], four[3], last];
            five.sort_unstable();
            let Some(cards) = example(five) else { continue };
            let value = if five[4] == 13 { Some(reference::draw_high(&cards)) } else { unsuited(five) };
            let at = number * ROW + usize::from(last);
            high[at] = value.map_or(0, |value| classes.place(value));
            valued.push((at, reference::lowball(&cards)));
        }
    }
    let mut lows: Vec<Low> = valued.iter().map(|(_, low)| *low).collect();
    lows.sort_unstable();
    lows.dedup();
    for (at, value) in valued {
        low[at] = lows.binary_search(&value).expect("it was put there") as u16;
    }
    Tables {
        pair: multisets.pair.clone(),
        four: multisets.four.clone(),
        high,
        low,
        highs: classes.highs.clone(),
        lows,
        flush: classes.flush.clone(),
    }
});

/// The tables of draw and lowball, to rank many hands by their places: a greater place is a better hand.
///
/// ```
/// use cards::ranking::{High, Joker};
///
/// let joker = Joker::new();
/// let aces = ["As", "Ad", "Ac", "Ah", "Jk"].map(|card| card.parse().unwrap());
/// assert_eq!(joker.draw(joker.draw_place(&aces)), High::FIVE_ACES);
/// ```
#[derive(Clone, Copy)]
pub struct Joker(&'static Tables);

impl Default for Joker {
    fn default() -> Joker {
        Joker(&TABLES)
    }
}

impl Joker {
    /// The tables, made when they are first asked for.
    pub fn new() -> Joker {
        Joker::default()
    }

    #[inline(always)]
    fn five(self, cards: &[Card; 5]) -> usize {
        let [a, b, c, d, e] = cards.map(|card| usize::from(card.index() >> 2));
        let first = self.0.pair[(a * ROW + b) & 255];
        let second = self.0.pair[(c * ROW + d) & 255];
        let both = (usize::from(first) * 128 + usize::from(second)) & 0x7FFF;
        usize::from(self.0.four[both]) * ROW + e
    }

    /// The place of a hand of draw poker (DR-9, DR-10).
    #[inline(always)]
    pub fn draw_place(self, cards: &[Card; 5]) -> u16 {
        let suits = cards.iter().fold(0b1111, |suits, card| suits & SUITS[usize::from(card.index() & 63)]);
        if suits != 0 {
            let ranks =
                cards.iter().filter_map(|card| card.rank()).fold(0, |mask, rank| mask | 1usize << rank as u8);
            return self.0.flush[ranks];
        }
        self.0.high[self.five(cards)]
    }

    /// The place of a hand of lowball (LB-1, LB-2).
    #[inline(always)]
    pub fn lowball_place(self, cards: &[Card; 5]) -> u16 {
        self.0.low[self.five(cards)]
    }

    /// The hand at a place of draw poker.
    pub fn draw(self, place: u16) -> High {
        self.0.highs[usize::from(place)]
    }

    /// The hand at a place of lowball.
    pub fn lowball(self, place: u16) -> Low {
        self.0.lows[usize::from(place)]
    }
}

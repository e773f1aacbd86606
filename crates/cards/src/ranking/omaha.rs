//! Omaha: exactly two of four hole cards with exactly three of the board.
//!
//! The ranks of a board are one of 6,175 multisets, those of two hole cards one of 91; the best straight, set or
//! high card of the two together stands in a table of about a megabyte, made in a millisecond or two as the
//! greatest of its ten triples. A hand looks up its six pairs in one row. Flushes need three of a suit on the
//! board and are seen to apart. Lows are one lookup: the low ranks of the board and those of the hand.

use super::classes::{CLASSES, FourTable, MULTISETS, Multisets, PairTable, ROW, unsuited};
use super::packed::Packed;
use super::value::{High, Low};
use crate::{Card, DECK};
use std::sync::LazyLock;

const PAIRS: usize = 91;
const BOARDS: usize = 6175;

struct Tables {
    pair: Box<PairTable>,
    four: Box<FourTable>,
    /// `ROW × four + rank` → where the board's row begins in `high`.
    board: Box<[u32; 1 << 15]>,
    /// `PAIRS × board + pair` → place of the best hand, flushes aside.
    high: Vec<i16>,
    flush: Vec<u16>,
    highs: Vec<High>,
    /// `256 × low ranks of the board + low ranks of the hand` → the low, zero for none, the greater the better.
    low: Vec<u8>,
}

/// `PAIRS × triple + pair` → place of the five cards.
fn five_places(multisets: &Multisets) -> Vec<i16> {
    let mut places = Vec::with_capacity(455 * PAIRS);
    for &[a, b, c] in &multisets.triples[..455] {
        for &[d, e] in &multisets.pairs[..PAIRS] {
            let mut five = [a, b, c, d, e];
            five.sort_unstable();
            places.push(unsuited(five).map_or(0, |high| CLASSES.place(high) as i16));
        }
    }
    places
}

/// The board tables: number of each board, and the best places with each pair.
fn boards(multisets: &Multisets) -> (Vec<u16>, Vec<i16>) {
    let five = five_places(multisets);
    let mut board = vec![0; 1820 * ROW];
    let mut high = Vec::with_capacity(BOARDS * PAIRS);
    let mut numbers = vec![0; 1820 * ROW];
    for (four, ranks) in multisets.fours[..1820].iter().enumerate() {
        for last in ranks[3]..13 {
            let ranks = [ranks[0], ranks[1], ranks[2], ranks[3], last].map(usize::from);
            numbers[four * ROW + usize::from(last)] = (high.len() / PAIRS) as u16;
            let mut best = [0i16; PAIRS];
            for (i, j) in (0..5).flat_map(|j| (0..j).map(move |i| (i, j))) {
                let mut triple = (0..5).filter(|k| *k != i && *k != j).map(|k| ranks[k]);
                let [a, b, c] = std::array::from_fn(|_| triple.next().unwrap_or(0));
                let pair = usize::from(multisets.pair[a * ROW + b]);
                let row = usize::from(multisets.triple[pair * ROW + c]) * PAIRS;
                for (best, place) in best.iter_mut().zip(&five[row..row + PAIRS]) {
                    *best = (*best).max(*place);
                }
            }
            high.extend_from_slice(&best);
        }
    }
    // A board may be walked through with any of its cards last.
    for (four, ranks) in multisets.fours[..1820].iter().enumerate() {
        for last in 0..13u8 {
            let mut all = [ranks[0], ranks[1], ranks[2], ranks[3], last];
            all.sort_unstable();
            let [a, b, c, d, e] = all.map(usize::from);
            let pairs = [multisets.pair[a * ROW + b], multisets.pair[c * ROW + d]].map(usize::from);
            let first = usize::from(multisets.four[pairs[0] * 128 + pairs[1]]);
            board[four * ROW + usize::from(last)] = numbers[first * ROW + e];
        }
    }
    (board, high)
}

/// The 56 lows from the best, 5-4-3-2-A, to the worst, as masks with the ace in bit 0.
fn low_masks() -> impl Iterator<Item = u8> {
    (0..=255u8).filter(|mask| mask.count_ones() == 5)
}

fn lows() -> Vec<u8> {
    let mut low = vec![0; 1 << 16];
    let several =
        |from: u32, to: u32| (0..=255u8).filter(move |mask| (from..=to).contains(&mask.count_ones()));
    for board in several(3, 5) {
        for hole in several(2, 4) {
            // The best low has two ranks of the hand and three others of the board; ranks in both may be either.
            let best = low_masks().position(|five| {
                let (from_hole, from_board) = (five & hole, five & board);
                from_hole | from_board == five && from_hole.count_ones() >= 2 && from_board.count_ones() >= 3
            });
            low[usize::from(board) << 8 | usize::from(hole)] = best.map_or(0, |place| 56 - place as u8);
        }
    }
    low
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let multisets = &*MULTISETS;
    let (board, high) = boards(multisets);
    let mut rows = Box::new([0; 1 << 15]);
    for (row, number) in rows.iter_mut().zip(board) {
        *row = u32::from(number) * PAIRS as u32;
    }
    Tables {
        pair: multisets.pair.clone(),
        four: multisets.four.clone(),
        board: rows,
        high,
        flush: CLASSES.flush.clone(),
        highs: CLASSES.highs.clone(),
        low: lows(),
    }
});

/// The tables of Omaha, to rank many hands by their places: a greater place is a better hand.
///
/// ```
/// use cards::ranking::Omaha;
///
/// let cards = |text: &str| cards::parse_cards(text).unwrap();
/// let omaha = Omaha::new();
/// let board = omaha.board(cards("Ah Kh Qh 2c 3d")[..].try_into().unwrap());
/// let place = |hole: &str| omaha.high_place(&omaha.hole(cards(hole)[..].try_into().unwrap()), &board);
/// assert!(place("Jh Th 9c 8c") > place("Jh Tc 9c 8c")); // Exactly two of the hand: one heart is no flush.
/// ```
#[derive(Clone, Copy)]
pub struct Omaha(&'static Tables);

/// Four hole cards, prepared.
///
/// ```
/// use cards::ranking::{Omaha, OmahaHole};
///
/// let hole: OmahaHole = Omaha::new().hole(&["As", "2s", "Ah", "3h"].map(|card| card.parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OmahaHole {
    pairs: [u8; 6],
    low: u8,
    cards: Packed,
}

/// Five board cards, prepared.
///
/// ```
/// use cards::ranking::{Omaha, OmahaBoard};
///
/// let board: OmahaBoard = Omaha::new().board(&["As", "2s", "Ah", "3h", "4c"].map(|card| card.parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OmahaBoard {
    row: u32,
    low: u8,
    /// All bits of the suit that three or more cards have, if there is one.
    suit: u64,
    cards: Packed,
}

#[inline(always)]
fn rank_number(card: Card) -> usize {
    usize::from(card.index() >> 2)
}

/// Are there five ranks in a row, the ace counting low as well?
fn may_be_straight(ranks: u16) -> bool {
    let with_low_ace = ranks << 1 | ranks >> 12;
    let two = with_low_ace & with_low_ace << 1;
    two & two << 2 & with_low_ace << 4 != 0
}

/// Any cards, to fill an array with.
fn deals_filler() -> ([Card; 4], [Card; 5]) {
    let [a, b, c, d, e, f, g, h, i, ..] = DECK;
    ([a, b, c, d], [e, f, g, h, i])
}

fn top(mut ranks: u16, count: u32) -> u16 {
    while ranks.count_ones() > count {
        ranks &= ranks - 1;
    }
    ranks
}

impl OmahaHole {
    /// Has it two or more cards of the suit of which the board has three?
    #[inline(always)]
    fn can_flush(&self, board: &OmahaBoard) -> bool {
        // The second and third bit of each suit's count.
        self.cards.word() & board.suit & 0xC000_C000_C000_C000 != 0
    }
}

impl Default for Omaha {
    fn default() -> Omaha {
        Omaha(&TABLES)
    }
}

impl Omaha {
    /// The tables, made when they are first asked for.
    pub fn new() -> Omaha {
        Omaha::default()
    }

    /// Prepares four hole cards.
    #[inline]
    pub fn hole(self, cards: &[Card; 4]) -> OmahaHole {
        let [a, b, c, d] = cards.map(rank_number);
        let pair = |x: usize, y: usize| self.0.pair[(x * ROW + y) & 255];
        let pairs = [pair(a, b), pair(a, c), pair(a, d), pair(b, c), pair(b, d), pair(c, d)];
        let cards = Packed::of(cards[0]) + Packed::of(cards[1]) + Packed::of(cards[2]) + Packed::of(cards[3]);
        OmahaHole { pairs, low: cards.low_ranks(), cards }
    }

    /// Prepares five board cards.
    #[inline]
    pub fn board(self, cards: &[Card; 5]) -> OmahaBoard {
        let [a, b, c, d, e] = cards.map(rank_number);
        let first = usize::from(self.0.pair[(a * ROW + b) & 255]);
        let second = usize::from(self.0.pair[(c * ROW + d) & 255]);
        let four = usize::from(self.0.four[(first * 128 + second) & 0x7FFF]);
        let row = self.0.board[(four * ROW + e) & 0x7FFF];
        let cards = cards.iter().fold(Packed::EMPTY, |sum, card| sum + Packed::of(*card));
        OmahaBoard { row, low: cards.low_ranks(), suit: cards.suit_of_three(), cards }
    }

    /// The place of the best high hand (OM-1).
    #[inline]
    pub fn high_place(self, hole: &OmahaHole, board: &OmahaBoard) -> u16 {
        let best = self.unsuited_place(hole, board);
        if hole.can_flush(board) { best.max(self.flush_place(hole, board)) } else { best }
    }

    /// The place of the best hand, flushes aside.
    #[inline(always)]
    fn unsuited_place(self, hole: &OmahaHole, board: &OmahaBoard) -> u16 {
        let row = &self.0.high[board.row as usize..board.row as usize + PAIRS];
        hole.pairs.iter().fold(0, |best, pair| best.max(row[usize::from(*pair)])) as u16
    }

    /// The places of many highs, in order; there must be room for all of them. This is faster than one after the
    /// other, because the rows of many boards are waited for at the same time.
    pub fn high_places(self, deals: &[([Card; 4], [Card; 5])], places: &mut [u16]) {
        assert!(places.len() >= deals.len(), "there must be room for all places");
        const TOGETHER: usize = 64;
        let nothing = (self.hole(&deals_filler().0), self.board(&deals_filler().1));
        let mut prepared = [nothing; TOGETHER];
        for (deals, places) in deals.chunks(TOGETHER).zip(places.chunks_mut(TOGETHER)) {
            for ((hole, board), ready) in deals.iter().zip(&mut prepared) {
                *ready = (self.hole(hole), self.board(board));
            }
            for ((hole, board), place) in prepared.iter().zip(&mut *places) {
                *place = self.unsuited_place(hole, board);
            }
            for ((hole, board), place) in prepared.iter().zip(places) {
                if hole.can_flush(board) {
                    *place = (*place).max(self.flush_place(hole, board));
                }
            }
        }
    }

    /// The best flush of a hand that can make one.
    fn flush_place(self, hole: &OmahaHole, board: &OmahaBoard) -> u16 {
        let suit = board.suit.trailing_zeros();
        let ranks = |cards: Packed| (cards.word() >> suit) as u16 & 0x1FFF;
        self.suited_place(ranks(hole.cards), ranks(board.cards))
    }

    /// Two or more suited cards in the hand and three or more on the board.
    fn suited_place(self, hole: u16, board: u16) -> u16 {
        let mut best = self.0.flush[usize::from(top(hole, 2) | top(board, 3))];
        let both = hole | board;
        if !may_be_straight(both) {
            return best;
        }
        for low in 0..10 {
            let five = if low == 0 { 0x100F } else { 0x1F << (low - 1) };
            if both & five == five && (hole & five).count_ones() == 2 {
                best = best.max(self.0.flush[usize::from(five)]);
            }
        }
        best
    }

    /// The low as a number, the greater the better, zero for none (OMHL-1).
    #[inline]
    pub fn low_place(self, hole: &OmahaHole, board: &OmahaBoard) -> u8 {
        self.0.low[usize::from(board.low) << 8 | usize::from(hole.low)]
    }

    /// The hand at a place.
    pub fn high(self, place: u16) -> High {
        self.0.highs[usize::from(place)]
    }

    /// The low at a place.
    pub fn low(self, place: u8) -> Option<Low> {
        let mask = low_masks().nth(56 - usize::from(place))?;
        Some(Low::from_halves(!u16::from(mask), !0))
    }
}

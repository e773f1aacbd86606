//! Seven-card hands given as cards, turned into suits thirty-two bytes at a time (AVX2).
//!
//! Looking up what each card adds takes two loads for every card, and that is what bounds the plain code. Here the
//! bytes of thirty-two hands are turned so that a register holds one card of every hand; a sixteen-entry shuffle
//! then makes the rank's bit of all of them at once, and four comparisons sort them by suit.
#![allow(unsafe_code)]

use super::wide::LANES;
use crate::Card;
use std::arch::x86_64::*;

const CARDS: usize = 7;

/// The lower and the upper byte of what a card of each rank adds to its suit: its bit, and one to the count.
const LOWER: [i8; 32] = table(0);
const UPPER: [i8; 32] = table(8);

const fn table(shift: u32) -> [i8; 32] {
    let mut bytes = [0; 32];
    let mut i = 0;
    while i < 32 {
        if i % 16 < 13 {
            bytes[i] = (((1u16 << (i % 16)) + (1 << 13)) >> shift) as u8 as i8;
        }
        i += 1;
    }
    bytes
}

#[target_feature(enable = "avx2")]
#[inline]
fn load(bytes: &[i8; 32]) -> __m256i {
    // SAFETY: thirty-two bytes are read from an array of thirty-two bytes; they need not be aligned.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
}

/// A hand's cards in the lower seven bytes of a word; the eighth is whatever stands beside them.
#[inline(always)]
fn word(hands: &[[Card; CARDS]; LANES], at: usize) -> i64 {
    let cards = hands.as_flattened();
    let from = (CARDS * at).min(CARDS * LANES - 8);
    let eight: [Card; 8] = cards[from..from + 8].try_into().expect("eight cards");
    let word = u64::from_le_bytes(eight.map(Card::index));
    // The last hand has nothing beside it and is read from one card earlier.
    (word >> (8 * (CARDS * at - from))) as i64
}

/// One register for each card of a hand. In its four quarters stand hands 0 to 7, 16 to 23, 8 to 15 and 24 to 31:
/// the order that comes out right when bytes are joined to words again.
#[target_feature(enable = "avx2")]
#[inline]
fn turned(hands: &[[Card; CARDS]; LANES]) -> [__m256i; 8] {
    let zero = _mm256_setzero_si256();
    let mut by_hand = [zero; 8];
    for (i, four) in by_hand.iter_mut().enumerate() {
        let of = |from: usize| word(hands, from + i);
        *four = _mm256_set_epi64x(of(24), of(8), of(16), of(0));
    }
    let (mut twos, mut fours, mut eights, mut rows) = ([zero; 8], [zero; 8], [zero; 8], [zero; 8]);
    for i in 0..4 {
        twos[i] = _mm256_unpacklo_epi8(by_hand[2 * i], by_hand[2 * i + 1]);
        twos[i + 4] = _mm256_unpackhi_epi8(by_hand[2 * i], by_hand[2 * i + 1]);
    }
    for i in 0..4 {
        fours[i] = _mm256_unpacklo_epi16(twos[2 * i], twos[2 * i + 1]);
        fours[i + 4] = _mm256_unpackhi_epi16(twos[2 * i], twos[2 * i + 1]);
    }
    for i in 0..4 {
        eights[i] = _mm256_unpacklo_epi32(fours[2 * i], fours[2 * i + 1]);
        eights[i + 4] = _mm256_unpackhi_epi32(fours[2 * i], fours[2 * i + 1]);
    }
    // Two cards of eight hands each stand in `eights` now: cards 0 and 1 at 0 and 1, cards 2 and 3 at 4 and 5, cards 4
    // and 5 at 2 and 3, and the last ones, with what stood beside them, at 6 and 7.
    for (i, at) in [0, 4, 2, 6].into_iter().enumerate() {
        rows[2 * i] = _mm256_unpacklo_epi64(eights[at], eights[at + 1]);
        rows[2 * i + 1] = _mm256_unpackhi_epi64(eights[at], eights[at + 1]);
    }
    rows
}

/// The suits of thirty-two hands of seven cards, no joker, as they stand in a block.
#[target_feature(enable = "avx2")]
#[inline]
pub(super) fn suits_of_seven(hands: &[[Card; CARDS]; LANES]) -> [[u16; LANES]; 4] {
    let rows = turned(hands);
    let (lower, upper) = (load(&LOWER), load(&UPPER));
    let zero = _mm256_setzero_si256();
    let mut sums = [[zero; 2]; 4];
    for row in &rows[..CARDS] {
        let rank = _mm256_and_si256(_mm256_srli_epi16::<2>(*row), _mm256_set1_epi8(15));
        let suit = _mm256_and_si256(*row, _mm256_set1_epi8(3));
        let (low, high) = (_mm256_shuffle_epi8(lower, rank), _mm256_shuffle_epi8(upper, rank));
        for (at, sum) in sums.iter_mut().enumerate() {
            let of_suit = _mm256_cmpeq_epi8(suit, _mm256_set1_epi8(at as i8));
            sum[0] = _mm256_add_epi8(sum[0], _mm256_and_si256(of_suit, low));
            sum[1] = _mm256_add_epi8(sum[1], _mm256_and_si256(of_suit, high));
        }
    }
    let mut suits = [[0u16; LANES]; 4];
    for ([low, high], words) in sums.into_iter().zip(&mut suits) {
        let (first, second) = words.split_at_mut(LANES / 2);
        // SAFETY: each half of the words has room for the thirty-two bytes written to it.
        unsafe {
            _mm256_storeu_si256(first.as_mut_ptr().cast(), _mm256_unpacklo_epi8(low, high));
            _mm256_storeu_si256(second.as_mut_ptr().cast(), _mm256_unpackhi_epi8(low, high));
        }
    }
    suits
}

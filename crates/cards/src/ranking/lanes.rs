//! The ranking itself, without tables, branches or loops: a few dozen operations on four sixteen-bit words.
//!
//! The words are the suits of a hand. The lower thirteen bits are the ranks held, two to ace, the upper three
//! bits count them, so a card is added by adding one number and a flush shows in the sign of things. Because
//! nothing branches, the compiler ranks as many hands at once as the processor has sixteen-bit lanes.

use super::value::STRAIGHT_FLUSH;

const RANKS: u16 = 0x1FFF;
/// At least five cards of a suit, with their count in the upper three bits; six; seven.
const FIVE: u16 = 5 << 13;
const SIX: u16 = 6 << 13;
const SEVEN: u16 = 7 << 13;

#[inline(always)]
fn pick(condition: bool, yes: u16, no: u16) -> u16 {
    if condition { yes } else { no }
}

#[inline(always)]
fn without_lowest(x: u16) -> u16 {
    x & x.wrapping_sub(1)
}

#[inline(always)]
fn lowest(x: u16) -> u16 {
    x & x.wrapping_neg()
}

/// The highest of at most three bits.
#[inline(always)]
fn highest(x: u16) -> u16 {
    let upper = without_lowest(x);
    let uppermost = without_lowest(upper);
    pick(uppermost != 0, uppermost, pick(upper != 0, upper, x))
}

/// The top of the best straight among the ranks, or nothing. Straights among seven cards overlap, so their tops
/// stand side by side and the best is the one without a neighbour above.
#[inline(always)]
fn straight(ranks: u16) -> u16 {
    let with_low_ace = ranks << 1 | ranks >> 12;
    let two = with_low_ace & with_low_ace << 1;
    let tops = (two & two << 2 & with_low_ace << 4) >> 1;
    tops & !(tops >> 1)
}

/// The ranks held at least once, twice, three and four times. The counts of the suits must be gone.
///
/// The suits are four arguments, not an array: an array would be passed as one word of sixty-four bits, and the
/// lanes would be that wide.
#[inline(always)]
fn held(c: u16, d: u16, h: u16, s: u16) -> (u16, u16, u16, u16) {
    let (minor, major) = (c | d, h | s);
    let (both_minor, both_major) = (c & d, h & s);
    (
        minor | major,
        both_minor | both_major | minor & major,
        both_minor & major | both_major & minor,
        both_minor & both_major,
    )
}

/// The halves of the best high of `N` cards, five to seven.
#[inline(always)]
pub(crate) fn high<const N: usize>(c: u16, d: u16, h: u16, s: u16) -> (u16, u16) {
    // The suit with the most cards is the greatest word.
    let suited = c.max(d).max(h.max(s));
    let flush = pick(suited >= FIVE, suited & RANKS, 0);
    let five = pick(suited >= SIX, without_lowest(flush), flush);
    let five = pick(suited >= SEVEN, without_lowest(five), five);
    let (ones, twos, threes, fours) = held(c & RANKS, d & RANKS, h & RANKS, s & RANKS);
    let (straight, straight_flush) = (straight(ones), straight(flush));

    // The side cards of no pair, one pair and three of a kind are what is left without the lowest.
    let mut side = ones ^ twos;
    if N > 5 {
        side = without_lowest(side);
    }
    if N > 6 {
        side = without_lowest(side);
    }
    let trips = pick(without_lowest(threes) != 0, without_lowest(threes), threes);
    let second = without_lowest(twos);
    let pairs = pick(without_lowest(second) != 0, second, twos);
    // Two pair, full houses and quads have one rank at their side, the highest of no more than three left.
    let first = pick(fours != 0, fours, pick(threes != 0, trips, pairs));
    let one = highest(pick(fours != 0 || threes == 0, ones, twos) & !first);

    let two_sets = second != 0;
    let mut upper = pick(twos == 0, side, twos | 1 << 13);
    let mut lower = pick(twos == 0, 0, side);
    let mut when = |condition: bool, up: u16, low: u16| {
        upper = pick(condition, up, upper);
        lower = pick(condition, low, lower);
    };
    when(two_sets, pairs | 2 << 13, one);
    when(threes != 0, trips | 3 << 13, side);
    when(straight != 0, straight | 4 << 13, 0);
    when(flush != 0, five | 5 << 13, 0);
    when(threes != 0 && two_sets, trips | 6 << 13, one);
    when(fours != 0, fours | 7 << 13, one);
    when(straight_flush != 0, straight_flush >> 1 | STRAIGHT_FLUSH, 0);
    (upper, lower)
}

/// The ace moves from the top to the bottom.
#[inline(always)]
fn ace_low(ranks: u16) -> u16 {
    (ranks << 1 | ranks >> 12) & RANKS
}

/// The halves of the best ace-to-five low of `N` cards, five to seven.
#[inline(always)]
pub(crate) fn low<const N: usize>(c: u16, d: u16, h: u16, s: u16) -> (u16, u16) {
    let (ones, twos, threes, _) = held(c & RANKS, d & RANKS, h & RANKS, s & RANKS);
    let (ones, twos, threes) = (ace_low(ones), ace_low(twos), ace_low(threes));
    let after_two = without_lowest(without_lowest(ones));
    let after_three = without_lowest(after_two);
    let after_four = without_lowest(after_three);
    let five = ones ^ without_lowest(after_four);
    let pair = lowest(twos);
    let second = without_lowest(twos);
    let pairs = twos ^ without_lowest(second);

    // Two ranks: a full house, unless all but one card are of one rank.
    let trips = lowest(threes);
    let mut first = trips;
    let mut upper = trips | 4 << 13;
    let mut when = |condition: bool, ranks: u16, category: u16| {
        first = pick(condition, ranks, first);
        upper = pick(condition, ranks | category << 13, upper);
    };
    if N < 7 {
        when(second == 0, trips, 5);
        when(after_two != 0, trips, 3);
        when(after_two != 0 && second != 0, pairs, 2);
    } else {
        when(after_two != 0, pairs, 2);
    }
    when(after_three != 0, pair, 1);
    when(after_four != 0, five, 0);
    let lower = pick(after_four != 0, 0, ones ^ first);
    (!upper, !lower)
}

/// The ranks of the low that takes half a pot, ace in bit 0, or nothing: five different ones up to the eight.
#[inline(always)]
pub(crate) fn eight_or_better(c: u16, d: u16, h: u16, s: u16) -> u16 {
    let ranks = ace_low((c | d | h | s) & RANKS) & 0xFF;
    let after_four = without_lowest(without_lowest(without_lowest(without_lowest(ranks))));
    pick(after_four != 0, ranks ^ without_lowest(after_four), 0)
}

//! The slow ranking: one clause after the other, every combination tried.
//!
//! The fast ranking is checked against this one by exhaustion, and the referee's pots are checked against it too.
//! It is here to be read, not to be quick.

use super::badugi::Badugi;
use super::deuce::Deuce;
use super::short::ShortHigh;
use super::value::{Category, High, Low, LowCategory};
use crate::{Card, Rank};

/// Calls `each` with every choice of `K` of the cards.
pub fn choose<const K: usize>(cards: &[Card], mut each: impl FnMut(&[Card; K])) {
    fn go<const K: usize>(
        cards: &[Card],
        taken: usize,
        hand: &mut [Card; K],
        each: &mut impl FnMut(&[Card; K]),
    ) {
        if taken == K {
            return each(hand);
        }
        for i in 0..cards.len() {
            hand[taken] = cards[i];
            go(&cards[i + 1..], taken + 1, hand, each);
        }
    }
    go(cards, 0, &mut [Card::JOKER; K], &mut each);
}

/// The rank as a number, aces high: 2 to 14.
fn high_number(card: Card) -> u8 {
    card.rank().expect("the joker has no rank of its own") as u8 + 2
}

/// The rank as a number, aces low: 1 to 13.
fn low_number(card: Card) -> u8 {
    if card.rank() == Some(Rank::Ace) { 1 } else { high_number(card) }
}

/// Sorts ranks into sets, the largest set first, among sets of a size the highest first. Returns the ranks in
/// that order, zeros where cards are missing, and the sizes of the first two sets.
fn grouped(numbers: &[u8]) -> ([u8; 5], u8, u8) {
    assert!(numbers.len() <= 5, "a hand has at most five cards");
    let count = |n: u8| numbers.iter().filter(|m| **m == n).count() as u8;
    let mut sorted = numbers.to_vec();
    sorted.sort_by_key(|&n| std::cmp::Reverse((count(n), n)));
    let first = sorted.first().map_or(0, |&n| count(n));
    let second = sorted.get(usize::from(first)).map_or(0, |&n| count(n));
    let mut ranks = [0; 5];
    ranks[..sorted.len()].copy_from_slice(&sorted);
    (ranks, first, second)
}

/// The top of the straight that five different ranks make, if they do; the ace may be lowest.
fn straight_top(numbers: &[u8; 5]) -> Option<u8> {
    let has = |n: u8| numbers.contains(&n) || n == 1 && numbers.contains(&14);
    (5..=14).rev().find(|&top| (top - 4..=top).all(has))
}

/// What sets are worth, straights and flushes aside.
fn sets_only(numbers: &[u8]) -> High {
    let (ranks, first, second) = grouped(numbers);
    let category = match (first, second) {
        (5, _) => Category::FiveAces,
        (4, _) => Category::FourOfAKind,
        (3, 2) => Category::FullHouse,
        (3, _) => Category::ThreeOfAKind,
        (2, 2) => Category::TwoPair,
        (2, _) => Category::OnePair,
        _ => Category::HighCard,
    };
    High::new(category, ranks)
}

/// Five ranks and whether they are of one suit.
fn five_high(numbers: [u8; 5], suited: bool) -> High {
    if let Some(top) = straight_top(&numbers) {
        let category = match (suited, top) {
            (true, 14) => Category::RoyalFlush,
            (true, _) => Category::StraightFlush,
            (false, _) => Category::Straight,
        };
        return High::new(category, [top, top - 1, top - 2, top - 3, top - 4]);
    }
    if suited {
        return High::new(Category::Flush, grouped(&numbers).0);
    }
    sets_only(&numbers)
}

fn one_suit(cards: &[Card]) -> bool {
    cards.iter().all(|c| c.suit() == cards[0].suit())
}

/// Five cards for high, no joker (HE-6).
pub fn high_of_five(cards: &[Card; 5]) -> High {
    five_high(cards.map(high_number), one_suit(cards))
}

/// Five cards for ace-to-five low, no joker (LB-1).
pub fn low_of_five(cards: &[Card; 5]) -> Low {
    low_sets(&cards.map(low_number))
}

fn low_sets(numbers: &[u8]) -> Low {
    let (ranks, first, second) = grouped(numbers);
    let category = match (first, second) {
        (4, _) => LowCategory::Quads,
        (3, 2) => LowCategory::FullHouse,
        (3, _) => LowCategory::Trips,
        (2, 2) => LowCategory::TwoPair,
        (2, _) => LowCategory::Pair,
        _ => LowCategory::NoPair,
    };
    Low::new(category, ranks)
}

/// Best five for high of five to seven cards (HE-5, ST-1).
pub fn high(cards: &[Card]) -> High {
    let mut best = None;
    choose::<5>(cards, |five| best = best.max(Some(high_of_five(five))));
    best.expect("at least five cards")
}

/// Best five for low of five to seven cards (RZ-1).
pub fn ace_to_five(cards: &[Card]) -> Low {
    let mut best = None;
    choose::<5>(cards, |five| best = best.max(Some(low_of_five(five))));
    best.expect("at least five cards")
}

/// Exactly two of the hole cards with exactly three of the board (OM-1).
pub fn omaha<T: Ord>(hole: &[Card], board: &[Card], rank: impl Fn(&[Card; 5]) -> T) -> T {
    let mut best = None;
    choose::<2>(hole, |&[a, b]| {
        choose::<3>(board, |&[c, d, e]| best = best.take().max(Some(rank(&[a, b, c, d, e]))));
    });
    best.expect("at least two hole cards and a flop")
}

/// Five cards of draw poker, the joker as DR-10 says.
pub fn draw_high(cards: &[Card; 5]) -> High {
    let naturals: Vec<Card> = cards.iter().copied().filter(|c| !c.is_joker()).collect();
    let Ok(four): Result<[Card; 4], _> = naturals.try_into() else {
        return high_of_five(cards);
    };
    let [a, b, c, d] = four.map(high_number);
    let suited = one_suit(&four);
    // Outside straights and flushes it is only an ace.
    let mut best = sets_only(&[a, b, c, d, 14]);
    for joker in (2..=14).filter(|n| ![a, b, c, d].contains(n)) {
        let with_joker = [a, b, c, d, joker];
        let is_straight = straight_top(&with_joker).is_some();
        if is_straight || suited {
            best = best.max(five_high(with_joker, suited));
        }
    }
    best
}

/// Five cards of lowball, the joker as the lowest rank not in the hand (LB-2).
pub fn lowball(cards: &[Card; 5]) -> Low {
    let has = |n: u8| cards.iter().any(|&c| !c.is_joker() && low_number(c) == n);
    let joker = (1..=13).find(|&n| !has(n)).expect("five cards cannot have all ranks");
    low_sets(&cards.map(|c| if c.is_joker() { joker } else { low_number(c) }))
}

/// The cards showing, for high: sets and high cards; straights and flushes need five cards.
pub fn showing_high(cards: &[Card]) -> High {
    sets_only(&cards.iter().map(|&c| high_number(c)).collect::<Vec<_>>())
}

/// The cards showing, for low.
pub fn showing_low(cards: &[Card]) -> Low {
    low_sets(&cards.iter().map(|&c| low_number(c)).collect::<Vec<_>>())
}

/// Best five for high of five to seven cards of the short deck, every choice of five tried (O-4, O-5).
pub fn short_high(cards: &[Card], flush_first: bool) -> ShortHigh {
    let mut best = None;
    choose::<5>(cards, |five| best = best.max(Some(short_of_five(five, flush_first))));
    best.expect("at least five cards")
}

fn short_of_five(five: &[Card; 5], flush_first: bool) -> ShortHigh {
    let mut numbers = five.map(high_number);
    numbers.sort_unstable();
    let high = match (numbers, one_suit(five)) {
        // The ace below the six stands where the five would.
        ([6, 7, 8, 9, 14], suited) => five_high([5, 6, 7, 8, 9], suited),
        _ => high_of_five(five),
    };
    ShortHigh::new(high, flush_first)
}

/// Five cards for deuce-to-seven low: high hands turned round, but for the straight with a low ace (O-6).
pub fn deuce_to_seven(cards: &[Card; 5]) -> Deuce {
    let numbers = cards.map(high_number);
    let is_wheel = [14, 2, 3, 4, 5].iter().all(|n| numbers.contains(n));
    Deuce::new(match (is_wheel, one_suit(cards)) {
        (false, _) => high_of_five(cards),
        (true, true) => High::new(Category::Flush, [14, 5, 4, 3, 2]),
        (true, false) => High::new(Category::HighCard, [14, 5, 4, 3, 2]),
    })
}

/// Badugi: the most cards that differ in rank and suit, and of as many the lowest (O-9).
pub fn badugi(cards: &[Card]) -> Badugi {
    fn of<const K: usize>(cards: &[Card]) -> Option<Badugi> {
        let mut lowest: Option<Vec<u8>> = None;
        choose::<K>(cards, |some| {
            let mut numbers: Vec<u8> = some.iter().map(|c| low_number(*c)).collect();
            numbers.sort_unstable_by(|a, b| b.cmp(a));
            let ranks = numbers.windows(2).all(|pair| pair[0] != pair[1]);
            let suits = some.iter().all(|c| some.iter().filter(|d| d.suit() == c.suit()).count() == 1);
            if ranks && suits && lowest.as_ref().is_none_or(|low| numbers < *low) {
                lowest = Some(numbers);
            }
        });
        lowest.map(|numbers| Badugi::new(numbers.iter().map(|n| 1 << (n - 1)).sum()))
    }
    of::<4>(cards)
        .or_else(|| of::<3>(cards))
        .or_else(|| of::<2>(cards))
        .or_else(|| of::<1>(cards))
        .expect("a card")
}

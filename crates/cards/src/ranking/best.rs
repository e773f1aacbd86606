//! Which five cards make the hand, to be shown at the showdown.

use super::reference;
use super::value::{High, Low};
use crate::Card;

/// Puts five cards in the order in which the hand's ranks tell it; the joker takes the place that is left.
fn arranged(five: &[Card; 5], ranks: [u8; 5]) -> [Card; 5] {
    let mut left: Vec<Card> = five.to_vec();
    left.sort_by_key(|c| std::cmp::Reverse(*c));
    ranks.map(|number| {
        let stands_for = |c: &Card| c.rank().is_some_and(|r| (r as u8 + 1) % 13 == (number + 12) % 13);
        let at = left.iter().position(stands_for).or_else(|| left.iter().position(|c| c.is_joker()));
        left.remove(at.unwrap_or(0))
    })
}

fn best_of<T: Ord + Copy>(
    cards: &[Card],
    rank: impl Fn(&[Card; 5]) -> T,
    ranks: impl Fn(T) -> [u8; 5],
) -> [Card; 5] {
    let mut best: Option<(T, [Card; 5])> = None;
    reference::choose::<5>(cards, |five| {
        let value = rank(five);
        if best.is_none_or(|(b, _)| value > b) {
            best = Some((value, *five));
        }
    });
    let (value, five) = best.expect("at least five cards");
    arranged(&five, ranks(value))
}

/// The five cards that make the best high of five to seven, sets first; with five, the joker may be among them.
pub fn best_five_high(cards: &[Card]) -> [Card; 5] {
    best_of(cards, reference::draw_high, High::ranks)
}

/// The five cards that make the best low of five to seven, from the top; with five, the joker may be among them.
pub fn best_five_low(cards: &[Card]) -> [Card; 5] {
    best_of(cards, reference::lowball, Low::ranks)
}

/// The five cards that make the best high of five to seven of the short deck, the highest first.
pub fn best_short(cards: &[Card]) -> [Card; 5] {
    let mut best = None;
    reference::choose::<5>(cards, |five| best = best.max(Some((reference::short_high(five, true), *five))));
    let mut five = best.expect("at least five cards").1;
    let count = |card: &Card| five.iter().filter(|c| c.rank() == card.rank()).count();
    let key = five.map(|card| (std::cmp::Reverse((count(&card), card)), card));
    let mut sorted = key;
    sorted.sort();
    five = sorted.map(|(_, card)| card);
    five
}

fn best_omaha<T: Ord + Copy>(
    hole: &[Card],
    board: &[Card],
    rank: impl Fn(&[Card; 5]) -> T,
    ranks: impl Fn(T) -> [u8; 5],
) -> [Card; 5] {
    let (value, five) = reference::omaha(hole, board, |five| (rank(five), *five));
    arranged(&five, ranks(value))
}

/// The two hole cards and three board cards that make the best Omaha high, sets first.
pub fn best_omaha_high(hole: &[Card], board: &[Card]) -> [Card; 5] {
    best_omaha(hole, board, reference::high_of_five, High::ranks)
}

/// The two hole cards and three board cards that make the best Omaha low, from the top.
pub fn best_omaha_low(hole: &[Card], board: &[Card]) -> [Card; 5] {
    best_omaha(hole, board, reference::low_of_five, Low::ranks)
}

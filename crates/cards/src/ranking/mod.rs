//! Which hand wins: high, ace-to-five low, Omaha, and the joker of draw and lowball.
//!
//! [`High`] and [`Low`] are both ordered so that the greater one wins. Callers guarantee the number of cards and
//! that no card appears twice; a wrong number is a mistake in the caller and panics.

mod best;
pub mod reference;
mod value;

pub use best::{best_five_high, best_five_low, best_omaha_high, best_omaha_low};
pub use value::{Category, High, Low, LowCategory};

use crate::Card;

fn five(cards: &[Card]) -> &[Card; 5] {
    cards.try_into().expect("a hand of draw or lowball has five cards (DR-1)")
}

fn five_to_seven(cards: &[Card]) {
    assert!((5..=7).contains(&cards.len()), "five to seven cards make a hand, not {}", cards.len());
}

fn omaha_cards(hole: &[Card], board: &[Card]) {
    assert!(hole.len() == 4 && (3..=5).contains(&board.len()), "Omaha is four hole cards and a board (OM-1)");
}

/// Best five for high of five to seven cards, no joker (HE-5, HE-6, ST-1).
pub fn high(cards: &[Card]) -> High {
    five_to_seven(cards);
    reference::high(cards)
}

/// The best high of exactly two of four hole cards and exactly three of three to five board cards (OM-1).
pub fn omaha_high(hole: &[Card], board: &[Card]) -> High {
    omaha_cards(hole, board);
    reference::omaha(hole, board, reference::high_of_five)
}

/// Best five for ace-to-five low of five to seven cards, no joker (RZ-1, LB-1).
pub fn ace_to_five(cards: &[Card]) -> Low {
    five_to_seven(cards);
    reference::ace_to_five(cards)
}

/// The low that takes half of a hi-lo pot, if five to seven cards make one (HEHL-1, CPHL-1, STHL-1, STHL-2).
pub fn eight_or_better(cards: &[Card]) -> Option<Low> {
    Some(ace_to_five(cards)).filter(|low| low.is_eight_or_better())
}

/// The low that takes half of an Omaha hi-lo pot, if there is one (OMHL-1).
pub fn omaha_eight_or_better(hole: &[Card], board: &[Card]) -> Option<Low> {
    omaha_cards(hole, board);
    Some(reference::omaha(hole, board, reference::low_of_five)).filter(|low| low.is_eight_or_better())
}

/// Five cards of draw poker with or without the joker (DR-9, DR-10).
pub fn draw_high(cards: &[Card]) -> High {
    reference::draw_high(five(cards))
}

/// Five cards of lowball with or without the joker (LB-1, LB-2).
pub fn lowball(cards: &[Card]) -> Low {
    reference::lowball(five(cards))
}

/// One to four cards of a stud board, for high: who opens from fourth street on (ST-4).
pub fn showing_high(cards: &[Card]) -> High {
    assert!((1..=4).contains(&cards.len()), "a stud board shows one to four cards, not {}", cards.len());
    reference::showing_high(cards)
}

/// One to four cards of a razz board: the greater one is the low hand that opens (RZ-1).
pub fn showing_low(cards: &[Card]) -> Low {
    assert!((1..=4).contains(&cards.len()), "a stud board shows one to four cards, not {}", cards.len());
    reference::showing_low(cards)
}

#[cfg(test)]
mod tests;

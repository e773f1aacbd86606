//! Which hand wins: high, ace-to-five low, Omaha, the joker of draw and lowball, the short deck, deuce-to-seven low, badugi.
//!
//! [`High`], [`Low`] and the others are ordered so that the greater one wins. Callers guarantee the number of cards and
//! that no card appears twice; a wrong number is a mistake in the caller and panics.

mod badugi;
mod best;
#[cfg(target_arch = "x86_64")]
mod bytes;
mod choices;
mod classes;
mod deuce;
mod joker;
mod lanes;
mod made;
mod omaha;
mod packed;
pub mod reference;
mod short;
mod value;
mod wide;

pub use badugi::{Badugi, badugi, best_badugi};
pub use best::{best_five_high, best_five_low, best_omaha_high, best_omaha_low, best_short};
pub use choices::{Choices, Visit, binomial};
pub use deuce::{Deuce, deuce_to_seven};
pub use joker::Joker;
pub use made::Made;
pub use omaha::{Omaha, OmahaBoard, OmahaHole};
pub use packed::Packed;
pub use short::{ShortHigh, short_high};
pub use value::{Category, High, Low, LowCategory, dashed, rank_of};
pub use wide::{
    Block, LANES, See, Values, Wide, Width, each_high_of_cards, high_of_blocks, high_of_cards, low_of_blocks,
    wide, wide_with,
};

use crate::Card;

fn five(cards: &[Card]) -> &[Card; 5] {
    cards.try_into().expect("a hand of draw or lowball has five cards (DR-1)")
}

fn natural(cards: &[Card]) -> Packed {
    assert!((5..=7).contains(&cards.len()), "five to seven cards make a hand, not {}", cards.len());
    let hand = Packed::from(cards);
    // The joker adds nothing to a hand, so it would be missed here.
    assert_eq!(hand.count(), cards.len(), "this game has no joker (HE-6)");
    hand
}

/// Best five for high of five to seven cards, no joker (HE-5, HE-6, ST-1).
pub fn high(cards: &[Card]) -> High {
    let hand = natural(cards);
    match cards.len() {
        5 => hand.high::<5>(),
        6 => hand.high::<6>(),
        _ => hand.high::<7>(),
    }
}

/// Best five for ace-to-five low of five to seven cards, no joker (RZ-1, LB-1).
pub fn ace_to_five(cards: &[Card]) -> Low {
    let hand = natural(cards);
    match cards.len() {
        5 => hand.low::<5>(),
        6 => hand.low::<6>(),
        _ => hand.low::<7>(),
    }
}

/// The low that takes half of a hi-lo pot, if five to seven cards make one (HEHL-1, CPHL-1, STHL-1, STHL-2).
pub fn eight_or_better(cards: &[Card]) -> Option<Low> {
    natural(cards).eight_or_better()
}

fn omaha_cards<'a>(hole: &'a [Card], board: &'a [Card]) -> (&'a [Card; 4], &'a [Card]) {
    let hole = hole.try_into().expect("Omaha has four hole cards (OM-1)");
    assert!((3..=5).contains(&board.len()), "Omaha has a board of three to five cards (OM-1)");
    (hole, board)
}

/// The best high of exactly two of four hole cards and exactly three of three to five board cards (OM-1).
pub fn omaha_high(hole: &[Card], board: &[Card]) -> High {
    let (hole, board) = omaha_cards(hole, board);
    let Ok(board) = board.try_into() else {
        return reference::omaha(hole, board, reference::high_of_five);
    };
    let omaha = Omaha::new();
    omaha.high(omaha.high_place(&omaha.hole(hole), &omaha.board(board)))
}

/// The low that takes half of an Omaha hi-lo pot, if there is one (OMHL-1).
pub fn omaha_eight_or_better(hole: &[Card], board: &[Card]) -> Option<Low> {
    let (hole, board) = omaha_cards(hole, board);
    let Ok(board) = board.try_into() else {
        return Some(reference::omaha(hole, board, reference::low_of_five))
            .filter(|low| low.is_eight_or_better());
    };
    let omaha = Omaha::new();
    omaha.low(omaha.low_place(&omaha.hole(hole), &omaha.board(board)))
}

/// Five cards of draw poker with or without the joker (DR-9, DR-10).
pub fn draw_high(cards: &[Card]) -> High {
    let joker = Joker::new();
    joker.draw(joker.draw_place(five(cards)))
}

/// Five cards of lowball with or without the joker (LB-1, LB-2).
pub fn lowball(cards: &[Card]) -> Low {
    let joker = Joker::new();
    joker.lowball(joker.lowball_place(five(cards)))
}

/// One to four cards of a stud board, or five where both hole cards were turned up, for high: who opens from fourth street
/// on (ST-4). Five are a whole hand.
pub fn showing_high(cards: &[Card]) -> High {
    assert!((1..=5).contains(&cards.len()), "a stud board shows one to five cards, not {}", cards.len());
    if cards.len() == 5 { high(cards) } else { reference::showing_high(cards) }
}

/// One to five cards of a razz board: the greater one is the low hand that opens (RZ-1).
pub fn showing_low(cards: &[Card]) -> Low {
    assert!((1..=5).contains(&cards.len()), "a stud board shows one to five cards, not {}", cards.len());
    reference::showing_low(cards)
}

#[cfg(test)]
mod tests;

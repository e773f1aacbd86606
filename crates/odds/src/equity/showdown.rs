//! Which hand wins: complete hands shown at the end, named, and what each gets of the pot.

use super::error::EquityError;
use super::game;
use cards::Card;
use cards::ranking::Made;
use games::poker::{Game, Order, Split, playing};

/// A hand that has been shown.
///
/// ```
/// use odds::equity::{Game, showdown};
///
/// let cards = |text: &str| cards::parse_cards(text).unwrap();
/// let shown = showdown(Game::Holdem, &[cards("AsKs"), cards("QdQc")], &cards("2s 9s Td Js 3h")).unwrap();
/// assert_eq!((shown[0].place, shown[0].share, shown[1].place), (1, 1.0, 2));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Its own cards.
    pub cards: Vec<Card>,
    /// Its high hand and the cards that make it; none in games for low.
    pub high: Option<(Made, Vec<Card>)>,
    /// Its low hand and the cards that make it; none in games for high, or where it does not qualify.
    pub low: Option<(Made, Vec<Card>)>,
    /// Its share of the pot.
    pub share: f64,
    /// Its place in the order of hands, the best being 1; hands that tie share a place.
    pub place: usize,
}

fn check(game: Game, hands: &[Vec<Card>], board: &[Card]) -> Result<(), EquityError> {
    let (own, shared) = match (game::is_stud(game), board.len()) {
        (true, 1) => (6, 1),
        _ => (game::own_cards(game), game::board_cards(game)),
    };
    if hands.is_empty() || hands.len() > 9 {
        return Err(EquityError::Hands { least: 1, are: hands.len() });
    }
    if board.len() != shared {
        return Err(match shared {
            0 => EquityError::NoBoard(game),
            _ => EquityError::WholeBoard { game, are: board.len() },
        });
    }
    for (i, hand) in hands.iter().enumerate() {
        if hand.len() != own {
            return Err(EquityError::Ranked { game, are: hand.len(), own }.of_hand(i));
        }
    }
    let mut seen: Vec<Card> = Vec::new();
    for card in hands.iter().flatten().chain(board) {
        if !game::deck(game).contains(card) {
            return Err(EquityError::NotInDeck { card: *card, game });
        }
        if seen.contains(card) {
            return Err(EquityError::Twice(*card));
        }
        seen.push(*card);
    }
    Ok(())
}

fn show(game: Game, own: &[Card], board: &[Card]) -> Shown {
    // A community card of stud is a card of everybody's hand (ST-10).
    let all: Vec<Card> = own.iter().chain(board).copied().collect();
    let (hole, shared) = if game.form().has_board() { (own, board) } else { (&all[..], &[][..]) };
    let worth = (game.form().worth)(Order::Usual, hole, shared).unwrap_or_default();
    let with_cards = |made: Made| (made, playing(game, made, own, board));
    Shown {
        cards: own.to_vec(),
        high: worth.high.map(with_cards),
        low: worth.low.map(with_cards),
        share: 0.0,
        place: 0,
    }
}

/// Divides so much of the pot among the best; false if nobody has what it is for.
fn divide<T: Ord>(shown: &mut [Shown], part: f64, of: impl Fn(&Shown) -> Option<T>) -> bool {
    let Some(best) = shown.iter().filter_map(&of).max() else { return false };
    let wins = |hand: &Shown| of(hand).is_some_and(|value| value == best);
    let count = shown.iter().filter(|hand| wins(hand)).count();
    for hand in shown.iter_mut().filter(|hand| wins(hand)) {
        hand.share += part / count as f64;
    }
    true
}

/// Ranks complete hands, in the order given.
pub fn showdown(game: Game, hands: &[Vec<Card>], board: &[Card]) -> Result<Vec<Shown>, EquityError> {
    check(game, hands, board)?;
    let mut shown: Vec<Shown> = hands.iter().map(|own| show(game, own, board)).collect();
    let high = |hand: &Shown| hand.high.as_ref().map(|(high, _)| *high);
    let low = |hand: &Shown| hand.low.as_ref().map(|(low, _)| *low);
    match game.split() {
        Split::High => divide(&mut shown, 1.0, high),
        Split::Low => divide(&mut shown, 1.0, low),
        Split::HighLow if divide(&mut shown, 0.5, low) => divide(&mut shown, 0.5, high),
        Split::HighLow => divide(&mut shown, 1.0, high),
    };
    // Split pots are ordered by what the hands get, then by high, then by low; the others by the one hand there is.
    let key = |hand: &Shown| ((hand.share * 5040.0).round() as u32, high(hand), low(hand));
    let mut keys: Vec<_> = shown.iter().map(key).collect();
    keys.sort();
    for hand in &mut shown {
        let better = keys.iter().filter(|other| **other > key(hand)).count();
        hand.place = better + 1;
    }
    Ok(shown)
}

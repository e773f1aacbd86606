//! The referee's sentences in the words of a table: seats instead of places, pips instead of letters.

use super::table::Place;
use cards::Card;
use voice::{Arg, say};

/// Who has a place in a hand, as people at a table say it: by the seat.
pub fn seat_of(places: &[Place], place: u8) -> Arg {
    match places.get(usize::from(place)) {
        Some(at) => say!("table-seat", seat: at.seat).into(),
        None => Arg::Place(place),
    }
}

/// The referee numbers players by their place in the hand; people at a table speak of seats.
pub fn in_seats(text: &str, places: &[Place]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("player ") {
        let digits: String = rest[at + 7..].chars().take_while(char::is_ascii_digit).collect();
        let place = digits.parse::<usize>().ok().and_then(|n| places.get(n.wrapping_sub(1)));
        let end = at + 7 + digits.len();
        out.push_str(&rest[..at]);
        match place {
            Some(place) => out.push_str(&format!("seat {}", place.seat)),
            None => out.push_str(&rest[at..end]),
        }
        rest = &rest[end..];
    }
    with_pips(&(out + rest))
}

/// Cards in a text with their pips, as they are read: `9♥` for `9h`.
pub fn with_pips(text: &str) -> String {
    let pips = |word: &str| match word.parse::<Card>() {
        Ok(card) if card.to_string() == word => card.pretty(),
        _ => word.to_string(),
    };
    let mut out = String::with_capacity(text.len());
    let mut word = String::new();
    for c in text.chars() {
        if c.is_alphanumeric() {
            word.push(c);
        } else {
            out.push_str(&pips(&word));
            out.push(c);
            word.clear();
        }
    }
    out + &pips(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerId;

    #[test]
    fn players_of_a_hand_are_told_by_their_seats() {
        let place = |seat| Place { player: PlayerId(9), seat, entry: Default::default(), big: false };
        let places = [place(4), place(7)];
        assert_eq!(
            in_seats("give player 2 a card, not player 1's", &places),
            "give seat 7 a card, not seat 4's"
        );
        assert_eq!(in_seats("put 9h aside, give player 1 Th", &places), "put 9♥ aside, give seat 4 10♥");
        assert_eq!(in_seats("player 12 as every player", &places), "player 12 as every player");
    }
}

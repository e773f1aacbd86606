//! Who has a place in a hand, in the words of a table.

use super::table::Place;
use voice::{Arg, say};

/// The referee numbers players by their place in the hand; people at a table speak of seats.
pub fn seat_of(places: &[Place], place: u8) -> Arg {
    match places.get(usize::from(place)) {
        Some(at) => say!("table-seat", seat: at.seat).into(),
        None => Arg::Place(place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerId;

    #[test]
    fn players_of_a_hand_are_told_by_their_seats() {
        let place = |seat| Place { player: PlayerId(9), seat, entry: Default::default(), big: false };
        let places = [place(4), place(7)];
        let told = |at| {
            let says = say!("do-give-player-next-card", who: voice::Place(at));
            says.placed(&|place| seat_of(&places, place)).to_string()
        };
        assert_eq!(told(0), "give seat 4 the next card off the top");
        assert_eq!(told(1), "give seat 7 the next card off the top");
        assert_eq!(told(2), "give player 3 the next card off the top");
    }
}

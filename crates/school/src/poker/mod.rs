//! Drills of poker.

mod action;
mod award;
mod blinds;
mod hands;
mod kill;
mod pots;
mod procedure;
mod sevens;

pub use action::turn;
pub use award::parts as award_parts;
pub use hands::{Mood, seated};
pub use pots::parts as pot_parts;

use crate::Sheet;
use crate::answer::{Choice, Spot};
use crate::drill::Drill;
use crate::luck::Luck;
use games::Seat;
use games::poker::HouseGame;
use voice::{Arg, Telling, say};

/// How often a hand is dealt anew until it has what is asked for.
const TRIES: usize = 150;

/// The drills of a game.
pub fn drills(house: &HouseGame) -> Vec<Drill> {
    let mut drills = Vec::new();
    if house.game.form().has_blinds() {
        drills.push(Drill::Blinds);
    }
    drills.extend([Drill::Action, Drill::SidePots, Drill::Award, Drill::Procedure]);
    drills
}

/// A question of this game.
pub fn make(house: &HouseGame, drill: Drill, level: u8, luck: &mut Luck) -> Option<Sheet> {
    match drill {
        Drill::Blinds if house.game.form().has_blinds() => blinds::make(house, level, luck),
        Drill::Action => action::make(house, level, luck),
        Drill::SidePots => pots::make(house, level, luck),
        Drill::Award => award::make(house, level, luck),
        Drill::Procedure => procedure::make(house, level, luck),
        _ => None,
    }
}

/// How many play at a level: from three to a full table.
fn players(house: &HouseGame, level: u8) -> usize {
    [3, 4, 5, 6, house.seats][usize::from(level) - 1].min(house.seats)
}

/// A seat to be tapped.
pub fn at_seat(seat: Seat) -> Choice {
    Choice { says: say!("table-seat", seat: seat), spot: Some(Spot::Seat(seat)) }
}

/// What is said of places, said of seats.
pub fn by_seat(says: Telling, seats: &[Seat]) -> Telling {
    says.placed(&|place| match seats.get(usize::from(place)) {
        Some(seat) => say!("table-seat", seat: *seat).into(),
        None => Arg::Place(place),
    })
}

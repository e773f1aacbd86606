//! DR-6 at a table with the virtual dealer: who drew last has a moment to change the number, before its cards come or anybody
//! acts. The others have their chance while the next player is asked.

use games::poker::Table;
use games::{PlayerId, Seat};

/// A moment in which somebody may change the number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Hands begun.
    pub hand: u32,
    /// The street of the draw.
    pub street: u8,
    /// Whose moment it is.
    pub player: PlayerId,
    /// Where they sit.
    pub seat: Seat,
}

/// The moment that the table is at. Who said a number before throwing cards away had its time to change it.
pub fn moment_to_change(table: &Table) -> Option<Moment> {
    let playing = table.on()?;
    let hand = playing.hand();
    let place = hand.last_may_change().filter(|place| hand.player(*place).asked.is_none())?;
    let at = playing.places()[usize::from(place)];
    Some(Moment { hand: table.hands(), street: hand.street(), player: at.player, seat: at.seat })
}

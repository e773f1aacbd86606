//! Who acts first on a round: blinds and the button, or the cards that show.

use super::command::Seat;
use super::hand::Hand;

impl Hand {
    /// Who opens the round that begins now; the next player clockwise with chips where that one is all-in (S-16).
    /// On third street a low card that may not be forced leaves the opening to the player on its left (S-4).
    pub(super) fn opener(&self) -> Option<Seat> {
        let (due, skip) = match (self.is_stud(), self.street) {
            (false, 0) => (self.left_of_the_blinds(), 0),
            (false, _) => (0, 0),
            (true, 0) => {
                let low = self.low_card()?;
                (low, usize::from(self.player(low).not_forced))
            }
            (true, _) => (self.showing_first()?, 0),
        };
        let mut order = self.clockwise(due).cycle().skip(skip).take(self.players.len());
        order.find(|s| self.needs_action(*s))
    }
}

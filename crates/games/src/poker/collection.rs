//! The collection: once a hand, by the limit and the number of players dealt in (PFEE-1 to PFEE-4, S-9).

use super::hand::Hand;
use chips::Money;

impl Hand {
    /// Is the collection to be taken now? Right before the flop; in games without one, after the first round. A hand
    /// that ends before pays none.
    pub(super) fn collection_due(&self) -> Option<Money> {
        let due = !self.dropped && self.street == 0;
        due.then(|| self.rules.fee_for(self.players.len()).min(self.pot()))
    }

    pub(super) fn take_collection(&mut self, amount: Money) {
        self.drop = amount;
        self.dropped = true;
    }
}

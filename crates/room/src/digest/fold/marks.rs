//! What became of a round or hand on the way: which one a call or a ruling is about, and whether the floor has answered.

use super::{Here, Open, Stretch};
use crate::protocol::RoundMark;
use std::collections::BTreeSet;

impl Open {
    /// The round or hand that a call is about, by the record it began with: the one that is on, or the last.
    pub(super) fn spoken_of(&self) -> Option<u64> {
        let on = self.round.as_ref().map(|round| round.from);
        let on = on.or_else(|| self.hand.as_ref().map(|hand| hand.from));
        on.or_else(|| self.last.as_ref().map(|last| last.came.from))
    }
}

impl Here<'_> {
    /// A call is taken back: the dealer's leaves a player's open that it replaced (ROOM-12).
    pub(super) fn taken_back_by(&mut self, dealer: bool) {
        let open = &mut self.into.open;
        if dealer && open.disputed.is_some() && open.disputed == open.spoken_of() {
            return self.marks(|marks| marks.retain(|mark| *mark != RoundMark::CallOpen));
        }
        if !dealer {
            open.disputed = None;
        }
        self.marks(|marks| call_is_over(marks, false));
    }

    pub(super) fn mark(&mut self, mark: RoundMark) {
        self.marks(|marks| {
            marks.insert(mark);
        });
    }

    /// Marks the round or hand that is on, or the last one for as long as there is no other.
    pub(super) fn marks(&mut self, mark: impl Fn(&mut BTreeSet<RoundMark>)) {
        let Stretch { open, rounds, .. } = &mut *self.into;
        match (&mut open.round, &mut open.hand, &mut open.last) {
            (Some(round), ..) => mark(&mut round.marks),
            (_, Some(hand), _) => mark(&mut hand.marks),
            (_, _, Some(last)) => {
                last.round.iter_mut().for_each(|round| mark(&mut round.marks));
                last.hand.iter_mut().for_each(|hand| mark(&mut hand.marks));
                mark(&mut last.came.marks);
                let ended = rounds.last_mut().filter(|ended| ended.from == last.came.from);
                ended.into_iter().for_each(|ended| mark(&mut ended.marks));
            }
            _ => {}
        }
    }
}

/// The floor has answered what it was called for, or was not wanted any more.
pub(super) fn call_is_over(marks: &mut BTreeSet<RoundMark>, came: bool) {
    let over = [(RoundMark::DisputeOpen, RoundMark::Disputed), (RoundMark::CallOpen, RoundMark::Called)];
    for (open, answered) in over {
        if marks.remove(&open) && came {
            marks.insert(answered);
        }
    }
}

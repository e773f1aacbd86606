//! The answers that a table gave, for those who ask again with the same id.

use crate::countersign::RULING_WAITS;
use crate::protocol::FromServer;
use games::{Clause, PlayerId, Refusal};
use ledger::{Account, CommitError, Receipt};
use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use voice::say;

/// How many answers are kept for those who ask again.
const ANSWERS: usize = 128;

/// The answers that ids were given: the last ones as they were, and of all that were written a trace, so that the
/// books are asked only about ids that may be in them.
#[derive(Default)]
pub struct Answers {
    last: VecDeque<((PlayerId, String), Result<u64, Refusal>)>,
    written: HashSet<u64>,
    /// Were there records before, of which no trace is kept?
    since: bool,
}

impl Answers {
    /// Those of a table that was brought back from a snapshot.
    pub fn since_a_snapshot() -> Answers {
        Answers { since: true, ..Answers::default() }
    }

    fn trace(key: &(PlayerId, String)) -> u64 {
        let mut hasher = DefaultHasher::new();
        (key.0.0, &key.1).hash(&mut hasher);
        hasher.finish()
    }

    /// Keeps an answer.
    pub fn keep(&mut self, key: (PlayerId, String), result: Result<u64, Refusal>) {
        if result.is_ok() {
            self.written.insert(Answers::trace(&key));
        }
        if self.last.len() == ANSWERS {
            self.last.pop_front();
        }
        self.last.push_back((key, result));
    }

    pub(crate) fn find(&self, key: &(PlayerId, String)) -> Option<Result<u64, Refusal>> {
        self.last.iter().find(|(k, _)| k == key).map(|(_, answer)| answer.clone())
    }

    pub(crate) fn may_be_written(&self, key: &(PlayerId, String)) -> bool {
        self.since || self.written.contains(&Answers::trace(key))
    }
}

/// What whoever asked is told.
pub(crate) fn answer(
    id: String,
    table: u32,
    result: Result<u64, Refusal>,
    receipt: Option<&Receipt>,
) -> FromServer {
    match result {
        Ok(seq) => crate::frame::done(id, table, seq, receipt),
        Err(Refusal { says, .. }) if says.id == RULING_WAITS => FromServer::Waits { id, table, says },
        Err(refusal) => FromServer::Refused { id, table, refusal },
    }
}

/// Was it refused because it could not be written?
pub(crate) fn was_unsaved(refusal: &Refusal) -> bool {
    refusal.clause == Clause::Room7
}

/// What a player is told when the ledger would not take it.
pub fn unsaved(why: &CommitError) -> Refusal {
    match why {
        CommitError::Short { account: Account::Wallet(_), holds } => {
            let holds = chips::Money::cents(*holds);
            Refusal::new(Clause::Room3, say!("room-no-wallet", holds: holds))
        }
        CommitError::Duplicate { .. } => Refusal::new(Clause::Room2, say!("room-no-second-use")),
        CommitError::InDoubt(why) => Refusal::new(Clause::Room7, say!("room-in-doubt", why: why.says())),
        other => Refusal::new(Clause::Room7, say!("room-no-books", why: other.says())),
    }
}

//! The books: accounts in whole cents, postings that sum to zero, hash-chained logs, and the one writer that puts
//! them on disk. SQLite and PostgreSQL stand behind one interface. Nothing in here knows a game.
//!
//! An [`Entry`] is one decision: a record of a log (with its number, its action id and its place in the chain), the
//! postings it led to, and rows beside it. It is written whole or not at all, and it is acknowledged only when the
//! database has it on disk. The [`Ledger`] groups the entries of many tables into one commit.
#![forbid(unsafe_code)]

mod account;
mod address;
pub mod archive;
mod check;
mod copy;
pub mod crash;
mod entry;
mod error;
mod figures;
mod kept;
pub mod keys;
mod lease;
mod migrate;
mod pg;
mod pg_connect;
mod pg_nodes;
mod pg_writer;
mod pits;
mod prepare;
pub mod private;
mod readers;
mod seal;
mod sqlite;
mod sqlite_file;
mod sqlite_keeper;
mod store;
mod writer;

pub use account::{Account, Fee};
pub use address::check_address;
pub use check::Chain;
pub use copy::{copy, restore};
pub use entry::{Entry, Hash, Person, Posting, Receipt, Record, Session, Side};
pub use error::{Away, CommitError, NoAccount, StoreError, Unfit};
pub use figures::Figures;
pub use keys::{BooksKey, Keys};
pub use lease::{BEAT, Beat, LIFE, Lease};
pub use pg_connect::{connect, is_address};
pub use pg_nodes::{Node, taken_by};
pub use pits::News;
pub use readers::Readers;
pub use seal::{Head, Seal, Sealed, chain, first_chain, seal};
pub use store::{LOST_NOTE, Loaded, Reader, StoredPosting, StoredRecord};
pub use writer::{Ledger, Outcome};

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}

//! What can go wrong with the books, as types; the words are in `words/en/books.ftl`.

use crate::Account;
use voice::{Telling, say};

/// Why the database did not do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// It cannot be reached now; trying again may help. What its driver says.
    Unavailable(String),
    /// There is no connection now; trying again may help.
    Unconnected,
    /// It answered, and would not. What its driver says.
    Refused(String),
    /// An address of a database that books are not kept in.
    Address {
        /// What stands before `://`.
        scheme: String,
    },
    /// An `sslmode` that leaves open whether TLS is spoken.
    SslMode(String),
    /// A file could not be made, opened or locked.
    File {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// An archive in which the beginning of the books lies is not where it was put, nor beside the books.
    NoArchive {
        /// Where it was put.
        path: String,
    },
    /// A file is no archive of these books, or not as it was packed.
    BadArchive {
        /// Which.
        path: String,
    },
    /// The books note other archives than these.
    OtherArchives,
    /// The name of a file is no text.
    Nameless,
    /// The writer could not be started. What the system says.
    Unstarted(String),
    /// Another process has these books open.
    Held,
    /// Books in a file are one process's alone.
    NotShared,
    /// Another process has opened these books since, and writes them now.
    Overtaken,
    /// The books are of a version that this one does not know.
    Schema {
        /// Theirs.
        found: String,
        /// Ours.
        ours: &'static str,
    },
    /// A record is there already: there are two writers.
    Twice {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
    },
    /// A pit does not end with the seal that was written to it last: what was acknowledged since is gone, or somebody else
    /// writes. Nothing is written any more.
    Rewound {
        /// The pit.
        pit: u32,
        /// The seal that was written last.
        seal: u64,
    },
    /// Another node has taken a pit, and writes it now.
    Taken {
        /// The pit.
        pit: u32,
    },
    /// A seal that was written is gone, and what was acknowledged with it: nobody has said yet that the room goes on without.
    Lost {
        /// The pit.
        pit: u32,
        /// The seal.
        seal: u64,
        /// The last one there is.
        last: u64,
    },
    /// Nothing is known to be lost.
    NotLost,
    /// What was lost can no longer be told from what came after it.
    WentOn {
        /// The pit.
        pit: u32,
        /// The seal it ends with.
        last: u64,
    },
    /// A record is gone.
    Missing {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
    },
    /// A record is not the one that was written.
    Altered {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
    },
    /// A seal is gone, is not the one that was set, or was not signed by the house.
    Seal {
        /// The pit.
        pit: u32,
        /// The seal.
        number: u64,
    },
    /// An account does not hold the chips that lie where it is for.
    Holds {
        /// Which.
        account: Account,
        /// What it holds, in cents.
        held: i64,
        /// What lies there.
        lies: i64,
    },
    /// All accounts together do not come to nothing.
    Total(i64),
    /// The disk did not confirm what was written: it is there or it is not, and only opening the books anew tells. What the
    /// driver says. Nothing is written any more.
    InDoubt(String),
    /// A file of the books was deleted, or another lies in its place. Nothing is written any more.
    Replaced {
        /// Which.
        path: String,
    },
    /// What lies where the books should be is none, or not all of them. Nothing is made in its place.
    Unfit {
        /// Where.
        path: String,
        /// What is wrong with it.
        how: Unfit,
    },
    /// The folder with the keys of these books is not there.
    NoKeys {
        /// Which.
        folder: String,
    },
    /// The keys in a folder are not those of these books.
    OtherKeys {
        /// Which.
        folder: String,
    },
    /// What is asked for is closed, and its key was not given.
    Locked,
    /// Something that is closed does not open with the books' key.
    Garbled {
        /// Where it stands.
        place: String,
    },
    /// What stands there for a hash is none.
    Hash(String),
    /// What stands there for an account is none.
    Account(NoAccount),
    /// A record is there, and cannot be read.
    Record {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
        /// What is wrong with it.
        why: String,
    },
}

impl StoreError {
    /// May trying again help?
    pub const fn passes(&self) -> bool {
        matches!(self, StoreError::Unavailable(_) | StoreError::Unconnected)
    }

    /// Does this writer write nothing any more after it?
    pub const fn stops(&self) -> bool {
        matches!(self, StoreError::Rewound { .. } | StoreError::Replaced { .. }) || self.doubts()
    }

    /// Is it unknown whether what was to be written is there?
    pub const fn doubts(&self) -> bool {
        matches!(self, StoreError::InDoubt(_))
    }

    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            StoreError::Unavailable(why) => say!("ledger-unavailable", why: why),
            StoreError::Unconnected => say!("ledger-unconnected"),
            StoreError::Refused(why) => say!("ledger-refused", why: why),
            StoreError::Address { scheme } => say!("ledger-address", scheme: scheme),
            StoreError::SslMode(mode) => say!("ledger-sslmode", mode: mode),
            StoreError::File { path, why } => say!("ledger-file", path: path, why: why),
            StoreError::Nameless => say!("ledger-nameless"),
            StoreError::Unstarted(why) => say!("ledger-unstarted", why: why),
            StoreError::Held => say!("ledger-held"),
            StoreError::NotShared => say!("ledger-not-shared"),
            StoreError::Overtaken => say!("ledger-overtaken"),
            StoreError::Schema { found, ours } => say!("ledger-schema", found: found, ours: *ours),
            StoreError::Twice { log, seq } => say!("ledger-twice", log: *log, seq: *seq),
            StoreError::Rewound { pit, seal } => say!("ledger-rewound", pit: *pit, seal: *seal),
            StoreError::Taken { pit } => say!("ledger-taken", pit: *pit),
            StoreError::Lost { pit, seal, last } => say!("ledger-lost", pit: *pit, seal: *seal, last: *last),
            StoreError::NotLost => say!("ledger-not-lost"),
            StoreError::WentOn { pit, last } => say!("ledger-went-on", pit: *pit, last: *last),
            StoreError::Missing { log, seq } => say!("ledger-missing", log: *log, seq: *seq),
            StoreError::Altered { log, seq } => say!("ledger-altered", log: *log, seq: *seq),
            StoreError::Seal { pit, number } => say!("ledger-seal", pit: *pit, number: *number),
            StoreError::Holds { account, held, lies } => {
                let (held, lies) = (held.to_string(), lies.to_string());
                say!("ledger-holds", account: account.to_string(), held: held, lies: lies)
            }
            StoreError::Total(total) => say!("ledger-total", total: total.to_string()),
            StoreError::InDoubt(why) => say!("ledger-in-doubt", why: why),
            StoreError::Replaced { path } => say!("ledger-replaced", path: path),
            StoreError::Unfit { path, how } => how.says(path),
            StoreError::NoKeys { folder } => say!("ledger-no-keys", folder: folder),
            StoreError::OtherKeys { folder } => say!("ledger-other-keys", folder: folder),
            StoreError::NoArchive { path } => say!("ledger-no-archive", path: path),
            StoreError::BadArchive { path } => say!("ledger-bad-archive", path: path),
            StoreError::OtherArchives => say!("ledger-other-archives"),
            StoreError::Locked => say!("ledger-locked"),
            StoreError::Garbled { place } => say!("ledger-garbled", place: place),
            StoreError::Hash(text) => say!("ledger-hash", text: text),
            StoreError::Account(wrong) => wrong.says(),
            StoreError::Record { log, seq, why } => say!("ledger-record", log: *log, seq: *seq, why: why),
        }
    }
}

/// What is wrong with what lies where the books should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is gone, and something that belongs to it is there.
    Missing {
        /// What.
        beside: String,
    },
    /// There is nothing in it, and there was.
    Emptied,
    /// It is cut short.
    Torn {
        /// What is there.
        bytes: u64,
        /// Of how many.
        of: u64,
    },
    /// It holds no books of a cardroom.
    Foreign,
    /// The log beside it belongs to another file.
    OtherLog,
}

impl Unfit {
    fn says(&self, path: &str) -> Telling {
        match self {
            Unfit::Missing { beside } => say!("ledger-gone", path: path, beside: beside),
            Unfit::Emptied => say!("ledger-emptied", path: path),
            Unfit::Torn { bytes, of } => say!("ledger-cut-short", path: path, bytes: *bytes, of: *of),
            Unfit::Foreign => say!("ledger-foreign", path: path),
            Unfit::OtherLog => say!("ledger-other-log", path: path),
        }
    }
}

/// A text that is the name of no account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAccount(pub String);

impl NoAccount {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        say!("ledger-account", text: &self.0)
    }
}

impl From<NoAccount> for StoreError {
    fn from(wrong: NoAccount) -> StoreError {
        StoreError::Account(wrong)
    }
}

/// Why an entry is not in the books. In every case but one nothing of it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommitError {
    /// An account would fall below zero.
    Short {
        /// Which.
        account: Account,
        /// What it holds.
        holds: i64,
    },
    /// The actor has used this action id before, in this record.
    Duplicate {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
    },
    /// The postings do not sum to zero, or stand beside no record.
    Lopsided,
    /// The record does not follow the last one of its log: that was not written, or another one was.
    OutOfOrder {
        /// The log.
        log: u32,
        /// The record.
        seq: u64,
        /// The last one there is.
        last: u64,
    },
    /// A record before it could not be written, and it cannot come before that.
    Torn,
    /// Its pit is another node's now: whoever asked is answered there.
    Elsewhere {
        /// The pit.
        pit: u32,
    },
    /// A note is not what the entry was made from: somebody else has written it since.
    Changed {
        /// Its name.
        key: String,
        /// What it says now; nothing where there is none.
        now: String,
    },
    /// The database would not take it.
    Store(StoreError),
    /// It may be in the books or not: they have to be opened anew to know.
    InDoubt(StoreError),
    /// The writer has stopped.
    Closed,
}

impl CommitError {
    /// Is it the books that could not, rather than something about the entry?
    pub const fn is_ours(&self) -> bool {
        !matches!(self, CommitError::Short { .. } | CommitError::Duplicate { .. })
    }

    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            CommitError::Short { account, .. } => say!("ledger-short", account: account.to_string()),
            CommitError::Duplicate { log, seq } => say!("ledger-duplicate", log: *log, seq: *seq),
            CommitError::Lopsided => say!("ledger-lopsided"),
            CommitError::OutOfOrder { log, seq, last } if seq <= last => {
                say!("ledger-twice", log: *log, seq: *seq)
            }
            CommitError::OutOfOrder { log, seq, last } => {
                say!("ledger-out-of-order", log: *log, seq: *seq, missing: last + 1)
            }
            CommitError::Torn => say!("ledger-torn"),
            CommitError::Elsewhere { pit } => say!("ledger-taken", pit: *pit),
            CommitError::Changed { key, .. } => say!("ledger-changed", key: key),
            CommitError::Store(why) => say!("ledger-unsaved", why: why.says()),
            CommitError::InDoubt(why) => why.says(),
            CommitError::Closed => say!("ledger-closed"),
        }
    }
}

impl From<StoreError> for CommitError {
    fn from(why: StoreError) -> CommitError {
        CommitError::Store(why)
    }
}

/// Why nothing can be written at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Away {
    /// The database would not, or cannot be reached.
    Store(StoreError),
    /// It has not answered for so many seconds.
    Silent(u64),
}

impl Away {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            Away::Store(why) => why.says(),
            Away::Silent(seconds) => say!("ledger-silent", seconds: *seconds),
        }
    }
}

voice::in_english!(StoreError, NoAccount, CommitError, Away);

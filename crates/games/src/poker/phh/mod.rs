//! PHH, the poker hand history notation (TOML, version 0.0.2): read, replayed, and written.
//!
//! A hand without `_rulebook` is another room's and is replayed as recorded; one with it is ours and is refereed
//! by the house's rules. See `docs/phh.md`.

mod action;
mod posts;
mod reader;
mod record;
mod replay;
mod write;

pub use action::{action_text, parse_action};
pub use reader::{Value, read_tables};
pub use record::{Record, amount_text, read};
pub use replay::{AsFar, Outcome, Played, Replayer, Seating};
pub use write::{export, to_text};

//! The one voice of the house: what is said is data, and the words for it stand once.
//!
#![doc = include_str!("../README.md")]
//!
//! # What a message may use of its arguments
//!
//! | argument | in the message |
//! |---|---|
//! | a number | `{ $count }`, and plural forms: `{ $count -> [one] a card *[other] { $count } cards }` |
//! | money | `{ $wager }`: `$12.50`; `{ $wager_is -> [zero] … [positive] … *[negative] … }` |
//! | a player | `{ $player }`: the name; `{ $player_is -> [you] You take *[other] { $player } takes }` |
//! | a place in a hand | `{ $who }`: `player 3` by the order of the deal, until a table says who that is |
//! | a card, or cards | `{ $card }`; a terminal colours them, a browser draws them |
//! | a keyword | chooses: `{ $outcome -> [win] wins *[lose] loses }` |
//! | a text | `{ $reason }`: what a person wrote, a name, a file; never translated |
//! | a telling, or several | `{ $total }`: what it says; several are put after one another with a comma |
//!
//! `tests/words.rs` holds code and words together: every id that is said exists in every language with the same
//! arguments, and none is unused.
#![forbid(unsafe_code)]

mod args;
mod speak;
mod telling;

pub use args::Args;
pub use speak::{Names, Part, Voice, plain};
pub use telling::{Arg, Place, Telling, Word};

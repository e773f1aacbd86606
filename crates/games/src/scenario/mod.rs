//! Scenario files: one scripted round of player-banked blackjack, or a table of either game over several, written by a
//! person, played by the referee.
//!
//! [`Scenario::parse`] reads the file, [`Scenario::play`] plays it through the same table that runs live, and
//! [`Outcome`] is what `cardroom deal --json` prints. A file that makes no sense is a [`Flaw`](crate::Flaw), with its line; a
//! command that breaks a rule is a [`Refused`], with its clause. A [`Script`] tells a table step by step.

mod outcome;
mod parse;
mod play;
mod script;

pub use outcome::{FeeLine, Fees, HandLine, Outcome, PlayerDealer, Refused, SettlementLine};
pub use parse::{Action, BankRow, Deed, Scenario, Verb, WagerRow, Written};
pub use play::{End, Names, Played, SoFar};
pub use script::{Script, Scripted};

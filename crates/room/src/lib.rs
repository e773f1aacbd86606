//! Tables running for people: the virtual dealer, seats, the cage, the floor, bots, and the protocol they all speak.
//!
//! A wager's way through this crate: [`http`] takes a frame, checks its size and its session, and hands it to the
//! table's task ([`table`]); that drafts a decision on the [`engine`] (the referee decides, the virtual dealer deals),
//! has the ledger write it, makes it count, and sends every viewer the [`frame`] they may see.
#![forbid(unsafe_code)]

mod answers;
mod away;
pub mod bots;
pub mod calendar;
mod calls;
mod cash;
mod changes;
mod clocks;
pub mod collusion;
pub mod commands;
pub mod counted;
mod counters;
mod countersign;
mod cutters;
pub mod cutting;
mod dealing;
pub mod digest;
pub mod drawers;
pub mod engine;
pub mod error;
pub mod exams;
pub mod floor;
pub mod floor_book;
pub mod frame;
pub mod game;
mod guests;
mod handle;
pub mod house;
pub mod house_book;
pub mod http;
mod list_titles;
pub mod losses;
mod manners;
pub mod nodes;
mod openings;
mod outbox;
mod pacing;
mod partings;
pub mod past;
pub mod people;
pub mod permissions;
pub mod poker;
pub mod private;
mod programs;
pub mod protocol;
mod racks;
pub mod record;
pub mod reports;
pub mod restore;
mod room;
mod rotation;
mod rulings;
mod said;
pub mod shifts;
pub mod shuffles;
pub mod signatures;
pub mod snapshot;
mod stakes;
mod standstill;
pub mod table;
pub mod tell;
mod visits;
mod watchers;
mod webauthn;

pub use counters::Counters;
pub use manners::{Manner, Manners};
pub use outbox::{Inbox, Outbox, outbox};
pub use restore::read_log;
pub use room::{Left, Opening, Room, actor};

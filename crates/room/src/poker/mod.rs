//! Poker for people: the referee's table in views, in a dealer's tasks and in postings. What is ruled, who owes what and how
//! it is told stands in `games::poker`.

mod chips_of;
mod moment;
mod task;
mod view;

pub use chips_of::{lies, transfers};
pub use games::poker::{Place, TableCommand as PokerCommand, TableEvent as PokerEvent, tell};
pub use moment::{Moment, moment_to_change};
pub use task::{NextTask, holds_real_cards, next_task, stops_for_a_kill};
pub use view::{PokerSeat, PokerView, place_of, seen_by, seen_by_all, view};

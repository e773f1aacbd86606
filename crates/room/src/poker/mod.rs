//! Poker for people: the referee's table in views, in words and in postings. What is ruled and who owes what stands in
//! `games::poker`.

mod chips_of;
mod task;
mod tell;
mod view;

pub use chips_of::moves;
pub use games::poker::{Place, TableCommand as PokerCommand, TableEvent as PokerEvent};
pub use task::{NextTask, holds_real_cards, next_task, stops_for_a_kill};
pub use tell::tell;
pub use view::{PokerSeat, PokerView, place_of, seen_by, seen_by_all, view};

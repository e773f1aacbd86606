//! Poker by Ocean View's book: eleven games over one betting engine, with the procedures for what goes wrong.
//!
//! [`Hand`] referees one hand as a pure state machine. Commands come in ([`Command`]), events go out ([`Event`]),
//! and a [`Refusal`] names the clause it rests on.

mod apply;
mod betting;
mod board;
mod button;
mod clause;
mod collection;
mod command;
mod corrections;
mod draw;
mod event;
mod flow;
mod game;
mod hand;
mod house;
mod irregularities;
mod lowball;
mod narrate;
mod opening;
pub mod phh;
mod pineapple;
mod pots;
mod rules;
mod rulings;
mod sevens;
mod showdown;
mod stud;
mod table;
mod view;

pub use betting::{Moves, RaiseTo};
pub use button::{Debt, Entrance, Lineup, SeatNo};
pub use clause::Clause;
pub use command::{Cards, Command, Dealt, MOST, Refusal, Seat};
pub use event::{Award, Event, Forced, Part, Step};
pub use flow::{Awaits, Offer, Task, Turn};
pub use game::{BetSize, Deal, Family, Game, Split, Street};
pub use hand::{AfterDraw, Entry, Hand, Held, Phase, Player, Round, Status, Trouble};
pub use house::HouseGame;
pub use narrate::{Line, Narrator, Tone};
pub use pots::{Pot, Stake, divide};
pub use rules::{Conduct, Limit, Reopening, Rules};
pub use showdown::Worth;
pub use table::{Deal as TableDeal, PlayerId, Sitter, Table, TableCommand, TableEvent};
pub use view::{CardView, PlayerView, StatusView, View, Viewer};

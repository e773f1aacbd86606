//! Poker: games as values over one betting engine, with the procedures of Ocean View's book for what goes wrong.
//!
//! [`Hand`] referees one hand as a pure state machine. Commands come in ([`Command`]), events go out ([`Event`]),
//! and a [`Refusal`](crate::Refusal) names the clause it rests on. [`Table`] keeps seats, button and blinds from hand to hand.
//!
//! The first betting round of a hand of hold'em between two players:
//!
//! ```
//! use chips::Money;
//! use games::poker::*;
//!
//! let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
//! let player = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
//! // Place 0 is left of the button; heads-up the button has the small blind and acts first.
//! let mut hand = Hand::new(rules, &[player(rules.big_blind), player(rules.small_blind)]);
//! let mut log = Vec::new();
//! hand.start(&mut log);
//! for (seat, cards) in [(0, "As"), (1, "7d"), (0, "Ah"), (1, "2c")] {
//!     let cards = cards::parse_cards(cards).unwrap().into_iter().map(Some).collect();
//!     hand.execute(&Command::Deal { seat, cards }, &mut log).unwrap();
//! }
//! let refusal = hand.execute(&Command::Raise { seat: 1, to: Money::dollars(5) }, &mut log).unwrap_err();
//! assert_eq!(refusal.clause.id(), "S-2"); // Bets are $3 before the flop: it may be made six dollars.
//! hand.execute(&Command::Raise { seat: 1, to: Money::dollars(6) }, &mut log).unwrap();
//! hand.execute(&Command::Fold { seat: 0 }, &mut log).unwrap();
//! assert!(hand.is_over());
//! ```

mod apply;
mod betting;
mod board;
mod burns;
mod button;
mod called;
mod chapters;
mod collection;
mod command;
mod corrections;
mod counted;
mod draw;
mod event;
mod flow;
mod game;
mod games;
mod hand;
mod house;
mod irregularities;
mod lowball;
mod named;
mod narrate;
mod opening;
pub mod phh;
mod pineapple;
mod pots;
mod reportable;
mod retract;
mod reversal;
mod rules;
mod rulings;
mod sevens;
mod showdown;
mod sign;
mod sofar;
mod standing;
mod stud;
mod table;
mod tell;
mod view;
mod words;
mod wrong_number;

pub use crate::Seat;
pub use betting::{Moves, RaiseTo};
pub use button::{Debt, Entrance};
pub use called::{Called, called, called_in_full};
pub use chapters::{Book, Chapter, ChapterKind};
pub use command::{Cards, Command, Dealt, MOST};
pub use event::{Award, Event, Forced, Part, Step, WrittenStep};
pub use flow::{Awaits, Offer, Task, Turn};
pub use game::{
    BetSize, Betting, Citations, Customs, Deal, Deck, Exposed, Faces, Form, Keeps, Making, Mending, Opening,
    Split, Street,
};
pub use games::Game;
pub use hand::{AfterDraw, Entry, Hand, Held, Phase, Player, Round, Status};
pub use house::HouseGame;
#[cfg(feature = "ts")]
pub(crate) use house::PokerKeys;
pub(crate) use house::{Qualifier, Raises};
pub use narrate::{Narrator, told_street};
pub use pots::{Pot, Stake, divide};
pub use reportable::{Mishap, Reportable};
pub use rules::{Conduct, Limit, Order, Reopening, Rules};
pub use showdown::{Worth, playing};
pub use sofar::SoFar;
pub use standing::Standing;
pub use table::{Dues, Place, Sitter, Table, TableCommand, TableEvent, TableHand, WayIn};
pub use tell::tell;
pub use view::{CardView, PlayerView, StatusView, View, Viewer};
pub use words::seat_of;

//! Player-banked blackjack: Pure 21.5 and 21st Century 8.0, with the Buster bet, from the offer of the bank to the
//! last returned chip.
//!
//! A round in twenty lines:
//!
//! ```
//! use chips::Money;
//! use games::blackjack::*;
//! use games::PlayerId;
//! use games::rulebook::Houses;
//!
//! let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
//! let setup = Setup { rules: book.rules.clone(), schedule: book.schedules[0].clone(), decks: 6, turn: 1 };
//! let mut table = Table::open(setup);
//! let (ann, ben, mut log) = (PlayerId(1), PlayerId(2), Vec::new());
//! let mut go = |command| table.execute(&command, &mut log).unwrap();
//! for (player, seat) in [(ann, 4), (ben, 3)] {
//!     go(Command::Join { player, seat: Some(seat), chips: Money::dollars(200), third_party: false });
//! }
//! go(Command::Shuffle);
//! go(Command::TakeBank { player: ben, wager: Money::dollars(60), seat: None });
//! go(Command::Wager { player: ann, seat: 4, base: Money::dollars(10), buster: Money::dollars(5) });
//! go(Command::CloseWagers);
//! for card in cards::parse_cards("Th 8s 8c 8h").unwrap() {
//!     go(Command::Card(card)); // Ann has 18, the player-dealer shows an eight.
//! }
//! go(Command::Act { player: ann, seat: 4, hand: 1, action: Move::Stand });
//! go(Command::Card("8d".parse().unwrap())); // Three eights are over: Ann is paid, and so is her Buster bet.
//! assert_eq!(table.person(ann).unwrap().stack, Money::cents(214_50));
//! ```

mod apply;
mod awaits;
mod bank;
mod bounds;
#[cfg(test)]
mod by_hand;
mod chapters;
mod chart;
mod command;
mod continuous;
mod counting;
mod decide;
mod earlier;
mod event;
mod floor;
mod hand;
mod named;
mod narrate;
mod nearest;
mod peek;
mod play;
mod reportable;
mod retract;
mod reversal;
mod rounding;
mod rules;
mod schedule;
mod settle;
mod table;
mod view;
mod wagers;

pub use awaits::{Awaits, Task};
pub use bounds::{Bounds, BusterBounds};
pub use chapters::{Chapter, Rule};
pub use chart::{Forced, Moves, NotAsked, bank_draws, draws_to_17, forced};
pub use command::{Command, Fate, Move, Penalty, Ruling};
pub use counting::{Counted, Counter};
pub use event::{Event, Line, Outcome, Target, WagerKind};
pub use hand::{Cards, Total, is_suited_789, is_three_eights, total, value};
pub use narrate::{Narrator, tell_ruling, told_total};
pub use nearest::{Mark, Nearest, Tie};
pub use reportable::{Mishap, Mishaps, Reportable};
pub use retract::LastMove;
pub use rounding::Rounding;
pub use rules::*;
pub(crate) use schedule::rates;
pub use schedule::{Bracket, FeesTaken, PlayerFees, Schedule};
pub use settle::{Verdict, button_count, verdict};
pub use table::{
    Backline, Bank, Circle, Hand, HandRuling, HandState, Hole, Person, Phase, Setup, Shoe, Table,
};
pub use view::{
    BacklineView, BankView, CircleView, CorrectableView, HandView, PersonView, RulableView, View,
};

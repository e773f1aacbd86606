//! Player-banked blackjack: Pure 21.5 and 21st Century 8.0, with the Buster bet, from the offer of the bank to the
//! last returned chip.

mod apply;
mod awaits;
mod bank;
mod chart;
mod command;
mod decide;
mod event;
mod floor;
mod hand;
mod narrate;
mod play;
mod rules;
mod settle;
mod table;
mod view;
mod wagers;

pub use awaits::{Awaits, Task};
pub use chart::{Forced, Moves, bank_draws, forced};
pub use command::{Command, Move, Penalty, PlayerId, Ruling, Seat};
pub use event::{Event, Line, Outcome, Target, WagerKind};
pub use hand::{Cards, Total, is_suited_789, is_three_eights, total, value};
pub use narrate::{Part, Sentence, narrate};
pub use rules::*;
pub use settle::{Verdict, button_count, verdict};
pub use table::{
    Backline, Bank, Circle, Hand, HandRuling, HandState, Hole, Person, Phase, Setup, Shoe, Table,
};
pub use view::{BacklineView, BankView, CircleView, HandView, PersonView, View, Viewer};

//! Player-banked blackjack, priced exactly.
mod analysis;
mod ask;
mod buster;
mod chart;
mod dealer;
mod env;
mod hands;
mod learn;
mod moments;
mod play;
mod report;
mod shoe;
mod split;
mod swing;
#[cfg(test)]
mod tests;
pub use analysis::*;
pub use ask::{Asked, Told};
pub use buster::Buster;
pub use chart::{Chart, Entry, Line};
pub use dealer::Dealer;
pub use hands::{Hand, HandId, Hands};
pub use learn::{Learned, School};
pub use play::Move;
pub use report::*;
pub use shoe::*;
pub use swing::{Outcomes, Swing};

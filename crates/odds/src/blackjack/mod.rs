//! Player-banked blackjack, priced exactly.
mod analysis;
mod chart;
mod dealer;
mod env;
mod hands;
mod learn;
mod play;
mod shoe;
mod split;
#[cfg(test)]
mod tests;
pub use analysis::*;
pub use chart::{Chart, Entry, Line};
pub use learn::{Learned, School};
pub use dealer::Dealer;
pub use hands::{Hand, HandId, Hands};
pub use play::Move;
pub use shoe::*;

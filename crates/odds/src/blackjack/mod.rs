//! Player-banked blackjack, priced exactly.
mod analysis;
mod dealer;
mod env;
mod hands;
mod play;
mod shoe;
mod split;
#[cfg(test)]
mod tests;
pub use analysis::*;
pub use dealer::Dealer;
pub use hands::{Hand, HandId, Hands};
pub use play::Move;
pub use shoe::*;

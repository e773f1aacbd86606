//! Everything that goes over the wire, both ways: the WebSocket frames ([`frames`]), what a table looks like from a
//! chair ([`table`]) and the REST payloads ([`rest`]). The browser's TypeScript is generated from these types.
//!
//! Conventions: money is a JSON number in dollars, a card is a string such as `"As"`, odds are `"6:5"`, times are
//! milliseconds since 1970. The example session in `docs/protocol.md` shows them at work.

mod cage;
mod cuts;
mod day;
mod devices;
mod exams;
mod frames;
mod lobby;
mod passkeys;
mod past;
mod patrons;
mod private;
mod rest;
mod seals;
mod shifts;
mod staff;
mod table;
#[cfg(test)]
pub(crate) mod typescript;

pub use cage::*;
pub use cuts::*;
pub use day::*;
pub use devices::*;
pub use exams::*;
pub use frames::*;
pub use lobby::*;
pub use passkeys::*;
pub use past::*;
pub use patrons::*;
pub use private::*;
pub use rest::*;
pub use seals::*;
pub use shifts::*;
pub use staff::*;
pub use table::*;

//! Who sits, who looks: what every game at a table needs to know of people, and no more.

use serde::{Deserialize, Serialize};

/// A person at the table. Who that is in the world is for the room to know.
///
/// ```
/// use games::PlayerId;
///
/// assert_eq!(serde_json::from_str::<PlayerId>("7").unwrap(), PlayerId(7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerId(pub u32);

/// A seat at a table, from 1, clockwise from the house dealer's left (D6). In one hand of poker players are counted as they
/// are dealt to: 0 is first to the left of the button, the last has the button.
pub type Seat = u8;

/// Who looks at the table.
///
/// ```
/// use games::{PlayerId, Viewer};
///
/// assert!(Viewer::Auditor.sees_all());
/// assert!(!Viewer::Player(PlayerId(1)).sees_all() && !Viewer::Dealer.sees_all());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Viewer {
    /// Somebody at the table.
    Player(PlayerId),
    /// A bystander.
    Rail,
    /// The house dealer, who has not turned a card that lies face down either.
    Dealer,
    /// Somebody who checks the books afterwards and sees all.
    Auditor,
}

impl Viewer {
    /// May this viewer know a card that lies face down and is not theirs?
    pub const fn sees_all(self) -> bool {
        matches!(self, Viewer::Auditor)
    }
}

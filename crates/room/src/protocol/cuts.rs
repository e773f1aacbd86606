//! How a deck is cut by those who play: what goes over the wire and into the log (docs/shuffle.md). Hashes, keys and
//! signatures are in hex.

use super::TableId;
use super::table::OpenedCard;
use cards::Card;
use games::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Somebody who cuts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Cutter {
    /// Who.
    pub player: PlayerId,
    /// What their link stands behind.
    pub tip: String,
    /// Their Ed25519 key; empty where their client cannot sign.
    pub key: String,
}

/// What is being cut. Once this is public, neither the cards nor those who cut can be exchanged any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Cutting {
    /// The shuffle's number at this table.
    pub shuffle: u32,
    /// The how-manieth cut of this shuffle it is, from 1.
    pub cut: u32,
    /// How many cards are cut.
    pub cards: u16,
    /// The root of each deck, of the stub that was made up again, or the hash of the shoe's seed.
    pub roots: Vec<String>,
    /// Those who cut.
    pub cutters: Vec<Cutter>,
    /// Everybody who is dealt in, in the order of dealing; at blackjack everybody with a wager and the bank, by number.
    pub places: Vec<PlayerId>,
    /// The house's signature.
    pub signature: String,
}

/// A player's cut: the link behind the tip, and their signature over what they saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerCut {
    /// Whose.
    pub player: PlayerId,
    /// The link.
    pub link: String,
    /// Empty where their client cannot sign.
    pub signature: String,
}

/// Everybody cut: which deck is dealt follows, and the order in which its places come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Cut {
    /// The shuffle's number.
    pub shuffle: u32,
    /// The cut's number.
    pub cut: u32,
    /// In the order of the cutters.
    pub cuts: Vec<PlayerCut>,
    /// Which of the decks is dealt, from 0.
    pub deck: u8,
    /// The seeds of the other decks, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seeds: Vec<String>,
}

/// A cut came to nothing, after these had shown their links: it is made again without those who are missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CutVoided {
    /// The shuffle's number.
    pub shuffle: u32,
    /// The cut's number.
    pub cut: u32,
    /// Who did not cut in time; nobody where there was nothing to deal any more.
    pub missing: Vec<PlayerId>,
    /// What the others had shown.
    pub cuts: Vec<PlayerCut>,
}

/// Cards of a deck that everybody has seen, with what opens them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardsOpened {
    /// The shuffle's number.
    pub shuffle: u32,
    /// After which cut they were dealt; 0 where nobody cut.
    pub cut: u32,
    /// The cards.
    pub cards: Vec<OpenedCard>,
    /// Is the hand over? No more cards of this deck are opened to all.
    pub over: bool,
}

/// One cut of a shuffle, from what was cut to what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CutStory {
    /// What was cut.
    pub cutting: Cutting,
    /// What everybody showed.
    pub cut: Option<Cut>,
    /// Or how it came to nothing.
    pub voided: Option<CutVoided>,
    /// How many cards of the shuffle had been dealt before.
    pub after: u16,
}

/// A shuffle with its cuts: all that is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CutShuffle {
    /// The table.
    pub table: TableId,
    /// Its number at this table.
    pub shuffle: u32,
    /// What was published ahead: the hash of a shoe's seed, or of the roots of the decks.
    pub commitment: String,
    /// How many decks were committed to; one is a shoe.
    pub decks: u8,
    /// The cuts, in order.
    pub cuts: Vec<CutStory>,
    /// Poker: the cards that everybody saw.
    pub cards: Vec<CardsOpened>,
    /// Poker: the cards that were dealt to whoever asks, and nobody else is shown.
    pub mine: Vec<CardsOpened>,
    /// A shoe that is done: its seed.
    pub seed: Option<String>,
    /// A shoe that is done: its cards before the shuffle, and those that came out of it, in order.
    pub fresh: Vec<Card>,
    /// See above.
    pub dealt: Vec<Card>,
}

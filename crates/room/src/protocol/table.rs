//! What a table looks like from a chair: its sign, its frames, and the events in them.

use super::cuts::{CardsOpened, Cut, CutShuffle, CutVoided, Cutting};
use super::frames::{FloorRuling, TableId};
use super::private::{HostDeed, PrivateInfo};
use crate::poker::{PokerEvent, PokerView};
use chips::Money;
use games::Sentence;
use games::blackjack::{Counted, Event, Rules, Schedule, View};
use games::rulebook::Sign;
use games::{PlayerId, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// What is written on a table's sign (RND-1). It does not change while the table is open.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TableInfo {
    /// Its number.
    pub table: TableId,
    /// Its name in the lobby.
    pub name: String,
    /// The house whose rules are dealt, such as `ocean-view`.
    pub house: String,
    /// The game's name on the felt.
    pub title: String,
    /// The sign with limits, fees, pay tables and the notices the house must post (RND-1).
    pub sign: Sign,
    /// Who deals.
    pub dealing: Dealing,
    /// How long a decision may take, in milliseconds.
    pub decision_ms: u32,
    /// How long wagers stay open after the first one, in milliseconds.
    pub wagers_ms: u32,
    /// The game and its rules.
    pub game: GameInfo,
    /// The rules of blackjack as its players read them; poker has its clauses, in the chapters of `game`.
    pub chapters: Vec<games::blackjack::Chapter>,
    /// May players of poker ask the coach while they play? At blackjack everybody may.
    pub coach: bool,
    /// Are the chips real ones (ROOM-16)? Then nobody's stack means anything.
    pub real_chips: bool,
    /// Do the cards of a round go back into a continuous shuffler (D26)? Left out where they do not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub continuous_shuffler: bool,
    /// What else is known of it where it is a private one (ROOM-15).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub private: Option<PrivateInfo>,
}

/// Who deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// The room's virtual dealer, with shuffles that can be checked.
    Virtual,
    /// A person with real cards.
    Human,
}

/// The game and its rules.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
#[allow(clippy::large_enum_variant)] // One is made for a sign, and few are kept.
pub enum GameInfo {
    /// Player-banked blackjack.
    Blackjack { rules: Rules, schedule: Schedule, decks: u8, mishaps: games::blackjack::Mishaps },
    /// Poker. `least_chips` is the least to sit down with; `chapters` has the clauses it is played by.
    Poker {
        rules: games::poker::Rules,
        seats: u8,
        /// How many cards its deck has.
        deck: u8,
        least_chips: Money,
        chapters: Vec<games::poker::Chapter>,
    },
}

/// A table as it stands after record `seq`, and what happened to bring it there.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TableFrame {
    /// Which table.
    pub table: TableId,
    /// The last record this view includes.
    #[ts(type = "number")]
    pub seq: u64,
    /// Counts the frames of this table: what changed is told from one to the next.
    #[ts(type = "number")]
    pub version: u64,
    /// The records since the client's last frame, oldest first; empty in a whole view, and in a frame in which
    /// only the company changed (a clock, a connection).
    pub records: Vec<RecordView>,
    /// The running clock, if one is.
    pub clock: Option<Clock>,
    /// How it stands.
    #[serde(flatten)]
    pub standing: TableView,
}

/// How a table stands, as this viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TableView {
    /// The game.
    pub view: GameView,
    /// Names and manners of everybody at the table.
    pub people: Vec<PersonAtTable>,
    /// The waiting list, first come first.
    pub waiting: Vec<Waiting>,
    /// Those who came by the link of a private table and have no seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Waiting>>", optional)]
    pub guests: Vec<Waiting>,
    /// Whom the floor sent away for the rest of the gaming day (ROOM-4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Waiting>>", optional)]
    pub sent_away: Vec<Waiting>,
    /// How many watch.
    pub watching: u32,
    /// Has the floor paused the table (ROOM-11)?
    pub paused: bool,
    /// Two people signed the ruling for which it was paused: it has taken effect, and the floor lets the table go on. Left out
    /// otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signed: Option<SignedRuling>,
    /// When the floor closed the table, in milliseconds since 1970: nobody sits down any more (ROOM-6).
    #[ts(type = "number | null")]
    pub closed: Option<u64>,
    /// The dealer or a player has called the floor, and it has not come yet (ROOM-12).
    pub called: Option<FloorCall>,
    /// Since when the bank is offered to whom it is offered now, in milliseconds since 1970. Left out where nobody is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub offered_at: Option<u64>,
    /// What the dealer has still to say, in order (ROOM-18). Left out where there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ToBeSaid>>", optional)]
    pub to_be_said: Vec<ToBeSaid>,
    /// The dealer who has tapped in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dealer: Option<Waiting>,
    /// The shuffle in use and the one to come. None at a human-dealt table.
    pub shuffle: Option<ShuffleView>,
}

/// What changed at a table from one frame to another.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct TableChanges {
    /// Which table.
    pub table: TableId,
    /// The last record that is in it now.
    #[ts(type = "number")]
    pub seq: u64,
    /// The version from which it goes on: who has another one watches again.
    #[ts(type = "number")]
    pub from: u64,
    /// The version this makes.
    #[ts(type = "number")]
    pub version: u64,
    /// The records in between, oldest first.
    pub records: Vec<RecordView>,
    /// The running clock, if one is.
    pub clock: Option<Clock>,
    /// How it stands now, told by what is new: an object goes into what stands there by its keys, or by places in a list;
    /// `[value]` is a new value, or a new place at the end of a list; `[]` takes a key away. Left out where nothing changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<Change>,
}

/// A part of what changed.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Change {
    /// A new value, or none where it is gone.
    Value(#[ts(type = "unknown[]")] Vec<serde_json::Value>),
    /// What changed in it.
    Within(std::collections::BTreeMap<String, Change>),
}

/// The game as this viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // One is made for a frame, and none is kept.
pub enum GameView {
    /// Player-banked blackjack.
    Blackjack(View),
    /// Poker.
    Poker(PokerView),
}

/// One record of the table's log: a decision and everything that followed from it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct RecordView {
    /// Its number.
    #[ts(type = "number")]
    pub seq: u64,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// Whose decision it was; none for the virtual dealer and the clock.
    pub by: Option<PlayerId>,
    /// Who entered it, where the first thing that happened was somebody else's move (ROOM-16).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entered_by: Option<PlayerId>,
    /// What happened, in order.
    pub events: Vec<TableEvent>,
    /// What hands of blackjack count after them. Left out where nothing counts otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Counted>>", optional)]
    pub counted: Vec<Counted>,
    /// The same in a good dealer's words, with the clauses: for the log and for screen readers.
    pub says: Vec<Sentence>,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// In the game of blackjack.
    Blackjack(Event),
    /// In a game of poker.
    Poker(PokerEvent),
    /// Company it.
    Room(RoomEvent),
}

/// One thing that happened around a game.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are explained where they come from.
pub enum RoomEvent {
    /// The dealer committed to a shuffle: SHA-256 of a shoe's seed, or of the roots of so many decks, in hex. Without a number
    /// of decks it is one that players added words to, as was done before they cut.
    Committed {
        shuffle: u32,
        commitment: String,
        #[serde(default, skip_serializing_if = "is_zero")]
        decks: u8,
    },
    /// A player lays a cut: the tip of a hash chain, and the key with which they sign (empty for none).
    CutLaid { player: PlayerId, tip: String, key: String },
    /// Those who are dealt in are asked to cut.
    Cutting(Cutting),
    /// Everybody cut.
    Cut(Cut),
    /// A cut came to nothing.
    CutVoided(CutVoided),
    /// Cards that everybody saw, with what opens them.
    CardsOpened(CardsOpened),
    /// A player added words of their own to a shuffle.
    EntropyAdded { shuffle: u32, player: PlayerId, text: String },
    /// The cards now come from this shuffle; no more words are taken.
    ShuffleUsed { shuffle: u32 },
    /// Nothing hidden depends on a shuffle any more: here is its seed, in hex.
    Revealed { shuffle: u32, seed: String },
    /// A hand of poker is over: the commitments of all cards of its deck, and the cards that everybody saw with what
    /// opens them. Folded and mucked cards stay private.
    Opened { shuffle: u32, leaves: Vec<String>, cards: Vec<OpenedCard> },
    /// A clock ran out and the rulebook's move was played (D12).
    TimedOut { player: PlayerId },
    /// A player sat down, or stands at the rail with chips; a guest has no account, or chips that were given again.
    SatDown { player: PlayerId, guest: bool },
    /// A player left who won chips from guests here: so many net, of which so many stay at the cage, or come back from it where
    /// that is below zero (ROOM-14).
    FromGuests { player: PlayerId, net: Money, held: Money },
    /// A player sits out, or is back.
    SatOut { player: PlayerId, on: bool },
    /// Somebody of a third party declares what they bring to a table where nobody counts chips, add to it or take away (ROOM-16).
    /// It is for the provider's book, and bounds nothing.
    Declared { player: PlayerId, what: Declared, amount: Money },
    /// A player leaves when the round is over.
    Leaving { player: PlayerId },
    /// A player was sent away: they do not sit here again before this time, in milliseconds since 1970 (ROOM-4).
    SentAway {
        player: PlayerId,
        #[ts(type = "number")]
        until: u64,
    },
    /// A player who was sent away may sit here again.
    LetBack { player: PlayerId },
    /// A player came onto the waiting list, or off it.
    Waiting { player: PlayerId, on: bool },
    /// A player lets every bank pass, or wants to be asked again.
    PassesBank { player: PlayerId, on: bool },
    /// A player was silenced, or may speak again.
    Muted { player: PlayerId, on: bool },
    /// The floor ruled: who, why, and what. What follows from it is told by the events after it.
    Ruled { author: String, reason: String, ruling: FloorRuling },
    /// Two people signed the ruling that follows; it waited under this number in the house's book.
    Signed {
        #[ts(type = "number")]
        entry: u64,
        first: PlayerId,
        second: PlayerId,
        by: String,
        with: String,
    },
    /// The table pauses, or goes on (ROOM-11).
    Paused { on: bool },
    /// The dealer called the floor: who, why, and the seat that was named.
    FloorCalled {
        by: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// Was it for a player who disputes the round or hand?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        disputed: bool,
    },
    /// A player called the floor, in this round or hand, and the table stands still until it comes (ROOM-12).
    Disputed { player: PlayerId, by: String, text: String, round: u32 },
    /// Nobody came to this player for so long that the table goes on; the call stays open (ROOM-12).
    DisputeLapsed { player: PlayerId },
    /// Who called the floor takes it back: a player, or the dealer, by name.
    CallTakenBack {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<String>,
    },
    /// Somebody of the floor is on their way.
    FloorComes { by: String },
    /// The floor answered the call.
    FloorCame { by: String },
    /// The house wants the dealer to say so when this is done (ROOM-18).
    ToBeSaid { what: Said, amount: Money },
    /// It has not to be said any more: what it came of was taken back (ROOM-17).
    NotToBeSaid { what: Said },
    /// The dealer has said so.
    DealerSaid { what: Said, by: String },
    /// The dealer took another deck between two hands of poker.
    DeckChanged { by: String },
    /// A dealer tapped in at a table that a person deals, in the place of whoever did before; or tapped out.
    Tapped { dealer: PlayerId, name: String, on: bool },
    /// A scanner or shoe reader named the card that follows, with the key of this number.
    Scanned {
        #[ts(type = "number")]
        device: u64,
        name: String,
    },
    /// Who dealt when the floor ruled; the ruling follows.
    RuledUnder { dealer: PlayerId, name: String },
    /// Somebody came in by the link of a private table (ROOM-15).
    Entered { player: PlayerId },
    /// The host of a private table did this. What follows from it is told by the events after it (ROOM-15).
    Hosted { host: PlayerId, deed: HostDeed },
}

/// Two people signed a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SignedRuling {
    /// Who asked for it.
    pub by: String,
    /// Who signed it too.
    pub with: String,
}

/// Somebody has called the floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct FloorCall {
    /// The name of whoever called.
    pub by: String,
    /// What happened, in their words; empty where a player said nothing.
    pub text: String,
    /// The seat that the dealer named. Left out where none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The player who called; none where the dealer did.
    pub player: Option<PlayerId>,
    /// Does the dealer call for a player who disputes what was done? Left out where not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub disputed: bool,
    /// Does the table stand still until the floor comes (ROOM-12)?
    pub stops: bool,
    /// Who of the floor is on their way.
    pub comes: Option<String>,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// Which chips somebody of a third party declares (ROOM-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Declared {
    /// Those they sit down with.
    Brought,
    /// More of them.
    Added,
    /// Those they get up with.
    Taken,
}

/// What a house may want its dealers to say before they go on (ROOM-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// The collection went down the slot.
    Collected,
    /// Everybody is paid.
    Paid,
}

/// What the dealer has still to say (ROOM-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct ToBeSaid {
    /// What.
    pub what: Said,
    /// The collection; nothing where everybody is paid.
    pub amount: Money,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PersonAtTable {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// A program?
    pub bot: bool,
    /// Is a connection open? A seat is held for a while without one.
    pub connected: bool,
    /// Keeps the seat and takes no part.
    pub sitting_out: bool,
    /// Leaves when the round is over.
    pub leaving: bool,
    /// Lets every bank pass without being asked.
    pub passes_bank: bool,
    /// May not chat.
    pub muted: bool,
    /// Has said that its wagers are all placed.
    pub ready: bool,
    /// The face they show: a number from which it is drawn.
    pub face: u16,
}

/// Somebody on the waiting list, or the dealer on duty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct Waiting {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
}

/// A running clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Clock {
    /// Who is asked, or may change the number of cards; none while wagers are open to all, or all throw a card away.
    pub player: Option<PlayerId>,
    /// The circle that is asked, where one is.
    pub seat: Option<Seat>,
    /// Until the rulebook's move is played, when this frame was sent.
    pub left_ms: u32,
    /// Of which so much is the player's time bank.
    pub bank_ms: u32,
    /// All the time there was.
    pub of_ms: u32,
    /// Is it the moment in which the last to draw may change the number, and nobody else acts (DR-6)?
    pub change: bool,
    /// Does it stand, because the floor was called (ROOM-12)?
    pub stands: bool,
}

/// What is public about the shuffles of a table (docs/shuffle.md says how to check one).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ShuffleView {
    /// The shuffles the cards now come from, not revealed yet: the last is in use.
    pub in_use: Vec<Committed>,
    /// The one to come.
    pub next: Option<Committed>,
    /// What is being cut.
    pub cutting: Option<Cutting>,
    /// How many cuts came to nothing at this table.
    pub voided: u32,
    /// The last one that was revealed: `GET /api/tables/{table}/shuffles/{shuffle}` has it.
    pub revealed: Option<u32>,
}

/// A shuffle that was committed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct Committed {
    /// Its number at this table.
    pub shuffle: u32,
    /// SHA-256 of the house's seed, or of the roots of its decks, in hex.
    pub commitment: String,
    /// How many decks; 0 for one that is not cut.
    pub decks: u8,
    /// The players' words, in the order in which they are mixed in.
    pub entropy: Vec<Entropy>,
}

/// A player's own words in a shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct Entropy {
    /// Whose.
    pub player: PlayerId,
    /// The words.
    pub text: String,
}

/// A card of a poker deck that everybody saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct OpenedCard {
    /// The how-manieth card of the deal it was, from 0.
    pub dealt: u8,
    /// Which of the committed cards it is, from 0.
    pub place: u8,
    /// The card.
    pub card: cards::Card,
    /// What was hashed with it, in hex.
    pub salt: String,
    /// The way to the root of the deck; none where all leaves are published.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // What serde asks for.
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A deck of poker that anybody can check now, as far as its cards were shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct OpenedDeck {
    /// Its number at this table.
    pub shuffle: u32,
    /// What was published before: the hash of all leaves.
    pub commitment: String,
    /// The players' words, which decide in which order the places are dealt.
    pub entropy: Vec<Entropy>,
    /// The commitments of all cards.
    pub leaves: Vec<String>,
    /// The cards that everybody saw, with what opens them.
    pub cards: Vec<OpenedCard>,
}

/// A shuffle to check: `GET /api/tables/{table}/shuffles/{shuffle}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum CheckableShuffle {
    /// A shoe of blackjack, with its seed.
    Revealed(RevealedShuffle),
    /// A deck of poker, with the cards that were shown.
    Opened(OpenedDeck),
    /// One that was cut by those who played.
    Cut(Box<CutShuffle>),
}

/// A shuffle that anybody can check now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS, JsonSchema)]
pub struct RevealedShuffle {
    /// Its number at this table.
    pub shuffle: u32,
    /// What was published before.
    pub commitment: String,
    /// The house's seed, in hex.
    pub seed: String,
    /// The players' words.
    pub entropy: Vec<Entropy>,
    /// The cards before the shuffle, in order: a fresh shoe, or the discards.
    pub cards: Vec<cards::Card>,
    /// The cards that came out of it, in order.
    pub dealt: Vec<cards::Card>,
}

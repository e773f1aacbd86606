//! A day on the floor: past rounds that were looked for, how the bank went round, who played how long.

use super::frames::TableId;
use chips::Money;
use games::{PlayerId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// What became of an offer of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BankAnswer {
    /// Taken.
    Taken,
    /// Declined by whoever was asked, or by the dealer for their seat.
    Declined,
    /// The clock ran out.
    Clock,
    /// Let pass without being asked: somebody who lets every bank pass, sits out or leaves.
    Passed,
}

/// Past rounds that were looked for, the latest first: `GET /api/past`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct FoundRounds {
    /// The rounds.
    pub rounds: Vec<FoundRound>,
    /// What to ask for as `before` to look further back; none when this was all.
    pub next: Option<String>,
    /// So many records were not read yet: older books are being read, and more may be found in a moment.
    #[ts(type = "number")]
    pub unread: u64,
}

/// A table that was ever opened, to look for its rounds: `GET /api/past/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PastTable {
    /// Its number.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game's name on the felt.
    pub title: String,
}

/// A round of blackjack or a hand of poker.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct FoundRound {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game's name on the felt.
    pub title: String,
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// The record it began with: what replay, scenario and picture are asked for by.
    #[ts(type = "number")]
    pub from: u64,
    /// The record it ended with.
    #[ts(type = "number")]
    pub to: u64,
    /// When it began.
    #[ts(type = "number")]
    pub began: u64,
    /// When it ended.
    #[ts(type = "number")]
    pub at: u64,
    /// Was it called off?
    pub voided: bool,
    /// Did the floor rule in it?
    pub ruled: bool,
    /// What became of it on the way.
    pub marks: Vec<RoundMark>,
    /// Which round or hand of its table it was, from 1.
    pub number: u32,
    /// Who dealt it, where a dealer had tapped in.
    pub dealer: Option<String>,
    /// Who took part.
    pub parts: Vec<FoundPart>,
}

/// What became of a round or a hand on the way, beside being called off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundMark {
    /// Its settlement was taken back, and it was settled anew (ROOM-17).
    Reversed,
    /// The dealer or the floor named a card that had been named wrongly.
    Corrected,
    /// A player called the floor, or the dealer for one, and it decided.
    Disputed,
    /// A player called the floor, or the dealer for one, and it has not said its word.
    DisputeOpen,
    /// The dealer called the floor, which came.
    Called,
    /// The dealer called the floor, which has not come.
    CallOpen,
}

impl RoundMark {
    /// What is open, as it is once it is decided.
    pub fn decided(self) -> RoundMark {
        match self {
            RoundMark::DisputeOpen => RoundMark::Disputed,
            RoundMark::CallOpen => RoundMark::Called,
            other => other,
        }
    }
}

/// Somebody's part in a round: a circle, what was bet behind one, the bank, or a place in a hand.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct FoundPart {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// Was it the bank?
    pub bank: bool,
    /// Did they sit there for a third party?
    pub third_party: bool,
    /// What was at stake.
    pub staked: Money,
    /// Fees beside it.
    pub fees: Money,
    /// Won or lost, fees left out.
    pub result: Money,
}

/// How the bank went round a table on a gaming day: `GET /api/reports/rotation`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct RotationRow {
    /// The gaming day.
    pub day: String,
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// Rounds that were played to their end.
    pub rounds: u32,
    /// How often the bank was taken.
    pub taken: u32,
    /// How often it was declined.
    pub declined: u32,
    /// How often a clock ran out.
    pub clock: u32,
    /// How often it passed somebody who was not asked.
    pub passed: u32,
    /// Hands banked, by whom.
    pub bankers: Vec<BankerHands>,
    /// The longest time, in milliseconds, in which fewer different people banked than the house asks for, two where it asks for
    /// none; third parties left out.
    #[ts(type = "number")]
    pub longest: u64,
    /// When that time began, and when it ended.
    #[ts(type = "number | null")]
    pub longest_from: Option<u64>,
    /// When it ended.
    #[ts(type = "number | null")]
    pub longest_to: Option<u64>,
}

/// How many hands somebody banked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct BankerHands {
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// For a third party?
    pub third_party: bool,
    /// How many.
    pub hands: u32,
}

/// What became of an offer of the bank: `GET /api/tables/{table}/bank`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct BankTurn {
    /// Since when it was offered to them.
    #[ts(type = "number")]
    pub offered: u64,
    /// When they answered, or their clock did.
    #[ts(type = "number")]
    pub at: u64,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Their seat.
    pub seat: u8,
    /// For a third party?
    pub third_party: bool,
    /// What became of it.
    pub answer: BankAnswer,
    /// What they put up, where they took it.
    pub wager: Money,
}

/// A rule of the house on how the bank goes round; off where there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotationRule {
    /// Within so many minutes
    pub minutes: u32,
    /// so many different people must have banked, third parties left out.
    pub bankers: u8,
    /// So many minutes before the time is over the floor is warned.
    pub warning: u32,
    /// Is the table closed after the round when it is over?
    pub close: bool,
}

impl RotationRule {
    /// Can it be kept?
    pub const fn is_sensible(&self) -> bool {
        self.minutes >= 5
            && self.minutes <= 24 * 60
            && self.bankers >= 1
            && self.bankers <= 8
            && self.warning < self.minutes
    }

    /// Does another one ask for less than this one does?
    pub fn is_laxer(&self, other: Option<&RotationRule>) -> bool {
        other.is_none_or(|other| {
            other.minutes > self.minutes
                || other.bankers < self.bankers
                || other.warning < self.warning
                || self.close && !other.close
        })
    }
}

/// A table at which the rule on the bank is about to be broken, or is: `GET /api/rotation`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct RotationClock {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// Since when fewer people than asked for have banked.
    #[ts(type = "number")]
    pub since: u64,
    /// When the time is over.
    #[ts(type = "number")]
    pub until: u64,
    /// Is the time over?
    pub over: bool,
    /// Is the table closed then?
    pub closes: bool,
}

/// For whom a provider's person sits: `POST /api/people/{player}/provider` (manager).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProviderRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The company.
    pub company: String,
    /// The badge number of the person.
    pub badge: String,
}

/// A session in the playing book of a third-party provider: `GET /api/reports/playing-book`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PlayingBookRow {
    /// The company; empty where nobody has entered it.
    pub company: String,
    /// The person.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// Their badge number.
    pub badge: String,
    /// The gaming day on which the session began.
    pub day: String,
    /// The table.
    pub table: TableId,
    /// Its name.
    pub table_name: String,
    /// The seat; none for somebody who stood.
    pub seat: Option<u8>,
    /// When they came.
    #[ts(type = "number")]
    pub from: u64,
    /// When they left; none where they are still there.
    #[ts(type = "number | null")]
    pub to: Option<u64>,
    /// The chips they came with; none where the room counts none and none were declared (ROOM-16).
    pub chips_in: Option<Money>,
    /// What they added; none where nothing is known of their chips.
    pub added: Option<Money>,
    /// What they left with.
    pub chips_out: Option<Money>,
    /// Won or lost in rounds that are over, fees left out.
    pub result: Money,
    /// Fees.
    pub fees: Money,
    /// Rounds they took part in, and how many they banked.
    pub rounds: u32,
    /// How many of them they banked.
    pub banked: u32,
}

/// How long somebody sat at tables on a gaming day: `GET /api/reports/hours`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct HoursRow {
    /// The gaming day.
    pub day: String,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// For a third party?
    pub third_party: bool,
    /// How long, in milliseconds.
    #[ts(type = "number")]
    pub played: u64,
    /// At which tables.
    pub tables: Vec<TableId>,
}

/// For which game and limit somebody waits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListFor {
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// The least wager, or the small bet.
    pub limit: Money,
}

/// Who waits for a seat, and which tables feed which: `GET /api/lists`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct FloorLists {
    /// Everybody who waits, in order; those of one game and limit are one list.
    pub waiting: Vec<WaitingRow>,
    /// Which tables feed which, and who moves next.
    pub moves: Vec<MoveRow>,
    /// Tables of one game and limit with two people more at one than at another: who would move.
    pub uneven: Vec<MoveRow>,
    /// How many wait for a seat at each table that is open.
    pub tables: Vec<WaitingAt>,
}

/// How many wait for a seat at a table: for its game and limit on the floor's list, and on its own; everybody once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct WaitingAt {
    /// The table.
    pub table: TableId,
    /// How many.
    pub waiting: u32,
}

/// Somebody who waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct WaitingRow {
    /// The number by which they are known here.
    #[ts(type = "number")]
    pub entry: u64,
    /// For which game and limit.
    pub list: ListFor,
    /// What that is called.
    pub titled: Telling,
    /// Who, where they have an account.
    pub player: Option<PlayerId>,
    /// Their name.
    pub name: String,
    /// The table at which they sit and from which they would rather move.
    pub sits_at: Option<TableId>,
    /// Since when they wait.
    #[ts(type = "number")]
    pub since: u64,
    /// When they were called.
    #[ts(type = "number | null")]
    pub called: Option<u64>,
    /// Where they were sent, and do not sit yet.
    pub sent: Option<SentTo>,
    /// Seats that are free now at tables of that game and limit, and promised to nobody: the table, and how many.
    pub free: Vec<FreeSeats>,
}

/// The table to which somebody was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SentTo {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The seat at which its dealer sits them down, where the chips are real; otherwise they sit down themselves.
    pub seat: Option<Seat>,
}

/// What the floor has to tell the dealer of a table: `GET /api/tables/{table}/sent`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct FloorTold {
    /// Whom it sends: the dealer sits them down.
    pub sent: Vec<SentRow>,
    /// Whom it asked to leave.
    pub asked: Vec<AskedRow>,
    /// Who sits here and was sent to another table: the dealer lets them get up.
    pub goes: Vec<GoesRow>,
}

/// Somebody who sits at a table with real chips and was sent to another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct GoesRow {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Where they are sent.
    pub to: SentTo,
}

/// Somebody whom the floor sends to a table with real chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SentRow {
    /// The number of their place on the list.
    #[ts(type = "number")]
    pub entry: u64,
    /// The number by which the table will know them.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// Where they sit down; none while no seat is free.
    pub seat: Option<Seat>,
}

/// A seat whose owner was asked to leave: at once, or when nothing of theirs is in play any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct AskedRow {
    /// The number by which it is known.
    #[ts(type = "number")]
    pub asked: u64,
    /// The seat.
    pub seat: Seat,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// Have they left it?
    pub gone: bool,
    /// With how many chips, where the table counts them.
    pub chips: Option<Money>,
}

/// `POST /api/asked/{asked}/read`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedRead {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
}

/// Seats that are free at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct FreeSeats {
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// Its limits; no highest where there is none.
    pub min: Money,
    /// The highest.
    pub max: Option<Money>,
    /// How many.
    pub seats: u8,
}

/// Somebody who moves from one table to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct MoveRow {
    /// From there
    pub from: TableId,
    /// to there.
    pub to: TableId,
    /// What the tables are called.
    pub from_name: String,
    /// The other one.
    pub to_name: String,
    /// Who is next; none while nobody sits there.
    pub next: Option<PlayerId>,
    /// Their name.
    pub name: Option<String>,
    /// Since when they sit there.
    #[ts(type = "number | null")]
    pub since: Option<u64>,
    /// Seats that are free where they go.
    pub free: u8,
}

/// Where somebody waits, and where they have to move: `GET /api/lists/mine`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct OwnPlaces {
    /// Where I wait, and how many are before me.
    pub waiting: Vec<OwnPlace>,
    /// Where I move next.
    pub moves: Vec<MoveRow>,
}

/// A place on a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct OwnPlace {
    /// The number by which it is known.
    #[ts(type = "number")]
    pub entry: u64,
    /// For which game and limit.
    pub list: ListFor,
    /// What that is called.
    pub titled: Telling,
    /// How many are before me.
    pub before: u32,
    /// Was I called?
    pub called: bool,
    /// The table to which I was sent.
    pub sent: Option<SentTo>,
}

/// `POST /api/lists`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// For which game and limit.
    pub list: ListFor,
    /// Who, where they have an account.
    #[serde(default)]
    pub player: Option<PlayerId>,
    /// What they are called, where they have none.
    #[serde(default)]
    pub name: String,
}

/// `POST /api/lists/{entry}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListChange {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// What becomes of it.
    pub change: ListStep,
}

/// What becomes of somebody who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListStep {
    /// They come right before another one; last where there is none.
    Before {
        /// Before whom.
        #[ts(type = "number | null")]
        entry: Option<u64>,
    },
    /// They are called.
    Call,
    /// They are sent to a table: with real chips its dealer is told to sit them down, with wallets they are told to, and a seat is
    /// kept for them. They stay on the list until they sit there.
    Seat {
        /// Which.
        table: TableId,
    },
    /// They wait no longer.
    Leave,
}

/// `POST /api/must-move`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MustMoveRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The table that feeds
    pub from: TableId,
    /// this one; none any more where it is left out.
    #[serde(default)]
    pub to: Option<TableId>,
}

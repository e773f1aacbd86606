//! The payloads of the REST API under `/api`.

use super::frames::TableId;
use super::staff::JournalKind;
use super::table::Dealing;
use crate::permissions::{Deed, Page};
use chips::Money;
use games::{PlayerId, Refusal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::{Telling, Word};

/// What somebody may do in the room.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays.
    Player,
    /// Plays and banks for a third-party provider of proposition player services (RND-12).
    ThirdParty,
    /// Deals at human-dealt tables.
    Dealer,
    /// Opens and closes tables, rules, mutes.
    Floor,
    /// Issues and redeems chips.
    Cage,
    /// Sets exams and reads what became of them.
    Instructor,
    /// Sees everything, changes nothing.
    Auditor,
    /// Gives people their roles, and may do what the floor and the cage may.
    Manager,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 8] = [
        Role::Player,
        Role::ThirdParty,
        Role::Dealer,
        Role::Floor,
        Role::Cage,
        Role::Instructor,
        Role::Auditor,
        Role::Manager,
    ];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::ThirdParty => "third_party",
            Role::Dealer => "dealer",
            Role::Floor => "floor",
            Role::Cage => "cage",
            Role::Instructor => "instructor",
            Role::Auditor => "auditor",
            Role::Manager => "manager",
        }
    }

    /// The word by which a message chooses what it calls the role.
    pub const fn word(self) -> Word {
        Word(self.name())
    }
}

/// The person behind a session: `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Me {
    /// The number by which tables know them.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The face they show: a number from which it is drawn.
    pub face: u16,
    /// The language they chose to read, if they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub language: Option<String>,
    /// What they may do.
    pub role: Role,
    /// Without a password: gone when the cookie is.
    pub guest: bool,
    /// Their password was told to them: they choose another before anything else.
    pub password_due: bool,
    /// Is this session locked until they say who they are?
    pub locked: bool,
    /// Have they a PIN that opens it?
    pub pin: bool,
    /// How many passkeys they have.
    pub passkeys: u32,
    /// Must they use one, because they have one and the house says so?
    pub passkey_only: bool,
    /// After how many minutes in which nobody does anything it is locked, for whoever works here; 0 for never.
    pub locks: Option<u32>,
    /// Chips away from the tables.
    pub wallet: Money,
    /// Everything the role allows.
    pub may: Vec<Deed>,
    /// The pages that are not for everybody and open to them, where they work first.
    pub pages: Vec<Page>,
    /// The roles they may give.
    pub gives: Vec<Role>,
    /// The roles in which they may employ somebody new.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Role>>", optional)]
    pub employs: Vec<Role>,
    /// The most that one entry of the cage's book moves, for whoever makes entries (ROOM-10).
    pub counter_most: Option<Money>,
    /// The role that somebody asked for them to have, and that waits for a second signature. Left out where none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub role_waits: Option<RoleWaits>,
}

/// A role that waits for a second signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoleWaits {
    /// Which.
    pub role: Role,
    /// Who asked for it.
    pub by: String,
    /// Who can sign it.
    pub signers: Vec<String>,
}

/// A page that is not for everybody: `GET /api/pages`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct PageRow {
    /// Which.
    pub page: Page,
    /// For whom it is.
    pub roles: Vec<Role>,
}

/// `POST /api/guest`: play at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// A name of 1 to 24 characters; made up when empty.
    pub name: String,
}

/// `POST /api/account` (a new account, or a guest who stays), `POST /api/login`.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// At least ten characters.
    pub password: String,
}

/// `POST /api/claim`: the one-time link that is printed on the first run makes the manager's account.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// The token in the link.
    pub token: String,
    /// The manager's name.
    pub name: String,
    /// The manager's password.
    pub password: String,
}

/// `POST /api/password`: another password for oneself.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The one that counts until now.
    pub old: String,
    /// The one that counts from now on: at least ten characters.
    pub new: String,
}

/// The answer to `POST /api/people/{player}/password`: it is told once, and kept nowhere.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NewPassword {
    /// What they sign in with, until they choose their own.
    pub password: String,
    /// It is the first half, and waits for a second signature: whoever signs is told the other.
    pub half: bool,
}

/// A session that is open: `GET /api/sessions`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct SessionRow {
    /// What it is called by here; nobody signs in with it.
    pub session: String,
    /// Is it the one that asks?
    pub here: bool,
    /// The browser, in words.
    pub browser: Telling,
    /// The address it began from, if that was written down.
    pub from: Option<String>,
    /// When it began, in milliseconds since 1970, if that was written down.
    #[ts(type = "number | null")]
    pub since: Option<u64>,
    /// When it was last used since the room was opened.
    #[ts(type = "number | null")]
    pub last: Option<u64>,
    /// When it ends by itself.
    #[ts(type = "number")]
    pub until: u64,
}

/// A rulebook the room was started with: `GET /api/rulebooks`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct RulebookRow {
    /// What `OpenTable` calls it, such as `ocean-view/holdem`.
    pub id: String,
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// The game's name on the felt.
    pub title: String,
    /// The cardroom.
    pub house: String,
    /// The fewest and the most decks; none where a deck is a deck.
    pub decks: Option<(u8, u8)>,
    /// May pots be killed at its tables (LB-5)?
    pub kills: bool,
    /// Its limits, each with its collection schedule, in the order of the file.
    pub options: Vec<RulebookOption>,
    /// Why no table can be opened by it: what is wrong with the file, and where.
    pub problem: Option<Telling>,
}

/// One limit of a rulebook with what is collected there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct RulebookOption {
    /// Its number in `OpenTable`.
    pub option: u8,
    /// The limit in words: `$5–no limit`, `$2/$4 fixed limit`.
    pub limit: String,
    /// The collection.
    pub fees: Telling,
}

/// `POST /api/tables`: opens a table (floor).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Its name; made up when empty.
    pub name: String,
    /// Which house's rules.
    pub house: String,
    /// `blackjack`, or the poker game's id.
    pub game: String,
    /// The collection schedule's option number in the house's document.
    pub option: u8,
    /// Decks in the shoe; the house's usual number when absent.
    #[ts(optional)]
    pub decks: Option<u8>,
    /// Who deals.
    pub dealing: Dealing,
    /// Programs that keep newcomers company.
    pub bots: u8,
    /// May players of poker ask the coach while they play?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
    /// Are the chips real ones, for which the room keeps no wallets (ROOM-16)? Only where a person deals.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub real_chips: bool,
    /// Is there a continuous shuffler, into which the cards of a round go back (D26)? Only where a person deals blackjack.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub continuous_shuffler: bool,
    /// A house file of the table's own, kept with it: it may extend one of the room's, and say only what differs. Then `house` is
    /// not looked at.
    #[serde(default)]
    #[ts(optional)]
    pub file: Option<String>,
}

/// `POST /api/tables/{table}/close`: closes a table (floor).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseTable {
    /// Why, in a few words, for the house's book; may be empty.
    #[serde(default)]
    pub reason: String,
    /// What people of third parties go with, as it was counted (ROOM-16); who is left out was not counted.
    #[serde(default)]
    pub chips_out: Vec<ChipsOut>,
}

/// What somebody of a third party goes with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipsOut {
    /// Who.
    pub player: PlayerId,
    /// What was counted.
    pub chips: Money,
}

/// Somebody of a third party whose chips nobody counts but the dealer or the floor: `GET /api/tables/{table}/third-parties`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ThirdPartyThere {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// Where they sit.
    pub seat: Option<Seat>,
}

/// Somebody the room knows: `GET /api/people` (floor, cage, auditor, manager).
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PersonRow {
    /// The number by which tables know them.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// What they may do.
    pub role: Role,
    /// Do they work here?
    pub works: bool,
    /// Do they sit for a third-party provider?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub provides: bool,
    /// Without a password.
    pub guest: bool,
    /// A program.
    pub bot: bool,
    /// Chips away from the tables.
    pub wallet: Money,
    /// Is the account disabled?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub disabled: bool,
}

/// `POST /api/people/{player}/role` (manager).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoleRequest {
    /// What they may do from now on.
    pub role: Role,
}

/// One table and gaming day of the drop: `GET /api/reports/drop` (also as `.csv`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DropRow {
    /// The gaming day, like `2026-11-15`.
    pub day: String,
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The collection schedule in force.
    pub option: u8,
    /// Fees of circles and backline bets.
    pub players: Money,
    /// Fees of player-dealers.
    pub banks: Money,
    /// Together.
    pub total: Money,
    /// Rounds or hands played to their end; a voided one is none, and its fees go back.
    pub rounds: u32,
    /// Did only programs sit there that day? The count and the handover sheet leave it out then. Left out where not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub programs: bool,
}

/// One player-dealer's results at a table on a gaming day: `GET /api/reports/banking` (also as `.csv`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BankingRow {
    /// The gaming day.
    pub day: String,
    /// The table.
    pub table: TableId,
    /// Who banked.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// For a third-party provider?
    pub third_party: bool,
    /// Rounds banked.
    pub rounds: u32,
    /// All bank wagers.
    pub banked: Money,
    /// Won or lost.
    pub result: Money,
    /// Fees paid for banking.
    pub fees: Money,
}

/// A page of who did what: `GET /api/journal`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Journal {
    /// The latest first.
    pub rows: Vec<JournalRow>,
    /// Where older ones begin, if there may be any: `before` of the next page.
    #[ts(type = "number | null")]
    pub next: Option<u64>,
}

/// A line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct JournalRow {
    /// Its record in the house's book.
    #[ts(type = "number")]
    pub entry: u64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who did it; nobody where nobody signed in did.
    pub by: Option<PlayerId>,
    /// What they are called.
    pub name: Option<String>,
    /// What kind of line it is.
    pub kind: JournalKind,
    /// What was done.
    pub says: Telling,
    /// The table it was done at, where it was.
    pub table: Option<TableId>,
    /// The record of the table's log that says what came of it.
    #[ts(type = "number | null")]
    pub seq: Option<u64>,
}

/// A check of the books that the room made by itself: `GET /api/books/checks`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct BooksCheck {
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// How many seconds it took.
    #[ts(type = "number")]
    pub seconds: u64,
    /// How many records it read.
    #[ts(type = "number")]
    pub records: u64,
    /// How many records before them an earlier check had found in order.
    #[ts(type = "number")]
    pub not_read_again: u64,
    /// How many things do not agree; none where it could not be made. The room's log and `cardroom verify` tell what.
    pub wrong: Option<u32>,
}

/// Two people whom the floor may want to look at: `GET /api/collusion`. It proves nothing.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Suspicion {
    /// What is odd.
    pub kind: SuspicionKind,
    /// Who: where chips or pots go one way, the one they come from first.
    pub players: [PlayerId; 2],
    /// What they are called.
    pub names: [String; 2],
    /// What was found, in words.
    pub says: Telling,
    /// In how many rounds or hands.
    pub count: u32,
    /// The last of them.
    pub rounds: Vec<SuspiciousRound>,
}

/// What is odd about two people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SuspicionKind {
    /// They play at one table from one address.
    SharedAddress,
    /// Chips flow one way between them.
    OneWay,
    /// One gives better hands up to the other, for a tiny price.
    Folds,
}

/// A round or hand to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SuspiciousRound {
    /// Where.
    pub table: TableId,
    /// The record it began with.
    #[ts(type = "number")]
    pub from: u64,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// The lines of a report: `GET /api/reports/{report}`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum ReportRows {
    /// The drop.
    Drop(Vec<DropRow>),
    /// The player-dealers' book.
    Banking(Vec<BankingRow>),
    /// Days on which somebody's cash was above the house's thresholds.
    Cash(Vec<super::cage::CashRow>),
    /// How the bank went round.
    Rotation(Vec<super::day::RotationRow>),
    /// The playing book of third-party providers.
    PlayingBook(Vec<super::day::PlayingBookRow>),
    /// How long people played.
    Hours(Vec<super::day::HoursRow>),
}

/// Every REST answer that is not 2xx.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Problem {
    /// What happened, why, and what can be done, in English: for whoever reads it in a terminal or in the log of a program.
    pub reason: String,
    /// The same, for what people read.
    pub says: Telling,
    /// The refusal, where a clause stands behind it.
    pub refusal: Option<Refusal>,
}

/// `POST /api/face`: the face that somebody shows at the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FaceRequest {
    /// From 0 to 1,023.
    pub face: u16,
}

/// `POST /api/language`: the language that somebody reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LanguageRequest {
    /// One that the room speaks: `en`, `es`, `fil`, `vi`, `zh-Hans`, `zh-Hant`.
    pub language: String,
}

/// `POST /api/remarks`: something that one writes down of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemarkRequest {
    /// Of whom.
    pub player: PlayerId,
    /// Up to 200 characters; nothing forgets what was written.
    pub text: String,
}

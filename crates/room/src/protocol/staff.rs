//! What the staff send and are sent beside the tables: the house's settings and second signatures.

use super::day::RotationRule;
use super::frames::TableId;
use super::passkeys::PasskeyAnswer;
use super::rest::Role;
use super::table::Dealing;
use crate::calendar::Calendar;
use crate::people::is_unseen;
use chips::Money;
use games::PlayerId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::{Telling, say};

/// What the house has decided for itself: `GET /api/settings`. It stands in the house's book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseSettings {
    /// An entry of the cage's book that moves more waits for a second signature.
    pub cage_limit: Money,
    /// A ruling in a round or hand with more at stake waits for a second signature.
    pub ruling_limit: Money,
    /// After so many minutes in which nobody does anything a session of the staff is locked; 0 for never.
    #[serde(default = "idle_minutes")]
    #[schemars(!default)]
    pub idle_minutes: u32,
    /// Does a password alone not let in somebody who works here and has a passkey?
    #[serde(default = "yes")]
    #[schemars(!default)]
    pub passkey_only: bool,
    /// When the house's gaming days begin; left out where that is the usual time.
    #[serde(default, skip_serializing_if = "GamingDay::is_usual")]
    #[ts(as = "Option<GamingDay>", optional)]
    pub gaming_day: GamingDay,
    /// Of somebody whose cash, in or out, is above this on a gaming day, a note is made; left out where that is $3,000.
    #[serde(default = "cash_note", skip_serializing_if = "is_usual_note")]
    #[ts(as = "Option<Money>", optional)]
    pub cash_note: Money,
    /// Above this a report is due; left out where that is $10,000.
    #[serde(default = "cash_report", skip_serializing_if = "is_usual_report")]
    #[ts(as = "Option<Money>", optional)]
    pub cash_report: Money,
    /// Does the dealer say at every table that a person deals that the collection is down the slot, and that everybody is paid
    /// (ROOM-18)? Left out where it does not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub dealer_says_so: bool,
    /// Within which time how many people must have banked; left out where the house asks for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rotation: Option<RotationRule>,
    /// What the house is called, as it stands on paper; left out where nobody has said it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub house: String,
}

/// The longest name of a house, in characters.
const LONGEST_NAME: usize = 80;

/// The usual thresholds of cash on a gaming day.
const fn cash_note() -> Money {
    Money::dollars(3_000)
}

const fn cash_report() -> Money {
    Money::dollars(10_000)
}

fn is_usual_note(amount: &Money) -> bool {
    *amount == cash_note()
}

fn is_usual_report(amount: &Money) -> bool {
    *amount == cash_report()
}

/// When a gaming day begins, and with it the one before ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GamingDay {
    /// By whose clock: a zone of the IANA database, like `America/Los_Angeles`.
    pub zone: String,
    /// At which time there, like `06:00`.
    pub starts: String,
}

impl Default for GamingDay {
    fn default() -> GamingDay {
        GamingDay { zone: "America/Los_Angeles".into(), starts: "06:00".into() }
    }
}

impl GamingDay {
    fn is_usual(&self) -> bool {
        *self == GamingDay::default()
    }
}

/// The house's gaming day: `GET /api/day`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Today {
    /// The one that it is, like `2026-11-15`.
    pub today: String,
    /// When such days begin.
    pub gaming_day: GamingDay,
    /// What the house is called; empty where nobody has said it.
    pub house: String,
}

/// Whoever has a passkey uses it.
const fn yes() -> bool {
    true
}

/// The usual time until a session of the staff is locked.
const fn idle_minutes() -> u32 {
    10
}

impl Default for HouseSettings {
    fn default() -> HouseSettings {
        let limit = Money::dollars(10_000);
        HouseSettings {
            cage_limit: limit,
            ruling_limit: limit,
            idle_minutes: idle_minutes(),
            passkey_only: yes(),
            gaming_day: GamingDay::default(),
            cash_note: cash_note(),
            cash_report: cash_report(),
            dealer_says_so: false,
            rotation: None,
            house: String::new(),
        }
    }
}

impl HouseSettings {
    /// Why they make no sense, if they do not.
    pub fn senseless(&self) -> Option<Telling> {
        if [self.cage_limit, self.ruling_limit, self.cash_note, self.cash_report]
            .iter()
            .any(|l| *l < Money::ZERO)
        {
            return Some(say!("second-no-limit"));
        }
        if self.idle_minutes > 24 * 60 {
            return Some(say!("second-no-minutes"));
        }
        if self.rotation.as_ref().is_some_and(|rule| !rule.is_sensible()) {
            return Some(say!("day-no-rule"));
        }
        let blank = self.house.trim() != self.house;
        if blank || self.house.chars().count() > LONGEST_NAME || self.house.chars().any(is_unseen) {
            return Some(say!("shift-no-such-text", most: LONGEST_NAME));
        }
        let GamingDay { zone, starts } = &self.gaming_day;
        Calendar::of(&self.gaming_day)
            .is_none()
            .then(|| say!("house-no-day", zone: zone.as_str(), starts: starts.as_str()))
    }

    /// Do they let one person do alone what took two before, leave tablets open longer, ask for less at the door, cut days
    /// elsewhere, and with them the sums of a day, or let more cash pass without a note or a report?
    pub fn is_laxer(&self, before: &HouseSettings) -> bool {
        // Never is later than any time.
        let idle = |settings: &HouseSettings| settings.idle_minutes.wrapping_sub(1);
        self.cage_limit > before.cage_limit
            || self.ruling_limit > before.ruling_limit
            || idle(self) > idle(before)
            || before.passkey_only && !self.passkey_only
            || before.gaming_day != self.gaming_day
            || self.cash_note > before.cash_note
            || self.cash_report > before.cash_report
            || before.rotation.as_ref().is_some_and(|rule| rule.is_laxer(self.rotation.as_ref()))
    }
}

/// `POST /api/settings` (manager).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// The settings from now on.
    pub settings: HouseSettings,
}

/// `POST /api/staff` (manager): an account for somebody who works here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StaffRequest {
    /// What they sign in as.
    pub name: String,
    /// What they may do: a role of somebody who works here.
    pub role: Role,
}

/// The answer to `POST /api/staff`.
#[derive(Clone, PartialEq, Serialize, TS, JsonSchema)]
pub struct NewStaff {
    /// Their number.
    pub player: PlayerId,
    /// What they sign in as.
    pub name: String,
    /// What they sign in with the first time, and then choose their own. It is told once, and kept nowhere.
    pub password: String,
    /// The role waits for a second signature.
    pub waits: bool,
}

/// `POST /api/people/{player}/disable` (manager).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DisableRequest {
    /// Why, in a few words.
    pub reason: String,
}

/// `POST /api/exclusions` (cage, floor, manager): somebody is kept out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExcludeRequest {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// Who.
    pub player: PlayerId,
    /// For how many years; for life where it is left out.
    #[serde(default)]
    #[ts(optional)]
    pub years: Option<u32>,
    /// A word why. It is kept closed.
    pub why: String,
}

/// Somebody on the list of those who are kept out: `GET /api/exclusions` (cage, floor, auditor, manager).
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ExclusionRow {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// The last gaming day of it; none for life.
    pub until: Option<String>,
    /// That day is over.
    pub over: bool,
    /// Why.
    pub why: String,
    /// Who put them onto the list.
    pub by: PlayerId,
    /// What they are called.
    pub by_name: String,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// That they come off it waits for a second signature.
    pub waits: bool,
}

/// `POST /api/pin`: a PIN for locked sessions.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PinRequest {
    /// Six digits.
    pub pin: String,
    /// The password.
    pub password: String,
}

/// `POST /api/unlock`: who it is that is there.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum UnlockRequest {
    /// By their PIN.
    Pin(String),
    /// By their password.
    Password(String),
    /// By a passkey.
    Passkey(PasskeyAnswer),
}

/// A deed that waits for a second signature: `GET /api/signatures`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct SignatureRow {
    /// The record of the house's book in which it was asked for.
    #[ts(type = "number")]
    pub entry: u64,
    /// When.
    #[ts(type = "number")]
    pub at: u64,
    /// When it lapses.
    #[ts(type = "number")]
    pub until: u64,
    /// Who asks for it.
    pub by: PlayerId,
    /// What they are called.
    pub name: String,
    /// What.
    pub says: Telling,
    /// The table, where it is a ruling.
    pub table: Option<TableId>,
    /// Who deals there: where a person does, the floor sees it at the dealer's console.
    pub dealing: Option<Dealing>,
    /// Did we ask for it ourselves?
    pub mine: bool,
    /// May we sign it?
    pub signs: bool,
    /// What those are called who may.
    pub signers: Vec<String>,
}

/// The answer to `POST /api/signatures/{entry}/sign`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct SignedAnswer {
    /// The second half of a new password, told once; the first half was told to whoever asked for it.
    pub password: Option<String>,
}

/// The kinds of lines in the journal: `GET /api/journal?kind=`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum JournalKind {
    /// Who came in, failed to, was kept out, went.
    SignIns,
    /// Accounts, roles and passwords.
    People,
    /// Tables opened and closed.
    Tables,
    /// What the floor ruled.
    Rulings,
    /// Chips over the counter.
    Cage,
    /// What waited for a second signature.
    Signatures,
    /// The house's settings.
    Settings,
    /// Shifts, and the count of the drop.
    Shifts,
    /// Exams of the dealer school.
    School,
}

/// One of the machines on which the room runs: `GET /api/nodes`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct NodeRow {
    /// Its name.
    pub name: String,
    /// Did it say in time that it is there?
    pub alive: bool,
    /// Is it about to leave?
    pub leaving: bool,
    /// Has it the house's own book?
    pub house: bool,
    /// How many pits it has.
    pub pits: u32,
    /// How many tables run there.
    pub tables: u32,
    /// How many connections it has.
    pub sockets: u32,
    /// For how long nothing was heard of it.
    pub silent_ms: u32,
}

//! What is written in the logs: a table's decisions step by step, and the house's own book.
//!
//! These shapes are on disk for ever. A field may be added with a default; none may change its meaning.

use crate::exams::book::SchoolEvent;
use crate::floor_book::FloorEvent;
use crate::poker::{PokerCommand, PokerEvent};
use crate::protocol::{
    Dealing, FloorRuling, HouseSettings, Loss, Role, RoomEvent, Strength, TableId, Tender,
};
use crate::shifts::{Count, LeftOpen};
use crate::webauthn::Fault;
use chips::Money;
use games::Edition;
use games::PlayerId;
use games::blackjack::{Command, Event};
use serde::{Deserialize, Serialize};

/// The body of a table's record: the decision and everything the dealer did because of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRecord {
    /// In order.
    pub steps: Vec<Step>,
    /// The edition of the rules it was decided under.
    #[serde(default)]
    pub edition: Edition,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A command of blackjack, and what the referee made of it.
    Blackjack {
        /// The command.
        command: Command,
        /// The events it led to.
        events: Vec<Event>,
    },
    /// A command of poker, and what came of it.
    Poker {
        /// The command.
        command: PokerCommand,
        /// The events it led to.
        events: Vec<PokerEvent>,
        /// Who had which place in the hand they belong to.
        places: Vec<PlayerId>,
    },
    /// Something around the game.
    Room(RoomEvent),
}

impl Step {
    /// How many events it has.
    pub fn events(&self) -> usize {
        match self {
            Step::Blackjack { events, .. } => events.len(),
            Step::Poker { events, .. } => events.len(),
            Step::Room(_) => 1,
        }
    }
}

/// Who entered a move that was somebody else's (ROOM-16), in a record of theirs: what follows from it nobody entered.
pub fn entered_by(steps: &[Step], by: Option<PlayerId>) -> Option<PlayerId> {
    let moved = match steps.first()? {
        Step::Blackjack { command, .. } => match *command {
            Command::TakeBank { player, .. }
            | Command::DeclineBank { player }
            | Command::Wager { player, .. }
            | Command::Backline { player, .. }
            | Command::TakeBack { player, .. }
            | Command::Insurance { player, .. }
            | Command::Act { player, .. } => player,
            _ => return None,
        },
        Step::Poker { command: PokerCommand::Hand { command }, places, .. } => {
            *places.get(usize::from(command.player()?))?
        }
        Step::Poker { .. } | Step::Room(_) => return None,
    };
    by.filter(|by| *by != moved)
}

/// What a table is opened with. The texts of its house files are kept with it, so that a changed file changes no
/// table that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSpec {
    /// Its name in the lobby.
    pub name: String,
    /// The rulebook's id, such as `aviator/pure-21.5`.
    pub rulebook: String,
    /// The collection schedule in force.
    pub option: u8,
    /// Decks in the shoe.
    pub decks: u8,
    /// Who deals.
    pub dealing: Dealing,
    /// How many programs keep newcomers company.
    pub bots: u8,
    /// May players of poker ask the coach while they play?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coach: bool,
    /// Are the chips real ones, which the room keeps no wallets of (ROOM-16)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub real_chips: bool,
    /// Do the cards of a round go back into a shuffler that never ends (D26)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub continuous_shuffler: bool,
    /// The clocks.
    pub pace: Pace,
    /// The house file and those it extends: id and text.
    pub files: Vec<(String, String)>,
    /// Who opened it for whom, where it is a private one (ROOM-15).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub private: Option<PrivateSpec>,
}

/// What else a private table is opened with (ROOM-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrivateSpec {
    /// Who opened it.
    pub host: PlayerId,
    /// What is in the link.
    pub code: String,
    /// How well its programs play.
    pub strength: Strength,
    /// The programs, in the order in which they sit down.
    pub programs: Vec<PlayerId>,
}

/// The clocks of a table, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// For a decision.
    pub decision: u32,
    /// Extra time of a player, used up over the session.
    pub time_bank: u32,
    /// For wagers, from when the bank is taken.
    pub wagers: u32,
    /// How long the dealer shuffles, while players may add their words.
    pub shuffle: u32,
    /// How long a bot thinks.
    pub bot: u32,
    /// How long a seat without a connection is held.
    pub grace: u32,
}

impl Pace {
    /// For people.
    pub const HUMAN: Pace = Pace {
        decision: 20_000,
        time_bank: 30_000,
        wagers: 15_000,
        shuffle: 2_500,
        bot: 700,
        grace: 300_000,
    };
    /// For tests and measurements, where nobody thinks.
    pub const FAST: Pace =
        Pace { decision: 2_000, time_bank: 0, wagers: 1_000, shuffle: 0, bot: 0, grace: 5_000 };
}

/// By what somebody shows who they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum Proof {
    Pin,
    #[default]
    Password,
    Passkey,
}

impl Proof {
    fn is_password(&self) -> bool {
        *self == Proof::Password
    }
}

/// The body of a record in the house's book (log 0).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum HouseEvent {
    /// Somebody is new, with so many play chips from the cage.
    Welcomed { player: PlayerId, name: String, role: Role, bot: bool, chips: Money },
    /// A guest is called so from now on: because they chose to, or because they took an account.
    Named { player: PlayerId, name: String },
    /// Somebody was given a role.
    RoleGiven {
        player: PlayerId,
        role: Role,
        /// Nobody was there who could have signed it too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// A table was opened.
    TableOpened { table: TableId, spec: Box<TableSpec> },
    /// Somebody has another password: by themselves, or by the manager. What it is stands nowhere.
    PasswordSet { player: PlayerId },
    /// Somebody with an account came in, from this address.
    SignedIn {
        player: PlayerId,
        from: String,
        #[serde(default, skip_serializing_if = "Proof::is_password")]
        by: Proof,
    },
    /// Somebody connects from an address that is new for them.
    CameFrom { player: PlayerId, from: String },
    /// Somebody tried to, with a wrong password, or under a name that nobody has.
    SignInFailed { player: Option<PlayerId>, from: String },
    /// Somebody with an account went: in this browser, or in all.
    SignedOut { player: PlayerId, everywhere: bool },
    /// So many sessions of somebody were ended, by themselves elsewhere or by the manager.
    SessionsEnded { player: PlayerId, sessions: u32 },
    /// The house made its settings, or changed them.
    SettingsMade {
        settings: HouseSettings,
        /// Nobody was there who could have signed it too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// A ruling about so many chips that two people sign it. It stands in the table's own log once they have.
    Ruling { table: TableId, round: u32, stake: Money, reason: String, ruling: FloorRuling },
    /// The floor ruled at a table; the record of the table's log that says what came of it.
    Ruled { table: TableId, seq: u64, reason: String, ruling: FloorRuling },
    /// Too many tries: nobody is let in from there under that name for a while. Said once, however often it is tried on.
    LockedOut { player: Option<PlayerId>, from: String },
    /// Somebody asks for a deed that waits for a second signature until then.
    Proposed { deed: Box<HouseEvent>, until: u64 },
    /// A deed that was proposed in an earlier record is done: one asked for it, and whoever writes this signed it.
    Signed { entry: u64, first: PlayerId, deed: Box<HouseEvent> },
    /// A deed that was proposed is not done: somebody did not sign it, or took it back.
    Declined { entry: u64 },
    /// A deed that was proposed is not done: nobody signed it in time.
    Lapsed { entry: u64 },
    /// A session of somebody who works here was locked: by them, or because nobody did anything in it.
    SessionLocked { player: PlayerId, idle: bool },
    /// Its owner said who they are, and it is open again.
    SessionUnlocked { player: PlayerId, from: String, by: Proof },
    /// Somebody chose a PIN, which opens their locked sessions.
    PinSet { player: PlayerId },
    /// Somebody tried a wrong PIN in a locked session; after a few it ends.
    PinFailed { player: PlayerId, from: String, ended: bool },
    /// The end of the books was lost with a database, and the owner went on from what was there.
    EndLost { losses: Vec<Loss> },
    /// Somebody who works here has a passkey more, under this name.
    PasskeyMade { player: PlayerId, name: String },
    /// They removed one of theirs.
    PasskeyRemoved { player: PlayerId, name: String },
    /// Somebody lost their devices: all their passkeys were removed, and their password is enough again.
    PasskeysRemoved {
        player: PlayerId,
        /// Nobody was there who could have signed it too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// A passkey was not taken, or a password alone where there is one.
    PasskeyFailed { player: Option<PlayerId>, from: String, why: Fault },
    /// A table was closed.
    TableClosed {
        table: TableId,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A guest who cannot come back any more is known no longer; their chips went back to the cage.
    Parted { player: PlayerId, chips: Money },
    /// Somebody had next to nothing left and was given play chips again (ROOM-13).
    Refilled { player: PlayerId, amount: Money },
    /// The cage gave chips out.
    Issued {
        player: PlayerId,
        amount: Money,
        reason: String,
        #[serde(default, skip_serializing_if = "Slip::is_blank")]
        slip: Slip,
    },
    /// The cage took chips back.
    Redeemed {
        player: PlayerId,
        amount: Money,
        reason: String,
        #[serde(default, skip_serializing_if = "Slip::is_blank")]
        slip: Slip,
    },
    /// The cage undid an entry of this book, which stays in it.
    Corrected {
        entry: u64,
        player: PlayerId,
        amount: Money,
        reason: String,
        #[serde(default, skip_serializing_if = "Slip::is_blank")]
        slip: Slip,
    },
    /// A shift was opened; those of the staff who were signed in.
    ShiftOpened { shift: u32, name: String, staff: Vec<PlayerId> },
    /// It was closed, and what was left open handed over.
    ShiftClosed { shift: u32, note: String, left: LeftOpen },
    /// Somebody entered what lay in drop boxes. The sheet is known by the number of this record.
    CountEntered { count: Count },
    /// A line of a sheet was wrong as it stands in an earlier record, where it stays.
    CountCorrected { sheet: u64, corrects: u64, table: TableId, counted: Money, reason: String },
    /// A sheet is right as it stands after this record of its. Two people sign that.
    CountSigned { sheet: u64, last: u64 },
    /// Somebody at the cage opened a drawer with so much cash. It is known by the number of this record.
    DrawerOpened { counted: Money },
    /// A drawer was counted to be closed, and the count does not agree with the books: it is counted again, once.
    DrawerCounted { drawer: u64, counted: Money },
    /// A drawer was closed: whose it was, the cash it was opened with, what came and went since, what was counted, and what the
    /// count before that said, where there was one.
    DrawerClosed {
        drawer: u64,
        by: PlayerId,
        opened_with: Money,
        cash_in: Money,
        cash_out: Money,
        counted: Money,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first_count: Option<Money>,
        /// What is in both of what came and what went, because an entry was wrong and was corrected.
        #[serde(default, skip_serializing_if = "no_money")]
        corrected: Money,
    },
    /// An account was disabled: its owner is signed out and comes in no more.
    AccountDisabled { player: PlayerId, reason: String },
    /// An account may be used again.
    AccountEnabled { player: PlayerId },
    /// Somebody is kept out of the room until a gaming day, that day included; for life where there is none. Why stands in a
    /// note, which is closed.
    Excluded {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<String>,
    },
    /// Somebody is kept out no longer.
    ExclusionLifted { player: PlayerId },
    /// The floor wrote something down beside the tables.
    Floor(FloorEvent),
    /// Something of the dealer school: exams, sittings, what somebody has learned.
    School(SchoolEvent),
}

/// What else an entry of the cage's book says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slip {
    /// Against what the chips went over the counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tender: Option<Tender>,
    /// The drawer they went over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawer: Option<u64>,
    /// Where it is kept, closed, by what somebody showed who they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
    /// The chips are real ones: they went into somebody's hands or came out of them, and no wallet knows of them (ROOM-16).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub real: bool,
}

impl Slip {
    fn is_blank(&self) -> bool {
        *self == Slip::default()
    }
}

fn no_money(amount: &Money) -> bool {
    amount.is_zero()
}

impl HouseEvent {
    /// Whom it is about.
    pub fn about(&self) -> Option<PlayerId> {
        match self {
            HouseEvent::Welcomed { player, .. }
            | HouseEvent::Named { player, .. }
            | HouseEvent::RoleGiven { player, .. }
            | HouseEvent::PasswordSet { player }
            | HouseEvent::SessionLocked { player, .. }
            | HouseEvent::SessionUnlocked { player, .. }
            | HouseEvent::PinSet { player }
            | HouseEvent::PasskeyMade { player, .. }
            | HouseEvent::PasskeyRemoved { player, .. }
            | HouseEvent::PasskeysRemoved { player, .. }
            | HouseEvent::PinFailed { player, .. }
            | HouseEvent::SignedIn { player, .. }
            | HouseEvent::CameFrom { player, .. }
            | HouseEvent::SignedOut { player, .. }
            | HouseEvent::SessionsEnded { player, .. }
            | HouseEvent::Parted { player, .. }
            | HouseEvent::Refilled { player, .. }
            | HouseEvent::Issued { player, .. }
            | HouseEvent::Redeemed { player, .. }
            | HouseEvent::Corrected { player, .. }
            | HouseEvent::DrawerClosed { by: player, .. }
            | HouseEvent::AccountDisabled { player, .. }
            | HouseEvent::AccountEnabled { player }
            | HouseEvent::Excluded { player, .. }
            | HouseEvent::ExclusionLifted { player } => Some(*player),
            HouseEvent::SignInFailed { player, .. }
            | HouseEvent::PasskeyFailed { player, .. }
            | HouseEvent::LockedOut { player, .. } => *player,
            HouseEvent::Proposed { deed, .. } | HouseEvent::Signed { deed, .. } => deed.about(),
            HouseEvent::Floor(event) => event.about(),
            HouseEvent::School(event) => event.about(),
            HouseEvent::TableOpened { .. }
            | HouseEvent::TableClosed { .. }
            | HouseEvent::EndLost { .. }
            | HouseEvent::SettingsMade { .. }
            | HouseEvent::Ruling { .. }
            | HouseEvent::Ruled { .. }
            | HouseEvent::Declined { .. }
            | HouseEvent::ShiftOpened { .. }
            | HouseEvent::ShiftClosed { .. }
            | HouseEvent::CountEntered { .. }
            | HouseEvent::CountCorrected { .. }
            | HouseEvent::CountSigned { .. }
            | HouseEvent::DrawerOpened { .. }
            | HouseEvent::DrawerCounted { .. }
            | HouseEvent::Lapsed { .. } => None,
        }
    }

    /// What else is said of chips that went over the counter.
    pub fn slip(&self) -> Option<&Slip> {
        match self {
            HouseEvent::Issued { slip, .. }
            | HouseEvent::Redeemed { slip, .. }
            | HouseEvent::Corrected { slip, .. } => Some(slip),
            _ => None,
        }
    }

    /// Is it about who is kept out? That is for few to read.
    pub fn is_confidential(&self) -> bool {
        match self {
            HouseEvent::Excluded { .. } | HouseEvent::ExclusionLifted { .. } => true,
            HouseEvent::Floor(FloorEvent::AskedToLeave { .. } | FloorEvent::AskedRead { .. }) => true,
            HouseEvent::Proposed { deed, .. } | HouseEvent::Signed { deed, .. } => deed.is_confidential(),
            _ => false,
        }
    }

    /// What was done, where two people signed it.
    pub fn done(&self) -> &HouseEvent {
        match self {
            HouseEvent::Signed { deed, .. } => deed,
            other => other,
        }
    }
}

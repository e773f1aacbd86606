//! Who may do what: one table of roles and commands. Whoever may not gets a refusal, and nothing changes (ROOM-1).

use crate::protocol::{Role, TableCommand};
use chips::Money;
use games::Clause;
use games::Refusal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::{Word, say};

/// The most that one entry of the cage's book moves: a slip of the finger stays a small one (ROOM-10).
pub const MOST_OVER_THE_COUNTER: Money = Money::dollars(1_000_000);

/// Everything that is asked of the room, as far as roles care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Sitting down, bringing chips, wagering, banking, playing hands, cutting, opening private tables and coming to them.
    Play,
    /// Leaving a table with one's chips.
    Leave,
    /// Talking at a table.
    Talk,
    /// Entering cards at a human-dealt table.
    Deal,
    /// Naming somebody who plays with real chips and has no account.
    NamePatrons,
    /// Calling the floor to a table where one plays or deals.
    CallFloor,
    /// Rulings, muting, sending away.
    Rule,
    /// Opening and closing tables.
    RunTables,
    /// Opening and closing shifts.
    RunShifts,
    /// Counting the drop boxes, correcting and signing count sheets.
    Count,
    /// Issuing, redeeming and correcting chips.
    Cage,
    /// Reading the cage's book.
    ReadCage,
    /// Reading the list of people.
    ReadPeople,
    /// Keeping somebody out of the room, and letting them back with a second signature.
    Exclude,
    /// Reading who is kept out.
    ReadExclusions,
    /// Reading the drop and the player-dealers' book.
    ReadReports,
    /// Reading what somebody else played.
    ReadRounds,
    /// Looking for past rounds, whoever played them.
    SearchRounds,
    /// Reading who did what: sign-ins, roles, passwords, tables, chips over the counter.
    ReadJournal,
    /// Reading who may be playing together.
    ReadCollusion,
    /// Giving roles, and new passwords to whoever forgot theirs.
    GiveRoles,
    /// Signing what somebody else asked for: the second of two people.
    Sign,
    /// Setting and closing exams of the dealer school.
    SetExams,
    /// Reading what became of exams.
    ReadExams,
    /// Seeing what lies face down.
    SeeAll,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 25] = [
        Deed::Play,
        Deed::Leave,
        Deed::Talk,
        Deed::Deal,
        Deed::NamePatrons,
        Deed::CallFloor,
        Deed::Rule,
        Deed::RunTables,
        Deed::RunShifts,
        Deed::Count,
        Deed::Cage,
        Deed::ReadCage,
        Deed::ReadPeople,
        Deed::Exclude,
        Deed::ReadExclusions,
        Deed::ReadReports,
        Deed::ReadRounds,
        Deed::SearchRounds,
        Deed::ReadJournal,
        Deed::ReadCollusion,
        Deed::GiveRoles,
        Deed::Sign,
        Deed::SetExams,
        Deed::ReadExams,
        Deed::SeeAll,
    ];

    /// The deed that a table command is.
    pub fn of(command: &TableCommand) -> Deed {
        match command {
            TableCommand::Leave => Deed::Leave,
            TableCommand::Dealer(_) | TableCommand::Tap { .. } => Deed::Deal,
            TableCommand::CallFloor { .. } | TableCommand::TakeCallBack => Deed::CallFloor,
            TableCommand::Floor { .. } => Deed::Rule,
            // Its key is good for as long as whoever gave it may give one.
            TableCommand::Scanned { .. } | TableCommand::CountOut { .. } => Deed::RunTables,
            TableCommand::Sit { .. }
            | TableCommand::AddChips { .. }
            | TableCommand::SitOut { .. }
            | TableCommand::Wait { .. }
            | TableCommand::PassBank { .. }
            | TableCommand::ComeIn { .. }
            | TableCommand::ChangeSeat { .. }
            | TableCommand::LayCut { .. }
            | TableCommand::Enter { .. }
            | TableCommand::Host(_)
            | TableCommand::Blackjack(_)
            | TableCommand::Poker(_) => Deed::Play,
        }
    }

    /// The word by which a message chooses what it calls the deed.
    const fn word(self) -> Word {
        Word(match self {
            Deed::Play => "play",
            Deed::Leave => "leave",
            Deed::Talk => "talk",
            Deed::Deal => "deal",
            Deed::NamePatrons => "name-patrons",
            Deed::CallFloor => "call-floor",
            Deed::Rule => "rule",
            Deed::RunTables => "run-tables",
            Deed::RunShifts => "run-shifts",
            Deed::Count => "count",
            Deed::Cage => "cage",
            Deed::ReadCage => "read-cage",
            Deed::ReadPeople => "read-people",
            Deed::Exclude | Deed::ReadExclusions => "keep-out",
            Deed::ReadReports => "read-reports",
            Deed::ReadRounds | Deed::SearchRounds => "read-rounds",
            Deed::ReadJournal => "read-journal",
            Deed::ReadCollusion => "read-collusion",
            Deed::GiveRoles => "give-roles",
            Deed::Sign => "sign",
            Deed::SetExams => "set-exams",
            Deed::ReadExams => "read-exams",
            Deed::SeeAll => "see-all",
        })
    }
}

/// The table itself.
pub const fn may(role: Role, deed: Deed) -> bool {
    use Deed::{
        Cage, CallFloor, Count, Deal, Exclude, GiveRoles, Leave, NamePatrons, Play, ReadCage, ReadCollusion,
        ReadExams, ReadExclusions, ReadJournal, ReadPeople, ReadReports, ReadRounds, Rule, RunShifts,
        RunTables, SearchRounds, SeeAll, SetExams, Sign, Talk,
    };
    match role {
        Role::Player | Role::ThirdParty => matches!(deed, Play | Leave | Talk | CallFloor),
        Role::Dealer => matches!(deed, Leave | Talk | Deal | NamePatrons | CallFloor),
        Role::Floor => {
            matches!(
                deed,
                Leave
                    | Talk
                    | NamePatrons
                    | Rule
                    | RunTables
                    | RunShifts
                    | Count
                    | ReadPeople
                    | Exclude
                    | ReadExclusions
                    | ReadReports
                    | SearchRounds
                    | ReadCollusion
                    | Sign
            )
        }
        Role::Cage => {
            matches!(
                deed,
                Leave
                    | NamePatrons
                    | Cage
                    | Count
                    | ReadCage
                    | ReadPeople
                    | Exclude
                    | ReadExclusions
                    | ReadReports
                    | Sign
            )
        }
        Role::Instructor => matches!(deed, Leave | Talk | SetExams | ReadExams),
        Role::Auditor => {
            matches!(
                deed,
                Leave
                    | ReadExams
                    | ReadCage
                    | ReadPeople
                    | ReadExclusions
                    | ReadReports
                    | ReadRounds
                    | SearchRounds
                    | ReadJournal
                    | ReadCollusion
                    | Sign
                    | SeeAll
            )
        }
        Role::Manager => matches!(
            deed,
            Leave
                | Talk
                | NamePatrons
                | Rule
                | RunTables
                | RunShifts
                | Count
                | Cage
                | ReadCage
                | ReadPeople
                | Exclude
                | ReadExclusions
                | ReadReports
                | SearchRounds
                | ReadJournal
                | ReadCollusion
                | GiveRoles
                | Sign
                | SetExams
                | ReadExams
        ),
    }
}

/// Refuses what the role does not allow.
pub fn check(role: Role, deed: Deed) -> Result<(), Refusal> {
    if may(role, deed) {
        return Ok(());
    }
    Err(Refusal::new(Clause::Room1, say!("room-no-permission", role: role.word(), deed: deed.word())))
}

/// Everything that somebody of this role may do.
pub fn deeds(role: Role) -> Vec<Deed> {
    Deed::ALL.into_iter().filter(|deed| may(role, *deed)).collect()
}

/// A page of the browser that is not for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Page {
    /// The floor's plan of tables and list of people.
    Floor,
    /// The counter of the cage and its book.
    Cage,
    /// The books: drop, player-dealers, shuffles.
    Audit,
    /// A dealer's console, which the floor rules from.
    Deal,
    /// Shifts, and what they handed over.
    Shift,
    /// The count of the drop boxes, and its sheets.
    Count,
    /// Past rounds, how the bank went round, the playing book, who played how long.
    Day,
    /// Who waits for a seat, and who moves where.
    Lists,
    /// Exams, what became of them by trainee and by clause, and who takes one again.
    Exams,
}

impl Page {
    /// All of them.
    pub const ALL: [Page; 9] = [
        Page::Floor,
        Page::Cage,
        Page::Audit,
        Page::Deal,
        Page::Shift,
        Page::Count,
        Page::Day,
        Page::Lists,
        Page::Exams,
    ];

    /// What one does there: whoever may do one of these may open the page.
    const fn deeds(self) -> &'static [Deed] {
        match self {
            Page::Floor => &[Deed::RunTables],
            Page::Cage => &[Deed::Cage, Deed::ReadCage],
            Page::Audit => &[Deed::ReadReports],
            Page::Deal => &[Deed::Deal, Deed::Rule],
            Page::Shift => &[Deed::RunShifts, Deed::ReadReports],
            Page::Count => &[Deed::Count, Deed::ReadReports],
            Page::Day => &[Deed::ReadReports],
            Page::Lists => &[Deed::RunTables],
            Page::Exams => &[Deed::SetExams, Deed::ReadExams],
        }
    }

    /// The roles that may open it.
    pub fn roles(self) -> Vec<Role> {
        Role::ALL.into_iter().filter(|role| self.deeds().iter().any(|deed| may(*role, *deed))).collect()
    }
}

/// The pages that somebody of this role may open, where they work before where they only read.
pub fn pages(role: Role) -> Vec<Page> {
    let mut pages: Vec<Page> = Page::ALL.into_iter().filter(|page| page.roles().contains(&role)).collect();
    pages.sort_by_key(|page| *page == Page::Cage && !may(role, Deed::Cage));
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_open_to_whoever_has_something_to_do_there() {
        assert_eq!(pages(Role::Player), []);
        assert_eq!(pages(Role::ThirdParty), []);
        assert_eq!(pages(Role::Dealer), [Page::Deal]);
        let floor = [Page::Floor, Page::Audit, Page::Deal, Page::Shift, Page::Count, Page::Day, Page::Lists];
        assert_eq!(pages(Role::Floor), floor);
        assert_eq!(pages(Role::Cage), [Page::Cage, Page::Audit, Page::Shift, Page::Count, Page::Day]);
        let auditor = [Page::Audit, Page::Shift, Page::Count, Page::Day, Page::Exams, Page::Cage];
        assert_eq!(pages(Role::Auditor), auditor, "the auditor only reads at the cage");
        assert_eq!(pages(Role::Instructor), [Page::Exams]);
        assert_eq!(pages(Role::Manager), Page::ALL);
        assert_eq!(Page::Cage.roles(), [Role::Cage, Role::Auditor, Role::Manager]);
    }
}

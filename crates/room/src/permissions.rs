//! Who may do what: one table of roles and commands. Whoever may not gets a refusal, and nothing changes (ROOM-1).

use crate::protocol::{Role, TableCommand};
use games::Clause;
use games::Refusal;
use voice::{Word, say};

/// Everything that is asked of the room, as far as roles care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Sitting down, bringing chips, wagering, banking, playing hands, adding words to a shuffle.
    Play,
    /// Leaving a table with one's chips.
    Leave,
    /// Talking at a table.
    Talk,
    /// Entering cards at a human-dealt table.
    Deal,
    /// Rulings, muting, sending away.
    Rule,
    /// Opening and closing tables.
    RunTables,
    /// Issuing, redeeming and correcting chips.
    Cage,
    /// Reading the cage's book.
    ReadCage,
    /// Reading the list of people.
    ReadPeople,
    /// Reading the drop and the player-dealers' book.
    ReadReports,
    /// Reading what somebody else played.
    ReadRounds,
    /// Giving roles, and new passwords to whoever forgot theirs.
    GiveRoles,
    /// Seeing what lies face down.
    SeeAll,
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; 13] = [
        Deed::Play,
        Deed::Leave,
        Deed::Talk,
        Deed::Deal,
        Deed::Rule,
        Deed::RunTables,
        Deed::Cage,
        Deed::ReadCage,
        Deed::ReadPeople,
        Deed::ReadReports,
        Deed::ReadRounds,
        Deed::GiveRoles,
        Deed::SeeAll,
    ];

    /// The deed that a table command is.
    pub fn of(command: &TableCommand) -> Deed {
        match command {
            TableCommand::Leave => Deed::Leave,
            TableCommand::Dealer(_) | TableCommand::CallFloor { .. } => Deed::Deal,
            TableCommand::Floor { .. } => Deed::Rule,
            TableCommand::Sit { .. }
            | TableCommand::AddChips { .. }
            | TableCommand::SitOut { .. }
            | TableCommand::Wait { .. }
            | TableCommand::PassBank { .. }
            | TableCommand::ComeIn { .. }
            | TableCommand::ChangeSeat { .. }
            | TableCommand::Entropy { .. }
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
            Deed::Rule => "rule",
            Deed::RunTables => "run-tables",
            Deed::Cage => "cage",
            Deed::ReadCage => "read-cage",
            Deed::ReadPeople => "read-people",
            Deed::ReadReports => "read-reports",
            Deed::ReadRounds => "read-rounds",
            Deed::GiveRoles => "give-roles",
            Deed::SeeAll => "see-all",
        })
    }
}

/// The table itself.
pub const fn may(role: Role, deed: Deed) -> bool {
    use Deed::{
        Cage, Deal, GiveRoles, Leave, Play, ReadCage, ReadPeople, ReadReports, ReadRounds, Rule, RunTables,
        SeeAll, Talk,
    };
    match role {
        Role::Player | Role::ThirdParty => matches!(deed, Play | Leave | Talk),
        Role::Dealer => matches!(deed, Leave | Talk | Deal),
        Role::Floor => matches!(deed, Leave | Talk | Rule | RunTables | ReadPeople | ReadReports),
        Role::Cage => matches!(deed, Leave | Cage | ReadCage | ReadPeople | ReadReports),
        Role::Auditor => matches!(deed, Leave | ReadCage | ReadPeople | ReadReports | ReadRounds | SeeAll),
        Role::Manager => matches!(
            deed,
            Leave | Talk | Rule | RunTables | Cage | ReadCage | ReadPeople | ReadReports | GiveRoles
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

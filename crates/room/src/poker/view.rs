//! A poker table as somebody sees it. Cards leave through the referee's own `view` and `redact` only.

use super::{NextTask, PokerEvent, next_task};
use crate::shuffles::Seen;
use chips::Money;
use games::Clause;
use games::poker::{self, Table, seat_of};
use games::{PlayerId, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;
use voice::Telling;

/// A poker table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PokerView {
    /// Everybody, by seat.
    pub people: Vec<PokerSeat>,
    /// Where the button is.
    pub button: u8,
    /// Hands begun.
    pub rounds: u32,
    /// What is in the drop box.
    pub drop: Money,
    /// Is a hand on? If not, `hand` is the last one, as it ended.
    pub on: bool,
    /// Was the last hand called off (S-17)?
    pub voided: bool,
    /// Who has which place in the hand, left of the button first.
    pub places: Vec<PlayerId>,
    /// The viewer's own place in it.
    pub mine: Option<u8>,
    /// The hand.
    pub hand: Option<Box<poker::View>>,
    /// What the dealer does next: for the dealer and the floor only.
    pub next: Option<NextTask>,
    /// What went wrong in the hand and what has to be done about it, oldest first, with players told by their seats.
    pub procedures: Vec<Vec<ProcedureStep>>,
    /// May the floor reverse the settlement of the last hand (ROOM-17)? Left out where it may not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub reversible: bool,
}

/// One step of a procedure.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct ProcedureStep {
    /// Its number, from 1.
    pub number: u8,
    /// What to do.
    pub says: Telling,
    /// Where that is written.
    pub clause: Clause,
}

/// Somebody at a poker table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PokerSeat {
    /// Who.
    pub player: PlayerId,
    /// Where, from 1.
    pub seat: u8,
    /// Chips behind.
    pub stack: Money,
    /// The place in the hand, if dealt in.
    pub place: Option<u8>,
    /// Has just come (HE-7).
    pub new: bool,
    /// The blinds passed while they were out: they post both when they come back, or wait (HE-8).
    pub owes: bool,
    /// How they may come in, the usual way first, and what each way costs on the next hand; empty for who owes nothing
    /// (HE-7, HE-8, HE-10, LB-11).
    pub ways_in: Vec<poker::WayIn>,
    /// What coming in, or back, rests on; none for who owes nothing.
    pub entrance: Option<Clause>,
    /// How they chose to.
    pub comes_in: Option<poker::Entrance>,
}

/// The cards of the last hand that everybody saw.
pub fn seen_by_all(table: &Table) -> Seen {
    let Some(playing) = table.last() else { return Seen::default() };
    let view = playing.hand().view(poker::Viewer::Rail);
    let held = view.players.iter().flat_map(|p| &p.cards).filter_map(|c| c.card);
    let table = view.board.iter().chain(&view.common).flatten().copied();
    Seen { lying: held.chain(table).collect(), gone: view.exposed.iter().flatten().copied().collect() }
}

fn procedures(table: &Table) -> Vec<Vec<ProcedureStep>> {
    let Some(playing) = table.last() else { return Vec::new() };
    let seat = |place| seat_of(playing.places(), place);
    let told = |step: &poker::Step| ProcedureStep {
        number: step.number,
        says: step.says.clone().placed(&seat),
        clause: step.clause,
    };
    playing.procedures().iter().map(|steps| steps.iter().map(told).collect()).collect()
}

/// The table as a viewer sees it; `out` are those who take no part in the next hand.
pub fn view(table: &Table, out: &[PlayerId], viewer: Viewer) -> PokerView {
    let places = table.last().map(poker::TableHand::players).unwrap_or_default();
    let seat_view = place_of(&places, viewer);
    PokerView {
        people: table
            .people()
            .iter()
            .map(|person| PokerSeat {
                player: person.player,
                seat: person.seat,
                stack: table.chips(person.player),
                place: places.iter().position(|p| *p == person.player).map(|i| i as u8),
                new: person.debt == poker::Debt::New,
                owes: person.debt == poker::Debt::Missed,
                ways_in: table.ways_in(person, out),
                entrance: table.entrance_clause(person, out.contains(&person.player)),
                comes_in: person.entrance,
            })
            .collect(),
        button: table.button(),
        rounds: table.hands(),
        drop: table.drop_box(),
        on: table.on().is_some(),
        voided: table.last().is_some_and(|p| p.hand().is_void()),
        mine: match seat_view {
            poker::Viewer::Seat(seat) => Some(seat),
            _ => None,
        },
        places,
        hand: table.last().map(|p| Box::new(p.hand().view(seat_view))),
        next: matches!(viewer, Viewer::Dealer | Viewer::Auditor).then(|| next_task(table)),
        procedures: procedures(table),
        reversible: table.is_reversible(),
    }
}

/// An event as a viewer may know it. `places` says who had which place in the hand it belongs to.
pub fn seen_by(event: &PokerEvent, places: &[PlayerId], viewer: Viewer) -> PokerEvent {
    match event {
        PokerEvent::Hand(event) => PokerEvent::Hand(event.seen_by(place_of(places, viewer))),
        other => other.clone(),
    }
}

/// The viewer of a hand that somebody is.
pub fn place_of(places: &[PlayerId], viewer: Viewer) -> poker::Viewer {
    match viewer {
        Viewer::Auditor => poker::Viewer::Auditor,
        Viewer::Dealer => poker::Viewer::Dealer,
        Viewer::Rail => poker::Viewer::Rail,
        Viewer::Player(player) => match places.iter().position(|p| *p == player) {
            Some(i) => poker::Viewer::Seat(i as u8),
            None => poker::Viewer::Rail,
        },
    }
}

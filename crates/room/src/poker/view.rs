//! A poker table as somebody sees it. Cards leave through the referee's own `view` and `redact` only.

use super::{NextTask, PokerEvent, PokerTable, in_seats};
use cards::Card;
use chips::Money;
use games::blackjack::{PlayerId, Viewer};
use games::poker;
use serde::Serialize;

/// A poker table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// Who has which place in the hand, left of the button first.
    pub places: Vec<PlayerId>,
    /// The viewer's own place in it.
    pub mine: Option<u8>,
    /// The hand.
    pub hand: Option<Box<poker::View>>,
    /// What the dealer does next: for the dealer and the floor only.
    pub next: Option<NextTask>,
    /// What went wrong in the hand and what has to be done about it, oldest first, with players told by their seats.
    pub procedures: Vec<Vec<poker::Step>>,
}

/// Somebody at a poker table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// How they may come in, the usual way first; empty for who owes nothing (HE-7, HE-8, HE-10, LB-11).
    pub ways_in: Vec<poker::Entrance>,
    /// How they chose to.
    pub comes_in: Option<poker::Entrance>,
}

impl PokerTable {
    /// The cards of the last hand that everybody saw.
    pub fn seen_by_all(&self) -> Vec<Card> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let view = playing.hand.view(poker::Viewer::Rail);
        let held = view.players.iter().flat_map(|p| &p.cards).filter_map(|c| c.card);
        let table = view.board.iter().chain(&view.exposed).chain(&view.common).flatten().copied();
        held.chain(table).collect()
    }

    fn procedures(&self) -> Vec<Vec<poker::Step>> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let told =
            |step: &poker::Step| poker::Step { text: in_seats(&step.text, &playing.places), ..step.clone() };
        playing.procedures.iter().map(|steps| steps.iter().map(told).collect()).collect()
    }

    /// The table as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> PokerView {
        let on = self.on();
        let places: Vec<PlayerId> =
            self.playing.iter().flat_map(|p| &p.places).map(|place| place.player).collect();
        let seat_view = place_of(&places, viewer);
        PokerView {
            people: self
                .people
                .iter()
                .map(|person| {
                    let place = places.iter().position(|p| *p == person.player).map(|i| i as u8);
                    let in_hand = on.zip(place).map(|(p, i)| p.hand.players[usize::from(i)].stack);
                    PokerSeat {
                        player: person.player,
                        seat: person.seat,
                        stack: in_hand.unwrap_or(person.stack),
                        place,
                        new: person.debt == poker::Debt::New,
                        owes: person.debt == poker::Debt::Missed,
                        ways_in: self.ways_in(person),
                        comes_in: person.entrance,
                    }
                })
                .collect(),
            button: self.button,
            rounds: self.hands,
            drop: self.drop,
            on: on.is_some(),
            mine: match seat_view {
                poker::Viewer::Seat(seat) => Some(seat),
                _ => None,
            },
            places,
            hand: self.playing.as_ref().map(|p| Box::new(p.hand.view(seat_view))),
            next: matches!(viewer, Viewer::Dealer | Viewer::Auditor).then(|| self.next_task()),
            procedures: self.procedures(),
        }
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

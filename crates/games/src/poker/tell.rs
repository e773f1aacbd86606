//! A poker table in words, for everybody: who comes and goes, and the narrator's hands without what lies face down.

use super::button::Entrance;
use super::event::{Event, Step};
use super::hand::Hand;
use super::narrate::Narrator;
use super::table::{Place, Table, TableEvent};
use super::words::seat_of;
use crate::clauses::Clause;
use crate::sentence::{Sentence, Tone};
use voice::{Arg, Telling, Word, say};

fn sentence(says: Telling, clause: Option<Clause>) -> Sentence {
    Sentence::new(Tone::Action, clause, says)
}

/// Would telling this event name a card that lies face down, or say again what the floor has said?
fn is_hidden(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { up: false, .. }
            | Event::Burned { up: false, .. }
            | Event::Discarded { .. }
            | Event::Overdealt { .. }
            | Event::Corrected { .. }
            | Event::Reversed
    )
}

fn comes_in(how: Entrance) -> (&'static str, Clause) {
    match how {
        Entrance::RightIn => ("right-in", Clause::He7),
        Entrance::WaitForBig => ("wait-for-big", Clause::He7),
        Entrance::PostInFront => ("post-in-front", Clause::He7),
        Entrance::PostBoth => ("post-both", Clause::He8),
        Entrance::PostBig => ("post-big", Clause::He10),
        Entrance::WaitSamePosition => ("wait-same-position", Clause::He10),
        Entrance::Kill => ("kill", Clause::Lb11),
    }
}

/// What a hand's event is told as: nothing where it lies face down. Dealers are told of seats.
fn told(narrator: &mut Narrator, places: &[Place], event: &Event, says: &mut Vec<Sentence>) {
    if let Event::Procedure { steps } = event {
        let seat = |place| seat_of(places, place);
        let seated = |step: &Step| Step { says: step.says.clone().placed(&seat), ..step.clone() };
        narrator.tell(&Event::Procedure { steps: steps.iter().map(seated).collect() });
    } else {
        narrator.tell(event);
    }
    let lines = narrator.take();
    if !is_hidden(event) {
        says.extend(lines);
    }
}

/// Tells the events of a command. `before` is the table before it.
pub fn tell(before: &Table, events: &[TableEvent], says: &mut Vec<Sentence>) {
    let names = |places: &[Place]| places.iter().map(|p| p.player.into()).collect::<Vec<Arg>>();
    let mut hand =
        before.on().map(|p| (Narrator::of(p.hand().clone(), names(p.places())), p.places().to_vec()));
    for (i, event) in events.iter().enumerate() {
        let from = says.len();
        match event {
            TableEvent::Joined { player, seat, chips, .. } => {
                let joined = say!("table-joined", player: *player, seat: *seat, chips: *chips);
                says.push(sentence(joined, None));
            }
            TableEvent::ChipsAdded { player, amount } => {
                says.push(sentence(say!("table-chips-added", player: *player, amount: *amount), None));
            }
            TableEvent::Counted { player, chips, .. } => {
                let counted = say!("table-counted", player: *player, chips: *chips);
                says.push(sentence(counted, Some(Clause::Room16)));
            }
            TableEvent::Left { player, chips } => {
                says.push(sentence(say!("table-left", player: *player, chips: *chips), None));
            }
            TableEvent::CameIn { player, how } => {
                let (how, clause) = comes_in(*how);
                says.push(sentence(say!("table-comes-in", player: *player, how: Word(how)), Some(clause)));
            }
            TableEvent::SeatChanged { player, seat, .. } => {
                let moves = say!("table-moves", player: *player, seat: *seat);
                says.push(sentence(moves, Some(Clause::He10)));
            }
            TableEvent::HandBegan { number, places, .. } => {
                let entries: Vec<_> = places.iter().map(|p| p.entry).collect();
                let first = Hand::new(*before.rules(), &entries);
                hand = Some((Narrator::of(first, names(places)), places.clone()));
                says.push(sentence(say!("table-hand-begins", number: *number), None));
            }
            TableEvent::Hand(event) => {
                if let Some((narrator, places)) = &mut hand {
                    told(narrator, places, event, says);
                }
            }
            TableEvent::HandEnded { .. } => {}
        }
        says[from..].iter_mut().for_each(|said| said.event = i as u32);
    }
}

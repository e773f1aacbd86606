//! A poker table in words, for everybody: who comes and goes, and the narrator's hands without what lies face down.

use super::button::Entrance;
use super::event::Event;
use super::hand::Hand;
use super::narrate::{Line, Narrator};
use super::table::{Place, Table, TableEvent};
use super::words::{in_seats, with_pips};
use crate::PlayerId;
use crate::blackjack::{Part, Sentence};
use crate::clauses::Clause;

fn sentence(text: String, clause: Option<Clause>) -> Sentence {
    Sentence { parts: vec![Part::Words(text)], clause }
}

/// Would telling this event name a card that lies face down, or say again what the floor has said?
fn is_hidden(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { up: false, .. }
            | Event::Burned { up: false, .. }
            | Event::Discarded { .. }
            | Event::Overdealt { .. }
            | Event::Asked { .. }
            | Event::Corrected { .. }
    )
}

fn comes_in(how: Entrance) -> (&'static str, Clause) {
    match how {
        Entrance::RightIn => ("is dealt right in", Clause::He7),
        Entrance::WaitForBig => ("waits for the big blind", Clause::He7),
        Entrance::PostInFront => ("posts in front of the button", Clause::He7),
        Entrance::PostBoth => ("posts both blinds", Clause::He8),
        Entrance::PostBig => ("posts the big blind", Clause::He10),
        Entrance::WaitSamePosition => ("waits for the same position", Clause::He10),
        Entrance::Kill => ("comes in by killing the pot", Clause::Lb11),
    }
}

/// What a hand's event is told as: nothing where it lies face down.
fn told(narrator: &mut Narrator, places: &[Place], event: &Event, says: &mut Vec<Sentence>) {
    narrator.tell(event);
    let mut lines: Vec<Line> = narrator.take();
    if matches!(event, Event::Procedure { .. }) {
        lines.iter_mut().for_each(|line| line.text = in_seats(&line.text, places));
    } else if matches!(event, Event::SetAside { .. } | Event::TakenBack { .. }) {
        lines.iter_mut().for_each(|line| line.text = with_pips(&line.text));
    }
    if !is_hidden(event) {
        says.extend(lines.into_iter().map(|l| sentence(l.text, l.clause)));
    }
}

/// Tells the events of a command. `before` is the table before it.
pub fn tell(
    before: &Table,
    events: &[TableEvent],
    name: &dyn Fn(PlayerId) -> String,
    says: &mut Vec<Sentence>,
) {
    let names = |places: &[Place]| places.iter().map(|p| name(p.player)).collect::<Vec<String>>();
    let mut hand =
        before.on().map(|p| (Narrator::of(p.hand().clone(), &names(p.places())), p.places().to_vec()));
    for event in events {
        match event {
            TableEvent::Joined { player, seat, chips, .. } => {
                says.push(sentence(
                    format!("{} sits down at seat {seat} with {chips}.", name(*player)),
                    None,
                ));
            }
            TableEvent::ChipsAdded { player, amount } => {
                says.push(sentence(format!("{} brings {amount} more.", name(*player)), None));
            }
            TableEvent::Left { player, chips } => {
                says.push(sentence(format!("{} leaves with {chips}.", name(*player)), None));
            }
            TableEvent::CameIn { player, how } => {
                let (how, clause) = comes_in(*how);
                says.push(sentence(format!("{} {how}.", name(*player)), Some(clause)));
            }
            TableEvent::SeatChanged { player, seat, .. } => {
                says.push(sentence(format!("{} moves to seat {seat}.", name(*player)), Some(Clause::He10)));
            }
            TableEvent::HandBegan { number, places, .. } => {
                let entries: Vec<_> = places.iter().map(|p| p.entry).collect();
                let first = Hand::new(*before.rules(), &entries);
                hand = Some((Narrator::of(first, &names(places)), places.clone()));
                says.push(sentence(format!("Hand {number} begins."), None));
            }
            TableEvent::Hand(event) => {
                if let Some((narrator, places)) = &mut hand {
                    told(narrator, places, event, says);
                }
            }
            TableEvent::HandEnded { .. } => {}
        }
    }
}

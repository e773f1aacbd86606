//! A poker hand in words, for everybody: what lies face down is not told.

use super::{PokerEvent, PokerTable, in_seats, with_pips};
use games::blackjack::{Part, PlayerId, Sentence};
use games::clauses::Clause;
use games::poker::{Entrance, Event, Narrator};

fn sentence(text: String, clause: Option<&'static str>) -> Sentence {
    Sentence { parts: vec![Part::Words(text)], clause: clause.map(Clause::of) }
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

fn comes_in(how: Entrance) -> (&'static str, &'static str) {
    match how {
        Entrance::RightIn => ("is dealt right in", "HE-7"),
        Entrance::WaitForBig => ("waits for the big blind", "HE-7"),
        Entrance::PostInFront => ("posts in front of the button", "HE-7"),
        Entrance::PostBoth => ("posts both blinds", "HE-8"),
        Entrance::PostBig => ("posts the big blind", "HE-10"),
        Entrance::WaitSamePosition => ("waits for the same position", "HE-10"),
        Entrance::Kill => ("comes in by killing the pot", "LB-11"),
    }
}

/// Tells the events of a command. `table` is the table after it; its narrator goes along.
pub fn tell(
    table: &mut PokerTable,
    events: &[PokerEvent],
    name: &dyn Fn(PlayerId) -> String,
    says: &mut Vec<Sentence>,
) {
    for event in events {
        match event {
            PokerEvent::Joined { player, seat, chips } => {
                says.push(sentence(
                    format!("{} sits down at seat {seat} with {chips}.", name(*player)),
                    None,
                ));
            }
            PokerEvent::ChipsAdded { player, amount } => {
                says.push(sentence(format!("{} brings {amount} more.", name(*player)), None));
            }
            PokerEvent::Left { player, chips } => {
                says.push(sentence(format!("{} leaves with {chips}.", name(*player)), None));
            }
            PokerEvent::CameIn { player, how } => {
                let (how, clause) = comes_in(*how);
                says.push(sentence(format!("{} {how}.", name(*player)), Some(clause)));
            }
            PokerEvent::SeatChanged { player, seat, .. } => {
                says.push(sentence(format!("{} moves to seat {seat}.", name(*player)), Some("HE-10")));
            }
            PokerEvent::HandBegan { number, places, .. } => {
                let entries: Vec<_> = places.iter().map(|p| p.entry).collect();
                let names: Vec<String> = places.iter().map(|p| name(p.player)).collect();
                let mut narrator = Narrator::new(table.rules, &entries, &names);
                narrator.take();
                if let Some(playing) = &mut table.playing {
                    playing.narrator = Some(Box::new(narrator));
                }
                says.push(sentence(format!("Hand {number} begins."), None));
            }
            PokerEvent::Hand(event) => {
                let Some(playing) = table.playing.as_mut() else { continue };
                let Some(narrator) = playing.narrator.as_mut() else { continue };
                narrator.tell(event);
                let mut lines = narrator.take();
                if matches!(event, Event::Procedure { .. }) {
                    lines.iter_mut().for_each(|line| line.text = in_seats(&line.text, &playing.places));
                } else if matches!(event, Event::SetAside { .. } | Event::TakenBack { .. }) {
                    lines.iter_mut().for_each(|line| line.text = with_pips(&line.text));
                }
                if !is_hidden(event) {
                    says.extend(lines.into_iter().map(|l| sentence(l.text, l.clause.map(|c| c.id()))));
                }
            }
            PokerEvent::HandEnded { .. } => {}
        }
    }
}

//! A finished hand of poker, step by step, as somebody saw it.
//!
//! The referee plays the log's events again, so every step shows what the table showed: pots, names of hands, who was
//! asked. Cards leave through the same redaction as at the table.

use super::{Facts, begins, phh, read, reverses};
use crate::poker::{self, PokerCommand, PokerEvent, place_of, seen_by, tell};
use crate::protocol::{FloorRuling, GameInfo, HandPlayer, HandReplay, HandStep, RoomEvent, TableEvent};
use crate::record::{Step, entered_by};
use crate::tell::tell as tell_room;
use games::Sentence;
use games::poker::phh::{Seating, export};
use games::poker::{Command, Debt, Event, Table, TableHand};
use games::{PlayerId, Viewer};
use ledger::{StoreError, StoredRecord};

/// Plays the hand that begins with the first of these records. None where none does, or where it has not ended.
pub fn replay(
    facts: &Facts,
    records: &[StoredRecord],
    viewer: Viewer,
    name: &dyn Fn(PlayerId) -> String,
) -> Result<Option<HandReplay>, StoreError> {
    let GameInfo::Poker { rules, seats, .. } = facts.info else { return Ok(None) };
    let mut film = Film::new(Table::open(rules, seats).dealt_by_hand(), viewer);
    // A hand that is over may be opened again, until the next one begins.
    let mut over = None;
    'log: for stored in records {
        let steps = read(facts.table, stored)?.steps;
        film.entered = entered_by(&steps, stored.actor.map(PlayerId));
        for step in steps {
            if over.is_some() && begins(&step) {
                break 'log;
            }
            if let Step::Room(ruled @ RoomEvent::Ruled { ruling: FloorRuling::Poker(_), .. }) = &step {
                film.ruled = tell_room(ruled);
            }
            let again = reverses(&step);
            let Step::Poker { command, events, .. } = step else { continue };
            if over.is_none() || again {
                over = film.see(&command, &events).map(|number| (number, stored));
            }
        }
        if film.number.is_none() {
            return Ok(None);
        }
    }
    Ok(over.map(|(number, stored)| film.develop(facts, number, stored, name)))
}

/// A hand that is being played again.
struct Film {
    table: Table,
    viewer: Viewer,
    number: Option<u32>,
    steps: Vec<HandStep>,
    commands: Vec<Command>,
    events: Vec<TableEvent>,
    says: Vec<Sentence>,
    /// What the floor ruled, with its name and its reason: it belongs to what comes next.
    ruled: Option<Sentence>,
    /// Who entered the move that comes next, and the one that was gathered last, where it was somebody else's.
    entered: Option<PlayerId>,
    by: Option<PlayerId>,
}

impl Film {
    fn new(table: Table, viewer: Viewer) -> Film {
        let (steps, commands, events, says) = (vec![], vec![], vec![], vec![]);
        Film {
            table,
            viewer,
            number: None,
            steps,
            commands,
            events,
            says,
            ruled: None,
            entered: None,
            by: None,
        }
    }

    fn places(&self) -> Vec<PlayerId> {
        self.table.last().map(TableHand::players).unwrap_or_default()
    }

    /// A step of the log; the hand's number when it is over.
    fn see(&mut self, command: &PokerCommand, events: &[PokerEvent]) -> Option<u32> {
        if let (PokerCommand::Hand { command }, Some(playing)) = (command, self.table.last()) {
            let viewer = place_of(&self.places(), self.viewer);
            let led_to: Vec<&Event> = events.iter().filter_map(of_hand).collect();
            self.commands.push(phh::seen_by(command, playing.hand(), &led_to, viewer));
        }
        for event in events {
            if let PokerEvent::HandBegan { number, places, .. } = event {
                self.number = Some(*number);
                for place in places {
                    let (player, seat, chips) = (place.player, place.seat, place.entry.stack);
                    self.table.apply(&PokerEvent::Joined { player, seat, chips, debt: Debt::New });
                }
            }
            let number = self.number?;
            // People come and go beside the hand; it is about those who were dealt in.
            if matches!(
                event,
                PokerEvent::Joined { .. }
                    | PokerEvent::ChipsAdded { .. }
                    | PokerEvent::Counted { .. }
                    | PokerEvent::Left { .. }
            ) {
                continue;
            }
            if self.is_full(event) {
                self.cut();
            }
            self.by = self.entered.take().or(self.by);
            self.says.extend(self.ruled.take());
            let before = self.table.clone();
            self.table.apply(event);
            self.events.push(TableEvent::Poker(seen_by(event, &self.places(), self.viewer)));
            tell(&before, std::slice::from_ref(event), &mut self.says);
            if matches!(event, PokerEvent::HandEnded { .. }) {
                self.cut();
                return Some(number);
            }
        }
        None
    }

    /// Is what has been gathered a step of its own before this event? A street's cards are one step, and the opening of
    /// a round belongs to what comes next.
    fn is_full(&self, event: &PokerEvent) -> bool {
        let quiet = |e: &Event| {
            use Event::{AllCleared, Burned, ClearingBegun, RoundOpened, ShowdownBegun, StreetBegun};
            matches!(
                e,
                StreetBegun { .. }
                    | RoundOpened { .. }
                    | Burned { up: false, .. }
                    | ShowdownBegun
                    | ClearingBegun
                    | AllCleared
            )
        };
        let dealt = |e: &Event| matches!(e, Event::Dealt { .. });
        let before = self.events.iter().rev().find_map(|e| match e {
            TableEvent::Poker(PokerEvent::Hand(e)) if !quiet(e) => Some(e),
            _ => None,
        });
        match (before, event) {
            (None, _) => false,
            (Some(before), PokerEvent::Hand(event)) => !(dealt(before) && dealt(event)),
            (Some(_), PokerEvent::HandEnded { .. }) => false,
            (Some(_), _) => true,
        }
    }

    fn cut(&mut self) {
        self.steps.push(HandStep {
            events: std::mem::take(&mut self.events),
            says: std::mem::take(&mut self.says),
            entered_by: self.by.take(),
            view: poker::view(&self.table, &[], self.viewer),
        });
    }

    fn develop(
        self,
        facts: &Facts,
        number: u32,
        last: &StoredRecord,
        name: &dyn Fn(PlayerId) -> String,
    ) -> HandReplay {
        let playing = self.table.last().expect("a hand was played");
        let setup = Seating {
            rules: *self.table.rules(),
            entries: playing.places().iter().map(|p| p.entry).collect(),
        };
        let names: Vec<String> = playing.places().iter().map(|p| name(p.player)).collect();
        let phh = export(&setup, &self.commands, playing.hand(), &names, Some(&facts.spec.rulebook));
        let people = playing.places().iter().zip(playing.hand().players()).zip(&names);
        HandReplay {
            table: facts.table,
            name: facts.spec.name.clone(),
            title: facts.title.clone(),
            seats: self.table.seats(),
            number,
            at: last.at,
            to: last.seq,
            people: people
                .map(|((place, player), name)| HandPlayer {
                    player: place.player,
                    name: name.clone(),
                    seat: place.seat,
                    chips: player.entry.stack,
                    result: player.stack - player.entry.stack,
                })
                .collect(),
            steps: self.steps,
            phh,
        }
    }
}

fn of_hand(event: &PokerEvent) -> Option<&Event> {
    match event {
        PokerEvent::Hand(event) => Some(event),
        _ => None,
    }
}

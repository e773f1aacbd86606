//! What a table's log says of a shift: calls for the floor, how many rounds were dealt, by whom, what was put right, chips that were
//! counted otherwise, and other decks.

use super::handover::{FoundTable, Stint};
use crate::past;
use crate::poker::PokerEvent;
use crate::protocol::{HandoverCall, RoomEvent, TableId};
use crate::record::Step;
use crate::reports::ENDINGS;
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use games::poker::Event as HandEvent;
use ledger::{Reader, StoreError, StoredRecord};

/// How many records are read at once.
const PAGE: u32 = 2000;
/// What stands in a record in which somebody calls the floor, or a call is over.
const CALLS: [&str; 4] = ["\"floor_called\"", "\"disputed\"", "\"floor_came\"", "\"call_taken_back\""];
/// In one in which a card is named again, by the dealer or by the floor.
const NAMES: [&str; 4] = ["\"named_again\"", "\"named-again\"", "\"correct\"", "\"corrected\""];
/// In one in which chips are counted, or another deck comes.
const COUNTS: [&str; 2] = ["\"counted\"", "\"deck_changed\""];
/// In one in which a dealer taps in or out.
const TAPS: [&str; 1] = ["\"tapped\""];
/// In one in which a move is taken back.
const RETRACTS: [&str; 1] = ["\"retracted\""];
/// How many pages before a shift are looked through for the dealer who had tapped in: whoever did so long before is not there.
const BEFORE: u32 = 10;
/// In one in which a person deals.
const DEALS: [&str; 4] =
    ["\"wagers_closed\"", "\"card_dealt\"", "\"event\":\"dealt\"", "\"event\":\"boarded\""];

fn has(record: &StoredRecord, words: &[&str]) -> bool {
    words.iter().any(|word| record.body.contains(word))
}

/// A table's log as it is read.
pub(super) struct LogOf<'a> {
    pub table: TableId,
    /// Does a person deal there?
    pub by_hand: bool,
    pub line: &'a mut FoundTable,
    pub calls: &'a mut Vec<HandoverCall>,
    /// Why a record could not be read.
    pub unread: Option<StoreError>,
}

impl LogOf<'_> {
    /// A record of it. Most are read past.
    pub fn see(&mut self, record: &StoredRecord) {
        // A card that a scanner names is dealt by whoever does the rest.
        if self.by_hand && has(record, &DEALS) && !record.body.contains("\"scanned\"") {
            self.dealt(record);
        }
        if ![&CALLS[..], &NAMES, &ENDINGS, &TAPS, &COUNTS, &RETRACTS].iter().any(|words| has(record, words)) {
            return;
        }
        match past::read(self.table, record) {
            Ok(read) => read.steps.iter().for_each(|step| self.step(record.at, step)),
            Err(why) => self.unread = Some(why),
        }
    }

    fn dealt(&mut self, record: &StoredRecord) {
        let Some(dealer) = record.actor.map(PlayerId) else { return };
        match self.line.dealt.last_mut().filter(|stint| stint.dealer == dealer) {
            Some(stint) => stint.to = record.at,
            None => self.line.dealt.push(Stint { dealer, from: record.at, to: record.at, tapped: false }),
        }
    }

    /// Who has tapped in deals until they tap out or are relieved, also while nothing is dealt.
    fn tapped(&mut self, at: u64, dealer: Option<PlayerId>) {
        self.stint_ends(at);
        self.line.dealt.extend(dealer.map(|dealer| Stint { dealer, from: at, to: at, tapped: true }));
    }

    /// Whoever is tapped in at the end of the shift dealt until then.
    pub fn stint_ends(&mut self, at: u64) {
        if let Some(stint) = self.line.dealt.last_mut().filter(|stint| stint.tapped) {
            (stint.to, stint.tapped) = (at, false);
        }
    }

    fn step(&mut self, at: u64, step: &Step) {
        let came = i32::from(past::ends(step)) - i32::from(past::reverses(step));
        self.line.rounds = self.line.rounds.saturating_add_signed(came);
        self.line.reversed += u32::from(past::reverses(step));
        match step {
            Step::Room(event) => self.call(at, event),
            Step::Blackjack { events, .. } => events.iter().for_each(|event| match event {
                Event::NamedAgain { .. } => self.line.named_again += 1,
                Event::Retracted(_) => self.line.retracted += 1,
                Event::Ruled { ruling: Ruling::Correct { .. }, .. } => self.line.corrected += 1,
                _ => {}
            }),
            Step::Poker { events, .. } => events.iter().for_each(|event| match event {
                PokerEvent::Hand(HandEvent::NamedAgain { .. }) => self.line.named_again += 1,
                PokerEvent::Hand(HandEvent::Retracted { .. }) => self.line.retracted += 1,
                PokerEvent::Hand(HandEvent::Corrected { .. }) => self.line.corrected += 1,
                PokerEvent::Hand(HandEvent::Counted { by, .. }) | PokerEvent::Counted { by, .. } => {
                    self.line.counted += *by;
                }
                _ => {}
            }),
        }
    }

    fn call(&mut self, at: u64, event: &RoomEvent) {
        match event {
            RoomEvent::FloorCalled { by, text, disputed, .. } => self.called(at, (by, text), *disputed),
            RoomEvent::Disputed { by, text, .. } => self.called(at, (by, text), true),
            RoomEvent::FloorCame { by } => self.call_is_over(at, Some(by)),
            RoomEvent::CallTakenBack { .. } => self.call_is_taken_back(at),
            RoomEvent::DeckChanged { .. } => self.line.decks += 1,
            RoomEvent::Tapped { dealer, on, .. } => self.tapped(at, on.then_some(*dealer)),
            _ => {}
        }
    }

    fn called(&mut self, at: u64, (by, text): (&str, &str), disputed: bool) {
        let (table, by, text) = (self.table, by.to_string(), text.to_string());
        self.calls.push(HandoverCall { at, table, by, text, disputed, answered_by: None, over: None });
    }

    /// A player's call over which the dealer called stays open when the dealer takes theirs back (ROOM-12).
    fn call_is_taken_back(&mut self, at: u64) {
        let open = |call: &&mut HandoverCall| call.table == self.table && call.over.is_none();
        self.calls.iter_mut().rev().find(open).into_iter().for_each(|call| call.over = Some(at));
    }

    fn call_is_over(&mut self, at: u64, by: Option<&String>) {
        let open = |call: &&mut HandoverCall| call.table == self.table && call.over.is_none();
        for call in self.calls.iter_mut().filter(open) {
            (call.over, call.answered_by) = (Some(at), by.cloned());
        }
    }
}

/// The dealer who had tapped in at a table at this moment. Its log is read backwards: that was not long before.
pub(super) fn tapped_in(
    reader: &mut Reader,
    table: TableId,
    when: u64,
) -> Result<Option<PlayerId>, StoreError> {
    let mut upto = reader.span(table, 0, when)?.map_or(0, |(_, last)| last);
    for _ in 0..BEFORE {
        if upto == 0 {
            break;
        }
        let after = upto.saturating_sub(u64::from(PAGE));
        let page = reader.records(table, after, PAGE)?;
        for record in page.iter().rev().filter(|record| record.seq <= upto && has(record, &TAPS)) {
            let tap = |step: &Step| match step {
                Step::Room(RoomEvent::Tapped { dealer, on, .. }) => Some(on.then_some(*dealer)),
                _ => None,
            };
            if let Some(dealer) = past::read(table, record)?.steps.iter().rev().find_map(tap) {
                return Ok(dealer);
            }
        }
        upto = after;
    }
    Ok(None)
}

/// Did a round or hand come to its end at a table after one record and up to another?
pub(super) fn was_dealt(
    reader: &mut Reader,
    table: TableId,
    (mut after, upto): (u64, u64),
) -> Result<bool, StoreError> {
    while after < upto {
        let page = reader.records(table, after, PAGE)?;
        let Some(end) = page.last() else { break };
        after = end.seq;
        for record in page.iter().filter(|record| record.seq <= upto && has(record, &ENDINGS)) {
            if past::read(table, record)?.steps.iter().any(past::ends) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

//! What happens around a game, in words: shuffles, clocks, people and the floor.

use crate::poker::{self, PokerEvent};
use crate::protocol::{Declared, FloorRuling, GameInfo, HostDeed, PokerRuling, RoomEvent, Said};
use crate::racks::is_uncounted;
use crate::record::Step;
use crate::rulings::rests_on;
use games::blackjack::{Event, Narrator, tell_ruling};
use games::poker::{Debt, Table};
use games::{Clause, Sentence, Tone, Viewer};
use voice::{Telling, Word, say};

fn on(on: bool) -> Word {
    Word(if on { "yes" } else { "no" })
}

/// Tells events of blackjack, as everybody may know them.
pub fn tell_blackjack(narrator: &mut Narrator, events: &[Event], says: &mut Vec<Sentence>) {
    for (i, event) in events.iter().enumerate() {
        let told = narrator.tell(&event.seen_by(Viewer::Rail));
        says.extend(uncounted(event).or(told).map(|said| said.about(i)));
    }
}

/// Who comes to and leaves a table with real chips that nobody counts (ROOM-16).
fn uncounted(event: &Event) -> Option<Sentence> {
    let says = match event {
        Event::Joined { player, seat: Some(seat), chips, .. } if is_uncounted(*chips) => {
            say!("table-seated", player: *player, seat: *seat)
        }
        Event::Left { player, chips } if is_uncounted(*chips) => say!("table-got-up", player: *player),
        _ => return None,
    };
    Some(Sentence::new(Tone::Action, None, says))
}

/// What is said of a record, with sentences numbered by its events over all steps.
#[derive(Clone, Debug, Default)]
pub struct Says {
    /// The sentences so far.
    pub said: Vec<Sentence>,
    events: u32,
}

impl Says {
    /// Adds the next step, and what is said of it with its own events counted from 0.
    pub fn add(&mut self, step: &Step, told: Vec<Sentence>) {
        let before = self.events;
        self.said.extend(told.into_iter().map(|said| Sentence { event: said.event + before, ..said }));
        self.events += step.events() as u32;
    }
}

/// Tells the log of a table from anywhere in it, as everybody may know it; a round or hand that was on already is not told.
#[derive(Debug, Default)]
pub struct Teller {
    blackjack: Narrator,
    poker: Option<Table>,
}

impl Teller {
    /// Of a table with this game.
    pub fn of(game: &GameInfo) -> Teller {
        match game {
            GameInfo::Blackjack { rules, .. } => Teller { blackjack: Narrator::by(rules), poker: None },
            GameInfo::Poker { rules, seats, .. } => {
                let poker = Some(Table::open(*rules, *seats).dealt_by_hand());
                Teller { blackjack: Narrator::default(), poker }
            }
        }
    }

    /// The steps of a record, with sentences numbered by its events.
    pub fn tell(&mut self, steps: &[Step]) -> Vec<Sentence> {
        let mut says = Says::default();
        for step in steps {
            let mut told = Vec::new();
            match step {
                Step::Blackjack { events, .. } => tell_blackjack(&mut self.blackjack, events, &mut told),
                Step::Room(event) => told.extend(tell(event)),
                Step::Poker { events, .. } => self.tell_poker(events, &mut told),
            }
            says.add(step, told);
        }
        says.said
    }

    /// What is said of a hand goes by the hand itself, which is played again from its beginning.
    fn tell_poker(&mut self, events: &[PokerEvent], told: &mut Vec<Sentence>) {
        let Some(table) = &mut self.poker else { return };
        let begins = events.iter().find_map(|event| match event {
            PokerEvent::HandBegan { places, .. } => Some(places),
            _ => None,
        });
        if let Some(places) = begins {
            *table = Table::open(*table.rules(), table.seats()).dealt_by_hand();
            for place in places {
                let (player, seat, chips) = (place.player, place.seat, place.entry.stack);
                table.apply(&PokerEvent::Joined { player, seat, chips, debt: Debt::New });
            }
        }
        poker::tell(table, events, told);
        for event in events {
            let of_hand = match event {
                PokerEvent::HandBegan { .. } => true,
                PokerEvent::Hand(_) | PokerEvent::HandEnded { .. } => table.last().is_some(),
                _ => false,
            };
            if of_hand {
                table.apply(event);
            }
        }
    }
}

/// Tells an event of the room, where there is something to tell.
pub fn tell(event: &RoomEvent) -> Option<Sentence> {
    let plain = |says| Some(Sentence::new(Tone::Action, None, says));
    let called = |says| Some(Sentence::new(Tone::Rule, Some(Clause::Room12), says));
    match event {
        RoomEvent::Cut(cut) if !cut.cuts.is_empty() => plain(say!("room-cut", players: cut.cuts.len())),
        RoomEvent::CutVoided(voided) => plain(match voided.missing.first() {
            Some(player) => {
                say!("room-cut-missing", player: *player, others: voided.missing.len() - 1)
            }
            None => say!("room-cut-voided"),
        }),
        RoomEvent::EntropyAdded { shuffle, player, .. } => {
            plain(say!("room-entropy-added", player: *player, shuffle: *shuffle))
        }
        RoomEvent::Revealed { shuffle, .. } => plain(say!("room-revealed", shuffle: *shuffle)),
        RoomEvent::Opened { shuffle, .. } => plain(say!("room-opened", shuffle: *shuffle)),
        RoomEvent::TimedOut { player } => {
            Some(Sentence::new(Tone::Action, Some(Clause::D12), say!("room-timed-out", player: *player)))
        }
        RoomEvent::SatOut { player, on: out } => plain(say!("room-sat-out", player: *player, out: on(*out))),
        RoomEvent::Declared { player, what, amount } => {
            let what = Word(match what {
                Declared::Brought => "brought",
                Declared::Added => "added",
                Declared::Taken => "taken",
            });
            let says = say!("room-declared", player: *player, what: what, amount: *amount);
            Some(Sentence::new(Tone::Chips, Some(Clause::Room16), says))
        }
        RoomEvent::Leaving { player } => plain(say!("room-leaving", player: *player)),
        RoomEvent::Waiting { player, on: waits } => {
            plain(say!("room-waiting", player: *player, waits: on(*waits)))
        }
        RoomEvent::PassesBank { player, on: passes } => {
            let says = say!("room-passes-bank", player: *player, passes: on(*passes));
            Some(Sentence::new(Tone::Action, Some(Clause::Rnd12), says))
        }
        RoomEvent::Muted { player, on: muted } => {
            plain(say!("room-muted", player: *player, muted: on(*muted)))
        }
        RoomEvent::Ruled { author, reason, ruling } => {
            let says = say!("floor-ruled", what: ruling_told(ruling), author: author, reason: reason);
            Some(Sentence::new(Tone::Rule, Some(rests_on(ruling)), says))
        }
        RoomEvent::Tapped { name, on: tapped, .. } => {
            plain(say!("room-tapped", name: name, tapped: on(*tapped)))
        }
        RoomEvent::DeckChanged { by } => plain(say!("room-deck-changed", by: by)),
        RoomEvent::Scanned { name, .. } => plain(say!("room-scanned", name: name)),
        RoomEvent::RuledUnder { name, .. } => plain(say!("room-ruled-under", name: name)),
        RoomEvent::Signed { by, with, .. } => {
            Some(Sentence::new(Tone::Rule, Some(Clause::Room17), say!("floor-signed", by: by, with: with)))
        }
        RoomEvent::FloorCalled { by, text, .. } => called(say!("floor-called", by: by, text: text)),
        RoomEvent::Disputed { player, text, .. } => {
            let said = Word(if text.is_empty() { "no" } else { "yes" });
            called(say!("floor-disputed", player: *player, said: said, text: text))
        }
        RoomEvent::ToBeSaid { what: Said::Collected, amount } => Some(Sentence::new(
            Tone::Chips,
            Some(Clause::Room18),
            say!("room-collection-due", amount: *amount),
        )),
        RoomEvent::ToBeSaid { what: Said::Paid, .. } | RoomEvent::NotToBeSaid { .. } => None,
        RoomEvent::DealerSaid { what, by } => {
            let says = say!("room-dealer-said", by: by, what: crate::said::told(*what));
            Some(Sentence::new(Tone::Chips, Some(Clause::Room18), says))
        }
        RoomEvent::DisputeLapsed { .. } => called(say!("floor-dispute-lapsed")),
        RoomEvent::CallTakenBack { by: Some(by), .. } => {
            called(say!("floor-dealers-call-taken-back", by: by))
        }
        RoomEvent::CallTakenBack { player, .. } => called(say!("floor-call-taken-back", player: *player)),
        RoomEvent::Entered { player } => plain(say!("private-entered", player: *player)),
        RoomEvent::Hosted { host, deed } => {
            let says = match deed {
                HostDeed::Pause { on: pauses } => {
                    say!("private-pauses", player: *host, pauses: on(*pauses))
                }
                HostDeed::Seat { player, seat, .. } => {
                    say!("private-seats", player: *player, seat: *seat)
                }
                HostDeed::Remove { player } => say!("private-removes", player: *player),
            };
            Some(Sentence::new(Tone::Rule, Some(Clause::Room15), says))
        }
        RoomEvent::FromGuests { player, held, .. } if !held.is_zero() => {
            let (back, amount) = (on(!held.is_positive()), if held.is_positive() { *held } else { -*held });
            let says = say!("room-from-guests", player: *player, amount: amount, back: back);
            Some(Sentence::new(Tone::Rule, Some(Clause::Room14), says))
        }
        RoomEvent::ShuffleUsed { .. }
        | RoomEvent::SatDown { .. }
        | RoomEvent::SentAway { .. }
        | RoomEvent::LetBack { .. }
        | RoomEvent::FromGuests { .. }
        | RoomEvent::Committed { .. }
        | RoomEvent::CutLaid { .. }
        | RoomEvent::Cutting(_)
        | RoomEvent::Cut(_)
        | RoomEvent::CardsOpened(_)
        | RoomEvent::Paused { .. }
        | RoomEvent::FloorComes { .. }
        | RoomEvent::FloorCame { .. } => None,
    }
}

/// A ruling in words.
pub fn ruling_told(ruling: &FloorRuling) -> Telling {
    match ruling {
        FloorRuling::Blackjack(ruling) => tell_ruling(*ruling),
        FloorRuling::Poker(PokerRuling::Void) => say!("floor-voids-hand"),
        FloorRuling::Poker(PokerRuling::Reverse) => say!("floor-reverses-hand"),
        FloorRuling::Poker(PokerRuling::Dead { player }) => say!("floor-declares-dead", player: *player),
        FloorRuling::Poker(PokerRuling::Correct { from, to }) => {
            say!("floor-corrects-card", from: *from, to: *to)
        }
        FloorRuling::Pause { on: paused } => say!("floor-pauses", on: on(*paused)),
        FloorRuling::Coming => say!("floor-coming"),
        FloorRuling::Seen => say!("floor-heard"),
        FloorRuling::OffList { player } => say!("floor-off-list", player: *player),
        FloorRuling::Mute { player, on: muted } => say!("floor-mutes", player: *player, on: on(*muted)),
        FloorRuling::SendAway { player } => say!("floor-sends-away", player: *player),
        FloorRuling::LetBack { player } => say!("floor-lets-back", player: *player),
    }
}

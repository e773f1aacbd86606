//! Chips that came from guests (ROOM-14). Guests are given theirs for nothing and come by the dozen: whoever could win them
//! without end would coin money. So each table follows what people won from guests there, and whoever leaves it keeps of that
//! a small sum in a day; the rest stays at the cage.
//!
//! Chips of guests go on being that in other hands: who won them and loses again loses them first. Programs take no part in
//! this, neither as guests nor as winners: they play by themselves, and their chips are the house's. Who was given chips again
//! (ROOM-13) counts as a guest for a day.

use crate::engine::Draft;
use crate::game::Game;
use crate::past::Settling;
use crate::poker::PokerEvent;
use crate::protocol::RoomEvent;
use crate::record::Step;
use crate::reports::DAY;
use chips::Money;
use games::PlayerId;
use games::blackjack::{Event, Ruling};
use games::poker::Event as HandEvent;
use ledger::{Loaded, Side};
use parking_lot::RwLock;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use tokio::sync::{Mutex, MutexGuard};

/// What somebody keeps in a day (by universal time) of what they won from guests: a tenth of the chips that a guest is given (ROOM-14).
pub const KEPT: Money = Money::dollars(200);

/// The people at a table, and what they won from guests there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mingled {
    people: BTreeMap<PlayerId, Sitter>,
    /// What was settled so far in a round of blackjack.
    round: Settling,
    /// The people before the last round or hand was settled.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    before: BTreeMap<PlayerId, Sitter>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sitter {
    guest: bool,
    /// Won from guests, in cents; below zero where more was lost to them.
    from_guests: i64,
}

/// Somebody who leaves a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaver {
    /// Who.
    pub player: PlayerId,
    /// What they won from guests there.
    pub net: Money,
    /// What they leave with.
    pub chips: Money,
}

impl Mingled {
    /// Something happened around the game.
    pub fn note(&mut self, event: &RoomEvent) {
        if let RoomEvent::SatDown { player, guest } = event {
            self.people.entry(*player).or_insert(Sitter { guest: false, from_guests: 0 }).guest = *guest;
        }
    }

    /// A step of the game was played, which is now like this: those who left with it.
    pub fn see(&mut self, step: &Step, game: &Game) -> Vec<Leaver> {
        match step {
            Step::Blackjack { events, .. } => events.iter().filter_map(|e| self.blackjack(e)).collect(),
            Step::Poker { events, .. } => events.iter().filter_map(|e| self.poker(e, game)).collect(),
            Step::Room(_) => vec![],
        }
    }

    fn left(&mut self, player: PlayerId, chips: Money) -> Option<Leaver> {
        let net = Money::cents(self.people.remove(&player)?.from_guests);
        Some(Leaver { player, net, chips })
    }

    fn blackjack(&mut self, event: &Event) -> Option<Leaver> {
        if let Event::Left { player, chips } = event {
            return self.left(*player, *chips);
        }
        if let Event::Ruled { ruling: Ruling::Reverse { over: true }, .. } = event {
            self.unsettle();
        }
        if let Some(results) = self.round.see(event) {
            self.settle(&results);
        }
        None
    }

    fn poker(&mut self, event: &PokerEvent, game: &Game) -> Option<Leaver> {
        match event {
            PokerEvent::Left { player, chips } => return self.left(*player, *chips),
            PokerEvent::Hand(HandEvent::Reversed) => self.unsettle(),
            PokerEvent::HandEnded { .. } => {
                let hand = game.poker().and_then(|table| table.last())?;
                let of = hand.places().iter().zip(hand.hand().players());
                let results = of.map(|(place, own)| (place.player, (own.stack - own.entry.stack).as_cents()));
                self.settle(&results.collect());
            }
            _ => {}
        }
        None
    }

    /// The last settlement is reversed: nobody won anything from guests in it.
    fn unsettle(&mut self) {
        for (player, was) in std::mem::take(&mut self.before) {
            if let Some(sitter) = self.people.get_mut(&player) {
                sitter.from_guests = was.from_guests;
            }
        }
    }

    /// A round or hand is over, with these results. What losers lose goes to the winners, to each by what they won.
    fn settle(&mut self, results: &BTreeMap<PlayerId, i64>) {
        self.before.clone_from(&self.people);
        let won = |player: &PlayerId| i128::from(results[player].max(0));
        let all: i128 = results.keys().map(won).sum();
        if all == 0 || self.people.values().all(|s| !s.guest && s.from_guests <= 0) {
            return;
        }
        let is_guest = |player: &&PlayerId| self.people.get(player).is_some_and(|s| s.guest);
        let to_guests: i128 = results.keys().filter(is_guest).map(won).sum();
        let mut of_guests: i128 = 0;
        for (player, result) in results.iter().filter(|(_, result)| **result < 0) {
            let Some(sitter) = self.people.get_mut(player) else { continue };
            let lost = -*result;
            let first = sitter.from_guests.clamp(0, lost);
            of_guests += i128::from(if sitter.guest { lost } else { first });
            // What is lost to guests makes up for what is won from them.
            sitter.from_guests -= first + (i128::from(lost - first) * to_guests / all) as i64;
        }
        for player in results.keys() {
            if let Some(sitter) = self.people.get_mut(player) {
                let share = (of_guests * won(player) + all - 1) / all;
                sitter.from_guests += share.min(won(player)) as i64;
            }
        }
    }
}

/// What everybody won from guests in a day, and what of it stays at the cage. One at a time leaves with such
/// chips, whatever the table: nobody keeps the same sum twice.
#[derive(Debug, Default)]
pub struct Allowances {
    days: Mutex<HashMap<PlayerId, Today>>,
    /// When somebody was last given play chips again.
    refilled: RwLock<HashMap<PlayerId, u64>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Today {
    /// The day, counted from 1970.
    day: u64,
    won: Money,
    held: Money,
}

/// The note that keeps somebody's day, and the one that keeps when they were given chips again.
const NOTE: &str = "from-guests ";
const REFILLED: &str = "refilled ";

impl Allowances {
    /// What the ledger had.
    pub fn load(loaded: &Loaded) -> Allowances {
        let read = |(key, value): (&String, &String)| {
            let player = PlayerId(key.strip_prefix(NOTE)?.parse().ok()?);
            let numbers: Vec<i64> = value.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
            let [day, won, held] = numbers[..] else { return None };
            Some((player, Today { day: day as u64, won: Money::cents(won), held: Money::cents(held) }))
        };
        let refilled = |(key, value): (&String, &String)| {
            Some((PlayerId(key.strip_prefix(REFILLED)?.parse().ok()?), value.parse().ok()?))
        };
        Allowances {
            days: Mutex::new(loaded.notes.iter().filter_map(read).collect()),
            refilled: RwLock::new(loaded.notes.iter().filter_map(refilled).collect()),
        }
    }

    /// Is this note of what other nodes must know?
    pub(crate) fn is_told(key: &str) -> bool {
        key.starts_with(NOTE) || key.starts_with(REFILLED)
    }

    /// Everything is read again: another node wrote what this one did not hear of.
    pub(crate) async fn read_again(&self, loaded: &Loaded) {
        let read = Allowances::load(loaded);
        *self.days.lock().await = read.days.into_inner();
        *self.refilled.write() = read.refilled.into_inner();
    }

    /// Another node has written a note. Who leaves a table meanwhile is told that it has changed.
    pub(crate) fn hear_note(&self, key: &str, value: &str) {
        let mut loaded = Loaded::default();
        loaded.notes.insert(key.into(), value.into());
        let heard = Allowances::load(&loaded);
        self.refilled.write().extend(heard.refilled.into_inner());
        if let Ok(mut days) = self.days.try_lock() {
            days.extend(heard.days.into_inner());
        }
    }

    /// Somebody's day is not what was thought: another node has written it.
    pub(crate) async fn set_note(&self, key: &str, now: &str) {
        let mut loaded = Loaded::default();
        loaded.notes.insert(key.into(), now.into());
        self.days.lock().await.extend(Allowances::load(&loaded).days.into_inner());
    }

    /// What is written when somebody is given play chips again (ROOM-13).
    pub fn refill_note(player: PlayerId, at: u64) -> Side {
        Side::Note { key: format!("{REFILLED}{}", player.0), value: at.to_string() }
    }

    /// The notes of somebody who is known no longer.
    pub fn notes_of(player: PlayerId) -> [Side; 2] {
        [NOTE, REFILLED].map(|name| Side::ForgetNote(format!("{name}{}", player.0)))
    }

    /// Forgets when somebody was given chips again; the day in which they won from guests ends by itself.
    pub fn forget(&self, player: PlayerId) {
        self.refilled.write().remove(&player);
    }

    /// They were, and it is on disk.
    pub fn refilled(&self, player: PlayerId, at: u64) {
        self.refilled.write().insert(player, at);
    }

    /// Does somebody play with chips that were given again? For a day they count like a guest's.
    pub fn plays_on_the_house(&self, player: PlayerId, now: u64) -> bool {
        self.refilled.read().get(&player).is_some_and(|at| now < at + DAY)
    }

    /// Waits for one's turn, where anybody leaves with chips of guests.
    pub async fn turn(&self, leavers: &[Leaver]) -> Option<Turn<'_>> {
        if leavers.is_empty() {
            return None;
        }
        let days = self.days.lock().await;
        let concerned = |leaver: &Leaver| !leaver.net.is_zero() || days.contains_key(&leaver.player);
        leavers.iter().any(concerned).then(|| Turn { days, new: Vec::new() })
    }
}

/// Somebody's turn to leave: what was decided counts once it is written.
pub struct Turn<'a> {
    days: MutexGuard<'a, HashMap<PlayerId, Today>>,
    new: Vec<(PlayerId, Today)>,
}

impl Turn<'_> {
    /// Puts into a draft what each of these people leaves at the cage, or gets back from it.
    pub fn settle(&mut self, draft: &mut Draft<'_>, leavers: &[Leaver], at: u64) {
        for leaver in leavers {
            let before = self.days.get(&leaver.player).copied().unwrap_or_default();
            let (today, held) = before.after(leaver, at / DAY);
            if today == before {
                continue;
            }
            let key = format!("{NOTE}{}", leaver.player.0);
            let known = self.days.contains_key(&leaver.player);
            let before = if known { before.written() } else { String::new() };
            let note = Side::NoteAfter { key, before, value: today.written() };
            draft.hold_back(leaver.player, leaver.net, held, note);
            self.new.push((leaver.player, today));
        }
    }

    /// It is written.
    pub fn keep(mut self) {
        self.days.extend(self.new.drain(..));
    }
}

impl Today {
    fn written(self) -> String {
        format!("{} {} {}", self.day, self.won.as_cents(), self.held.as_cents())
    }

    /// The day after somebody left a table, and what goes to the cage: below zero where it gives back.
    fn after(self, leaver: &Leaver, day: u64) -> (Today, Money) {
        let now = if self.day == day { self } else { Today { day, ..Today::default() } };
        if leaver.net.is_zero() && now.held.is_zero() && now.won <= KEPT {
            return (self, Money::ZERO);
        }
        let won = now.won + leaver.net;
        let held = ((won - KEPT).max(Money::ZERO) - now.held).min(leaver.chips);
        (Today { day, won, held: now.held + held }, held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const GUS: PlayerId = PlayerId(3);
    const PROGRAM: PlayerId = PlayerId(4);

    /// Ann and Ben have accounts, Gus is a guest.
    fn table() -> Mingled {
        let mut table = Mingled::default();
        for player in [ANN, BEN, GUS] {
            table.note(&RoomEvent::SatDown { player, guest: player == GUS });
        }
        table
    }

    fn after(table: &mut Mingled, results: &[(PlayerId, i64)]) -> [i64; 3] {
        table.settle(&results.iter().copied().collect());
        [ANN, BEN, GUS].map(|player| table.people[&player].from_guests)
    }

    #[test]
    fn chips_of_guests_are_followed_from_hand_to_hand_room_14() {
        let mut table = table();
        assert_eq!(after(&mut table, &[(ANN, 100), (BEN, -100)]), [0, 0, 0], "no guest in it");
        assert_eq!(after(&mut table, &[(ANN, 180), (GUS, -180)]), [180, 0, 0]);
        assert_eq!(
            after(&mut table, &[(ANN, -100), (BEN, 95)]),
            [80, 95, 0],
            "they go on to Ben, less the fee"
        );
        assert_eq!(after(&mut table, &[(ANN, -100), (PROGRAM, 100)]), [0, 95, 0], "a program keeps them");
        assert_eq!(after(&mut table, &[(PROGRAM, -50), (ANN, 50)]), [0, 95, 0], "and has none to lose");
        assert_eq!(after(&mut table, &[(ANN, -60), (GUS, 60)]), [-60, 95, 0], "lost to a guest");
        assert_eq!(after(&mut table, &[(ANN, 60), (GUS, -60)]), [0, 95, 0], "and won back");
        assert_eq!(after(&mut table, &[(ANN, 30), (BEN, 90), (GUS, -80), (PROGRAM, -40)]), [20, 155, 0]);
    }

    #[test]
    fn who_was_given_chips_again_counts_as_a_guest_for_a_day_room_13_room_14() {
        let Side::Note { key, value } = Allowances::refill_note(ANN, 5_000) else { panic!("a note") };
        let mut loaded = Loaded::default();
        loaded.notes.insert(key, value);
        let allowances = Allowances::load(&loaded);
        assert!(allowances.plays_on_the_house(ANN, 5_001) && !allowances.plays_on_the_house(BEN, 5_001));
        assert!(!allowances.plays_on_the_house(ANN, 5_000 + DAY));
        allowances.refilled(BEN, DAY);
        assert!(allowances.plays_on_the_house(BEN, DAY + 1));
        // Who is a guest from now on keeps what they won before.
        let mut table = table();
        after(&mut table, &[(ANN, 100), (GUS, -100)]);
        table.note(&RoomEvent::SatDown { player: ANN, guest: true });
        assert_eq!(after(&mut table, &[(BEN, 400), (ANN, -400)]), [0, 400, 0]);
    }

    #[test]
    fn what_is_left_at_the_cage_makes_up_for_later_losses_of_the_day_room_14() {
        let dollars = Money::dollars;
        let leaves = |net, chips| Leaver { player: ANN, net: dollars(net), chips: dollars(chips) };
        let first = Today::default();
        let (day, held) = first.after(&leaves(150, 2000), 9);
        assert_eq!((day.won, held), (dollars(150), Money::ZERO));
        let (day, held) = day.after(&leaves(1800, 3800), 9);
        assert_eq!(held, dollars(1750), "200 of 1,950 are kept");
        let (day, held) = day.after(&leaves(-500, 700), 9);
        assert_eq!((held, day.held), (dollars(-500), dollars(1250)), "lost again: they come back");
        let (day, held) = day.after(&leaves(3000, 1000), 9);
        assert_eq!(held, dollars(1000), "no more than there is");
        let (day, held) = day.after(&leaves(0, 5000), 9);
        assert_eq!((held, day.held), (dollars(2000), dollars(4250)), "the rest later");
        let (day, held) = day.after(&leaves(300, 300), 10);
        assert_eq!((day.won, held), (dollars(300), dollars(100)), "another day");
        assert_eq!(day.after(&leaves(0, 90), 10), (day, Money::ZERO), "nothing new");
        assert_eq!(first.after(&leaves(0, 90), 10), (first, Money::ZERO));
    }
}

//! The clocks of a table: what is due when. They decide nothing; the table's task asks them and acts.

use crate::game::Question;
use crate::poker::Moment;
use crate::protocol::Clock;
use crate::record::Pace;
use games::{PlayerId, Seat};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How long those who are dealt in have to cut: their clients do it by themselves.
pub const CUT: Duration = Duration::from_secs(2);

/// What a clock is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Somebody has not answered (D12).
    Decision(PlayerId),
    /// Wagers have been open long enough.
    Wagers,
    /// Everybody has had time to throw a card away (CP-2).
    Clearing,
    /// Who drew last had its moment to change the number (DR-6).
    Change(PlayerId),
    /// Somebody who is dealt in has not cut.
    Cut,
    /// Nobody has come from the floor to a player who called it (ROOM-12).
    Dispute,
    /// The dealer has shuffled long enough.
    Shuffle,
    /// A bot has thought long enough.
    Bot,
    /// Seats without a connection have been held long enough.
    Grace,
}

/// A clock that people see.
#[derive(Clone, Debug)]
struct Running {
    /// What it is about: a new one starts only when this changes.
    about: Question,
    due: Due,
    seat: Option<Seat>,
    ends: Instant,
    of: Duration,
    bank: Duration,
}

/// All clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    running: Option<Running>,
    /// Until when the dealer waits, before a round or hand (`false`) or in the middle of one.
    shuffle: Option<(bool, Instant)>,
    /// Which cut of which shuffle is waited for, and until when.
    cut: Option<((u32, u32), Instant)>,
    bot: Option<Instant>,
    grace: Option<Instant>,
    dispute: Option<Instant>,
    /// Since when the running clock stands (ROOM-12).
    stands: Option<Instant>,
    banks: HashMap<PlayerId, Duration>,
    gone: HashMap<PlayerId, Instant>,
    held: Option<Instant>,
}

fn millis(ms: u32) -> Duration {
    Duration::from_millis(u64::from(ms))
}

impl Clocks {
    /// Nothing runs yet.
    pub fn new(pace: Pace) -> Clocks {
        Clocks {
            pace,
            running: None,
            shuffle: None,
            cut: None,
            bot: None,
            grace: None,
            dispute: None,
            stands: None,
            banks: HashMap::new(),
            gone: HashMap::new(),
            held: None,
        }
    }

    /// When something is due next.
    pub fn next(&self) -> Option<Instant> {
        let running = self.running.as_ref().filter(|_| self.stands.is_none()).map(|r| r.ends);
        [
            running,
            self.shuffle.map(|(_, at)| at),
            self.cut.map(|(_, at)| at),
            self.bot,
            self.grace,
            self.dispute,
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|due| self.held.map_or(due, |held| due.max(held)))
    }

    /// Nothing is due for a while: what was due could not be written, and is tried again then.
    pub fn hold(&mut self, for_a_while: Duration) {
        self.held = Some(Instant::now() + for_a_while);
    }

    /// Everything is due when it is due.
    pub fn go_on(&mut self) {
        self.held = None;
    }

    /// What is due now; those clocks stop.
    pub fn take_due(&mut self, now: Instant) -> Vec<Due> {
        let mut due = Vec::new();
        let over = |at: &Option<Instant>| at.is_some_and(|at| at <= now);
        if over(&self.bot) {
            self.bot = None;
            due.push(Due::Bot);
        }
        if over(&self.cut.map(|(_, at)| at)) {
            self.cut = None;
            due.push(Due::Cut);
        }
        if over(&self.shuffle.map(|(_, at)| at)) {
            due.push(Due::Shuffle);
        }
        if self.stands.is_none() && self.running.as_ref().is_some_and(|r| r.ends <= now) {
            due.extend(self.running.take().map(|r| r.due));
        }
        if over(&self.dispute) {
            due.push(Due::Dispute);
        }
        if over(&self.grace) {
            self.grace = None;
            due.push(Due::Grace);
        }
        due
    }

    /// Somebody is asked. The clock of the same question runs on.
    pub fn ask(&mut self, about: Question, player: PlayerId, seat: Seat, patience: Patience) {
        let now = Instant::now();
        if self.running.as_ref().is_some_and(|r| r.about == about) {
            return;
        }
        self.stop(now);
        let (of, bank) = match patience {
            Patience::None => (Duration::ZERO, Duration::ZERO),
            Patience::Short => (millis(self.pace.decision / 4), Duration::ZERO),
            Patience::NoBank => (millis(self.pace.decision), Duration::ZERO),
            Patience::Full => {
                let bank = *self.banks.entry(player).or_insert(millis(self.pace.time_bank));
                (millis(self.pace.decision), bank)
            }
        };
        let due = Due::Decision(player);
        self.running = Some(Running { about, due, seat: Some(seat), ends: now + of + bank, of, bank });
    }

    /// Wagers are open.
    pub fn wagers(&mut self, about: Question) {
        if self.running.as_ref().is_some_and(|r| r.about == about) {
            return;
        }
        let now = Instant::now();
        self.stop(now);
        let of = millis(self.pace.wagers);
        self.running =
            Some(Running { about, due: Due::Wagers, seat: None, ends: now + of, of, bank: Duration::ZERO });
    }

    /// Everybody throws a card away on this one clock. It may become shorter while it runs, when only people are left
    /// who are gone; it never becomes longer.
    pub fn clearing(&mut self, about: Question, patience: Patience) {
        let now = Instant::now();
        let of = match patience {
            Patience::None => Duration::ZERO,
            Patience::Short => millis(self.pace.decision / 4),
            Patience::NoBank | Patience::Full => millis(self.pace.decision),
        };
        if let Some(running) = self.running.as_mut().filter(|r| r.about == about) {
            running.ends = running.ends.min(now + of);
            return;
        }
        self.stop(now);
        self.running =
            Some(Running { about, due: Due::Clearing, seat: None, ends: now + of, of, bank: Duration::ZERO });
    }

    /// Who drew last has a moment to change the number (DR-6).
    pub fn change(&mut self, moment: Moment) {
        let about = Question::Change(moment);
        if self.running.as_ref().is_some_and(|r| r.about == about) {
            return;
        }
        let now = Instant::now();
        self.stop(now);
        let (due, seat, of) = (Due::Change(moment.player), Some(moment.seat), millis(self.pace.shuffle));
        self.running = Some(Running { about, due, seat, ends: now + of, of, bank: Duration::ZERO });
    }

    /// The floor was called: the clock stands, where a player called as long as a seat is held at most, and goes on with what was
    /// left.
    pub fn stand(&mut self, on: bool, lapses: bool) {
        let now = Instant::now();
        match (on, self.stands) {
            (true, None) => {
                self.stands = Some(now);
                self.dispute = lapses.then(|| now + millis(self.pace.grace));
            }
            (false, Some(since)) => {
                self.running.iter_mut().for_each(|running| running.ends += now - since);
                (self.stands, self.dispute) = (None, None);
            }
            // Somebody of the floor is on the way.
            (true, Some(_)) if !lapses => self.dispute = None,
            _ => {}
        }
    }

    /// Somebody is still betting: a countdown that is nearly over waits a little.
    pub fn still_betting(&mut self) {
        if let Some(running) = self.running.as_mut().filter(|r| r.due == Due::Wagers) {
            running.ends = running.ends.max(Instant::now() + millis(self.pace.wagers / 4));
        }
    }

    /// Nobody is asked. What was used of a time bank is gone.
    pub fn stop(&mut self, now: Instant) {
        let Some(running) = self.running.take() else { return };
        let now = self.stands.unwrap_or(now);
        if let (Due::Decision(player), true) = (running.due, running.bank > Duration::ZERO) {
            let left = running.ends.saturating_duration_since(now);
            self.banks.insert(player, running.bank.min(left));
        }
    }

    /// The dealer waits, or does not; before a round, or `within` one.
    pub fn shuffling(&mut self, on: bool, within: bool) {
        self.shuffle = match (on, self.shuffle) {
            (true, Some((same, at))) if same == within => Some((same, at)),
            (true, _) => Some((within, Instant::now() + millis(self.pace.shuffle))),
            (false, _) => None,
        };
    }

    /// May the dealer shuffle for the next round now?
    pub fn may_shuffle(&self, now: Instant) -> bool {
        self.pace.shuffle == 0 || self.shuffle.is_some_and(|(_, at)| at <= now)
    }

    /// Those who are dealt in are asked to cut, within this time, or have done so.
    pub fn cutting(&mut self, cut: Option<(u32, u32)>, within: Duration) {
        self.cut = match (cut, self.cut) {
            (Some(cut), Some((same, at))) if same == cut => Some((cut, at)),
            (Some(cut), _) => Some((cut, Instant::now() + within)),
            (None, _) => None,
        };
    }

    /// A bot has something to do, or none has.
    pub fn bot(&mut self, wants: bool) {
        self.bot = match (wants, self.bot) {
            (true, None) => Some(Instant::now() + millis(self.pace.bot)),
            (true, running) => running,
            (false, _) => None,
        };
    }

    /// These people sit here without a connection: their seats are held for a while.
    pub fn held_seats(&mut self, absent: &[PlayerId]) {
        let now = Instant::now();
        self.gone.retain(|player, _| absent.contains(player));
        for player in absent {
            self.gone.entry(*player).or_insert(now);
        }
        let grace = millis(self.pace.grace);
        self.grace = self.gone.values().min().map(|since| *since + grace);
    }

    /// Those whose seat was held long enough.
    pub fn overdue(&self, now: Instant) -> Vec<PlayerId> {
        let grace = millis(self.pace.grace);
        self.gone.iter().filter(|(_, since)| **since + grace <= now).map(|(player, _)| *player).collect()
    }

    /// The running clock, as people see it.
    pub fn view(&self, now: Instant) -> Option<Clock> {
        let running = self.running.as_ref()?;
        let now = self.stands.unwrap_or(now);
        let ms = |d: Duration| u32::try_from(d.as_millis()).unwrap_or(u32::MAX);
        let player = match running.due {
            Due::Decision(player) | Due::Change(player) => Some(player),
            _ => None,
        };
        Some(Clock {
            player,
            seat: running.seat,
            left_ms: ms(running.ends.saturating_duration_since(now)),
            bank_ms: ms(running.bank),
            of_ms: ms(running.of + running.bank),
            change: matches!(running.due, Due::Change(_)),
            stands: self.stands.is_some(),
        })
    }
}

/// How long somebody is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Patience {
    /// Not at all: they are leaving.
    None,
    /// A little: they are not connected, or sit out.
    Short,
    /// The decision's time alone: a showdown is no decision to think over at length (S-8).
    NoBank,
    /// The decision's time and the time bank.
    Full,
}

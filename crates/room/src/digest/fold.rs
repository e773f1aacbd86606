//! A table's log read record by record: the rounds that came to an end in it, who sat there from when to when with which chips,
//! and what became of every offer of the bank. What is found follows from the records alone, so that it can be found again.

use super::rows::{Part, Round, Sitting, Turn};
use crate::past::{Facts, settle};
use crate::poker::PokerEvent;
use crate::protocol::{BankAnswer, Dealing, Declared, FloorRuling, GameInfo, RoomEvent, RoundMark};
use crate::record::Step;
use chips::Money;
use games::blackjack::{Event, Line, Ruling, WagerKind};
use games::poker::{Event as HandEvent, Hand, Rules};
use games::{PlayerId, Seat};
use ledger::{StoreError, StoredRecord};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

mod marks;

/// What was going on after a record.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)] // The names say it.
pub struct Open {
    round: Option<OpenRound>,
    hand: Option<OpenHand>,
    /// What ended last, for as long as its settlement may be reversed (ROOM-17).
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Box<Ended>>,
    /// Everybody at the table.
    pub sittings: BTreeMap<PlayerId, Sitting>,
    /// Everybody who ever sat there for a third party.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub providers: BTreeSet<PlayerId>,
    /// Since when the bank is offered to whoever is next.
    offered: u64,
    dealer: Option<PlayerId>,
    /// The round or hand, by the record it began with, of a player's call that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    disputed: Option<u64>,
    /// Rounds of blackjack that are over.
    over: u32,
    /// Who banked when, third parties left out, since play began.
    pub rotation: Rotating,
}

impl Open {
    /// May the floor still be called about what ended last, or rule on it?
    pub fn may_be_marked(&self) -> bool {
        self.last.is_some()
    }
}

/// How the bank goes round as long as play goes on.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Rotating {
    began: u64,
    /// When the last round began or ended.
    dealt: u64,
    last: BTreeMap<PlayerId, u64>,
}

impl Rotating {
    fn begins(&mut self, at: u64, banker: Option<PlayerId>) {
        if at > self.dealt + super::reports::BREAK {
            (self.began, self.last) = (at, BTreeMap::new());
        }
        self.dealt = at;
        self.last.extend(banker.map(|player| (player, at)));
    }

    /// Since when fewer than so many people have banked; none where nothing is dealt.
    pub fn since(&self, bankers: usize, now: u64) -> Option<u64> {
        let playing = self.dealt > 0 && now <= self.dealt + super::reports::BREAK;
        playing.then(|| super::reports::since(&self.last, bankers, self.began))
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct OpenRound {
    from: u64,
    began: u64,
    ruled: bool,
    marks: BTreeSet<RoundMark>,
    /// Are the wagers closed?
    dealt: bool,
    bank: (PlayerId, Seat, Money, Money),
    /// Wagers and fees by player and seat, as they were placed.
    placed: Vec<(PlayerId, Seat, Money, Money)>,
    lines: Vec<Line>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct OpenHand {
    from: u64,
    began: u64,
    number: u32,
    ruled: bool,
    marks: BTreeSet<RoundMark>,
    voided: bool,
    seats: Vec<(PlayerId, Seat)>,
    hand: Hand,
}

/// A round or hand as it was before its end, and what came of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Ended {
    round: Option<OpenRound>,
    hand: Option<OpenHand>,
    came: Round,
}

/// What a stretch of a log came to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)] // The names say it.
pub struct Stretch {
    /// Which one of the log, from 0.
    pub number: u32,
    /// The last record of it.
    pub upto: u64,
    /// When its first and its last record were written.
    pub from_at: u64,
    pub to_at: u64,
    /// What came to an end in it.
    pub rounds: Vec<Round>,
    pub sittings: Vec<Sitting>,
    pub turns: Vec<Turn>,
    /// What was going on at its end.
    pub open: Open,
}

impl Stretch {
    /// The stretch after this one.
    pub fn next(&self) -> Stretch {
        Stretch { number: self.number + 1, upto: self.upto, open: self.open.clone(), ..Stretch::default() }
    }

    /// How much is in it.
    pub fn size(&self) -> usize {
        self.rounds.len() + self.sittings.len() + self.turns.len()
    }
}

/// What has to be known of a table to read its log.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reads {
    rules: Option<Rules>,
    /// Does nobody count the chips of those who play (ROOM-16)?
    uncounted: bool,
    /// Does a person deal, so that a settlement may be reversed (ROOM-17)?
    by_hand: bool,
}

impl Reads {
    /// The log of this table.
    pub fn of(facts: &Facts) -> Reads {
        let rules = match facts.info {
            GameInfo::Poker { rules, .. } => Some(rules),
            GameInfo::Blackjack { .. } => None,
        };
        let by_hand = facts.spec.dealing == Dealing::Human;
        Reads { rules, uncounted: facts.spec.real_chips && rules.is_none(), by_hand }
    }

    /// The next record of a log.
    pub fn see(&self, log: u32, stored: &StoredRecord, into: &mut Stretch) -> Result<(), StoreError> {
        if into.from_at == 0 {
            into.from_at = stored.at;
        }
        (into.upto, into.to_at) = (stored.seq, into.to_at.max(stored.at));
        let mut here = Here {
            seq: stored.seq,
            at: stored.at,
            actor: stored.actor.map(PlayerId),
            asked: stored.actor.is_some(),
            late: None,
            uncounted: self.uncounted,
            into,
        };
        for step in crate::past::read(log, stored)?.steps {
            match step {
                Step::Room(event) => here.around(&event),
                Step::Blackjack { events, .. } => {
                    events.iter().for_each(|event| here.blackjack(event));
                    here.asked = false;
                }
                Step::Poker { events, .. } => {
                    for event in &events {
                        here.poker(self, event);
                    }
                }
            }
        }
        Ok(())
    }
}

/// A record as it is read.
struct Here<'a> {
    seq: u64,
    at: u64,
    /// Who wrote it.
    actor: Option<PlayerId>,
    /// Is what comes next what somebody asked for, and not what followed from it?
    asked: bool,
    /// Whose clock ran out in it.
    late: Option<PlayerId>,
    uncounted: bool,
    into: &'a mut Stretch,
}

impl Here<'_> {
    fn around(&mut self, event: &RoomEvent) {
        let open = &mut self.into.open;
        match event {
            RoomEvent::TimedOut { player } => self.late = Some(*player),
            RoomEvent::Tapped { dealer, on, .. } => open.dealer = on.then_some(*dealer),
            RoomEvent::Declared { player, what, amount } => self.declares(*player, *what, *amount),
            // Who is silenced or comes has nothing to do with how a round is played.
            RoomEvent::Ruled { ruling: FloorRuling::Blackjack(_) | FloorRuling::Poker(_), .. }
            | RoomEvent::Signed { .. } => {
                open.round.iter_mut().for_each(|round| round.ruled = true);
                open.hand.iter_mut().for_each(|hand| hand.ruled = true);
            }
            RoomEvent::Disputed { .. } => {
                open.disputed = open.spoken_of();
                self.mark(RoundMark::DisputeOpen);
            }
            RoomEvent::FloorCalled { disputed: true, .. } => self.mark(RoundMark::DisputeOpen),
            RoomEvent::FloorCalled { .. } => self.mark(RoundMark::CallOpen),
            RoomEvent::FloorCame { .. } => {
                open.disputed = None;
                self.marks(|marks| marks::call_is_over(marks, true));
            }
            RoomEvent::CallTakenBack { by, .. } => self.taken_back_by(by.is_some()),
            _ => {}
        }
    }

    fn comes(&mut self, player: PlayerId, seat: Option<Seat>, chips: Money, third_party: bool) {
        let brought = (!self.uncounted).then_some(chips);
        let sitting = Sitting {
            player,
            seat,
            third_party,
            from: self.at,
            by: self.actor,
            to: None,
            brought,
            added: brought.map(|_| Money::ZERO),
            left_with: None,
            won: Money::ZERO,
            fees: Money::ZERO,
            rounds: 0,
            banked: 0,
        };
        self.into.open.sittings.insert(player, sitting);
        self.into.open.providers.extend(third_party.then_some(player));
    }

    fn adds(&mut self, player: PlayerId, amount: Money) {
        if let Some(sitting) = self.into.open.sittings.get_mut(&player).filter(|_| !self.uncounted) {
            sitting.added = Some(sitting.added.unwrap_or(Money::ZERO) + amount);
        }
    }

    /// What is declared stands where nobody counts; where nothing is, it stays open.
    fn declares(&mut self, player: PlayerId, what: Declared, amount: Money) {
        let Some(sitting) = self.into.open.sittings.get_mut(&player) else { return };
        let added = sitting.added.unwrap_or(Money::ZERO);
        match what {
            Declared::Brought => (sitting.brought, sitting.added) = (Some(amount), Some(added)),
            Declared::Added => sitting.added = Some(added + amount),
            Declared::Taken => sitting.left_with = Some(amount),
        }
    }

    fn leaves(&mut self, player: PlayerId, chips: Money) {
        if let Some(mut sitting) = self.into.open.sittings.remove(&player) {
            sitting.to = Some(self.at);
            sitting.left_with = if self.uncounted { sitting.left_with } else { Some(chips) };
            self.into.sittings.push(sitting);
        }
    }

    /// A third party's?
    fn provides(&self, player: PlayerId) -> bool {
        self.into.open.sittings.get(&player).is_some_and(|sitting| sitting.third_party)
    }

    fn answered(&mut self, player: PlayerId, seat: Seat, wager: Option<Money>) {
        let came = self.into.open.sittings.get(&player).map_or(0, |sitting| sitting.from);
        let answer = match wager {
            Some(_) => BankAnswer::Taken,
            None if self.late == Some(player) => BankAnswer::Clock,
            None if self.asked => BankAnswer::Declined,
            None => BankAnswer::Passed,
        };
        let turn = Turn {
            offered: self.into.open.offered.max(came),
            at: self.at,
            player,
            seat,
            third_party: self.provides(player),
            answer,
            wager: wager.unwrap_or(Money::ZERO),
        };
        self.into.turns.push(turn);
        self.into.open.offered = self.at;
    }

    fn blackjack(&mut self, event: &Event) {
        match event {
            Event::Joined { player, seat, chips, third_party } => {
                self.comes(*player, *seat, *chips, *third_party);
            }
            Event::ChipsAdded { player, amount } => self.adds(*player, *amount),
            Event::Left { player, chips } => self.leaves(*player, *chips),
            Event::BankTaken { player, seat, wager, .. } => {
                self.answered(*player, *seat, Some(*wager));
                let banker = (!self.provides(*player)).then_some(*player);
                self.into.open.rotation.begins(self.at, banker);
                self.into.open.last = None;
                let (from, began, bank) = (self.seq, self.at, (*player, *seat, *wager, Money::ZERO));
                self.into.open.round = Some(OpenRound::of(from, began, bank));
            }
            Event::BankDeclined { player, seat } => self.answered(*player, *seat, None),
            Event::BankFellShort { .. } => {
                // It is no round that is looked for, but the log counts it where there were wagers to answer.
                let dealt = self.into.open.round.take().is_some_and(|round| round.dealt);
                self.into.open.over += u32::from(dealt);
                self.into.open.offered = self.at;
            }
            Event::Ruled { ruling: Ruling::VoidRound, .. } => self.round_ends(None),
            Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => self.taken_back(),
            Event::RoundEnded { bank_result } => self.round_ends(Some(*bank_result)),
            Event::NamedAgain { .. } => self.mark(RoundMark::Corrected),
            other => {
                if let Event::Ruled { ruling: Ruling::Correct { .. }, .. } = other {
                    self.mark(RoundMark::Corrected);
                }
                if let Some(round) = &mut self.into.open.round {
                    round.see(other);
                }
            }
        }
    }

    /// A round is over, or called off where the bank brought nothing.
    fn round_ends(&mut self, bank_result: Option<Money>) {
        self.into.open.offered = self.at;
        self.into.open.rotation.dealt = self.at;
        let Some(round) = self.into.open.round.take() else { return };
        let (voided, ruled) = (bank_result.is_none(), round.ruled || bank_result.is_none());
        let mut parts = round.parts(bank_result);
        parts.iter_mut().for_each(|part| part.third_party = self.provides(part.player));
        self.into.open.over += 1;
        let (from, began, number, marks) =
            (round.from, round.began, self.into.open.over, round.marks.clone());
        let came = self.ends(Round { from, began, number, marks, voided, ruled, parts, ..Round::default() });
        self.into.open.last = (!voided).then(|| Box::new(Ended { round: Some(round), hand: None, came }));
    }

    /// The last settlement is reversed: the round or hand is on again, and brought nobody anything so far.
    fn taken_back(&mut self) {
        let Stretch { open, rounds, .. } = &mut *self.into;
        if let Some(last) = open.last.take() {
            let Ended { round, hand, came } = *last;
            count(&mut open.sittings, &came, -1);
            // An end that stands in an earlier stretch stays there: the next one of the same round counts.
            rounds.pop_if(|ended| ended.from == came.from);
            open.over -= u32::from(round.is_some());
            (open.round, open.hand) = (round, hand);
        }
        if let Some(round) = &mut open.round {
            round.lines.retain(|line| line.wager == WagerKind::Insurance);
            round.ruled = true;
        }
        open.hand.iter_mut().for_each(|hand| hand.ruled = true);
        self.mark(RoundMark::Reversed);
    }

    fn ends(&mut self, round: Round) -> Round {
        let open = &mut self.into.open;
        let round = Round { to: self.seq, at: self.at, dealer: open.dealer, ..round };
        count(&mut open.sittings, &round, 1);
        self.into.rounds.push(round.clone());
        round
    }

    fn poker(&mut self, reads: &Reads, event: &PokerEvent) {
        match event {
            PokerEvent::Joined { player, seat, chips, .. } => {
                self.comes(*player, Some(*seat), *chips, false);
            }
            PokerEvent::ChipsAdded { player, amount } | PokerEvent::Counted { player, by: amount, .. } => {
                self.adds(*player, *amount);
            }
            PokerEvent::Left { player, chips } => self.leaves(*player, *chips),
            PokerEvent::SeatChanged { player, seat, .. } => {
                if let Some(sitting) = self.into.open.sittings.get_mut(player) {
                    sitting.seat = Some(*seat);
                }
            }
            PokerEvent::HandBegan { places, number, .. } => {
                let entries: Vec<_> = places.iter().map(|place| place.entry).collect();
                self.into.open.last = None;
                self.into.open.hand = reads.rules.map(|rules| OpenHand {
                    from: self.seq,
                    began: self.at,
                    number: *number,
                    ruled: false,
                    marks: BTreeSet::new(),
                    voided: false,
                    seats: places.iter().map(|place| (place.player, place.seat)).collect(),
                    hand: match (Hand::new(rules, &entries), reads.by_hand) {
                        (hand, true) => hand.reversible(),
                        (hand, false) => hand,
                    },
                });
            }
            PokerEvent::Hand(event) => {
                if matches!(event, HandEvent::NamedAgain { .. } | HandEvent::Corrected { .. }) {
                    self.mark(RoundMark::Corrected);
                }
                if matches!(event, HandEvent::Reversed) {
                    self.taken_back();
                }
                if let HandEvent::Counted { seat, by, .. } = event {
                    let hand = self.into.open.hand.as_ref();
                    let who =
                        hand.and_then(|hand| hand.seats.get(usize::from(*seat))).map(|(player, _)| *player);
                    who.into_iter().for_each(|player| self.adds(player, *by));
                }
                if let Some(open) = &mut self.into.open.hand {
                    open.voided |= matches!(event, HandEvent::Voided);
                    open.hand.apply(event);
                }
            }
            PokerEvent::HandEnded { .. } => {
                let Some(open) = self.into.open.hand.take() else { return };
                let came = self.ends(open.came());
                self.into.open.last = Some(Box::new(Ended { round: None, hand: Some(open), came }));
            }
            PokerEvent::CameIn { .. } => {}
        }
    }
}

/// Counts what a round brought to those who sit there, or takes it back.
fn count(sittings: &mut BTreeMap<PlayerId, Sitting>, round: &Round, times: i32) {
    let mut counted: Vec<PlayerId> = Vec::new();
    for part in round.parts.iter().filter(|_| !round.voided) {
        let Some(sitting) = sittings.get_mut(&part.player) else { continue };
        sitting.won += part.result * i64::from(times);
        sitting.fees += part.fees * i64::from(times);
        sitting.banked = sitting.banked.saturating_add_signed(i32::from(part.bank) * times);
        if !counted.contains(&part.player) {
            counted.push(part.player);
            sitting.rounds = sitting.rounds.saturating_add_signed(times);
        }
    }
}

impl OpenRound {
    fn of(from: u64, began: u64, bank: (PlayerId, Seat, Money, Money)) -> OpenRound {
        let (ruled, marks, dealt) = (false, BTreeSet::new(), false);
        OpenRound { from, began, ruled, marks, dealt, bank, placed: vec![], lines: vec![] }
    }

    fn see(&mut self, event: &Event) {
        match event {
            Event::Wagered { player, seat, base, buster } => {
                self.place(*player, *seat, *base + *buster, Money::ZERO);
            }
            Event::Backlined { player, seat, amount } => self.place(*player, *seat, *amount, Money::ZERO),
            Event::TakenBack { player, seat, amount, fee } => {
                self.place(*player, *seat, -*amount, -*fee);
            }
            Event::FeeTaken { player, seat, amount } => self.place(*player, *seat, Money::ZERO, *amount),
            Event::BankFeeTaken { amount, .. } => self.bank.3 += *amount,
            Event::Settled(line) => settle(&mut self.lines, *line),
            Event::WagersClosed { .. } => self.dealt = true,
            Event::Ruled { ruling, .. } => {
                self.ruled = true;
                // A ruling on a wager that was settled already undoes it, and all that was settled after it.
                let first = self.lines.iter().position(|line| ruling.is_about(line));
                self.lines.truncate(first.unwrap_or(self.lines.len()));
            }
            _ => {}
        }
    }

    fn place(&mut self, player: PlayerId, seat: Seat, amount: Money, fee: Money) {
        match self.placed.iter_mut().find(|(p, s, ..)| (*p, *s) == (player, seat)) {
            Some((_, _, placed, fees)) => (*placed, *fees) = (*placed + amount, *fees + fee),
            None => self.placed.push((player, seat, amount, fee)),
        }
    }

    /// Who had what in it. In one that was called off everything went back.
    fn parts(&self, bank_result: Option<Money>) -> Vec<Part> {
        let result = bank_result.unwrap_or(Money::ZERO);
        let mut parts = vec![Part { bank: true, result, ..Part::of(self.bank) }];
        parts.extend(self.placed.iter().map(|placed| Part::of(*placed)));
        if bank_result.is_none() {
            parts.iter_mut().for_each(|part| part.fees = Money::ZERO);
            return parts.into_iter().filter(|part| !part.staked.is_zero()).collect();
        }
        for part in parts.iter_mut().filter(|part| !part.bank) {
            // What was doubled or split is in the lines.
            let own = self.lines.iter().filter(|l| (l.player, l.seat) == (part.player, part.seat));
            (part.staked, part.result) = own.fold((Money::ZERO, Money::ZERO), |(staked, result), line| {
                (staked + line.amount, result + line.paid - line.collected)
            });
        }
        parts.into_iter().filter(|part| part.bank || !part.staked.is_zero()).collect()
    }
}

impl OpenHand {
    /// What came of it; when and how it ended is said there.
    fn came(&self) -> Round {
        Round {
            from: self.from,
            began: self.began,
            number: self.number,
            marks: self.marks.clone(),
            voided: self.voided,
            ruled: self.ruled,
            parts: self.parts(),
            ..Round::default()
        }
    }

    fn parts(&self) -> Vec<Part> {
        let part = |(&(player, seat), own): (&(PlayerId, Seat), &games::poker::Player)| Part {
            result: own.stack - own.entry.stack,
            ..Part::of((player, seat, own.paid + own.dead, Money::ZERO))
        };
        self.seats.iter().zip(self.hand.players()).map(part).collect()
    }
}

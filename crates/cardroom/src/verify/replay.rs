//! Every table replayed, each from where it was left, several at once.

use super::books::{self, Row};
use super::chain::Chain;
use super::guests::Left;
use super::house::House;
use super::money::{Accounts, Ledger};
use super::poker::Poker;
use super::private::{Private, from_racks};
use super::shuffles::Seeds;
use super::snapshots::{self, Kept, Mirror, Snapshot};
use super::source::Counter;
use super::tables::{Blackjack, Spec, unsound};
use super::{Case, Findings, dealer};
use crate::error::Failure;
use cards::shuffle::Seed;
use games::rulebook::Houses;
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use voice::{Telling, say};

/// What comes of a record.
#[derive(Default)]
pub struct Came {
    /// What it moves, by the rules.
    pub moved: Accounts,
    /// The cents that each ruling in it is about.
    pub ruled: Vec<i64>,
}

/// A game in the course of its log.
#[derive(Serialize, Deserialize)]
pub enum Play {
    Blackjack(Box<Blackjack>),
    Poker(Box<Poker>),
}

impl Play {
    fn open(log: u32, spec: &Spec) -> Result<Play, Telling> {
        let houses = Houses::stored(&spec.files);
        let opened = if houses.is_poker(&spec.rulebook) {
            let house = houses.poker(&spec.rulebook).map_err(unsound);
            let dealt = (spec.option, spec.dealing == "human");
            house.and_then(|house| Poker::open(log, dealt, &house)).map(|t| Play::Poker(Box::new(t)))
        } else {
            Blackjack::open(log, spec, &houses).map(|table| Play::Blackjack(Box::new(table)))
        };
        opened.map_err(|why| say!("verify-set-up", why: why))
    }

    fn seeds(&mut self) -> &mut Seeds {
        match self {
            Play::Blackjack(table) => &mut table.shuffles.seeds,
            Play::Poker(table) => &mut table.decks.seeds,
        }
    }

    /// The number of the shuffle in use.
    fn used(&self) -> u32 {
        match self {
            Play::Blackjack(table) => table.shuffles.used(),
            Play::Poker(table) => table.decks.used(),
        }
    }

    fn rounds(&self) -> u64 {
        match self {
            Play::Blackjack(table) => table.rounds(),
            Play::Poker(table) => table.hands(),
        }
    }

    fn record(
        &mut self,
        row: &Row,
        body: &Value,
        came: &mut Came,
        findings: &mut Findings,
    ) -> Result<Vec<Left>, Telling> {
        match self {
            Play::Blackjack(table) => {
                table.record(row, body, came, findings)?;
                table.mingled.close()
            }
            Play::Poker(table) => {
                table.record(row, body, came, findings)?;
                table.mingled.close()
            }
        }
    }

    fn compare_chips(&self, ledger: &Ledger<'_>, private: bool, findings: &mut Findings) {
        match self {
            Play::Blackjack(table) => table.compare_chips(ledger, private, findings),
            Play::Poker(table) => table.compare_chips(ledger, private, findings),
        }
    }
}

/// A table as it is kept for the next check.
#[derive(Default, Serialize, Deserialize)]
pub struct TableState {
    pub chain: Chain,
    play: Option<Play>,
    #[serde(default)]
    private: Option<Private>,
    #[serde(default)]
    real_chips: bool,
    mirror: Option<Kept>,
}

/// What was found at a table.
pub struct Checked {
    pub log: u32,
    pub chain: Findings,
    pub replay: Findings,
    pub snapshot: Findings,
    /// What it moved.
    pub moved: Accounts,
    /// Who left with which record, and when.
    pub left: Vec<(u64, Vec<Left>)>,
    pub rounds: u64,
    /// The hash of the last record.
    pub last: String,
    /// How it stands.
    pub state: TableState,
}

impl Checked {
    /// Before anything was looked at.
    pub fn new(case: &Case, log: u32, state: Option<TableState>) -> Checked {
        Checked {
            log,
            chain: case.findings(),
            replay: case.findings(),
            snapshot: case.findings(),
            moved: Accounts::new(),
            left: Vec::new(),
            rounds: 0,
            last: String::new(),
            state: state.unwrap_or_default(),
        }
    }
}

/// A table before it is replayed.
#[derive(Default)]
struct Opened {
    virtual_dealer: bool,
    /// The seeds that are kept of it.
    seeds: Vec<(u32, Seed)>,
}

/// What a check of a table needs.
pub struct Desk<'a> {
    pub case: &'a Arc<Case>,
    pub house: &'a House,
    /// What the accounts came to before.
    pub before: &'a Accounts,
    pub counter: &'a Counter,
    /// Is all kept for the next check?
    pub keep: bool,
    pub bar: &'a ProgressBar,
}

impl Desk<'_> {
    /// Gives every record of a log after one of them, opened, until no more is wanted.
    fn read(
        &self,
        log: u32,
        mut after: i64,
        each: &mut dyn FnMut(&mut Row) -> bool,
        orphans: &mut dyn FnMut(u64),
    ) -> Result<(), Failure> {
        loop {
            let shape = self.case.books.shape;
            let mut page = self.counter.ask(move |source| books::page(source, shape, log, after))?;
            page.orphans.iter().for_each(|seq| orphans(*seq));
            for row in &mut page.rows {
                row.open(shape, log, &self.case.keys);
                after = row.seq as i64;
                if !each(row) {
                    return Ok(());
                }
            }
            if page.last {
                return Ok(());
            }
        }
    }

    /// What the house's book says that a table was opened with.
    fn spec(&self, log: u32) -> Result<Result<Value, Telling>, Failure> {
        let Some(seq) = self.house.opened.get(&log).copied() else { return Ok(Err(say!("verify-unopened"))) };
        let case = Arc::clone(self.case);
        let row =
            self.counter.ask(move |source| books::record(source, case.books.shape, (0, seq), &case.keys))?;
        let body: Value = row.and_then(|row| serde_json::from_str(&row.body).ok()).unwrap_or_default();
        Ok(match &body["table_opened"]["spec"] {
            Value::Null => Err(say!("verify-unopened")),
            spec => Ok(spec.clone()),
        })
    }

    /// Opens a table, or goes on with it. Its seeds are known from the start.
    fn open(
        &self,
        log: u32,
        spec: &Value,
        state: &mut TableState,
    ) -> Result<Result<Opened, Telling>, Failure> {
        let private = Private::open(spec);
        let real_chips = spec["real_chips"] == true;
        let read: Result<Spec, _> = serde_json::from_value(spec.clone());
        let spec = match read {
            Ok(spec) => spec,
            Err(e) => return Ok(Err(say!("verify-unread", why: e.to_string()))),
        };
        if state.play.is_none() {
            (state.private, state.real_chips) = (private, real_chips);
            match Play::open(log, &spec) {
                Ok(play) => state.play = Some(play),
                Err(why) => return Ok(Err(why)),
            }
        }
        let mut kept = Vec::new();
        if let Some(play) = &mut state.play {
            let (case, used) = (Arc::clone(self.case), play.used());
            let seeds = self
                .counter
                .ask(move |source| books::seeds(source, case.books.shape, log, used, &case.keys))?;
            let known = seeds.iter().flatten().filter_map(|(number, seed)| Some((*number, (*seed)?)));
            kept.extend(known);
            play.seeds().kept = seeds;
            if matches!(play, Play::Blackjack(_)) {
                let seeds = play.seeds();
                let look = &mut |row: &mut Row| {
                    seeds.look_ahead(&row.body);
                    true
                };
                self.read(log, state.chain.after(), look, &mut |_| {})?;
            }
        }
        Ok(Ok(Opened { virtual_dealer: spec.dealing != "human", seeds: kept }))
    }

    /// Checks a table.
    pub fn table(&self, log: u32, state: Option<TableState>) -> Result<Checked, Failure> {
        let mut checked = Checked::new(self.case, log, state);
        let mut ledger = Ledger::after(self.before);
        match self.case.books.locked {
            true => self.add_up(log, &mut checked, &mut ledger)?,
            false => self.replay(log, &mut checked, &mut ledger)?,
        }
        checked.moved = ledger.moved;
        checked.last.clone_from(&checked.state.chain.hash);
        if !self.keep {
            checked.state = TableState::default();
        }
        Ok(checked)
    }

    /// Without its key a log is followed, and what was written is added up.
    fn add_up(&self, log: u32, checked: &mut Checked, ledger: &mut Ledger<'_>) -> Result<(), Failure> {
        let Checked { chain, replay, state, .. } = checked;
        let mut orphans = Vec::new();
        self.read(
            log,
            state.chain.after(),
            &mut |row| {
                state.chain.follow(self.case, log, row, chain);
                ledger.take(log, row, replay);
                self.bar.inc(1);
                true
            },
            &mut |seq| orphans.push(seq),
        )?;
        orphans.into_iter().for_each(|seq| chain.wrong(log, seq, say!("verify-orphans")));
        Ok(())
    }

    fn replay(&self, log: u32, checked: &mut Checked, ledger: &mut Ledger<'_>) -> Result<(), Failure> {
        let spec = self.spec(log)?;
        let opened = match &spec {
            Ok(spec) => self.open(log, spec, &mut checked.state)?,
            Err(why) => Err(why.clone()),
        };
        let Opened { virtual_dealer, seeds } = opened.unwrap_or_else(|why| {
            checked.replay.wrong(log, 0, why);
            Opened::default()
        });
        let case = Arc::clone(self.case);
        let snapshot = self.counter.ask(move |source| Snapshot::read(source, &case, log))?;
        let kept = checked.state.mirror.take();
        let again = || {
            let spec = spec.clone()?;
            snapshots::engine(log, &spec, seeds.clone(), None)
        };
        let of = match (&spec, snapshot.is_some() || self.keep) {
            (Ok(spec), true) => snapshots::engine(log, spec, seeds.clone(), kept.as_ref()),
            (Ok(_), false) => Err(say!("verify-unopened")),
            (Err(why), _) => Err(why.clone()),
        };
        let head = (checked.state.chain.seq, checked.state.chain.hash.clone());
        let mut mirror = Mirror::new((log, (head.0, &head.1)), snapshot, of, kept.as_ref(), self.keep);
        if mirror.looks_back() {
            self.look_back(log, mirror.again(again()), &mut checked.snapshot)?;
        }
        self.records(log, virtual_dealer, checked, ledger, &mut mirror)?;
        checked.state.mirror = mirror.finish(&mut checked.snapshot);
        Ok(())
    }

    /// A snapshot from before where the last check ended is made again from the first record on.
    fn look_back<F: snapshots::Follows>(
        &self,
        log: u32,
        mut mirror: Mirror<F>,
        findings: &mut Findings,
    ) -> Result<(), Failure> {
        let follow = &mut |row: &mut Row| {
            mirror.follow(row);
            !mirror.is_done()
        };
        self.read(log, books::BEGINNING, follow, &mut |_| {})?;
        mirror.finish(findings);
        Ok(())
    }

    fn records(
        &self,
        log: u32,
        virtual_dealer: bool,
        checked: &mut Checked,
        ledger: &mut Ledger<'_>,
        mirror: &mut Mirror<room::engine::Engine>,
    ) -> Result<(), Failure> {
        let Checked { chain, replay, left, state, rounds, .. } = checked;
        let before = state.play.as_ref().map_or(0, Play::rounds);
        let mut orphans = Vec::new();
        let mut goes_on = state.play.is_some();
        self.read(
            log,
            state.chain.after(),
            &mut |row| {
                state.chain.follow(self.case, log, row, chain);
                mirror.follow(row);
                self.bar.inc(1);
                let body: Result<Value, _> = serde_json::from_str(&row.body);
                if let Some(body) = body.as_ref().ok().filter(|_| virtual_dealer) {
                    dealer::check((log, row.seq), body, replay);
                }
                let Some(play) = state.play.as_mut().filter(|_| goes_on) else { return true };
                let mut came = Came::default();
                let read = body.map_err(|e| say!("verify-unread", why: e.to_string()));
                let read = read.and_then(|body| {
                    if let Some(private) = &mut state.private {
                        private.record(log, row, &body, replay);
                    }
                    let read = play.record(row, &body, &mut came, replay);
                    let ruled = came.ruled.iter();
                    ruled.for_each(|stake| self.house.ruling(self.case, (log, row), &body, *stake, replay));
                    read
                });
                match read {
                    Ok(who) if !who.is_empty() => left.push((row.seq, who)),
                    Ok(_) => {}
                    Err(why) => {
                        replay.wrong(log, row.seq, why);
                        goes_on = false;
                        return true;
                    }
                }
                if self.case.books.whole {
                    let moved = match &state.private {
                        Some(private) => private.own(log, came.moved),
                        None if state.real_chips => from_racks(log, came.moved),
                        None => came.moved,
                    };
                    ledger.book(log, row, moved, replay);
                }
                true
            },
            &mut |seq| orphans.push(seq),
        )?;
        orphans.into_iter().for_each(|seq| chain.wrong(log, seq, say!("verify-orphans")));
        let Some(play) = state.play.as_mut() else { return Ok(()) };
        *play.seeds() = Seeds::default();
        if goes_on {
            *rounds = play.rounds() - before;
            replay.counts.rounds += *rounds;
            if self.case.books.whole {
                play.compare_chips(ledger, state.private.is_some(), replay);
            }
        }
        Ok(())
    }
}

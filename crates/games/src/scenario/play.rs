//! Playing a scenario through the referee: the file's wagers, cards and actions become commands of a table.

use super::outcome::{Outcome, Refused};
use super::parse::{Action, Deed, Scenario, Verb, WagerRow, Written};
use crate::Flaw;
use crate::Refusal;
use crate::blackjack::{Awaits, Command, Event, Move, Ruling, Setup, Table, Task};
use crate::clauses::Clause;
use crate::rulebook::Rulebook;
use crate::{PlayerId, Seat};
use chips::Money;
use std::collections::{BTreeMap, VecDeque};
use voice::{Telling, say};

/// What everybody in a script has behind: more than any wager needs, so that nothing is refused for want of chips.
const BEHIND: Money = Money::LARGEST;

/// Who rules in a script that names nobody.
const FLOOR: &str = "Floor";

/// How a script went, with everything that happened, for narration.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let played = round.play(&book).unwrap();
/// assert_eq!(played.end.unwrap().bank_result, chips::Money::dollars(-10));
/// ```
#[derive(Debug)]
pub struct Played {
    /// The table before each event, and the event.
    pub story: Vec<(Table, Event)>,
    /// The names by player id.
    pub names: Names,
    /// The outcome, or the command that was refused.
    pub end: Result<Outcome, Refused>,
}

/// The players' names: the id is the index.
pub type Names = Vec<String>;

/// A script as far as it goes.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// let so_far = round.so_far(&book).unwrap();
/// assert_eq!(so_far.names.len(), 2);
/// assert_eq!(so_far.table.bank().unwrap().seat, 3);
/// ```
#[derive(Debug)]
pub struct SoFar {
    /// The table before each event, and the event.
    pub story: Vec<(Table, Event)>,
    /// The names by player id.
    pub names: Names,
    /// The table as it stands; after a round, as it stood before it was cleared away.
    pub table: Table,
    /// Where the script stops.
    pub end: End,
}

/// Where a script stops.
///
/// ```
/// use games::scenario::End;
///
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let round = Scenario::parse(
///     r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h 8d"
///     wagers = [{ seat = 4, base = 10 }]
///     actions = ["4 stand"]"#,
/// )
/// .unwrap();
/// assert!(matches!(round.so_far(&book).unwrap().end, End::Over(_)));
/// ```
#[derive(Debug)]
pub enum End {
    /// The round was played to its end.
    Over(Outcome),
    /// A command was refused.
    Refused(Refused),
    /// The script has no more, and the table waits for this.
    Waits(Flaw),
}

enum Stop {
    Refused(Refused),
    Waits(Flaw),
    Senseless(Flaw),
}

struct Run<'a> {
    scenario: &'a Scenario,
    table: Table,
    story: Vec<(Table, Event)>,
    names: Names,
}

impl Scenario {
    /// Plays the round. `Err` where the file makes no sense under this rulebook, or does not fit the round.
    pub fn play(&self, rulebook: &Rulebook) -> Result<Played, Flaw> {
        if self.wagers.is_empty() {
            self.setup(rulebook)?;
            return Err(nobody_wagers());
        }
        let SoFar { story, names, end, .. } = self.so_far(rulebook)?;
        let end = match end {
            End::Over(outcome) => Ok(outcome),
            End::Refused(refused) => Err(refused),
            End::Waits(problem) => return Err(problem),
        };
        Ok(Played { story, names, end })
    }

    /// Plays the round as far as it is written: what is missing yet is what the table waits for.
    pub fn so_far(&self, rulebook: &Rulebook) -> Result<SoFar, Flaw> {
        let setup = self.setup(rulebook)?;
        let table = Table::open(setup);
        let mut run = Run { scenario: self, table, story: Vec::new(), names: Vec::new() };
        let end = match run.round() {
            Ok(outcome) => End::Over(outcome),
            Err(Stop::Refused(refused)) => End::Refused(refused),
            Err(Stop::Waits(problem)) => End::Waits(problem),
            Err(Stop::Senseless(problem)) => return Err(problem),
        };
        let Run { story, names, mut table, .. } = run;
        if let (End::Over(_), Some((before, _))) = (&end, story.last()) {
            table = before.clone();
        }
        Ok(SoFar { story, names, table, end })
    }

    fn setup(&self, rulebook: &Rulebook) -> Result<Setup, Flaw> {
        let at = |line: usize, what: Telling| Flaw::of_line(line, what);
        if rulebook.is_template() {
            let what = say!("script-owners-template-cannot-dealt", rulebook: &rulebook.id);
            return Err(at(self.rulebook.line, what));
        }
        let (fewest, most) = rulebook.rules.decks;
        let decks = self.decks.as_ref().map_or(rulebook.usual_decks, |d| d.what);
        if !(fewest..=most).contains(&decks) {
            let line = self.decks.as_ref().map_or(0, |d| d.line);
            return Err(at(
                line,
                say!("script-dealt-decks", rulebook: &rulebook.id, fewest: fewest, most: most, decks: decks),
            ));
        }
        let Some(schedule) = rulebook.schedule(self.schedule.what) else {
            let what = say!("script-no-schedule-option", rulebook: &rulebook.id, what: self.schedule.what);
            return Err(at(self.schedule.line, what));
        };
        let seats = rulebook.rules.seats;
        let beyond = |seat: Seat| seat > seats;
        let wager = self.wagers.iter().find(|w| beyond(w.what.seat)).map(|w| w.line);
        let action = self.actions.iter().find(|a| beyond(a.what.seat)).map(|a| a.line);
        let bank = beyond(self.bank.what.seat).then_some(self.bank.line);
        if let Some(line) = bank.or(wager).or(action) {
            return Err(at(line, say!("script-table-seats-1", seats: seats)));
        }
        if self.bank.what.turn > rulebook.rules.bank_turns {
            return Err(at(
                self.bank.line,
                say!("script-bank-held-turn", bank_turns: rulebook.rules.bank_turns),
            ));
        }
        Ok(Setup {
            rules: rulebook.rules.clone(),
            schedule: schedule.clone(),
            decks,
            turn: self.bank.what.turn,
        })
    }
}

impl Run<'_> {
    fn round(&mut self) -> Result<Outcome, Stop> {
        let scenario = self.scenario;
        let bank = &scenario.bank;
        let player = self.join(&bank.what.player, bank.what.seat, &bank.text)?;
        self.must(&Command::Shuffle);
        let wager = whole_cents(bank.what.wager.clone(), bank)?;
        self.refusable(&Command::TakeBank { player, wager, seat: None }, &bank.text)?;
        for wager in &scenario.wagers {
            self.place(wager)?;
        }
        if scenario.wagers.is_empty() {
            return Err(Stop::Waits(nobody_wagers()));
        }
        self.must(&Command::CloseWagers);
        self.play_on()?;
        let (before_the_end, _) = self.story.last().expect("a round that ended has a story");
        let events = self.story.iter().map(|(_, event)| event);
        Ok(Outcome::new(&scenario.rulebook.what, before_the_end, events, &self.names, self.net()))
    }

    fn place(&mut self, wager: &Written<WagerRow>) -> Result<(), Stop> {
        let row = &wager.what;
        let amount = |a: &Option<Result<Money, _>>| match a {
            Some(a) => whole_cents(a.clone(), wager),
            None => Ok(Money::ZERO),
        };
        let (base, buster, backline) = (amount(&row.base)?, amount(&row.buster)?, amount(&row.backline)?);
        if row.backline.is_some() && !buster.is_zero() {
            let refusal = Refusal::new(Clause::Bb1, say!("script-buster-bet-never-placed"));
            return Err(Stop::Refused(refused(&wager.text, refusal)));
        }
        let seat = row.seat;
        if row.backline.is_some() && !self.table.rules().backline {
            // Refused whoever asks: nobody has to find a place to stand first.
            let command = Command::Backline { player: PlayerId(0), seat, amount: backline };
            return self.refusable(&command, &wager.text);
        }
        let stranger = !self.names.contains(&row.player) && self.chair(&row.player, seat).is_none();
        let alone = !self.table.rules().backline && row.base.is_some();
        if alone && stranger && self.table.circle(seat).player.is_some() {
            // Refused whoever asks: nobody has to find a seat at a full table first.
            return Err(Stop::Refused(refused(&wager.text, self.table.taken(seat))));
        }
        let player = self.join(&row.player, seat, &wager.text)?;
        let command = match row.backline {
            Some(_) => Command::Backline { player, seat, amount: backline },
            // A base wager of nothing is below the minimum, whatever lies on Buster beside it.
            None if row.base.is_some() && base.is_zero() => {
                Command::Wager { player, seat, base, buster: base }
            }
            None => Command::Wager { player, seat, base, buster },
        };
        self.refusable(&command, &wager.text)
    }

    /// The player of a name; a new one joins.
    fn join(&mut self, name: &str, seat: Seat, text: &str) -> Result<PlayerId, Stop> {
        if let Some(i) = self.names.iter().position(|n| n == name) {
            return Ok(PlayerId(i as u32));
        }
        let player = PlayerId(self.names.len() as u32);
        self.names.push(name.to_string());
        let seat = self.chair(name, seat);
        self.refusable(&Command::Join { player, seat, chips: BEHIND, third_party: false }, text)?;
        Ok(player)
    }

    /// Where somebody sits down: the player-dealer where it banks, others at the first circle of their own that is open. Who only
    /// bets behind others stands where that is done, and sits elsewhere to ask for it where it is not.
    fn chair(&self, name: &str, at: Seat) -> Option<Seat> {
        let rows = || self.scenario.wagers.iter().map(|w| &w.what);
        let open = |s: &Seat| self.table.seated(*s).is_none() && self.table.circle(*s).player.is_none();
        let own = rows().filter(|r| r.player == name && r.backline.is_none()).map(|r| r.seat);
        let wanted = self.scenario.bank.what.seat;
        let unwanted = |s: &Seat| *s != wanted && rows().all(|r| r.seat != *s);
        [at].into_iter().filter(|_| self.is_bank(name)).chain(own).find(open).or_else(|| {
            let stands = self.table.rules().backline;
            (1..=self.table.rules().seats).filter(|_| !stands).find(|s| open(s) && unwanted(s))
        })
    }

    fn is_bank(&self, name: &str) -> bool {
        self.scenario.bank.what.player == name
    }

    fn play_on(&mut self) -> Result<(), Stop> {
        let scenario = self.scenario;
        let mut cards: VecDeque<_> = scenario.cards.what.iter().copied().collect();
        let mut actions = scenario.actions.iter();
        loop {
            match self.table.awaits() {
                Awaits::Dealer { task: Task::Card(_) } => {
                    let card = cards.pop_front().ok_or_else(|| self.cards_ran_out())?;
                    self.must(&Command::Card(card));
                }
                Awaits::Dealer { task: Task::Shuffle } if self.table.is_round_under_way() => {
                    self.must(&Command::Shuffle);
                }
                Awaits::Dealer { task: Task::CallFloor } => return Err(self.cards_ran_out()),
                Awaits::Insurance { .. } | Awaits::Action { .. } => {
                    let Some(action) = actions.next() else { return Err(self.action_missing()) };
                    self.act(action)?;
                }
                _ => break,
            }
        }
        match actions.next() {
            None => Ok(()),
            Some(left) => Err(Stop::Senseless(Flaw::of_line(
                left.line,
                say!("script-round-over-before", text: &left.text),
            ))),
        }
    }

    fn act(&mut self, action: &Written<Action>) -> Result<(), Stop> {
        let Action { seat, hand, does } = &action.what;
        let (seat, first) = (*seat, hand.unwrap_or(1));
        match does {
            Deed::Plays(verb) => self.play(action, seat, *hand, verb),
            Deed::Foul => self.rule(action, Ruling::Foul { seat, hand: first }),
            Deed::Removed => self.rule(action, Ruling::RemovedWager { seat, hand: first, penalty: None }),
        }
    }

    /// What the floor says of a hand: its reason is what the file says.
    fn rule(&mut self, action: &Written<Action>, ruling: Ruling) -> Result<(), Stop> {
        let command = Command::Floor { author: FLOOR.into(), reason: action.text.clone(), ruling };
        self.refusable(&command, &action.text)
    }

    fn play(
        &mut self,
        action: &Written<Action>,
        seat: Seat,
        hand: Option<u8>,
        verb: &Verb,
    ) -> Result<(), Stop> {
        let split = self.table.circle(seat).hands.len() > 1;
        let in_turn = matches!(self.table.awaits(), Awaits::Action { seat: s, .. } if s == seat);
        if hand.is_none() && split && in_turn && !matches!(verb, Verb::Insure | Verb::No) {
            let what = say!("script-circle-split-say-which", text: &action.text, seat: seat);
            return Err(Stop::Senseless(Flaw::of_line(action.line, what)));
        }
        let hand = hand.unwrap_or(1);
        // Somebody without a wager there cannot be in turn; the referee says so.
        let player = self.table.circle(seat).player.unwrap_or(PlayerId(u32::MAX));
        let act = |action| Command::Act { player, seat, hand, action };
        let offered = matches!(self.table.awaits(), Awaits::Insurance { .. });
        if matches!(verb, Verb::Insure | Verb::No) && offered && hand != 1 {
            let refusal = Refusal::new(Clause::Rnd8, say!("script-insurance-whole-circle-no", hand: hand));
            return Err(Stop::Refused(refused(&action.text, refusal)));
        }
        let command = match verb {
            Verb::Hit => act(Move::Hit),
            Verb::Stand => act(Move::Stand),
            Verb::Split => act(Move::Split),
            Verb::Surrender => act(Move::Surrender),
            Verb::Double(Some(amount)) => act(Move::Double(whole_cents(amount.clone(), action)?)),
            Verb::Double(None) => {
                let hands = &self.table.circle(seat).hands;
                let wager = hands.get(usize::from(hand) - 1).map_or(Money::ZERO, |h| h.wager);
                act(Move::Double(wager))
            }
            Verb::Insure => Command::Insurance { player, seat, take: true },
            Verb::No => Command::Insurance { player, seat, take: false },
        };
        self.refusable(&command, &action.text)
    }

    fn refusable(&mut self, command: &Command, text: &str) -> Result<(), Stop> {
        match self.table.decide(command) {
            Ok(events) => {
                self.tell(events);
                Ok(())
            }
            Err(refusal) => Err(Stop::Refused(refused(text, refusal))),
        }
    }

    /// A command that the script itself makes sure of.
    fn must(&mut self, command: &Command) {
        let events = self.table.decide(command).expect("the script only asks for what is due");
        self.tell(events);
    }

    fn tell(&mut self, events: Vec<Event>) {
        for event in events {
            let before = self.table.clone();
            self.table.apply(&event);
            self.story.push((before, event));
        }
    }

    /// What everybody has now against what they brought.
    fn net(&self) -> BTreeMap<String, Money> {
        let net = |p: &crate::blackjack::Person| (self.names[p.id.0 as usize].clone(), p.stack - BEHIND);
        self.table.people().iter().map(net).collect()
    }

    fn cards_ran_out(&self) -> Stop {
        let what = say!("script-cards-run-out-before");
        Stop::Waits(Flaw::of_line(self.scenario.cards.line, what))
    }

    fn action_missing(&self) -> Stop {
        let what = say!("script-action-missing-file-says", whose: now(&self.table));
        let line = self.scenario.actions.last().map_or(0, |a| a.line);
        Stop::Waits(Flaw::of_line(line, what))
    }
}

fn nobody_wagers() -> Flaw {
    Flaw::of_line(0, say!("script-nobody-wagers-no-round"))
}

fn whole_cents<T>(amount: Result<Money, chips::ParseMoneyError>, at: &Written<T>) -> Result<Money, Stop> {
    amount.map_err(|e| {
        Stop::Refused(refused(
            &at.text,
            Refusal::new(Clause::D1, say!("script-amount-refused", why: Telling::from(e))),
        ))
    })
}

fn refused(text: &str, refusal: Refusal) -> Refused {
    let Refusal { clause, says } = refusal;
    Refused { action: text.to_string(), clause, reason: says.to_string(), says }
}

/// What a table of a file stands at, for who wrote it.
pub(super) fn now(table: &Table) -> Telling {
    match table.awaits() {
        Awaits::BankOffer { seat, turn, .. } => say!("script-bank-offered", seat: seat, turn: turn),
        Awaits::AnyBank => say!("script-nobody-banks"),
        Awaits::Wagers => say!("script-wagers-open"),
        Awaits::Insurance { seat, .. } => say!("script-circle-asked-about-insurance", seat: seat),
        Awaits::Action { seat, hand, .. } => say!("script-hand-asked", seat: seat, hand: hand),
        Awaits::Dealer { task } => match task {
            Task::Shuffle => say!("script-shuffle-due"),
            Task::Card(_) => say!("script-card-due"),
            Task::Peek => say!("script-peek-due"),
            Task::ShowHole => say!("script-hole-due"),
            Task::PayOff => say!("script-payoff-due"),
            Task::CallFloor => say!("script-floor-due"),
        },
        Awaits::Nobody => say!("script-nobody-asked"),
    }
}

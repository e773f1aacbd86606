//! The report: every clause with its answer, and for those that fail the nearest change of keys that mends them, with its price.

use super::checks;
use super::format::{Check, Clause, Profile, Sure};
use crate::blackjack::Brief;
use crate::nearest;
use games::Flaw;
use games::blackjack::Rules;
use games::rulebook::{Houses, Rulebook};
use serde::Serialize;
use std::cell::RefCell;
use std::sync::Arc;
use voice::{Telling, say};

/// What is answered.
///
/// ```
/// use odds::profile::*;
///
/// let houses = games::rulebook::Houses::shipped();
/// let subject = Subject { houses: &houses, id: "open/holdem", changes: &[], priced: false };
/// let report = report(&Profile::named("reg2026").unwrap(), subject).unwrap();
/// assert!(report.clauses.iter().all(|clause| clause.answer == Answer::DoesNotApply));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is so.
    Pass,
    /// It is not so, and this shows it.
    Fail,
    /// Sources contradict each other, or nothing here can tell.
    Undecided,
    /// The clause is about other games.
    DoesNotApply,
}

/// The kinds of checks.
///
/// ```
/// use odds::profile::Kind;
///
/// assert_eq!(serde_json::to_string(&Kind::Behaviour).unwrap(), r#""behaviour""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They are what profiles call them.
pub enum Kind {
    Text,
    Key,
    Behaviour,
    Process,
    Artefact,
    Clauses,
}

/// A rulebook held against a profile.
///
/// ```
/// use odds::profile::*;
///
/// let houses = games::rulebook::Houses::shipped();
/// let subject = Subject { houses: &houses, id: "open/holdem", changes: &[], priced: false };
/// let report = report(&Profile::named("reg2026").unwrap(), subject).unwrap();
/// assert_eq!((report.profile.as_str(), report.rulebook.as_str()), ("reg2026", "open/holdem"));
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The profile.
    pub profile: String,
    /// What it is called.
    pub name: String,
    /// Whether it is in force.
    pub status: String,
    /// What it is good for, and what it is not.
    pub note: String,
    /// The rulebook.
    pub rulebook: String,
    /// Its clauses.
    pub clauses: Vec<Answered>,
    /// All the mends together, where there are any: what the rulebook would become.
    pub mended: Option<Mend>,
}

/// A clause with its answer.
///
/// ```
/// use odds::profile::*;
///
/// let houses = games::rulebook::Houses::shipped();
/// let subject = Subject { houses: &houses, id: "open/holdem", changes: &[], priced: false };
/// let report = report(&Profile::named("reg2026").unwrap(), subject).unwrap();
/// assert!(report.clauses[0].why.is_some() && report.clauses[0].mend.is_none());
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Answered {
    /// Its id.
    pub id: String,
    /// What it asks for.
    pub says: String,
    /// Where that stands.
    pub source: String,
    /// How sure that is.
    pub sure: Sure,
    /// Whether it is in force, where that is its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// How it was checked.
    pub kind: Kind,
    /// The answer.
    pub answer: Answer,
    /// What shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Telling>,
    /// The nearest change that mends it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mend: Option<Mend>,
}

/// Changes of keys, and what they do to the price.
///
/// ```
/// use odds::profile::Mend;
///
/// let mend = Mend { changes: vec!["bank_turns=1".into()], ev: None, difference: None, still_failing: vec![] };
/// assert!(mend.still_failing.is_empty());
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Mend {
    /// The changes, as `--what-if` takes them.
    pub changes: Vec<String>,
    /// What the base wager is worth to the player with them, per unit; none where nobody asked for prices.
    pub ev: Option<f64>,
    /// By how much that is more than without them.
    pub difference: Option<f64>,
    /// Clauses that fail all the same.
    pub still_failing: Vec<String>,
}

/// What the base wager of a rulebook is worth to the player, best played, from a fresh shoe of its usual decks.
pub fn price(book: &Rulebook) -> f64 {
    match nearest::Price::new(&book.id, &book.rules, book.usual_decks) {
        Some(price) => price.cd.ev,
        None => Brief::new(&book.id, &book.rules, book.usual_decks).ev,
    }
}

/// What is held against a profile.
///
/// ```
/// use odds::profile::*;
///
/// let houses = games::rulebook::Houses::shipped();
/// let subject = Subject { houses: &houses, id: "open/holdem", changes: &[], priced: false };
/// assert_eq!(report(&Profile::named("classic").unwrap(), subject).unwrap().rulebook, subject.id);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// Where rulebooks are found.
    pub houses: &'a Houses,
    /// The rulebook.
    pub id: &'a str,
    /// Keys changed for the sake of argument: `surrender=none`.
    pub changes: &'a [String],
    /// Are changes that mend a clause priced? That takes longer than all the rest.
    pub priced: bool,
}

/// Holds a rulebook against a profile. Poker has no player-dealer position: no clause of these applies.
pub fn report(profile: &Profile, subject: Subject) -> Result<Report, Vec<Flaw>> {
    let Subject { houses, id, .. } = subject;
    let poker = houses.is_poker(id);
    let mut report = Report {
        profile: profile.id.clone(),
        name: profile.name.clone(),
        status: profile.status.clone(),
        note: profile.note.clone(),
        rulebook: id.to_string(),
        clauses: Vec::new(),
        mended: None,
    };
    if poker {
        houses.check(id)?;
        let other = || (Answer::DoesNotApply, Some(say!("profile-poker")));
        report.clauses = profile.clauses.iter().map(|clause| answered(clause, other())).collect();
        return Ok(report);
    }
    let changes: Vec<&str> = subject.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(id, &changes)?;
    let before = subject.priced.then(|| price(&book));
    let asking = Asking { profile, subject, book: &book, before, prices: RefCell::default() };
    report.clauses = profile.clauses.iter().map(|clause| asking.clause(clause)).collect();
    report.mended = asking.mended(&report.clauses);
    Ok(report)
}

fn answered(clause: &Clause, (answer, why): (Answer, Option<Telling>)) -> Answered {
    Answered {
        id: clause.id.clone(),
        says: clause.says.clone(),
        source: clause.source.clone(),
        sure: clause.sure,
        status: clause.status.clone(),
        kind: clause.check.kind(),
        answer,
        why,
        mend: None,
    }
}

struct Asking<'a> {
    profile: &'a Profile,
    subject: Subject<'a>,
    book: &'a Rulebook,
    /// What the wager is worth as the rulebook is; none where prices are not asked for.
    before: Option<f64>,
    /// Prices that were worked out: several clauses are mended by the same change.
    prices: RefCell<Vec<(Arc<Rules>, f64)>>,
}

impl Asking<'_> {
    fn answer(&self, clause: &Clause, book: &Rulebook) -> (Answer, Option<Telling>) {
        match checks::answer(clause, book, self.profile) {
            (Answer::Fail, why) if clause.contested => (Answer::Undecided, why),
            other => other,
        }
    }

    fn clause(&self, clause: &Clause) -> Answered {
        let told = answered(clause, self.answer(clause, self.book));
        let wanting = told.answer != Answer::Pass;
        let mends = |changes: &Vec<String>| {
            let book = self.changed(changes)?;
            (self.answer(clause, &book).0 == Answer::Pass).then(|| (changes.clone(), book))
        };
        let ways = self.ways(clause);
        let mend = ways.iter().filter(|_| wanting).find_map(mends);
        Answered { mend: mend.map(|(changes, book)| self.priced(changes, &book)), ..told }
    }

    /// The changes that may mend a clause: those it names, and a notice that is added.
    fn ways(&self, clause: &Clause) -> Vec<Vec<String>> {
        let mut ways = clause.mend.clone();
        if let Check::Notice(sentence) = &clause.check {
            let all: Vec<toml::Value> =
                self.book.notices.iter().chain([sentence]).map(|text| text.as_str().into()).collect();
            ways.push(vec![format!("notices={}", toml::Value::Array(all))]);
        }
        ways
    }

    fn changed(&self, more: &[String]) -> Option<Rulebook> {
        let changes: Vec<&str> = self.subject.changes.iter().chain(more).map(String::as_str).collect();
        self.subject.houses.load_changed(self.subject.id, &changes).ok()
    }

    fn priced(&self, changes: Vec<String>, book: &Rulebook) -> Mend {
        // Text and papers cost nothing: only rules of play have a price.
        let price = |before: f64| if book.rules == self.book.rules { before } else { self.price(book) };
        let ev = self.before.map(price);
        let failing = |clause: &&Clause| self.answer(clause, book).0 == Answer::Fail;
        let still_failing = self.profile.clauses.iter().filter(failing).map(|c| c.id.clone()).collect();
        let difference = ev.zip(self.before).map(|(ev, before)| ev - before);
        Mend { changes, ev, difference, still_failing }
    }

    fn price(&self, book: &Rulebook) -> f64 {
        let known = self.prices.borrow().iter().find(|(rules, _)| *rules == book.rules).map(|(_, ev)| *ev);
        known.unwrap_or_else(|| {
            let ev = price(book);
            self.prices.borrow_mut().push((Arc::clone(&book.rules), ev));
            ev
        })
    }

    /// Every mend at once, a key changed by the first that changes it.
    fn mended(&self, clauses: &[Answered]) -> Option<Mend> {
        let mut all: Vec<String> = Vec::new();
        let key = |change: &str| change.split('=').next().unwrap_or_default().to_string();
        for change in clauses.iter().filter_map(|c| c.mend.as_ref()).flat_map(|mend| &mend.changes) {
            if !all.iter().any(|known| key(known) == key(change)) {
                all.push(change.clone());
            }
        }
        let book = self.changed(&all).filter(|_| !all.is_empty())?;
        Some(self.priced(all, &book))
    }
}

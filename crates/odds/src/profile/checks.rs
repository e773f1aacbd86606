//! The checks of a clause against a rulebook.

use super::behaviour;
use super::format::{Check, Clause, Need, Profile, Sure};
use super::report::{Answer, Kind};
use super::sound::is_day;
use games::blackjack::{Surrender, Tie};
use games::rulebook::Rulebook;
use voice::{Telling, say};

impl Check {
    /// What kind of check it is.
    pub fn kind(&self) -> Kind {
        match self {
            Check::NameWithout(_) | Check::Notice(_) => Kind::Text,
            Check::Keys(_) => Kind::Key,
            Check::NoBust | Check::CloserWins | Check::NoNatural | Check::TiesToPlayer => Kind::Behaviour,
            Check::Referee(_) | Check::People(_) => Kind::Process,
            Check::Statement | Check::Glossary | Check::Agreement | Check::Approval(_) | Check::Schedules => {
                Kind::Artefact
            }
            Check::Clauses(_) => Kind::Clauses,
        }
    }
}

/// Holds a rulebook against one clause; the answer, and what shows it.
pub(super) fn answer(clause: &Clause, book: &Rulebook, profile: &Profile) -> (Answer, Option<Telling>) {
    let failing = |witness: Option<Telling>| match witness {
        None => (Answer::Pass, None),
        Some(witness) => (Answer::Fail, Some(witness)),
    };
    let there = |is: bool, says: Telling| if is { (Answer::Pass, None) } else { (Answer::Fail, Some(says)) };
    match &clause.check {
        Check::NameWithout(words) => failing(named(book, words)),
        Check::Notice(sentence) => {
            there(book.notices.contains(sentence), say!("profile-no-notice", sentence: sentence))
        }
        Check::Keys(needs) => failing(needs.iter().find_map(|need| unmet(need, book))),
        Check::NoBust => failing(behaviour::no_bust(&book.rules)),
        Check::CloserWins => match behaviour::closer_wins(&book.rules) {
            // Whether giving up half a wager is a way to lose without the comparison is not said anywhere.
            None if book.rules.surrender != Surrender::None => {
                (Answer::Undecided, Some(say!("profile-surrender")))
            }
            witness => failing(witness),
        },
        Check::NoNatural => failing(behaviour::no_natural(&book.rules)),
        Check::TiesToPlayer => match behaviour::ties(&book.rules) {
            // Where sources contradict each other, one asks only that ties go to one side.
            Some(witness)
                if clause.sure == Sure::Contradicted
                    && book.rules.nearest.is_some_and(|n| n.tie == Tie::Bank) =>
            {
                (Answer::Undecided, Some(witness))
            }
            witness => failing(witness),
        },
        Check::Referee(how) => (Answer::Pass, Some(say!("profile-said", text: how))),
        Check::People(what) => (Answer::Undecided, Some(say!("profile-said", text: what))),
        Check::Statement => there(book.papers.statement.is_some(), say!("profile-no-statement")),
        Check::Glossary => there(!book.papers.glossary.is_empty(), say!("profile-no-glossary")),
        Check::Agreement => there(!book.papers.agreements.is_empty(), say!("profile-no-agreement")),
        Check::Approval(since) => {
            let dated = |date: &Option<String>| {
                since.is_empty() || date.as_ref().is_some_and(|date| is_day(date) && date >= since)
            };
            let approved = book.approvals.iter().any(|approval| dated(&approval.date));
            let says = match since.is_empty() {
                true => say!("profile-no-approval"),
                false => say!("profile-old-approval", since: since),
            };
            there(approved, says)
        }
        Check::Schedules => there(!book.schedules.is_empty(), say!("profile-no-schedules")),
        Check::Clauses(ids) => all_of(ids, book, profile),
    }
}

/// All of these clauses: the first that fails, else the first that is undecided.
fn all_of(ids: &[String], book: &Rulebook, profile: &Profile) -> (Answer, Option<Telling>) {
    let of = |id: &String| profile.clauses.iter().find(|clause| clause.id == *id);
    let answers = ids.iter().filter_map(|id| {
        let clause = of(id)?;
        let answered = answer(clause, book, profile).0;
        let contested = answered == Answer::Fail && clause.contested;
        Some((if contested { Answer::Undecided } else { answered }, &clause.id))
    });
    let answers: Vec<(Answer, &String)> = answers.collect();
    for wanted in [Answer::Fail, Answer::Undecided] {
        if let Some((_, id)) = answers.iter().find(|(answer, _)| *answer == wanted) {
            return (wanted, Some(say!("profile-because-of", clause: *id)));
        }
    }
    (Answer::Pass, None)
}

/// Letters and digits only, small: `Black-Jack 21` is `blackjack21`.
fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn named(book: &Rulebook, words: &[String]) -> Option<Telling> {
    let names = [Some(&book.name), book.posted_name.as_ref()];
    let mut pairs = names.into_iter().flatten().flat_map(|name| words.iter().map(move |word| (name, word)));
    let (name, word) = pairs.find(|(name, word)| bare(name).contains(&bare(word)))?;
    Some(say!("profile-name-has", name: name, word: word))
}

/// What a key is in this rulebook; none where it has no meaning there. Keys of a table have a dot: `buster.max`.
pub(super) fn value(key: &str, book: &Rulebook) -> Option<toml::Value> {
    let rules = &book.rules;
    let number = |n: usize| Some(toml::Value::Integer(n as i64));
    match key {
        // Every hand but an ace with a ten-value is measured against 21 where over is bust.
        "measured_against" => match &rules.nearest {
            Some(nearest) => toml::Value::try_from(nearest.target).ok(),
            None => number(21),
        },
        "targets" => number(if rules.nearest.is_some() { 1 } else { 2 }),
        "name" => Some(toml::Value::String(book.name.clone())),
        "scoring" => {
            Some(toml::Value::String(if rules.nearest.is_some() { "nearest" } else { "bust" }.into()))
        }
        "rates" => number(book.schedules.iter().map(|s| s.rates()).max().unwrap_or(0)),
        "third_parties" => rules.banking.third_parties.and_then(|n| number(n.into())),
        "third_party_turns" => {
            let own = rules.banking.third_party_turns.map(|own| own.min(rules.bank_turns));
            own.and_then(|n| number(n.into()))
        }
        "return_needs_another" => Some(toml::Value::Boolean(rules.banking.return_needs_another)),
        "rotation_minutes" => book.papers.rotation.and_then(|(minutes, _)| number(minutes.into())),
        "rotation_players" => book.papers.rotation.and_then(|(_, players)| number(players.into())),
        "player_fees" => number(book.schedules.iter().filter(|s| s.has_player_fees()).count()),
        key => {
            let nearest = rules.nearest.as_ref().and_then(|nearest| toml::Value::try_from(nearest).ok());
            let (all, path) = (toml::Value::try_from(&**rules).ok()?, || key.split('.'));
            let within = |of: &toml::Value| path().try_fold(of.clone(), |of, part| of.get(part).cloned());
            within(&all).or_else(|| nearest.as_ref().and_then(within))
        }
    }
}

fn unmet(need: &Need, book: &Rulebook) -> Option<Telling> {
    let Some(has) = value(&need.key, book) else {
        return Some(say!("profile-key-missing", key: &need.key));
    };
    let number = has.as_integer();
    let met = need.is.as_ref().is_none_or(|is| *is == has)
        && need.is_not.as_ref().is_none_or(|is_not| *is_not != has)
        && need.least.is_none_or(|least| number.is_some_and(|n| n >= least))
        && need.most.is_none_or(|most| number.is_some_and(|n| n <= most));
    let shown = has.as_str().map_or_else(|| has.to_string(), str::to_string);
    (!met).then(|| say!("profile-key-is", key: &need.key, is: shown))
}

//! Is a profile sound? What it names must be there: a clause that nobody can check would pass unnoticed.

use super::checks::value;
use super::format::{Check, Clause, Need, Profile};
use games::rulebook::{Houses, Rulebook};
use std::collections::BTreeSet;
use voice::{Telling, say};

/// What is wrong with a profile, the first of it.
pub(super) fn flaw(profile: &Profile) -> Option<Telling> {
    let mut known = BTreeSet::new();
    let twice = profile.clauses.iter().find(|clause| !known.insert(&clause.id));
    if let Some(clause) = twice {
        return Some(say!("profile-clause-twice", clause: &clause.id));
    }
    let keyed = profile.clauses.iter().any(|clause| matches!(clause.check, Check::Keys(_)));
    let books = if keyed { shipped() } else { Vec::new() };
    profile.clauses.iter().find_map(|clause| flaw_of(clause, profile, &books))
}

/// The rulebooks that are part of the product: a key that none of them has is none.
fn shipped() -> Vec<Rulebook> {
    let houses = Houses::shipped();
    let blackjack = houses.ids().filter(|id| !houses.is_poker(id));
    blackjack.filter_map(|id| houses.load(id).ok()).collect()
}

fn flaw_of(clause: &Clause, profile: &Profile, books: &[Rulebook]) -> Option<Telling> {
    let mends = clause.mend.iter().flatten();
    let unclear =
        mends.into_iter().find(|change| change.split_once('=').is_none_or(|(key, _)| key.is_empty()));
    if let Some(change) = unclear {
        return Some(say!("profile-mend-unclear", clause: &clause.id, change: change));
    }
    match &clause.check {
        Check::Keys(needs) => needs.iter().find_map(|need| unclear_need(clause, need, books)),
        Check::Approval(since) if !since.is_empty() && !is_day(since) => {
            Some(say!("profile-no-day", clause: &clause.id, text: since))
        }
        Check::Clauses(ids) => {
            let missing = ids.iter().find(|id| of(profile, id).is_none());
            let missing =
                missing.map(|id| say!("profile-clause-missing", clause: &clause.id, missing: id.as_str()));
            missing.or_else(|| {
                leads_back(profile, clause, &mut BTreeSet::new())
                    .then(|| say!("profile-circle", clause: &clause.id))
            })
        }
        _ => None,
    }
}

fn of<'a>(profile: &'a Profile, id: &str) -> Option<&'a Clause> {
    profile.clauses.iter().find(|clause| clause.id == *id)
}

/// Does a clause that is made of others come back to itself?
fn leads_back<'a>(profile: &'a Profile, clause: &'a Clause, above: &mut BTreeSet<&'a str>) -> bool {
    let Check::Clauses(ids) = &clause.check else { return false };
    if !above.insert(&clause.id) {
        return true;
    }
    let back = ids.iter().filter_map(|id| of(profile, id)).any(|next| leads_back(profile, next, above));
    above.remove(clause.id.as_str());
    back
}

fn unclear_need(clause: &Clause, need: &Need, books: &[Rulebook]) -> Option<Telling> {
    let Need { key, is, is_not, least, most } = need;
    if is.is_none() && is_not.is_none() && least.is_none() && most.is_none() {
        return Some(say!("profile-need-empty", clause: &clause.id, key: key));
    }
    let unknown = !OF_PAPERS.contains(&key.as_str()) && books.iter().all(|book| value(key, book).is_none());
    unknown.then(|| say!("profile-key-unknown", clause: &clause.id, key: key))
}

/// Keys that a rulebook may say and none of ours has to.
const OF_PAPERS: [&str; 4] = ["third_parties", "third_party_turns", "rotation_minutes", "rotation_players"];

/// Is it a day, as in 2026-05-01?
pub(super) fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let within = |part: &str, digits: usize, most: u16| {
        part.len() == digits && part.parse::<u16>().is_ok_and(|n| n >= 1 && n <= most)
    };
    within(year, 4, 9999) && within(month, 2, 12) && within(day, 2, 31)
}

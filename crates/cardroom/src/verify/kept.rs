//! Reports that the room keeps because they take long to make: the drop and the player-dealers of a day that is over, what a shift handed
//! over, the digest of every table. No seal stands over them. Each is made again by the writer's code, from records that the rest of
//! this check has looked at, and compared.

use super::{Case, Findings};
use crate::error::Failure;
use ledger::{Account, BooksKey, Reader};
use room::calendar::{Calendar, Days};
use room::digest::{self, Reads, Stretch};
use room::reports;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use voice::say;

/// Records read at once.
const PAGE: u32 = 1_000;

/// Compares what is kept in these books: everything, or what is of a time that was not over at this moment, when an earlier check
/// ended. Gives how much was left out because of that.
pub fn check(
    place: &str,
    key: Arc<BooksKey>,
    since: Option<u64>,
    findings: &mut Findings,
) -> Result<u64, Failure> {
    let mut books = Kept::open(place, key)?;
    let (mut logs, mut left_out) = (BTreeSet::new(), 0);
    for name in books.reader.kept_names("").map_err(|why| why.says())? {
        let parts: Vec<&str> = name.split('/').collect();
        if let ["digest-4", log, ..] = parts[..] {
            logs.extend(log.parse::<u32>());
            continue;
        }
        if since.is_some_and(|since| ended(&name).is_some_and(|end| end <= since)) {
            left_out += 1;
            continue;
        }
        let made = match parts[..] {
            ["drop-1", span] => books.drop(span)?,
            ["banking-1", span] => books.banking(span)?,
            [room::shifts::KIND, shift, span] => books.shift(shift, span)?,
            _ => None,
        };
        let Some(made) = made else { continue };
        findings.counts.kept += 1;
        let kept = books.reader.kept(&name).map_err(|why| why.says())?;
        let kept = kept.and_then(|text| serde_json::from_str::<Value>(&text).ok());
        if kept.map(without_names) != Some(without_names(made)) {
            findings.wrong.push(say!("verify-kept", name: name));
        }
    }
    for log in logs {
        left_out += books.digest(log, since, findings)?;
    }
    Ok(left_out)
}

/// When the time ended that a note is of: its name ends in `FROM-TO`.
fn ended(name: &str) -> Option<u64> {
    name.rsplit_once('-')?.1.parse().ok()
}

/// People and tables may be called otherwise since.
fn without_names(mut rows: Value) -> Value {
    for row in rows.as_array_mut().into_iter().flatten() {
        if let Some(row) = row.as_object_mut() {
            row.remove("name");
        }
    }
    rows
}

/// Books whose reports are made again.
struct Kept {
    reader: Reader,
    calendar: Calendar,
    people: room::people::People,
    private: BTreeSet<u32>,
}

impl Kept {
    fn open(place: &str, key: Arc<BooksKey>) -> Result<Kept, Failure> {
        let mut reader = Reader::open(place, Some(key)).map_err(|why| why.says())?;
        reader.hold_still().map_err(|why| why.says())?;
        let calendar = Calendar::of_books(&mut reader).map_err(|why| why.says())?;
        let loaded = reader.load().map_err(|why| why.says())?;
        let own = |account: &Account| if let Account::Own(table) = account { Some(*table) } else { None };
        let private = loaded.balances.keys().filter_map(own).collect();
        let people = room::people::People::load(&loaded);
        Ok(Kept { reader, calendar, people, private })
    }

    /// The gaming day that is named by its first millisecond and the first one after it; none where it is none of the house's, so
    /// that no report reads it.
    fn day(&self, span: &str) -> Option<Days> {
        let (from, to) = span.split_once('-')?;
        let (from, to): (u64, u64) = (from.parse().ok()?, to.parse().ok()?);
        let day = self.calendar.day_of(from);
        let days = Days::between(&self.calendar, Some(&day), Some(&day)).ok()?;
        (days.bounds() == (from, to)).then_some(days)
    }

    fn drop(&mut self, span: &str) -> Result<Option<Value>, Failure> {
        let Some(day) = self.day(span) else { return Ok(None) };
        let rows = reports::drop_of_day(&mut self.reader, &day).map_err(|why| why.says())?;
        Ok(serde_json::to_value(rows).ok())
    }

    fn banking(&mut self, span: &str) -> Result<Option<Value>, Failure> {
        let Some(day) = self.day(span) else { return Ok(None) };
        let private = self.private.clone();
        let is_private = |table| private.contains(&table);
        let rows = reports::banking_of_day(&mut self.reader, &day, &self.people, &is_private);
        Ok(serde_json::to_value(rows.map_err(|why| why.says())?).ok())
    }

    fn shift(&mut self, shift: &str, span: &str) -> Result<Option<Value>, Failure> {
        let ends = span.split_once('-').and_then(|(from, to)| from.parse().ok().zip(to.parse().ok()));
        let (Some((from, to)), Ok(_)) = (ends, shift.parse::<u32>()) else { return Ok(None) };
        let private = self.private.clone();
        let is_private = |table| private.contains(&table);
        let found = room::shifts::look(&mut self.reader, (from, to), &is_private);
        Ok(serde_json::to_value(found.map_err(|why| why.says())?).ok())
    }

    fn stretch(&mut self, name: &str) -> Result<Option<Stretch>, Failure> {
        let text = self.reader.kept(name).map_err(|why| why.says())?;
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// The digest of a table: its full stretches, and the last one as far as it was kept. Those that an earlier check has seen are
    /// taken as they are, and gone on from. Gives how many those are.
    fn digest(&mut self, log: u32, since: Option<u64>, findings: &mut Findings) -> Result<u64, Failure> {
        let names = self.reader.kept_names(&format!("{}{log}/", digest::KIND)).map_err(|why| why.says())?;
        let seen = |name: &String| since.is_some_and(|since| ended(name).is_some_and(|end| end <= since));
        let (old, new): (Vec<String>, Vec<String>) = names.into_iter().partition(seen);
        let number = |name: &&String| name.split('/').nth(2).and_then(|part| part.parse::<u32>().ok());
        let mut stretch = Stretch::default();
        if let Some(name) = old.iter().max_by_key(number) {
            let Some(before) = self.stretch(name)? else {
                findings.wrong.push(say!("verify-kept", name: name));
                return Ok(0);
            };
            stretch = before.next();
        }
        let mut kept: BTreeMap<String, String> = BTreeMap::new();
        for name in new {
            if let Some(text) = self.reader.kept(&name).map_err(|why| why.says())? {
                kept.insert(name, text);
            }
        }
        let last = kept.remove(&digest::last_name(log));
        let last: Option<Value> = last.and_then(|text| serde_json::from_str(&text).ok());
        let upto = last.as_ref().and_then(|last| last["upto"].as_u64());
        findings.counts.kept += kept.len() as u64 + u64::from(last.is_some());
        let facts = room::past::facts(&mut self.reader, &[log]).map_err(|why| why.says())?;
        let Some(facts) = facts.first() else { return Ok(old.len() as u64) };
        let is_older = !old.is_empty() && upto.is_some_and(|upto| upto <= stretch.upto);
        let (reads, mut agrees) = (Reads::of(facts), last.is_none() || is_older);
        loop {
            let page = self.reader.records(log, stretch.upto, PAGE).map_err(|why| why.says())?;
            for record in &page {
                let full = digest::take_in(&reads, log, record, &mut stretch).map_err(|why| why.says())?;
                if let Some(full) = full {
                    let name = digest::name_of(log, &full);
                    let made = serde_json::to_string(&full).ok();
                    if kept.remove(&name).is_some_and(|kept| Some(kept) != made) {
                        findings.wrong.push(say!("verify-kept", name: name));
                    }
                }
                if upto == Some(record.seq) {
                    agrees = serde_json::to_value(&stretch).ok() == last;
                }
            }
            if page.len() < PAGE as usize {
                break;
            }
        }
        // What is left is said of records that are not there, or are otherwise.
        let left = kept.into_keys().chain((!agrees).then(|| digest::last_name(log)));
        findings.wrong.extend(left.map(|name| say!("verify-kept", name: name)));
        Ok(old.len() as u64)
    }
}

/// Are these books in which something may be kept that can be made again?
pub fn may(case: &Case) -> bool {
    !case.books.shape.export && !case.books.locked && case.books.pits.is_some()
}

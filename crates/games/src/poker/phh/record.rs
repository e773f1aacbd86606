//! The keys of a hand history, read and checked.

use super::reader::{Table, Value, read_tables};
use crate::Flaw;
use crate::clauses::Clause;
use chips::Money;
use std::borrow::Cow;
use voice::{Telling, say};

/// One hand as it stands in a file.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// assert_eq!((record.variant.as_ref(), record.stacks.len(), record.actions.len()), ("NT", 2, 3));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record<'a> {
    /// Its number in a file of many.
    pub key: Option<String>,
    /// The line it starts on.
    pub line: usize,
    /// The text of the whole file, to find the line of an action in.
    pub source: &'a str,
    /// The standard's code of the game.
    pub variant: Cow<'a, str>,
    /// Do antes count by amount in side pots?
    pub ante_trimming: bool,
    /// Each player's ante.
    pub antes: Vec<Money>,
    /// Each player's blind, heads-up the small one first.
    pub blinds: Vec<Money>,
    /// The forced opening bet.
    pub bring_in: Option<Money>,
    /// The lower limit.
    pub small_bet: Option<Money>,
    /// The upper limit.
    pub big_bet: Option<Money>,
    /// The least bet without limits.
    pub min_bet: Option<Money>,
    /// What the players came with.
    pub stacks: Vec<Money>,
    /// What was done.
    pub actions: Vec<Cow<'a, str>>,
    /// What they left with, as the file has it.
    pub finishing: Option<Vec<Money>>,
    /// The players' names.
    pub players: Vec<Cow<'a, str>>,
    /// Our house's rulebook: `ocean-view/lowball`.
    pub rulebook: Option<Cow<'a, str>>,
    /// The limit of it: `3-6`.
    pub limit: Option<Cow<'a, str>>,
    /// Which collection schedule: fixed or spread.
    pub schedule: Option<Cow<'a, str>>,
    /// Our name of the game, where the standard has no code.
    pub game: Option<Cow<'a, str>>,
    /// The clauses that a scenario shows.
    pub clauses: Vec<Cow<'a, str>>,
    /// A key that is neither the standard's nor begins with an underscore.
    pub unknown: Option<String>,
}

/// What makes no sense in a hand: under which key, what, and the clause it offends.
pub(super) struct Fault {
    key: Cow<'static, str>,
    what: Telling,
    clause: Option<Clause>,
}

impl Fault {
    pub fn new(key: impl Into<Cow<'static, str>>, what: Telling) -> Fault {
        Fault { key: key.into(), what, clause: None }
    }

    /// The same, offending this clause.
    pub fn under(self, clause: Clause) -> Fault {
        Fault { clause: Some(clause), ..self }
    }

    /// On the line where its key stands in a hand.
    pub fn in_hand(self, record: &Record<'_>) -> Flaw {
        let line = record.line_of_key(&self.key);
        self.on_line(line)
    }

    fn on_line(self, line: usize) -> Flaw {
        Flaw { clause: self.clause, ..Flaw::of_line(line, self.what) }
    }
}

/// Keys of the standard that say nothing about how a hand is played.
fn is_passed_over(key: &str) -> bool {
    matches!(
        key,
        "author"
            | "event"
            | "url"
            | "venue"
            | "address"
            | "city"
            | "region"
            | "postal_code"
            | "country"
            | "time"
            | "time_zone"
            | "time_zone_abbreviation"
            | "day"
            | "month"
            | "year"
            | "hand"
            | "level"
            | "seats"
            | "seat_count"
            | "table"
            | "winnings"
            | "currency"
            | "currency_symbol"
            | "time_limit"
            | "time_banks"
    )
}

/// Reads every hand of a file: one without a table, or as many as there are tables.
pub fn read(text: &str) -> Result<Vec<Record<'_>>, Flaw> {
    let tables = read_tables(text, |key| !is_passed_over(key)).map_err(|e| {
        let line = e.span().map_or(1, |s| text[..s.start.min(text.len())].matches('\n').count() + 1);
        Flaw::of_line(line, say!("phh-not-read", what: e.message()))
    })?;
    let many = tables.len() > 1;
    let mut records = Vec::with_capacity(tables.len());
    for table in tables {
        // A file of many hands has nothing before its first table, or only keys of the user's own.
        if many && table.name.is_none() && table.keys.iter().all(|(k, _)| k.starts_with('_')) {
            continue;
        }
        let (line, name) = (table.line, table.name.clone());
        let mut read = record(table).map_err(|fault| {
            let line = line_of(text, line, name.is_some(), &fault.key);
            fault.on_line(line)
        })?;
        read.source = text;
        records.push(read);
    }
    Ok(records)
}

/// The line of a key, searched from where its table starts.
fn line_of(text: &str, start: usize, header: bool, key: &str) -> usize {
    let after = text.lines().enumerate().skip(start - 1 + usize::from(header));
    let mut of_table = after.take_while(|(_, l)| !l.trim_start().starts_with('['));
    let is_key = |l: &str| l.trim_start().strip_prefix(key).is_some_and(|l| l.trim_start().starts_with('='));
    of_table.find(|(_, l)| is_key(l)).map_or(start, |(i, _)| i + 1)
}

impl Record<'_> {
    /// The line on which a key stands; the line of the hand where it cannot be found.
    pub fn line_of_key(&self, key: &str) -> usize {
        line_of(self.source, self.line, self.key.is_some(), key)
    }

    /// The line on which an action stands, counted from 0; the line of the hand where it cannot be found.
    pub fn line_of_action(&self, index: usize) -> usize {
        let key = self.line_of_key("actions");
        let start: usize = self.source.split_inclusive('\n').take(key - 1).map(str::len).sum();
        let found = self.source.get(start..).and_then(|text| nth_string(text, index));
        found.map_or(key, |at| key + self.source[start..start + at].matches('\n').count())
    }
}

/// Where the string of this index begins, comments being passed over.
fn nth_string(text: &str, index: usize) -> Option<usize> {
    let mut seen = 0;
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '#' => drop(chars.find(|(_, c)| *c == '\n')),
            '\'' | '"' if seen == index => return Some(at),
            '\'' | '"' => {
                seen += 1;
                while let Some((_, inside)) = chars.next() {
                    match inside {
                        '\\' if c == '"' => drop(chars.next()),
                        _ if inside == c => break,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    None
}

fn record(table: Table<'_>) -> Result<Record<'_>, Fault> {
    let no_actions = !table.keys.iter().any(|(key, _)| key == "actions");
    let mut r = Record { key: table.name.map(Cow::into_owned), line: table.line, ..Record::default() };
    for (key, value) in table.keys {
        read_key(&mut r, &key, value).map_err(|what| Fault::new(key.to_string(), what))?;
    }
    let missing = |key: &str| Err(Fault::new("", say!("phh-no-key", key: key)));
    if r.variant.is_empty() && r.game.is_none() && r.rulebook.is_none() {
        return missing("variant");
    }
    if r.stacks.is_empty() {
        return missing("starting_stacks");
    }
    if no_actions {
        return missing("actions");
    }
    let players = r.stacks.len();
    for (key, list) in [("antes", &r.antes), ("blinds_or_straddles", &r.blinds)] {
        if !list.is_empty() && list.len() != players {
            let what = say!("phh-entries", key: key, entries: list.len(), players: players);
            return Err(Fault::new(key, what));
        }
    }
    Ok(r)
}

fn read_key<'a>(r: &mut Record<'a>, key: &str, value: Value<'a>) -> Result<(), Telling> {
    match key {
        "variant" => r.variant = text(key, value)?,
        "ante_trimming_status" => match value {
            Value::Flag(flag) => r.ante_trimming = flag,
            _ => return Err(say!("phh-true-or-false", key: key)),
        },
        "antes" => r.antes = amounts(key, value, false)?,
        "blinds_or_straddles" => r.blinds = amounts(key, value, true)?,
        "starting_stacks" => r.stacks = amounts(key, value, false)?,
        "finishing_stacks" => r.finishing = Some(amounts(key, value, false)?),
        "bring_in" => r.bring_in = Some(amount(key, &value)?),
        "small_bet" => r.small_bet = Some(bet(key, &value)?),
        "big_bet" => r.big_bet = Some(bet(key, &value)?),
        "min_bet" => r.min_bet = Some(bet(key, &value)?),
        "actions" => r.actions = texts(key, value)?,
        "players" => r.players = texts(key, value)?,
        "_rulebook" => r.rulebook = Some(text(key, value)?),
        "_limit" => r.limit = Some(text(key, value)?),
        "_schedule" => {
            r.schedule = Some(match value {
                Value::Number(n) => n,
                other => text(key, other)?,
            });
        }
        "_game" => r.game = Some(text(key, value)?),
        "_clauses" => r.clauses = texts(key, value)?,
        _ if key.starts_with('_') || is_passed_over(key) => {}
        _ if r.unknown.is_none() => r.unknown = Some(key.to_string()),
        _ => {}
    }
    Ok(())
}

fn text<'a>(key: &str, value: Value<'a>) -> Result<Cow<'a, str>, Telling> {
    match value {
        Value::Text(text) => Ok(text),
        _ => Err(say!("phh-a-string", key: key)),
    }
}

fn texts<'a>(key: &str, value: Value<'a>) -> Result<Vec<Cow<'a, str>>, Telling> {
    let text = |value| if let Value::Text(text) = value { Some(text) } else { None };
    let list = if let Value::List(items) = value { items.into_iter().map(text).collect() } else { None };
    list.ok_or_else(|| say!("phh-strings", key: key))
}

fn amounts(key: &str, value: Value<'_>, negative: bool) -> Result<Vec<Money>, Telling> {
    let Value::List(items) = value else { return Err(say!("phh-amounts", key: key)) };
    items.iter().map(|v| signed(key, v, negative)).collect()
}

fn amount(key: &str, value: &Value<'_>) -> Result<Money, Telling> {
    signed(key, value, false)
}

fn bet(key: &str, value: &Value<'_>) -> Result<Money, Telling> {
    match amount(key, value)? {
        Money::ZERO => Err(say!("phh-more-than-nothing", key: key)),
        amount => Ok(amount),
    }
}

fn signed(key: &str, value: &Value<'_>, negative: bool) -> Result<Money, Telling> {
    let Value::Number(number) = value else { return Err(say!("phh-no-amounts", key: key)) };
    let amount = parse_amount(number)
        .map_err(|e| say!("phh-bad-amount", key: key, number: number.as_ref(), why: Telling::from(e)))?;
    if amount < Money::ZERO && !negative {
        return Err(say!("phh-less-than-nothing", key: key, number: number.as_ref()));
    }
    Ok(amount)
}

/// An amount as it is written: whole chips quickly, everything else by the book.
pub(super) fn parse_amount(text: &str) -> Result<Money, chips::ParseMoneyError> {
    match text.parse::<u32>() {
        Ok(whole) => Ok(Money::dollars(i64::from(whole))),
        Err(_) => text.parse(),
    }
}

/// An amount as hand histories write it: no sign, no commas, decimals only where there are any.
pub fn amount_text(amount: Money) -> String {
    let (cents, sign) = (amount.as_cents().unsigned_abs(), if amount < Money::ZERO { "-" } else { "" });
    match (cents / 100, cents % 100) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => format!("{sign}{whole}.{part:02}"),
    }
}

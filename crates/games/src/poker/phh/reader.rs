//! A quick reader for the TOML that hand histories are written in.
//!
//! Archives have thousands of hands per file and this is most of the work of a replay. It knows tables, keys,
//! numbers, strings, booleans, dates and arrays; for anything else, and for every error, the whole document goes
//! to the `toml` crate, whose word is final.

use std::borrow::Cow;
use std::collections::HashSet;

/// A value of a hand history.
///
/// ```
/// use games::poker::phh::{Value, read_tables};
///
/// let tables = read_tables("variant = 'NT'\nmin_bet = 2", |_| true).unwrap();
/// assert_eq!(tables[0].keys[0].1, Value::Text("NT".into()));
/// assert_eq!(tables[0].keys[1].1, Value::Number("2".into()));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A string.
    Text(Cow<'a, str>),
    /// A number, as it is written.
    Number(Cow<'a, str>),
    /// True or false.
    Flag(bool),
    /// A list.
    List(Vec<Value<'a>>),
    /// Something no hand history of ours uses: a date, a table.
    Other,
}

/// The keys of one hand.
pub type Keys<'a> = Vec<(Cow<'a, str>, Value<'a>)>;

/// One table of a document: its name (none before the first header), the line it starts on, and its keys.
pub struct Table<'a> {
    /// The name in brackets.
    pub name: Option<Cow<'a, str>>,
    /// The line of the header, from 1.
    pub line: usize,
    /// What is in it.
    pub keys: Keys<'a>,
}

/// What the quick reader does not know.
struct Unknown;

/// Reads a document into its tables. Keys for which `wanted` is false are passed over.
pub fn read_tables<'a>(text: &'a str, wanted: fn(&str) -> bool) -> Result<Vec<Table<'a>>, toml::de::Error> {
    match (Quick { text, at: 0, wanted }).document() {
        Ok(tables) => Ok(tables),
        Err(Unknown) => thorough(text),
    }
}

struct Quick<'a> {
    text: &'a str,
    at: usize,
    wanted: fn(&str) -> bool,
}

impl<'a> Quick<'a> {
    fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes()
    }

    fn peek(&self) -> Option<u8> {
        self.bytes().get(self.at).copied()
    }

    /// Passes over spaces and, if asked, over line ends and comments.
    fn space(&mut self, lines: bool) {
        while let Some(b) = self.peek() {
            match b {
                b' ' | b'\t' => self.at += 1,
                b'\n' | b'\r' if lines => self.at += 1,
                b'#' if lines => self.at = self.end_of_line(),
                _ => return,
            }
        }
    }

    fn end_of_line(&self) -> usize {
        self.bytes()[self.at..].iter().position(|b| *b == b'\n').map_or(self.text.len(), |n| self.at + n)
    }

    fn document(&mut self) -> Result<Vec<Table<'a>>, Unknown> {
        let mut tables = vec![Table { name: None, line: 1, keys: Keys::with_capacity(8) }];
        let mut names = HashSet::new();
        let (mut counted, mut line) = (0, 1);
        loop {
            self.space(true);
            match self.peek() {
                None => return Ok(tables),
                Some(b'[') => {
                    line += self.bytes()[counted..self.at].iter().filter(|b| **b == b'\n').count();
                    counted = self.at;
                    self.at += 1;
                    let name = self.bare()?;
                    self.expect(b']')?;
                    let name = Some(Cow::Borrowed(name));
                    if !names.insert(name.clone()) {
                        return Err(Unknown);
                    }
                    tables.push(Table { name, line, keys: Keys::with_capacity(8) });
                }
                Some(_) => self.pair(tables.last_mut().map(|t| &mut t.keys).expect("there is a table"))?,
            }
            self.space(false);
            match self.peek() {
                None | Some(b'\n' | b'\r' | b'#') => {}
                Some(_) => return Err(Unknown),
            }
        }
    }

    fn pair(&mut self, keys: &mut Keys<'a>) -> Result<(), Unknown> {
        let key = self.bare()?;
        self.space(false);
        self.expect(b'=')?;
        self.space(false);
        let wanted = (self.wanted)(key);
        let value = self.value()?;
        if keys.iter().any(|(k, _)| k == key) {
            return Err(Unknown);
        }
        if wanted {
            keys.push((Cow::Borrowed(key), value));
        }
        Ok(())
    }

    fn bare(&mut self) -> Result<&'a str, Unknown> {
        let rest = &self.bytes()[self.at..];
        let end = rest.iter().position(|b| !(b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-')));
        let end = end.unwrap_or(rest.len());
        if end == 0 {
            return Err(Unknown);
        }
        let word = &self.text[self.at..self.at + end];
        self.at += end;
        Ok(word)
    }

    fn expect(&mut self, byte: u8) -> Result<(), Unknown> {
        if self.peek() != Some(byte) {
            return Err(Unknown);
        }
        self.at += 1;
        Ok(())
    }

    fn value(&mut self) -> Result<Value<'a>, Unknown> {
        match self.peek() {
            Some(b'\'' | b'"') => self.string().map(|s| Value::Text(Cow::Borrowed(s))),
            Some(b'[') => self.list(),
            Some(b'-' | b'+' | b'0'..=b'9') => self.number(),
            Some(b't' | b'f') => match self.bare()? {
                "true" => Ok(Value::Flag(true)),
                "false" => Ok(Value::Flag(false)),
                _ => Err(Unknown),
            },
            _ => Err(Unknown),
        }
    }

    fn string(&mut self) -> Result<&'a str, Unknown> {
        let quote = self.bytes()[self.at];
        let rest = &self.bytes()[self.at + 1..];
        let end = rest.iter().position(|b| *b == quote || matches!(b, b'\n' | b'\\')).ok_or(Unknown)?;
        let escape = rest[end] != quote;
        let triple = end == 0 && rest.get(1) == Some(&quote);
        if escape || triple {
            return Err(Unknown);
        }
        let start = self.at + 1;
        self.at = start + end + 1;
        Ok(&self.text[start..start + end])
    }

    /// A plain decimal number; dates and the rarer forms are somebody else's.
    fn number(&mut self) -> Result<Value<'a>, Unknown> {
        let rest = &self.bytes()[self.at..];
        let ends = |b: &u8| matches!(b, b',' | b']' | b'\n' | b'\r' | b' ' | b'\t' | b'#');
        let end = rest.iter().position(ends).unwrap_or(rest.len());
        let word = &self.text[self.at..self.at + end];
        let digits = word.strip_prefix('-').unwrap_or(word);
        let plain = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.') && !digits.is_empty();
        let dots = digits.bytes().filter(|b| *b == b'.').count();
        let zero = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0.");
        if plain && dots <= 1 && !zero && !digits.starts_with('.') && !digits.ends_with('.') {
            self.at += end;
            return Ok(Value::Number(Cow::Borrowed(word)));
        }
        if word.len() >= 8 && digits.bytes().all(|b| b.is_ascii_digit() || matches!(b, b':' | b'-' | b'.')) {
            self.at += end;
            return Ok(Value::Other);
        }
        Err(Unknown)
    }

    fn list(&mut self) -> Result<Value<'a>, Unknown> {
        self.at += 1;
        let mut items = Vec::with_capacity(16);
        loop {
            self.space(true);
            if self.peek() == Some(b']') {
                self.at += 1;
                return Ok(Value::List(items));
            }
            items.push(self.value()?);
            self.space(true);
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b']') => {}
                _ => return Err(Unknown),
            }
        }
    }
}

/// The whole document by the `toml` crate.
fn thorough(text: &str) -> Result<Vec<Table<'static>>, toml::de::Error> {
    let document: toml::Table = toml::from_str(text)?;
    let mut first = Table { name: None, line: 1, keys: Keys::new() };
    let mut tables = Vec::new();
    for (key, value) in document {
        match value {
            toml::Value::Table(table) if !key.starts_with('_') => {
                let line = line_of(text, &key);
                let keys = table.into_iter().map(|(k, v)| (Cow::Owned(k), owned(v))).collect();
                tables.push(Table { name: Some(Cow::Owned(key)), line, keys });
            }
            value => first.keys.push((Cow::Owned(key), owned(value))),
        }
    }
    tables.sort_by_key(|t| t.line);
    tables.insert(0, first);
    Ok(tables)
}

fn line_of(text: &str, name: &str) -> usize {
    let header =
        |line: &str| line.trim_start().strip_prefix('[').is_some_and(|l| l.trim_start().starts_with(name));
    text.lines().position(header).map_or(1, |n| n + 1)
}

fn owned(value: toml::Value) -> Value<'static> {
    match value {
        toml::Value::String(s) => Value::Text(Cow::Owned(s)),
        toml::Value::Integer(n) => Value::Number(Cow::Owned(n.to_string())),
        toml::Value::Float(f) => Value::Number(Cow::Owned(f.to_string())),
        toml::Value::Boolean(b) => Value::Flag(b),
        toml::Value::Array(items) => Value::List(items.into_iter().map(owned).collect()),
        _ => Value::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Keys<'_> {
        read_tables(text, |_| true).unwrap().remove(0).keys
    }

    #[test]
    fn both_readers_agree() {
        let text = "a = 'x'\nb = [1, -2.5, # why\n 3]\nc = true\nd = 2023-06-22\n[7]\ne = [[1], ['y']]\n";
        let quick = (Quick { text, at: 0, wanted: |_| true }).document().ok().unwrap();
        let slow = thorough(text).unwrap();
        assert_eq!(quick.len(), slow.len());
        for (q, s) in quick.iter().zip(&slow) {
            assert_eq!((&q.name, q.line), (&s.name, s.line));
            assert_eq!(q.keys, s.keys);
        }
    }

    #[test]
    fn what_the_quick_reader_does_not_know_goes_to_the_other_one() {
        assert_eq!(keys("a = \"\"\"x\ny\"\"\"")[0].1, Value::Text("x\ny".into()));
        assert_eq!(keys("a = \"x\\ty\"")[0].1, Value::Text("x\ty".into()));
        assert_eq!(keys("a = 1_000")[0].1, Value::Number("1000".into()));
        assert_eq!(keys("\"a b\" = 1")[0].1, Value::Number("1".into()));
    }

    #[test]
    fn nonsense_is_an_error_with_its_line() {
        for text in
            ["a", "a = ", "a = [1", "a = 'x", "a = 1\na = 2", "[x", "a = 01", "a = 1 b = 2", "a = 'x'y"]
        {
            assert!(read_tables(text, |_| true).is_err(), "{text}");
        }
    }
}

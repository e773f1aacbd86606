//! The keys that house files had before they were written in one style.
//!
//! A house file with an old key is refused with the name it has now. The texts inside old books are read as they are:
//! what a table was opened by stays what it was.

use super::finding::line_at;
use toml::de::{DeTable, DeValue};

/// Old names of keys of a file, and the names they have now.
const OF_A_FILE: &[(&str, &str)] =
    &[("title", "name"), ("heads-up-uncapped", "heads_up_uncapped"), ("limit", "limits")];

/// Old names of keys of a limit.
const OF_A_LIMIT: &[(&str, &str)] = &[("bring-in", "bring_in")];

fn now(names: &'static [(&str, &str)], key: &str) -> Option<&'static str> {
    names.iter().find(|(old, _)| *old == key).map(|(_, new)| *new)
}

/// Every old key of a text, once, with its line and its name of today.
pub(crate) fn old_keys(text: &str) -> Vec<(usize, String, &'static str)> {
    let Ok(file) = DeTable::parse(text) else { return vec![] };
    let mut found: Vec<(usize, String, &'static str)> = Vec::new();
    let mut look = |table: &DeTable<'_>, names: &'static [(&str, &str)]| {
        for key in table.keys() {
            if let Some(new) = now(names, key.get_ref()) {
                found.push((line_at(text, key.span().start), key.get_ref().to_string(), new));
            }
        }
    };
    look(file.get_ref(), OF_A_FILE);
    for (key, value) in file.get_ref() {
        if let (true, DeValue::Array(limits)) = (is_limits(key.get_ref()), value.get_ref()) {
            for limit in limits.iter() {
                if let DeValue::Table(limit) = limit.get_ref() {
                    look(limit, OF_A_LIMIT);
                }
            }
        }
    }
    found.sort_by_key(|(line, ..)| *line);
    let mut seen = Vec::new();
    found.retain(|(_, _, new)| {
        !seen.contains(new) && {
            seen.push(*new);
            true
        }
    });
    found
}

fn is_limits(key: &str) -> bool {
    key == "limits" || now(OF_A_FILE, key) == Some("limits")
}

/// A text from a book with its keys as they are called now.
pub(crate) fn upgraded(text: &str) -> String {
    if old_keys(text).is_empty() {
        return text.to_string();
    }
    let Ok(file) = toml::from_str::<toml::Table>(text) else { return text.to_string() };
    let mut file = renamed(file, OF_A_FILE);
    if let Some(toml::Value::Array(limits)) = file.get_mut("limits") {
        for limit in limits {
            if let toml::Value::Table(limit) = limit {
                *limit = renamed(std::mem::take(limit), OF_A_LIMIT);
            }
        }
    }
    file.to_string()
}

fn renamed(table: toml::Table, names: &'static [(&str, &str)]) -> toml::Table {
    table.into_iter().map(|(key, value)| (now(names, &key).map_or(key, str::to_string), value)).collect()
}

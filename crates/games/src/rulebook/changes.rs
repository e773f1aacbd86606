//! Keys of a rulebook changed for pricing: `surrender=none`, `natural=3:2`.

use super::finding::{Finding, Step};
use super::raw::Raw;
use crate::Flaw;
use voice::{Telling, say};

/// One change of a key, `key=value`: the value as TOML, or, where it is not, as a text.
pub(super) fn read(change: &str) -> Result<Raw, Telling> {
    let Some((key, value)) = change.split_once('=') else {
        return Err(say!("house-change-written"));
    };
    let (key, value) = (key.trim(), value.trim());
    let quoted = format!("{key} = {:?}", value.trim_matches('"'));
    toml::from_str(&format!("{key} = {value}")).or_else(|_| toml::from_str(&quoted)).map_err(
        |quoted: toml::de::Error| {
            // The value itself may be sound TOML of the wrong kind; then that is what is wrong with it.
            let as_it_is = toml::from_str::<Raw>(&format!("{key} = {value}")).err();
            let sound = toml::from_str::<toml::Table>(&format!("{key} = {value}")).is_ok();
            let error = as_it_is.filter(|_| sound).unwrap_or(quoted);
            say!("house-cannot-change", key: key, why: plainly(error.message()))
        },
    )
}

/// What the reader of TOML says, in words for somebody who does not write programs.
fn plainly(message: &str) -> Telling {
    if let Some((_, keys)) =
        message.split_once(", expected one of ").filter(|_| message.starts_with("unknown field"))
    {
        return say!("house-no-such-key", keys: keys.replace('`', ""));
    }
    if let Some((given, wanted)) =
        message.split_once(", expected ").filter(|_| message.starts_with("invalid"))
    {
        let given = given.split_once(": ").map_or(given, |(_, given)| given).replace('`', "");
        let wanted = match wanted {
            "u8" | "u16" | "u32" | "u64" | "i64" | "usize" => say!("house-wants-number"),
            "a boolean" => say!("house-wants-boolean"),
            "an array of length 2" => say!("house-wants-two-numbers"),
            "a sequence" => say!("house-wants-list"),
            wanted if wanted.starts_with("struct ") => say!("house-wants-one-key"),
            wanted => say!("house-not-read", what: wanted.replace('`', "")),
        };
        return say!("house-wants", given: given, wanted: wanted);
    }
    say!("house-not-read", what: message.trim().replace('\n', "; "))
}

/// Puts a finding to the changes, since the file by itself is sound as far as anybody knows, and of those to the last one
/// of this key.
pub(super) fn place(finding: Finding, changes: &[&str]) -> Flaw {
    let of_key = |change: &&&str| {
        let key = change.split(['=', '.']).next().unwrap_or_default();
        matches!(finding.path.first(), Some(Step::Key(at)) if *at == key.trim())
    };
    let named = changes.iter().rev().find(of_key).map_or_else(|| changes.join(", "), |c| c.to_string());
    Flaw { clause: finding.clause, ..Flaw::of_file(&named, finding.what) }
}

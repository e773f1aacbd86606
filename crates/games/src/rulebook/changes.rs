//! Keys of a rulebook changed for pricing: `surrender=none`, `natural=3:2`.

use super::finding::{Finding, Problem, Step};
use super::raw::Raw;

/// One change of a key, `key=value`: the value as TOML, or, where it is not, as a text.
pub(super) fn read(change: &str) -> Result<Raw, String> {
    let Some((key, value)) = change.split_once('=') else {
        return Err("a change is written key=value, like surrender=none".into());
    };
    let (key, value) = (key.trim(), value.trim());
    let quoted = format!("{key} = {:?}", value.trim_matches('"'));
    toml::from_str(&format!("{key} = {value}")).or_else(|_| toml::from_str(&quoted)).map_err(
        |quoted: toml::de::Error| {
            // The value itself may be sound TOML of the wrong kind; then that is what is wrong with it.
            let as_it_is = toml::from_str::<Raw>(&format!("{key} = {value}")).err();
            let sound = toml::from_str::<toml::Table>(&format!("{key} = {value}")).is_ok();
            let error = as_it_is.filter(|_| sound).unwrap_or(quoted);
            format!("cannot change {key}: {}", plainly(error.message()))
        },
    )
}

/// What the reader of TOML says, in words for somebody who does not write programs.
fn plainly(message: &str) -> String {
    if let Some((_, keys)) =
        message.split_once(", expected one of ").filter(|_| message.starts_with("unknown field"))
    {
        return format!("a house file has no such key; it has {}", keys.replace('`', ""));
    }
    if let Some((given, wanted)) =
        message.split_once(", expected ").filter(|_| message.starts_with("invalid"))
    {
        let given = given.split_once(": ").map_or(given, |(_, given)| given).replace('`', "");
        let wanted = match wanted {
            "u8" | "u16" | "u32" | "u64" | "i64" | "usize" => "a whole number from 0 up".to_string(),
            "a boolean" => "true or false".to_string(),
            "an array of length 2" => "two numbers like [6, 8]".to_string(),
            "a sequence" => "a list like [1, 3, 6, 30, 100, 300]".to_string(),
            wanted if wanted.starts_with("struct ") => {
                "several keys; change one of them, like buster.pays".to_string()
            }
            wanted => wanted.replace('`', ""),
        };
        return format!("{given} is not what it holds: {wanted}");
    }
    message.trim().replace('\n', "; ")
}

/// Puts a finding to the changes, since the file by itself is sound as far as anybody knows, and of those to the last one
/// of this key.
pub(super) fn place(finding: Finding, changes: &[&str]) -> Problem {
    let of_key = |change: &&&str| {
        let key = change.split(['=', '.']).next().unwrap_or_default();
        matches!(finding.path.first(), Some(Step::Key(at)) if *at == key.trim())
    };
    let named = changes.iter().rev().find(of_key).map_or_else(|| changes.join(", "), |c| c.to_string());
    Problem { clause: finding.clause, ..Problem::of_file(&named, finding.what) }
}

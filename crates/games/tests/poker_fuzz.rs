//! Hand histories that make no sense: whatever they say, they are read, refused or played, and nothing panics.

mod poker_common;

use chips::Money;
use games::poker::phh::{self, Outcome, Replayer};
use poker_common::Luck;
use std::path::Path;

fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dirs =
        [root.join("../../scenarios/poker"), root.join("tests/data/bites"), root.join("tests/data/phh/F7S8")];
    let files = dirs.iter().flat_map(|d| std::fs::read_dir(d).unwrap()).map(|e| e.unwrap().path());
    let mut files: Vec<_> = files.filter(|p| p.extension().is_some_and(|e| e == "phh")).collect();
    files.sort();
    files.iter().map(|p| std::fs::read_to_string(p).unwrap()).collect()
}

fn runs() -> usize {
    if std::env::var_os("CARDROOM_SOAK").is_some() { 2_000_000 } else { 20_000 }
}

/// Chips do not appear or vanish, whatever was done.
fn check(replayer: &mut Replayer, record: &phh::Record<'_>) {
    if let Ok(Outcome::Played(played)) = replayer.replay(record) {
        let end: Money = played.finishing_stacks().sum::<Money>() + played.hand.collected();
        assert_eq!(end, record.stacks.iter().copied().sum());
    }
}

#[test]
fn actions_in_any_order_are_played_or_refused() {
    let texts = texts();
    let records: Vec<_> = texts.iter().map(|t| phh::read(t).unwrap().remove(0)).collect();
    let actions: Vec<_> = records.iter().flat_map(|r| r.actions.iter().cloned()).collect();
    let (mut luck, mut replayer) = (Luck::new(5), Replayer::default());
    for i in 0..runs() {
        let mut record = records[i % records.len()].clone();
        for _ in 0..1 + luck.below(4) {
            let at = luck.below(record.actions.len().max(1));
            match luck.below(5) {
                0 if !record.actions.is_empty() => {
                    drop(record.actions.remove(at.min(record.actions.len() - 1)))
                }
                1 if record.actions.len() > 1 => {
                    let other = luck.below(record.actions.len());
                    record.actions.swap(at, other);
                }
                2 => record.actions.insert(at, actions[luck.below(actions.len())].clone()),
                3 => {
                    let again = record.actions.get(at).cloned().unwrap_or_default();
                    record.actions.insert(at, again);
                }
                _ => {
                    let seat = luck.below(record.stacks.len());
                    record.stacks[seat] = Money::cents(25 * (1 + luck.below(300) as i64));
                }
            }
        }
        check(&mut replayer, &record);
    }
}

#[test]
fn bytes_in_any_order_are_read_or_not() {
    let texts = texts();
    let (mut luck, mut replayer) = (Luck::new(6), Replayer::default());
    let salt: Vec<char> = "'\"[]=,#\n0123456789.-_ pdcbrsmhkAKQTJx?é∞\u{0}".chars().collect();
    for i in 0..runs() {
        let mut chars: Vec<char> = texts[i % texts.len()].chars().collect();
        for _ in 0..1 + luck.below(4) {
            let at = luck.below(chars.len());
            match luck.below(3) {
                0 => drop(chars.remove(at)),
                1 => chars.insert(at, salt[luck.below(salt.len())]),
                _ => chars[at] = salt[luck.below(salt.len())],
            }
        }
        let text: String = chars.into_iter().collect();
        for record in phh::read(&text).unwrap_or_default() {
            check(&mut replayer, &record);
        }
    }
}

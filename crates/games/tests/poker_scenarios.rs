//! Scenario files: hands that people wrote to show a clause, refereed and held to what they say.

use chips::Money;
use games::Clause;
use games::poker::phh::{self, Outcome, Replayer, Value, read_tables};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/poker");
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    files
}

fn key(text: &str, name: &str) -> Option<String> {
    let keys = read_tables(text, |_| true).unwrap().remove(0).keys;
    keys.into_iter().find(|(k, _)| k == name).map(|(_, v)| match v {
        Value::Text(t) | Value::Number(t) => t.into_owned(),
        other => panic!("{name} is {other:?}"),
    })
}

#[test]
fn every_scenario_ends_as_it_says() {
    let mut replayer = Replayer::default();
    let mut wrong = Vec::new();
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = phh::read(&text).unwrap().remove(0);
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        let refused = key(&text, "_refused");
        match replayer.replay(&record) {
            Ok(Outcome::Played(played)) => {
                let got: Vec<Money> = played.finishing_stacks().collect();
                let drop: Money = key(&text, "_drop").unwrap_or("0".into()).parse().unwrap();
                if refused.is_some() || Some(&got) != record.finishing.as_ref() || drop != played.hand.drop {
                    wrong.push(format!(
                        "{name}: {got:?}, drop {}, not {:?}, {drop}",
                        played.hand.drop, record.finishing
                    ));
                }
            }
            Ok(Outcome::Refused { action, refusal, .. }) => {
                let last = record.actions.last().map(|a| a.to_string());
                if refused.as_deref() != Some(refusal.clause.id()) || Some(&action) != last.as_ref() {
                    wrong.push(format!("{name}: {action} refused: {refusal}, not {refused:?} of {last:?}"));
                }
            }
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{} scenarios are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_clause_has_a_scenario_every_irregularity_two_and_the_sevens_twelve() {
    let mut shown: HashMap<String, usize> = HashMap::new();
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        for clause in &phh::read(&text).unwrap()[0].clauses {
            assert!(Clause::POKER.iter().any(|c| c.id() == clause), "{} cites {clause}", path.display());
            *shown.entry(clause.to_string()).or_default() += 1;
        }
    }
    let irregular = |id: &str| {
        let in_range = |prefix: &str, from: u8, to: u8| {
            id.strip_prefix(prefix).and_then(|n| n.parse().ok()).is_some_and(|n: u8| (from..=to).contains(&n))
        };
        in_range("HE-", 11, 19)
            || id == "CP-2"
            || in_range("DR-", 1, 8)
            || in_range("LB-", 6, 8)
            || in_range("ST-", 7, 12)
    };
    let lacking: Vec<String> = Clause::POKER
        .iter()
        .map(|c| (c.id(), shown.get(c.id()).copied().unwrap_or(0), if irregular(c.id()) { 2 } else { 1 }))
        .filter(|(_, has, wants)| has < wants)
        .map(|(id, has, wants)| format!("{id} has {has} of {wants}"))
        .collect();
    assert!(lacking.is_empty(), "{}", lacking.join(", "));
    let sevens =
        files().iter().filter(|p| p.file_name().unwrap().to_string_lossy().starts_with("sevens-")).count();
    assert!(sevens >= 12, "the sevens rule has {sevens} scenarios");
}

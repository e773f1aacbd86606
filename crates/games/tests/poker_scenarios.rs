//! Scenario files: hands and table scripts that people wrote to show a clause, refereed and held to what they say.

use chips::Money;
use games::Clause;
use games::poker::HouseGame;
use games::poker::phh::{self, Outcome, Replayer, Value, read_tables};
use games::scenario::Script;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

fn files(ending: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/poker");
    let files = std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files
}

/// The hands.
fn hands() -> Vec<PathBuf> {
    files("phh")
}

/// The table scripts, read.
fn scripts() -> Vec<(PathBuf, Script)> {
    let read = |path: PathBuf| {
        let script = Script::parse(&std::fs::read_to_string(&path).unwrap());
        let script = script.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, script)
    };
    files("toml").into_iter().map(read).collect()
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
    for path in hands() {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = phh::read(&text).unwrap().remove(0);
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        let refused = key(&text, "_refused");
        match replayer.replay(&record) {
            Ok(Outcome::Played(played)) => {
                let got: Vec<Money> = played.finishing_stacks().collect();
                let drop: Money = key(&text, "_drop").unwrap_or("0".into()).parse().unwrap();
                if refused.is_some()
                    || Some(&got) != record.finishing.as_ref()
                    || drop != played.hand.collected()
                {
                    wrong.push(format!(
                        "{name}: {got:?}, drop {}, not {:?}, {drop}",
                        played.hand.collected(),
                        record.finishing
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
    let mut show = |path: &Path, clause: &str| {
        let of_the_room = [Clause::Room16, Clause::Room17];
        let known = Clause::POKER.iter().chain(Clause::OPEN).chain(&of_the_room).any(|c| c.id() == clause);
        assert!(known, "{} cites {clause}", path.display());
        *shown.entry(clause.to_string()).or_default() += 1;
    };
    for path in hands() {
        let text = std::fs::read_to_string(&path).unwrap();
        phh::read(&text).unwrap()[0].clauses.iter().for_each(|clause| show(&path, clause));
    }
    for (path, script) in scripts() {
        script.shows.iter().for_each(|clause| show(&path, clause));
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
        .chain(Clause::OPEN)
        .map(|c| (c.id(), shown.get(c.id()).copied().unwrap_or(0), if irregular(c.id()) { 2 } else { 1 }))
        .filter(|(_, has, wants)| has < wants)
        .map(|(id, has, wants)| format!("{id} has {has} of {wants}"))
        .collect();
    assert!(lacking.is_empty(), "{}", lacking.join(", "));
    let sevens =
        hands().iter().filter(|p| p.file_name().unwrap().to_string_lossy().starts_with("sevens-")).count();
    assert!(sevens >= 12, "the sevens rule has {sevens} scenarios");
}

#[test]
fn every_table_script_comes_true() {
    let mut refusals = 0;
    for (path, script) in scripts() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with("table-") && script.title.is_some() && !script.shows.is_empty(), "{name}");
        let game = HouseGame::shipped(&script.rulebook.what).unwrap();
        let played = script.play_poker(&game).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(played.table.finished() > 0 && played.table.on().is_none(), "{name}");
        refusals += played.refusals.len();
    }
    assert!(scripts().len() >= 28 && refusals >= 15, "{} scripts, {refusals} refusals", scripts().len());
}

/// What is wrong with a hold'em script of these steps after two hands among four, Gus sitting out of the second; the
/// steps begin on line 4.
fn nonsense(steps: &[&str]) -> (usize, String) {
    let opening = ["join Ann 1 200", "join Cal 3 200", "join Eve 5 200", "join Gus 7 200"];
    let hands = ["begin", "play out", "out Gus", "begin", "play out"];
    let steps: String = opening.iter().chain(&hands).chain(steps).map(|s| format!("  \"{s}\",\n")).collect();
    let text = format!("rulebook = \"ocean-view/holdem\"\nlimit = \"4-8\"\nsteps = [\n{steps}]\n");
    let script = Script::parse(&text).unwrap();
    let end = script.play_poker(&HouseGame::shipped("ocean-view/holdem").unwrap());
    end.err().map_or((0, String::new()), |e| (e.line, e.what.to_string()))
}

#[test]
fn words_too_many_or_misspelt_in_a_script_are_told_with_their_line() {
    for step in [
        "",
        "join Hal 8",
        "join Hal eight 200",
        "join Hal 8 200 now",
        "leave Hal",
        "leave Ann now",
        "out Gus",
        "back Ann",
        "back Gus now",
        "come Gus post-booth",
        "come Gus",
        "move Ann",
        "begin again",
        "void it",
        "play",
        "play out now",
        "deal",
        "deal Ann",
        "cards As",
        "cards",
        "Ann folds",
        "Ann fold",
        "Ann calls 4",
        "Zoe folds",
        "not big Ann",
        "posts Ann",
        "posts Ann dead 2",
        "posts Ann live 4 dead 2",
        "owes Gus everything",
        "owes Zoe nothing",
        "costs Gus post-both",
        "costs Gus post-both six",
        "button first",
        "refused HE-99 begin",
        "refused he-8 come Gus right-in",
        "refused HE-8",
        "refused HE-8 come Gus right-in now",
        "refused HE-8 out Ann",
    ] {
        let (line, what) = nonsense(&[step]);
        assert_eq!(line, 13, "{step}: {what}");
        assert!(what.starts_with(&format!("\"{step}\": ")) && !what.contains("not so"), "{what}");
    }
    for step in ["back Gus", "come Gus post-both", "leave Gus", "refused HE-8 come Gus right-in", "begin"] {
        assert_eq!(nonsense(&[step]), (0, String::new()), "{step}");
    }
}

#[test]
fn steps_of_a_script_have_one_meaning_each() {
    // The button goes to Eve, who is first to act of three.
    let dealt = ["begin", "small Ann", "big Cal", "deal", "asks Eve"];
    let then = |more: &[&str]| nonsense(&[&dealt[..], more].concat());
    for (step, what) in [
        ("Eve checks", "there is a bet to call"),
        ("Eve bets 8", "there is a bet already: it is raised"),
        ("Gus folds", "Gus is in no hand"),
        ("cards As", "it is not the dealer's move"),
        ("deal", "it is not the dealer's move"),
    ] {
        assert_eq!(then(&[step]), (18, format!("\"{step}\": {what}")));
    }
    let flop = ["Eve calls", "Ann calls", "Cal checks"];
    let after = |step: &'static str| then(&[&flop[..], &[step]].concat());
    assert_eq!(after("cards As Ks").1, "\"cards As Ks\": cards are missing: the dealer needs 2 more");
    let flop = ["Eve calls", "Ann calls", "Cal checks", "deal"];
    let after = |step: &'static str| then(&[&flop[..], &[step]].concat());
    assert_eq!(after("Ann calls").1, "\"Ann calls\": there is nothing to call");
    assert_eq!(after("Ann raises 8").1, "\"Ann raises 8\": there is nothing to raise");
    assert_eq!(after("Ann bets 4"), (0, String::new()));
}

#[test]
fn claims_that_are_not_so_end_a_script() {
    for (claim, found) in [
        ("stack Ann 1", "Ann has $202"),
        ("button 9", "it is at seat 3"),
        ("drop 4", "$0 is in the drop"),
        ("dealt Gus", "it is Eve, Ann, Cal"),
        ("not dealt Ann", "it is Eve, Ann, Cal"),
        ("not passed Gus", "it is Gus"),
        ("passed Ann", "it is Gus"),
        ("big Eve", "it is Ann"),
        ("small Ann", "it is Eve"),
        ("kills Ann", "it is nobody"),
        ("jumps Ann", "it is nobody"),
        ("asks Ann", "it is nobody"),
        ("posts Ann 2", "Ann posts $0 dead and $4 live"),
        ("posts Ann dead 4 live 0", "Ann posts $0 dead and $4 live"),
        ("owes Gus nothing", "it is missed"),
        ("costs Gus post-both 4", "it costs $6"),
        ("costs Gus right-in 0", "Gus may not come in that way"),
    ] {
        assert_eq!(nonsense(&[claim]), (13, format!("\"{claim}\": not so: {found}")));
    }
    let (line, what) = nonsense(&["refused HE-8 come Gus post-both"]);
    assert_eq!((line, what.as_str()), (13, "\"refused HE-8 come Gus post-both\": it was not refused"));
    assert!(nonsense(&["refused HE-7 come Gus right-in"]).1.contains("under another clause"));
    assert!(nonsense(&["come Gus right-in"]).1.contains("refused: "));
}

#[test]
fn a_script_has_the_keys_of_its_game() {
    let game = HouseGame::shipped("ocean-view/holdem").unwrap();
    let told = |keys: &str| {
        let text = format!("rulebook = \"ocean-view/holdem\"\n{keys}\nsteps = []\n");
        let script = Script::parse(&text)?;
        script.play_poker(&game).map(|_| ())
    };
    assert_eq!(told("limit = \"4-8\""), Ok(()));
    assert!(
        told("")
            .unwrap_err()
            .to_string()
            .starts_with("line 1: a poker table needs its limit; there are 2-4, ")
    );
    assert!(
        told("limit = \"4-9\"")
            .unwrap_err()
            .to_string()
            .starts_with("line 2: there is no limit 4-9; there are")
    );
    assert_eq!(
        told("limit = \"4-8\"\ndecks = 1").unwrap_err().to_string(),
        "line 3: poker is dealt from one deck"
    );
    assert_eq!(
        told("schedule = 1").unwrap_err().to_string(),
        "line 2: a poker table has a limit, not a schedule"
    );
    assert_eq!(told("seats = 9").unwrap_err().line, 2);
    let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
    let script = Script::parse("rulebook = \"aviator/pure-21.5\"\nlimit = \"4-8\"\nsteps = []\n").unwrap();
    let told = script.play(&book).unwrap_err().to_string();
    assert_eq!(told, "line 2: a blackjack table has a schedule, not a limit");
}

/// A hand of the open house is told by the standard's code alone: without our keys and burns it is another room's, and ends alike.
#[test]
fn hands_of_the_open_house_replay_as_if_recorded_elsewhere_o1() {
    let (mut replayer, mut codes) = (Replayer::default(), std::collections::BTreeSet::new());
    for path in hands() {
        let text = std::fs::read_to_string(&path).unwrap();
        let ours = text.contains("_rulebook = 'open/") && !text.contains("_refused");
        if !ours || text.contains("'d exposed") || text.contains("'d scramble") {
            continue;
        }
        let kept = |line: &&str| !line.starts_with('_') && !line.contains("'d burn");
        let told: String = text.lines().filter(kept).map(|line| format!("{line}\n")).collect();
        let record = phh::read(&told).unwrap().remove(0);
        match replayer.replay(&record).unwrap() {
            Outcome::Played(played) => {
                let got: Vec<Money> = played.finishing_stacks().collect();
                assert_eq!(Some(&got), record.finishing.as_ref(), "{}", path.display());
            }
            Outcome::Refused { action, refusal, .. } => panic!("{}: {action}: {refusal}", path.display()),
        }
        codes.insert(record.variant.into_owned());
    }
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), ["F2L3D", "FB", "N2L1D", "NS", "NT", "PO"]);
}

//! The scenario files as a syllabus: each is asked as a question, and answered. Settlement beside the Python oracle. Pitch mode.

use games::rulebook::Houses;
use school::{Asked, Drill, Given, LEVELS, Pitch};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The shipped houses, and those of the scenarios.
fn houses() -> Houses {
    let mut houses = Houses::shipped();
    let folder = root().join("scenarios/houses");
    for house in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(&house).unwrap().map(|e| e.unwrap().path()) {
            let stem = |p: &Path| p.file_stem().unwrap().to_string_lossy().into_owned();
            let name = house.file_name().unwrap().to_string_lossy();
            let id = format!("{name}/{}", stem(&file));
            houses.add(&id, file.display().to_string(), std::fs::read_to_string(&file).unwrap());
        }
    }
    houses
}

fn scenarios() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = ["blackjack", "poker", "introduction"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root().join("scenarios").join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml" || e == "phh"))
        .collect();
    files.push(root().join("scenarios/example.toml"));
    files.sort();
    files
}

#[test]
fn every_scenario_is_a_question() {
    let houses = houses();
    let (mut asked, mut wrong) = (0, Vec::new());
    for path in scenarios() {
        let text = std::fs::read_to_string(&path).unwrap();
        match school::lesson(&houses, &text) {
            Ok(sheet) => {
                let key = sheet.key();
                let fits = !key.is_empty() && key.len() == sheet.question().parts.len();
                let graded = sheet.grade(&key);
                let none = sheet.grade(&[]);
                if !fits || !graded.right || none.right {
                    wrong.push(format!("{}: {key:?}", path.display()));
                }
                asked += 1;
            }
            Err(why) => wrong.push(format!("{}: {why}", path.display())),
        }
    }
    assert!(wrong.is_empty(), "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(asked > 390, "only {asked}");
}

/// Settlement as the Python oracle settles it, which was written without a look at the referee.
#[test]
fn settlement_is_the_oracles() {
    let houses = Houses::shipped();
    let books =
        ["aviator/pure-21.5", "ocean-view/pure-21.5", "livermore/pure-21.5", "21st-century/21st-century-8.0"];
    let soak = std::env::var("CARDROOM_SOAK").is_ok_and(|v| v == "1");
    let folder = tempfile::tempdir().unwrap();
    let mut keys = Vec::new();
    for seed in 0..if soak { 10_000 } else { 200 } {
        let rulebook = books[seed as usize % books.len()].to_string();
        let drill = if seed % 3 == 0 { Drill::Worth } else { Drill::Settle };
        let asked = Asked { rulebook, drill, level: (seed % u64::from(LEVELS)) as u8 + 1, seed };
        let sheet = school::sheet(&houses, &asked).unwrap_or_else(|e| panic!("{asked:?}: {e}"));
        let file = folder.path().join(format!("{seed:05}.toml"));
        std::fs::write(&file, sheet.file().expect("a settlement is a round")).unwrap();
        keys.push((asked, file, sheet.key()));
    }
    let oracle = root().join("tests/oracle/oracle.py");
    for keys in keys.chunks(500) {
        let files = keys.iter().map(|(_, file, _)| file);
        let out = Command::new("python3").arg(&oracle).args(files).output().expect("Python is there");
        let text = String::from_utf8(out.stdout).unwrap();
        assert_eq!(text.lines().count(), keys.len(), "{}", String::from_utf8_lossy(&out.stderr));
        for ((asked, file, key), line) in keys.iter().zip(text.lines()) {
            let round: serde_json::Value = serde_json::from_str(line).unwrap();
            let file = || std::fs::read_to_string(file).unwrap();
            let settled = round["settlement"].as_array().unwrap_or_else(|| panic!("{line}\n{}", file()));
            let moves =
                |l: &serde_json::Value| (l["paid"].as_f64().unwrap(), l["collected"].as_f64().unwrap());
            let oracles: Vec<(f64, f64)> =
                settled.iter().filter(|l| l["wager"] != "insurance").map(moves).collect();
            let every: Vec<(f64, f64)> = settled.iter().map(moves).collect();
            let ours: Vec<(f64, f64)> = key
                .iter()
                .filter_map(|given| match given {
                    Given::Chips { pays, takes } => Some((pays.as_dollars(), takes.as_dollars())),
                    _ => None,
                })
                .collect();
            assert!(ours == oracles || ours == every, "{asked:?}: {ours:?}, not {every:?}\n{}", file());
        }
    }
}

/// A pitch is run to its end by whoever knows the key, and the first slip is named.
#[test]
fn a_round_is_run_from_the_first_wager_to_the_last_chip() {
    let houses = Houses::shipped();
    for rulebook in [
        "aviator/pure-21.5",
        "livermore/pure-21.5",
        "open/closest-22",
        "ocean-view/holdem",
        "ocean-view/stud",
    ] {
        for seed in 0..20 {
            for dealt_for in [false, true] {
                let level = (seed % u64::from(LEVELS)) as u8 + 1;
                let asked = Pitch { rulebook: rulebook.into(), level, seed, dealt_for };
                let pitched = school::pitch(&houses, &asked).unwrap();
                let blanks = vec![Given::Pick(usize::MAX); pitched.beats.len()];
                let graded = school::grade_pitch(&houses, &asked, &blanks).unwrap();
                assert!(graded.iter().all(|beat| !beat.right), "{asked:?}");
                let key: Vec<Given> = graded.iter().map(|beat| beat.key.clone()).collect();
                let mut graded = school::grade_pitch(&houses, &asked, &key).unwrap();
                assert!(graded.iter().all(|beat| beat.right), "{asked:?}");
                // As far as it was run, and no farther.
                graded.truncate(2);
                let first = &key[..key.len().min(2)];
                assert_eq!(school::grade_pitch(&houses, &asked, first).unwrap(), graded);
                assert!(
                    !pitched.says.is_empty() && (!pitched.beats.is_empty() || rulebook.contains("ocean"))
                );
            }
        }
    }
}

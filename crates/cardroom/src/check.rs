//! `cardroom check`: are house files sound? Every finding names file, line, what is wrong and the clause.

use crate::houses::{HousesArg, adopt};
use games::poker::HouseGame;
use games::rulebook::{Houses, Problem, Rulebook};
use serde::Serialize;
use std::process::ExitCode;

/// Check house files: unknown keys, contradictions, fees, brackets, payouts, decks
#[derive(clap::Args)]
pub struct Args {
    /// Files or rulebook ids; without any, all of them
    files: Vec<String>,
    /// Print JSON, one object per file
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    houses: HousesArg,
}

/// What is printed for a file.
#[derive(Serialize)]
struct Report {
    rulebook: String,
    ok: bool,
    problems: Vec<Problem>,
    choices: Vec<games::rulebook::Choice>,
}

pub fn run(args: &Args) -> ExitCode {
    let mut houses = match args.houses.load() {
        Ok(houses) => houses,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    let names: Vec<String> = if args.files.is_empty() { all(&houses) } else { args.files.clone() };
    let mut sound = true;
    for name in names {
        let report = report(&mut houses, &name);
        sound &= report.ok;
        if args.json {
            println!("{}", serde_json::to_string(&report).expect("a report is JSON"));
        } else {
            print(&report);
        }
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// Every rulebook there is: blackjack from house files, poker from those that are shipped.
fn all(houses: &Houses) -> Vec<String> {
    houses.ids().map(str::to_string).chain(HouseGame::shipped_ids()).collect()
}

fn report(houses: &mut Houses, name: &str) -> Report {
    if let Some(problems) = poker_problems(houses, name) {
        return Report { rulebook: name.to_string(), ok: problems.is_empty(), problems, choices: vec![] };
    }
    let loaded = adopt(houses, name)
        .map_err(|what| vec![Problem { file: name.into(), line: 0, what, clause: None }])
        .and_then(|id| houses.load(&id));
    let (problems, choices) = match loaded {
        Ok(Rulebook { choices, .. }) => (vec![], choices),
        Err(problems) => (problems, vec![]),
    };
    Report { rulebook: name.to_string(), ok: problems.is_empty(), problems, choices }
}

/// What is wrong with a poker file; none where the name is not for one.
fn poker_problems(houses: &mut Houses, name: &str) -> Option<Vec<Problem>> {
    if HouseGame::shipped(name).is_some() {
        return Some(vec![]);
    }
    let id = adopt(houses, name).ok()?;
    houses.game(&id).filter(|game| game != "blackjack")?;
    let problem = |what| Problem { file: name.to_string(), line: 0, what, clause: None };
    Some(HouseGame::parse(houses.text(&id)?).err().map(problem).into_iter().collect())
}

fn print(report: &Report) {
    if !report.ok {
        for problem in &report.problems {
            println!("{problem}");
        }
    } else if report.choices.is_empty() {
        println!("{}: sound", report.rulebook);
    } else {
        println!(
            "{}: sound as a template; before it can be dealt the cardroom must choose (D10):",
            report.rulebook
        );
        for choice in &report.choices {
            println!("  {:<10} {}", choice.key, choice.decides);
        }
    }
}

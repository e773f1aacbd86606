//! `cardroom check`: are house files sound? Every finding names file, line, what is wrong and the clause. With a legal profile: does a
//! rulebook do what its clauses ask for, and what would it cost if it did?

mod profile;

use crate::error::failed;
use crate::houses::{HousesArg, adopt};
use games::Flaw;
use games::rulebook::Houses;
use serde::Serialize;
use std::process::ExitCode;
use voice::say;

/// Check house files: unknown keys, contradictions, fees, brackets, payouts, decks
#[derive(clap::Args)]
pub struct Args {
    /// Files or rulebook ids; without any, all of them
    files: Vec<String>,
    /// Hold the rulebooks against a legal profile: classic, reg2026, or a path to a file
    #[arg(long, value_name = "NAME")]
    profile: Option<String>,
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
    problems: Vec<Flaw>,
    choices: Vec<games::rulebook::Choice>,
}

pub fn run(args: &Args) -> ExitCode {
    let mut houses = match args.houses.load() {
        Ok(houses) => houses,
        Err(why) => return failed(&why),
    };
    let names: Vec<String> =
        if args.files.is_empty() { houses.ids().map(String::from).collect() } else { args.files.clone() };
    if let Some(profile) = &args.profile {
        return profile::run(profile, &mut houses, &names, args.json);
    }
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

fn report(houses: &mut Houses, name: &str) -> Report {
    let loaded = match adopt(houses, name) {
        Err(why) => Err(vec![Flaw::of_file(name, why.says())]),
        Ok(id) => houses.check(&id),
    };
    let (problems, choices) = match loaded {
        Ok(choices) => (vec![], choices),
        Err(problems) => (problems, vec![]),
    };
    Report { rulebook: name.to_string(), ok: problems.is_empty(), problems, choices }
}

fn print(report: &Report) {
    if !report.ok {
        for problem in &report.problems {
            println!("{problem}");
        }
    } else if report.choices.is_empty() {
        println!("{}", say!("command-sound", rulebook: &report.rulebook));
    } else {
        println!("{}", say!("command-sound-template", rulebook: &report.rulebook));
        for choice in &report.choices {
            println!("  {:<10} {}", choice.key, choice.decides);
        }
    }
}

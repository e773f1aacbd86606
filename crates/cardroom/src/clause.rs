//! `cardroom clause RND-11`: what a clause says, in plain words, and where it comes from.

use crate::language::LanguageArg;
use games::Clause;
use games::clauses::Entry;
use std::process::ExitCode;
use voice::{Voice, say};

/// Explain a clause: what it says in plain words, and which document it comes from
#[derive(clap::Args)]
pub struct Args {
    /// Clause ids such as RND-11 or D18; without any, all of them are listed
    ids: Vec<String>,
    /// Print JSON, one object per clause
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArg,
}

pub fn run(args: &Args) -> ExitCode {
    args.language.speak(args.json);
    if args.ids.is_empty() {
        for entry in Clause::by_id().into_iter().map(in_words) {
            if args.json { print_json(&entry) } else { println!("{:<9} {}", entry.id, entry.title) }
        }
        return ExitCode::SUCCESS;
    }
    let mut status = ExitCode::SUCCESS;
    for id in &args.ids {
        match Clause::find(id).map(in_words) {
            Some(entry) if args.json => print_json(&entry),
            Some(entry) => explain(&entry),
            None => {
                eprintln!("{}", say!("command-no-clause", id: id));
                status = ExitCode::from(2);
            }
        }
    }
    status
}

fn in_words(clause: Clause) -> Entry {
    clause.entry(Voice::here())
}

fn print_json(entry: &Entry) {
    println!("{}", serde_json::to_string(entry).expect("an entry is JSON"));
}

fn explain(entry: &Entry) {
    println!("{} — {}\n  {}", entry.id, entry.title, entry.says);
    println!("  {}", say!("command-clause-source", source: &entry.source));
    if let Some(why) = &entry.not_software {
        println!("  {}", say!("command-clause-by-people", why: why));
    }
}

//! `cardroom rules`: the rules as a cardroom files them, from clauses and keys alone.

use crate::error::{Failure, failed};
use crate::houses::{HousesArg, adopt};
use crate::language::LanguageArg;
use games::document::Document;
use games::rulebook::Houses;
use std::io::Write;
use std::process::ExitCode;
use voice::{Voice, say};

/// Write the rules as a cardroom files them: object, cards, the round, tables, bonus bet, fees, glossary, notices
#[derive(clap::Args)]
pub struct Args {
    /// Rulebooks of one house: ids such as aviator/pure-21.5, paths to files, or a house such as ocean-view for all it has
    #[arg(required = true)]
    rulebooks: Vec<String>,
    /// Print a page of HTML
    #[arg(long, conflicts_with = "json")]
    html: bool,
    /// Print a page of HTML for paper: every game begins on a page of its own
    #[arg(long, conflicts_with_all = ["json", "html"])]
    pdf_ready: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    houses: HousesArg,
    #[command(flatten)]
    language: LanguageArg,
}

pub fn run(args: &Args) -> ExitCode {
    args.language.speak(args.json);
    match document(args) {
        Ok(document) => {
            let text = match (args.html || args.pdf_ready, args.json) {
                (true, _) => document.to_html(args.pdf_ready),
                (_, true) => {
                    format!("{}\n", serde_json::to_string_pretty(&document).expect("a document is JSON"))
                }
                _ => document.to_text(),
            };
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn document(args: &Args) -> Result<Document, Failure> {
    let mut houses = args.houses.load()?;
    let mut ids = Vec::new();
    for name in &args.rulebooks {
        let all = of_house(&houses, name);
        match all.is_empty() {
            true => ids.push(adopt(&mut houses, name)?),
            false => ids.extend(all),
        }
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let first = ids.first().map(|id| house_of(&houses, id)).unwrap_or_default();
    if ids.iter().any(|id| house_of(&houses, id) != first) {
        return Err(say!("command-rules-one-house").into());
    }
    Ok(Document::of(&houses, &ids, Voice::here())?)
}

/// Every rulebook of a house; templates of poker are no games.
fn of_house(houses: &Houses, name: &str) -> Vec<String> {
    let of = |id: &&str| id.split('/').next() == Some(name) && houses.game(id).as_deref() != Some("poker");
    houses.ids().filter(of).map(str::to_string).collect()
}

/// The folder of the cardroom whose rulebook it is; a file given by its path is one of its own.
fn house_of<'a>(houses: &'a Houses, id: &'a str) -> &'a str {
    let id = houses.resolve(id).unwrap_or(id);
    id.split_once('/').map_or(id, |(house, _)| house)
}

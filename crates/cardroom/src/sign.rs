//! `cardroom sign`: the sign on the table, from the house file (RND-1).

use crate::error::{Failure, failed};
use crate::houses::{HousesArg, adopt};
use crate::language::LanguageArg;
use games::rulebook::{Houses, Sign};
use std::process::ExitCode;
use voice::{Voice, say};

/// Print the sign of a table: name, limits, fees and pay tables, as the house file has them
#[derive(clap::Args)]
pub struct Args {
    /// The rulebook: an id such as aviator/pure-21.5 or ocean-view/omaha-hi-lo, or a path to a file
    rulebook: String,
    /// Blackjack: which collection schedule option is in force
    #[arg(long, default_value_t = 1)]
    schedule: u8,
    /// Poker: the limit of the table, such as 3-6; the first of the file if not given
    #[arg(long, value_name = "LIMIT")]
    limit: Option<String>,
    /// Print a page of HTML
    #[arg(long, conflicts_with = "json")]
    html: bool,
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
    match sign(args) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn sign(args: &Args) -> Result<String, Failure> {
    let mut houses = args.houses.load()?;
    let id = adopt(&mut houses, &args.rulebook)?;
    let sign = if houses.is_poker(&id) { poker(args, &houses, &id)? } else { blackjack(args, &houses, &id)? };
    let sign = sign.posted(Voice::here());
    Ok(match (args.html, args.json) {
        (true, _) => sign.to_html(),
        (_, true) => format!("{}\n", serde_json::to_string(&sign).expect("a sign is JSON")),
        _ => sign.to_text(),
    })
}

fn poker(args: &Args, houses: &Houses, id: &str) -> Result<Sign, Failure> {
    let house = houses.poker(id)?;
    let rules = match &args.limit {
        Some(limit) => house.at(&limit.replace(['–', '/'], "-").replace(['$', ' '], "")),
        None => house.limits.first().copied(),
    };
    let rules = rules.ok_or_else(|| {
        let has: Vec<String> = house.limits.iter().map(|r| r.limit.id()).collect();
        say!("command-sign-limit", rulebook: id, has: has.join(", "))
    })?;
    Ok(house.sign(&rules))
}

fn blackjack(args: &Args, houses: &Houses, id: &str) -> Result<Sign, Failure> {
    if args.limit.is_some() {
        return Err(say!("command-sign-blackjack", rulebook: id).into());
    }
    let book = houses.load(id)?;
    let Some(schedule) = book.schedule(args.schedule) else {
        let options: Vec<String> = book.schedules.iter().map(|s| s.option.to_string()).collect();
        let (option, has) = (args.schedule, options.join(", "));
        return Err(
            say!("command-sign-schedule", rulebook: id, option: option, options: options.len(), has: has)
                .into(),
        );
    };
    Ok(book.sign(schedule))
}

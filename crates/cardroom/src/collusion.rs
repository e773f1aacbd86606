//! `cardroom collusion`: who may be playing together, from the books, for the floor to look at.

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use games::PlayerId;
use ledger::Reader;
use room::calendar::{Calendar, Days, is_day};
use room::collusion::report;
use room::protocol::Suspicion;
use std::collections::HashMap;
use std::process::ExitCode;
use voice::say;

/// Look for people who may be playing together: shared addresses, chips that flow one way, better hands given up
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom collusion                       the books in ./data, while the room is open or closed
  cardroom collusion /var/lib/cardroom --from 2026-11-01 --to 2026-11-07
  cardroom collusion --json                for programs
What is found proves nothing: it names rounds and hands that are worth a look. What counts as odd is explained in
docs/security.md. Exit status: 0 whatever was found, 2 the books cannot be read.")]
pub struct Args {
    /// A data folder, a SQLite file, or a postgres:// address [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    #[command(flatten)]
    keys: KeysArg,
    /// The first gaming day, like 2026-11-15 [default: all there are]
    #[arg(long, value_name = "DAY", value_parser = is_day)]
    from: Option<String>,
    /// The last gaming day
    #[arg(long, value_name = "DAY", value_parser = is_day)]
    to: Option<String>,
    /// Print what was found as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> ExitCode {
    match look(args) {
        Ok((found, _)) if args.json => {
            println!("{}", serde_json::to_string_pretty(&found).expect("findings are JSON"));
            ExitCode::SUCCESS
        }
        Ok((found, calendar)) => {
            tell(&found, &calendar);
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn look(args: &Args) -> Result<(Vec<Suspicion>, Calendar), Failure> {
    let books = args.books.to_read(args.place.as_deref())?;
    let key = args.keys.books_key(&books)?;
    let mut reader = Reader::open(&books, key).map_err(|e| Failure::from(e).at(&books))?;
    // The room may be open: all of this is of one moment.
    reader.hold_still()?;
    let people: HashMap<u32, String> = reader.load()?.people.into_iter().map(|p| (p.id, p.name)).collect();
    let calendar = Calendar::of_books(&mut reader)?;
    let days =
        Days::between(&calendar, args.from.as_deref(), args.to.as_deref()).map_err(|day| day.says())?;
    let name = |player: PlayerId| people.get(&player.0).cloned().unwrap_or_else(|| player.0.to_string());
    Ok((report(&mut reader, &days, &name)?, calendar))
}

fn tell(found: &[Suspicion], calendar: &Calendar) {
    for one in found {
        println!("{}", one.says);
        for round in &one.rounds {
            println!(
                "  {}",
                say!("collusion-round", table: round.table, from: round.from, day: calendar.day_of(round.at))
            );
        }
    }
    println!("{}", say!("collusion-found", found: found.len()));
}

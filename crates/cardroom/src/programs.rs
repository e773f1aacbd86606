//! `cardroom programs`: how well the kinds of programs play that keep people company, measured at one table.

use crate::error::{Failure, failed};
use crate::houses::HousesArg;
use crate::progress;
use room::bots::measure::measure;
use room::floor::{TableOrder, specify};
use room::protocol::Dealing;
use room::record::Pace;
use serde::Serialize;
use std::process::ExitCode;
use voice::{Word, say};

/// Play the kinds of programs against each other, and tell what each wins or loses in a hundred rounds
#[derive(clap::Args)]
pub struct Args {
    /// The rulebook
    #[arg(default_value = "ocean-view/holdem")]
    rulebook: String,
    /// The number of its limit
    #[arg(long, default_value_t = 1)]
    option: u8,
    /// Rounds or hands to play
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rounds: u32,
    /// The seed: the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    houses: HousesArg,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print no progress
    #[arg(long)]
    quiet: bool,
}

/// A line of what is printed as JSON.
#[derive(Serialize)]
struct Line {
    strength: &'static str,
    seats: u32,
    per_hundred: f64,
    error: f64,
}

pub fn run(args: &Args) -> ExitCode {
    match work(args) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

fn work(args: &Args) -> Result<String, Failure> {
    let houses = args.houses.load()?;
    let order = TableOrder {
        name: String::new(),
        rulebook: args.rulebook.clone(),
        option: args.option,
        decks: None,
        dealing: Dealing::Virtual,
        bots: 0,
        coach: false,
        real_chips: false,
        continuous_shuffler: false,
        count: 1,
    };
    let spec = specify(&houses, &order, 1, Pace::FAST)?;
    let bar = progress::bar(u64::from(args.rounds), args.quiet);
    let measured = measure(spec, args.rounds, args.seed, &|done| bar.set_position(u64::from(done)));
    bar.finish_and_clear();
    let lines: Vec<Line> = measured?
        .into_iter()
        .map(|m| Line {
            strength: m.strength.word(),
            seats: m.seats,
            per_hundred: (m.per_hundred * 100.0).round() / 100.0,
            error: (m.error * 100.0).round() / 100.0,
        })
        .collect();
    if args.json {
        return Ok(serde_json::to_string_pretty(&lines).unwrap_or_default());
    }
    let head = say!("programs-head", rulebook: &args.rulebook, option: args.option, rounds: args.rounds);
    let told = lines.iter().map(|line| {
        let (won, error) = (format!("{:.2}", line.per_hundred), format!("{:.2}", line.error));
        say!("programs-line", kind: Word(line.strength), seats: line.seats, won: won, error: error)
            .to_string()
    });
    Ok([head.to_string()].into_iter().chain(told).collect::<Vec<_>>().join("\n"))
}

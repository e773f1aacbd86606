//! What `cardroom odds` can be asked.

use super::chairs::Players;
use crate::error::Failure;
use crate::houses::HousesArg;
use cards::{Rank, parse_cards};
use chips::Money;
use odds::blackjack::Shoe;
use std::path::PathBuf;
use voice::say;

/// Price a rulebook exactly: base wager, charts, Buster, the player-dealer's chair
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("chair").args(["bank_chair", "all", "html"]).multiple(true))]
pub struct Args {
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// What to do with this hand, and by how much: 8s8d
    #[arg(long, value_name = "CARDS", requires = "up",
        conflicts_with_all = ["changes", "counting", "optimum", "results", "bank_chair", "all", "html", "svg"])]
    pub hand: Option<String>,
    /// The up card for --hand: Th
    #[arg(long, value_name = "CARD", requires = "hand")]
    pub up: Option<String>,
    /// The hand asked about came of a split
    #[arg(long, requires = "hand")]
    pub after_split: bool,
    /// Also price every change of one rule
    #[arg(long)]
    pub changes: bool,
    /// Also work out effects of removal and the best count's gain
    #[arg(long)]
    pub counting: bool,
    /// Also estimate how far the best play for the exact cards is from perfect play that remembers other split hands
    #[arg(long)]
    pub optimum: bool,
    /// Also list every result a round can have, with its chance
    #[arg(long)]
    pub results: bool,
    #[command(flatten)]
    pub table: TableArgs,
    /// Everything: --results, --changes, --counting and the player-dealer's chair
    #[arg(long)]
    pub all: bool,
    /// Write a report with everything as a page of HTML that needs nothing else
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write the chart as a drawing
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Print without colours
    #[arg(long)]
    pub no_color: bool,
}

/// The table whose player-dealer is asked about.
#[derive(clap::Args)]
pub struct TableArgs {
    /// Also work out the player-dealer's chair at the table described by the options below
    #[arg(long)]
    pub bank_chair: bool,
    /// Circles with a wager (1 to 7)
    #[arg(long, default_value_t = 5, requires = "chair", value_parser = clap::value_parser!(u8).range(1..=7))]
    pub circles: u8,
    /// The base wager in each circle; where payouts are rounded to chips, everything is priced for this wager
    #[arg(long, value_name = "DOLLARS", allow_negative_numbers = true)]
    pub wager: Option<Money>,
    /// The Buster bet in each circle
    #[arg(long, value_name = "DOLLARS", requires = "chair", allow_negative_numbers = true)]
    pub buster: Option<Money>,
    /// The bank wager; twice the table action if not given
    #[arg(long, value_name = "DOLLARS", requires = "chair", allow_negative_numbers = true)]
    pub bank: Option<Money>,
    /// The collection schedule option in force
    #[arg(long, default_value_t = 1, requires = "chair")]
    pub schedule: u8,
    /// How the players play
    #[arg(long, value_enum, default_value_t = Players::Chart, requires = "chair")]
    pub players: Players,
    /// Rounds dealt in an hour
    #[arg(long, default_value_t = 60.0, requires = "chair", value_parser = within::<1, 1000>, allow_negative_numbers = true)]
    pub rounds_per_hour: f64,
    /// Hours of a session in the bank
    #[arg(long, default_value_t = 4.0, requires = "chair", value_parser = within::<0, 10_000>, allow_negative_numbers = true)]
    pub hours: f64,
    /// Rounds to simulate for what has no closed form: coverage, swings of a full table
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1000..=1_000_000_000_000))]
    pub simulate: u64,
}

/// A number above the first and at most the second, and neither endless nor none at all.
fn within<const LEAST: u32, const MOST: u32>(text: &str) -> Result<f64, Failure> {
    let number: f64 = text.parse().map_err(|_| say!("command-no-number", text: text))?;
    let fits = number > 0.0 && (f64::from(LEAST)..=f64::from(MOST)).contains(&number);
    if fits { Ok(number) } else { Err(say!("command-within", least: LEAST, most: MOST).into()) }
}

/// A rulebook and a shoe.
#[derive(clap::Args)]
pub struct SubjectArgs {
    /// The rulebook: an id such as aviator/pure-21.5, or a path to a file
    pub rulebook: String,
    /// Decks in the shoe; the house's usual number if not given
    #[arg(long)]
    pub decks: Option<u8>,
    /// Cards that have left the shoe: "5s 5d 6h"
    #[arg(long, value_name = "CARDS", conflicts_with = "composition")]
    pub without: Option<String>,
    /// What is left of each rank, ace first: "A=24,2=24,…,K=24"; ranks not named are full
    #[arg(long, value_name = "RANK=N,…")]
    pub composition: Option<String>,
    /// Change a key of the house file first: surrender=none, natural=3:2 (may be given again)
    #[arg(long, value_name = "KEY=VALUE")]
    pub what_if: Vec<String>,
    #[command(flatten)]
    pub houses: HousesArg,
}

impl SubjectArgs {
    /// The shoe that is meant.
    pub fn shoe(&self, decks: u8) -> Result<Shoe, Failure> {
        let mut shoe = Shoe::decks(decks);
        if let Some(text) = &self.without {
            for card in parse_cards(text)? {
                shoe.remove(card)?;
            }
        }
        if let Some(text) = &self.composition {
            let mut named = Vec::new();
            for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
                let (rank, n) = rank_count(part).ok_or_else(|| say!("command-no-rank", part: part))?;
                if named.contains(&rank) {
                    return Err(say!("command-rank-twice", part: part).into());
                }
                if n > 4 * u16::from(decks) {
                    return Err(say!("command-rank-full", part: part, full: 4 * u16::from(decks)).into());
                }
                named.push(rank);
                shoe.set_rank(rank, n);
            }
        }
        shoe.check()?;
        Ok(shoe)
    }
}

fn rank_count(part: &str) -> Option<(Rank, u16)> {
    let (rank, n) = part.split_once('=')?;
    let rank = Rank::ALL.into_iter().find(|r| rank.trim().eq_ignore_ascii_case(&r.letter().to_string()))?;
    n.trim().parse().ok().map(|n| (rank, n))
}

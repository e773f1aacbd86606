//! Hand histories of other rooms, written down as PHH: PokerStars' text and Open Hand History's JSON.
//!
//! What comes out is a hand recorded elsewhere (docs/phh.md): amounts as they stand, cards that were not seen as `??`, what the room
//! took from the pot left out. Games without a code in PHH are refused, and so is what cannot be told from the text.

mod open;
mod stars;

use crate::wrong::Wrong;
use chips::Money;
use games::Flaw;
use games::poker::phh::{self, amount_text};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use voice::say;

/// A hand as both formats tell it, players in the order of PHH: left of the button first.
#[derive(Default)]
struct Told {
    variant: &'static str,
    /// What the lower and the upper limit are, or the least bet twice.
    bets: (Money, Money),
    bring_in: Option<Money>,
    antes: Vec<Money>,
    /// Is one of them a dead blind, which lies in the main pot and is matched by nobody?
    dead: bool,
    /// Negative for a live post out of turn.
    blinds: Vec<Money>,
    stacks: Vec<Money>,
    names: Vec<String>,
    actions: Vec<String>,
    /// Where it came from, and what it is called there.
    source: &'static str,
    hand: String,
}

/// The code of a game, by what others call it and its betting: `NL`, `PL` or `FL`.
fn variant(game: &str, betting: &str) -> Option<&'static str> {
    let code = match (game, betting) {
        ("holdem", "NL") => "NT",
        ("holdem", "FL") => "FT",
        ("omaha", "PL") => "PO",
        ("omaha-hi-lo", "FL") => "FO/8",
        ("stud", "FL") => "F7S",
        ("stud-hi-lo", "FL") => "F7S/8",
        ("razz", "FL") => "FR",
        _ => return None,
    };
    Some(code)
}

/// Places clockwise from the left of the button, from seats in rising order: their numbers in the list.
fn clockwise(seats: &[u64], button: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(|i| (seats[*i] <= button, seats[*i]));
    order
}

fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

impl Told {
    fn is_stud(&self) -> bool {
        self.variant.starts_with("F7S") || self.variant == "FR"
    }

    /// The hand in PHH.
    fn to_phh(&self) -> String {
        // Heads-up the second player has the button, and blinds and antes are listed the other way round.
        let n = self.stacks.len();
        let turned =
            |all: &[Money]| list((0..n).map(|i| if n == 2 { 1 - i } else { i }).map(|i| amount_text(all[i])));
        let mut text = String::new();
        let mut line = |key: &str, value: String| {
            writeln!(text, "{key} = {value}").expect("a string takes everything");
        };
        line("variant", quoted(self.variant));
        line("ante_trimming_status", (!self.dead).to_string());
        line("antes", turned(&self.antes));
        match self.bring_in.filter(|_| self.is_stud()) {
            Some(bring_in) => line("bring_in", amount_text(bring_in)),
            None => line("blinds_or_straddles", turned(&self.blinds)),
        }
        match self.variant {
            "NT" | "PO" => line("min_bet", amount_text(self.bets.1)),
            _ => {
                line("small_bet", amount_text(self.bets.0));
                line("big_bet", amount_text(self.bets.1));
            }
        }
        line("starting_stacks", list(self.stacks.iter().map(|s| amount_text(*s))));
        line("actions", list(self.actions.iter().map(|a| quoted(a))));
        line("players", list(self.names.iter().map(|n| quoted(n))));
        line("_source", quoted(self.source));
        line("_hand", quoted(&self.hand));
        text
    }
}

fn unread(line: usize, what: impl Into<String>) -> Flaw {
    Flaw::of_line(line, say!("history-unread", what: what.into()))
}

fn other_game(line: usize, game: &str) -> Flaw {
    Flaw::of_line(line, say!("history-other-game", game: game))
}

/// An amount as rooms write it: `$1,234.50`, `€0.10`, `1500`.
fn amount(text: &str) -> Option<Money> {
    let plain: String = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
    plain.parse::<f64>().ok().and_then(|dollars| Money::from_dollars(dollars).ok())
}

/// Writes histories down as PHH: the text as it is where it is PHH already, else one table for each of many hands.
pub fn to_phh(text: &str) -> Result<String, Wrong> {
    let start = text.trim_start_matches(['\u{feff}', ' ', '\r', '\n']);
    let hands = if start.starts_with("PokerStars ") {
        stars::read(text)?
    } else if start.starts_with('{') {
        open::read(text)?
    } else {
        return Ok(text.to_string());
    };
    Ok(match &hands[..] {
        [one] => one.to_phh(),
        many => many.iter().enumerate().fold(String::new(), |mut all, (i, hand)| {
            let _ = write!(all, "[{}]\n{}\n", i + 1, hand.to_phh());
            all
        }),
    })
}

/// A file of hand histories.
#[derive(Deserialize)]
pub struct Asked {
    file: String,
}

/// The same in PHH.
#[derive(Serialize)]
pub struct History {
    phh: String,
    hands: usize,
}

/// Writes a file of hand histories down as PHH.
pub fn convert(asked: Asked) -> Result<History, Wrong> {
    let phh = to_phh(&asked.file)?;
    let hands = phh::read(&phh).map_err(|flaw| Wrong::from(flaw.what))?.len();
    Ok(History { phh, hands })
}

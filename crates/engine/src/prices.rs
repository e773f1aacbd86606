//! What a rulebook costs, from every chair: the exact price, the chart, Buster, fees by wager and the bank's break-even.

use crate::books::{self, Files, Head};
use crate::wrong::Wrong;
use games::blackjack::Schedule;
use games::rulebook::Rulebook;
use odds::blackjack::{BreakEven, Brief, NetOfFee, Report, Shoe, break_even, buster_chair, players_chair};
use serde::{Deserialize, Serialize};
use voice::say;

/// What is asked about a price.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    houses: Files,
    rulebook: String,
    #[serde(default)]
    changes: Vec<String>,
    decks: Option<u8>,
}

/// The price of a rulebook.
#[derive(Serialize)]
pub struct Price {
    book: Head,
    report: Report,
    /// With the fees of each collection schedule.
    schedules: Vec<Fees>,
}

/// A price with the fees of one schedule.
#[derive(Serialize)]
struct Fees {
    option: u8,
    player: Vec<NetOfFee>,
    buster: Vec<NetOfFee>,
    /// From which total action on the bank wins more than it pays.
    bank: Vec<BreakEven>,
}

/// The same at once: best play, its moves, Buster and fees.
#[derive(Serialize)]
pub struct BriefPrice {
    book: Head,
    brief: Brief,
    schedules: Vec<Fees>,
}

/// A rulebook that is priced, and the decks it is dealt from.
fn subject(asked: &Asked) -> Result<(Head, Rulebook, u8), Wrong> {
    let houses = asked.houses.houses();
    let changes: Vec<&str> = asked.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(&asked.rulebook, &changes)?;
    if book.rules.nearest.is_some() {
        return Err(say!("odds-nearest-elsewhere", rulebook: &book.id).into());
    }
    let decks = asked.decks.unwrap_or(book.usual_decks);
    let (fewest, most) = book.rules.decks;
    if !(fewest..=most).contains(&decks) {
        let says = say!("web-decks", rulebook: &book.id, decks: decks, fewest: fewest, most: most);
        return Err(says.into());
    }
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook);
    Ok((books::head(&houses, &book, id, &asked.changes), book, decks))
}

/// What players and bank pay and expect under each schedule, given the base wager's price by best play and by chart.
fn fees(book: &Rulebook, cd: f64, td: f64, buster_ev: Option<f64>) -> Vec<Fees> {
    let of = |schedule: &Schedule| Fees {
        option: schedule.option,
        player: players_chair(schedule, cd, td),
        buster: match (&book.rules.buster, buster_ev) {
            (Some(buster), Some(ev)) => buster_chair(schedule, buster, ev),
            _ => Vec::new(),
        },
        bank: break_even(schedule, -td),
    };
    book.schedules.iter().map(|schedule| of(schedule)).collect()
}

/// Prices a rulebook of blackjack.
pub fn price(asked: Asked) -> Result<Price, Wrong> {
    let (head, book, decks) = subject(&asked)?;
    let report = Report::new(&book.id, &book.rules, decks, &Shoe::decks(decks));
    let schedules = fees(&book, report.base.cd.ev, report.base.td.ev, report.buster.ev);
    Ok(Price { book: head, report, schedules })
}

/// Prices it at once.
pub fn brief(asked: Asked) -> Result<BriefPrice, Wrong> {
    let (head, book, decks) = subject(&asked)?;
    let brief = Brief::new(&book.id, &book.rules, decks);
    let schedules = fees(&book, brief.ev, brief.ev, brief.buster.ev);
    Ok(BriefPrice { book: head, brief, schedules })
}

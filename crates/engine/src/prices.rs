//! What a rulebook costs, from every chair: the exact price, the chart, Buster, fees by wager and the bank's break-even.

use crate::books::{self, Files, Head};
use crate::wrong::Wrong;
use games::blackjack::Schedule;
use odds::blackjack::{BreakEven, NetOfFee, Report, Shoe, break_even, buster_chair, players_chair};
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

/// Prices a rulebook of blackjack.
pub fn price(asked: Asked) -> Result<Price, Wrong> {
    let houses = asked.houses.houses();
    let changes: Vec<&str> = asked.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(&asked.rulebook, &changes)?;
    let decks = asked.decks.unwrap_or(book.usual_decks);
    let (fewest, most) = book.rules.decks;
    if !(fewest..=most).contains(&decks) {
        let says = say!("web-decks", rulebook: &book.id, decks: decks, fewest: fewest, most: most);
        return Err(says.into());
    }
    let report = Report::new(&book.id, &book.rules, decks, &Shoe::decks(decks));
    let fees = |schedule: &Schedule| Fees {
        option: schedule.option,
        player: players_chair(schedule, report.base.cd.ev, report.base.td.ev),
        buster: match (&book.rules.buster, report.buster.ev) {
            (Some(buster), Some(ev)) => buster_chair(schedule, buster, ev),
            _ => Vec::new(),
        },
        bank: break_even(schedule, -report.base.td.ev),
    };
    let schedules = book.schedules.iter().map(|schedule| fees(schedule)).collect();
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook);
    Ok(Price { book: books::head(&houses, &book, id, &asked.changes), report, schedules })
}

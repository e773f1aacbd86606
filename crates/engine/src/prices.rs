//! What a rulebook costs, from every chair: the exact price, the chart, Buster, fees by wager and the bank's break-even.

use crate::books::{self, Files, Head};
use crate::wrong::Wrong;
use chips::Money;
use games::blackjack::Schedule;
use games::rulebook::Rulebook;
use odds::blackjack::{
    BreakEven, Brief, NetOfFee, Report, Shoe, break_even, buster_chair, players_chair, rounded, rounding_gain,
};
use odds::nearest;
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
    #[serde(flatten)]
    told: Told,
    /// With the fees of each collection schedule.
    schedules: Vec<Fees>,
}

/// What is told of a game: its kind is the name it goes by.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Told {
    /// Over is bust: everything.
    Report(Box<Report>),
    /// The same at once: best play, its moves, Buster.
    Brief(Box<Brief>),
    /// The hand nearer to a target wins.
    Nearest(Box<nearest::Price>),
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

/// A rulebook that is priced, and the decks it is dealt from.
pub(crate) fn subject(asked: &Asked) -> Result<(Head, Rulebook, u8), Wrong> {
    let houses = asked.houses.houses();
    let changes: Vec<&str> = asked.changes.iter().map(String::as_str).collect();
    let book = houses.load_changed(&asked.rulebook, &changes)?;
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
fn fees(
    book: &Rulebook,
    (cd, td): (f64, f64),
    buster_ev: Option<f64>,
    gain: &dyn Fn(Money) -> f64,
) -> Vec<Fees> {
    let of = |schedule: &Schedule| Fees {
        option: schedule.option,
        player: rounded(players_chair(schedule, cd, td), gain),
        buster: match (&book.rules.buster, buster_ev) {
            (Some(buster), Some(ev)) => buster_chair(schedule, buster, ev),
            _ => Vec::new(),
        },
        bank: break_even(schedule, -td),
    };
    book.schedules.iter().map(|schedule| of(schedule)).collect()
}

/// Prices a rulebook: everything that can be told of it.
pub fn price(asked: Asked) -> Result<Price, Wrong> {
    let (head, book, decks) = subject(&asked)?;
    Ok(nearer(&head, &book, decks).unwrap_or_else(|| {
        let shoe = Shoe::decks(decks);
        let report = Report::new(&book.id, &book.rules, decks, &shoe);
        let gain = |wager| rounding_gain(&book.rules, &shoe, wager);
        let schedules = fees(&book, (report.base.cd.ev, report.base.td.ev), report.buster.ev, &gain);
        Price { book: head, told: Told::Report(Box::new(report)), schedules }
    }))
}

/// Prices it at once.
pub fn brief(asked: Asked) -> Result<Price, Wrong> {
    let (head, book, decks) = subject(&asked)?;
    Ok(nearer(&head, &book, decks).unwrap_or_else(|| {
        let brief = Brief::new(&book.id, &book.rules, decks);
        let gain = |wager| rounding_gain(&book.rules, &Shoe::decks(decks), wager);
        let schedules = fees(&book, (brief.ev, brief.ev), brief.buster.ev, &gain);
        Price { book: head, told: Told::Brief(Box::new(brief)), schedules }
    }))
}

/// The price of a game in which the nearer hand wins; there is no shorter one.
fn nearer(head: &Head, book: &Rulebook, decks: u8) -> Option<Price> {
    let price = nearest::Price::new(&book.id, &book.rules, decks)?;
    let gain = |wager| price.td.rounding_gain(&book.rules, wager);
    let schedules = fees(book, (price.cd.ev, price.td.ev), None, &gain);
    Some(Price { book: head.clone(), told: Told::Nearest(Box::new(price)), schedules })
}

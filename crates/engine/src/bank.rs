//! The player-dealer's chair at a table with limited coverage: what it wins, what it risks, and what each seat of settlement
//! loses. What has no closed form is simulated, a part at a time: each answer brings the sum so far along, and whoever asks on hands it
//! back. The parts and their random numbers are those of the native simulator, so that the sums are the same to the last cent.

use crate::books::Head;
use crate::prices;
use crate::wrong::Wrong;
use chips::Money;
use games::Flaw;
use games::blackjack::Rules;
use games::rulebook::Rulebook;
use odds::sim::{BankChair, Covered, Layout, Plan, Sitting, TABLE_WORK, TableTally, Wagers, table_piece};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use voice::say;

/// All random numbers come of this seed, as on the command line.
const SEED: u64 = 1;

/// A table that is described as far as somebody wants to.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(flatten)]
    game: prices::Asked,
    #[serde(default = "five")]
    circles: u8,
    wager: Option<Money>,
    buster: Option<Money>,
    bank: Option<Money>,
    #[serde(default = "first")]
    schedule: u8,
    #[serde(default = "hours")]
    hours: f64,
    #[serde(default = "rounds_per_hour")]
    rounds_per_hour: f64,
    /// The sum of the answer before; none where the first part is asked for.
    so_far: Option<String>,
    /// How many parts are simulated now.
    #[serde(default = "one")]
    parts: u64,
}

fn five() -> u8 {
    5
}

fn first() -> u8 {
    1
}

fn hours() -> f64 {
    4.0
}

fn rounds_per_hour() -> f64 {
    60.0
}

fn one() -> u64 {
    1
}

/// The chair as far as it is known, and the sum to go on from.
#[derive(Serialize)]
pub struct Bank {
    book: Head,
    chair: BankChair,
    so_far: String,
}

/// Best play, worked out.
struct Ways {
    rules: Rules,
    decks: u8,
    wager: Money,
    plan: Plan,
    covered: Covered,
}

thread_local! {
    /// The one that was worked out last: the next part of a question would work it out again.
    static LAST: RefCell<Option<Rc<Ways>>> = const { RefCell::new(None) };
}

fn ways(book: &Rulebook, decks: u8, wager: Money) -> Rc<Ways> {
    let rules = &*book.rules;
    let same_price = |last: &Ways| last.wager == wager || rules.rounding.is_exact();
    let same = |last: &Rc<Ways>| last.rules == *rules && last.decks == decks && same_price(last);
    LAST.with_borrow(Clone::clone).filter(same).unwrap_or_else(|| {
        let (plan, covered) = Plan::best_at(rules, decks, wager);
        let found = Rc::new(Ways { rules: rules.clone(), decks, wager, plan, covered });
        LAST.with_borrow_mut(|last| *last = Some(Rc::clone(&found)));
        found
    })
}

/// The table, or why the referee would not deal there.
fn layout(asked: &Asked, book: &Rulebook, decks: u8) -> Result<Layout, Wrong> {
    let schedule = book
        .schedule(asked.schedule)
        .ok_or_else(|| say!("room-no-schedule", rulebook: &book.id, option: asked.schedule))?;
    // The bank sits in the eighth seat.
    let circles = asked.circles.clamp(1, 7);
    let wagers = Wagers { circles, base: asked.wager, buster: asked.buster, bank: asked.bank };
    let layout = Layout::described(decks, schedule, wagers);
    let refused = layout.check(&book.rules).err();
    match refused {
        None => Ok(layout),
        Some(no) => Err(Flaw { clause: Some(no.clause), ..Flaw::of_line(0, no.says) }.into()),
    }
}

/// Sits down in the bank for the next parts of a simulation.
pub fn sit(asked: Asked) -> Result<Bank, Wrong> {
    let (head, book, decks) = prices::subject(&asked.game)?;
    let layout = layout(&asked, &book, decks)?;
    let mut tally: TableTally = match &asked.so_far {
        None => TableTally::default(),
        Some(text) => {
            serde_json::from_str(text).map_err(|why| say!("engine-not-understood", why: why.to_string()))?
        }
    };
    let ways = ways(&book, decks, layout.base);
    for _ in 0..asked.parts.clamp(1, 64) {
        let piece = tally.rounds / TABLE_WORK;
        table_piece(&ways.plan, &layout, SEED, (piece, TABLE_WORK), &mut tally);
    }
    let sitting = Sitting { hours: asked.hours, rounds_per_hour: asked.rounds_per_hour };
    let chair = BankChair::new(&layout, &tally, ways.covered, sitting);
    let so_far = serde_json::to_string(&tally).expect("a sum is JSON");
    Ok(Bank { book: head, chair, so_far })
}

//! `cardroom odds`: the exact price of a rulebook, from every chair.

mod args;
mod chairs;
mod drawing;
mod hand;
mod html;
mod nearest;
mod text;

pub use args::{Args, SubjectArgs};

use crate::error::{Failure, failed};
use crate::houses::adopt;
use chairs::Full;
use chips::Money;
use games::blackjack::Rules;
use games::rulebook::{Houses, Rulebook};
use odds::blackjack::{Counting, Optimal, Report, Shoe};
use room::error::OpenError;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use voice::{Telling, say};

pub fn run(args: &Args) -> ExitCode {
    match price(args) {
        Ok(text) => {
            // A reader that has seen enough (head, less) closes the pipe: no error.
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(why) => failed(&why),
    }
}

/// What is priced: a rulebook, perhaps changed, and a shoe.
pub struct Subject {
    pub houses: Houses,
    pub id: String,
    /// What was changed by `--what-if`.
    pub changes: Vec<String>,
    pub book: Rulebook,
    pub decks: u8,
    pub shoe: Shoe,
    /// The base wager that is priced, where somebody named one.
    pub wager: Option<Money>,
}

impl Subject {
    /// Rules as they are for the wager that is priced (D25).
    pub fn priced(&self, rules: &Rules) -> Rules {
        self.wager.map_or_else(|| rules.clone(), |wager| rules.at_wager(wager))
    }

    /// What a reader has to know of rounded payouts, where there are any.
    pub fn rounding_told(&self) -> Option<Telling> {
        let rounds = self.book.rules.rounding.told(self.book.rules.chip)?;
        Some(match self.wager {
            Some(wager) => say!("report-rounding-at", rounds: rounds, wager: wager),
            None => say!("report-rounding", rounds: rounds),
        })
    }
}

/// Reads the rulebook and the shoe that the command line names.
pub fn subject(args: &SubjectArgs) -> Result<Subject, Failure> {
    let mut houses = args.houses.load()?;
    let id = adopt(&mut houses, &args.rulebook)?;
    let changes: Vec<&str> = args.what_if.iter().map(String::as_str).collect();
    let book = houses.load_changed(&id, &changes)?;
    let decks = args.decks.unwrap_or(book.usual_decks);
    let (fewest, most) = book.rules.decks;
    if !(fewest..=most).contains(&decks) {
        return Err(OpenError::Decks { rulebook: book.id, decks: book.rules.decks }.into());
    }
    let shoe = args.shoe(decks)?;
    Ok(Subject { houses, id, changes: args.what_if.clone(), book, decks, shoe, wager: None })
}

/// So many decks, in words.
pub fn decks(many: u8) -> String {
    say!("report-decks", decks: many).to_string()
}

/// What the shoe holds, in words: so many decks, and how many cards of them where some are gone.
pub fn shoe(report: &Report) -> String {
    let (cards, full) = (report.shoe.size(), 52 * u32::from(report.decks));
    let decks = decks(report.decks);
    match cards == full {
        true => decks,
        false => say!("report-shoe-left", decks: decks, cards: cards).to_string(),
    }
}

/// Says at once, and not after the work, that a file cannot be written.
fn writable(file: &std::path::Path) -> Result<(), Failure> {
    let opened = std::fs::OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|e| Failure::file(file, e))
}

/// The wager that everything is priced for: one that can be placed (D1). Of a table that is described, the table says it.
fn priced_wager(args: &Args, chip: Money) -> Result<Option<Money>, Failure> {
    let described = args.table.bank_chair || args.all || args.html.is_some();
    match args.table.wager {
        Some(wager) if !described && (!wager.is_positive() || !wager.is_multiple_of(chip)) => {
            Err(say!("command-wager-chips", chip: chip).into())
        }
        wager => Ok(wager),
    }
}

fn price(args: &Args) -> Result<String, Failure> {
    let mut subject = subject(&args.subject)?;
    subject.wager = priced_wager(args, subject.book.rules.chip)?;
    let subject = subject;
    if subject.book.rules.nearest.is_some() {
        return nearest::answer(args, &subject);
    }
    if let Some(cards) = &args.hand {
        return hand::answer(args, &subject, cards);
    }
    let all = args.all || args.html.is_some();
    let priced = !subject.book.schedules.is_empty();
    let asked = (all && priced) || args.table.bank_chair;
    let setting = asked.then(|| chairs::setting(args, &subject)).transpose()?;
    for file in args.html.iter().chain(&args.svg) {
        writable(file)?;
    }
    let (rules, memory) = (&subject.priced(&subject.book.rules), Arc::default());
    let optimal = Optimal::solve_knowing(rules, &subject.shoe, &memory);
    let report = Report::of(&subject.book.id, subject.decks, &optimal);
    let bank = setting.map(|setting| chairs::bank(args, &subject, &report, &setting, &memory));
    let results = (all || args.results).then(|| chairs::results(args, &optimal, &report));
    let changes = (all || args.changes).then(|| chairs::changed(&subject, report.base.cd.ev, &memory));
    let counting = (all || args.counting).then(|| Counting::new(rules, subject.decks, &memory));
    let below_optimum = args.optimum.then(|| optimal.shortfall());
    let full = Full {
        schedules: chairs::schedules(&subject, &report),
        report,
        below_optimum,
        results,
        bank,
        changes,
        counting,
    };
    let mut written = String::new();
    for (file, page) in [
        (&args.html, html::page as fn(&Full, &Subject) -> String),
        (&args.svg, |full: &Full, _: &Subject| drawing::chart(&full.report.chart.td, &full.report.rulebook)),
    ] {
        if let Some(file) = file {
            std::fs::write(file, page(&full, &subject)).map_err(|e| Failure::file(file, e))?;
            written.push_str(&format!("{}\n", say!("command-wrote", file: file.display().to_string())));
        }
    }
    if args.json {
        return Ok(format!("{}\n", serde_json::to_string_pretty(&full).expect("a report is JSON")));
    }
    if !written.is_empty() {
        return Ok(written);
    }
    Ok(text::report(&full, &subject, crate::paint::Paint::new(args.no_color)))
}

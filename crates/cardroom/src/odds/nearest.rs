//! The price of a game in which the nearer hand wins, on a terminal and as JSON.

use super::args::Args;
use super::{Subject, decks};
use crate::error::Failure;
use crate::paint::Paint;
use odds::nearest::{Price, Way};
use std::fmt::Write;
use voice::{Telling, say};

/// The whole price. What only blackjack has (Buster, splits, counting, the simulated bank) is refused.
pub fn answer(args: &Args, subject: &Subject) -> Result<String, Failure> {
    let foreign = [
        args.hand.is_some(),
        args.changes,
        args.counting,
        args.optimum,
        args.results,
        args.all,
        args.table.bank_chair,
        args.html.is_some(),
        args.svg.is_some(),
        args.subject.without.is_some(),
        args.subject.composition.is_some(),
    ];
    if foreign.contains(&true) {
        return Err(say!("report-nearest-only", rulebook: &subject.book.id).into());
    }
    let price = Price::new(&subject.book.id, &subject.priced(&subject.book.rules), subject.decks);
    let price = price.ok_or_else(|| say!("report-nearest-only", rulebook: &subject.book.id))?;
    if args.json {
        return Ok(format!("{}\n", serde_json::to_string_pretty(&price).expect("a price is JSON")));
    }
    Ok(text(&price, subject, Paint::new(args.no_color)))
}

fn text(price: &Price, subject: &Subject, paint: Paint) -> String {
    let mut out = String::new();
    let w = &mut out;
    let _ = writeln!(w, "{}", paint.bold(&format!("{} · {}", subject.book.house, subject.book.name)));
    let _ = writeln!(w, "{}\n", say!("report-per-unit", rulebook: &price.rulebook, shoe: decks(price.decks)));
    if let Some(told) = subject.rounding_told() {
        let _ = writeln!(w, "{told}\n");
    }
    way(w, &say!("report-way-best"), &price.cd, paint);
    way(w, &say!("report-way-chart"), &price.td, paint);
    let target = price.target.to_string();
    let _ = writeln!(w, "\n{}", paint.bold(&say!("report-nearest-chart", target: target).to_string()));
    let _ = writeln!(w, "  {:<24} 2 3 4 5 6 7 8 9 T A", "");
    for row in &price.chart {
        let soft = if row.soft { "soft " } else { "" };
        let name = match row.scored == row.total {
            true => format!("{soft}{}", row.total),
            false => say!("bj-total-scored", points: row.total, scored: row.scored).to_string(),
        };
        let cells: Vec<&str> = row.hits.iter().map(|hits| if *hits { "H" } else { "S" }).collect();
        let _ = writeln!(w, "  {name:<24} {}", cells.join(" "));
    }
    out
}

fn way(w: &mut String, name: &Telling, way: &Way, paint: Paint) {
    let percent = |x: f64| format!("{:.3} %", 100.0 * x);
    let (nearer, tied, farther) = (percent(way.nearer), percent(way.tied), percent(way.farther));
    let ev = paint.bold(&format!("{:+.4} %", 100.0 * way.ev));
    let sd = format!("{:.4}", way.sd);
    let chances = say!("report-nearest-way", nearer: nearer, tied: tied, farther: farther, sd: sd);
    let _ = writeln!(w, "  {:<24} {ev}   {chances}", name.to_string());
}

//! The price of a game on a terminal.

use super::Subject;
use crate::paint::Paint;
use odds::blackjack::{Report, Way};
use std::fmt::Write;

/// The whole report.
pub fn report(r: &Report, subject: &Subject, paint: Paint) -> String {
    let mut out = String::new();
    let w = &mut out;
    let _ = writeln!(w, "{}", paint.bold(&format!("{} · {}", subject.book.house, subject.book.name)));
    let _ = writeln!(w, "{} · {} decks · per unit of the base wager, the player's side", r.rulebook, r.decks);
    let _ = writeln!(w);
    way(w, "best play for the exact cards", &r.base.cd, paint);
    way(w, "best chart by totals and pairs", &r.base.td, paint);
    if let Some(insurance) = &r.base.insurance {
        let verdict =
            if insurance.ever_taken { "worth taking with some hands" } else { "never worth taking" };
        let _ = writeln!(
            w,
            "  insurance: {verdict} (at best {:+.4} % of the base wager)",
            100.0 * insurance.best_ev
        );
    }
    outcomes(w, r, paint);
    chart(w, r, paint);
    buster(w, r, paint);
    out
}

fn way(w: &mut String, name: &str, way: &Way, paint: Paint) {
    let ev = paint.bold(&format!("{:+.4} %", 100.0 * way.ev));
    let _ = writeln!(w, "  {name:<32} {ev}   standard deviation {:.4}   wagered {:.4}", way.sd, way.wagered);
}

fn outcomes(w: &mut String, r: &Report, paint: Paint) {
    let o = &r.base.cd.outcomes;
    let _ = writeln!(w, "\n{}", paint.bold("How a round ends (best play)"));
    let lines = [
        ("natural paid", o.natural_paid),
        ("natural, both", o.natural_push),
        ("bank's natural", o.bank_natural),
        ("surrendered", o.surrender),
        ("won", o.win),
        ("pushed", o.push),
        ("lost", o.lose),
        ("double won", o.double_win),
        ("double pushed", o.double_push),
        ("double lost", o.double_lose),
        ("split", o.split.iter().sum()),
    ];
    for pair in lines.chunks(2) {
        let cells: Vec<String> =
            pair.iter().map(|(n, p)| format!("  {n:<16} {:>9.5} %", 100.0 * p)).collect();
        let _ = writeln!(w, "{}", cells.join("   "));
    }
}

fn chart(w: &mut String, r: &Report, paint: Paint) {
    let _ = writeln!(w, "\n{}", paint.bold("The best chart"));
    let _ = writeln!(w, "{:>10}   2   3   4   5   6   7   8   9   T   A", "");
    for line in r.chart.td.lines() {
        let cells: String = line.entries.iter().map(|e| paint.play(e)).collect();
        let _ = writeln!(w, "{:>10} {cells}", line.name);
    }
    let _ = writeln!(
        w,
        "  S stand  H hit  Dh double, else hit  Ds double, else stand  Rh/Rs surrender, else hit/stand\n  \
         R surrender with any number of cards  P split"
    );
}

fn buster(w: &mut String, r: &Report, paint: Paint) {
    let _ = writeln!(w, "\n{}", paint.bold("The player-dealer busts"));
    let names = ["3", "4", "5", "6", "7", "8+"];
    let cells: Vec<String> =
        names.iter().zip(r.buster.bust).map(|(n, p)| format!("{n} cards {:.5} %", 100.0 * p)).collect();
    let _ = writeln!(w, "  {}", cells.join("   "));
    if let (Some(ev), Some(pays)) = (r.buster.ev, r.buster.pays) {
        let pays: Vec<String> = pays.iter().map(u32::to_string).collect();
        let ev = paint.bold(&format!("{:+.4} %", 100.0 * ev));
        let _ = writeln!(w, "  Buster pays {}: {ev}", pays.join("/"));
        let ups: Vec<String> = "23456789TA"
            .chars()
            .filter_map(|up| r.buster.by_up.get(&up.to_string()).and_then(|b| b.ev).map(|ev| (up, ev)))
            .map(|(up, ev)| format!("{up} {:+.1} %", 100.0 * ev))
            .collect();
        let _ = writeln!(w, "  given the up card: {}", ups.join("  "));
    }
}

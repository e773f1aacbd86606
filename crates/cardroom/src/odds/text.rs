//! The price of a game on a terminal.

use super::chairs::Full;
use super::{Subject, shoe};
use crate::equity::grouped;
use crate::paint::Paint;
use odds::blackjack::{NetOfFee, Removal, Report, Way};
use odds::sim::{BankChair, Results};
use std::fmt::Write;
use voice::{Telling, Word, say};

/// The whole report.
pub fn report(full: &Full, subject: &Subject, paint: Paint) -> String {
    let r = &full.report;
    let mut out = String::new();
    let w = &mut out;
    let _ = writeln!(w, "{}", paint.bold(&format!("{} · {}", subject.book.house, subject.book.name)));
    let _ = writeln!(w, "{}", say!("report-per-unit", rulebook: &r.rulebook, shoe: shoe(r)));
    if let Some(told) = subject.rounding_told() {
        let _ = writeln!(w, "{told}");
    }
    let _ = writeln!(w);
    way(w, &say!("report-way-best"), &r.base.cd, paint);
    way(w, &say!("report-way-chart"), &r.base.td, paint);
    if let Some(insurance) = &r.base.insurance {
        let taken = Word(if insurance.ever_taken { "sometimes" } else { "never" });
        let best = format!("{:+.4} %", 100.0 * insurance.best_ev);
        let _ = writeln!(w, "  {}", say!("report-insurance-short", taken: taken, best: best));
    }
    if let Some(gain) = full.below_optimum {
        let _ = writeln!(w, "  {}", say!("report-perfect", gain: format!("{:.6} %", 100.0 * gain)));
    }
    outcomes(w, r, paint);
    if let Some(results) = &full.results {
        all_results(w, results, paint);
    }
    chart(w, r, paint);
    buster(w, r, paint);
    fees(w, full, paint);
    if let Some(bank) = &full.bank {
        bank_chair(w, &bank.chair, paint);
    }
    if let Some(changes) = &full.changes {
        let _ = writeln!(w, "\n{}", title(&say!("report-changed"), paint));
        for c in changes {
            let name = format!("{} = {}", c.key, c.value);
            let difference = say!("report-difference", by: format!("{:+.4} %", 100.0 * c.difference));
            let _ = writeln!(w, "  {name:<36} {:+.4} %   {difference}", 100.0 * c.ev);
        }
    }
    if let Some(counting) = &full.counting {
        removal(w, &say!("report-removal-base"), &counting.base, paint);
        if let Some(buster) = &counting.buster {
            removal(w, &say!("report-removal-buster"), buster, paint);
        }
    }
    out
}

fn fees(w: &mut String, full: &Full, paint: Paint) {
    for s in &full.schedules {
        let head = match s.player_fees.one() {
            Some(fee) => say!("report-net-of-fees", option: s.option, fee: fee),
            None => say!("report-net-of-fees-by-wager", option: s.option, fees: s.fees_told.clone()),
        };
        let _ = writeln!(w, "\n{}", title(&head, paint));
        let cells = |chair: &[NetOfFee]| {
            let cell = |n: &NetOfFee| format!("{} {:+.2} %", n.wager, 100.0 * n.td);
            chair.iter().map(cell).collect::<Vec<_>>().join("   ")
        };
        let _ = writeln!(w, "  {}", say!("report-by-wager", cells: cells(&s.player)));
        if !s.buster.is_empty() {
            let _ = writeln!(w, "  {}", say!("report-by-buster", cells: cells(&s.buster)));
        }
        for b in &s.break_even {
            let bracket = match b.to {
                Some(to) => say!("report-bracket", from: b.from, to: to),
                None => say!("report-bracket-open", from: b.from),
            };
            let pays = match b.action {
                Some(action) => say!("report-pays-from-action", action: action),
                None => say!("report-never-pays"),
            };
            let _ = writeln!(w, "  {}", say!("report-bank-fee-of", fee: b.fee, bracket: bracket, pays: pays));
        }
    }
}

fn bank_chair(w: &mut String, b: &BankChair, paint: Paint) {
    let head = say!("report-chair", circles: b.circles, wager: b.wager, buster: b.buster, bank: b.bank, option: b.schedule);
    let _ = writeln!(w, "\n{}", title(&head, paint));
    let (mean, error) = (format!("{:+.4}", b.mean), format!("{:.4}", b.standard_error));
    let (covered, sd) = (format!("{:+.4}", b.expected_if_covered), format!("{:.2}", b.sd));
    let wins = say!("report-chair-wins", mean: mean, error: error, covered: covered, sd: sd);
    let _ = writeln!(w, "  {wins}");
    let (round, hour) = (format!("{:+.4}", b.net_per_round), format!("{:+.2}", b.net_per_hour));
    let (error, rounds) =
        (format!("{:.2}", b.standard_error * b.rounds_per_hour), b.rounds_per_hour.to_string());
    let after =
        say!("report-chair-after", fee: b.fee, round: round, hour: hour, error: error, rounds: rounds);
    let _ = writeln!(w, "  {after}");
    let percent = |x: f64| format!("{:.3} %", 100.0 * x);
    let (broken, short, uncovered) = (percent(b.bank_broken), percent(b.short), percent(b.uncovered_share));
    let risks = say!("report-chair-risks", broken: broken, short: short, uncovered: uncovered);
    let _ = writeln!(w, "  {risks}");
    let places = b.lost_in_order.iter().zip(&b.lost_in_order_error);
    let order: Vec<String> = places.map(|(x, error)| format!("{:+.4} ± {error:.4}", -x)).collect();
    let _ = writeln!(w, "  {}", say!("report-chair-order", order: order.join("  ")));
    let s = &b.session;
    let (hours, expected, swing) =
        (s.hours.to_string(), format!("{:+.2}", s.expected), format!("{:.2}", s.sd));
    let five = format!("{:.0}", s.bankroll_for_5_percent);
    let one = format!("{:.0}", s.bankroll_for_1_percent);
    let ruin = percent(s.ruin_of_ten_banks);
    let session = say!("report-chair-session", hours: hours, expected: expected, swing: swing, five: five, one: one, ruin: ruin);
    let _ = writeln!(w, "  {session}");
}

/// A heading.
fn title(says: &Telling, paint: Paint) -> String {
    paint.bold(&says.to_string())
}

fn removal(w: &mut String, name: &Telling, r: &Removal, paint: Paint) {
    let _ = writeln!(w, "\n{}", title(name, paint));
    let cells: Vec<String> = "A23456789T"
        .chars()
        .map(|k| format!("{k} {:+.4} % ({:+})", 100.0 * r.effects[&k.to_string()], r.tags[&k.to_string()]))
        .collect();
    for part in cells.chunks(5) {
        let _ = writeln!(w, "  {}", part.join("  "));
    }
    let correlation = format!("{:.3}", r.correlation);
    let (advantage, gain) = (format!("{:.2} %", 100.0 * r.advantage), format!("{:.4} %", 100.0 * r.gain));
    let told = say!("report-tags", correlation: correlation, advantage: advantage, gain: gain);
    let _ = writeln!(w, "  {told}");
}

fn way(w: &mut String, name: &Telling, way: &Way, paint: Paint) {
    let ev = paint.bold(&format!("{:+.4} %", 100.0 * way.ev));
    let (name, sd) = (name.to_string(), format!("{:.4}", way.sd));
    let swing = say!("report-way-swing", sd: sd, wagered: format!("{:.4}", way.wagered));
    let _ = writeln!(w, "  {name:<32} {ev}   {swing}");
}

fn outcomes(w: &mut String, r: &Report, paint: Paint) {
    let o = &r.base.cd.outcomes;
    let _ = writeln!(w, "\n{}", title(&say!("report-ends"), paint));
    let lines = [
        (say!("report-short-natural-paid"), o.natural_paid),
        (say!("report-short-natural-both"), o.natural_push),
        (say!("report-short-natural-bank"), o.bank_natural),
        (say!("report-short-surrendered"), o.surrender),
        (say!("report-short-won"), o.win),
        (say!("report-short-pushed"), o.push),
        (say!("report-short-lost"), o.lose),
        (say!("report-short-double-won"), o.double_win),
        (say!("report-short-double-pushed"), o.double_push),
        (say!("report-short-double-lost"), o.double_lose),
        (say!("report-short-split"), o.split.iter().sum()),
    ];
    for pair in lines.chunks(2) {
        let cell = |(name, p): &(Telling, f64)| format!("  {:<16} {:>9.5} %", name.to_string(), 100.0 * p);
        let cells: Vec<String> = pair.iter().map(cell).collect();
        let _ = writeln!(w, "{}", cells.join("   "));
    }
}

fn all_results(w: &mut String, results: &Results, paint: Paint) {
    let _ = writeln!(w, "\n{}", title(&say!("report-wins"), paint));
    for row in &results.rows {
        let sampled = if row.standard_error > 0.0 {
            format!("   ± {:.5} %", 100.0 * row.standard_error)
        } else {
            String::new()
        };
        let net = if row.net == 0.0 { "0".to_string() } else { format!("{:+}", row.net) };
        let _ = writeln!(w, "  {net:>5} {:>10.5} %{sampled}", 100.0 * row.chance);
    }
    let note = match results.rounds_sampled {
        0 => say!("report-results-exact"),
        many => say!("report-results-dealt", rounds: grouped(many)),
    };
    let _ = writeln!(w, "  {note}");
}

fn chart(w: &mut String, r: &Report, paint: Paint) {
    let _ = writeln!(w, "\n{}", title(&say!("report-chart"), paint));
    let _ = writeln!(w, "{:>10}   2   3   4   5   6   7   8   9   T   A", "");
    for line in r.chart.td.lines() {
        let cells: String = line.entries.iter().map(|e| paint.play(e)).collect();
        let _ = writeln!(w, "{:>10} {cells}", line.says.to_string());
    }
    let _ = writeln!(w, "  {}\n  {}", say!("report-key"), say!("report-key-more"));
}

fn buster(w: &mut String, r: &Report, paint: Paint) {
    let _ = writeln!(w, "\n{}", title(&say!("report-busts"), paint));
    let names = ["3", "4", "5", "6", "7", "8+"];
    let cell = |(cards, p): (&&str, f64)| {
        say!("report-bust", cards: *cards, chance: format!("{:.5} %", 100.0 * p)).to_string()
    };
    let cells: Vec<String> = names.iter().zip(r.buster.bust).map(cell).collect();
    let _ = writeln!(w, "  {}", cells.join("   "));
    if let (Some(ev), Some(pays)) = (r.buster.ev, r.buster.pays) {
        let pays: Vec<String> = pays.iter().map(u32::to_string).collect();
        let ev = paint.bold(&format!("{:+.4} %", 100.0 * ev));
        let _ = writeln!(w, "  {}", say!("report-buster-pays", pays: pays.join("/"), worth: ev));
        let ups: Vec<String> = "23456789TA"
            .chars()
            .filter_map(|up| r.buster.by_up.get(&up.to_string()).and_then(|b| b.ev).map(|ev| (up, ev)))
            .map(|(up, ev)| format!("{up} {:+.1} %", 100.0 * ev))
            .collect();
        let _ = writeln!(w, "  {}", say!("report-given-up", ups: ups.join("  ")));
    }
}

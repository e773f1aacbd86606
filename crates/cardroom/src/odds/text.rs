//! The price of a game on a terminal.

use super::chairs::{BankChair, Full};
use super::{Subject, shoe};
use crate::equity::grouped;
use crate::paint::Paint;
use odds::blackjack::{Removal, Report, Way};
use odds::sim::Results;
use std::fmt::Write;

/// The whole report.
pub fn report(full: &Full, subject: &Subject, paint: Paint) -> String {
    let r = &full.report;
    let mut out = String::new();
    let w = &mut out;
    let _ = writeln!(w, "{}", paint.bold(&format!("{} · {}", subject.book.house, subject.book.name)));
    let _ = writeln!(w, "{} · {} · per unit of the base wager, the player's side", r.rulebook, shoe(r));
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
    if let Some(gain) = full.below_optimum {
        let _ = writeln!(
            w,
            "  a perfect player, who remembers other split hands, gains about {:.6} %",
            100.0 * gain
        );
    }
    outcomes(w, r, paint);
    if let Some(results) = &full.results {
        all_results(w, results, paint);
    }
    chart(w, r, paint);
    buster(w, r, paint);
    fees(w, full, paint);
    if let Some(bank) = &full.bank {
        bank_chair(w, bank, paint);
    }
    if let Some(changes) = &full.changes {
        let _ = writeln!(w, "\n{}", paint.bold("One rule changed (best play)"));
        for c in changes {
            let name = format!("{} = {}", c.key, c.value);
            let _ = writeln!(
                w,
                "  {name:<36} {:+.4} %   difference {:+.4} %",
                100.0 * c.ev,
                100.0 * c.difference
            );
        }
    }
    if let Some(counting) = &full.counting {
        removal(w, "Effects of removal, base wager", &counting.base, paint);
        if let Some(buster) = &counting.buster {
            removal(w, "Effects of removal, Buster bet", buster, paint);
        }
    }
    out
}

fn fees(w: &mut String, full: &Full, paint: Paint) {
    for s in &full.schedules {
        let head = format!("Net of fees, option {}: {} a circle", s.option, s.player_fee);
        let _ = writeln!(w, "\n{}", paint.bold(&head));
        let cells: Vec<String> =
            s.player.iter().map(|n| format!("{} {:+.2} %", n.wager, 100.0 * n.td)).collect();
        let _ = writeln!(w, "  best chart, by wager: {}", cells.join("   "));
        for b in &s.break_even {
            let to = b.to.map_or("and more".to_string(), |t| format!("to {t}"));
            let from = b
                .action
                .map_or("does not pay for itself".to_string(), |a| format!("pays from {a} of action"));
            let _ = writeln!(w, "  bank fee {} ({} {to}): {from}", b.fee, b.from);
        }
    }
}

fn bank_chair(w: &mut String, b: &BankChair, paint: Paint) {
    let head = format!(
        "The player-dealer's chair: {} circles of {}, {} Buster, bank {}, option {}",
        b.circles, b.wager, b.buster, b.bank, b.schedule
    );
    let _ = writeln!(w, "\n{}", paint.bold(&head));
    let _ = writeln!(
        w,
        "  wins {:+.4} ± {:.4} dollars a round ({:+.4} if all were covered, exactly), standard deviation {:.2}",
        b.mean, b.standard_error, b.expected_if_covered, b.sd
    );
    let _ = writeln!(
        w,
        "  after the fee of {}: {:+.4} a round, {:+.2} ± {:.2} an hour at {} rounds",
        b.fee,
        b.net_per_round,
        b.net_per_hour,
        b.standard_error * b.rounds_per_hour,
        b.rounds_per_hour
    );
    let _ = writeln!(
        w,
        "  bank broken in {:.3} % of rounds, something uncovered in {:.3} %, {:.3} % of all wagers uncovered",
        100.0 * b.bank_broken,
        100.0 * b.short,
        100.0 * b.uncovered_share
    );
    let places = b.lost_in_order.iter().zip(&b.lost_in_order_error);
    let order: Vec<String> = places.map(|(x, error)| format!("{:+.4} ± {error:.4}", -x)).collect();
    let _ = writeln!(w, "  circles win, in the order of settlement: {}", order.join("  "));
    let s = &b.session;
    let _ = writeln!(
        w,
        "  {} hours: {:+.2}, with a swing of {:.2}; bankroll for 5 % risk {:.0}, for 1 % {:.0}; ten banks lost: {:.3} %",
        s.hours,
        s.expected,
        s.sd,
        s.bankroll_for_5_percent,
        s.bankroll_for_1_percent,
        100.0 * s.ruin_of_ten_banks
    );
}

fn removal(w: &mut String, name: &str, r: &Removal, paint: Paint) {
    let _ = writeln!(w, "\n{}", paint.bold(name));
    let cells: Vec<String> = "A23456789T"
        .chars()
        .map(|k| format!("{k} {:+.4} % ({:+})", 100.0 * r.effects[&k.to_string()], r.tags[&k.to_string()]))
        .collect();
    for part in cells.chunks(5) {
        let _ = writeln!(w, "  {}", part.join("  "));
    }
    let _ = writeln!(
        w,
        "  tags in brackets: correlation {:.3}; best count: advantage in {:.2} % of rounds, wins {:.4} % of a wager a round",
        r.correlation,
        100.0 * r.advantage,
        100.0 * r.gain
    );
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

fn all_results(w: &mut String, results: &Results, paint: Paint) {
    let _ = writeln!(w, "\n{}", paint.bold("What a round wins or loses, in base wagers (best play)"));
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
        0 => "  All of it is exact.".to_string(),
        many => format!(
            "  Rounds with one hand and with two are exact; {} with three and more were dealt at random to tell theirs \
             (± one standard error).",
            grouped(many)
        ),
    };
    let _ = writeln!(w, "{note}");
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
         R surrender (a total: with any number of cards)  P split"
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

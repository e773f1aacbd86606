//! The report as one page of HTML that needs nothing else: for people who are not programmers.

use super::chairs::{BankChair, Changed, Full, ScheduleChairs};
use super::drawing::{bars, colours, escape};
use super::{Subject, shoe};
use crate::equity::grouped;
use odds::blackjack::{Removal, Report, Way};
use odds::sim::Results;
use std::fmt::Write;

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1c211d;--page:#fbfaf6;--soft:#e9e6dc;--felt:#14532d;--down:#c65b52;--up:#3f9d5c}
@media(prefers-color-scheme:dark){:root{--ink:#e9e7e0;--page:#161a17;--soft:#2a302b;--felt:#14532d}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page);margin:0}
header{background:var(--felt);color:#fff;padding:28px 20px}header h1{margin:0;font-size:26px}header p{margin:6px 0 0;opacity:.9}
main{max-width:880px;margin:0 auto;padding:8px 20px 60px}h2{margin:40px 0 8px;font-size:20px}
.big{display:flex;flex-wrap:wrap;gap:14px;margin:18px 0}.big div{background:var(--soft);border-radius:10px;padding:14px 18px;flex:1 1 180px}
.big b{display:block;font-size:26px;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:8px 0;font-size:14px}
th,td{padding:4px 9px;text-align:right}th:first-child,td:first-child{text-align:left}
tbody tr:nth-child(odd){background:var(--soft)}.chart{border-spacing:2px;border-collapse:separate}.chart td,.chart th{text-align:center;padding:3px 0;min-width:34px;border-radius:4px}
.chart th:first-child{text-align:right;padding-right:8px;min-width:64px}.chart tbody tr{background:none!important}
.bars{width:100%;max-width:700px;font-size:13px}.bars tbody tr{background:none!important}.bars td{padding:2px 6px}
.bars td:first-child{text-align:right;overflow-wrap:anywhere}.bars td:nth-child(2){width:60%;padding:2px 0;background:linear-gradient(currentColor,currentColor) var(--zero) 0/1px 100% no-repeat}
.bars td:last-child{text-align:left;white-space:nowrap}.bars i{display:block;height:15px;border-radius:2px}.bars .up{background:var(--up)}.bars .down{background:var(--down)}
@media(max-width:560px){.chart{border-spacing:1px;font-size:12px}.chart td,.chart th{min-width:24px}.chart th:first-child{min-width:52px;padding-right:4px}.bars{font-size:12px}.bars td:nth-child(2){width:42%}}
.note{opacity:.8;font-size:14px}.scroll{overflow-x:auto}";

fn percent(x: f64) -> String {
    format!("{:+.3}\u{a0}%", 100.0 * x).replace('-', "−")
}

fn chance(x: f64) -> String {
    if 0.0 < x && x < 5e-7 { "under\u{a0}0.0001\u{a0}%".into() } else { format!("{:.4}\u{a0}%", 100.0 * x) }
}

fn dollars(x: f64) -> String {
    let cents = (100.0 * x.abs()).round() as u64;
    let sign = if x < 0.0 && cents > 0 { "−" } else { "" };
    format!("{sign}${}.{:02}", grouped(cents / 100), cents % 100)
}

/// Dollars where cents are too coarse.
fn fine(x: f64) -> String {
    let sign = if x < 0.0 { "−" } else { "" };
    format!("{sign}${:.4}", x.abs())
}

/// The page.
pub fn page(full: &Full, subject: &Subject) -> String {
    let r = &full.report;
    let title = format!("{} at {}", subject.book.name, subject.book.house);
    let mut out = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>{0}: the odds</title>\
         <style>{STYLE}</style></head><body><header><h1>{0}</h1><p>What it costs, from every chair · {1} · {2}</p>\
         </header><main>",
        escape(&title),
        escape(&r.rulebook),
        shoe(r)
    );
    summary(&mut out, r);
    outcomes(&mut out, &r.base.cd);
    if let Some(results) = &full.results {
        all_results(&mut out, results);
    }
    chart(&mut out, r);
    buster(&mut out, r);
    for schedule in &full.schedules {
        player(&mut out, schedule);
    }
    if let Some(bank) = &full.bank {
        bank_chair(&mut out, bank);
    }
    if let Some(changes) = &full.changes {
        changed(&mut out, changes);
    }
    if let Some(counting) = &full.counting {
        out.push_str("<h2>If players count cards</h2><p>How much the player's expectation changes when one card of a \
             rank has left the full shoe. Big bars mean that a careful observer learns much from the cards that were seen.</p>");
        removal(&mut out, "Base wager", &counting.base);
        if let Some(buster) = &counting.buster {
            removal(&mut out, "Buster bet", buster);
        }
    }
    method(&mut out, r);
    out.push_str("</main></body></html>\n");
    out
}

fn summary(out: &mut String, r: &Report) {
    let card = |what: &str, value: String, note: &str| {
        format!("<div>{what}<b>{value}</b><span class=\"note\">{note}</span></div>")
    };
    let mut cards = card("Best play", percent(r.base.cd.ev), "of the base wager, per round, before fees");
    cards += &card("Best chart", percent(r.base.td.ev), "what a person can learn by heart");
    cards += &card("Swing", format!("{:.3}", r.base.cd.sd), "standard deviation of a round, in wagers");
    if let Some(ev) = r.buster.ev {
        cards += &card("Buster bet", percent(ev), "of the Buster wager");
    }
    let _ = write!(
        out,
        "<p>All figures are the player's: a minus is what the player-dealer wins. They are exact, for a fresh shoe and a \
         bank that covers every wager.</p><div class=\"big\">{cards}</div>"
    );
    if let Some(insurance) = &r.base.insurance {
        let verdict =
            if insurance.ever_taken { "is sometimes worth taking" } else { "is never worth taking" };
        let _ = write!(
            out,
            "<p>Insurance {verdict}: with the best two cards for it, it is worth {} of the base wager.</p>",
            percent(insurance.best_ev)
        );
    }
}

fn outcomes(out: &mut String, way: &Way) {
    let o = &way.outcomes;
    out.push_str("<h2>How a round ends</h2><p>For a player who plays the best move for the exact cards.</p><table><tbody>");
    let rows = [
        ("Natural, paid", o.natural_paid),
        ("Natural against natural: push", o.natural_push),
        ("The player-dealer's natural takes the wager at once", o.bank_natural),
        ("Surrendered: half is lost", o.surrender),
        ("Won", o.win),
        ("Pushed", o.push),
        ("Lost", o.lose),
        ("Doubled and won", o.double_win),
        ("Doubled and pushed", o.double_push),
        ("Doubled and lost", o.double_lose),
        ("Split into two hands", o.split[0]),
        ("Split into three hands", o.split[1]),
        ("Split into four hands", o.split[2]),
        ("Split into five hands", o.split[3]),
    ];
    for (name, p) in rows.iter().filter(|r| r.1 > 0.0) {
        let _ = write!(out, "<tr><td>{name}</td><td>{}</td></tr>", chance(*p));
    }
    let _ = write!(
        out,
        "</tbody></table><p class=\"note\">Split rounds win {} of the base wager on average, with a standard deviation of \
         {:.3}. On average {:.4} wagers are on the table at the end.</p>",
        percent(way.split_mean),
        way.split_sd,
        way.wagered
    );
}

/// A result in base wagers, with its sign.
fn net(wagers: f64) -> String {
    if wagers == 0.0 { "0".into() } else { format!("{wagers:+}").replace('-', "−") }
}

fn all_results(out: &mut String, results: &Results) {
    let rows: Vec<(String, f64, String)> =
        // Losses to the left, everything else to the right.
        results.rows.iter().map(|r| {
            let long = if r.net < 0.0 { -r.chance } else { r.chance };
            (net(r.net), long, chance(r.chance))
        }).collect();
    let worst = results.rows.iter().map(|r| r.standard_error).fold(0.0, f64::max);
    let note = match results.rounds_sampled {
        0 => "All of it is exact.".to_string(),
        many => format!(
            "Rounds with one hand and with two are exact. How the results of rounds with three split hands and more are \
             spread was found by dealing {} of them; the chances above are right to about {:.5} %.",
            grouped(many),
            200.0 * worst
        ),
    };
    let _ = write!(
        out,
        "<p>What a round wins or loses, in base wagers:</p>{}<p class=\"note\">{note}</p>",
        bars(&rows)
    );
}

fn chart(out: &mut String, r: &Report) {
    out.push_str(
        "<h2>The best chart</h2><p>Rows are your hand, columns the player-dealer's up card. Point at a field to see what \
         every move is worth on the first two cards, as a share of the wager.</p><div class=\"scroll\"><table class=\"chart\"><thead><tr><th></th>",
    );
    for up in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"] {
        let _ = write!(out, "<th>{up}</th>");
    }
    out.push_str("</tr></thead><tbody>");
    for line in r.chart.td.lines() {
        let _ = write!(out, "<tr><th>{}</th>", line.name);
        let worth = r.chart.worth.get(&line.name);
        for (i, entry) in line.entries.iter().enumerate() {
            let (fill, ink) = colours(entry);
            let mut moves: Vec<(&str, f64)> =
                worth.map(|w| w[i].iter().map(|(m, v)| (*m, *v)).collect()).unwrap_or_default();
            moves.sort_by(|a, b| b.1.total_cmp(&a.1));
            let best = moves.first().map_or(0.0, |m| m.1);
            let told: Vec<String> = moves
                .iter()
                .map(|(m, v)| {
                    format!(
                        "{m} {v:+.4}{}",
                        if *v < best { format!(" (costs {:.4})", best - v) } else { String::new() }
                    )
                })
                .collect();
            let _ = write!(
                out,
                "<td style=\"background:{fill};color:{ink}\" title=\"{}\">{entry}</td>",
                escape(&told.join("\n"))
            );
        }
        out.push_str("</tr>");
    }
    out.push_str(
        "</tbody></table></div><p class=\"note\">S stand · H hit · Dh, Ds double on the first two cards, else hit or stand · \
         Rh, Rs surrender on the first two cards, else hit or stand · R surrender (a total: with any number of cards) · P split. \
         A pair that may not be split again is played as its total.</p>",
    );
}

fn buster(out: &mut String, r: &Report) {
    out.push_str("<h2>The Buster bet</h2><p>With how many cards the player-dealer goes over.</p><table><thead><tr><th>Cards</th><th>Chance</th><th>Pays</th></tr></thead><tbody>");
    for (i, name) in ["3", "4", "5", "6", "7", "8 or more"].iter().enumerate() {
        let pays = r.buster.pays.map_or("–".to_string(), |p| format!("{} to 1", p[i]));
        let _ = write!(out, "<tr><td>{name}</td><td>{}</td><td>{pays}</td></tr>", chance(r.buster.bust[i]));
    }
    out.push_str("</tbody></table>");
    if r.buster.ev.is_some() {
        let rows: Vec<(String, f64, String)> = "23456789TA"
            .chars()
            .filter_map(|up| r.buster.by_up.get(&up.to_string()).and_then(|b| b.ev).map(|ev| (up, ev)))
            .map(|(up, ev)| {
                (format!("up card {}", if up == 'T' { "10".into() } else { up.to_string() }), ev, percent(ev))
            })
            .collect();
        let _ = write!(out, "<p>What the bet is worth once the up card is seen:</p>{}", bars(&rows));
    } else {
        out.push_str("<p>This house does not offer the bet.</p>");
    }
}

fn player(out: &mut String, s: &ScheduleChairs) {
    let most = s.limit.1.map_or("no limit".to_string(), |m| m.to_string());
    let _ = write!(out, "<h2>Fees: option {} ({} to {most})</h2>", s.option, s.limit.0);
    if s.posted_by.is_some() {
        out.push_str("<p class=\"note\">The document leaves these figures to the sign at the table; they are the house file's.</p>");
    }
    let rows: Vec<(String, f64, String)> =
        s.player.iter().map(|n| (format!("wager of {}", n.wager), n.td, percent(n.td))).collect();
    let _ = write!(
        out,
        "<p>The player pays {} for each circle and round. What a round costs with the fee, for the best chart, as a share of \
         the wager:</p>{}",
        s.player_fee,
        bars(&rows)
    );
    out.push_str(
        "<p>The player-dealer pays by total table action. From this action on it expects to win more than its fee, against \
         players with the best chart:</p><table><thead><tr><th>Action</th><th>Fee</th><th>Pays from</th></tr></thead><tbody>",
    );
    for b in &s.break_even {
        let to = b.to.map_or("and more".to_string(), |t| format!("to {t}"));
        let action = b.action.map_or("never in this bracket".to_string(), |a| a.to_string());
        let _ = write!(out, "<tr><td>{} {to}</td><td>{}</td><td>{action}</td></tr>", b.from, b.fee);
    }
    out.push_str("</tbody></table>");
}

fn bank_chair(out: &mut String, b: &BankChair) {
    let _ = write!(
        out,
        "<h2>The player-dealer's chair</h2><p>{} circles of {}, {} on Buster in each, a bank of {}, fees of option {}, \
         players who play {}. What limited coverage costs and how a full table swings was simulated over {} rounds; \
         it leaves the mean uncertain by {} a round.</p><table><tbody>",
        b.circles,
        b.wager,
        b.buster,
        b.bank,
        b.schedule,
        match b.players {
            super::chairs::Players::Optimal => "every hand best",
            super::chairs::Players::Chart => "the best chart",
            super::chairs::Players::Typical => "with the usual mistakes",
        },
        grouped(b.simulated_rounds),
        format_args!("${:.4}", b.standard_error),
    );
    let rows = [
        ("Expected per round if everything were covered (exact)", dollars(b.expected_if_covered)),
        ("Won per round with this bank", dollars(b.mean)),
        ("Fee per round", b.fee.to_string()),
        ("Left per round", dollars(b.net_per_round)),
        ("Left per hour", format!("{} at {} rounds", dollars(b.net_per_hour), b.rounds_per_hour)),
        ("Standard deviation of a round", dollars(b.sd)),
        ("Rounds in which the bank loses all of it", chance(b.bank_broken)),
        ("Rounds in which a wager is not fully covered", chance(b.short)),
        ("Share of all wagers that get no action", chance(b.uncovered_share)),
        ("A session of so many hours", format!("{}", b.session.hours)),
        (
            "Expected in the session",
            format!("{}, with a swing of {}", dollars(b.session.expected), dollars(b.session.sd)),
        ),
        ("Bankroll that survives it 19 times in 20", dollars(b.session.bankroll_for_5_percent)),
        ("Bankroll that survives it 99 times in 100", dollars(b.session.bankroll_for_1_percent)),
        ("Chance to lose ten banks in the session", chance(b.session.ruin_of_ten_banks)),
    ];
    for (name, value) in rows {
        let _ = write!(out, "<tr><td>{name}</td><td>{value}</td></tr>");
    }
    out.push_str("</tbody></table>");
    let rows: Vec<(String, f64, String)> = b
        .lost_in_order
        .iter()
        .zip(&b.uncovered_in_order)
        .enumerate()
        .map(|(i, (lost, open))| {
            (format!("settled {}", i + 1), -lost, format!("{} ({} open)", fine(-lost), fine(*open)))
        })
        .collect();
    let _ = write!(
        out,
        "<p>Who is settled first is paid first. What each circle wins per round by its place in the order of settlement, \
         and how much of its wagers gets no action:</p>{}",
        bars(&rows)
    );
}

/// A changed key of a house file, for people who do not write house files.
fn in_words(key: &str, value: &str) -> String {
    match (key, value) {
        ("natural", _) => format!("a natural pays {value}"),
        ("peek", "never") => "nobody peeks at the hole card".into(),
        ("peek", "ace") => "peek under an ace only".into(),
        ("peek", "ace-or-ten") => "peek under an ace or a ten".into(),
        ("must_stand", "never") => "no total must stand".into(),
        ("must_stand", "hard-19") => "hard 19 and more must stand".into(),
        ("must_stand", "any-21") => "only 21 must stand".into(),
        ("must_hit", "0") => "no total must hit".into(),
        ("must_hit", _) => format!("{value} and less must hit"),
        ("dealer_hits_soft_17", "true") => "player-dealer hits soft 17".into(),
        ("dealer_hits_soft_17", _) => "player-dealer stands on soft 17".into(),
        ("both_over", "bank-wins") => "both over: always lost".into(),
        ("both_over", "888-pushes") => "both over: 8-8-8 pushes".into(),
        ("both_over", "suited-789-pushes") => "both over: 7-8-9 of a suit pushes".into(),
        ("double", "any") => "double any two cards".into(),
        ("double", "any-but-21") => "double any two cards but 21".into(),
        ("double", "never") => "no doubles".into(),
        ("double", _) => format!("double on {} only", value.replace('-', " to ")),
        ("double_after_split", "true") => "double after a split".into(),
        ("double_after_split", _) => "no double after a split".into(),
        ("split_tens", "same-value") => "split any two ten-values".into(),
        ("split_tens", "same-rank") => "split ten-values of one rank only".into(),
        ("split_tens", _) => "no split of ten-values".into(),
        ("split_hands", _) => format!("split to {value} hands"),
        ("split_hands_aces", _) => format!("split aces to {value} hands"),
        ("split_aces_one_card", "true") => "one card on split aces".into(),
        ("split_aces_one_card", _) => "split aces are played out".into(),
        ("surrender", "none") => "no surrender".into(),
        ("surrender", "first-two") => "surrender on the first two cards".into(),
        ("surrender", "any-time") => "surrender at any time".into(),
        _ => format!("{key} = {value}"),
    }
}

fn changed(out: &mut String, changes: &[Changed]) {
    out.push_str("<h2>What a rule costs</h2><p>One rule changed at a time, everything else as it is: the difference to the player, with best play. <code>--changes</code> names the keys of the house file.</p>");
    let mut rows: Vec<(String, f64, String)> =
        changes.iter().map(|c| (in_words(c.key, &c.value), c.difference, percent(c.difference))).collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    out.push_str(&bars(&rows));
}

fn removal(out: &mut String, name: &str, r: &Removal) {
    let order = "A23456789T";
    let rows: Vec<(String, f64, String)> = order
        .chars()
        .map(|k| {
            let e = r.effects[&k.to_string()];
            let tag = r.tags[&k.to_string()];
            (
                format!("{} (tag {tag:+})", if k == 'T' { "10 J Q K".into() } else { k.to_string() }),
                e,
                percent(e),
            )
        })
        .collect();
    let _ = write!(
        out,
        "<h3>{name}</h3>{}<p class=\"note\">A count with these tags follows the effects with a correlation of {:.3}. A player who \
         could sit out and wager only when the best count shows an advantage would have one in {} of rounds and win {} of a \
         wager per round.</p>",
        bars(&rows),
        r.correlation,
        chance(r.advantage),
        percent(r.gain)
    );
}

fn method(out: &mut String, r: &Report) {
    let _ = write!(
        out,
        "<h2>How this was worked out</h2><p class=\"note\">The base wager, the chart and the Buster bet are exact: every hand of \
         the player and every way the player-dealer can finish is counted, from a shoe of {} cards, with splits and resplits, \
         without approximation. Best play means the best move for the exact cards of the hand and the up card, the same in \
         split hands. The chart is the best there is by totals and pairs. Chances of all outcomes sum to one within {:.0e}. \
         What depends on several circles and a limited bank is simulated with the same rules. Figures are for play money \
         and for understanding the game.</p>",
        r.shoe.size(),
        (r.base.cd.outcomes.sum() - 1.0).abs().max(1e-16)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every change that can be priced has words of its own.
    #[test]
    fn changes_are_told_in_words() {
        for house in ["aviator/pure-21.5", "21st-century"] {
            let book = games::rulebook::Houses::shipped().load(house).expect("sound");
            for (key, value) in odds::blackjack::changes(&book.rules) {
                let words = in_words(key, &value);
                assert!(!words.contains('_') && !words.contains('='), "{words}");
            }
        }
    }

    #[test]
    fn money_and_chances_are_readable() {
        assert_eq!(dollars(-1166.594), "−$1,166.59");
        assert_eq!(dollars(-0.001), "$0.00");
        assert_eq!(chance(1e-8), "under\u{a0}0.0001\u{a0}%");
        assert_eq!(chance(0.25), "25.0000\u{a0}%");
    }
}

//! The report as one page of HTML that needs nothing else: for people who are not programmers. The words are in
//! `words/en/report.ftl`.

use super::chairs::{Bank, Changed, Full, Players, ScheduleChairs};
use super::drawing::{UPS, bars, colours};
use super::{Subject, shoe};
use crate::equity::grouped;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use odds::blackjack::{Removal, Report, Way};
use odds::sim::Results;
use voice::{Telling, Word, say};

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
    match 0.0 < x && x < 5e-7 {
        true => told(say!("report-hardly", chance: "0.0001\u{a0}%")),
        false => format!("{:.4}\u{a0}%", 100.0 * x),
    }
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

/// What is said, as text for the page, which escapes it.
fn told(says: Telling) -> String {
    says.to_string()
}

/// A line of a table: what it is, and its value.
fn row(name: Telling, value: &str) -> Markup {
    html! { tr { td { (told(name)) } td { (value) } } }
}

/// The page.
pub fn page(full: &Full, subject: &Subject) -> String {
    let r = &full.report;
    let title = told(say!("report-title", game: &subject.book.name, house: &subject.book.house));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (told(say!("report-page-title", title: &title))) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    p { (told(say!("report-subtitle", rulebook: &r.rulebook, shoe: shoe(r)))) }
                }
                main {
                    (summary(r))
                    (outcomes(&r.base.cd))
                    @if let Some(results) = &full.results { (all_results(results)) }
                    (chart(r))
                    (buster(r))
                    @for schedule in &full.schedules { (player(schedule)) }
                    @if let Some(bank) = &full.bank { (bank_chair(bank)) }
                    @if let Some(changes) = &full.changes { (changed(changes)) }
                    @if let Some(counting) = &full.counting {
                        h2 { (told(say!("report-counting"))) }
                        p { (told(say!("report-counting-says"))) }
                        (removal(say!("report-base-wager"), &counting.base))
                        @if let Some(buster) = &counting.buster { (removal(say!("report-buster-bet"), buster)) }
                    }
                    (method(r))
                }
            }
        }
    };
    page.into_string() + "\n"
}

fn summary(r: &Report) -> Markup {
    let card = |what: Telling, value: &str, note: Telling| {
        html! { div { (told(what)) b { (value) } span.note { (told(note)) } } }
    };
    html! {
        p { (told(say!("report-intro"))) }
        div.big {
            (card(say!("report-best-play"), &percent(r.base.cd.ev), say!("report-best-play-of")))
            (card(say!("report-best-chart"), &percent(r.base.td.ev), say!("report-best-chart-of")))
            (card(say!("report-swing"), &format!("{:.3}", r.base.cd.sd), say!("report-swing-of")))
            @if let Some(ev) = r.buster.ev {
                (card(say!("report-buster-bet"), &percent(ev), say!("report-buster-of")))
            }
        }
        @if let Some(insurance) = &r.base.insurance {
            @let taken = Word(if insurance.ever_taken { "sometimes" } else { "never" });
            p { (told(say!("report-insurance", taken: taken, worth: percent(insurance.best_ev)))) }
        }
    }
}

fn outcomes(way: &Way) -> Markup {
    let o = &way.outcomes;
    let rows = [
        (say!("report-natural-paid"), o.natural_paid),
        (say!("report-natural-push"), o.natural_push),
        (say!("report-bank-natural"), o.bank_natural),
        (say!("report-surrender"), o.surrender),
        (say!("report-win"), o.win),
        (say!("report-push"), o.push),
        (say!("report-lose"), o.lose),
        (say!("report-double-win"), o.double_win),
        (say!("report-double-push"), o.double_push),
        (say!("report-double-lose"), o.double_lose),
        (say!("report-split", hands: 2u8), o.split[0]),
        (say!("report-split", hands: 3u8), o.split[1]),
        (say!("report-split", hands: 4u8), o.split[2]),
        (say!("report-split", hands: 5u8), o.split[3]),
    ];
    let (mean, sd) = (percent(way.split_mean), format!("{:.3}", way.split_sd));
    html! {
        h2 { (told(say!("report-outcomes"))) }
        p { (told(say!("report-outcomes-says"))) }
        table { tbody {
            @for (name, p) in rows.into_iter().filter(|r| r.1 > 0.0) { (row(name, &chance(p))) }
        } }
        p.note { (told(say!("report-splits", mean: mean, sd: sd, wagered: format!("{:.4}", way.wagered)))) }
    }
}

/// A result in base wagers, with its sign.
fn net(wagers: f64) -> String {
    if wagers == 0.0 { "0".into() } else { format!("{wagers:+}").replace('-', "−") }
}

fn all_results(results: &Results) -> Markup {
    // Losses to the left, everything else to the right.
    let bar = |r: &odds::sim::Row| {
        let long = if r.net < 0.0 { -r.chance } else { r.chance };
        (net(r.net), long, chance(r.chance))
    };
    let rows: Vec<(String, f64, String)> = results.rows.iter().map(bar).collect();
    let worst = results.rows.iter().map(|r| r.standard_error).fold(0.0, f64::max);
    let note = match results.rounds_sampled {
        0 => say!("report-results-exact"),
        many => {
            say!("report-results-sampled", rounds: grouped(many), error: format!("{:.5}\u{a0}%", 200.0 * worst))
        }
    };
    html! {
        p { (told(say!("report-results"))) }
        (bars(&rows))
        p.note { (told(note)) }
    }
}

/// What every move is worth in a field of the chart, the best first.
fn worths(moves: &std::collections::BTreeMap<&'static str, f64>) -> String {
    let mut moves: Vec<(&str, f64)> = moves.iter().map(|(m, v)| (*m, *v)).collect();
    moves.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = moves.first().map_or(0.0, |m| m.1);
    let line = |(name, worth): &(&'static str, f64)| {
        let (word, is) = (Word(name), format!("{worth:+.4}"));
        told(match *worth < best {
            true => say!("report-move-costs", name: word, worth: is, costs: format!("{:.4}", best - worth)),
            false => say!("report-move", name: word, worth: is),
        })
    };
    moves.iter().map(|m| line(&(m.0, m.1))).collect::<Vec<_>>().join("\n")
}

fn chart(r: &Report) -> Markup {
    html! {
        h2 { (told(say!("report-chart"))) }
        p { (told(say!("report-chart-says"))) }
        div.scroll { table.chart {
            thead { tr { th {} @for up in UPS { th { (up) } } } }
            tbody {
                @for line in r.chart.td.lines() {
                    tr {
                        th { (told(line.says)) }
                        @for (i, entry) in line.entries.iter().enumerate() {
                            @let (fill, ink) = colours(entry);
                            @let title = r.chart.worth.get(&line.name).map(|w| worths(&w[i])).unwrap_or_default();
                            td style=(format!("background:{fill};color:{ink}")) title=(title) { (entry) }
                        }
                    }
                }
            }
        } }
        p.note { (told(say!("report-chart-key"))) }
    }
}

fn buster(r: &Report) -> Markup {
    let pays =
        |i: usize| r.buster.pays.map_or("–".to_string(), |p| told(say!("report-pays-to-one", pays: p[i])));
    let known = |up: char| Some((up, r.buster.by_up.get(&up.to_string())?.ev?));
    let bar = |(up, ev): (char, f64)| {
        let card = if up == 'T' { "10".to_string() } else { up.to_string() };
        (told(say!("report-up-card", card: card)), ev, percent(ev))
    };
    let rows: Vec<(String, f64, String)> = "23456789TA".chars().filter_map(known).map(bar).collect();
    html! {
        h2 { (told(say!("report-buster"))) }
        p { (told(say!("report-buster-says"))) }
        table {
            thead { tr {
                th { (told(say!("report-cards"))) }
                th { (told(say!("report-chance"))) }
                th { (told(say!("report-pays"))) }
            } }
            tbody {
                @for i in 0..6 {
                    tr {
                        td { (told(say!("report-cards-of", cards: i + 3))) }
                        td { (chance(r.buster.bust[i])) }
                        td { (pays(i)) }
                    }
                }
            }
        }
        @if r.buster.ev.is_some() {
            p { (told(say!("report-buster-by-up"))) }
            (bars(&rows))
        } @else {
            p { (told(say!("report-no-buster"))) }
        }
    }
}

fn player(s: &ScheduleChairs) -> Markup {
    let (min, most) = (s.limit.0, s.limit.1);
    let heading = match most {
        Some(most) => say!("report-fees", option: s.option, min: min, most: most),
        None => say!("report-fees-no-limit", option: s.option, min: min),
    };
    let bar =
        |n: &odds::blackjack::NetOfFee| (told(say!("report-wager-of", wager: n.wager)), n.td, percent(n.td));
    let rows: Vec<(String, f64, String)> = s.player.iter().map(bar).collect();
    let bracket = |b: &odds::blackjack::BreakEven| match b.to {
        Some(to) => say!("report-bracket", from: b.from, to: to),
        None => say!("report-bracket-open", from: b.from),
    };
    html! {
        h2 { (told(heading)) }
        @if s.posted_by.is_some() { p.note { (told(say!("report-posted"))) } }
        p { (told(match s.player_fees.one() {
            Some(fee) => say!("report-player-fee", fee: fee),
            None => say!("report-player-fees", fees: s.fees_told.clone()),
        })) }
        (bars(&rows))
        @if !s.buster.is_empty() {
            p { (told(say!("report-buster-fee"))) }
            (bars(&s.buster.iter().map(bar).collect::<Vec<_>>()))
        }
        p { (told(say!("report-break-even"))) }
        table {
            thead { tr {
                th { (told(say!("report-action"))) }
                th { (told(say!("report-fee"))) }
                th { (told(say!("report-pays-from"))) }
            } }
            tbody {
                @for b in &s.break_even {
                    tr {
                        td { (told(bracket(b))) }
                        td { (b.fee.to_string()) }
                        td { (b.action.map_or_else(|| told(say!("report-never")), |a| a.to_string())) }
                    }
                }
            }
        }
    }
}

/// The table that the player-dealer's chair is priced at.
fn bank_told(bank: &Bank) -> Telling {
    let b = &bank.chair;
    let players = Word(match bank.players {
        Players::Optimal => "optimal",
        Players::Chart => "chart",
        Players::Typical => "typical",
    });
    let (rounds, error) = (grouped(b.simulated_rounds), format!("${:.4}", b.standard_error));
    say!("report-bank-says", circles: b.circles, wager: b.wager, buster: b.buster, bank: b.bank, option: b.schedule, players: players, rounds: rounds, error: error)
}

fn bank_chair(bank: &Bank) -> Markup {
    let b = &bank.chair;
    let session = (dollars(b.session.expected), dollars(b.session.sd));
    let per_hour = say!("report-hour", left: dollars(b.net_per_hour), rounds: b.rounds_per_hour.to_string());
    let rows = [
        (say!("report-if-covered"), dollars(b.expected_if_covered)),
        (say!("report-bank-wins"), dollars(b.mean)),
        (say!("report-bank-fee"), b.fee.to_string()),
        (say!("report-left-round"), dollars(b.net_per_round)),
        (say!("report-left-hour"), told(per_hour)),
        (say!("report-sd"), dollars(b.sd)),
        (say!("report-broken"), chance(b.bank_broken)),
        (say!("report-short"), chance(b.short)),
        (say!("report-uncovered"), chance(b.uncovered_share)),
        (say!("report-session"), b.session.hours.to_string()),
        (
            say!("report-session-expected"),
            told(say!("report-session-is", expected: session.0, swing: session.1)),
        ),
        (say!("report-bankroll-19"), dollars(b.session.bankroll_for_5_percent)),
        (say!("report-bankroll-99"), dollars(b.session.bankroll_for_1_percent)),
        (say!("report-ruin"), chance(b.session.ruin_of_ten_banks)),
    ];
    let in_order = b.lost_in_order.iter().zip(&b.uncovered_in_order).enumerate();
    let bar = |(i, (lost, open)): (usize, (&f64, &f64))| {
        let shown = told(say!("report-open", won: fine(-lost), open: fine(*open)));
        (told(say!("report-settled", place: i + 1)), -lost, shown)
    };
    let order: Vec<(String, f64, String)> = in_order.map(bar).collect();
    html! {
        h2 { (told(say!("report-bank"))) }
        p { (told(bank_told(bank))) }
        table { tbody { @for (name, value) in rows { (row(name, &value)) } } }
        p { (told(say!("report-order"))) }
        (bars(&order))
    }
}

/// A changed key of a house file, for people who do not write house files.
fn in_words(key: &'static str, value: &str) -> String {
    // A message chooses by words, and those begin with a letter.
    let (word, span) = (format!("v-{value}"), value.replace('-', " to "));
    told(say!("report-change", key: Word(key), value: word, text: value, span: span))
}

fn changed(changes: &[Changed]) -> Markup {
    let bar = |c: &Changed| (in_words(c.key, &c.value), c.difference, percent(c.difference));
    let mut rows: Vec<(String, f64, String)> = changes.iter().map(bar).collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    html! {
        h2 { (told(say!("report-changes"))) }
        p { (told(say!("report-changes-says"))) }
        (bars(&rows))
    }
}

fn removal(name: Telling, r: &Removal) -> Markup {
    let bar = |k: char| {
        let (e, tag) = (r.effects[&k.to_string()], r.tags[&k.to_string()]);
        let cards = if k == 'T' { "10 J Q K".to_string() } else { k.to_string() };
        (told(say!("report-tag", cards: cards, tag: format!("{tag:+}"))), e, percent(e))
    };
    let rows: Vec<(String, f64, String)> = "A23456789T".chars().map(bar).collect();
    let (correlation, gain) = (format!("{:.3}", r.correlation), percent(r.gain));
    html! {
        h3 { (told(name)) }
        (bars(&rows))
        p.note { (told(say!("report-count", correlation: correlation, advantage: chance(r.advantage), gain: gain))) }
    }
}

fn method(r: &Report) -> Markup {
    let error = format!("{:.0e}", (r.base.cd.outcomes.sum() - 1.0).abs().max(1e-16));
    html! {
        h2 { (told(say!("report-method"))) }
        p.note { (told(say!("report-method-says", cards: r.shoe.size(), error: error))) }
    }
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

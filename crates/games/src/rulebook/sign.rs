//! The sign on the table (RND-1), made from the rulebook: name, limits, fees, pay tables and the document's notices.

use super::Rulebook;
use crate::blackjack::{Bracket, FeesTaken, MustStand, Peek, PlayerFees, Schedule, Surrender, Tie};
use chips::Money;
use serde::Serialize;
use voice::{Telling, Voice, say};

/// A table sign: headed groups of lines.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let sign = book.sign(&book.schedules[0]);
/// assert!(!sign.lines.is_empty() && !sign.notices.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sign {
    /// The game's name.
    pub title: String,
    /// The house, and which schedule is in force.
    pub subtitle: Telling,
    /// The lines, in order.
    pub lines: Vec<SignLine>,
    /// The small print.
    pub notices: Vec<Telling>,
}

/// One line: what, and how much.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let natural = book.sign(&book.schedules[0]).lines.into_iter().find(|line| line.figure.to_string() == "6:5");
/// assert!(natural.is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SignLine {
    /// The group it stands in.
    pub group: Telling,
    /// What it is about.
    pub what: Telling,
    /// The figure.
    pub figure: Telling,
}

/// A sign in the words of a language.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let posted = book.sign(&book.schedules[0]).posted(voice::Voice::english());
/// assert!(!posted.title.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Posted {
    /// The game's name.
    pub title: String,
    /// The house, and which schedule is in force.
    pub subtitle: String,
    /// The lines, in order.
    pub lines: Vec<PostedLine>,
    /// The small print.
    pub notices: Vec<String>,
}

/// One line of it.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let posted = book.sign(&book.schedules[0]).posted(voice::Voice::english());
/// assert!(posted.lines.iter().any(|line| line.figure == "6:5"));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PostedLine {
    /// The group it stands in.
    pub group: String,
    /// What it is about.
    pub what: String,
    /// The figure.
    pub figure: String,
}

/// A table's limit: `$2–$50` or `$5–no limit`.
pub fn range(min: Money, max: Option<Money>) -> Telling {
    match max {
        Some(max) => say!("sign-range", min: min, max: max),
        None => say!("sign-no-limit", min: min),
    }
}

/// A figure that is an amount.
pub(crate) fn amount(amount: Money) -> Telling {
    say!("sign-amount", amount: amount)
}

fn bracket(b: &Bracket) -> Telling {
    match b.to {
        Some(to) => range(b.from, Some(to)),
        None => say!("sign-and-more", from: b.from),
    }
}

impl Rulebook {
    /// The sign of a table with this schedule in force.
    pub fn sign(&self, schedule: &Schedule) -> Sign {
        let mut lines = self.wagers(schedule);
        lines.extend(self.collection(schedule));
        lines.extend(self.pays());
        lines.extend(self.rules_in_short());
        let posted = self.approvals.iter().map(ToString::to_string).chain(self.notices.iter().cloned());
        let posted = posted.map(|text| say!("sign-as-posted", text: text));
        let example = schedule.posted_by.as_ref().map(|by| say!("sign-example-schedule", by: by));
        let listed = |b: &super::SideBet| say!("sign-listed-bet", name: &b.name, limit: &b.limit);
        Sign {
            title: self.posted_name.as_ref().unwrap_or(&self.name).clone(),
            subtitle: say!("sign-schedule", house: &self.house, option: schedule.option),
            lines,
            notices: posted.chain(self.side_bets.iter().map(listed)).chain(example).collect(),
        }
    }

    fn wagers(&self, schedule: &Schedule) -> Vec<SignLine> {
        let line = |what, figure| SignLine { group: say!("sign-wagers"), what, figure };
        let mut lines = vec![
            line(say!("sign-table-limit"), range(schedule.min, schedule.max)),
            line(say!("sign-bank-wager"), say!("sign-no-maximum", min: schedule.min)),
        ];
        if let Some(buster) = &self.rules.buster {
            let most = match schedule.buster_limit(buster) {
                (Some(min), Some(max)) => say!("sign-buster-range", min: min, max: max),
                (Some(min), None) => say!("sign-buster-least", min: min),
                (None, Some(max)) => say!("sign-buster-most", max: max),
                _ if buster.within_table_limit => say!("sign-buster-within-limit"),
                _ => say!("sign-buster-base-wager"),
            };
            lines.push(line(say!("sign-buster-bet"), most));
        }
        lines
    }

    fn collection(&self, schedule: &Schedule) -> Vec<SignLine> {
        let group = || match schedule.fees_taken {
            FeesTaken::BeforeTheDeal => say!("sign-collection-before-deal"),
            FeesTaken::WithEachWager => say!("sign-collection-with-wager"),
        };
        let line = |what, figure| SignLine { group: group(), what, figure };
        let of_the_bank = |b: &Bracket| line(say!("sign-bank-action", action: bracket(b)), amount(b.fee));
        let players = self.players_fees(&schedule.player_fees).into_iter().map(|(what, fee)| line(what, fee));
        players.chain(schedule.bank_fees.iter().map(of_the_bank)).collect()
    }

    /// What players pay: one figure for all wagers, or a line for each kind that the house takes.
    fn players_fees(&self, fees: &PlayerFees) -> Vec<(Telling, Telling)> {
        let figure = |fee: Money| if fee.is_zero() { say!("sign-none") } else { amount(fee) };
        match fees.one() {
            Some(Money::ZERO) => return vec![(say!("sign-players"), say!("sign-none"))],
            Some(fee) => return vec![(say!("sign-players"), say!("sign-per-circle", fee: fee))],
            None => {}
        }
        let base = |b: &Bracket| match fees.base.len() {
            1 => (say!("sign-fee-base"), figure(b.fee)),
            _ => (say!("sign-fee-base-of", wager: bracket(b)), figure(b.fee)),
        };
        let backline = self.rules.backline.then(|| (say!("sign-fee-backline"), figure(fees.backline)));
        let buster = self.rules.buster.as_ref().map(|_| (say!("sign-buster-bet"), figure(fees.buster)));
        fees.base.iter().map(base).chain(backline).chain(buster).collect()
    }

    fn pays(&self) -> Vec<SignLine> {
        let line = |what, odds: String| SignLine {
            group: say!("sign-pays"),
            what,
            figure: say!("sign-odds", odds: odds),
        };
        if let Some(nearest) = &self.rules.nearest {
            let ties = line(say!("sign-nearest-tie"), nearest.tie_pays.to_string());
            let wins = line(
                say!("sign-nearest-wins", target: nearest.target.to_string()),
                nearest.win_pays.to_string(),
            );
            let ties = match nearest.tie {
                Tie::Player => ties,
                Tie::Push => SignLine { figure: say!("sign-nearest-push"), ..ties },
                Tie::Bank => SignLine { figure: say!("sign-nearest-bank"), ..ties },
            };
            return [wins, ties].into_iter().chain(self.rounding()).collect();
        }
        let mut lines = vec![line(say!("sign-natural"), self.rules.natural.to_string())];
        if self.rules.insurance {
            lines.push(line(say!("sign-insurance"), "2:1".into()));
        }
        if let Some(buster) = &self.rules.buster {
            let of = |(cards, pays): (usize, u32)| {
                line(say!("sign-buster-pays", cards: cards), format!("{pays}:1"))
            };
            lines.extend((3..).zip(buster.pays).map(of));
        }
        lines.extend(self.rounding());
        lines
    }

    /// D25: what becomes of a payout that the chips cannot make, where it is not paid to the cent.
    fn rounding(&self) -> Option<SignLine> {
        let figure = self.rules.rounding.told(self.rules.chip)?;
        Some(SignLine { group: say!("sign-pays"), what: say!("sign-rounding"), figure })
    }

    fn rules_in_short(&self) -> Vec<SignLine> {
        let rules = &self.rules;
        let line = |what, figure| SignLine { group: say!("sign-play"), what, figure };
        let backline = if rules.backline { say!("sign-on-base-wager") } else { say!("sign-none") };
        if let Some(nearest) = &rules.nearest {
            let (hits, from) = (rules.must_hit, nearest.must_stand.unwrap_or(0));
            return vec![
                line(say!("sign-players"), say!("sign-nearest-chart", hits: hits, from: from)),
                line(say!("sign-player-dealer"), say!("sign-nearest-stands", from: nearest.bank_stands_on)),
                line(say!("sign-backline-bets"), backline),
            ];
        }
        let peek = match rules.peek {
            Peek::Never => say!("sign-never"),
            Peek::Ace => say!("sign-under-ace"),
            Peek::AceOrTen => say!("sign-under-ace-or-ten"),
        };
        let hits = rules.must_hit;
        let stand = match rules.must_stand {
            MustStand::Never => say!("sign-players-as-they-like", hits: hits),
            MustStand::Hard19 => say!("sign-players-hard-19", hits: hits),
            MustStand::Any21 => say!("sign-players-21", hits: hits),
        };
        let dealer = match rules.dealer_hits_soft_17 {
            true => say!("sign-bank-hits-soft-17"),
            false => say!("sign-bank-stands-soft-17"),
        };
        let surrender = match rules.surrender {
            Surrender::None => say!("sign-not-offered"),
            Surrender::FirstTwo => say!("sign-surrender-first-two"),
            Surrender::AnyTime => say!("sign-surrender-any-time"),
        };
        vec![
            line(say!("sign-hole-card-checked"), peek),
            line(say!("sign-players"), stand),
            line(say!("sign-player-dealer"), dealer),
            line(say!("sign-surrender"), surrender),
            line(say!("sign-backline-bets"), backline),
        ]
    }
}

impl Sign {
    /// In the words of a language.
    pub fn posted(&self, voice: &Voice) -> Posted {
        let words = |says: &Telling| voice.text(says, &());
        let line = |line: &SignLine| PostedLine {
            group: words(&line.group),
            what: words(&line.what),
            figure: words(&line.figure),
        };
        Posted {
            title: self.title.clone(),
            subtitle: words(&self.subtitle),
            lines: self.lines.iter().map(line).collect(),
            notices: self.notices.iter().map(words).collect(),
        }
    }
}

impl Posted {
    /// As text for a terminal.
    pub fn to_text(&self) -> String {
        let width = self.lines.iter().map(|l| l.what.chars().count()).max().unwrap_or(0);
        let mut out = format!("{}\n{}\n", self.title.to_uppercase(), self.subtitle);
        let mut group = "";
        for line in &self.lines {
            if line.group != group {
                group = &line.group;
                out.push_str(&format!("\n{group}\n"));
            }
            let dots = ".".repeat(width + 3 - line.what.chars().count());
            out.push_str(&format!("  {} {dots} {}\n", line.what, line.figure));
        }
        out.push('\n');
        for notice in &self.notices {
            out.push_str(&format!("{notice}\n"));
        }
        out
    }

    /// As a page of its own.
    pub fn to_html(&self) -> String {
        let mut rows = String::new();
        let mut group = "";
        for line in &self.lines {
            if line.group != group {
                group = &line.group;
                rows.push_str(&format!(
                    "<tr><th colspan=\"2\" scope=\"colgroup\">{}</th></tr>\n",
                    escape(group)
                ));
            }
            rows.push_str(&format!(
                "<tr><td>{}</td><td>{}</td></tr>\n",
                escape(&line.what),
                escape(&line.figure)
            ));
        }
        let notices: String = self.notices.iter().map(|n| format!("<p>{}</p>\n", escape(n))).collect();
        let (title, subtitle) = (escape(&self.title), escape(&self.subtitle));
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p class=\"sub\">{subtitle}</p>\n\
             <table>\n{rows}</table>\n<footer>\n{notices}</footer>\n</main>\n</body>\n</html>\n"
        )
    }
}

const STYLE: &str = "body{margin:0;background:#0d3b2a;font:18px/1.45 system-ui,sans-serif;color:#f4efe1}\
main{max-width:44rem;margin:2rem auto;padding:1.5rem 2rem;border:.6rem solid #5b3a1e;border-radius:1.2rem;background:#10482f}\
h1{margin:0;text-transform:uppercase;letter-spacing:.06em}.sub{margin:.2rem 0 1.2rem;opacity:.85}\
table{width:100%;border-collapse:collapse}th{text-align:left;padding:1rem 0 .2rem;border-bottom:1px solid #f4efe1}\
td{padding:.3rem 0;border-bottom:1px solid #ffffff2a}td+td{text-align:right;font-variant-numeric:tabular-nums;font-weight:600}\
footer{margin-top:1.2rem;font-size:.8rem;opacity:.85}footer p{margin:.3rem 0}";

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

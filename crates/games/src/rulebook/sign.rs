//! The sign on the table (RND-1), made from the rulebook: name, limits, fees, pay tables and the document's notices.

use super::Rulebook;
use crate::blackjack::{Bracket, Peek, Schedule, Surrender};
use chips::Money;
use serde::Serialize;

/// A table sign: headed groups of lines.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sign {
    /// The game's name.
    pub title: String,
    /// The house, and which schedule is in force.
    pub subtitle: String,
    /// The lines, in order.
    pub lines: Vec<SignLine>,
    /// The small print.
    pub notices: Vec<String>,
}

/// One line: what, and how much.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SignLine {
    /// The group it stands in.
    pub group: &'static str,
    /// What it is about.
    pub what: String,
    /// The figure.
    pub figure: String,
}

/// A table's limit in words: `$2–$50` or `$5–no limit`.
pub fn range(min: Money, max: Option<Money>) -> String {
    match max {
        Some(max) => format!("{min}–{max}"),
        None => format!("{min}–no limit"),
    }
}

fn bracket(b: &Bracket) -> String {
    match b.to {
        Some(to) => format!("{}–{to}", b.from),
        None => format!("{}+", b.from),
    }
}

impl Rulebook {
    /// The sign of a table with this schedule in force.
    pub fn sign(&self, schedule: &Schedule) -> Sign {
        let mut lines = Vec::new();
        let mut line = |group, what: &str, figure: String| {
            lines.push(SignLine { group, what: what.to_string(), figure });
        };
        line("Wagers", "Table limit", range(schedule.min, schedule.max));
        line("Wagers", "Player-dealer's wager", format!("{} or more, no maximum", schedule.min));
        if let Some(buster) = &self.rules.buster {
            let most = match (buster.min, buster.max) {
                (Some(min), Some(max)) => format!("{min}–{max}, at most the base wager"),
                _ if buster.within_table_limit => "within the table limit, at most the base wager".into(),
                _ => "at most the base wager".into(),
            };
            line("Wagers", "Buster bet", most);
        }
        let per_circle = if schedule.player_fee.is_zero() {
            "none".to_string()
        } else {
            format!("{} per wager per circle", schedule.player_fee)
        };
        line("Collection, taken before the deal", "Players", per_circle);
        for b in &schedule.bank_fees {
            let what = format!("Player-dealer, total table action {}", bracket(b));
            line("Collection, taken before the deal", &what, b.fee.to_string());
        }
        line("Pays", "Natural (ace and a ten-value on the first two)", self.rules.natural.to_string());
        if self.rules.insurance {
            line("Pays", "Insurance, half the wager, when an ace is up", "2:1".into());
        }
        if let Some(buster) = &self.rules.buster {
            let cards = ["3 cards", "4 cards", "5 cards", "6 cards", "7 cards", "8 or more cards"];
            for (cards, pays) in cards.iter().zip(buster.pays) {
                line("Pays", &format!("Buster, player-dealer busts with {cards}"), format!("{pays}:1"));
            }
        }
        self.rules_in_short(&mut line);
        Sign {
            title: self.name.clone(),
            subtitle: format!("{} · collection schedule option {}", self.house, schedule.option),
            lines,
            notices: self.approvals.iter().chain(&self.notices).cloned().chain(self.listed_bets()).collect(),
        }
    }

    fn rules_in_short(&self, line: &mut impl FnMut(&'static str, &str, String)) {
        let rules = &self.rules;
        let peek = match rules.peek {
            Peek::Never => "never",
            Peek::Ace => "under an ace",
            Peek::AceOrTen => "under an ace or a ten-value",
        };
        line("Play", "Hole card is checked for a natural", peek.into());
        let stand = match rules.must_stand {
            crate::blackjack::MustStand::Never => "as they like".to_string(),
            crate::blackjack::MustStand::Hard19 => "must stand on hard 19 or more".into(),
            crate::blackjack::MustStand::Any21 => "must stand on 21".into(),
        };
        line("Play", "Players", format!("{stand}, must hit hard {} or less", rules.must_hit));
        let dealer = if rules.dealer_hits_soft_17 { "hits soft 17" } else { "stands on soft 17" };
        line("Play", "Player-dealer", format!("{dealer}, stands on hard 17 or more"));
        let surrender = match rules.surrender {
            Surrender::None => "not offered",
            Surrender::FirstTwo => "half the wager, on the first two cards",
            Surrender::AnyTime => "half the wager, any time at 20 or less",
        };
        line("Play", "Surrender", surrender.into());
        line("Play", "Backline bets", if rules.backline { "on the base wager" } else { "none" }.into());
    }

    fn listed_bets(&self) -> impl Iterator<Item = String> {
        self.side_bets.iter().map(|b| format!("{}: {}; not offered at this table.", b.name, b.limit))
    }
}

impl Sign {
    /// As text for a terminal.
    pub fn to_text(&self) -> String {
        let width = self.lines.iter().map(|l| l.what.chars().count()).max().unwrap_or(0);
        let mut out = format!("{}\n{}\n", self.title.to_uppercase(), self.subtitle);
        let mut group = "";
        for line in &self.lines {
            if line.group != group {
                group = line.group;
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
                group = line.group;
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

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! Our own hands written as PHH, so that they replay to the same stacks anywhere this referee runs.

use super::action::action_text;
use super::record::amount_text;
use super::replay::Seating;
use crate::poker::command::Command;
use crate::poker::game::BetSize;
use crate::poker::hand::Hand;
use crate::poker::rules::Limit;
use chips::Money;
use std::fmt::Write;

/// Writes a hand that was played: how it was set up, what was done, and how it ended.
pub fn export(
    setup: &Seating,
    commands: &[Command],
    end: &Hand,
    names: &[impl AsRef<str>],
    rulebook: Option<&str>,
) -> String {
    let actions: Vec<String> = commands.iter().map(action_text).collect();
    let finishing: Vec<Money> = end.players.iter().map(|p| p.stack).collect();
    to_text(setup, &actions, Some(&finishing), names, rulebook)
}

/// The text of a hand history.
pub fn to_text(
    setup: &Seating,
    actions: &[impl AsRef<str>],
    finishing: Option<&[Money]>,
    names: &[impl AsRef<str>],
    rulebook: Option<&str>,
) -> String {
    let (rules, n) = (&setup.rules, setup.entries.len());
    let mut text = String::new();
    let mut line =
        |key: &str, value: String| writeln!(text, "{key} = {value}").expect("a string takes everything");
    match rules.game.code(rules.limit) {
        Some(code) => line("variant", quoted(code)),
        None => line("_game", quoted(rules.game.id())),
    }
    let turned = |i: usize| if n == 2 { 1 - i } else { i };
    line("antes", list((0..n).map(|i| setup.entries[turned(i)]).map(|e| e.ante + e.dead)));
    if !rules.game.form().has_blinds() {
        line("bring_in", amount_text(rules.bring_in));
    } else {
        let signed = |blind: Money, in_turn| if in_turn { blind } else { -blind };
        let blinds = (0..n).map(|i| setup.entries[turned(i)]).map(|e| signed(e.blind, e.in_turn));
        line("blinds_or_straddles", list(blinds));
    }
    match rules.limit {
        Limit::Fixed { .. } => {
            line("small_bet", amount_text(rules.limit.bet(BetSize::Small)));
            line("big_bet", amount_text(rules.limit.bet(BetSize::Big)));
        }
        Limit::Spread { min, .. } | Limit::Pot { min } => line("min_bet", amount_text(min)),
    }
    line("starting_stacks", list(setup.entries.iter().map(|e| e.stack)));
    let actions: Vec<String> = actions.iter().map(|a| quoted(a.as_ref())).collect();
    line("actions", format!("[{}]", actions.join(", ")));
    if let Some(stacks) = finishing {
        line("finishing_stacks", list(stacks.iter().copied()));
    }
    if !names.is_empty() {
        let names: Vec<String> = names.iter().map(|n| quoted(n.as_ref())).collect();
        line("players", format!("[{}]", names.join(", ")));
    }
    if let Some(path) = rulebook {
        line("_rulebook", quoted(path));
        line("_limit", quoted(&rules.limit.id()));
        line("_schedule", quoted(rules.limit.schedule()));
    }
    text
}

fn list(amounts: impl Iterator<Item = Money>) -> String {
    format!("[{}]", amounts.map(amount_text).collect::<Vec<_>>().join(", "))
}

/// A TOML string: plain quotes where they do, escapes where they do not.
fn quoted(text: &str) -> String {
    if text.contains(['\'', '\n', '\r', '\\']) || text.chars().any(char::is_control) {
        return toml::Value::String(text.to_string()).to_string();
    }
    format!("'{text}'")
}

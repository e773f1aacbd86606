//! Rounds of a table's log as scenario files.

use super::day_fits;
use cards::Card;
use games::blackjack::{Event, Move, Seat, Target};
use ledger::StoredRecord;
use room::record::{Step, TableRecord, TableSpec};
use std::fmt::Write;
use std::path::Path;

/// A round in the making.
#[derive(Default)]
struct Round {
    bank: Option<(u32, Seat, chips::Money, u8)>,
    wagers: Vec<(u32, Seat, String)>,
    cards: Vec<Card>,
    hole: Option<usize>,
    actions: Vec<String>,
    /// Something happened that a scenario cannot tell: a ruling, a shuffle in the middle.
    untold: bool,
}

/// Writes every round that was dealt to its end; gives their number.
pub fn write(
    folder: &Path,
    table: u32,
    spec: &TableSpec,
    rows: &[StoredRecord],
    day: Option<&str>,
) -> Result<usize, String> {
    let mut round = Round::default();
    let (mut number, mut written) = (0, 0);
    for row in rows {
        let record: TableRecord = serde_json::from_str(&row.body).map_err(|e| e.to_string())?;
        for step in record.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in events {
                if !round.see(&event) {
                    continue;
                }
                number += 1;
                let told = !round.untold && day_fits(day, row.at);
                if told {
                    let path = folder.join(format!("{table}-{number:06}.toml"));
                    let text = round.scenario(spec, table, number);
                    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
                    written += 1;
                }
                round = Round::default();
            }
        }
    }
    Ok(written)
}

fn dollars(amount: chips::Money) -> String {
    let cents = amount.as_cents();
    if cents % 100 == 0 { (cents / 100).to_string() } else { format!("{}.{:02}", cents / 100, cents % 100) }
}

impl Round {
    /// Takes an event in. True when the round is over.
    fn see(&mut self, event: &Event) -> bool {
        match event {
            Event::BankTaken { player, seat, wager, turn } => {
                *self = Round { bank: Some((player.0, *seat, *wager, *turn)), ..Round::default() };
            }
            Event::Wagered { player, seat, base, buster } => {
                let buster =
                    if buster.is_zero() { String::new() } else { format!(", buster = {}", dollars(*buster)) };
                self.wagers.push((player.0, *seat, format!("base = {}{buster}", dollars(*base))));
            }
            Event::Backlined { player, seat, amount } => {
                self.wagers.push((player.0, *seat, format!("backline = {}", dollars(*amount))));
            }
            Event::TakenBack { player, seat, .. } => {
                self.wagers.retain(|(p, s, _)| (*p, *s) != (player.0, *seat));
            }
            Event::CardDealt { to: Target::Hole, card: None } => self.hole = Some(self.cards.len()),
            Event::CardDealt { card: Some(card), .. } => self.cards.push(*card),
            // A hole card that a human dealer turned over goes where it was dealt.
            Event::HoleShown { card } => {
                if let Some(i) = self.hole.take() {
                    self.cards.insert(i, *card);
                }
            }
            Event::InsuranceAnswered { seat, amount, .. } => {
                let answer = if amount.is_zero() { "no" } else { "insure" };
                self.actions.push(format!("{seat} {answer}"));
            }
            Event::Acted { seat, hand, action, .. } => self.actions.push(match action {
                Move::Hit => format!("{seat}.{hand} hit"),
                Move::Stand => format!("{seat}.{hand} stand"),
                Move::Split => format!("{seat}.{hand} split"),
                Move::Surrender => format!("{seat}.{hand} surrender"),
                Move::Double(amount) => format!("{seat}.{hand} double {}", dollars(*amount)),
            }),
            Event::Ruled { .. } => self.untold = true,
            Event::Shuffled { .. } => self.untold |= !self.cards.is_empty(),
            Event::RoundEnded { .. } => return self.bank.is_some(),
            _ => {}
        }
        false
    }

    fn scenario(&self, spec: &TableSpec, table: u32, number: u32) -> String {
        let (banker, seat, wager, turn) = self.bank.expect("a round has a bank");
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        let mut out =
            format!("title = \"Table {table}, round {number}\"\nrulebook = \"{}\"\n", spec.rulebook);
        let _ = writeln!(out, "schedule = {}\ndecks = {}", spec.option, spec.decks);
        let wager = dollars(wager);
        let _ = writeln!(
            out,
            "bank = {{ seat = {seat}, wager = {wager}, turn = {turn}, player = \"person {banker}\" }}"
        );
        let _ = writeln!(out, "cards = \"{}\"\nwagers = [", cards.join(" "));
        for (player, seat, what) in &self.wagers {
            let _ = writeln!(out, "  {{ seat = {seat}, {what}, player = \"person {player}\" }},");
        }
        let _ = writeln!(out, "]\nactions = [");
        for action in &self.actions {
            let _ = writeln!(out, "  \"{action}\",");
        }
        out.push_str("]\n");
        out
    }
}

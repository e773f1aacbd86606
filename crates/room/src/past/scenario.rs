//! A finished round of blackjack as a scenario file that `cardroom deal` plays to the same settlement: what the browser
//! shares and what `cardroom export` writes.

use super::{Facts, read};
use crate::protocol::RoundFile;
use crate::record::{Step, TableSpec};
use cards::Card;
use games::Seat;
use games::blackjack::{Event, Move, Target};
use ledger::{StoreError, StoredRecord};
use std::fmt::Write;

/// What became of a round that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Here it is.
    File(RoundFile),
    /// It is over, and something happened in it that a scenario cannot tell: a ruling, or a shuffle in the middle.
    Untold,
}

/// The round that begins with the first of these records. None where none does, or where it has not ended.
pub fn tell(facts: &Facts, records: &[StoredRecord]) -> Result<Option<Told>, StoreError> {
    let mut round = Round::default();
    for stored in records {
        for step in read(facts.table, stored)?.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            if !events.iter().any(|event| round.see(event)) {
                continue;
            }
            let title = format!("Table {}, record {}", facts.table, records[0].seq);
            let file = round.scenario(&facts.spec, &title).map(|scenario| {
                Told::File(RoundFile { table: facts.table, to: stored.seq, at: stored.at, scenario })
            });
            return Ok(Some(file.unwrap_or(Told::Untold)));
        }
        if round.bank.is_none() {
            return Ok(None);
        }
    }
    Ok(None)
}

/// A round in the making.
#[derive(Default)]
pub struct Round {
    bank: Option<(u32, Seat, chips::Money, u8)>,
    wagers: Vec<(u32, Seat, String)>,
    cards: Vec<Card>,
    hole: Option<usize>,
    actions: Vec<String>,
    /// Something happened that a scenario cannot tell: a ruling, a shuffle in the middle.
    untold: bool,
}

fn dollars(amount: chips::Money) -> String {
    let cents = amount.as_cents();
    if cents % 100 == 0 { (cents / 100).to_string() } else { format!("{}.{:02}", cents / 100, cents % 100) }
}

impl Round {
    /// Takes an event in. True when the round is over.
    pub fn see(&mut self, event: &Event) -> bool {
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

    /// The file; none for a round that a scenario cannot tell.
    pub fn scenario(&self, spec: &TableSpec, title: &str) -> Option<String> {
        let (banker, seat, wager, turn) = self.bank.filter(|_| !self.untold)?;
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        let mut out = format!("title = \"{title}\"\nrulebook = \"{}\"\n", spec.rulebook);
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
        Some(out)
    }
}

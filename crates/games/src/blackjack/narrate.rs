//! A round in a good house dealer's words: a sentence per event, with the clause it rests on.
//!
//! Sentences come in parts, so that a terminal can colour the cards and a browser can draw them.

use super::command::{Move, Penalty, Ruling};
use super::event::{Event, Line, Outcome, Target, WagerKind};
use super::hand::total;
use super::rules::{BusterSettles, Settle};
use super::table::{Bank, Table};
use crate::clauses::Clause;
use crate::{PlayerId, Seat};
use cards::Card;
use chips::Money;
use serde::Serialize;

/// A sentence and the clause it rests on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sentence {
    /// Words and cards, in order.
    pub parts: Vec<Part>,
    /// The clause, where one decides.
    pub clause: Option<Clause>,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "SentencePart"))]
pub enum Part {
    /// Words.
    Words(String),
    /// A card.
    Card(Card),
}

impl Sentence {
    fn new(clause: Option<Clause>) -> Sentence {
        Sentence { parts: Vec::new(), clause }
    }

    fn words(mut self, words: impl Into<String>) -> Sentence {
        self.parts.push(Part::Words(words.into()));
        self
    }

    fn cards(mut self, cards: &[Card]) -> Sentence {
        for (i, card) in cards.iter().enumerate() {
            if i > 0 {
                self = self.words(" ");
            }
            self.parts.push(Part::Card(*card));
        }
        self
    }

    /// As plain text.
    pub fn text(&self) -> String {
        self.parts
            .iter()
            .map(|p| match p {
                Part::Words(words) => words.clone(),
                Part::Card(card) => card.pretty(),
            })
            .collect()
    }
}

/// Tells an event. `table` is the table before it; `name` says what a player is called.
pub fn narrate(table: &Table, event: &Event, name: &dyn Fn(PlayerId) -> String) -> Option<Sentence> {
    let say = |clause: Option<Clause>, words: String| Some(Sentence::new(clause).words(words));
    match event {
        Event::Joined { player, seat: Some(seat), chips, .. } => {
            say(None, format!("{} sits down at seat {seat} with {chips}.", name(*player)))
        }
        Event::Joined { player, seat: None, chips, .. } => {
            say(None, format!("{} stands at the rail with {chips}.", name(*player)))
        }
        Event::ChipsAdded { player, amount } => say(None, format!("{} brings {amount} more.", name(*player))),
        Event::Left { player, chips } => say(None, format!("{} leaves with {chips}.", name(*player))),
        Event::BankTaken { player, seat, wager, turn } => {
            let turn = if *turn == 1 { "first" } else { "second" };
            let who = called(name(*player), *seat);
            say(Some(Clause::Rnd2), format!("{who} banks with {wager}; the button shows the {turn} turn."))
        }
        Event::BankDeclined { player, seat } => {
            say(Some(Clause::Rnd12), format!("{} lets the bank pass.", called(name(*player), *seat)))
        }
        Event::Wagered { player, seat, base, buster } => {
            say(Some(Clause::Rnd3), wagered(&name(*player), *seat, *base, *buster))
        }
        Event::Backlined { player, seat, amount } => {
            say(Some(Clause::D9), format!("{} bets {amount} behind seat {seat}'s hand.", name(*player)))
        }
        Event::TakenBack { player, seat, amount } => {
            say(Some(Clause::Rnd3), format!("{} takes {amount} back from circle {seat}.", name(*player)))
        }
        Event::Shuffled { cards } => say(Some(Clause::D11), format!("The shoe is shuffled: {cards} cards.")),
        Event::WagersClosed { total_action } => {
            say(Some(Clause::Rnd5), format!("No more wagers. Total table action is {total_action}."))
        }
        Event::FeeTaken { player, seat, amount } => {
            say(Some(Clause::Rnd4), format!("{} pays {amount} collection for circle {seat}.", name(*player)))
        }
        Event::BankFeeTaken { player, amount } if amount.is_positive() => say(
            Some(Clause::Rnd2),
            format!("The player-dealer, {}, pays {amount} collection.", name(*player)),
        ),
        Event::BankFeeTaken { .. } => None,
        Event::CardDealt { to, card } => card_dealt(table, *to, *card),
        Event::InsuranceOffered => {
            say(Some(Clause::Dss7), "An ace is up: insurance, for half the wager, goes round.".into())
        }
        Event::InsuranceAnswered { seat, amount, .. } if amount.is_positive() => {
            say(Some(Clause::Dss7), format!("Seat {seat} insures for {amount}."))
        }
        Event::InsuranceAnswered { seat, .. } => say(None, format!("Seat {seat} does not insure.")),
        Event::Peeked { natural: false } => {
            say(Some(Clause::Rnd7), "The hole card is checked: no natural. Play goes on.".into())
        }
        Event::Peeked { natural: true } => {
            say(Some(Clause::Rnd7), "The hole card is checked: a natural. Nobody draws.".into())
        }
        Event::Acted { seat, hand, action, .. } => Some(acted(table, *seat, *hand, *action)),
        Event::HoleShown { card } => {
            let bank = table.bank()?;
            let total = total(&[bank.cards[0], *card], true);
            let sentence = Sentence::new(Some(Clause::Rnd9)).words("The hole card is ").cards(&[*card]);
            Some(sentence.words(format!(": the player-dealer has {total}.")))
        }
        Event::ButtonPlaced { count, counted_to, seat } => Some(button(table, *count, *counted_to, *seat)),
        Event::Settled(line) => Some(settled(table, line, &name(line.player))),
        Event::Ruled { author, reason, ruling } => {
            say(Some(ruling_clause(*ruling)), ruled(author, reason, *ruling))
        }
        Event::RoundEnded { bank_result } => say(Some(Clause::Rnd11), bank_ends(table.bank()?, *bank_result)),
    }
}

/// "seat 4", or "Ann at seat 4" when the player's name is not just the seat's.
fn called(name: String, seat: Seat) -> String {
    if name == seat.to_string() { format!("Seat {seat}") } else { format!("{name} at seat {seat}") }
}

fn wagered(name: &str, seat: Seat, base: Money, buster: Money) -> String {
    let who = called(name.to_string(), seat);
    if buster.is_zero() {
        format!("{who} wagers {base}.")
    } else {
        format!("{who} wagers {base}, and {buster} on Buster.")
    }
}

fn hand_name(table: &Table, seat: Seat, hand: u8) -> String {
    if table.circle(seat).hands.len() < 2 {
        format!("Seat {seat}")
    } else {
        format!("Seat {seat}, hand {hand},")
    }
}

fn card_dealt(table: &Table, to: Target, card: Option<Card>) -> Option<Sentence> {
    let Some(card) = card else {
        return Some(
            Sentence::new(Some(Clause::Rnd6)).words("The player-dealer's second card lies face down."),
        );
    };
    match to {
        Target::Hole => {
            Some(Sentence::new(Some(Clause::Rnd6)).words("The player-dealer's second card lies face down."))
        }
        Target::Bank => {
            let bank = table.bank()?;
            let mut cards = bank.cards.clone();
            cards.push(card);
            if cards.len() == 1 {
                return Some(Sentence::new(None).words("The player-dealer shows ").cards(&[card]).words("."));
            }
            let total = total(&cards, true);
            let over = if total.is_over() { ", over" } else { "" };
            let sentence =
                Sentence::new(Some(Clause::Rnd10)).words("The player-dealer draws ").cards(&[card]);
            Some(sentence.words(format!(": {total}{over}.")))
        }
        Target::Hand { seat, hand } => {
            let held = &table.circle(seat).hands[usize::from(hand) - 1];
            let mut cards = held.cards.clone();
            cards.push(card);
            let total = total(&cards, !held.from_split);
            let what = if total.natural {
                ": a natural, 21.5".to_string()
            } else if total.is_over() {
                format!(": {total}, over")
            } else if cards.len() > 1 {
                format!(": {total}")
            } else {
                String::new()
            };
            let sentence = Sentence::new(None).words(format!("{} gets ", hand_name(table, seat, hand)));
            Some(sentence.cards(&[card]).words(format!("{what}.")))
        }
    }
}

fn acted(table: &Table, seat: Seat, hand: u8, action: Move) -> Sentence {
    let held = &table.circle(seat).hands[usize::from(hand) - 1];
    let who = hand_name(table, seat, hand);
    let forced = super::chart::forced(table.rules(), held.total());
    let (clause, words) = match action {
        Move::Hit if forced == Some(super::chart::Forced::Hit) => {
            (Clause::Rnd8, format!("{who} hits {}, as the chart demands.", held.total()))
        }
        Move::Hit => (Clause::Rnd8, format!("{who} hits {}.", held.total())),
        Move::Stand => (Clause::Rnd8, format!("{who} stands on {}.", held.total())),
        Move::Double(amount) if amount < held.wager => {
            (Clause::Dss1, format!("{who} doubles {} for less, with {amount}: one card.", held.total()))
        }
        Move::Double(amount) => {
            (Clause::Dss1, format!("{who} doubles {} with {amount}: one card.", held.total()))
        }
        Move::Split => (Clause::Dss2, format!("{who} splits, with a second wager of {}.", held.wager)),
        Move::Surrender => {
            (Clause::Dss6, format!("{who} surrenders {}: half of {} is given up.", held.total(), held.wager))
        }
    };
    Sentence::new(Some(clause)).words(words)
}

fn ordinal(n: u8) -> String {
    let ending = match (n % 10, n % 100) {
        (1, n) if n != 11 => "st",
        (2, n) if n != 12 => "nd",
        (3, n) if n != 13 => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

fn button(table: &Table, count: u8, counted_to: Seat, seat: Seat) -> Sentence {
    let from = match table.rules().settle {
        Settle::ButtonFromHouseDealer => "the house dealer's left",
        _ => "the player-dealer's left",
    };
    let walk = if counted_to == seat {
        format!("the {} seat from {from} is seat {seat}: action starts there.", ordinal(count))
    } else {
        format!(
            "the {} seat from {from} is seat {counted_to}, which has no wager; action starts at seat {seat}.",
            ordinal(count)
        )
    };
    let shown = table.bank().and_then(|b| b.cards.get(1)).copied();
    Sentence::new(Some(Clause::Rnd9)).words("Hole card ").cards(shown.as_slice()).words(format!(": {walk}"))
}

fn settled(table: &Table, line: &Line, name: &str) -> Sentence {
    let hands = table.circle(line.seat).hands.len();
    let hand = line.hand.filter(|_| hands > 1).map_or(String::new(), |h| format!(", hand {h}"));
    let whose = match line.wager {
        WagerKind::Backline => format!("{name}'s bet behind seat {}", line.seat),
        WagerKind::Buster => format!("Seat {}'s Buster bet", line.seat),
        WagerKind::Insurance => format!("Seat {}'s insurance", line.seat),
        WagerKind::Base => format!("Seat {}{hand}", line.seat),
    };
    let amount = line.amount;
    let mut words = match line.outcome {
        Outcome::Win => format!("{whose}, {amount}, wins and is paid {}", line.paid),
        Outcome::Lose => format!("{whose}, {amount}, loses: {} is collected", line.collected),
        Outcome::Push => format!("{whose}, {amount}, pushes"),
        Outcome::Surrender => format!("{whose} surrendered: {} is collected", line.collected),
    };
    if line.uncovered.is_positive() {
        words.push_str(&format!("; {} was not covered and goes back", line.uncovered));
    }
    Sentence { parts: vec![Part::Words(format!("{words}.{}", why(table, line)))], clause: Some(line.clause) }
}

/// The comparison behind a settlement line.
fn why(table: &Table, line: &Line) -> String {
    let Some(bank) = table.bank() else { return String::new() };
    match (line.wager, line.hand) {
        (WagerKind::Base | WagerKind::Backline, Some(hand)) if line.outcome != Outcome::Surrender => {
            let player = table.circle(line.seat).hands[usize::from(hand) - 1].total();
            format!(" ({player} against {}.)", bank.total())
        }
        (WagerKind::Buster, _) if bank.total().is_over() => {
            format!(" (A bust with {} cards.)", bank.cards.len())
        }
        (WagerKind::Buster, _) if table.rules().buster_settles == BusterSettles::AfterAllGameWagers => {
            " (No bust; Buster bets come after all game wagers.)".into()
        }
        (WagerKind::Buster, _) => " (No bust.)".into(),
        _ => String::new(),
    }
}

fn ruling_clause(ruling: Ruling) -> Clause {
    match ruling {
        Ruling::Foul { .. } => Clause::LCas6,
        Ruling::RemovedWager { .. } => Clause::LCas4,
        Ruling::TwoCircles { .. } => Clause::LCas12,
        Ruling::VoidRound | Ruling::Correct { .. } => Clause::LCas16,
    }
}

fn ruled(author: &str, reason: &str, ruling: Ruling) -> String {
    let what = match ruling {
        Ruling::Foul { seat, hand } => format!("hand {hand} of seat {seat} is fouled"),
        Ruling::RemovedWager { seat, hand, penalty: Penalty::LosesMaximum } => {
            format!("the wager of hand {hand} of seat {seat} was removed and may lose the table maximum")
        }
        Ruling::RemovedWager { seat, hand, penalty: Penalty::WinsMinimum } => {
            format!("the wager of hand {hand} of seat {seat} was removed and may win the table minimum")
        }
        Ruling::VoidRound => "the round is void, and everything goes back".into(),
        Ruling::Correct { at, nth, card } => {
            let whose = match at {
                Target::Hand { seat, hand: 1 } => format!("seat {seat}"),
                Target::Hand { seat, hand } => format!("hand {hand} of seat {seat}"),
                Target::Bank | Target::Hole => "the bank".into(),
            };
            format!("card {nth} of {whose} was named wrongly and is {}", card.pretty())
        }
        Ruling::TwoCircles { on: true } => "people wait: two circles a player".into(),
        Ruling::TwoCircles { on: false } => "nobody waits any more: the house's circles again".into(),
    };
    format!("The floor ({author}) rules: {what}. Reason: {reason}.")
}

fn bank_ends(bank: &Bank, result: Money) -> String {
    let of = bank.wager;
    match result.as_cents() {
        0 => format!("The round is over. The bank of {of} comes out even."),
        r if r < 0 => format!("The round is over. The bank lost {} of {of}.", -result),
        _ => format!("The round is over. The bank of {of} won {result}."),
    }
}

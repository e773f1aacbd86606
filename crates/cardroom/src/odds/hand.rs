//! `cardroom odds RULEBOOK --hand 8s8d --up Th`: what to do with a hand, and by how much.

use super::{Args, Subject};
use crate::error::Failure;
use crate::paint::Paint;
use cards::{Card, parse_cards};
use odds::blackjack::{Asked, Optimal};
use serde::Serialize;
use voice::{Word, say};

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    rulebook: &'a str,
    decks: u8,
    hand: Vec<Card>,
    up: Card,
    best: &'a str,
    /// Moves with their expected results per unit of the wager, the best first, given that the round goes on.
    moves: Vec<Worth>,
    /// The chance that the player-dealer has a natural, as far as these cards tell.
    bank_natural: f64,
    /// Is the hole card looked at under this up card before anyone plays?
    peeked: bool,
}

#[derive(Serialize)]
struct Worth {
    #[serde(rename = "move")]
    name: &'static str,
    ev: f64,
    /// What it costs compared with the best.
    costs: f64,
}

pub fn answer(args: &Args, subject: &Subject, cards: &str) -> Result<String, Failure> {
    let hand = parse_cards(cards)?;
    let up: Card = args.up.as_deref().unwrap_or_default().parse().map_err(|e| Failure::from(e).at("--up"))?;
    let optimal = Optimal::solve(&subject.book.rules, &subject.shoe);
    let told = optimal.ask(&Asked { cards: &hand, up, after_split: args.after_split })?;
    let best = told.moves[0].1;
    let answer = Answer {
        rulebook: &subject.book.id,
        decks: subject.decks,
        hand: hand.clone(),
        up,
        best: told.moves[0].0.word(),
        bank_natural: told.bank_natural,
        peeked: told.peeked,
        moves: told.moves.iter().map(|(m, ev)| Worth { name: m.word(), ev: *ev, costs: best - ev }).collect(),
    };
    if args.json {
        return Ok(format!("{}\n", serde_json::to_string_pretty(&answer).expect("an answer is JSON")));
    }
    Ok(text(&answer, Paint::new(args.no_color)))
}

fn text(answer: &Answer, paint: Paint) -> String {
    let cards: Vec<String> = answer.hand.iter().map(|c| paint.card(*c)).collect();
    let (hand, up, decks) = (cards.join(" "), paint.card(answer.up), super::decks(answer.decks));
    let head = say!("report-against", hand: hand, up: up, rulebook: &answer.rulebook, decks: decks);
    let mut out = format!("{head}\n");
    for (i, worth) in answer.moves.iter().enumerate() {
        let line = format!("  {:<10} {:+.6}", worth.name, worth.ev);
        if i == 0 {
            out.push_str(&format!("{}   {}\n", paint.bold(&line), say!("report-is-best")));
        } else {
            let costs = say!("report-costs", costs: format!("{:.6}", worth.costs));
            out.push_str(&format!("{line}   {costs}\n"));
        }
    }
    if answer.bank_natural > 0.0 {
        let peeked = Word(if answer.peeked { "yes" } else { "no" });
        let chance = format!("{:.2} %", 100.0 * answer.bank_natural);
        out.push_str(&format!("  {}\n", say!("report-has-natural", chance: chance, peeked: peeked)));
    }
    out
}

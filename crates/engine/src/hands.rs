//! Hands of poker: which one wins, and what share of the pot each can expect.

use crate::wrong::Wrong;
use cards::{Card, parse_cards};
use games::poker::called;
use odds::equity::{Answer, EquityError, Options, Progress, Question, Shown, read_game, read_hand};
use odds::equity::{showdown, solve};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use voice::Telling;

/// What is asked about hands.
#[derive(Deserialize)]
pub struct Asked {
    game: String,
    /// Each as text: `AsKs`; for equity also ranges, `random`, up cards after a stroke.
    hands: Vec<String>,
    #[serde(default)]
    board: String,
    #[serde(default)]
    dead: String,
    /// How small the error of random deals must be.
    error: Option<f64>,
    #[serde(default = "one")]
    seed: u64,
}

fn one() -> u64 {
    1
}

impl From<EquityError> for Wrong {
    fn from(why: EquityError) -> Wrong {
        why.says().into()
    }
}

fn cards(text: &str) -> Result<Vec<Card>, Wrong> {
    Ok(parse_cards(text).map_err(Telling::from)?)
}

/// Cards written close together.
fn written(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect()
}

/// Hands in the order given, what they are called, their places and shares.
pub fn ranked(shown: &[Shown]) -> Value {
    let hand = |hand: &Shown| {
        json!({
            "cards": written(&hand.cards),
            "high": hand.high.as_ref().map(|(high, _)| called(*high).to_string()),
            "low": hand.low.as_ref().map(|(low, _)| called(*low).to_string()),
            "share": hand.share,
            "place": hand.place,
            "best": hand.high.as_ref().map(|(_, five)| written(five)),
            "best_low": hand.low.as_ref().map(|(_, five)| written(five)),
        })
    };
    json!({ "hands": shown.iter().map(hand).collect::<Vec<_>>() })
}

/// Which hand wins.
pub fn rank(asked: Asked) -> Result<Value, Wrong> {
    let hands = asked.hands.iter().map(|text| cards(text)).collect::<Result<Vec<_>, _>>()?;
    Ok(ranked(&showdown(read_game(&asked.game)?, &hands, &cards(&asked.board)?)?))
}

/// What each hand can expect.
#[derive(Serialize)]
pub struct Expected {
    exact: bool,
    deals: u64,
    hands: Vec<Expects>,
}

/// What one hand can expect, as shares of the pot.
#[derive(Serialize)]
struct Expects {
    equity: f64,
    error: f64,
    high: f64,
    low: f64,
    scoop: f64,
    tie: f64,
}

/// What share of the pot each hand can expect.
pub fn equity(asked: Asked) -> Result<Expected, Wrong> {
    let game = read_game(&asked.game)?;
    let hands = asked.hands.iter().enumerate();
    let hands = hands.map(|(i, text)| read_hand(game, text).map_err(|why| why.of_hand(i)));
    let hands = hands.collect::<Result<Vec<_>, _>>()?;
    let question = Question { game, hands, board: cards(&asked.board)?, dead: cards(&asked.dead)? };
    let usual = Options { seed: asked.seed, threads: 1, patience: 2.0, ..Options::default() };
    let options = Options { error: asked.error.unwrap_or(usual.error), ..usual };
    let Answer { exact, deals, hands } = solve(&question, &options, &Progress::default())?;
    let expects = |s: odds::equity::Share| Expects {
        equity: s.equity,
        error: s.error,
        high: s.high,
        low: s.low,
        scoop: s.scoop,
        tie: s.part,
    };
    Ok(Expected { exact, deals, hands: hands.into_iter().map(expects).collect() })
}

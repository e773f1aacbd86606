//! `cardroom rank --game GAME HAND… [--board CARDS]`: which hand wins.

use crate::error::{Failure, failed};
use crate::houses::{HousesArg, adopt};
use crate::paint::Paint;
use cards::{Card, parse_cards};
use games::poker::{called, called_in_full};
use odds::equity::{Game, Shown, read_game, showdown};
use std::process::ExitCode;
use voice::say;

/// Settle which hand wins: name every hand, order them, and give each one's share of the pot
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom rank --game holdem AsKs QdQc --board 2s9sTdJs3h
  cardroom rank --game omaha-hi-lo As2s3dKd vs QhQd7c8c --board 4s5s6dJdJc
  cardroom rank --game draw AsAdAhAcJk KsQsJsTs9s")]
pub struct Args {
    /// The game: holdem, holdem-hi-lo, omaha, omaha-hi-lo, crazy-pineapple, crazy-pineapple-hi-lo, draw, lowball,
    /// stud, stud-hi-lo, razz, short-deck, single-draw, triple-draw or badugi; or a poker rulebook, like ocean-view/razz
    #[arg(long, value_name = "GAME")]
    game: String,
    /// The hands: ranks 2–9 T J Q K A and suits c d h s, Jk is the joker; "vs" may stand between them
    #[arg(required = true, value_name = "HAND")]
    hands: Vec<String>,
    /// The board
    #[arg(long, value_name = "CARDS", default_value = "")]
    board: String,
    /// Print JSON: the hands in the order given, what they are called, and their shares
    #[arg(long)]
    json: bool,
    /// No colours
    #[arg(long)]
    no_color: bool,
    #[command(flatten)]
    houses: HousesArg,
}

/// The game that is meant: by its own name, or by that of a house's rulebook for it.
fn game(args: &Args) -> Result<Game, Failure> {
    let named = read_game(&args.game);
    if named.is_ok() || !args.game.contains(['/', '.']) {
        return Ok(named?);
    }
    let mut houses = args.houses.load()?;
    let id = adopt(&mut houses, &args.game)?;
    let house = houses.poker(&id)?;
    if house.limits.iter().any(|rules| !rules.order.is_usual()) {
        return Err(Failure::Senseless(say!("rank-usual-order", id: &id)));
    }
    Ok(read_game(house.game.id())?)
}

/// One text for each hand. With "vs" between them the cards of a hand may stand apart: `As Ks vs Qd Qc`.
pub fn hands_of(words: &[String]) -> Vec<String> {
    let is_vs = |word: &String| ["vs", "vs.", "v"].iter().any(|vs| word.eq_ignore_ascii_case(vs));
    if !words.iter().any(is_vs) {
        return words.to_vec();
    }
    words.split(is_vs).map(|hand| hand.join(" ")).collect()
}

fn answer(args: &Args) -> Result<Vec<Shown>, Failure> {
    let mut hands = Vec::new();
    for text in hands_of(&args.hands) {
        hands.push(parse_cards(&text)?);
    }
    let board = parse_cards(&args.board).map_err(|e| Failure::from(e).at("--board"))?;
    Ok(showdown(game(args)?, &hands, &board)?)
}

pub fn run(args: &Args) -> ExitCode {
    match answer(args) {
        Ok(shown) if args.json => println!("{}", engine::ranked(&shown)),
        Ok(shown) => print!("{}", as_text(&shown, Paint::new(args.no_color))),
        Err(why) => return failed(&why),
    }
    ExitCode::SUCCESS
}

/// A share of the pot in words.
fn share(share: f64) -> String {
    match (share * 5040.0).round() as u32 {
        0 => say!("rank-nothing"),
        5040 => say!("rank-whole"),
        2520 => say!("rank-half"),
        1260 => say!("rank-quarter"),
        _ => say!("rank-share", share: format!("{:.2} %", share * 100.0)),
    }
    .to_string()
}

fn as_text(shown: &[Shown], paint: Paint) -> String {
    let cards = |cards: &[Card]| cards.iter().map(|c| paint.card(*c)).collect::<Vec<_>>().join(" ");
    let mut order: Vec<&Shown> = shown.iter().collect();
    order.sort_by_key(|hand| hand.place);
    let mut text = String::new();
    for hand in order {
        text += &format!("{}. {}  {}\n", hand.place, cards(&hand.cards), paint.bold(&share(hand.share)));
        if let Some((high, five)) = &hand.high {
            let says = say!("rank-high", hand: called_in_full(*high), cards: cards(five));
            text += &format!("   {says}\n");
        }
        if let Some((low, five)) = &hand.low {
            text += &format!("   {}\n", say!("rank-low", hand: called(*low), cards: cards(five)));
        }
    }
    text
}

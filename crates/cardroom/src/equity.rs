//! `cardroom equity --game GAME HAND vs HAND…`: what share of the pot each hand can expect.

use crate::error::{Failure, failed};
use crate::paint::Paint;
use crate::rank::hands_of;
use cards::parse_cards;
use odds::equity::{
    Answer, EquityError, Game, Options, Progress, Question, Share, Split, read_game, read_hand, solve,
};
use serde_json::{Value, json};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use voice::{Word, say};

/// What share of the pot each hand can expect: exactly where every deal can be tried in about ten seconds, else from
/// random deals with an error
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom equity --game holdem AsAh vs KdKc
  cardroom equity --game holdem \"TT+, AKs, KQo\" vs 9c8c vs random --board 7c6d2c
  cardroom equity --game omaha-hi-lo As2sAh3h vs KdQdJcTc
  cardroom equity --game stud AsAd/Kh vs 7h7d/8s --dead \"2c 3d\"
  cardroom equity --game lowball As2d3h4c9c/9c vs 7s5d4h2cJk")]
pub struct Args {
    /// The game: holdem, holdem-hi-lo, omaha, omaha-hi-lo, crazy-pineapple, crazy-pineapple-hi-lo, draw, lowball,
    /// stud, stud-hi-lo, razz, short-deck, single-draw, triple-draw or badugi
    #[arg(long, value_name = "GAME", value_parser = read_game)]
    game: Game,
    /// Two to nine hands with "vs" between them: cards (AsKs), fewer cards than a hand has, "random", in hold'em a
    /// range ("TT+, AKs, KQo"), in stud down and up cards (AsKd/Qh), in draw and lowball the cards thrown away after
    /// a stroke (AsAdKhQc2s/Qc2s); missing cards come at random
    #[arg(required = true, value_name = "HAND")]
    hands: Vec<String>,
    /// The board as far as it is dealt
    #[arg(long, value_name = "CARDS", default_value = "")]
    board: String,
    /// Cards that nobody can get: folded, burned or seen
    #[arg(long, value_name = "CARDS", default_value = "")]
    dead: String,
    /// Try every deal, however long it takes
    #[arg(long, conflicts_with = "error")]
    exact: bool,
    /// How small the error of random deals must be: half of a 95 % interval, as a share of the pot
    #[arg(long, value_name = "SHARE", default_value_t = 0.001)]
    error: f64,
    /// The seed of random deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads work; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// No colours
    #[arg(long)]
    no_color: bool,
}

fn question(args: &Args) -> Result<(Question, Vec<String>), Failure> {
    let texts = hands_of(&args.hands);
    let mut hands = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        hands.push(read_hand(args.game, text).map_err(|why| why.of_hand(i))?);
    }
    let cards = |option: &str, text: &str| parse_cards(text).map_err(|e| Failure::from(e).at(option));
    let (board, dead) = (cards("--board", &args.board)?, cards("--dead", &args.dead)?);
    Ok((Question { game: args.game, hands, board, dead }, texts))
}

pub fn run(args: &Args) -> ExitCode {
    let start = Instant::now();
    let answered = question(args).and_then(|(question, texts)| Ok((watched(args, &question)?, texts)));
    match answered {
        Ok((answer, texts)) if args.json => println!("{}", as_json(args, &answer, &texts, start.elapsed())),
        Ok((answer, texts)) => print!("{}", as_text(args, &answer, &texts, start.elapsed())),
        Err(why) => return failed(&why),
    }
    ExitCode::SUCCESS
}

/// Solves the question; a bar shows how far it is once it has taken a moment.
fn watched(args: &Args, question: &Question) -> Result<Answer, EquityError> {
    let mut options = Options { exact: args.exact, error: args.error, seed: args.seed, ..Options::default() };
    options.threads = args.threads.map_or(options.threads, usize::from);
    let (progress, done) = (Progress::default(), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(&progress, &done));
        let answer = solve(question, &options, &progress);
        done.store(true, Ordering::Release);
        watcher.thread().unpark();
        answer
    })
}

fn watch(progress: &Progress, done: &AtomicBool) {
    std::thread::park_timeout(Duration::from_millis(300));
    let bar = crate::progress::bar(0, false);
    while !done.load(Ordering::Acquire) {
        let (deals, all) = progress.get();
        if all > 0 {
            bar.set_length(all.max(deals));
            bar.set_position(deals);
        }
        std::thread::park_timeout(Duration::from_millis(100));
    }
    bar.finish_and_clear();
}

fn as_json(args: &Args, answer: &Answer, texts: &[String], took: Duration) -> Value {
    let hand = |(share, text): (&Share, &String)| {
        json!({
            "hand": text,
            "equity": share.equity,
            "error": share.error,
            "high": share.high,
            "low": share.low,
            "scoop": share.scoop,
            "tie": share.part,
            "wins": share.deals.0,
            "ties": share.deals.1,
        })
    };
    json!({
        "game": args.game.id(),
        "method": if answer.exact { "exact" } else { "random" },
        "exact": answer.exact,
        "deals": answer.deals,
        "seconds": took.as_secs_f64(),
        "hands": answer.hands.iter().zip(texts).map(hand).collect::<Vec<_>>(),
    })
}

/// A number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn as_text(args: &Args, answer: &Answer, texts: &[String], took: Duration) -> String {
    let paint = Paint::new(args.no_color);
    let split = args.game.split() == Split::HighLow;
    let percent = |share: f64| format!("{:>8.3} %", share * 100.0);
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0).max(4);
    let heads = match split {
        true => vec!["equity", "high", "low", "scoop", "part"],
        false => vec!["equity", "win", "tie"],
    };
    let head = |name: &'static str| say!("equity-head", column: Word(name)).to_string();
    let mut text = format!("{:width$}", head("hand"));
    for name in heads {
        text += &format!("{:>12}", head(name));
    }
    text.push('\n');
    for (share, name) in answer.hands.iter().zip(texts) {
        text += &format!("{name:width$}  {}", paint.bold(&percent(share.equity)));
        let columns: &[f64] = if split {
            &[share.high, share.low, share.scoop, share.part]
        } else {
            &[share.scoop, share.part]
        };
        for column in columns {
            text += &format!("  {}", percent(*column));
        }
        if !answer.exact {
            text += &format!("   ± {:.3}", share.error * 100.0);
        }
        text.push('\n');
    }
    text + &paint.dim(&how(args.game, answer, took)) + "\n"
}

/// One line on where the numbers come from.
fn how(game: Game, answer: &Answer, took: Duration) -> String {
    let (deals, seconds) = (grouped(answer.deals), format!("{:.3}", took.as_secs_f64()));
    let how = match answer.exact {
        true => say!("equity-exact", deals: deals, seconds: seconds),
        false => say!("equity-random", deals: deals, seconds: seconds),
    };
    match game.form().clears() {
        true => say!("equity-discards", how: how).to_string(),
        false => how.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_712_304), "1,712,304");
    }
}

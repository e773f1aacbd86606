//! Equity measured on one thread: time until the answer is there.

use odds::equity::{Game, Options, Progress, Question, read_hand, solve};
use pokers::HandRange;
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn milliseconds(name: &str, passes: usize, mut pass: impl FnMut() -> String) -> f64 {
    let mut said = String::new();
    let best = 1e3 * crate::shortest(passes, || said = black_box(pass()));
    println!("  {name:<46} {best:>9.3} ms  {said}");
    best
}

fn ours(game: Game, hands: &[&str], error: f64) -> String {
    let question = Question {
        game,
        hands: hands.iter().map(|text| read_hand(game, text).expect("a hand")).collect(),
        board: Vec::new(),
        dead: Vec::new(),
    };
    let options = Options { threads: 1, error, ..Options::default() };
    let answer = solve(&question, &options, &Progress::default()).expect("an answer");
    let first = answer.hands[0];
    let how = if answer.exact { "exact".into() } else { format!("± {:.5}", first.error) };
    format!("{:.5} {how} ({} deals)", first.equity, answer.deals)
}

fn peer(hands: &[&str]) -> String {
    let ranges = HandRange::from_strings(hands.iter().map(|hand| hand.to_string()).collect());
    let cancel = Arc::new(AtomicBool::new(false));
    let results = pokers::exact_equity(&ranges, 0, 0, 1, cancel, |_| {}).expect("an answer");
    format!("{:.5}", results.equities[0])
}

pub fn equity() {
    println!("\nEquity before the flop and on third street, one thread");
    for hands in [["AsAh", "KdKc"], ["AsKs", "QdQc"], ["7s2d", "8h3c"], ["AsKs", "QdJd"]] {
        let theirs =
            milliseconds(&format!("pokers 0.10, {} against {}", hands[0], hands[1]), 5, || peer(&hands));
        let mine = milliseconds(&format!("cardroom, {} against {}", hands[0], hands[1]), 50, || {
            ours(Game::Holdem, &hands, 0.001)
        });
        println!("  → {:.1} times\n", theirs / mine);
    }
    milliseconds("cardroom, AsKs against any hand", 3, || ours(Game::Holdem, &["AsKs", "random"], 0.001));
    milliseconds("cardroom, omaha-hi-lo As2sAh3h, KdQdJcTc", 5, || {
        ours(Game::OmahaHiLo, &["As2sAh3h", "KdQdJcTc"], 0.001)
    });
    milliseconds("cardroom, stud AsAdKh against 7h7d8s", 5, || {
        ours(Game::Stud, &["AsAdKh", "7h7d8s"], 0.001)
    });
    milliseconds("cardroom, razz As2d3h against 4s5d6h", 5, || {
        ours(Game::Razz, &["As2d3h", "4s5d6h"], 0.001)
    });
}

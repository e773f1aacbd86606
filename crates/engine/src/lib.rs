//! The engine for pages: what the referee, the rulebooks and the exact odds know, asked in JSON.
//!
//! [`ask`] is the one way in, natively and in WebAssembly (`make engine`, where `abi.rs` hands it bytes): the name of a call and
//! what is asked, for an answer. It keeps nothing between two calls that an answer could depend on (`bank.rs` keeps the best play it
//! worked out last, for the next part of the same question), so that the same question has the same answer everywhere.
//!
//! ```
//! let asked = r#"{ "game": "holdem", "hands": ["AsKs", "QdQc"], "board": "2s9sTdJs3h" }"#;
//! let answer: serde_json::Value = serde_json::from_str(&engine::ask("rank", asked)).unwrap();
//! assert_eq!(answer["gives"]["hands"][0]["place"], 1);
//! ```

#[cfg(all(target_family = "wasm", feature = "wasm"))]
mod abi;
mod bank;
mod books;
mod clauses;
mod hands;
mod histories;
mod legal;
mod poker;
mod prices;
mod profiles;
mod referee;
mod round;
mod school;
mod shuffles;
mod table;
mod wrong;

pub use books::Files;
pub use hands::ranked;
pub use histories::to_phh;
pub use poker::HandKeys;
pub use round::Round;
pub use table::{Looks, Not, Opening, Table};
pub use wrong::{Problem, Wrong};

use serde::Serialize;
use serde::de::DeserializeOwned;
use voice::say;

/// What an answer is made of: what the call gives, or everything that is wrong with what was asked.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Gives(serde_json::Value),
    Wrong(Vec<Problem>),
}

/// The calls there are.
pub const CALLS: &[&str] = &[
    "bank", "books", "book", "brief", "check", "clause", "courses", "deal", "drill", "equity", "hand",
    "history", "lesson", "paper", "pitch", "play", "price", "profile", "profiles", "rank", "round", "schema",
    "shuffle", "table",
];

/// Answers a call. What comes back is JSON, whatever was asked: `{"gives": …}` or `{"wrong": […]}`.
pub fn ask(call: &str, asked: &str) -> String {
    let answer = match call {
        "bank" => answered(asked, bank::sit),
        "books" => answered(asked, books::list),
        "book" => answered(asked, books::read),
        "brief" => answered(asked, prices::brief),
        "check" => answered(asked, books::check),
        "clause" => answered(asked, clauses::explain),
        "courses" => answered(asked, self::school::courses),
        "deal" => answered(asked, referee::deal),
        "drill" => answered(asked, self::school::drill),
        "equity" => answered(asked, hands::equity),
        "history" => answered(asked, histories::convert),
        "hand" => answered(asked, poker::read),
        "lesson" => answered(asked, self::school::lesson),
        "paper" => answered(asked, self::school::paper),
        "pitch" => answered(asked, self::school::pitch),
        "play" => answered(asked, poker::rule),
        "price" => answered(asked, prices::price),
        "profile" => answered(asked, profiles::hold),
        "profiles" => answered(asked, profiles::list),
        "rank" => answered(asked, hands::rank),
        "round" => answered(asked, round::read),
        "schema" => answered(asked, books::schema),
        "shuffle" => answered(asked, shuffles::check),
        "table" => answered(asked, table::stands),
        _ => Err(Wrong::from(say!("engine-no-such-call", call: call, calls: CALLS.join(", ")))),
    };
    let answer = answer.map_or_else(|wrong| Answer::Wrong(wrong.0), Answer::Gives);
    serde_json::to_string(&answer).expect("an answer is JSON")
}

fn answered<A: DeserializeOwned, G: Serialize>(
    asked: &str,
    call: impl Fn(A) -> Result<G, Wrong>,
) -> Result<serde_json::Value, Wrong> {
    let asked =
        serde_json::from_str(asked).map_err(|why| say!("engine-not-understood", why: why.to_string()))?;
    Ok(serde_json::to_value(call(asked)?).expect("an answer is JSON"))
}

/// The README's example is compiled and run like any other.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

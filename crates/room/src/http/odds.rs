//! The price of a rulebook over REST: the exact report behind the odds page, and what each move of a hand is worth,
//! which is all the coach knows. Both are computed once per rulebook and number of decks, and kept.

use super::App;
use super::answer::{Failure, Missing};
use super::edge::Caller;
use super::throttle::Rate;
use crate::error::OpenError;
use crate::protocol::TableId;
use axum::Json;
use axum::extract::{Path, Query, State};
use cards::{Card, parse_cards};
use games::rulebook::{Houses, Rulebook};
use odds::blackjack::{AskError, Asked, Optimal, Report, Shoe};
use odds::nearest;
use parking_lot::Mutex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use voice::say;

/// The most results that are kept: every shipped rulebook with every number of decks, and some changed ones.
const KEPT: usize = 64;
/// A cell of a cache that is filled once, while others who want the same wait.
type Once<T> = Arc<tokio::sync::OnceCell<Arc<T>>>;
type Kept<T> = Mutex<HashMap<String, Once<T>>>;

static REPORTS: LazyLock<Kept<Priced>> = LazyLock::new(Mutex::default);
static SOLVED: LazyLock<Kept<Solved>> = LazyLock::new(Mutex::default);

/// The price of a rulebook.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Priced {
    /// Where over is bust.
    Blackjack(Box<Report>),
    /// Where the hand nearer to a target wins.
    Nearest(Box<nearest::Price>),
}

impl Priced {
    fn new(book: &Rulebook, decks: u8) -> Priced {
        match nearest::Price::new(&book.id, &book.rules, decks) {
            Some(price) => Priced::Nearest(Box::new(price)),
            None => {
                let report = Report::new(&book.id, &book.rules, decks, &Shoe::decks(decks));
                Priced::Blackjack(Box::new(report))
            }
        }
    }
}

/// Best play of a rulebook.
enum Solved {
    Blackjack(Box<Optimal>),
    Nearest(Box<nearest::Solved>),
}

impl Solved {
    fn new(book: &Rulebook, decks: u8) -> Solved {
        match book.rules.nearest {
            None => Solved::Blackjack(Box::new(Optimal::solve(&book.rules, &Shoe::decks(decks)))),
            Some(_) => {
                let shoe = nearest::decks(f64::from(decks));
                Solved::Nearest(Box::new(nearest::Solved::new(&book.rules, &shoe)))
            }
        }
    }

    /// What each move of a hand is worth.
    fn advice(&self, hand: &[Card], up: Card, after_split: bool) -> Result<Advice, AskError> {
        match self {
            Solved::Blackjack(optimal) => {
                let told = optimal.ask(&Asked { cards: hand, up, after_split })?;
                let moves = told.moves.iter().map(|(m, worth)| (m.word(), *worth)).collect();
                Ok(Advice { moves, bank_natural: told.bank_natural })
            }
            Solved::Nearest(solved) => {
                let moves = solved.ask(hand, up)?;
                let worth = [("stand", moves.stand), ("hit", moves.hit)];
                let moves = worth.into_iter().filter_map(|(name, worth)| Some((name, worth?))).collect();
                Ok(Advice { moves, bank_natural: 0.0 })
            }
        }
    }
}

/// Which game.
#[derive(Deserialize, JsonSchema)]
pub struct Subject {
    decks: Option<u8>,
    /// Rules changed for the sake of argument: `surrender=none`, several with `;` between them.
    change: Option<String>,
    /// The table that is dealt by a house file of its own: then that file is priced, whatever house and game are named.
    table: Option<TableId>,
}

/// A hand that is asked.
#[derive(Deserialize, JsonSchema)]
pub struct Question {
    decks: Option<u8>,
    cards: String,
    up: Card,
    #[serde(default)]
    split: bool,
    /// The table that is dealt by a house file of its own.
    table: Option<TableId>,
}

/// What each move is worth per unit of the hand's wager, given that the round goes on.
#[derive(Serialize, JsonSchema)]
pub struct Advice {
    moves: BTreeMap<&'static str, f64>,
    bank_natural: f64,
}

/// The house files that are asked for, and which of them: the room's, or those that a table was opened with.
async fn books<'a>(
    app: &'a App,
    house: &str,
    game: &str,
    table: Option<TableId>,
) -> Result<(Cow<'a, Houses>, String), Failure> {
    if let Some(table) = table {
        let opened = app.room.facts(&[table]).await?.pop().ok_or_else(|| Failure::missing(Missing::Table))?;
        return Ok((Cow::Owned(Houses::stored(&opened.spec.files)), opened.spec.rulebook));
    }
    let houses = &app.room.houses;
    let is = |id: &&str| id.split('/').next() == Some(house) && houses.game(id).as_deref() == Some(game);
    let id = houses.ids().find(is).ok_or_else(|| Failure::missing(Missing::Rulebook))?;
    Ok((Cow::Borrowed(houses), id.to_string()))
}

/// A rulebook of them, with changes.
fn book((houses, id): &(Cow<'_, Houses>, String), changes: &str) -> Result<Rulebook, Failure> {
    if houses.is_poker(id) {
        return Err(Failure::missing(Missing::Rulebook));
    }
    let plain = |change: &str| match change.split_once('=') {
        Some((key, value)) => format!("{}={}", key.trim(), value.trim()),
        None => change.trim().to_string(),
    };
    let changes: Vec<String> = changes.split(';').map(plain).filter(|c| !c.is_empty()).take(8).collect();
    let changes: Vec<&str> = changes.iter().map(String::as_str).collect();
    Ok(houses.load_changed(id, &changes).map_err(OpenError::from)?)
}

/// What a price is kept by: the rules themselves, however their changes were written.
fn key(book: &Rulebook, decks: u8) -> String {
    format!("{decks} {:?}", book.rules)
}

/// Prices that nobody has asked for yet, by one address: each takes the processor for a second or so.
const NEW: Rate = Rate { most: 12, over: Duration::from_secs(60) };

/// The price that is kept; a new one only for who has not asked for too many.
async fn priced<T: Send + Sync + 'static>(
    app: &App,
    caller: &Caller,
    cell: &Once<T>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<Arc<T>, Failure> {
    if let Some(kept) = cell.get() {
        return Ok(Arc::clone(kept));
    }
    app.throttle.take(&format!("odds {}", caller.network()), NEW).map_err(Failure::too_fast)?;
    cell.get_or_try_init(|| compute(work)).await.map(Arc::clone)
}

fn decks_of(book: &Rulebook, wanted: Option<u8>) -> Result<u8, Failure> {
    let decks = wanted.unwrap_or(book.usual_decks);
    let (fewest, most) = book.rules.decks;
    if !(fewest..=most).contains(&decks) {
        return Err(Failure::bad(
            say!("web-decks", rulebook: &book.id, decks: decks, fewest: fewest, most: most),
        ));
    }
    Ok(decks)
}

/// The cell for a key; when the cache is full it is emptied, since nothing in it costs more than a second or two.
fn cell<T>(kept: &Kept<T>, key: String) -> Once<T> {
    let mut kept = kept.lock();
    if kept.len() >= KEPT && !kept.contains_key(&key) {
        kept.clear();
    }
    Arc::clone(kept.entry(key).or_default())
}

/// Computes on a thread of its own; one computation at a time is enough for a room.
async fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<Arc<T>, Failure> {
    static TURN: tokio::sync::Semaphore = tokio::sync::Semaphore::const_new(1);
    let _turn = TURN.acquire().await.map_err(|_| Failure::ours(say!("web-broke")))?;
    Ok(Arc::new(tokio::task::spawn_blocking(work).await?))
}

/// `GET /api/odds/{house}/{game}`
pub async fn report(
    State(app): State<App>,
    caller: Caller,
    Path((house, game)): Path<(String, String)>,
    Query(subject): Query<Subject>,
) -> Result<Json<Arc<Priced>>, Failure> {
    let books = books(&app, &house, &game, subject.table).await?;
    let book = book(&books, subject.change.as_deref().unwrap_or_default())?;
    let decks = decks_of(&book, subject.decks)?;
    let cell = cell(&REPORTS, key(&book, decks));
    let work = move || Priced::new(&book, decks);
    priced(&app, &caller, &cell, work).await.map(Json)
}

/// `GET /api/odds/{house}/{game}/hand`
pub async fn hand(
    State(app): State<App>,
    caller: Caller,
    Path((house, game)): Path<(String, String)>,
    Query(question): Query<Question>,
) -> Result<Json<Advice>, Failure> {
    let book = book(&books(&app, &house, &game, question.table).await?, "")?;
    let decks = decks_of(&book, question.decks)?;
    let hand =
        parse_cards(&question.cards).map_err(|e| Failure::bad(say!("equity-no-card", why: e.to_string())))?;
    let cell = cell(&SOLVED, key(&book, decks));
    let work = move || Solved::new(&book, decks);
    let solved = priced(&app, &caller, &cell, work).await?;
    // The exact cards may take some milliseconds of their own.
    let asking = move || solved.advice(&hand, question.up, question.split);
    let told = tokio::task::spawn_blocking(asking).await?;
    told.map(Json).map_err(|why| Failure::bad(why.says()))
}

//! The price of a game in which the nearer hand wins, ready to be printed or written as JSON.

use super::play::{Chances, Moves, Solved};
use super::{KINDS, decks};
use crate::blackjack::kind_letter;
use chips::{Money, Odds};
use games::blackjack::{Nearest, Rules, Tie};
use serde::Serialize;

/// The price of a game, from the player's side, per unit of the wager.
///
/// ```
/// use odds::nearest::Price;
///
/// let houses = games::rulebook::Houses::shipped();
/// let book = houses.load("open/closest-22").unwrap();
/// let price = Price::new(&book.id, &book.rules, 1).unwrap();
/// assert!(price.td.ev <= price.cd.ev);
/// assert!(Price::new("", &houses.load("aviator/pure-21.5").unwrap().rules, 6).is_none()); // It has a bust.
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "NearestPrice"))]
pub struct Price {
    /// The rulebook's id, with what was changed.
    pub rulebook: String,
    /// Decks in a fresh shoe.
    pub decks: u8,
    /// What hands are to come near.
    pub target: f64,
    /// The best move for the exact cards of the hand and the up card.
    pub cd: Way,
    /// The best chart by deciding totals.
    pub td: Way,
    /// That chart, where it leaves a choice.
    pub chart: Vec<Row>,
    /// Every two cards that leave a choice, with what each move is worth for exactly these cards.
    pub two_cards: Vec<TwoCards>,
}

/// A way of playing.
///
/// ```
/// use odds::nearest::Way;
///
/// let way = Way { ev: -0.01, sd: 1.0, nearer: 0.45, tied: 0.1, farther: 0.45 };
/// assert!((way.nearer + way.tied + way.farther - 1.0).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "NearestWay"))]
pub struct Way {
    /// Expected result.
    pub ev: f64,
    /// Standard deviation of a round.
    pub sd: f64,
    /// The chance that the player's hand is nearer.
    pub nearer: f64,
    /// The chance that both are as near.
    pub tied: f64,
    /// The chance that the player-dealer's hand is nearer.
    pub farther: f64,
}

/// A line of a chart.
///
/// ```
/// use odds::nearest::Row;
///
/// let row = Row { total: 16, soft: false, scored: 16, hits: [true; 10] };
/// assert!(row.hits.iter().all(|hits| *hits));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "NearestRow"))]
pub struct Row {
    /// The deciding total.
    pub total: u8,
    /// Does an ace count 11 in it?
    pub soft: bool,
    /// The total that would be compared: an ace counted 11 may bring a hand nearer from above.
    pub scored: u8,
    /// Is it hit against two to ten and ace?
    pub hits: [bool; KINDS],
}

/// Two cards, and what their moves are worth.
///
/// ```
/// use odds::nearest::{Price, TwoCards};
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let price = Price::new(&book.id, &book.rules, 1).unwrap();
/// let two: &TwoCards = &price.two_cards[0];
/// assert!(two.cards.contains('-') && two.moves.iter().any(Option::is_some));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "NearestTwoCards"))]
pub struct TwoCards {
    /// The cards by their letters: `7-T`.
    pub cards: String,
    /// Against two to ten and ace; none where the shoe cannot hold the three cards.
    pub moves: [Option<Moves>; KINDS],
}

/// Two to ten, then the ace, as charts are printed.
fn columns<T>(of: impl FnMut(usize) -> T) -> [T; KINDS] {
    std::array::from_fn(|column| (column + 1) % KINDS).map(of)
}

impl TwoCards {
    /// All that are dealt and leave a choice.
    fn all(solved: &Solved) -> Vec<TwoCards> {
        let pairs = (0..KINDS).flat_map(|a| (a..KINDS).map(move |b| (a, b)));
        let both = |moves: &Option<Moves>| moves.is_some_and(|m| m.stand.is_some() && m.hit.is_some());
        let of = |(a, b)| TwoCards {
            cards: format!("{}-{}", kind_letter(a), kind_letter(b)),
            moves: columns(|up| solved.moves(&[a, b], up)),
        };
        pairs.map(of).filter(|two| two.moves.iter().any(both)).collect()
    }
}

impl Way {
    fn new(rules: &Nearest, chances: Chances) -> Way {
        let ev = chances.worth(rules);
        let sd = (chances.squared(rules) - ev * ev).max(0.0).sqrt();
        Way { ev, sd, nearer: chances.nearer, tied: chances.tied, farther: chances.farther }
    }
}

impl Way {
    /// What this way of playing gains or loses per unit of a wager because payouts are rounded to the chips on the table (D25).
    pub fn rounding_gain(&self, rules: &Rules, wager: Money) -> f64 {
        let Some(nearest) = rules.nearest else { return 0.0 };
        let more = |odds: Odds| rules.odds_at(odds, wager).as_f64() - odds.as_f64();
        let tied = if nearest.tie == Tie::Player { self.tied * more(nearest.tie_pays) } else { 0.0 };
        self.nearer * more(nearest.win_pays) + tied
    }
}

impl Price {
    /// Prices a game from fresh decks; none where it is not one of these.
    pub fn new(rulebook: &str, rules: &Rules, many: u8) -> Option<Price> {
        let nearest = rules.nearest?;
        let solved = Solved::new(rules, &decks(f64::from(many)));
        let (chart, by_total) = solved.by_total();
        let row = |((total, soft, scored), hits): (&(u8, bool, u8), &[bool; KINDS])| Row {
            total: *total,
            soft: *soft,
            scored: *scored,
            hits: columns(|up| hits[up]),
        };
        Some(Price {
            rulebook: rulebook.to_string(),
            decks: many,
            target: nearest.target.as_f64(),
            cd: Way::new(&nearest, solved.by_composition()),
            td: Way::new(&nearest, by_total),
            chart: chart.iter().map(row).collect(),
            two_cards: TwoCards::all(&solved),
        })
    }
}

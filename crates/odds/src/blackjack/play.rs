//! The best move for every hand against every up card, for a player who sees nothing but these cards.
//!
//! Hands are worked through from the highest to the lowest, so that a hand's draws are known when it is reached.
//! Splits come on top, in [`super::split`]: the same moves are then made inside split hands.

use super::env::{Env, Stand, Ups};
use super::hands::{HandId, OVER};
use super::shoe::KINDS;
use serde::Serialize;

/// What a player may do with a hand.
///
/// ```
/// use odds::blackjack::Move;
///
/// assert_eq!(Move::ALL.map(Move::letter), ['S', 'H', 'D', 'R', 'P']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // The names say it.
pub enum Move {
    Stand,
    Hit,
    Double,
    Surrender,
    Split,
}

impl Move {
    /// All moves.
    pub const ALL: [Move; 5] = [Move::Stand, Move::Hit, Move::Double, Move::Surrender, Move::Split];

    /// The letter in a chart: S H D R P.
    pub const fn letter(self) -> char {
        b"SHDRP"[self as usize] as char
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["stand", "hit", "double", "surrender", "split"][self as usize]
    }
}

/// What each move with a hand is worth against each up card; minus infinity where it is not allowed.
#[derive(Clone, Copy)]
pub struct Cell {
    /// As the table gives it: indexed by [`Move`]; a split's place is not used here.
    pub worth: [Ups; 4],
    /// The best without a split.
    pub best: Ups,
    /// How it fares if it stands, allowed or not: a doubled hand stands on anything.
    pub stand: Stand,
    /// What standing is worth, allowed or not.
    pub stood: Ups,
}

/// What every hand is worth.
#[derive(Clone)]
pub struct Play {
    pub cells: Vec<Cell>,
}

const NOT_ALLOWED: f64 = f64::NEG_INFINITY;

impl Cell {
    fn empty() -> Cell {
        let none = [0.0; KINDS];
        Cell { worth: [[NOT_ALLOWED; KINDS]; 4], best: none, stand: Stand::default(), stood: none }
    }

    /// The best of the allowed moves without a split.
    pub fn choose(&self, up: usize, double: bool, surrender: bool) -> Move {
        let mut best = Move::Stand;
        for m in [Move::Hit, Move::Double, Move::Surrender] {
            let open = match m {
                Move::Double => double,
                Move::Surrender => surrender,
                _ => true,
            };
            if open && self.worth[m as usize][up] > self.worth[best as usize][up] {
                best = m;
            }
        }
        best
    }
}

impl Play {
    /// The best moves from this shoe.
    pub fn solve(env: &Env) -> Play {
        let count = env.hands.list.len();
        let dealt = |id: &HandId| env.hand(*id).cards >= 2 && env.holds(env.hand(*id));
        let ids: Vec<HandId> = (0..count as HandId).filter(dealt).collect();
        let stands = env.stands(&ids);
        let mut play = Play { cells: vec![Cell::empty(); count] };
        for (id, stand) in ids.iter().zip(stands).rev() {
            let cell = play.cell(env, *id, stand);
            play.cells[*id as usize] = cell;
        }
        play
    }

    /// The best moves again, where nothing has changed but what hands that are over are worth.
    pub fn again(&self, env: &Env) -> Play {
        let mut play = Play { cells: vec![Cell::empty(); self.cells.len()] };
        for id in (0..self.cells.len()).rev() {
            let hand = env.hand(id as HandId);
            if hand.cards >= 2 && env.holds(hand) {
                play.cells[id] = play.cell(env, id as HandId, self.cells[id].stand);
            }
        }
        play
    }

    fn cell(&self, env: &Env, id: HandId, stand: Stand) -> Cell {
        let hand = env.hand(id);
        let mut cell = Cell { stand, ..Cell::empty() };
        let goes_on: Ups = std::array::from_fn(|up| env.goes_on(hand, up));
        cell.stood = stood(&stand, &goes_on);
        if env.may_stand(hand) {
            cell.worth[Move::Stand as usize] = cell.stood;
        }
        if env.may_hit(hand) {
            cell.worth[Move::Hit as usize] = drawing(env, id, |child| &self.cells[child as usize].best);
        }
        if env.may_double(hand, false) {
            let once = drawing(env, id, |child| &self.cells[child as usize].stood);
            cell.worth[Move::Double as usize] = once.map(|v| 2.0 * v);
        }
        if env.may_surrender(hand, false) {
            cell.worth[Move::Surrender as usize] = goes_on.map(|g| -0.5 * g);
        }
        for up in 0..KINDS {
            let best = cell.worth.iter().map(|w| w[up]).fold(NOT_ALLOWED, f64::max);
            cell.best[up] = best;
        }
        cell
    }
}

/// What a hand that stands is worth per unit. Where nobody peeks, a natural beats it.
pub fn stood(stand: &Stand, goes_on: &Ups) -> Ups {
    std::array::from_fn(|up| 2.0 * stand.win[up] + stand.push[up] - goes_on[up])
}

/// What one more card is worth, given what each hand it can become is worth.
pub fn drawing<'c>(env: &Env, id: HandId, worth: impl Fn(HandId) -> &'c Ups) -> Ups {
    let hand = env.hand(id);
    let mut sum = [0.0; KINDS];
    for (kind, child) in env.hands.child[id as usize].iter().enumerate() {
        let chance = env.draw(hand, kind);
        if *child == OVER {
            for up in 0..KINDS {
                sum[up] += chance[up] * env.over(hand, kind, up);
            }
        } else {
            let worth = worth(*child);
            for up in 0..KINDS {
                sum[up] += chance[up] * worth[up];
            }
        }
    }
    sum
}

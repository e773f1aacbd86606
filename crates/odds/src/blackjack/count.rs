//! How exposed a game is to counting: what taking one card of each rank out of the shoe does, and what the best
//! count could win.

use super::analysis::Optimal;
use super::buster::Buster;
use super::memory::Memory;
use super::shoe::{KINDS, Shoe, kind_letter};
use crate::share::both;
use games::blackjack::Rules;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Effects of removal, and the best linear count made of them.
///
/// ```
/// use odds::blackjack::Removal;
///
/// let effects = [("T".to_string(), -0.5), ("5".to_string(), 0.7)].into();
/// let tags = [("T".to_string(), -1), ("5".to_string(), 1)].into();
/// let removal = Removal { effects, tags, correlation: 0.97, gain: 0.001, advantage: 0.1 };
/// assert!(removal.tags["5"] > removal.tags["T"]);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Removal {
    /// Change of the expectation when one card of the kind leaves a full shoe.
    pub effects: BTreeMap<String, f64>,
    /// Whole-number tags of a balanced count that follows the effects closely.
    pub tags: BTreeMap<String, i32>,
    /// How closely: the correlation of tags and effects.
    pub correlation: f64,
    /// What a player wins per round who wagers one unit when the best count shows an advantage, and sits out
    /// otherwise.
    pub gain: f64,
    /// In how many rounds that is.
    pub advantage: f64,
}

/// Both wagers.
///
/// ```
/// use odds::blackjack::Counting;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let counting = Counting::new(&book.rules, 1, &Default::default());
/// assert!(counting.base.effects["5"] > 0.0 && counting.base.effects["T"] < 0.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Counting {
    /// The base wager, played as well as the cards left allow.
    pub base: Removal,
    /// The Buster bet, where it is offered.
    pub buster: Option<Removal>,
}

impl Counting {
    /// Works it out for fresh decks. The cut card lies one deck from the end (D11).
    pub fn new(rules: &Rules, decks: u8, memory: &Arc<Memory>) -> Counting {
        let full = Shoe::decks(decks);
        let without = |kind: usize| {
            let mut counts = full.counts();
            counts[kind] -= 1;
            Shoe::of_kinds(counts)
        };
        let shoes: Vec<Shoe> = (0..KINDS).map(without).collect();
        // Playing from a shoe without one card is priced for the best play from that shoe; the difference to
        // keeping to the full shoe's moves is of second order.
        let (low, high) = shoes.split_at(KINDS / 2);
        let price = |part: &[Shoe]| {
            part.iter().map(|s| Optimal::solve_knowing(rules, s, memory).ev()).collect::<Vec<_>>()
        };
        let (second, first) = both(|| price(high), || price(low));
        let evs = [first, second].concat();
        let ev = Optimal::solve_knowing(rules, &full, memory).ev();
        let base = Removal::new(&full, decks, ev, &evs);
        let buster = rules.buster.as_ref().map(|b| {
            let worth = |shoe: &Shoe| Buster::new(shoe, rules.dealer_hits_soft_17).ev(b.pays);
            let evs: Vec<f64> = shoes.iter().map(worth).collect();
            Removal::new(&full, decks, worth(&full), &evs)
        });
        Counting { base, buster }
    }
}

impl Removal {
    fn new(full: &Shoe, decks: u8, ev: f64, without: &[f64]) -> Removal {
        let size = f64::from(full.size());
        let share: Vec<f64> = full.counts().iter().map(|n| f64::from(*n) / size).collect();
        let mut effects: Vec<f64> = without.iter().map(|w| w - ev).collect();
        // Taking a random card out changes nothing: what is left of the mean is the curvature of best play.
        let mean: f64 = effects.iter().zip(&share).map(|(e, p)| e * p).sum();
        effects.iter_mut().for_each(|e| *e -= mean);
        let spread = effects.iter().zip(&share).map(|(e, p)| p * e * e).sum::<f64>().sqrt();
        let (tags, correlation) = best_tags(&effects, &share);
        let (gain, advantage) = wins(ev, spread, size, decks);
        let named = |v: &[f64]| {
            v.iter().enumerate().map(|(k, e)| (kind_letter(k).to_string(), *e)).collect::<BTreeMap<_, _>>()
        };
        let tags = tags.iter().enumerate().map(|(k, t)| (kind_letter(k).to_string(), *t)).collect();
        Removal { effects: named(&effects), tags, correlation, gain, advantage }
    }
}

/// The balanced whole-number tags, at most three either way, that follow the effects best. A card that helps the
/// player by leaving is counted up.
fn best_tags(effects: &[f64], share: &[f64]) -> (Vec<i32>, f64) {
    let largest = effects.iter().fold(0.0, |m: f64, e| m.max(e.abs()));
    let norm = |v: &[f64]| v.iter().zip(share).map(|(x, p)| p * x * x).sum::<f64>().sqrt();
    let mut best = (vec![0; effects.len()], 0.0);
    for step in 1..=60 {
        let scale = f64::from(step) / 60.0 * 3.4 / largest;
        let tags: Vec<i32> = effects.iter().map(|e| (e * scale).round() as i32).collect();
        let values: Vec<f64> = tags.iter().map(|t| f64::from(*t)).collect();
        // Tens weigh four times: the tags balance if they sum to nothing over a deck.
        let balance: f64 = values.iter().zip(share).map(|(t, p)| t * p * 13.0).sum();
        if balance.abs() > 1e-9 || norm(&values) == 0.0 || tags.iter().any(|t| t.abs() > 3) {
            continue;
        }
        let product: f64 = values.iter().zip(effects).zip(share).map(|((t, e), p)| p * t * e).sum();
        let correlation = product / (norm(&values) * norm(effects));
        if correlation > best.1 + 1e-6 {
            best = (tags, correlation);
        }
    }
    if best.1 == 0.0 {
        // No rounding balances: let the tens' tag take up the difference.
        let scale = 2.0 / largest;
        let mut tags: Vec<i32> = effects.iter().map(|e| (e * scale).round() as i32).collect();
        let others: i32 = tags[..KINDS - 1].iter().sum();
        tags[KINDS - 1] = -others / 4;
        let values: Vec<f64> = tags.iter().map(|t| f64::from(*t)).collect();
        let product: f64 = values.iter().zip(effects).zip(share).map(|((t, e), p)| p * t * e).sum();
        let correlation = if norm(&values) > 0.0 { product / (norm(&values) * norm(effects)) } else { 0.0 };
        return (tags, correlation);
    }
    best
}

/// What the best count wins per round, and how often it shows an advantage, over a shoe dealt to the cut card.
///
/// After `n` of `size` cards the expectation is spread like a normal variable around the fresh one, with the
/// effects' spread times the square root of `n (size − 1) / (size − n)`.
fn wins(ev: f64, spread: f64, size: f64, decks: u8) -> (f64, f64) {
    if decks <= 2 {
        return (ev.max(0.0), f64::from(u8::from(ev > 0.0)));
    }
    let last = size - 52.0;
    let steps = 200;
    let (mut gain, mut often) = (0.0, 0.0);
    for i in 0..steps {
        let n = (f64::from(i) + 0.5) / f64::from(steps) * last;
        let sd = spread * (n * (size - 1.0) / (size - n)).sqrt();
        let z = ev / sd;
        gain += sd * density(z) + ev * below(z);
        often += below(z);
    }
    (gain / f64::from(steps), often / f64::from(steps))
}

fn density(z: f64) -> f64 {
    (-0.5 * z * z).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

/// The standard normal distribution function.
pub fn below(z: f64) -> f64 {
    if z < -8.0 {
        return 0.0;
    }
    if z > 8.0 {
        return 1.0;
    }
    // The series z + z³/3 + z⁵/15 + … converges quickly enough here and is exact to the last digits.
    let (mut sum, mut term) = (z, z);
    let mut k = 3.0;
    while term.abs() > 1e-17 * sum.abs() {
        term *= z * z / k;
        sum += term;
        k += 2.0;
    }
    0.5 + sum * density(z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::tests::{ocean_view, ordinary};

    #[test]
    fn the_normal_distribution_is_right() {
        for (z, p) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (-1.959_963_984_540_054, 0.025),
            (-5.0, 2.866_515_719e-7),
        ] {
            assert!((below(z) - p).abs() < 1e-12, "{z}: {}", below(z));
        }
    }

    /// Griffin's signs for ordinary blackjack: fives hurt the bank most when they leave, aces and tens help it.
    #[test]
    fn small_cards_help_the_bank_and_aces_the_player() {
        let counting = Counting::new(&ordinary(), 6, &Arc::default());
        let e = |k: &str| counting.base.effects[k];
        assert!(e("5") > e("4") && e("4") > e("2") && e("5") > e("6"));
        assert!(e("A") < -5e-4 && e("T") < -5e-4, "{:?}", counting.base.effects);
        assert!(counting.base.correlation > 0.95);
        assert!(counting.base.gain > 0.0 && counting.base.gain < 0.01);
        let buster = Counting::new(&ocean_view(), 6, &Arc::default()).buster.unwrap();
        // Small cards make long busts: a shoe without them is bad for the bet.
        assert!(buster.effects["2"] < 0.0 && buster.effects["T"] > 0.0);
    }
}

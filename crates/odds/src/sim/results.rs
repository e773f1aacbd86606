//! How often a round ends with each result: exact where a circle plays one hand or two, sampled where it plays more.
//!
//! The mean and the standard deviation of split rounds need no more than two hands at a time and are exact. The chance
//! of every sum needs all hands and the player-dealer's jointly. With two hands that is the product of two polynomials
//! of some hundred terms, for every pair and every up card; with three and more it is too much to be worked out
//! while somebody waits. So rounds with three hands and more, and only those, are dealt at random; their number among
//! all rounds is exact, and every chance comes with its standard error.

use super::card::{self, kind};
use super::round::{Played, Source, bank_draws, finish, is_natural, settle};
use super::{Job, Plan, Rng, WORK};
use crate::blackjack::{
    HandId, KINDS, Move, Optimal, Outcomes, Playing, SUMS as TWO_HANDS, Shoe, Strategist,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// Every result of a round of the base wager with how often it comes.
///
/// ```
/// use odds::sim::{Results, Row};
///
/// let row = |net, chance| Row { net, chance, exact: chance, standard_error: 0.0 };
/// let results = Results { rows: vec![row(-1.0, 0.5), row(1.0, 0.5)], rounds_sampled: 0 };
/// assert_eq!(results.rows.iter().map(|row| row.chance).sum::<f64>(), 1.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Results {
    /// The worst result first; the chances sum to one.
    pub rows: Vec<Row>,
    /// How many rounds with three split hands and more were dealt at random.
    pub rounds_sampled: u64,
}

/// One result.
///
/// ```
/// use odds::sim::Row;
///
/// let row = Row { net: 1.2, chance: 0.045, exact: 0.045, standard_error: 0.0 };
/// assert_eq!(row.chance, row.exact);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Won or lost, in units of the base wager.
    pub net: f64,
    /// How often, over all rounds.
    pub chance: f64,
    /// The part of the chance that is exact: rounds with one hand, or two.
    pub exact: f64,
    /// The standard error of the rest.
    pub standard_error: f64,
}

/// Results are told apart to so many parts of the wager: a natural of $6 that is rounded to $7 pays 1.1667 (D25).
const PARTS: f64 = 10_000.0;

/// Split hands win and lose halves of wagers, at most two wagers for each of five hands.
const SUMS: usize = 41;

#[derive(Clone, Debug)]
struct Sums([u64; SUMS]);

impl Default for Sums {
    fn default() -> Sums {
        Sums([0; SUMS])
    }
}

impl Results {
    /// The results of the best play for the exact cards, whose outcomes are these. `job` says how many rounds with
    /// three hands and more are dealt.
    pub fn new(
        optimal: &Optimal,
        outcomes: &Outcomes,
        job: &Job,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Results {
        let (rules, shoe) = (optimal.rules(), optimal.shoe());
        let mut exact: BTreeMap<i32, f64> = BTreeMap::new();
        let parts = |units: f64| (PARTS * units).round() as i32;
        for (net, chance) in [
            (parts(rules.natural.as_f64()), outcomes.natural_paid),
            (parts(-1.0), outcomes.bank_natural + outcomes.lose),
            (parts(-0.5), outcomes.surrender),
            (parts(1.0), outcomes.win),
            (parts(0.0), outcomes.push + outcomes.natural_push + outcomes.double_push),
            (parts(2.0), outcomes.double_win),
            (parts(-2.0), outcomes.double_lose),
        ] {
            *exact.entry(net).or_default() += chance;
        }
        for (at, chance) in optimal.two_hands().into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            *exact.entry(parts(0.5) * (at as i32 - TWO_HANDS as i32 / 2)).or_default() += chance;
        }
        let plan = Plan::new(rules, &Strategist::new(optimal, Playing::Optimal));
        let starts = Starts::new(optimal, &plan, shoe);
        let many_hands: f64 = outcomes.split[1..].iter().sum();
        let job = Job { rounds: if many_hands > 0.0 { job.rounds } else { 0 }, ..*job };
        let work = |piece: u64, many: u64, own: &mut Sums| {
            let mut dealer = Dealer::new(&plan, &starts, Rng::new(job.seed, piece));
            for _ in 0..many {
                own.0[(dealer.many_hands() / 5 + SUMS as i32 / 2) as usize] += 1;
            }
        };
        let add = |total: &mut Sums, own: &Sums| total.0.iter_mut().zip(own.0).for_each(|(t, n)| *t += n);
        let sums = job.pieces(WORK, progress, &work, &add);
        let mut sampled: BTreeMap<i32, u64> = exact.keys().map(|net| (*net, 0)).collect();
        for (at, many) in sums.0.into_iter().enumerate().filter(|(_, many)| *many > 0) {
            *sampled.entry(parts(0.5) * (at as i32 - SUMS as i32 / 2)).or_default() += many;
        }
        let rows = sampled.into_iter().map(|(net, many)| {
            let share = many as f64 / job.rounds.max(1) as f64;
            let exact = exact.get(&net).copied().unwrap_or(0.0);
            let error = many_hands * (share * (1.0 - share) / job.rounds.max(1) as f64).sqrt();
            Row {
                net: f64::from(net) / PARTS,
                chance: exact + many_hands * share,
                exact,
                standard_error: error,
            }
        });
        Results { rows: rows.filter(|r| r.chance > 0.0).collect(), rounds_sampled: job.rounds }
    }
}

/// The shoe, and the pairs that are split with how often they come against each up card.
struct Starts {
    cards: Vec<u8>,
    /// Where the cards of each kind lie.
    places: [Vec<usize>; KINDS],
    /// Kind of the pair, up card, and the chance of this start or one before it in the list.
    list: Vec<(usize, usize, f64)>,
}

impl Starts {
    fn new(optimal: &Optimal, plan: &Plan, shoe: &Shoe) -> Starts {
        let cards = card::of_shoe(shoe);
        let mut places: [Vec<usize>; KINDS] = Default::default();
        for (at, card) in cards.iter().enumerate() {
            places[kind(*card)].push(at);
        }
        let (mut list, mut sum) = (Vec::new(), 0.0);
        for pair in (0..KINDS).filter(|pair| plan.most_hands(*pair) >= 2) {
            for up in 0..KINDS {
                let chance = optimal.chance(pair, pair, up) * optimal.splittable(pair);
                if chance > 0.0 && plan.says(plan.hands.two(pair, pair), up, false, true) == Move::Split {
                    sum += chance;
                    list.push((pair, up, sum));
                }
            }
        }
        list.iter_mut().for_each(|start| start.2 /= sum);
        Starts { cards, places, list }
    }
}

/// Deals rounds with three hands and more, each from a shoe of its own, drawing every card only when it is needed.
struct Dealer<'a> {
    plan: &'a Plan,
    starts: &'a Starts,
    cards: Vec<u8>,
    at: usize,
    rng: Rng,
    hands: Vec<Played>,
    bank: Vec<u8>,
    /// The hands of two cards that come of the split.
    dealt: Vec<HandId>,
    /// What was swapped, to be swapped back: the next round finds the cards where `Starts` has them.
    swaps: Vec<usize>,
}

impl Source for Dealer<'_> {
    fn card(&mut self) -> u8 {
        // No round takes all cards of a shoe; one that did would go on with its first ones.
        let at = self.at % self.cards.len();
        let from = at + self.below(self.cards.len() - at);
        self.bring(from)
    }
}

impl<'a> Dealer<'a> {
    fn new(plan: &'a Plan, starts: &'a Starts, rng: Rng) -> Dealer<'a> {
        let cards = starts.cards.clone();
        Dealer {
            plan,
            starts,
            cards,
            at: 0,
            rng,
            hands: Vec::new(),
            bank: Vec::new(),
            dealt: Vec::new(),
            swaps: Vec::new(),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        (((self.rng.word() >> 32) * n as u64) >> 32) as usize
    }

    /// Brings a card to the front of those not dealt, and deals it.
    fn bring(&mut self, from: usize) -> u8 {
        let at = self.at % self.cards.len();
        self.cards.swap(at, from);
        self.swaps.push(from);
        self.at += 1;
        self.cards[at]
    }

    fn put_back(&mut self) {
        while let Some(from) = self.swaps.pop() {
            self.at -= 1;
            let at = self.at % self.cards.len();
            self.cards.swap(at, from);
        }
    }

    /// A pair that is split, and the up card it is split against; they leave the shoe.
    fn start(&mut self) -> [u8; 3] {
        let starts = self.starts;
        let share = (self.rng.word() >> 11) as f64 / (1u64 << 53) as f64;
        let which = starts.list.partition_point(|s| s.2 <= share).min(starts.list.len() - 1);
        let (pair, up, _) = starts.list[which];
        // The start is settled; only which cards it is made of is tried again, so that it comes as often as it should.
        loop {
            let mut places = [pair, pair, up].map(|kind| {
                let of_kind = &starts.places[kind];
                of_kind[self.below(of_kind.len())]
            });
            let [first, second, up] = places;
            let cards = places.map(|at| starts.cards[at]);
            if first != second && first != up && second != up && self.plan.may_split(cards[0], cards[1], 1) {
                // The one that lies first goes to the front first, so that none is moved before its turn.
                places.sort_unstable();
                for at in places {
                    self.bring(at);
                }
                return cards;
            }
        }
    }

    /// The result of one round with three hands or more, in tenths of the wager.
    ///
    /// All second cards are dealt first, which changes nothing for players who look only at the hand in play: rounds
    /// that stay at two hands are given up before anything is played.
    fn many_hands(&mut self) -> i32 {
        let plan = self.plan;
        loop {
            self.put_back();
            let [first, second, up] = self.start();
            let hole = self.card();
            if plan.peeked(kind(up)) && is_natural(up, hole) {
                continue;
            }
            self.seconds(first, second, kind(up));
            if self.dealt.len() < 3 {
                continue;
            }
            let (mut hands, mut bank) = (std::mem::take(&mut self.hands), std::mem::take(&mut self.bank));
            hands.clear();
            bank.clear();
            bank.extend([up, hole]);
            for at in 0..self.dealt.len() {
                let id = self.dealt[at];
                let one_card = kind(first) == 0 && plan.rules.split_aces_one_card;
                let m = if one_card { Move::Stand } else { plan.says(id, kind(up), true, false) };
                hands.push(finish(plan, id, m, kind(up), true, self));
            }
            if hands.iter().any(|h| !h.surrendered) {
                bank_draws(plan, &mut bank, self);
            }
            let result = hands.iter().map(|h| settle(plan, h, &bank)).sum();
            (self.hands, self.bank) = (hands, bank);
            return result;
        }
    }

    /// Splits two cards, gives every hand its second card and splits again whatever is split again.
    fn seconds(&mut self, first: u8, second: u8, up: usize) {
        let plan = self.plan;
        let (mut waiting, mut left, mut hands) = ([(first, second); 8], 1, 1);
        self.dealt.clear();
        while left > 0 {
            left -= 1;
            let (a, b) = waiting[left];
            let id = plan.hands.two(kind(a), kind(b));
            let splits = plan.may_split(a, b, hands) && plan.says(id, up, hands > 1, true) == Move::Split;
            if splits {
                hands += 1;
                waiting[left] = (b, self.card());
                waiting[left + 1] = (a, self.card());
                left += 2;
            } else {
                self.dealt.push(id);
            }
        }
    }
}

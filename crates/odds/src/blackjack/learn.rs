//! The best chart there is, by exact improvement of one entry at a time.
//!
//! A hand passes a chart's entry at most once, since totals only grow. So with all other entries as they are,
//! what another entry would gain is exactly the sum, over the hands that come to it, of how often they come
//! times what the other move is worth. Hands inside splits count like the others, with the weights that
//! [`super::split`] adds them up with. Entries are changed until no single change gains anything.

use super::chart::{Chart, Entry, LINES, line};
use super::env::{Env, Ups};
use super::hands::{HandId, OVER};
use super::play::{Move, stood};
use super::shoe::KINDS;
use super::split::{PairRank, Weights, all_pair, weights};

/// A place where hands are played: the round itself, or split hands of a pair with so many pair cards gone.
struct Place {
    env: Env,
    /// The hands that can occur, rising.
    ids: Vec<HandId>,
    /// Where a hand is in that list.
    at: Vec<u16>,
    stood: Vec<Ups>,
    goes_on: Vec<Ups>,
    after_split: bool,
    one_card: bool,
}

/// What the moves with each hand of a place are worth under a chart.
struct Worth {
    moves: [Vec<Ups>; 4],
    value: Vec<Ups>,
}

impl Place {
    fn new(env: Env, pair: Option<usize>) -> Place {
        let one_card = pair == Some(0) && env.rules.split_aces_one_card;
        let count = env.hands.list.len();
        let occurs = |id: &HandId| {
            let h = env.hand(*id);
            h.cards >= 2
                && env.holds(h)
                && pair.is_none_or(|p| h.counts[p] > 0)
                && (!one_card || h.cards == 2)
        };
        let ids: Vec<HandId> = (0..count as HandId).filter(occurs).collect();
        let mut at = vec![u16::MAX; count];
        for (i, id) in ids.iter().enumerate() {
            at[*id as usize] = i as u16;
        }
        let goes_on: Vec<Ups> =
            ids.iter().map(|id| std::array::from_fn(|up| env.goes_on(env.hand(*id), up))).collect();
        let stands = env.stands(&ids);
        let stood = stands.iter().zip(&goes_on).map(|(s, g)| stood(s, g)).collect();
        Place { env, ids, at, stood, goes_on, after_split: pair.is_some(), one_card }
    }

    fn draws(&self, i: usize, worth: &[Ups]) -> Ups {
        let hand = self.env.hand(self.ids[i]);
        let mut sum = [0.0; KINDS];
        for (kind, child) in self.env.hands.child[self.ids[i] as usize].iter().enumerate() {
            let chance = self.env.draw(hand, kind);
            if *child == OVER {
                for up in 0..KINDS {
                    sum[up] += chance[up] * self.env.over(hand, kind, up);
                }
            } else if self.at[*child as usize] != u16::MAX {
                let worth = &worth[self.at[*child as usize] as usize];
                for up in 0..KINDS {
                    sum[up] += chance[up] * worth[up];
                }
            }
        }
        sum
    }

    fn meant(&self, chart: &Chart, i: usize, up: usize) -> Move {
        if self.one_card {
            return Move::Stand;
        }
        chart.means(&self.env, self.env.hand(self.ids[i]), up, self.after_split)
    }

    fn worth(&self, chart: &Chart) -> Worth {
        let none = vec![[0.0; KINDS]; self.ids.len()];
        let mut worth = Worth { moves: std::array::from_fn(|_| none.clone()), value: none };
        for i in (0..self.ids.len()).rev() {
            let hand = self.env.hand(self.ids[i]);
            worth.moves[Move::Stand as usize][i] = self.stood[i];
            worth.moves[Move::Surrender as usize][i] = self.goes_on[i].map(|g| -0.5 * g);
            if !self.one_card {
                worth.moves[Move::Hit as usize][i] = self.draws(i, &worth.value);
                if hand.cards == 2 {
                    worth.moves[Move::Double as usize][i] = self.draws(i, &self.stood).map(|v| 2.0 * v);
                }
            }
            for up in 0..KINDS {
                worth.value[i][up] = worth.moves[self.meant(chart, i, up) as usize][i][up];
            }
        }
        worth
    }

    /// Adds up what every entry would be worth to the hands that come here with these frequencies.
    fn tally(&self, chart: &Chart, worth: &Worth, mut often: Vec<Ups>, tally: &mut Tally) {
        if self.one_card {
            return;
        }
        for i in 0..self.ids.len() {
            if often[i].iter().all(|w| *w == 0.0) {
                continue;
            }
            let hand = self.env.hand(self.ids[i]);
            let cell = &mut tally.entries[line(hand.soft, hand.total)];
            for (sums, entry) in cell.iter_mut().zip(Entry::ALL) {
                let m = entry.means(&self.env, hand, self.after_split) as usize;
                for up in 0..KINDS {
                    sums[up] += often[i][up] * worth.moves[m][i][up];
                }
            }
            let hits: [bool; KINDS] = std::array::from_fn(|up| self.meant(chart, i, up) == Move::Hit);
            if !hits.contains(&true) {
                continue;
            }
            for (kind, child) in self.env.hands.child[self.ids[i] as usize].iter().enumerate() {
                if *child == OVER || self.at[*child as usize] == u16::MAX {
                    continue;
                }
                let chance = self.env.draw(hand, kind);
                let to = self.at[*child as usize] as usize;
                for up in (0..KINDS).filter(|up| hits[*up]) {
                    often[to][up] += often[i][up] * chance[up];
                }
            }
        }
    }
}

const NOT_OPEN: f64 = f64::NEG_INFINITY;

/// What every possible entry of a chart would be worth to the hands that come to it.
struct Tally {
    entries: Vec<[Ups; 12]>,
    /// What each move with each pair is worth, times how often it comes; minus infinity where it is not open.
    pairs: [[Ups; 5]; KINDS],
    ev: f64,
}

/// A pair's split hands.
struct Pair {
    kind: usize,
    /// Ranks that pair, with their shares; empty where the pair may not be split.
    ranks: Vec<(f64, PairRank)>,
    weights: Weights,
    levels: Vec<Place>,
}

/// Everything a chart is judged by.
pub struct School {
    round: Place,
    pairs: Vec<Pair>,
}

/// A chart with its worth.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let learned = optimal.learn();
/// assert!(learned.ev <= optimal.ev()); // A chart knows less than the cards.
/// assert!((optimal.ev_of(&learned.chart) - learned.ev).abs() < 1e-12);
/// ```
pub struct Learned {
    /// The chart.
    pub chart: Chart,
    /// What the base wager is worth with it.
    pub ev: f64,
}

impl School {
    /// Prepares to judge charts for these rules and this shoe.
    pub fn new(env: &Env, tens: [u16; 4]) -> School {
        let mut pairs = Vec::new();
        for kind in 0..KINDS {
            let most = (env.most_hands(kind) as usize).max(2);
            let ranks = if env.most_hands(kind) < 2 { Vec::new() } else { PairRank::of(env, kind, tens) };
            let weights = weights(most);
            let needed =
                (0..weights.any.len()).filter(|i| weights.any[*i] != 0.0 || weights.other[*i] != 0.0);
            let levels = (0..=needed.max().unwrap_or(0))
                .take_while(|gone| !ranks.is_empty() && env.counts[kind] >= (2 + gone) as f64)
                .map(|gone| Place::new(env.without(kind, 1 + gone), Some(kind)))
                .collect();
            if env.counts[kind] >= 2.0 {
                pairs.push(Pair { kind, ranks, weights, levels });
            }
        }
        School { round: Place::new(env.clone(), None), pairs }
    }

    fn judge(&self, chart: &Chart) -> Tally {
        let env = &self.round.env;
        let mut tally = Tally {
            entries: vec![[[0.0; KINDS]; 12]; LINES],
            pairs: [[[NOT_OPEN; KINDS]; 5]; KINDS],
            ev: 0.0,
        };
        let worth = self.round.worth(chart);
        let mut often = vec![[0.0; KINDS]; self.round.ids.len()];
        for (i, id) in self.round.ids.iter().enumerate() {
            let hand = env.hand(*id);
            if hand.cards != 2 {
                continue;
            }
            for up in (0..KINDS).filter(|up| env.holds_with(hand, *up)) {
                let chance = dealt(env, hand.counts, up);
                let natural = env.natural(hand, up);
                if hand.is_ace_ten() {
                    tally.ev += chance * env.rules.natural.as_f64() * (1.0 - natural);
                    continue;
                }
                tally.ev -= chance * (1.0 - env.goes_on(hand, up));
                often[i][up] = chance;
            }
        }
        for pair in &self.pairs {
            self.judge_pair(chart, pair, &worth, &mut often, &mut tally);
        }
        for (often, value) in often.iter().zip(&worth.value) {
            tally.ev += often.iter().zip(value).map(|(o, v)| o * v).sum::<f64>();
        }
        self.round.tally(chart, &worth, often, &mut tally);
        tally
    }

    /// Takes a pair's deals out of the hands played by their totals and judges its own line.
    fn judge_pair(&self, chart: &Chart, pair: &Pair, round: &Worth, often: &mut [Ups], tally: &mut Tally) {
        let env = &self.round.env;
        let id = env.hands.two(pair.kind, pair.kind);
        let hand = env.hand(id);
        let at = self.round.at[id as usize] as usize;
        // Two ten-values that are no pair in this house are played by their total.
        let share = if pair.ranks.is_empty() { 1.0 } else { pair.ranks.iter().map(|(s, _)| s).sum::<f64>() };
        let come = often[at].map(|n| n * share);
        let split = self.judge_split(chart, pair, &come, tally);
        for up in 0..KINDS {
            often[at][up] -= come[up];
            for m in Move::ALL {
                let open = match m {
                    Move::Stand => env.may_stand(hand),
                    Move::Hit => env.may_hit(hand),
                    Move::Double => env.may_double(hand, false),
                    Move::Surrender => env.may_surrender(hand, false),
                    Move::Split => !pair.ranks.is_empty(),
                };
                if open {
                    let worth = if m == Move::Split { split[up] } else { round.moves[m as usize][at][up] };
                    tally.pairs[pair.kind][m as usize][up] = come[up] * worth;
                }
            }
            let m = chart.pairs[pair.kind][up];
            let worth = tally.pairs[pair.kind][m as usize][up];
            tally.ev += if worth == NOT_OPEN { -2.0 * come[up] } else { worth };
            if m == Move::Hit {
                for (kind, child) in env.hands.child[id as usize].iter().enumerate().filter(|c| *c.1 != OVER)
                {
                    let child = self.round.at[*child as usize];
                    if child != u16::MAX {
                        let more = come[up] * env.draw(hand, kind)[up];
                        often[child as usize][up] += more;
                        // The hand's own worth is in the tally already.
                        tally.ev -= more * round.value[child as usize][up];
                    }
                }
            }
        }
    }

    /// What splitting is worth; the split hands join the tally where the chart splits.
    fn judge_split(&self, chart: &Chart, pair: &Pair, come: &Ups, tally: &mut Tally) -> Ups {
        let env = &self.round.env;
        let single = env.hands.single(pair.kind);
        let share: f64 = pair.ranks.iter().map(|(s, _)| s).sum();
        let mut split = [0.0; KINDS];
        for (gone, place) in pair.levels.iter().enumerate() {
            let worth = place.worth(chart);
            let mut often = vec![[0.0; KINDS]; place.ids.len()];
            for up in 0..KINDS {
                let (mut any, mut paired) = (0.0, 0.0);
                for (s, rank) in &pair.ranks {
                    let s = s / share;
                    any += s
                        * all_pair(env, rank, up, gone)
                        * (pair.weights.any[gone] + pair.weights.other[gone]);
                    paired += s * all_pair(env, rank, up, gone + 1) * pair.weights.other[gone];
                }
                for (kind, second) in env.hands.child[single as usize].iter().enumerate() {
                    let i = place.at[*second as usize];
                    if i == u16::MAX {
                        continue;
                    }
                    let mut w = any * place.env.draw(env.hand(single), kind)[up];
                    if kind == pair.kind {
                        w -= paired;
                    }
                    split[up] += w * worth.value[i as usize][up];
                    if chart.pairs[pair.kind][up] == Move::Split {
                        often[i as usize][up] = w * come[up];
                    }
                }
            }
            place.tally(chart, &worth, often, tally);
        }
        split
    }

    /// What a chart is worth.
    pub fn ev(&self, chart: &Chart) -> f64 {
        self.judge(chart).ev
    }

    /// Improves a chart until no single entry can be bettered.
    pub fn learn(&self, start: Chart) -> Learned {
        let mut chart = start;
        let mut tally = self.judge(&chart);
        loop {
            let changes = gains(&chart, &tally);
            if changes.is_empty() {
                return Learned { chart: chart.plainly(&self.round.env), ev: tally.ev };
            }
            // All at once is quick and nearly always better; if not, the best one alone surely is.
            let mut next = chart.clone();
            changes.iter().for_each(|c| c.make(&mut next));
            let mut judged = self.judge(&next);
            if judged.ev <= tally.ev {
                next = chart.clone();
                changes[0].make(&mut next);
                judged = self.judge(&next);
                if judged.ev <= tally.ev {
                    return Learned { chart, ev: tally.ev };
                }
            }
            (chart, tally) = (next, judged);
        }
    }
}

fn dealt(env: &Env, counts: [u8; KINDS], up: usize) -> f64 {
    let mut chance = 1.0;
    let mut left = env.size;
    let mut orders = 2.0;
    let mut gone = [0.0; KINDS];
    for (kind, n) in counts.iter().enumerate() {
        for _ in 0..*n {
            chance *= (env.counts[kind] - gone[kind]) / left;
            gone[kind] += 1.0;
            left -= 1.0;
        }
        if *n == 2 {
            orders = 1.0;
        }
    }
    orders * chance * (env.counts[up] - gone[up]) / left
}

/// A better entry.
struct Change {
    gain: f64,
    up: usize,
    what: What,
}

enum What {
    Total(usize, Entry),
    Pair(usize, Move),
}

impl Change {
    fn make(&self, chart: &mut Chart) {
        match self.what {
            What::Total(line, entry) => chart.totals[line][self.up] = entry,
            What::Pair(pair, m) => chart.pairs[pair][self.up] = m,
        }
    }
}

/// The entries that would gain something, the best first.
fn gains(chart: &Chart, tally: &Tally) -> Vec<Change> {
    const WORTH_IT: f64 = 1e-15;
    let mut changes = Vec::new();
    for (line, sums) in tally.entries.iter().enumerate() {
        for up in 0..KINDS {
            let now = Entry::ALL.iter().position(|e| *e == chart.totals[line][up]).expect("all are listed");
            let mut best = now;
            for (i, sum) in sums.iter().enumerate() {
                if sum[up] > sums[best][up] + WORTH_IT {
                    best = i;
                }
            }
            if best != now {
                let gain = sums[best][up] - sums[now][up];
                changes.push(Change { gain, up, what: What::Total(line, Entry::ALL[best]) });
            }
        }
    }
    for (pair, worth) in tally.pairs.iter().enumerate() {
        for (up, now) in chart.pairs[pair].iter().copied().enumerate() {
            let mut best = now;
            for m in Move::ALL {
                if worth[m as usize][up] > worth[best as usize][up] + WORTH_IT {
                    best = m;
                }
            }
            if best != now {
                let gain = worth[best as usize][up] - worth[now as usize][up];
                changes.push(Change { gain, up, what: What::Pair(pair, best) });
            }
        }
    }
    changes.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    changes
}

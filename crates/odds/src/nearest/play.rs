//! Best play: by the exact cards of a hand, and by its deciding total.

use super::bank::{Bank, LANES};
use super::hands::{Hand, Hands};
use super::{Counts, KINDS};
use crate::blackjack::{AskError, ShoeError, kind};
use crate::share;
use cards::Card;
use games::blackjack::{Nearest, Rules, Tie};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::AddAssign;

/// The chances of the three ways a wager can end.
///
/// ```
/// use odds::nearest::Chances;
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let even = Chances { nearer: 0.5, tied: 0.0, farther: 0.5 };
/// assert_eq!(even.worth(&book.rules.nearest.unwrap()), 0.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The player's hand is nearer.
    pub nearer: f64,
    /// Both are as near.
    pub tied: f64,
    /// The player-dealer's hand is nearer.
    pub farther: f64,
}

impl Chances {
    /// What they are worth per unit of the wager.
    pub fn worth(&self, rules: &Nearest) -> f64 {
        self.nearer * rules.win_pays.as_f64() + self.tied * tied(rules) - self.farther
    }

    /// The mean of the square of it.
    pub fn squared(&self, rules: &Nearest) -> f64 {
        self.nearer * rules.win_pays.as_f64().powi(2) + self.tied * tied(rules).powi(2) + self.farther
    }

    fn times(self, chance: f64) -> Chances {
        Chances { nearer: self.nearer * chance, tied: self.tied * chance, farther: self.farther * chance }
    }
}

/// What a tie brings the player.
fn tied(rules: &Nearest) -> f64 {
    match rules.tie {
        Tie::Push => 0.0,
        Tie::Player => rules.tie_pays.as_f64(),
        Tie::Bank => -1.0,
    }
}

impl AddAssign for Chances {
    fn add_assign(&mut self, other: Chances) {
        self.nearer += other.nearer;
        self.tied += other.tied;
        self.farther += other.farther;
    }
}

/// What the two moves of a hand are worth per unit of the wager.
///
/// ```
/// use odds::nearest::{Moves, Price};
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let price = Price::new(&book.id, &book.rules, 1).unwrap();
/// let moves: Moves = price.two_cards.iter().find_map(|two| two.moves[0]).unwrap();
/// assert!(moves.stand.is_some() || moves.hit.is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "NearestMoves"))]
pub struct Moves {
    /// Standing; none where the chart says hit.
    pub stand: Option<f64>,
    /// Another card, and the best play after it; none where the hand is closed or the chart says stand.
    pub hit: Option<f64>,
}

/// A line of a chart: the deciding total, whether an ace counts 11 in it, and the total that would be compared.
pub(super) type Line = (u8, bool, u8);

fn line(hand: &Hand) -> Line {
    (hand.total.points, hand.total.soft, hand.total.compared())
}

/// Which lines are hit, against each up card.
pub(super) type Chart = BTreeMap<Line, [bool; KINDS]>;

/// A game that is solved.
///
/// ```
/// use odds::nearest::{Solved, decks};
///
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let chances = Solved::new(&book.rules, &decks(1.0)).by_composition();
/// assert!((chances.nearer + chances.tied + chances.farther - 1.0).abs() < 1e-9);
/// ```
pub struct Solved {
    rules: Nearest,
    shoe: Counts,
    hands: Hands,
    /// What standing comes to, by hand and up card.
    stand: Vec<[Chances; KINDS]>,
    /// Whether best play by the exact cards hits, and what it comes to.
    best: Vec<[(bool, Chances); KINDS]>,
}

impl Solved {
    /// Solves a game for a shoe. The rules are those of a game in which the nearer hand wins.
    pub fn new(rules: &Rules, shoe: &Counts) -> Solved {
        let nearest = rules.nearest.expect("a game in which the nearer hand wins");
        let (hands, bank) = (Hands::new(rules, shoe), Bank::new(&nearest, shoe));
        let some: Vec<&[Hand]> = hands.all.chunks(LANES).collect();
        let stand = share::each(&some, |some| standing(&nearest, &bank, shoe, some)).concat();
        let mut solved = Solved { rules: nearest, shoe: *shoe, hands, stand, best: Vec::new() };
        solved.best = solved
            .follow(|hand, _, stands, hits| !hand.stands || (hits.worth(&nearest) > stands.worth(&nearest)));
        solved
    }

    /// What each hand comes to when `hits` says what is done with it, given what standing and hitting come to.
    fn follow(
        &self,
        hits: impl Fn(&Hand, usize, &Chances, &Chances) -> bool,
    ) -> Vec<[(bool, Chances); KINDS]> {
        let mut worth = vec![[(false, Chances::default()); KINDS]; self.hands.all.len()];
        // A hand of more cards comes after one of fewer.
        for id in (0..self.hands.all.len()).rev() {
            let hand = &self.hands.all[id];
            for (up, stands) in self.stand[id].into_iter().enumerate() {
                worth[id][up] = match self.hit(hand, up, &worth) {
                    Some(drawn) if hits(hand, up, &stands, &drawn) => (true, drawn),
                    _ => (false, stands),
                };
            }
        }
        worth
    }

    /// What another card comes to; none where there is no more.
    fn hit(&self, hand: &Hand, up: usize, worth: &[[(bool, Chances); KINDS]]) -> Option<Chances> {
        let left = left(&self.shoe, hand, up)?;
        let size: f64 = left.iter().sum();
        let mut sum = Chances::default();
        let mut any = false;
        for (kind, next) in hand.next.iter().enumerate() {
            if let Some(next) = next.filter(|_| left[kind] > 0.0) {
                any = true;
                sum += worth[next as usize][up].1.times(left[kind] / size);
            }
        }
        any.then_some(sum)
    }

    /// The chance that a circle is dealt these two cards, in either order, against this up card.
    fn dealt(&self, (a, b): (usize, usize), up: usize) -> f64 {
        let mut left = self.shoe;
        let mut size: f64 = left.iter().sum();
        let mut chance = if a == b { 1.0 } else { 2.0 };
        for kind in [a, b, up] {
            chance *= left[kind].max(0.0) / size;
            left[kind] -= 1.0;
            size -= 1.0;
        }
        chance
    }

    /// All rounds, with what each starting hand comes to.
    fn over_all(&self, worth: &[[(bool, Chances); KINDS]]) -> Chances {
        let mut sum = Chances::default();
        for (two, id) in &self.hands.two {
            for (up, (_, comes_to)) in worth[*id as usize].iter().enumerate() {
                sum += comes_to.times(self.dealt(*two, up));
            }
        }
        sum
    }

    /// Best play for the exact cards, followed to its end.
    pub fn by_composition(&self) -> Chances {
        self.over_all(&self.best)
    }

    /// What standing and hitting are worth with a hand, the best play after the hit; none where the chart forbids it. Nothing where the
    /// shoe and the chart let no such hand come about.
    pub fn moves(&self, kinds: &[usize], up: usize) -> Option<Moves> {
        let mut cards = [0; KINDS];
        kinds.iter().for_each(|kind| cards[*kind] += 1);
        let id = *self.hands.known.get(&cards)? as usize;
        let hand = &self.hands.all[id];
        left(&self.shoe, hand, up)?;
        let stand = hand.stands.then(|| self.stand[id][up].worth(&self.rules));
        let hit = self.hit(hand, up, &self.best).map(|drawn| drawn.worth(&self.rules));
        Some(Moves { stand, hit })
    }

    /// The same asked with cards, where there is a choice.
    pub fn ask(&self, hand: &[Card], up: Card) -> Result<Moves, AskError> {
        let kind_of = |card: &Card| card.rank().map(kind).ok_or(AskError::Joker);
        let kinds = hand.iter().map(kind_of).collect::<Result<Vec<_>, _>>()?;
        let up_kind = kind_of(&up)?;
        if kinds.len() < 2 {
            return Err(AskError::FewCards);
        }
        let mut left = self.shoe;
        for (card, kind) in hand.iter().zip(&kinds).chain([(&up, &up_kind)]) {
            left[*kind] -= 1.0;
            if left[*kind] < 0.0 {
                return Err(ShoeError::NotThere(*card).into());
            }
        }
        let moves = self.moves(&kinds, up_kind).ok_or(AskError::Over)?;
        if moves.stand.is_some() && moves.hit.is_some() { Ok(moves) } else { Err(AskError::Forced) }
    }

    /// Every hand by its cards, and whether best play hits it against each up card.
    pub fn plays(&self) -> impl Iterator<Item = ([u8; KINDS], [bool; KINDS])> + '_ {
        self.hands.all.iter().zip(&self.best).map(|(hand, best)| (hand.cards, best.map(|(hits, _)| hits)))
    }

    /// How often each hand comes about by a way of playing: the chance of holding it, against each up card.
    fn reached(&self, worth: &[[(bool, Chances); KINDS]]) -> Vec<[f64; KINDS]> {
        let mut reached = vec![[0.0; KINDS]; self.hands.all.len()];
        for (two, id) in &self.hands.two {
            for (up, chance) in reached[*id as usize].iter_mut().enumerate() {
                *chance = self.dealt(*two, up);
            }
        }
        for id in 0..self.hands.all.len() {
            let hand = &self.hands.all[id];
            for up in 0..KINDS {
                let (Some(left), true) = (left(&self.shoe, hand, up), worth[id][up].0) else { continue };
                let (chance, size) = (reached[id][up], left.iter().sum::<f64>());
                for (kind, next) in hand.next.iter().enumerate() {
                    if let Some(next) = next {
                        reached[*next as usize][up] += chance * left[kind].max(0.0) / size;
                    }
                }
            }
        }
        reached
    }

    /// The best chart by deciding totals, and what it comes to: each line is what is better for the hands that come to it, until
    /// no line wants another move.
    pub(super) fn by_total(&self) -> (Chart, Chances) {
        let mut chart = self.votes(&self.best);
        let mut worth = self.charted(&chart);
        loop {
            let better = self.votes(&worth);
            let followed = self.charted(&better);
            let gain = self.over_all(&followed).worth(&self.rules) - self.over_all(&worth).worth(&self.rules);
            if gain <= 1e-15 {
                let all = self.over_all(&worth);
                return (chart, all);
            }
            (chart, worth) = (better, followed);
        }
    }

    /// What each hand comes to when a chart is followed.
    fn charted(&self, chart: &Chart) -> Vec<[(bool, Chances); KINDS]> {
        let says = |hand: &Hand, up: usize| chart.get(&line(hand)).is_some_and(|hits| hits[up]);
        self.follow(|hand, up, _, _| !hand.stands || says(hand, up))
    }

    /// What each line would rather do, given how everything is played: the hands that come to it, each by its chance.
    fn votes(&self, worth: &[[(bool, Chances); KINDS]]) -> Chart {
        let reached = self.reached(worth);
        let mut gain: BTreeMap<Line, [f64; KINDS]> = BTreeMap::new();
        for (id, hand) in self.hands.all.iter().enumerate().filter(|(_, hand)| hand.stands) {
            for (up, chance) in reached[id].into_iter().enumerate() {
                let Some(drawn) = self.hit(hand, up, worth) else { continue };
                let more = drawn.worth(&self.rules) - self.stand[id][up].worth(&self.rules);
                // A hand that nobody comes to has a say where no other of its line has one.
                let weight = chance.max(1e-30);
                gain.entry(line(hand)).or_default()[up] += weight * more;
            }
        }
        gain.into_iter().map(|(line, gain)| (line, gain.map(|more| more > 0.0))).collect()
    }
}

/// What is left in the shoe beside a hand and an up card; none where the shoe cannot hold them.
fn left(shoe: &Counts, hand: &Hand, up: usize) -> Option<Counts> {
    let mut left: Counts = std::array::from_fn(|k| shoe[k] - f64::from(hand.cards[k]));
    left[up] -= 1.0;
    (left.iter().all(|n| *n >= 0.0) && left.iter().sum::<f64>() > 0.0).then_some(left)
}

/// What standing comes to with some hands, against each up card.
fn standing(rules: &Nearest, bank: &Bank, shoe: &Counts, hands: &[Hand]) -> Vec<[Chances; KINDS]> {
    let columns: [[Chances; LANES]; KINDS] = std::array::from_fn(|up| against(rules, bank, shoe, hands, up));
    (0..hands.len()).map(|i| columns.map(|of| of[i])).collect()
}

/// The same against one.
fn against(rules: &Nearest, bank: &Bank, shoe: &Counts, hands: &[Hand], up: usize) -> [Chances; LANES] {
    let mut stand = [Chances::default(); LANES];
    // An empty shoe has no chance of anything.
    let mut lefts = [[0.0; KINDS]; LANES];
    for (own, hand) in lefts.iter_mut().zip(hands).filter(|(_, hand)| hand.stands) {
        *own = left(shoe, hand, up).unwrap_or_default();
    }
    if lefts == [[0.0; KINDS]; LANES] {
        return stand;
    }
    let ends = bank.ends(up, &lefts);
    for (i, hand) in hands.iter().enumerate().filter(|(i, _)| lefts[*i] != [0.0; KINDS]) {
        let own = rules.distance(hand.total);
        for (chance, distance) in ends.iter().map(|end| end[i]).zip(&bank.distances) {
            match own.cmp(distance) {
                std::cmp::Ordering::Less => stand[i].nearer += chance,
                std::cmp::Ordering::Equal => stand[i].tied += chance,
                std::cmp::Ordering::Greater => stand[i].farther += chance,
            }
        }
    }
    stand
}

//! One circle's rounds by looking things up: four cards at once, then the player's next two, then the bank's three.
//!
//! Rounds that need more (a split, a third hit, a long draw, a suited 7-8-9) are played by the plain engine in
//! [`super::round`] from the same cards. Four shoes are dealt side by side, so that the processor works on one
//! while it waits for another; the rounds of each are the same as if it were dealt alone.

use super::plan::Plan;
use super::rng::Rng;
use super::round::{self, Played, Scratch};
use crate::blackjack::{Move, OVER};
use games::blackjack::{BothOver, draws_to_17};
use std::collections::HashMap;

/// Shoes dealt side by side.
const SHOES: usize = 4;

/// How a player's hand ends, as a row of the pay table: totals singly and doubled, and the special ends.
const DOUBLED: usize = 24;
const LOW_OVER: usize = 22;
const HIGH_OVER: usize = 23;
const SURRENDERED: usize = 48;
const NATURAL: usize = 49;
const LOST: usize = 50;
const ENDS: usize = 51;

/// How the bank ends: 17 to 21, over, over so that hands over push, natural.
const BANK_OVER: u8 = 5;
const BANK_PUSHES: u8 = 6;
const BANK_NATURAL: u8 = 7;

/// A player's entry: the end in the low six bits, cards drawn in two, then "the bank draws", then "look closer".
const DRAWN: u32 = 6;
const BANK_DRAWS: u16 = 1 << 8;
const CLOSER: u16 = 1 << 9;
/// A bank's entry: the end in three bits, cards drawn in two, then "look closer".
const BANK_CLOSER: u8 = 1 << 5;

/// The tables.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let tally = Fast::new(&plan).work(1, 1000, 1, 0);
/// assert_eq!(tally.rounds, 1000);
/// ```
pub struct Fast<'p> {
    plan: &'p Plan,
    /// By the first four cards: the row of `player`.
    start: Box<[u16; 16384]>,
    /// By up card and hole card: the start of a row of `bank`.
    bank_start: [u32; 128],
    /// By row and the next two cards.
    player: Vec<u16>,
    /// By row and the next three cards.
    bank: Vec<u8>,
    /// By player's end and bank's end, in tenths.
    pays: Vec<i32>,
}

/// Sums over rounds, in tenths of the wager and their squares: whole numbers, so that any order gives the same.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// let tally = simulate(&plan, 1, &Job { rounds: 100_000, seed: 1, threads: 1 }, &|_| ());
/// assert!((tally.mean() - optimal.ev()).abs() < 5.0 * tally.standard_error() + 0.01);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many rounds.
    pub rounds: u64,
    /// The sum of their results, in tenths.
    pub sum: i64,
    /// The sum of the squares, in hundredths.
    pub squares: u64,
    /// Shoes dealt.
    pub shoes: u64,
    /// The same for rounds so early in their shoe that the cut card cannot have kept any of them from being dealt.
    pub early_rounds: u64,
    /// See `early_rounds`.
    pub early_sum: i64,
    /// See `early_rounds`.
    pub early_squares: u64,
}

impl Tally {
    #[inline(always)]
    fn note(&mut self, result: i32, early: bool) {
        let square = (result * result) as u64;
        self.sum += i64::from(result);
        self.squares += square;
        if early {
            self.early_rounds += 1;
            self.early_sum += i64::from(result);
            self.early_squares += square;
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Tally) {
        self.rounds += other.rounds;
        self.sum += other.sum;
        self.squares += other.squares;
        self.shoes += other.shoes;
        self.early_rounds += other.early_rounds;
        self.early_sum += other.early_sum;
        self.early_squares += other.early_squares;
    }

    /// The early rounds alone: their expectation is that of a fresh shoe.
    pub fn early(&self) -> Tally {
        Tally {
            rounds: self.early_rounds,
            sum: self.early_sum,
            squares: self.early_squares,
            ..Tally::default()
        }
    }

    /// The mean result per round.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / 10.0 / self.rounds as f64
    }

    /// The standard deviation of a round.
    pub fn sd(&self) -> f64 {
        (self.squares as f64 / 100.0 / self.rounds as f64 - self.mean().powi(2)).sqrt()
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.sd() / (self.rounds as f64).sqrt()
    }
}

/// Rows of a table, each kept once.
struct Rows<T>(HashMap<Vec<T>, u16>);

impl<T> Default for Rows<T> {
    fn default() -> Rows<T> {
        Rows(HashMap::new())
    }
}

impl<T: Copy + Eq + std::hash::Hash> Rows<T> {
    fn number(&mut self, row: Vec<T>, table: &mut Vec<T>) -> u16 {
        let next = self.0.len() as u16;
        *self.0.entry(row).or_insert_with_key(|row| {
            table.extend(row);
            next
        })
    }
}

impl<'p> Fast<'p> {
    /// Makes the tables of a plan.
    pub fn new(plan: &'p Plan) -> Fast<'p> {
        let mut fast = Fast {
            plan,
            start: Box::new([0; 16384]),
            bank_start: [0; 128],
            player: Vec::new(),
            bank: Vec::new(),
            pays: pays(plan),
        };
        fast.bank_rows();
        let mut rows = Rows::default();
        for four in 0..10_000 {
            let [first, up, second, hole] = [four / 1000, four / 100 % 10, four / 10 % 10, four % 10];
            let row = if round::is_natural(first as u8, second as u8) {
                vec![NATURAL as u16; 100]
            } else if round::is_natural(up as u8, hole as u8) && plan.peeked(up) {
                vec![LOST as u16; 100]
            } else {
                (0..100).map(|next| player_entry(plan, first, second, up, [next / 10, next % 10])).collect()
            };
            let row = rows.number(row, &mut fast.player);
            fast.start[four] = row;
        }
        fast
    }

    /// Rows for the bank's first two cards; hands that end alike share one.
    fn bank_rows(&mut self) {
        let mut rows = Rows::default();
        for two in 0..100u8 {
            let row = (0..1000u16)
                .map(|next| {
                    let next = [(next / 100) as u8, (next / 10 % 10) as u8, (next % 10) as u8];
                    bank_entry(self.plan, &[two / 10, two % 10, next[0], next[1], next[2]])
                })
                .collect();
            self.bank_start[two as usize] = 1000 * u32::from(rows.number(row, &mut self.bank));
        }
    }

    /// Plays so many rounds with the random numbers of one piece of work.
    pub fn work(&self, decks: u8, rounds: u64, seed: u64, work: u64) -> Tally {
        let fresh = super::card::decks(decks);
        let size = fresh.len();
        // D11: one and two decks are shuffled every round; otherwise the cut card lies one deck from the end.
        let cut = if decks <= 2 { 1 } else { size - 52 };
        let mut rng = Rng::new(seed, work);
        let mut shoes = [[0u8; 512]; SHOES];
        let mut at = [size; SHOES];
        let mut dealt = [0u32; SHOES];
        let early = early_rounds(cut);
        for shoe in &mut shoes {
            shoe[..size].copy_from_slice(&fresh);
        }
        // A shoe is shuffled whole once; later shuffles stop a little behind the cut card. The cards after that are
        // in random order already, and no round but one in a million comes to them.
        let ready = (cut + 20).min(size);
        for shoe in &mut shoes {
            rng.shuffle(shoe, size, size);
        }
        let mut tally = Tally { rounds, ..Tally::default() };
        let mut scratch = Scratch::default();
        let whole = rounds / SHOES as u64;
        for turn in 0..=whole {
            let lanes = if turn < whole { SHOES } else { (rounds % SHOES as u64) as usize };
            for lane in 0..lanes {
                if at[lane] >= cut {
                    rng.shuffle(&mut shoes[lane], size, if decks <= 2 { size } else { ready });
                    at[lane] = 0;
                    dealt[lane] = 0;
                    tally.shoes += 1;
                }
            }
            if lanes < SHOES {
                for lane in 0..lanes {
                    let (result, next) = self.round(&shoes[lane], size, at[lane], &mut scratch);
                    at[lane] = next;
                    tally.note(result, dealt[lane] < early);
                }
                break;
            }
            let quick: [(i32, usize, bool); SHOES] =
                std::array::from_fn(|lane| self.quick(&shoes[lane], at[lane]));
            for (lane, (mut result, mut next, closer)) in quick.into_iter().enumerate() {
                if closer {
                    (result, next) = self.closely(&shoes[lane], size, at[lane], &mut scratch);
                }
                at[lane] = next;
                tally.note(result, dealt[lane] < early);
                dealt[lane] += 1;
            }
        }
        tally
    }

    /// One round from this place of the shoe: the result and the place after it.
    pub fn round(&self, shoe: &[u8; 512], size: usize, at: usize, scratch: &mut Scratch) -> (i32, usize) {
        let (result, next, closer) = self.quick(shoe, at);
        if closer { self.closely(shoe, size, at, scratch) } else { (result, next) }
    }

    /// The same by the plain engine. Naturals never come here: the tables have them all.
    #[inline(never)]
    fn closely(&self, shoe: &[u8; 512], size: usize, at: usize, scratch: &mut Scratch) -> (i32, usize) {
        let single = if at + 4 < size { round::single(self.plan, &shoe[..size], at) } else { None };
        single.unwrap_or_else(|| round::round(self.plan, &shoe[..size], at, scratch))
    }

    /// The same by looking up alone; the third value says that it has to be looked at more closely.
    #[inline(always)]
    fn quick(&self, shoe: &[u8; 512], at: usize) -> (i32, usize, bool) {
        const KINDS_ONLY: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let at = at.min(500);
        let next = u64::from_le_bytes(shoe[at..at + 8].try_into().expect("eight bytes")) & KINDS_ONLY;
        // Two digits from each two bytes: 10 a + b.
        let pairs = (next & 0x00FF_00FF_00FF_00FF) * 10 + ((next >> 8) & 0x00FF_00FF_00FF_00FF);
        let four = (pairs & 0xFF) * 100 + ((pairs >> 16) & 0xFF);
        let two = (pairs >> 32) & 0xFF;
        let row = u64::from(self.start[four as usize % 16384]) * 100;
        let bank_row = self.bank_start[(((next >> 8) & 15) * 10 + ((next >> 24) & 15)) as usize % 128];
        let entry = self.player[(row + two) as usize];
        let drawn = ((entry >> DRAWN) & 3) as usize;
        let then = at + 4 + drawn;
        let next =
            u32::from_le_bytes(shoe[then..then + 4].try_into().expect("four bytes")) & KINDS_ONLY as u32;
        let three = (next & 0xFF) * 100 + ((next >> 8) & 0xFF) * 10 + ((next >> 16) & 0xFF);
        let bank = self.bank[(bank_row + three) as usize];
        let draws = u8::from(entry & BANK_DRAWS != 0);
        let closer = (entry & CLOSER != 0) | (draws & (bank >> 5) & 1 == 1);
        let result = self.pays[usize::from(entry & 63) * 8 + usize::from(bank & 7)];
        (result, then + usize::from(draws * ((bank >> 3) & 3)), closer)
    }
}

/// How many rounds of a shoe are surely dealt before the cut card: at seven and a half cards each, which is six
/// standard deviations more than the five and a half they take on average.
///
/// A round that the cut card may prevent is missing more often from shoes that gave out cards quickly, that is from
/// shoes that were good for the players. The rounds before it are fair: however many cards they took, those that
/// follow are in random order.
fn early_rounds(cut: usize) -> u32 {
    ((cut as f64 / 7.5) as u32).max(1)
}

fn player_entry(plan: &Plan, first: usize, second: usize, up: usize, next: [usize; 2]) -> u16 {
    let mut id = plan.hands.two(first, second);
    let mut drawn = 0u16;
    let mut m = plan.says(id, up, false, false);
    if first == second && plan.most_hands(first) > 1 {
        let as_pair = plan.says(id, up, false, true);
        // Ten-values of one kind may be of two ranks: only the plain engine can tell, if it matters.
        if as_pair == Move::Split || (first == 9 && as_pair != m) {
            return CLOSER;
        }
        m = as_pair;
    }
    let entry = |end: usize, drawn: u16, draws: u16| end as u16 | drawn << DRAWN | draws;
    loop {
        let hand = &plan.hands.list[id as usize];
        match m {
            Move::Stand | Move::Split => return entry(hand.total as usize, drawn, BANK_DRAWS),
            Move::Surrender => return entry(SURRENDERED, drawn, 0),
            Move::Hit | Move::Double => {
                if drawn == 2 {
                    return CLOSER;
                }
                let card = next[drawn as usize];
                drawn += 1;
                let doubled = if m == Move::Double { DOUBLED } else { 0 };
                let child = plan.hands.child[id as usize][card];
                if child == OVER {
                    let total = hand.hard as usize + card + 1;
                    let end = if total < 24 { LOW_OVER } else { HIGH_OVER };
                    return entry(doubled + end, drawn, BANK_DRAWS);
                }
                if m == Move::Double {
                    return entry(
                        DOUBLED + plan.hands.list[child as usize].total as usize,
                        drawn,
                        BANK_DRAWS,
                    );
                }
                id = child;
                m = plan.says(id, up, false, false);
            }
        }
    }
}

fn bank_entry(plan: &Plan, cards: &[u8; 5]) -> u8 {
    let entry = |end: u8, drawn: u8| end | drawn << 3;
    if round::is_natural(cards[0], cards[1]) {
        return entry(BANK_NATURAL, 0);
    }
    for drawn in 0..=3u8 {
        let hand = &cards[..2 + drawn as usize];
        let hard: u8 = hand.iter().map(|c| c + 1).sum();
        let soft = hard <= 11 && hand.contains(&0);
        let total = if soft { hard + 10 } else { hard };
        if total > 21 {
            let mut kinds = hand.to_vec();
            kinds.sort_unstable();
            return match plan.rules.both_over {
                BothOver::EightsPush if kinds == [7, 7, 7] => entry(BANK_PUSHES, drawn),
                BothOver::Suited789Pushes if kinds == [6, 7, 8] => BANK_CLOSER,
                _ => entry(BANK_OVER, drawn),
            };
        }
        if !draws_to_17(plan.rules.dealer_hits_soft_17, total, soft) {
            return entry(total - 17, drawn);
        }
    }
    BANK_CLOSER
}

/// What every end of the player's wins against every end of the bank's.
fn pays(plan: &Plan) -> Vec<i32> {
    let mut pays = vec![0; (ENDS + 1).next_power_of_two() * 8];
    for end in 0..ENDS {
        for bank in 0..8 {
            pays[end * 8 + bank] = pay(plan, end, bank as u8);
        }
    }
    pays
}

fn pay(plan: &Plan, end: usize, bank: u8) -> i32 {
    match end {
        SURRENDERED => return -5,
        LOST => return -10,
        NATURAL => {
            let odds = plan.rules.natural;
            return if bank == BANK_NATURAL { 0 } else { (10 * odds.pays / odds.on) as i32 };
        }
        _ => {}
    }
    let (total, wager) = if end >= DOUBLED { (end - DOUBLED, 2) } else { (end, 1) };
    let side = match (total, bank) {
        (LOW_OVER | HIGH_OVER, BANK_PUSHES) => 0,
        (LOW_OVER | HIGH_OVER, _) | (_, BANK_NATURAL) => -1,
        (_, BANK_OVER | BANK_PUSHES) => 1,
        _ => (Played { total: total as u8, wager: 1, surrendered: false, natural: false }.total)
            .cmp(&(17 + bank)) as i32,
    };
    10 * side * wager
}

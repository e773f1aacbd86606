//! Every deal that can still come, one after the other.

use super::Progress;
use super::deal::{BOARD, Deal, Showdowns, rank_block};
use super::game::Making;
use super::settle::{Numbers, PLAYERS, Tally};
use cards::Card;
use cards::ranking::{Block, Choices, Packed, Visit, Wide, binomial, wide};

/// In how many ways the empty places can be filled; the greatest number there is where that is not enough.
pub fn count(deal: &Deal) -> u64 {
    let mut live = deal.live.len() as u64;
    let mut product: u128 = 1;
    for (_, k) in deal.groups() {
        product = product.saturating_mul(u128::from(binomial(live, k as u64)));
        live -= k as u64;
    }
    u64::try_from(product).unwrap_or(u64::MAX)
}

/// About how long one thread takes, in seconds.
pub fn estimate(deal: &Deal) -> f64 {
    let players = deal.players as f64;
    let nanoseconds = match deal.making {
        Making::BestOfSeven => 0.5 + 1.2 * players,
        Making::TwoAndThree => 15.0 + 15.0 * players,
        Making::FiveWithJoker => 10.0 + 6.0 * players,
        Making::OneByOne => 20.0 + 40.0 * players,
    };
    count(deal) as f64 * nanoseconds * 1e-9
}

/// Settles every deal, on so many threads.
pub fn settle(deal: &Deal, threads: usize, progress: &Progress) -> Tally {
    if threads == 1 {
        return settle_part(deal, 0, 1, progress);
    }
    let parts: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|part| scope.spawn(move || settle_part(deal, part, threads, progress)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no deal panics")).collect()
    });
    let mut tally = Tally::default();
    for part in &parts {
        tally.add(part, 1);
    }
    tally
}

fn settle_part(deal: &Deal, part: usize, parts: usize, progress: &Progress) -> Tally {
    if deal.making == Making::BestOfSeven {
        let mut groups = deal.groups();
        // The longest row comes last, because that one is enumerated in blocks.
        groups.sort_by_key(|(row, count)| (*count, *row == BOARD));
        let sums = std::array::from_fn(|row| Packed::from(deal.known(row)));
        let mut seven = Sevens { deal, part, parts, progress, turn: 0, tally: Tally::default() };
        seven.outer(&groups, sums, &deal.live);
        return seven.tally;
    }
    wide(OneByOne { deal, part, parts, progress })
}

/// Hands of seven cards: all rows but the last are dealt card by card, the last in blocks.
struct Sevens<'a> {
    deal: &'a Deal,
    part: usize,
    parts: usize,
    progress: &'a Progress,
    turn: usize,
    tally: Tally,
}

type Sums = [Packed; PLAYERS + 1];

impl Sevens<'_> {
    fn outer(&mut self, groups: &[(usize, usize)], sums: Sums, live: &[Card]) {
        match groups {
            [] => self.inner(None, &sums, live),
            [last] => self.inner(Some(*last), &sums, live),
            [(row, count), rest @ ..] => self.choose(*row, *count, 0, rest, sums, live),
        }
    }

    /// Gives a row `count` of the live cards from `from` on.
    fn choose(
        &mut self,
        row: usize,
        count: usize,
        from: usize,
        rest: &[(usize, usize)],
        sums: Sums,
        live: &[Card],
    ) {
        if count == 0 {
            return self.outer(rest, sums, live);
        }
        for i in from..live.len() {
            let mut sums = sums;
            sums[row] += Packed::of(live[i]);
            let mut left = live.to_vec();
            left.remove(i);
            self.choose(row, count - 1, i, rest, sums, &left);
        }
    }

    fn inner(&mut self, last: Option<(usize, usize)>, sums: &Sums, live: &[Card]) {
        self.turn += 1;
        let alone = self.deal.groups().len() < 2;
        if !alone && self.turn % self.parts != self.part {
            return;
        }
        let (row, count) = last.unwrap_or((BOARD, 0));
        let choices = Choices::new(live, count);
        let (part, parts) = if alone { (self.part, self.parts) } else { (0, 1) };
        let before = self.tally.showdowns;
        let tally = std::mem::take(&mut self.tally);
        self.tally = wide(Inner { deal: self.deal, row, sums, choices: &choices, part, parts, tally });
        self.progress.add(self.tally.showdowns - before);
    }
}

/// The last row of hands of seven cards.
struct Inner<'a> {
    deal: &'a Deal,
    row: usize,
    sums: &'a Sums,
    choices: &'a Choices,
    part: usize,
    parts: usize,
    tally: Tally,
}

struct Settling<'a> {
    inner: &'a Inner<'a>,
    numbers: Numbers,
    tally: Tally,
}

impl Visit for Settling<'_> {
    #[inline(always)]
    fn visit(&mut self, block: &Block, valid: usize) {
        let Inner { deal, row, sums, .. } = self.inner;
        for player in 0..deal.players {
            if *row == BOARD || *row == player {
                let seven = block.plus(sums[player] + sums[BOARD]);
                rank_block(&seven, player, deal.wins, &mut self.numbers);
            }
        }
        let weights = std::array::from_fn(|lane| u32::from(lane < valid));
        self.tally.settle(deal.players, deal.is_split(), &self.numbers, &weights);
    }
}

impl Wide for Inner<'_> {
    type Output = Tally;

    #[inline(always)]
    fn run(mut self) -> Tally {
        let tally = std::mem::take(&mut self.tally);
        let mut settling = Settling { inner: &self, numbers: Numbers::default(), tally };
        // Hands that do not wait for the last row are ranked once.
        for player in (0..self.deal.players).filter(|player| self.row != BOARD && self.row != *player) {
            let seven = Block::default().plus(self.sums[player] + self.sums[BOARD]);
            rank_block(&seven, player, self.deal.wins, &mut settling.numbers);
        }
        self.choices.each(self.part, self.parts, &mut settling);
        settling.tally
    }
}

/// Omaha and the draw games: every deal is ranked by tables, one by one.
struct OneByOne<'a> {
    deal: &'a Deal,
    part: usize,
    parts: usize,
    progress: &'a Progress,
}

impl Wide for OneByOne<'_> {
    type Output = Tally;

    #[inline(always)]
    fn run(self) -> Tally {
        let mut deal = self.deal.clone();
        let slots = std::mem::take(&mut deal.slots);
        let live = std::mem::take(&mut deal.live);
        let mut showdowns = Showdowns::new(self.deal);
        let mut used = 0u64;
        // The position of each slot's card among the live cards; within a row they ascend.
        let mut at = vec![0usize; slots.len()];
        let split_at = slots.len().min(2);
        let (mut turn, mut told) = (0, 0);
        let mut depth = 0;
        loop {
            if depth == slots.len() {
                showdowns.add(&deal);
                if showdowns.tally.showdowns - told > 1 << 16 {
                    self.progress.add(showdowns.tally.showdowns - told);
                    told = showdowns.tally.showdowns;
                }
            } else if let Some(next) = (at[depth]..live.len()).find(|i| used >> i & 1 == 0) {
                // Take the card, go on to the next slot.
                at[depth] = next;
                let (row, place) = slots[depth];
                deal.rows[row][place] = live[next];
                used |= 1 << next;
                depth += 1;
                if depth < slots.len() {
                    at[depth] = if slots[depth].0 == row { next + 1 } else { 0 };
                }
                turn += usize::from(depth == split_at);
                if depth != split_at || turn % self.parts == self.part {
                    continue;
                }
            }
            // Give the last card back and try the one after it.
            if depth == 0 {
                break;
            }
            depth -= 1;
            used &= !(1 << at[depth]);
            at[depth] += 1;
        }
        showdowns.settle();
        if slots.is_empty() && self.part > 0 {
            return Tally::default();
        }
        showdowns.tally
    }
}

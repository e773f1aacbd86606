//! Crazy pineapple: after the flop every player throws one of three cards away (CP-1).
//!
//! A player sees only its own cards then, so it is taken to keep the two that do best against random hands: over
//! all turns and rivers it can see coming, the share of seven-card hands that the kept cards beat, raised to the
//! number of opponents; where the pot is split, half for high and half for low.

use super::Progress;
use super::deal::{BOARD, Deal, rank_block};
use super::sample::Luck;
use super::settle::{Numbers, POT, Tally};
use cards::ranking::{Block, Choices, LANES, Packed, Visit, Wide, wide};
use cards::{Card, DECK};
use games::poker::Split;

/// How good hands are against so many random ones.
pub struct Percentiles {
    /// The upper half of a high → how often it beats all opponents, half of its equals counted.
    high: Vec<f32>,
    /// A qualifying low as a number → how often no opponent has one as good.
    low: Vec<f32>,
}

fn shares(counts: &[u32], opponents: i32) -> Vec<f32> {
    let total: u32 = counts.iter().sum();
    let mut below = 0;
    let share = |&count: &u32| {
        let share = (below as f32 + count as f32 / 2.0) / total as f32;
        below += count;
        share.powi(opponents)
    };
    counts.iter().map(share).collect()
}

impl Percentiles {
    /// From a hundred thousand random hands, always the same.
    pub fn new(players: usize) -> Percentiles {
        let opponents = players as i32 - 1;
        let mut luck = Luck::new(7, 7);
        let (mut highs, mut lows) = (vec![0; 1 << 16], vec![0; 257]);
        let mut deck = DECK;
        for _ in 0..100_000 {
            for i in 0..7 {
                deck.swap(i, i + luck.below(52 - i));
            }
            let block = Block::of(&[Packed::from(&deck[..7])]);
            highs[usize::from(block.high::<7>().upper[0])] += 1;
            lows[usize::from(block.eight_or_better()[0])] += 1;
        }
        Percentiles { high: shares(&highs, opponents), low: shares(&lows, opponents) }
    }
}

/// Adds up what a pair of kept cards is worth over turns and rivers.
struct Worth<'a> {
    cards: Packed,
    wins: Split,
    percentiles: &'a Percentiles,
    sum: f64,
}

impl Visit for Worth<'_> {
    #[inline(always)]
    fn visit(&mut self, block: &Block, valid: usize) {
        let seven = block.plus(self.cards);
        let high = seven.high::<7>();
        let low = if self.wins == Split::HighLow { seven.eight_or_better() } else { [0; LANES] };
        for lane in 0..valid {
            // The side cards decide between hands of one rank: a little of the way to the next better one.
            let side = f32::from(high.lower[lane]) * 1e-7;
            let wins = self.percentiles.high[usize::from(high.upper[lane])] + side;
            let worth = match low[lane] {
                0 => wins,
                low => 0.5 * (wins + self.percentiles.low[usize::from(low)]),
            };
            self.sum += f64::from(worth);
        }
    }
}

struct Weigh<'a>(&'a Choices, Worth<'a>);

impl Wide for Weigh<'_> {
    type Output = f64;
    #[inline(always)]
    fn run(mut self) -> f64 {
        self.0.each(0, 1, &mut self.1);
        self.1.sum
    }
}

/// The two of three cards that a player keeps on this flop, and the one it throws away.
fn keep(three: [Card; 3], flop: &[Card], deal: &Deal, percentiles: &Percentiles) -> (Packed, Card) {
    let unseen: Vec<Card> =
        DECK.iter().copied().filter(|card| !three.contains(card) && !flop.contains(card)).collect();
    let choices = Choices::new(&unseen, 2);
    let worth = |thrown: Card| {
        let cards: Packed = three.iter().chain(flop).copied().filter(|card| *card != thrown).collect();
        wide(Weigh(&choices, Worth { cards, wins: deal.wins, percentiles, sum: 0.0 }))
    };
    let [a, b, c] = three.map(|thrown| (worth(thrown), thrown));
    let best = [b, c].into_iter().fold(a, |best, next| if next.0 > best.0 { next } else { best });
    (three.iter().copied().filter(|card| *card != best.1).collect(), best.1)
}

/// All turns and rivers after the discards.
struct Runouts<'a> {
    choices: &'a Choices,
    settling: Settling<'a>,
}

struct Settling<'a> {
    hands: &'a [Packed],
    wins: Split,
    numbers: Numbers,
    tally: Tally,
}

impl Visit for Settling<'_> {
    #[inline(always)]
    fn visit(&mut self, block: &Block, valid: usize) {
        for (player, hand) in self.hands.iter().enumerate() {
            rank_block(&block.plus(*hand), player, self.wins, &mut self.numbers);
        }
        let weights = std::array::from_fn(|lane| u32::from(lane < valid));
        self.tally.settle(self.hands.len(), self.wins == Split::HighLow, &self.numbers, &weights);
    }
}

impl Wide for Runouts<'_> {
    type Output = Tally;
    #[inline(always)]
    fn run(mut self) -> Tally {
        self.choices.each(0, 1, &mut self.settling);
        self.settling.tally
    }
}

/// Settles one flop: discards, then every turn and river. It counts as one block of showdowns.
pub fn settle_flop(deal: &Deal, dead: &[Card], percentiles: &Percentiles, tally: &mut Tally) {
    let flop = &deal.rows[BOARD][..3];
    let on_flop = Packed::from(flop);
    let mut gone: Vec<Card> = flop.iter().chain(dead).copied().collect();
    let mut hands = Vec::new();
    for player in 0..deal.players {
        let [a, b, c, ..] = deal.rows[player];
        if deal.lengths[player] == 2 {
            gone.extend([a, b]);
            hands.push(Packed::from(&[a, b][..]) + on_flop);
            continue;
        }
        gone.extend([a, b, c]);
        hands.push(keep([a, b, c], flop, deal, percentiles).0 + on_flop);
    }
    let live: Vec<Card> = DECK.iter().copied().filter(|card| !gone.contains(card)).collect();
    let choices = Choices::new(&live, 2);
    let settling =
        Settling { hands: &hands, wins: deal.wins, numbers: Numbers::default(), tally: Tally::default() };
    let mut flop = wide(Runouts { choices: &choices, settling });
    for got in &mut flop.got {
        let pots = (got.high + got.low) as f64 / f64::from(POT);
        got.squares = pots * pots;
    }
    flop.blocks = 1;
    tally.add(&flop, 1);
}

/// Settles every flop between hands that are known.
pub fn settle(deal: &Deal, dead: &[Card], threads: usize, progress: &Progress) -> Tally {
    let percentiles = Percentiles::new(deal.players);
    let flops = flops(deal);
    let work = &|part: usize| {
        let (mut tally, mut deal) = (Tally::default(), deal.clone());
        for flop in flops.iter().skip(part).step_by(threads) {
            deal.rows[BOARD][..3].copy_from_slice(flop);
            let before = tally.showdowns;
            settle_flop(&deal, dead, &percentiles, &mut tally);
            progress.add(tally.showdowns - before);
        }
        tally
    };
    let parts: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads).map(|part| scope.spawn(move || work(part))).collect();
        let others = workers.into_iter().map(|worker| worker.join().expect("no deal panics"));
        std::iter::once(work(0)).chain(others).collect()
    });
    let mut tally = Tally::default();
    for part in &parts {
        tally.add(part, 1);
    }
    tally
}

fn flops(deal: &Deal) -> Vec<[Card; 3]> {
    if let [a, b, c] = *deal.known(BOARD) {
        return vec![[a, b, c]];
    }
    let mut flops = Vec::new();
    cards::ranking::reference::choose::<3>(&deal.live, |flop| flops.push(*flop));
    flops
}

//! Hand ranking and equity measured on one thread beside other crates, on the same random hands, in one run.
//!
//! Every figure is the best of several passes, in millions of hands per second. A pass adds up the values, or
//! finds the greatest where a crate does not give numbers, so that nothing is optimised away.

mod equity;

use aya_poker::{ace_five_rank, base::Hand as Aya, omaha_lo_rank, omaha_rank, poker_rank};
use cards::ranking::{
    self, Block, Choices, Packed, Joker, LANES, Omaha, See, Values, Visit, Wide, Width, wide, wide_with,
};
use cards::{Card, DECK, DECK_WITH_JOKER};
use std::hint::black_box;
use std::time::Instant;

const HANDS: usize = 1_000_000;

struct Dealer(u64);

impl Dealer {
    fn deal<const N: usize>(&mut self, deck: &[Card]) -> [Card; N] {
        let mut deck: Vec<Card> = deck.to_vec();
        std::array::from_fn(|_| {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            deck.swap_remove((self.0 >> 20) as usize % deck.len())
        })
    }
}

/// Times passes and returns the shortest in seconds. A long pass is measured by the time that this thread spent on a
/// processor, if the system tells, because other work on the machine would be counted otherwise; short passes are too
/// short for that, but among many of them one will have been left in peace.
pub fn shortest(passes: usize, mut pass: impl FnMut()) -> f64 {
    let spent = || -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(text.split_whitespace().next()?.parse::<f64>().ok()? * 1e-9)
    };
    let mut best = f64::MAX;
    for _ in 0..passes {
        let (before, start) = (spent(), Instant::now());
        pass();
        let mut took = start.elapsed().as_secs_f64();
        if let (Some(before), Some(after)) = (before, spent())
            && took > 0.05
        {
            took = took.min(after - before);
        }
        best = best.min(took);
    }
    best
}

/// Times a pass over so many hands and prints the best of `passes`.
fn time(name: &str, hands: usize, passes: usize, mut pass: impl FnMut() -> u64) -> f64 {
    let best = shortest(passes, || {
        black_box(pass());
    });
    let rate = hands as f64 / best / 1e6;
    println!("  {name:<46} {rate:>9.1}");
    rate
}

fn against(what: &str, ours: f64, peer: f64) {
    println!("  → {what}: {:.2} times\n", ours / peer);
}

fn aya(cards: &[Card]) -> Aya {
    cards.iter().map(|c| c.to_string().parse::<aya_poker::base::Card>().expect("a card")).collect()
}

/// For values that cannot be added up.
fn greatest<T: Ord>(values: impl Iterator<Item = T>) -> u64 {
    black_box(values.max());
    0
}

fn pokers_hand(cards: &[Card]) -> pokers::Hand {
    let mut hand = pokers::Hand::default();
    for card in cards {
        hand += pokers::CARDS[usize::from(card.index())];
    }
    hand
}

/// Adds up both halves of the values lane by lane.
#[allow(clippy::needless_range_loop)] // Three arrays in step.
#[inline(always)]
fn add(sums: &mut [u32; LANES], values: &Values) {
    for i in 0..LANES {
        sums[i] = sums[i].wrapping_add(u32::from(values.upper[i]) ^ u32::from(values.lower[i]));
    }
}

struct SumHigh<'a>(&'a [Block]);

impl Wide for SumHigh<'_> {
    type Output = u64;
    #[inline(always)]
    fn run(self) -> u64 {
        let mut sums = [0; LANES];
        for block in self.0 {
            add(&mut sums, &block.high::<7>());
        }
        total(&sums)
    }
}

struct SumLow<'a>(&'a [Block]);

impl Wide for SumLow<'_> {
    type Output = u64;
    #[inline(always)]
    fn run(self) -> u64 {
        let mut sums = [0; LANES];
        for block in self.0 {
            add(&mut sums, &block.low::<7>());
        }
        total(&sums)
    }
}

struct Sums<'a>(&'a mut [u32; LANES]);

impl See for Sums<'_> {
    #[inline(always)]
    fn see(&mut self, values: &Values) {
        add(self.0, values);
    }
}

/// As the product does it.
fn sum_cards(width: Width, hands: &[[Card; 7]]) -> u64 {
    let mut sums = [0; LANES];
    ranking::each_high_of_cards(width, hands, Sums(&mut sums));
    total(&sums)
}

fn total(sums: &[u32; LANES]) -> u64 {
    sums.iter().map(|s| u64::from(*s)).sum()
}

fn seven_cards() {
    println!("Seven cards, high");
    let mut dealer = Dealer(88172645463325252);
    let hands: Vec<[Card; 7]> = (0..HANDS).map(|_| dealer.deal(&DECK)).collect();
    let prepared: Vec<Packed> = hands.iter().map(|hand| Packed::from(&hand[..])).collect();
    let blocks = Block::pack(&prepared);
    let theirs: Vec<pokers::Hand> = hands.iter().map(|hand| pokers_hand(hand)).collect();
    let ayas: Vec<Aya> = hands.iter().map(|hand| aya(hand)).collect();
    let peer =
        time("pokers 0.10, prepared", HANDS, 40, || theirs.iter().map(|h| u64::from(h.evaluate())).sum());
    time("aya_poker 0.1, prepared", HANDS, 20, || greatest(ayas.iter().map(poker_rank)));
    let ours = time("cardroom, prepared", HANDS, 40, || wide(SumHigh(&blocks)));
    against("prepared hands", ours, peer);
    let peer = time("pokers 0.10, from cards", HANDS, 20, || {
        hands.iter().map(|hand| u64::from(pokers_hand(hand).evaluate())).sum()
    });
    let ours = time("cardroom, from cards", HANDS, 40, || sum_cards(Width::widest(), &hands));
    against("from cards", ours, peer);
    for width in Width::ALL.into_iter().filter(|width| width.is_here()) {
        let name = format!("cardroom, prepared, {width:?} registers");
        time(&name, HANDS, 20, || wide_with(width, SumHigh(&blocks)));
        let name = format!("cardroom, from cards, {width:?} registers");
        time(&name, HANDS, 20, || sum_cards(width, &hands));
    }
    time("cardroom, one hand at a time", HANDS, 20, || {
        let mut better = 0;
        let mut last = ranking::high(&hands[0]);
        for hand in &hands {
            let high = ranking::high(hand);
            better += u64::from(high > last);
            last = high;
        }
        better
    });

    println!("\nSeven cards, ace-to-five low");
    let peer = time("aya_poker 0.1, prepared", HANDS, 20, || greatest(ayas.iter().map(ace_five_rank)));
    let ours = time("cardroom, prepared", HANDS, 40, || wide(SumLow(&blocks)));
    against("prepared hands", ours, peer);
}

struct Seen([u32; LANES]);

impl Visit for Seen {
    #[inline(always)]
    fn visit(&mut self, block: &Block, valid: usize) {
        let mut values = block.high::<7>();
        if valid < LANES {
            values.upper[valid..].fill(0);
            values.lower[valid..].fill(0);
        }
        add(&mut self.0, &values);
    }
}

struct Enumerate(Choices);

impl Wide for Enumerate {
    type Output = u64;
    #[inline(always)]
    fn run(self) -> u64 {
        let mut sums = Seen([0; LANES]);
        self.0.each(0, 1, &mut sums);
        total(&sums.0)
    }
}

fn pokers_enumerate() -> u64 {
    let cards = &pokers::CARDS;
    let mut sum = 0u64;
    for a in 6..52 {
        let one = pokers::Hand::default() + cards[a];
        for b in 5..a {
            let two = one + cards[b];
            for c in 4..b {
                let three = two + cards[c];
                for d in 3..c {
                    let four = three + cards[d];
                    for e in 2..d {
                        let five = four + cards[e];
                        for f in 1..e {
                            let six = five + cards[f];
                            for card in &cards[..f] {
                                sum += u64::from((six + *card).evaluate());
                            }
                        }
                    }
                }
            }
        }
    }
    sum
}

fn enumeration() {
    println!("All 133,784,560 seven-card hands");
    let peer = time("pokers 0.10, seven loops", 133_784_560, 10, pokers_enumerate);
    let ours = time("cardroom", 133_784_560, 10, || wide(Enumerate(Choices::new(&DECK, 7))));
    against("enumeration", ours, peer);
}

fn omaha() {
    println!("Omaha, four and five cards");
    let mut dealer = Dealer(4242);
    let hands: Vec<[Card; 9]> = (0..HANDS).map(|_| dealer.deal(&DECK)).collect();
    let cards: Vec<([Card; 4], [Card; 5])> = hands
        .iter()
        .map(|nine| (nine[..4].try_into().expect("four"), nine[4..].try_into().expect("five")))
        .collect();
    let ayas: Vec<(Aya, Aya)> = cards.iter().map(|(hole, board)| (aya(hole), aya(board))).collect();
    let start = Instant::now();
    let omaha = Omaha::new();
    println!("  tables ready in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let peer = time("aya_poker 0.1, high", HANDS, 3, || greatest(ayas.iter().map(|(h, b)| omaha_rank(h, b))));
    let mut places = vec![0; HANDS];
    let ours = time("cardroom, high, from cards", HANDS, 40, || {
        omaha.high_places(&cards, &mut places);
        places.iter().map(|place| u64::from(*place)).sum()
    });
    time("cardroom, high, from cards, one by one", HANDS, 40, || {
        cards.iter().map(|(h, b)| u64::from(omaha.high_place(&omaha.hole(h), &omaha.board(b)))).sum()
    });
    against("high", ours, peer);
    let peer =
        time("aya_poker 0.1, low", HANDS, 3, || greatest(ayas.iter().map(|(h, b)| omaha_lo_rank(h, b))));
    let ours = time("cardroom, low, from cards", HANDS, 40, || {
        cards.iter().map(|(h, b)| u64::from(omaha.low_place(&omaha.hole(h), &omaha.board(b)))).sum()
    });
    against("low", ours, peer);
    time("cardroom, both, from cards", HANDS, 40, || {
        let both = cards.iter().map(|(h, b)| {
            let (hole, board) = (omaha.hole(h), omaha.board(b));
            u64::from(omaha.high_place(&hole, &board)) + u64::from(omaha.low_place(&hole, &board))
        });
        both.sum()
    });
    println!();
}

fn joker() {
    println!("Draw and lowball with the joker, five cards of 53");
    let mut dealer = Dealer(5353);
    let hands: Vec<[Card; 5]> = (0..HANDS).map(|_| dealer.deal(&DECK_WITH_JOKER)).collect();
    let start = Instant::now();
    let joker = Joker::new();
    println!("  tables ready in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    time("cardroom, draw, from cards", HANDS, 20, || {
        hands.iter().map(|h| u64::from(joker.draw_place(h))).sum()
    });
    time("cardroom, lowball, from cards", HANDS, 20, || {
        hands.iter().map(|h| u64::from(joker.lowball_place(h))).sum()
    });
}

fn main() {
    println!("Millions of hands per second, one thread\n");
    seven_cards();
    enumeration();
    omaha();
    joker();
    equity::equity();
}

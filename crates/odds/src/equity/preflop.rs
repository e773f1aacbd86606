//! Hold'em before the flop, exactly, in a fraction of a millisecond.
//!
//! There are 1,712,304 boards but only 6,175 multisets of ranks on them, and without a flush the ranks decide. So
//! every multiset is settled once and counted as often as the cards that are left make it. Boards on which a hand
//! makes a flush are settled once more as what they are and taken away as what they were counted for: three or
//! more cards of a suit one by one, the others again by rank, since two of them make no second flush.

use super::settle::{Numbers, Tally};
use cards::ranking::{Block, LANES, Packed, Wide, wide};
use cards::{Card, Rank, Suit};

/// Hands and the boards that are left for them.
struct Deal<'a> {
    holes: &'a [Packed],
    split: bool,
    boards: Vec<(Packed, u32)>,
    flushes: Vec<Flushes>,
}

/// Boards with so many cards of a suit: every choice of those, with every multiset of the others.
struct Flushes {
    suited: Vec<Packed>,
    others: Vec<(Packed, u32)>,
}

/// The cards left, rank by rank.
type ByRank = [Vec<Card>; 13];

fn by_rank(live: &[Card], allowed: impl Fn(Suit) -> bool) -> ByRank {
    let mut ranks: ByRank = std::array::from_fn(|_| Vec::new());
    for card in live {
        if let (Some(rank), Some(suit)) = (card.rank(), card.suit())
            && allowed(suit)
        {
            ranks[rank as usize].push(*card);
        }
    }
    ranks
}

/// All multisets of `left` more ranks from `from` on, as example cards with the number of ways to deal them.
fn multisets(
    ranks: &ByRank,
    from: usize,
    left: usize,
    hand: Packed,
    ways: u32,
    found: &mut Vec<(Packed, u32)>,
) {
    if left == 0 {
        return found.push((hand, ways));
    }
    if from == Rank::ALL.len() {
        return;
    }
    let cards = &ranks[from];
    let mut hand = hand;
    let mut choices = 1;
    for taken in 0..=left.min(cards.len()) {
        if taken > 0 {
            hand += Packed::of(cards[taken - 1]);
            choices = choices * (cards.len() - taken + 1) as u32 / taken as u32;
        }
        multisets(ranks, from + 1, left - taken, hand, ways * choices, found);
    }
}

fn all_multisets(ranks: &ByRank, count: usize) -> Vec<(Packed, u32)> {
    let mut found = Vec::new();
    multisets(ranks, 0, count, Packed::EMPTY, 1, &mut found);
    found
}

/// All choices of `k` of the cards.
fn subsets(cards: &[Card], k: usize, hand: Packed, found: &mut Vec<Packed>) {
    if k == 0 {
        return found.push(hand);
    }
    for (i, card) in cards.iter().enumerate() {
        subsets(&cards[i + 1..], k - 1, hand + Packed::of(*card), found);
    }
}

/// Settles every board of five of the live cards between hands of two cards.
pub fn settle(holes: &[[Card; 2]], live: &[Card], split: bool) -> Tally {
    let hands: Vec<Packed> = holes.iter().map(|hole| Packed::from(&hole[..])).collect();
    let mut deal = Deal {
        holes: &hands,
        split,
        boards: all_multisets(&by_rank(live, |_| true), 5),
        flushes: Vec::new(),
    };
    for suit in Suit::ALL {
        let held = |hole: &[Card; 2]| hole.iter().filter(|card| card.suit() == Some(suit)).count();
        let most = holes.iter().map(held).max().unwrap_or(0);
        let suited: Vec<Card> = live.iter().copied().filter(|card| card.suit() == Some(suit)).collect();
        let rest = by_rank(live, |other| other != suit);
        for on_board in 5 - most..=5 {
            let mut found = Vec::new();
            subsets(&suited, on_board, Packed::EMPTY, &mut found);
            deal.flushes.push(Flushes { suited: found, others: all_multisets(&rest, 5 - on_board) });
        }
    }
    wide(deal)
}

impl Deal<'_> {
    /// Settles a block of boards, each counted so often. Where hands and boards have lost the counts of their suits
    /// only ranks decide.
    #[inline(always)]
    fn settle_block(
        &self,
        holes: &[Packed],
        block: &Block,
        weights: &[u32; LANES],
        numbers: &mut Numbers,
        tally: &mut Tally,
    ) {
        for (player, hole) in holes.iter().enumerate() {
            let seven = block.plus(*hole);
            numbers.high[player] = seven.high::<7>().numbers();
            if self.split {
                numbers.low[player] = seven.eight_or_better().map(u32::from);
            }
        }
        tally.settle(holes.len(), self.split, numbers, weights);
    }
}

impl Wide for Deal<'_> {
    type Output = Tally;

    #[inline(always)]
    fn run(self) -> Tally {
        let mut numbers = Numbers::default();
        let (mut all, mut counted) = (Tally::default(), Tally::default());
        let bare: Vec<Packed> = self.holes.iter().map(|hole| hole.without_counts()).collect();
        for chunk in self.boards.chunks(LANES) {
            let mut weights = [0; LANES];
            let mut block = Block::default();
            for (lane, (hand, weight)) in chunk.iter().enumerate() {
                block.set(lane, *hand);
                weights[lane] = *weight;
            }
            self.settle_block(&bare, &block.without_counts(), &weights, &mut numbers, &mut all);
        }
        for flushes in &self.flushes {
            for chunk in flushes.suited.chunks(LANES) {
                let suited = Block::of(chunk);
                for (other, weight) in &flushes.others {
                    let weights = std::array::from_fn(|lane| if lane < chunk.len() { *weight } else { 0 });
                    let board = suited.plus(*other);
                    self.settle_block(self.holes, &board, &weights, &mut numbers, &mut all);
                    self.settle_block(&bare, &board.without_counts(), &weights, &mut numbers, &mut counted);
                }
            }
        }
        all.take_away(&counted);
        all
    }
}

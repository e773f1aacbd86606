//! Hand ranking by exhaustion: the fast ranking against the slow one, and the known counts of every category.
//!
//! `CARDROOM_SOAK=1` adds all 133,784,560 seven-card hands and a hundred times as many random deals.

use cards::ranking::{self, Block, Category, Choices, High, Joker, LANES, Low, LowCategory, Omaha, Packed};
use cards::ranking::{See, Values, Visit, Wide, Width, reference, wide, wide_with};
use cards::{Card, DECK, DECK_WITH_JOKER, SHORT_DECK};
use std::collections::HashSet;

fn soak() -> bool {
    std::env::var_os("CARDROOM_SOAK").is_some_and(|v| v == "1")
}

fn deals() -> usize {
    if soak() { 2_000_000 } else { 20_000 }
}

/// Deals random cards from a seed, so that a failure can be repeated.
struct Dealer(u64);

impl Dealer {
    fn deal<const N: usize>(&mut self, deck: &[Card]) -> [Card; N] {
        let mut deck = deck.to_vec();
        std::array::from_fn(|_| {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            deck.swap_remove((self.0 >> 20) as usize % deck.len())
        })
    }
}

#[test]
fn all_five_card_hands() {
    let (mut categories, mut lows) = ([0u32; 11], [0u32; 6]);
    let (mut high_classes, mut low_classes) = (HashSet::new(), HashSet::new());
    reference::choose::<5>(&DECK, |five| {
        let high = ranking::high(five);
        assert_eq!(high, reference::high_of_five(five), "{five:?}");
        categories[high.category() as usize] += 1;
        high_classes.insert(high);
        let low = ranking::ace_to_five(five);
        assert_eq!(low, reference::low_of_five(five), "{five:?}");
        lows[low.category() as usize] += 1;
        low_classes.insert(low);
    });
    assert_eq!(categories, [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4, 0]);
    assert_eq!(categories.iter().sum::<u32>(), 2_598_960);
    assert_eq!(high_classes.len(), 7462);
    assert_eq!(lows, [1317888, 1098240, 123552, 54912, 3744, 624]);
    assert_eq!(low_classes.len(), 6175);
}

#[test]
fn all_hands_of_the_53_card_deck() {
    let (mut categories, mut lows) = ([0u32; 11], [0u32; 6]);
    let joker = Joker::new();
    reference::choose::<5>(&DECK_WITH_JOKER, |five| {
        let high = joker.draw(joker.draw_place(five));
        assert_eq!(high, reference::draw_high(five), "{five:?}");
        categories[high.category() as usize] += 1;
        let low = joker.lowball(joker.lowball_place(five));
        assert_eq!(low, reference::lowball(five), "{five:?}");
        lows[low.category() as usize] += 1;
    });
    // The published counts of draw poker with a bug: five aces 1, straight flush 204 with the royals, four of a
    // kind 828, full house 4,368, flush 7,804, straight 20,532, trips 63,360, two pair 138,600, pair 1,215,024.
    assert_eq!(categories[Category::FiveAces as usize], 1);
    assert_eq!(categories[Category::RoyalFlush as usize] + categories[Category::StraightFlush as usize], 204);
    assert_eq!(categories[2..8], [138600, 63360, 20532, 7804, 4368, 828]);
    assert_eq!(categories[..2], [1418964, 1215024]);
    assert_eq!(categories.iter().sum::<u32>(), 2_869_685);
    // With the joker no four cards can be worse than their own pairs: every four-card hand keeps its category.
    let fours = [183040, 82368, 2808, 2496, 0, 13];
    let without = [1317888, 1098240, 123552, 54912, 3744, 624];
    assert_eq!(lows, std::array::from_fn(|i| without[i] + fours[i]));
}

#[test]
fn six_and_seven_cards_against_every_choice_of_five() {
    let mut dealer = Dealer(0x5eed);
    for _ in 0..deals() {
        let seven: [Card; 7] = dealer.deal(&DECK);
        for cards in [&seven[..6], &seven[..]] {
            assert_eq!(ranking::high(cards), reference::high(cards), "{cards:?}");
            let low = reference::ace_to_five(cards);
            assert_eq!(ranking::ace_to_five(cards), low, "{cards:?}");
            assert_eq!(
                ranking::eight_or_better(cards),
                Some(low).filter(|l| l.is_eight_or_better()),
                "{cards:?}"
            );
        }
    }
}

/// Hands of few ranks, where random deals hardly go: quads, full houses, three pairs, two sets.
#[test]
fn six_and_seven_cards_of_few_ranks() {
    for first in [0, 12, 20, 36] {
        let deck: Vec<Card> = DECK[first..first + 16].to_vec();
        reference::choose::<7>(&deck, |seven| {
            for cards in [&seven[..6], &seven[..]] {
                assert_eq!(ranking::high(cards), reference::high(cards), "{cards:?}");
                assert_eq!(ranking::ace_to_five(cards), reference::ace_to_five(cards), "{cards:?}");
            }
        });
    }
}

#[test]
fn omaha_against_every_two_and_three() {
    let mut dealer = Dealer(0xa5a5);
    // Short decks make flushes, straight flushes and lows common.
    let suits: Vec<Card> = DECK.iter().copied().filter(|c| c.index() & 3 < 2).collect();
    for deck in [&DECK[..], &DECK[..32], &suits[..], &suits[..16]] {
        for _ in 0..deals() / 4 {
            let nine: [Card; 9] = dealer.deal(deck);
            let (hole, board) = nine.split_at(4);
            for board in [&board[..3], &board[..4], board] {
                let high = reference::omaha(hole, board, reference::high_of_five);
                assert_eq!(ranking::omaha_high(hole, board), high, "{hole:?} {board:?}");
                let low = reference::omaha(hole, board, reference::low_of_five);
                let low = Some(low).filter(|low| low.is_eight_or_better());
                assert_eq!(ranking::omaha_eight_or_better(hole, board), low, "{hole:?} {board:?}");
            }
        }
    }
}

#[test]
fn many_omaha_hands_rank_like_one() {
    let mut dealer = Dealer(0x0a0a);
    let deals: Vec<([Card; 4], [Card; 5])> = (0..1000)
        .map(|i| dealer.deal::<9>(if i % 2 == 0 { &DECK } else { &DECK[..20] }))
        .map(|nine| (nine[..4].try_into().unwrap(), nine[4..].try_into().unwrap()))
        .collect();
    let omaha = Omaha::new();
    let mut places = vec![0; deals.len()];
    omaha.high_places(&deals, &mut places);
    for ((hole, board), place) in deals.iter().zip(places) {
        assert_eq!(omaha.high(place), ranking::omaha_high(hole, board), "{hole:?} {board:?}");
    }
}

#[test]
fn blocks_rank_like_single_hands() {
    let mut dealer = Dealer(77);
    let hands: Vec<[Card; 7]> = (0..1000).map(|_| dealer.deal(&DECK)).collect();
    let prepared: Vec<Packed> = hands.iter().map(|hand| Packed::from(&hand[..])).collect();
    let blocks = Block::pack(&prepared);
    let room = || vec![Values::NONE; blocks.len()];
    let (mut highs, mut lows, mut from_cards) = (room(), room(), room());
    ranking::high_of_blocks(&blocks, &mut highs);
    ranking::low_of_blocks(&blocks, &mut lows);
    ranking::high_of_cards(&hands, &mut from_cards);
    for (i, hand) in hands.iter().enumerate() {
        let (block, lane) = (i / LANES, i % LANES);
        assert_eq!(highs[block].high(lane), ranking::high(hand));
        assert_eq!(from_cards[block].high(lane), ranking::high(hand));
        assert_eq!(lows[block].low(lane), ranking::ace_to_five(hand));
        let qualifying = blocks[block].eight_or_better()[lane];
        assert_eq!(qualifying > 0, ranking::eight_or_better(hand).is_some());
    }
}

/// Everything a block can be asked, for blocks of seven cards each.
struct Everything<'a>(&'a [[Card; 7]]);

impl Wide for Everything<'_> {
    type Output = Vec<(Values, Values, [u16; LANES])>;
    #[inline(always)]
    fn run(self) -> Self::Output {
        let blocks = self.0.as_chunks::<LANES>().0.iter().map(|hands| {
            let block = Block::from_cards(hands);
            assert!(block == Block::from_cards_in_lanes(hands));
            block
        });
        blocks.map(|block| (block.high::<7>(), block.low::<7>(), block.eight_or_better())).collect()
    }
}

struct Seen(Vec<Values>);

impl See for &mut Seen {
    #[inline(always)]
    fn see(&mut self, values: &Values) {
        self.0.push(values.clone());
    }
}

#[test]
fn registers_of_every_width_rank_alike() {
    let mut dealer = Dealer(99);
    let hands: Vec<[Card; 7]> = (0..deals() / LANES * LANES).map(|_| dealer.deal(&DECK)).collect();
    let narrow = wide_with(Width::Narrow, Everything(&hands));
    for (i, hand) in hands.iter().enumerate() {
        let (high, low, eight) = &narrow[i / LANES];
        assert_eq!(high.high(i % LANES), ranking::high(hand));
        assert_eq!(low.low(i % LANES), ranking::ace_to_five(hand));
        assert_eq!(eight[i % LANES] > 0, ranking::eight_or_better(hand).is_some());
    }
    for width in Width::ALL {
        let mut seen = Seen(Vec::new());
        ranking::each_high_of_cards(width, &hands, &mut seen);
        assert!(seen.0.iter().eq(narrow.iter().map(|block| &block.0)), "{width:?}");
        match width.is_here() {
            true => assert!(wide_with(width, Everything(&hands)) == narrow, "{width:?}"),
            false => println!("this processor has no {width:?} registers"),
        }
    }
}

/// Counts the categories of every choice of `N` cards.
struct Count<const N: usize> {
    highs: [u64; 11],
    lows: [u64; 6],
}

impl<const N: usize> Visit for Count<N> {
    #[inline(always)]
    fn visit(&mut self, block: &Block, valid: usize) {
        let (high, low) = (block.high::<N>(), block.low::<N>());
        for i in 0..valid {
            self.highs[high.high(i).category() as usize] += 1;
            self.lows[low.low(i).category() as usize] += 1;
        }
    }
}

struct CountAll<const N: usize>(Choices);

impl<const N: usize> Wide for CountAll<N> {
    type Output = ([u64; 11], [u64; 6]);
    #[inline(always)]
    fn run(self) -> Self::Output {
        let mut count = Count::<N> { highs: [0; 11], lows: [0; 6] };
        self.0.each(0, 1, &mut count);
        (count.highs, count.lows)
    }
}

#[test]
fn the_categories_of_enumerated_hands() {
    let (highs, lows) = wide(CountAll::<5>(Choices::new(&DECK, 5)));
    assert_eq!(highs, [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4, 0]);
    assert_eq!(lows, [1317888, 1098240, 123552, 54912, 3744, 624]);
    let (highs, _) = wide(CountAll::<6>(Choices::new(&DECK, 6)));
    assert_eq!(highs, [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 188, 0]);
    if soak() {
        let (highs, _) = wide(CountAll::<7>(Choices::new(&DECK, 7)));
        let known =
            [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324, 0];
        assert_eq!(highs, known);
        assert_eq!(highs.iter().sum::<u64>(), 133_784_560);
    }
}

#[test]
fn every_hand_can_be_told_apart() {
    let (mut highs, mut lows) = (HashSet::new(), HashSet::new());
    reference::choose::<5>(&DECK_WITH_JOKER, |five| {
        highs.insert(reference::draw_high(five));
        lows.insert(reference::lowball(five));
    });
    let told = |high: &High| (high.category(), high.ranks());
    assert_eq!(highs.iter().map(told).collect::<HashSet<_>>().len(), highs.len());
    let told = |low: &Low| (low.category(), low.ranks());
    assert_eq!(lows.iter().map(told).collect::<HashSet<_>>().len(), lows.len());
    assert!(lows.iter().any(|low| low.category() == LowCategory::Quads));
}

#[test]
fn all_five_card_hands_of_the_short_deck() {
    let mut categories = [0u32; 11];
    reference::choose::<5>(&SHORT_DECK, |five| {
        for flush_first in [true, false] {
            let fast = ranking::short_high(five, flush_first);
            assert_eq!(fast, reference::short_high(five, flush_first), "{five:?}");
        }
        categories[ranking::short_high(five, true).category() as usize] += 1;
    });
    // Six straights of each suit; a flush is rarer than a full house, which is why it is better.
    assert_eq!(categories, [122400, 193536, 36288, 16128, 6120, 480, 1728, 288, 20, 4, 0]);
}

#[test]
fn seven_cards_of_the_short_deck_are_ranked_as_their_best_five() {
    let mut dealer = Dealer(7);
    for _ in 0..deals() {
        let seven = dealer.deal::<7>(&SHORT_DECK);
        for flush_first in [true, false] {
            let slow = reference::short_high(&seven, flush_first);
            assert_eq!(ranking::short_high(&seven, flush_first), slow, "{seven:?}");
        }
        let five = ranking::best_short(&seven);
        assert_eq!(ranking::short_high(&five, true), ranking::short_high(&seven, true), "{seven:?}");
    }
}

#[test]
fn all_hands_of_deuce_to_seven() {
    let (mut best, mut classes) = (None, HashSet::new());
    reference::choose::<5>(&DECK, |five| {
        let low = ranking::deuce_to_seven(five);
        assert_eq!(low, reference::deuce_to_seven(five), "{five:?}");
        best = best.max(Some(low));
        classes.insert(low);
    });
    assert_eq!(format!("{:?}", best.unwrap()), "HighCard 7-5-4-3-2");
    // As many as for high: the wheel is two classes here as there, an ace-high hand and an ace-high flush.
    assert_eq!(classes.len(), 7462);
    let low = |text: &str| ranking::deuce_to_seven(&cards::parse_cards(text).unwrap());
    // The ace is high, and five to ace is no straight; it loses to any king.
    assert!(low("Kc Qd Jh Ts 8s") > low("Ac 2d 3h 4s 5s"));
    assert!(low("Ac 2d 3h 4s 5s") > low("2c 2d 3h 4s 5s"));
    assert!(low("2c 2d 3h 4s 5s") > low("2c 3d 4h 5s 6s"));
    assert!(low("2c 3d 4h 5s 6s") > low("7c 5c 4c 3c 2c"));
}

#[test]
fn all_hands_of_badugi() {
    let (mut counts, mut classes) = ([0u32; 5], HashSet::new());
    reference::choose::<4>(&DECK, |four| {
        let made = ranking::badugi(four);
        assert_eq!(made, reference::badugi(four), "{four:?}");
        let playing = ranking::best_badugi(four);
        assert_eq!((playing.len(), ranking::badugi(&playing)), (made.count(), made));
        counts[made.count()] += 1;
        classes.insert(made);
    });
    assert_eq!(counts, [0, 2873, 96252, 154440, 17160]);
    // 715 of four cards, 286 of three, 78 of two, 13 of one.
    assert_eq!(classes.len(), 715 + 286 + 78 + 13);
    assert_eq!(ranking::badugi(&cards::parse_cards("As 2d 3h 4c").unwrap()).ranks(), [4, 3, 2, 1]);
    assert_eq!(ranking::badugi(&cards::parse_cards("As 2s 2h 7c").unwrap()).ranks(), [7, 2, 1]);
}

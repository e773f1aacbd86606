//! The exact analysis beside the naive one, from small shoes, with splits and resplits.

use super::brute::{Brute, Pile};
use super::*;
use crate::blackjack::moments;
use crate::blackjack::split::{PairRank, SplitPlay};
use crate::blackjack::{KINDS, Move, Optimal, Shoe};
use crate::sim::{Job, Results};
use cards::{Card, Rank, Suit};
use games::blackjack::{Rules, SplitTens, Surrender};

/// A shoe of piles: for kinds below ten the pile's number is the suit; for ten-values it is the rank.
pub(super) fn shoe_of(piles: &[Pile]) -> Shoe {
    let mut shoe = Shoe::decks(40);
    for rank in Rank::ALL {
        for suit in Suit::ALL {
            let number = if rank.is_ten_value() { rank as u8 - Rank::Ten as u8 } else { suit as u8 };
            let kind = crate::blackjack::kind(rank);
            let wanted = piles.iter().filter(|p| p.0 == kind && p.1 == number).map(|p| p.2).sum::<u32>();
            let here = if rank.is_ten_value() { u32::from(suit == Suit::Clubs) * wanted } else { wanted };
            for _ in here..40 {
                shoe.remove(Card::new(rank, suit)).unwrap();
            }
        }
    }
    shoe
}

/// Both analyses must agree on every start given, in the mean.
fn agree(rules: &Rules, piles: &[Pile], starts: &[(usize, usize)]) {
    let shoe = shoe_of(piles);
    let optimal = Optimal::solve(rules, &shoe);
    let env = &optimal.env;
    let force_split = std::cell::Cell::new(false);
    let ask = |kinds: &[usize], up: usize, after_split: bool, may_split: bool| {
        let id = env.hands.find(kinds).unwrap();
        let cell = &optimal.play.cells[id as usize];
        if may_split && (force_split.get() || optimal.splits[kinds[0]][up] > cell.best[up]) {
            return Move::Split;
        }
        if after_split { optimal.play.in_split(env, id, up) } else { cell.choose(up, true, true) }
    };
    for (a, b) in starts {
        for up in 0..KINDS {
            let chance = optimal.chance(*a, *b, up);
            if chance == 0.0 {
                continue;
            }
            for force in [false, true] {
                if force && a != b {
                    continue;
                }
                force_split.set(force);
                let mut brute = Brute::new(rules, piles, &ask);
                brute.only = Some((*a, *b, up));
                brute.run();
                let all: f64 = brute.results.values().sum();
                assert!((all - chance).abs() < 1e-13);
                let hand = env.hand(env.hands.two(*a, *b));
                let lost = 1.0 - env.goes_on(hand, up);
                let share = optimal.splittable(*a);
                let kept = optimal.play.cells[env.hands.two(*a, *b) as usize].best[up];
                let split = || share * optimal.splits[*a][up] + (1.0 - share) * kept - lost;
                let exact = if force { split() } else { optimal.start(*a, *b, up).1 };
                let naive = brute.mean() / chance;
                assert!(
                    (exact - naive).abs() < 1e-11,
                    "{a}-{b} against {up}, split {force}: {exact} {naive}"
                );
                if force && share == 1.0 {
                    let rank = &PairRank::of(env, *a, shoe.tens())[0].1;
                    let most = env.most_hands(*a) as usize;
                    let (mean, square) = moments::of_split(env, &optimal.play, rank, most, up);
                    let all_square = brute.square() / chance;
                    assert!(
                        (mean - lost - naive).abs() < 1e-10,
                        "{a}-{b} against {up}: {mean} {lost} {naive}"
                    );
                    assert!(
                        (square + lost - all_square).abs() < 1e-9,
                        "{a}-{b} against {up}: {square} {all_square}"
                    );
                }
            }
        }
    }
}

/// Sevens and eights that pair often, with draws that bust, push at 8-8-8 and double well.
const EIGHTS: [Pile; 5] = [(0, 0, 2), (2, 0, 3), (7, 0, 7), (9, 0, 6), (9, 1, 5)];
const SUITED: [Pile; 7] = [(6, 0, 3), (6, 1, 1), (7, 0, 2), (7, 2, 3), (8, 0, 3), (9, 0, 5), (9, 3, 3)];

#[test]
fn eights_split_to_four_hands_as_dealt_card_by_card() {
    agree(&aviator(), &EIGHTS, &[(7, 7), (2, 7), (2, 9)]);
}

#[test]
fn aces_are_resplit_up_to_the_limit_d4() {
    let piles = [(0, 0, 6), (4, 0, 4), (8, 0, 5), (9, 0, 9)];
    agree(&aviator(), &piles, &[(0, 0), (0, 4), (4, 4)]);
    agree(&livermore(), &piles, &[(0, 0)]);
    agree(&twenty_first_century(), &piles, &[(0, 0), (0, 9)]);
}

#[test]
fn split_tens_of_one_rank_only() {
    let piles = [(5, 0, 5), (8, 0, 4), (9, 0, 4), (9, 1, 3), (9, 2, 4)];
    let same_rank = Rules { split_hands_tens: 3, split_tens: SplitTens::SameRank, ..twenty_first_century() };
    agree(&same_rank, &piles, &[(9, 9), (5, 9)]);
    let any = Rules { split_hands_tens: 3, split_tens: SplitTens::SameValue, ..twenty_first_century() };
    agree(&any, &piles, &[(9, 9)]);
}

#[test]
fn seven_eight_nine_of_one_suit_pushes_and_five_hands_are_played() {
    agree(&twenty_first_century(), &SUITED, &[(6, 6), (6, 9), (6, 7), (7, 9)]);
    let few = [(7, 0, 8), (6, 0, 4), (9, 0, 9)];
    agree(&twenty_first_century(), &few, &[(7, 7)]);
}

#[test]
fn ordinary_rules_without_double_after_split_agree_too() {
    let rules = Rules { double_after_split: false, dealer_hits_soft_17: false, ..ordinary() };
    agree(&rules, &[(0, 0, 3), (3, 0, 7), (5, 0, 4), (9, 0, 8)], &[(3, 3), (0, 3), (0, 5), (3, 9)]);
    let surrender = Rules { surrender: Surrender::FirstTwo, ..rules };
    agree(&surrender, &EIGHTS, &[(7, 7), (7, 9)]);
}

/// Followed to the end, a way of playing is worth what the backward analysis says, and all outcomes are there.
#[test]
fn forwards_and_backwards_agree_and_outcomes_sum_to_one() {
    for (name, rules) in all() {
        for decks in [6, 8] {
            let optimal = Optimal::solve(&rules, &Shoe::decks(decks));
            let swing = optimal.swing();
            assert!((swing.ev - optimal.ev()).abs() < 1e-12, "{name} {decks}");
            assert!((swing.outcomes.sum() - 1.0).abs() < 1e-12, "{name} {decks}");
        }
    }
}

/// Whole rounds from a small shoe, card by card: the mean square; and every result comes as often as dealing them all
/// says, exactly with one hand or two and within the stated error where the rest is sampled.
#[test]
fn swings_and_results_are_those_of_every_round_dealt() {
    for most in [2, 3] {
        every_round_dealt(most);
    }
}

fn every_round_dealt(most: u8) {
    let piles = [(0, 0, 3), (5, 0, 6), (7, 0, 6), (9, 0, 9), (9, 1, 4)];
    let rules = Rules { split_hands: most, split_hands_aces: most, split_hands_tens: most, ..aviator() };
    let shoe = shoe_of(&piles);
    let optimal = Optimal::solve(&rules, &shoe);
    let env = &optimal.env;
    let ask = |kinds: &[usize], up: usize, after_split: bool, may_split: bool| {
        let id = env.hands.find(kinds).unwrap();
        let cell = &optimal.play.cells[id as usize];
        if may_split && optimal.splits[kinds[0]][up] > cell.best[up] {
            return Move::Split;
        }
        if after_split { optimal.play.in_split(env, id, up) } else { cell.choose(up, true, true) }
    };
    let mut brute = Brute::new(&rules, &piles, &ask);
    brute.run();
    let swing = optimal.swing();
    let sd = (brute.square() - brute.mean() * brute.mean()).sqrt();
    assert!(
        (swing.ev - brute.mean()).abs() < 1e-11 && (swing.sd - sd).abs() < 1e-9,
        "{} {sd} {} {}",
        swing.sd,
        swing.ev,
        brute.mean()
    );
    let job = Job { rounds: 400_000, seed: 9, threads: 2 };
    let results = Results::new(&optimal, &swing.outcomes, &job, &|_| ());
    assert_eq!(results.rows.len(), brute.results.len());
    assert_eq!(results.rows.iter().all(|r| r.standard_error == 0.0), most == 2);
    for (row, (net, chance)) in results.rows.iter().zip(&brute.results) {
        assert!((row.net - f64::from(*net) / 10.0).abs() < 1e-12);
        assert!(
            (row.chance - chance).abs() < 5.0 * row.standard_error + 1e-11,
            "{}: {} ± {}, dealt {chance}",
            row.net,
            row.chance,
            row.standard_error
        );
    }
}

//! Published figures of ordinary blackjack and of the Buster bet, digit for digit.

use super::*;
use crate::blackjack::play::Move;
use crate::blackjack::{Buster, Optimal, Shoe};
use games::blackjack::{DoubleOn, Peek, Rules, Surrender};

pub(super) fn close(ours: f64, printed: f64, digits: i32) {
    let half = 0.5 * 10f64.powi(-digits) * 1.000_001;
    assert!((ours - printed).abs() <= half, "{ours} is not {printed} to {digits} digits");
}

#[test]
fn six_decks_hitting_soft_17_bust_with_three_to_eight_cards_this_often() {
    let buster = Buster::new(&Shoe::decks(6), true);
    for (ours, printed, digits) in [
        (buster.bust[0], 0.173032, 6),
        (buster.bust[1], 0.0893918, 7),
        (buster.bust[2], 0.0204726, 7),
        (buster.bust[3], 0.0026376, 7),
        (buster.bust[4], 0.000214444, 9),
        (buster.bust[5], 0.0000119, 7),
    ] {
        close(ours, printed, digits);
    }
    close(-buster.ev([2, 2, 4, 15, 50, 250]), 0.0542, 4);
}

/// The Wizard of Odds' first pay table (with 12 for six cards, as its sum has it), soft 17 stood and hit.
#[test]
fn the_buster_bet_costs_what_is_published_for_one_to_eight_decks() {
    for (decks, stands, hits) in
        [(1, 8.77, 6.89), (2, 8.48, 6.51), (4, 8.31, 6.29), (5, 8.27, 6.25), (6, 8.25, 6.21), (8, 8.22, 6.17)]
    {
        for (hits_soft_17, percent) in [(false, stands), (true, hits)] {
            let buster = Buster::new(&Shoe::decks(decks), hits_soft_17);
            close(-100.0 * buster.ev([2, 2, 4, 12, 50, 250]), percent, 2);
        }
    }
}

/// Stand, hit and double of starting hands against an ace, from the Wizard of Odds' appendix 9.
#[test]
fn starting_hands_against_an_ace_as_published() {
    type Row = (usize, usize, f64, f64, f64);
    let check = |rules: &Rules, decks: u8, rows: &[Row]| {
        let optimal = Optimal::solve(rules, &Shoe::decks(decks));
        for (a, b, stand, hit, double) in rows {
            let worth = optimal.moves(*a, *b, 0);
            let of = |m: Move| worth.iter().find(|w| w.0 == m).unwrap().1;
            close(of(Move::Stand), *stand, 6);
            close(of(Move::Hit), *hit, 6);
            close(of(Move::Double), *double, 6);
        }
    };
    let no_hole_card = Rules { peek: Peek::Never, ..ordinary() };
    check(
        &no_hole_card,
        6,
        &[
            (1, 0, -0.722356, -0.379910, -1.024099),
            (2, 1, -0.721887, -0.529734, -1.443774),
            (4, 3, -0.721243, -0.396287, -0.932671),
            (5, 0, -0.665166, -0.463296, -0.999484),
            (5, 4, -0.720879, -0.235772, -0.535879),
            (6, 0, -0.466029, -0.421285, -0.909374),
        ],
    );
    check(
        &no_hole_card,
        8,
        &[(1, 0, -0.722307, -0.378980, -1.024082), (5, 4, -0.721201, -0.235977, -0.537869)],
    );
    check(
        &ordinary(),
        2,
        &[
            (1, 0, -0.594150, -0.103429, -0.571816),
            (5, 3, -0.587412, 0.038312, -0.003909),
            (5, 4, -0.587564, 0.121079, 0.166650),
            (6, 0, -0.224703, -0.165428, -0.416886),
        ],
    );
    check(&ordinary(), 5, &[(5, 4, -0.594346, 0.109880, 0.128187), (6, 1, -0.593988, -0.127340, -0.453585)]);
    let stands = Rules { dealer_hits_soft_17: false, ..ordinary() };
    check(
        &stands,
        1,
        &[
            (1, 0, -0.661732, -0.067808, -0.593281),
            (3, 2, -0.657967, -0.345048, -1.126423),
            (5, 4, -0.634013, 0.172946, 0.240259),
            (6, 0, -0.101015, -0.108386, -0.357778),
        ],
    );
}

/// Eric Farmer's published check of exact splits to four hands: nineteen cards, 2-2 against a 7.
#[test]
fn a_small_shoe_splits_as_published_to_twelve_digits() {
    let rules = Rules { dealer_hits_soft_17: false, ..ordinary() };
    let optimal = Optimal::solve(&rules, &Shoe::of_kinds([0, 4, 4, 2, 0, 0, 2, 0, 0, 7]));
    let worth = optimal.moves(1, 1, 6);
    let of = |m: Move| 100.0 * worth.iter().find(|w| w.0 == m).unwrap().1;
    close(of(Move::Stand), -61.639194139, 9);
    close(of(Move::Hit), -13.266733267, 9);
    close(of(Move::Double), -123.278388278, 9);
    close(of(Move::Split), -76.210220335, 9);
}

/// The whole game, in per cent as printed by the Wizard of Odds (appendix 9): two, five, six and eight decks.
#[test]
fn ordinary_games_cost_what_is_published() {
    let no_das = |r: Rules| Rules { double_after_split: false, ..r };
    let ev = |rules: &Rules, decks: u8| 100.0 * Optimal::solve(rules, &Shoe::decks(decks)).ev();
    close(ev(&ordinary(), 2), -0.38, 2);
    close(ev(&no_das(ordinary()), 2), -0.53, 2);
    close(ev(&ordinary(), 5), -0.59, 2);
    close(ev(&no_das(ordinary()), 5), -0.74, 2);
    let no_hole_card = Rules { peek: Peek::Never, ..ordinary() };
    close(ev(&no_hole_card, 6), -0.73, 2);
    close(ev(&no_das(no_hole_card.clone()), 6), -0.87, 2);
    close(ev(&no_hole_card, 8), -0.76, 2);
    close(ev(&no_das(no_hole_card), 8), -0.90, 2);
    let stands = Rules { dealer_hits_soft_17: false, ..ordinary() };
    close(ev(&stands, 1), 0.18, 2);
    close(ev(&no_das(stands), 1), 0.04, 2);
}

/// Stanford Wong's benchmark (soft 17 stood, any two cards doubled, no double after split) and his rule changes.
#[test]
fn wongs_benchmark_and_rule_changes() {
    let bench = Rules { dealer_hits_soft_17: false, double_after_split: false, ..ordinary() };
    let td = |rules: &Rules, decks: u8| 100.0 * Optimal::solve(rules, &Shoe::decks(decks)).ev();
    close(td(&bench, 6), -0.54, 2);
    close(td(&bench, 8), -0.57, 2);
    let six = td(&bench, 6);
    close(td(&Rules { dealer_hits_soft_17: true, ..bench.clone() }, 6) - six, -0.2, 1);
    close(td(&Rules { double_after_split: true, ..bench.clone() }, 6) - six, 0.14, 2);
    close(td(&Rules { double: DoubleOn::TenEleven, ..bench.clone() }, 6) - six, -0.2, 1);
    assert!(td(&Rules { surrender: Surrender::FirstTwo, ..bench }, 6) > six);
}

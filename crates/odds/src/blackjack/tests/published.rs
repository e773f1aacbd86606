//! Published figures that were worked out with exact splits, digit for digit; and one publisher's approximation,
//! rebuilt from the parts of this crate.

use super::known::close;
use super::*;
use crate::blackjack::env::Ups;
use crate::blackjack::play::{Move, Play};
use crate::blackjack::shoe::KINDS;
use crate::blackjack::split::{self, PairRank, Scratch, Tree};
use crate::blackjack::{Optimal, Shoe};
use chips::Odds;
use games::blackjack::{DoubleOn, Peek, Rules, Surrender};

/// A game whose splits are played as some published programs play them: inside split hands the best move when one
/// more card of the pair is gone. The splits are still exact for that player.
struct KnowsThePair {
    optimal: Optimal,
}

impl KnowsThePair {
    fn solve(rules: &Rules, decks: u8) -> KnowsThePair {
        let mut optimal = Optimal::solve(rules, &Shoe::decks(decks));
        let env = optimal.env.clone();
        let mut scratch = Scratch::new(&env);
        for kind in 0..KINDS {
            let most = env.most_hands(kind) as usize;
            let pair =
                PairRank { kind, of_kind: env.counts[kind], of_rank: env.counts[kind], up_is_one: None };
            let play = Play::solve(&env.without(kind, 1));
            let tree = Tree::new(&env, &play, kind);
            let levels = split::levels(&env, &tree, most, &mut scratch);
            optimal.splits[kind] = split::worth(&env, &pair, most, &levels);
        }
        KnowsThePair { optimal }
    }

    /// What the house keeps, in per cent of the wager.
    fn edge(&self) -> f64 {
        -100.0 * self.optimal.ev()
    }
}

fn split_of(optimal: &Optimal, kind: usize, up: usize) -> f64 {
    optimal.moves(kind, kind, up).iter().find(|w| w.0 == Move::Split).unwrap().1
}

/// Eric Farmer's program (CDZ−, the player of `base.cd`): six decks, splits to four hands, nine digits.
#[test]
fn exact_splits_as_farmer_prints_them() {
    let hits = ordinary();
    let stands = Rules { dealer_hits_soft_17: false, ..ordinary() };
    let (h17, s17) = (Optimal::solve(&hits, &Shoe::decks(6)), Optimal::solve(&stands, &Shoe::decks(6)));
    for (kind, up, stood, hit) in [
        (7, 0, -0.364251552, -0.514034734),
        (7, 9, -0.474893751, -0.474893751),
        (9, 4, 0.371713893, 0.371877572),
        (9, 5, 0.449059879, 0.450852018),
    ] {
        close(split_of(&s17, kind, up), stood, 9);
        close(split_of(&h17, kind, up), hit, 9);
    }
    // One deck, split once, no double after it: sixteen digits are printed, as many as the arithmetic has.
    let once = Rules { double_after_split: false, split_hands: 2, ..stands };
    close(split_of(&Optimal::solve(&once, &Shoe::decks(1)), 1, 5), 0.118_981_868_394_788_5, 15);
}

/// The analyser of bjstrat.net: one deck, soft 17 hit, double after split, to four hands; four digits.
#[test]
fn exact_splits_from_one_deck_as_printed() {
    let rules = ordinary();
    let game = KnowsThePair::solve(&rules, 1).optimal;
    let against_a_ten =
        [0.1943, -0.4664, -0.5056, -0.5867, -0.7234, -0.6593, -0.6198, -0.4469, -0.2719, -0.3153];
    for (kind, printed) in against_a_ten.into_iter().enumerate() {
        close(split_of(&game, kind, 9), printed, 4);
    }
    for (kind, up, printed) in [
        (2, 0, -0.5368),
        (3, 0, -0.6086),
        (3, 6, -0.1785),
        (5, 0, -0.6793),
        (8, 0, -0.1839),
        (9, 0, -0.4958),
        (9, 3, 0.2242),
        (9, 5, 0.3515),
        (9, 8, -0.2558),
    ] {
        close(split_of(&game, kind, up), printed, 4);
    }
    close(split_of(&game, 9, 1), 0.04463, 5);
}

/// What the house keeps of the whole game, in thousandths of a per cent, as printed in Hugues Hoppe's analysis for
/// one to twenty decks and for ten ways to change the rules. The Wizard of Odds and bjstrat.net print the same
/// but for a few last digits (`docs/odds.md`).
#[test]
fn whole_games_cost_what_is_printed_to_a_thousandth_of_a_per_cent() {
    let base = Rules { surrender: Surrender::FirstTwo, ..ordinary() };
    let edge =
        |rules: &Rules, decks: u8, printed: f64| close(KnowsThePair::solve(rules, decks).edge(), printed, 3);
    for (decks, printed) in [(2, 0.314), (4, 0.475), (6, 0.527), (20, 0.599)] {
        edge(&base, decks, printed);
    }
    let no_surrender = Rules { surrender: Surrender::None, ..base.clone() };
    let changes = [
        (base.clone(), -0.030, 0.553),
        (Rules { dealer_hits_soft_17: false, ..base.clone() }, -0.205, 0.355),
        (Rules { double_after_split: false, ..base.clone() }, 0.114, 0.697),
        (Rules { double: DoubleOn::TenEleven, ..base.clone() }, 0.272, 0.749),
        (Rules { split_hands: 2, split_hands_tens: 2, ..base.clone() }, -0.001, 0.608),
        (Rules { split_hands_aces: 4, ..base.clone() }, -0.061, 0.483),
        (Rules { natural: Odds { pays: 6, on: 5 }, ..base.clone() }, 1.365, 1.911),
        (Rules { peek: Peek::Never, ..no_surrender.clone() }, 0.121, 0.756),
        (no_surrender, 0.008, 0.645),
        // Split aces are drawn to and doubled here: only the Wizard of Odds prints that game.
        (Rules { split_aces_one_card: false, ..base }, -0.170, 0.366),
    ];
    for (rules, one_deck, eight_decks) in changes {
        edge(&rules, 1, one_deck);
        edge(&rules, 8, eight_decks);
    }
}

/// The Wizard of Odds' hand calculator does not price splits exactly, but what it does can be rebuilt: the chance
/// of each number of hands is exact; every hand of j is then played at its best from a shoe without j cards of the
/// pair, its second card pairing only when no further split is allowed. Ten-values, one deck, six digits.
#[test]
fn one_publishers_approximation_of_splits_rebuilt() {
    let rules = ordinary();
    let optimal = Optimal::solve(&rules, &Shoe::decks(1));
    let env = &optimal.env;
    let mut scratch = Scratch::new(env);
    let mut one_hand = |others: usize| {
        let shoe = env.without(9, others);
        let tree = Tree::new(&shoe, &Play::solve(&shoe), 9);
        let (any, paired) = tree.value(&shoe, &mut scratch);
        let pairs = shoe.draw(shoe.hand(shoe.hands.single(9)), 9);
        let other: Ups = std::array::from_fn(|up| (any[up] - pairs[up] * paired[up]) / (1.0 - pairs[up]));
        (any, other)
    };
    let (two, three, four) = (one_hand(1).1, one_hand(2).1, one_hand(3).0);
    // Fourteen ten-values and thirty-five other cards are left; a third hand comes in two orders.
    let both_other = 35.0 * 34.0 / (49.0 * 48.0);
    let one_more = 2.0 * 14.0 * 35.0 * 34.0 * 33.0 / (49.0 * 48.0 * 47.0 * 46.0);
    let printed = [0.079724, 0.159177, 0.252190, 0.358542, 0.379925, 0.304030, 0.076675, -0.183090];
    for (up, printed) in (1..9).zip(printed) {
        let worth = both_other * 2.0 * two[up]
            + one_more * 3.0 * three[up]
            + (1.0 - both_other - one_more) * 4.0 * four[up];
        close(worth, printed, 6);
    }
}

/// The Wizard of Odds' appendix 9 prints what each game returns. Its splits leave out the cards that the other
/// hands drew, so the last digits are not exact: this is how far they are from what is.
#[test]
fn approximate_returns_are_near() {
    type Game = (u8, bool, f64, f64);
    let returns: [Game; 11] = [
        (1, false, 0.001839, 0.000423),
        (1, true, -0.000072, -0.001513),
        (2, false, -0.001779, -0.003208),
        (2, true, -0.003797, -0.005252),
        (4, false, -0.003471, -0.004893),
        (5, false, -0.003804, -0.005225),
        (5, true, -0.005918, -0.007366),
        (6, false, -0.004026, -0.005445),
        (6, true, -0.006151, -0.007598),
        (8, false, -0.004304, -0.005721),
        (8, true, -0.006444, -0.007888),
    ];
    let near = |rules: &Rules, decks: u8, printed: f64, most: f64| {
        let ours = Optimal::solve(rules, &Shoe::decks(decks)).ev();
        assert!((ours - printed).abs() < most, "{decks} decks: {ours} and {printed}");
    };
    for (decks, hits, double_after_split, none) in returns {
        let most = match decks {
            1 => 2e-5,
            2 => 1e-5,
            _ => 4e-6,
        };
        let rules = Rules { dealer_hits_soft_17: hits, ..ordinary() };
        near(&rules, decks, double_after_split, most);
        near(&Rules { double_after_split: false, ..rules }, decks, none, most);
    }
    let no_hole_card = Rules { peek: Peek::Never, ..ordinary() };
    let no_das = Rules { double_after_split: false, ..no_hole_card.clone() };
    near(&no_hole_card, 6, -0.0072705, 2e-6);
    near(&no_das, 6, -0.0086975, 2e-6);
    near(&no_hole_card, 8, -0.007562, 3e-6);
    near(&no_das, 8, -0.0089865, 3e-6);
    near(&Rules { dealer_hits_soft_17: false, ..no_hole_card }, 6, -0.0051417, 2e-6);
}

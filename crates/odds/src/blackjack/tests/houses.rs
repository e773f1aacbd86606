//! The five houses' rules, and ordinary blackjack, built by hand from the house table.

use chips::{Money, Odds};
use games::blackjack::*;

/// Ordinary blackjack: 3:2, the hole card checked, no forced moves, splits to four hands but aces once.
pub(crate) fn ordinary() -> Rules {
    Rules {
        decks: (1, 8),
        seats: 8,
        natural: Odds { pays: 3, on: 2 },
        peek: Peek::AceOrTen,
        insurance: false,
        must_stand: MustStand::Never,
        must_hit: 0,
        dealer_hits_soft_17: true,
        both_over: BothOver::BankWins,
        double: DoubleOn::Any,
        double_for_less: false,
        double_after_split: true,
        split_tens: SplitTens::SameValue,
        split_hands: 4,
        split_hands_tens: 4,
        split_hands_aces: 2,
        split_aces_one_card: true,
        surrender: Surrender::None,
        casino_rules: false,
        backline: false,
        circles: Circles { most: None, adjacent: false, while_waiting: None },
        deal_from: StartsAt::LeftOfBank,
        settle: Settle::ButtonFromBank,
        buster_settles: BusterSettles::WithItsCircle,
        buster: None,
        bank_turns: 2,
        bank_eligibility: BankEligibility::Anyone,
        chip: Money::cents(50),
        nearest: None,
        banking: Banking::default(),
        rounding: games::blackjack::Rounding::Exact,
    }
}

fn buster(pays: [u32; 6]) -> Option<Buster> {
    Some(Buster { pays, min: None, max: None, within_table_limit: false })
}

/// Pure 21.5 as Aviator deals it.
pub(crate) fn aviator() -> Rules {
    Rules {
        natural: Odds { pays: 6, on: 5 },
        must_stand: MustStand::Hard19,
        must_hit: 11,
        both_over: BothOver::EightsPush,
        double_for_less: true,
        split_hands_aces: 4,
        surrender: Surrender::FirstTwo,
        buster: buster([1, 3, 6, 30, 100, 300]),
        ..ordinary()
    }
}

/// The owner's template.
pub(crate) fn txb() -> Rules {
    Rules { settle: Settle::ButtonFromHouseDealer, buster: None, ..aviator() }
}

/// Pure 21.5 at Ocean View.
pub(crate) fn ocean_view() -> Rules {
    Rules { decks: (6, 8), buster: buster([2, 2, 4, 15, 50, 250]), ..aviator() }
}

/// Pure 21.5 at Livermore.
pub(crate) fn livermore() -> Rules {
    Rules {
        split_hands_aces: 2,
        surrender: Surrender::None,
        buster: buster([2, 2, 4, 12, 50, 200]),
        ..aviator()
    }
}

/// 21st Century Blackjack 8.0.
pub(crate) fn twenty_first_century() -> Rules {
    Rules {
        decks: (6, 8),
        peek: Peek::Ace,
        insurance: true,
        must_stand: MustStand::Any21,
        both_over: BothOver::Suited789Pushes,
        double: DoubleOn::AnyBut21,
        double_for_less: false,
        split_tens: SplitTens::SameRank,
        split_hands: 5,
        split_hands_tens: 3,
        split_hands_aces: 3,
        surrender: Surrender::AnyTime,
        buster: buster([1, 3, 5, 25, 100, 500]),
        deal_from: StartsAt::LeftOfHouseDealer,
        settle: Settle::FromHouseDealersRight,
        buster_settles: BusterSettles::AfterAllGameWagers,
        ..aviator()
    }
}

/// All five, with their names.
pub(crate) fn all() -> [(&'static str, Rules); 5] {
    [
        ("aviator", aviator()),
        ("txb", txb()),
        ("ocean-view", ocean_view()),
        ("livermore", livermore()),
        ("21st-century", twenty_first_century()),
    ]
}

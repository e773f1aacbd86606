//! One rule changed at a time: which changes are worth pricing for a house.

use games::blackjack::{BothOver, DoubleOn, MustStand, Peek, Rules, SplitTens, Surrender};

/// A change of one key of a house file, as it is written there.
pub type Change = (&'static str, String);

/// Every change of one rule that this house could make, in the order of the house file.
pub fn changes(rules: &Rules) -> Vec<Change> {
    let mut list: Vec<Change> = Vec::new();
    let mut add = |key: &'static str, now: bool, value: &str| {
        if !now {
            list.push((key, value.to_string()));
        }
    };
    for odds in ["1:1", "6:5", "3:2", "2:1"] {
        add("natural", rules.natural.to_string() == odds, odds);
    }
    add("peek", rules.peek == Peek::Never, "never");
    add("peek", rules.peek == Peek::Ace, "ace");
    add("peek", rules.peek == Peek::AceOrTen, "ace-or-ten");
    add("must_stand", rules.must_stand == MustStand::Never, "never");
    add("must_stand", rules.must_stand == MustStand::Hard19, "hard-19");
    add("must_stand", rules.must_stand == MustStand::Any21, "any-21");
    add("must_hit", rules.must_hit == 0, "0");
    add("must_hit", rules.must_hit == 11, "11");
    add("dealer_hits_soft_17", rules.dealer_hits_soft_17, "true");
    add("dealer_hits_soft_17", !rules.dealer_hits_soft_17, "false");
    add("both_over", rules.both_over == BothOver::BankWins, "bank-wins");
    add("both_over", rules.both_over == BothOver::EightsPush, "888-pushes");
    add("both_over", rules.both_over == BothOver::Suited789Pushes, "suited-789-pushes");
    add("double", rules.double == DoubleOn::Any, "any");
    add("double", rules.double == DoubleOn::AnyBut21, "any-but-21");
    add("double", rules.double == DoubleOn::NineToEleven, "9-11");
    add("double", rules.double == DoubleOn::TenEleven, "10-11");
    add("double", rules.double == DoubleOn::Never, "never");
    add("double_after_split", rules.double_after_split, "true");
    add("double_after_split", !rules.double_after_split, "false");
    add("split_tens", rules.split_tens == SplitTens::SameValue, "same-value");
    add("split_tens", rules.split_tens == SplitTens::SameRank, "same-rank");
    add("split_tens", rules.split_tens == SplitTens::Never, "never");
    for n in [2u8, 3, 4, 5] {
        add("split_hands", rules.split_hands == n, &n.to_string());
    }
    for n in [2u8, 3, 4] {
        add("split_hands_aces", rules.split_hands_aces == n, &n.to_string());
    }
    add("split_aces_one_card", rules.split_aces_one_card, "true");
    add("split_aces_one_card", !rules.split_aces_one_card, "false");
    add("surrender", rules.surrender == Surrender::None, "none");
    add("surrender", rules.surrender == Surrender::FirstTwo, "first-two");
    add("surrender", rules.surrender == Surrender::AnyTime, "any-time");
    list
}

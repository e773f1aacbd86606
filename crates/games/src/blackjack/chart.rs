//! The players' chart and the player-dealer's: which moves a hand has, and which cards the bank must draw.

use super::command::Move;
use super::hand::{Total, rank, value};
use super::rules::{DoubleOn, MustStand, Rules, SplitTens, Surrender};
use super::table::{Circle, Hand, HandState};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refuse;
use cards::Rank;
use chips::Money;
use serde::Serialize;
use voice::say;

/// The moves that are open to a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackMoves"))]
pub struct Moves {
    /// May take a card.
    pub hit: bool,
    /// May stand.
    pub stand: bool,
    /// May double, for at least `double_min` and at most this; zero where it may not.
    pub double: Money,
    /// The least it may double for.
    pub double_min: Money,
    /// May split.
    pub split: bool,
    /// May surrender.
    pub surrender: bool,
    /// What the chart forces, if anything.
    pub chart: Option<Forced>,
}

/// What the chart says where it leaves no choice between hitting and standing (RND-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackForced"))]
pub enum Forced {
    /// Must hit (doubling, splitting and surrendering aside, D2).
    Hit,
    /// Must stand (likewise).
    Stand,
}

impl Moves {
    /// D17: a hand whose only legal move is to stand is not asked.
    pub fn is_asked(&self) -> bool {
        self.hit || self.double.is_positive() || self.split || self.surrender
    }

    /// Is this exact move open?
    pub fn allows(&self, action: Move, chip: Money) -> bool {
        match action {
            Move::Hit => self.hit,
            Move::Stand => self.stand,
            Move::Double(amount) => {
                self.double.is_positive()
                    && amount >= self.double_min
                    && amount <= self.double
                    && (amount == self.double || amount.is_multiple_of(chip))
            }
            Move::Split => self.split,
            Move::Surrender => self.surrender,
        }
    }

    /// D12: what is played for somebody whose clock ran out.
    pub fn default_move(&self) -> Move {
        if self.stand { Move::Stand } else { Move::Hit }
    }
}

/// What the chart says of a total: Pure's charts 1A, 21st Century's rules for players.
pub fn forced(rules: &Rules, total: Total) -> Option<Forced> {
    let must_stand = match rules.must_stand {
        MustStand::Never => false,
        MustStand::Hard19 => !total.soft && total.points >= 19,
        MustStand::Any21 => total.points == 21,
    };
    if must_stand {
        Some(Forced::Stand)
    } else if !total.soft && total.points <= rules.must_hit {
        Some(Forced::Hit)
    } else {
        None
    }
}

/// The moves of a hand, for a player with so many chips behind. The hand is one of `circle`'s.
pub fn moves(rules: &Rules, circle: &Circle, hand: &Hand, stack: Money) -> Moves {
    let total = hand.total();
    let closed = hand.state != HandState::Open || hand.ruling.is_some();
    if closed || hand.cards.len() < 2 || total.natural || total.is_over() {
        return Moves { stand: true, ..Moves::default() };
    }
    let split = stack >= hand.wager && may_split(rules, circle, hand).is_ok();
    if hand.split_ace && rules.split_aces_one_card {
        // D4: one card, then only to stand or, with another ace, to split again.
        return Moves { stand: true, split, ..Moves::default() };
    }
    let chart = forced(rules, total);
    let double = if may_double(rules, hand, total) { double_range(rules, hand, stack) } else { None };
    let (double_min, double) = double.unwrap_or_default();
    Moves {
        hit: chart != Some(Forced::Stand),
        stand: chart != Some(Forced::Hit),
        double,
        double_min,
        split,
        surrender: may_surrender(rules, hand, total),
        chart,
    }
}

/// DSS-1: on which cards a hand may be doubled.
fn may_double(rules: &Rules, hand: &Hand, total: Total) -> bool {
    let cards = match rules.double {
        DoubleOn::Any => true,
        DoubleOn::AnyBut21 => total.points != 21,
        DoubleOn::NineToEleven => !total.soft && (9..=11).contains(&total.points),
        DoubleOn::TenEleven => !total.soft && (10..=11).contains(&total.points),
        DoubleOn::Never => false,
    };
    cards && hand.cards.len() == 2 && (rules.double_after_split || !hand.from_split)
}

/// DSS-1, D13: for how much: exactly the wager, or for less where the house allows it and in whole chips.
fn double_range(rules: &Rules, hand: &Hand, stack: Money) -> Option<(Money, Money)> {
    if !rules.double_for_less {
        return (stack >= hand.wager).then_some((hand.wager, hand.wager));
    }
    let chips_behind = stack - Money::cents(stack.as_cents() % rules.chip.as_cents());
    let most = hand.wager.min(chips_behind);
    (most >= rules.chip).then_some((rules.chip, most))
}

/// DSS-2, DSS-3: may the hand be split, chips aside? The refusal says why not. A 20 of two ten-values may, although it
/// must stand (D3).
pub(crate) fn may_split(rules: &Rules, circle: &Circle, hand: &Hand) -> Result<(), Refusal> {
    let [first, second] = hand.cards[..] else {
        return refuse(Clause::Dss2, say!("bj-no-two-cards-split-hand", cards: hand.cards.len()));
    };
    let (first, second) = (rank(first), rank(second));
    let tens = first.is_ten_value() && second.is_ten_value();
    let pair = if tens {
        match rules.split_tens {
            SplitTens::SameValue => true,
            SplitTens::SameRank => first == second,
            SplitTens::Never => false,
        }
    } else {
        value(first) == value(second)
    };
    if !pair && tens {
        return refuse(Clause::Dss2, say!("bj-no-ten-value-cards-split"));
    }
    if !pair {
        return refuse(Clause::Dss2, say!("bj-no-pair", cards: &hand.cards[..]));
    }
    let most = match first {
        Rank::Ace => rules.split_hands_aces,
        _ if tens => rules.split_hands_tens,
        _ => rules.split_hands,
    };
    if circle.hands.len() >= usize::from(most) {
        return refuse(Clause::Dss3, say!("bj-no-circle-hands-full", most: most));
    }
    Ok(())
}

/// DSS-4, DSS-6: when half may be given up. Hands are asked only until the hole card is shown, which is what D14 asks
/// for.
fn may_surrender(rules: &Rules, hand: &Hand, total: Total) -> bool {
    match rules.surrender {
        Surrender::None => false,
        Surrender::FirstTwo => hand.cards.len() == 2 && !hand.from_split,
        Surrender::AnyTime => total.points <= 20 && !hand.split_ace,
    }
}

/// Chart 1B: the player-dealer draws to soft 17 (or, where the house says so, stands on it).
pub fn bank_draws(rules: &Rules, total: Total) -> bool {
    total.points < 17 || (total.soft && total.points == 17 && rules.dealer_hits_soft_17)
}

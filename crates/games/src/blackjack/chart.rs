//! The players' chart and the player-dealer's: which moves a hand has, and which cards the bank must draw.

use super::command::Move;
use super::hand::{Total, rank, total, value};
use super::rules::{DoubleOn, MustStand, Peek, Rules, SplitTens, Surrender};
use super::table::{Circle, Hand, HandState};
use crate::Refusal;
use crate::clauses::Clause;
use cards::{Card, Rank};
use chips::{Money, Odds};
use serde::Serialize;
use voice::say;

/// The moves that are open to a hand.
///
/// ```
/// use chips::Money;
/// use games::blackjack::{Move, Moves};
///
/// let moves = Moves { hit: true, stand: true, ..Moves::default() };
/// assert!(moves.allows(Move::Hit, Money::dollars(1)) && !moves.allows(Move::Split, Money::dollars(1)));
/// assert_eq!(moves.default_move(), Move::Stand);
/// ```
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
///
/// ```
/// use games::blackjack::{Forced, forced, total};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let eleven = total(&cards::parse_cards("6s 5d").unwrap(), true);
/// assert_eq!(forced(&book.rules, eleven), Some(Forced::Hit));
/// ```
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

/// What a hand is as far as the chart asks: for the referee, and for whoever counts what a hand is worth.
impl Rules {
    /// What cards count (VAL-1 to VAL-5, N-1). `initial`: may two of them be a natural?
    pub fn count(&self, cards: &[Card], initial: bool) -> Total {
        match &self.nearest {
            None => total(cards, initial),
            Some(nearest) => nearest.count(cards),
        }
    }

    /// What a winning hand pays by the cards, ties aside.
    pub fn win_pays(&self, natural: bool) -> Odds {
        match &self.nearest {
            Some(nearest) => nearest.win_pays,
            None if natural => self.natural,
            None => Odds::EVEN,
        }
    }

    /// RND-7: is the hole card checked under this up card?
    pub fn peeks_under(&self, up: Rank) -> bool {
        match self.peek {
            Peek::Never => false,
            Peek::Ace => up == Rank::Ace,
            Peek::AceOrTen => up == Rank::Ace || up.is_ten_value(),
        }
    }

    /// DSS-1: may a hand of so many cards be doubled?
    pub fn doubles(&self, total: Total, cards: usize, from_split: bool) -> bool {
        let on = match self.double {
            DoubleOn::Any => true,
            DoubleOn::AnyBut21 => total.points != 21,
            DoubleOn::NineToEleven => !total.soft && (9..=11).contains(&total.points),
            DoubleOn::TenEleven => !total.soft && (10..=11).contains(&total.points),
            DoubleOn::Never => false,
        };
        on && cards == 2 && (self.double_after_split || !from_split)
    }

    /// DSS-4, DSS-6: may half be given up? Hands are asked only until the hole card is shown, which is what D14 asks for.
    pub fn surrenders(&self, total: Total, cards: usize, from_split: bool, split_ace: bool) -> bool {
        match self.surrender {
            Surrender::None => false,
            Surrender::FirstTwo => cards == 2 && !from_split,
            Surrender::AnyTime => total.points <= 20 && !split_ace,
        }
    }

    /// DSS-2: are two cards a pair that may be split? A 20 of two ten-values may, although it must stand (D3).
    pub fn is_pair(&self, first: Rank, second: Rank) -> bool {
        if !(first.is_ten_value() && second.is_ten_value()) {
            return value(first) == value(second);
        }
        match self.split_tens {
            SplitTens::SameValue => true,
            SplitTens::SameRank => first == second,
            SplitTens::Never => false,
        }
    }

    /// DSS-3: the most hands that a circle may have by splitting this rank.
    pub fn most_hands(&self, rank: Rank) -> u8 {
        match rank {
            Rank::Ace => self.split_hands_aces,
            _ if rank.is_ten_value() => self.split_hands_tens,
            _ => self.split_hands,
        }
    }
}

/// What the chart says of a total: Pure's charts 1A, 21st Century's rules for players.
pub fn forced(rules: &Rules, total: Total) -> Option<Forced> {
    if let Some(nearest) = &rules.nearest {
        // N-4: by the deciding total, soft or hard.
        return match total.points {
            points if nearest.must_stand.is_some_and(|from| points >= from) => Some(Forced::Stand),
            points if points <= rules.must_hit => Some(Forced::Hit),
            _ => None,
        };
    }
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
    let total = hand.total(rules);
    let closed = hand.state != HandState::Open || hand.ruling.is_some();
    // N-3: where the nearer hand wins, a hand is closed by its lowest total.
    let complete = rules.nearest.is_some_and(|nearest| nearest.is_closed(total));
    if closed || complete || hand.cards.len() < 2 || total.natural || total.is_over() {
        return Moves { stand: true, ..Moves::default() };
    }
    let split = stack >= hand.wager && may_split(rules, circle, hand).is_ok();
    if hand.split_ace && rules.split_aces_one_card {
        // D4: one card, then only to stand or, with another ace, to split again.
        return Moves { stand: true, split, ..Moves::default() };
    }
    let chart = forced(rules, total);
    let doubles = rules.doubles(total, hand.cards.len(), hand.from_split);
    let double = if doubles { double_range(rules, hand, stack) } else { None };
    let (double_min, double) = double.unwrap_or_default();
    Moves {
        hit: chart != Some(Forced::Stand),
        stand: chart != Some(Forced::Hit),
        double,
        double_min,
        split,
        surrender: rules.surrenders(total, hand.cards.len(), hand.from_split, hand.split_ace),
        chart,
    }
}

/// Why a hand that could be asked is not: its only legal move is to stand (D17).
///
/// ```
/// use games::blackjack::NotAsked;
///
/// assert_eq!(serde_json::to_value(NotAsked::SplitAce).unwrap(), "split_ace");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackNotAsked"))]
pub enum NotAsked {
    /// It is a natural.
    Natural,
    /// The chart says stand (RND-8).
    Chart,
    /// A split ace gets one card (D4).
    SplitAce,
    /// It cannot come nearer (N-3).
    Complete,
}

/// Why a hand is not asked though it is open and has its cards; none where it is, or where it has gone over.
pub(crate) fn not_asked(rules: &Rules, hand: &Hand, moves: &Moves) -> Option<NotAsked> {
    let total = hand.total(rules);
    let open = hand.state == HandState::Open && hand.ruling.is_none() && hand.owed == 0;
    if !open || hand.cards.len() < 2 || total.is_over() || moves.is_asked() {
        return None;
    }
    Some(match moves.chart {
        _ if total.natural => NotAsked::Natural,
        Some(_) => NotAsked::Chart,
        None if hand.split_ace && rules.split_aces_one_card => NotAsked::SplitAce,
        None => NotAsked::Complete,
    })
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

/// Why a hand is not split, chips aside (DSS-2, DSS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsplit {
    NotTwoCards,
    Tens,
    NoPair,
    Full { most: u8 },
}

impl Unsplit {
    /// What is said to somebody who asked for it.
    pub(crate) fn refusal(self, hand: &Hand) -> Refusal {
        match self {
            Unsplit::NotTwoCards => {
                Refusal::new(Clause::Dss2, say!("bj-no-two-cards-split-hand", cards: hand.cards.len()))
            }
            Unsplit::Tens => Refusal::new(Clause::Dss2, say!("bj-no-ten-value-cards-split")),
            Unsplit::NoPair => Refusal::new(Clause::Dss2, say!("bj-no-pair", cards: &hand.cards[..])),
            Unsplit::Full { most } => Refusal::new(Clause::Dss3, say!("bj-no-circle-hands-full", most: most)),
        }
    }
}

/// DSS-2, DSS-3: may the hand be split, chips aside? Asked of every hand after every card: the words are found later.
pub(crate) fn may_split(rules: &Rules, circle: &Circle, hand: &Hand) -> Result<(), Unsplit> {
    let [first, second] = hand.cards[..] else { return Err(Unsplit::NotTwoCards) };
    let (first, second) = (rank(first), rank(second));
    if !rules.is_pair(first, second) {
        let tens = first.is_ten_value() && second.is_ten_value();
        return Err(if tens { Unsplit::Tens } else { Unsplit::NoPair });
    }
    let most = rules.most_hands(first);
    if circle.hands.len() >= usize::from(most) { Err(Unsplit::Full { most }) } else { Ok(()) }
}

/// Chart 1B: the player-dealer draws to soft 17 (or, where the house says so, stands on it).
/// Where the nearer hand wins, N-5 says how far it draws.
pub fn bank_draws(rules: &Rules, total: Total) -> bool {
    if let Some(nearest) = &rules.nearest {
        return nearest.bank_draws(total);
    }
    draws_to_17(rules.dealer_hits_soft_17, total.points, total.soft)
}

/// The same for whoever knows nothing of the house but what it does with a soft 17.
#[inline]
pub const fn draws_to_17(hits_soft_17: bool, points: u8, soft: bool) -> bool {
    points < 17 || (points == 17 && soft && hits_soft_17)
}

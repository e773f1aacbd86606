//! A collection schedule: a table limit, what of it a Buster bet may be, and what players and player-dealer pay.

use super::rules::{Buster, Rules};
use chips::Money;
use serde::{Deserialize, Serialize};
use voice::{Telling, Word, say};

/// One collection schedule: a table limit with its fees. Exactly one is in force at a table (RND-4).
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let schedule = &book.schedules[0];
/// assert!(schedule.bank_fee(schedule.min) <= schedule.bank_fee(chips::Money::dollars(100_000)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackSchedule"))]
pub struct Schedule {
    /// The option's number in the house's document.
    pub option: u8,
    /// The table minimum.
    pub min: Money,
    /// The table maximum; none where the house has no limit.
    pub max: Option<Money>,
    /// The least and the most Buster bet, where this table limit has its own (BB-2).
    pub buster_limit: Option<(Money, Option<Money>)>,
    /// What players pay for their wagers.
    pub player_fees: PlayerFees,
    /// When players pay.
    pub fees_taken: FeesTaken,
    /// What the player-dealer pays by total table action, in rising order; the last has no upper bound.
    pub bank_fees: Vec<Bracket>,
    /// Who posted it where the document names no figures.
    pub posted_by: Option<String>,
}

/// What players pay, a flat fee for each kind of wager (RND-4).
///
/// ```
/// use chips::Money;
/// use games::blackjack::PlayerFees;
///
/// let fees = PlayerFees::flat(Money::dollars(1));
/// assert_eq!(fees.one(), Some(Money::dollars(1)));
/// assert_eq!(fees.of_circle(Money::dollars(10), Money::dollars(5)), Money::dollars(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackPlayerFees"))]
pub struct PlayerFees {
    /// What a base wager pays by its size, in rising order; the last reaches to the table maximum.
    pub base: Vec<Bracket>,
    /// What a backline bet pays.
    pub backline: Money,
    /// What a Buster bet pays.
    pub buster: Money,
}

/// When players pay their fees: always before a card is dealt (RND-4). The player-dealer, whose fee depends on the total
/// action, pays once wagers are closed (RND-2).
///
/// ```
/// use games::blackjack::FeesTaken;
///
/// assert_eq!(FeesTaken::default(), FeesTaken::BeforeTheDeal);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackFeesTaken"))]
pub enum FeesTaken {
    /// All at once when wagers are closed, in the order in which they were placed.
    #[default]
    BeforeTheDeal,
    /// Each as its wager is placed; it goes back with a wager that is taken back.
    WithEachWager,
}

/// A fee by the size of something: of the total table action, or of a base wager.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let last = book.schedules[0].bank_fees.last().unwrap();
/// assert_eq!(last.to, None); // It has no upper bound.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBracket"))]
pub struct Bracket {
    /// Where it begins on the posted sign; the bound that counts is the one before it.
    pub from: Money,
    /// Up to and including this much (RND-5).
    pub to: Option<Money>,
    /// What it costs.
    pub fee: Money,
}

/// The fee for so much. A bracket's bound is inclusive (RND-5).
fn due(brackets: &[Bracket], amount: Money) -> Money {
    let bracket = brackets.iter().find(|b| b.to.is_none_or(|to| amount <= to));
    bracket.map_or(Money::ZERO, |b| b.fee)
}

impl PlayerFees {
    /// One fee for every base wager and every backline bet, and none for a Buster bet.
    pub fn flat(fee: Money) -> PlayerFees {
        PlayerFees {
            base: vec![Bracket { from: Money::ZERO, to: None, fee }],
            backline: fee,
            buster: Money::ZERO,
        }
    }

    /// The one fee, where there is only one.
    pub fn one(&self) -> Option<Money> {
        match self.base[..] {
            [Bracket { fee, .. }] if fee == self.backline && self.buster.is_zero() => Some(fee),
            _ => None,
        }
    }

    /// What a circle with these wagers pays.
    pub fn of_circle(&self, base: Money, buster: Money) -> Money {
        let of_the_buster = if buster.is_positive() { self.buster } else { Money::ZERO };
        due(&self.base, base) + of_the_buster
    }

    /// Every fee.
    pub fn rates(&self) -> impl Iterator<Item = Money> + '_ {
        self.base.iter().map(|b| b.fee).chain([self.backline, self.buster])
    }

    /// Each kind of wager that a house takes, with its fee, as players are told it.
    pub fn told(&self, rules: &Rules) -> Vec<Telling> {
        let base = self.base.iter().map(|b| match (b.to, &self.base[..]) {
            (_, [_]) => say!("fees-base", fee: b.fee),
            (Some(to), _) => say!("fees-base-to", to: to, fee: b.fee),
            (None, _) => say!("fees-base-from", from: b.from, fee: b.fee),
        });
        let backline = rules.backline.then(|| say!("fees-bet", bet: Word("backline"), fee: self.backline));
        let buster = rules.buster.as_ref().map(|_| say!("fees-bet", bet: Word("buster"), fee: self.buster));
        base.chain(backline).chain(buster).collect()
    }
}

/// RND-4: how many rates a table limit has: the fees of players that differ, one waived altogether not being one, and the bank's.
pub(crate) fn rates(players: &PlayerFees, bank: &[Bracket]) -> usize {
    let mut own: Vec<Money> = players.rates().filter(|fee| fee.is_positive()).collect();
    own.sort();
    own.dedup();
    own.len() + bank.len()
}

impl Schedule {
    /// How many rates it has (RND-4).
    pub fn rates(&self) -> usize {
        rates(&self.player_fees, &self.bank_fees)
    }

    /// Do players pay anything?
    pub fn has_player_fees(&self) -> bool {
        self.player_fees.rates().any(Money::is_positive)
    }

    /// The player-dealer's fee for so much total action.
    pub fn bank_fee(&self, total_action: Money) -> Money {
        due(&self.bank_fees, total_action)
    }

    /// The least and the most that banking costs, whatever the total action comes to.
    pub fn bank_fee_range(&self) -> (Money, Money) {
        let fees = || self.bank_fees.iter().map(|b| b.fee);
        (fees().min().unwrap_or(Money::ZERO), fees().max().unwrap_or(Money::ZERO))
    }

    /// The least and the most Buster bet where they are named: this table limit's own, or else the house's (BB-2).
    pub fn buster_limit(&self, buster: &Buster) -> (Option<Money>, Option<Money>) {
        self.buster_limit.map_or((buster.min, buster.max), |(least, most)| (Some(least), most))
    }

    /// The wager within the table limit that is nearest to this one.
    pub fn nearest(&self, wager: Money) -> Money {
        wager.min(self.max.unwrap_or(Money::LARGEST)).max(self.min)
    }
}

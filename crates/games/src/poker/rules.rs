//! What a table is played by: limits, forced bets, caps and fees, complete and checked.
//!
//! House files are read into [`super::house`]; a recorded hand of another room brings its own (`Rules::recorded`).

use super::game::BetSize;
use super::games::Game;
use chips::Money;
use serde::{Deserialize, Serialize};
use voice::{Telling, say};

/// How much may be bet.
///
/// ```
/// use chips::Money;
/// use games::poker::Limit;
///
/// let limit = Limit::Fixed { small: Money::dollars(3), big: Money::dollars(6) };
/// assert_eq!((limit.id(), limit.title().to_string()), ("3-6".into(), "$3/$6 fixed limit".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerLimit"))]
pub enum Limit {
    /// One size on the early streets, another on the later ones (HE-2, ST-2, S-2).
    Fixed {
        /// The lower limit.
        small: Money,
        /// The upper limit.
        big: Money,
    },
    /// Any amount between two limits on any round (S-2).
    Spread {
        /// The least bet.
        min: Money,
        /// The most; without one only the stack is the limit.
        max: Option<Money>,
    },
    /// Any amount up to the pot (O-3).
    Pot {
        /// The least bet.
        min: Money,
    },
}

impl Limit {
    /// The size of a bet on a street; for spread limit the least one.
    pub const fn bet(self, size: BetSize) -> Money {
        match (self, size) {
            (Limit::Fixed { small, .. }, BetSize::Small) => small,
            (Limit::Fixed { big, .. }, BetSize::Big) => big,
            (Limit::Spread { min, .. } | Limit::Pot { min }, _) => min,
        }
    }

    /// The lower limit.
    pub const fn small(self) -> Money {
        self.bet(BetSize::Small)
    }

    /// Both limits twice over, for a killed pot (S-11).
    pub fn doubled(self) -> Limit {
        match self {
            Limit::Fixed { small, big } => Limit::Fixed { small: small * 2, big: big * 2 },
            Limit::Spread { min, max } => Limit::Spread { min: min * 2, max: max.map(|m| m * 2) },
            Limit::Pot { min } => Limit::Pot { min: min * 2 },
        }
    }

    /// Under which name a collection schedule has it.
    pub const fn schedule(self) -> &'static str {
        match self {
            Limit::Fixed { .. } => "fixed",
            Limit::Spread { .. } => "spread",
            Limit::Pot { .. } => "pot",
        }
    }

    /// As people say it, in the one way every page and story uses: `$2/$4 fixed limit`, `$3–$100 spread limit`,
    /// `$5–no limit`, `$2–pot limit`.
    pub fn title(self) -> Telling {
        match self {
            Limit::Fixed { small, big } => say!("limit-fixed", small: small, big: big),
            Limit::Spread { min, max: Some(max) } => say!("limit-spread", min: min, max: max),
            Limit::Spread { min, max: None } => say!("limit-none", min: min),
            Limit::Pot { min } => say!("limit-pot", min: min),
        }
    }

    /// `3-6`, `2-10`, `100-` without a maximum, `2-pot` up to the pot.
    pub fn id(self) -> String {
        let plain = |m: Money| m.to_string().replace(['$', ','], "");
        match self {
            Limit::Fixed { small, big } => format!("{}-{}", plain(small), plain(big)),
            Limit::Spread { min, max } => format!("{}-{}", plain(min), max.map(plain).unwrap_or_default()),
            Limit::Pot { min } => format!("{}-pot", plain(min)),
        }
    }
}

/// Who keeps the referee's rules: the house, or a record of what another room did.
///
/// ```
/// use games::poker::{Conduct, HouseGame};
///
/// assert_eq!(HouseGame::shipped("ocean-view/holdem").unwrap().limits[0].conduct, Conduct::House);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerConduct"))]
pub enum Conduct {
    /// Our house: every clause binds.
    House,
    /// A hand recorded elsewhere: amounts are taken as written, burns are implied, nothing is collected.
    Recorded {
        /// Do antes count by amount in side pots (`ante_trimming_status`)? If not they are dead in the main pot.
        antes_trimmed: bool,
    },
}

/// When a short all-in reopens the betting (S-5).
///
/// ```
/// use games::poker::{HouseGame, Reopening};
///
/// assert_eq!(HouseGame::shipped("ocean-view/holdem").unwrap().limits[0].reopening, Reopening::HalfBet);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerReopening"))]
pub enum Reopening {
    /// Half a bet or more is a full bet.
    HalfBet,
    /// Only a full bet is.
    FullBet,
}

/// How hands rank, where houses differ.
///
/// ```
/// use games::poker::Order;
///
/// assert!(Order::default().is_usual() && !Order::FullHouseFirst.is_usual());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerOrder"))]
pub enum Order {
    /// As the game has it.
    #[default]
    Usual,
    /// Short deck: a full house beats a flush all the same (O-5).
    FullHouseFirst,
    /// Stud high-low: any hand is good for low, because the house has posted that eight or better is not asked for (STHL-1).
    AnyLow,
}

impl Order {
    /// Is it the game's own?
    pub fn is_usual(&self) -> bool {
        *self == Order::Usual
    }
}

/// Everything a hand is played by.
///
/// ```
/// let rules = games::poker::HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// assert!(rules.is_house() && rules.small_blind < rules.big_blind);
/// assert!(rules.fee_for(6) <= rules.fee_for(9));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerRules"))]
pub struct Rules {
    /// The game.
    pub game: Game,
    /// What may be bet.
    pub limit: Limit,
    /// The small blind (S-4); zero in the stud games.
    pub small_blind: Money,
    /// The big blind (S-4); zero in the stud games.
    pub big_blind: Money,
    /// The ante of each player (stud).
    pub ante: Money,
    /// The forced opening bet (stud).
    pub bring_in: Money,
    /// Raises allowed after the bet; none where there is no cap (S-3, ST-3).
    pub raises: Option<u8>,
    /// Does the cap fall away while only two players are left (S-3)?
    pub heads_up_uncapped: bool,
    /// When a short all-in reopens the betting (S-5).
    pub reopening: Reopening,
    /// The collection for 1–6 and for 7–9 players (PFEE-3, PFEE-4).
    pub fee: (Money, Money),
    /// Whose rules bind.
    pub conduct: Conduct,
    /// How hands rank.
    #[serde(default, skip_serializing_if = "Order::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Order>"))]
    pub order: Order,
}

impl Rules {
    /// The rules of our house for a game at a limit, with everything else as the book and S-3 to S-5 have it.
    pub fn house(game: Game, limit: Limit, fee: (Money, Money)) -> Rules {
        let stud = !game.form().has_blinds();
        let big = limit.small();
        let dollars = |cents: i64| Money::dollars((cents / 100).max(1));
        Rules {
            game,
            limit,
            small_blind: if stud { Money::ZERO } else { dollars(big.half().as_cents()) },
            big_blind: if stud { Money::ZERO } else { big },
            ante: Money::ZERO,
            bring_in: Money::ZERO,
            raises: Some(3),
            heads_up_uncapped: !stud,
            reopening: Reopening::HalfBet,
            fee,
            conduct: Conduct::House,
            order: Order::Usual,
        }
    }

    /// The rules a recorded hand of another room is read by: no cap and no fee.
    pub fn recorded(game: Game, limit: Limit, antes_trimmed: bool) -> Rules {
        let conduct = Conduct::Recorded { antes_trimmed };
        Rules {
            raises: None,
            small_blind: Money::ZERO,
            big_blind: Money::ZERO,
            conduct,
            ..Rules::house(game, limit, (Money::ZERO, Money::ZERO))
        }
    }

    /// Does our house's book bind?
    pub const fn is_house(&self) -> bool {
        matches!(self.conduct, Conduct::House)
    }

    /// The collection from a hand with so many players dealt in (PFEE-3, PFEE-4, S-9).
    pub const fn fee_for(&self, players: usize) -> Money {
        if players <= 6 { self.fee.0 } else { self.fee.1 }
    }

    /// The smallest chip with which all these amounts can be made (S-7).
    pub fn unit(&self, amounts: impl Iterator<Item = Money> + Clone) -> Money {
        let own = [self.small_blind, self.big_blind, self.ante, self.bring_in, self.fee.0, self.fee.1];
        let limits = match self.limit {
            Limit::Fixed { small, big } => [small, big],
            Limit::Spread { min, max } => [min, max.unwrap_or(min)],
            Limit::Pot { min } => [min, min],
        };
        let units = [100, 50, 25, 10, 5, 1].map(Money::cents);
        let all = || own.into_iter().chain(limits).chain(amounts.clone());
        // Recorded hands count in whole chips where all amounts are whole, else in cents.
        let units = if self.is_house() { &units[..] } else { &[units[0], units[5]] };
        units.iter().copied().find(|u| all().all(|a| a.is_multiple_of(*u))).unwrap_or(Money::cents(1))
    }
}

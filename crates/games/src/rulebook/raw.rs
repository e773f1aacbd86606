//! A house file as it is written: every key optional, because a file may extend another and say only what differs.
//!
//! What is missing or contradictory in the end is found by `check.rs`; here a value is only of the right kind or not.

use super::inherit::{Inherit, house_file, mergeable};
use crate::blackjack::{
    BankEligibility, BothOver, BusterSettles, DoubleOn, Mark, MustStand, Peek, Rounding, Settle, SplitTens,
    StartsAt, Surrender, Tie,
};
use crate::clauses::Clause;
use chips::{Money, Odds};
use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{
    self, DeserializeOwned, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor,
};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use voice::{Telling, say};

impl Inherit for RawBuster {
    fn inherit_from(&mut self, parent: &Self) {
        self.lay_over(parent);
    }
}

house_file! {
    /// The keys of a house file for player-banked blackjack.
    pub struct Raw {
        /// What the sign calls the game, where that is more than its name (RND-1).
        pub posted_name: String,
        /// What is posted beside limits and fees (RND-1).
        pub notices: Vec<String>,
        /// Approval numbers for the sign, with their dates where they are known (RND-1).
        pub approvals: Vec<RawApproval>,
        /// The fewest and the most decks, 1 to 8.
        pub decks: [u8; 2],
        /// The decks a table is opened with.
        pub usual_decks: u8,
        /// Seats, 2 to 8 (D6).
        pub seats: u8,
        /// The smallest chip; every payout of it is whole cents (D1).
        pub chip: Money,
        /// What becomes of a payout that this chip cannot make, to the cent if left out (D25).
        pub rounding: Rounding,
        /// What a winning natural pays (VAL-2).
        pub natural: Odds,
        /// Which up cards are peeked under (RND-7).
        pub peek: Peek,
        /// Is insurance offered against an ace (DSS-7)?
        pub insurance: bool,
        /// Where the chart says stand (RND-8); where the nearer hand wins, from which deciding total on (N-4).
        pub must_stand: RawMustStand,
        /// Hard totals up to this are hit, 0 for none (RND-8); deciding totals where the nearer hand wins (N-4).
        pub must_hit: u8,
        /// Does the player-dealer draw to a soft 17 (RND-10)?
        pub dealer_hits_soft_17: bool,
        /// Who wins when both are over (GR-7, WIN-5).
        pub both_over: BothOver,
        /// Which two-card hands may be doubled (DSS-1).
        pub double: DoubleOn,
        /// May a double be for less (DSS-1)?
        pub double_for_less: bool,
        /// May a split hand be doubled (DSS-3)?
        pub double_after_split: bool,
        /// Which ten-values make a pair (DSS-2).
        pub split_tens: SplitTens,
        /// The most hands by splitting twos to nines, 1 to 5 (DSS-3).
        pub split_hands: u8,
        /// The most hands by splitting ten-values (DSS-3).
        pub split_hands_tens: u8,
        /// The most hands by splitting aces (DSS-3).
        pub split_hands_aces: u8,
        /// Does a split ace get one card only (DSS-2)?
        pub split_aces_one_card: bool,
        /// When half the wager may be given up (DSS-4).
        pub surrender: Surrender,
        /// May others bet on a hand (D9)?
        pub backline: bool,
        /// The most circles of one player (D20).
        pub circles_most: u8,
        /// Must they lie side by side (L-CAS-12)?
        pub circles_adjacent: bool,
        /// The most of them while others wait for a seat (L-CAS-12).
        pub circles_while_waiting: u8,
        /// Where the deal starts (RND-6).
        pub deal_from: StartsAt,
        /// In which order wagers are settled (RND-9, RND-10).
        pub settle: Settle,
        /// When Buster bets are settled (BB-7).
        pub buster_settles: BusterSettles,
        /// Hands in a row that a player may bank, 1 or 2 (RND-12).
        pub bank_turns: u8,
        /// Who may take the bank (L-COL-3).
        pub bank_eligibility: BankEligibility,
        /// Are there penalties for removed wagers and fouled hands (L-CAS-4, L-CAS-6)?
        pub casino_rules: bool,
        /// How hands are scored: over is bust, which is what it is if left out, or the hand nearer to a target wins (N-1).
        pub scoring: Scoring,
        /// What hands are to come near, 12 to 31 (N-1).
        pub target: Mark,
        /// Who wins when both are as near: push, player or bank (N-7).
        pub tie: Tie,
        /// What a tie pays that the player wins; even money if left out (N-7).
        pub tie_pays: Odds,
        /// What a nearer hand pays; even money if left out (N-6).
        pub win_pays: Odds,
        /// The deciding total at which the player-dealer stands (N-5).
        pub bank_stands_on: u8,
        /// How many aces of a hand may count 11; any number if left out (N-1).
        pub aces_as_eleven: u8,
        /// The most third-party providers at a table (TP-1).
        pub third_parties: u8,
        /// Hands in a row that a third-party provider may bank (TP-2).
        pub third_party_turns: u8,
        /// Does the bank come back to a player only after somebody else (TP-3)?
        pub return_needs_another: bool,
        /// In every so many minutes so many players bank who are no third-party providers: the minutes.
        pub rotation_minutes: u8,
        /// The players of that.
        pub rotation_players: u8,
        /// Words of the game and what they mean, for its written rules.
        pub glossary: BTreeMap<String, String>,
        /// Why the game is lawful, for its written rules.
        pub statement: String,
        /// Agreements with the owner of the game and with third-party providers, by their references.
        pub agreements: Vec<String>,
        /// The Buster bet (BB-2, BB-4).
        pub buster: RawBuster,
        /// Side bets that are listed and never placed (D21).
        pub side_bets: Vec<RawSideBet>,
        /// Collection schedules: limits and flat fees (RND-4, RND-5).
        pub schedules: Vec<RawSchedule>,
    }
}

mergeable! {
    /// The Buster bet's keys.
    pub struct RawBuster {
        /// The number of the pay table in the owner's list.
        pub option: u8,
        /// What it pays to one, for 3, 4, 5, 6, 7, and 8 or more cards.
        pub pays: Vec<u32>,
        /// The least bet.
        pub min: Money,
        /// The most.
        pub max: Money,
        /// Is the base limit its limit too?
        pub within_table_limit: bool,
    }
}

/// How hands are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scoring {
    /// Over is bust (GR-3 to GR-7).
    Bust,
    /// The hand nearer to a target wins (N-1).
    Nearest,
}

/// Where the chart says stand: by name, or from a deciding total on (N-4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RawMustStand {
    Named(MustStand),
    From(u8),
}

impl RawMustStand {
    /// The one by name; a number is none.
    pub fn named(&self) -> MustStand {
        if let RawMustStand::Named(named) = self { *named } else { MustStand::Never }
    }
}

impl<'de> Deserialize<'de> for RawMustStand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawMustStand, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = RawMustStand;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"never\", \"hard-19\", \"any-21\" or a total")
            }
            fn visit_i64<E: de::Error>(self, from: i64) -> Result<RawMustStand, E> {
                let wrong = |_| E::invalid_value(Unexpected::Signed(from), &self);
                u8::try_from(from).map(RawMustStand::From).map_err(wrong)
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<RawMustStand, E> {
                MustStand::deserialize(text.into_deserializer()).map(RawMustStand::Named)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// An approval: its number, or its number and its date.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum RawApproval {
    Number(String),
    Dated { number: String, date: String },
}

/// A side bet that can only be listed (D21).
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSideBet {
    pub name: String,
    pub limit: String,
}

/// One collection schedule.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSchedule {
    pub option: u8,
    pub limit: (Money, Upper),
    pub buster_limit: Option<(Money, Upper)>,
    pub player_fee: FeeOr<RawPlayerFees>,
    pub fees_taken: Option<String>,
    pub bank_fees: Vec<RawBracket>,
    pub posted_by: Option<String>,
}

/// What players pay by kind of wager: a base wager perhaps by its size.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RawPlayerFees {
    pub base: FeeOr<Vec<RawBracket>>,
    pub backline: Option<Fee>,
    pub buster: Option<Fee>,
}

/// One line of fees by size, as documents print them: $1–$100, $101+.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBracket {
    pub from: Money,
    pub to: Option<Money>,
    pub fee: Fee,
}

/// The upper end of a limit: an amount, or "no limit".
#[derive(Clone, Debug)]
pub(crate) struct Upper(pub Result<Option<Money>, NoAmount>);

/// A flat fee.
#[derive(Clone, Debug)]
pub(crate) struct Fee(pub Result<Money, NoAmount>);

/// One flat fee, or several.
#[derive(Clone, Debug)]
pub(crate) enum FeeOr<T> {
    One(Fee),
    More(T),
}

/// What was written where an amount belongs.
#[derive(Clone, Debug)]
pub(crate) enum NoAmount {
    /// A share of a wager, which no fee is (RND-4).
    Percentage(String),
    /// Something else that is no fee.
    Fee(String),
    /// No end of a limit.
    Limit(String),
}

impl NoAmount {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            NoAmount::Percentage(text) => say!("house-fee-percentage", text: text),
            NoAmount::Fee(text) => say!("house-fee-not-dollars", text: text),
            NoAmount::Limit(text) => say!("house-limit-not-amount", text: text),
        }
    }

    /// The clause it offends.
    pub fn clause(&self) -> Option<Clause> {
        matches!(self, NoAmount::Percentage(_)).then_some(Clause::Rnd4)
    }
}

/// Reads an amount, or the text that stands in its place.
struct Amount {
    expecting: &'static str,
}

impl Visitor<'_> for Amount {
    type Value = Result<Money, String>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expecting)
    }
    fn visit_i64<E: de::Error>(self, dollars: i64) -> Result<Self::Value, E> {
        self.visit_f64(dollars as f64)
    }
    fn visit_f64<E: de::Error>(self, dollars: f64) -> Result<Self::Value, E> {
        Money::from_dollars(dollars).map(Ok).map_err(E::custom)
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Err(text.to_string()))
    }
}

impl<'de> Deserialize<'de> for Upper {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Upper, D::Error> {
        let read = deserializer.deserialize_any(Amount { expecting: "an amount or \"no limit\"" })?;
        Ok(Upper(match read {
            Ok(amount) => Ok(Some(amount)),
            Err(text) if text == "no limit" => Ok(None),
            Err(text) => Err(NoAmount::Limit(text)),
        }))
    }
}

impl<'de> Deserialize<'de> for Fee {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fee, D::Error> {
        let read = deserializer.deserialize_any(Amount { expecting: "a flat fee in dollars" })?;
        Ok(Fee::read(read))
    }
}

impl Fee {
    fn read(read: Result<Money, String>) -> Fee {
        Fee(read.map_err(|text| match text.contains('%') || text.contains("percent") {
            true => NoAmount::Percentage(text),
            false => NoAmount::Fee(text),
        }))
    }
}

/// What may stand in the place of one flat fee.
pub(crate) trait Several: DeserializeOwned {
    /// What a reader is told to write there.
    const EXPECTING: &'static str;
    /// Is it written as a list?
    const IS_LIST: bool;
}

impl Several for RawPlayerFees {
    const EXPECTING: &'static str = "a flat fee in dollars, or one for each kind of wager";
    const IS_LIST: bool = false;
}

impl Several for Vec<RawBracket> {
    const EXPECTING: &'static str = "a flat fee in dollars, or a list of them by size";
    const IS_LIST: bool = true;
}

struct OneOrMore<T>(PhantomData<T>);

impl<T: Several> OneOrMore<T> {
    fn one<E>(read: Result<Result<Money, String>, E>) -> Result<FeeOr<T>, E> {
        read.map(|read| FeeOr::One(Fee::read(read)))
    }
}

impl<'de, T: Several> Visitor<'de> for OneOrMore<T> {
    type Value = FeeOr<T>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTING)
    }
    fn visit_i64<E: de::Error>(self, dollars: i64) -> Result<Self::Value, E> {
        Self::one(Amount { expecting: T::EXPECTING }.visit_i64(dollars))
    }
    fn visit_f64<E: de::Error>(self, dollars: f64) -> Result<Self::Value, E> {
        Self::one(Amount { expecting: T::EXPECTING }.visit_f64(dollars))
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        Self::one(Amount { expecting: T::EXPECTING }.visit_str(text))
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        match T::IS_LIST {
            true => Err(de::Error::invalid_type(Unexpected::Map, &self)),
            false => T::deserialize(MapAccessDeserializer::new(map)).map(FeeOr::More),
        }
    }
    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
        match T::IS_LIST {
            true => T::deserialize(SeqAccessDeserializer::new(list)).map(FeeOr::More),
            false => Err(de::Error::invalid_type(Unexpected::Seq, &self)),
        }
    }
}

impl<'de, T: Several> Deserialize<'de> for FeeOr<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FeeOr<T>, D::Error> {
        deserializer.deserialize_any(OneOrMore(PhantomData))
    }
}

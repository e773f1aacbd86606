//! What the digest of a log has: rounds that came to an end, who sat there from when to when, and offers of the bank.

use crate::protocol::{BankAnswer, RoundMark};
use chips::Money;
use games::{PlayerId, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

fn nothing(amount: &Money) -> bool {
    amount.is_zero()
}

/// A round or a hand that is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(missing_docs)] // The names say it.
pub struct Round {
    /// The record it began with, and the one it ended with.
    #[serde(rename = "f")]
    pub from: u64,
    #[serde(rename = "t")]
    pub to: u64,
    /// When it began, and when it ended.
    #[serde(rename = "b")]
    pub began: u64,
    #[serde(rename = "a")]
    pub at: u64,
    /// Was it called off?
    #[serde(rename = "v", skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// Did the floor rule in it?
    #[serde(rename = "r", skip_serializing_if = "std::ops::Not::not")]
    pub ruled: bool,
    /// What became of it on the way.
    #[serde(rename = "m", skip_serializing_if = "BTreeSet::is_empty")]
    pub marks: BTreeSet<RoundMark>,
    /// Which round or hand of its table it was, from 1.
    #[serde(rename = "n")]
    pub number: u32,
    /// Who dealt it, where somebody had tapped in.
    #[serde(rename = "d", skip_serializing_if = "Option::is_none")]
    pub dealer: Option<PlayerId>,
    /// Who took part, seat by seat.
    #[serde(rename = "p")]
    pub parts: Vec<Part>,
}

/// Somebody's part in a round: a circle, what was bet behind one, the bank, or a place in a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Part {
    #[serde(rename = "p")]
    pub player: PlayerId,
    #[serde(rename = "s")]
    pub seat: Seat,
    /// Was it the bank?
    #[serde(rename = "b", default, skip_serializing_if = "std::ops::Not::not")]
    pub bank: bool,
    /// Did they sit there for a third party?
    #[serde(rename = "t", default, skip_serializing_if = "std::ops::Not::not")]
    pub third_party: bool,
    /// What was at stake.
    #[serde(rename = "w", default, skip_serializing_if = "nothing")]
    pub staked: Money,
    #[serde(rename = "f", default, skip_serializing_if = "nothing")]
    pub fees: Money,
    /// Won or lost, fees left out.
    #[serde(rename = "r", default, skip_serializing_if = "nothing")]
    pub result: Money,
}

impl Part {
    pub(super) fn of((player, seat, staked, fees): (PlayerId, Seat, Money, Money)) -> Part {
        Part { player, seat, bank: false, third_party: false, staked, fees, result: Money::ZERO }
    }
}

/// Somebody at a table, from when they came until they left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Sitting {
    pub player: PlayerId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_party: bool,
    pub from: u64,
    /// Who sat them down: themselves, or the dealer; none where nobody asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// When they left; none where they are still there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u64>,
    /// The chips they came with, brought since, and left with; none where nobody counts or declares them (ROOM-16).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<Money>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<Money>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_with: Option<Money>,
    /// What the rounds brought, and the fees they cost.
    #[serde(default, skip_serializing_if = "nothing")]
    pub won: Money,
    #[serde(default, skip_serializing_if = "nothing")]
    pub fees: Money,
    pub rounds: u32,
    pub banked: u32,
}

/// What became of an offer of the bank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Turn {
    /// Since when it was offered to them.
    pub offered: u64,
    pub at: u64,
    pub player: PlayerId,
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_party: bool,
    pub answer: BankAnswer,
    /// What they put up, where they took it.
    #[serde(default, skip_serializing_if = "nothing")]
    pub wager: Money,
}

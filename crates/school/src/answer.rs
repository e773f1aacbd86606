//! Answers: in which form they are given, and how they are held against the key.

use chips::Money;
use games::{Clause, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use voice::Telling;

/// Where on the felt a choice lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// A seat with its circle.
    Seat(Seat),
    /// A payment that lies on the felt, from 0.
    Line(usize),
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// What it is called.
    pub says: Telling,
    /// Where it is tapped; a button where it lies nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spot: Option<Spot>,
}

/// In which form a part is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Chips are cut.
    Amount,
    /// Chips are paid, or taken, or neither.
    Chips,
    /// One is picked.
    Pick(Vec<Choice>),
    /// They are put in order.
    Order {
        /// These.
        of: Vec<Choice>,
        /// Does each of them belong? Else some are left out.
        all: bool,
    },
}

/// A part of a question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// What is asked.
    pub asks: Telling,
    /// How it is answered.
    pub form: Form,
    /// The seat and its hand, from 1, that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<(Seat, u8)>,
}

/// A part of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Given {
    /// So much.
    Amount(Money),
    /// So much is paid, or taken.
    Chips {
        /// To the player.
        pays: Money,
        /// From the player.
        takes: Money,
    },
    /// The choice with this number, from 0.
    Pick(usize),
    /// The choices with these numbers, in this order.
    Order(Vec<usize>),
}

/// The key of a part.
#[derive(Clone, Debug)]
pub struct Key {
    pub right: Given,
    /// Orders that are as right: steps that commute.
    pub also: BTreeSet<Vec<usize>>,
    pub clause: Clause,
    /// The arithmetic, or the rule as it is applied here.
    pub because: Vec<Telling>,
    /// Is it paid, returned or awarded to a player? Only such can be underpaid: a total or a fee is counted.
    pub payment: bool,
}

impl Key {
    pub fn new(right: Given, clause: Clause, because: Vec<Telling>) -> Key {
        Key { right, also: BTreeSet::new(), clause, because, payment: false }
    }

    /// The key of what a player is paid, gets back or is awarded.
    pub fn payment(right: Given, clause: Clause, because: Vec<Telling>) -> Key {
        Key { payment: true, ..Key::new(right, clause, because) }
    }

    /// Which way an answer is off. A payment that was not answered, or not in chips, was not made.
    fn off(&self, given: Option<&Given>) -> Option<Off> {
        let right = reaches(&self.right)?;
        match given.and_then(reaches) {
            Some(said) if said > right => Some(Off::Over(said - right)),
            Some(said) if said < right => Some(Off::Under(right - said)),
            None if self.payment && right.is_positive() => Some(Off::Under(right)),
            _ => None,
        }
    }

    fn graded(&self, given: Option<&Given>) -> Graded {
        let also = matches!(given, Some(Given::Order(order)) if self.also.contains(order));
        Graded {
            right: also || given == Some(&self.right),
            off: self.off(given),
            key: self.right.clone(),
            clause: self.clause,
            because: self.because.clone(),
        }
    }
}

/// Which way an amount is off, and by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Off {
    /// Too much went to the player, or was counted.
    Over(Money),
    /// Too little.
    Under(Money),
}

/// What became of a part of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Graded {
    /// Is it right?
    pub right: bool,
    /// How far off an amount is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub off: Option<Off>,
    /// The key.
    pub key: Given,
    /// What it rests on.
    pub clause: Clause,
    /// The arithmetic.
    pub because: Vec<Telling>,
}

/// What became of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Grade {
    /// Is every part right?
    pub right: bool,
    /// Did any player get less than is due?
    pub under: bool,
    /// Part by part.
    pub parts: Vec<Graded>,
}

/// The smallest chip of the tray.
pub const SMALLEST: Money = Money::cents(50);

/// Can it be laid out in chips?
pub fn can_be_cut(given: &Given) -> bool {
    let cut = |amount: &Money| amount.is_multiple_of(SMALLEST);
    match given {
        Given::Amount(amount) => cut(amount),
        Given::Chips { pays, takes } => cut(pays) && cut(takes),
        Given::Pick(_) | Given::Order(_) => true,
    }
}

/// What reaches the player.
fn reaches(given: &Given) -> Option<Money> {
    match given {
        Given::Amount(amount) => Some(*amount),
        Given::Chips { pays, takes } => Some(*pays - *takes),
        Given::Pick(_) | Given::Order(_) => None,
    }
}

/// Holds an answer against the keys. A part that was not answered is wrong, and a payment among them underpaid.
pub fn grade(keys: &[Key], answer: &[Given]) -> Grade {
    let parts: Vec<Graded> = keys.iter().enumerate().map(|(i, key)| key.graded(answer.get(i))).collect();
    let short = |(key, part): (&Key, &Graded)| key.payment && matches!(part.off, Some(Off::Under(_)));
    let under = keys.iter().zip(&parts).any(short);
    Grade { right: parts.iter().all(|part| part.right), under, parts }
}

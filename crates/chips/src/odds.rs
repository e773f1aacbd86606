//! Pay-off odds such as 6:5 and 2:1, and the two sums a dealer does with them.

use crate::Money;
use core::fmt;
use core::str::FromStr;
#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// `pays : on`, as printed on the felt: 6:5 pays six for every five wagered.
///
/// ```
/// use chips::{Money, Odds};
///
/// let natural: Odds = "6:5".parse().unwrap();
/// assert_eq!(natural.payout(Money::dollars(10)), Money::dollars(12));
/// assert!(!natural.is_exact_for(Money::cents(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Odds {
    /// What is paid …
    pub pays: u32,
    /// … for every so many wagered.
    pub on: u32,
}

/// The text is not odds like `6:5`.
///
/// ```
/// use chips::{Odds, ParseOddsError};
///
/// assert_eq!("six to five".parse::<Odds>(), Err(ParseOddsError));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOddsError;

impl fmt::Display for ParseOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not odds, like 6:5 or 2:1")
    }
}

impl core::error::Error for ParseOddsError {}

impl Odds {
    /// Even money.
    pub const EVEN: Odds = Odds { pays: 1, on: 1 };

    /// So many to one.
    pub const fn to_one(pays: u32) -> Odds {
        Odds { pays, on: 1 }
    }

    /// What a winning wager is paid beside its return. Rulebooks whose chip unit makes this inexact are refused
    /// when they are loaded (D1), so the division has no remainder at a table.
    pub const fn payout(self, wager: Money) -> Money {
        Money::cents(wager.as_cents() * self.pays as i64 / self.on as i64)
    }

    /// Does every multiple of `unit` pay whole cents?
    pub const fn is_exact_for(self, unit: Money) -> bool {
        (unit.as_cents() * self.pays as i64) % self.on as i64 == 0
    }

    /// The part of a wager that had action when only `paid` could be paid: the payment divided by the odds,
    /// rounded up to the cent (D18).
    pub const fn wager_in_action(self, paid: Money) -> Money {
        let (pays, on) = (self.pays as i64, self.on as i64);
        Money::cents((paid.as_cents() * on + pays - 1) / pays)
    }

    /// The odds as a number, for statistics.
    pub fn as_f64(self) -> f64 {
        f64::from(self.pays) / f64::from(self.on)
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.pays, self.on)
    }
}

impl FromStr for Odds {
    type Err = ParseOddsError;
    fn from_str(text: &str) -> Result<Odds, ParseOddsError> {
        let (pays, on) = text.split_once(':').ok_or(ParseOddsError)?;
        let number = |s: &str| s.trim().parse::<u32>().ok().filter(|n| (1..=100_000).contains(n));
        Ok(Odds { pays: number(pays).ok_or(ParseOddsError)?, on: number(on).ok_or(ParseOddsError)? })
    }
}

#[cfg(feature = "serde")]
impl Serialize for Odds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Odds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Odds, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        text.parse().map_err(|e| de::Error::custom(format_args!("\"{text}\" is {e}")))
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Odds {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Odds".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "description": "Odds, like 6:5." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_to_five_pays_sixty_cents_on_a_half_dollar_d1() {
        let o: Odds = "6:5".parse().unwrap();
        assert_eq!(o.payout(Money::cents(50)), Money::cents(60));
        assert!(o.is_exact_for(Money::cents(50)) && !o.is_exact_for(Money::cents(1)));
    }

    #[test]
    fn partial_action_is_rounded_up_to_the_cent_d18() {
        let o: Odds = "6:5".parse().unwrap();
        assert_eq!(o.wager_in_action(Money::dollars(5)), Money::cents(417));
        assert_eq!(Odds::to_one(15).wager_in_action(Money::cents(1)), Money::cents(1));
        assert_eq!(Odds::EVEN.wager_in_action(Money::ZERO), Money::ZERO);
    }

    #[test]
    fn nonsense_is_not_odds() {
        for text in ["", "6", "6:0", "0:5", "a:b", "6:5:4", "-6:5", "99999999:1"] {
            assert!(text.parse::<Odds>().is_err(), "{text}");
        }
    }
}

//! Whole cents (decision D1), written in dollars.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use core::str::FromStr;
#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// An amount of chips in whole cents. Signed, because results are.
///
/// ```
/// use chips::Money;
///
/// let stack: Money = "$1,000".parse().unwrap();
/// assert_eq!((stack - Money::cents(250)).to_string(), "$997.50");
/// assert_eq!(Money::from_dollars(0.29), Ok(Money::cents(29)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Money(i64);

/// Why a text or a number is not an amount of money.
///
/// ```
/// use chips::{Money, ParseMoneyError};
///
/// assert_eq!("ten".parse::<Money>(), Err(ParseMoneyError::NotANumber));
/// assert_eq!("0.005".parse::<Money>(), Err(ParseMoneyError::FractionOfACent));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseMoneyError {
    /// Not a number of dollars at all.
    NotANumber,
    /// A fraction of a cent (D1).
    FractionOfACent,
    /// More than the largest amount that is handled.
    TooLarge,
}

impl fmt::Display for ParseMoneyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotANumber => "not an amount in dollars, like 5 or 2.50",
            Self::FractionOfACent => "amounts are whole cents (D1)",
            Self::TooLarge => "the amount is too large",
        })
    }
}

impl core::error::Error for ParseMoneyError {}

impl Money {
    /// No money.
    pub const ZERO: Money = Money(0);
    /// The largest amount accepted from outside: a hundred billion dollars. Sums of many stay far inside `i64`.
    pub const LARGEST: Money = Money(10_000_000_000_000);

    /// So many cents.
    pub const fn cents(cents: i64) -> Money {
        Money(cents)
    }

    /// So many whole dollars.
    pub const fn dollars(dollars: i64) -> Money {
        Money(dollars * 100)
    }

    /// The amount as cents.
    pub const fn as_cents(self) -> i64 {
        self.0
    }

    /// The amount in dollars, for JSON and for statistics. Exact for every amount up to [`Money::LARGEST`].
    pub fn as_dollars(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// Reads dollars with decimals, as TOML and JSON have them. Refuses fractions of a cent.
    pub fn from_dollars(dollars: f64) -> Result<Money, ParseMoneyError> {
        if !dollars.is_finite() {
            return Err(ParseMoneyError::NotANumber);
        }
        let cents = dollars * 100.0;
        // The nearest whole number, as `round` has it, which is not in `core`.
        let whole = (cents + 0.5_f64.copysign(cents)) as i64 as f64;
        if whole.abs() > Money::LARGEST.0 as f64 {
            return Err(ParseMoneyError::TooLarge);
        }
        // 0.29 * 100.0 is 28.999999999999996: a cent's fraction must be visible to count as one.
        if (cents - whole).abs() > 1e-6_f64.max(cents.abs() * f64::EPSILON * 4.0) {
            return Err(ParseMoneyError::FractionOfACent);
        }
        Ok(Money(whole as i64))
    }

    /// Is this nothing at all?
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Is this more than nothing?
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// Is this a whole number of chips of the given unit?
    pub const fn is_multiple_of(self, unit: Money) -> bool {
        unit.0 > 0 && self.0 % unit.0 == 0
    }

    /// Half of it, to the cent; an odd cent stays with the larger half (callers take this as the smaller one).
    pub const fn half(self) -> Money {
        Money(self.0 / 2)
    }
}

impl fmt::Display for Money {
    /// `$5`, `$2.50`, `−$61`: cents only when there are any.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cents = self.0.unsigned_abs();
        let sign = if self.0 < 0 { "−" } else { "" };
        let text = if cents.is_multiple_of(100) {
            format!("{sign}${}", group(cents / 100))
        } else {
            format!("{sign}${}.{:02}", group(cents / 100), cents % 100)
        };
        f.pad(&text)
    }
}

/// Thousands are set apart with commas, as on a posted sign.
fn group(dollars: u64) -> String {
    let digits = dollars.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, d) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(d);
    }
    out
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Money {
    type Err = ParseMoneyError;

    /// Reads `5`, `2.50`, `$1,000`, `-3`.
    fn from_str(text: &str) -> Result<Money, ParseMoneyError> {
        let t = text.trim();
        let (negative, t) = match t.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, t),
        };
        let t = t.strip_prefix('$').unwrap_or(t);
        let (whole, fraction) = t.split_once('.').unwrap_or((t, ""));
        let whole: String = whole.chars().filter(|c| *c != ',').collect();
        let digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        if (whole.is_empty() && fraction.is_empty()) || !digits(&whole) || !digits(fraction) {
            return Err(ParseMoneyError::NotANumber);
        }
        if whole.len() > 12 {
            return Err(ParseMoneyError::TooLarge);
        }
        let trimmed = fraction.trim_end_matches('0');
        if trimmed.len() > 2 {
            return Err(ParseMoneyError::FractionOfACent);
        }
        let dollars: i64 = if whole.is_empty() { 0 } else { whole.parse().expect("twelve digits fit") };
        let cents: i64 = format!("{trimmed:0<2}").parse().expect("two digits fit");
        let total = dollars * 100 + cents;
        if total > Money::LARGEST.0 {
            return Err(ParseMoneyError::TooLarge);
        }
        Ok(Money(if negative { -total } else { total }))
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        Money(self.0 + other.0)
    }
}

impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        Money(self.0 - other.0)
    }
}

impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money(-self.0)
    }
}

impl Mul<i64> for Money {
    type Output = Money;
    fn mul(self, times: i64) -> Money {
        Money(self.0 * times)
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, other: Money) {
        self.0 += other.0;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, other: Money) {
        self.0 -= other.0;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Add::add)
    }
}

#[cfg(feature = "serde")]
impl Serialize for Money {
    /// Dollars with at most two decimals: the form of every JSON that leaves the product.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.as_dollars())
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Money, D::Error> {
        struct Dollars;
        impl de::Visitor<'_> for Dollars {
            type Value = Money;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an amount in dollars, like 5 or 2.50")
            }
            fn visit_i64<E: de::Error>(self, dollars: i64) -> Result<Money, E> {
                if dollars.abs() > Money::LARGEST.0 / 100 {
                    return Err(E::custom(ParseMoneyError::TooLarge));
                }
                Ok(Money::dollars(dollars))
            }
            fn visit_u64<E: de::Error>(self, dollars: u64) -> Result<Money, E> {
                self.visit_i64(i64::try_from(dollars).unwrap_or(i64::MAX))
            }
            fn visit_f64<E: de::Error>(self, dollars: f64) -> Result<Money, E> {
                Money::from_dollars(dollars).map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Dollars)
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Money {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Money".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "number", "description": "Dollars, with at most two decimals." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn amounts_are_written_as_on_a_sign() {
        assert_eq!(Money::dollars(5).to_string(), "$5");
        assert_eq!(Money::cents(250).to_string(), "$2.50");
        assert_eq!(Money::dollars(-61).to_string(), "−$61");
        assert_eq!(Money::dollars(1_234_567).to_string(), "$1,234,567");
    }

    #[test]
    fn fractions_of_a_cent_are_refused_d1() {
        assert_eq!("1.005".parse::<Money>(), Err(ParseMoneyError::FractionOfACent));
        assert_eq!(Money::from_dollars(0.005), Err(ParseMoneyError::FractionOfACent));
        assert_eq!(Money::from_dollars(f64::NAN), Err(ParseMoneyError::NotANumber));
        assert_eq!(Money::from_dollars(1e300), Err(ParseMoneyError::TooLarge));
        assert!(
            "".parse::<Money>().is_err() && "$".parse::<Money>().is_err() && "1e3".parse::<Money>().is_err()
        );
    }

    proptest! {
        #[test]
        fn dollars_and_text_keep_every_cent(cents in -10_000_000_000_000i64..=10_000_000_000_000) {
            let m = Money::cents(cents);
            prop_assert_eq!(Money::from_dollars(m.as_dollars()), Ok(m));
            prop_assert_eq!(m.to_string().parse::<Money>(), Ok(m));
            let json = serde_json::to_string(&m).unwrap();
            prop_assert_eq!(serde_json::from_str::<Money>(&json).unwrap(), m);
        }
    }
}

//! Payouts that the chips on the table cannot make (D25): 6:5 on $6 is $7.20, and the smallest chip is a dollar.

use super::nearest::Nearest;
use super::rules::Rules;
use chips::{Money, Odds};
use serde::{Deserialize, Serialize};
use voice::{Telling, say};

/// What becomes of a payout that the smallest chip cannot make.
///
/// ```
/// use chips::{Money, Odds};
/// use games::blackjack::Rounding;
///
/// let (natural, chip): (Odds, Money) = ("6:5".parse().unwrap(), Money::dollars(1));
/// let paid = |rounding: Rounding| rounding.payout(natural, Money::dollars(6), chip);
/// assert_eq!(paid(Rounding::Exact), Money::cents(720));
/// assert_eq!(paid(Rounding::PlayersFavour), Money::dollars(8));
/// assert_eq!((paid(Rounding::BanksFavour), paid(Rounding::NearestChip)), (Money::dollars(7), Money::dollars(7)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackRounding"))]
pub enum Rounding {
    /// It is paid to the cent.
    #[default]
    Exact,
    /// Up to the next chip.
    PlayersFavour,
    /// Down to the chip below.
    BanksFavour,
    /// To the nearer chip; half a chip is the player's.
    NearestChip,
}

impl Rounding {
    /// Is it paid to the cent?
    pub fn is_exact(&self) -> bool {
        *self == Rounding::Exact
    }

    /// What a winning wager is paid beside its return.
    pub fn payout(self, odds: Odds, wager: Money, chip: Money) -> Money {
        let exact = odds.payout(wager).as_cents();
        let chip = chip.as_cents();
        let below = exact - exact % chip;
        Money::cents(match self {
            _ if below == exact => exact,
            Rounding::Exact => exact,
            Rounding::PlayersFavour => below + chip,
            Rounding::BanksFavour => below,
            Rounding::NearestChip if 2 * (exact - below) >= chip => below + chip,
            Rounding::NearestChip => below,
        })
    }

    /// The same in words, where it is not to the cent.
    pub fn told(self, chip: Money) -> Option<Telling> {
        match self {
            Rounding::Exact => None,
            Rounding::PlayersFavour => Some(say!("rounding-players-favour", chip: chip)),
            Rounding::BanksFavour => Some(say!("rounding-banks-favour", chip: chip)),
            Rounding::NearestChip => Some(say!("rounding-nearest-chip", chip: chip)),
        }
    }
}

impl Rules {
    /// What a winning wager is paid beside its return, as this house's chips can make it (D25).
    pub fn payout(&self, odds: Odds, wager: Money) -> Money {
        self.rounding.payout(odds, wager, self.chip)
    }

    /// The odds that a wager of this size is really paid at. Where rounding moves less than a billionth of the wager, they are
    /// those that are posted.
    pub fn odds_at(&self, odds: Odds, wager: Money) -> Odds {
        let paid = self.payout(odds, wager);
        if !wager.is_positive() || paid == odds.payout(wager) {
            return odds;
        }
        let (pays, on) = (paid.as_cents(), wager.as_cents());
        let common = gcd(pays, on);
        match (u32::try_from(pays / common), u32::try_from(on / common)) {
            (Ok(pays), Ok(on)) => Odds { pays, on },
            _ => odds,
        }
    }

    /// These rules for base wagers of one size: what is rounded there stands in the odds (D25). So everything that is worked out per
    /// unit of the wager is exact for that wager; doubled wagers and split hands are paid even money.
    pub fn at_wager(&self, wager: Money) -> Rules {
        let nearest = self.nearest.map(|nearest| Nearest {
            win_pays: self.odds_at(nearest.win_pays, wager),
            tie_pays: self.odds_at(nearest.tie_pays, wager),
            ..nearest
        });
        Rules { natural: self.odds_at(self.natural, wager), nearest, ..self.clone() }
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Houses;

    #[test]
    fn a_payout_is_rounded_to_the_chip_that_the_house_says_d25() {
        let odds: Odds = "6:5".parse().unwrap();
        let of = |rounding: Rounding, wager: i64, chip: i64| {
            rounding.payout(odds, Money::cents(wager), Money::cents(chip)).as_cents()
        };
        for rounding in
            [Rounding::Exact, Rounding::PlayersFavour, Rounding::BanksFavour, Rounding::NearestChip]
        {
            assert_eq!(of(rounding, 1000, 100), 1200, "{rounding:?}: what chips can make is paid");
        }
        assert_eq!(of(Rounding::NearestChip, 700, 100), 800, "8.40");
        assert_eq!(of(Rounding::NearestChip, 800, 100), 1000, "9.60");
        let three_two: Odds = "3:2".parse().unwrap();
        let half = |rounding: Rounding| rounding.payout(three_two, Money::dollars(5), Money::dollars(1));
        assert_eq!(half(Rounding::NearestChip), Money::dollars(8), "half a chip is the player's");
        assert_eq!(half(Rounding::BanksFavour), Money::dollars(7));
    }

    #[test]
    fn a_file_without_the_key_says_nothing_of_it() {
        let exact = Houses::shipped().load("aviator/pure-21.5").unwrap();
        let text = serde_json::to_string(&*exact.rules).unwrap();
        assert!(!text.contains("rounding"), "{text}");
        assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), *exact.rules);
        let changed =
            Houses::shipped().load_changed("aviator/pure-21.5", &["rounding=banks-favour"]).unwrap();
        assert_eq!(changed.rules.at_wager(Money::dollars(6)).natural, "7:6".parse().unwrap());
        assert_eq!(changed.rules.at_wager(Money::dollars(10)).natural, "6:5".parse().unwrap());
        assert_eq!(exact.rules.at_wager(Money::dollars(6)), *exact.rules);
    }
}

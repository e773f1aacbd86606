//! Nearest to a target: the other way of scoring a hand, without bust and natural (N-1 to N-8).

use super::hand::{Total, rank, value};
use cards::{Card, Rank};
use chips::Odds;
use serde::de::{self, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The rules of a game in which the hand nearer to a target wins.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("open/closest-22").unwrap();
/// let nearest = book.rules.nearest.unwrap();
/// let hand = nearest.count(&cards::parse_cards("Ts 9d 4c").unwrap());
/// assert_eq!(hand.compared(), 23); // Nothing is bust: it is one point away.
/// assert_eq!(nearest.distance(hand), 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackNearest"))]
pub struct Nearest {
    /// What hands are to come near.
    pub target: Mark,
    /// Who wins when both are equally near (N-7).
    pub tie: Tie,
    /// What a tie pays that the player wins.
    pub tie_pays: Odds,
    /// What a nearer hand pays (N-6).
    pub win_pays: Odds,
    /// The deciding total at which the player-dealer stands (N-5).
    pub bank_stands_on: u8,
    /// The deciding total from which players stand, where the house has one (N-4).
    pub must_stand: Option<u8>,
    /// How many aces of a hand may count 11; the others count 1 (N-1).
    pub aces_as_eleven: u8,
}

/// Who wins when both hands are equally near.
///
/// ```
/// use games::blackjack::Tie;
///
/// assert_eq!(serde_json::from_str::<Tie>(r#""bank""#).unwrap(), Tie::Bank);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackTie"))]
pub enum Tie {
    /// Nobody.
    Push,
    /// The player, at the odds of a tie.
    Player,
    /// The player-dealer.
    Bank,
}

/// A target, in hundredths of a point: 22, or 22.25, which no two totals are equally far from.
///
/// ```
/// use games::blackjack::Mark;
///
/// let target = Mark::points(22);
/// assert_eq!((target.distance(20), target.distance(24)), (200, 200));
/// assert!(target.is_reached_by(22) && !target.is_passed_by(22));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Mark(u16);

impl Mark {
    /// The lowest and the highest target: below it two cards are always closed, above it eight decks have too few aces.
    pub const RANGE: (Mark, Mark) = (Mark::points(12), Mark::points(31));

    /// A whole number.
    pub const fn points(points: u8) -> Mark {
        Mark(points as u16 * 100)
    }

    /// How far a total is from it, in hundredths.
    pub const fn distance(self, total: u8) -> u16 {
        Mark::points(total).0.abs_diff(self.0)
    }

    /// Has a total come as far?
    pub const fn is_reached_by(self, total: u8) -> bool {
        Mark::points(total).0 >= self.0
    }

    /// Is a total above it?
    pub const fn is_passed_by(self, total: u8) -> bool {
        Mark::points(total).0 > self.0
    }

    /// As a number.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_f64().fmt(f)
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 100 {
            0 => serializer.serialize_u16(self.0 / 100),
            _ => serializer.serialize_f64(self.as_f64()),
        }
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mark, D::Error> {
        let read = f64::deserialize(deserializer)?;
        let hundredths = read * 100.0;
        let whole = hundredths.round();
        if (hundredths - whole).abs() > 1e-6 || !(0.0..=65_535.0).contains(&whole) {
            return Err(de::Error::invalid_value(Unexpected::Float(read), &"22 or 22.25"));
        }
        Ok(Mark(whole as u16))
    }
}

#[cfg(feature = "ts")]
impl schemars::JsonSchema for Mark {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Mark".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "number", "description": "A target, like 22." })
    }
}

impl Nearest {
    /// As many aces as a hand can have.
    pub const EVERY_ACE: u8 = 31;

    /// Counts a hand (N-1, N-2): the deciding total, and the one it is compared by.
    pub fn count(&self, cards: &[Card]) -> Total {
        let low = cards.iter().map(|card| value(rank(*card))).sum();
        let aces = cards.iter().filter(|card| card.rank() == Some(Rank::Ace)).count();
        self.total(low, u8::try_from(aces).unwrap_or(u8::MAX))
    }

    /// The same of a hand that is known by its lowest total and its number of aces.
    pub fn total(&self, low: u8, aces: u8) -> Total {
        let (mut points, mut scored) = (low, low);
        for elevens in 1..=aces.min(self.aces_as_eleven) {
            let higher = low + 10 * elevens;
            if !self.target.is_passed_by(higher) {
                points = higher;
            }
            if self.target.distance(higher) < self.target.distance(scored) {
                scored = higher;
            }
            if self.target.is_reached_by(higher) {
                break;
            }
        }
        Total { points, soft: points > low, natural: false, scored: Some(scored) }
    }

    /// N-3: is a hand closed, its lowest total having reached the target?
    pub const fn is_closed(&self, total: Total) -> bool {
        !total.soft && self.target.is_reached_by(total.points)
    }

    /// N-5: does the player-dealer draw?
    pub const fn bank_draws(&self, total: Total) -> bool {
        total.points < self.bank_stands_on && !self.is_closed(total)
    }

    /// How far from the target a hand is, in hundredths of a point.
    pub fn distance(&self, total: Total) -> u16 {
        self.target.distance(total.compared())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    fn nearest(target: &str, aces_as_eleven: u8) -> Nearest {
        Nearest {
            target: toml::from_str::<std::collections::BTreeMap<String, Mark>>(&format!("t = {target}"))
                .unwrap()["t"],
            tie: Tie::Player,
            tie_pays: Odds::EVEN,
            win_pays: Odds::EVEN,
            bank_stands_on: 20,
            must_stand: None,
            aces_as_eleven,
        }
    }

    fn counted(rules: Nearest, cards: &str) -> (u8, bool, u8) {
        let total = rules.count(&parse_cards(cards).unwrap());
        (total.points, total.soft, total.compared())
    }

    #[test]
    fn the_deciding_total_stays_at_the_target_and_the_score_may_pass_it_n_1_n_2() {
        let any = nearest("22", 31);
        assert_eq!(counted(any, "Ac Kd"), (21, true, 21));
        assert_eq!(counted(any, "Ac Ad"), (22, true, 22));
        assert_eq!(counted(any, "5c Ad 9h"), (15, false, 25), "25 is three away, 15 seven");
        assert_eq!(counted(any, "Ac 6d Kh"), (17, false, 17), "17 and 27 are equally far");
        assert_eq!(counted(any, "Kc Qd 9h"), (29, false, 29));
        let one = nearest("22", 1);
        assert_eq!(counted(one, "Ac Ad"), (12, true, 12));
        assert_eq!(counted(nearest("22.25", 31), "Ac 6d Kh"), (17, false, 27), "4.75 is less than 5.25");
    }

    #[test]
    fn a_hand_is_closed_by_its_lowest_total_and_the_bank_stops_at_either_n_3_n_5() {
        let rules = nearest("22", 31);
        let of = |cards: &str| rules.count(&parse_cards(cards).unwrap());
        assert!(rules.is_closed(of("Kc Qd 2h")) && rules.is_closed(of("Kc Qd 9h")));
        assert!(!rules.is_closed(of("Ac Ad")), "twelve or two can still draw");
        assert!(rules.bank_draws(of("Kc 9d")) && !rules.bank_draws(of("Kc Td")));
        assert!(!rules.bank_draws(of("Ac 9d")) && !rules.bank_draws(of("Kc 6d 9h")));
        assert!(!Nearest { bank_stands_on: 30, ..rules }.bank_draws(of("Kc Qd 2h")), "closed");
    }

    #[test]
    fn a_target_is_written_as_it_was_read() {
        for (text, json) in [("22", "22"), ("22.25", "22.25"), ("21.5", "21.5")] {
            assert_eq!(serde_json::to_string(&nearest(text, 1).target).unwrap(), json);
        }
        assert!(toml::from_str::<std::collections::BTreeMap<String, Mark>>("t = 22.255").is_err());
    }
}

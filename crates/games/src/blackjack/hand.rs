//! A hand of cards and what it counts (VAL-1 to VAL-5).

use arrayvec::ArrayVec;
use cards::{Card, Rank};
use serde::{Deserialize, Serialize};

/// As many aces as the highest target of N-1 has points: no hand is longer, and with 21 none is longer than 22.
pub const LONGEST_HAND: usize = 31;

/// The cards of one hand, in the order in which they came.
pub type Cards = ArrayVec<Card, LONGEST_HAND>;

/// What a hand counts.
///
/// ```
/// use games::blackjack::total;
///
/// let hand = |text: &str| total(&cards::parse_cards(text).unwrap(), true);
/// assert_eq!((hand("As 6d").to_string(), hand("As Kd").to_string()), ("soft 17".into(), "21.5".into()));
/// assert!(hand("Ts 9d 5c").is_over());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackTotal"))]
pub struct Total {
    /// The best total: with an ace as 11 where that does not take the hand over. A natural has 21 here. Where the nearer hand
    /// wins it is the deciding total (N-2).
    pub points: u8,
    /// Is an ace counted as 11 (VAL-4)?
    pub soft: bool,
    /// 21.5: an ace and a ten-value as the two initial cards (VAL-2, VAL-3).
    pub natural: bool,
    /// Where the nearer hand wins: the total that is compared, which may be above the target (N-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scored: Option<u8>,
}

impl Total {
    /// Over 21.5? Where the nearer hand wins nothing is.
    pub const fn is_over(self) -> bool {
        self.points > 21 && self.scored.is_none()
    }

    /// The total that is compared with another.
    pub fn compared(self) -> u8 {
        self.scored.unwrap_or(self.points)
    }
}

impl std::fmt::Display for Total {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Total { natural: true, .. } => f.write_str("21.5"),
            Total { soft: true, points, .. } => write!(f, "soft {points}"),
            Total { points, .. } => write!(f, "{points}"),
        }
    }
}

/// VAL-1: two to nine at face value, ten to king 10, ace 1 (or 11, see [`total`]).
pub const fn value(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 1,
        Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
        _ => rank as u8 + 2,
    }
}

/// The rank of a card of this game, which has no joker; the table refuses one before it gets here.
pub(crate) fn rank(card: Card) -> Rank {
    card.rank().expect("blackjack is dealt without a joker")
}

/// Counts a hand. `initial`: are these the two cards of the first deal, so that they may be a natural? A hand
/// made by a split never is one (VAL-5).
pub fn total(cards: &[Card], initial: bool) -> Total {
    let mut points = 0;
    let mut ace = false;
    for card in cards {
        let rank = rank(*card);
        points += value(rank);
        ace |= rank == Rank::Ace;
    }
    let soft = ace && points <= 11;
    if soft {
        points += 10;
    }
    Total { points, soft, natural: initial && cards.len() == 2 && soft && points == 21, scored: None }
}

/// The player-dealer's three eights (GR-7).
pub fn is_three_eights(cards: &[Card]) -> bool {
    cards.len() == 3 && cards.iter().all(|c| c.rank() == Some(Rank::Eight))
}

/// The player-dealer's seven, eight and nine of one suit (WIN-5).
pub fn is_suited_789(cards: &[Card]) -> bool {
    cards.len() == 3
        && cards.iter().all(|c| c.suit() == cards[0].suit())
        && [Rank::Seven, Rank::Eight, Rank::Nine].iter().all(|r| cards.iter().any(|c| c.rank() == Some(*r)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::parse_cards;

    fn count(text: &str) -> Total {
        total(&parse_cards(text).unwrap(), true)
    }

    #[test]
    fn values_val_1() {
        assert_eq!(count("2c 3d 9h").points, 14);
        assert_eq!(count("Tc Jd").points, 20);
        assert_eq!(count("Qc Kd 5h").points, 25);
        assert_eq!(count("Ac 6d Kh"), Total { points: 17, soft: false, natural: false, scored: None });
    }

    #[test]
    fn ace_and_ten_value_are_a_natural_only_as_the_initial_two_val_2_val_3() {
        for ten in ["Tc", "Jd", "Qh", "Ks"] {
            assert!(count(&format!("As {ten}")).natural && count(&format!("{ten} As")).natural);
        }
        assert!(!count("As 5d 5c").natural);
        assert_eq!(count("As 5d 5c").points, 21);
        assert_eq!(count("As Ad").points, 12);
    }

    #[test]
    fn soft_is_an_ace_counted_as_eleven_val_4() {
        assert!(count("As 6d").soft && !count("Ts 7d").soft && !count("As 6d Tc").soft);
    }

    #[test]
    fn a_split_hand_is_never_a_natural_val_5() {
        assert_eq!(
            total(&parse_cards("As Kd").unwrap(), false),
            Total { points: 21, soft: true, natural: false, scored: None }
        );
    }

    #[test]
    fn the_pushing_hands_of_the_player_dealer_gr_7_win_5() {
        assert!(is_three_eights(&parse_cards("8c 8d 8h").unwrap()));
        assert!(!is_three_eights(&parse_cards("8c 8d").unwrap()));
        assert!(is_suited_789(&parse_cards("9h 7h 8h").unwrap()));
        assert!(!is_suited_789(&parse_cards("9h 7h 8c").unwrap()));
        assert!(!is_suited_789(&parse_cards("8h 8h 8h").unwrap()));
    }
}

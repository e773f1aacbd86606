//! What a hand is before it is complete: hands of five cards have names, and a player reads pairs long before.

use super::called::called_high;
use super::game::Split;
use super::hand::Hand;
use crate::Seat;
use arrayvec::ArrayVec;
use cards::ranking::{self, High};
use cards::{Card, Rank};
use serde::Serialize;
use voice::Telling;

/// What the cards of a player come to so far.
///
/// ```
/// use games::poker::SoFar;
///
/// let low = SoFar::Low { ranks: "7-4-2".into(), paired: 1 };
/// assert_eq!(serde_json::to_string(&low).unwrap(), r#"{"low":{"ranks":"7-4-2","paired":1}}"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerSoFar"))]
pub enum SoFar {
    /// For high: what a dealer would call it.
    High(Telling),
    /// For low: the small cards that differ, from the top, and how many are doubled.
    #[allow(missing_docs)] // The names say it.
    Low { ranks: String, paired: u8 },
}

/// At most the cards of a hand of stud, or of a hand and its board.
type Seen = ArrayVec<Card, 8>;

impl Hand {
    /// What the cards of a place come to as long as they make no hand with a name; nothing where they are not known, or say
    /// nothing by themselves.
    pub(super) fn so_far(&self, seat: Seat) -> Option<SoFar> {
        let player = self.players.get(usize::from(seat))?;
        let own = player.known()?;
        let table: Seen = self.board.iter().copied().chain(self.common).collect::<Option<_>>()?;
        let joker = own.iter().chain(&table).any(|c| c.is_joker());
        if !player.is_in() || own.len() < 2 || joker {
            return None;
        }
        let with = |cards: &[Card]| cards.iter().chain(&table).copied().collect::<Seen>();
        let game = self.rules.game;
        let form = game.form();
        match (form.has_board(), form.own_cards()) {
            (false, _) if form.draws() > 0 => None,
            (false, _) if game.split() == Split::Low => Some(low(&with(&own))),
            (false, _) => Some(SoFar::High(called_high(best(&with(&own))))),
            (true, 2) if own.len() == 3 => {
                // Two of the three cards will play: the best two as things stand.
                let pairs = [[own[0], own[1]], [own[0], own[2]], [own[1], own[2]]];
                pairs.iter().map(|two| best(&with(two))).max().map(|h| SoFar::High(called_high(h)))
            }
            (true, 2) if table.is_empty() => Some(SoFar::High(called_high(best(&own)))),
            _ => None,
        }
    }
}

fn best(cards: &[Card]) -> High {
    if cards.len() < 5 { ranking::showing_high(cards) } else { ranking::high(cards) }
}

fn low(cards: &[Card]) -> SoFar {
    let height = |rank: Rank| if rank == Rank::Ace { 0 } else { rank as u8 + 1 };
    let mut ranks: Vec<Rank> = cards.iter().filter_map(|c| c.rank()).collect();
    ranks.sort_by_key(|rank| std::cmp::Reverse(height(*rank)));
    ranks.dedup();
    let paired = (cards.len() - ranks.len()) as u8;
    let smallest = &ranks[ranks.len().saturating_sub(5)..];
    let names = smallest.iter().map(|rank| match rank {
        Rank::Ten => "10".to_string(),
        rank => rank.letter().to_string(),
    });
    SoFar::Low { ranks: names.collect::<Vec<_>>().join("-"), paired }
}

#[cfg(test)]
mod tests {
    use super::super::{Entry, HouseGame};
    use super::*;
    use chips::Money;

    fn of(game: &str, cards: &str, board: &str) -> Option<SoFar> {
        let rules = HouseGame::shipped(&format!("ocean-view/{game}")).unwrap().limits[0];
        let entry = Entry { stack: Money::dollars(100), in_turn: true, ..Entry::default() };
        let mut hand = Hand::new(rules, &[entry, entry]);
        let cards = cards::parse_cards(cards).unwrap();
        hand.players[0].cards =
            cards.iter().map(|c| super::super::Held { card: Some(*c), up: false, street: 0 }).collect();
        hand.board = cards::parse_cards(board).unwrap().into_iter().map(Some).collect();
        hand.so_far(0)
    }

    /// What the voice says of it.
    fn said(so_far: Option<SoFar>) -> Option<String> {
        match so_far? {
            SoFar::High(says) => Some(says.to_string()),
            SoFar::Low { .. } => None,
        }
    }

    #[test]
    fn stud_is_named_on_every_street() {
        assert_eq!(said(of("stud", "7s Kd 7c", "")).as_deref(), Some("pair of sevens"));
        assert_eq!(said(of("stud", "7s Kd 7c Kh", "")).as_deref(), Some("kings and sevens"));
        assert_eq!(said(of("stud", "6s 6d 6c Kh", "")).as_deref(), Some("three sixes"));
        assert_eq!(said(of("stud", "As Kd 7c", "")).as_deref(), Some("ace high"));
        assert_eq!(said(of("stud", "As 2d 3c 4h 5s", "")).as_deref(), Some("five-high straight"));
        let low = |ranks: &str, paired| Some(SoFar::Low { ranks: ranks.into(), paired });
        assert_eq!(of("razz", "7s Ad 7c 3h", ""), low("7-3-A", 1));
        assert_eq!(of("razz", "Ts Kd 7c 3h Ah 2c", ""), low("10-7-3-2-A", 0));
    }

    #[test]
    fn of_three_cards_of_pineapple_the_best_two_play() {
        assert_eq!(said(of("crazy-pineapple", "As Ah Ad", "")).as_deref(), Some("pair of aces"));
        assert_eq!(said(of("crazy-pineapple", "9s 9h Kd", "9c 2d Ks")).as_deref(), Some("three nines"));
        assert_eq!(said(of("crazy-pineapple", "As Ks 2h", "Qs 5s 9s")).as_deref(), Some("ace-high flush"));
        // Three hearts in the hand: only two of them may be used.
        assert_eq!(said(of("crazy-pineapple", "Ah Kh 2h", "Qh 5h 9s")).as_deref(), Some("ace high"));
    }

    #[test]
    fn two_cards_of_holdem_are_named_before_the_flop_and_four_of_omaha_are_not() {
        assert_eq!(said(of("holdem", "As Ad", "")).as_deref(), Some("pair of aces"));
        assert_eq!(of("omaha", "As Ad Kc Kd", ""), None);
        assert_eq!(of("draw", "As Jk", ""), None);
    }
}

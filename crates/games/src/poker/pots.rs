//! The main pot and the side pots, by what each player put in (S-6).

use super::command::{MOST, Seat};
use super::hand::{Hand, Phase};
use arrayvec::ArrayVec;
use chips::Money;

/// One pot and who can win it.
///
/// ```
/// use chips::Money;
/// use games::poker::{Stake, divide};
///
/// let stake = |dollars, live| Stake { paid: Money::dollars(dollars), live };
/// let pots = divide(&[stake(50, true), stake(100, true), stake(100, true), stake(20, false)], Money::ZERO);
/// assert_eq!((pots[0].amount, &pots[0].seats[..]), (Money::dollars(170), &[0, 1, 2][..]));
/// assert_eq!((pots[1].amount, &pots[1].seats[..]), (Money::dollars(100), &[1, 2][..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What is in it.
    pub amount: Money,
    /// Who can win it, left of the button first.
    pub seats: ArrayVec<Seat, MOST>,
}

/// What one player has in the middle.
///
/// ```
/// use chips::Money;
/// use games::poker::{Stake, divide};
///
/// let stakes = [true, false].map(|live| Stake { paid: Money::dollars(10), live });
/// assert_eq!(divide(&stakes, Money::ZERO)[0].amount, Money::dollars(20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// Live chips.
    pub paid: Money,
    /// Is the player still in?
    pub live: bool,
}

/// Divides stakes into pots, the main pot first. Dead money is in the main pot. Pots with the same players are
/// one; what only folded players put in belongs to the pot below.
pub fn divide(stakes: &[Stake], dead: Money) -> ArrayVec<Pot, MOST> {
    let mut levels: ArrayVec<Money, MOST> = stakes.iter().filter(|s| s.live).map(|s| s.paid).collect();
    levels.sort_unstable();
    let mut pots: ArrayVec<Pot, MOST> = ArrayVec::new();
    let mut below = Money::ZERO;
    for (k, &level) in levels.iter().enumerate() {
        if k > 0 && level == below {
            continue;
        }
        let top = level == levels[levels.len() - 1];
        // Chips of folded players above the highest live stake stay in the last pot.
        let part =
            |s: &Stake| if top { s.paid - s.paid.min(below) } else { s.paid.min(level) - s.paid.min(below) };
        let mut amount: Money = stakes.iter().map(part).sum();
        if pots.is_empty() {
            amount += dead;
        }
        let reached = |(_, s): &(usize, &Stake)| s.live && s.paid >= level;
        let seats = stakes.iter().enumerate().filter(reached).map(|(i, _)| i as Seat).collect();
        if amount.is_positive() || pots.is_empty() {
            pots.push(Pot { amount, seats });
        }
        below = level;
    }
    pots
}

impl Hand {
    /// Everything in the middle, bets of this street included, less what was collected.
    pub fn pot(&self) -> Money {
        if self.phase == Phase::Over {
            return Money::ZERO;
        }
        self.players.iter().map(|p| p.paid + p.dead).sum::<Money>() - self.drop
    }

    /// The pots as they stand, less the collection, which is taken from the main pot first (S-9).
    pub fn pots(&self) -> ArrayVec<Pot, MOST> {
        let stakes: ArrayVec<Stake, MOST> =
            self.players.iter().map(|p| Stake { paid: p.paid, live: p.is_in() }).collect();
        self.divided(&stakes)
    }

    /// The pots as they lie in the middle: chips of a street on which the betting is open are still before the seats, and nobody
    /// knows yet who matches them.
    pub fn gathered(&self) -> ArrayVec<Pot, MOST> {
        let stakes: ArrayVec<Stake, MOST> =
            self.players.iter().map(|p| Stake { paid: p.paid - p.street, live: p.is_in() }).collect();
        self.divided(&stakes)
    }

    fn divided(&self, stakes: &[Stake]) -> ArrayVec<Pot, MOST> {
        let dead = self.players.iter().map(|p| p.dead).sum();
        let mut pots = divide(stakes, dead);
        take_from(&mut pots, self.drop);
        pots
    }
}

/// Takes an amount out of the pots, the main pot first.
pub fn take_from(pots: &mut [Pot], mut amount: Money) {
    for pot in pots {
        let taken = amount.min(pot.amount);
        pot.amount -= taken;
        amount -= taken;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stake(paid: i64, live: bool) -> Stake {
        Stake { paid: Money::dollars(paid), live }
    }

    fn amounts(pots: &[Pot]) -> Vec<(i64, Vec<Seat>)> {
        pots.iter().map(|p| (p.amount.as_cents() / 100, p.seats.to_vec())).collect()
    }

    #[test]
    fn side_pots_are_made_by_amount_s6() {
        let pots = divide(&[stake(10, true), stake(30, true), stake(30, true), stake(5, false)], Money::ZERO);
        assert_eq!(amounts(&pots), [(35, vec![0, 1, 2]), (40, vec![1, 2])]);
    }

    #[test]
    fn a_bet_that_nobody_has_matched_is_no_side_pot_s6() {
        use crate::poker::{Command, Entry, HouseGame};
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
        let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
        let entries = [entry(rules.small_blind), entry(rules.big_blind), entry(Money::ZERO)];
        let (mut hand, mut log) = (Hand::new(rules, &entries), Vec::new());
        hand.start(&mut log);
        for _ in 0..2 {
            for seat in 0..3 {
                let cards = [None].into_iter().collect();
                hand.execute(&Command::Deal { seat, cards }, &mut log).unwrap();
            }
        }
        assert_eq!(hand.pots().len(), 3, "by what everybody put in so far, and all of them are in");
        assert_eq!(amounts(&hand.gathered()), [(0, vec![0, 1, 2])], "before the seats");
        for seat in [2, 0, 1] {
            hand.execute(&Command::Call { seat }, &mut log).unwrap();
        }
        assert_eq!(hand.gathered(), hand.pots(), "the street is over");
        assert!(hand.gathered()[0].amount.is_positive());
    }

    #[test]
    fn dead_money_is_in_the_main_pot_he8() {
        let pots = divide(&[stake(4, true), stake(8, true), stake(8, true)], Money::dollars(2));
        assert_eq!(amounts(&pots), [(14, vec![0, 1, 2]), (8, vec![1, 2])]);
    }

    #[test]
    fn chips_of_folded_players_stay_with_the_last_pot() {
        let pots = divide(&[stake(4, true), stake(20, false), stake(8, true)], Money::ZERO);
        assert_eq!(amounts(&pots), [(12, vec![0, 2]), (20, vec![2])]);
    }

    #[test]
    fn the_collection_comes_from_the_main_pot_first_s9() {
        let mut pots = divide(&[stake(1, true), stake(8, true), stake(8, true)], Money::ZERO);
        take_from(&mut pots, Money::dollars(4));
        assert_eq!(amounts(&pots), [(0, vec![0, 1, 2]), (13, vec![1, 2])]);
    }
}

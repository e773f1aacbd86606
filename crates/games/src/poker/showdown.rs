//! Who gets the chips: hands compared, halves divided, odd chips given where they belong.

use super::command::{MOST, Seat};
use super::event::{Award, Part};
use super::game::{Making, Split};
use super::games::Game;
use super::hand::{Hand, Player};
use super::pots::{Pot, Stake, divide};
use super::stud::razz_order;
use crate::clauses::Clause;
use arrayvec::ArrayVec;
use cards::Card;
use cards::ranking::{self, Made};
use chips::Money;

type Seats = ArrayVec<Seat, MOST>;

/// A hand's worth at the showdown.
///
/// ```
/// use cards::{parse_cards, ranking};
/// use games::poker::{Called, Worth};
///
/// let cards = parse_cards("7s 7d 7c Jh Js").unwrap();
/// let worth = Worth::high(ranking::Made::High(ranking::high(&cards)));
/// assert_eq!(Called::of(&worth).unwrap().high.unwrap().to_string(), "sevens full of jacks");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// For high, in games where high wins something.
    pub high: Option<Made>,
    /// For low: in games for low any, in hi-lo games eight or better.
    pub low: Option<Made>,
}

impl Worth {
    /// A hand for high.
    pub fn high(high: impl Into<Made>) -> Worth {
        Worth { high: Some(high.into()), low: None }
    }

    /// A hand for low.
    pub fn low(low: impl Into<Made>) -> Worth {
        Worth { high: None, low: Some(low.into()) }
    }

    /// A hand for both, if it has a low.
    pub fn of(high: impl Into<Made>, low: Option<impl Into<Made>>) -> Worth {
        Worth { high: Some(high.into()), low: low.map(Into::into) }
    }
}

impl Hand {
    /// The seven, five or nine cards a player's hand is made of, if they are known.
    pub(super) fn hand_cards(&self, seat: Seat) -> Option<ArrayVec<Card, 8>> {
        let mut cards = self.player(seat).known()?;
        if let Some(common) = self.common {
            cards.push(common?);
        }
        Some(cards)
    }

    /// What a player's hand is worth, where all its cards are known and there are enough of them.
    pub fn worth(&self, seat: Seat) -> Worth {
        self.try_worth(seat).unwrap_or_default()
    }

    fn try_worth(&self, seat: Seat) -> Option<Worth> {
        let player = self.player(seat);
        let board: ArrayVec<Card, 5> = self.board.iter().copied().collect::<Option<_>>()?;
        let cards = if player.plays_board { ArrayVec::new() } else { self.hand_cards(seat)? };
        (self.form().worth)(self.rules.order, &cards, &board)
    }

    /// The cards that won a tabled hand what it was awarded; none as long as nothing was, or where nobody had to show.
    pub(super) fn won_with(&self, seat: Seat) -> Vec<Card> {
        let player = self.player(seat);
        let own = if player.plays_board { Some(ArrayVec::new()) } else { self.hand_cards(seat) };
        let Some(own) = own.filter(|_| player.shown && player.is_in()) else { return Vec::new() };
        let board: Vec<Card> = self.board.iter().copied().flatten().collect();
        let worth = self.worth(seat);
        let mut cards = Vec::new();
        for award in self.awards.iter().filter(|a| a.seat == seat) {
            let made = match award.part {
                Part::High => worth.high,
                Part::Low => worth.low,
                Part::Whole => worth.high.or(worth.low),
                Part::Returned => None,
            };
            let with = made.map(|made| playing(self.rules.game, made, &own, &board)).unwrap_or_default();
            cards.extend(with.into_iter().filter(|card| !cards.contains(card)).collect::<Vec<_>>());
        }
        cards
    }

    /// The settlement when only one player is left: everything, by S-8.
    pub(super) fn award_uncontested(&self, seat: Seat, amount: Money) -> Vec<Award> {
        vec![Award { seat, amount, pot: 0, part: Part::Whole, clause: Clause::S8 }]
    }

    fn worths(&self) -> [Worth; MOST] {
        let mut worth = [Worth::default(); MOST];
        for seat in self.contenders() {
            worth[usize::from(seat)] = self.worth(seat);
        }
        worth
    }

    /// The settlement of a showdown, side pots before the main pot (S-8).
    pub(super) fn award_pots(&self, pots: &[Pot]) -> Vec<Award> {
        let worth = self.worths();
        let mut lines = Vec::with_capacity(4);
        for (index, pot) in pots.iter().enumerate().rev() {
            self.award_pot(index as u8, pot, &worth, &mut lines);
        }
        lines
    }

    /// Recorded hands: those who win nothing are out before the pots are divided, so that pots left to the same
    /// players are one and have one odd chip.
    pub(super) fn award_recorded(&self) -> Vec<Award> {
        let worth = self.worths();
        let winners: ArrayVec<Seats, MOST> = self.pots().iter().map(|pot| winners(pot, &worth)).collect();
        let wins = |seat: usize| winners.iter().any(|w| w.contains(&(seat as Seat)));
        let stake = |(i, p): (usize, &Player)| Stake { paid: p.paid, live: p.is_in() && wins(i) };
        let stakes: ArrayVec<Stake, MOST> = self.players.iter().enumerate().map(stake).collect();
        self.award_pots(&divide(&stakes, self.players.iter().map(|p| p.dead).sum()))
    }

    fn award_pot(&self, index: u8, pot: &Pot, worth: &[Worth; MOST], lines: &mut Vec<Award>) {
        if pot.amount.is_zero() {
            return;
        }
        let high = best(&pot.seats, |s| worth[usize::from(s)].high);
        let low = best(&pot.seats, |s| worth[usize::from(s)].low);
        let game = self.rules.game;
        match game.split() {
            _ if pot.seats.len() == 1 => {
                lines.push(Award {
                    seat: pot.seats[0],
                    amount: pot.amount,
                    pot: index,
                    part: Part::Whole,
                    clause: Clause::S6,
                });
            }
            Split::High => self.share(index, Part::Whole, pot.amount, &high, game.win_clause(), lines),
            Split::Low => self.share(index, Part::Whole, pot.amount, &low, game.win_clause(), lines),
            Split::HighLow if low.is_empty() => {
                self.share(index, Part::Whole, pot.amount, &high, game.low_clause(), lines);
            }
            Split::HighLow => {
                let low_half = self.whole_chips(pot.amount.half());
                self.share(index, Part::High, pot.amount - low_half, &high, game.win_clause(), lines);
                self.share(index, Part::Low, low_half, &low, game.low_clause(), lines);
            }
        }
    }

    fn whole_chips(&self, amount: Money) -> Money {
        Money::cents(amount.as_cents() / self.unit.as_cents() * self.unit.as_cents())
    }

    /// Divides an amount among tied hands; what cannot be divided goes to one of them (S-7).
    pub(super) fn share(
        &self,
        pot: u8,
        part: Part,
        amount: Money,
        tied: &[Seat],
        clause: Clause,
        lines: &mut Vec<Award>,
    ) {
        if tied.is_empty() || amount.is_zero() {
            return;
        }
        let each = self.whole_chips(Money::cents(amount.as_cents() / tied.len() as i64));
        let odd = amount - each * tied.len() as i64;
        let lucky = self.odd_chip_to(tied, part);
        for &seat in tied {
            let amount = if seat == lucky { each + odd } else { each };
            if amount.is_positive() {
                lines.push(Award { seat, amount, pot, part, clause });
            }
        }
    }

    /// Who gets the odd chip: the first tied hand clockwise from the button; in stud the highest card by suit, in
    /// razz and between tied lows the lowest (S-7). In recorded hands, the lowest-numbered winner.
    pub(super) fn odd_chip_to(&self, tied: &[Seat], part: Part) -> Seat {
        let first = tied.iter().copied().min().expect("somebody is tied");
        if !self.rules.is_house() || !self.is_stud() {
            return first;
        }
        let low = self.rules.game.split() == Split::Low || part == Part::Low;
        let cards = |seat: &Seat| self.player(*seat).known().unwrap_or_default();
        if low {
            let lowest = |s: &Seat| cards(s).iter().map(|c| razz_order(*c)).min();
            tied.iter().copied().min_by_key(lowest).unwrap_or(first)
        } else {
            let highest = |s: &Seat| cards(s).iter().map(|c| c.index()).max();
            tied.iter().copied().max_by_key(highest).unwrap_or(first)
        }
    }
}

/// The cards of one's own and of the board that make a hand.
pub fn playing(game: Game, made: Made, own: &[Card], board: &[Card]) -> Vec<Card> {
    let all: Vec<Card> = own.iter().chain(board).copied().collect();
    let two_and_three = game.form().making == Making::TwoAndThree;
    match made {
        Made::High(_) if two_and_three => ranking::best_omaha_high(own, board).to_vec(),
        Made::Low(_) if two_and_three => ranking::best_omaha_low(own, board).to_vec(),
        Made::High(_) | Made::Deuce(_) => ranking::best_five_high(&all).to_vec(),
        Made::Low(_) => ranking::best_five_low(&all).to_vec(),
        Made::ShortDeck(_) => ranking::best_short(&all).to_vec(),
        Made::Badugi(_) => ranking::best_badugi(&all),
    }
}

/// Who wins a pot or a part of it, be that less than a chip.
fn winners(pot: &Pot, worth: &[Worth; MOST]) -> Seats {
    if pot.seats.len() == 1 {
        return pot.seats.clone();
    }
    let mut seats = best(&pot.seats, |s| worth[usize::from(s)].high);
    for seat in best(&pot.seats, |s| worth[usize::from(s)].low) {
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

/// The seats with the best hand, in order; none where nobody has one.
pub(super) fn best<T: Ord + Copy>(seats: &[Seat], worth: impl Fn(Seat) -> Option<T>) -> Seats {
    let top = seats.iter().filter_map(|s| worth(*s)).max();
    match top {
        Some(top) => seats.iter().copied().filter(|s| worth(*s) == Some(top)).collect(),
        None => Seats::new(),
    }
}

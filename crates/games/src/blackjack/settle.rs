//! Settlement: who wins (GR, WIN), in which order (RND-10, D15, D16), and how far the bank covers it (RND-11, D18).

use super::awaits::{Awaits, Task};
use super::command::{Command, Fate, Penalty};
use super::event::{Event, Line, Outcome, WagerKind};
use super::hand::{Total, is_suited_789, is_three_eights};
use super::nearest::{Nearest, Tie};
use super::rules::{BothOver, Rules, Settle};
use super::table::{Bank, Hand, HandRuling, HandState, Table};
use crate::Seat;
use crate::clauses::Clause;
use cards::{Card, Rank};
use chips::{Money, Odds};
use std::cmp::Ordering;

/// How a hand comes out against the bank, what it pays if it wins, and under which clause.
///
/// ```
/// use games::blackjack::{Outcome, total, verdict};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let hand = |text: &str| cards::parse_cards(text).unwrap();
/// let verdict = verdict(&book.rules, total(&hand("Ts 8d"), true), total(&hand("9s 8h"), true), &hand("9s 8h"));
/// assert_eq!((verdict.outcome, verdict.clause.id()), (Outcome::Win, "GR-6"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Win, lose or push.
    pub outcome: Outcome,
    /// What a win pays.
    pub odds: Odds,
    /// Why.
    pub clause: Clause,
}

/// Compares a hand that was played to its end with the player-dealer's completed hand.
pub fn verdict(rules: &Rules, player: Total, bank: Total, bank_cards: &[Card]) -> Verdict {
    use Outcome::{Lose, Push, Win};
    if let Some(nearest) = &rules.nearest {
        return nearer(nearest, player, bank);
    }
    let (outcome, clause) = match (player.is_over(), bank.is_over()) {
        _ if player.natural && bank.natural => (Push, Clause::Gr1),
        _ if player.natural => (Win, Clause::Gr2),
        _ if bank.natural => (Lose, Clause::Gr2),
        (true, true) => both_over(rules, player, bank, bank_cards),
        (false, true) => (Win, Clause::Gr3),
        (true, false) => (Lose, Clause::Gr4),
        (false, false) if player.points == bank.points => (Push, Clause::Gr5),
        (false, false) if player.points > bank.points => (Win, Clause::Gr6),
        (false, false) => (Lose, Clause::Gr6),
    };
    Verdict { outcome, clause, odds: if player.natural { rules.natural } else { Odds::EVEN } }
}

/// N-6, N-7: the hand nearer to the target wins; who wins where both are as near is the house's choice.
fn nearer(rules: &Nearest, player: Total, bank: Total) -> Verdict {
    let wins = |odds, clause| Verdict { outcome: Outcome::Win, odds, clause };
    let without_odds = |outcome, clause| Verdict { outcome, odds: rules.win_pays, clause };
    match (rules.distance(player).cmp(&rules.distance(bank)), rules.tie) {
        (Ordering::Less, _) => wins(rules.win_pays, Clause::N6),
        (Ordering::Greater, _) => without_odds(Outcome::Lose, Clause::N6),
        (Ordering::Equal, Tie::Player) => wins(rules.tie_pays, Clause::N7),
        (Ordering::Equal, Tie::Push) => without_odds(Outcome::Push, Clause::N7),
        (Ordering::Equal, Tie::Bank) => without_odds(Outcome::Lose, Clause::N7),
    }
}

/// GR-7 in Pure; WIN-5 and WIN-6 in 21st Century.
fn both_over(rules: &Rules, player: Total, bank: Total, bank_cards: &[Card]) -> (Outcome, Clause) {
    match rules.both_over {
        BothOver::EightsPush if is_three_eights(bank_cards) => (Outcome::Push, Clause::Gr7),
        BothOver::EightsPush | BothOver::BankWins => (Outcome::Lose, Clause::Gr7),
        BothOver::Suited789Pushes if player.points == bank.points => (Outcome::Lose, Clause::Win6),
        BothOver::Suited789Pushes if is_suited_789(bank_cards) && player.points < bank.points => {
            (Outcome::Push, Clause::Win5)
        }
        BothOver::Suited789Pushes => (Outcome::Lose, Clause::Win5),
    }
}

/// RND-9: what a hole card counts for the action button.
pub const fn button_count(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 1,
        other => other as u8 + 2,
    }
}

/// D18: moves what fits within the bank's bounds; the rest is uncovered. `due` is what the line pays or takes.
fn cover(bank: &Bank, verdict: Verdict, amount: Money, due: Money) -> (Money, Money, Money) {
    match verdict.outcome {
        Outcome::Push => (Money::ZERO, Money::ZERO, Money::ZERO),
        Outcome::Win => {
            let paid = due.min(bank.can_pay());
            let in_action = if paid == due { amount } else { verdict.odds.wager_in_action(paid).min(amount) };
            (paid, Money::ZERO, amount - in_action)
        }
        Outcome::Lose | Outcome::Surrender => {
            let collected = due.min(bank.can_collect());
            (Money::ZERO, collected, due - collected)
        }
    }
}

impl Table {
    /// What a person who deals has still to pay and to collect, in order.
    pub fn sheet(&self) -> Vec<Line> {
        let due = |table: &Table| table.awaits() == Awaits::Dealer { task: Task::PayOff };
        if !due(self) {
            return Vec::new();
        }
        let (mut table, mut log) = (self.clone(), Vec::new());
        while due(&table) && table.execute(&Command::PayOff, &mut log).is_ok() {}
        let line = |event| if let Event::Settled(line) = event { Some(line) } else { None };
        log.into_iter().filter_map(line).collect()
    }

    /// The next wager to settle, in the house's order; none when all are settled. Naturals and surrendered halves wait
    /// for their place in it like everything else (D5).
    pub(crate) fn next_line(&self) -> Option<Line> {
        let order = self.settle_order();
        self.insurance_line().or_else(|| {
            let game = order.iter().find_map(|seat| {
                self.game_line(*seat)
                    .or_else(|| self.buster_line(*seat).filter(|_| self.buster_with_circle()))
            });
            game.or_else(|| order.iter().find_map(|seat| self.buster_line(*seat)))
        })
    }

    /// D16: insurance is settled first, once the hole card has been checked.
    pub(crate) fn insurance_line(&self) -> Option<Line> {
        let bank = self.bank.as_ref().filter(|_| self.rules.insurance)?;
        let natural = bank.saw().or_else(|| bank.turned_up(&self.rules))?;
        let seat = self.settle_order().into_iter().find(|s| {
            let circle = self.circle(*s);
            circle.insurance_settled.is_none() && circle.insurance.is_some_and(Money::is_positive)
        })?;
        let amount = self.circle(seat).insurance?;
        let outcome = if natural { Outcome::Win } else { Outcome::Lose };
        let verdict = Verdict { outcome, odds: Odds::to_one(2), clause: Clause::Dss7 };
        Some(self.line(seat, None, WagerKind::Insurance, amount, verdict))
    }

    /// The next base wager or backline bet of a circle: hands left to right, the bets behind hand 1 right after it
    /// (D9, D15).
    fn game_line(&self, seat: Seat) -> Option<Line> {
        let circle = self.circle(seat);
        for (i, hand) in circle.hands.iter().enumerate() {
            if hand.settled.is_none() {
                return Some(self.hand_line(seat, i as u8 + 1, hand));
            }
            if i == 0 {
                let bet = self.backlines.iter().find(|b| b.seat == seat && b.settled.is_none());
                if let Some(bet) = bet {
                    let cards = self.hand_verdict(hand);
                    let verdict = bet.ruled.map_or(cards, |fate| self.by_decision(fate, cards.odds));
                    let mut line = self.line(seat, Some(1), WagerKind::Backline, bet.amount, verdict);
                    line.player = bet.player;
                    return Some(line);
                }
            }
        }
        None
    }

    fn hand_verdict(&self, hand: &Hand) -> Verdict {
        let bank = self.bank.as_ref().expect("a settlement has a bank");
        if hand.ruling == Some(HandRuling::Fouled) {
            return Verdict { outcome: Outcome::Lose, odds: Odds::EVEN, clause: Clause::LCas6 };
        }
        if hand.state == HandState::Surrendered {
            return Verdict { outcome: Outcome::Surrender, odds: Odds::EVEN, clause: Clause::Dss6 };
        }
        verdict(&self.rules, hand.total(&self.rules), bank.total(&self.rules), &bank.cards)
    }

    fn hand_line(&self, seat: Seat, number: u8, hand: &Hand) -> Line {
        let mut verdict = self.hand_verdict(hand);
        let line = |amount, verdict| self.line(seat, Some(number), WagerKind::Base, amount, verdict);
        match (hand.ruling, verdict.outcome) {
            (Some(HandRuling::Single(fate)), _) => {
                let odds = self.rules.win_pays(hand.total(&self.rules).natural);
                line(hand.at_stake(), self.by_decision(fate, odds))
            }
            (Some(HandRuling::Removed(None | Some(Penalty::WinsMinimum))), Outcome::Win) => {
                verdict = Verdict { odds: Odds::EVEN, clause: Clause::LCas4, ..verdict };
                line(self.schedule.min.min(hand.at_stake()), verdict)
            }
            (Some(HandRuling::Removed(None | Some(Penalty::LosesMaximum))), Outcome::Lose) => {
                verdict.clause = Clause::LCas4;
                let owner = self.circle(seat).player.and_then(|p| self.person(p));
                let behind = owner.map_or(Money::ZERO, |p| p.stack);
                let most = self.schedule.max.unwrap_or(hand.at_stake()).max(hand.at_stake());
                line(most.min(hand.at_stake() + behind), verdict)
            }
            _ => line(hand.at_stake(), verdict),
        }
    }

    /// What the floor made of a single wager (D23).
    fn by_decision(&self, fate: Fate, odds: Odds) -> Verdict {
        let outcome = match fate {
            Fate::Return => Outcome::Push,
            Fate::Pay => Outcome::Win,
            Fate::Take => Outcome::Lose,
        };
        Verdict { outcome, odds, clause: self.floor_clause() }
    }

    /// BB-4, BB-6: paid by the number of cards in the busted hand, else collected; whatever became of the player's own
    /// hand (BB-3).
    fn buster_line(&self, seat: Seat) -> Option<Line> {
        let circle = self.circle(seat);
        if circle.buster_settled.is_some() || !circle.buster.is_positive() {
            return None;
        }
        let bank = self.bank.as_ref()?;
        let buster = self.rules.buster.as_ref()?;
        let verdict = if let Some(fate) = circle.buster_ruled {
            self.by_decision(fate, buster.odds(bank.cards.len()))
        } else if bank.total(&self.rules).is_over() {
            Verdict { outcome: Outcome::Win, odds: buster.odds(bank.cards.len()), clause: Clause::Bb4 }
        } else {
            let clause = if bank.saw() == Some(true) { Clause::Bb6 } else { Clause::Bb4 };
            Verdict { outcome: Outcome::Lose, odds: Odds::EVEN, clause }
        };
        Some(self.line(seat, None, WagerKind::Buster, circle.buster, verdict))
    }

    fn line(&self, seat: Seat, hand: Option<u8>, wager: WagerKind, amount: Money, verdict: Verdict) -> Line {
        let bank = self.bank.as_ref().expect("a settlement has a bank");
        let exact = verdict.odds.payout(amount);
        let due = match verdict.outcome {
            Outcome::Win => self.rules.payout(verdict.odds, amount),
            // DSS-6: half of the wager is due on a surrender.
            Outcome::Surrender => amount.half(),
            Outcome::Lose | Outcome::Push => amount,
        };
        let (paid, collected, uncovered) = cover(bank, verdict, amount, due);
        Line {
            seat,
            hand,
            player: self.circle(seat).player.expect("a settled circle has an owner"),
            wager,
            amount,
            outcome: verdict.outcome,
            paid,
            collected,
            uncovered,
            clause: verdict.clause,
            rounded_from: Some(exact)
                .filter(|exact| paid == due && *exact != due && verdict.outcome == Outcome::Win),
        }
    }

    /// RND-9, D7: counts seats for the action button, skipping the player-dealer's, and walks on to a seat with a wager.
    pub(crate) fn place_button(&self) -> Option<Event> {
        let bank = self.bank.as_ref()?;
        let start = match self.rules.settle {
            Settle::ButtonFromBank => bank.seat,
            Settle::ButtonFromHouseDealer => self.rules.seats,
            Settle::FromHouseDealersRight | Settle::LeftOfBank => return None,
        };
        let count = button_count(bank.cards.get(1)?.rank()?);
        let counted: arrayvec::ArrayVec<Seat, 8> =
            self.clockwise_after(start).filter(|s| *s != bank.seat).collect();
        let counted_to = counted[usize::from(count - 1) % counted.len()];
        let has_wager = |s: &Seat| self.circle(*s).player.is_some();
        let seat = std::iter::once(counted_to).chain(self.clockwise_after(counted_to)).find(has_wager)?;
        Some(Event::ButtonPlaced { count, counted_to, seat })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Command, Move, Setup};
    use super::*;
    use crate::PlayerId;
    use crate::rulebook::Houses;

    #[test]
    fn a_house_may_settle_from_the_left_of_the_bank_without_a_button_d10() {
        let book = Houses::shipped().load("ocean-view/pure-21.5").unwrap();
        let rules = Rules { settle: Settle::LeftOfBank, ..(*book.rules).clone() };
        let schedule = book.schedules[0].clone();
        let mut table = Table::open(Setup { rules: rules.into(), schedule, decks: 6, turn: 1 });
        let (chips, third_party, buster) = (Money::dollars(200), false, Money::ZERO);
        let mut log = Vec::new();
        let mut go = |command| table.execute(&command, &mut log).unwrap();
        for seat in [2, 4, 7] {
            go(Command::Join { player: PlayerId(seat.into()), seat: Some(seat), chips, third_party });
        }
        go(Command::Shuffle);
        go(Command::TakeBank { player: PlayerId(4), wager: Money::dollars(100), seat: None });
        for seat in [2, 7] {
            go(Command::Wager { player: PlayerId(seat.into()), seat, base: Money::dollars(10), buster });
        }
        go(Command::CloseWagers);
        for card in cards::parse_cards("Tc Td 7s 8c 8d Th").unwrap() {
            go(Command::Card(card));
        }
        for seat in [7, 2] {
            go(Command::Act { player: PlayerId(seat.into()), seat, hand: 1, action: Move::Stand });
        }
        let settled = |e: &Event| if let Event::Settled(line) = e { Some(line.seat) } else { None };
        assert_eq!(log.iter().filter_map(settled).collect::<Vec<_>>(), [7, 2]);
        assert!(!log.iter().any(|e| matches!(e, Event::ButtonPlaced { .. })));
        assert_eq!(table.rounds(), 1);
    }
}

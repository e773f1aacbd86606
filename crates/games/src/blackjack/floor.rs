//! Floor rulings, recorded with their author and reason (L-CAS-4, L-CAS-6, L-CAS-12, L-CAS-16, D23).

use super::command::{Fate, Ruling};
use super::event::{Event, Target, WagerKind};
use super::hand::Cards;
use super::table::{Backline, HandRuling, HandState, Hole, PayOff, Phase, Table};
use super::view::RulableView;
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Edition, PlayerId, Refusal, Seat};
use cards::Card;
use chips::Money;
use voice::say;

impl Table {
    pub(crate) fn rule(&self, author: &str, reason: &str, ruling: Ruling) -> Result<Event, Refusal> {
        if author.trim().is_empty() || reason.trim().is_empty() {
            return refuse(self.floor_clause(), say!("bj-no-ruling-recorded-author-reason"));
        }
        match ruling {
            Ruling::Foul { seat, hand } => {
                self.check_penalties(Clause::LCas6)?;
                self.check_ruled_hand(Clause::LCas6, seat, hand)?;
            }
            Ruling::RemovedWager { seat, hand, .. } => {
                self.check_penalties(Clause::LCas4)?;
                self.check_ruled_hand(Clause::LCas4, seat, hand)?;
            }
            Ruling::Wager { seat, hand, wager, player, .. } => {
                self.check_ruled_wager(seat, hand, wager, player)?;
            }
            Ruling::VoidRound if self.bank.is_none() => {
                return refuse(self.floor_clause(), say!("bj-no-round-void"));
            }
            Ruling::PlayOn if self.bank.is_none() => {
                return refuse(self.floor_clause(), say!("bj-no-round-play-on"));
            }
            Ruling::VoidRound | Ruling::PlayOn => {}
            Ruling::NoLook => self.check_no_look()?,
            Ruling::TwoCircles { .. } if self.rules.circles.while_waiting.is_none() => {
                return refuse(Clause::LCas12, say!("bj-no-house-does-restrict-circles"));
            }
            Ruling::TwoCircles { .. } => {}
            Ruling::Correct { at, nth, card } => self.check_correction(at, nth, card)?,
            Ruling::Reverse { .. } => self.check_reversal()?,
        }
        let own = matches!(
            ruling,
            Ruling::Wager { .. }
                | Ruling::VoidRound
                | Ruling::PlayOn
                | Ruling::NoLook
                | Ruling::Correct { .. }
        );
        let clause = Some(self.floor_clause()).filter(|clause| own && *clause != Clause::LCas16);
        let ruling = match ruling {
            // Which of the two it comes to is for the outcome to decide.
            Ruling::RemovedWager { seat, hand, .. } if self.edition >= Edition::SECOND => {
                Ruling::RemovedWager { seat, hand, penalty: None }
            }
            Ruling::Reverse { .. } => Ruling::Reverse { over: self.bank.is_none() },
            other => other,
        };
        Ok(Event::Ruled { author: author.into(), reason: reason.into(), ruling, clause })
    }

    /// What the floor's own word rests on: the house's clause for it, or ours (D23).
    pub(crate) fn floor_clause(&self) -> Clause {
        let ours = !self.rules.casino_rules && self.edition >= Edition::SECOND;
        if ours { Clause::Floor1 } else { Clause::LCas16 }
    }

    /// L-CAS-4, L-CAS-6: penalties exist where the rulebook has them.
    pub(crate) fn check_penalties(&self, clause: Clause) -> Result<(), Refusal> {
        if self.rules.casino_rules || self.edition < Edition::SECOND {
            return Ok(());
        }
        refuse(clause, say!("bj-no-penalty-in-this-house"))
    }

    /// A card that was named wrongly is named again as long as nobody has decided anything since it came.
    fn check_correction(&self, at: Target, nth: u8, card: Card) -> Result<(), Refusal> {
        if card.is_joker() {
            return refuse(Clause::Val1, say!("bj-no-game-dealt-without-joker"));
        }
        let Some((_, _, named)) = self.correctable().into_iter().find(|(to, n, _)| (*to, *n) == (at, nth))
        else {
            return refuse(self.floor_clause(), say!("bj-no-somebody-decided-since-card"));
        };
        if named == card {
            return refuse(self.floor_clause(), say!("bj-no-what-named", card: card));
        }
        if (at, nth) == (Target::Bank, 2) {
            self.check_peeked(card)?;
        }
        if self.is_played_out() {
            self.check_played(at, nth, card)?;
        }
        self.check_named(card)
    }

    /// ROOM-17: the dealer names its own last card again, for as long as nothing depends on it.
    pub(crate) fn name_again(&self, was: Card, card: Card) -> Result<Event, Refusal> {
        if !self.by_hand {
            return refuse(Clause::Room17, say!("bj-no-shoe-names-its-cards"));
        }
        let Some((at, nth, _)) = self.correctable().pop().filter(|(_, _, named)| *named == was) else {
            return refuse(Clause::Room17, say!("bj-no-last-card-counts", card: was));
        };
        self.check_correction(at, nth, card)?;
        Ok(Event::NamedAgain { at, nth, was, card })
    }

    /// The cards that may still be corrected: where each lies, the how-manieth it is there, and what was named. The one that
    /// came last is the last of them.
    pub fn correctable(&self) -> Vec<(Target, u8, Card)> {
        if self.is_played_out() { self.played_out() } else { self.undecided().collect() }
    }

    /// Those that came since anybody decided anything.
    fn undecided(&self) -> impl Iterator<Item = (Target, u8, Card)> + '_ {
        self.fresh.iter().enumerate().filter_map(|(i, at)| {
            let cards = self.cards_at(*at)?;
            let later = self.fresh[i + 1..].iter().filter(|to| *to == at).count();
            let n = cards.len().checked_sub(later)?;
            Some((*at, n as u8, *cards.get(n.checked_sub(1)?)?))
        })
    }

    pub(crate) fn cards_at(&self, at: Target) -> Option<&Cards> {
        match at {
            Target::Hand { seat, hand } => {
                let hands = &self.circles.get(usize::from(seat).checked_sub(1)?)?.hands;
                hands.get(usize::from(hand).checked_sub(1)?).map(|h| &h.cards)
            }
            Target::Bank => self.bank.as_ref().map(|bank| &bank.cards),
            Target::Hole => None,
        }
    }

    /// Which cards may still be corrected after an event: those that came since anybody decided anything.
    pub(crate) fn keep_fresh(&mut self, event: &Event) {
        match event {
            Event::CardDealt { to: Target::Hole, .. } | Event::CardDealt { card: None, .. } => {}
            // The card that the bank turned over is named for good once it has drawn to it.
            Event::CardDealt { to: Target::Bank, .. }
                if self.bank.as_ref().is_some_and(|b| b.cards.len() == 2) =>
            {
                self.fresh.clear();
                self.fresh.push(Target::Bank);
            }
            Event::HoleShown { .. } => {
                self.fresh.clear();
                self.fresh.push(Target::Bank);
            }
            Event::CardDealt { to, .. } => {
                if self.fresh.is_full() {
                    self.fresh.remove(0);
                }
                self.fresh.push(*to);
            }
            // Whether there is a natural depends on the card that lies face up.
            Event::Peeked { .. } => self.fresh.retain(|to| *to != Target::Bank),
            Event::Joined { .. }
            | Event::ChipsAdded { .. }
            | Event::Left { .. }
            | Event::Shuffled { .. }
            | Event::InsuranceOffered
            | Event::ButtonPlaced { .. }
            | Event::CutCardCame
            | Event::NamedAgain { .. }
            | Event::Ruled {
                ruling: Ruling::Correct { .. } | Ruling::TwoCircles { .. } | Ruling::PlayOn | Ruling::NoLook,
                ..
            } => {}
            _ => self.fresh.clear(),
        }
    }

    /// The card that really lies there. What follows from the player-dealer's first card, or from the one it turned over, follows
    /// anew.
    pub(crate) fn correct(&mut self, at: Target, nth: u8, card: Card) {
        let i = usize::from(nth) - 1;
        match at {
            Target::Hand { seat, hand } => {
                self.circle_mut(seat).hands[usize::from(hand) - 1].cards[i] = card;
            }
            Target::Bank | Target::Hole => {
                let bank = self.bank.as_mut().expect("a corrected card of the bank lies there");
                bank.cards[i] = card;
                if i == 1 && matches!(bank.hole, Hole::Shown(_)) {
                    (bank.hole, bank.button) = (Hole::Shown(card), None);
                }
                if i == 0 && bank.hole != Hole::None && self.phase != Phase::Drawing {
                    self.phase = Phase::Dealing;
                    self.deal_is_done();
                }
            }
        }
    }

    fn check_ruled_hand(&self, clause: Clause, seat: Seat, hand: u8) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.check_ruled_phase(clause)?;
        let Some(hand) = usize::from(hand).checked_sub(1).and_then(|i| self.circle(seat).hands.get(i)) else {
            return refuse(clause, say!("bj-no-circle-no-hand", seat: seat, hand: hand));
        };
        if hand.owed > 0 || hand.ruling.is_some() {
            return refuse(clause, say!("bj-no-hand-waits-card-ruled"));
        }
        Ok(())
    }

    /// While hands are played, until the last pay-off (L-CAS-4).
    fn check_ruled_phase(&self, clause: Clause) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing | Phase::Drawing => Ok(()),
            Phase::Settling if self.edition >= Edition::SECOND => Ok(()),
            _ => refuse(clause, say!("bj-no-hand-ruled-while-played")),
        }
    }

    fn check_ruled_wager(
        &self,
        seat: Seat,
        hand: u8,
        wager: WagerKind,
        player: Option<PlayerId>,
    ) -> Result<(), Refusal> {
        let clause = self.floor_clause();
        if wager == WagerKind::Base {
            return self.check_ruled_hand(clause, seat, hand);
        }
        self.check_seat(seat)?;
        self.check_ruled_phase(clause)?;
        let circle = self.circle(seat);
        let open = match wager {
            WagerKind::Base | WagerKind::Insurance => false,
            WagerKind::Buster => circle.buster.is_positive() && circle.buster_ruled.is_none(),
            WagerKind::Backline => {
                self.backlines.iter().any(|b| b.seat == seat && Some(b.player) == player && b.ruled.is_none())
            }
        };
        if !open {
            return refuse(clause, say!("bj-no-such-wager-to-rule-on", seat: seat));
        }
        Ok(())
    }

    /// The wagers that may be ruled on now: circle by circle, then the bets behind them.
    pub(crate) fn rulable(&self) -> Vec<RulableView> {
        let circles = (1..=self.rules.seats).flat_map(|seat| {
            let hands = self.circle(seat).hands.len() as u8;
            let own = move |hand, wager| RulableView { seat, hand, wager, player: None };
            let base = (1..=hands).map(move |hand| own(hand, WagerKind::Base));
            base.chain([own(1, WagerKind::Buster)])
        });
        let behind = self.backlines.iter().map(|bet| RulableView {
            seat: bet.seat,
            hand: 1,
            wager: WagerKind::Backline,
            player: Some(bet.player),
        });
        circles
            .chain(behind)
            .filter(|w| self.check_ruled_wager(w.seat, w.hand, w.wager, w.player).is_ok())
            .collect()
    }

    pub(crate) fn rule_hand(&mut self, seat: Seat, hand: u8, ruling: HandRuling) {
        let hand = &mut self.circle_mut(seat).hands[usize::from(hand) - 1];
        hand.ruling = Some(ruling);
        if hand.state == HandState::Open {
            hand.state = HandState::Stood;
        }
        let settled = hand.settled;
        self.settle_anew(settled);
    }

    pub(crate) fn rule_wager(
        &mut self,
        seat: Seat,
        hand: u8,
        wager: WagerKind,
        player: Option<PlayerId>,
        fate: Fate,
    ) {
        let settled = match wager {
            WagerKind::Buster => {
                let circle = self.circle_mut(seat);
                circle.buster_ruled = Some(fate);
                circle.buster_settled
            }
            WagerKind::Backline => {
                let mine = |b: &&mut Backline| b.seat == seat && Some(b.player) == player;
                let bet = self.backlines.iter_mut().find(mine).expect("a ruled bet was placed");
                bet.ruled = Some(fate);
                bet.settled
            }
            WagerKind::Base | WagerKind::Insurance => {
                return self.rule_hand(seat, hand, HandRuling::Single(fate));
            }
        };
        self.settle_anew(settled);
    }

    /// A wager that was paid or collected already lies on the table again, and so does everything that was settled after it: how
    /// far the bank covers them depends on it (RND-11).
    fn settle_anew(&mut self, from: Option<PayOff>) {
        let Some(PayOff { nth, .. }) = from else { return };
        let later = |settled: &mut Option<PayOff>| settled.take_if(|paid| paid.nth >= nth);
        let mut undone: Vec<(PlayerId, Money, Money)> = Vec::new();
        for circle in &mut self.circles {
            let Some(player) = circle.player else { continue };
            for hand in &mut circle.hands {
                undone.extend(later(&mut hand.settled).map(|paid| (player, hand.at_stake(), paid.moved)));
            }
            undone.extend(later(&mut circle.buster_settled).map(|paid| (player, circle.buster, paid.moved)));
        }
        for bet in &mut self.backlines {
            undone.extend(later(&mut bet.settled).map(|paid| (bet.player, bet.amount, paid.moved)));
        }
        for (player, staked, moved) in undone {
            self.person_mut(player).stack -= staked + moved;
            self.bank.as_mut().expect("a round has a bank").result += moved;
        }
        self.bank.as_mut().expect("a round has a bank").pay_offs = nth;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Awaits, Command, Move, Setup, Table, Task};
    use super::*;
    use crate::rulebook::Houses;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// Ann wagers against Ben's bank at a table that a person deals; these cards have come, and the hole card lies down.
    fn dealt(book: &str, cards: [&str; 3]) -> Table {
        let book = Houses::shipped().load(book).unwrap();
        let mut table = Table::open(Setup {
            rules: book.rules.clone(),
            schedule: book.schedules[0].clone(),
            decks: 6,
            turn: 1,
        });
        for (player, seat) in [(ANN, 4), (BEN, 3)] {
            let chips = Money::dollars(200);
            go(&mut table, Command::Join { player, seat: Some(seat), chips, third_party: false });
        }
        go(&mut table, Command::Shuffle);
        go(&mut table, Command::TakeBank { player: BEN, wager: Money::dollars(60), seat: None });
        let (base, buster) = (Money::dollars(10), Money::ZERO);
        go(&mut table, Command::Wager { player: ANN, seat: 4, base, buster });
        go(&mut table, Command::CloseWagers);
        for card in cards {
            go(&mut table, Command::Card(card.parse().unwrap()));
        }
        go(&mut table, Command::HoleDown);
        table
    }

    fn go(table: &mut Table, command: Command) {
        table.execute(&command, &mut Vec::new()).unwrap();
    }

    fn correct(at: Target, nth: u8, card: &str) -> Command {
        let ruling = Ruling::Correct { at, nth, card: card.parse().unwrap() };
        Command::Floor { author: "Frank".into(), reason: "seen on camera".into(), ruling }
    }

    const HAND: Target = Target::Hand { seat: 4, hand: 1 };

    #[test]
    fn a_card_is_corrected_until_somebody_has_decided_floor_1() {
        let mut table = dealt("aviator/pure-21.5", ["Th", "8s", "8c"]);
        let chips = table.total_chips();
        go(&mut table, correct(HAND, 2, "3c"));
        assert_eq!(table.circle(4).hands[0].total(table.rules()).points, 13);
        go(&mut table, correct(HAND, 1, "9h"));
        assert_eq!(table.circle(4).hands[0].total(table.rules()).points, 12);
        assert!(table.decide(&correct(HAND, 3, "9h")).is_err(), "there is no third card");
        assert!(table.decide(&correct(HAND, 1, "9h")).is_err(), "that is what lies there");
        go(&mut table, Command::Act { player: ANN, seat: 4, hand: 1, action: Move::Hit });
        let late = table.decide(&correct(HAND, 1, "2h")).unwrap_err();
        assert_eq!(late.clause, Clause::Floor1);
        // A card that took the hand over is not yet a decision: without it, the hand is asked again.
        go(&mut table, Command::Card("Tc".parse().unwrap()));
        assert_eq!(table.awaits(), Awaits::Dealer { task: Task::ShowHole });
        go(&mut table, correct(HAND, 3, "2c"));
        assert!(matches!(table.awaits(), Awaits::Action { seat: 4, .. }));
        assert_eq!(table.total_chips(), chips);
    }

    #[test]
    fn what_follows_from_the_banks_first_card_follows_anew_l_cas_16() {
        let mut table = dealt("aviator/pure-21.5", ["Th", "8s", "8c"]);
        let before = table.awaits();
        assert!(matches!(before, Awaits::Action { .. }));
        go(&mut table, correct(Target::Bank, 1, "As"));
        assert_ne!(table.awaits(), before, "an ace is looked under, or insured against");
        go(&mut table, correct(Target::Bank, 1, "8s"));
        assert_eq!(table.awaits(), before);
        go(&mut table, Command::Act { player: ANN, seat: 4, hand: 1, action: Move::Stand });
        go(&mut table, Command::ShowHole("2d".parse().unwrap()));
        go(&mut table, Command::Card("2h".parse().unwrap()));
        // The bank draws on; the card it drew was really a nine, so that the round is settled.
        assert_eq!(table.awaits(), Awaits::Dealer { task: Task::Card(Target::Bank) });
        go(&mut table, correct(Target::Bank, 3, "9h"));
        assert_eq!(table.rounds(), 1);
        assert!(table.decide(&correct(Target::Bank, 3, "9h")).is_err(), "the round is over");
    }

    #[test]
    fn the_card_that_the_bank_turned_over_is_corrected_until_it_draws_floor_1() {
        let shown = |hole: &str| {
            let mut table = dealt("aviator/pure-21.5", ["Th", "8s", "8c"]).dealt_by_hand();
            go(&mut table, Command::Act { player: ANN, seat: 4, hand: 1, action: Move::Stand });
            go(&mut table, Command::ShowHole(hole.parse().unwrap()));
            table
        };
        let draws = Awaits::Dealer { task: Task::Card(Target::Bank) };
        let pays = Awaits::Dealer { task: Task::PayOff };
        let mut table = shown("8h");
        assert_eq!(table.awaits(), draws);
        go(&mut table, correct(Target::Bank, 2, "9h"));
        assert_eq!(
            (table.awaits(), table.bank().unwrap().hole),
            (pays.clone(), Hole::Shown("9h".parse().unwrap()))
        );
        // And back: the button is counted by the card that really lies there.
        go(&mut table, correct(Target::Bank, 2, "2h"));
        assert_eq!((table.awaits(), table.bank().unwrap().total(table.rules()).points), (draws.clone(), 10));
        assert_eq!(table.bank().unwrap().button, Some(4));
        go(&mut table, Command::Card("3h".parse().unwrap()));
        let late = table.decide(&correct(Target::Bank, 2, "9h")).unwrap_err();
        assert_eq!(late.clause, Clause::Floor1, "it has drawn to it");
        go(&mut table, correct(Target::Bank, 3, "7h"));
        assert_eq!(table.awaits(), pays);
        go(&mut table, Command::PayOff);
        assert!(table.decide(&correct(Target::Bank, 3, "3h")).is_err(), "a wager has been settled by it");
    }

    #[test]
    fn the_card_that_the_bank_turned_over_is_what_was_seen_under_it_rnd_7() {
        let mut table = dealt("aviator/pure-21.5", ["Th", "As", "8c"]).dealt_by_hand();
        go(&mut table, Command::Peek { natural: false });
        go(&mut table, Command::Act { player: ANN, seat: 4, hand: 1, action: Move::Stand });
        go(&mut table, Command::ShowHole("3h".parse().unwrap()));
        assert_eq!(table.decide(&correct(Target::Bank, 2, "Kh")).unwrap_err().clause, Clause::Rnd7);
        go(&mut table, correct(Target::Bank, 2, "4h"));
    }

    #[test]
    fn a_wager_is_offered_to_the_floor_for_as_long_as_it_may_rule_on_it_d23() {
        let mut table = dealt("aviator/pure-21.5", ["Th", "8s", "8c"]).dealt_by_hand();
        let offered = |table: &Table| {
            table.rulable().into_iter().map(|w| (w.seat, w.hand, w.wager)).collect::<Vec<_>>()
        };
        assert_eq!(offered(&table), [(4, 1, WagerKind::Base)]);
        let (wager, player, fate) = (WagerKind::Base, None, Fate::Return);
        let ruling = Ruling::Wager { seat: 4, hand: 1, wager, player, fate };
        go(&mut table, Command::Floor { author: "Frank".into(), reason: "cards fell".into(), ruling });
        assert_eq!(offered(&table), [], "it is ruled on once");
    }
}

//! Events change the table here and nowhere else. An event that was decided always applies.

use super::command::{Move, Ruling};
use super::event::{Event, Line, Target, WagerKind};
use super::hand::rank;
use super::schedule::FeesTaken;
use super::table::{Backline, Bank, Circle, Hand, HandRuling, HandState, Hole, PayOff, Person, Phase, Table};
use crate::{PlayerId, Seat};
use cards::{Card, Rank};
use chips::Money;

impl Table {
    /// Applies an event of this table's own log.
    pub fn apply(&mut self, event: &Event) {
        self.keep_before(event);
        self.keep_last_move(event);
        self.keep_fresh(event);
        self.keep_out(event);
        match event {
            Event::Joined { player, seat, chips, third_party } => self.people.push(Person {
                id: *player,
                seat: *seat,
                stack: *chips,
                third_party: *third_party,
                streak: 0,
            }),
            Event::ChipsAdded { player, amount } => self.person_mut(*player).stack += *amount,
            Event::Left { player, .. } => self.left(*player),
            Event::BankTaken { player, seat, wager, turn } => self.bank_taken(*player, *seat, *wager, *turn),
            Event::BankDeclined { seat, .. } => {
                self.offer.declined |= 1 << seat;
                self.offer = self.next_offer(*seat);
            }
            Event::Wagered { player, seat, base, buster } => self.wagered(*player, *seat, *base, *buster),
            Event::Backlined { player, seat, amount } => {
                self.placed += 1;
                let placed = self.placed;
                self.person_mut(*player).stack -= *amount;
                let (player, seat, amount) = (*player, *seat, *amount);
                let (fee, settled, ruled) = (None, None, None);
                self.backlines.push(Backline { player, seat, amount, placed, fee, settled, ruled });
            }
            Event::TakenBack { player, seat, amount, fee } => {
                self.drop -= *fee;
                self.taken_back(*player, *seat, *amount + *fee);
            }
            Event::Shuffled { cards } => {
                self.shoe.left = *cards;
                self.shoe.shuffle_due = false;
            }
            Event::CutCardCame => self.shoe.shuffle_due = true,
            Event::WagersClosed { .. } => self.wagers_closed(),
            Event::FeeTaken { player, seat, amount } => self.fee_taken(*player, *seat, *amount),
            Event::BankFeeTaken { player, amount, from_bank } => {
                self.person_mut(*player).stack -= *amount - *from_bank;
                self.drop += *amount;
                let bank = self.bank_mut();
                bank.wager -= *from_bank;
                bank.fee = *amount;
                self.phase = Phase::Dealing;
            }
            Event::BankFellShort { seat, .. } => {
                self.give_back();
                self.offer.declined |= 1 << seat;
                self.offer = self.next_offer(*seat);
            }
            Event::CardDealt { to, card } => self.card_dealt(*to, *card),
            Event::InsuranceOffered => self.phase = Phase::Insuring,
            Event::InsuranceAnswered { player, seat, amount } => {
                self.person_mut(*player).stack -= *amount;
                self.circle_mut(*seat).insurance = Some(*amount);
                if self.next_insurance().is_none() {
                    self.phase = Phase::Peeking;
                }
            }
            Event::Peeked { natural } => {
                self.bank_mut().peeked = Some(*natural);
                self.phase = if *natural { Phase::Drawing } else { Phase::Playing };
            }
            Event::Acted { player, seat, hand, action } => self.acted(*player, *seat, *hand, *action),
            Event::HoleShown { card } => {
                self.bank_mut().hole = Hole::Shown(*card);
                self.bank_mut().cards.push(*card);
                self.phase = Phase::Drawing;
            }
            Event::ButtonPlaced { seat, .. } => self.bank_mut().button = Some(*seat),
            Event::NamedAgain { at, nth, card, .. } => self.correct(*at, *nth, *card),
            Event::Retracted(_) => self.retracted(),
            Event::Settled(line) => self.settled(line),
            Event::Ruled { ruling, .. } => self.ruled(*ruling),
            Event::RoundEnded { .. } => self.round_ended(),
        }
    }

    /// What follows without anybody being asked. None when the table waits for somebody.
    pub(crate) fn consequence(&self) -> Option<Event> {
        match self.phase {
            Phase::Collecting => Some(self.next_fee()),
            Phase::Dealing => {
                let bank = self.bank.as_ref()?;
                if bank.hole == Hole::None {
                    return None;
                }
                // The deal is done: insurance, a peek or play.
                self.rules.insurance.then_some(Event::InsuranceOffered)
            }
            Phase::Peeking => match self.bank.as_ref()?.hole {
                Hole::Down(card) => {
                    let up = self.bank.as_ref()?.cards[0];
                    Some(Event::Peeked { natural: self.rules.count(&[up, card], true).natural })
                }
                _ => None,
            },
            Phase::Playing => {
                if let Some(line) = self.insurance_line() {
                    return Some(Event::Settled(line));
                }
                if self.card_owed().is_some() || self.hand_in_turn().is_some() {
                    return None;
                }
                self.show_known_hole()
            }
            Phase::Drawing | Phase::Settling => self.after_the_hole_card(),
            Phase::Wagering if self.schedule.fees_taken == FeesTaken::WithEachWager => self.player_fee(),
            Phase::Offering | Phase::Wagering | Phase::Insuring => None,
        }
    }

    fn show_known_hole(&self) -> Option<Event> {
        match self.bank.as_ref()?.hole {
            Hole::Down(card) => Some(Event::HoleShown { card }),
            _ => None,
        }
    }

    fn after_the_hole_card(&self) -> Option<Event> {
        let bank = self.bank.as_ref()?;
        if !matches!(bank.hole, Hole::Shown(_)) {
            return self.show_known_hole();
        }
        if bank.button.is_none()
            && let Some(button) = self.place_button()
        {
            return Some(button);
        }
        if self.phase == Phase::Drawing && self.bank_must_draw() {
            return None;
        }
        if self.pays_by_hand() {
            return None;
        }
        match self.next_line() {
            Some(line) => Some(Event::Settled(line)),
            None => Some(Event::RoundEnded { bank_result: bank.result }),
        }
    }

    /// RND-4: the fees that players still owe, then the bank's. Once wagers are closed fees are taken here and nowhere else:
    /// nothing that is added later carries one (DSS-5), and only a void round gives them back (RND-13).
    fn next_fee(&self) -> Event {
        let of_the_bank = self.bank_fee();
        match of_the_bank {
            Event::BankFellShort { .. } => of_the_bank,
            _ => self.player_fee().unwrap_or(of_the_bank),
        }
    }

    pub(crate) fn bank_mut(&mut self) -> &mut Bank {
        self.bank.as_mut().expect("a round has a bank")
    }

    fn left(&mut self, player: PlayerId) {
        let offered = self.offer.seat.filter(|spot| self.banks_at(*spot) == Some(player));
        self.people.retain(|p| p.id != player);
        if let Some(spot) = offered.filter(|_| self.phase == Phase::Offering) {
            self.offer = self.next_offer(spot);
        }
    }

    fn bank_taken(&mut self, player: PlayerId, seat: Seat, wager: Money, turn: u8) {
        self.person_mut(player).stack -= wager;
        self.phase = Phase::Wagering;
        self.bank = Some(Bank {
            player,
            seat,
            wager,
            turn,
            cards: Default::default(),
            hole: Hole::None,
            peeked: None,
            unpeeked: false,
            result: Money::ZERO,
            pay_offs: 0,
            fee: Money::ZERO,
            button: None,
        });
    }

    fn wagered(&mut self, player: PlayerId, seat: Seat, base: Money, buster: Money) {
        self.placed += 1;
        let placed = self.placed;
        self.person_mut(player).stack -= base + buster;
        *self.circle_mut(seat) = Circle { player: Some(player), base, buster, placed, ..Circle::default() };
    }

    fn taken_back(&mut self, player: PlayerId, seat: Seat, amount: Money) {
        self.person_mut(player).stack += amount;
        if self.circle(seat).player == Some(player) {
            *self.circle_mut(seat) = Circle::default();
        } else {
            self.backlines.retain(|b| (b.player, b.seat) != (player, seat));
        }
    }

    fn wagers_closed(&mut self) {
        self.phase = Phase::Collecting;
        for circle in self.circles.iter_mut().filter(|c| c.player.is_some()) {
            circle.hands.push(Hand { wager: circle.base, ..Hand::default() });
        }
    }

    fn fee_taken(&mut self, player: PlayerId, seat: Seat, amount: Money) {
        self.person_mut(player).stack -= amount;
        self.drop += amount;
        let circle = self.circle_mut(seat);
        if circle.player == Some(player) && circle.fee.is_none() {
            circle.fee = Some(amount);
        } else {
            let bet = self.backlines.iter_mut().find(|b| (b.player, b.seat) == (player, seat));
            bet.expect("a fee belongs to a wager").fee = Some(amount);
        }
    }

    fn card_dealt(&mut self, to: Target, card: Option<Card>) {
        self.shoe.left -= 1;
        match (to, card) {
            (Target::Hand { seat, hand }, Some(card)) => {
                let hand = &mut self.circle_mut(seat).hands[usize::from(hand) - 1];
                hand.cards.push(card);
                hand.owed = hand.owed.saturating_sub(1);
            }
            (Target::Bank, Some(card)) => self.bank_mut().cards.push(card),
            (_, card) => {
                self.bank_mut().hole = card.map_or(Hole::Unknown, Hole::Down);
                self.deal_is_done();
            }
        }
    }

    /// After the second round of cards: straight to play, unless insurance or a peek comes first.
    pub(crate) fn deal_is_done(&mut self) {
        let ace = self.bank_mut().cards[0].rank() == Some(Rank::Ace);
        if self.rules.insurance && ace {
            return; // The offer of insurance follows.
        }
        self.phase = if self.peeks() { Phase::Peeking } else { Phase::Playing };
    }

    fn acted(&mut self, player: PlayerId, seat: Seat, hand: u8, action: Move) {
        let i = usize::from(hand) - 1;
        let circle = self.circle_mut(seat);
        let played = &mut circle.hands[i];
        let mut paid_in = Money::ZERO;
        match action {
            Move::Hit => played.owed = 1,
            Move::Stand => played.state = HandState::Stood,
            Move::Surrender => played.state = HandState::Surrendered,
            Move::Double(amount) => {
                played.state = HandState::Doubled;
                played.double = amount;
                played.owed = 1;
                paid_in = amount;
            }
            Move::Split => {
                paid_in = played.wager;
                let second = played.cards.pop().expect("a pair has two cards");
                played.from_split = true;
                played.split_ace = rank(second) == Rank::Ace;
                played.owed = 1;
                let mut new = Hand { cards: Default::default(), ..played.clone() };
                new.cards.push(second);
                circle.hands.insert(i + 1, new);
            }
        }
        self.person_mut(player).stack -= paid_in;
    }

    fn settled(&mut self, line: &Line) {
        if line.wager != WagerKind::Insurance {
            self.phase = Phase::Settling;
        }
        let moved = line.paid - line.collected;
        let bank = self.bank_mut();
        bank.result -= moved;
        let settled = Some(PayOff { nth: bank.pay_offs, moved });
        bank.pay_offs += 1;
        let mut staked = line.amount;
        match line.wager {
            WagerKind::Base => {
                let hand = line.hand.expect("a base wager has a hand");
                let hand = &mut self.circle_mut(line.seat).hands[usize::from(hand) - 1];
                hand.settled = settled;
                // After a floor ruling the line may be for more or less than what lies in the circle.
                staked = hand.at_stake();
            }
            WagerKind::Backline => {
                let bet = self.backlines.iter_mut().find(|b| (b.player, b.seat) == (line.player, line.seat));
                bet.expect("a settled bet was placed").settled = settled;
            }
            WagerKind::Buster => self.circle_mut(line.seat).buster_settled = settled,
            WagerKind::Insurance => self.circle_mut(line.seat).insurance_settled = settled,
        }
        self.person_mut(line.player).stack += staked + moved;
    }

    fn ruled(&mut self, ruling: Ruling) {
        match ruling {
            Ruling::Foul { seat, hand } => self.rule_hand(seat, hand, HandRuling::Fouled),
            Ruling::RemovedWager { seat, hand, penalty } => {
                self.rule_hand(seat, hand, HandRuling::Removed(penalty));
            }
            Ruling::Wager { seat, hand, wager, player, fate } => {
                self.rule_wager(seat, hand, wager, player, fate);
            }
            Ruling::VoidRound => self.void_round(),
            Ruling::PlayOn => {}
            Ruling::NoLook => self.no_look(),
            Ruling::Reverse { .. } => self.reverse(),
            Ruling::TwoCircles { on } => self.two_circles = on,
            Ruling::Correct { at, nth, card } => self.correct(at, nth, card),
        }
    }

    /// Everything goes back. The turn of the bank was not played, so it is offered to the same seat again.
    fn void_round(&mut self) {
        let bank = self.give_back();
        self.offer.seat = Some(bank.seat);
        self.offer.turn = bank.turn;
        self.offer.declined = 0;
    }

    /// Gives everything back: unsettled wagers, what was settled already, the bank and the fees.
    fn give_back(&mut self) -> Bank {
        let bank = self.bank.take().expect("a round to void has a bank");
        let mut refunds: Vec<(PlayerId, Money)> = vec![(bank.player, bank.wager + bank.fee)];
        let mut fees = bank.fee;
        for circle in &mut self.circles {
            let circle = std::mem::take(circle);
            let Some(player) = circle.player else { continue };
            let back = |settled: Option<PayOff>, amount: Money| settled.map_or(amount, |paid| -paid.moved);
            let hands: Money = circle.hands.iter().map(|h| back(h.settled, h.at_stake())).sum();
            let base = if circle.hands.is_empty() { circle.base } else { hands };
            let fee = circle.fee.unwrap_or(Money::ZERO);
            let buster = back(circle.buster_settled, circle.buster);
            let insured = circle.insurance.unwrap_or(Money::ZERO);
            let insurance = back(circle.insurance_settled, insured);
            refunds.push((player, base + buster + insurance + fee));
            fees += fee;
        }
        for bet in self.backlines.take() {
            let fee = bet.fee.unwrap_or(Money::ZERO);
            let amount = bet.settled.map_or(bet.amount, |paid| -paid.moved);
            refunds.push((bet.player, amount + fee));
            fees += fee;
        }
        for (player, amount) in refunds {
            self.person_mut(player).stack += amount;
        }
        self.drop -= fees;
        self.end_of_round();
        bank
    }

    fn round_ended(&mut self) {
        let bank = self.bank.take().expect("a round that ends has a bank");
        self.person_mut(bank.player).stack += bank.wager + bank.result;
        // L-COL-3, L-CAS-14: who played, and who wagered where; banking counts as both.
        for i in 0..self.people.len() {
            let id = self.people[i].id;
            let played = id == bank.player || self.circles.iter().any(|c| c.player == Some(id));
            let streak = &mut self.people[i].streak;
            *streak = if played { (*streak + 1).min(2) } else { 0 };
        }
        for (spot, circle) in self.spots.iter_mut().zip(&mut self.circles) {
            *spot = std::mem::take(circle).player;
        }
        self.spots[usize::from(bank.seat) - 1] = Some(bank.player);
        self.backlines.clear();
        self.rounds += 1;
        self.banked = (!self.rules.banking.asks_nothing()).then_some(bank.player);
        self.end_of_round();
        self.offer = self.offer_after_round(bank.player, bank.seat, bank.turn);
    }

    fn end_of_round(&mut self) {
        self.phase = Phase::Offering;
        self.placed = 0;
        if self.continuous {
            return self.put_back();
        }
        self.shoe.shuffle_due |= self.shoe.is_due();
    }
}

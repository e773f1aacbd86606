//! Whose move it is, and which moves are open: the one place where the table says what it waits for.

use super::chart::{self, Moves, bank_draws};
use super::event::Target;
use super::rules::{BusterSettles, Settle, StartsAt};
use super::table::{Hand, HandRuling, HandState, Hole, Phase, SEATS, Table};
use crate::{Edition, PlayerId, Seat};
use arrayvec::ArrayVec;
use chips::Money;
use serde::Serialize;

/// What the table waits for.
///
/// ```
/// use games::{rulebook::Houses, scenario::Scenario};
///
/// let round = r#"rulebook = "aviator/pure-21.5"
///     bank = { seat = 3, wager = 60 }
///     cards = "Th 8s 8c 8h"
///     wagers = [{ seat = 4, base = 10 }, { seat = 4, backline = 20, player = "Ben" }]"#;
/// let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let table = Scenario::parse(round).unwrap().so_far(&book).unwrap().table;
/// assert!(matches!(table.awaits(), games::blackjack::Awaits::Action { seat: 4, hand: 1, .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "for")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackAwaits"))]
pub enum Awaits {
    /// The bank is offered to a player, who takes it with a wager or declines (RND-12).
    BankOffer {
        /// To whom.
        player: PlayerId,
        /// At which spot; at Livermore it need not be their chair (L-CAS-14).
        seat: Seat,
        /// Which turn it would be.
        turn: u8,
    },
    /// Nobody banks: any eligible player may take it. Without one there is no round (RND-12).
    AnyBank,
    /// Wagers are placed until the house dealer closes them.
    Wagers,
    /// The house dealer has something to do.
    Dealer {
        /// What.
        task: Task,
    },
    /// A circle is asked whether it wants insurance (DSS-7).
    Insurance {
        /// Who.
        player: PlayerId,
        /// For which circle.
        seat: Seat,
        /// What it costs: exactly half the game wager.
        amount: Money,
    },
    /// Nobody: something follows by itself. Only seen between two events of one decision.
    Nobody,
    /// A hand is asked (RND-8).
    Action {
        /// Who.
        player: PlayerId,
        /// In which circle.
        seat: Seat,
        /// Which hand, from 1.
        hand: u8,
        /// What it may do.
        moves: Moves,
    },
}

/// What the house dealer does next.
///
/// ```
/// use games::blackjack::{Awaits, Task};
///
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// assert_eq!(table.awaits(), Awaits::Dealer { task: Task::Shuffle });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackTask"))]
pub enum Task {
    /// Shuffle the shoe; in a round, shuffle the discards into the empty shoe (D11).
    Shuffle,
    /// Deal a card.
    Card(Target),
    /// Look at the hole card: is it a natural (RND-7)?
    Peek,
    /// Turn the hole card over (RND-9).
    ShowHole,
    /// Pay or collect the next wager (RND-10). Only where a person deals.
    PayOff,
    /// All cards are on the table and none are left to deal: call the floor, who voids the round.
    CallFloor,
}

impl Table {
    /// What the table waits for.
    pub fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Offering if self.shoe.shuffle_due => Awaits::Dealer { task: Task::Shuffle },
            Phase::Offering => match self.offer.seat.and_then(|s| Some((s, self.banks_at(s)?))) {
                Some((seat, player)) => Awaits::BankOffer { player, seat, turn: self.offer.turn },
                None => Awaits::AnyBank,
            },
            Phase::Wagering => Awaits::Wagers,
            Phase::Insuring => self.next_insurance().unwrap_or(Awaits::Nobody),
            Phase::Peeking if self.hole_is_unknown() => Awaits::Dealer { task: Task::Peek },
            Phase::Playing => self.awaits_in_play(),
            Phase::Drawing if self.hole_is_unknown() => Awaits::Dealer { task: Task::ShowHole },
            Phase::Drawing | Phase::Settling if self.pays_by_hand() => Awaits::Dealer { task: Task::PayOff },
            Phase::Dealing | Phase::Drawing => self.awaits_card(),
            Phase::Peeking | Phase::Collecting | Phase::Settling => Awaits::Nobody,
        }
    }

    fn awaits_in_play(&self) -> Awaits {
        if self.card_owed().is_some() {
            return self.awaits_card();
        }
        if self.insurance_line().is_some() {
            return Awaits::Nobody;
        }
        match self.hand_in_turn() {
            Some((seat, hand, moves)) => {
                let player = self.circle(seat).player.expect("a hand has an owner");
                Awaits::Action { player, seat, hand, moves }
            }
            None if self.hole_is_unknown() => Awaits::Dealer { task: Task::ShowHole },
            None => Awaits::Nobody,
        }
    }

    /// Is the next wager to be paid or collected by a person? So the floor can rule until the last pay-off (L-CAS-4).
    pub(crate) fn pays_by_hand(&self) -> bool {
        self.by_hand
            && self.edition >= Edition::SECOND
            && self.button_is_settled()
            && self.card_target().is_none()
            && self.next_line().is_some()
    }

    fn awaits_card(&self) -> Awaits {
        match self.card_target() {
            Some(target) => Awaits::Dealer { task: self.card_task(target) },
            None => Awaits::Nobody,
        }
    }

    fn card_task(&self, target: Target) -> Task {
        if self.shoe.left > 0 {
            Task::Card(target)
        } else if self.discards() > 0 {
            Task::Shuffle
        } else {
            Task::CallFloor
        }
    }

    /// Cards that have been played and lie in the discard tray, when the shoe is empty.
    pub(crate) fn discards(&self) -> u16 {
        self.shoe.size() - self.shoe.left - self.cards_on_table()
    }

    fn cards_on_table(&self) -> u16 {
        let hands: usize = self.circles.iter().flat_map(|c| &c.hands).map(|h| h.cards.len()).sum();
        let bank = self
            .bank
            .as_ref()
            .map_or(0, |b| b.cards.len() + usize::from(matches!(b.hole, Hole::Unknown | Hole::Down(_))));
        (hands + bank) as u16
    }

    /// Where the next card goes, if the table waits for one.
    pub(crate) fn card_target(&self) -> Option<Target> {
        match self.phase {
            Phase::Dealing => self.deal_target(),
            Phase::Playing => self.card_owed().map(|(seat, hand)| Target::Hand { seat, hand }),
            Phase::Drawing if self.button_is_settled() && self.bank_must_draw() => Some(Target::Bank),
            _ => None,
        }
    }

    /// RND-6: one card to each circle in order, the player-dealer last; then a second, the bank's face down.
    fn deal_target(&self) -> Option<Target> {
        let bank = self.bank.as_ref()?;
        let order = self.deal_order();
        for round in 0..2 {
            let circle = order.iter().find(|s| self.circle(**s).hands[0].cards.len() == round);
            if let Some(seat) = circle {
                return Some(Target::Hand { seat: *seat, hand: 1 });
            }
            if round == 0 && bank.cards.is_empty() {
                return Some(Target::Bank);
            }
        }
        (bank.hole == Hole::None).then_some(Target::Hole)
    }

    /// Circles with a wager, in the order of the deal.
    pub fn deal_order(&self) -> ArrayVec<Seat, SEATS> {
        match self.rules.deal_from {
            StartsAt::LeftOfBank => self.act_order(),
            StartsAt::LeftOfHouseDealer => self.with_wager(1..=self.rules.seats),
        }
    }

    /// Circles with a wager, in the order in which they act: clockwise from the player-dealer's left (RND-8).
    pub fn act_order(&self) -> ArrayVec<Seat, SEATS> {
        let bank = self.bank.as_ref().map_or(self.rules.seats, |b| b.seat);
        self.with_wager(self.clockwise_after(bank))
    }

    /// Circles with a wager, in the order in which they are settled (RND-10).
    pub fn settle_order(&self) -> ArrayVec<Seat, SEATS> {
        match (self.rules.settle, self.bank.as_ref().and_then(|b| b.button)) {
            (Settle::FromHouseDealersRight, _) => self.with_wager((1..=self.rules.seats).rev()),
            (_, Some(button)) => {
                let mut order = self.with_wager(self.clockwise_after(button));
                // The walk after the button ends with the button's own seat, which is to come first.
                order.rotate_right(1);
                order
            }
            (_, None) => self.act_order(),
        }
    }

    fn with_wager(&self, seats: impl Iterator<Item = Seat>) -> ArrayVec<Seat, SEATS> {
        seats.filter(|s| self.circle(*s).player.is_some()).collect()
    }

    /// The hand that waits for a card it asked for: the leftmost of the circle in turn (D15).
    pub(crate) fn card_owed(&self) -> Option<(Seat, u8)> {
        let owing = |c: &[Hand]| c.iter().position(|h| h.owed > 0).map(|i| i as u8 + 1);
        (1..=self.rules.seats).find_map(|s| owing(&self.circle(s).hands).map(|h| (s, h)))
    }

    /// The hand that is asked next (RND-8, D15), passing over those that have nothing to decide (D17).
    pub(crate) fn hand_in_turn(&self) -> Option<(Seat, u8, Moves)> {
        for seat in self.act_order() {
            let circle = self.circle(seat);
            for (i, hand) in circle.hands.iter().enumerate() {
                if hand.state == HandState::Open {
                    let moves = self.moves(seat, hand);
                    if moves.is_asked() {
                        return Some((seat, i as u8 + 1, moves));
                    }
                }
            }
        }
        None
    }

    pub(crate) fn moves(&self, seat: Seat, hand: &Hand) -> Moves {
        let circle = self.circle(seat);
        let stack = circle.player.and_then(|p| self.person(p)).map_or(Money::ZERO, |p| p.stack);
        chart::moves(&self.rules, circle, hand, stack)
    }

    /// The circle that is asked about insurance.
    pub(crate) fn next_insurance(&self) -> Option<Awaits> {
        let seat = self.act_order().into_iter().find(|s| self.circle(*s).insurance.is_none())?;
        let circle = self.circle(seat);
        Some(Awaits::Insurance { player: circle.player?, seat, amount: circle.base.half() })
    }

    /// RND-7: does the up card make the house dealer look at the hole card?
    pub(crate) fn peeks(&self) -> bool {
        let up = self.bank.as_ref().and_then(|b| b.cards.first()).and_then(|c| c.rank());
        up.is_some_and(|up| self.rules.peeks_under(up))
    }

    /// Does only a human dealer know the hole card?
    pub(crate) fn hole_is_unknown(&self) -> bool {
        self.bank.as_ref().is_some_and(|b| b.hole == Hole::Unknown)
    }

    /// Has the shown hole card placed the action button, or does the house have none?
    fn button_is_settled(&self) -> bool {
        let bank = self.bank.as_ref().expect("a round has a bank");
        let shown = matches!(bank.hole, Hole::Shown(_));
        shown && (bank.button.is_some() || !self.rules.settle.has_button())
    }

    /// D8, BB-5: must the player-dealer complete the hand?
    /// Where the nearer hand wins it always does (N-5).
    pub(crate) fn bank_completes(&self) -> bool {
        if self.rules.nearest.is_some() {
            return true;
        }
        (1..=self.rules.seats).filter(|s| self.circle(*s).player.is_some()).any(|seat| {
            let circle = self.circle(seat);
            let behind = || self.backlines.iter().any(|b| b.seat == seat && b.ruled.is_none());
            let mut hands = circle.hands.iter().enumerate();
            let waits = |(i, h): (usize, &Hand)| {
                h.state != HandState::Surrendered
                    && !h.total(&self.rules).natural
                    && match h.ruling {
                        Some(HandRuling::Fouled) => false,
                        Some(HandRuling::Single(_)) => i == 0 && behind(),
                        Some(HandRuling::Removed(_)) | None => true,
                    }
            };
            (circle.buster.is_positive() && circle.buster_ruled.is_none()) || hands.any(waits)
        })
    }

    /// Does the player-dealer take another card (chart 1B)?
    pub(crate) fn bank_must_draw(&self) -> bool {
        let total = self.bank.as_ref().expect("a round has a bank").total(&self.rules);
        !total.natural && self.bank_completes() && bank_draws(&self.rules, total)
    }

    /// Are Buster bets settled with their circle?
    pub(crate) fn buster_with_circle(&self) -> bool {
        self.rules.buster_settles == BusterSettles::WithItsCircle
    }
}

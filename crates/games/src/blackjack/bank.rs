//! Who banks: offers clockwise, two hands a turn, declining, who is eligible, and where (RND-2, RND-12, L-COL-3, L-CAS-14);
//! who comes back to it (TP-2, TP-3); and a bank that cannot pay its fee (D22).

use super::awaits::Awaits;
use super::event::Event;
use super::rules::BankEligibility;
use super::table::{Offer, Person, Phase, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Edition, PlayerId, Refusal, Seat};
use chips::Money;
use voice::say;

impl Table {
    pub(crate) fn take_bank(
        &self,
        player: PlayerId,
        spot: Option<Seat>,
        wager: Money,
    ) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        if self.phase != Phase::Offering {
            return refuse(Clause::Rnd12, say!("bj-no-bank-taken-round"));
        }
        if self.shoe.shuffle_due {
            return refuse(Clause::D11, say!("bj-no-shoe-being-shuffled-bank"));
        }
        let Some(chair) = person.seat else {
            return refuse(Clause::Rnd12, say!("bj-no-bank-offered-seated-players"));
        };
        let (seat, turn) = match self.awaits() {
            Awaits::BankOffer { player: offered, turn, seat } if offered == player => (seat, turn),
            Awaits::BankOffer { seat, .. } => {
                return refuse(Clause::Rnd12, say!("bj-no-bank-offered-clockwise-seat", seat: seat));
            }
            _ => (self.open_spot(player, chair, spot)?, self.offer.turn),
        };
        if spot.is_some_and(|spot| spot != seat) {
            return refuse(Clause::LCas14, say!("bj-no-bank-at-another-spot", seat: seat));
        }
        // L-CAS-15 needs no check of its own: wagers come after the bank, so no circle holds one now.
        self.check_bank_wager(person, wager)?;
        Ok(Event::BankTaken { player, seat, wager, turn })
    }

    fn check_bank_wager(&self, person: &Person, wager: Money) -> Result<(), Refusal> {
        let (min, stack) = (self.schedule.min, person.stack);
        let before = self.edition < Edition::SECOND;
        if stack < min && !before {
            return refuse(Clause::D22, say!("bj-no-bank-below-the-minimum", min: min, stack: stack));
        }
        if wager < min {
            return refuse(Clause::Rnd2, say!("bj-no-bank-wager-least-table", min: min));
        }
        if !wager.is_multiple_of(self.rules.chip) {
            return refuse(Clause::D19, say!("bj-no-bank-wager-multiple-chip", chip: self.rules.chip));
        }
        let beside = if before { self.highest_fee() } else { Money::ZERO };
        if stack < wager + beside {
            return refuse(Clause::Rnd2, say!("bj-no-bank-need-more", wager: wager, stack: stack));
        }
        Ok(())
    }

    pub(crate) fn decline_bank(&self, player: PlayerId) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::BankOffer { player: offered, seat, .. } if offered == player => {
                Ok(Event::BankDeclined { player, seat })
            }
            _ => refuse(Clause::Rnd12, say!("bj-no-bank-offered")),
        }
    }

    /// The most the player-dealer's fee can come to; it is taken when the total action is known (RND-2).
    fn highest_fee(&self) -> Money {
        self.bounds().bank_fees.1
    }

    /// Where somebody banks whom nobody asked: at the spot they name, at their chair, or at the first spot that is theirs.
    fn open_spot(&self, player: PlayerId, chair: Seat, named: Option<Seat>) -> Result<Seat, Refusal> {
        if let Some(spot) = named {
            self.check_seat(spot)?;
        }
        if self.waits_for_another(player) {
            let limited = self.turns_are_limited(player);
            let clause = if limited { Clause::Tp2 } else { Clause::Tp3 };
            return refuse(clause, say!("bj-no-bank-twice-running"));
        }
        let spots = self.bank_spots(player);
        let Some(first) = spots.first() else {
            return refuse(Clause::LCol3, say!("bj-no-bank-must-played-previous"));
        };
        match named {
            Some(spot) if spots.contains(&spot) => Ok(spot),
            Some(spot) => refuse(Clause::LCas14, say!("bj-no-bank-spot-not-yours", seat: spot)),
            None if spots.contains(&chair) => Ok(chair),
            None => Ok(*first),
        }
    }

    /// The spots at which somebody may take the bank, when it is theirs to take (L-CAS-14).
    pub(crate) fn bank_spots(&self, player: PlayerId) -> Vec<Seat> {
        (1..=self.rules.seats).filter(|seat| self.banks_at(*seat) == Some(player)).collect()
    }

    /// Who may bank at a spot: whoever sits there; where the house has L-COL-3 and L-CAS-14, whoever meets them there, and while
    /// nobody does, whoever sits there.
    pub(crate) fn banks_at(&self, seat: Seat) -> Option<PlayerId> {
        let chair = || self.seated(seat).map(|p| p.id);
        match self.rules.bank_eligibility {
            BankEligibility::Anyone => chair(),
            BankEligibility::PlayedPreviousTwo => {
                let any = (1..=self.rules.seats).any(|s| self.qualifies_at(s).is_some());
                if any { self.qualifies_at(seat) } else { chair() }
            }
        }
    }

    /// L-COL-3, L-CAS-14: who played the previous two hands and wagered on this spot on the last one, wherever they sit. Banking
    /// counts as playing and as wagering on the spot. In the first edition of the rules it had to be their own chair.
    fn qualifies_at(&self, seat: Seat) -> Option<PlayerId> {
        let wagered = self.spots[usize::from(seat) - 1]?;
        let person = self.person(wagered)?;
        let chair = person.seat.is_some_and(|own| own == seat || self.edition >= Edition::SECOND);
        (chair && person.streak >= 2).then_some(wagered)
    }

    /// Who is offered the bank at a spot: whoever may bank there, whatever they hold (D22). In the first edition of the rules only
    /// somebody with chips for a minimum bank and the highest fee.
    fn offered_at(&self, seat: Seat) -> Option<PlayerId> {
        self.banks_at(seat).filter(|player| {
            let able = |p: &Person| p.stack >= self.schedule.min + self.highest_fee();
            self.edition >= Edition::SECOND || self.person(*player).is_some_and(able)
        })
    }

    /// TP-2, TP-3: has this player banked last, in a house where somebody else has to bank in between?
    fn waits_for_another(&self, player: PlayerId) -> bool {
        let somebody = self.rules.banking.return_needs_another || self.turns_are_limited(player);
        self.banked == Some(player) && somebody
    }

    /// TP-2: is it a third-party provider whose turns the house limits?
    fn turns_are_limited(&self, player: PlayerId) -> bool {
        let third_party = self.person(player).is_some_and(|p| p.third_party);
        third_party && self.rules.banking.third_party_turns.is_some()
    }

    /// Who is offered the bank at a spot by the walk round the table.
    fn walked_to(&self, seat: Seat) -> Option<PlayerId> {
        self.offered_at(seat).filter(|player| !self.waits_for_another(*player))
    }

    /// RND-12, TP-2: how many hands in a row somebody may bank.
    fn turns_of(&self, player: PlayerId) -> u8 {
        let own = self.rules.banking.third_party_turns.filter(|_| self.turns_are_limited(player));
        own.map_or(self.rules.bank_turns, |own| own.min(self.rules.bank_turns))
    }

    /// The offer after somebody declined or left: the next spot clockwise that has not declined. The walk that started left
    /// of the last player-dealer ends at its spot, so it may come back there (RND-12).
    pub(crate) fn next_offer(&self, after: Seat) -> Offer {
        let open = |s: &Seat| self.offer.declined & (1 << *s) == 0 && self.walked_to(*s).is_some();
        Offer { seat: self.clockwise_after(after).find(open), turn: 1, ..self.offer }
    }

    /// The offer when a round has ended: a second turn for the same player-dealer, or clockwise onward.
    pub(crate) fn offer_after_round(&self, banker: PlayerId, seat: Seat, turn: u8) -> Offer {
        let fresh = Offer { seat: None, turn: 1, origin: seat, declined: 0 };
        if turn < self.turns_of(banker) && self.offered_at(seat) == Some(banker) {
            return Offer { seat: Some(seat), turn: turn + 1, ..fresh };
        }
        let next = self.clockwise_after(seat).find(|s| self.walked_to(*s).is_some());
        Offer { seat: next, ..fresh }
    }

    /// D22: the fee by the total action; what the stack behind the bank cannot pay of it comes out of the bank wager. If less
    /// than the table minimum would be left there, the round is not dealt.
    pub(crate) fn bank_fee(&self) -> Event {
        let bank = self.bank.as_ref().expect("wagers close with a bank");
        let (player, amount) = (bank.player, self.schedule.bank_fee(self.total_action()));
        let behind = self.person(player).map_or(Money::ZERO, |p| p.stack);
        let from_bank = (amount - behind).max(Money::ZERO);
        if from_bank.is_positive() && bank.wager - from_bank < self.schedule.min {
            return Event::BankFellShort { player, seat: bank.seat, fee: amount };
        }
        Event::BankFeeTaken { player, amount, from_bank }
    }
}

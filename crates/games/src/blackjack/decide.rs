//! From a command to the event it leads to, or to a refusal. Nothing here changes the table.

use super::awaits::{Awaits, Task};
use super::command::Command;
use super::event::{Event, Target};
use super::table::{PEOPLE, Person, Phase, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Edition, PlayerId, Refusal, Seat};
use cards::Card;
use chips::Money;
use voice::say;

impl Table {
    /// The first event of a command; what follows from it is [`Table::consequence`]'s business.
    pub(crate) fn first_event(&self, command: &Command) -> Result<Event, Refusal> {
        match command {
            Command::Join { player, seat, chips, third_party } => {
                self.join(*player, *seat, *chips, *third_party)
            }
            Command::AddChips { player, amount } => self.add_chips(*player, *amount),
            Command::Leave { player } => self.leave(*player),
            Command::TakeBank { player, wager, seat } => self.take_bank(*player, *seat, *wager),
            Command::DeclineBank { player } => self.decline_bank(*player),
            Command::Wager { player, seat, base, buster } => self.wager(*player, *seat, *base, *buster),
            Command::Backline { player, seat, amount } => self.backline(*player, *seat, *amount),
            Command::TakeBack { player, seat } => self.take_back(*player, *seat),
            Command::Shuffle => self.shuffle(),
            Command::CutCard => self.cut_card(),
            Command::CloseWagers => self.close_wagers(),
            Command::Card(card) => self.card(*card),
            Command::HoleDown => self.hole_down(),
            Command::Peek { natural } => self.peek(*natural),
            Command::ShowHole(card) => self.show_hole(*card),
            Command::Insurance { player, seat, take } => self.insurance(*player, *seat, *take),
            Command::Act { player, seat, hand, action } => self.act(*player, *seat, *hand, *action),
            Command::PayOff => self.pay_off(),
            Command::NameAgain { was, card } => self.name_again(*was, *card),
            Command::Retract { seat, hand } => self.retract(*seat, *hand),
            Command::TimeOut => self.time_out(),
            Command::Floor { author, reason, ruling } => self.rule(author, reason, *ruling),
        }
    }

    /// Is a round under way in which cards have been, or are being, dealt?
    pub fn is_round_under_way(&self) -> bool {
        !matches!(self.phase, Phase::Offering | Phase::Wagering)
    }

    pub(crate) fn known(&self, player: PlayerId) -> Result<&Person, Refusal> {
        match self.person(player) {
            Some(person) => Ok(person),
            None => refuse(Clause::Rnd3, say!("bj-no-table-sit-down-first")),
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if (1..=self.rules.seats).contains(&seat) {
            return Ok(());
        }
        refuse(Clause::D6, say!("bj-no-seat-seats-1", seat: seat, seats: self.rules.seats))
    }

    fn join(
        &self,
        player: PlayerId,
        seat: Option<Seat>,
        chips: Money,
        third_party: bool,
    ) -> Result<Event, Refusal> {
        if self.person(player).is_some() {
            return refuse(Clause::Rnd3, say!("bj-no-table"));
        }
        if self.people.len() == PEOPLE {
            return refuse(Clause::Rnd3, say!("bj-no-table-crowded-people", people: PEOPLE));
        }
        if let Some(seat) = seat {
            self.check_seat(seat)?;
            if self.seated(seat).is_some() {
                return refuse(Clause::Rnd3, say!("bj-no-seat-taken-choose-open", seat: seat));
            }
        } else if !self.rules.backline && self.edition >= Edition::SECOND {
            return refuse(Clause::D23, say!("bj-no-standing-without-backline"));
        }
        let third_parties = self.people.iter().filter(|p| p.third_party).count();
        if let Some(most) = self.rules.banking.third_parties
            && third_party
            && third_parties >= usize::from(most)
        {
            return refuse(Clause::Tp1, say!("bj-no-third-party-full", most: most));
        }
        self.check_brought(chips)?;
        Ok(Event::Joined { player, seat, chips, third_party })
    }

    fn check_brought(&self, chips: Money) -> Result<(), Refusal> {
        if !chips.is_positive() || chips > Money::LARGEST {
            return refuse(Clause::D1, say!("bj-no-bring-some-chips-amount", chips: chips));
        }
        Ok(())
    }

    fn add_chips(&self, player: PlayerId, amount: Money) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        self.check_brought(amount)?;
        self.check_brought(amount + person.stack)?;
        if self.is_round_under_way() && self.has_money_in_play(player) {
            return refuse(Clause::Rnd11, say!("bj-no-nothing-added-while-wagers"));
        }
        Ok(Event::ChipsAdded { player, amount })
    }

    fn leave(&self, player: PlayerId) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        if self.has_money_in_play(player) {
            return refuse(Clause::Rnd10, say!("bj-no-wagers-still-table-take"));
        }
        Ok(Event::Left { player, chips: person.stack })
    }

    /// Does the player have the bank, a wager or a backline bet on the table?
    pub fn has_money_in_play(&self, player: PlayerId) -> bool {
        self.bank.as_ref().is_some_and(|b| b.player == player)
            || self.circles.iter().any(|c| c.player == Some(player))
            || self.backlines.iter().any(|b| b.player == player)
    }

    fn shuffle(&self) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::Dealer { task: Task::Shuffle } if self.phase == Phase::Offering => {
                Ok(Event::Shuffled { cards: self.shoe.size() })
            }
            Awaits::Dealer { task: Task::Shuffle } => Ok(Event::Shuffled { cards: self.discards() }),
            // Between rounds a person shuffles, or takes another deck, whenever that is wanted.
            _ if self.by_hand && !self.is_round_under_way() => {
                Ok(Event::Shuffled { cards: self.shoe.size() })
            }
            _ => refuse(Clause::D11, say!("bj-no-shoe-shuffled-cards-left", left: self.shoe.left)),
        }
    }

    fn cut_card(&self) -> Result<Event, Refusal> {
        if self.continuous {
            return refuse(Clause::D26, say!("bj-no-cut-card-continuous"));
        }
        if !self.by_hand || !self.is_round_under_way() || self.shoe.shuffle_due {
            return refuse(Clause::D11, say!("bj-no-cut-card"));
        }
        Ok(Event::CutCardCame)
    }

    fn card(&self, card: Card) -> Result<Event, Refusal> {
        if card.is_joker() {
            return refuse(Clause::Val1, say!("bj-no-game-dealt-without-joker"));
        }
        match self.awaits() {
            Awaits::Dealer { task: Task::Card(to) } => {
                self.check_named(card)?;
                Ok(Event::CardDealt { to, card: Some(card) })
            }
            Awaits::Dealer { task: Task::Shuffle | Task::CallFloor } => {
                refuse(Clause::D11, say!("bj-no-card-left-shoe"))
            }
            _ => refuse(Clause::Rnd6, say!("bj-no-card-due")),
        }
    }

    fn hole_down(&self) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::Dealer { task: Task::Card(Target::Hole) } => {
                Ok(Event::CardDealt { to: Target::Hole, card: None })
            }
            _ => refuse(Clause::Rnd6, say!("bj-no-player-dealers-second-card")),
        }
    }

    fn pay_off(&self) -> Result<Event, Refusal> {
        match (self.awaits(), self.next_line()) {
            (Awaits::Dealer { task: Task::PayOff }, Some(line)) => Ok(Event::Settled(line)),
            _ => refuse(Clause::Rnd10, say!("bj-no-wager-to-pay")),
        }
    }

    fn show_hole(&self, card: Card) -> Result<Event, Refusal> {
        if self.awaits() != (Awaits::Dealer { task: Task::ShowHole }) || card.is_joker() {
            return refuse(Clause::Rnd9, say!("bj-no-hole-card-shown"));
        }
        self.check_peeked(card)?;
        self.check_named(card)?;
        Ok(Event::HoleShown { card })
    }
}

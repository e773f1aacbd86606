//! From a command to the event it leads to, or to a refusal. Nothing here changes the table.

use super::awaits::{Awaits, Task};
use super::command::Command;
use super::event::{Event, Target};
use super::hand::total;
use super::table::{Hole, PEOPLE, Person, Phase, Table};
use crate::Refusal;
use crate::clauses::Clause;
use crate::refusal::refused;
use crate::{PlayerId, Seat};
use cards::Card;
use chips::Money;

impl Table {
    /// The first event of a command; what follows from it is [`Table::consequence`]'s business.
    pub(crate) fn first_event(&self, command: &Command) -> Result<Event, Refusal> {
        match command {
            Command::Join { player, seat, chips, third_party } => {
                self.join(*player, *seat, *chips, *third_party)
            }
            Command::AddChips { player, amount } => self.add_chips(*player, *amount),
            Command::Leave { player } => self.leave(*player),
            Command::TakeBank { player, wager } => self.take_bank(*player, *wager),
            Command::DeclineBank { player } => self.decline_bank(*player),
            Command::Wager { player, seat, base, buster } => self.wager(*player, *seat, *base, *buster),
            Command::Backline { player, seat, amount } => self.backline(*player, *seat, *amount),
            Command::TakeBack { player, seat } => self.take_back(*player, *seat),
            Command::Shuffle => self.shuffle(),
            Command::CloseWagers => self.close_wagers(),
            Command::Card(card) => self.card(*card),
            Command::HoleDown => self.hole_down(),
            Command::Peek { natural } => self.peek(*natural),
            Command::ShowHole(card) => self.show_hole(*card),
            Command::Insurance { player, seat, take } => self.insurance(*player, *seat, *take),
            Command::Act { player, seat, hand, action } => self.act(*player, *seat, *hand, *action),
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
            None => refused!(Clause::Rnd3, "You are not at this table: sit down first."),
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if (1..=self.rules.seats).contains(&seat) {
            return Ok(());
        }
        refused!(Clause::D6, "There is no seat {seat}: the seats are 1 to {}.", self.rules.seats)
    }

    fn join(
        &self,
        player: PlayerId,
        seat: Option<Seat>,
        chips: Money,
        third_party: bool,
    ) -> Result<Event, Refusal> {
        if self.person(player).is_some() {
            refused!(Clause::Rnd3, "You are at this table already.");
        }
        if self.people.len() == PEOPLE {
            refused!(Clause::Rnd3, "The table is crowded: {PEOPLE} people are at it.");
        }
        if let Some(seat) = seat {
            self.check_seat(seat)?;
            if self.seated(seat).is_some() {
                refused!(Clause::Rnd3, "Seat {seat} is taken. Choose an open one.");
            }
        }
        self.check_brought(chips)?;
        Ok(Event::Joined { player, seat, chips, third_party })
    }

    fn check_brought(&self, chips: Money) -> Result<(), Refusal> {
        if !chips.is_positive() || chips > Money::LARGEST {
            refused!(Clause::D1, "Bring some chips: {chips} is not an amount to play with.");
        }
        Ok(())
    }

    fn add_chips(&self, player: PlayerId, amount: Money) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        self.check_brought(amount)?;
        self.check_brought(amount + person.stack)?;
        if self.is_round_under_way() && self.has_money_in_play(player) {
            refused!(
                Clause::Rnd11,
                "Nothing is added while your wagers are in play; bring more chips after this round."
            );
        }
        Ok(Event::ChipsAdded { player, amount })
    }

    fn leave(&self, player: PlayerId) -> Result<Event, Refusal> {
        let person = self.known(player)?;
        if self.has_money_in_play(player) {
            refused!(
                Clause::Rnd10,
                "Your wagers are still on the table: take them back before the deal, or wait until they are settled."
            );
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
            _ => {
                refused!(
                    Clause::D11,
                    "The shoe is not to be shuffled now: {} cards are left in it.",
                    self.shoe.left
                )
            }
        }
    }

    fn card(&self, card: Card) -> Result<Event, Refusal> {
        if card.is_joker() {
            refused!(Clause::Val1, "This game is dealt without a joker.");
        }
        match self.awaits() {
            Awaits::Dealer { task: Task::Card(to) } => Ok(Event::CardDealt { to, card: Some(card) }),
            Awaits::Dealer { task: Task::Shuffle | Task::CallFloor } => {
                refused!(Clause::D11, "No card is left in the shoe.")
            }
            _ => refused!(Clause::Rnd6, "No card is due now."),
        }
    }

    fn hole_down(&self) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::Dealer { task: Task::Card(Target::Hole) } => {
                Ok(Event::CardDealt { to: Target::Hole, card: None })
            }
            _ => refused!(Clause::Rnd6, "Only the player-dealer's second card is dealt face down."),
        }
    }

    fn peek(&self, natural: bool) -> Result<Event, Refusal> {
        match self.awaits() {
            Awaits::Dealer { task: Task::Peek } => Ok(Event::Peeked { natural }),
            _ => refused!(Clause::Rnd7, "The hole card is not to be checked now."),
        }
    }

    fn show_hole(&self, card: Card) -> Result<Event, Refusal> {
        if self.awaits() != (Awaits::Dealer { task: Task::ShowHole }) || card.is_joker() {
            refused!(Clause::Rnd9, "The hole card is not to be shown now.");
        }
        let bank = self.bank.as_ref().expect("a hole card has a bank");
        debug_assert_eq!(bank.hole, Hole::Unknown);
        let natural = total(&[bank.cards[0], card], true).natural;
        if bank.peeked.is_some_and(|seen| seen != natural) {
            let seen = if natural { "no natural" } else { "a natural" };
            refused!(Clause::Rnd7, "{card} cannot be the hole card: {seen} was seen there. Call the floor.");
        }
        Ok(Event::HoleShown { card })
    }
}

//! What happens by itself, and what the referee waits for.
//!
//! After every command the hand runs on through everything that needs no decision: rounds close, the collection
//! is taken, streets begin, pots are awarded. Then [`Hand::awaits`] says who is to do what.

use super::betting::Moves;
use super::command::Seat;
use super::event::{Event, Forced};
use super::game::{Deal, Mending};
use super::hand::{Hand, Phase, Status};
use super::stud::LastCards;
use crate::clauses::Clause;
use chips::Money;
use serde::Serialize;

/// Whose move it is.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// assert_eq!(hand.turn(), Turn::Dealer { task: Task::Deal { seat: 0, up: false } });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "turn", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: whose turn, and what may be done.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerTurn"))]
pub enum Turn {
    /// A player's turn to bet.
    Bet { seat: Seat, moves: Moves },
    /// A player's turn to throw cards away.
    Draw { seat: Seat },
    /// A player has to clear its hand (CP-1).
    Clear { seat: Seat },
    /// A player's turn to show or muck.
    Show { seat: Seat },
    /// Something is for the dealer to do.
    Dealer { task: Task },
    /// The hand is over.
    Nobody,
}

/// What the dealer is to do.
///
/// ```
/// use games::poker::Task;
///
/// assert_eq!(serde_json::to_string(&Task::Board { count: 3 }).unwrap(), r#"{"task":"board","count":3}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: to whom, how many.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerTask"))]
pub enum Task {
    /// One card to a player, face up or down.
    Deal { seat: Seat, up: bool },
    /// Cards to the board.
    Board { count: u8 },
    /// A card off the top.
    Burn,
    /// Say "all hands clear" (CP-2).
    AllClear,
    /// Make the stub up again.
    Scramble { clause: Clause },
    /// Turn one community card (ST-10).
    Common,
}

/// Something that may be done beside the turn.
///
/// ```
/// use games::poker::Offer;
///
/// assert_eq!(serde_json::to_string(&Offer::Kill { seat: 2 }).unwrap(), r#"{"offer":"kill","seat":2}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "offer", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: to whom.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerOffer"))]
pub enum Offer {
    /// Kill the pot (LB-5).
    Kill { seat: Seat },
    /// Clear the hand (CP-1).
    Clear { seat: Seat },
    /// The dealer may declare all hands clear (CP-2).
    AllClear,
    /// Draw while the dealer still owes cards to those before.
    Draw { seat: Seat },
    /// Say, or change, how many cards one draws (DR-6).
    Ask { seat: Seat },
    /// Be all-in for the pot so far (ST-9).
    Stop { seat: Seat },
    /// The dealer may complete a short hand (DR-2).
    Complete { seat: Seat },
}

/// What the referee waits for.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// assert!(hand.awaits().offers.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerAwaits"))]
pub struct Awaits {
    /// Whose move it is.
    pub turn: Turn,
    /// What else may be done now.
    pub offers: Vec<Offer>,
}

impl Hand {
    /// What happens next without anybody's decision.
    pub(super) fn next_event(&self) -> Option<Event> {
        let left = self.contenders().count();
        match self.phase {
            Phase::Posting => Some(self.next_post()),
            Phase::Over => None,
            _ if left == 0 => Some(Event::Voided),
            _ if left == 1 && !self.last_is_foul_too() && !self.last_shows_its_seven() => {
                Some(self.uncontested())
            }
            Phase::Dealing => self.is_dealt().then(|| Event::RoundOpened { opener: self.opener() }),
            Phase::Drawing => self.next_of_draw(),
            Phase::Betting if self.round.actor.is_none() && !self.opener_is_unknown() => {
                Some(Event::RoundClosed { uncalled: self.uncalled() })
            }
            Phase::Between => Some(self.next_between()),
            Phase::Showdown => self.next_of_showdown(),
            Phase::Betting | Phase::Clearing => None,
        }
    }

    fn next_post(&self) -> Event {
        for (i, player) in self.players.iter().enumerate() {
            let seat = i as Seat;
            let post =
                |amount: Money, forced| Event::Posted { seat, amount: amount.min(player.stack), forced };
            if player.due.dead.is_positive() {
                return post(player.due.dead, Forced::Dead);
            }
            if player.due.ante.is_positive() {
                return post(player.due.ante, Forced::Ante);
            }
            if player.due.blind.is_positive() {
                return post(player.due.blind, Forced::Blind);
            }
        }
        Event::StreetBegun { street: 0 }
    }

    fn uncontested(&self) -> Event {
        let seat = self.contenders().next().expect("one player is left");
        let uncalled = self.uncalled();
        let amount = self.pot() - uncalled.map_or(Money::ZERO, |(_, amount)| amount);
        Event::Awarded { lines: self.award_uncontested(seat, amount), uncalled }
    }

    fn next_between(&self) -> Event {
        if let Some(amount) = self.collection_due() {
            return Event::Dropped { amount };
        }
        if self.street_now().clears && !self.trouble.cleared {
            return Event::ClearingBegun;
        }
        if !self.is_last_street() {
            return Event::StreetBegun { street: self.street + 1 };
        }
        let killed = |(seat, clause)| Event::Killed { seat, clause };
        self.foul().map_or(Event::ShowdownBegun, killed)
    }

    /// The first hand that has another number of cards than it takes, where it is time to look: after the draw (DR-1), and
    /// before the showdown of stud (ST-11).
    pub(super) fn foul(&self) -> Option<(Seat, Clause)> {
        let drawn = |s: Seat| self.player(s).drew.is_some() && self.owed(s) == 0;
        let clause = match self.phase {
            Phase::Drawing if self.contenders().all(drawn) => Clause::Dr1,
            Phase::Between if self.is_last_street() && self.is_stud() && self.rules.is_house() => {
                Clause::St11
            }
            _ => return None,
        };
        let whole = self.form().own_cards() - usize::from(self.common.is_some());
        self.contenders().find(|s| self.player(*s).cards.len() != whole).map(|seat| (seat, clause))
    }

    /// Is the last hand as foul as those before it, so that nobody can win (S-17)?
    fn last_is_foul_too(&self) -> bool {
        let foul = self.foul().filter(|_| self.rules.is_house());
        foul.is_some_and(|(_, clause)| self.players.iter().any(|p| p.status == Status::Dead(clause)))
    }

    fn next_of_showdown(&self) -> Option<Event> {
        // A hand shown before all its cards were known has to be shown again.
        if !self.contenders().all(|s| self.player(s).is_tabled()) {
            return None;
        }
        let lines = match self.form().customs.sevens {
            _ if !self.rules.is_house() => self.award_recorded(),
            true => self.award_lowball(),
            false => self.award_pots(&self.pots()),
        };
        Some(Event::Awarded { lines, uncalled: None })
    }

    /// How many cards everybody has when the street is dealt.
    fn full_hand(&self) -> usize {
        match self.street_now().deal {
            Deal::Hole { total, .. } => usize::from(total) - usize::from(self.common.is_some()),
            Deal::Draw => self.form().own_cards(),
            Deal::Board { .. } => 0,
        }
    }

    /// How many cards a player has still to get on this street.
    pub fn owed(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let drawing = self.phase == Phase::Drawing;
        if !player.is_in() || (drawing && player.drew.is_none()) {
            return 0;
        }
        let passed_over = if drawing { 0 } else { usize::from(player.passed_over) };
        self.full_hand().saturating_sub(player.cards.len() + passed_over)
    }

    /// How many cards all players have still to get.
    pub(super) fn owed_together(&self) -> usize {
        self.contenders().map(|s| self.owed(s)).sum()
    }

    /// Those of one player that come in turn; the others come when everybody else has theirs.
    pub(super) fn owed_in_turn(&self, seat: Seat) -> usize {
        self.owed(seat).saturating_sub(usize::from(self.player(seat).late))
    }

    /// Is the next card to this player one that comes late?
    pub(super) fn deal_is_late(&self, seat: Seat) -> bool {
        self.owed_in_turn(seat) == 0
    }

    fn is_dealt(&self) -> bool {
        self.board_due() == 0 && (self.full_hand() == 0 || self.contenders().all(|s| self.owed(s) == 0))
    }

    /// Is a card to be burned before the next one is dealt? Recorded hands leave burns out.
    pub(super) fn burn_due(&self) -> bool {
        if !self.rules.is_house() || self.street == 0 || self.trouble.no_burn_on == Some(self.street) {
            return false;
        }
        !(self.street == 1 && self.trouble.first_burn_given)
    }

    /// The next player to get a card: the one with the fewest, left of the button first; late cards last.
    pub(super) fn next_to_be_dealt(&self) -> Option<Seat> {
        let in_turn = self.contenders().filter(|s| self.owed_in_turn(*s) > 0);
        let next = match self.phase {
            Phase::Drawing => in_turn.min(),
            _ => {
                in_turn.min_by_key(|s| (self.player(*s).cards.len() + usize::from(self.player(*s).late), *s))
            }
        };
        let all_declared =
            self.phase != Phase::Drawing || self.contenders().all(|s| self.player(s).drew.is_some());
        next.or_else(|| self.contenders().find(|s| all_declared && self.owed(*s) > 0))
    }

    fn dealer_task(&self) -> Option<Task> {
        match self.last_cards() {
            LastCards::Community if self.too_few_to_burn_and_turn() => {
                return Some(Task::Scramble { clause: Clause::S13 });
            }
            LastCards::Community if !self.burn_due() => return Some(Task::Common),
            LastCards::WithTheBurns if self.stub() == 1 => {
                return Some(Task::Scramble { clause: Clause::St10 });
            }
            _ => {}
        }
        if self.is_scrambled() && self.common_due() {
            return Some(if self.burn_due() { Task::Burn } else { Task::Common });
        }
        if self.burn_due() {
            return Some(Task::Burn);
        }
        let due = self.board_due();
        if due > 0 {
            return Some(Task::Board { count: due as u8 });
        }
        let seat = self.next_to_be_dealt()?;
        if let Some(clause) = self.scramble_due() {
            return Some(Task::Scramble { clause });
        }
        Some(Task::Deal { seat, up: self.next_card_up(seat) })
    }

    /// Must the stub be made up again before the next card (ST-10, S-10, O-10)?
    pub(super) fn scramble_due(&self) -> Option<Clause> {
        if !self.rules.is_house() {
            return None;
        }
        let drawing = self.phase == Phase::Drawing;
        // On a later draw there may be no card left even to burn.
        if drawing && self.stub() == 0 && (self.owed_together() > 0 || self.burn_due()) {
            return Some(self.reshuffle_clause());
        }
        let last = self.is_stud() && self.is_last_street() && !self.is_scrambled();
        (last && self.stub() == 1 && self.owed_together() > 1).then_some(Clause::St10)
    }

    /// Who opens cannot be told from the record: an up card is unknown. Then whoever acts first is trusted.
    pub(super) fn opener_is_unknown(&self) -> bool {
        let open = self.round.opener.is_none() && !self.rules.is_house() && self.is_stud();
        open && self.contenders().filter(|s| self.needs_action(*s)).count() > 1
    }

    /// Hold'em: a hand from which the floor took a card has to be made whole before the betting goes on (HE-12).
    pub(super) fn completion_due(&self) -> Option<Seat> {
        let at_once = self.form().mending == Mending::OffTheTop;
        self.contenders().find(|s| at_once && self.player(*s).passed_over > 0)
    }

    /// Who is next to show or muck (S-8): players of the side pots before those of the main pot only, and among
    /// them the last to bet or raise first, or else whoever acted first, then clockwise.
    pub(super) fn next_to_show(&self) -> Option<Seat> {
        let first = self.round.aggressor.or(self.round.opener).unwrap_or(0);
        let waiting =
            self.clockwise(first).filter(|s| self.player(*s).is_in() && !self.player(*s).is_tabled());
        let deepest = waiting.clone().map(|s| self.player(s).paid).max()?;
        waiting.into_iter().find(|s| self.player(*s).paid == deepest)
    }

    /// What the referee waits for.
    pub fn awaits(&self) -> Awaits {
        Awaits { turn: self.turn(), offers: self.offers() }
    }

    /// Whose move it is.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Posting | Phase::Between | Phase::Over => Turn::Nobody,
            Phase::Dealing => self.dealer_task().map_or(Turn::Nobody, |task| Turn::Dealer { task }),
            Phase::Drawing => self.turn_of_draw(),
            Phase::Betting => match self.round.actor {
                Some(_) if self.completion_due().is_some() => {
                    let seat = self.completion_due().expect("a hand is short");
                    Turn::Dealer { task: Task::Deal { seat, up: false } }
                }
                Some(seat) => Turn::Bet { seat, moves: self.moves(seat) },
                None => Turn::Nobody,
            },
            Phase::Clearing => match self.contenders().find(|s| self.is_to_clear(*s)) {
                Some(seat) => Turn::Clear { seat },
                None => Turn::Dealer { task: Task::AllClear },
            },
            Phase::Showdown => self.next_to_show().map_or(Turn::Nobody, |seat| Turn::Show { seat }),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for seat in self.contenders() {
            if self.kill_refused(seat).is_none() {
                offers.push(Offer::Kill { seat });
            }
            if self.phase == Phase::Clearing && self.is_to_clear(seat) {
                offers.push(Offer::Clear { seat });
            }
            if self.ask_refused(seat).is_none() {
                offers.push(Offer::Ask { seat });
            }
            if self.stop_refused(seat).is_none() {
                offers.push(Offer::Stop { seat });
            }
            if self.completion_refused(seat).is_none() {
                offers.push(Offer::Complete { seat });
            }
        }
        if self.phase == Phase::Clearing {
            offers.push(Offer::AllClear);
        }
        if self.phase == Phase::Drawing && !self.burn_due() {
            offers.extend(self.next_to_draw().map(|seat| Offer::Draw { seat }));
        }
        offers
    }
}

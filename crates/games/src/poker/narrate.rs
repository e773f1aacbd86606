//! A hand told the way hand histories of card rooms are: line by line, with the pot after each street and the
//! clause beside every ruling.

use super::command::{Dealt, Seat};
use super::event::{Award, Event, Forced, Part};
use super::game::Deal;
use super::hand::{Entry, Hand, Phase};
use super::pots::Pot;
use super::rules::Rules;
use super::showdown::Worth;
use crate::clauses::Clause;
use chips::Money;

/// What kind of line it is, for those who paint them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What is played, by whom.
    Title,
    /// A street begins.
    Street,
    /// Somebody did something.
    Action,
    /// Cards.
    Cards,
    /// Chips change hands.
    Chips,
    /// What the dealer has to do.
    Procedure,
}

/// One line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// Where that is written.
    pub clause: Option<Clause>,
    /// What kind of line it is.
    pub tone: Tone,
}

/// Tells a hand from its events. It keeps a hand of its own, so that it can say what the pot was.
#[derive(Clone, Debug)]
pub struct Narrator {
    hand: Hand,
    names: Vec<String>,
    lines: Vec<Line>,
}

impl Narrator {
    /// A narrator of a hand that begins. Players without a name are "player 1", "player 2".
    pub fn new(rules: Rules, entries: &[Entry], names: &[impl AsRef<str>]) -> Narrator {
        let mut narrator = Narrator::of(Hand::new(rules, entries), names);
        narrator.introduce();
        narrator
    }

    /// A narrator who goes on telling a hand from where it is.
    pub fn of(hand: Hand, names: &[impl AsRef<str>]) -> Narrator {
        let name =
            |i: usize| names.get(i).map_or_else(|| format!("player {}", i + 1), |n| n.as_ref().to_string());
        let names = (0..hand.players.len()).map(name).collect();
        Narrator { hand, names, lines: Vec::new() }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: &Event) {
        self.before(event);
        self.hand.apply(event);
        self.after(event);
    }

    /// The story so far; it starts afresh after this.
    pub fn take(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.lines)
    }

    fn say(&mut self, tone: Tone, clause: Option<Clause>, text: impl Into<String>) {
        self.lines.push(Line { text: text.into(), clause, tone });
    }

    fn name(&self, seat: Seat) -> String {
        self.names[usize::from(seat)].clone()
    }

    fn introduce(&mut self) {
        let rules = self.hand.rules;
        self.say(Tone::Title, None, format!("{}, {}", rules.game.title(), rules.limit.title()));
        let last = self.names.len() - 1;
        for i in 0..=last {
            let button = if i == last && !self.hand.is_stud() { ", on the button" } else { "" };
            let text = format!("{} ({}){button}", self.names[i], self.hand.players[i].stack);
            self.say(Tone::Title, None, text);
        }
    }

    /// What is told better before it happens.
    fn before(&mut self, event: &Event) {
        match event {
            Event::Called { seat, amount } => {
                let all_in = if *amount == self.hand.player(*seat).stack { " and is all-in" } else { "" };
                let text = match amount.is_zero() {
                    true => format!("{} checks", self.name(*seat)),
                    false => format!("{} calls {amount}{all_in}", self.name(*seat)),
                };
                self.say(Tone::Action, None, text);
            }
            Event::Raised { seat, to } => {
                let player = self.hand.player(*seat);
                let all_in = if *to == player.stack + player.street { " and is all-in" } else { "" };
                let (level, name) = (self.hand.round.level, self.name(*seat));
                let opened = self.hand.round.full.is_zero() && self.hand.is_stud() && self.hand.street == 0;
                let text = match (level.is_zero(), opened) {
                    (true, _) => format!("{name} bets {to}{all_in}"),
                    (false, true) => format!("{name} completes to {to}{all_in}"),
                    (false, false) => format!("{name} raises {} to {to}{all_in}", *to - level),
                };
                self.say(Tone::Action, None, text);
            }
            _ => {}
        }
    }

    fn after(&mut self, event: &Event) {
        match event {
            Event::Posted { seat, amount, forced } => self.tell_post(*seat, *amount, *forced),
            Event::StreetBegun { street } => self.tell_street(*street),
            Event::Dealt { seat, cards, up } => self.tell_deal(*seat, cards, *up),
            Event::Boarded { cards } => {
                let before = self.hand.board.len() - cards.len();
                let old = if before == 0 {
                    String::new()
                } else {
                    format!("[{}] ", list(&self.hand.board[..before]))
                };
                self.say(Tone::Cards, None, format!("board: {old}[{}]", list(cards)));
            }
            Event::Burned { card: Some(card), .. } => self.say(Tone::Cards, None, format!("burn: {card}")),
            Event::Folded { seat } => self.say(Tone::Action, None, format!("{} folds", self.name(*seat))),
            Event::Killed { seat, clause } => {
                self.say(Tone::Action, Some(*clause), format!("{}'s hand is dead", self.name(*seat)));
            }
            Event::RoundClosed { uncalled } => self.tell_uncalled(*uncalled),
            Event::Dropped { amount } => {
                let clause = if self.hand.form().has_board() { Clause::Pfee1 } else { Clause::S9 };
                self.say(Tone::Chips, Some(clause), format!("collection: {amount}, pot {}", self.hand.pot()));
            }
            Event::Asked { seat, count } => {
                self.say(Tone::Action, Some(Clause::Dr6), format!("{} asks for {count}", self.name(*seat)));
            }
            Event::Discarded { seat, cards } => self.tell_discard(*seat, cards),
            Event::AllCleared => self.say(Tone::Action, Some(Clause::Cp2), "all hands clear"),
            Event::ShowdownBegun => self.say(Tone::Street, None, format!("showdown, {}", self.pots())),
            Event::Shown { seat, .. } => self.tell_shown(*seat),
            Event::Mucked { seat } => self.say(Tone::Action, None, format!("{} mucks", self.name(*seat))),
            Event::BoardPlayed { seat } => {
                self.say(Tone::Action, Some(Clause::He5), format!("{} plays the board", self.name(*seat)));
            }
            Event::Awarded { lines, uncalled } => {
                self.tell_uncalled(*uncalled);
                let side = lines.iter().any(|line| line.pot > 0);
                lines.iter().for_each(|line| self.tell_award(line, side));
            }
            Event::Stopped { seat } => {
                let text = format!("{} is all-in for the pot so far", self.name(*seat));
                self.say(Tone::Action, Some(Clause::St9), text);
            }
            Event::CommonDealt { card } => {
                self.say(Tone::Cards, Some(Clause::St10), format!("community card: {}", list(&[*card])));
            }
            Event::Corrected { from, to } => {
                let text = format!("a card was named wrongly: [{from}] is [{to}]");
                self.say(Tone::Cards, Some(Clause::S18), text);
            }
            Event::Procedure { steps } => {
                for step in steps {
                    self.say(
                        Tone::Procedure,
                        Some(step.clause),
                        format!("dealer {}. {}", step.number, step.text),
                    );
                }
            }
            _ => self.tell_mishap(event),
        }
    }

    /// Hole cards in brackets; in stud what lies face up, and with it everything the player shows.
    fn tell_deal(&mut self, seat: Seat, cards: &[Dealt], up: bool) {
        let player = self.hand.player(seat);
        let showing: Vec<Dealt> = player.cards.iter().filter(|h| h.up).map(|h| h.card).collect();
        let name = self.name(seat);
        let text = match up {
            false => format!("{name} is dealt [{}]", list(cards)),
            true if showing.len() > cards.len() => {
                format!("{name} is dealt {}, showing {}", list(cards), list(&showing))
            }
            true => format!("{name} is dealt {} face up", list(cards)),
        };
        self.say(Tone::Cards, None, text);
    }

    /// What went wrong; what to do about it follows in the procedure.
    fn tell_mishap(&mut self, event: &Event) {
        let text = match event {
            Event::SetAside { seat, card, .. } => {
                format!("{} is seen on its way to {}", list(&[*card]), self.name(*seat))
            }
            Event::TakenBack { seat, card } => {
                format!("{} has a card too many; the floor takes {}", self.name(*seat), list(&[*card]))
            }
            Event::PassedOver { seat } => format!("{} is passed over by the deal", self.name(*seat)),
            Event::Overdealt { seat, card } => {
                format!("{} gets a card too many, {}", self.name(*seat), list(&[*card]))
            }
            Event::BoardTakenBack { cards } if self.hand.phase == Phase::Betting => {
                format!("[{}] is turned before the betting is complete", list(cards))
            }
            Event::BoardTakenBack { cards } => format!("[{}] is a flop of too many cards", list(cards)),
            Event::Scrambled => "the stub is made up again".into(),
            Event::Voided => "the hand is void: everybody takes back what they put in".into(),
            _ => return,
        };
        self.say(Tone::Cards, None, text);
    }

    fn tell_post(&mut self, seat: Seat, amount: Money, forced: Forced) {
        let (what, clause) = match forced {
            Forced::Ante => ("antes", None),
            // Antes of other rooms are dead too; in our house only a missed small blind is.
            Forced::Dead if !self.hand.rules.is_house() => ("antes", None),
            Forced::Dead => ("posts a dead small blind of", Some(Clause::He8)),
            Forced::Blind => (self.blind_name(seat), None),
            Forced::Kill => ("kills the pot with", Some(Clause::Lb5)),
            Forced::BringIn => ("brings in for", None),
        };
        let all_in = if self.hand.player(seat).stack.is_zero() { " and is all-in" } else { "" };
        let text = format!("{} {what} {amount}{all_in}", self.name(seat));
        self.say(Tone::Chips, clause, text);
    }

    /// The blinds in the order in which they stand: small, big, and what others post beside them.
    fn blind_name(&self, seat: Seat) -> &'static str {
        let players = &self.hand.players;
        let posts = |i: &usize| players[*i].entry.in_turn && players[*i].entry.blind.is_positive();
        let order: Vec<usize> = match players.len() {
            2 => [1, 0].into_iter().filter(posts).collect(),
            n => (0..n).filter(posts).collect(),
        };
        match (order.iter().position(|i| *i == usize::from(seat)), order.len()) {
            (Some(0), 2..) => "posts the small blind of",
            (Some(0 | 1), _) => "posts the big blind of",
            (Some(_), _) => "straddles for",
            (None, _) => "posts",
        }
    }

    fn tell_street(&mut self, street: u8) {
        let name = self.hand.street_now().name;
        let text = if street == 0 { name.to_string() } else { format!("{name}, {}", self.pots()) };
        self.say(Tone::Street, None, text);
    }

    /// The pot, and how it is divided once somebody is all-in.
    fn pots(&self) -> String {
        let pots = self.hand.pots();
        let side = |pots: &[Pot]| pots.iter().map(|p| p.amount.to_string()).collect::<Vec<_>>().join(" and ");
        match pots.as_slice() {
            [main, rest @ ..] if !rest.is_empty() => {
                format!("pot {} (main {}, side {})", self.hand.pot(), main.amount, side(rest))
            }
            _ => format!("pot {}", self.hand.pot()),
        }
    }

    fn tell_uncalled(&mut self, uncalled: Option<(Seat, Money)>) {
        if let Some((seat, amount)) = uncalled {
            self.say(Tone::Chips, Some(Clause::S6), format!("{amount} goes back to {}", self.name(seat)));
        }
    }

    fn tell_discard(&mut self, seat: Seat, cards: &[Dealt]) {
        let name = self.name(seat);
        let drawing = self.hand.phase == Phase::Drawing && self.hand.street_now().deal == Deal::Draw;
        let text = match (cards.len(), drawing) {
            (0, _) => format!("{name} stands pat"),
            (n, true) => format!("{name} draws {n}, throwing [{}]", list(cards)),
            (_, false) => format!("{name} clears [{}]", list(cards)),
        };
        self.say(Tone::Action, None, text);
    }

    fn tell_shown(&mut self, seat: Seat) {
        let player = self.hand.player(seat);
        let cards: Vec<Dealt> = player.cards.iter().map(|h| h.card).collect();
        let worth = self.hand.worth(seat);
        let mut text = format!("{} shows [{}]", self.name(seat), list(&cards));
        match (worth.high, worth.low) {
            (Some(high), Some(low)) => text += &format!(": {} for high and {}", high.name(), low.name()),
            (Some(high), None) => text += &format!(": {}", high.name()),
            (None, Some(low)) => text += &format!(": {}", low.name()),
            (None, None) => {}
        }
        self.say(Tone::Action, None, text);
    }

    fn tell_award(&mut self, line: &Award, side: bool) {
        let pot = match line.pot {
            0 if side => "the main pot".to_string(),
            0 => "the pot".to_string(),
            n => format!("side pot {n}"),
        };
        let (name, with) = (self.name(line.seat), self.winning_hand(line));
        let text = match line.part {
            Part::Whole => format!("{name} wins {} ({pot}){with}", line.amount),
            Part::High => format!("{name} wins {} (high half of {pot}){with}", line.amount),
            Part::Low => format!("{name} wins {} (low half of {pot}){with}", line.amount),
            Part::Returned => format!("{} goes back to {name}", line.amount),
        };
        self.say(Tone::Chips, Some(line.clause), text);
    }

    /// What a pot was won with, where the hand was tabled.
    fn winning_hand(&self, line: &Award) -> String {
        let worth =
            if self.hand.player(line.seat).shown { self.hand.worth(line.seat) } else { Worth::default() };
        let high = worth.high.filter(|_| line.part != Part::Low).map(|high| high.name());
        high.or(worth.low.map(|low| low.name())).map_or(String::new(), |hand| format!(" with {hand}"))
    }
}

fn list(cards: &[Dealt]) -> String {
    let name = |c: &Dealt| c.map_or("??".to_string(), |c| c.to_string());
    cards.iter().map(name).collect::<Vec<_>>().join(" ")
}

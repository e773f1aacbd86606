//! A hand told the way hand histories of card rooms are: line by line, with the pot after each street and the
//! clause beside every ruling.

use super::called::called;
use super::command::{Dealt, Seat};
use super::event::{Award, Event, Forced, Part};
use super::game::Deal;
use super::hand::{Entry, Hand, Held, Phase};
use super::pots::Pot;
use super::rules::Rules;
use super::showdown::Worth;
use crate::clauses::Clause;
use crate::sentence::{Sentence, Tone};
use chips::Money;
use voice::{Arg, Place, Telling, Word, say};

/// Tells a hand from its events. It keeps a hand of its own, so that it can say what the pot was.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut narrator = Narrator::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)], &["Ann", "Ben"]);
/// log.iter().for_each(|event| narrator.tell(event));
/// assert!(narrator.take().iter().any(|said| said.says.to_string().contains("Ann")));
/// ```
#[derive(Clone, Debug)]
pub struct Narrator {
    hand: Hand,
    /// Who has which place.
    names: Vec<Arg>,
    sentences: Vec<Sentence>,
}

impl Narrator {
    /// A narrator of a hand that begins. Players without a name are known by their places.
    pub fn new(rules: Rules, entries: &[Entry], names: &[impl AsRef<str>]) -> Narrator {
        let names = names.iter().map(|name| Arg::from(name.as_ref())).collect();
        let mut narrator = Narrator::of(Hand::new(rules, entries), names);
        narrator.introduce();
        narrator
    }

    /// A narrator who goes on telling a hand from where it is.
    pub fn of(hand: Hand, names: Vec<Arg>) -> Narrator {
        Narrator { hand, names, sentences: Vec::new() }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: &Event) {
        self.before(event);
        self.hand.apply(event);
        self.after(event);
    }

    /// The story so far; it starts afresh after this.
    pub fn take(&mut self) -> Vec<Sentence> {
        std::mem::take(&mut self.sentences)
    }

    fn say(&mut self, tone: Tone, clause: Option<Clause>, says: Telling) {
        let named = |place: u8| self.names.get(usize::from(place)).cloned().unwrap_or(Arg::Place(place));
        let says = says.placed(&named);
        self.sentences.push(Sentence::new(tone, clause, says));
    }

    fn introduce(&mut self) {
        let rules = self.hand.rules;
        self.say(Tone::Title, None, say!("hand-title", game: rules.game.title(), limit: rules.limit.title()));
        let last = self.hand.players.len() - 1;
        for i in 0..=last {
            let button = yes(i == last && !self.hand.is_stud());
            let stack = self.hand.players[i].stack;
            self.say(
                Tone::Title,
                None,
                say!("hand-stack", who: Place(i as u8), stack: stack, button: button),
            );
        }
    }

    /// What is told better before it happens.
    fn before(&mut self, event: &Event) {
        match event {
            Event::Called { seat, amount } if amount.is_zero() => {
                self.say(Tone::Action, None, say!("hand-checks", who: Place(*seat)));
            }
            Event::Called { seat, amount } => {
                let all_in = yes(*amount == self.hand.player(*seat).stack);
                let says = say!("hand-calls", who: Place(*seat), amount: *amount, all_in: all_in);
                self.say(Tone::Action, None, says);
            }
            Event::Raised { seat, to } => self.tell_raise(*seat, *to),
            _ => {}
        }
    }

    fn tell_raise(&mut self, seat: Seat, to: Money) {
        let player = self.hand.player(seat);
        let (who, all_in) = (Place(seat), yes(to == player.stack + player.street));
        let level = self.hand.round.level;
        let opened = self.hand.round.full.is_zero() && self.hand.is_stud() && self.hand.street == 0;
        let says = match (level.is_zero(), opened) {
            (true, _) => say!("hand-bets", who: who, to: to, all_in: all_in),
            (false, true) => say!("hand-completes", who: who, to: to, all_in: all_in),
            (false, false) => say!("hand-raises", who: who, by: to - level, to: to, all_in: all_in),
        };
        self.say(Tone::Action, None, says);
    }

    fn after(&mut self, event: &Event) {
        match event {
            Event::Posted { seat, amount, forced } => self.tell_post(*seat, *amount, *forced),
            Event::StreetBegun { street } => self.tell_street(*street),
            Event::Dealt { seat, cards, up } => self.tell_deal(*seat, cards, *up),
            Event::Boarded { cards } => self.tell_board(cards),
            Event::Burned { card: Some(card), .. } => {
                self.say(Tone::Cards, None, say!("hand-burn", card: *card));
            }
            Event::Folded { seat } => self.say(Tone::Action, None, say!("hand-folds", who: Place(*seat))),
            Event::Killed { seat, clause } => {
                self.say(Tone::Action, Some(*clause), say!("hand-dead", who: Place(*seat)));
            }
            Event::RoundClosed { uncalled } => self.tell_uncalled(*uncalled),
            Event::Dropped { amount } => self.tell_collection(*amount),
            Event::Asked { seat, count } => {
                self.say(
                    Tone::Action,
                    Some(Clause::Dr6),
                    say!("hand-asks", who: Place(*seat), count: *count),
                );
            }
            Event::Discarded { seat, cards } => self.tell_discard(*seat, cards),
            Event::AllCleared => self.say(Tone::Action, Some(Clause::Cp2), say!("hand-all-clear")),
            Event::ShowdownBegun => self.say(Tone::Street, None, say!("hand-showdown", pots: self.pots())),
            Event::Shown { seat, .. } => self.tell_shown(*seat),
            Event::Mucked { seat } => self.say(Tone::Action, None, say!("hand-mucks", who: Place(*seat))),
            Event::BoardPlayed { seat } => {
                self.say(Tone::Action, Some(Clause::He5), say!("hand-plays-board", who: Place(*seat)));
            }
            Event::Awarded { lines, uncalled } => {
                self.tell_uncalled(*uncalled);
                let side = lines.iter().any(|line| line.pot > 0);
                lines.iter().for_each(|line| self.tell_award(line, side, is_shared(line, lines)));
            }
            Event::Stopped { seat } => {
                self.say(Tone::Action, Some(Clause::St9), say!("hand-stopped", who: Place(*seat)));
            }
            Event::CommonDealt { card } => {
                self.say(Tone::Cards, Some(Clause::St10), say!("hand-common", card: *card));
            }
            Event::Corrected { from, to } => {
                self.say(Tone::Cards, Some(Clause::S18), say!("hand-corrected", from: *from, to: *to));
            }
            Event::NamedAgain { from, to } => {
                self.say(Tone::Cards, Some(Clause::Room17), say!("hand-named-again", from: *from, to: *to));
            }
            Event::Retracted { seat, .. } => {
                self.say(Tone::Action, Some(Clause::Room17), say!("hand-retracted", who: Place(*seat)));
            }
            Event::Counted { seat, chips, .. } => {
                let counted = say!("hand-counted", who: Place(*seat), chips: *chips);
                self.say(Tone::Chips, Some(Clause::Room16), counted);
            }
            Event::Reversed => self.say(Tone::Rule, Some(Clause::Room17), say!("hand-reversed")),
            Event::Procedure { steps } => {
                for step in steps {
                    let says = say!("hand-dealer-does", number: step.number, what: step.says.clone());
                    self.say(Tone::Rule, Some(step.clause), says);
                }
            }
            _ => self.tell_mishap(event),
        }
    }

    fn tell_board(&mut self, cards: &[Dealt]) {
        let before = self.hand.board.len() - cards.len();
        let says = match before {
            0 => say!("hand-board", cards: cards),
            _ => say!("hand-board-more", before: &self.hand.board[..before], cards: cards),
        };
        self.say(Tone::Cards, None, says);
    }

    fn tell_collection(&mut self, amount: Money) {
        let clause = if self.hand.form().has_board() { Clause::Pfee1 } else { Clause::S9 };
        self.say(Tone::Chips, Some(clause), say!("hand-collection", amount: amount, pot: self.hand.pot()));
    }

    /// Hole cards in brackets; in stud what lies face up, and with it everything the player shows.
    fn tell_deal(&mut self, seat: Seat, cards: &[Dealt], up: bool) {
        let player = self.hand.player(seat);
        let showing: Vec<Dealt> = player.cards.iter().filter(|h| h.up).map(|h| h.card).collect();
        let who = Place(seat);
        let says = match up {
            false => say!("hand-dealt", who: who, cards: cards),
            true if showing.len() > cards.len() => {
                say!("hand-dealt-showing", who: who, cards: cards, showing: showing.as_slice())
            }
            true => say!("hand-dealt-up", who: who, cards: cards),
        };
        self.say(Tone::Cards, None, says);
    }

    /// What went wrong; what to do about it follows in the procedure.
    fn tell_mishap(&mut self, event: &Event) {
        let says = match event {
            Event::SetAside { seat, card, .. } => say!("hand-seen-on-way", card: *card, who: Place(*seat)),
            Event::TakenBack { seat, card } => say!("hand-card-taken-back", who: Place(*seat), card: *card),
            Event::PassedOver { seat } => say!("hand-passed-over", who: Place(*seat)),
            Event::Overdealt { seat, card } => say!("hand-overdealt", who: Place(*seat), card: *card),
            Event::BoardTakenBack { cards } if self.hand.phase == Phase::Betting => {
                say!("hand-board-early", cards: cards.as_slice())
            }
            Event::BoardTakenBack { cards } if self.hand.phase == Phase::Clearing => {
                say!("hand-board-unclear", cards: cards.as_slice())
            }
            Event::BoardTakenBack { cards } => say!("hand-flop-over", cards: cards.as_slice()),
            Event::StreetMoved { burned, card } => return self.tell_moved(*burned, *card),
            Event::Scrambled => say!("hand-stub-again"),
            Event::Voided => say!("hand-void"),
            _ => return,
        };
        self.say(Tone::Cards, None, says);
    }

    /// Cards moved to where they belong, and what everybody shows now.
    fn tell_moved(&mut self, burned: u8, card: Dealt) {
        let says = match burned {
            0 => say!("hand-moved-back"),
            _ => say!("hand-moved-on", card: card),
        };
        self.say(Tone::Cards, Some(Clause::St8), says);
        let has = |h: &Held| (h.street == self.hand.street).then_some(h.card);
        let of = |s: Seat| Some((s, self.hand.player(s).cards.last().and_then(has)?));
        let moved: Vec<(Seat, Dealt)> = self.hand.contenders().filter_map(of).collect();
        moved.into_iter().for_each(|(seat, card)| self.tell_deal(seat, &[card], true));
    }

    fn tell_post(&mut self, seat: Seat, amount: Money, forced: Forced) {
        let (what, clause) = match forced {
            Forced::Ante => ("ante", None),
            // Antes of other rooms are dead too; in our house only a missed small blind is.
            Forced::Dead if !self.hand.rules.is_house() => ("ante", None),
            Forced::Dead => ("dead", Some(Clause::He8)),
            Forced::Blind => (self.blind_name(seat), None),
            Forced::Kill => ("kill", Some(Clause::Lb5)),
            Forced::BringIn => ("bring-in", None),
        };
        let all_in = yes(self.hand.player(seat).stack.is_zero());
        let says = say!("hand-posts", who: Place(seat), what: Word(what), amount: amount, all_in: all_in);
        self.say(Tone::Chips, clause, says);
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
            (Some(0), 2..) => "small",
            (Some(0 | 1), _) => "big",
            (Some(_), _) => "straddle",
            (None, _) => "post",
        }
    }

    fn tell_street(&mut self, street: u8) {
        let name = told_street(self.hand.street_now().name);
        let says = match street {
            0 => name,
            _ => say!("hand-street", street: name, pots: self.pots()),
        };
        self.say(Tone::Street, None, says);
    }

    /// The pot, and how it is divided once somebody is all-in.
    fn pots(&self) -> Telling {
        let pots = self.hand.pots();
        match pots.as_slice() {
            [main, rest @ ..] if !rest.is_empty() => {
                let side =
                    rest.iter().map(|p: &Pot| say!("hand-side-pot", amount: p.amount)).collect::<Vec<_>>();
                say!("hand-pots", pot: self.hand.pot(), main: main.amount, side: side)
            }
            _ => say!("hand-pot", pot: self.hand.pot()),
        }
    }

    fn tell_uncalled(&mut self, uncalled: Option<(Seat, Money)>) {
        if let Some((seat, amount)) = uncalled {
            self.say(Tone::Chips, Some(Clause::S6), say!("hand-goes-back", amount: amount, who: Place(seat)));
        }
    }

    fn tell_discard(&mut self, seat: Seat, cards: &[Dealt]) {
        let drawing = self.hand.phase == Phase::Drawing && self.hand.street_now().deal == Deal::Draw;
        let (who, drew) = (Place(seat), self.hand.player(seat).drew.unwrap_or_default());
        let says = match (cards.len(), drew) {
            _ if !drawing => say!("hand-clears", who: who, cards: cards),
            (0, 0) => say!("hand-stands-pat", who: who),
            (0, _) => say!("hand-draws-only", who: who, count: drew),
            _ => say!("hand-draws", who: who, count: drew, cards: cards),
        };
        self.say(Tone::Action, None, says);
    }

    fn tell_shown(&mut self, seat: Seat) {
        let player = self.hand.player(seat);
        let cards: Vec<Dealt> = player.cards.iter().map(|h| h.card).collect();
        let (who, cards) = (Place(seat), cards.as_slice());
        let worth = self.hand.worth(seat);
        let says = match (worth.high, worth.low) {
            (Some(high), Some(low)) => {
                say!("hand-shows-both", who: who, cards: cards, high: called(high), low: called(low))
            }
            (Some(high), None) => say!("hand-shows-hand", who: who, cards: cards, hand: called(high)),
            (None, Some(low)) => say!("hand-shows-hand", who: who, cards: cards, hand: called(low)),
            (None, None) => say!("hand-shows", who: who, cards: cards),
        };
        self.say(Tone::Action, None, says);
    }

    fn tell_award(&mut self, line: &Award, side: bool, shared: bool) {
        let pot = match line.pot {
            0 if side => say!("hand-the-main-pot"),
            0 => say!("hand-the-pot"),
            n => say!("hand-the-side-pot", number: n),
        };
        let who = Place(line.seat);
        let part = Word(match line.part {
            Part::Whole if shared => "share",
            Part::Whole => "whole",
            Part::High if shared => "high-share",
            Part::High => "high",
            Part::Low if shared => "low-share",
            Part::Low => "low",
            Part::Returned => {
                let says = say!("hand-goes-back", amount: line.amount, who: who);
                return self.say(Tone::Chips, Some(line.clause), says);
            }
        });
        if line.amount.is_zero() {
            let says = say!("hand-wins-nothing", who: who, pot: pot);
            return self.say(Tone::Chips, Some(line.clause), says);
        }
        let says = match self.winning_hand(line) {
            Some(hand) => {
                say!("hand-wins-with", who: who, amount: line.amount, part: part, pot: pot, hand: hand)
            }
            None => say!("hand-wins", who: who, amount: line.amount, part: part, pot: pot),
        };
        self.say(Tone::Chips, Some(line.clause), says);
    }

    /// What a pot was won with, where the hand was tabled.
    fn winning_hand(&self, line: &Award) -> Option<Telling> {
        let worth =
            if self.hand.player(line.seat).shown { self.hand.worth(line.seat) } else { Worth::default() };
        worth.high.filter(|_| line.part != Part::Low).or(worth.low).map(called)
    }
}

/// What people call a street.
pub fn told_street(name: &'static str) -> Telling {
    say!("hand-street-name", street: Word(name))
}

fn yes(is: bool) -> Word {
    Word(if is { "yes" } else { "no" })
}
/// Does somebody else win of the same part of the same pot?
fn is_shared(line: &Award, lines: &[Award]) -> bool {
    lines.iter().filter(|other| (other.pot, other.part) == (line.pot, line.part)).count() > 1
}

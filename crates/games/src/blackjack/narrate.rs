//! A round in a good house dealer's words: a sentence per event, with the clause it rests on.
//!
//! The narrator follows events alone, as everybody may know them: it can begin with any round of a log, and cannot tell
//! what lies face down.

use super::command::{Fate, Move, Penalty, Ruling};
use super::event::{Event, Line, Outcome, Target, WagerKind};
use super::hand::{Total, total};
use super::nearest::Nearest;
use super::retract::LastMove;
use super::rules::Rules;
use super::table::Table;
use crate::clauses::Clause;
use crate::sentence::{Sentence, Tone};
use crate::{PlayerId, Seat};
use cards::Card;
use chips::Money;
use std::collections::BTreeMap;
use voice::{Telling, Word, say};

/// A hand as far as it has been told.
#[derive(Clone, Debug, Default)]
struct Told {
    cards: Vec<Card>,
    wager: Money,
    from_split: bool,
}

/// Tells a round event by event.
///
/// ```
/// use games::blackjack::{Event, Narrator};
///
/// let said = Narrator::new().tell(&Event::Shuffled { cards: 312 }).unwrap();
/// assert!(said.says.to_string().contains("shuffled"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Narrator {
    bank: Vec<Card>,
    circles: BTreeMap<Seat, (PlayerId, Vec<Told>)>,
    /// Was the bank of this round seen to be taken? What came before cannot be told.
    knows: bool,
    /// How hands are scored, where the nearer hand wins (N-1).
    nearest: Option<Nearest>,
}

impl Narrator {
    /// A narrator who knows nothing of the round that may be on: it begins with the next one.
    pub fn new() -> Narrator {
        Narrator::default()
    }

    /// One who knows as little, of a table with these rules.
    pub fn by(rules: &Rules) -> Narrator {
        Narrator { nearest: rules.nearest, ..Narrator::default() }
    }

    fn count(&self, cards: &[Card], initial: bool) -> Total {
        self.nearest.map_or_else(|| total(cards, initial), |nearest| nearest.count(cards))
    }

    fn total(&self, held: &Told) -> Total {
        self.count(&held.cards, !held.from_split)
    }

    /// A narrator who has seen this table so far.
    pub fn at(table: &Table) -> Narrator {
        let mut narrator = Narrator { knows: true, ..Narrator::by(table.rules()) };
        narrator.bank = table.bank().map(|b| b.cards.to_vec()).unwrap_or_default();
        for seat in 1..=table.rules().seats {
            let circle = table.circle(seat);
            let Some(player) = circle.player else { continue };
            let hand = |h: &super::table::Hand| Told {
                cards: h.cards.to_vec(),
                wager: h.wager,
                from_split: h.from_split,
            };
            let mut hands: Vec<Told> = circle.hands.iter().map(hand).collect();
            if hands.is_empty() {
                hands.push(Told { wager: circle.base, ..Told::default() });
            }
            narrator.circles.insert(seat, (player, hands));
        }
        narrator
    }

    /// Tells an event, and keeps it in mind.
    pub fn tell(&mut self, event: &Event) -> Option<Sentence> {
        self.knows |= matches!(event, Event::BankTaken { .. });
        let of_a_round = !matches!(
            event,
            Event::Joined { .. } | Event::ChipsAdded { .. } | Event::Left { .. } | Event::Shuffled { .. }
        );
        let told = if of_a_round && !self.knows { None } else { self.say(event) };
        self.follow(event);
        told
    }

    fn say(&self, event: &Event) -> Option<Sentence> {
        use Tone::{Action, Cards, Chips, Rule};
        let said = |tone, clause, says| Some(Sentence::new(tone, Some(clause), says));
        let plain = |says| Some(Sentence::new(Action, None, says));
        match event {
            Event::Joined { player, seat: Some(seat), chips, .. } => {
                plain(say!("table-joined", player: *player, seat: *seat, chips: *chips))
            }
            Event::Joined { player, seat: None, chips, .. } => {
                plain(say!("table-joined-rail", player: *player, chips: *chips))
            }
            Event::ChipsAdded { player, amount } => {
                plain(say!("table-chips-added", player: *player, amount: *amount))
            }
            Event::Left { player, chips } => plain(say!("table-left", player: *player, chips: *chips)),
            Event::BankTaken { player, seat, wager, turn } => said(
                Rule,
                Clause::Rnd2,
                say!("bj-bank-taken", player: *player, seat: *seat, wager: *wager, turn: *turn),
            ),
            Event::BankDeclined { player, seat } => {
                said(Action, Clause::Rnd12, say!("bj-bank-declined", player: *player, seat: *seat))
            }
            Event::Wagered { player, seat, base, buster } => {
                let says = if buster.is_positive() {
                    say!("bj-wagered-buster", player: *player, seat: *seat, base: *base, buster: *buster)
                } else {
                    say!("bj-wagered", player: *player, seat: *seat, base: *base)
                };
                said(Action, Clause::Rnd3, says)
            }
            Event::Backlined { player, seat, amount } => {
                said(Action, Clause::D9, say!("bj-backlined", player: *player, seat: *seat, amount: *amount))
            }
            Event::TakenBack { player, seat, amount, fee } => said(
                Action,
                Clause::Rnd3,
                say!("bj-taken-back", player: *player, seat: *seat, amount: *amount, fee: *fee),
            ),
            Event::Shuffled { cards } => said(Action, Clause::D11, say!("bj-shuffled", cards: *cards)),
            Event::WagersClosed { total_action } => {
                said(Action, Clause::Rnd5, say!("bj-wagers-closed", total: *total_action))
            }
            Event::FeeTaken { amount, .. } | Event::BankFeeTaken { amount, .. } if !amount.is_positive() => {
                None
            }
            Event::FeeTaken { seat, amount, .. } => {
                said(Chips, Clause::Rnd4, say!("bj-fee-taken", seat: *seat, amount: *amount))
            }
            Event::BankFeeTaken { amount, from_bank, .. } if from_bank.is_positive() => said(
                Chips,
                Clause::D22,
                say!("bj-bank-fee-from-bank", amount: *amount, from_bank: *from_bank),
            ),
            Event::BankFeeTaken { amount, .. } => {
                said(Chips, Clause::Rnd2, say!("bj-bank-fee-taken", amount: *amount))
            }
            Event::BankFellShort { player, seat, fee } => {
                said(Rule, Clause::D22, say!("bj-bank-fell-short", player: *player, seat: *seat, fee: *fee))
            }
            Event::CardDealt { to, card } => self.dealt(*to, *card),
            Event::CutCardCame => said(Cards, Clause::D11, say!("bj-cut-card")),
            Event::InsuranceOffered => said(Rule, Clause::Dss7, say!("bj-insurance-offered")),
            Event::InsuranceAnswered { player, seat, amount } => {
                let says = if amount.is_positive() {
                    say!("bj-insured", player: *player, seat: *seat, amount: *amount)
                } else {
                    say!("bj-not-insured", player: *player, seat: *seat)
                };
                said(Action, Clause::Dss7, says)
            }
            Event::Peeked { natural: true } => said(Rule, Clause::Rnd7, say!("bj-peeked-natural")),
            Event::Peeked { natural: false } => said(Rule, Clause::Rnd7, say!("bj-peeked-none")),
            Event::Acted { player, seat, hand, action } => self.acted(*player, *seat, *hand, *action),
            Event::HoleShown { card } => {
                let cards: Vec<Card> = self.bank.iter().copied().chain([*card]).collect();
                let has = told_total(self.count(&cards, true));
                said(Cards, Clause::Rnd9, say!("bj-hole-shown", card: *card, total: has))
            }
            Event::ButtonPlaced { count, counted_to, seat } if counted_to == seat => {
                said(Rule, Clause::Rnd9, say!("bj-button", count: *count, seat: *seat))
            }
            Event::ButtonPlaced { count, counted_to, seat } => said(
                Rule,
                Clause::Rnd9,
                say!("bj-button-moved", count: *count, counted_to: *counted_to, seat: *seat),
            ),
            Event::NamedAgain { at, was, card, .. } => self.named_again(*at, *was, *card),
            Event::Retracted(last) => said(Action, Clause::Room17, self.retracted(last)),
            Event::Settled(line) => said(Chips, line.clause, self.settled(line)),
            Event::Ruled { author, reason, ruling, clause } => {
                let what = tell_ruling(*ruling);
                said(
                    Rule,
                    clause.unwrap_or_else(|| ruling_clause(*ruling)),
                    say!("floor-ruled", what: what, author: author, reason: reason),
                )
            }
            Event::RoundEnded { bank_result } => {
                let amount = if bank_result.is_positive() { *bank_result } else { -*bank_result };
                let says = match bank_result.as_cents() {
                    0 => say!("bj-round-even"),
                    1.. => say!("bj-round-won", amount: amount),
                    _ => say!("bj-round-lost", amount: amount),
                };
                said(Chips, Clause::Rnd11, says)
            }
        }
    }

    fn hand(&self, seat: Seat, hand: u8) -> Option<&Told> {
        self.circles.get(&seat)?.1.get(usize::from(hand) - 1)
    }

    /// The number of a hand where its circle has several; 0 where there is but one.
    fn number(&self, seat: Seat, hand: u8) -> u8 {
        if self.circles.get(&seat).is_some_and(|(_, hands)| hands.len() > 1) { hand } else { 0 }
    }

    fn dealt(&self, to: Target, card: Option<Card>) -> Option<Sentence> {
        let (Target::Bank | Target::Hand { .. }, Some(card)) = (to, card) else {
            return Some(Sentence::new(Tone::Cards, Some(Clause::Rnd6), say!("bj-hole-dealt")));
        };
        if let Target::Hand { seat, hand } = to {
            let (player, hands) = self.circles.get(&seat)?;
            let held = hands.get(usize::from(hand) - 1)?;
            let n = self.number(seat, hand);
            let cards: Vec<Card> = held.cards.iter().copied().chain([card]).collect();
            let says = if cards.len() < 2 {
                say!("bj-hand-first", player: *player, seat: seat, hand: n, card: card)
            } else {
                let has = told_total(self.count(&cards, !held.from_split));
                say!("bj-hand-gets", player: *player, seat: seat, hand: n, card: card, total: has)
            };
            return Some(Sentence::new(Tone::Cards, None, says));
        }
        let cards: Vec<Card> = self.bank.iter().copied().chain([card]).collect();
        if cards.len() == 1 {
            let says = say!("bj-bank-shows", card: card);
            return Some(Sentence::new(Tone::Cards, Some(Clause::Rnd6), says));
        }
        let says = say!("bj-bank-draws", card: card, total: told_total(self.count(&cards, true)));
        Some(Sentence::new(Tone::Cards, Some(Clause::Rnd10), says))
    }

    fn named_again(&self, at: Target, was: Card, card: Card) -> Option<Sentence> {
        let says = match at {
            Target::Hand { seat, hand } => {
                let n = self.number(seat, hand);
                say!("bj-named-again", seat: seat, hand: n, was: was, card: card)
            }
            Target::Bank | Target::Hole => say!("bj-named-again-bank", was: was, card: card),
        };
        Some(Sentence::new(Tone::Cards, Some(Clause::Room17), says))
    }

    fn acted(&self, player: PlayerId, seat: Seat, hand: u8, action: Move) -> Option<Sentence> {
        let held = self.hand(seat, hand)?;
        let (n, on) = (self.number(seat, hand), told_total(self.total(held)));
        let (clause, says) = match action {
            Move::Hit => (Clause::Rnd8, say!("bj-hit", player: player, seat: seat, hand: n, total: on)),
            Move::Stand => (Clause::Rnd8, say!("bj-stand", player: player, seat: seat, hand: n, total: on)),
            Move::Split => {
                (Clause::Dss2, say!("bj-split", player: player, seat: seat, hand: n, amount: held.wager))
            }
            Move::Surrender => {
                (Clause::Dss6, say!("bj-surrender", player: player, seat: seat, hand: n, total: on))
            }
            Move::Double(amount) => {
                let less = Word(if amount < held.wager { "yes" } else { "no" });
                let says = say!(
                    "bj-double", player: player, seat: seat, hand: n, total: on, amount: amount, less: less
                );
                (Clause::Dss1, says)
            }
        };
        Some(Sentence::new(Tone::Action, Some(clause), says))
    }

    fn retracted(&self, last: &LastMove) -> Telling {
        let hand = last.hand.map_or(0, |hand| match last.action {
            // It is one hand again.
            Some(Move::Split) if self.circles.get(&last.seat).is_some_and(|(_, hands)| hands.len() == 2) => 0,
            _ => self.number(last.seat, hand),
        });
        let what = Word(match last.action {
            None => "insurance",
            Some(Move::Hit) => "hit",
            Some(Move::Stand) => "stand",
            Some(Move::Double(_)) => "double",
            Some(Move::Split) => "split",
            Some(Move::Surrender) => "surrender",
        });
        say!("bj-retracted", seat: last.seat, hand: hand, what: what)
    }

    fn settled(&self, line: &Line) -> Telling {
        let hand = line.hand.map_or(0, |hand| self.number(line.seat, hand));
        let wager = told_wager(line.wager);
        let (why, chips) = (self.why(line), tell_chips(line));
        say!(
            "bj-settled", player: line.player, seat: line.seat, hand: hand, wager: wager, why: why, chips: chips
        )
    }

    /// The comparison behind a settlement line.
    pub fn why(&self, line: &Line) -> Telling {
        let bank = self.count(&self.bank, true);
        match (line.wager, line.outcome) {
            _ if matches!(line.clause, Clause::LCas16 | Clause::Floor1) => say!("bj-why-ruled"),
            _ if line.clause == Clause::LCas4 => say!("bj-why-removed", amount: line.amount),
            _ if line.clause == Clause::LCas6 => say!("bj-why-fouled"),
            (WagerKind::Buster, _) if bank.is_over() => say!("bj-why-bust", cards: self.bank.len()),
            (WagerKind::Buster, _) => say!("bj-why-no-bust"),
            (WagerKind::Insurance, Outcome::Win) => say!("bj-why-natural"),
            (WagerKind::Insurance, _) => say!("bj-why-no-natural"),
            (_, Outcome::Surrender) => say!("bj-why-surrendered"),
            _ => {
                let held = self.hand(line.seat, line.hand.unwrap_or(1)).cloned().unwrap_or_default();
                let own = self.total(&held);
                let over = Word(if own.is_over() { "yes" } else { "no" });
                match &self.nearest {
                    None => say!("bj-why-against", hand: compared(own), over: over, bank: compared(bank)),
                    Some(nearest) => told_distances(nearest, own, bank),
                }
            }
        }
    }

    fn follow(&mut self, event: &Event) {
        match event {
            Event::BankTaken { .. } => {
                self.bank.clear();
                self.circles.clear();
            }
            Event::Wagered { player, seat, base, .. } => {
                self.circles.insert(*seat, (*player, vec![Told { wager: *base, ..Told::default() }]));
            }
            Event::TakenBack { player, seat, .. }
                if self.circles.get(seat).is_some_and(|(owner, _)| owner == player) =>
            {
                self.circles.remove(seat);
            }
            Event::CardDealt { to, card: Some(card) } => self.take(*to, *card),
            Event::HoleShown { card } => self.bank.push(*card),
            Event::Acted { seat, hand, action: Move::Split, .. } => self.split(*seat, *hand),
            Event::Retracted(LastMove { seat, hand: Some(hand), action: Some(Move::Split), .. }) => {
                self.join(*seat, *hand);
            }
            Event::Ruled { ruling: Ruling::Correct { at, nth, card }, .. }
            | Event::NamedAgain { at, nth, card, .. } => {
                let cards = match at {
                    Target::Hand { seat, hand } => {
                        let hands = self.circles.get_mut(seat).map(|(_, hands)| hands);
                        hands.and_then(|h| h.get_mut(usize::from(*hand) - 1)).map(|h| &mut h.cards)
                    }
                    Target::Bank | Target::Hole => Some(&mut self.bank),
                };
                if let Some(known) = cards.and_then(|c| c.get_mut(usize::from(*nth) - 1)) {
                    *known = *card;
                }
            }
            _ => {}
        }
    }

    fn take(&mut self, to: Target, card: Card) {
        match to {
            Target::Bank => self.bank.push(card),
            Target::Hole => {}
            Target::Hand { seat, hand } => {
                let hands = self.circles.get_mut(&seat).map(|(_, hands)| hands);
                if let Some(held) = hands.and_then(|h| h.get_mut(usize::from(hand) - 1)) {
                    held.cards.push(card);
                }
            }
        }
    }

    fn split(&mut self, seat: Seat, hand: u8) {
        let Some((_, hands)) = self.circles.get_mut(&seat) else { return };
        let i = usize::from(hand) - 1;
        let Some(first) = hands.get_mut(i) else { return };
        first.from_split = true;
        let second = Told { cards: first.cards.pop().into_iter().collect(), ..first.clone() };
        hands.insert(i + 1, second);
    }

    /// A split is taken back.
    fn join(&mut self, seat: Seat, hand: u8) {
        let Some((_, hands)) = self.circles.get_mut(&seat) else { return };
        let i = usize::from(hand);
        if i >= hands.len() {
            return;
        }
        let second = hands.remove(i);
        let from_split = hands.len() > 1;
        let first = &mut hands[i - 1];
        first.cards.extend(second.cards);
        first.from_split = from_split;
    }
}

fn told_wager(wager: WagerKind) -> Word {
    Word(match wager {
        WagerKind::Base => "base",
        WagerKind::Backline => "backline",
        WagerKind::Buster => "buster",
        WagerKind::Insurance => "insurance",
    })
}

/// A total as it is said: 17, soft 17, 21.5, over with 24.
pub fn told_total(total: Total) -> Telling {
    if let Some(scored) = total.scored.filter(|scored| *scored != total.points) {
        say!("bj-total-scored", points: total.points, scored: scored)
    } else if total.natural {
        say!("bj-total-natural")
    } else if total.is_over() {
        say!("bj-total-over", points: total.points)
    } else if total.soft {
        say!("bj-total-soft", points: total.points)
    } else {
        say!("bj-total", points: total.points)
    }
}

/// A total as it is compared with another.
fn compared(total: Total) -> Telling {
    if total.natural {
        say!("bj-compared-natural")
    } else if total.is_over() {
        say!("bj-compared-over", points: total.points)
    } else {
        say!("bj-total", points: total.points)
    }
}

/// N-6, N-7: two hands and how far each is from the target.
fn told_distances(nearest: &Nearest, own: Total, bank: Total) -> Telling {
    let away = |total: Total| (f64::from(nearest.distance(total)) / 100.0).to_string();
    let (hand, theirs) = (own.compared(), bank.compared());
    say!("bj-why-nearest", hand: hand, away: away(own), bank: theirs, theirs: away(bank), target: nearest.target.to_string())
}

/// Where the chips of a settlement line go.
fn tell_chips(line: &Line) -> Vec<Telling> {
    let mut moved = Vec::new();
    if line.paid.is_positive() {
        moved.push(say!("bj-chips-paid", amount: line.paid));
    }
    if let Some(exact) = line.rounded_from {
        moved.push(say!("bj-chips-rounded", exact: exact));
    }
    if line.collected.is_positive() {
        moved.push(say!("bj-chips-collected", amount: line.collected));
    }
    if line.outcome == Outcome::Push {
        moved.push(say!("bj-chips-push"));
    }
    if line.uncovered.is_positive() {
        moved.push(say!("bj-chips-uncovered", amount: line.uncovered));
    }
    if moved.is_empty() {
        moved.push(say!("bj-chips-none"));
    }
    moved
}

fn ruling_clause(ruling: Ruling) -> Clause {
    match ruling {
        Ruling::Foul { .. } => Clause::LCas6,
        Ruling::RemovedWager { .. } => Clause::LCas4,
        Ruling::TwoCircles { .. } => Clause::LCas12,
        Ruling::Reverse { .. } => Clause::Room17,
        Ruling::VoidRound
        | Ruling::PlayOn
        | Ruling::NoLook
        | Ruling::Correct { .. }
        | Ruling::Wager { .. } => Clause::LCas16,
    }
}

/// What the floor ruled.
pub fn tell_ruling(ruling: Ruling) -> Telling {
    match ruling {
        Ruling::Foul { seat, hand } => say!("bj-ruled-foul", seat: seat, hand: hand),
        Ruling::RemovedWager { seat, hand, penalty: None } => {
            say!("bj-ruled-removed", seat: seat, hand: hand)
        }
        Ruling::RemovedWager { seat, hand, penalty: Some(Penalty::LosesMaximum) } => {
            say!("bj-ruled-loses-maximum", seat: seat, hand: hand)
        }
        Ruling::RemovedWager { seat, hand, penalty: Some(Penalty::WinsMinimum) } => {
            say!("bj-ruled-wins-minimum", seat: seat, hand: hand)
        }
        Ruling::Wager { seat, hand, wager, fate, .. } => {
            let fate = Word(match fate {
                Fate::Return => "return",
                Fate::Pay => "pay",
                Fate::Take => "take",
            });
            say!("bj-ruled-wager", seat: seat, hand: hand, wager: told_wager(wager), fate: fate)
        }
        Ruling::VoidRound => say!("bj-ruled-void"),
        Ruling::PlayOn => say!("bj-ruled-play-on"),
        Ruling::NoLook => say!("bj-ruled-no-look"),
        Ruling::Reverse { .. } => say!("bj-ruled-reversed"),
        Ruling::Correct { at: Target::Hand { seat, hand }, nth, card } => {
            say!("bj-ruled-correct", nth: nth, seat: seat, hand: hand, card: card)
        }
        Ruling::Correct { nth, card, .. } => say!("bj-ruled-correct-bank", nth: nth, card: card),
        Ruling::TwoCircles { on: true } => say!("bj-ruled-two-circles"),
        Ruling::TwoCircles { on: false } => say!("bj-ruled-circles-again"),
    }
}

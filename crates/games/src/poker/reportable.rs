//! What may have gone wrong with the cards as a hand stands: the list that a dealer's console offers. What is done about a
//! report stands in `irregularities.rs`.

use super::command::{Command, Dealt, HANDFUL, Seat};
use super::hand::{Hand, Phase};
use crate::clauses::Clause;
use serde::Serialize;

/// Something that went wrong.
///
/// ```
/// use games::poker::{Command, Mishap};
///
/// assert_eq!(Mishap::NoneBurned.report(0, &[]), Command::Misburn { count: 0, card: None });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerMishap"))]
pub enum Mishap {
    /// A card was exposed on the deal.
    ExposedOnDeal,
    /// A card was exposed on the draw.
    ExposedOnDraw,
    /// A hole card of stud was turned up.
    HoleCardUp,
    /// The last card of stud was dealt face up.
    LastCardUp,
    /// A card went off the table.
    OffTable,
    /// A card was face up in the deck.
    Boxed,
    /// A card was turned up by touching its player.
    Touched,
    /// A player has too few cards.
    Short,
    /// A player has a card too many.
    Extra,
    /// The flop has too many cards.
    FlopOver,
    /// The flop was turned too early.
    FlopEarly,
    /// The turn was.
    TurnEarly,
    /// The river was.
    RiverEarly,
    /// Two cards were burned.
    TwoBurned,
    /// No card was burned.
    NoneBurned,
}

impl Mishap {
    /// The command that reports it, of a player where it concerns one and with the cards that have to be named.
    pub fn report(self, seat: Seat, cards: &[Dealt]) -> Command {
        let card = cards.first().copied().flatten();
        let all = || cards.iter().copied().collect();
        match self {
            Mishap::ExposedOnDeal | Mishap::ExposedOnDraw | Mishap::HoleCardUp | Mishap::LastCardUp => {
                Command::Exposed { seat, card }
            }
            Mishap::OffTable => Command::OffTable { seat, card },
            Mishap::Boxed => Command::Boxed { seat, card },
            Mishap::Touched => Command::Touched { seat, card },
            Mishap::Short => Command::Short { seat },
            Mishap::Extra => Command::Extra { seat, card },
            Mishap::FlopOver => Command::Over { cards: all() },
            Mishap::FlopEarly | Mishap::TurnEarly | Mishap::RiverEarly => Command::Early { cards: all() },
            Mishap::TwoBurned => Command::Misburn { count: 2, card },
            Mishap::NoneBurned => Command::Misburn { count: 0, card: None },
        }
    }
}

/// A mishap that may be reported now, and what the referee needs to know about it.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let exposed = hand.reportable().into_iter().find(|report| report.what == Mishap::ExposedOnDeal).unwrap();
/// assert_eq!((exposed.clause.id(), exposed.cards), ("HE-17", (1, 1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerReportable"))]
pub struct Reportable {
    /// What.
    pub what: Mishap,
    /// Where the book speaks of it.
    pub clause: Clause,
    /// Does it concern one player?
    pub seat: bool,
    /// How many cards have to be named, at least and at most.
    pub cards: (u8, u8),
    /// How many the street has, where the report names as many as were turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub street: Option<u8>,
    /// Is the burn that is due reported with it?
    pub burn: bool,
}

/// One card on its way to a player.
const fn on_its_way(what: Mishap, clause: Clause) -> Reportable {
    Reportable { what, clause, seat: true, cards: (1, 1), street: None, burn: false }
}

const fn of_a_hand(what: Mishap, clause: Clause, cards: u8) -> Reportable {
    Reportable { what, clause, seat: true, cards: (cards, cards), street: None, burn: false }
}

const fn of_the_deck(what: Mishap, clause: Clause, cards: (u8, u8)) -> Reportable {
    Reportable { what, clause, seat: false, cards, street: None, burn: false }
}

/// As many cards as a report names: a flop may have had any number (HE-13, HE-14).
const ANY_NUMBER: u8 = HANDFUL as u8;

impl Hand {
    /// What may have gone wrong now, in this game.
    pub fn reportable(&self) -> Vec<Reportable> {
        if !self.rules.is_house() || matches!(self.phase, Phase::Posting | Phase::Over) {
            return Vec::new();
        }
        let form = self.rules.game.form();
        let mut list = match (form.has_board(), form.draws()) {
            (true, _) => self.on_the_board(),
            (false, 1..) => self.in_draw(),
            (false, 0) => self.in_stud(),
        };
        list.retain(|mishap| self.has_an_answer(mishap));
        list
    }

    /// Would the referee answer this report, of anybody and with any cards off the stub?
    fn has_an_answer(&self, mishap: &Reportable) -> bool {
        let (mut hand, mut out) = (self.clone(), Vec::new());
        if mishap.burn && hand.execute(&Command::Burn { card: None }, &mut out).is_err() {
            return false;
        }
        let (least, most) = mishap.cards;
        let cards = hand.stub_cards().into_iter().map(Some).take(usize::from(least.max(most.min(1))));
        let cards: Vec<Dealt> = cards.collect();
        hand.contenders().any(|seat| hand.rule_on(&mishap.what.report(seat, &cards), &mut out).is_ok())
    }

    fn on_the_board(&self) -> Vec<Reportable> {
        // The card that the floor takes back is seen; a hand that is dead is not looked at.
        let taken_back = u8::from(!self.action_is_substantial());
        let extra = of_a_hand(Mishap::Extra, Clause::He12, taken_back);
        let short = of_a_hand(Mishap::Short, Clause::He11, 0);
        let flop = |what, clause, least| {
            let turned = of_the_deck(what, clause, (least, ANY_NUMBER));
            Reportable { street: self.board_after(1), ..turned }
        };
        let early = |what, clause, cards| vec![of_the_deck(what, clause, (cards, cards)), short, extra];
        match (self.phase, self.street) {
            (Phase::Dealing, 0) => vec![
                on_its_way(Mishap::ExposedOnDeal, Clause::He17),
                on_its_way(Mishap::OffTable, Clause::He18),
                on_its_way(Mishap::Boxed, Clause::S19),
                on_its_way(Mishap::Touched, Clause::He19),
                short,
                extra,
            ],
            (Phase::Dealing, 1) => {
                let over = flop(Mishap::FlopOver, Clause::He13, 4);
                vec![Reportable { burn: self.burn_due(), ..over }, short, extra]
            }
            (Phase::Betting, 0) => vec![flop(Mishap::FlopEarly, Clause::He14, 1), short, extra],
            (Phase::Betting | Phase::Clearing, 1) => early(Mishap::TurnEarly, Clause::He15, 1),
            (Phase::Betting, 2) => early(Mishap::RiverEarly, Clause::He16, 1),
            _ => vec![short, extra],
        }
    }

    fn in_draw(&self) -> Vec<Reportable> {
        let (dealing, drawing) = (self.phase == Phase::Dealing, self.phase == Phase::Drawing);
        let exposed = if drawing { Mishap::ExposedOnDraw } else { Mishap::ExposedOnDeal };
        let off = self.rules.game.form().clauses.off_table;
        let mut list = Vec::new();
        if dealing || drawing {
            list.push(on_its_way(exposed, self.exposure_clause()));
            list.push(on_its_way(Mishap::OffTable, off));
            list.push(on_its_way(Mishap::Boxed, Clause::S19));
        }
        list.push(of_a_hand(Mishap::Short, self.too_few_clause(), 0));
        list.push(of_a_hand(Mishap::Extra, Clause::Dr1, 0));
        list
    }

    fn in_stud(&self) -> Vec<Reportable> {
        let short = of_a_hand(Mishap::Short, Clause::St11, 0);
        let extra = of_a_hand(Mishap::Extra, Clause::St11, 0);
        // A second burn is named where it goes to a player.
        let second = u8::from(self.is_begun() && !self.is_last_street());
        let burns = [
            of_the_deck(Mishap::TwoBurned, Clause::St8, (second, second)),
            of_the_deck(Mishap::NoneBurned, Clause::St8, (0, 0)),
        ];
        if self.phase != Phase::Dealing {
            return burns.into_iter().chain([short, extra]).collect();
        }
        // The burn before a street is reported with the first card that went wrong after it.
        let on_its_way = |what, clause| Reportable { burn: self.burn_due(), ..on_its_way(what, clause) };
        let off = on_its_way(Mishap::OffTable, Clause::St12);
        if self.street == 0 {
            let up = on_its_way(Mishap::HoleCardUp, self.exposure_clause());
            return vec![up, off, on_its_way(Mishap::Boxed, Clause::S19), short, extra];
        }
        let mut list = Vec::new();
        if self.is_last_street() {
            list.push(on_its_way(Mishap::LastCardUp, self.exposure_clause()));
        }
        list.push(off);
        list.extend(burns);
        list.extend([short, extra]);
        list
    }
}

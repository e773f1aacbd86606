//! What happened in a hand: the referee's answers, and all that is needed to replay it.

use super::command::{Cards, Dealt, Seat};
use crate::clauses::Clause;
use cards::Card;
use chips::Money;
use serde::{Deserialize, Serialize};
use voice::{Telling, Voice, plain};

/// Why chips were put in without being asked.
///
/// ```
/// use games::poker::{Event, Forced};
///
/// let posted = Event::Posted { seat: 0, amount: chips::Money::dollars(3), forced: Forced::Blind };
/// assert!(serde_json::to_string(&posted).unwrap().contains("blind"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerForced"))]
pub enum Forced {
    /// An ante that counts toward the pots by amount.
    Ante,
    /// An ante or blind that is dead: it is in the main pot and buys nothing (HE-8).
    Dead,
    /// A blind or another live post (HE-4, HE-7, HE-8, HE-10).
    Blind,
    /// A kill (LB-5).
    Kill,
    /// The forced opening bet (ST-4).
    BringIn,
}

/// Which part of a pot a line of the settlement is about.
///
/// ```
/// use games::poker::Part;
///
/// assert_eq!(serde_json::to_string(&Part::Returned).unwrap(), r#""returned""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerPart"))]
pub enum Part {
    /// All of it: nobody else is left, or the game has one winner.
    Whole,
    /// The high half.
    High,
    /// The low half.
    Low,
    /// Chips that go back to who put them in (LB-9, LB-10, S-14).
    Returned,
}

/// One line of the settlement.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut deck = cards::DECK.into_iter();
/// while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
///     hand.execute(&command, &mut log).unwrap();
/// }
/// hand.execute(&Command::Fold { seat: 1 }, &mut log).unwrap();
/// assert_eq!((hand.awards()[0].seat, hand.awards()[0].part), (0, Part::Whole));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerAward"))]
pub struct Award {
    /// Who gets the chips.
    pub seat: Seat,
    /// How many.
    pub amount: Money,
    /// Of which pot: 0 is the main pot.
    pub pot: u8,
    /// Of which part of it.
    pub part: Part,
    /// By which clause.
    pub clause: Clause,
}

/// One step of a procedure that the dealer has to follow, in order.
///
/// ```
/// use games::{Clause, poker::{Step, WrittenStep}};
///
/// let text = "Burn a card".to_string();
/// let step = Step::from(WrittenStep { number: 1, text, clause: Clause::He14, says: None });
/// assert_eq!(step.says.to_string(), "Burn a card");
/// ```
#[derive(Clone, Debug, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenStep", into = "WrittenStep")]
pub struct Step {
    /// Its number, from 1.
    pub number: u8,
    /// What to do.
    pub says: Telling,
    /// Where that is written.
    pub clause: Clause,
}

/// A step as records and frames have it: in English too, and only so in records that were made before steps were tellings.
///
/// ```
/// use games::{Clause, poker::{Step, WrittenStep}};
///
/// let step = Step { number: 1, says: voice::Telling::prose("Burn a card".into()), clause: Clause::He14 };
/// assert_eq!(WrittenStep::from(step).text, "Burn a card");
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerStep"))]
pub struct WrittenStep {
    /// Its number, from 1.
    pub number: u8,
    /// What to do, in English.
    pub text: String,
    /// Where that is written.
    pub clause: Clause,
    /// What to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub says: Option<Telling>,
}

impl From<WrittenStep> for Step {
    fn from(step: WrittenStep) -> Step {
        let says = step.says.unwrap_or_else(|| Telling::prose(step.text));
        Step { number: step.number, says, clause: step.clause }
    }
}

impl From<Step> for WrittenStep {
    fn from(step: Step) -> WrittenStep {
        let text = step.says.to_string();
        WrittenStep { number: step.number, text, clause: step.clause, says: Some(step.says) }
    }
}

/// A step of which only the words are known is the same where the words are, with cards in letters as they were written once,
/// or with pips.
impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        let prose = self.says.is_prose() || other.says.is_prose();
        let worded = || self.letters() == other.letters() || self.says.to_string() == other.says.to_string();
        let same = self.says == other.says || prose && worded();
        (self.number, self.clause) == (other.number, other.clause) && same
    }
}

impl Step {
    fn letters(&self) -> String {
        plain(&Voice::english().tell(&self.says, &()), |card| card.to_string())
    }
}

/// Something that happened. Applying it cannot fail.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut again = Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]);
/// log.iter().for_each(|event| again.apply(event)); // A log of events is the hand.
/// assert_eq!(again.turn(), hand.turn());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // Fields: whom it concerns, the cards, the amount.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerHandEvent"))]
pub enum Event {
    /// Chips that had to be put in.
    Posted { seat: Seat, amount: Money, forced: Forced },
    /// A new street begins.
    StreetBegun { street: u8 },
    /// Cards to a player; `up` if everybody sees them.
    Dealt {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
        up: bool,
    },
    /// Cards to the board.
    Boarded {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// A card burned. `up` if it was seen.
    Burned { card: Dealt, up: bool },
    /// A betting round begins; nobody opens where nobody can bet.
    RoundOpened { opener: Option<Seat> },
    /// Checked or called; the amount is what went in.
    Called { seat: Seat, amount: Money },
    /// Bet, completed or raised to an amount for the street.
    Raised { seat: Seat, to: Money },
    /// A hand given up.
    Folded { seat: Seat },
    /// A hand declared dead by a clause.
    Killed { seat: Seat, clause: Clause },
    /// A betting round is over; what nobody called goes back (S-6).
    RoundClosed { uncalled: Option<(Seat, Money)> },
    /// The collection is taken from the pot (PFEE-1, S-9).
    Dropped { amount: Money },
    /// A player said how many cards it wants (DR-6).
    Asked { seat: Seat, count: u8 },
    /// Cards thrown away on the draw, or in pineapple.
    Discarded {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// Hands are to be cleared (CP-1).
    ClearingBegun,
    /// All hands are clear (CP-2).
    AllCleared,
    /// The showdown begins.
    ShowdownBegun,
    /// A hand tabled.
    Shown {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// A hand thrown away at the showdown.
    Mucked { seat: Seat },
    /// A player plays the board (HE-5).
    BoardPlayed { seat: Seat },
    /// The chips go where the cards say.
    Awarded { lines: Vec<Award>, uncalled: Option<(Seat, Money)> },
    /// A card was seen that should not have been, and its player does not get it.
    SetAside { seat: Seat, card: Dealt, burn: bool },
    /// A card was taken back from a player.
    TakenBack { seat: Seat, card: Dealt },
    /// A player was passed over by the deal.
    PassedOver { seat: Seat },
    /// A player has a card more than it should.
    Overdealt { seat: Seat, card: Dealt },
    /// Board cards that came too early, or too many, were taken back.
    BoardTakenBack {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Dealt>"))]
        cards: Cards,
    },
    /// The wrong number of cards was burned and it stays so (ST-8).
    BurnWaived,
    /// The cards of a street were moved to where they belong: none had been burned, or two, of which the second is named
    /// (ST-8).
    StreetMoved { burned: u8, card: Dealt },
    /// The stub was made up again.
    Scrambled,
    /// One community card for all (ST-10).
    CommonDealt { card: Dealt },
    /// A player is all-in for the pot so far (ST-9).
    Stopped { seat: Seat },
    /// A card that lies open was named wrongly, and is another one (S-18).
    Corrected { from: Card, to: Card },
    /// The dealer named a card that came last again: it is another one (ROOM-17).
    NamedAgain { from: Card, to: Card },
    /// A move was taken back: it had been entered wrongly. A collection that was taken because of it goes back too (ROOM-17).
    Retracted { seat: Seat, dropped: Money },
    /// A player's chips behind were counted: these, which is so much more, or less where it is below zero (ROOM-16).
    Counted { seat: Seat, chips: Money, by: Money },
    /// The settlement is taken back: the hand stands as it did before the last thing that was done in it (ROOM-17).
    Reversed,
    /// The hand is void: everybody has back what they put in, and nothing is collected (S-17).
    Voided,
    /// What the dealer has to do now, in order, with the clauses.
    Procedure {
        #[cfg_attr(feature = "ts", ts(as = "Vec<WrittenStep>"), schemars(with = "Vec<WrittenStep>"))]
        steps: Vec<Step>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use voice::{Place, say};

    fn first_burn() -> Step {
        let says = say!("do-put-aside-first-burn", card: "9h".parse::<cards::Card>().unwrap());
        Step { number: 1, says, clause: Clause::He17 }
    }

    fn read(text: &str) -> Step {
        toml::from_str(&format!("number = 1\ntext = \"{text}\"\nclause = \"HE-17\"")).unwrap()
    }

    #[test]
    fn a_step_that_was_kept_in_words_is_held_to_its_words() {
        assert_eq!(read("put 9h aside: it is the first burn"), first_burn());
        assert_eq!(read("put 9♥ aside: it is the first burn"), first_burn());
        assert_ne!(read("put 9s aside: it is the first burn"), first_burn());
        assert_ne!(read("give player 2 the pot"), first_burn());
        let give = Step { says: say!("do-give-player-next-card", who: Place(1)), ..first_burn() };
        assert_eq!(read("give player 2 the next card off the top"), give);
        let foul = Step { says: say!("do-more-than-cards-after", whole: 5usize), ..first_burn() };
        assert_eq!(read("more than five cards after the draw: the hand is foul"), foul);
    }
}

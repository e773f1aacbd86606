//! What a picture of a finished round or hand shows: whose cards lay where at its end, as everybody saw them, and what it brought.

use super::scenario::Round;
use super::{Facts, read, replay};
use crate::protocol::HandReplay;
use crate::record::Step;
use cards::Card;
use chips::Money;
use games::blackjack::{Event, Line, Ruling};
use games::{PlayerId, Viewer};
use ledger::{StoreError, StoredRecord};
use voice::{Telling, say};

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The game's name on the felt.
    pub title: String,
    /// The table's name.
    pub table: String,
    /// When it ended.
    pub at: u64,
    /// What lies in the middle: the bank's hand, or the board.
    pub middle: Place,
    /// Everybody else, in the order of their seats.
    pub places: Vec<Place>,
}

/// A place with cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Whose it is.
    pub who: Telling,
    /// The cards of each hand; one that nobody else saw is none.
    pub hands: Vec<Vec<Option<Card>>>,
    /// What it brought, fees left out; none where nobody's chips are meant.
    pub result: Option<Money>,
}

/// What became of a round that was asked for.
pub enum Pictured {
    /// Here it is.
    Picture(Box<Picture>),
    /// It is over, and the floor ruled in it, or a shuffle came in the middle: its cards do not tell it.
    Untold,
}

type Names<'a> = &'a dyn Fn(PlayerId) -> String;

/// The round or hand that begins with the first of these records. None where none does, or where it has not ended.
pub fn picture(
    facts: &Facts,
    records: &[StoredRecord],
    name: Names<'_>,
) -> Result<Option<Pictured>, StoreError> {
    if facts.game != "blackjack" {
        let hand = replay::replay(facts, records, Viewer::Rail, name)?;
        return Ok(hand.map(|hand| Pictured::Picture(Box::new(of_hand(facts, &hand)))));
    }
    let Some(mut round) = Round::at(&facts.spec) else { return Ok(None) };
    let mut lines = Vec::new();
    let mut over = None;
    for stored in records {
        for step in read(facts.table, stored)?.steps {
            let Step::Blackjack { events, .. } = step else { continue };
            for event in &events {
                match event {
                    Event::BankTaken { .. } if over.is_some() => return Ok(over),
                    Event::Settled(line) => lines.push(*line),
                    // The round is on again.
                    Event::Ruled { ruling: Ruling::Reverse { .. }, .. } => over = None,
                    Event::RoundEnded { bank_result } if round.is_on() => {
                        let told = round
                            .is_told()
                            .then(|| of_round(facts, stored.at, &round, &lines, *bank_result, name));
                        let told = told.flatten().map(|p| Pictured::Picture(Box::new(p)));
                        over = Some(told.unwrap_or(Pictured::Untold));
                    }
                    _ => {}
                }
                round.see(event);
            }
        }
        if !round.is_on() {
            return Ok(None);
        }
    }
    Ok(over)
}

fn of_round(
    facts: &Facts,
    at: u64,
    round: &Round,
    lines: &[Line],
    bank_result: Money,
    name: Names<'_>,
) -> Option<Picture> {
    let view = round.table().view(Viewer::Rail);
    let bank = view.bank?;
    let seen = |cards: &[Card]| cards.iter().copied().map(Some).collect::<Vec<_>>();
    let mut cards = seen(&bank.cards);
    if bank.hole_down {
        cards.insert(cards.len().min(1), None);
    }
    let who = say!("picture-bank", name: name(bank.player));
    let middle = Place { who, hands: vec![cards], result: Some(bank_result) };
    let places = view.circles.iter().map(|circle| {
        let own = lines.iter().filter(|line| line.seat == circle.seat && line.player == circle.player);
        Place {
            who: say!("picture-player", name: name(circle.player)),
            hands: circle.hands.iter().map(|hand| seen(&hand.cards)).collect(),
            result: Some(own.map(|line| line.paid - line.collected).sum()),
        }
    });
    Some(Picture {
        title: facts.title.clone(),
        table: facts.spec.name.clone(),
        at,
        middle,
        places: places.collect(),
    })
}

fn of_hand(facts: &Facts, hand: &HandReplay) -> Picture {
    let last =
        hand.steps.iter().rev().find_map(|step| step.view.hand.as_deref().map(|h| (h, &step.view.places)));
    let board =
        last.map(|(hand, _)| hand.board.iter().copied().chain(hand.common).collect()).unwrap_or_default();
    let pot: Money = last.iter().flat_map(|(hand, _)| &hand.awards).map(|award| award.amount).sum();
    let middle = Place { who: say!("picture-pot", amount: pot), hands: vec![board], result: None };
    let places = hand.people.iter().map(|person| {
        let cards = last.and_then(|(view, places)| {
            let place = places.iter().position(|player| *player == person.player)?;
            Some(view.players.get(place)?.cards.iter().map(|seen| seen.card).collect())
        });
        Place {
            who: say!("picture-player", name: person.name.clone()),
            hands: cards.into_iter().collect(),
            result: Some(person.result),
        }
    });
    Picture {
        title: hand.title.clone(),
        table: facts.spec.name.clone(),
        at: hand.at,
        middle,
        places: places.collect(),
    }
}

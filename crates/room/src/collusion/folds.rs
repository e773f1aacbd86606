//! Hands that were given up although they were better, for a tiny price, to the one opponent who was left.
//!
//! Nobody knows what the other holds, and everybody folds the better hand now and then. But somebody who is offered a pot for a
//! small part of it and is ahead calls nearly always: who gives up most of these pots to one and the same opponent does not play
//! to win. Draws to come are not judged: what a hand is worth before them depends on what would have been thrown away.

use games::PlayerId;
use games::poker::{Event, Hand, Seat, Status};
use odds::equity::{Holding, Options, Progress, Question, solve};

/// The price is tiny where it is so much of the pot with it, at most.
pub const TINY: f64 = 0.15;
/// The hand is better where it has so much of the pot to expect against the other, at least.
pub const BETTER: f64 = 0.6;
/// So many hands given up to one opponent, and so many of those that might have been, are worth a look.
pub const FOLDS: u32 = 3;
pub const OF_ALL: f64 = 0.5;

/// A choice between calling for little and giving up the better hand.
pub struct Decision {
    pub player: PlayerId,
    pub opponent: PlayerId,
    pub folded: bool,
}

/// Is it worth a look?
pub fn is_senseless(chances: u32, folds: u32) -> bool {
    folds >= FOLDS && f64::from(folds) >= OF_ALL * f64::from(chances)
}

/// What an event decides, if it is such a choice; the hand is as it was before.
pub fn decision(hand: &Hand, players: &[PlayerId], event: &Event) -> Option<Decision> {
    let (seat, folded) = match event {
        Event::Folded { seat } => (*seat, true),
        Event::Called { seat, .. } | Event::Raised { seat, .. } => (*seat, false),
        _ => return None,
    };
    let mut others = (0..players.len() as Seat)
        .filter(|other| *other != seat && hand.players()[usize::from(*other)].status == Status::In);
    let (opponent, None) = (others.next()?, others.next()) else { return None };
    let price = hand.moves(seat).call.filter(|price| price.is_positive())?.as_dollars();
    if price / (hand.pot().as_dollars() + price) > TINY || share(hand, seat, opponent)? < BETTER {
        return None;
    }
    Some(Decision { player: players[usize::from(seat)], opponent: players[usize::from(opponent)], folded })
}

/// What of the pot a hand can expect against another.
fn share(hand: &Hand, seat: Seat, opponent: Seat) -> Option<f64> {
    if hand.game().form().draws() > 0 {
        return None;
    }
    let holding = |seat: Seat| {
        let player = &hand.players()[usize::from(seat)];
        let kept = player.cards.iter().map(|held| held.card).collect::<Option<Vec<_>>>()?;
        let thrown = player.thrown.iter().copied().collect::<Option<Vec<_>>>()?;
        Some(Holding::Cards { kept, thrown })
    };
    let board = hand.board().iter().copied().chain(hand.common()).collect::<Option<Vec<_>>>()?;
    let hands = vec![holding(seat)?, holding(opponent)?];
    let question = Question { game: hand.game(), hands, board, dead: vec![] };
    let options = Options { exact: false, error: 0.03, patience: 0.02, seed: 1, threads: 1 };
    let answer = solve(&question, &options, &Progress::default()).ok()?;
    Some(answer.hands.first()?.equity)
}

//! What the hands of a record come to, card by card: it goes to the browser beside the events.

use crate::game::Game;
use crate::record::Step;
use games::blackjack::{Counted, Counter};

/// Goes on from a game as it stands.
pub fn counter(game: &Game) -> Counter {
    game.blackjack().map(Counter::of).unwrap_or_default()
}

/// What hands count after the events of these steps, numbered as a [`crate::protocol::RecordView`] lists them.
pub fn counted(counter: &mut Counter, steps: &[Step]) -> Vec<Counted> {
    let (mut number, mut all) = (0, Vec::new());
    for step in steps {
        match step {
            Step::Blackjack { events, .. } => {
                for event in events {
                    all.extend(counter.follow(number, event));
                    number += 1;
                }
            }
            Step::Poker { events, .. } => number += events.len(),
            Step::Room(_) => number += 1,
        }
    }
    all
}

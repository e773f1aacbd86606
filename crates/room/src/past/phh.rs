//! A finished hand as a file to pass on: PHH that `cardroom replay` plays to the same stacks, without the cards that
//! the person who shares it may not know.

use games::poker::{Cards, Command, Event, Hand, Seat, Viewer};

fn hidden(cards: &Cards) -> Cards {
    cards.iter().map(|_| None).collect()
}

/// A command as somebody may know it, from the hand before it and the events that it led to.
pub fn seen_by(command: &Command, hand: &Hand, events: &[&Event], viewer: Viewer) -> Command {
    let own = |seat: Seat| viewer == Viewer::Auditor || viewer == Viewer::Seat(seat);
    match command {
        Command::Deal { seat, cards } if !own(*seat) => {
            let to_them = events.iter().filter_map(|e| match e.seen_by(viewer) {
                Event::Dealt { seat: to, cards, .. } if to == *seat => Some(cards),
                _ => None,
            });
            let dealt: Cards = to_them.flatten().take(cards.capacity()).collect();
            let cards = if dealt.len() == cards.len() { dealt } else { hidden(cards) };
            Command::Deal { seat: *seat, cards }
        }
        Command::Burn { .. } if viewer != Viewer::Auditor => {
            let seen = events.iter().find_map(|e| match e {
                Event::Burned { card, up: true } => Some(*card),
                _ => None,
            });
            Command::Burn { card: seen.flatten() }
        }
        Command::Draw { seat, cards } if !own(*seat) => Command::Draw { seat: *seat, cards: hidden(cards) },
        Command::Clear { seat, .. } if !own(*seat) => Command::Clear { seat: *seat, card: None },
        Command::Extra { seat, .. } if !own(*seat) => Command::Extra { seat: *seat, card: None },
        // A hand that was tabled is written out: its cards were not known when they were dealt.
        Command::Show { seat, .. } => {
            let held =
                hand.players().get(usize::from(*seat)).map(|p| p.cards.iter().map(|h| h.card).collect());
            Command::Show { seat: *seat, cards: held.unwrap_or_default() }
        }
        other => other.clone(),
    }
}

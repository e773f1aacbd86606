//! What lies on the table, as a page draws it. What is asked is taken off it: whose turn it is, and what the pots come to.

use cards::Card;
use chips::Money;
use games::blackjack::{self, Line};
use games::poker::{self, Hand};
use games::rulebook::SignLine;
use games::{Seat, Viewer};
use serde::Serialize;
use std::iter;
use voice::{Telling, say};

/// A felt.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant)] // One of them at a time.
pub enum Felt {
    /// A single hand.
    Cards {
        /// Its cards.
        cards: Vec<Card>,
    },
    /// A table of player-banked blackjack.
    Blackjack {
        /// As the dealer sees it.
        view: blackjack::View,
        /// How many seats the table has.
        seats: Seat,
        /// What was paid and taken, as it lies there.
        paid: Vec<Line>,
        /// The sign on the table, where it is needed.
        sign: Vec<Telling>,
    },
    /// A hand of poker.
    Poker {
        /// As the dealer sees it, or with every card turned over.
        view: poker::View,
        /// The seats of its places.
        seats: Vec<Seat>,
        /// What was done on this street, where that matters.
        says: Vec<Telling>,
        /// The limit, and what the sign says of bets.
        sign: Vec<Telling>,
    },
    /// Seats between two hands of poker.
    Seats {
        /// The button of the last hand.
        button: Seat,
        /// The chairs that are taken.
        chairs: Vec<Chair>,
    },
    /// What happened, line by line.
    Story {
        /// The lines.
        says: Vec<Telling>,
    },
}

/// Somebody in a chair.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chair {
    /// Which.
    pub seat: Seat,
    /// The chips.
    pub stack: Money,
    /// What was posted in the last hand.
    pub posted: Money,
    /// Sits out, is new, owes blinds: what is known of them.
    pub says: Option<Telling>,
}

/// A table of blackjack as the dealer sees it.
pub fn blackjack(table: &blackjack::Table) -> Felt {
    let mut view = table.view(Viewer::Dealer);
    view.awaits = blackjack::Awaits::Nobody;
    view.sheet.clear();
    view.correctable.clear();
    Felt::Blackjack { view, seats: table.rules().seats, paid: Vec::new(), sign: Vec::new() }
}

/// A hand of poker with its cards face up or down, and without the answer to what is asked.
pub fn poker(hand: &Hand, seats: &[Seat], viewer: poker::Viewer) -> Felt {
    let mut view = hand.view(viewer);
    view.awaits = poker::Awaits { turn: poker::Turn::Nobody, offers: Vec::new() };
    view.pots.clear();
    view.awards.clear();
    view.reportable.clear();
    let sign = iter::once(hand.limit().title()).chain(posted(&hand.rules().posted())).collect();
    Felt::Poker { view, seats: seats.to_vec(), says: Vec::new(), sign }
}

/// Lines of a sign, each as it is read.
pub fn posted(lines: &[SignLine]) -> impl Iterator<Item = Telling> {
    lines.iter().map(|l| say!("school-sign", what: l.what.clone(), figure: l.figure.clone()))
}

/// The same layout with a sign beside it.
pub fn signed(mut felt: Felt, lines: Vec<Telling>) -> Felt {
    if let Felt::Blackjack { sign, .. } = &mut felt {
        *sign = lines;
    }
    felt
}

/// The same with what was done on this street: who has checked lies nowhere on the felt.
pub fn poker_told(hand: &Hand, seats: &[Seat], done: Vec<Telling>) -> Felt {
    let mut felt = poker(hand, seats, poker::Viewer::Dealer);
    if let Felt::Poker { says, .. } = &mut felt {
        *says = done;
    }
    felt
}

//! A round that a person deals, as tests begin it: Ann bets against Ben's bank at Livermore.

use super::{Command, Event, Setup, Table};
use crate::PlayerId;
use crate::rulebook::Houses;
use chips::Money;

pub(super) const ANN: PlayerId = PlayerId(1);
pub(super) const BEN: PlayerId = PlayerId(2);

/// Ann has two of these cards, the bank shows the one between them, and its hole card lies face down.
pub(super) fn dealt(cards: [&str; 3]) -> (Table, Vec<Event>) {
    let book = Houses::shipped().load("livermore/pure-21.5").unwrap();
    let (rules, schedule) = (book.rules.clone(), book.schedules[0].clone());
    let mut table = Table::open(Setup { rules, schedule, decks: 6, turn: 1 }).dealt_by_hand();
    let mut log = Vec::new();
    let mut go = |command| table.execute(&command, &mut log).unwrap();
    for (player, seat) in [(ANN, 1), (BEN, 4)] {
        go(Command::Join { player, seat: Some(seat), chips: Money::dollars(500), third_party: false });
    }
    go(Command::Shuffle);
    go(Command::TakeBank { player: BEN, wager: Money::dollars(200), seat: None });
    go(Command::Wager { player: ANN, seat: 1, base: Money::dollars(50), buster: Money::ZERO });
    go(Command::CloseWagers);
    cards.iter().for_each(|card| go(Command::Card(card.parse().unwrap())));
    go(Command::HoleDown);
    (table, log)
}

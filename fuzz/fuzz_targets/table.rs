//! Arbitrary commands at a table: each is decided or refused, and no chip comes or goes.
#![no_main]

use cards::Card;
use chips::Money;
use games::blackjack::*;
use games::{PlayerId, Viewer};
use games::rulebook::{Houses, Rulebook};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static BOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    let houses = Houses::shipped();
    let ids = ["aviator/pure-21.5", "ocean-view/pure-21.5", "livermore/pure-21.5", "21st-century/21st-century-8.0"];
    ids.iter().map(|id| houses.load(id).expect("sound")).collect()
});

fn command(bytes: [u8; 4]) -> Command {
    let [kind, a, b, c] = bytes;
    let player = PlayerId(u32::from(a % 10));
    let seat = b % 10;
    let amount = Money::cents(i64::from(c) * 50 - 100);
    match kind % 20 {
        0 => Command::Join { player, seat: (b > 20).then_some(seat), chips: amount * 20, third_party: c > 100 },
        1 => Command::AddChips { player, amount },
        2 => Command::Leave { player },
        3 => Command::TakeBank { player, wager: amount, seat: None },
        4 => Command::DeclineBank { player },
        5 | 6 => Command::Wager { player, seat, base: amount, buster: Money::cents(i64::from(kind / 20) * 50) },
        7 => Command::Backline { player, seat, amount },
        8 => Command::TakeBack { player, seat },
        9 => Command::Shuffle,
        10 => Command::CloseWagers,
        11..=13 => Command::Card(Card::from_index(a % 53).expect("a card")),
        14 => Command::HoleDown,
        15 => Command::Peek { natural: a > 127 },
        16 => Command::ShowHole(Card::from_index(a % 53).expect("a card")),
        17 => Command::Insurance { player, seat, take: c > 127 },
        18 => {
            let action = [Move::Hit, Move::Stand, Move::Double(amount), Move::Split, Move::Surrender];
            Command::Act { player, seat, hand: c % 6, action: action[usize::from(kind / 20) % 5] }
        }
        _ => {
            let ruling = match c % 5 {
                0 => Ruling::VoidRound,
                1 => Ruling::Foul { seat, hand: a % 6 },
                2 => Ruling::RemovedWager { seat, hand: a % 6, penalty: None },
                3 => Ruling::Wager { seat, hand: a % 6, wager: WagerKind::Base, player: None, fate: Fate::Return },
                _ => Ruling::TwoCircles { on: a > 127 },
            };
            Command::Floor { author: "a".into(), reason: "b".into(), ruling }
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let book = &BOOKS[usize::from(*first) % BOOKS.len()];
    let schedule = book.schedules[usize::from(*first) / 4 % book.schedules.len()].clone();
    let decks = book.rules.decks.0;
    let mut table = Table::open(Setup { rules: book.rules.clone(), schedule, decks, turn: 1 });
    let mut brought = Money::ZERO;
    for chunk in rest.chunks_exact(4) {
        let Ok(events) = table.decide(&command(chunk.try_into().expect("four bytes"))) else { continue };
        for event in events {
            table.apply(&event);
            match event {
                Event::Joined { chips, .. } => brought += chips,
                Event::ChipsAdded { amount, .. } => brought += amount,
                Event::Left { chips, .. } => brought -= chips,
                _ => {}
            }
            assert_eq!(table.total_chips(), brought);
            let _ = table.view(Viewer::Rail);
        }
    }
});

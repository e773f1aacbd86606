//! A round of blackjack, a hand of hold'em and the price of a rulebook, by somebody who only depends on the crates.

use cards::parse_cards;
use chips::Money;
use games::PlayerId;
use games::blackjack::{Command, Move, Setup, Table};
use games::poker::{Command as Poker, Entry, Hand, HouseGame};
use games::rulebook::Houses;
use odds::blackjack::{Optimal, Shoe};

fn blackjack() -> Money {
    let book = Houses::shipped().load("aviator/pure-21.5").expect("a sound house");
    let setup = Setup { rules: book.rules.clone(), schedule: book.schedules[0].clone(), decks: 6, turn: 1 };
    let (mut table, mut log) = (Table::open(setup), Vec::new());
    let (ann, ben) = (PlayerId(1), PlayerId(2));
    let mut go = |command| table.execute(&command, &mut log).expect("by the rules");
    for (player, seat) in [(ann, 4), (ben, 3)] {
        go(Command::Join { player, seat: Some(seat), chips: Money::dollars(200), third_party: false });
    }
    go(Command::Shuffle);
    go(Command::TakeBank { player: ben, wager: Money::dollars(60), seat: None });
    go(Command::Wager { player: ann, seat: 4, base: Money::dollars(10), buster: Money::dollars(5) });
    go(Command::CloseWagers);
    parse_cards("Th 8s 8c 8h").expect("cards").into_iter().for_each(|card| go(Command::Card(card)));
    go(Command::Act { player: ann, seat: 4, hand: 1, action: Move::Stand });
    go(Command::Card("8d".parse().expect("a card")));
    table.person(ann).expect("she sits").stack
}

fn holdem() -> String {
    let rules = HouseGame::shipped("ocean-view/holdem").and_then(|house| house.at("3-6")).expect("a limit");
    let player = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
    let mut hand = Hand::new(rules, &[player(rules.big_blind), player(rules.small_blind)]);
    let mut log = Vec::new();
    hand.start(&mut log);
    for (seat, cards) in [(0, "As"), (1, "7d"), (0, "Ah"), (1, "2c")] {
        let cards = parse_cards(cards).expect("a card").into_iter().map(Some).collect();
        hand.execute(&Poker::Deal { seat, cards }, &mut log).expect("by the rules");
    }
    let raise = Poker::Raise { seat: 1, to: Money::dollars(5) };
    hand.execute(&raise, &mut log).expect_err("bets are three dollars").clause.to_string()
}

fn main() {
    let book = Houses::shipped().load("aviator/pure-21.5").expect("a sound house");
    println!("{} {} {:.6}", blackjack(), holdem(), Optimal::solve(&book.rules, &Shoe::decks(6)).ev());
}

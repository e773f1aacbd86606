//! Rounds per second through the referee, with one circle and with seven, and the time to check all houses.
//!
//! `cargo bench -p cardroom-games --bench referee`. One thread; every round goes from the offer of the bank to the last chip,
//! through the same commands a live table gets. Players draw to 17 and split and double now and then.

use cards::shuffle::Stream;
use cards::{Card, shoe};
use chips::Money;
use games::PlayerId;
use games::blackjack::*;
use games::rulebook::Houses;
use std::hint::black_box;
use std::time::Instant;

struct Dealer {
    cards: Vec<Card>,
    next: usize,
    stream: Stream,
}

impl Dealer {
    fn card(&mut self) -> Card {
        if self.next == self.cards.len() {
            self.next = 0;
        }
        self.next += 1;
        self.cards[self.next - 1]
    }

    fn shuffle(&mut self) {
        self.stream.shuffle(&mut self.cards);
        self.next = 0;
    }
}

fn choose(moves: &Moves, total: Total) -> Move {
    if moves.split && total.points != 20 {
        Move::Split
    } else if moves.double.is_positive() && (9..=11).contains(&total.points) {
        Move::Double(moves.double)
    } else if moves.hit && (total.points < 17 || !moves.stand) {
        Move::Hit
    } else {
        Move::Stand
    }
}

/// Plays one round; the log is cleared after it.
fn round(table: &mut Table, dealer: &mut Dealer, circles: u8, log: &mut Vec<Event>) {
    loop {
        let mut go = |table: &mut Table, command: Command| {
            table.execute(&command, log).expect("the benchmark plays by the rules");
        };
        match table.awaits() {
            Awaits::Dealer { task: Task::Shuffle } => {
                dealer.shuffle();
                go(table, Command::Shuffle);
            }
            Awaits::Dealer { task: Task::Card(_) } => go(table, Command::Card(dealer.card())),
            Awaits::BankOffer { player: PlayerId(8), .. } | Awaits::AnyBank => {
                go(
                    table,
                    Command::TakeBank { player: PlayerId(8), wager: Money::dollars(10_000), seat: None },
                );
            }
            Awaits::BankOffer { player, .. } => go(table, Command::DeclineBank { player }),
            Awaits::Wagers => {
                for seat in 1..=circles {
                    let (base, buster) = (Money::dollars(25), Money::dollars(25));
                    go(table, Command::Wager { player: PlayerId(u32::from(seat)), seat, base, buster });
                }
                go(table, Command::CloseWagers);
            }
            Awaits::Insurance { player, seat, .. } => {
                go(table, Command::Insurance { player, seat, take: false });
            }
            Awaits::Action { player, seat, hand, moves } => {
                let total = table.circle(seat).hands[usize::from(hand) - 1].total(table.rules());
                go(table, Command::Act { player, seat, hand, action: choose(&moves, total) });
            }
            other => unreachable!("{other:?}"),
        }
        if matches!(log.last(), Some(Event::RoundEnded { .. })) {
            log.clear();
            return;
        }
    }
}

fn rounds_per_second(house: &str, circles: u8) -> f64 {
    let book = Houses::shipped().load(house).expect("a sound house");
    let schedule = book.schedules[0].clone();
    let mut table = Table::open(Setup { rules: book.rules.clone(), schedule, decks: 6, turn: 1 });
    let mut log = Vec::new();
    for seat in (1..=circles).chain([8]) {
        let player = PlayerId(u32::from(seat));
        let join = Command::Join {
            player,
            seat: Some(seat),
            chips: Money::dollars(1_000_000_000),
            third_party: false,
        };
        table.execute(&join, &mut log).expect("room at the table");
    }
    log.clear();
    let mut dealer = Dealer { cards: shoe(6), next: 0, stream: Stream::new(&[7; 32]) };
    let rounds = 400_000 / u32::from(circles);
    let start = Instant::now();
    for _ in 0..rounds {
        round(&mut table, &mut dealer, circles, &mut log);
    }
    black_box(table.total_chips());
    f64::from(rounds) / start.elapsed().as_secs_f64()
}

fn main() {
    for house in ["aviator/pure-21.5", "21st-century/21st-century-8.0"] {
        for circles in [1, 7] {
            println!(
                "{house}, {circles} circle(s): {:.0} rounds per second",
                rounds_per_second(house, circles)
            );
        }
    }
    let start = Instant::now();
    let houses = Houses::shipped();
    for id in houses.ids().map(str::to_string).collect::<Vec<_>>() {
        if houses.game(&id).as_deref() == Some("blackjack") {
            black_box(houses.load(&id)).expect("sound");
        }
    }
    println!("all houses checked in {:.2} ms", start.elapsed().as_secs_f64() * 1e3);
}

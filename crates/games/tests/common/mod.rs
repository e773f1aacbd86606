//! A table of player-banked blackjack that lives a random life: people come and go, bank, wager, act, are late, and
//! the floor rules now and then. Every choice comes from one seed, which failures print.

mod houses;

use cards::shuffle::Stream;
use cards::{Card, DECK};
use chips::Money;
use games::PlayerId;
use games::blackjack::*;
use games::rulebook::Rulebook;
use houses::houses;

/// The houses that can be dealt.
pub const HOUSES: [&str; 6] = [
    "aviator/pure-21.5",
    "ocean-view/pure-21.5",
    "livermore/pure-21.5",
    "21st-century/21st-century-8.0",
    "juniper/pure-21.5",
    "open/closest-22",
];

/// A rulebook by its id.
pub fn rulebook(id: &str) -> Rulebook {
    houses().load(id).expect("these houses are sound")
}

/// How many random actions a test plays: fewer by default, more in a soak (`CARDROOM_SOAK=1`).
pub fn actions(usual: u64, soak: u64) -> u64 {
    if std::env::var("CARDROOM_SOAK").is_ok_and(|v| v == "1") { soak } else { usual }
}

/// The seed of a run: `CARDROOM_SEED` or the given one.
pub fn seed(default: u64) -> u64 {
    std::env::var("CARDROOM_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

/// A table and the dice that drive it.
pub struct Life {
    pub table: Table,
    pub dice: Stream,
    pub brought: Money,
    pub next_player: u32,
    /// Does a human deal, so that nobody knows the hole card before it is shown?
    pub human_dealer: bool,
}

impl Life {
    pub fn new(book: &Rulebook, seed: u64) -> Life {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut dice = Stream::new(&bytes);
        let (fewest, most) = book.rules.decks;
        let decks = fewest + dice.below(u32::from(most - fewest) + 1) as u8;
        let schedule = &book.schedules[dice.below(book.schedules.len() as u32) as usize];
        let setup = Setup { rules: book.rules.clone(), schedule: schedule.clone(), decks, turn: 1 };
        let human_dealer = dice.below(3) == 0;
        let table = Table::open(setup);
        let table = if human_dealer { table.dealt_by_hand() } else { table };
        Life { table, dice, brought: Money::ZERO, next_player: 0, human_dealer }
    }

    pub fn roll(&mut self, sides: u32) -> u32 {
        self.dice.below(sides)
    }

    pub fn any_card(&mut self) -> Card {
        // Aces, eights and tens come often: that is where the rules are.
        let rich = ["As", "Ah", "8c", "8d", "8h", "Th", "Kd", "7c", "9c", "8c"];
        if self.roll(3) == 0 {
            rich[self.roll(rich.len() as u32) as usize].parse().expect("a card")
        } else {
            DECK[self.roll(52) as usize]
        }
    }

    fn somebody(&mut self) -> Option<PlayerId> {
        let n = self.table.people().len() as u32;
        if n == 0 { None } else { Some(self.table.people()[self.dice.below(n) as usize].id) }
    }

    fn chips(&mut self, most: Money) -> Money {
        let unit = self.table.rules().chip.as_cents();
        let most = (most.as_cents() / unit).clamp(1, 4_000) as u32;
        Money::cents((i64::from(self.roll(most)) + 1) * unit)
    }

    fn wager(&mut self) -> Money {
        let (min, max) =
            (self.table.schedule().min, self.table.schedule().max.unwrap_or(Money::dollars(500)));
        min + self.chips(max - min)
    }

    /// A command that somebody might give here: most are legal, some are not.
    pub fn command(&mut self) -> Command {
        match self.roll(40) {
            0 => return self.people_command(),
            1 if self.table.is_round_under_way() => return self.floor_command(),
            2 => return Command::TimeOut,
            _ => {}
        }
        match self.table.awaits() {
            Awaits::Dealer { task } => self.dealer_command(task),
            Awaits::BankOffer { player, .. } if self.roll(4) == 0 => Command::DeclineBank { player },
            Awaits::BankOffer { player, .. } => Command::TakeBank { player, wager: self.wager(), seat: None },
            Awaits::AnyBank => match self.somebody() {
                Some(player) if self.roll(3) > 0 => {
                    Command::TakeBank { player, wager: self.wager(), seat: None }
                }
                _ => self.people_command(),
            },
            Awaits::Nobody => unreachable!("a decision runs to its end"),
            Awaits::Wagers => self.wager_command(),
            Awaits::Insurance { player, seat, .. } => {
                Command::Insurance { player, seat, take: self.roll(2) == 0 }
            }
            Awaits::Action { player, seat, hand, moves } => {
                let action = self.any_move(moves);
                Command::Act { player, seat, hand, action }
            }
        }
    }

    fn any_move(&mut self, moves: Moves) -> Move {
        match self.roll(6) {
            0 if moves.split => Move::Split,
            1 | 2 if moves.split => Move::Split,
            1 if moves.double.is_positive() => Move::Double(self.chips(moves.double)),
            2 if moves.double.is_positive() => Move::Double(moves.double),
            3 => Move::Surrender,
            4 => Move::Stand,
            _ => Move::Hit,
        }
    }

    fn dealer_command(&mut self, task: Task) -> Command {
        match task {
            Task::Shuffle => Command::Shuffle,
            Task::Card(Target::Hole) if self.human_dealer => Command::HoleDown,
            Task::Card(_) => Command::Card(self.any_card()),
            Task::Peek => Command::Peek { natural: self.roll(5) == 0 },
            Task::ShowHole => Command::ShowHole(self.any_card()),
            Task::PayOff if self.roll(12) == 0 => self.floor_command(),
            Task::PayOff => Command::PayOff,
            Task::CallFloor => Command::Floor {
                author: "floor".into(),
                reason: "no cards left".into(),
                ruling: Ruling::VoidRound,
            },
        }
    }

    fn people_command(&mut self) -> Command {
        match self.roll(4) {
            0 => match self.somebody() {
                Some(player) => Command::Leave { player },
                None => Command::TimeOut,
            },
            1 => match self.somebody() {
                Some(player) => Command::AddChips { player, amount: self.chips(Money::dollars(2_000)) },
                None => Command::TimeOut,
            },
            _ => {
                self.next_player += 1;
                let seat = if self.roll(6) == 0 { None } else { Some(self.roll(8) as u8 + 1) };
                let chips = self.wager() + self.chips(Money::dollars(2_000));
                Command::Join {
                    player: PlayerId(self.next_player),
                    seat,
                    chips,
                    third_party: self.roll(5) == 0,
                }
            }
        }
    }

    fn wager_command(&mut self) -> Command {
        let Some(player) = self.somebody() else { return self.people_command() };
        let seat = self.roll(8) as u8 + 1;
        let own = self.table.person(player).and_then(|p| p.seat);
        match self.roll(8) {
            0 => Command::CloseWagers,
            1 => Command::TakeBack { player, seat },
            2 => Command::Backline { player, seat, amount: self.wager() },
            n => {
                let seat = own.filter(|_| n < 6).unwrap_or(seat);
                let base = self.wager();
                let buster = if self.roll(2) == 0 { Money::ZERO } else { self.chips(base) };
                Command::Wager { player, seat, base, buster }
            }
        }
    }

    fn floor_command(&mut self) -> Command {
        let seat = self.roll(8) as u8 + 1;
        if self.roll(3) == 0 {
            let last = self.table.correctable().pop().map(|(_, _, card)| card);
            let was = last.unwrap_or("2c".parse().unwrap());
            return Command::NameAgain {
                was,
                card: ["5h", "Ad", "Tc"][self.roll(3) as usize].parse().unwrap(),
            };
        }
        if self.roll(4) == 0 {
            let last = self.table.last_move().map_or((seat, Some(1)), |last| (last.seat, last.hand));
            return Command::Retract { seat: last.0, hand: last.1 };
        }
        let ruling = match self.roll(12) {
            0 => Ruling::VoidRound,
            1 | 2 => Ruling::Foul { seat, hand: 1 },
            3 => Ruling::RemovedWager { seat, hand: 1, penalty: Some(Penalty::LosesMaximum) },
            4 => Ruling::RemovedWager { seat, hand: 1, penalty: None },
            5 | 6 => self.single_wager(seat),
            7 | 8 => {
                let nth = self.roll(3) as u8;
                Ruling::Correct { at: Target::Hand { seat, hand: 1 }, nth, card: "5h".parse().unwrap() }
            }
            9 => Ruling::Correct { at: Target::Bank, nth: 1, card: "Ad".parse().unwrap() },
            n => Ruling::TwoCircles { on: n % 2 == 0 },
        };
        Command::Floor { author: "floor".into(), reason: "as seen on camera".into(), ruling }
    }

    fn single_wager(&mut self, seat: u8) -> Ruling {
        let fate = [Fate::Return, Fate::Pay, Fate::Take][self.roll(3) as usize];
        let behind = self.table.backlines().first().map(|b| (b.seat, b.player));
        match (self.roll(3), behind) {
            (0, Some((seat, player))) => {
                Ruling::Wager { seat, hand: 1, wager: WagerKind::Backline, player: Some(player), fate }
            }
            (1, _) => Ruling::Wager { seat, hand: 1, wager: WagerKind::Buster, player: None, fate },
            _ => Ruling::Wager { seat, hand: 1, wager: WagerKind::Base, player: None, fate },
        }
    }

    /// Keeps the account of what people brought and took away.
    pub fn account(&mut self, event: &Event) {
        match event {
            Event::Joined { chips, .. } => self.brought += *chips,
            Event::ChipsAdded { amount, .. } => self.brought += *amount,
            Event::Left { chips, .. } => self.brought -= *chips,
            _ => {}
        }
    }
}

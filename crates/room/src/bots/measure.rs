//! How well the kinds of programs play: all of them at one table, before the referee and by the virtual dealer's shuffles, for as
//! many rounds or hands as are wanted, and what each kind won or lost.

use super::{Character, choose};
use crate::commands::{Actor, Conditions, carry_out};
use crate::engine::{Draft, Engine};
use crate::error::RoomError;
use crate::game::Asked;
use crate::protocol::{Dealing, Role, Strength, TableCommand};
use crate::record::TableSpec;
use crate::shuffles::Shuffles;
use chips::Money;
use games::blackjack::Command;
use games::{PlayerId, Refusal, Seat, Viewer};
use ledger::Account;
use std::collections::BTreeMap;

/// What a kind of program won or lost, fees and all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The kind.
    pub strength: Strength,
    /// How many of them sat there.
    pub seats: u32,
    /// Dollars in a hundred rounds or hands, one of them by itself; below zero where it lost.
    pub per_hundred: f64,
    /// The standard error of that.
    pub error: f64,
}

/// The sums from which a mean and its error come.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    rounds: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, dollars: f64) {
        self.rounds += 1.0;
        self.sum += dollars;
        self.squares += dollars * dollars;
    }

    /// The mean of a hundred and its standard error.
    fn per_hundred(self) -> (f64, f64) {
        let mean = self.sum / self.rounds.max(1.0);
        let variance = (self.squares / self.rounds.max(1.0) - mean * mean).max(0.0);
        (mean * 100.0, (variance / self.rounds.max(1.0)).sqrt() * 100.0)
    }
}

struct Party {
    engine: Engine,
    people: Vec<(Actor, Character, Option<Strength>)>,
    brought: BTreeMap<u32, i64>,
    dice: u64,
}

impl Party {
    /// Every seat is taken; at blackjack the last one by somebody who banks.
    fn open(spec: TableSpec, seed: u64) -> Result<Party, RoomError> {
        let engine = Engine::open(1, spec, Shuffles::default())?;
        let poker = engine.game.poker().is_some();
        let seats = engine.game.seats();
        let people = (1..=seats).map(|seat| {
            let kind = Strength::ALL[usize::from(seat - 1) % Strength::ALL.len()];
            let (role, character, strength) = match seat == seats && !poker {
                true => (Role::ThirdParty, Character::Banker, None),
                false => (Role::Player, Character::from(kind), Some(kind)),
            };
            let player = PlayerId(u32::from(seat));
            (Actor { player, role, name: String::new(), guest: false }, character, strength)
        });
        let people = people.collect();
        let mut party = Party { engine, people, brought: BTreeMap::new(), dice: seed };
        let least = party.engine.limits.0;
        for i in 0..party.people.len() {
            let banks = party.people[i].1 == Character::Banker;
            let chips = least * if banks { 100_000 } else { 100 };
            party.ask(i, &TableCommand::Sit { seat: Some(i as Seat + 1), chips })?;
        }
        Ok(party)
    }

    fn ask(&mut self, i: usize, command: &TableCommand) -> Result<(), Refusal> {
        let who = self.people[i].0.clone();
        let conditions = Conditions {
            dealing: Dealing::Virtual,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        self.decide(false, |draft| carry_out(draft, &who, conditions, command))?;
        if let TableCommand::Sit { chips: more, .. } | TableCommand::AddChips { amount: more } = command {
            *self.brought.entry(who.player.0).or_default() += more.as_cents();
        }
        Ok(())
    }

    fn decide(
        &mut self,
        shuffle: bool,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut draft = self.engine.draft();
        what(&mut draft)?;
        let dice = &mut self.dice;
        let mut seed = || {
            std::array::from_fn(|_| {
                *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (*dice >> 56) as u8
            })
        };
        draft.follow_up(shuffle, &mut seed)?;
        let (_, decided) = draft.decide(0, None, None);
        self.engine.adopt(decided);
        Ok(())
    }

    /// Plays one round or hand to its end.
    fn round(&mut self) -> Result<(), Refusal> {
        let info = self.engine.game.info();
        let before = self.engine.game.finished();
        while self.engine.game.finished() == before {
            let wanted = self.people.iter().enumerate().find_map(|(i, (who, character, _))| {
                let view = self.engine.game.view(&[], Viewer::Player(who.player));
                Some((i, choose(&view, &info, who.player, *character)?))
            });
            match (wanted, self.engine.asked()) {
                (Some((i, command)), _) => self.ask(i, &command)?,
                (None, Asked::Wagers) => self.decide(false, |draft| draft.play(Command::CloseWagers))?,
                (None, _) => self.decide(true, |_| Ok(()))?,
            }
        }
        Ok(())
    }

    /// What each has won so far, in cents.
    fn won(&self) -> BTreeMap<u32, i64> {
        let stacks = self.engine.game.lies(self.engine.table).into_iter();
        let won = stacks.filter_map(|(account, cents)| match account {
            Account::Stack { person, .. } => Some((person, cents - self.brought.get(&person)?)),
            _ => None,
        });
        won.collect()
    }
}

/// Plays so many rounds or hands at a table that is opened like this, and gives what each kind won, the weakest first. `each` is
/// told after every round.
pub fn measure(
    spec: TableSpec,
    rounds: u32,
    seed: u64,
    each: &dyn Fn(u32),
) -> Result<Vec<Measured>, RoomError> {
    let mut party = Party::open(spec, seed)?;
    let mut sums: BTreeMap<Strength, Sums> = BTreeMap::new();
    let of_kind = |party: &Party, kind: Strength| -> Vec<u32> {
        party.people.iter().filter(|(.., of)| *of == Some(kind)).map(|(who, ..)| who.player.0).collect()
    };
    let mut before = party.won();
    for n in 1..=rounds {
        party.round()?;
        let now = party.won();
        for kind in Strength::ALL {
            let seats = of_kind(&party, kind);
            let cents: i64 =
                seats.iter().map(|p| now.get(p).unwrap_or(&0) - before.get(p).unwrap_or(&0)).sum();
            sums.entry(kind).or_default().add(Money::cents(cents).as_dollars() / seats.len().max(1) as f64);
        }
        before = now;
        each(n);
    }
    let measured = sums.into_iter().map(|(strength, sums)| {
        let (per_hundred, error) = sums.per_hundred();
        Measured { strength, seats: of_kind(&party, strength).len() as u32, per_hundred, error }
    });
    Ok(measured.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::floor::{TableOrder, specify};
    use crate::record::Pace;
    use games::rulebook::Houses;

    fn play(rulebook: &str, rounds: u32) -> Vec<Measured> {
        let (dealing, name) = (Dealing::Virtual, String::new());
        let rulebook = rulebook.into();
        let order = TableOrder {
            name,
            rulebook,
            option: 1,
            decks: None,
            dealing,
            bots: 0,
            coach: false,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let spec = specify(&Houses::shipped(), &order, 1, Pace::FAST).unwrap();
        measure(spec, rounds, 1, &|_| {}).unwrap()
    }

    #[test]
    fn better_programs_win_more_at_poker_and_all_are_measured_at_blackjack() {
        let holdem = play("ocean-view/holdem", 150);
        let kinds: Vec<Strength> = holdem.iter().map(|m| m.strength).collect();
        assert_eq!(kinds, Strength::ALL);
        assert!(holdem[0].per_hundred < holdem[2].per_hundred, "{holdem:?}");
        let blackjack = play("aviator/pure-21.5", 40);
        assert_eq!(blackjack.iter().map(|m| m.seats).sum::<u32>(), 7);
        assert!(blackjack.iter().all(|m| m.error > 0.0), "{blackjack:?}");
    }
}

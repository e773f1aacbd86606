//! A card that was named wrongly is corrected when a round is played out, exactly where the same round would have been played
//! with the right one from the start (ROOM-17).

mod common;

use cards::{Card, DECK};
use common::{HOUSES, Life, actions, rulebook, seed};
use games::blackjack::*;

/// A round from its first card on: how the table stood, and what was done.
struct Round {
    began: Table,
    done: Vec<Command>,
}

impl Round {
    /// Plays it anew with another card as the `nth` that was named.
    fn with(&self, nth: usize, card: Card) -> Option<Table> {
        let mut table = self.began.clone();
        let mut named = 0;
        for command in &self.done {
            let here = named == nth;
            let command = match command {
                Command::Card(_) if here => Command::Card(card),
                Command::ShowHole(_) if here => Command::ShowHole(card),
                other => other.clone(),
            };
            named += usize::from(matches!(command, Command::Card(_) | Command::ShowHole(_)));
            let stands = matches!(command, Command::Act { action: Move::Stand, .. });
            // Whoever stands without being asked does nothing by it.
            if table.execute(&command, &mut Vec::new()).is_err() && !stands {
                return None;
            }
        }
        Some(table)
    }

    fn named(&self) -> Vec<Card> {
        let cards = self.done.iter().map(|command| match command {
            Command::Card(card) | Command::ShowHole(card) => Some(*card),
            _ => None,
        });
        cards.flatten().collect()
    }
}

fn is_played_out(table: &Table) -> bool {
    table.phase() == Phase::Drawing && table.awaits() == (Awaits::Dealer { task: Task::PayOff })
}

/// Everybody's chips when all is paid.
fn paid(mut table: Table) -> Option<Vec<chips::Money>> {
    while table.awaits() == (Awaits::Dealer { task: Task::PayOff }) {
        table.execute(&Command::PayOff, &mut Vec::new()).unwrap();
    }
    (!table.is_round_under_way()).then(|| table.people().iter().map(|p| p.stack).collect())
}

/// Tries other cards in a round that is played out: how often one was taken, and how often it could have been.
fn try_cards(round: &Round, table: &Table, life: &mut Life) -> (u32, u32) {
    let (named, mut taken, mut could) = (round.named(), 0, 0);
    for _ in 0..4 {
        let nth = life.roll(named.len() as u32) as usize;
        let Some(was) = DECK.iter().find(|c| c.rank() == named[nth].rank() && **c != named[nth]) else {
            continue;
        };
        // Where it lies: a card of its rank plays the same, and is the only one that differs.
        let Some(marked) = round.with(nth, *was) else { continue };
        let differs = |(a, b): &((Target, u8, Card), (Target, u8, Card))| a.2 != b.2;
        let both = table.correctable().into_iter().zip(marked.correctable());
        let Some(((at, place, _), _)) = both.into_iter().find(differs) else { continue };
        let card = life.any_card();
        let ruling = Ruling::Correct { at, nth: place, card };
        let floor = Command::Floor { author: "Flo".into(), reason: "as it lies".into(), ruling };
        let mut corrected = table.clone();
        let accepted = card != named[nth] && corrected.execute(&floor, &mut Vec::new()).is_ok();
        let anew = round.with(nth, card);
        match &anew {
            Some(anew) if accepted => {
                assert_eq!(corrected.awaits(), anew.awaits(), "{at:?} {place} {card}");
                assert_eq!(paid(corrected), paid(anew.clone()), "{at:?} {place} {card}");
            }
            None if accepted => panic!("{at:?} {place}: {} is {card} in {:?}", named[nth], round.done),
            _ => {}
        }
        could += u32::from(anew.is_some() && card != named[nth]);
        taken += u32::from(accepted && anew.is_some());
    }
    (taken, could)
}

#[test]
fn a_card_is_corrected_where_the_round_would_have_been_played_so_room_17() {
    for house in HOUSES {
        let book = rulebook(house);
        let (mut rounds, mut taken, mut could) = (0, 0, 0);
        for life_seed in seed(1).. {
            let mut life = Life::new(&book, life_seed);
            life.table = life.table.dealt_by_hand();
            life.human_dealer = true;
            let mut round: Option<Round> = None;
            let mut idle = 0;
            while idle < 200 && life.table.rounds() < 60 {
                let command = life.command();
                let stood = life.table.clone();
                let mut log = Vec::new();
                if life.table.execute(&command, &mut log).is_err() {
                    idle += 1;
                    continue;
                }
                log.iter().for_each(|event| life.account(event));
                assert_eq!(life.table.total_chips(), life.brought, "{command:?}");
                idle = 0;
                match (&command, &mut round) {
                    (Command::CloseWagers, _) => round = Some(Round { began: stood, done: vec![command] }),
                    (Command::Floor { .. } | Command::NameAgain { .. } | Command::Retract { .. }, _)
                    | (Command::TimeOut, _) => round = None,
                    (_, Some(kept)) => kept.done.push(command),
                    _ => {}
                }
                if is_played_out(&life.table)
                    && let Some(round) = round.take()
                {
                    let table = life.table.clone();
                    let (t, c) = try_cards(&round, &table, &mut life);
                    (taken, could, rounds) = (taken + t, could + c, rounds + 1);
                }
            }
            if rounds >= actions(1_500, 100_000) {
                break;
            }
        }
        println!("{house}: {rounds} rounds, {taken} of {could} cards that could be corrected were");
        assert!(taken * 20 > could * 19 && taken > 300, "{house}: {taken} of {could}");
    }
}

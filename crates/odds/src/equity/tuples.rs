//! Hold'em hands that may be several: every choice of one hand for each player, those that differ only in the names
//! of their suits settled once.

use super::Progress;
use super::deal::Deal;
use super::error::EquityError;
use super::exact;
use super::game;
use super::preflop;
use super::question::{Holding, Question};
use super::range;
use super::settle::{PLAYERS, Tally};
use cards::{Card, Rank, Suit};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// More choices than this are not looked at unless somebody insists, and more than this never.
const MOST: u64 = 3_000_000;
const MOST_OF_ALL: u64 = 100_000_000;

/// The hands a player may have.
fn combos(hand: &Holding, live: &[Card]) -> Vec<[Card; 2]> {
    match hand {
        Holding::Range(combos) => {
            combos.iter().copied().filter(|combo| combo.iter().all(|card| live.contains(card))).collect()
        }
        Holding::Cards { kept, .. } => match kept[..] {
            [] => range::all(live),
            [card] => live.iter().map(|other| [card, *other]).collect(),
            [a, b, ..] => vec![[a, b]],
        },
    }
}

/// All ways to rename the suits.
fn renamings() -> Vec<[Suit; 4]> {
    let mut all = Vec::new();
    for a in Suit::ALL {
        for b in Suit::ALL {
            for c in Suit::ALL {
                for d in Suit::ALL {
                    let names = [a, b, c, d];
                    if Suit::ALL.iter().all(|suit| names.contains(suit)) {
                        all.push(names);
                    }
                }
            }
        }
    }
    all
}

type Tuple = [[u8; 2]; PLAYERS];

/// Renamings that leave the board and the dead cards as they are, as tables of card numbers.
fn symmetries(fixed: &[&[Card]]) -> Vec<[u8; 52]> {
    let rename = |names: [Suit; 4]| -> [u8; 52] {
        std::array::from_fn(|index| Card::new(Rank::ALL[index / 4], names[index % 4]).index())
    };
    let keeps = |table: &[u8; 52]| {
        fixed.iter().all(|cards| {
            cards.iter().all(|card| cards.iter().any(|c| c.index() == table[usize::from(card.index())]))
        })
    };
    renamings().into_iter().map(rename).filter(keeps).collect()
}

/// The first of all the tuples that differ from this one only in the names of suits.
fn canonical(tuple: &Tuple, players: usize, tables: &[[u8; 52]]) -> Tuple {
    let renamed = |table: &[u8; 52]| {
        let mut renamed = *tuple;
        for hole in &mut renamed[..players] {
            *hole = hole.map(|card| table[usize::from(card)]);
            hole.sort_unstable();
        }
        renamed
    };
    tables.iter().map(renamed).min().unwrap_or(*tuple)
}

/// Every choice of hands, by what they are but for the names of suits, with how often each comes.
struct Classes<'a> {
    combos: &'a [Vec<[Card; 2]>],
    tables: Vec<[u8; 52]>,
    found: BTreeMap<Tuple, u64>,
}

impl Classes<'_> {
    fn choose(&mut self, player: usize, used: u64, tuple: &mut Tuple) {
        let Some(combos) = self.combos.get(player) else {
            *self.found.entry(canonical(tuple, player, &self.tables)).or_default() += 1;
            return;
        };
        for combo in combos {
            let cards = 1u64 << combo[0].index() | 1 << combo[1].index();
            if used & cards == 0 {
                tuple[player] = combo.map(Card::index);
                self.choose(player + 1, used | cards, tuple);
            }
        }
    }
}

/// Settles every choice of hands and every board, unless that takes too long.
pub fn settle(
    question: &Question,
    threads: usize,
    may_take: &dyn Fn(f64) -> bool,
    progress: &Progress,
) -> Result<Option<Tally>, EquityError> {
    let live = question.live();
    let combos: Vec<Vec<[Card; 2]>> = question.hands.iter().map(|hand| combos(hand, &live)).collect();
    if let Some(player) = combos.iter().position(Vec::is_empty) {
        return Err(EquityError::EmptyRange.of_hand(player));
    }
    let choices = combos.iter().fold(1u64, |product, c| product.saturating_mul(c.len() as u64));
    if choices > MOST_OF_ALL || choices > MOST && !may_take(f64::MAX) {
        return Ok(None);
    }
    let tables = symmetries(&[&question.board, &question.dead]);
    let mut classes = Classes { combos: &combos, tables, found: BTreeMap::new() };
    classes.choose(0, 0, &mut [[0; 2]; PLAYERS]);
    let found: Vec<(Tuple, u64)> = classes.found.into_iter().collect();
    if found.is_empty() {
        return Err(EquityError::Crowded);
    }
    let players = question.hands.len();
    let boards = cards::ranking::binomial((live.len() - 2 * players) as u64, question.missing_board() as u64);
    let each = if question.board.is_empty() {
        0.0004 * players as f64
    } else {
        boards as f64 * players as f64 * 2e-9
    };
    if !may_take(found.len() as f64 * each) {
        return Ok(None);
    }
    progress.set(0, found.iter().map(|(_, times)| times * boards).sum());
    Ok(Some(settle_classes(question, &found, threads, progress)))
}

fn settle_classes(question: &Question, found: &[(Tuple, u64)], threads: usize, progress: &Progress) -> Tally {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tally = Tally::default();
        while let Some((tuple, times)) = found.get(next.fetch_add(1, Ordering::Relaxed)) {
            let one = settle_tuple(question, tuple);
            progress.add(one.showdowns * times);
            tally.add(&one, *times);
        }
        tally
    };
    let parts: Vec<Tally> = std::thread::scope(|scope| {
        let threads = threads.min(found.len());
        let workers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mine = work();
        let others = workers.into_iter().map(|worker| worker.join().expect("no deal panics"));
        others.chain([mine]).collect()
    });
    let mut tally = Tally::default();
    for part in &parts {
        tally.add(part, 1);
    }
    tally
}

fn settle_tuple(question: &Question, tuple: &Tuple) -> Tally {
    let players = question.hands.len();
    let card = |index: u8| Card::from_index(index).expect("it came from a card");
    let holes: Vec<[Card; 2]> = tuple[..players].iter().map(|hole| hole.map(card)).collect();
    let mut deal = Deal::new(question);
    // The suits may have been renamed, so the known hands of the question are not the ones that are gone.
    let gone: Vec<Card> =
        holes.as_flattened().iter().chain(&question.board).chain(&question.dead).copied().collect();
    deal.live = game::deck(question.game).iter().copied().filter(|card| !gone.contains(card)).collect();
    if question.board.is_empty() {
        return preflop::settle(&holes, &deal.live, deal.is_split());
    }
    for (player, hole) in holes.iter().enumerate() {
        deal.rows[player][..2].copy_from_slice(hole);
        deal.lengths[player] = 2;
    }
    deal.slots.retain(|(row, _)| *row == super::deal::BOARD);
    exact::settle(&deal, 1, &Progress::default())
}

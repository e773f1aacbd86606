//! What has been found out about the player-dealer, kept for the next question.
//!
//! How the player-dealer's hand ends depends on nothing but its drawing rule and the cards that are left. A hand of
//! three eights, two eights in a shoe without one, and a split eight that got another while a third lies beside it
//! leave the same cards; so does the same hand in a house that pays naturals better. A report asks for all of them,
//! and walking the player-dealer's hands is most of its work: here every set of cards is walked once.

use super::dealer::{Dealer, Ends, LANES, Ups};
use super::mix::CardMap;
use super::shoe::KINDS;
use parking_lot::RwLock;

/// Cards left of each kind, twelve bits each.
type Left = u128;

/// Everything known so far, for both drawing rules. Any number of threads may ask.
///
/// ```
/// use odds::blackjack::{Memory, Optimal, Shoe};
/// use std::sync::Arc;
///
/// let memory = Arc::new(Memory::default()); // Kept for the next question about the same game.
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let first = Optimal::solve_knowing(&book.rules, &Shoe::decks(1), &memory).ev();
/// assert_eq!(Optimal::solve_knowing(&book.rules, &Shoe::decks(1), &memory).ev(), first);
/// ```
#[derive(Default)]
pub struct Memory {
    rules: [RwLock<Store>; 2],
}

#[derive(Default)]
struct Store {
    places: CardMap<Left, u32>,
    /// Against which up cards the chances are known, and the chances.
    ends: Vec<(Ups, Ends)>,
}

fn packed(left: &[f64; KINDS]) -> Left {
    left.iter().rev().fold(0, |sum, n| sum << 12 | Left::from(*n as u16))
}

impl Store {
    fn place(&self, left: Left, ups: Ups) -> Option<&Ends> {
        let (known, ends) = &self.ends[*self.places.get(&left)? as usize];
        ups.is_within(*known).then_some(ends)
    }

    fn learn(&mut self, left: Left, ups: Ups, ends: &Ends) {
        let Store { places, ends: list } = self;
        let place = *places.entry(left).or_insert_with(|| {
            list.push((Ups::default(), [[0.0; 5]; KINDS]));
            list.len() as u32 - 1
        });
        let (known, kept) = &mut list[place as usize];
        for up in (0..KINDS).filter(|up| ups.contains(*up)) {
            kept[up] = ends[up];
            *known = known.with(up);
        }
    }
}

impl Memory {
    /// Tells `then` how the player-dealer ends with each of these shoes, which hold the up card but not the player's
    /// cards, in no particular order. Only these up cards are asked for; the others may come out as anything.
    pub fn ends(
        &self,
        dealer: &Dealer,
        ups: Ups,
        shoes: impl Iterator<Item = [f64; KINDS]>,
        mut then: impl FnMut(usize, &Ends),
    ) {
        let ups = dealer.walked(ups);
        let store = &self.rules[usize::from(dealer.hits_soft_17)];
        let mut unknown: Vec<(usize, [f64; KINDS])> = Vec::new();
        {
            let known = store.read();
            for (i, left) in shoes.enumerate() {
                match known.place(packed(&left), ups) {
                    Some(ends) => then(i, ends),
                    None => unknown.push((i, left)),
                }
            }
        }
        let mut found: Vec<Ends> = Vec::with_capacity(unknown.len() + LANES);
        for batch in unknown.chunks(LANES) {
            let lanes: [[f64; LANES]; KINDS] =
                std::array::from_fn(|k| std::array::from_fn(|l| batch[l.min(batch.len() - 1)].1[k]));
            let at = found.len();
            found.resize(at + LANES, [[0.0; 5]; KINDS]);
            dealer.ends(ups, &lanes, &mut found[at..]);
            found.truncate(at + batch.len());
        }
        if !unknown.is_empty() {
            let mut known = store.write();
            unknown.iter().zip(&found).for_each(|((_, left), ends)| known.learn(packed(left), ups, ends));
        }
        unknown.iter().zip(&found).for_each(|((i, _), ends)| then(*i, ends));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Shoe;

    /// What is remembered is what was worked out, to the last bit, whatever was asked before.
    #[test]
    fn remembered_chances_are_the_same_to_the_last_bit() {
        let memory = Memory::default();
        for hits in [true, false] {
            let dealer = Dealer::get(hits);
            for (ups, decks) in [(Ups::LOW, 6), (Ups::HIGH, 6), (Ups::ALL, 6), (Ups::ALL, 1), (Ups::LOW, 1)] {
                let fresh = dealer.ends_of(&Shoe::decks(decks).counts());
                let shoe = Shoe::decks(decks).counts().map(f64::from);
                let mut told = 0;
                memory.ends(dealer, ups, [shoe, shoe].into_iter(), |_, ends| {
                    told += 1;
                    for up in (0..KINDS).filter(|up| ups.contains(*up)) {
                        assert_eq!(ends[up], fresh[up], "{decks} {up}");
                    }
                });
                assert_eq!(told, 2);
            }
        }
    }
}

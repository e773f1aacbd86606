//! Name the total: a hand, and every total that is called in this house.

use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::felt::Felt;
use crate::luck::Luck;
use cards::{Card, DECK};
use games::Clause;
use games::blackjack::{BothOver, Hand, Rules, Total, told_total};
use games::rulebook::Rulebook;
use voice::{Telling, say};

/// How many hands are looked through for the totals there are.
const HANDS: usize = 600;

fn count(rules: &Rules, cards: &[Card]) -> Total {
    let mut hand = Hand::default();
    hand.cards.extend(cards.iter().copied());
    hand.total(rules)
}

/// A hand as it may lie there: no card is taken once it is over.
fn hand(rules: &Rules, least: usize, most: usize, luck: &mut Luck) -> Vec<Card> {
    let cards = luck.between(least, most);
    let mut held: Vec<Card> = Vec::new();
    while held.len() < cards && (held.len() < 2 || !count(rules, &held).is_over()) {
        held.push(luck.pick(&DECK));
    }
    held
}

fn sorted(rules: &Rules, hands: &[Vec<Card>]) -> Vec<(Total, Telling)> {
    let mut all: Vec<(Total, Telling)> = Vec::new();
    for hand in hands {
        let total = count(rules, hand);
        let says = told_total(total);
        if all.iter().all(|(_, known)| *known != says) {
            all.push((total, says));
        }
    }
    all.sort_by_key(|(total, _)| (total.soft, total.natural, total.points, total.scored));
    all
}

/// The totals that can come up are the same for every question of a level, so that nothing can be told from them.
pub fn make(book: &Rulebook, level: u8, luck: &mut Luck) -> Sheet {
    let rules = &book.rules;
    let (least, most) = [(2, 2), (2, 3), (3, 4), (3, 6), (2, 8)][usize::from(level) - 1];
    let mut always = Luck::of(&book.id, 0, level, 0);
    let hands: Vec<Vec<Card>> = (0..HANDS).map(|_| hand(rules, least, most, &mut always)).collect();
    let totals = sorted(rules, &hands);
    // Rare totals come up as often as the others: first the total, then a hand that has it.
    let wanted = luck.below(totals.len());
    let mut fits: Vec<&Vec<Card>> =
        hands.iter().filter(|hand| told_total(count(rules, hand)) == totals[wanted].1).collect();
    fits.dedup();
    let mut cards = luck.pick(&fits).clone();
    luck.shuffle(&mut cards);
    let (total, says) = totals[wanted].clone();
    let choices = totals.into_iter().map(|(_, says)| Choice { says, spot: None }).collect();
    let mut made = Sheet::new(Felt::Cards { cards: cards.clone() }, say!("school-asks-total"));
    let because = vec![say!("school-why-total", cards: cards.as_slice(), total: says)];
    let key = Key::new(Given::Pick(wanted), clause(rules, total, &cards), because);
    made.part(say!("school-part-total"), Form::Pick(choices), key);
    made
}

/// Where it is written what the cards count.
fn clause(rules: &Rules, total: Total, cards: &[Card]) -> Clause {
    let aces = cards.iter().filter(|card| card.rank() == Some(cards::Rank::Ace)).count();
    match () {
        () if rules.nearest.is_some() => Clause::N1,
        () if total.natural && rules.both_over == BothOver::Suited789Pushes => Clause::Val3,
        () if total.natural => Clause::Val2,
        () if aces > 0 => Clause::Val4,
        () => Clause::Val1,
    }
}

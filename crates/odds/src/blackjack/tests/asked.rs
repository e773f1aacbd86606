//! Answers for exact cards beside every deal of small shoes: suits and the ranks of ten-values included.

use super::brute::{self, Brute, Pile};
use super::splits::shoe_of;
use super::*;
use crate::blackjack::split::SplitPlay;
use crate::blackjack::{AskError, Asked, KINDS, Move, Optimal, Shoe, ShoeError};
use cards::{Card, Rank, Suit};
use games::blackjack::{Rules, SplitTens};

fn card(of: brute::Card) -> Card {
    let rank = match of.0 {
        0 => Rank::Ace,
        9 => Rank::ALL[Rank::Ten as usize + of.1 as usize],
        kind => Rank::ALL[kind - 1],
    };
    Card::new(rank, if of.0 == 9 { Suit::Clubs } else { Suit::ALL[of.1 as usize] })
}

/// Every move that is told must be worth what dealing it out gives, with the told player's moves after it.
fn told_as_dealt(rules: &Rules, piles: &[Pile], hands: &[[brute::Card; 2]]) {
    let shoe = shoe_of(piles);
    let optimal = Optimal::solve(rules, &shoe);
    let env = &optimal.env;
    for (a, b) in hands.iter().map(|h| (h[0], h[1])) {
        for up in piles.iter().map(|p| (p.0, p.1)) {
            let mut left = shoe.clone();
            if [a, b, up].into_iter().any(|c| left.remove(card(c)).is_err()) {
                continue;
            }
            let seen = optimal.seen(card(up), &left);
            let asked = Asked { cards: &[card(a), card(b)], up: card(up), after_split: false };
            let Ok(told) = optimal.ask(&asked) else { continue };
            for (m, worth) in &told.moves {
                let ask = |kinds: &[usize], up: usize, after_split: bool, may_split: bool| {
                    let id = env.hands.find(kinds).unwrap();
                    if !after_split && kinds.len() == 2 {
                        *m
                    } else if after_split && may_split {
                        Move::Split
                    } else if after_split {
                        seen.play.in_split(env, id, up)
                    } else {
                        seen.play.cells[id as usize].choose(up, true, true)
                    }
                };
                let mut brute = Brute::new(rules, piles, &ask);
                brute.exactly = Some([a, b, up]);
                brute.run();
                let chance: f64 = brute.results.values().sum();
                let goes_on = env.goes_on(env.hand(env.hands.two(a.0, b.0)), up.0);
                let naive = (brute.mean() / chance + 1.0 - goes_on) / goes_on;
                assert!(
                    (worth - naive).abs() < 1e-11,
                    "{:?} with {a:?} {b:?} against {up:?}: told {worth}, dealt {naive}",
                    m
                );
            }
        }
    }
}

#[test]
fn suits_of_the_hand_and_of_the_up_card_count_for_789() {
    let piles = [(5, 0, 2), (6, 0, 1), (6, 1, 1), (7, 0, 2), (7, 2, 2), (8, 0, 2), (8, 1, 1), (9, 0, 3)];
    let hands = [[(6, 0), (9, 0)], [(6, 1), (9, 0)], [(5, 0), (7, 0)], [(5, 0), (7, 2)], [(7, 0), (7, 2)]];
    told_as_dealt(&twenty_first_century(), &piles, &hands);
    // Who holds an eight of the up card's suit has taken one of two from the push; another eight takes none.
    let rules = twenty_first_century();
    let optimal = Optimal::solve(&rules, &shoe_of(&piles));
    let hit = |eight: brute::Card| {
        let cards = [card((5, 0)), card(eight)];
        let told = optimal.ask(&Asked { cards: &cards, up: card((6, 0)), after_split: false }).unwrap();
        told.moves.iter().find(|m| m.0 == Move::Hit).unwrap().1
    };
    assert!(hit((7, 2)) - hit((7, 0)) > 1e-3, "{} {}", hit((7, 2)), hit((7, 0)));
}

#[test]
fn which_ten_values_they_are_counts_where_they_split_by_rank() {
    let rules = Rules { split_hands_tens: 4, split_tens: SplitTens::SameRank, ..twenty_first_century() };
    let piles = [(5, 0, 4), (8, 0, 3), (9, 0, 5), (9, 1, 3), (9, 3, 2)];
    let hands = [[(9, 0), (9, 0)], [(9, 1), (9, 1)], [(9, 3), (9, 3)], [(9, 0), (9, 1)]];
    told_as_dealt(&rules, &piles, &hands);
}

/// The averages over exact cards are the figures by kind; nothing is lost or counted twice.
#[test]
fn exact_answers_average_to_the_answer_by_kind() {
    let rules = twenty_first_century();
    let optimal = Optimal::solve(&rules, &Shoe::decks(6));
    let up: Card = "Kh".parse().unwrap();
    let worth = |a: &str, b: &str| {
        let cards = [a.parse().unwrap(), b.parse().unwrap()];
        let told = optimal.ask(&Asked { cards: &cards, up, after_split: false }).unwrap();
        told.moves.iter().find(|m| m.0 == Move::Split).map(|m| m.1)
    };
    assert_eq!(worth("Ks", "Qs"), None, "a king and a queen are no pair in this house");
    let (kings, queens) = (worth("Ks", "Kd").unwrap(), worth("Qs", "Qd").unwrap());
    // One king of twenty-four is up: with 23 × 22 kings, and 24 × 23 of each of the other three ranks.
    let (of_kings, of_others) = (23.0 * 22.0, 3.0 * 24.0 * 23.0);
    let average = (of_kings * kings + of_others * queens) / (of_kings + of_others);
    let by_kind = optimal.moves(KINDS - 1, KINDS - 1, KINDS - 1);
    let by_kind = by_kind.iter().find(|m| m.0 == Move::Split).unwrap().1;
    assert!((kings - queens).abs() > 1e-4, "{kings} {queens}");
    assert!((average - by_kind).abs() < 1e-12, "{average} {by_kind}");
}

#[test]
fn cards_that_are_not_there_are_refused() {
    let rules = twenty_first_century();
    let optimal = Optimal::solve(&rules, &Shoe::decks(1));
    let told = |cards: &[&str], up: &str| {
        let cards: Vec<Card> = cards.iter().map(|c| c.parse().unwrap()).collect();
        optimal.ask(&Asked { cards: &cards, up: up.parse().unwrap(), after_split: false }).map(|_| ())
    };
    let gone = |card: &str| AskError::Shoe(ShoeError::NotThere(card.parse().unwrap()));
    assert_eq!(told(&["8s", "8s"], "Th"), Err(gone("8s")));
    assert_eq!(told(&["8s", "8h"], "8h"), Err(gone("8h")));
    assert_eq!(told(&["8s"], "8h"), Err(AskError::FewCards));
    assert_eq!(told(&["Ks", "Qs", "Js"], "8h"), Err(AskError::Over));
    assert_eq!(told(&["Ks", "As"], "8h"), Err(AskError::Natural));
}

//! The price of nearest-to-target games beside a direct enumeration that shares no code with it, and beside known figures.

use super::{Price, Solved, decks};
use games::blackjack::{Rules, Tie};
use games::rulebook::Houses;
use std::collections::HashMap;

fn rules(changes: &[&str]) -> Rules {
    (*Houses::shipped().load_changed("open/closest-22", changes).unwrap().rules).clone()
}

/// Cards drawn one by one, values 1 to 10, from a shoe that is counted by value.
struct Naive {
    target: f64,
    aces: usize,
    bank_stands: u32,
    must_hit: u32,
    must_stand: u32,
    win: f64,
    tie: f64,
    shoe: [u32; 11],
    /// What a hand, told by its cards in order of value, and an up card are worth; and the player-dealer's with a hand.
    worth: HashMap<(Vec<u32>, u32), f64>,
}

impl Naive {
    fn of(rules: &Rules, decks: u32) -> Naive {
        let keys = rules.nearest.unwrap();
        let mut shoe = [4 * decks; 11];
        (shoe[0], shoe[10]) = (0, 16 * decks);
        Naive {
            target: keys.target.as_f64(),
            aces: usize::from(keys.aces_as_eleven),
            bank_stands: u32::from(keys.bank_stands_on),
            must_hit: u32::from(rules.must_hit),
            must_stand: keys.must_stand.map_or(99, u32::from),
            win: keys.win_pays.as_f64(),
            tie: match keys.tie {
                Tie::Player => keys.tie_pays.as_f64(),
                Tie::Push => 0.0,
                Tie::Bank => -1.0,
            },
            shoe,
            worth: HashMap::new(),
        }
    }

    fn totals(&self, cards: &[u32]) -> Vec<u32> {
        let aces = cards.iter().filter(|c| **c == 1).count().min(self.aces);
        (0..=aces as u32).map(|elevens| cards.iter().sum::<u32>() + 10 * elevens).collect()
    }

    fn deciding(&self, cards: &[u32]) -> u32 {
        let totals = self.totals(cards);
        totals.iter().copied().filter(|t| f64::from(*t) <= self.target).max().unwrap_or(totals[0])
    }

    fn distance(&self, cards: &[u32]) -> f64 {
        self.totals(cards).iter().map(|t| (f64::from(*t) - self.target).abs()).fold(f64::MAX, f64::min)
    }

    fn closed(&self, cards: &[u32]) -> bool {
        f64::from(cards.iter().sum::<u32>()) >= self.target
    }

    fn draws(&self) -> Vec<(u32, f64)> {
        let size: u32 = self.shoe.iter().sum();
        let some = (1..=10u32).filter(|card| self.shoe[*card as usize] > 0);
        some.map(|card| (card, f64::from(self.shoe[card as usize]) / f64::from(size))).collect()
    }

    fn bank(&mut self, own: f64, cards: &mut Vec<u32>, seen: &mut HashMap<Vec<u32>, f64>) -> f64 {
        let mut sorted = cards[1..].to_vec();
        sorted.sort_unstable();
        if let Some(worth) = seen.get(&sorted) {
            return *worth;
        }
        let stands = self.deciding(cards) >= self.bank_stands || self.closed(cards);
        let worth = if cards.len() >= 2 && stands {
            let theirs = self.distance(cards);
            if (own - theirs).abs() < 1e-9 {
                self.tie
            } else if own < theirs {
                self.win
            } else {
                -1.0
            }
        } else {
            self.each(|naive, card| {
                cards.push(card);
                let worth = naive.bank(own, cards, seen);
                cards.pop();
                worth
            })
        };
        seen.insert(sorted, worth);
        worth
    }

    /// The mean over every card that can come next.
    fn each(&mut self, mut then: impl FnMut(&mut Naive, u32) -> f64) -> f64 {
        let mut sum = 0.0;
        for (card, chance) in self.draws() {
            self.shoe[card as usize] -= 1;
            sum += chance * then(self, card);
            self.shoe[card as usize] += 1;
        }
        sum
    }

    /// What a hand is worth, best played.
    fn player(&mut self, hand: &[u32], up: u32) -> f64 {
        let mut hand = hand.to_vec();
        hand.sort_unstable();
        if let Some(worth) = self.worth.get(&(hand.clone(), up)) {
            return *worth;
        }
        let decides = self.deciding(&hand);
        let may_hit = !self.closed(&hand) && decides < self.must_stand;
        let must_hit = may_hit && decides <= self.must_hit;
        let mut best = f64::MIN;
        if !must_hit {
            best = self.bank(self.distance(&hand), &mut vec![up], &mut HashMap::new());
        }
        if may_hit {
            best = best.max(self.each(|naive, card| naive.player(&[&hand[..], &[card]].concat(), up)));
        }
        self.worth.insert((hand, up), best);
        best
    }

    /// What the wager is worth.
    fn ev(&mut self) -> f64 {
        self.each(|naive, a| naive.each(|naive, up| naive.each(|naive, b| naive.player(&[a, b], up))))
    }
}

fn soak() -> bool {
    std::env::var("CARDROOM_SOAK").is_ok_and(|v| v == "1")
}

#[test]
fn the_price_is_that_of_a_direct_enumeration_at_one_to_eight_decks() {
    let low = ["target=13", "bank_stands_on=12", "must_hit=4", "must_stand=12"];
    let free = ["target=13", "bank_stands_on=12", "must_hit=0", "must_stand=never"];
    let aces = ["target=14", "bank_stands_on=13", "must_hit=0", "must_stand=never", "aces_as_eleven=31"];
    let push =
        ["target=12.25", "bank_stands_on=11", "must_hit=0", "must_stand=never", "tie=push", "win_pays=16:25"];
    for (i, changes) in [&low[..], &free, &aces, &push].into_iter().enumerate() {
        let rules = rules(changes);
        for many in 1..=8u32 {
            // In a soak every game at every number of decks; else each at some.
            if !soak() && !(many as usize + i).is_multiple_of(4) {
                continue;
            }
            let exact = Solved::new(&rules, &decks(f64::from(many))).by_composition();
            let (exact, naive) = (exact.worth(&rules.nearest.unwrap()), Naive::of(&rules, many).ev());
            assert!((exact - naive).abs() < 1e-9, "{changes:?}, {many} decks: {exact} and {naive}");
        }
    }
}

#[test]
fn the_houses_own_game_is_priced_like_a_direct_enumeration() {
    let rules = rules(&[]);
    let many = if soak() { 1..=8 } else { 6..=6 };
    for many in many {
        let solved = Solved::new(&rules, &decks(f64::from(many)));
        let mut naive = Naive::of(&rules, many);
        if soak() {
            let (exact, direct) = (solved.by_composition().worth(&rules.nearest.unwrap()), naive.ev());
            println!("open/closest-22, {many} decks: {exact:.12} and {direct:.12}");
            assert!((exact - direct).abs() < 1e-9, "{many} decks: {exact} and {direct}");
            continue;
        }
        for (a, b, up) in [(10, 7, 6), (10, 2, 10), (1, 1, 9), (9, 8, 1)] {
            for card in [a, b, up] {
                naive.shoe[card as usize] -= 1;
            }
            let direct = naive.player(&[a, b], up);
            for card in [a, b, up] {
                naive.shoe[card as usize] += 1;
            }
            let moves = solved.moves(&[a as usize - 1, b as usize - 1], up as usize - 1).unwrap();
            let exact = moves.stand.unwrap_or(f64::MIN).max(moves.hit.unwrap_or(f64::MIN));
            assert!((exact - direct).abs() < 1e-9, "{a} {b} against {up}: {exact} and {direct}");
        }
    }
}

/// The figures for endless decks that were worked out by others with exact fractions, in hundredths of a per cent.
#[test]
fn endless_decks_cost_what_is_known_of_them() {
    let free = ["aces_as_eleven=31", "must_hit=0", "must_stand=never", "tie_pays=1:1"];
    let known: [(&[&str], f64); 9] = [
        (&[], 20.41),
        (&["target=20", "bank_stands_on=18"], 20.15),
        (&["target=23", "bank_stands_on=21"], 18.45),
        (&["target=24", "bank_stands_on=22"], 18.57),
        (&["tie=push"], 0.99),
        (&["target=22.25"], 13.67),
        (&["win_pays=16:25", "tie_pays=16:25"], -1.27),
        (&["must_hit=11", "must_stand=18", "tie_pays=3:10"], -1.11),
        (&["must_hit=11", "must_stand=16"], -6.66),
    ];
    // All in a soak; else those that are quick.
    let quick = |changes: &&str| {
        !["target=2", "tie=", "win_pays", "must_stand=16"].iter().any(|slow| changes.starts_with(slow))
    };
    for (changes, percent) in known {
        if !soak() && (changes.is_empty() || !changes.iter().all(quick)) {
            continue;
        }
        let rules = rules(&[&free[..], changes].concat());
        let chances = Solved::new(&rules, &decks(1e9)).by_composition();
        let ev = 100.0 * chances.worth(&rules.nearest.unwrap());
        assert!((ev - percent).abs() < 0.006, "{changes:?}: {ev}, known {percent}");
    }
}

#[test]
fn a_hand_is_asked_with_its_cards() {
    use crate::blackjack::{AskError, ShoeError};
    let rules = rules(&["target=18", "bank_stands_on=16", "must_stand=16", "must_hit=6"]);
    let solved = Solved::new(&rules, &decks(1.0));
    let ask = |cards: &str, up: &str| {
        solved
            .ask(&cards::parse_cards(cards).unwrap(), up.parse().unwrap())
            .map(|moves| (moves.stand, moves.hit))
    };
    let (stand, hit) = ask("Td 2s", "6h").unwrap();
    assert!(stand.is_some() && hit.is_some());
    assert_eq!(ask("Td 2s", "6h"), ask("Kd 2c", "6c"), "ten-values are one kind");
    assert_eq!(ask("Td", "6h"), Err(AskError::FewCards));
    assert_eq!(ask("Td 6s", "6h"), Err(AskError::Forced), "the chart says stand");
    assert_eq!(ask("2d 3s", "6h"), Err(AskError::Forced), "the chart says hit");
    assert_eq!(ask("Td 9s 8c", "6h"), Err(AskError::Over), "whichever two came first, they got no third");
    let fifth = "2h".parse().unwrap();
    assert_eq!(ask("2c 2d 2h 2s", "2h"), Err(AskError::Shoe(ShoeError::NotThere(fifth))));
}

#[test]
fn the_best_chart_is_worth_a_little_less_than_the_exact_cards_and_chances_add_up() {
    let rules = rules(&["target=18", "bank_stands_on=16", "must_stand=never", "must_hit=0"]);
    let price = Price::new("open/closest-22", &rules, 2).unwrap();
    assert!(price.td.ev <= price.cd.ev + 1e-12 && price.cd.ev - price.td.ev < 1e-3, "{price:?}");
    for way in [price.cd, price.td] {
        assert!((way.nearer + way.tied + way.farther - 1.0).abs() < 1e-12, "{way:?}");
    }
    let hits = |total: u8, soft: bool| {
        price.chart.iter().find(|r| (r.total, r.soft, r.scored) == (total, soft, total)).unwrap().hits
    };
    // By the exact cards a move of each two is the better one, and the chart is seldom another.
    let two = |name: &str| price.two_cards.iter().find(|two| two.cards == name).unwrap().moves;
    let hits_two = |name: &str| two(name).map(|moves| moves.is_some_and(|m| m.hit > m.stand));
    assert_eq!(hits_two("3-5"), hits(8, false));
    assert_eq!(price.two_cards.len(), 55 - 4, "all but 8-T, 9-T, T-T and 9-9, which are closed");
    assert!(hits(8, false).iter().all(|hit| *hit) && !hits(17, false).iter().any(|hit| *hit));
}

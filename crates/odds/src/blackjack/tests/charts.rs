//! The best chart: the one everybody prints for ordinary blackjack, and the same one wherever the search starts.

use super::*;
use crate::blackjack::{Chart, Optimal, Shoe};

/// Six decks, soft 17 hit, double after split, no surrender: the basic strategy of every book.
#[test]
fn ordinary_blackjack_has_the_basic_strategy_everybody_prints() {
    let rules = ordinary();
    let chart = Optimal::solve(&rules, &Shoe::decks(6)).learn().chart;
    let printed = [
        ("hard 17", "S S S S S S S S S S"),
        ("hard 16", "S S S S S H H H H H"),
        ("hard 13", "S S S S S H H H H H"),
        ("hard 12", "H H S S S H H H H H"),
        ("hard 11", "Dh Dh Dh Dh Dh Dh Dh Dh Dh Dh"),
        ("hard 10", "Dh Dh Dh Dh Dh Dh Dh Dh H H"),
        ("hard 9", "H Dh Dh Dh Dh H H H H H"),
        ("hard 8", "H H H H H H H H H H"),
        ("soft 20", "S S S S S S S S S S"),
        ("soft 19", "S S S S Ds S S S S S"),
        ("soft 18", "Ds Ds Ds Ds Ds S S H H H"),
        ("soft 17", "H Dh Dh Dh Dh H H H H H"),
        ("soft 16", "H H Dh Dh Dh H H H H H"),
        ("soft 14", "H H H Dh Dh H H H H H"),
        ("T-T", "S S S S S S S S S S"),
        ("9-9", "P P P P P S P P S S"),
        ("8-8", "P P P P P P P P P P"),
        ("7-7", "P P P P P P H H H H"),
        ("6-6", "P P P P P H H H H H"),
        ("5-5", "D D D D D D D D H H"),
        ("4-4", "H H H P P H H H H H"),
        ("3-3", "P P P P P P H H H H"),
        ("2-2", "P P P P P P H H H H"),
        ("A-A", "P P P P P P P P P P"),
    ];
    let lines = chart.lines();
    for (name, entries) in printed {
        let line = lines.iter().find(|l| l.name == name).unwrap();
        assert_eq!(line.entries.join(" "), entries, "{name}");
    }
}

#[test]
fn the_search_ends_at_the_same_chart_wherever_it_starts() {
    for (name, rules) in [("aviator", aviator()), ("21st-century", twenty_first_century())] {
        let optimal = Optimal::solve(&rules, &Shoe::decks(6));
        let best = optimal.learn();
        let again = optimal.learn_from(Chart::typical());
        assert!((best.ev - again.ev).abs() < 1e-12, "{name}: {} {}", best.ev, again.ev);
        assert!(best.ev < optimal.ev() && optimal.ev_of(&Chart::typical()) < best.ev - 0.005, "{name}");
        // The forward way to the same figure.
        assert!((optimal.swing_of(&best.chart).ev - best.ev).abs() < 1e-10, "{name}");
    }
}

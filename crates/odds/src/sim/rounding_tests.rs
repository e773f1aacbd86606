//! Rounded payouts (D25): the simulator beside the referee, and the exact figure for a wager beside the simulator.

use super::*;
use crate::blackjack::{Optimal, Playing, Shoe, Strategist, players_chair, rounded, rounding_gain};
use chips::Money;
use games::rulebook::{Houses, Rulebook};

const WAYS: [&str; 3] = ["players-favour", "banks-favour", "nearest-chip"];

fn aviator(rounding: &str) -> Rulebook {
    let changes = [format!("rounding={rounding}"), "chip=1".into(), "decks=[6, 8]".into()];
    let changes: Vec<&str> = changes.iter().map(String::as_str).collect();
    Houses::shipped().load_changed("aviator/pure-21.5", &changes).unwrap()
}

fn layout(book: &Rulebook, base: i64, bank: i64) -> Layout {
    let wagers = Wagers {
        circles: 3,
        base: Some(Money::dollars(base)),
        buster: None,
        bank: Some(Money::dollars(bank)),
    };
    Layout::described(6, &book.schedules[0], wagers)
}

/// The referee rounds as the simulator does, with a bank that covers everything and with one that runs short.
#[test]
fn the_referee_rounds_every_simulated_round_alike_d25() {
    for rounding in WAYS {
        let book = aviator(rounding);
        let optimal = Optimal::solve(&book.rules, &Shoe::decks(6));
        let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
        for (base, bank) in [(6, 10_000), (7, 10_000), (8, 20), (6, 7)] {
            let job = Job { rounds: 2000, seed: 3, threads: 2 };
            let agreed = differential(&plan, &layout(&book, base, bank), &job, &|_| ());
            assert_eq!(agreed, Ok(2000), "{rounding} {base} {bank}");
        }
    }
}

/// The same rounds, paid exactly and rounded: what the players have more is what the exact figure says, and no more.
#[test]
fn the_exact_figure_for_a_wager_is_what_the_same_rounds_pay_d25() {
    let exact = aviator("exact");
    let shoe = Shoe::decks(6);
    let optimal = Optimal::solve(&exact.rules, &shoe);
    let chance = optimal.swing().outcomes.natural_paid;
    for (rounding, base, more) in [
        ("players-favour", 6, 0.80),
        ("banks-favour", 6, -0.20),
        ("nearest-chip", 6, -0.20),
        ("nearest-chip", 7, -0.40),
        ("nearest-chip", 8, 0.40),
        ("banks-favour", 10, 0.0),
    ] {
        let book = aviator(rounding);
        let wager = Money::dollars(base);
        let gain = rounding_gain(&book.rules, &shoe, wager);
        assert!((gain - chance * more / base as f64).abs() < 1e-12, "{rounding} {base}: {gain}");
        // Solved anew for that wager, it is the same.
        let here = Optimal::solve(&book.rules.at_wager(wager), &shoe);
        assert!((here.ev() - optimal.ev() - gain).abs() < 1e-12, "{rounding} {base}");
        let chair =
            rounded(players_chair(&book.schedules[0], 0.0, 0.0), |w| rounding_gain(&book.rules, &shoe, w));
        let fee = |n: &crate::blackjack::NetOfFee| n.fee.as_dollars() / n.wager.as_dollars();
        assert!(
            chair.iter().all(|n| (n.td + fee(n) - rounding_gain(&book.rules, &shoe, n.wager)).abs() < 1e-12)
        );
        // And it is what the players of a table win more, from the same cards.
        let job = Job { rounds: 200_000, seed: 8, threads: 2 };
        let play = |book: &Rulebook| {
            let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
            simulate_table(&plan, &layout(book, base, 1_000_000), &job, &|_| ()).bank
        };
        let cents = (play(&exact) - play(&book)) as f64;
        let circles = (3 * job.rounds) as f64;
        let expected = circles * chance * more * 100.0;
        let spread = (circles * chance).sqrt() * more.abs() * 100.0;
        assert!((cents - expected).abs() <= 5.0 * spread, "{rounding} {base}: {cents} {expected} ± {spread}");
    }
}

/// Where the nearer hand wins, wins and ties are rounded, and the figure for a wager is what the simulator finds.
#[test]
fn where_the_nearer_hand_wins_rounded_wins_and_ties_are_priced_d25() {
    let keys = ["target=18", "bank_stands_on=16", "must_stand=16", "must_hit=8", "chip=5", "win_pays=4:5"];
    for rounding in WAYS {
        let rounding = format!("rounding={rounding}");
        let changes: Vec<&str> = keys.iter().copied().chain(["tie_pays=3:10", &rounding]).collect();
        let book = Houses::shipped().load_changed("open/closest-22", &changes).unwrap();
        let wagers = Wagers {
            circles: 1,
            base: Some(Money::dollars(15)),
            buster: None,
            bank: Some(Money::dollars(1000)),
        };
        let layout = Layout::described(2, &book.schedules[0], wagers);
        let (plan, covered) = Plan::best_at(&book.rules, 2, layout.base);
        let job = Job { rounds: 2000, seed: 7, threads: 1 };
        assert_eq!(differential(&plan, &layout, &job, &|_| {}), Ok(2000), "{rounding}");
        let tally = simulate_table(&plan, &layout, &Job { rounds: 200_000, ..job }, &|_| {});
        let (mean, error) = (-tally.bank_mean() / 15.0, tally.bank_sd() / 15.0 / 200_000_f64.sqrt());
        assert!((mean - covered.players_ev).abs() < 5.0 * error, "{mean} ± {error}, {}", covered.players_ev);
        let posted = crate::nearest::Price::new("", &book.rules, 2).unwrap();
        let here = crate::nearest::Price::new("", &book.rules.at_wager(layout.base), 2).unwrap();
        let gain = posted.cd.rounding_gain(&book.rules, layout.base);
        assert!(here.cd.ev >= posted.cd.ev + gain - 1e-12, "playing on as before is one way to play");
    }
}

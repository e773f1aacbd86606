//! The fast engine beside the plain one, the plain one beside the referee, and both beside the exact figures.

use super::fast::Fast;
use super::round::{self, Scratch};
use super::*;
use crate::blackjack::{Optimal, Playing, Shoe, Strategist};
use chips::Money;
use games::blackjack::Rules;
use games::rulebook::{Houses, Rulebook};

fn books() -> Vec<Rulebook> {
    let houses = Houses::shipped();
    let ids =
        ["aviator/pure-21.5", "txb/pure-21.5", "ocean-view/pure-21.5", "livermore/pure-21.5", "21st-century"];
    ids.map(|id| houses.load(id).unwrap()).into()
}

fn with_plans(rules: &Rules, decks: u8, check: impl Fn(&Plan, f64)) {
    let optimal = Optimal::solve(rules, &Shoe::decks(decks));
    let learned = optimal.learn();
    check(&Plan::new(rules, &Strategist::new(&optimal, Playing::Optimal)), optimal.ev());
    check(&Plan::new(rules, &Strategist::new(&optimal, Playing::Chart(&learned.chart))), learned.ev);
}

#[test]
fn ten_values_are_split_as_the_referee_says_dss_2() {
    use cards::Rank;
    let tens = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];
    for book in books() {
        with_plans(&book.rules, 1, |plan, _| {
            for (a, b) in super::card::decks(1).into_iter().flat_map(|a| tens.map(|b| (a, b))) {
                let first = super::card::card(a).rank().unwrap();
                let second =
                    super::card::decks(1).into_iter().find(|c| super::card::card(*c).rank() == Some(b));
                let most = book.rules.most_hands(first);
                let open = book.rules.is_pair(first, b);
                assert_eq!(plan.may_split(a, second.unwrap(), 1), open && most > 1, "{first:?} {b:?}");
                assert!(!plan.may_split(a, second.unwrap(), usize::from(most)));
            }
        });
    }
    let century = &books()[4].rules;
    assert!(!century.is_pair(Rank::Ten, Rank::King) && century.is_pair(Rank::King, Rank::King));
}

#[test]
fn rounds_looked_up_are_rounds_played() {
    for book in books() {
        with_plans(&book.rules, 6, |plan, _| {
            let fast = Fast::new(plan);
            let mut rng = Rng::new(11, 0);
            let mut shoe = [0u8; 512];
            shoe[..312].copy_from_slice(&super::card::decks(6));
            let mut scratch = Scratch::default();
            for _ in 0..300 {
                rng.shuffle(&mut shoe, 312, 312);
                let mut at = 0;
                while at < 260 {
                    let looked_up = fast.round(&shoe, 312, at, &mut scratch);
                    let played = round::round(plan, &shoe[..312], at, &mut scratch);
                    assert_eq!(looked_up, played, "{} at {at} of {:?}", book.id, &shoe[..312]);
                    at = played.1;
                }
            }
        });
    }
}

/// CARDROOM_SOAK=1 plays a billion rounds of every house; otherwise ten million.
#[test]
fn the_simulator_agrees_with_the_exact_figure_within_four_standard_errors() {
    let soak = std::env::var_os("CARDROOM_SOAK").is_some();
    let rounds = if soak { 1_000_000_000 } else { 10_000_000 };
    for book in books() {
        with_plans(&book.rules, 6, |plan, ev| {
            let job = Job { rounds, seed: 5, threads: 2 };
            let tally = simulate(plan, 6, &job, &|_| ()).early();
            let off = (tally.mean() - ev) / tally.standard_error();
            assert!(off.abs() < 4.0, "{}: {} is {off} standard errors from {ev}", book.id, tally.mean());
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let book = &books()[0];
    with_plans(&book.rules, 6, |plan, _| {
        let job = |threads: usize| Job { rounds: 1_000_003, seed: 9, threads };
        let one = simulate(plan, 6, &job(1), &|_| ());
        assert_eq!(one, simulate(plan, 6, &job(3), &|_| ()));
        assert_eq!(one.rounds, 1_000_003);
        let setting = setting(book, 3, 2000);
        let job = |threads: usize| Job { rounds: 50_001, seed: 9, threads };
        let one = simulate_table(plan, &setting, &job(1), &|_| ());
        assert_eq!(one, simulate_table(plan, &setting, &job(4), &|_| ()));
    });
}

fn setting(book: &Rulebook, circles: u8, bank: i64) -> Layout {
    let schedule = book.schedules.first().cloned();
    let base = Money::dollars(25);
    Layout {
        decks: 6,
        circles,
        base,
        buster: if book.rules.buster.is_some() { Money::dollars(5) } else { Money::ZERO },
        bank: Money::dollars(bank),
        schedule: schedule.map_or_else(no_fees, |s| (*s).clone()),
    }
}

fn no_fees() -> games::blackjack::Schedule {
    games::blackjack::Schedule {
        option: 1,
        min: Money::dollars(5),
        max: None,
        buster_limit: None,
        player_fees: games::blackjack::PlayerFees::flat(Money::ZERO),
        fees_taken: games::blackjack::FeesTaken::default(),
        bank_fees: vec![games::blackjack::Bracket { from: Money::ZERO, to: None, fee: Money::ZERO }],
        posted_by: None,
    }
}

/// Full tables with banks that cover everything, much and little: every settled wager as the referee has it.
#[test]
fn the_referee_settles_every_simulated_round_alike() {
    for book in books() {
        with_plans(&book.rules, 6, |plan, _| {
            for (circles, bank) in [(1, 10_000), (7, 10_000), (7, 150), (3, 60)] {
                let job = Job { rounds: 1500, seed: 3, threads: 2 };
                let agreed = differential(plan, &setting(&book, circles, bank), &job, &|_| ());
                assert_eq!(agreed, Ok(1500), "{} {circles} {bank}", book.id);
            }
        });
    }
}

/// What the referee takes of players and player-dealer is what the simulator and the odds reckon with, by kind and size of
/// wager, whenever it is taken.
#[test]
fn fees_of_each_kind_of_wager_are_those_the_referee_takes_rnd_4() {
    let mut houses = Houses::shipped();
    let juniper = include_str!("../../../../scenarios/houses/juniper/pure-21.5.toml");
    houses.add("juniper/pure-21.5", "juniper.toml".into(), juniper.into());
    let book = houses.load("juniper/pure-21.5").unwrap();
    with_plans(&book.rules, 6, |plan, _| {
        for (option, base, buster, fees, of_the_bank) in [
            (1, 50, 0, 300, 1),
            (1, 51, 10, 1500, 1),
            (2, 100, 10, 450, 4),
            (2, 100, 0, 300, 2),
            (3, 100, 50, 600, 5),
        ] {
            let schedule = (**book.schedule(option).unwrap()).clone();
            let (base, buster) = (Money::dollars(base), Money::dollars(buster));
            let table = Layout { base, buster, schedule, ..setting(&book, 3, 100_000) };
            let expected = (Money::cents(fees), Money::dollars(of_the_bank));
            assert_eq!((table.player_fees(), table.bank_fee()), expected);
            let job = Job { rounds: 200, seed: 3, threads: 1 };
            assert_eq!(differential(plan, &table, &job, &|_| ()), Ok(200), "{option} {base} {buster}");
        }
    });
}

/// A table of one covered circle is the one-circle game.
#[test]
fn a_full_table_costs_what_one_circle_costs() {
    let book = &books()[4];
    with_plans(&book.rules, 6, |plan, ev| {
        let setting = Layout { buster: Money::ZERO, bank: Money::dollars(1_000_000), ..setting(book, 3, 0) };
        let job = Job { rounds: 1_000_000, seed: 2, threads: 2 };
        let tally = simulate_table(plan, &setting, &job, &|_| ());
        assert_eq!(tally.uncovered, 0);
        let per_unit = -tally.bank_mean() / 75.0;
        let error = tally.bank_sd() / 75.0 / (tally.rounds as f64).sqrt();
        assert!((per_unit - ev).abs() < 5.0 * error, "{per_unit} {ev} {error}");
    });
}

/// Chances of all results sum to one, and their mean and spread are the exact ones but for the luck of the sample.
#[test]
fn results_of_rounds_have_the_exact_mean_and_spread() {
    for book in books() {
        let shoe = Shoe::decks(6);
        let optimal = Optimal::solve(&book.rules, &shoe);
        let swing = optimal.swing();
        let job = Job { rounds: 300_000, seed: 3, threads: 2 };
        let results = Results::new(&optimal, &swing.outcomes, &job, &|_| ());
        let sum = |f: &dyn Fn(&Row) -> f64| results.rows.iter().map(f).sum::<f64>();
        assert!((sum(&|r| r.chance) - 1.0).abs() < 1e-12, "{}", book.id);
        let (mean, square) = (sum(&|r| r.chance * r.net), sum(&|r| r.chance * r.net * r.net));
        let many_hands: f64 = swing.outcomes.split[1..].iter().sum();
        let power = |n: i32| sum(&|r| (r.chance - r.exact) * r.net.powi(n)) / many_hands;
        let error = many_hands * (power(2) / job.rounds as f64).sqrt();
        assert!(error < 1e-4, "{}: {error}", book.id);
        assert!((mean - swing.ev).abs() < 5.0 * error, "{}: {mean} {} ± {error}", book.id, swing.ev);
        let error = many_hands * (power(4) / job.rounds as f64).sqrt();
        let exact = swing.sd * swing.sd + swing.ev * swing.ev;
        assert!((square - exact).abs() < 5.0 * error, "{}: {square} {exact} ± {error}", book.id);
    }
}

/// The same rounds with a bank that covers everything and with one that does not: what the small one wins less is what
/// coverage is said to cost, to the cent, and it is known far better than the mean itself.
#[test]
fn what_coverage_costs_is_what_the_same_rounds_win_less() {
    let book = &books()[0];
    with_plans(&book.rules, 6, |plan, _| {
        let job = Job { rounds: 50_000, seed: 5, threads: 2 };
        let play = |bank| simulate_table(plan, &setting(book, 5, bank), &job, &|_| ());
        let (large, small) = (play(100_000), play(100));
        assert_eq!((large.missed, large.uncovered), ((0, 0), 0));
        assert!(small.short > 1000);
        assert_eq!(large.bank - small.bank, small.missed.0);
        let in_order: i64 = small.in_order_missed.iter().map(|(sum, _)| sum).sum();
        assert_eq!(in_order, small.missed.0);
        let (cost, error) = small.coverage_cost();
        assert!((cost - (large.bank_mean() - small.bank_mean())).abs() < 1e-9);
        assert!(error < small.bank_sd() / (small.rounds as f64).sqrt());
    });
}

#[test]
fn where_the_nearer_hand_wins_the_simulator_and_the_referee_settle_alike_and_the_mean_is_the_exact_one() {
    let quick = ["target=18", "bank_stands_on=16", "must_stand=16", "must_hit=8", "chip=5"];
    for more in [&["tie_pays=3:10"][..], &["tie=push", "win_pays=4:5"], &["tie=bank", "aces_as_eleven=31"]] {
        let changes: Vec<&str> = quick.iter().chain(more).copied().collect();
        let book = Houses::shipped().load_changed("open/closest-22", &changes).unwrap();
        let (plan, covered) = Plan::best(&book.rules, 2);
        let wagers = |bank| Wagers { circles: 5, base: Some(Money::dollars(10)), buster: None, bank };
        let short = Layout::described(2, &book.schedules[0], wagers(Some(Money::dollars(30))));
        let job = Job { rounds: 2000, seed: 7, threads: 1 };
        assert_eq!(differential(&plan, &short, &job, &|_| {}).unwrap(), 2000);
        // One circle against a bank that covers everything, from the top of a shoe.
        let one = Layout { circles: 1, bank: Money::dollars(1000), ..short };
        let tally = simulate_table(&plan, &one, &Job { rounds: 200_000, ..job }, &|_| {});
        let (mean, error) = (-tally.bank_mean() / 10.0, tally.bank_sd() / 10.0 / 200_000_f64.sqrt());
        assert!((mean - covered.players_ev).abs() < 5.0 * error, "{mean} ± {error}, {}", covered.players_ev);
    }
}

//! What the documents print in tables, row by row: limits, fees, pay tables, decks, the values of the action button, and
//! what the signs say.

use chips::Money;
use games::poker::phh::{self, Replayer};
use games::poker::{Event, HouseGame};
use games::rulebook::{Houses, Rulebook};
use games::scenario::Scenario;
use serde_json::Value;
use voice::Voice;

const AVIATOR: &str = "aviator/pure-21.5";
const OCEAN_VIEW: &str = "ocean-view/pure-21.5";
const LIVERMORE: &str = "livermore/pure-21.5";
const CENTURY: &str = "21st-century/21st-century-8.0";

fn load(id: &str) -> Rulebook {
    Houses::shipped().load(id).expect("sound")
}

fn dollars(amount: f64) -> Money {
    Money::from_dollars(amount).expect("money")
}

/// Plays a round with six decks and a bank of $5,000 at seat 3.
fn play(book: &Rulebook, cards: &str, wagers: &str, actions: &str) -> Value {
    let text = format!(
        "rulebook = \"x\"\nbank = {{ seat = 3, wager = 5000 }}\ncards = \"{cards}\"\nwagers = [{wagers}]\nactions = [{actions}]\n"
    );
    let scenario = Scenario::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let end = scenario.play(book).unwrap_or_else(|e| panic!("{text}: {e}")).end;
    serde_json::to_value(end.unwrap_or_else(|e| panic!("{text}: {}", e.reason))).expect("JSON")
}

#[test]
fn every_row_of_the_buster_pay_tables_is_paid_bb_4() {
    // Player-dealers that bust with 3, 4, 5, 6, 7, 8 and 9 cards: the up card, the hole card, and what is drawn.
    let busts = [
        ("6s", "Th", "Tc"),
        ("2s", "4h", "Tc Td"),
        ("2s", "2h", "2c Td Ts"),
        ("2s", "2h", "3c 3d 4h Tc"),
        ("2s", "2h", "2c 2d 3h 4h Tc"),
        ("2s", "2h", "2c 2d 2s 2h 2c Tc"),
        ("2s", "2h", "2c 2d 2s 2h 2c 2d Tc"),
    ];
    assert_eq!((load(AVIATOR).buster_option, load(OCEAN_VIEW).buster_option), (Some(4), Some(3)));
    for (id, pays) in [
        (AVIATOR, [1.0, 3.0, 6.0, 30.0, 100.0, 300.0, 300.0]),
        (OCEAN_VIEW, [2.0, 2.0, 4.0, 15.0, 50.0, 250.0, 250.0]),
        (LIVERMORE, [2.0, 2.0, 4.0, 12.0, 50.0, 200.0, 200.0]),
        (CENTURY, [1.0, 3.0, 5.0, 25.0, 100.0, 500.0, 500.0]),
    ] {
        let book = load(id);
        for ((up, hole, drawn), pays) in busts.iter().zip(pays) {
            let cards = format!("Tc {up} 8d {hole} {drawn}");
            let end = play(&book, &cards, "{ seat = 4, base = 10, buster = 2 }", "\"4 stand\"");
            let lines = end["settlement"].as_array().expect("lines");
            let buster = lines.iter().find(|l| l["wager"] == "buster").expect("a Buster bet");
            assert_eq!(buster["paid"].as_f64(), Some(2.0 * pays), "{id}: {cards}");
        }
    }
}

/// A schedule as printed: option, least and most wager, fee of a circle, and brackets of the player-dealer's fee.
type Printed = (u8, f64, Option<f64>, f64, &'static [(f64, Option<f64>, f64)]);

fn is_posted(id: &str, printed: &[Printed]) {
    let book = load(id);
    assert_eq!(book.schedules.len(), printed.len(), "{id}");
    for (option, min, max, player_fee, brackets) in printed {
        let schedule = book.schedule(*option).unwrap_or_else(|| panic!("{id}: option {option}"));
        assert_eq!((schedule.min, schedule.max), (dollars(*min), max.map(dollars)), "{id}: option {option}");
        assert_eq!(schedule.player_fees.one(), Some(dollars(*player_fee)), "{id}: option {option}");
        let text = book.sign(schedule).posted(Voice::english()).to_text();
        for (from, to, fee) in *brackets {
            let most = to.unwrap_or(90_000.0);
            for action in [*from, most] {
                let due = schedule.bank_fee(dollars(action));
                assert_eq!(due, dollars(*fee), "{id}: option {option}: ${action}");
            }
            let on_the_sign = match to {
                Some(to) => format!("total table action {}–{} ", dollars(*from), dollars(*to)),
                None => format!("total table action {}+ ", dollars(*from)),
            };
            assert!(text.contains(&on_the_sign), "{on_the_sign} is not in {text}");
        }
    }
}

#[test]
fn every_bracket_of_aviators_schedules_rnd_5() {
    const BANK: &[(f64, Option<f64>, f64)] = &[(1.0, Some(100.0), 1.0), (101.0, None, 2.0)];
    is_posted(
        AVIATOR,
        &[
            (1, 2.0, Some(50.0), 0.5, BANK),
            (2, 25.0, Some(200.0), 1.0, BANK),
            (3, 100.0, Some(400.0), 2.0, BANK),
        ],
    );
}

#[test]
fn every_bracket_of_ocean_views_schedules_rnd_5() {
    is_posted(
        OCEAN_VIEW,
        &[
            (
                1,
                5.0,
                None,
                0.0,
                &[
                    (5.0, Some(50.0), 0.5),
                    (51.0, Some(100.0), 1.0),
                    (101.0, Some(200.0), 2.0),
                    (201.0, Some(300.0), 3.0),
                    (301.0, None, 5.0),
                ],
            ),
            (
                2,
                5.0,
                None,
                0.0,
                &[
                    (5.0, Some(100.0), 1.0),
                    (101.0, Some(300.0), 2.0),
                    (301.0, Some(500.0), 4.0),
                    (501.0, Some(800.0), 6.0),
                    (801.0, None, 10.0),
                ],
            ),
            (
                3,
                25.0,
                None,
                0.0,
                &[
                    (25.0, Some(100.0), 1.0),
                    (101.0, Some(300.0), 2.0),
                    (301.0, Some(600.0), 4.0),
                    (601.0, Some(1000.0), 8.0),
                    (1001.0, None, 12.0),
                ],
            ),
            (
                4,
                50.0,
                None,
                0.0,
                &[
                    (50.0, Some(100.0), 1.0),
                    (101.0, Some(300.0), 2.0),
                    (301.0, Some(600.0), 4.0),
                    (601.0, Some(1000.0), 8.0),
                    (1001.0, None, 12.0),
                ],
            ),
            (
                5,
                100.0,
                None,
                0.0,
                &[
                    (100.0, Some(300.0), 2.0),
                    (301.0, Some(1000.0), 5.0),
                    (1001.0, Some(2500.0), 10.0),
                    (2501.0, None, 25.0),
                ],
            ),
        ],
    );
}

#[test]
fn every_row_of_the_poker_schedules_pfee_3_pfee_4() {
    let rows = [
        ("2-4", 2, 3),
        ("3-6", 4, 5),
        ("4-8", 4, 5),
        ("5-10", 4, 5),
        ("6-12", 4, 5),
        ("8-16", 4, 5),
        ("10-20", 5, 6),
        ("15-30", 5, 6),
        ("20-40", 5, 6),
        ("30-60", 5, 6),
        ("40-80", 5, 6),
        ("50-100", 5, 6),
        ("1-6", 3, 4),
        ("2-6", 3, 4),
        ("2-10", 4, 5),
        ("3-100", 4, 5),
        ("3-200", 4, 5),
        ("4-20", 4, 5),
        ("5-100", 5, 5),
        ("5-200", 4, 5),
    ];
    let house = HouseGame::shipped("ocean-view/holdem").expect("shipped");
    assert_eq!(house.limits.len(), rows.len());
    for (limit, few, many) in rows {
        let rules = house.at(limit).unwrap_or_else(|| panic!("{limit} is not posted"));
        for players in 2..=6 {
            assert_eq!(rules.fee_for(players), Money::dollars(few), "{limit}: {players} players");
        }
        for players in 7..=9 {
            assert_eq!(rules.fee_for(players), Money::dollars(many), "{limit}: {players} players");
        }
        let sign = house.sign(&rules).posted(Voice::english()).to_text();
        assert!(sign.contains("TEXAS HOLD'EM") && sign.contains("Ocean View"), "{sign}");
        assert!(sign.contains(&Money::dollars(few).to_string()), "{sign}");
        assert!(sign.contains(&Money::dollars(many).to_string()), "{sign}");
    }
}

#[test]
fn the_fee_is_taken_right_before_the_flop_pfee_1() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/poker/holdem-a-whole-hand.phh");
    let text = std::fs::read_to_string(path).expect("a scenario");
    let record = phh::read(&text).expect("readable").remove(0);
    let mut told = Vec::new();
    let mut note = |events: &[Event]| {
        told.extend(events.iter().filter_map(|event| match event {
            Event::Dropped { .. } => Some("fee"),
            Event::Boarded { .. } => Some("board"),
            Event::Called { .. } | Event::Raised { .. } | Event::Folded { .. } => Some("bet"),
            _ => None,
        }));
    };
    Replayer::default().replay_with(&record, |_, events, _| note(events)).expect("played");
    let fee = told.iter().position(|what| *what == "fee").expect("a fee");
    assert_eq!((&told[..fee], told[fee + 1]), (&["bet", "bet", "bet"][..], "board"), "{told:?}");
    assert_eq!(told.iter().filter(|what| **what == "fee").count(), 1, "{told:?}");
}

#[test]
fn the_numbers_of_decks_are_the_documents_rnd_1() {
    let template = load("txb/pure-21.5");
    for (decks, most) in [(template.rules.decks, (1, 8)), (load(AVIATOR).rules.decks, (1, 8))] {
        assert_eq!(decks, most);
    }
    for id in [OCEAN_VIEW, CENTURY] {
        let book = load(id);
        assert_eq!(book.rules.decks, (6, 8), "{id}");
        for (decks, fits) in [(5, false), (6, true), (8, true), (9, false)] {
            let text = format!(
                "rulebook = \"x\"\ndecks = {decks}\nbank = {{ seat = 3, wager = 50 }}\ncards = \"Tc 7s 9d Th\"\n\
                 wagers = [{{ seat = 4, base = 10 }}]\nactions = [\"4 stand\"]\n"
            );
            let played = Scenario::parse(&text).and_then(|scenario| scenario.play(&book));
            assert_eq!(played.is_ok(), fits, "{id}: {decks} decks");
        }
    }
}

/// The action button for every hole card, ace to king, with a wager in every circle but the bank's.
fn buttons(book: &Rulebook) -> Vec<u64> {
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
    let seats = [4, 5, 6, 7, 8, 1, 2];
    let wagers = seats.map(|seat| format!("{{ seat = {seat}, base = 10 }}")).join(", ");
    let actions = seats.map(|seat| format!("\"{seat} stand\"")).join(", ");
    let button = |rank: &str| {
        let cards = format!("Tc Tc Tc Tc Td Td Td 7s 8c 8c 8c 8c 8d 8d 8d {rank}h 5c 5d 5h 9c 9d 9h");
        play(book, &cards, &wagers, &actions)["action_button"].as_u64().expect("a button")
    };
    ranks.iter().map(|rank| button(rank)).collect()
}

#[test]
fn every_hole_card_counts_its_seats_without_the_player_dealers_rnd_9() {
    // From the player-dealer's left at seat 4, round and round over seven seats.
    let from_the_bank = [4, 5, 6, 7, 8, 1, 2, 4, 5, 6, 7, 8, 1];
    for id in [AVIATOR, OCEAN_VIEW, LIVERMORE] {
        assert_eq!(buttons(&load(id)), from_the_bank, "{id}");
    }
    let mut houses = Houses::shipped();
    houses.add(
        "new/game",
        "new.toml".into(),
        "extends = \"txb/pure-21.5\"\nhouse = \"New\"\nboth_over = \"888-pushes\"\nbackline = false\n\
         settle = \"button-from-house-dealer\"\n\n[buster]\npays = [2, 2, 4, 12, 50, 200]\n\n\
         [[schedules]]\noption = 1\nlimit = [5, 200]\nplayer_fee = 0\nbank_fees = [{ from = 1, fee = 1 }]\n"
            .into(),
    );
    // As the owner's template has it: from the house dealer's left at seat 1, and seat 3 does not count.
    let book = houses.load("new/game").unwrap_or_else(|e| panic!("{e:?}"));
    assert_eq!(buttons(&book), [1, 2, 4, 5, 6, 7, 8, 1, 2, 4, 5, 6, 7]);
}

#[test]
fn the_sign_of_every_house_says_what_its_document_does_rnd_1() {
    for (id, words) in [
        (
            AVIATOR,
            &[
                "PURE 21.5 BLACKJACK",
                "Aviator Casino",
                "$2–$50",
                "$0.50 per wager per circle",
                "300:1",
                "property of TXB Industries Inc.",
                "property of Betwiser Games, LLC",
                "Third-party providers",
                "no interest in the outcome",
            ][..],
        ),
        (
            OCEAN_VIEW,
            &[
                "PURE 21.5 BLACKJACK",
                "Ocean View Cardroom",
                "$5–no limit",
                "property of TXB Industries Inc.",
                "property of Betwiser Games, LLC",
                "The Bureau approved these rates",
                "zero collection",
                "notify other cardrooms",
                "order that the game cease",
                "act against who does not comply",
                "Third-party providers",
                "no interest in the outcome",
            ],
        ),
        (
            LIVERMORE,
            &[
                "PURE 21.5 BLACKJACK",
                "Livermore Casino",
                "$5–$200",
                "total table action $301+",
                "200:1",
                "GEGA-002675",
                "GEGA-002678",
                "kum-kum",
                "Red Flex",
            ],
        ),
        (
            CENTURY,
            &[
                "21ST CENTURY BLACKJACK 8.0 WITH BUSTER BLACKJACK",
                "21ST CENTURY BLACKJACK 8.0",
                "$10–$300",
                "$0.50 per wager per circle",
                "total table action $101+",
                "property of 21st Century Gaming Concepts",
                "Third-party providers",
                "no interest in the outcome",
                "500:1",
            ],
        ),
    ] {
        let book = load(id);
        let sign = book.sign(book.schedule(1).expect("option 1")).posted(Voice::english()).to_text();
        for words in words {
            assert!(sign.contains(words), "{id}: {words} is not in {sign}");
        }
    }
}

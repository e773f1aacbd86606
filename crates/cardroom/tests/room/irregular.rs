//! What goes wrong at tables that a person deals: each report is answered with the procedure, its steps in order and each
//! with its clause; and the floor's rulings are recorded with author and reason.

use crate::client::{Client, get, guest};
use crate::dealt::{Dealt, House, done};
use serde_json::{Value, json};

/// The clauses of the last procedure, in order.
fn clauses(table: &mut Dealt) -> Vec<String> {
    table.procedure().into_iter().map(|(_, clause)| clause).collect()
}

fn steps(table: &mut Dealt) -> String {
    table.procedure().into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" / ")
}

fn clause(answer: &Value) -> &str {
    answer["refusal"]["clause"].as_str().unwrap_or("done")
}

/// A new hand, with the first cards still to come.
fn begin(table: &mut Dealt) {
    table.deals(json!("shuffle"));
}

#[test]
fn holdem_goes_wrong_in_every_way_of_the_book_he_11_he_12_he_13_he_14_he_15_he_16_he_17_he_18_he_19_s_19() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);

    // On the deal: exposed, off the table, boxed, touched. The exposed ones are replaced, and one is the first burn.
    for (what, first) in [("exposed", "HE-17"), ("off-table", "HE-18"), ("boxed", "S-19")] {
        begin(&mut table);
        let place = table.place(5);
        table.enters(json!({ "do": what, "seat": place, "card": "Kh" }));
        assert_eq!(clauses(&mut table), [first, "HE-17", "HE-17"]);
        assert!(steps(&mut table).ends_with("give seat 5 the next card off the top"));
        table.deals(json!("down_around"));
        table.bets();
        assert_eq!(table.next(), "Turn three, without a burn: the flop.");
        assert!(table.hand()["exposed"].to_string().contains("Kh"));
        table.finish();
    }
    begin(&mut table);
    let place = table.place(8);
    table.enters(json!({ "do": "touched", "seat": place, "card": "Kh" }));
    assert_eq!(clauses(&mut table), ["HE-19"]);
    table.refused(json!({ "do": "touched", "seat": place, "card": null }), "HE-1");
    table.finish();

    // Passed over: noticed at once, or only when everybody is thought to have two cards.
    for late in [false, true] {
        begin(&mut table);
        if late {
            table.deals(json!("down_around"));
        }
        let place = table.place(2);
        table.enters(json!({ "do": "short", "seat": place }));
        assert!(clauses(&mut table).iter().all(|c| c == "HE-11"));
        if !late {
            table.deals(json!("down_around"));
        } else {
            assert_eq!(table.next(), "Give seat 2 the next card off the top, face down.");
            table.deals(json!("down_around"));
        }
        assert!(table.next().starts_with("Wait for seat"), "{}", table.next());
        table.finish();
    }

    // An extra card: taken back and burned; after substantial action the hand is dead.
    begin(&mut table);
    table.deals(json!("down_around"));
    let place = table.place(5);
    table.refused(json!({ "do": "extra", "seat": place, "card": null }), "HE-1");
    table.enters(json!({ "do": "extra", "seat": place, "card": "Qh" }));
    assert_eq!(clauses(&mut table), ["HE-12", "HE-12"]);
    table.bets();
    let flop = table.fresh(3);
    table.deals(json!({ "came": { "cards": flop } }));
    table.enters(json!({ "do": "extra", "seat": place, "card": null }));
    assert_eq!(table.hand()["players"][place as usize]["status"], "dead");
    table.finish();

    // A flop of four, then a turn and a river that come too early.
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    table.enters(json!({ "do": "burn", "card": null }));
    table.enters(json!({ "do": "over", "cards": ["Kc", "Kd", "Kh", "Ks"] }));
    assert_eq!(clauses(&mut table), ["HE-13"; 3]);
    assert_eq!(table.next(), "Turn three, without a burn: the flop.");
    table.deals(json!({ "came": { "cards": ["Kc", "4d", "7s"] } }));
    table.enters(json!({ "do": "early", "cards": ["As"] }));
    assert_eq!(clauses(&mut table), ["HE-15"; 5]);
    table.bets();
    assert_eq!(table.next(), "Burn one, turn one: the turn.");
    table.refused(json!({ "do": "board", "cards": ["As"] }), "HE-15");
    table.deals(json!({ "came": { "cards": ["9c"] } }));
    table.enters(json!({ "do": "early", "cards": ["Ad"] }));
    assert_eq!(clauses(&mut table), ["HE-16"; 4]);
    table.bets();
    assert_eq!(table.next(), "Turn one, without a burn: the river.");
    table.deals(json!({ "came": { "cards": ["As"] } }));
    table.finish();

    // A flop too early, of whatever size: the burn stays, no other is made.
    for cards in [json!(["Kc", "Kd", "Kh"]), json!(["Kc", "Kd"]), json!(["Kc", "Kd", "Kh", "Ks"])] {
        begin(&mut table);
        table.deals(json!("down_around"));
        table.refused(json!({ "do": "early", "cards": [] }), "HE-14");
        table.enters(json!({ "do": "early", "cards": cards }));
        assert_eq!(clauses(&mut table), ["HE-14"; 4]);
        assert!(steps(&mut table).contains("turn a new flop, without another burn"));
        table.bets();
        assert_eq!(table.next(), "Turn three, without a burn: the flop.");
        table.finish();
    }
    done(house, books);
}

#[test]
fn draw_and_lowball_go_wrong_dr_1_dr_2_dr_7_dr_8_lb_5_lb_6_lb_7_lb_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("draw", &[1, 3, 7]);
    begin(&mut table);
    let (one, two) = (table.place(3), table.place(7));
    table.enters(json!({ "do": "exposed", "seat": one, "card": "Jk" }));
    assert_eq!(clauses(&mut table), ["DR-7"]);
    table.enters(json!({ "do": "short", "seat": two }));
    assert!(clauses(&mut table).iter().all(|c| c == "DR-2"));
    table.deals(json!("down_around"));
    // The short hand is completed before anybody has acted.
    let offers = table.hand()["awaits"]["offers"].to_string();
    assert!(offers.contains("complete"), "{offers}");
    table.enters(json!({ "do": "deal", "seat": two, "cards": [null] }));
    // Six cards, one of them too many: nobody has to name it.
    table.enters(json!({ "do": "extra", "seat": one, "card": null }));
    assert_eq!(clauses(&mut table), ["DR-1"]);
    table.bets();
    table.deals(json!({ "came": { "cards": [] } }));
    for _ in 0..3 {
        let turn = table.hand()["awaits"]["turn"].clone();
        let place = turn["seat"].as_u64().unwrap();
        let thrown = if place == one { vec![Value::Null; 3] } else { vec![Value::Null; 2] };
        table.enters(json!({ "do": "draw", "seat": place, "cards": thrown }));
        if place == two {
            table.enters(json!({ "do": "exposed", "seat": two, "card": "9h" }));
            assert_eq!(clauses(&mut table), ["DR-8"; 3]);
        }
        if table.hand()["awaits"]["turn"]["task"]["task"] == "deal" {
            table.deals(json!("down_around"));
        }
    }
    // After the draw somebody turns out to have four cards.
    table.enters(json!({ "do": "short", "seat": two }));
    assert_eq!(table.hand()["players"][two as usize]["clause"], "DR-1");
    table.finish();

    // Four cards are found when it is to draw, and six when it is to show.
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": [] } }));
    let drawer = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
    table.enters(json!({ "do": "short", "seat": drawer }));
    assert_eq!(clauses(&mut table), ["DR-2"]);
    table.enters(json!({ "do": "draw", "seat": drawer, "cards": [null] }));
    assert!(table.next().ends_with(" two."), "{}", table.next());
    table.deals(json!("down_around"));
    for _ in 0..2 {
        let place = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
        table.enters(json!({ "do": "knock", "seat": place }));
    }
    table.bets();
    let shows = table.hand()["awaits"]["turn"].clone();
    assert_eq!(shows["turn"], "show");
    table.enters(json!({ "do": "extra", "seat": shows["seat"], "card": null }));
    assert_eq!(table.hand()["players"][shows["seat"].as_u64().unwrap() as usize]["clause"], "DR-1");
    table.finish();

    let mut table = house.table("lowball", &[1, 3, 7]);
    begin(&mut table);
    let one = table.place(3);
    table.enters(json!({ "do": "exposed", "seat": one, "card": "5h" }));
    assert_eq!(clauses(&mut table), ["LB-6"]);
    table.enters(json!({ "do": "off-table", "seat": one, "card": "6h" }));
    assert_eq!(clauses(&mut table), ["LB-8", "LB-6", "LB-6"]);
    table.deals(json!("down_around"));
    // The deal stops after two cards: pots are killed then. Seat 3's second card is the late one.
    table.finish();
    begin(&mut table);
    table.deals(json!("down_around"));
    assert!(table.next().starts_with("Everybody has two cards: wait for a kill"), "{}", table.next());
    let killer = table.place(7);
    table.plays(killer, json!({ "poker": "kill" }));
    assert_eq!(table.hand()["killer"], killer);
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": [] } }));
    let drawer = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
    table.enters(json!({ "do": "draw", "seat": drawer, "cards": [null] }));
    table.enters(json!({ "do": "exposed", "seat": drawer, "card": "Ah" }));
    assert_eq!(clauses(&mut table), ["LB-7"; 3]);
    table.finish();
    done(house, books);
}

/// Deals and checks on until the last cards of stud are due.
fn to_seventh_street(table: &mut Dealt) {
    table.deals(json!("down_around"));
    for _ in 0..4 {
        while table.hand()["awaits"]["turn"]["turn"] == "dealer" {
            let cards = table.fresh(1);
            table.deals(json!({ "came": { "cards": cards } }));
        }
        table.bets();
    }
}

#[test]
fn stud_goes_wrong_st_7_st_8_st_9_st_10_st_11_st_12_s_13() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("stud", &[1, 4, 6]);
    begin(&mut table);
    let one = table.place(4);
    table.enters(json!({ "do": "exposed", "seat": one, "card": "2c" }));
    assert_eq!(clauses(&mut table), ["ST-7", "ST-7"]);
    table.deals(json!("down_around"));
    while table.hand()["awaits"]["turn"]["turn"] == "dealer" {
        let view = table.view();
        let cards = table.fresh(1);
        match view["next"]["down"].as_u64() {
            Some(0) => table.deals(json!({ "came": { "cards": cards } })),
            _ => table.deals(json!("down_around")),
        }
    }
    let door = table.hand()["players"][one as usize]["cards"].clone();
    assert_eq!(door[0]["up"], true, "{door}");
    table.bets();
    table.enters(json!({ "do": "misburn", "count": 2 }));
    assert_eq!(clauses(&mut table), ["ST-8"; 3]);
    assert!(table.next().starts_with("Burn one; deal seat"), "{}", table.next());
    let place = table.place(6);
    table.enters(json!({ "do": "burn", "card": null }));
    table.enters(json!({ "do": "off-table", "seat": place, "card": "Qh" }));
    assert_eq!(clauses(&mut table), ["ST-12"]);
    for street in 0..3 {
        while table.hand()["awaits"]["turn"]["turn"] == "dealer" {
            let cards = table.fresh(1);
            table.deals(json!({ "came": { "cards": cards } }));
        }
        assert!(table.next().starts_with("Wait for seat"), "street {street}: {}", table.next());
        table.bets();
    }
    table.enters(json!({ "do": "misburn", "count": 0 }));
    assert_eq!(clauses(&mut table), ["ST-8"]);
    table.enters(json!({ "do": "exposed", "seat": one, "card": "Kh" }));
    assert_eq!(clauses(&mut table), ["ST-9"; 4]);
    table.deals(json!("down_around"));
    table.plays(one, json!({ "poker": "stop" }));
    table.enters(json!({ "do": "extra", "seat": place, "card": null }));
    assert_eq!(table.hand()["players"][place as usize]["clause"], "ST-11");
    table.finish();

    // The burn before the last cards is not entered yet: it is reported with the card that came face up.
    for (report, first) in [("exposed", "ST-9"), ("off-table", "ST-12")] {
        begin(&mut table);
        to_seventh_street(&mut table);
        let listed = table.hand()["reportable"].clone();
        let what = if report == "exposed" { "last-card-up" } else { "off-table" };
        let listed = listed.as_array().unwrap().iter().find(|r| r["what"] == what).unwrap().clone();
        assert_eq!((&listed["clause"], &listed["burn"]), (&json!(first), &json!(true)));
        let card = table.fresh(1).remove(0);
        table.enters(json!({ "do": "burn", "card": null }));
        table.enters(json!({ "do": report, "seat": one, "card": card }));
        assert_eq!(clauses(&mut table), [first, "ST-9", "ST-9", "ST-9"]);
        table.deals(json!("down_around"));
        table.plays(one, json!({ "poker": "stop" }));
        table.finish();
    }

    // Eight who stay: one card is left for all. Seven: the burns make up what is missing.
    let mut full = house.table("stud", &[1, 2, 3, 4, 5, 6, 7, 8]);
    begin(&mut full);
    full.finish();
    assert!(!full.hand()["common"].is_null());
    let all = full.view()["procedures"].to_string();
    assert!(all.contains("S-13") && all.contains("ST-10"), "{all}");
    let mut seven = house.table("razz", &[1, 2, 3, 4, 5, 6, 7]);
    begin(&mut seven);
    seven.finish();
    let last = seven.procedure();
    assert!(last.iter().any(|(step, _)| step == "scramble the last card with the burns and cut"), "{last:?}");
    done(house, books);
}

#[test]
fn a_wrong_burn_is_put_right_when_cards_have_come_and_two_before_the_last_cards_are_two_st_8() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("stud", &[1, 4, 6]);
    begin(&mut table);
    table.deals(json!("down_around"));
    for door in ["2c", "9h", "Jh"] {
        table.deals(json!({ "came": { "cards": [door] } }));
    }
    table.bets();
    let shows = |table: &mut Dealt| -> Vec<Value> {
        let players = table.hand()["players"].clone();
        players.as_array().unwrap().iter().map(|p| p["cards"][3]["card"].clone()).collect()
    };
    // The room has counted a burn before the first card: it was never made.
    table.deals(json!({ "came": { "cards": ["Kd"] } }));
    table.deals(json!({ "came": { "cards": ["Ad"] } }));
    table.enters(json!({ "do": "misburn", "count": 0 }));
    assert_eq!(clauses(&mut table), ["ST-8"; 3]);
    assert_eq!(shows(&mut table), [json!("Ad"), Value::Null, Value::Null]);
    assert_eq!((&table.hand()["burned"], &table.hand()["exposed"]), (&json!(1), &json!(["Kd"])));
    for card in ["3d", "4d"] {
        table.deals(json!({ "came": { "cards": [card] } }));
    }
    assert_eq!(table.hand()["awaits"]["turn"]["seat"], 0, "the ace is high");
    // Everybody has a card, and nobody has acted: the second burn is named, and the last card is the next burn.
    let listed = table.hand()["reportable"].clone();
    let two = listed.as_array().unwrap().iter().find(|r| r["what"] == "two-burned");
    assert_eq!(two, None, "the burn of this street was put right");
    table.bets();
    for card in ["5d", "6d", "Qd"] {
        table.deals(json!({ "came": { "cards": [card] } }));
    }
    table.refused(json!({ "do": "misburn", "count": 2 }), "ST-1");
    table.enters(json!({ "do": "misburn", "count": 2, "card": "2d" }));
    assert_eq!(clauses(&mut table), ["ST-8"; 4]);
    let fifth = table.hand()["players"].clone();
    let fifth: Vec<&Value> = fifth.as_array().unwrap().iter().map(|p| &p["cards"][4]["card"]).collect();
    assert_eq!(fifth, ["2d", "5d", "6d"]);
    table.bets();
    assert!(table.next().starts_with("Deal seat"), "{}", table.next());
    table.finish();

    begin(&mut table);
    to_seventh_street(&mut table);
    assert_eq!(table.hand()["burned"], 3);
    table.enters(json!({ "do": "misburn", "count": 2 }));
    assert_eq!(clauses(&mut table), ["ST-8"; 2]);
    assert_eq!(table.hand()["burned"], 5);
    table.deals(json!("down_around"));
    table.finish();
    done(house, books);
}

#[test]
fn a_pineapple_hand_that_is_not_cleared_is_dead_when_the_dealer_says_so_cp_2() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("crazy-pineapple", &[2, 5, 8]);
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": ["2c", "7d", "Ks"] } }));
    table.bets();
    let (quick, seen, slow) = (table.place(2), table.place(5), table.place(8));
    assert!(table.next().starts_with("Wait until every player has thrown one card away"));
    table.plays(quick, json!({ "poker": { "clear": { "card": null } } }));
    // The dealer sees a card fly into the muck and enters that.
    table.enters(json!({ "do": "clear", "seat": seen, "card": null }));
    assert!(table.view()["hand"]["awaits"]["offers"].to_string().contains("all-clear"));
    table.enters(json!({ "do": "all-clear" }));
    assert_eq!(table.hand()["players"][slow as usize]["clause"], "CP-2");
    table.finish();

    // A turn card before all hands are clear is one too early.
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": ["2c", "7d", "Ks"] } }));
    table.bets();
    table.enters(json!({ "do": "early", "cards": ["9s"] }));
    assert_eq!(clauses(&mut table), ["HE-15"; 5]);
    assert!(steps(&mut table).contains("wait until all hands are clear"));
    for seat in [2, 5, 8] {
        let place = table.place(seat);
        table.enters(json!({ "do": "clear", "seat": place, "card": null }));
    }
    table.enters(json!({ "do": "all-clear" }));
    assert_eq!(table.next(), "Burn one, turn one: the turn.");
    table.finish();
    done(house, books);
}

#[test]
fn a_misdeal_gives_everything_back_and_the_button_stays_s_17() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    begin(&mut table);
    table.finish();
    let before = table.view();
    begin(&mut table);
    let button = table.view()["button"].clone();
    table.deals(json!("down_around"));
    table.bets();
    assert_eq!(table.hand()["drop"], json!(4.0), "the collection lies on the slot");
    assert_eq!(table.rules(json!({ "poker": "void" }))["type"], "done");
    let after = table.view();
    let stacks = |view: &Value| -> Vec<Value> {
        view["people"].as_array().unwrap().iter().map(|p| p["stack"].clone()).collect()
    };
    assert_eq!(
        (stacks(&after), &after["drop"], &after["on"]),
        (stacks(&before), &before["drop"], &json!(false))
    );
    assert_eq!(clauses(&mut table), ["S-17"; 3]);
    assert_eq!(clause(&table.rules(json!({ "poker": "void" }))), "S-16", "no hand is on");
    begin(&mut table);
    assert_eq!(table.view()["button"], button, "the same button deals again");
    table.finish();
    // The player may not rule, and a ruling without a reason is none.
    let place = table.place(2);
    let void = json!({ "floor": { "reason": "I want", "ruling": { "poker": "void" } } });
    assert_eq!(clause(&table.asks(place, &void)), "ROOM-1");
    let silent = json!({ "floor": { "reason": " ", "ruling": { "poker": "void" } } });
    assert_eq!(clause(&table.floor.ask("no-reason-01", table.table, &silent).unwrap()), "FLOOR-1");
    let log = crate::server::reader(books).records(table.table as u32, 0, 500);
    let log: String = log.unwrap().into_iter().map(|r| r.body).collect();
    assert!(log.contains(r#""author":"Boss","reason":"seen by the floor""#), "the ruling is in the books");
    done(house, books);
}

#[test]
fn the_floor_declares_one_hand_dead_and_the_others_play_on_s_20() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    let chips = |view: &Value| -> f64 {
        let stacks = view["people"].as_array().unwrap().iter().map(|p| p["stack"].as_f64().unwrap());
        stacks.sum::<f64>() + view["drop"].as_f64().unwrap()
    };
    let brought = chips(&table.view());
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    let flop = table.fresh(3);
    table.deals(json!({ "came": { "cards": flop } }));
    let place = table.place(5);
    let player = table.view()["places"][place as usize].clone();
    let dead = json!({ "poker": { "dead": { "player": player } } });
    let pot = table.hand()["pot"].clone();
    // Whose hand is dead is nothing for a dealer or a player to say.
    table.refused(json!({ "do": "dead", "seat": place }), "FLOOR-1");
    let plea = json!({ "floor": { "reason": "I want", "ruling": dead } });
    assert_eq!(clause(&table.asks(0, &plea)), "ROOM-1");
    assert_eq!(clause(&table.rules(dead.clone())), "done");
    assert_eq!(table.hand()["players"][place as usize]["status"], "dead");
    assert_eq!((&table.hand()["pot"], clauses(&mut table)), (&pot, vec!["S-20".to_string(); 3]));
    assert!(steps(&mut table).starts_with("put seat 5's cards into the muck"), "{}", steps(&mut table));
    assert_eq!(clause(&table.rules(dead.clone())), "S-20", "it is dead already");
    table.finish();
    assert_eq!(clause(&table.rules(dead)), "S-20", "the hand is over");
    assert_eq!(clause(&table.rules(json!({ "poker": { "dead": { "player": 9999 } } }))), "S-20");
    assert!((chips(&table.view()) - brought).abs() < 0.001, "no chip is lost");

    // The one who is asked, in every family: the turn goes on to the next, down to the last hand, which takes the pot.
    for game in ["draw", "lowball", "stud", "razz", "crazy-pineapple", "omaha-hi-lo"] {
        let mut table = house.table(game, &[1, 4, 6]);
        begin(&mut table);
        for seat in [4, 6] {
            let place = table.place(seat);
            let player = table.view()["places"][place as usize].clone();
            assert_eq!(clause(&table.rules(json!({ "poker": { "dead": { "player": player } } }))), "done");
        }
        assert_eq!(table.view()["on"], false, "{game}: one hand is left");
        begin(&mut table);
        table.deals(json!("down_around"));
        let place = table.place(1);
        let player = table.view()["places"][place as usize].clone();
        assert_eq!(clause(&table.rules(json!({ "poker": { "dead": { "player": player } } }))), "done");
        table.finish();
    }
    let mut log = crate::server::reader(books);
    let log: String = log.records(table.table as u32, 0, 500).unwrap().into_iter().map(|r| r.body).collect();
    assert!(log.contains(r#""author":"Boss","reason":"seen by the floor","ruling":{"poker":{"dead""#));
    done(house, books);
}

#[test]
fn the_floor_corrects_a_card_that_was_named_wrongly_s_18() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("holdem", &[2, 5, 8]);
    begin(&mut table);
    table.deals(json!("down_around"));
    table.bets();
    table.deals(json!({ "came": { "cards": ["9h", "8h", "7h"] } }));
    let correct = |from: &str, to: &str| json!({ "poker": { "correct": { "from": from, "to": to } } });
    assert_eq!(clause(&table.rules(correct("7h", "7d"))), "done");
    assert_eq!(table.hand()["board"], json!(["9h", "8h", "7d"]));
    assert_eq!(clause(&table.rules(correct("7h", "7c"))), "S-18", "it lies there no more");
    assert_eq!(clause(&table.rules(correct("7d", "8h"))), "HE-1", "that one is on the board");
    table.finish();

    // The door card decides who opens: until somebody has acted, the correction moves the opening too.
    let mut stud = house.table("stud", &[1, 4, 6]);
    begin(&mut stud);
    stud.deals(json!("down_around"));
    for door in ["3h", "9h", "Jh"] {
        stud.deals(json!({ "came": { "cards": [door] } }));
    }
    assert_eq!(stud.hand()["awaits"]["turn"]["seat"], 0);
    assert_eq!(clause(&stud.rules(correct("3h", "Kh"))), "done");
    assert_eq!(stud.hand()["awaits"]["turn"]["seat"], 1, "the nine is the low card now");
    stud.plays(1, json!({ "poker": "bring_in" }));
    assert_eq!(clause(&stud.rules(correct("Kh", "2h"))), "S-18");
    assert_eq!(clause(&stud.rules(correct("Kh", "Qh"))), "done", "that changes nobody's turn");
    stud.finish();
    done(house, books);
}

#[test]
fn nothing_happens_at_a_paused_table_until_it_goes_on_room_11() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let house = House::open(books);
    let mut table = house.table("omaha", &[2, 5, 8]);
    begin(&mut table);
    table.deals(json!("down_around"));
    assert_eq!(clause(&table.rules(json!({ "pause": { "on": false } }))), "ROOM-11");
    assert_eq!(clause(&table.rules(json!({ "pause": { "on": true } }))), "done");
    let number = table.table;
    let paused = |house: &House| {
        let lobby = get(&house.server.address, "/api/lobby", "").1;
        lobby.as_array().unwrap().iter().find(|t| t["table"] == number).unwrap()["paused"].clone()
    };
    assert_eq!(paused(&house), true);
    let asked = table.hand()["awaits"]["turn"]["seat"].as_u64().unwrap();
    assert_eq!(clause(&table.asks(asked, &json!({ "poker": "call" }))), "ROOM-11");
    assert_eq!(clause(&table.dealer(json!("down_around"))), "ROOM-11");
    // Somebody waits, and the floor takes them off the list.
    let (cookie, player) = guest(&house.server.address, "Wendy").unwrap();
    let mut wendy = Client::connect(&house.server.address, &cookie).unwrap();
    wendy.watch(number).unwrap();
    assert_eq!(
        clause(&wendy.ask("waits-000001", number, &json!({ "wait": { "on": true } })).unwrap()),
        "done"
    );
    assert_eq!(clause(&table.rules(json!({ "off_list": { "player": player } }))), "done");
    assert_eq!(clause(&table.rules(json!({ "off_list": { "player": player } }))), "ROOM-4");
    assert_eq!(clause(&table.rules(json!({ "pause": { "on": false } }))), "done");
    assert_eq!(paused(&house), false);
    table.finish();
    done(house, books);
}

//! Tables over many hands: the button, the blinds, and people who come and go.

mod poker_common;
mod poker_party;

use chips::Money;
use games::Edition;
use games::PlayerId;
use games::poker::{Command, Debt, Entrance, Phase, Seat, TableCommand, Turn};
use poker_common::{Luck, top};
use poker_party::{Party, player};

#[test]
fn the_button_moves_forward_and_the_blinds_with_it_he9() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7]);
    let first = t.next_hand();
    assert_eq!((first.button, first.posts()), (1, vec![(3, 0, 2, true), (5, 0, 4, true)]));
    let second = t.next_hand();
    assert_eq!((second.button, second.posts()), (3, vec![(5, 0, 2, true), (7, 0, 4, true)]));
    t.leave(5);
    let third = t.next_hand();
    assert_eq!((third.button, third.posts()), (7, vec![(1, 0, 2, true), (3, 0, 4, true)]));
}

#[test]
fn heads_up_the_button_has_the_small_blind_s4() {
    let mut t = Party::new("holdem", "4-8", &[2, 6]);
    let first = t.next_hand();
    assert_eq!((first.button, first.posts()), (2, vec![(6, 0, 4, true), (2, 0, 2, true)]));
    let second = t.next_hand();
    assert_eq!((second.button, second.posts()), (6, vec![(2, 0, 4, true), (6, 0, 2, true)]));
}

#[test]
fn a_new_player_may_be_dealt_right_in_he7_and_then_owes_a_big_blind_s15() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 6]);
    t.next_hand();
    t.sit(7);
    t.come(7, Entrance::RightIn).unwrap();
    let hand = t.next_hand();
    assert_eq!((hand.button, hand.posts()), (3, vec![(5, 0, 2, true), (6, 0, 4, true)]));
    assert_eq!((hand.places.len(), hand.dues.owing.clone()), (5, vec![player(7)]));
    // It is still owing when the small blind comes to it: it posts a big blind, so there are two.
    t.leave(6);
    let hand = t.next_hand();
    assert_eq!((hand.button, hand.posts()), (5, vec![(7, 0, 4, true), (1, 0, 4, true)]));
}

#[test]
fn a_new_player_may_wait_for_the_big_blind_he7() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 9]);
    t.next_hand();
    t.sit(7);
    t.come(7, Entrance::WaitForBig).unwrap();
    // The big blind moves from 5 to 7, which is where the newcomer waits for it.
    let hand = t.next_hand();
    assert_eq!((hand.button, hand.posts()), (3, vec![(5, 0, 2, true), (7, 0, 4, true)]));
    assert_eq!(t.debt(7), Debt::None);
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 9]);
    t.next_hand();
    t.sit(2);
    t.come(2, Entrance::WaitForBig).unwrap();
    assert!(!t.next_hand().has(2), "it waits");
}

#[test]
fn posting_in_front_of_the_button_makes_it_jump_he7() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7]);
    t.next_hand();
    // The button goes from 1 to 3; seat 4 is directly in front of it.
    t.sit(9);
    assert_eq!(t.come(9, Entrance::PostInFront), Err("HE-7"));
    t.leave(9);
    t.sit(4);
    assert!(t.entrances(4).contains(&Entrance::PostInFront));
    t.come(4, Entrance::PostInFront).unwrap();
    let hand = t.next_hand();
    assert_eq!(hand.button, 3);
    assert_eq!(hand.posts(), vec![(4, 0, 4, false), (5, 0, 2, true), (7, 0, 4, true)]);
    assert_eq!(hand.dues.jumps, Some(player(4)));
    assert_eq!(t.next_hand().button, 5, "the button jumps seat 4");
}

#[test]
fn who_missed_the_blinds_posts_both_the_small_one_dead_or_waits_he8() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7]);
    t.next_hand();
    t.sit_out(7);
    let hand = t.next_hand();
    assert_eq!(hand.passed, vec![player(7)]);
    assert_eq!(t.come(7, Entrance::RightIn), Err("HE-8"));
    t.come(7, Entrance::PostBoth).unwrap();
    // The button is at 5 now, so that the small blind would be 7's: it posts both there too (S-15).
    assert_eq!(t.cost(7, Entrance::PostBoth), Money::dollars(6));
    let hand = t.begin();
    assert_eq!((hand.button, hand.posts()), (5, vec![(7, 2, 4, true), (1, 0, 4, true)]));
    t.play_out();
    let mut t = Party::new("draw", "4-8", &[1, 2, 3, 4, 5, 6]);
    t.next_hand();
    t.sit_out(4);
    assert_eq!(t.next_hand().passed, vec![player(4)]);
    t.come(4, Entrance::PostBoth).unwrap();
    t.sit_out(3);
    let hand = t.next_hand();
    assert_eq!(hand.button, 4, "the next seat dealt in, which posts both there (S-15)");
    assert!(hand.posts().contains(&(4, 2, 4, false)));
}

#[test]
fn who_comes_back_in_the_big_blinds_place_takes_the_big_blind_he8() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7]);
    t.next_hand();
    t.until_big_is_due(5);
    t.sit_out(5);
    assert!(t.next_hand().passed.contains(&player(5)));
    t.back(5);
    // Three hands later the big blind is due there again: posting both costs no more than waiting for it.
    for _ in 0..20 {
        t.sit_out(5);
        t.next_hand();
        t.back(5);
        if t.cost(5, Entrance::WaitForBig).is_positive() {
            break;
        }
    }
    assert_eq!(t.cost(5, Entrance::PostBoth), Money::dollars(4));
    t.come(5, Entrance::PostBoth).unwrap();
    assert!(t.next_hand().posts().contains(&(5, 0, 4, true)));
    assert_eq!(t.debt(5), Debt::None);
}

#[test]
fn who_missed_only_the_small_blind_owes_it_too_he8() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    let had_the_big_one = t.next_hand().dues.big.unwrap();
    t.sit_out(had_the_big_one);
    assert_eq!(t.next_hand().passed, vec![player(had_the_big_one)]);
    t.come(had_the_big_one, Entrance::PostBoth).unwrap();
    assert!(t.next_hand().posts().contains(&(had_the_big_one, 2, 4, false)));
}

#[test]
fn who_sat_out_between_the_blinds_just_comes_back() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    t.next_hand();
    t.sit_out(1);
    t.next_hand();
    t.back(1);
    assert!(t.entrances(1).is_empty());
    assert!(t.next_hand().has(1));
}

#[test]
fn leaving_and_sitting_again_washes_no_debt_off_s15a() {
    for (seat, to) in [(5, 5), (5, 8)] {
        let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
        t.next_hand();
        t.until_big_is_due(seat);
        t.leave(seat);
        assert_eq!(t.next_hand().passed, vec![player(seat)], "the blinds pass the place that was left");
        t.next_hand();
        t.sit_as(player(seat), to);
        assert_eq!(t.debt(seat), Debt::Missed);
        assert_eq!(t.come(seat, Entrance::RightIn), Err("HE-8"));
        t.come(seat, Entrance::PostBoth).unwrap();
        assert_eq!(t.cost(seat, Entrance::PostBoth), Money::dollars(6));
        assert!(t.next_hand().posts().iter().any(|(s, dead, live, _)| (*s, *dead, *live) == (to, 2, 4)));
    }
}

#[test]
fn a_place_that_somebody_else_took_is_passed_all_the_same_s15a() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    t.next_hand();
    t.until_big_is_due(5);
    t.leave(5);
    t.sit_as(PlayerId(999), 5);
    let hand = t.next_hand();
    assert_eq!(
        (hand.dues.big, hand.passed),
        (Some(5), vec![player(5)]),
        "the newcomer has the big blind there"
    );
    t.sit_as(player(5), 6);
    assert_eq!(t.debt(5), Debt::Missed);
}

#[test]
fn who_comes_back_before_a_blind_has_passed_comes_back_as_they_left_s15a() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    t.next_hand();
    t.until_big_is_due(5);
    t.leave(5);
    t.sit(5);
    assert_eq!((t.debt(5), t.entrances(5)), (Debt::None, vec![]));
    assert!(t.next_hand().posts().contains(&(5, 0, 4, true)), "the big blind is theirs");
    // Back in another seat, further from the big blind, they have moved away from it (HE-10).
    t.until_big_is_due(7);
    t.leave(7);
    t.sit_as(player(7), 2);
    assert!(matches!(t.debt(7), Debt::Moved { .. }), "{:?}", t.debt(7));
    assert_eq!(t.entrances(7), [Entrance::PostBig, Entrance::WaitSamePosition]);
    // Who was dealt right in and leaves still owes the big blind (S-15).
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 9]);
    t.next_hand();
    t.sit(2);
    t.come(2, Entrance::RightIn).unwrap();
    assert_eq!(t.next_hand().dues.owing, vec![player(2)]);
    assert!(t.table.person(player(2)).unwrap().owes_big);
    t.leave(2);
    t.sit(2);
    assert!(t.table.person(player(2)).unwrap().owes_big);
}

#[test]
fn who_comes_back_alone_in_another_seat_has_moved_away_from_nobody_s15a() {
    let mut t = Party::new("holdem", "4-8", &[1, 4]);
    t.next_hand();
    t.leave(1);
    t.leave(4);
    t.sit_as(player(4), 1);
    assert_eq!(t.debt(4), Debt::None);
}

#[test]
fn who_left_without_ever_coming_in_comes_back_new_s15a() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5]);
    t.next_hand();
    t.sit(7);
    t.leave(7);
    t.next_hand();
    t.sit(7);
    assert_eq!(t.debt(7), Debt::New);
}

/// Seat 5 loses its last chips, so that it stays without any; gives the table between hands.
fn broke_at_seat_five() -> Party {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    t.next_hand();
    t.until_big_is_due(5);
    // The floor's way to an empty stack: leave with everything and sit again with the least, then lose it.
    let mut luck = Luck::new(5);
    for _ in 0..4_000 {
        if t.table.on().is_none() {
            if t.table.person(player(5)).unwrap().stack.is_zero() {
                return t;
            }
            t.begin();
        }
        let Some(on) = t.table.on() else { continue };
        let hand = on.hand();
        let mine = t.table.place(player(5));
        let command = match hand.turn() {
            Turn::Bet { seat, moves } => match moves.raise {
                Some(games::poker::RaiseTo::Exactly(to)) if Some(seat) == mine || moves.check => {
                    Command::Raise { seat, to: to[0] }
                }
                _ => Command::Call { seat },
            },
            Turn::Show { seat } if Some(seat) == mine => Command::Muck { seat },
            Turn::Show { seat } => Command::Show { seat, cards: Default::default() },
            _ => hand.dealer_move(|| top(hand, &mut luck)).unwrap(),
        };
        t.act(TableCommand::Hand { command }).unwrap();
    }
    panic!("seat 5 never loses its chips");
}

#[test]
fn blinds_that_pass_an_empty_stack_are_missed_s15a() {
    let mut t = broke_at_seat_five();
    let mut hands = 0;
    while t.debt(5) == Debt::None {
        t.next_hand();
        hands += 1;
        assert!(hands < 8, "the blinds go round without passing seat 5");
    }
    assert_eq!(t.debt(5), Debt::Missed);
    t.act(TableCommand::AddChips { player: player(5), amount: Money::dollars(200) }).unwrap();
    assert_eq!(t.entrances(5), [Entrance::PostBoth, Entrance::WaitForBig]);
    t.come(5, Entrance::PostBoth).unwrap();
    let cost = t.cost(5, Entrance::PostBoth);
    let hand = t.next_hand();
    let entry = hand.places.iter().find(|p| p.seat == 5).unwrap().entry;
    assert_eq!(entry.dead + entry.blind, cost, "what is said is what is taken");
}

#[test]
fn what_a_way_in_is_said_to_cost_is_what_is_taken() {
    for game in ["holdem", "draw", "lowball"] {
        for seat in 1..=7 {
            let mut t = Party::new(game, "4-8", &[1, 2, 3, 4, 5, 6, 7]);
            t.next_hand();
            t.sit_out(seat);
            for wait in 0..7 {
                t.next_hand();
                let person = t.table.person(player(seat)).unwrap();
                for way in t.table.ways_in(person, &t.out) {
                    let mut then = Party { table: t.table.clone(), out: vec![] };
                    let before = then.table.chips(player(seat));
                    then.come(seat, way.how).unwrap();
                    let hand = then.begin();
                    while then.table.kill_due().is_none() && hand.dues.kills == Some(player(seat)) {
                        let hand = then.table.on().unwrap().hand();
                        let command = hand.dealer_move(|| top(hand, &mut Luck::new(3))).unwrap();
                        then.act(TableCommand::Hand { command }).unwrap();
                    }
                    if let Some(command) = then.table.kill_due() {
                        then.act(TableCommand::Hand { command }).unwrap();
                    }
                    let taken = before - then.table.chips(player(seat));
                    assert_eq!(taken, way.costs, "{game}, seat {seat}, {wait} hands later: {:?}", way.how);
                }
            }
        }
    }
}

#[test]
fn moving_away_from_the_blind_costs_a_big_blind_or_a_wait_he10() {
    let mut t = Party::new("holdem", "4-8", &[1, 2, 3, 4, 5]);
    t.next_hand();
    // The next big blind is seat 4's; moving to 8 puts it off.
    t.move_to(4, 8);
    assert!(matches!(t.debt(4), Debt::Moved { .. }));
    assert_eq!(t.come(4, Entrance::RightIn), Err("HE-10"));
    t.come(4, Entrance::PostBig).unwrap();
    assert!(t.next_hand().posts().contains(&(8, 0, 4, false)));
    let mut t = Party::new("holdem", "4-8", &[1, 2, 3, 4, 5]);
    t.next_hand();
    t.move_to(4, 8);
    t.come(4, Entrance::WaitSamePosition).unwrap();
    assert!(!t.next_hand().has(8));
    assert!((0..3).any(|_| t.next_hand().has(8)), "it is dealt in again on the same position");
    // Moving toward the blind costs nothing.
    let mut t = Party::new("holdem", "4-8", &[1, 2, 3, 4, 9]);
    t.next_hand();
    t.move_to(9, 6);
    assert_eq!(t.debt(9), Debt::None);
}

#[test]
fn who_moved_and_goes_away_misses_the_blinds_that_pass_s15a() {
    let mut t = Party::new("holdem", "4-8", &[1, 2, 3, 4, 5]);
    t.next_hand();
    t.move_to(4, 8);
    t.sit_out(4);
    for _ in 0..5 {
        t.next_hand();
    }
    assert_eq!(t.debt(4), Debt::Missed);
}

#[test]
fn a_lowball_newcomer_waits_or_kills_lb11() {
    let mut t = Party::new("lowball", "4-8", &[1, 3, 5, 7]);
    t.next_hand();
    t.sit(8);
    assert_eq!(t.come(8, Entrance::RightIn), Err("LB-11"));
    t.come(8, Entrance::Kill).unwrap();
    kills(&mut t, 8);
}

#[test]
fn a_lowball_newcomers_kill_is_one_in_the_blinds_places_too_lb11() {
    // The button goes to 3: a newcomer between it and 5 is due the small blind, one between 5 and 7 the big one.
    for seat in [4, 6] {
        let mut t = Party::new("lowball", "4-8", &[1, 3, 5, 7]);
        t.next_hand();
        t.sit(seat);
        t.come(seat, Entrance::Kill).unwrap();
        assert_eq!(t.cost(seat, Entrance::Kill), Money::dollars(8));
        kills(&mut t, seat);
    }
}

#[test]
fn a_newcomer_whose_card_is_replaced_late_kills_all_the_same_lb11() {
    let mut t = Party::new("lowball", "4-8", &[1, 3, 5, 7]);
    t.next_hand();
    t.sit(8);
    t.come(8, Entrance::Kill).unwrap();
    t.begin();
    let seat = t.table.place(player(8)).unwrap();
    // A nine on its way to the newcomer is turned up: it is replaced when the deal is complete (LB-6).
    let command = Command::Exposed { seat, card: Some("9s".parse().unwrap()) };
    t.act(TableCommand::Hand { command }).unwrap();
    let mut luck = Luck::new(2);
    while t.table.on().unwrap().hand().phase() == Phase::Dealing {
        let hand = t.table.on().unwrap().hand();
        let deal = || hand.dealer_move(|| top(hand, &mut luck)).unwrap();
        let command = t.table.kill_due().unwrap_or_else(deal);
        t.act(TableCommand::Hand { command }).unwrap();
    }
    let hand = t.table.on().unwrap().hand();
    assert_eq!((hand.killer(), hand.player(seat).street), (Some(seat), Money::dollars(8)));
}

/// Begins a hand in which a seat kills the pot to come in, and nobody else may.
fn kills(t: &mut Party, seat: Seat) {
    let began = t.begin();
    assert_eq!(began.dues.kills, Some(player(seat)));
    let place = t.table.place(player(seat)).unwrap();
    let mut luck = Luck::new(2);
    while t.table.on().unwrap().hand().killer().is_none() {
        let hand = t.table.on().unwrap().hand();
        let other = (0..hand.players().len() as u8).find(|s| *s != place).unwrap();
        let foreign = TableCommand::Hand { command: Command::Kill { seat: other } };
        assert_eq!(t.table.decide(&foreign).unwrap_err().clause.id(), "LB-11");
        let deal = || hand.dealer_move(|| top(hand, &mut luck)).unwrap();
        let command = t.table.kill_due().unwrap_or_else(deal);
        t.act(TableCommand::Hand { command }).unwrap();
    }
    let hand = t.table.on().unwrap().hand();
    assert_eq!((hand.killer(), hand.player(place).street), (Some(place), Money::dollars(8)));
    assert_eq!(hand.player(place).stack, Money::dollars(492), "the kill takes in the blind of its place");
    assert_eq!(hand.limit().small(), Money::dollars(8));
    t.play_out();
}

#[test]
fn stud_is_dealt_from_the_dealers_left_to_who_has_the_ante_st6() {
    let mut t = Party::new("stud", "4-8", &[2, 4, 6]);
    assert_eq!(t.next_hand().places.iter().map(|p| p.seat).collect::<Vec<_>>(), [2, 4, 6]);
    // Leaving and coming back costs nothing where there are no blinds.
    t.leave(4);
    t.next_hand();
    t.sit(4);
    assert!(t.entrances(4).is_empty());
    assert!(t.next_hand().has(4));
}

#[test]
fn a_broken_game_begins_again_without_debts() {
    let mut t = Party::new("holdem", "4-8", &[1, 3]);
    t.next_hand();
    t.leave(3);
    assert!(!t.table.could_begin(&[]));
    t.sit(5);
    t.come(5, Entrance::WaitForBig).unwrap();
    assert_eq!(t.next_hand().places.len(), 2);
}

#[test]
fn a_void_hand_leaves_every_debt_as_it_was_s17() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7, 9]);
    t.next_hand();
    t.until_big_is_due(5);
    t.leave(5);
    let before = t.table.clone();
    let began = t.begin();
    assert_eq!(began.passed, vec![player(5)]);
    // Back in the middle of the hand, owing; then the hand is void, and the blinds have not passed.
    t.sit(5);
    assert_eq!(t.debt(5), Debt::Missed);
    t.act(TableCommand::Hand { command: Command::Void }).unwrap();
    assert_eq!(t.debt(5), Debt::None);
    assert_eq!((t.table.button(), t.table.finished()), (before.button(), before.finished()));
    assert_eq!(t.next_hand().dues.big, Some(5));
}

#[test]
fn records_of_the_first_edition_are_ruled_on_as_they_were() {
    let mut t = Party::new("holdem", "4-8", &[1, 3, 5, 7]);
    t.table.rule_under(Edition::FIRST);
    t.next_hand();
    t.sit_out(7);
    t.next_hand();
    t.come(7, Entrance::PostBoth).unwrap();
    assert_eq!(t.begin().posts(), vec![(7, 0, 4, true), (1, 0, 4, true)]);
    t.play_out();
    t.until_big_is_due(5);
    t.leave(5);
    assert_eq!(t.next_hand().passed, vec![]);
    t.sit(5);
    assert_eq!(t.debt(5), Debt::New);
}

#[test]
fn seats_and_chips_are_refused_where_they_make_no_sense() {
    let mut t = Party::new("holdem", "4-8", &[1, 3]);
    let refused = |t: &Party, c: TableCommand| t.table.decide(&c).unwrap_err().clause.id();
    let join = |seat, player, chips| TableCommand::Join { player: PlayerId(player), seat, chips };
    let chips = Money::dollars(100);
    assert_eq!(refused(&t, join(1, 1, chips)), "ROOM-4");
    assert_eq!(refused(&t, join(10, 1, chips)), "S-1");
    assert_eq!(refused(&t, join(0, 1, chips)), "S-1");
    assert_eq!(refused(&t, join(4, 101, chips)), "ROOM-4");
    for few in [Money::ZERO, Money::dollars(39), Money::cents(10_025), Money::LARGEST + Money::dollars(1)] {
        assert_eq!(refused(&t, join(4, 1, few)), "ROOM-3");
    }
    t.begin();
    let (one, more) = (player(1), Money::dollars(5));
    assert_eq!(refused(&t, TableCommand::Begin { out: vec![] }), "S-16");
    assert_eq!(refused(&t, TableCommand::AddChips { player: one, amount: more }), "S-6");
    assert_eq!(refused(&t, TableCommand::ChangeSeat { player: one, to: 2 }), "HE-10");
    assert_eq!(refused(&t, TableCommand::Leave { player: one }), "ROOM-4");
    assert_eq!(refused(&t, TableCommand::Leave { player: PlayerId(9) }), "ROOM-4");
    t.play_out();
    assert_eq!(refused(&t, TableCommand::Hand { command: Command::AllClear }), "S-16");
    t.leave(1);
    assert!(t.table.person(one).is_none());
}

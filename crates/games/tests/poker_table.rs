//! Tables over many hands: the button, the blinds, and people who come and go.

mod poker_common;

use chips::Money;
use games::poker::phh::{self, Outcome, Replayer};
use games::poker::{
    Command, Debt, Entrance, Game, HouseGame, Lineup, PlayerId, SeatNo, Table, TableCommand, TableEvent, Turn,
};
use poker_common::{Luck, random_command, top};

fn table(game: &str, limit: &str, players: &[SeatNo]) -> Table {
    let house = HouseGame::shipped(&format!("ocean-view/{game}")).unwrap();
    let mut table = Table::open(house.at(limit).unwrap(), house.seats);
    for &seat in players {
        sit(&mut table, seat);
        let how = if game == "lowball" { Entrance::WaitForBig } else { Entrance::RightIn };
        come(&mut table, seat, Some(how)).unwrap();
    }
    table
}

fn sit(table: &mut Table, seat: SeatNo) {
    let player = PlayerId(u32::from(seat) + 100);
    table.act(&TableCommand::Sit { seat, player, chips: Money::dollars(500) }, &mut Vec::new()).unwrap();
}

fn come(table: &mut Table, seat: SeatNo, how: Option<Entrance>) -> Result<(), String> {
    let answer = table.act(&TableCommand::ComeIn { seat, how }, &mut Vec::new());
    answer.map_err(|r| format!("{} {}", r.clause, r.reason))
}

fn act(table: &mut Table, command: TableCommand) -> Vec<TableEvent> {
    let mut events = Vec::new();
    table.act(&command, &mut events).unwrap();
    events
}

fn begin(table: &mut Table) -> Lineup {
    let events = act(table, TableCommand::Begin);
    let Some(TableEvent::Begun { lineup }) = events.first().cloned() else { panic!("{events:?}") };
    lineup
}

/// Everybody checks or folds until the hand is over.
fn play_out(table: &mut Table) {
    let mut luck = Luck::new(1);
    while let Some(hand) = table.hand() {
        let command = hand.default_move().or_else(|| hand.dealer_move(|| top(hand, &mut luck)));
        let command = command.unwrap_or(Command::AllClear);
        act(table, TableCommand::Play { command });
    }
}

fn next_hand(table: &mut Table) -> Lineup {
    let lineup = begin(table);
    play_out(table);
    lineup
}

/// What each one posts: seat, dead, live, and whether in turn.
fn posts(lineup: &Lineup) -> Vec<(SeatNo, i64, i64, bool)> {
    let dollars = |m: Money| m.as_cents() / 100;
    let posts = lineup.places.iter().filter(|(_, e)| e.blind.is_positive() || e.dead.is_positive());
    posts.map(|(s, e)| (*s, dollars(e.dead), dollars(e.blind), e.in_turn)).collect()
}

#[test]
fn the_button_moves_forward_and_the_blinds_with_it_he9() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 7]);
    let first = next_hand(&mut t);
    assert_eq!((first.button, posts(&first)), (1, vec![(3, 0, 2, true), (5, 0, 4, true)]));
    let second = next_hand(&mut t);
    assert_eq!((second.button, posts(&second)), (3, vec![(5, 0, 2, true), (7, 0, 4, true)]));
    act(&mut t, TableCommand::Leave { seat: 5 });
    let third = next_hand(&mut t);
    assert_eq!((third.button, posts(&third)), (7, vec![(1, 0, 2, true), (3, 0, 4, true)]));
}

#[test]
fn heads_up_the_button_has_the_small_blind_s4() {
    let mut t = table("holdem", "4-8", &[2, 6]);
    let first = next_hand(&mut t);
    assert_eq!((first.button, posts(&first)), (2, vec![(6, 0, 4, true), (2, 0, 2, true)]));
    let second = next_hand(&mut t);
    assert_eq!((second.button, posts(&second)), (6, vec![(2, 0, 4, true), (6, 0, 2, true)]));
}

#[test]
fn a_new_player_may_be_dealt_right_in_he7_and_then_owes_a_big_blind_s15() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 6]);
    next_hand(&mut t);
    sit(&mut t, 7);
    come(&mut t, 7, Some(Entrance::RightIn)).unwrap();
    let hand = next_hand(&mut t);
    assert_eq!((hand.button, posts(&hand)), (3, vec![(5, 0, 2, true), (6, 0, 4, true)]));
    assert_eq!((hand.places.len(), hand.owing.clone()), (5, vec![7]));
    // It is still owing when the small blind comes to it: it posts a big blind, so there are two.
    act(&mut t, TableCommand::Leave { seat: 6 });
    let hand = next_hand(&mut t);
    assert_eq!((hand.button, posts(&hand)), (5, vec![(7, 0, 4, true), (1, 0, 4, true)]));
}

#[test]
fn a_new_player_may_wait_for_the_big_blind_he7() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 9]);
    next_hand(&mut t);
    sit(&mut t, 7);
    come(&mut t, 7, Some(Entrance::WaitForBig)).unwrap();
    // The big blind moves from 5 to 7, which is where the newcomer waits for it.
    let hand = next_hand(&mut t);
    assert_eq!((hand.button, posts(&hand)), (3, vec![(5, 0, 2, true), (7, 0, 4, true)]));
    assert_eq!(t.sitter(7).unwrap().debt, Debt::None);
    let mut t = table("holdem", "4-8", &[1, 3, 5, 9]);
    next_hand(&mut t);
    sit(&mut t, 2);
    come(&mut t, 2, Some(Entrance::WaitForBig)).unwrap();
    let hand = next_hand(&mut t);
    assert!(!hand.places.iter().any(|(s, _)| *s == 2), "it waits");
}

#[test]
fn posting_in_front_of_the_button_makes_it_jump_he7() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 7]);
    next_hand(&mut t);
    // The button goes from 1 to 3; seat 4 is directly in front of it.
    sit(&mut t, 9);
    assert!(come(&mut t, 9, Some(Entrance::PostInFront)).unwrap_err().starts_with("HE-7"));
    sit(&mut t, 4);
    assert!(t.entrances(4).contains(&Entrance::PostInFront));
    come(&mut t, 4, Some(Entrance::PostInFront)).unwrap();
    let hand = next_hand(&mut t);
    assert_eq!(hand.button, 3);
    assert_eq!(posts(&hand), vec![(4, 0, 4, false), (5, 0, 2, true), (7, 0, 4, true)]);
    assert_eq!(hand.jumps, Some(4));
    assert_eq!(next_hand(&mut t).button, 5, "the button jumps seat 4");
}

#[test]
fn who_missed_the_blinds_posts_both_the_small_one_dead_or_waits_he8() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 7]);
    next_hand(&mut t);
    act(&mut t, TableCommand::SitOut { seat: 7 });
    let hand = next_hand(&mut t);
    assert_eq!(hand.missed, vec![7]);
    assert!(come(&mut t, 7, None).unwrap_err().starts_with("HE-8"));
    assert!(come(&mut t, 7, Some(Entrance::RightIn)).unwrap_err().starts_with("HE-8"));
    come(&mut t, 7, Some(Entrance::PostBoth)).unwrap();
    let hand = begin(&mut t);
    // The button is at 5 now, so that the small blind would be 7's: it posts a big blind there (S-15).
    assert_eq!((hand.button, posts(&hand)), (5, vec![(7, 0, 4, true), (1, 0, 4, true)]));
    play_out(&mut t);
    let mut t = table("draw", "4-8", &[1, 2, 3, 4, 5, 6]);
    next_hand(&mut t);
    act(&mut t, TableCommand::SitOut { seat: 4 });
    assert_eq!(next_hand(&mut t).missed, vec![4]);
    come(&mut t, 4, Some(Entrance::PostBoth)).unwrap();
    act(&mut t, TableCommand::SitOut { seat: 3 });
    let hand = next_hand(&mut t);
    assert_eq!(hand.button, 5, "nobody owing has the button");
    assert!(posts(&hand).contains(&(4, 2, 4, false)));
}

#[test]
fn who_missed_only_the_small_blind_owes_it_too_he8() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 7, 9]);
    let had_the_big_one = next_hand(&mut t).big.unwrap();
    act(&mut t, TableCommand::SitOut { seat: had_the_big_one });
    assert_eq!(next_hand(&mut t).missed, vec![had_the_big_one]);
    assert!(come(&mut t, had_the_big_one, None).unwrap_err().starts_with("HE-8"));
    come(&mut t, had_the_big_one, Some(Entrance::PostBoth)).unwrap();
    assert!(posts(&next_hand(&mut t)).contains(&(had_the_big_one, 2, 4, false)));
}

#[test]
fn who_sat_out_between_the_blinds_just_comes_back() {
    let mut t = table("holdem", "4-8", &[1, 3, 5, 7, 9]);
    next_hand(&mut t);
    act(&mut t, TableCommand::SitOut { seat: 1 });
    next_hand(&mut t);
    come(&mut t, 1, None).unwrap();
    assert!(next_hand(&mut t).places.iter().any(|(s, _)| *s == 1));
}

#[test]
fn moving_away_from_the_blind_costs_a_big_blind_or_a_wait_he10() {
    let mut t = table("holdem", "4-8", &[1, 2, 3, 4, 5]);
    next_hand(&mut t);
    // The next big blind is seat 4's; moving to 8 puts it off.
    act(&mut t, TableCommand::Move { seat: 4, to: 8 });
    assert!(matches!(t.sitter(8).unwrap().debt, Debt::Moved { .. }));
    assert!(come(&mut t, 8, Some(Entrance::RightIn)).unwrap_err().starts_with("HE-10"));
    come(&mut t, 8, Some(Entrance::PostBig)).unwrap();
    assert!(posts(&next_hand(&mut t)).contains(&(8, 0, 4, false)));
    let mut t = table("holdem", "4-8", &[1, 2, 3, 4, 5]);
    next_hand(&mut t);
    act(&mut t, TableCommand::Move { seat: 4, to: 8 });
    come(&mut t, 8, Some(Entrance::WaitSamePosition)).unwrap();
    let waits = |t: &mut Table| !next_hand(t).places.iter().any(|(s, _)| *s == 8);
    assert!(waits(&mut t));
    assert!((0..3).any(|_| !waits(&mut t)), "it is dealt in again on the same position");
    // Moving toward the blind costs nothing.
    let mut t = table("holdem", "4-8", &[1, 2, 3, 4, 9]);
    next_hand(&mut t);
    act(&mut t, TableCommand::Move { seat: 9, to: 6 });
    assert_eq!(t.sitter(6).unwrap().debt, Debt::None);
}

#[test]
fn a_lowball_newcomer_waits_or_kills_lb11() {
    let mut t = table("lowball", "4-8", &[1, 3, 5, 7]);
    next_hand(&mut t);
    sit(&mut t, 8);
    assert!(come(&mut t, 8, Some(Entrance::RightIn)).unwrap_err().starts_with("LB-11"));
    come(&mut t, 8, Some(Entrance::Kill)).unwrap();
    begin(&mut t);
    let place = t.place(8).unwrap();
    let mut luck = Luck::new(2);
    while t.hand().unwrap().killer.is_none() {
        let hand = t.hand().unwrap();
        let other = (0..hand.players.len() as u8).find(|s| *s != place).unwrap();
        assert!(t.decide(&TableCommand::Play { command: Command::Kill { seat: other } }).is_err());
        let command = hand.dealer_move(|| top(hand, &mut luck)).unwrap();
        act(&mut t, TableCommand::Play { command });
    }
    let hand = t.hand().unwrap();
    assert_eq!((hand.killer, hand.player(place).street), (Some(place), Money::dollars(8)));
    assert_eq!(hand.limit.small(), Money::dollars(8));
    play_out(&mut t);
}

#[test]
fn stud_is_dealt_from_the_dealers_left_to_who_has_the_ante_st6() {
    let mut t = table("stud", "4-8", &[2, 4, 6]);
    act(&mut t, TableCommand::Sit { seat: 1, player: PlayerId(9), chips: Money::cents(25) });
    come(&mut t, 1, Some(Entrance::RightIn)).unwrap();
    let hand = next_hand(&mut t);
    assert_eq!(hand.places.iter().map(|(s, _)| *s).collect::<Vec<_>>(), [2, 4, 6]);
}

#[test]
fn a_broken_game_begins_again_without_debts() {
    let mut t = table("holdem", "4-8", &[1, 3]);
    next_hand(&mut t);
    act(&mut t, TableCommand::Leave { seat: 3 });
    assert!(!t.can_begin());
    sit(&mut t, 5);
    come(&mut t, 5, Some(Entrance::WaitForBig)).unwrap();
    let hand = next_hand(&mut t);
    assert_eq!(hand.places.len(), 2);
}

#[test]
fn seats_and_chips_are_refused_where_they_make_no_sense() {
    let mut t = table("holdem", "4-8", &[1, 3]);
    let refused = |t: &Table, c: TableCommand| t.decide(&c).unwrap_err().clause.id();
    let sit = |seat, player, chips| TableCommand::Sit { seat, player: PlayerId(player), chips };
    assert_eq!(refused(&t, sit(1, 1, Money::dollars(5))), "S-1");
    assert_eq!(refused(&t, sit(10, 1, Money::dollars(5))), "S-1");
    assert_eq!(refused(&t, sit(0, 1, Money::dollars(5))), "S-1");
    assert_eq!(refused(&t, sit(4, 101, Money::dollars(5))), "S-1");
    assert_eq!(refused(&t, sit(4, 1, Money::ZERO)), "S-6");
    begin(&mut t);
    assert_eq!(refused(&t, TableCommand::Begin), "HE-3");
    assert_eq!(refused(&t, TableCommand::Rebuy { seat: 1, chips: Money::dollars(5) }), "S-6");
    assert_eq!(refused(&t, TableCommand::Move { seat: 1, to: 2 }), "HE-10");
    act(&mut t, TableCommand::Leave { seat: 1 });
    assert!(t.sitter(1).is_some(), "it leaves when the hand is over");
    play_out(&mut t);
    assert!(t.sitter(1).is_none());
}

/// A table lives a random life: chips are conserved, events rebuild it, and every hand it wrote replays.
#[test]
fn a_random_life_keeps_its_chips_and_its_log() {
    let hands = if std::env::var_os("CARDROOM_SOAK").is_some() { 2_000 } else { 40 };
    let mut replayer = Replayer::default();
    for game in Game::ALL {
        let house = HouseGame::shipped(&format!("ocean-view/{}", game.id())).unwrap();
        let mut luck = Luck::new(77 + game as u64);
        let mut t = Table::open(luck.pick(&house.limits), house.seats);
        let (mut log, mut twin, mut bought, mut paid) = (Vec::new(), t.clone(), Money::ZERO, Money::ZERO);
        let (mut played, mut people) = (0, 0);
        while played < hands {
            let before = log.len();
            step(&mut t, &mut log, &mut luck, &mut people);
            for event in &log[before..] {
                twin.apply(event);
                match event {
                    TableEvent::Sat { chips, .. } | TableEvent::Rebought { chips, .. } => bought += *chips,
                    TableEvent::Left { chips, .. } => paid += *chips,
                    TableEvent::Ended { .. } => {
                        played += 1;
                        replays(&t, game, &mut replayer);
                    }
                    _ => {}
                }
            }
            assert_eq!(t.total_chips(), bought - paid, "{game:?}");
            assert_eq!(format!("{t:?}"), format!("{twin:?}"));
        }
    }
}

fn step(t: &mut Table, log: &mut Vec<TableEvent>, luck: &mut Luck, people: &mut u32) {
    let seat = 1 + luck.below(t.seat_count()) as SeatNo;
    let social = match luck.below(40) {
        0..=2 => {
            *people += 1;
            Some(TableCommand::Sit {
                seat,
                player: PlayerId(*people),
                chips: Money::dollars(1 + luck.below(400) as i64),
            })
        }
        3 => Some(TableCommand::Leave { seat }),
        4 => Some(TableCommand::SitOut { seat }),
        5..=12 => {
            let ways = t.entrances(seat);
            let how = if ways.is_empty() { None } else { Some(luck.pick(&ways)) };
            Some(TableCommand::ComeIn { seat, how })
        }
        13 => Some(TableCommand::Rebuy { seat, chips: Money::dollars(100) }),
        14 => Some(TableCommand::Move { seat, to: 1 + luck.below(t.seat_count()) as SeatNo }),
        _ => None,
    };
    if let Some(command) = social {
        let _ = t.act(&command, log);
        return;
    }
    let Some(hand) = t.hand() else {
        let ready = t.can_begin();
        assert_eq!(t.act(&TableCommand::Begin, log).is_ok(), ready);
        return;
    };
    assert_ne!(hand.turn(), Turn::Nobody);
    let command = random_command(hand, luck);
    let kills = matches!(command, Command::Kill { .. });
    let answer = t.act(&TableCommand::Play { command }, log);
    assert!(answer.is_ok() || kills, "{answer:?}");
}

fn replays(t: &Table, game: Game, replayer: &mut Replayer) {
    let deal = t.deal().unwrap();
    let names: Vec<String> = deal.players.iter().map(|p| p.0.to_string()).collect();
    let book = format!("ocean-view/{}", game.id());
    let text = phh::export(&deal.setup, &deal.commands, &deal.hand, &names, Some(&book));
    let record = phh::read(&text).unwrap().remove(0);
    match replayer.replay(&record).unwrap_or_else(|e| panic!("{e}\n{text}")) {
        Outcome::Played(p) => assert_eq!(p.finishing_stacks().collect::<Vec<_>>(), record.finishing.unwrap()),
        Outcome::Refused { action, refusal, .. } => panic!("{action}: {refusal}\n{text}"),
    }
}

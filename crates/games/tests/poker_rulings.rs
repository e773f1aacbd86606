//! Rulings that a hand history cannot show: what is seen, what is said, what is done for people who are gone.

use chips::Money;
use games::poker::phh::{self, Replayer};
use games::poker::{
    Award, Cards, Command, Entry, Event, Hand, HouseGame, Narrator, Offer, Part, Phase, Rules, Step, Task,
    Turn, Viewer,
};

fn rules(game: &str) -> Rules {
    HouseGame::shipped(&format!("ocean-view/{game}")).unwrap().at("4-8").unwrap()
}

/// A hand of ours after these actions, with all its events.
fn after(game: &str, players: usize, actions: &[&str]) -> (Hand, Vec<Event>) {
    let stacks = vec!["100"; players].join(", ");
    let text = format!(
        "_game = '{game}'\n_rulebook = 'ocean-view/{game}'\n_limit = '4-8'\nstarting_stacks = [{stacks}]\nactions = []\n"
    );
    let record = phh::read(&text).unwrap().remove(0);
    let setup = Replayer::default().setup(&record).unwrap();
    let mut hand = Hand::new(setup.rules, &setup.entries);
    let mut events = Vec::new();
    hand.start(&mut events);
    for action in actions {
        let command = phh::parse_action(action).unwrap().unwrap();
        hand.execute(&command, &mut events).unwrap_or_else(|r| panic!("{action}: {r}"));
    }
    (hand, events)
}

const DRAW: [&str; 9] = [
    "d dh p1 AsAdAc7h2d",
    "d dh p2 KhKd3c4c5h",
    "p2 cc",
    "p1 cc",
    "d burn 9c",
    "p1 sd 7h2d",
    "d dh p1 9s9d",
    "p2 sd 3c4c5h",
    "d dh p2 QsQdJc",
];

#[test]
fn how_many_were_drawn_is_said_until_somebody_acts_dr4() {
    let (mut hand, mut events) = after("draw", 2, &DRAW);
    let drew = |hand: &Hand, viewer| hand.view(viewer).players.iter().map(|p| p.drew).collect::<Vec<_>>();
    assert_eq!(drew(&hand, Viewer::Rail), [Some(2), Some(3)]);
    hand.execute(&Command::Call { seat: 0 }, &mut events).unwrap();
    assert_eq!(drew(&hand, Viewer::Seat(1)), [None, Some(3)]);
}

/// What is said of a hand, line by line.
fn story(rules: Rules, entries: &[Entry], events: &[Event]) -> Vec<String> {
    let mut narrator = Narrator::new(rules, entries, &["Ann", "Bob"]);
    events.iter().for_each(|e| narrator.tell(e));
    narrator.take().iter().map(|l| said(&l.says)).collect()
}

#[test]
fn a_hand_of_another_size_draws_what_makes_it_whole_and_says_so_dr4() {
    // Four cards, and none or one thrown away; six, and two thrown away.
    let cases: [(&[&str], u8, u8, &str); 3] = [
        (&["d short p1", "d dh p1 AsAdAc7h", "p1 sd"], 0, 1, "Ann draws 1, throwing none"),
        (&["d short p1", "d dh p1 AsAdAc7h", "p1 sd 7h"], 1, 2, "Ann draws 2, throwing [7h]"),
        (&["d dh p1 AsAdAc7h2d", "d extra p1 9c", "p1 sd 7h2d"], 2, 1, "Ann draws 1, throwing [7h 2d]"),
    ];
    for (actions, threw, drew, line) in cases {
        let (last, first) = actions.split_last().unwrap();
        let betting = ["d dh p2 KhKd3c4c5h", "p2 cc", "p1 cc", "d burn 9s"];
        let all: Vec<&str> = first.iter().chain(&betting).chain([last]).copied().collect();
        let (hand, events) = after("draw", 2, &all);
        let seen = hand.view(Viewer::Rail).players[0].clone();
        assert_eq!((seen.threw, seen.drew), (Some(threw), Some(drew)), "{line}");
        assert_eq!(hand.owed(0), usize::from(drew), "{line}");
        let entries: Vec<Entry> = hand.players().iter().map(|p| p.entry).collect();
        let told = story(*hand.rules(), &entries, &events);
        assert!(told.iter().any(|t| t == line), "{line} is not in\n{}", told.join("\n"));
    }
}

#[test]
fn too_few_cards_are_announced_before_one_is_burned_and_turned_st10() {
    let told = |name: &str| {
        let file = format!("{}/../../scenarios/poker/{name}.phh", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let record = phh::read(&text).unwrap().remove(0);
        let (mut replayer, mut told) = (Replayer::default(), Vec::new());
        let each = |_: Option<&str>, events: &[Event], _: &Hand| told.extend(events.to_vec());
        replayer.replay_with(&record, each).unwrap();
        told
    };
    for name in ["stud-two-cards-for-seven", "stud-community-card", "stud-one-card-for-eight"] {
        let events = told(name);
        let announces = |e: &Event| match e {
            Event::Procedure { steps } => steps.iter().any(|s| s.says.to_string().starts_with("announce")),
            _ => false,
        };
        let at: Vec<usize> = (0..events.len()).filter(|i| announces(&events[*i])).collect();
        let begun = events.iter().rposition(|e| matches!(e, Event::StreetBegun { .. })).unwrap();
        assert_eq!(at, [begun + 1], "{name}: said once, before anything else on the last street");
    }
}

#[test]
fn out_of_time_checks_or_folds_and_stands_pat_s12() {
    let (mut hand, mut events) = after("draw", 2, &DRAW[..5]);
    let pat = Command::Draw { seat: 0, cards: Cards::new() };
    assert_eq!(hand.default_move(), Some(pat.clone()));
    hand.execute(&pat, &mut events).unwrap();
    hand.execute(&hand.default_move().unwrap(), &mut events).unwrap();
    assert_eq!(hand.default_move(), Some(Command::Call { seat: 0 }));
    hand.execute(&Command::Raise { seat: 0, to: Money::dollars(8) }, &mut events).unwrap();
    assert_eq!(hand.default_move(), Some(Command::Fold { seat: 1 }));
}

#[test]
fn a_pineapple_hand_is_left_for_the_dealer_to_clear_s12() {
    let actions =
        ["d dh p1 AsAd2c", "d dh p2 KhQhJh", "p2 cc", "p1 cc", "d burn 9c", "d db 3c4d9h", "p1 cc", "p2 cc"];
    let (hand, _) = after("crazy-pineapple", 2, &actions);
    assert_eq!(hand.turn(), Turn::Clear { seat: 0 });
    assert_eq!(hand.default_move(), None);
}

#[test]
fn a_seat_sees_its_own_cards_and_the_auditor_all() {
    let (hand, _) =
        after("holdem", 2, &["d dh p1 AsAd", "d dh p2 KhQh", "p2 cc", "p1 cc", "d burn 9c", "d db 3c4d9h"]);
    let cards = |viewer| {
        let view = hand.view(viewer);
        view.players.iter().map(|p| p.cards.iter().filter(|c| c.card.is_some()).count()).collect::<Vec<_>>()
    };
    assert_eq!(cards(Viewer::Seat(0)), [2, 0]);
    assert_eq!(cards(Viewer::Rail), [0, 0]);
    assert_eq!(cards(Viewer::Dealer), [0, 0]);
    assert_eq!(cards(Viewer::Auditor), [2, 2]);
    assert_eq!(hand.view(Viewer::Rail).exposed, []);
    let called = hand.view(Viewer::Seat(0)).players[0].hand.clone().unwrap();
    assert_eq!((called.high.unwrap().to_string().as_str(), called.low), ("pair of aces", None));
}

#[test]
fn stud_has_no_button_and_the_games_with_blinds_have_one_he3() {
    for (game, button) in
        [("holdem", true), ("draw", true), ("stud", false), ("stud-hi-lo", false), ("razz", false)]
    {
        let (hand, _) = after(game, 3, &[]);
        let seen = hand.view(Viewer::Rail).players.iter().map(|p| p.button).collect::<Vec<_>>();
        assert_eq!(seen, [false, false, button], "{game}");
    }
}

#[test]
fn a_hand_that_folded_stays_hidden_and_a_tabled_one_does_not() {
    let mut actions = vec!["d dh p1 AsAd", "d dh p2 KhQh", "p2 cc", "p1 cc", "d burn ??", "d db 3c4d9h"];
    actions.extend([
        "p1 cc",
        "p2 cc",
        "d burn ??",
        "d db Ts",
        "p1 cc",
        "p2 cc",
        "d burn ??",
        "d db 2h",
        "p1 cc",
        "p2 cc",
    ]);
    actions.extend(["p1 sm -", "p2 sm"]);
    let (hand, _) = after("holdem", 2, &actions);
    let view = hand.view(Viewer::Rail);
    assert!(view.players[0].cards.iter().all(|c| c.card.is_some()));
    assert!(view.players[1].cards.iter().all(|c| c.card.is_none()));
    assert_eq!(view.awards.len(), 1);
}

fn steps(events: &[Event]) -> Vec<Step> {
    events
        .iter()
        .rev()
        .find_map(|e| if let Event::Procedure { steps } = e { Some(steps.clone()) } else { None })
        .unwrap()
}

#[test]
fn an_early_turn_is_answered_with_the_procedure_in_order_he15() {
    let mut actions =
        vec!["d dh p1 AsAd", "d dh p2 KhQh", "p2 cc", "p1 cc", "d burn ??", "d db 3c4d9h", "p1 cc"];
    actions.push("d early db Kd");
    let (_, events) = after("holdem", 2, &actions);
    let steps = steps(&events);
    assert_eq!(steps.iter().map(|s| s.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(steps.iter().all(|s| s.clause.id() == "HE-15"));
    assert!(
        steps[2].says.to_string().contains("burn the next card")
            && steps[4].says.to_string().contains("without a burn")
    );
}

/// As a hand history has it: cards by their letters.
fn said(says: &voice::Telling) -> String {
    voice::plain(&voice::Voice::english().tell(says, &()), |card| card.to_string())
}

#[test]
fn the_story_has_the_pot_after_each_street_and_the_clause_of_every_ruling() {
    let text = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scenarios/poker/sevens-checked-and-best.phh"
    ));
    let text = text.unwrap();
    let record = phh::read(&text).unwrap().remove(0);
    let mut replayer = Replayer::default();
    let setup = replayer.setup(&record).unwrap();
    let mut narrator = Narrator::new(setup.rules, &setup.entries, &["Ann", "Bob", "Cy"]);
    replayer.replay_with(&record, |_, events, _| events.iter().for_each(|e| narrator.tell(e))).unwrap();
    let told: Vec<String> = narrator
        .take()
        .iter()
        .map(|l| format!("{}{}", said(&l.says), l.clause.map(|c| format!(" [{c}]")).unwrap_or_default()))
        .collect();
    for line in [
        "Lowball, $4/$8 fixed limit",
        "Bob posts the big blind of $4",
        "collection: $4, pot $8 [S-9]",
        "draw, pot $8",
        "Bob bets $8",
        "showdown, pot $24",
        "Ann shows [7c 5d 3h 2s Ac]: 7-5-3-2-A low",
        "$8 goes back to Ann [LB-9]",
        "Ann wins $8 (the pot) with 7-5-3-2-A low [LB-9]",
    ] {
        assert!(told.iter().any(|t| t == line), "{line} is not in\n{}", told.join("\n"));
    }
}

#[test]
fn who_wins_a_pot_that_was_all_collection_is_not_told_to_win_nothing_pfee_1() {
    let (hand, mut events) = after("holdem", 2, &["d dh p1 AsAd", "d dh p2 KhQh", "p2 cc", "p1 cc"]);
    let entries: Vec<Entry> = hand.players().iter().map(|p| p.entry).collect();
    let lines =
        vec![Award { pot: 0, seat: 0, amount: Money::ZERO, part: Part::Whole, clause: games::Clause::S9 }];
    events.push(Event::Awarded { lines, uncalled: None });
    let mut narrator = Narrator::new(rules("holdem"), &entries, &["Ann", "Bob"]);
    events.iter().for_each(|event| narrator.tell(event));
    let told = said(&narrator.take().last().unwrap().says);
    assert_eq!(told, "Ann wins the hand; the collection was all of the pot");
}

#[test]
fn blinds_and_fees_of_the_shipped_rules_are_those_of_the_book_s4() {
    let holdem = rules("holdem");
    assert_eq!((holdem.small_blind, holdem.big_blind), (Money::dollars(2), Money::dollars(4)));
    assert_eq!((holdem.fee_for(6), holdem.fee_for(7)), (Money::dollars(4), Money::dollars(5)));
    let stud = rules("stud");
    assert!(stud.ante.is_positive() && stud.bring_in.is_positive() && stud.small_blind.is_zero());
}

/// Is this the last card of somebody's draw, to be exposed as the first three of them are?
fn exposes(hand: &Hand, seat: u8, exposed: usize) -> bool {
    let player = hand.player(seat);
    hand.phase() == Phase::Drawing && player.cards.len() == 4 && player.late == 0 && exposed < 3
}

/// Eight players draw five each and three cards are exposed: every discard left is one of somebody who still waits.
#[test]
fn who_waits_longest_lends_its_discards_to_the_others_s10() {
    let (mut hand, mut events) = after("draw", 8, &[]);
    let (mut exposed, mut commands) = (0, 0);
    while hand.phase() != Phase::Betting || hand.street() == 0 {
        let first = || hand.stub_cards()[0];
        let is_draw = |offer: Offer| match offer {
            Offer::Draw { seat } => Some(seat),
            _ => None,
        };
        let command = match (hand.awaits().offers.into_iter().find_map(is_draw), hand.turn()) {
            // Everybody throws its hand away before the first card is dealt.
            (Some(seat), _) => {
                Command::Draw { seat, cards: hand.player(seat).cards.iter().map(|h| h.card).collect() }
            }
            (None, Turn::Bet { seat, .. }) => Command::Call { seat },
            (None, Turn::Dealer { task: Task::Deal { seat, .. } }) if exposes(&hand, seat, exposed) => {
                exposed += 1;
                Command::Exposed { seat, card: Some(first()) }
            }
            (None, _) => hand.dealer_move(first).unwrap(),
        };
        hand.execute(&command, &mut events).unwrap_or_else(|r| panic!("{command:?}: {r}"));
        commands += 1;
        assert!(commands < 300, "the draw does not end: {:?}", hand.turn());
    }
    assert!(hand.players().iter().all(|p| p.cards.len() == 5 && p.is_in()));
    assert_eq!(hand.stub_cards().len(), hand.stub());
}

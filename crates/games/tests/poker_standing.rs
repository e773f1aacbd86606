//! What somebody is told of their hand before they show or muck it (S-8): by the hands on the table, and true.

mod poker_common;

use chips::Money;
use games::poker::phh::{self, Replayer};
use games::poker::{Cards, Command, Event, Hand, Seat, Standing, Task, Turn, Viewer};
use poker_common::{Luck, books, play, random_setup};

/// A hand of ours with these cards, after one bet on the flop that everybody called, and these actions at the showdown.
fn showdown(game: &str, stacks: &str, cards: &[&str], actions: &[&str]) -> Hand {
    let text = format!(
        "_game = '{game}'\n_rulebook = 'ocean-view/{game}'\n_limit = '4-8'\nstarting_stacks = [{stacks}]\nactions = []\n"
    );
    let record = phh::read(&text).unwrap().remove(0);
    let setup = Replayer::default().setup(&record).unwrap();
    let mut hand = Hand::new(setup.rules, &setup.entries);
    let mut events = Vec::new();
    hand.start(&mut events);
    let mut cards = cards.iter();
    while !matches!(hand.turn(), Turn::Show { .. }) {
        let command = match hand.turn() {
            Turn::Bet { seat, moves } if moves.check && hand.board().len() == 3 => {
                Command::Raise { seat, to: moves.raise.unwrap().least() }
            }
            Turn::Bet { seat, .. } => Command::Call { seat },
            Turn::Dealer { task: Task::Burn } => Command::Burn { card: None },
            _ => phh::parse_action(cards.next().expect("more cards")).unwrap().unwrap(),
        };
        hand.execute(&command, &mut events).unwrap_or_else(|r| panic!("{command:?}: {r}"));
    }
    for action in actions {
        let command = phh::parse_action(action).unwrap().unwrap();
        hand.execute(&command, &mut events).unwrap_or_else(|r| panic!("{action}: {r}"));
    }
    hand
}

/// Whose turn it is to show, and what they are told.
fn told(hand: &Hand) -> (Seat, Option<Standing>) {
    let Turn::Show { seat } = hand.turn() else { panic!("nobody shows: {:?}", hand.turn()) };
    for other in [Viewer::Rail, Viewer::Dealer, Viewer::Auditor, Viewer::Seat(seat ^ 1)] {
        assert_eq!(hand.view(other).standing, None, "{other:?} is told of somebody else's hand");
    }
    (seat, hand.view(Viewer::Seat(seat)).standing)
}

#[test]
fn the_first_is_told_nothing_of_the_others_and_the_next_what_is_on_the_table_s8() {
    let deal = ["d dh p1 AsKd", "d dh p2 9h8h", "d dh p3 2c3d", "d db 7sTdAc", "d db 6c", "d db Kh"];
    let stacks = "100, 100, 100";
    assert_eq!(told(&showdown("holdem", stacks, &deal, &[])), (0, Some(Standing::First)));
    // A straight against two pairs wins; a lone ace on the board is beaten by both, and by one.
    assert_eq!(told(&showdown("holdem", stacks, &deal, &["p1 sm -"])), (1, Some(Standing::Wins)));
    assert_eq!(
        told(&showdown("holdem", stacks, &deal, &["p1 sm -", "p2 sm -"])),
        (2, Some(Standing::Beaten))
    );
    assert_eq!(told(&showdown("holdem", stacks, &deal, &["p1 sm"])), (1, Some(Standing::First)));
}

#[test]
fn a_tie_and_a_half_are_shared() {
    let deal = ["d dh p1 AsKd", "d dh p2 AhKc", "d db 7sTdAc", "d db 6c", "d db Kh"];
    assert_eq!(told(&showdown("holdem", "100, 100", &deal, &["p1 sm -"])), (1, Some(Standing::Shares)));
    let deal = ["d dh p1 KsKd", "d dh p2 2c3d", "d db 7sTdAc", "d db 6c", "d db Kh"];
    assert_eq!(told(&showdown("holdem-hi-lo", "100, 100", &deal, &["p1 sm -"])), (1, Some(Standing::Shares)));
}

#[test]
fn who_is_beaten_in_the_side_pot_may_still_win_the_main_pot_and_who_is_last_for_a_pot_wins_it_s6() {
    let deal = ["d dh p1 QsQd", "d dh p2 9h8h", "d dh p3 2c3d", "d db 7sTdAc", "d db 6c", "d db Kh"];
    let stacks = "100, 4, 100";
    // The big blind is all-in and shows after the two who play for the side pot.
    assert_eq!(told(&showdown("holdem", stacks, &deal, &["p1 sm -"])), (2, Some(Standing::Beaten)));
    assert_eq!(told(&showdown("holdem", stacks, &deal, &["p1 sm"])), (2, Some(Standing::Wins)));
    assert_eq!(told(&showdown("holdem", stacks, &deal, &["p1 sm", "p3 sm -"])), (1, Some(Standing::Wins)));
    let beaten = ["d dh p1 QsQd", "d dh p2 2h8h", "d dh p3 2c3d", "d db 7sTdAc", "d db 6c", "d db Kh"];
    let hand = showdown("holdem", stacks, &beaten, &["p1 sm -", "p3 sm"]);
    assert_eq!(told(&hand), (1, Some(Standing::Beaten)));
}

/// The cards that won, by seat, as the rail sees them.
fn won_with(hand: &Hand) -> Vec<String> {
    let players = hand.view(Viewer::Rail).players;
    players.iter().map(|p| p.won_with.iter().map(ToString::to_string).collect()).collect()
}

#[test]
fn the_five_cards_that_won_are_told_once_they_are_tabled_he5() {
    let deal = ["d dh p1 AsKd", "d dh p2 9h8h", "d db 7sTdAc", "d db 6c", "d db Kh"];
    let shows = ["p1 sm -", "p2 sm -"];
    assert_eq!(won_with(&showdown("holdem", "100, 100", &deal, &shows[..1])), ["", ""], "nothing is won yet");
    assert_eq!(won_with(&showdown("holdem", "100, 100", &deal, &shows)), ["", "Td9h8h7s6c"]);
    // Nobody had to show the hand that is left.
    assert_eq!(won_with(&showdown("holdem", "100, 100", &deal, &["p1 sm"])), ["", ""]);
}

#[test]
fn each_half_is_won_with_its_own_cards_and_omaha_takes_two_of_the_hand_om1() {
    let deal = ["d dh p1 KsKd", "d dh p2 2c3d", "d db 7sTdAc", "d db 6c", "d db Kh"];
    let shows = ["p1 sm -", "p2 sm -"];
    assert_eq!(won_with(&showdown("holdem-hi-lo", "100, 100", &deal, &shows)), ["KsKhKdAcTd", "7s6c3d2cAc"]);
    // Four hearts of one's own make no flush with two on the board.
    let deal = ["d dh p1 AhQhJh9h", "d dh p2 7c7d2s3s", "d db 7hTh2d", "d db 4c", "d db Ks"];
    assert_eq!(won_with(&showdown("omaha", "100, 100", &deal, &shows)), ["", "7h7d7cKsTh"]);
}

#[test]
fn cards_that_nobody_knows_are_not_compared() {
    let deal = ["d dh p1 AsKd", "d dh p2 ????", "d db 7sTdAc", "d db 6c", "d db Kh"];
    assert_eq!(told(&showdown("holdem", "100, 100", &deal, &["p1 sm -"])), (1, None));
}

/// What everybody has at the end, if this command is given and all others show.
fn ends(hand: &Hand, command: Command, seat: Seat) -> Money {
    let mut hand = hand.clone();
    let mut events: Vec<Event> = Vec::new();
    hand.execute(&command, &mut events).unwrap();
    while let Turn::Show { seat } = hand.turn() {
        hand.execute(&Command::Show { seat, cards: Cards::new() }, &mut events).unwrap();
    }
    hand.player(seat).stack
}

#[test]
fn what_is_told_is_what_the_settlement_says_in_every_game() {
    for book in &books() {
        let mut heard = std::collections::BTreeMap::new();
        for seed in 0..120 {
            let mut luck = Luck::new(book.number * 1_000_000 + seed);
            let setup = random_setup(book, &mut luck);
            let each = |hand: &Hand, _: &mut Luck| {
                let Turn::Show { seat } = hand.turn() else { return };
                let Some(standing) = hand.view(Viewer::Seat(seat)).standing else { return };
                *heard.entry(format!("{standing:?}")).or_insert(0) += 1;
                let muck = Command::Muck { seat };
                if hand.decide(&muck).is_err() {
                    return assert_eq!(standing, Standing::Wins, "nobody else can win a pot");
                }
                let last = hand.contenders().all(|s| s == seat || hand.player(s).is_tabled());
                let shown = ends(hand, Command::Show { seat, cards: Cards::new() }, seat);
                let mucked = ends(hand, muck, seat);
                match standing {
                    Standing::Beaten => assert_eq!(shown, mucked, "{hand:#?}"),
                    Standing::Wins | Standing::Shares if last => assert!(shown > mucked, "{hand:#?}"),
                    _ => {}
                }
            };
            play(setup, 0, &mut luck, each);
        }
        for standing in ["First", "Wins", "Beaten"] {
            assert!(heard.contains_key(standing), "{}: {standing} never came: {heard:?}", book.id);
        }
    }
}

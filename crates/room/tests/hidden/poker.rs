//! Poker, every game: other players' hands, burned and thrown cards, the stub.

use crate::play::{Dice, Play, Show, all, sent, with_cards};
use crate::rounds;
use cards::{Card, DECK};
use games::Viewer;
use games::poker::Event;
use games::rulebook::Houses;
use room::frame::Past;
use room::game::cards_dealt;
use room::poker::PokerEvent;
use room::record::Step;

/// The cards of a hand that a viewer may know, by the rules of the table: their own, and what lies or lay face up.
fn known(round: &[Past], viewer: Viewer) -> Vec<Card> {
    let mut known = Vec::new();
    let mut held: Vec<Vec<Card>> = vec![Vec::new(); 10];
    let mut mine = None;
    let steps = round.iter().flat_map(|past| &past.steps);
    for event in steps.flat_map(|step| if let Step::Poker { events, .. } = step { &events[..] } else { &[] })
    {
        match event {
            PokerEvent::HandBegan { places, .. } => {
                let is_me = |player| viewer == Viewer::Player(player);
                mine = places.iter().position(|p| is_me(p.player));
            }
            PokerEvent::Hand(Event::Dealt { seat, cards, up }) => {
                let seat = usize::from(*seat);
                held[seat].extend(cards.iter().flatten());
                if *up || mine == Some(seat) {
                    known.extend(cards.iter().flatten());
                }
            }
            PokerEvent::Hand(Event::Discarded { seat, cards }) => {
                held[usize::from(*seat)].retain(|c| !cards.contains(&Some(*c)));
            }
            PokerEvent::Hand(Event::Shown { seat, .. }) => known.extend(&held[usize::from(*seat)]),
            PokerEvent::Hand(Event::Boarded { cards } | Event::BoardTakenBack { cards }) => {
                known.extend(cards.iter().flatten());
            }
            PokerEvent::Hand(Event::CommonDealt { card } | Event::Burned { card, up: true }) => {
                known.extend(card);
            }
            _ => {}
        }
    }
    known
}

/// Where each card goes: known ones stay, the others change places. False where nothing moves.
fn exchange(deck: &[Card], known: &[Card], dice: &mut Dice) -> [u8; 53] {
    let mut to: [u8; 53] = std::array::from_fn(|i| i as u8);
    let mut free: Vec<usize> =
        deck.iter().filter(|c| !known.contains(c)).map(|c| usize::from(c.index())).collect();
    while free.len() > 1 {
        let last = free.pop().expect("there are two");
        let other = free[dice.roll(free.len())];
        to.swap(last, other);
    }
    to
}

/// Looks at the hand through somebody's eyes.
fn check(play: &mut Play, viewer: Viewer, show: Show<'_>) -> Result<bool, String> {
    let known = known(&play.round, viewer);
    let deck = play.engine.game.poker().map_or(&DECK[..], |t| t.rules().game.deck());
    let to = exchange(deck, &known, &mut play.dice);
    let other = |card: Card| Card::from_index(to[usize::from(card.index())]).expect("a card");
    let change = |step: &Step| with_cards(step, &other);
    let twin = play.compare(viewer, &change, show)?;
    let dealt = play.round.iter().flat_map(|past| &past.steps).flat_map(cards_dealt);
    let exchanged = dealt.into_iter().any(|card| other(card) != card);
    Ok(!play.decisions.is_multiple_of(16) || !exchanged || play.auditor_sees(&twin))
}

/// Plays so many hands, each decision looked at through somebody's eyes by turns.
fn play_hands(rulebook: &str, mut play: Play, hands: u32) {
    let viewers = play.viewers();
    let (mut compared, mut unseen, mut told) = (0u64, 0u64, 0u64);
    while play.engine.game.rounds() < hands {
        play.step();
        if play.round.iter().all(|past| past.steps.iter().all(|s| !matches!(s, Step::Poker { .. }))) {
            continue;
        }
        let mut viewer = viewers[play.decisions as usize % viewers.len()];
        // A hand that is over is no secret to the auditor.
        if !play.engine.game.is_under_way() && viewers.contains(&Viewer::Auditor) {
            told += u64::from(check(&mut play, Viewer::Auditor, &sent).is_err());
            viewer = if viewer == Viewer::Auditor { Viewer::Rail } else { viewer };
        }
        unseen += u64::from(!check(&mut play, viewer, &sent).unwrap());
        compared += 1;
    }
    let (hands, dealing) = (play.engine.game.rounds(), play.engine.spec.dealing);
    println!("{rulebook}, {dealing:?}: {hands} hands, {} decisions, {compared} compared", play.decisions);
    assert!(compared > u64::from(hands) * 4, "hands were told again");
    assert_eq!(unseen, 0, "the auditor sees that other cards were dealt");
    assert_eq!(
        told > 0,
        viewers.contains(&Viewer::Auditor),
        "the auditor sees all of a hand when it is over"
    );
}

fn games(houses: &Houses) -> Vec<&str> {
    let games: Vec<&str> = houses.ids().filter(|id| houses.poker(id).is_ok()).collect();
    assert_eq!(games.len(), 17);
    games
}

#[test]
fn nobody_is_sent_a_card_that_somebody_else_holds() {
    let houses = Houses::shipped();
    let games = games(&houses);
    for (n, rulebook) in games.iter().enumerate() {
        play_hands(
            rulebook,
            Play::open(rulebook, n as u32 + 1, 5),
            rounds(340, 102_000) / games.len() as u32,
        );
    }
}

#[test]
fn nobody_is_sent_a_card_that_a_dealer_named_for_somebody_else() {
    let houses = Houses::shipped();
    let games = games(&houses);
    for (n, rulebook) in games.iter().enumerate() {
        let hands = rounds(170, 17_000) / games.len() as u32;
        play_hands(rulebook, Play::by_hand(rulebook, n as u32 + 101, 5), hands);
    }
}

/// With a full table the stub of triple draw runs out now and then; the virtual dealer shuffles the discards, and the hand
/// goes on to its end.
#[test]
fn the_stub_of_triple_draw_is_made_up_again_o_10() {
    let scrambles = |step: &Step| match step {
        Step::Poker { events, .. } => events.contains(&PokerEvent::Hand(Event::Scrambled)),
        _ => false,
    };
    let mut play = Play::open("open/triple-draw", 7, 6);
    let (mut hands, mut on) = (0, None);
    while hands < 3 {
        assert!(play.decisions < 60_000, "the stub never runs out");
        play.step();
        let rounds = play.engine.game.rounds();
        if play.round.iter().flat_map(|past| &past.steps).any(scrambles) {
            on = Some(rounds);
        }
        if on.is_some_and(|hand| rounds > hand || !play.engine.game.is_under_way()) {
            (hands, on) = (hands + 1, None);
        }
    }
    assert!(play.cuts > u64::from(play.engine.game.rounds()), "every deck is cut, and every stub");
}

#[test]
fn a_card_of_somebody_else_that_leaks_is_found() {
    let leaks: [(&str, Show<'_>); 3] = [
        ("what the referee knows", &|engine, records, _| all(engine, records)),
        ("a neighbour's frame", &|engine, records, viewer| match viewer {
            Viewer::Player(p) => sent(engine, records, Viewer::Player(games::PlayerId(p.0 % 5 + 1))),
            other => sent(engine, records, other),
        }),
        ("commands among the records", &|engine, records, viewer| {
            let steps: Vec<_> = records.iter().map(|past| &past.steps).collect();
            format!("{}{}", sent(engine, records, viewer), serde_json::to_string(&steps).unwrap())
        }),
    ];
    for (what, leak) in leaks {
        for game in ["ocean-view/holdem", "ocean-view/stud", "ocean-view/lowball"] {
            for mut play in [Play::open(game, 1, 5), Play::by_hand(game, 1, 5)] {
                let viewers = play.viewers();
                let found = (0..800).any(|i: usize| {
                    play.step();
                    check(&mut play, viewers[i % viewers.len()], leak).is_err()
                });
                assert!(found, "{what} was not noticed at {game}");
            }
        }
    }
}

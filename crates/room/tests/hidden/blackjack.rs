//! Blackjack: the hole card, as long as it lies face down.

use crate::play::{Play, Show, all, sent, with_cards};
use crate::rounds;
use cards::{Card, DECK};
use games::Viewer;
use games::blackjack::{Event, Hole, Ruling, Target, total};
use games::rulebook::Houses;
use room::floor::default_floor;
use room::past::Round;
use room::record::Step;

/// A card that might lie there as well: the peek has said what it has said.
fn other_hole(play: &mut Play) -> Option<Card> {
    let bank = play.engine.game.blackjack().unwrap().bank()?;
    let Hole::Down(hole) = bank.hole else { return None };
    let up = bank.cards[0];
    let natural = |card: Card| total(&[up, card], true).natural;
    let fits = |c: &Card| *c != hole && (bank.peeked.is_none() || natural(*c) == natural(hole));
    let others: Vec<Card> = DECK.iter().copied().filter(fits).collect();
    Some(others[play.dice.roll(others.len())])
}

fn is_hole(step: &Step) -> bool {
    let hole = |event: &Event| matches!(event, Event::CardDealt { to: Target::Hole, .. });
    matches!(step, Step::Blackjack { events, .. } if events.iter().any(hole))
}

/// Looks at the round through somebody's eyes, by turns.
fn check(play: &mut Play, show: Show<'_>) -> Result<u64, String> {
    let Some(other) = other_hole(play) else { return Ok(0) };
    let viewers = play.viewers();
    let viewer = viewers[play.dice.roll(viewers.len())];
    let change = |step: &Step| with_cards(step, &|card| if is_hole(step) { other } else { card });
    let twin = match play.compare(viewer, &change, show) {
        // A hole card that the shoe cannot hold is no other hole card (D23).
        Err(why) if why.ends_with("(D23)") => return Ok(0),
        compared => compared?,
    };
    assert!(!play.decisions.is_multiple_of(8) || play.auditor_sees(&twin), "the auditor sees the difference");
    Ok(1)
}

/// Plays so many rounds at every house's tables.
fn play_rounds(rounds: u32, open: impl Fn(&str, u32) -> Play) {
    let houses = Houses::shipped();
    let floor = default_floor(&houses);
    let floor: Vec<_> =
        floor.iter().filter(|o| houses.game(&o.rulebook).as_deref() == Some("blackjack")).collect();
    assert!(floor.len() >= 4);
    for (n, order) in floor.iter().enumerate() {
        let mut play = open(&order.rulebook, n as u32 + 1);
        let mut compared = 0;
        while play.engine.game.rounds() < rounds / floor.len() as u32 {
            play.step();
            compared += check(&mut play, &sent).unwrap();
        }
        let (played, dealing) = (play.engine.game.rounds(), play.engine.spec.dealing);
        let decisions = play.decisions;
        println!(
            "{}, {dealing:?}: {played} rounds, {decisions} decisions, {compared} compared",
            order.rulebook
        );
        assert!(compared > u64::from(played), "hole cards were exchanged");
    }
}

#[test]
fn nobody_is_sent_a_card_that_lies_face_down() {
    play_rounds(rounds(800, 34_000), |rulebook, number| Play::open(rulebook, number, 8));
}

#[test]
fn nobody_is_sent_a_hole_card_that_a_dealer_named() {
    play_rounds(rounds(400, 4_000), |rulebook, number| Play::by_hand(rulebook, number + 100, 8));
}

/// The cards of events, as somebody sees them.
fn cards_of<'a>(events: impl Iterator<Item = &'a Event>, viewer: Viewer) -> Vec<Card> {
    let card = |event: Event| match event {
        Event::CardDealt { card, .. } => card,
        Event::HoleShown { card } => Some(card),
        _ => None,
    };
    events.filter_map(|event| card(event.seen_by(viewer))).collect()
}

/// What `GET /api/tables/{table}/rounds/{seq}` gives to anybody: a round that was called off with its hole card face down is
/// not told, and in every other it was turned over.
#[test]
fn a_round_as_a_file_has_only_cards_that_everybody_saw() {
    let (mut told, mut called_off) = (0, 0);
    let mut play = Play::open("aviator/pure-21.5", 7, 8);
    while told < 60 || called_off < 60 {
        play.step();
        let events = || {
            play.round.iter().flat_map(|past| &past.steps).flat_map(|step| match step {
                Step::Blackjack { events, .. } => events.as_slice(),
                _ => &[],
            })
        };
        let mut round = Round::at(&play.engine.spec).unwrap();
        let over = events().filter(|event| round.see(event)).count() > 0;
        if over {
            let file = round.scenario(&play.engine.spec, "a round").expect("nobody ruled");
            let line = file.lines().find_map(|line| line.strip_prefix("cards = ")).unwrap();
            let mut seen = cards_of(events(), Viewer::Rail);
            for card in line.trim_matches('"').split(' ').map(|card| card.parse().unwrap()) {
                let at = seen.iter().position(|c| *c == card).unwrap_or_else(|| panic!("{card} was hidden"));
                seen.remove(at);
            }
            told += 1;
        } else if cards_of(events(), Viewer::Auditor).len() > cards_of(events(), Viewer::Rail).len() {
            let (author, reason, ruling) = ("Floor".into(), "a test".into(), Ruling::VoidRound);
            round.see(&Event::Ruled { author, reason, ruling, clause: None });
            assert_eq!(round.scenario(&play.engine.spec, "a round"), None);
            called_off += 1;
        }
    }
}

#[test]
fn a_hole_card_that_leaks_is_found() {
    let leaks: [(&str, Show<'_>); 2] = [
        ("what the referee knows", &|engine, records, _| all(engine, records)),
        ("a word too many", &|engine, records, viewer| {
            let hole = engine.game.blackjack().and_then(|g| g.bank()).map(|b| b.hole);
            let high =
                matches!(hole, Some(Hole::Down(card)) if card.rank().is_some_and(|r| r.is_ten_value()));
            format!("{}{}", sent(engine, records, viewer), if high { " " } else { "" })
        }),
    ];
    for (what, leak) in leaks {
        for mut play in [Play::open("aviator/pure-21.5", 1, 8), Play::by_hand("aviator/pure-21.5", 1, 8)] {
            let found = (0..4000).any(|_| {
                play.step();
                check(&mut play, leak).is_err()
            });
            assert!(found, "{what} was not noticed");
        }
    }
}

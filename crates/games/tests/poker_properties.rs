//! Properties of the poker referee over random legal play of every rulebook.
//!
//! `CARDROOM_SOAK=1` plays a million actions of each game for every property and prints how long that took;
//! `CARDROOM_SEED` repeats one seed, `CARDROOM_GAME` keeps to one rulebook.

mod poker_common;

use cards::ranking::{Low, Made, reference};
use cards::{Card, DECK_WITH_JOKER};
use chips::Money;
use games::poker::phh::{self, Outcome, Replayer};
use games::poker::{
    Cards, Command, Deal, Event, Game, Hand, Making, Offer, Part, Seat, Split, Status, Task, Turn, Viewer,
};
use poker_common::{Book, Luck, Story, books, held, play, random_incident, random_setup};
use std::time::Instant;

/// How many actions are played: a million in a soak, else a share of a few thousand for properties that cost more.
fn actions(share: usize) -> usize {
    if is_soak() { 1_000_000 } else { 12_000 / share }
}

fn is_soak() -> bool {
    std::env::var_os("CARDROOM_SOAK").is_some()
}

/// Plays hands of a game until enough actions were made, and shows each one that ended.
fn many(
    book: &Book,
    share: usize,
    incidents: usize,
    mut each: impl FnMut(&Hand, &mut Luck),
    mut end: impl FnMut(&Story, &mut Luck),
) {
    let only: Option<u64> = std::env::var("CARDROOM_SEED").ok().and_then(|s| s.parse().ok());
    let (mut played, mut hands, mut seed) = (0, 0, only.unwrap_or(book.number * 1_000_000));
    let start = Instant::now();
    while played < actions(share) {
        let mut luck = Luck::new(seed);
        let setup = random_setup(book, &mut luck);
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let story = play(setup, incidents, &mut luck, &mut each);
            end(&story, &mut luck);
            story.commands.len()
        }));
        match caught {
            Ok(commands) => played += commands,
            Err(panic) => {
                eprintln!("{} failed with CARDROOM_SEED={seed}", book.id);
                std::panic::resume_unwind(panic);
            }
        }
        seed += 1;
        hands += 1;
        if only.is_some() {
            return;
        }
    }
    if is_soak() {
        let test = std::thread::current().name().unwrap_or_default().to_string();
        let seconds = start.elapsed().as_secs_f64();
        println!("{test}: {}: {played} actions, {hands} hands, {seconds:.1} s", book.id);
    }
}

fn all_games(test: impl Fn(&Book)) {
    let only = std::env::var("CARDROOM_GAME").ok();
    books().iter().filter(|b| only.as_deref().is_none_or(|id| id == b.id)).for_each(test);
}

fn total(hand: &Hand) -> Money {
    hand.players().iter().map(|p| p.stack).sum::<Money>() + hand.pot() + hand.collected()
}

#[test]
fn chips_are_conserved_and_nobody_owes() {
    all_games(|book| {
        let check = |hand: &Hand| {
            let start: Money = hand.players().iter().map(|p| p.entry.stack).sum();
            assert_eq!(total(hand), start);
            assert!(hand.players().iter().all(|p| p.stack >= Money::ZERO && p.paid >= Money::ZERO));
        };
        many(book, 1, 6, |hand, _| check(hand), |story, _| check(&story.hand));
    });
}

/// Would this command be legal by what the referee says it waits for?
fn is_offered(hand: &Hand, command: &Command) -> bool {
    let awaits = hand.awaits();
    let turn_of = |seat: &Seat| matches!(&awaits.turn, Turn::Bet { seat: s, .. } if s == seat);
    let moves = || match &awaits.turn {
        Turn::Bet { moves, .. } => moves.clone(),
        _ => Default::default(),
    };
    let offered = |offer: Offer| awaits.offers.contains(&offer);
    let task = |task: Task| awaits.turn == Turn::Dealer { task };
    match command {
        Command::Fold { seat } => turn_of(seat) && moves().fold,
        Command::Call { seat } => turn_of(seat) && (moves().check || moves().call.is_some()),
        Command::Raise { seat, to } => {
            turn_of(seat) && moves().raise.is_some_and(|r| r.allows(*to, hand.unit()))
        }
        Command::BringIn { seat } => turn_of(seat) && moves().bring_in.is_some(),
        Command::Draw { seat, cards } => {
            let asked = hand.player(*seat).asked.is_none_or(|n| usize::from(n) == cards.len());
            offered(Offer::Draw { seat: *seat }) && asked && cards.len() <= 5
        }
        Command::Ask { seat, count } => {
            let player = hand.player(*seat);
            let held = player.cards.len() + player.drew.map_or(0, |_| player.thrown.len());
            offered(Offer::Ask { seat: *seat }) && *count <= 5 && usize::from(*count) <= held
        }
        Command::Kill { seat } => offered(Offer::Kill { seat: *seat }),
        Command::Clear { seat, card } => {
            offered(Offer::Clear { seat: *seat }) && held(hand, *seat).contains(card)
        }
        Command::Stop { seat } => offered(Offer::Stop { seat: *seat }),
        Command::Show { seat, .. } => awaits.turn == Turn::Show { seat: *seat },
        Command::AllClear => offered(Offer::AllClear),
        Command::Burn { .. } => task(Task::Burn),
        Command::Board { cards } => {
            matches!(awaits.turn, Turn::Dealer { task: Task::Board { count } } if usize::from(count) >= cards.len())
        }
        Command::Common { .. } => task(Task::Common),
        Command::Scramble => matches!(awaits.turn, Turn::Dealer { task: Task::Scramble { .. } }),
        other => unreachable!("{other:?} is not in the universe of this test"),
    }
}

/// Any command at all, sensible or not.
fn any_command(hand: &Hand, luck: &mut Luck) -> Command {
    let seat = match hand.turn() {
        Turn::Bet { seat, .. } | Turn::Draw { seat } | Turn::Show { seat } if luck.chance(60) => seat,
        _ => luck.below(hand.players().len()) as Seat,
    };
    let stub = hand.stub_cards();
    let card = if stub.is_empty() { None } else { Some(luck.pick(&stub)) };
    let one: Cards = [card].into_iter().collect();
    let to = match hand.moves(seat).raise {
        Some(raise) if luck.chance(50) => raise.least() + hand.unit() * luck.below(3) as i64,
        _ => Money::cents(luck.below(20_000) as i64),
    };
    match luck.below(17) {
        0 => Command::Fold { seat },
        1 => Command::Call { seat },
        2..=4 => Command::Raise { seat, to },
        5 => Command::BringIn { seat },
        6 => Command::Draw { seat, cards: held(hand, seat).into_iter().take(luck.below(7)).collect() },
        7 => Command::Ask { seat, count: luck.below(7) as u8 },
        8 => Command::Kill { seat },
        9 => Command::Clear { seat, card: held(hand, seat).first().copied().flatten() },
        10 => Command::Stop { seat },
        11 => Command::Show { seat, cards: Cards::new() },
        12 => Command::AllClear,
        13 if hand.phase() != games::poker::Phase::Betting => Command::Burn { card },
        14 if card.is_some() => Command::Board { cards: one },
        15 if card.is_some() => Command::Common { card },
        _ => Command::Scramble,
    }
}

#[test]
fn what_is_awaited_is_accepted_and_nothing_else_and_a_refusal_changes_nothing() {
    all_games(|book| {
        let each = |hand: &Hand, luck: &mut Luck| {
            let command = any_command(hand, luck);
            let before = luck.chance(5).then(|| format!("{hand:?}"));
            let answer = hand.decide(&command);
            assert_eq!(answer.is_ok(), is_offered(hand, &command), "{command:?}: {answer:?}\n{hand:#?}");
            if let (Some(before), Err(_)) = (before, answer) {
                let mut tried = hand.clone();
                assert!(tried.execute(&command, &mut Vec::new()).is_err());
                assert_eq!(before, format!("{tried:?}"));
            }
        };
        many(book, 1, 3, each, |_, _| {});
    });
}

#[test]
fn cards_that_are_out_of_the_stub_are_refused() {
    all_games(|book| {
        let each = |hand: &Hand, _: &mut Luck| {
            let Turn::Dealer { task: Task::Deal { seat, .. } } = hand.turn() else { return };
            let stub = hand.stub_cards();
            let out = DECK_WITH_JOKER.iter().find(|c| !stub.contains(c));
            if let Some(card) = out {
                let cards = [Some(*card)].into_iter().collect();
                assert!(hand.decide(&Command::Deal { seat, cards }).is_err());
            }
        };
        many(book, 4, 3, each, |_, _| {});
    });
}

#[test]
fn events_and_prefixes_replay_to_the_same_hand() {
    all_games(|book| {
        let end = |story: &Story, luck: &mut Luck| {
            let mut by_events = Hand::new(story.setup.rules, &story.setup.entries);
            story.events.iter().for_each(|e| by_events.apply(e));
            assert_eq!(format!("{by_events:?}"), format!("{:?}", story.hand));
            let stop = luck.below(story.commands.len() + 1);
            let (mut events, mut prefix) = (Vec::new(), Hand::new(story.setup.rules, &story.setup.entries));
            prefix.start(&mut events);
            for command in &story.commands[..stop] {
                let decided = prefix.decide(command).unwrap();
                let before = events.len();
                prefix.execute(command, &mut events).unwrap();
                assert_eq!(events[before..], decided[..]);
            }
            assert_eq!(events[..], story.events[..events.len()]);
            let json = serde_json::to_string(&events).unwrap();
            assert_eq!(serde_json::from_str::<Vec<Event>>(&json).unwrap(), events);
        };
        many(book, 2, 6, |_, _| {}, end);
    });
}

#[test]
fn our_hands_written_as_phh_replay_to_the_same_stacks() {
    let mut replayer = Replayer::default();
    for book in &books() {
        let end = |story: &Story, _: &mut Luck| {
            let names: Vec<String> =
                (0..story.hand.players().len()).map(|i| format!("O'Player {i}")).collect();
            let text = phh::export(&story.setup, &story.commands, &story.hand, &names, Some(&book.id));
            let record = phh::read(&text).unwrap().remove(0);
            match replayer.replay(&record).unwrap_or_else(|e| panic!("{e}\n{text}")) {
                Outcome::Played(played) => {
                    assert_eq!(
                        played.finishing_stacks().collect::<Vec<_>>(),
                        record.finishing.unwrap(),
                        "{text}"
                    );
                    assert_eq!(played.hand.collected(), story.hand.collected());
                }
                Outcome::Refused { action, refusal, .. } => panic!("{action}: {refusal}\n{text}"),
            }
        };
        many(book, 3, 6, |_, _| {}, end);
    }
}

/// Everything a viewer was ever told of, as a set of cards.
fn told(story: &Story, commands: usize, viewer: Viewer) -> (Hand, u64) {
    let (mut known, mut events) = (0u64, Vec::new());
    let mut hand = Hand::new(story.setup.rules, &story.setup.entries);
    hand.start(&mut events);
    for command in &story.commands[..commands] {
        events.clear();
        hand.execute(command, &mut events).unwrap();
        for event in &events {
            let seen = serde_json::to_value(hand.redact(event, viewer)).unwrap();
            for key in ["card", "cards", "from", "to"] {
                let cards = seen.get(key).cloned().unwrap_or_default();
                let cards = if cards.is_array() { cards } else { serde_json::json!([cards]) };
                for card in cards.as_array().unwrap().iter().filter_map(|c| c.as_str()) {
                    known |= 1 << card.parse::<Card>().unwrap().index();
                }
            }
        }
        for player in hand.view(viewer).players {
            for card in player.cards.iter().filter_map(|c| c.card) {
                known |= 1 << card.index();
            }
        }
    }
    (hand, known)
}

/// The same command in a world where hidden cards are other ones.
fn in_another_world(command: &Command, other: &[Card; 53]) -> Command {
    let mut json = serde_json::to_value(command).unwrap();
    let swap = |v: &mut serde_json::Value| {
        if let Some(card) = v.as_str().and_then(|s| s.parse::<Card>().ok()) {
            *v = serde_json::json!(other[usize::from(card.index())].to_string());
        }
    };
    for key in ["card", "from", "to"] {
        if let Some(card) = json.get_mut(key) {
            swap(card);
        }
    }
    if let Some(cards) = json.get_mut("cards").and_then(|c| c.as_array_mut()) {
        cards.iter_mut().for_each(swap);
    }
    serde_json::from_value(json).unwrap()
}

#[test]
fn a_view_is_the_same_whatever_the_hidden_cards_are() {
    all_games(|book| {
        let end = |story: &Story, luck: &mut Luck| {
            let viewer = match luck.below(3) {
                0 => Viewer::Rail,
                1 => Viewer::Dealer,
                _ => Viewer::Seat(luck.below(story.hand.players().len()) as Seat),
            };
            let stop = luck.below(story.commands.len() + 1);
            let (hand, known) = told(story, stop, viewer);
            let mut other = DECK_WITH_JOKER;
            let deck = book.game().deck().iter().map(|c| usize::from(c.index()));
            let hidden: Vec<usize> = deck.filter(|i| known & (1 << i) == 0).collect();
            for i in (1..hidden.len()).rev() {
                other.swap(hidden[i], hidden[luck.below(i + 1)]);
            }
            let (mut events, mut twin) = (Vec::new(), Hand::new(story.setup.rules, &story.setup.entries));
            twin.start(&mut events);
            for command in &story.commands[..stop] {
                twin.execute(&in_another_world(command, &other), &mut events).unwrap();
            }
            assert_eq!(hand.view(viewer), twin.view(viewer), "{viewer:?} after {stop} commands");
        };
        many(book, 3, 5, |_, _| {}, end);
    });
}

/// A hand's worth by the slow ranking, tried over all combinations.
fn slow_worth(hand: &Hand, seat: Seat) -> (Option<Made>, Option<Made>) {
    let player = hand.player(seat);
    let mut own: Vec<Card> = player.cards.iter().filter_map(|h| h.card).collect();
    own.extend(hand.common().flatten());
    if player.plays_board {
        own.clear();
    }
    let board: Vec<Card> = hand.board().iter().copied().flatten().collect();
    let all: Vec<Card> = board.iter().chain(&own).copied().collect();
    let game = hand.game();
    let eight = |low: Low| Some(low).filter(|l| l.is_eight_or_better());
    let five = || <[Card; 5]>::try_from(&all[..]).unwrap();
    match (game, game.split()) {
        (Game::Lowball, _) => (None, Some(reference::lowball(&five()).into())),
        (Game::Draw, _) => (Some(reference::draw_high(&five()).into()), None),
        (Game::SingleDraw | Game::TripleDraw, _) => (None, Some(reference::deuce_to_seven(&five()).into())),
        (Game::Badugi, _) => (None, Some(reference::badugi(&all).into())),
        (Game::ShortDeck, _) => (Some(reference::short_high(&all, true).into()), None),
        (_, Split::Low) => (None, Some(reference::ace_to_five(&all).into())),
        (_, split) => {
            let omaha = game.form().making == Making::TwoAndThree;
            let high = match omaha {
                true => reference::omaha(&own, &board, reference::high_of_five),
                false => reference::high(&all),
            };
            let low = match (split, omaha) {
                (Split::HighLow, true) => eight(reference::omaha(&own, &board, reference::low_of_five)),
                (Split::HighLow, false) => eight(reference::ace_to_five(&all)),
                _ => None,
            };
            (Some(high.into()), low.map(Made::from))
        }
    }
}

/// What each player should have won, pot by pot, the smallest stake peeled off first.
fn slow_shares(hand: &Hand) -> Vec<Vec<(Seat, Money)>> {
    let mut left: Vec<Money> = hand.players().iter().map(|p| p.paid).collect();
    let mut live: Vec<Seat> = hand.contenders().collect();
    let mut dead: Money = hand.players().iter().map(|p| p.dead).sum();
    let mut drop = hand.collected();
    let mut halves = Vec::new();
    while !live.is_empty() {
        let level = live.iter().map(|s| left[usize::from(*s)]).min().unwrap();
        let last = live.iter().all(|s| left[usize::from(*s)] == level);
        let taken = |m: &mut Money| {
            let part = if last { *m } else { level.min(*m) };
            *m -= part;
            part
        };
        let mut pot: Money = left.iter_mut().map(taken).sum::<Money>() + std::mem::take(&mut dead);
        let fee = drop.min(pot);
        (pot, drop) = (pot - fee, drop - fee);
        let top = |key: &dyn Fn(Seat) -> Option<u64>| {
            let best = live.iter().filter_map(|s| key(*s)).max();
            live.iter().copied().filter(|s| best.is_some() && key(*s) == best).collect::<Vec<_>>()
        };
        let mut ranks: Vec<Made> = live.iter().filter_map(|s| slow_worth(hand, *s).0).collect();
        let mut lows: Vec<Made> = live.iter().filter_map(|s| slow_worth(hand, *s).1).collect();
        ranks.sort();
        lows.sort();
        let high = top(&|s| slow_worth(hand, s).0.map(|h| ranks.partition_point(|r| *r < h) as u64));
        let low = top(&|s| slow_worth(hand, s).1.map(|l| lows.partition_point(|r| *r < l) as u64));
        let whole = |m: Money| Money::cents(m.as_cents() / hand.unit().as_cents() * hand.unit().as_cents());
        let low_half = match (high.is_empty(), low.is_empty()) {
            (true, _) => pot,
            (_, true) => Money::ZERO,
            _ => whole(pot.half()),
        };
        for (amount, winners) in [(pot - low_half, high), (low_half, low)] {
            if amount.is_positive() {
                let each = whole(Money::cents(amount.as_cents() / winners.len() as i64));
                halves.push(winners.iter().map(|s| (*s, each)).chain([(Seat::MAX, amount)]).collect());
            }
        }
        live.retain(|s| left[usize::from(*s)].is_positive());
    }
    halves
}

#[test]
fn pots_go_to_the_best_hands_by_the_slow_ranking() {
    all_games(|book| {
        let end = |story: &Story, _: &mut Luck| {
            let hand = &story.hand;
            let voided = hand.awards().iter().any(|a| a.part == Part::Returned);
            if hand.contenders().count() < 2 || voided || hand.is_void() {
                return;
            }
            let halves = slow_shares(hand);
            let parts = halves.len() as i64;
            let mut least = vec![None; hand.players().len()];
            for (seat, each) in halves.iter().flatten().filter(|(s, _)| *s != Seat::MAX) {
                *least[usize::from(*seat)].get_or_insert(Money::ZERO) += *each;
            }
            for (i, least) in least.iter().enumerate() {
                let won: Money =
                    hand.awards().iter().filter(|a| usize::from(a.seat) == i).map(|a| a.amount).sum();
                // Odd chips come on top: fewer than the number of winners in each half of each pot.
                let right =
                    least.map_or(won.is_zero(), |l| (l..l + hand.unit() * (10 * parts)).contains(&won));
                assert!(right, "player {i} won {won}, not {least:?}: {hand:#?}");
            }
        };
        many(book, 2, 3, |_, _| {}, end);
    });
}

#[test]
fn incidents_never_stop_a_hand() {
    all_games(|book| {
        let each = |hand: &Hand, luck: &mut Luck| {
            for _ in 0..2 {
                let incident = random_incident(hand, luck);
                if let Ok(events) = hand.decide(&incident) {
                    let stud_short = matches!(incident, Command::Short { .. });
                    assert!(!events.is_empty() || stud_short, "{incident:?} was answered with nothing");
                }
            }
        };
        many(book, 2, 25, each, |story, _| {
            let fouls = story.hand.players().iter().filter(|p| matches!(p.status, Status::Dead(_)));
            assert!(story.hand.is_void() || fouls.count() < story.hand.players().len());
        });
    });
}

#[test]
fn games_are_what_they_say_they_are() {
    for game in Game::ALL {
        assert_eq!(Game::from_id(game.id()), Some(game));
        let form = game.form();
        assert_eq!(serde_json::to_value(game).unwrap(), form.id);
        assert_eq!(form.has_board(), form.streets.iter().any(|s| matches!(s.deal, Deal::Board { .. })));
        assert!(form.codes.iter().all(|(_, code)| Game::from_code(code).is_some_and(|(g, _)| g == game)));
    }
}

/// Two shuffles of one hand must not have the same order: who saw the cards of the first could tell some of the second.
#[test]
fn every_shuffle_of_a_hand_with_several_draws_has_a_name_of_its_own_o_10() {
    let mut most = 0;
    for book in books().iter().filter(|b| b.game().form().draws() > 0) {
        let mut names: Vec<String> = Vec::new();
        let end = |story: &Story, _: &mut Luck| {
            let (mut hand, mut events) = (Hand::new(story.setup.rules, &story.setup.entries), Vec::new());
            hand.start(&mut events);
            names.clear();
            for command in &story.commands {
                hand.execute(command, &mut events).unwrap();
                if *command == Command::Scramble {
                    names.push(hand.scramble_name());
                }
            }
            assert!(names.first().is_none_or(|name| name == "scramble"));
            let several = book.game().form().draws() > 1;
            let distinct: std::collections::BTreeSet<&String> = names.iter().collect();
            assert_eq!(distinct.len(), if several { names.len() } else { names.len().min(1) }, "{names:?}");
            most = most.max(distinct.len());
        };
        many(book, 2, 2, |_, _| {}, end);
    }
    assert!(most > 1, "no hand was shuffled twice");
}

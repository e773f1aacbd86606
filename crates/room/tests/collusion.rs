//! Who plays together is found, and who plays honestly is not: hands of hold'em and rounds of blackjack with programs on every
//! chair, some of which play for each other.

use games::poker::{StatusView, Turn};
use games::rulebook::Houses;
use games::{PlayerId, Viewer};
use room::bots::{Character, choose};
use room::collusion::Watch;
use room::commands::{Actor, Conditions, carry_out};
use room::engine::{Draft, Engine};
use room::floor::{TableOrder, specify};
use room::game::Asked;
use room::protocol::{Dealing, GameView, PokerPlay, Role, Suspicion, SuspicionKind, TableCommand};
use room::record::Pace;
use room::shuffles::Shuffles;

/// What somebody does instead of what a program would.
type Scheme<'a> = &'a dyn Fn(PlayerId, &GameView) -> Option<TableCommand>;

struct Party {
    engine: Engine,
    people: Vec<(Actor, Character)>,
    watch: Watch,
    dice: u64,
}

impl Party {
    fn open(rulebook: &str, people: u32) -> Party {
        let order = TableOrder {
            name: String::new(),
            rulebook: rulebook.into(),
            option: 1,
            decks: None,
            dealing: Dealing::Virtual,
            bots: 0,
            coach: false,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let spec = specify(&Houses::shipped(), &order, 1, Pace::FAST).unwrap();
        let engine = Engine::open(1, spec, Shuffles::default()).unwrap();
        let poker = engine.game.poker().is_some();
        let people = (1..=people).map(|id| {
            let banker = id == people && !poker;
            let role = if banker { Role::ThirdParty } else { Role::Player };
            let character = match () {
                () if banker => Character::Banker,
                () if id % 2 == 0 => Character::Expert,
                () => Character::Regular,
            };
            (Actor { player: PlayerId(id), role, name: format!("P{id}"), guest: false }, character)
        });
        let mut party = Party { engine, people: people.collect(), watch: Watch::default(), dice: 7 };
        let chips = party.engine.limits.0 * if poker { 500 } else { 50_000 };
        for i in 0..party.people.len() {
            party.ask(i, &TableCommand::Sit { seat: Some(i as u8 + 1), chips });
        }
        party
    }

    fn ask(&mut self, i: usize, command: &TableCommand) {
        let who = self.people[i].0.clone();
        let conditions = Conditions {
            dealing: Dealing::Virtual,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        self.decide(false, |draft| carry_out(draft, &who, conditions, command));
    }

    fn decide(&mut self, shuffle: bool, what: impl FnOnce(&mut Draft<'_>) -> Result<(), games::Refusal>) {
        let mut draft = self.engine.draft();
        what(&mut draft).expect("everybody knows the rules");
        let dice = &mut self.dice;
        let mut seed = || {
            std::array::from_fn(|_| {
                *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (*dice >> 56) as u8
            })
        };
        draft.follow_up(shuffle, &mut seed).expect("the dealer knows the rules");
        let (_, decided) = draft.decide(0, None, None);
        let rules = self.engine.game.poker().map(|table| *table.rules());
        let seq = self.engine.seq + 1;
        for step in &decided.steps {
            self.watch.see(1, rules, (seq, seq), step);
        }
        self.engine.adopt(decided);
    }

    /// Plays so many rounds or hands.
    fn play(&mut self, rounds: u32, scheme: Scheme<'_>) -> Vec<Suspicion> {
        let info = self.engine.game.info();
        while self.engine.game.finished() < rounds {
            let wanted = self.people.iter().enumerate().find_map(|(i, (who, character))| {
                let view = self.engine.game.view(&[], Viewer::Player(who.player));
                let command = choose(&view, &info, who.player, *character)?;
                Some((i, scheme(who.player, &view).unwrap_or(command)))
            });
            match (wanted, self.engine.asked()) {
                (Some((i, command)), _) => self.ask(i, &command),
                (None, Asked::Wagers) => {
                    self.decide(false, |draft| draft.play(games::blackjack::Command::CloseWagers));
                }
                (None, _) => self.decide(true, |_| Ok(())),
            }
        }
        self.watch.findings(&|player| format!("P{}", player.0))
    }
}

fn honest(_: PlayerId, _: &GameView) -> Option<TableCommand> {
    None
}

/// The second player plays for the first: they raise the others out of the pot together, and on the last card it is given up.
fn softly(player: PlayerId, view: &GameView) -> Option<TableCommand> {
    let GameView::Poker(view) = view else { return None };
    let hand = view.hand.as_ref().filter(|_| view.on)?;
    let Turn::Bet { seat, moves } = &hand.awaits.turn else { return None };
    view.mine.filter(|place| place == seat)?;
    let seated = view.places.iter().zip(&hand.players);
    let left = seated.filter(|(_, p)| matches!(p.status, StatusView::In | StatusView::AllIn));
    let left: Vec<u32> = left.map(|(player, _)| player.0).collect();
    let both = left.contains(&1) && left.contains(&2);
    let play = match player.0 {
        2 if both && hand.board.len() == 5 && moves.call.is_some() => PokerPlay::Fold,
        2 if both => PokerPlay::Call,
        1 if both => match &moves.raise {
            Some(raise) => PokerPlay::Raise { to: raise.least() },
            None => PokerPlay::Call,
        },
        _ => return None,
    };
    Some(TableCommand::Poker(play))
}

fn kinds(found: &[Suspicion], players: [u32; 2]) -> Vec<SuspicionKind> {
    found.iter().filter(|s| s.players.map(|p| p.0) == players).map(|s| s.kind).collect()
}

#[test]
fn a_thousand_honest_hands_are_not_reported_and_colluders_are() {
    let mut party = Party::open("ocean-view/holdem", 6);
    let found = party.play(1000, &honest);
    assert!(found.is_empty(), "{found:#?}");

    let mut party = Party::open("ocean-view/holdem", 4);
    let found = party.play(150, &softly);
    let told: Vec<String> = found.iter().map(|s| s.says.to_string()).collect();
    let kinds = kinds(&found, [2, 1]);
    assert!(kinds.contains(&SuspicionKind::Folds), "{told:#?}");
    assert!(kinds.contains(&SuspicionKind::OneWay), "{told:#?}");
    let others = |s: &&Suspicion| s.players.iter().all(|player| player.0 > 2);
    assert_eq!(found.iter().filter(others).count(), 0, "nobody else: {told:#?}");
    let folds = found.iter().find(|s| s.kind == SuspicionKind::Folds).unwrap();
    assert!(folds.count >= 3 && folds.rounds.len() <= 20 && folds.rounds.iter().all(|r| r.from > 0));
}

#[test]
fn people_who_share_an_address_are_named_and_honest_rounds_of_blackjack_are_not() {
    let mut party = Party::open("aviator/pure-21.5", 5);
    party.watch.came_from(PlayerId(1), 0, "192.0.2.7");
    party.watch.came_from(PlayerId(2), 0, "192.0.2.8");
    party.watch.came_from(PlayerId(2), 1, "192.0.2.7");
    party.watch.came_from(PlayerId(3), 0, "192.0.2.9");
    let found = party.play(1000, &honest);
    let told: Vec<String> = found.iter().map(|s| s.says.to_string()).collect();
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].starts_with("P1 and P2 played") && told[0].ends_with("192.0.2.7."), "{told:?}");
}

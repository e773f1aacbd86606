//! No hidden card: every frame that anybody but an auditor is sent is the same whatever the face-down card is.
//!
//! Rounds are played with bots on every chair. At every decision the hole card is exchanged for another one that fits
//! what everybody may know (the peek), the round is told again with it, and the frames must not differ by a byte.
//! `CARDROOM_SOAK=100000 cargo test -p room --test hidden` plays so many rounds.

use cards::{Card, DECK};
use games::blackjack::{Command, Event, Hole, PlayerId, Target, Viewer, total};
use games::rulebook::Houses;
use room::bots::{Character, choose};
use room::commands::{Actor, Circumstances, carry_out};
use room::engine::Engine;
use room::floor::{default_floor, specify};
use room::frame::{Around, Past, Presence, frame};
use room::game::Asked;
use room::protocol::{Dealing, Role, TableCommand};
use room::record::{Pace, Step, TableRecord};
use room::shuffles::Shuffles;

fn name(player: PlayerId) -> String {
    format!("Bot {}", player.0)
}

fn frame_text(engine: &Engine, records: &[&Past], viewer: Viewer) -> String {
    let presence = |player| Presence { name: name(player), bot: true, connected: true, ready: false };
    let around = Around { presence: &presence, watching: 0, clock: None };
    serde_json::to_string(&frame(engine, records, viewer, &around)).unwrap()
}

/// The same steps with another hole card.
fn exchanged(steps: &[Step], other: Card) -> Vec<Step> {
    let mut steps = steps.to_vec();
    for step in &mut steps {
        let Step::Blackjack { command, events } = step else { continue };
        for event in events {
            if let Event::CardDealt { to: Target::Hole, card } = event {
                *card = Some(other);
                *command = Command::Card(other);
            }
        }
    }
    steps
}

struct Play {
    engine: Engine,
    before_round: Engine,
    round: Vec<Past>,
    seeds: u64,
    frames: u64,
    resampled: u64,
}

impl Play {
    fn decide(&mut self, who: Option<&Actor>, command: Option<&TableCommand>) {
        let around = Circumstances { dealing: Dealing::Virtual, closed: false };
        let mut draft = self.engine.draft(&name);
        match (who, command) {
            (Some(who), Some(command)) => {
                carry_out(&mut draft, who, around, command).expect("bots know the rules")
            }
            _ => draft.play(Command::CloseWagers).expect("bots have wagered"),
        }
        let seeds = &mut self.seeds;
        let mut next = || {
            *seeds += 1;
            let mut seed = [7; 32];
            seed[..8].copy_from_slice(&seeds.to_le_bytes());
            seed
        };
        draft.follow_up(true, &mut next).expect("the dealer knows the rules");
        let (_, decided) = draft.decide(0, who.map(|w| w.player.0), None);
        let (steps, says) = (decided.steps.clone(), decided.says.clone());
        let past = Past { seq: self.engine.seq + 1, at: 0, by: who.map(|w| w.player), steps, says };
        if self.engine.game.blackjack().unwrap().bank().is_none() {
            self.before_round = self.engine.clone();
            self.round.clear();
        }
        self.engine.adopt(decided);
        self.round.push(past);
        self.compare();
    }

    fn compare(&mut self) {
        self.frames += 1;
        let Some(bank) = self.engine.game.blackjack().unwrap().bank() else { return };
        let Hole::Down(hole) = bank.hole else { return };
        let up = bank.cards[0];
        let natural = total(&[up, hole], true).natural;
        let fits =
            |c: &&Card| **c != hole && (bank.peeked.is_none() || total(&[up, **c], true).natural == natural);
        let others: Vec<&Card> = DECK.iter().filter(fits).collect();
        let other = *others[(self.frames as usize * 31) % others.len()];
        let mut twin = self.before_round.clone();
        let mut told: Vec<Past> = Vec::new();
        for past in &self.round {
            let steps = exchanged(&past.steps, other);
            twin.replay(past.seq, [0; 32], &TableRecord { steps: steps.clone() });
            told.push(Past { steps, ..past.clone() });
        }
        let (mine, theirs): (Vec<&Past>, Vec<&Past>) = (self.round.iter().collect(), told.iter().collect());
        for viewer in [Viewer::Rail, Viewer::Dealer, Viewer::Player(PlayerId(1)), Viewer::Player(PlayerId(8))]
        {
            let (a, b) = (frame_text(&self.engine, &mine, viewer), frame_text(&twin, &theirs, viewer));
            assert_eq!(a, b, "{viewer:?} could tell {hole} from {other}");
        }
        let auditor = frame_text(&self.engine, &mine, Viewer::Auditor);
        assert_ne!(auditor, frame_text(&twin, &theirs, Viewer::Auditor), "the auditor sees the difference");
        self.resampled += 1;
    }

    /// Whose turn it is, and what they do.
    fn turn<'a>(&self, bots: &'a [(Actor, Character)]) -> Option<(&'a Actor, TableCommand)> {
        let info = self.engine.game.info();
        bots.iter().find_map(|(bot, character)| {
            let view = self.engine.game.view(Viewer::Player(bot.player));
            let choice = choose(&view, &info, bot.player, *character)?;
            Some((bot, choice))
        })
    }
}

#[test]
fn nobody_is_sent_a_card_that_lies_face_down() {
    let rounds: u32 = std::env::var("CARDROOM_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(800);
    let houses = Houses::shipped();
    let floor = default_floor(&houses);
    let floor: Vec<_> =
        floor.iter().filter(|o| houses.game(&o.rulebook).as_deref() == Some("blackjack")).collect();
    assert!(floor.len() >= 4);
    for (n, order) in floor.iter().enumerate() {
        let spec = specify(&houses, order, n as u32 + 1, Pace::FAST).unwrap();
        let engine = Engine::open(n as u32 + 1, spec, Shuffles::default()).unwrap();
        let seeds = n as u64 * 1_000_000;
        let before_round = engine.clone();
        let mut play = Play { before_round, engine, round: vec![], seeds, frames: 0, resampled: 0 };
        let bots: Vec<(Actor, Character)> = (1..=8u32)
            .map(|id| {
                let banker = id == 8;
                let role = if banker { Role::ThirdParty } else { Role::Player };
                let character = if banker { Character::Banker } else { Character::Player };
                (Actor { player: PlayerId(id), role, name: name(PlayerId(id)) }, character)
            })
            .collect();
        let min = play.engine.limits.0;
        for (bot, _) in &bots {
            let sit = TableCommand::Sit { seat: Some(bot.player.0 as u8), chips: min * 5000 };
            play.decide(Some(bot), Some(&sit));
        }
        while play.engine.game.rounds() < rounds / floor.len() as u32 {
            match play.turn(&bots) {
                Some((bot, command)) => play.decide(Some(bot), Some(&command)),
                None => {
                    assert_eq!(
                        play.engine.asked(),
                        Asked::Wagers,
                        "somebody is asked who does not answer"
                    );
                    play.decide(None, None);
                }
            }
        }
        let played = play.engine.game.rounds();
        println!("{}: {played} rounds, {} frames, {} resampled", order.rulebook, play.frames, play.resampled);
        assert!(play.resampled > u64::from(played), "hole cards were exchanged");
    }
}

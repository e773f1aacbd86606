//! A table that is told whatever bytes say: frames as clients send them, through the real parser and the room's own
//! engine. No frame makes it panic, no chip comes or goes, and afterwards the table still plays to the end of its round.

use games::blackjack::Command;
use games::{PlayerId, Viewer};
use ledger::Account;
use room::commands::{Actor, Conditions, carry_out};
use room::counted::{counted, counter};
use room::engine::{Draft, Engine};
use room::floor::{TableOrder, default_floor, specify};
use room::frame::{Company, Past, Presence, records, standing, text};
use room::game::Asked;
use room::protocol::{Dealing, FromClient, Role};
use room::record::{Pace, TableSpec};
use room::shuffles::Shuffles;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Every table of the floor, and a few that a person deals.
static SPECS: LazyLock<Vec<TableSpec>> = LazyLock::new(|| {
    let houses = games::rulebook::Houses::shipped();
    let floor = default_floor(&houses);
    let by_hand = |o: &TableOrder| TableOrder { dealing: Dealing::Human, bots: 0, ..o.clone() };
    let by_hand: Vec<TableOrder> = floor.iter().step_by(4).map(by_hand).collect();
    floor.iter().chain(&by_hand).map(|o| specify(&houses, o, 1, Pace::FAST).expect("sound")).collect()
});

struct Told {
    engine: Engine,
    accounts: BTreeMap<Account, i64>,
    seeds: u64,
}

/// Tells a table what the bytes say: the first chooses the table, the second whether the rest are lines of JSON or
/// commands in short.
pub fn tell(bytes: &[u8]) {
    let [which, how, rest @ ..] = bytes else { return };
    let spec = SPECS[usize::from(*which) % SPECS.len()].clone();
    let engine = Engine::open(1, spec, Shuffles::default()).expect("it opens");
    let mut told = Told { engine, accounts: BTreeMap::new(), seeds: 0 };
    if how % 4 == 0 {
        for (i, line) in rest.split(|b| *b == b'\n').enumerate() {
            told.hear(i as u32 % 5, &String::from_utf8_lossy(line));
        }
    } else {
        for chunk in rest.chunks_exact(5) {
            told.hear(u32::from(chunk[4] % 6), &in_short(chunk));
        }
    }
    told.play_to_the_end();
}

/// A command made of five bytes, as a client would send it.
fn in_short(chunk: &[u8]) -> String {
    let [kind, a, b, c, _] = chunk else { unreachable!("five bytes") };
    let (seat, money) = (a % 11, f64::from(*b) / 2.0);
    let card = cards::Card::from_index(c % 53).expect("a card");
    let on = b % 2 == 0;
    let command = match kind % 32 {
        0..=3 => format!(r#"{{"sit":{{"seat":{seat},"chips":{}}}}}"#, u32::from(*b) * 10),
        4 => format!(r#"{{"add_chips":{{"amount":{money}}}}}"#),
        5 => r#""leave""#.into(),
        6 => format!(r#"{{"sit_out":{{"on":{on}}}}}"#),
        7 => format!(r#"{{"wait":{{"on":{on}}}}}"#),
        8 => format!(r#"{{"lay_cut":{{"tip":"{}","key":""}}}}"#, "ab".repeat(usize::from(c % 36))),
        9 => format!(r#"{{"blackjack":{{"take_bank":{{"wager":{}}}}}}}"#, u32::from(*b) * 20),
        10 => r#"{"blackjack":"decline_bank"}"#.into(),
        11..=13 => {
            format!(r#"{{"blackjack":{{"wager":{{"seat":{seat},"base":{money},"buster":{}}}}}}}"#, c % 4)
        }
        14 => format!(r#"{{"blackjack":{{"backline":{{"seat":{seat},"amount":{money}}}}}}}"#),
        15 => format!(r#"{{"blackjack":{{"insurance":{{"seat":{seat},"take":{on}}}}}}}"#),
        16..=18 => {
            let moves = [r#""hit""#, r#""stand""#, r#""split""#, r#""surrender""#, r#"{"double":5}"#];
            let (hand, action) = (c % 4, moves[usize::from(*b) % 5]);
            format!(r#"{{"blackjack":{{"act":{{"seat":{seat},"hand":{hand},"action":{action}}}}}}}"#)
        }
        19..=22 => {
            let plays =
                ["fold", "call", "call", "bring_in", "knock", "kill", "show", "muck", "play_board", "stop"];
            format!(r#"{{"poker":"{}"}}"#, plays[usize::from(*b) % plays.len()])
        }
        23 => format!(r#"{{"poker":{{"raise":{{"to":{money}}}}}}}"#),
        24 => format!(r#"{{"poker":{{"draw":{{"cards":["{card}"]}}}}}}"#),
        25 => format!(r#"{{"poker":{{"clear":{{"card":"{card}"}}}}}}"#),
        26 => format!(r#"{{"dealer":{{"card":{{"card":"{card}"}}}}}}"#),
        27 => {
            let plays =
                [r#""shuffle""#, r#""close_wagers""#, r#""hole_down""#, r#"{"peek":{"natural":false}}"#];
            format!(r#"{{"dealer":{}}}"#, plays[usize::from(*b) % 4])
        }
        28 => {
            let does = ["deal", "exposed", "off-table", "touched", "extra"][usize::from(*b) % 5];
            let card =
                if does == "deal" { format!(r#""cards":["{card}"]"#) } else { format!(r#""card":"{card}""#) };
            let seat = a % 6;
            format!(r#"{{"dealer":{{"poker":{{"command":{{"do":"{does}","seat":{seat},{card}}}}}}}}}"#)
        }
        29 => {
            let does = ["board", "early", "over"][usize::from(*b) % 3];
            format!(r#"{{"dealer":{{"poker":{{"command":{{"do":"{does}","cards":["{card}",null]}}}}}}}}"#)
        }
        30 => format!(r#"{{"floor":{{"reason":"r","ruling":{{"send_away":{{"player":{}}}}}}}}}"#, a % 7),
        _ => r#"{"floor":{"reason":"r","ruling":{"blackjack":"void_round"}}}"#.into(),
    };
    format!(r#"{{"do":"command","id":"fuzz-fuzz","table":1,"command":{command}}}"#)
}

fn name(player: PlayerId) -> String {
    format!("player {}", player.0)
}

impl Told {
    /// A frame, as the socket and the table's task take it.
    fn hear(&mut self, who: u32, line: &str) {
        let Ok(FromClient::Command { command, .. }) = serde_json::from_str(line) else { return };
        let human = self.engine.spec.dealing == Dealing::Human;
        let role = match who {
            5 => Role::Floor,
            0 if human => Role::Dealer,
            _ => Role::Player,
        };
        let who = Actor { player: PlayerId(who), role, name: name(PlayerId(who)), guest: false };
        let conditions = Conditions {
            dealing: self.engine.spec.dealing,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        self.decide(|draft| carry_out(draft, &who, conditions, &command));
    }

    /// Decides as a table does. True where something happened.
    fn decide(&mut self, what: impl FnOnce(&mut Draft<'_>) -> Result<(), games::Refusal>) -> bool {
        let mut draft = self.engine.draft();
        let seeds = &mut self.seeds;
        let mut seed = || {
            *seeds += 1;
            let mut seed = [3; 32];
            seed[..8].copy_from_slice(&seeds.to_le_bytes());
            seed
        };
        if what(&mut draft).and_then(|()| draft.follow_up(true, &mut seed)).is_err() || draft.is_empty() {
            return false;
        }
        let (entry, decided) = draft.decide(0, None, None);
        for posting in &entry.postings {
            *self.accounts.entry(posting.account).or_default() += posting.cents;
        }
        assert_eq!(self.accounts.values().sum::<i64>(), 0, "no chip comes or goes");
        let short = self.accounts.iter().find(|(a, cents)| **cents < 0 && !matches!(a, Account::Wallet(_)));
        assert_eq!(short, None, "nobody plays with chips that are not there");
        let steps = decided.steps.clone();
        let told = room::frame::Told::of(&counted(&mut counter(&self.engine.game), &steps), &decided.says);
        self.engine.adopt(decided);
        let past = Past { seq: self.engine.seq, at: 0, by: None, steps, told };
        let presence = |player| Presence { name: name(player), ..Presence::default() };
        for viewer in [Viewer::Rail, Viewer::Player(PlayerId(1)), Viewer::Auditor] {
            let company = Company { presence: &presence, watching: 0, closed: None };
            text(&records(&self.engine, &[&past], viewer));
            text(&standing(&self.engine, viewer, &company));
        }
        true
    }

    /// Everybody's clock runs out until the round is over. A table that a person deals waits for that person.
    fn play_to_the_end(&mut self) {
        if self.engine.spec.dealing == Dealing::Human {
            return;
        }
        let round = self.engine.game.rounds();
        for _ in 0..2000 {
            let went_on = match self.engine.asked() {
                Asked::Player { .. } | Asked::Clear => {
                    let default = self.engine.game.default_move().expect("the rulebook has a move");
                    self.decide(|draft| draft.play(default))
                }
                Asked::Wagers => match self.decide(|draft| draft.play(Command::CloseWagers)) {
                    true => true,
                    false => return,
                },
                Asked::Nobody | Asked::Shuffle => return,
                Asked::Dealer => false,
            };
            assert!(went_on, "the table is stuck: {:?}", self.engine.asked());
            if self.engine.game.rounds() > round + 1 {
                return;
            }
        }
        panic!("the round does not end");
    }
}

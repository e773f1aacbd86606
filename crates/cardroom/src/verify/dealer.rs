//! At a table with the virtual dealer the shuffle alone says what a card is: none is renamed, none comes unnamed to be
//! named later, and nobody reports that one went wrong (ROOM-8, S-18).

use super::Findings;
use games::blackjack::{Command, Ruling};
use games::poker::Command as HandCommand;
use serde_json::Value;
use voice::{Telling, say};

fn renamed() -> Telling {
    say!("verify-renamed")
}

fn unnamed() -> Telling {
    say!("verify-unnamed")
}

fn went_wrong() -> Telling {
    say!("verify-went-wrong")
}

/// Looks at a record of a table with the virtual dealer. What cannot be read is told by whoever replays it.
pub fn check((log, seq): (u32, u64), body: &Value, findings: &mut Findings) {
    for step in body["steps"].as_array().into_iter().flatten() {
        if let Some(what) = wrong_at_blackjack(step).or_else(|| wrong_at_poker(step)) {
            findings.wrong(log, seq, what);
        }
    }
}

fn wrong_at_blackjack(step: &Value) -> Option<Telling> {
    match serde_json::from_value(step["blackjack"]["command"].clone()).ok()? {
        Command::Floor { ruling: Ruling::Correct { .. }, .. } | Command::NameAgain { .. } => Some(renamed()),
        Command::HoleDown | Command::Peek { .. } | Command::ShowHole(_) => Some(unnamed()),
        Command::CutCard | Command::Retract { .. } => Some(went_wrong()),
        _ => None,
    }
}

fn wrong_at_poker(step: &Value) -> Option<Telling> {
    use HandCommand::{
        AllClear, Ask, Board, Boxed, BringIn, Burn, Call, Clear, Common, Correct, Count, Dead, Deal, Draw,
        Early, Exposed, Extra, Fold, Kill, Knock, Misburn, Muck, NameAgain, OffTable, Over, PlayBoard, Raise,
        Retract, Reverse, Scramble, Short, Show, Stop, Touched, Void,
    };
    let command = &step["poker"]["command"]["hand"]["command"];
    match serde_json::from_value(command.clone()).ok()? {
        Correct { .. } | NameAgain { .. } => Some(renamed()),
        Deal { cards, .. } | Board { cards } => cards.iter().any(Option::is_none).then(unnamed),
        Burn { card } | Common { card } => card.is_none().then(unnamed),
        Exposed { .. }
        | OffTable { .. }
        | Touched { .. }
        | Boxed { .. }
        | Early { .. }
        | Over { .. }
        | Extra { .. }
        | Short { .. }
        | Misburn { .. }
        | Retract { .. }
        | Count { .. }
        | Reverse => Some(went_wrong()),
        Fold { .. }
        | Call { .. }
        | Raise { .. }
        | BringIn { .. }
        | Draw { .. }
        | Ask { .. }
        | Knock { .. }
        | Kill { .. }
        | Clear { .. }
        | Show { .. }
        | Muck { .. }
        | PlayBoard { .. }
        | Stop { .. }
        | AllClear
        | Scramble
        | Dead { .. }
        | Void => None,
    }
}

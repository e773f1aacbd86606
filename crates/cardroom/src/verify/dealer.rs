//! At a table with the virtual dealer the shuffle alone says what a card is: none is renamed, none comes unnamed to be
//! named later, and nobody reports that one went wrong (ROOM-8, S-18).

use super::Findings;
use super::books::Books;
use games::blackjack::{Command, Ruling};
use games::poker::Command as HandCommand;
use serde_json::Value;

const RENAMED: &str = "a card of the virtual dealer was renamed: its shuffle says what it is (S-18)";
const UNNAMED: &str = "a card came unnamed, and the virtual dealer knows every card it deals (ROOM-8)";
const WENT_WRONG: &str = "a mistake of the virtual dealer was reported, and it makes none (ROOM-8)";

/// Looks through the log of a table with the virtual dealer. What cannot be read is told by whoever replays it.
pub fn check(books: &Books, log: u32, findings: &mut Findings) {
    for row in &books.logs[&log] {
        let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
        for step in body["steps"].as_array().into_iter().flatten() {
            if let Some(what) = wrong_at_blackjack(step).or_else(|| wrong_at_poker(step)) {
                findings.wrong(log, row.seq, what);
            }
        }
    }
}

fn wrong_at_blackjack(step: &Value) -> Option<&'static str> {
    match serde_json::from_value(step["blackjack"]["command"].clone()).ok()? {
        Command::Floor { ruling: Ruling::Correct { .. }, .. } => Some(RENAMED),
        Command::HoleDown | Command::Peek { .. } | Command::ShowHole(_) => Some(UNNAMED),
        _ => None,
    }
}

fn wrong_at_poker(step: &Value) -> Option<&'static str> {
    use HandCommand::{
        AllClear, Ask, Board, Boxed, BringIn, Burn, Call, Clear, Common, Correct, Dead, Deal, Draw, Early,
        Exposed, Extra, Fold, Kill, Knock, Misburn, Muck, OffTable, Over, PlayBoard, Raise, Scramble, Short,
        Show, Stop, Touched, Void,
    };
    let command = &step["poker"]["command"]["hand"]["command"];
    match serde_json::from_value(command.clone()).ok()? {
        Correct { .. } => Some(RENAMED),
        Deal { cards, .. } | Board { cards } => cards.iter().any(Option::is_none).then_some(UNNAMED),
        Burn { card } | Common { card } => card.is_none().then_some(UNNAMED),
        Exposed { .. }
        | OffTable { .. }
        | Touched { .. }
        | Boxed { .. }
        | Early { .. }
        | Over { .. }
        | Extra { .. }
        | Short { .. }
        | Misburn { .. } => Some(WENT_WRONG),
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

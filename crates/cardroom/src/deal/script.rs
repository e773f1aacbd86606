//! Table scripts of either game: played, and told in sentences or as a line of JSON.

use super::{Called, Library, line, nonsense};
use crate::error::Failure;
use crate::paint::Paint;
use chips::Money;
use games::Flaw;
use games::PlayerId;
use games::Sentence;
use games::blackjack::Narrator;
use games::poker::tell;
use games::scenario::{Script, Scripted};
use std::collections::BTreeMap;
use voice::say;

/// A table script has steps instead of one round's bank, wagers and actions.
pub fn is_script(text: &str) -> bool {
    text.parse::<toml::Table>().is_ok_and(|file| file.contains_key("steps"))
}

/// How a table ended.
struct End {
    rounds: u32,
    stacks: Vec<(PlayerId, Money)>,
    drop: Money,
}

/// Plays a script and says what is printed.
pub fn answer(library: &mut Library, text: &str, json: bool, paint: Paint) -> Result<String, Failure> {
    let script = Script::parse(text).map_err(nonsense)?;
    let name = &script.rulebook.what;
    let at = |e: Failure| nonsense(Flaw::of_line(script.rulebook.line, e.says()));
    if let Some(game) = library.poker(name).map_err(at)? {
        let played = script.play_poker(&game).map_err(nonsense)?;
        let table = &played.table;
        let stacks = table.people().iter().map(|p| (p.player, table.chips(p.player))).collect();
        let end = End { rounds: table.finished(), stacks, drop: table.drop_box() };
        return Ok(if json { as_json(&played, end) } else { story(&script, &played, paint, tell_poker) });
    }
    let played = script.play(library.book(name).map_err(at)?).map_err(nonsense)?;
    let table = &played.table;
    let stacks = table.people().iter().map(|p| (p.id, p.stack)).collect();
    let end = End { rounds: table.rounds(), stacks, drop: table.drop_box() };
    Ok(if json { as_json(&played, end) } else { story(&script, &played, paint, tell_blackjack) })
}

fn tell_poker(table: &games::poker::Table, event: &games::poker::TableEvent) -> Vec<Sentence> {
    let mut says = Vec::new();
    tell(table, std::slice::from_ref(event), &mut says);
    says
}

fn tell_blackjack(table: &games::blackjack::Table, event: &games::blackjack::Event) -> Vec<Sentence> {
    Narrator::at(table).tell(event).into_iter().collect()
}

fn as_json<T, E>(played: &Scripted<T, E>, end: End) -> String {
    let name = |id: PlayerId| played.names[id.0 as usize].as_str();
    let stacks: BTreeMap<_, _> = end.stacks.into_iter().map(|(id, stack)| (name(id), stack)).collect();
    let line = serde_json::json!({
        "rounds": end.rounds, "stacks": stacks, "drop": end.drop, "refused": played.refusals.len(),
    });
    format!("{line}\n")
}

fn story<T, E>(
    script: &Script,
    played: &Scripted<T, E>,
    paint: Paint,
    tell: impl Fn(&T, &E) -> Vec<Sentence>,
) -> String {
    let mut out = String::new();
    if let Some(title) = &script.title {
        out.push_str(&format!("{}\n\n", paint.bold(title)));
    }
    for (table, event) in &played.story {
        let told = tell(table, event);
        told.iter().for_each(|sentence| out.push_str(&line(sentence, &Called(&played.names), paint)));
    }
    for (step, refusal) in &played.refusals {
        let clause = paint.dim(refusal.clause.id());
        out.push_str(&format!(
            "  {} {clause}\n",
            say!("command-step-refused", step: step, why: refusal.says.clone())
        ));
    }
    out
}

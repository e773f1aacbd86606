//! Scenario files as a syllabus: what does the referee pay, or under which clause does it refuse? Each file is a question.

use crate::Sheet;
use crate::answer::{Choice, Form, Given, Key};
use crate::blackjack::told;
use crate::felt::{self, Felt};
use crate::luck::Luck;
use chips::Money;
use games::Clause;
use games::blackjack::Event;
use games::poker::phh::{self, Outcome, Replayer};
use games::rulebook::Houses;
use games::scenario::{Scenario, Script};
use voice::{Telling, say};

/// A file's question with its key.
pub fn lesson(houses: &Houses, file: &str) -> Result<Sheet, Telling> {
    let keys: Option<toml::Table> = file.parse().ok();
    let has = |key: &str| keys.as_ref().is_some_and(|keys| keys.contains_key(key));
    match () {
        () if has("steps") => script(houses, file),
        () if has("bank") => round(houses, file),
        () => hand(houses, file),
    }
}

fn prose(lines: impl IntoIterator<Item = impl ToString>) -> Felt {
    Felt::Story { says: lines.into_iter().map(|line| Telling::prose(line.to_string())).collect() }
}

/// Under which clause is this refused? The right one among others of its book.
fn refused(felt: Felt, what: &str, clause: Clause, says: Telling, file: &str) -> Sheet {
    let mut luck = Luck::of(file, u64::MAX, 0, 0);
    let books = [Clause::BLACKJACK, Clause::POKER, Clause::OPEN];
    let book = books.into_iter().find(|book| book.contains(&clause)).unwrap_or(Clause::ALL);
    let mut all = vec![clause];
    while all.len() < 4 {
        let other = luck.pick(book);
        if !all.contains(&other) {
            all.push(other);
        }
    }
    luck.shuffle(&mut all);
    let right = all.iter().position(|c| *c == clause).expect("it is one of them");
    let choice = |c: &Clause| Choice { says: say!("school-clause", clause: c.id()), spot: None };
    let mut made = Sheet::new(felt, say!("school-asks-refused", what: what));
    let form = Form::Pick(all.iter().map(choice).collect());
    made.part(say!("school-part-clause"), form, Key::new(Given::Pick(right), clause, vec![says]));
    made
}

/// What somebody has in the end.
fn stacks(felt: Felt, rows: Vec<(String, Money)>, clause: Clause) -> Sheet {
    let mut made = Sheet::new(felt, say!("school-asks-stacks"));
    for (name, stack) in rows {
        let because = vec![say!("school-why-stack", name: &name, amount: stack)];
        made.part(
            say!("school-part-stack", name: &name),
            Form::Amount,
            Key::new(Given::Amount(stack), clause, because),
        );
    }
    made
}

fn shown(shows: &[String], or: Clause) -> Clause {
    shows.iter().find_map(|id| Clause::find(id)).unwrap_or(or)
}

fn round(houses: &Houses, file: &str) -> Result<Sheet, Telling> {
    let scenario = Scenario::parse(file).map_err(|flaw| flaw.what)?;
    let book = houses.load(&scenario.rulebook.what).map_err(|_| say!("school-no-file"))?;
    let played = scenario.play(&book).map_err(|flaw| flaw.what)?;
    if let Err(refused_by) = played.end {
        let table = played.story.last().map(|(before, event)| {
            let mut table = before.clone();
            table.apply(event);
            table
        });
        let felt = table.map_or_else(|| prose([&refused_by.action]), |table| felt::blackjack(&table));
        return Ok(refused(felt, &refused_by.action, refused_by.clause, refused_by.says, file));
    }
    let settled = |event: &Event| if let Event::Settled(line) = event { Some(*line) } else { None };
    let first =
        played.story.iter().rev().find(|(_, e)| !matches!(e, Event::Settled(_) | Event::RoundEnded { .. }));
    let (before, event) = first.ok_or_else(|| say!("school-no-file"))?;
    let mut table = before.clone();
    table.apply(event);
    let felt = felt::signed(felt::blackjack(&table), crate::blackjack::pays(&book, &table));
    let mut made = Sheet::new(felt, say!("school-asks-settle"));
    for (_, event) in &played.story {
        let Some(line) = settled(event) else { continue };
        let right = Given::Chips { pays: line.paid, takes: line.collected };
        made.part_at(
            crate::blackjack::place(&line),
            crate::blackjack::asked(&table, &line),
            Form::Chips,
            Key::payment(right, line.clause, told(&table, &line)),
        );
    }
    Ok(made)
}

fn script(houses: &Houses, file: &str) -> Result<Sheet, Telling> {
    let script = Script::parse(file).map_err(|flaw| flaw.what)?;
    let name = &script.rulebook.what;
    let felt = |end: usize| prose(script.steps.iter().take(end).map(|(_, step)| step));
    let all = script.steps.len();
    let clause = shown(&script.shows, Clause::Rnd1);
    let ask = |refusals: &[(String, games::Refusal)], rows: Vec<(String, Money)>| {
        let Some((step, refusal)) = refusals.first() else { return stacks(felt(all), rows, clause) };
        let at = script.steps.iter().position(|(_, s)| s.ends_with(step.as_str())).unwrap_or(all);
        refused(felt(at), step, refusal.clause, refusal.says.clone(), file)
    };
    if houses.is_poker(name) {
        let game = houses.poker(name).map_err(|_| say!("school-no-file"))?;
        let played = script.play_poker(&game).map_err(|flaw| flaw.what)?;
        let named =
            |p: &games::poker::Sitter| played.names.get(p.player.0 as usize).cloned().unwrap_or_default();
        let rows = played.table.people().iter().map(|p| (named(p), played.table.chips(p.player)));
        return Ok(ask(&played.refusals, rows.collect()));
    }
    let book = houses.load(name).map_err(|_| say!("school-no-file"))?;
    let played = script.play(&book).map_err(|flaw| flaw.what)?;
    let named = |p: &games::blackjack::Person| played.names.get(p.id.0 as usize).cloned().unwrap_or_default();
    let rows = played.table.people().iter().map(|p| (named(p), p.stack));
    Ok(ask(&played.refusals, rows.collect()))
}

fn hand(houses: &Houses, file: &str) -> Result<Sheet, Telling> {
    let records = phh::read(file).map_err(|flaw| flaw.what)?;
    let record = records.first().ok_or_else(|| say!("school-no-file"))?;
    let mine = houses.clone();
    let mut replayer = Replayer::new(move |path| mine.poker(path).map_err(|_| say!("school-no-file")));
    let name = |i: usize| match record.players.get(i) {
        Some(name) => name.to_string(),
        None => format!("p{}", i + 1),
    };
    let start = record.stacks.iter().enumerate().map(|(i, stack)| format!("{} {stack}", name(i)));
    let lines = |end: usize| {
        let actions = record.actions.iter().take(end).map(ToString::to_string);
        prose(start.clone().chain(actions).collect::<Vec<_>>())
    };
    let clauses: Vec<String> = record.clauses.iter().map(ToString::to_string).collect();
    match replayer.replay(record).map_err(|flaw| flaw.what)? {
        Outcome::Refused { action, at, refusal } => {
            Ok(refused(lines(at), &action, refusal.clause, refusal.says, file))
        }
        Outcome::Played(played) => {
            let rows = played.finishing_stacks().enumerate().map(|(i, stack)| (name(i), stack)).collect();
            Ok(stacks(lines(record.actions.len()), rows, shown(&clauses, Clause::S8)))
        }
    }
}

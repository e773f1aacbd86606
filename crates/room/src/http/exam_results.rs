//! What became of exams: by trainee and by clause, who takes one again, certificates that anybody can check, and what people have
//! learned before.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::exams::{SEEDS, sitting_row, with_account};
use super::throttle::Rate;
use crate::exams::book::{Exam, Kept, Sat, SchoolEvent};
use crate::exams::{changed_clauses, code_typed, rulebook_hash};
use crate::house::{Author, is_action_id};
use crate::permissions::Deed;
use crate::protocol::{
    Certificate, ClauseMarks, ExamResults, KeepProgress, LearnedAnswer, Progress, ProgressKept, RetestRow,
    TraineeRow,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use games::{Clause, PlayerId};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use voice::say;

/// The most answers in one batch, on one page, and of one person.
const MOST_ANSWERS: (usize, usize, usize) = (50, 500, 100_000);
/// The most clauses of one answer, and the longest id of a rulebook.
const MOST_OF_ANSWER: (usize, usize) = (40, 100);
/// How often somebody brings what they have learned.
const BRINGS: Rate = Rate { most: 240, over: Duration::from_secs(60) };

/// Adds up how clauses were answered; the worst first.
fn by_clause<'a>(sittings: impl Iterator<Item = &'a Sat>) -> Vec<ClauseMarks> {
    let mut all: BTreeMap<Clause, (u32, u32)> = BTreeMap::new();
    for (clause, mark) in sittings.filter_map(|sat| sat.ended.as_ref()).flat_map(|ended| &ended.marks.clauses)
    {
        let sum = all.entry(*clause).or_default();
        *sum = (sum.0 + u32::from(mark.asked), sum.1 + u32::from(mark.wrong));
    }
    let row = |(clause, (asked, wrong))| ClauseMarks { clause, asked, wrong };
    let mut rows: Vec<ClauseMarks> = all.into_iter().map(row).collect();
    // Shares are compared as fractions: nothing is rounded.
    rows.sort_by(|a, b| (b.wrong * a.asked).cmp(&(a.wrong * b.asked)).then(b.wrong.cmp(&a.wrong)));
    rows
}

/// `GET /api/exams/results`
pub async fn results(State(app): State<App>, who: Who) -> Result<Json<ExamResults>, Failure> {
    who.check(&app, Deed::ReadExams)?;
    app.room.end_what_is_over().await?;
    let kept = app.room.school.kept();
    let players: BTreeSet<PlayerId> = kept.sittings.values().map(|sat| sat.player).collect();
    let trainee = |player: PlayerId| {
        let own = || kept.sittings.values().rev().filter(move |sat| sat.player == player);
        TraineeRow {
            player,
            name: app.room.people.name(player),
            passed: own().filter(|sat| sat.ended.as_ref().is_some_and(|ended| ended.passed)).count() as u32,
            clauses: by_clause(own()),
            sittings: own().filter_map(|sat| sitting_row(&app, &kept, sat)).collect(),
        }
    };
    let mut trainees: Vec<TraineeRow> = players.into_iter().map(trainee).collect();
    trainees.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Json(ExamResults { trainees, clauses: by_clause(kept.sittings.values()) }))
}

/// The hash of a rulebook's text as it is now.
fn hash_now(app: &App, rulebook: &str) -> Option<String> {
    let houses = &app.room.houses;
    houses.resolve(rulebook).map(|id| rulebook_hash(&houses.with_parents(id)))
}

/// The sittings that are passed, with their exams and when they ended: of each person and rulebook the last.
fn last_passed(kept: &Kept) -> Vec<(&Sat, &Exam, u64)> {
    let mut last = BTreeMap::new();
    for sat in kept.sittings.values() {
        let Some(exam) = kept.exams.get(&sat.exam) else { continue };
        if let Some(ended) = sat.ended.as_ref().filter(|ended| ended.passed) {
            let key = (sat.player, exam.spec.rulebook.as_str());
            if last.get(&key).is_none_or(|(_, _, before)| *before <= ended.ended) {
                last.insert(key, (sat, exam, ended.ended));
            }
        }
    }
    last.into_values().collect()
}

/// `GET /api/exams/retests`
pub async fn retests(State(app): State<App>, who: Who) -> Result<Json<Vec<RetestRow>>, Failure> {
    who.check(&app, Deed::ReadExams)?;
    let (kept, houses) = (app.room.school.kept(), &app.room.houses);
    let mut rows = Vec::new();
    for (sat, exam, ended) in last_passed(&kept) {
        let spec = &exam.spec;
        let now = hash_now(&app, &spec.rulebook);
        if now.as_ref() == Some(&spec.hash) {
            continue;
        }
        let clauses = match &now {
            Some(_) => {
                let files = houses.with_parents(&spec.rulebook);
                changed_clauses(&spec.files, &files, houses.is_poker(&spec.rulebook)).into_iter().collect()
            }
            None => vec![],
        };
        rows.push(RetestRow {
            player: sat.player,
            name: app.room.people.name(sat.player),
            sitting: sat.number,
            title: spec.title.clone(),
            ended,
            rulebook: spec.rulebook.clone(),
            house: spec.house.clone(),
            game: spec.game.clone(),
            hash: spec.hash.clone(),
            now,
            clauses,
        });
    }
    Ok(Json(rows))
}

/// `GET /api/certificates/{code}`
pub async fn certificate(
    State(app): State<App>,
    Path(code): Path<String>,
) -> Result<Json<Certificate>, Failure> {
    let none = || Failure::missing(Missing::Certificate);
    let code = code_typed(&code);
    let kept = app.room.school.kept();
    let sat = kept.codes.get(&code).and_then(|sitting| kept.sittings.get(sitting)).ok_or_else(none)?;
    let exam = kept.exams.get(&sat.exam).ok_or_else(none)?;
    let ended = sat.ended.as_ref().ok_or_else(none)?;
    let spec = &exam.spec;
    Ok(Json(Certificate {
        name: app.room.people.name(sat.player),
        title: spec.title.clone(),
        rulebook: spec.rulebook.clone(),
        house: spec.house.clone(),
        game: spec.game.clone(),
        hash: spec.hash.clone(),
        current: hash_now(&app, &spec.rulebook).as_ref() == Some(&spec.hash),
        seed: spec.seed,
        questions: spec.questions,
        right: ended.marks.right,
        pass: spec.pass,
        ended: ended.ended,
        day: app.room.calendar().day_of(ended.ended),
        entry: ended.entry,
        code,
    }))
}

/// What may stand behind the question mark.
#[derive(Deserialize, JsonSchema)]
pub struct Span {
    /// So many answers are left out: those that were read.
    #[serde(default)]
    after: u32,
}

/// `GET /api/school/progress`
pub async fn progress(
    State(app): State<App>,
    who: Who,
    Query(Span { after }): Query<Span>,
) -> Result<Json<Progress>, Failure> {
    let me = with_account(&who)?;
    let turn = app.room.school.turn.lock().await;
    app.room.recall(me).await?;
    drop(turn);
    let kept = app.room.school.kept();
    let all = kept.learned.get(&me).map(|learned| learned.answers.as_slice()).unwrap_or_default();
    let answers: Vec<LearnedAnswer> = all.iter().skip(after as usize).take(MOST_ANSWERS.1).cloned().collect();
    let upto = after + answers.len() as u32;
    let all = all.len() as u32;
    Ok(Json(Progress { answers, next: (upto < all).then_some(upto), all }))
}

fn is_sound(answer: &LearnedAnswer) -> bool {
    is_action_id(&answer.id)
        && answer.rulebook.len() <= MOST_OF_ANSWER.1
        && answer.clauses.len() <= MOST_OF_ANSWER.0
        && (1..=school::LEVELS).contains(&answer.level)
        && answer.seed < SEEDS
        && answer.at < SEEDS
}

/// `POST /api/school/progress`
pub async fn keep(
    State(app): State<App>,
    who: Who,
    Body(KeepProgress { answers }): Body<KeepProgress>,
) -> Result<Json<ProgressKept>, Failure> {
    let me = with_account(&who)?;
    app.throttle.take(&format!("learning {}", me.0), BRINGS).map_err(Failure::too_fast)?;
    if answers.len() > MOST_ANSWERS.0 {
        return Err(Failure::bad(say!("learned-too-many", most: MOST_ANSWERS.0)));
    }
    if !answers.iter().all(is_sound) {
        return Err(Failure::bad(say!("learned-unsound")));
    }
    let _turn = app.room.school.turn.lock().await;
    app.room.recall(me).await?;
    let (fresh, before) = {
        let kept = app.room.school.kept();
        let learned = kept.learned.get(&me);
        let knows = |id: &str| learned.is_some_and(|learned| learned.has(id));
        let mut ids = BTreeSet::new();
        let new = |answer: &LearnedAnswer| !knows(&answer.id) && ids.insert(answer.id.clone());
        let fresh: Vec<LearnedAnswer> = answers.into_iter().filter(new).collect();
        (fresh, learned.map_or(0, |learned| learned.answers.len()))
    };
    let new = fresh.len();
    if before + new > MOST_ANSWERS.2 {
        return Err(Failure::bad(say!("learned-enough", most: MOST_ANSWERS.2)));
    }
    if new > 0 {
        let author = Author { actor: Some(me.0), action: None };
        app.room.write_school(author, SchoolEvent::ProgressKept { player: me, answers: fresh }).await?;
    }
    Ok(Json(ProgressKept { new: new as u32, all: (before + new) as u32 }))
}

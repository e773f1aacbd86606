//! Exams of the dealer school: setting them, sitting them under the room's clock, and what each came to.

use super::App;
use super::answer::{Failure, Missing};
use super::auth::{Body, Who};
use super::shifts::{conflict, done_before, readable, used_otherwise};
use crate::exams::book::{Answer, Ended, Exam, ExamSpec, Kept, Sat, SchoolEvent};
use crate::exams::{Paper, rulebook_hash};
use crate::house::Author;
use crate::people::{is_guest, role_of};
use crate::permissions::{Deed, MOST_OVER_THE_COUNTER, may};
use crate::protocol::{
    AnswerTaken, CloseExam, ExamAnswer, ExamRow, Exams, PaperQuestion, SetExam, Sitting, SittingResult,
    SittingRow,
};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use chips::Money;
use games::rulebook::Houses;
use games::{Clause, PlayerId, Refusal};
use school::Given;
use serde_json::Value;
use std::sync::Arc;
use voice::{Telling, say};

/// The most questions, and the most minutes.
const MOST: (u16, u16) = (100, 480);
/// The longest title, in characters.
const LONGEST_TITLE: usize = 80;
/// Seeds are smaller: every program can count as far.
pub(super) const SEEDS: u64 = 1 << 53;

/// Exams are taken by whoever has an account.
pub(super) fn with_account(who: &Who) -> Result<PlayerId, Failure> {
    if is_guest(&who.person) {
        return Err(Refusal::new(Clause::Room1, say!("exam-account")).into());
    }
    Ok(PlayerId(who.person.id))
}

fn reads(who: &Who) -> bool {
    may(role_of(&who.person), Deed::ReadExams)
}

fn no_exam() -> Failure {
    Failure::missing(Missing::Exam)
}

fn no_sitting() -> Failure {
    Failure::missing(Missing::Sitting)
}

/// Passed, or why not.
fn verdict(spec: &ExamSpec, ended: &Ended) -> Telling {
    let (right, under) = (ended.marks.right, ended.marks.under);
    if ended.passed {
        say!("exam-passed", right: right, questions: spec.questions)
    } else if under > 0 {
        say!("exam-underpaid", under: under, right: right, questions: spec.questions)
    } else {
        say!("exam-too-few", right: right, questions: spec.questions, pass: spec.pass)
    }
}

pub(super) fn exam_row(app: &App, kept: &Kept, exam: &Exam, me: PlayerId, seed: bool) -> ExamRow {
    let spec = &exam.spec;
    let own = kept.sittings.values().find(|sat| sat.exam == exam.number && sat.player == me);
    ExamRow {
        exam: exam.number,
        title: spec.title.clone(),
        rulebook: spec.rulebook.clone(),
        house: spec.house.clone(),
        game: spec.game.clone(),
        hash: spec.hash.clone(),
        drills: spec.drills.clone(),
        questions: spec.questions,
        minutes: spec.minutes,
        pass: spec.pass,
        seed: seed.then_some(spec.seed),
        set: exam.set,
        by: app.room.people.name(exam.by),
        closed: exam.closed,
        sitting: own.map(|sat| sat.number),
    }
}

pub(super) fn sitting_row(app: &App, kept: &Kept, sat: &Sat) -> Option<SittingRow> {
    let spec = &kept.exams.get(&sat.exam)?.spec;
    let result = sat.ended.as_ref().map(|ended| SittingResult {
        ended: ended.ended,
        time_over: ended.time_over,
        right: ended.marks.right,
        under: ended.marks.under,
        passed: ended.passed,
        says: verdict(spec, ended),
        code: ended.code.clone(),
        entry: ended.entry,
    });
    Some(SittingRow {
        sitting: sat.number,
        exam: sat.exam,
        title: spec.title.clone(),
        player: sat.player,
        name: app.room.people.name(sat.player),
        began: sat.began,
        ends: sat.ends,
        questions: spec.questions,
        answered: sat.records.len() as u16,
        result,
    })
}

/// `GET /api/exams`
pub async fn exams(State(app): State<App>, who: Who) -> Result<Json<Exams>, Failure> {
    let (me, all) = (with_account(&who)?, reads(&who));
    app.room.end_what_is_over().await?;
    let kept = app.room.school.kept();
    let rows = kept.exams.values().rev().map(|exam| exam_row(&app, &kept, exam, me, all));
    let exams = rows.filter(|row| all || !row.closed || row.sitting.is_some()).collect();
    let sat = kept.sittings.values().rev().filter(|sat| all || sat.player == me);
    let sittings = sat.filter_map(|sat| sitting_row(&app, &kept, sat)).collect();
    Ok(Json(Exams { exams, sittings }))
}

/// The rulebook of an exam: its id, its cardroom and what the game is called there.
fn rulebook_of(houses: &Houses, name: &str) -> Option<(String, String, String)> {
    let id = houses.resolve(name)?.to_string();
    if houses.is_poker(&id) {
        let house = houses.poker(&id).ok()?;
        return Some((id, house.house, house.name));
    }
    let book = houses.load(&id).ok()?;
    Some((id, book.house.clone(), book.name.clone()))
}

fn fresh_seed() -> u64 {
    let luck = crate::engine::os_seed();
    u64::from_le_bytes(std::array::from_fn(|byte| luck[byte])) % SEEDS
}

/// What an exam is set with, or why it cannot be.
fn specified(houses: &Houses, request: SetExam) -> Result<ExamSpec, Failure> {
    let SetExam { title, rulebook, drills, questions, minutes, pass, seed, .. } = request;
    let title = readable(&title, LONGEST_TITLE)?;
    if title.is_empty() {
        return Err(Failure::bad(say!("exam-no-title")));
    }
    if !(1..=MOST.0).contains(&questions) {
        return Err(Failure::bad(say!("exam-questions", most: MOST.0)));
    }
    if !(1..=MOST.1).contains(&minutes) {
        return Err(Failure::bad(say!("exam-minutes", most: MOST.1)));
    }
    if !(1..=100).contains(&pass) {
        return Err(Failure::bad(say!("exam-pass")));
    }
    let seed = seed.unwrap_or_else(fresh_seed);
    if seed >= SEEDS {
        return Err(Failure::bad(say!("exam-seed")));
    }
    let taught = school::drills(houses, &rulebook);
    let found = rulebook_of(houses, &rulebook).filter(|_| !taught.is_empty());
    let (rulebook, house, game) =
        found.ok_or_else(|| Failure::bad(say!("exam-no-rulebook", rulebook: &rulebook)))?;
    if let Some(other) = drills.iter().find(|drill| !taught.contains(drill)) {
        return Err(Failure::bad(say!("school-no-drill", drill: other.id(), rulebook: &rulebook)));
    }
    let files = houses.with_parents(&rulebook);
    let (hash, keys) = (rulebook_hash(&files), String::new());
    Ok(ExamSpec { title, rulebook, house, game, drills, questions, minutes, pass, seed, hash, keys, files })
}

/// `POST /api/exams`
pub async fn set(
    State(app): State<App>,
    who: Who,
    Body(request): Body<SetExam>,
) -> Result<Json<ExamRow>, Failure> {
    who.check(&app, Deed::SetExams)?;
    let id = request.id.clone();
    let mut spec = specified(&app.room.houses, request)?;
    // A paper takes a while: nobody who sits an exam waits for it.
    if done_before(&app, &who, &id).await?.is_none() {
        let made = spec.clone();
        let paper = tokio::task::spawn_blocking(move || Paper::of(&made)).await?;
        spec.keys = paper.map_err(Failure::bad)?.keys;
    }
    let _turn = app.room.school.turn.lock().await;
    let exam = match done_before(&app, &who, &id).await? {
        Some((seq, HouseEvent::School(SchoolEvent::ExamSet { .. }))) => seq,
        Some(_) => return Err(used_otherwise()),
        None => {
            let author = Author { actor: Some(who.person.id), action: Some(id) };
            app.room.write_school(author, SchoolEvent::ExamSet { exam: Box::new(spec) }).await?
        }
    };
    shown(&app, exam, &who)
}

fn shown(app: &App, exam: u64, who: &Who) -> Result<Json<ExamRow>, Failure> {
    let kept = app.room.school.kept();
    let exam = kept.exams.get(&exam).ok_or_else(no_exam)?;
    Ok(Json(exam_row(app, &kept, exam, PlayerId(who.person.id), true)))
}

/// `POST /api/exams/{exam}/close`
pub async fn close(
    State(app): State<App>,
    who: Who,
    Path(exam): Path<u64>,
    Body(CloseExam { id }): Body<CloseExam>,
) -> Result<Json<ExamRow>, Failure> {
    who.check(&app, Deed::SetExams)?;
    let _turn = app.room.school.turn.lock().await;
    let closed = app.room.school.kept().exams.get(&exam).ok_or_else(no_exam)?.closed;
    match done_before(&app, &who, &id).await? {
        Some((_, HouseEvent::School(SchoolEvent::ExamClosed { exam: before }))) if before == exam => {}
        Some(_) => return Err(used_otherwise()),
        None if closed => {}
        None => {
            let author = Author { actor: Some(who.person.id), action: Some(id) };
            app.room.write_school(author, SchoolEvent::ExamClosed { exam }).await?;
        }
    }
    shown(&app, exam, &who)
}

/// A sitting as whoever asks may see it.
async fn told(app: &App, who: &Who, sitting: u64) -> Result<Json<Sitting>, Failure> {
    let (sat, exam, row, exam_row) = {
        let kept = app.room.school.kept();
        let sat = kept.sittings.get(&sitting).ok_or_else(no_sitting)?.clone();
        let exam = kept.exams.get(&sat.exam).ok_or_else(no_exam)?.clone();
        let row = sitting_row(app, &kept, &sat).ok_or_else(no_exam)?;
        let exam_row = exam_row(app, &kept, &exam, PlayerId(who.person.id), true);
        (sat, exam, row, exam_row)
    };
    let paper = app.room.paper(&exam).await.map_err(Failure::ours)?;
    let mut answers = app.room.answers_of(&sat).await?;
    // A school that asks otherwise by now says nothing of these questions.
    let graded = sat.ended.is_some() && paper.keys == exam.spec.keys;
    let questions = (0..).zip(paper.asked.iter().zip(&paper.sheets)).map(|(number, (asked, sheet))| {
        let answer: Option<Answer> = answers.remove(&number);
        let (given, answered) = answer.unzip();
        let grade = graded.then(|| sheet.grade(given.as_deref().unwrap_or_default()));
        PaperQuestion { drill: asked.drill, level: asked.level, given, answered, grade }
    });
    let paper = questions.collect();
    Ok(Json(Sitting { row, exam: exam_row, now: now_ms(), paper }))
}

/// `POST /api/exams/{exam}/begin`
pub async fn begin(
    State(app): State<App>,
    who: Who,
    Path(exam): Path<u64>,
) -> Result<Json<Sitting>, Failure> {
    let me = with_account(&who)?;
    app.room.end_what_is_over().await?;
    let set = app.room.school.kept().exams.get(&exam).cloned().ok_or_else(no_exam)?;
    // Who set it knows its seed, whatever they are by now.
    if reads(&who) || set.by == me {
        return Err(Refusal::new(Clause::Room1, say!("exam-not-yours")).into());
    }
    let paper = app.room.paper(&set).await.map_err(Failure::ours)?;
    let _turn = app.room.school.turn.lock().await;
    let (exam, own) = {
        let kept = app.room.school.kept();
        let exam = kept.exams.get(&exam).ok_or_else(no_exam)?.clone();
        let own = kept.sittings.values().find(|sat| sat.exam == exam.number && sat.player == me).cloned();
        (exam, own)
    };
    let sitting = match own {
        Some(sat) if sat.ended.is_none() => sat.number,
        Some(_) => return Err(conflict(say!("exam-taken"))),
        None if exam.closed => return Err(conflict(say!("exam-closed"))),
        None if paper.keys != exam.spec.keys => return Err(conflict(say!("exam-other-questions"))),
        None => {
            let author = Author { actor: Some(me.0), action: None };
            let event = SchoolEvent::SittingBegan { exam: exam.number, player: me };
            app.room.write_school(author, event).await?
        }
    };
    told(&app, &who, sitting).await
}

/// One's own sitting, and its exam.
fn own(app: &App, me: PlayerId, sitting: u64) -> Result<(Sat, Exam), Failure> {
    let kept = app.room.school.kept();
    let sat = kept.sittings.get(&sitting).ok_or_else(no_sitting)?;
    if sat.player != me {
        return Err(Refusal::new(Clause::Room1, say!("exam-of-another")).into());
    }
    let exam = kept.exams.get(&sat.exam).ok_or_else(no_exam)?;
    Ok((sat.clone(), exam.clone()))
}

/// Is it an amount that could lie on a table?
fn within_reason(given: &Given) -> bool {
    let sane = |amount: &Money| *amount >= Money::ZERO && *amount <= MOST_OVER_THE_COUNTER;
    match given {
        Given::Amount(amount) => sane(amount),
        Given::Chips { pays, takes } => sane(pays) && sane(takes),
        Given::Pick(_) | Given::Order(_) => true,
    }
}

/// `POST /api/sittings/{sitting}/answer`
pub async fn answer(
    State(app): State<App>,
    who: Who,
    Path(sitting): Path<u64>,
    Body(ExamAnswer { question, given }): Body<ExamAnswer>,
) -> Result<Json<AnswerTaken>, Failure> {
    let me = with_account(&who)?;
    let (_, exam) = own(&app, me, sitting)?;
    let paper = app.room.paper(&exam).await.map_err(Failure::ours)?;
    app.room.end_what_is_over().await?;
    let _turn = app.room.school.turn.lock().await;
    let (sat, exam) = own(&app, me, sitting)?;
    let Some(sheet) = paper.sheets.get(usize::from(question)) else {
        return Err(Failure::bad(say!("exam-no-question", questions: exam.spec.questions)));
    };
    if given.len() > sheet.question().parts.len() || !given.iter().all(within_reason) {
        return Err(Failure::bad(say!("exam-no-answer")));
    }
    let now = now_ms();
    let taken = |answered: usize| Json(AnswerTaken { answered: answered as u16, now, ends: sat.ends });
    let before = app.room.answers_of(&sat).await?;
    match before.get(&question) {
        Some((same, _)) if *same == given => return Ok(taken(before.len())),
        _ if sat.ended.is_some() || now >= sat.ends => return Err(conflict(say!("exam-over"))),
        Some(_) => return Err(conflict(say!("exam-answered"))),
        None => {}
    }
    let grade = sheet.grade(&given);
    let (right, under) = (grade.right, grade.under);
    let event = SchoolEvent::Answered { sitting, player: me, question, given, right, under };
    app.room.write_school(Author { actor: Some(me.0), action: None }, event).await?;
    Ok(taken(before.len() + 1))
}

/// `POST /api/sittings/{sitting}/hand-in`
pub async fn hand_in(
    State(app): State<App>,
    who: Who,
    Path(sitting): Path<u64>,
) -> Result<Json<Sitting>, Failure> {
    let me = with_account(&who)?;
    own(&app, me, sitting)?;
    app.room.end_what_is_over().await?;
    let turn = app.room.school.turn.lock().await;
    let (sat, _) = own(&app, me, sitting)?;
    if sat.ended.is_none() {
        app.room.end_sitting(&sat, Some(me.0)).await?;
    }
    drop(turn);
    told(&app, &who, sitting).await
}

/// One's own sitting, or anybody's for whoever reads results.
fn readable_by(app: &App, who: &Who, sitting: u64) -> Result<(Sat, Exam), Failure> {
    let me = with_account(who)?;
    let of = app.room.school.kept().sittings.get(&sitting).map(|sat| sat.player);
    own(app, of.filter(|_| reads(who)).unwrap_or(me), sitting)
}

/// `GET /api/sittings/{sitting}`
pub async fn sitting(
    State(app): State<App>,
    who: Who,
    Path(sitting): Path<u64>,
) -> Result<Json<Sitting>, Failure> {
    readable_by(&app, &who, sitting)?;
    app.room.end_what_is_over().await?;
    told(&app, &who, sitting).await
}

/// `GET /api/sittings/{sitting}/questions/{question}`
pub async fn question(
    State(app): State<App>,
    who: Who,
    Path((sitting, question)): Path<(u64, usize)>,
) -> Result<Json<Value>, Failure> {
    let (_, exam) = readable_by(&app, &who, sitting)?;
    let paper: Arc<Paper> = app.room.paper(&exam).await.map_err(Failure::ours)?;
    let sheet = paper
        .sheets
        .get(question)
        .ok_or_else(|| Failure::bad(say!("exam-no-question", questions: exam.spec.questions)))?;
    Ok(Json(serde_json::to_value(sheet.question()).expect("a question is JSON")))
}

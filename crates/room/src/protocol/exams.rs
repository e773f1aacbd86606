//! Dealer school in the room: exams that an instructor sets, sittings that the room grades and times, certificates, and what
//! somebody with an account has learned.

use games::{Clause, PlayerId};
use schemars::JsonSchema;
use school::{Drill, Given, Grade};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// `POST /api/exams`: sets an exam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetExam {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The rulebook: a house and its game.
    pub rulebook: String,
    /// What is asked for, in turn; all drills of the rulebook where none is named.
    #[serde(default)]
    #[ts(as = "Option<Vec<Drill>>", optional)]
    pub drills: Vec<Drill>,
    /// How many questions: 100 at most.
    pub questions: u16,
    /// How much time there is: 480 minutes at most.
    pub minutes: u16,
    /// So many of a hundred questions have to be right.
    pub pass: u8,
    /// The same seed makes the same exam; drawn by the room where none is given. Less than 2^53.
    #[serde(default)]
    #[ts(type = "number", optional)]
    pub seed: Option<u64>,
}

/// `POST /api/exams/{exam}/close`: nobody begins it any more; whoever sits it goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseExam {
    /// Made by the client; sent again, nothing happens twice.
    pub id: String,
}

/// `GET /api/exams`: the exams that are set, and who sat them, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Exams {
    /// Those that can be begun, and those that one has sat; for whoever reads results, all.
    pub exams: Vec<ExamRow>,
    /// One's own sittings; for whoever reads results, everybody's.
    pub sittings: Vec<SittingRow>,
}

/// An exam.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ExamRow {
    /// The record of the house's book in which it was set.
    #[ts(type = "number")]
    pub exam: u64,
    /// What it is called.
    pub title: String,
    /// The rulebook.
    pub rulebook: String,
    /// The cardroom.
    pub house: String,
    /// What the game is called there.
    pub game: String,
    /// The hash of the rulebook's text when the exam was set: its first twelve digits are the version that the lab shows.
    pub hash: String,
    /// What is asked for; empty for all drills of the rulebook.
    pub drills: Vec<Drill>,
    /// How many questions.
    pub questions: u16,
    /// How much time there is.
    pub minutes: u16,
    /// So many of a hundred questions have to be right.
    pub pass: u8,
    /// The seed: for whoever reads results. Whoever sits it sees it when they begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub seed: Option<u64>,
    /// When it was set.
    #[ts(type = "number")]
    pub set: u64,
    /// By whom.
    pub by: String,
    /// Does nobody begin it any more?
    pub closed: bool,
    /// The sitting of whoever asks.
    #[ts(type = "number | null")]
    pub sitting: Option<u64>,
}

/// Somebody sat an exam, or does so now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SittingRow {
    /// The record of the house's book in which it began.
    #[ts(type = "number")]
    pub sitting: u64,
    /// Which exam.
    #[ts(type = "number")]
    pub exam: u64,
    /// What that is called.
    pub title: String,
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// When they began, by the room's clock.
    #[ts(type = "number")]
    pub began: u64,
    /// When the time is over.
    #[ts(type = "number")]
    pub ends: u64,
    /// How many questions there are.
    pub questions: u16,
    /// How many were answered.
    pub answered: u16,
    /// What became of it, where it has ended.
    pub result: Option<SittingResult>,
}

/// What became of a sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct SittingResult {
    /// When it ended.
    #[ts(type = "number")]
    pub ended: u64,
    /// Because the time was over? Else it was handed in.
    pub time_over: bool,
    /// Questions that are right in every part.
    pub right: u16,
    /// Questions in which something was underpaid.
    pub under: u16,
    /// Is it passed?
    pub passed: bool,
    /// Passed, or why not.
    pub says: Telling,
    /// The certificate's code, where it is passed.
    pub code: Option<String>,
    /// The record of the house's book that says so.
    #[ts(type = "number")]
    pub entry: u64,
}

/// A sitting with its paper: `POST /api/exams/{exam}/begin`, `GET /api/sittings/{sitting}`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Sitting {
    /// Whose, since when, until when, and what became of it.
    pub row: SittingRow,
    /// The exam.
    pub exam: ExamRow,
    /// The time by the room's clock, for a page that counts down.
    #[ts(type = "number")]
    pub now: u64,
    /// The questions in order: `GET /api/sittings/{sitting}/questions/{number}` shows one, from 0.
    pub paper: Vec<PaperQuestion>,
}

/// A question on a paper.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PaperQuestion {
    /// What it drills.
    pub drill: Drill,
    /// From 1, a single wager, to 5, a full table.
    pub level: u8,
    /// What was answered.
    pub given: Option<Vec<Given>>,
    /// When, by the room's clock.
    #[ts(type = "number | null")]
    pub answered: Option<u64>,
    /// What became of it: nothing is said before the sitting has ended.
    pub grade: Option<Grade>,
}

/// `POST /api/sittings/{sitting}/answer`: sent again, it happens once; another answer to the same question is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExamAnswer {
    /// Which question, from 0.
    pub question: u16,
    /// Part by part.
    pub given: Vec<Given>,
}

/// An answer is written down: nothing is said of whether it is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct AnswerTaken {
    /// How many questions were answered.
    pub answered: u16,
    /// The time by the room's clock.
    #[ts(type = "number")]
    pub now: u64,
    /// When the time is over.
    #[ts(type = "number")]
    pub ends: u64,
}

/// How a clause was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ClauseMarks {
    /// The clause.
    pub clause: Clause,
    /// Parts of questions that rest on it.
    pub asked: u32,
    /// Those that were wrong, or not answered.
    pub wrong: u32,
}

/// Somebody who sat exams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct TraineeRow {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// Their sittings, the latest first.
    pub sittings: Vec<SittingRow>,
    /// How many of them are passed.
    pub passed: u32,
    /// By clause, over all sittings that have ended; the worst first.
    pub clauses: Vec<ClauseMarks>,
}

/// `GET /api/exams/results`: what became of exams, by trainee and by clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ExamResults {
    /// By name.
    pub trainees: Vec<TraineeRow>,
    /// Over all sittings that have ended; the worst first.
    pub clauses: Vec<ClauseMarks>,
}

/// `GET /api/exams/retests`: somebody passed under a rulebook that is another now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct RetestRow {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// The sitting that they passed.
    #[ts(type = "number")]
    pub sitting: u64,
    /// What the exam is called.
    pub title: String,
    /// When it ended.
    #[ts(type = "number")]
    pub ended: u64,
    /// The rulebook.
    pub rulebook: String,
    /// The cardroom.
    pub house: String,
    /// What the game is called there.
    pub game: String,
    /// The hash of its text then.
    pub hash: String,
    /// The hash of its text now; none where the house has it no more.
    pub now: Option<String>,
    /// The clauses that say something else now. None where only words changed, or the house has the rulebook no more.
    pub clauses: Vec<Clause>,
}

/// `GET /api/certificates/{code}`: for anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Certificate {
    /// The code by which anybody finds it.
    pub code: String,
    /// Who passed.
    pub name: String,
    /// What the exam is called.
    pub title: String,
    /// The rulebook.
    pub rulebook: String,
    /// The cardroom.
    pub house: String,
    /// What the game is called there.
    pub game: String,
    /// The hash of the rulebook's text.
    pub hash: String,
    /// Is that still its text?
    pub current: bool,
    /// The seed of the exam.
    #[ts(type = "number")]
    pub seed: u64,
    /// How many questions it had.
    pub questions: u16,
    /// How many were right in every part.
    pub right: u16,
    /// So many of a hundred had to be.
    pub pass: u8,
    /// When it ended.
    #[ts(type = "number")]
    pub ended: u64,
    /// The gaming day of that.
    pub day: String,
    /// The record of the house's book that says so.
    #[ts(type = "number")]
    pub entry: u64,
}

/// An answer that somebody gave while they learned, as the page keeps it. What they know follows from all of them, in the order
/// of their times and then of their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LearnedAnswer {
    /// Made by the page; however often it is sent, it counts once.
    pub id: String,
    /// The rulebook.
    pub rulebook: String,
    /// What was drilled.
    pub drill: Drill,
    /// The level.
    pub level: u8,
    /// The seed of the question.
    #[ts(type = "number")]
    pub seed: u64,
    /// How long it took, in milliseconds.
    pub took: u32,
    /// When it was given, by the clock of the device.
    #[ts(type = "number")]
    pub at: u64,
    /// The clauses that the question rests on.
    pub clauses: Vec<LearnedClause>,
}

/// A clause in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LearnedClause {
    /// Which.
    pub clause: Clause,
    /// Was every part right that rests on it?
    pub right: bool,
}

/// `POST /api/school/progress`: 50 answers at most at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeepProgress {
    /// In any order, those that were sent before too.
    pub answers: Vec<LearnedAnswer>,
}

/// `POST /api/school/progress`: what the room has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ProgressKept {
    /// Answers that were new.
    pub new: u32,
    /// All of them.
    pub all: u32,
}

/// `GET /api/school/progress`: what the room has, in the order in which it came, 500 answers at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Progress {
    /// Those after the first `after`.
    pub answers: Vec<LearnedAnswer>,
    /// The `after` of the next page, where there are more.
    pub next: Option<u32>,
    /// How many there are.
    pub all: u32,
}

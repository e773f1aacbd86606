//! Dealer school for pages: the drills of a rulebook, a question, a grade, an exam, a round to be run.

use crate::books::{self, Files, Head};
use crate::clauses::{Cited, cited};
use crate::wrong::Wrong;
use ::school::{Drill, Exam, Given, Grade, Graded, Marks, Pitch, Pitched, Question};
use games::rulebook::Houses;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which rulebooks are taught.
#[derive(Deserialize)]
pub struct AskedDrills {
    #[serde(default)]
    houses: Files,
}

/// A rulebook and what is drilled of it, in the order of the path.
#[derive(Serialize)]
pub struct Course {
    #[serde(flatten)]
    book: Head,
    drills: Vec<Drill>,
    levels: u8,
}

/// The courses there are.
pub fn courses(asked: AskedDrills) -> Result<Vec<Course>, Wrong> {
    let houses = asked.houses.houses();
    let course = |book: Head| {
        let drills = ::school::drills(&houses, &book.id);
        (!drills.is_empty()).then_some(Course { book, drills, levels: ::school::LEVELS })
    };
    Ok(books::all(&houses).into_iter().filter_map(course).collect())
}

/// A question, and perhaps an answer to it.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    houses: Files,
    #[serde(flatten)]
    question: ::school::Asked,
    answer: Option<Vec<Given>>,
}

/// A question, or the grade of an answer with the clauses it rests on.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // One of them at a time.
pub enum Taught {
    /// What is asked.
    Question(Question),
    /// What became of the answer.
    Grade {
        #[serde(flatten)]
        grade: Grade,
        clauses: BTreeMap<&'static str, Cited>,
    },
}

/// Asks, or grades.
pub fn drill(asked: Asked) -> Result<Taught, Wrong> {
    let houses = asked.houses.houses();
    let Some(answer) = asked.answer else {
        return Ok(Taught::Question(::school::ask(&houses, &asked.question)?));
    };
    let grade = ::school::grade(&houses, &asked.question, &answer)?;
    let clauses = cited(grade.parts.iter().map(|part| part.clause));
    Ok(Taught::Grade { grade, clauses })
}

/// An exam, and perhaps the answers to it, question by question.
#[derive(Deserialize)]
pub struct AskedPaper {
    #[serde(default)]
    houses: Files,
    #[serde(flatten)]
    exam: Exam,
    /// So many of a hundred questions have to be right.
    percent: u8,
    answers: Option<Vec<Vec<Given>>>,
}

/// The questions of an exam, or what became of it.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Examined {
    /// Which questions, in order.
    Paper(Vec<::school::Asked>),
    /// Its marks, and the clauses they are about.
    Marked { marks: Marks, pass: bool, clauses: BTreeMap<&'static str, Cited> },
}

/// Draws the questions of an exam, or marks it.
pub fn paper(asked: AskedPaper) -> Result<Examined, Wrong> {
    let houses = asked.houses.houses();
    let paper = ::school::paper(&houses, &asked.exam)?;
    let Some(answers) = asked.answers else { return Ok(Examined::Paper(paper)) };
    let marks = ::school::mark(&houses, &paper, &(0..).zip(answers).collect())?;
    let clauses = cited(marks.clauses.keys().copied());
    Ok(Examined::Marked { pass: marks.pass(asked.exam.questions, asked.percent), marks, clauses })
}

/// A scenario file as a question, and perhaps an answer to it.
#[derive(Deserialize)]
pub struct AskedLesson {
    #[serde(default)]
    houses: Files,
    file: String,
    answer: Option<Vec<Given>>,
}

/// Asks what the referee makes of a file, or grades.
pub fn lesson(asked: AskedLesson) -> Result<Taught, Wrong> {
    let sheet = ::school::lesson(&asked.houses.houses(), &asked.file)?;
    Ok(match asked.answer {
        None => Taught::Question(sheet.question().clone()),
        Some(answer) => {
            let grade = sheet.grade(&answer);
            let clauses = cited(grade.parts.iter().map(|part| part.clause));
            Taught::Grade { grade, clauses }
        }
    })
}

/// A round to be run, and perhaps what was done so far.
#[derive(Deserialize)]
pub struct AskedPitch {
    #[serde(default)]
    houses: Files,
    #[serde(flatten)]
    pitch: Pitch,
    answer: Option<Vec<Given>>,
}

/// The round, or what the referee says to the deeds so far.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Run {
    /// The round.
    Round(Pitched),
    /// Each deed.
    Graded { deeds: Vec<Graded>, clauses: BTreeMap<&'static str, Cited> },
}

/// Deals a round, or watches it.
pub fn pitch(asked: AskedPitch) -> Result<Run, Wrong> {
    let houses: Houses = asked.houses.houses();
    let Some(answer) = asked.answer else {
        return Ok(Run::Round(::school::pitch(&houses, &asked.pitch)?));
    };
    let deeds = ::school::grade_pitch(&houses, &asked.pitch, &answer)?;
    let clauses = cited(deeds.iter().map(|deed| deed.clause));
    Ok(Run::Graded { deeds, clauses })
}

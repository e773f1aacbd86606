//! Exams: which questions one has follows from its seed alone, and so do its marks from the answers.

use crate::{Asked, Drill, Given, LEVELS, drills, sheet};
use games::Clause;
use games::rulebook::Houses;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use voice::{Telling, say};

/// How many questions are looked at for each place on the paper: the one whose clauses were asked least is taken.
const LOOKED_AT: u64 = 24;
/// Seeds of questions are whole numbers that a page can say again: of 53 bits.
const SEEDS: u64 = (1 << 53) - 1;

/// An exam, as far as its questions follow from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exam {
    /// The rulebook: a house and its game.
    pub rulebook: String,
    /// What is asked for, in turn; all drills of the rulebook where none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drills: Vec<Drill>,
    /// How many questions.
    pub questions: u16,
    /// The same seed makes the same exam.
    pub seed: u64,
}

/// The questions of an exam: drills take turns, levels rise, and no clause is asked again while another could be.
pub fn paper(houses: &Houses, exam: &Exam) -> Result<Vec<Asked>, Telling> {
    let known = drills(houses, &exam.rulebook);
    let wanted: Vec<Drill> = match exam.drills.is_empty() {
        true => known,
        false => known.into_iter().filter(|drill| exam.drills.contains(drill)).collect(),
    };
    if wanted.is_empty() {
        let drill = exam.drills.first().map_or("", |drill| drill.id());
        return Err(say!("school-no-drill", drill: drill, rulebook: &exam.rulebook));
    }
    let mut asked: BTreeMap<Clause, u32> = BTreeMap::new();
    let mut paper = Vec::new();
    for place in 0..u64::from(exam.questions) {
        let drill = wanted[place as usize % wanted.len()];
        let level = (place * u64::from(LEVELS) / u64::from(exam.questions)) as u8 + 1;
        let (question, clauses) = least_asked(houses, exam, (place, drill, level), &asked)?;
        clauses.into_iter().for_each(|clause| *asked.entry(clause).or_default() += 1);
        paper.push(question);
    }
    Ok(paper)
}

/// The question for a place whose clauses were asked least so far.
fn least_asked(
    houses: &Houses,
    exam: &Exam,
    (place, drill, level): (u64, Drill, u8),
    asked: &BTreeMap<Clause, u32>,
) -> Result<(Asked, BTreeSet<Clause>), Telling> {
    let mut best = None;
    for look in 0..LOOKED_AT {
        let seed =
            exam.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(place * LOOKED_AT + look) & SEEDS;
        let question = Asked { rulebook: exam.rulebook.clone(), drill, level, seed };
        let clauses = sheet(houses, &question)?.clauses();
        let often: u32 =
            clauses.iter().map(|clause| asked.get(clause).copied().unwrap_or(0)).max().unwrap_or(0);
        if best.as_ref().is_none_or(|(least, _)| often < *least) {
            best = Some((often, (question, clauses)));
        }
        if often == 0 {
            break;
        }
    }
    Ok(best.expect("at least one question was looked at").1)
}

/// What became of an exam.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// Questions that are right in every part.
    pub right: u16,
    /// Questions in which a player got less than is due, an unanswered payment included.
    pub under: u16,
    /// The clauses of what was asked, and how many parts of each were wrong.
    pub clauses: BTreeMap<Clause, Mark>,
}

/// How a clause was answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Parts that rest on it.
    pub asked: u16,
    /// Those that were wrong, or not answered.
    pub wrong: u16,
}

impl Marks {
    /// Is it passed? So many of a hundred questions have to be right, and nothing underpaid.
    pub fn pass(&self, questions: u16, percent: u8) -> bool {
        self.under == 0 && u32::from(self.right) * 100 >= u32::from(questions) * u32::from(percent)
    }
}

/// Marks the answers to a paper, question by question; one that is not there is wrong, and its payments were not made.
pub fn mark(houses: &Houses, paper: &[Asked], answers: &BTreeMap<u16, Vec<Given>>) -> Result<Marks, Telling> {
    let mut marks = Marks::default();
    for (number, asked) in paper.iter().enumerate() {
        let answer = answers.get(&(number as u16)).map_or(&[][..], Vec::as_slice);
        let grade = sheet(houses, asked)?.grade(answer);
        marks.right += u16::from(grade.right);
        marks.under += u16::from(grade.under);
        for part in grade.parts {
            let clause = marks.clauses.entry(part.clause).or_default();
            clause.asked += 1;
            clause.wrong += u16::from(!part.right);
        }
    }
    Ok(marks)
}

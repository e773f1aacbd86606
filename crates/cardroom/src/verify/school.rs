//! Exams in the house's book: who may set one sets it; each is sat once by one person, within its time; every answer is graded again
//! by the rulebook that the exam was set with, and the marks and what is passed are those.

use super::Findings;
use super::books::Row;
use games::rulebook::Houses;
use school::{Asked, Drill, Given, Marks, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use voice::{Telling, say};

/// The roles that set exams.
const INSTRUCTORS: [&str; 2] = ["instructor", "manager"];
/// By so many milliseconds an answer may be written down after the time was over: it came before.
const WRITTEN_LATE: u64 = 10_000;

/// What an exam was set with.
#[derive(Serialize, Deserialize)]
struct Spec {
    rulebook: String,
    #[serde(default)]
    drills: Vec<Drill>,
    questions: u16,
    minutes: u64,
    pass: u8,
    seed: u64,
    hash: String,
    keys: String,
    files: Vec<(String, String)>,
    #[serde(default)]
    closed: bool,
}

/// A sitting so far.
#[derive(Serialize, Deserialize)]
struct Sitting {
    exam: u64,
    player: u64,
    ends: u64,
    /// What was given, and what the room saw in it: right, and underpaid.
    answers: BTreeMap<u16, (Vec<Given>, bool, bool)>,
    ended: bool,
}

/// The questions of an exam.
struct Paper {
    houses: Houses,
    asked: Vec<Asked>,
    sheets: Vec<Sheet>,
    /// Are they those that the exam was set with?
    same: bool,
}

/// The school's part of the house's book so far.
#[derive(Default, Serialize, Deserialize)]
pub struct School {
    exams: BTreeMap<u64, Spec>,
    sittings: BTreeMap<u64, Sitting>,
    codes: BTreeSet<String>,
    #[serde(skip)]
    papers: BTreeMap<u64, Option<Paper>>,
}

fn hash_of(files: &[(String, String)]) -> String {
    let mut hash = Sha256::new();
    for (_, text) in files {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hex::encode(hash.finalize())
}

impl Spec {
    fn paper(&self) -> Option<Paper> {
        let houses = Houses::stored(&self.files);
        let (rulebook, drills) = (self.rulebook.clone(), self.drills.clone());
        let exam = school::Exam { rulebook, drills, questions: self.questions, seed: self.seed };
        let asked = school::paper(&houses, &exam).ok()?;
        let sheets: Vec<Sheet> =
            asked.iter().map(|asked| school::sheet(&houses, asked)).collect::<Result<_, _>>().ok()?;
        let mut hash = Sha256::new();
        for sheet in &sheets {
            hash.update(serde_json::to_vec(&(sheet.key(), sheet.clauses())).ok()?);
        }
        let same = hex::encode(hash.finalize()) == self.keys;
        Some(Paper { houses, asked, sheets, same })
    }
}

impl School {
    /// Checks a record of the house's book, which somebody of this role wrote.
    pub fn follow(&mut self, row: &Row, what: &Value, role: Option<&str>, findings: &mut Findings) {
        let Some((kind, what)) = what.as_object().and_then(|event| event.iter().next()) else { return };
        let wrong = match kind.as_str() {
            "exam_set" => self.set(row, what, role),
            "exam_closed" => self.closed(what, role),
            "sitting_began" => self.began(row, what),
            "answered" => self.answered(row, what),
            "sitting_ended" => self.ended(row, what),
            _ => None,
        };
        if let Some(wrong) = wrong {
            findings.wrong(0, row.seq, wrong);
        }
    }

    fn set(&mut self, row: &Row, what: &Value, role: Option<&str>) -> Option<Telling> {
        let Ok(spec) = serde_json::from_value::<Spec>(what["exam"].clone()) else {
            return Some(say!("verify-unreadable"));
        };
        let sound = role.is_some_and(|role| INSTRUCTORS.contains(&role))
            && hash_of(&spec.files) == spec.hash
            && (1..=100).contains(&spec.pass)
            && spec.questions > 0;
        self.exams.insert(row.seq, spec);
        (!sound).then(|| say!("verify-exam-set"))
    }

    fn closed(&mut self, what: &Value, role: Option<&str>) -> Option<Telling> {
        let exam = what["exam"].as_u64().and_then(|exam| self.exams.get_mut(&exam));
        match exam.filter(|_| role.is_some_and(|role| INSTRUCTORS.contains(&role))) {
            Some(exam) => exam.closed = true,
            None => return Some(say!("verify-exam-set")),
        }
        None
    }

    fn began(&mut self, row: &Row, what: &Value) -> Option<Telling> {
        let number = |key: &str| what[key].as_u64().unwrap_or(0);
        let (exam, player) = (number("exam"), number("player"));
        let twice = self.sittings.values().any(|sat| sat.exam == exam && sat.player == player);
        let set = self.exams.get(&exam).filter(|set| !set.closed);
        let ends = row.at + set.map_or(0, |set| set.minutes * 60_000);
        let sound = set.is_some() && !twice && row.actor == Some(player as i64);
        let sitting = Sitting { exam, player, ends, answers: BTreeMap::new(), ended: false };
        self.sittings.insert(row.seq, sitting);
        (!sound).then(|| say!("verify-sitting-began"))
    }

    fn answered(&mut self, row: &Row, what: &Value) -> Option<Telling> {
        let question = what["question"].as_u64().unwrap_or(u64::MAX) as u16;
        let given = serde_json::from_value::<Vec<Given>>(what["given"].clone());
        let sat = what["sitting"].as_u64().and_then(|sitting| self.sittings.get_mut(&sitting));
        let (Some(sat), Ok(given)) = (sat, given) else { return Some(say!("verify-sitting-answer")) };
        let questions = self.exams.get(&sat.exam).map_or(0, |exam| exam.questions);
        let sound = !sat.ended
            && question < questions
            && row.actor == Some(sat.player as i64)
            && what["player"].as_u64() == Some(sat.player)
            && row.at <= sat.ends + WRITTEN_LATE;
        let seen = |key: &str| what[key].as_bool().unwrap_or_default();
        let before = sat.answers.insert(question, (given, seen("right"), seen("under")));
        (!sound || before.is_some()).then(|| say!("verify-sitting-answer"))
    }

    fn ended(&mut self, row: &Row, what: &Value) -> Option<Telling> {
        let sitting = what["sitting"].as_u64().unwrap_or(0);
        let marks = serde_json::from_value::<Marks>(what["marks"].clone());
        let (Some(sat), Ok(marks)) = (self.sittings.get_mut(&sitting), marks) else {
            return Some(say!("verify-sitting-ended", sitting: sitting));
        };
        let Some(exam) = self.exams.get(&sat.exam) else {
            return Some(say!("verify-sitting-ended", sitting: sitting));
        };
        let paper = self.papers.entry(sat.exam).or_insert_with(|| exam.paper());
        let passed = what["passed"].as_bool().unwrap_or_default();
        let code = what["code"].as_str();
        let ended = what["ended"].as_u64().unwrap_or(u64::MAX);
        let sound = !sat.ended
            && what["player"].as_u64() == Some(sat.player)
            && what["hash"].as_str() == Some(exam.hash.as_str())
            && ended <= sat.ends.min(row.at)
            && passed == marks.pass(exam.questions, exam.pass)
            && passed == code.is_some()
            && code.is_none_or(|code| self.codes.insert(code.to_string()));
        sat.ended = true;
        // A school that asks otherwise by now cannot mark what was asked then.
        let marked =
            paper.as_ref().filter(|paper| paper.same).is_none_or(|paper| paper.bears_out(sat, &marks));
        (!sound || !marked).then(|| say!("verify-sitting-ended", sitting: sitting))
    }
}

impl Paper {
    /// Are these the marks, and was every answer seen as it is?
    fn bears_out(&self, sat: &Sitting, marks: &Marks) -> bool {
        let seen = sat.answers.iter().all(|(question, (given, right, under))| {
            let grade = self.sheets.get(usize::from(*question)).map(|sheet| sheet.grade(given));
            grade.is_some_and(|grade| (grade.right, grade.under) == (*right, *under))
        });
        let given = sat.answers.iter().map(|(question, (given, ..))| (*question, given.clone())).collect();
        seen && school::mark(&self.houses, &self.asked, &given).as_ref() == Ok(marks)
    }
}

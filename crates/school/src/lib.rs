//! Dealer school: questions made from the referee, per house and game, seeded and endless, and their grading.
//!
//! [`ask`] makes a question: a felt with cards and chips, what is asked of it, and in which form it is answered. The key
//! comes out of the referee's own events and is worked out anew by [`grade`], which is a pure function of the question's
//! seed and the answer: whoever asks again gets the same.
//!
//! ```
//! use games::rulebook::Houses;
//! use school::{Asked, Drill};
//!
//! let houses = Houses::shipped();
//! let asked = Asked { rulebook: "aviator/pure-21.5".into(), drill: Drill::Settle, level: 1, seed: 7 };
//! let key = school::sheet(&houses, &asked).unwrap().key();
//! assert!(school::grade(&houses, &asked, &key).unwrap().right);
//! ```

mod answer;
mod blackjack;
mod drill;
mod exam;
mod felt;
mod luck;
mod pitch;
mod poker;
mod syllabus;

pub use answer::{Choice, Form, Given, Grade, Graded, Off, Part, Spot};
pub use drill::{Drill, LEVELS};
pub use exam::{Exam, Mark, Marks, mark, paper};
pub use felt::{Chair, Felt};
pub use pitch::{Beat, Pitch, Pitched, grade_pitch, pitch};
pub use syllabus::lesson;

use answer::Key;
use games::rulebook::Houses;
use games::{Clause, Seat};
use luck::Luck;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use voice::{Telling, say};

/// How often a question is made anew until its amounts can be laid out in chips.
const ANEW: usize = 60;

/// Which question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The rulebook: a house and its game.
    pub rulebook: String,
    /// What is drilled.
    pub drill: Drill,
    /// From 1, a single wager, to 5, a full table.
    pub level: u8,
    /// The same seed makes the same question.
    pub seed: u64,
}

/// A question, without its key.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// What lies on the table.
    pub felt: Felt,
    /// What is to be done.
    pub asks: Telling,
    /// What is answered, one after the other.
    pub parts: Vec<Part>,
}

/// A question with its key, for whoever grades several answers to it.
#[derive(Clone, Debug)]
pub struct Sheet {
    question: Question,
    keys: Vec<Key>,
    /// The round as a scenario file, where one can be written.
    file: Option<String>,
}

impl Sheet {
    fn new(felt: Felt, asks: Telling) -> Sheet {
        Sheet { question: Question { felt, asks, parts: Vec::new() }, keys: Vec::new(), file: None }
    }

    fn part(&mut self, asks: Telling, form: Form, key: Key) {
        self.question.parts.push(Part { asks, form, at: None });
        self.keys.push(key);
    }

    /// A part about a hand on the felt.
    fn part_at(&mut self, at: (Seat, u8), asks: Telling, form: Form, key: Key) {
        self.question.parts.push(Part { asks, form, at: Some(at) });
        self.keys.push(key);
    }

    /// The question, without the key.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// The right answer.
    pub fn key(&self) -> Vec<Given> {
        self.keys.iter().map(|key| key.right.clone()).collect()
    }

    /// The clauses that its parts rest on.
    pub fn clauses(&self) -> BTreeSet<Clause> {
        self.keys.iter().map(|key| key.clause).collect()
    }

    /// Grades an answer: every part of it, with the clause and the arithmetic.
    pub fn grade(&self, answer: &[Given]) -> Grade {
        answer::grade(&self.keys, answer)
    }

    /// The round as a scenario file, for other referees; none where it is not a round to its end.
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }
}

/// The question of a seed with its key.
pub fn sheet(houses: &Houses, asked: &Asked) -> Result<Sheet, Telling> {
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook).to_string();
    let level = asked.level.clamp(1, LEVELS);
    let mut luck = Luck::of(&id, asked.drill as u64, level, asked.seed);
    let unknown = || say!("school-no-drill", drill: asked.drill.id(), rulebook: &id);
    if houses.is_poker(&id) {
        let house = houses.poker(&id).map_err(|_| unknown())?;
        return cut(|| poker::make(&house, asked.drill, level, &mut luck)).ok_or_else(unknown);
    }
    let book = houses.load(&id).ok().filter(|book| !book.is_template()).ok_or_else(unknown)?;
    cut(|| blackjack::make(&book, &id, asked.drill, level, &mut luck)).ok_or_else(unknown)
}

/// The first question whose amounts can be laid out in chips.
fn cut(mut make: impl FnMut() -> Option<Sheet>) -> Option<Sheet> {
    (0..ANEW).find_map(|_| make().filter(|made| made.keys.iter().all(|key| answer::can_be_cut(&key.right))))
}

/// The question of a seed.
pub fn ask(houses: &Houses, asked: &Asked) -> Result<Question, Telling> {
    Ok(sheet(houses, asked)?.question)
}

/// Grades an answer to it.
pub fn grade(houses: &Houses, asked: &Asked, answer: &[Given]) -> Result<Grade, Telling> {
    Ok(sheet(houses, asked)?.grade(answer))
}

/// The drills that a rulebook has questions for, in the order of the path from the first day to the exam.
pub fn drills(houses: &Houses, rulebook: &str) -> Vec<Drill> {
    let id = houses.resolve(rulebook).unwrap_or(rulebook);
    if houses.is_poker(id) {
        return houses.poker(id).map(|house| poker::drills(&house)).unwrap_or_default();
    }
    let book = houses.load(id).ok().filter(|book| !book.is_template());
    book.map(|book| blackjack::drills(&book.rules)).unwrap_or_default()
}

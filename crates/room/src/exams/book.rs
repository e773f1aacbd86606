//! What the dealer school writes in the house's own book, and what of it a room that is open keeps in mind.

use super::Paper;
use crate::protocol::LearnedAnswer;
use crate::record::HouseEvent;
use games::PlayerId;
use ledger::StoredRecord;
use parking_lot::{Mutex, MutexGuard};
use school::{Drill, Given, Marks};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// Something of the dealer school.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum SchoolEvent {
    /// An exam was set. It is known by the number of this record.
    ExamSet { exam: Box<ExamSpec> },
    /// Nobody begins it any more.
    ExamClosed { exam: u64 },
    /// Somebody began an exam. Their sitting is known by the number of this record, and its time runs from then.
    SittingBegan { exam: u64, player: PlayerId },
    /// They answered a question, from 0; what the room saw in it.
    Answered { sitting: u64, player: PlayerId, question: u16, given: Vec<Given>, right: bool, under: bool },
    /// It ended then: handed in, or because the time was over.
    SittingEnded {
        sitting: u64,
        player: PlayerId,
        ended: u64,
        time_over: bool,
        marks: Marks,
        passed: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
        /// The hash of the rulebook.
        hash: String,
    },
    /// Somebody brought answers that they gave while they learned.
    ProgressKept { player: PlayerId, answers: Vec<LearnedAnswer> },
}

/// What an exam is set with. The texts of the house files are kept with it, so that it can be marked again when they are others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct ExamSpec {
    pub title: String,
    pub rulebook: String,
    pub house: String,
    pub game: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drills: Vec<Drill>,
    pub questions: u16,
    pub minutes: u16,
    pub pass: u8,
    pub seed: u64,
    /// The hash of the files.
    pub hash: String,
    /// The hash of the questions' keys: a school that asks otherwise has another.
    pub keys: String,
    /// The house file and those it extends: id and text.
    pub files: Vec<(String, String)>,
}

/// Where records of the school stand, by what they are records of.
pub type Places = BTreeMap<String, Vec<u64>>;

fn of_open(sitting: u64) -> String {
    format!("sitting/{sitting}")
}

fn of_ended(sitting: u64) -> String {
    format!("sat/{sitting}")
}

fn of_progress(player: PlayerId) -> String {
    format!("progress/{}", player.0)
}

impl SchoolEvent {
    /// Whom it is about.
    pub const fn about(&self) -> Option<PlayerId> {
        match self {
            SchoolEvent::ExamSet { .. } | SchoolEvent::ExamClosed { .. } => None,
            SchoolEvent::SittingBegan { player, .. }
            | SchoolEvent::Answered { player, .. }
            | SchoolEvent::SittingEnded { player, .. }
            | SchoolEvent::ProgressKept { player, .. } => Some(*player),
        }
    }

    /// Keeps in mind where it stands.
    pub fn stand(&self, seq: u64, places: &mut Places) {
        let key = match self {
            SchoolEvent::ExamSet { .. } => format!("exam/{seq}"),
            SchoolEvent::ExamClosed { exam } => format!("exam/{exam}"),
            SchoolEvent::SittingBegan { .. } => of_open(seq),
            SchoolEvent::Answered { sitting, .. } => of_open(*sitting),
            SchoolEvent::SittingEnded { sitting, .. } => {
                let records = places.remove(&of_open(*sitting)).unwrap_or_default();
                places.insert(of_ended(*sitting), records);
                of_ended(*sitting)
            }
            SchoolEvent::ProgressKept { player, .. } => of_progress(*player),
        };
        places.entry(key).or_default().push(seq);
    }
}

/// The records that a start reads: everything of exams and of sittings that go on, beginning and end of the others. What somebody
/// has learned is read when they ask for it.
pub fn standing(places: &Places) -> impl Iterator<Item = u64> {
    places.iter().flat_map(|(key, records)| match key.split('/').next() {
        Some("progress") => vec![],
        Some("sat") => records.first().into_iter().chain(records.last()).copied().collect(),
        _ => records.clone(),
    })
}

/// An exam.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The names say it.
pub struct Exam {
    pub number: u64,
    pub set: u64,
    pub by: PlayerId,
    pub spec: Arc<ExamSpec>,
    pub closed: bool,
}

/// An answer: what was given, and when.
pub type Answer = (Vec<Given>, u64);

/// A sitting.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The names say it.
pub struct Sat {
    pub number: u64,
    pub exam: u64,
    pub player: PlayerId,
    pub began: u64,
    pub ends: u64,
    /// Of one that goes on; of others they are read from the records.
    pub answers: BTreeMap<u16, Answer>,
    /// The records of the answers.
    pub records: Vec<u64>,
    pub ended: Option<Ended>,
}

/// What became of a sitting.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // The names say it.
pub struct Ended {
    pub entry: u64,
    pub ended: u64,
    pub time_over: bool,
    pub marks: Marks,
    pub passed: bool,
    pub code: Option<String>,
}

/// What somebody has learned: their answers in the order in which they came.
#[derive(Clone, Debug, Default)]
pub struct Learned {
    ids: HashSet<String>,
    /// The answers.
    pub answers: Vec<LearnedAnswer>,
}

impl Learned {
    /// Is there an answer of this id?
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Takes answers; those that are known are left out.
    pub fn learn(&mut self, answers: Vec<LearnedAnswer>) {
        for answer in answers {
            if self.ids.insert(answer.id.clone()) {
                self.answers.push(answer);
            }
        }
    }
}

/// What a room that is open keeps in mind.
#[derive(Debug, Default)]
pub struct Kept {
    /// Exams, by number.
    pub exams: BTreeMap<u64, Exam>,
    /// Sittings, by number.
    pub sittings: BTreeMap<u64, Sat>,
    /// The sitting of each certificate.
    pub codes: BTreeMap<String, u64>,
    /// What people have learned, as far as it was asked for.
    pub learned: BTreeMap<PlayerId, Learned>,
    /// Where it stands.
    places: Places,
}

impl Kept {
    /// Something was written, and is on disk.
    fn learn(&mut self, (seq, at): (u64, u64), by: PlayerId, event: SchoolEvent) {
        match event {
            SchoolEvent::ExamSet { exam } => {
                let exam = Exam { number: seq, set: at, by, spec: Arc::from(exam), closed: false };
                self.exams.entry(seq).or_insert(exam);
            }
            SchoolEvent::ExamClosed { exam } => {
                self.exams.entry(exam).and_modify(|exam| exam.closed = true);
            }
            SchoolEvent::SittingBegan { exam, player } => {
                let minutes = self.exams.get(&exam).map_or(0, |exam| exam.spec.minutes);
                let ends = at + u64::from(minutes) * 60_000;
                let (answers, records) = (BTreeMap::new(), vec![]);
                let sat = Sat { number: seq, exam, player, began: at, ends, answers, records, ended: None };
                self.sittings.entry(seq).or_insert(sat);
            }
            SchoolEvent::Answered { sitting, question, given, .. } => {
                if let Some(sat) = self.sittings.get_mut(&sitting)
                    && sat.answers.insert(question, (given, at)).is_none()
                {
                    sat.records.push(seq);
                }
            }
            SchoolEvent::SittingEnded { sitting, ended, time_over, marks, passed, code, .. } => {
                let Some(sat) = self.sittings.get_mut(&sitting) else { return };
                self.codes.extend(code.clone().map(|code| (code, sitting)));
                sat.ended = Some(Ended { entry: seq, ended, time_over, marks, passed, code });
                if sat.records.is_empty() {
                    let all = self.places.get(&of_ended(sitting)).map(Vec::as_slice).unwrap_or_default();
                    sat.records = all.iter().copied().filter(|at| *at != sitting && *at != seq).collect();
                }
                sat.answers.clear();
            }
            SchoolEvent::ProgressKept { player, answers } => {
                if let Some(learned) = self.learned.get_mut(&player) {
                    learned.learn(answers);
                }
            }
        }
    }

    /// The records of what somebody has learned.
    pub fn progress_of(&self, player: PlayerId) -> Vec<u64> {
        self.places.get(&of_progress(player)).cloned().unwrap_or_default()
    }
}

/// The school's part of the house's book.
#[derive(Debug, Default)]
pub struct SchoolBook {
    kept: Mutex<Kept>,
    /// The papers of exams, as far as they were needed.
    pub(super) papers: Mutex<BTreeMap<u64, Arc<Paper>>>,
    /// Held by whoever writes something of the school: each sees what the one before did.
    pub(crate) turn: tokio::sync::Mutex<()>,
}

impl SchoolBook {
    /// What stands in the records that a start reads, and where the others stand.
    pub fn load(standing: &[StoredRecord], places: &Places) -> SchoolBook {
        let book = SchoolBook::default();
        book.read_again(standing, places);
        book
    }

    /// Another node had the house's book until now.
    pub(crate) fn read_again(&self, standing: &[StoredRecord], places: &Places) {
        let mut records: Vec<&StoredRecord> = standing.iter().collect();
        records.sort_by_key(|record| record.seq);
        let mut kept = Kept { places: places.clone(), ..Kept::default() };
        records.into_iter().for_each(|record| {
            if let Some(event) = of_school(record) {
                kept.learn((record.seq, record.at), author(record), event);
            }
        });
        *self.kept.lock() = kept;
    }

    /// Something was written, and is on disk.
    pub(crate) fn learn(&self, record: &StoredRecord) {
        if let Some(event) = of_school(record) {
            let mut kept = self.kept.lock();
            event.stand(record.seq, &mut kept.places);
            kept.learn((record.seq, record.at), author(record), event);
        }
    }

    /// As it is now.
    pub fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock()
    }
}

/// What a record says of the school.
pub fn of_school(record: &StoredRecord) -> Option<SchoolEvent> {
    match serde_json::from_str(&record.body) {
        Ok(HouseEvent::School(event)) => Some(event),
        _ => None,
    }
}

fn author(record: &StoredRecord) -> PlayerId {
    PlayerId(record.actor.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_reads_answers_only_of_sittings_that_go_on_and_finds_the_others() {
        let spec = ExamSpec {
            title: "T".into(),
            rulebook: "aviator/pure-21.5".into(),
            house: "H".into(),
            game: "G".into(),
            drills: vec![],
            questions: 2,
            minutes: 5,
            pass: 80,
            seed: 1,
            hash: "h".into(),
            keys: "k".into(),
            files: vec![],
        };
        let player = PlayerId(7);
        let answered = |sitting, question| SchoolEvent::Answered {
            sitting,
            player,
            question,
            given: vec![Given::Pick(1)],
            right: true,
            under: false,
        };
        let events = [
            SchoolEvent::ExamSet { exam: Box::new(spec) },
            SchoolEvent::SittingBegan { exam: 1, player },
            answered(2, 0),
            SchoolEvent::SittingEnded {
                sitting: 2,
                player,
                ended: 40,
                time_over: false,
                marks: Marks::default(),
                passed: true,
                code: Some("C".into()),
                hash: "h".into(),
            },
            SchoolEvent::ProgressKept { player, answers: vec![] },
            SchoolEvent::SittingBegan { exam: 1, player: PlayerId(8) },
            answered(6, 1),
        ];
        let (mut live, mut places) = (Kept::default(), Places::new());
        for (seq, event) in (1..).zip(events.clone()) {
            event.stand(seq, &mut places);
            event.stand(seq, &mut live.places);
            live.learn((seq, 10 * seq), player, event);
        }
        let read: Vec<u64> =
            standing(&places).collect::<std::collections::BTreeSet<_>>().into_iter().collect();
        assert_eq!(read, [1, 2, 4, 6, 7]);
        let mut again = Kept { places, ..Kept::default() };
        for seq in read {
            again.learn((seq, 10 * seq), player, events[seq as usize - 1].clone());
        }
        assert_eq!(format!("{:?}", again.sittings), format!("{:?}", live.sittings));
        assert_eq!((again.sittings[&2].records.as_slice(), again.progress_of(player)), (&[3][..], vec![5]));
        assert_eq!(again.sittings[&6].ends, 60 + 5 * 60_000);
        assert_eq!(again.codes["C"], 2);
    }
}

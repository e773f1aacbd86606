//! Exams of the dealer school: which questions one has, what became of a sitting, when its time is over, and what a rulebook says
//! otherwise than it did.

pub mod book;

use crate::Room;
use crate::error::RoomError;
use crate::house::Author;
use crate::house_book::at;
use crate::record::HouseEvent;
use crate::table::now_ms;
use book::{Answer, Exam, ExamSpec, Sat, SchoolEvent, of_school};
use games::rulebook::{Houses, schema};
use games::{Clause, PlayerId};
use ledger::StoredRecord;
use school::{Asked, Given, Marks, Sheet};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Weak};
use std::time::Duration;
use voice::{Telling, say};

/// How often is looked whether somebody's time is over.
const LOOKS: Duration = Duration::from_secs(1);
/// The letters of a certificate's code: none that looks like another.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The hash of a house file and those it extends.
pub fn rulebook_hash(files: &[(String, String)]) -> String {
    let mut hash = Sha256::new();
    for (_, text) in files {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    hex::encode(hash.finalize())
}

/// The questions of an exam, with their keys.
#[derive(Debug)]
pub struct Paper {
    houses: Houses,
    /// Which questions.
    pub asked: Vec<Asked>,
    /// With their keys.
    pub sheets: Vec<Sheet>,
    /// The hash of the keys.
    pub keys: String,
}

impl Paper {
    /// The paper of an exam, by the house files that it was set with.
    pub fn of(spec: &ExamSpec) -> Result<Paper, Telling> {
        let houses = Houses::stored(&spec.files);
        let exam = school::Exam {
            rulebook: spec.rulebook.clone(),
            drills: spec.drills.clone(),
            questions: spec.questions,
            seed: spec.seed,
        };
        let asked = school::paper(&houses, &exam)?;
        let sheets: Vec<Sheet> =
            asked.iter().map(|asked| school::sheet(&houses, asked)).collect::<Result<_, _>>()?;
        let mut hash = Sha256::new();
        for sheet in &sheets {
            hash.update(serde_json::to_vec(&(sheet.key(), sheet.clauses())).expect("a key is JSON"));
        }
        Ok(Paper { houses, asked, sheets, keys: hex::encode(hash.finalize()) })
    }

    fn marks(&self, answers: &BTreeMap<u16, Answer>) -> Result<Marks, Telling> {
        let given: BTreeMap<u16, Vec<Given>> =
            answers.iter().map(|(question, (given, _))| (*question, given.clone())).collect();
        school::mark(&self.houses, &self.asked, &given)
    }
}

/// A new code of a certificate: sixty bits, in groups that can be read out.
fn fresh_code() -> String {
    let mut luck = [0; 12];
    getrandom::fill(&mut luck).expect("the operating system has randomness");
    let letters = luck.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// A code as it is kept, however it was typed.
pub fn code_typed(code: &str) -> String {
    let letters: Vec<char> =
        code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase()).collect();
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// What a house file says with those it extends, key by key; the nearest file has the last word.
fn keys_of(files: &[(String, String)]) -> toml::Table {
    let mut all = toml::Table::new();
    for (_, text) in files {
        for (key, value) in text.parse::<toml::Table>().unwrap_or_default() {
            match (all.get_mut(&key), value) {
                (Some(toml::Value::Table(nearer)), toml::Value::Table(farther)) => {
                    for (key, value) in farther {
                        nearer.entry(key).or_insert(value);
                    }
                }
                (Some(_), _) => {}
                (None, value) => drop(all.insert(key, value)),
            }
        }
    }
    all
}

/// The clauses of keys that say something else: each key of a house file names its clauses in the schema.
pub fn changed_clauses(
    before: &[(String, String)],
    now: &[(String, String)],
    poker: bool,
) -> BTreeSet<Clause> {
    let (before, now) = (keys_of(before), keys_of(now));
    let schema = schema(poker);
    let clauses = |key: &str| -> Vec<Clause> {
        let says = schema.get("properties").and_then(|all| all[key]["description"].as_str());
        let words = says.unwrap_or_default().split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
        words.filter_map(Clause::named).collect()
    };
    let keys: BTreeSet<&String> = before.keys().chain(now.keys()).collect();
    keys.into_iter().filter(|key| before.get(*key) != now.get(*key)).flat_map(|key| clauses(key)).collect()
}

impl Room {
    /// The paper of an exam.
    pub async fn paper(&self, exam: &Exam) -> Result<Arc<Paper>, Telling> {
        if let Some(paper) = self.school.papers.lock().get(&exam.number) {
            return Ok(Arc::clone(paper));
        }
        let spec = Arc::clone(&exam.spec);
        let made = tokio::task::spawn_blocking(move || Paper::of(&spec)).await;
        let paper = Arc::new(made.map_err(|_| say!("web-broke"))??);
        self.school.papers.lock().insert(exam.number, Arc::clone(&paper));
        Ok(paper)
    }

    /// Writes something of the school down and knows it from then on. Gives the number of its record.
    pub(crate) async fn write_school(&self, author: Author, event: SchoolEvent) -> Result<u64, RoomError> {
        let seq = self.house.write(author, &HouseEvent::School(event), vec![]).await?;
        let record: StoredRecord = self.read(move |reader| at(reader, seq)).await?;
        self.school.learn(&record);
        Ok(seq)
    }

    /// Ends a sitting that goes on, and marks it. Whoever calls has the turn.
    pub(crate) async fn end_sitting(&self, sat: &Sat, by: Option<u32>) -> Result<(), RoomError> {
        let exam = self.school.kept().exams.get(&sat.exam).cloned().ok_or(RoomError::Broke)?;
        let unmarked = |why: Telling| {
            tracing::warn!(%why, sitting = sat.number, "cannot be marked");
            RoomError::Broke
        };
        let (paper, answers) = (self.paper(&exam).await.map_err(unmarked)?, sat.answers.clone());
        let marked = tokio::task::spawn_blocking(move || paper.marks(&answers)).await;
        let marks = marked.map_err(|_| RoomError::Broke)?.map_err(unmarked)?;
        let passed = marks.pass(exam.spec.questions, exam.spec.pass);
        let event = SchoolEvent::SittingEnded {
            sitting: sat.number,
            player: sat.player,
            ended: now_ms().min(sat.ends),
            time_over: by.is_none(),
            passed,
            code: passed.then(fresh_code),
            marks,
            hash: exam.spec.hash.clone(),
        };
        self.write_school(Author { actor: by, action: None }, event).await?;
        Ok(())
    }

    /// Ends the sittings whose time is over.
    pub(crate) async fn end_what_is_over(&self) -> Result<(), RoomError> {
        let now = now_ms();
        let over = |sat: &&Sat| sat.ended.is_none() && sat.ends <= now;
        if !self.school.kept().sittings.values().any(|sat| over(&sat)) {
            return Ok(());
        }
        let _turn = self.school.turn.lock().await;
        let ending: Vec<Sat> = self.school.kept().sittings.values().filter(over).cloned().collect();
        for sat in ending {
            match self.end_sitting(&sat, None).await {
                // One that cannot be marked keeps nobody else waiting.
                Ok(()) | Err(RoomError::Broke) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    /// The answers of a sitting.
    pub(crate) async fn answers_of(&self, sat: &Sat) -> Result<BTreeMap<u16, Answer>, RoomError> {
        if sat.ended.is_none() {
            return Ok(sat.answers.clone());
        }
        let mut answers = BTreeMap::new();
        for record in self.school_records(sat.records.clone()).await? {
            if let Some(SchoolEvent::Answered { question, given, .. }) = of_school(&record) {
                answers.insert(question, (given, record.at));
            }
        }
        Ok(answers)
    }

    async fn school_records(&self, places: Vec<u64>) -> Result<Vec<StoredRecord>, RoomError> {
        self.study(move |reader| places.into_iter().map(|seq| at(reader, seq)).collect::<Result<Vec<_>, _>>())
            .await
    }

    /// Reads what somebody has learned, where nobody asked for it yet. Whoever calls has the turn.
    pub(crate) async fn recall(&self, player: PlayerId) -> Result<(), RoomError> {
        let places = {
            let kept = self.school.kept();
            if kept.learned.contains_key(&player) {
                return Ok(());
            }
            kept.progress_of(player)
        };
        let mut learned = book::Learned::default();
        for record in self.school_records(places).await? {
            if let Some(SchoolEvent::ProgressKept { answers, .. }) = of_school(&record) {
                learned.learn(answers);
            }
        }
        self.school.kept().learned.insert(player, learned);
        Ok(())
    }
}

/// Ends sittings when their time is over, as long as there is a room.
pub(crate) async fn keep_time(room: Weak<Room>) {
    loop {
        let Some(open) = room.upgrade().filter(|room| room.is_house()) else { return };
        if let Err(why) = open.end_what_is_over().await {
            tracing::warn!(%why, "a sitting is not ended");
        }
        drop(open);
        tokio::time::sleep(LOOKS).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Vec<(String, String)> {
        vec![("house/game".into(), text.into()), ("base".into(), "natural = \"3:2\"\nseats = 7\n".into())]
    }

    #[test]
    fn a_key_that_says_something_else_names_its_clauses_and_a_remark_names_none() {
        let was = file("dealer_hits_soft_17 = true\n[buster]\noption = 1\n");
        let ids = |text: &str| -> Vec<&str> {
            changed_clauses(&was, &file(text), false).into_iter().map(Clause::id).collect()
        };
        assert_eq!(ids("# A remark.\ndealer_hits_soft_17 = true\n[buster]\noption = 1\n"), [""; 0]);
        assert_eq!(ids("dealer_hits_soft_17 = false\n[buster]\noption = 1\n"), ["RND-10"]);
        assert_eq!(ids("dealer_hits_soft_17 = true\nnatural = \"6:5\"\n[buster]\noption = 1\n"), ["VAL-2"]);
        assert_eq!(ids("dealer_hits_soft_17 = true\n[buster]\noption = 2\n"), ["BB-2", "BB-4"]);
        let poker = |text: &str| vec![("p".to_string(), text.to_string())];
        let changed = changed_clauses(&poker("raises = 3\n"), &poker("raises = 4\n"), true);
        assert_eq!(changed, [Clause::S3, Clause::O2].into());
    }

    #[test]
    fn the_hash_of_a_rulebook_changes_with_a_word_and_begins_with_the_version_of_the_lab() {
        let files = Houses::shipped().with_parents("aviator/pure-21.5");
        let mut other = files.clone();
        other[0].1.push('#');
        assert_ne!(rulebook_hash(&files), rulebook_hash(&other));
        assert_eq!(rulebook_hash(&files).len(), 64);
    }

    #[test]
    fn a_code_is_found_however_it_is_typed() {
        let code = fresh_code();
        assert_eq!(code.len(), 14);
        assert_eq!(code_typed(&format!(" {} ", code.to_lowercase().replace('-', ""))), code);
        assert_ne!(code, fresh_code());
    }
}

//! Exams of the dealer school over the real doors: set, sat, graded and timed by the room; certificates; who takes one again; and what
//! people have learned.

use crate::client::{get, guest, post};
use crate::counter::{manager, staff};
use crate::evening::PASSWORD;
use crate::forger::{copied, rewrite_books};
use crate::server::{Server, verify, wait_for};
use games::rulebook::Houses;
use school::{Drill, Exam, Given};
use serde_json::{Value, json};
use std::path::Path;

const BOOK: &str = "aviator/pure-21.5";
const QUESTIONS: u16 = 5;

/// An exam on totals and settlements.
fn order(id: &str, rulebook: &str, minutes: u16, seed: u64) -> Value {
    json!({ "id": id, "title": "First exam", "rulebook": rulebook, "drills": ["total", "settle"],
            "questions": QUESTIONS, "minutes": minutes, "pass": 60, "seed": seed })
}

/// The right answers to it.
fn keys(houses: &Houses, rulebook: &str, seed: u64) -> Vec<Vec<Given>> {
    let drills = vec![Drill::Total, Drill::Settle];
    let exam = Exam { rulebook: rulebook.into(), drills, questions: QUESTIONS, seed };
    let paper = school::paper(houses, &exam).unwrap();
    paper.iter().map(|asked| school::sheet(houses, asked).unwrap().key()).collect()
}

/// The same answer with a payment left out, where it has one.
fn underpaid(key: &[Given]) -> Option<Vec<Given>> {
    let pays = |given: &Given| matches!(given, Given::Chips { pays, .. } if pays.is_positive());
    let place = key.iter().position(pays)?;
    let mut less = key.to_vec();
    less[place] = Given::Chips { pays: chips::Money::ZERO, takes: chips::Money::ZERO };
    Some(less)
}

fn trainee(address: &str, name: &str) -> String {
    let account = json!({ "name": name, "password": PASSWORD });
    post(address, "/api/account", "", &account).unwrap().1.unwrap()
}

fn answer(address: &str, who: &str, sitting: &Value, question: usize, given: &[Given]) -> (u16, Value) {
    let body = json!({ "question": question, "given": given });
    let (status, _, taken) = post(address, &format!("/api/sittings/{sitting}/answer"), who, &body).unwrap();
    (status, taken)
}

fn hand_in(address: &str, who: &str, sitting: &Value) -> Value {
    let (status, _, told) =
        post(address, &format!("/api/sittings/{sitting}/hand-in"), who, &json!({})).unwrap();
    assert_eq!(status, 200, "{told}");
    told
}

fn begin(address: &str, who: &str, exam: &Value) -> (u16, Value) {
    let (status, _, told) = post(address, &format!("/api/exams/{exam}/begin"), who, &json!({})).unwrap();
    (status, told)
}

/// Sits an exam with these answers, and gives what became of it.
fn sit(address: &str, who: &str, exam: &Value, answers: &[Vec<Given>]) -> Value {
    let sitting = begin(address, who, exam).1["row"]["sitting"].clone();
    for (question, given) in answers.iter().enumerate() {
        assert_eq!(answer(address, who, &sitting, question, given).0, 200);
    }
    hand_in(address, who, &sitting)
}

/// One of each call, with its path, who makes it and what is sent: for the test of the API's description.
pub fn documented(address: &str, boss: &str) -> Vec<(&'static str, &'static str, String, String, Value)> {
    let set =
        |id: &str| post(address, "/api/exams", boss, &order(id, BOOK, 30, 7)).unwrap().2["exam"].clone();
    let (first, second) = (set("docs-exam-001"), set("docs-exam-002"));
    let (tia, tod) = (trainee(address, "Tia"), trainee(address, "Tod"));
    let keys = keys(&Houses::shipped(), BOOK, 7);
    let passed = sit(address, &tia, &first, &keys);
    let open = begin(address, &tod, &first).1["row"]["sitting"].clone();
    let learned = json!({ "answers": [{ "id": "learned-0001", "rulebook": BOOK, "drill": "total", "level": 1, "seed": 1,
                                        "took": 2500, "at": 1_700_000_000_000u64,
                                        "clauses": [{ "clause": "VAL-1", "right": true }] }] });
    let none = Value::Null;
    let code = passed["row"]["result"]["code"].as_str().expect("it is passed");
    let boss = boss.to_string();
    let sitting = format!("/api/sittings/{}", passed["row"]["sitting"]);
    vec![
        ("get", "/api/exams", "/api/exams".into(), tia.clone(), none.clone()),
        ("post", "/api/exams", "/api/exams".into(), boss.clone(), order("docs-exam-003", BOOK, 30, 8)),
        (
            "post",
            "/api/exams/{exam}/close",
            format!("/api/exams/{second}/close"),
            boss.clone(),
            json!({ "id": "docs-exam-004" }),
        ),
        ("post", "/api/exams/{exam}/begin", format!("/api/exams/{first}/begin"), tod.clone(), none.clone()),
        ("get", "/api/exams/results", "/api/exams/results".into(), boss.clone(), none.clone()),
        ("get", "/api/exams/retests", "/api/exams/retests".into(), boss.clone(), none.clone()),
        ("get", "/api/sittings/{sitting}", sitting.clone(), tia.clone(), none.clone()),
        (
            "get",
            "/api/sittings/{sitting}/questions/{question}",
            format!("{sitting}/questions/1"),
            boss,
            none.clone(),
        ),
        (
            "post",
            "/api/sittings/{sitting}/answer",
            format!("/api/sittings/{open}/answer"),
            tod.clone(),
            json!({ "question": 0, "given": keys[0] }),
        ),
        (
            "post",
            "/api/sittings/{sitting}/hand-in",
            format!("/api/sittings/{open}/hand-in"),
            tod,
            none.clone(),
        ),
        ("get", "/api/certificates/{code}", format!("/api/certificates/{code}"), String::new(), none.clone()),
        ("post", "/api/school/progress", "/api/school/progress".into(), tia.clone(), learned),
        ("get", "/api/school/progress", "/api/school/progress?after=0".into(), tia, none),
    ]
}

#[test]
fn an_exam_is_set_with_sense_by_an_instructor_alone() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let boss = manager(&server);
    let (iggy, _) = staff(&server, &boss, "Iggy", "instructor");
    let (dana, _) = staff(&server, &boss, "Dana", "dealer");
    let (gus, _) = guest(address, "Gus").unwrap();
    let set = |who: &str, body: &Value| {
        let (status, _, said) = post(address, "/api/exams", who, body).unwrap();
        (status, said)
    };
    let good = order("sets-exam-01", BOOK, 30, 7);
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body["id"] = json!(format!("sets-not-{key}"));
        body[key] = value;
        body
    };
    let nonsense = [
        ("title", json!(" ")),
        ("questions", json!(0)),
        ("questions", json!(101)),
        ("minutes", json!(0)),
        ("minutes", json!(481)),
        ("pass", json!(101)),
        ("pass", json!(0)),
        ("rulebook", json!("nowhere/nothing")),
        ("drills", json!(["side-pots"])),
        ("seed", json!(1u64 << 53)),
        ("id", json!("short")),
    ];
    for (key, value) in nonsense {
        let (status, said) = set(&iggy, &with(key, value.clone()));
        assert!(matches!(status, 400 | 409), "{key} {value}: {status} {said}");
        assert!(said["reason"].as_str().is_some_and(|reason| reason.len() > 20), "{said}");
    }
    assert_eq!(get(address, "/api/exams", &iggy).1["exams"], json!([]), "nothing of that was set");
    assert_eq!(set(&dana, &good).0, 403);
    assert_eq!(set(&gus, &good).0, 403);
    let (status, exam) = set(&iggy, &good);
    assert_eq!(
        (status, &exam["seed"], &exam["hash"].as_str().unwrap().len()),
        (200, &json!(7), &64),
        "{exam}"
    );
    assert_eq!(set(&iggy, &good), (200, exam.clone()), "asked again, it is set once");
    let unseeded = |id: &str| {
        let mut body = order(id, BOOK, 30, 0);
        body.as_object_mut().unwrap().remove("seed");
        set(&boss, &body).1["seed"].as_u64().unwrap()
    };
    assert_ne!(unseeded("sets-exam-02"), unseeded("sets-exam-03"), "the room draws a seed");
    assert_eq!(get(address, "/api/exams", &gus).0, 403, "with an account");
    let seen = get(address, "/api/exams", &dana).1;
    assert_eq!(seen["exams"].as_array().unwrap().len(), 3);
    assert!(seen["exams"][2]["seed"].is_null(), "the seed is shown at the start: {seen}");
    assert_eq!(begin(address, &iggy, &exam["exam"]).0, 403, "whoever reads seeds sits no exam");
    assert_eq!(begin(address, &gus, &exam["exam"]).0, 403);
    for path in ["/api/exams/results", "/api/exams/retests"] {
        assert_eq!((get(address, path, &dana).0, get(address, path, &iggy).0), (403, 200));
    }
    let close = |who: &str, id: &str| {
        post(address, &format!("/api/exams/{}/close", exam["exam"]), who, &json!({ "id": id })).unwrap().0
    };
    assert_eq!((close(&dana, "closes-01"), close(&iggy, "closes-02")), (403, 200));
    assert_eq!((close(&iggy, "closes-02"), close(&boss, "closes-03")), (200, 200));
    assert_eq!(begin(address, &dana, &exam["exam"]).0, 409, "nobody begins it any more");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn an_exam_is_graded_by_the_room_and_a_forged_pass_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let boss = manager(&server);
    let (iggy, _) = staff(&server, &boss, "Iggy", "instructor");
    let (tia, tod) = (trainee(address, "Tia"), trainee(address, "Tod"));
    let houses = Houses::shipped();
    let pays = |seed: &u64| keys(&houses, BOOK, *seed).iter().any(|key| underpaid(key).is_some());
    let seed = (11..).find(pays).expect("somebody is paid in some exam");
    let exam = post(address, "/api/exams", &iggy, &order("sets-exam-01", BOOK, 30, seed)).unwrap().2;
    let keys = keys(&houses, BOOK, seed);
    let (status, began) = begin(address, &tia, &exam["exam"]);
    assert_eq!((status, &began["exam"]["seed"]), (200, &json!(seed)), "{began}");
    assert_eq!(began["paper"].as_array().unwrap().len(), keys.len());
    assert!(began["paper"].as_array().unwrap().iter().all(|question| question["grade"].is_null()));
    let sitting = began["row"]["sitting"].clone();
    assert_eq!(begin(address, &tia, &exam["exam"]).1["row"], began["row"], "the same one");
    let question = get(address, &format!("/api/sittings/{sitting}/questions/1"), &tia).1;
    assert_eq!(question["parts"].as_array().unwrap().len(), keys[1].len(), "{question}");
    assert!(!question.to_string().contains("\"key\""), "without its key");
    let taken = answer(address, &tia, &sitting, 0, &keys[0]);
    assert_eq!((taken.0, &taken.1["answered"]), (200, &json!(1)));
    assert!(taken.1["right"].is_null(), "nothing is said of it: {}", taken.1);
    assert_eq!(answer(address, &tia, &sitting, 0, &keys[0]).1["answered"], json!(1), "once");
    let other = [Given::Pick(99)];
    assert_eq!(answer(address, &tia, &sitting, 0, &other).0, 409, "the first answer stands");
    assert_eq!(answer(address, &tia, &sitting, 99, &keys[0]).0, 400);
    let huge = [Given::Amount(chips::Money::dollars(90_000_000))];
    assert_eq!(answer(address, &tia, &sitting, 2, &huge).0, 400);
    let own = format!("/api/sittings/{sitting}");
    assert_eq!((get(address, &own, &tod).0, get(address, &own, &iggy).0), (403, 200));
    assert_eq!(answer(address, &tod, &sitting, 1, &keys[1]).0, 403);
    for (question, key) in keys.iter().enumerate().skip(1) {
        assert_eq!(answer(address, &tia, &sitting, question, key).0, 200);
    }
    let passed = hand_in(address, &tia, &sitting);
    let result = &passed["row"]["result"];
    assert_eq!((&result["passed"], &result["right"]), (&json!(true), &json!(QUESTIONS)), "{result}");
    assert!(passed["paper"].as_array().unwrap().iter().all(|question| question["grade"]["right"] == true));
    assert_eq!(hand_in(address, &tia, &sitting)["row"], passed["row"], "handed in once");
    assert_eq!(begin(address, &tia, &exam["exam"]).0, 409, "each exam is sat once");

    // One payment less: everything else is right, and it is not passed.
    let mut less = keys.clone();
    let place = less.iter().position(|key| underpaid(key).is_some()).expect("somebody is paid");
    less[place] = underpaid(&less[place]).unwrap();
    let failed = sit(address, &tod, &exam["exam"], &less);
    let failure = &failed["row"]["result"];
    assert_eq!((&failure["right"], &failure["under"]), (&json!(QUESTIONS - 1), &json!(1)), "{failure}");
    assert_eq!((&failure["passed"], &failure["code"]), (&json!(false), &Value::Null));
    assert_eq!(failure["says"]["id"], "exam-underpaid", "{failure}");
    assert_eq!(failed["paper"][place]["grade"]["under"], true);

    let results = get(address, "/api/exams/results", &iggy).1;
    let names: Vec<&Value> = results["trainees"].as_array().unwrap().iter().map(|t| &t["name"]).collect();
    assert_eq!(names, ["Tia", "Tod"]);
    let wrong = |marks: &Value| -> u64 {
        marks.as_array().unwrap().iter().map(|mark| mark["wrong"].as_u64().unwrap()).sum()
    };
    assert_eq!((wrong(&results["trainees"][0]["clauses"]), wrong(&results["clauses"])), (0, 1), "{results}");

    let code = result["code"].as_str().unwrap();
    let certificate = get(address, &format!("/api/certificates/{code}"), "").1;
    assert_eq!((&certificate["name"], &certificate["entry"]), (&json!("Tia"), &result["entry"]));
    assert_eq!((&certificate["hash"], &certificate["current"]), (&exam["hash"], &json!(true)));
    let typed = code.to_lowercase().replace('-', "");
    assert_eq!(get(address, &format!("/api/certificates/{typed}"), "").1, certificate);
    let unknown = get(address, "/api/certificates/AAAA-BBBB-CCCC", "");
    assert_eq!((unknown.0, &unknown.1["says"]["id"]), (404, &json!("web-missing")));
    let lines = get(address, "/api/journal?kind=school", &boss).1;
    assert!(lines["rows"].to_string().contains("journal-sitting-ended"), "{lines}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    forge(folder.path(), &failed["row"]["sitting"]);
}

/// A house that has failed somebody lets them pass, with its own keys: in the result alone, in the marks too, and in the answers too.
fn forge(folder: &Path, sitting: &Value) {
    let crimes: [&dyn Fn(&mut Value); 3] = [
        &|ended| ended["passed"] = json!(true),
        &|ended| {
            (ended["passed"], ended["code"]) = (json!(true), json!("AAAA-BBBB-CCCC"));
            (ended["marks"]["right"], ended["marks"]["under"]) = (json!(QUESTIONS), json!(0));
        },
        &|ended| ended["hash"] = json!("0".repeat(64)),
    ];
    let found = |what: &str, lie: &mut dyn FnMut(&mut Value)| {
        let copy = copied(folder);
        rewrite_books(&copy, 0, lie);
        let (status, text) = verify(copy.to_str().unwrap());
        assert_eq!(status, Some(1), "{what}: {text}");
        text
    };
    for (n, crime) in crimes.iter().enumerate() {
        let text = found(&format!("crime {n}"), &mut |body| {
            if body["school"]["sitting_ended"]["sitting"] == *sitting {
                crime(&mut body["school"]["sitting_ended"]);
            }
        });
        assert!(text.contains(&format!("sitting of entry {sitting}")), "{text}");
    }
    let text = found("an answer is seen otherwise", &mut |body| {
        if body["school"]["answered"]["under"] == true {
            let answered = &mut body["school"]["answered"];
            (answered["right"], answered["under"]) = (json!(true), json!(false));
        }
    });
    assert!(text.contains(&format!("sitting of entry {sitting}")), "{text}");
}

#[test]
fn a_sitting_outlives_a_kill_and_ends_when_its_time_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::patient(books, 120);
    let boss = manager(&server);
    let address = server.address.clone();
    let tia = trainee(&address, "Tia");
    let exam = post(&address, "/api/exams", &boss, &order("sets-exam-01", BOOK, 1, 5)).unwrap().2;
    let keys = keys(&Houses::shipped(), BOOK, 5);
    let began = begin(&address, &tia, &exam["exam"]).1;
    let sitting = began["row"]["sitting"].clone();
    for (question, key) in keys.iter().enumerate().take(2) {
        assert_eq!(answer(&address, &tia, &sitting, question, key).0, 200);
    }
    server.kill();
    let server = Server::patient(books, 120);
    let address = server.address.clone();
    let path = format!("/api/sittings/{sitting}");
    let told = get(&address, &path, &tia).1;
    assert_eq!(
        (&told["row"]["answered"], &told["row"]["ends"], &told["row"]["result"]),
        (&json!(2), &began["row"]["ends"], &Value::Null),
        "what was acknowledged is there, and it goes on: {told}"
    );
    assert_eq!(told["paper"][1]["given"], json!(keys[1]));
    assert_eq!(begin(&address, &tia, &exam["exam"]).1["row"], told["row"]);
    assert_eq!(answer(&address, &tia, &sitting, 1, &keys[1]).0, 200, "sent again");
    assert_eq!(answer(&address, &tia, &sitting, 2, &keys[2]).0, 200);
    // Nobody looks: the room ends it by itself.
    let ended = |who: &str| get(&address, "/api/journal?kind=school", who).1.to_string();
    wait_for("the time is over", || ended(&boss).contains("journal-sitting-ended"));
    let told = get(&address, &path, &tia).1;
    let result = &told["row"]["result"];
    assert_eq!((&result["time_over"], &result["ended"]), (&json!(true), &began["row"]["ends"]), "{told}");
    assert_eq!(result["right"], json!(3), "what was not answered is wrong: {result}");
    assert_eq!(answer(&address, &tia, &sitting, 3, &keys[3]).0, 409, "too late");
    assert_eq!(hand_in(&address, &tia, &sitting)["row"], told["row"]);
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn who_passed_by_a_rulebook_that_changed_takes_one_again() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books");
    std::fs::create_dir_all(&books).unwrap();
    let books = books.to_str().unwrap();
    let files = folder.path().join("houses");
    std::fs::create_dir_all(files.join("ours")).unwrap();
    let write = |soft: bool| {
        let text = format!(
            "extends = \"{BOOK}\"\nhouse = \"Our House\"\nname = \"Ours\"\ndealer_hits_soft_17 = {soft}\n"
        );
        std::fs::write(files.join("ours/blackjack.toml"), &text).unwrap();
        let mut houses = Houses::shipped();
        houses.add("ours/blackjack", "ours".into(), text);
        houses
    };
    let ours = "ours/blackjack";
    let args = ["--houses", files.to_str().unwrap(), "--decision-seconds", "120"];
    let houses = write(true);
    let server = Server::with(books, &args);
    let boss = manager(&server);
    let tia = trainee(&server.address, "Tia");
    let exam = post(&server.address, "/api/exams", &boss, &order("sets-exam-01", ours, 30, 3)).unwrap().2;
    let passed = sit(&server.address, &tia, &exam["exam"], &keys(&houses, ours, 3));
    assert_eq!(passed["row"]["result"]["passed"], true, "{passed}");
    assert_eq!(get(&server.address, "/api/exams/retests", &boss).1, json!([]));
    assert_eq!(server.stop(), Some(0));

    let houses = write(false);
    let server = Server::with(books, &args);
    let address = &server.address;
    let again = get(address, "/api/exams/retests", &boss).1;
    assert_eq!(again.as_array().unwrap().len(), 1, "{again}");
    assert_eq!((&again[0]["name"], &again[0]["clauses"]), (&json!("Tia"), &json!(["RND-10"])), "{again}");
    assert_eq!(again[0]["hash"], exam["hash"]);
    assert_ne!(again[0]["now"], exam["hash"]);
    let code = passed["row"]["result"]["code"].as_str().unwrap();
    assert_eq!(get(address, &format!("/api/certificates/{code}"), "").1["current"], false);
    let told = get(address, &format!("/api/sittings/{}", passed["row"]["sitting"]), &tia).1;
    assert_eq!(told["paper"], passed["paper"], "it is shown by the rules that it was sat under");
    let exam = post(address, "/api/exams", &boss, &order("sets-exam-02", ours, 30, 4)).unwrap().2;
    let passed = sit(address, &tia, &exam["exam"], &keys(&houses, ours, 4));
    assert_eq!(passed["row"]["result"]["passed"], true, "{passed}");
    assert_eq!(get(address, "/api/exams/retests", &boss).1, json!([]), "Tia passed by the new rules");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

#[test]
fn what_was_learned_is_kept_once_however_often_it_is_brought() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let mut server = Server::patient(books, 120);
    let address = server.address.clone();
    let (tia, tod) = (trainee(&address, "Tia"), trainee(&address, "Tod"));
    let learned = |n: u64| {
        json!({ "id": format!("device-{n:04}"), "rulebook": BOOK, "drill": "settle", "level": 2, "seed": n, "took": 1500,
                "at": 1_700_000_000_000 + n, "clauses": [{ "clause": "RND-10", "right": n.is_multiple_of(2) }] })
    };
    let bring = |address: &str, who: &str, span: std::ops::Range<u64>| {
        let body = json!({ "answers": span.map(learned).collect::<Vec<_>>() });
        let (status, _, kept) = post(address, "/api/school/progress", who, &body).unwrap();
        (status, kept)
    };
    assert_eq!(bring(&address, &tia, 0..30).1, json!({ "new": 30, "all": 30 }));
    assert_eq!(bring(&address, &tia, 20..45).1, json!({ "new": 15, "all": 45 }), "some were brought before");
    assert_eq!(bring(&address, &tia, 0..51).0, 400, "too many at a time");
    assert_eq!(bring(&address, &tod, 0..2).1, json!({ "new": 2, "all": 2 }), "each has their own");
    let (gus, _) = guest(&address, "Gus").unwrap();
    assert_eq!(bring(&address, &gus, 0..1).0, 403, "with an account");
    let mut nonsense = learned(1);
    nonsense["level"] = json!(9);
    let body = json!({ "answers": [nonsense] });
    assert_eq!(post(&address, "/api/school/progress", &tia, &body).unwrap().0, 400);
    server.kill();
    let server = Server::patient(books, 120);
    let address = server.address.clone();
    assert_eq!(bring(&address, &tia, 0..45).1, json!({ "new": 0, "all": 45 }), "nothing was lost");
    let kept = get(&address, "/api/school/progress", &tia).1;
    assert_eq!(kept["answers"], json!((0..45).map(learned).collect::<Vec<_>>()));
    assert_eq!((&kept["next"], &kept["all"]), (&Value::Null, &json!(45)));
    let rest = get(&address, "/api/school/progress?after=44", &tia).1;
    assert_eq!(rest["answers"], json!([learned(44)]));
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

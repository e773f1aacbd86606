//! An exam as a page takes it: which questions it has, and its marks.

use engine::ask;
use serde_json::{Value, json};

fn gives(call: &str, asked: &Value) -> Value {
    let answer: Value = serde_json::from_str(&ask(call, &asked.to_string())).expect("an answer is JSON");
    assert!(answer["wrong"].is_null(), "{call} {asked}: {answer}");
    answer["gives"].clone()
}

#[test]
fn an_exam_is_drawn_and_marked() {
    let mut exam = json!({ "rulebook": "aviator/pure-21.5", "drills": ["settle"], "questions": 4, "percent": 75, "seed": 9 });
    let paper = gives("paper", &exam)["paper"].as_array().expect("questions").clone();
    assert_eq!(paper.len(), 4);
    let seeds = paper.iter().map(|asked| asked["seed"].as_u64().expect("a number"));
    assert!(seeds.clone().all(|seed| seed < 1 << 53), "a page would say another: {paper:?}");

    let key = |asked: &Value| {
        let mut asked = asked.clone();
        asked["answer"] = json!([]);
        let parts = gives("drill", &asked)["grade"]["parts"].as_array().expect("parts").clone();
        parts.into_iter().map(|part| part["key"].clone()).collect::<Vec<_>>()
    };
    let keys: Vec<Vec<Value>> = paper.iter().map(key).collect();
    exam["answers"] = json!(keys);
    let all = &gives("paper", &exam)["marked"];
    assert_eq!((&all["marks"]["right"], &all["pass"]), (&json!(4), &json!(true)));
    let clauses = all["marks"]["clauses"].as_object().expect("clauses");
    assert!(!clauses.is_empty() && clauses.keys().all(|id| all["clauses"][id]["says"].is_string()), "{all}");

    // Three of four would do, but for the payments that were not made.
    let owed =
        keys.iter().position(|key| key.iter().any(|given| given["chips"]["pays"].as_f64() > Some(0.0)));
    exam["answers"][owed.expect("somebody is paid")] = json!([]);
    let missed = &gives("paper", &exam)["marked"];
    assert_eq!((&missed["marks"]["right"], &missed["marks"]["under"]), (&json!(3), &json!(1)));
    assert_eq!(missed["pass"], json!(false));
}

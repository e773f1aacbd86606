//! Past rounds, looked for: the digest says the same of every round as its own log does, of books that were made before there was one
//! too, and is found again where it was lost.

use crate::client::{get, post};
use crate::counter::{give_role, manager, staff};
use crate::evening::{PASSWORD, Table};
use crate::kept::kept;
use crate::server::{Server, verify, wait_for};
use serde_json::{Value, json};

/// Everything that is found, page by page, what programs played among themselves too.
fn all(address: &str, who: &str, query: &str) -> Vec<Value> {
    let (mut found, mut before) = (Vec::new(), String::new());
    loop {
        let (status, page) = get(address, &format!("/api/past?limit=7&programs=true&{query}{before}"), who);
        assert_eq!(status, 200, "{page}");
        let rounds = page["rounds"].as_array().unwrap();
        assert!(rounds.len() <= 7);
        found.extend(rounds.clone());
        match page["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => return found,
        }
    }
}

fn is_read(address: &str, who: &str) {
    wait_for("the digest", || get(address, "/api/past?limit=1", who).1["unread"] == 0);
}

/// The sums of somebody's parts in a round: staked, fees, result.
fn sums(round: &Value, player: u64) -> Option<[i64; 3]> {
    let own: Vec<_> = round["parts"].as_array().unwrap().iter().filter(|p| p["player"] == player).collect();
    let sum = |key: &str| own.iter().map(|p| (p[key].as_f64().unwrap() * 100.0).round() as i64).sum();
    (!own.is_empty()).then(|| ["staked", "fees", "result"].map(sum))
}

/// What somebody's own list of rounds says, which is read from the records.
fn of_records(address: &str, auditor: &str, player: u64) -> Vec<(u64, u64, [i64; 3])> {
    let (mut rows, mut before) = (Vec::new(), String::new());
    loop {
        let page = get(address, &format!("/api/people/{player}/rounds?limit=100&before={before}"), auditor).1;
        for row in page["rounds"].as_array().unwrap() {
            let cents = |key: &str| (row[key].as_f64().unwrap() * 100.0).round() as i64;
            let sums = ["wagered", "fees", "result"].map(cents);
            rows.push((row["table"].as_u64().unwrap(), row["from"].as_u64().unwrap(), sums));
        }
        match page["next"].as_str() {
            Some(next) => before = next.into(),
            None => return rows,
        }
    }
}

/// Every round that somebody's own list has is found, and says the same of them.
fn agree(address: &str, auditor: &str, found: &[Value]) -> usize {
    let mut compared = 0;
    let mut players: Vec<u64> = found
        .iter()
        .flat_map(|round| round["parts"].as_array().unwrap())
        .map(|part| part["player"].as_u64().unwrap())
        .collect();
    players.sort_unstable();
    players.dedup();
    for player in players {
        for (table, from, sums_there) in of_records(address, auditor, player) {
            let here = found.iter().find(|r| r["table"] == table && r["from"] == from);
            let here = here.unwrap_or_else(|| panic!("round {from} of table {table} is not found"));
            if here["voided"] == false {
                assert_eq!(sums(here, player), Some(sums_there), "{here} of player {player}");
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn books_of_an_earlier_version_are_searched_like_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    std::fs::copy(kept("books.db"), folder.path().join("cardroom.sqlite")).unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let login = json!({ "name": "Boss", "password": PASSWORD });
    let boss = post(address, "/api/login", "", &login).unwrap().1.unwrap();
    let (audrey, _) = staff(&server, &boss, "Audrey", "auditor");
    is_read(address, &boss);
    let found = all(address, &boss, "");
    let times: Vec<_> = found.iter().map(|r| (r["at"].as_u64().unwrap(), r["table"].as_u64())).collect();
    assert!(times.is_sorted_by(|a, b| a >= b), "the latest first");
    let compared = agree(address, &audrey, &found);
    assert!(compared > 30, "{compared} of {}", found.len());
    let count = |query: &str| all(address, &boss, query).len();
    let of = |wanted: &dyn Fn(&Value) -> bool| found.iter().filter(|round| wanted(round)).count();
    assert_eq!(count("voided=true"), of(&|r| r["voided"] == true));
    assert_eq!(count("ruled=true"), of(&|r| r["ruled"] == true));
    assert!(count("voided=true") >= 2, "a round and a hand are void in these books");
    assert_eq!(count("voided=false") + count("voided=true"), found.len());
    let table = &found[0]["table"];
    assert_eq!(count(&format!("table={table}")), of(&|r| r["table"] == *table));
    let seat = |round: &Value, n: u64| round["parts"].as_array().unwrap().iter().any(|p| p["seat"] == n);
    assert_eq!(count("seat=3"), of(&|r| seat(r, 3)));
    // What a bank puts up covers everybody's wagers: it is no stake.
    let staked = |p: &Value, least: f64| {
        let own = p["bank"] == false && p["staked"].as_f64().unwrap() >= least;
        own || p["result"].as_f64().unwrap().abs() >= least
    };
    let rich = of(&|r| r["parts"].as_array().unwrap().iter().any(|p| staked(p, 20.0)));
    assert_eq!(count("least=20"), rich);
    assert!(rich > 0 && rich < found.len(), "{rich} of {}", found.len());
    let player = found[0]["parts"][0]["player"].as_u64().unwrap();
    let theirs = of(&|r| sums(r, player).is_some());
    assert_eq!(count(&format!("person={player}")), theirs);
    let name = found[0]["parts"][0]["name"].as_str().unwrap();
    assert!(count(&format!("person={}", name.replace(' ', "%20"))) >= theirs);
    assert_eq!(count("person=nobody-is-called-this"), 0);
    // A moment is a moment, and a gaming day a day.
    let middle = times[times.len() / 2].0;
    let moment = jiff_like(middle);
    let until = of(&|r| r["at"].as_u64().unwrap() < middle / 1000 * 1000);
    assert_eq!(count(&format!("to={moment}")), until);
    assert_eq!(count("from=2000-01-01&to=2000-01-02"), 0);
    for wrong in ["from=yesterday", "before=x", "least=none", "table=x"] {
        assert_eq!(get(address, &format!("/api/past?{wrong}"), &boss).0, 400, "{wrong}");
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

/// A moment as it is written, to the second.
fn jiff_like(at: u64) -> String {
    let text = std::process::Command::new("date")
        .args(["-u", "+%Y-%m-%dT%H:%M:%SZ", "-d", &format!("@{}", at / 1000)])
        .output()
        .unwrap();
    String::from_utf8(text.stdout).unwrap().trim().into()
}

#[test]
fn a_round_is_found_as_soon_as_it_is_over_and_only_by_those_who_may() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let address = &server.address;
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (cora, number) = staff(&server, &boss, "Cora", "cage");
    let lobby = get(address, "/api/lobby", "").1;
    let number_of = |game: &str| {
        let row = lobby.as_array().unwrap().iter().find(|r| r["game"] == game && r["dealing"] == "virtual");
        row.unwrap()["table"].as_u64().unwrap()
    };
    let mut table = Table::at(address, number_of("blackjack"));
    table.come("Kim");
    let before = table.rounds();
    table.play_until("three rounds", |table| table.rounds() >= before + 3);
    let found = all(address, &flo, "person=Kim");
    assert!(found.len() >= 2, "{found:?}");
    assert!(found.iter().all(|r| r["parts"].as_array().unwrap().iter().any(|p| p["name"] == "Kim")));
    assert_eq!(get(address, "/api/past", table.cookie(0)).0, 403);
    assert_eq!(get(address, "/api/past", "").0, 401);
    assert_eq!(get(address, "/api/past", &cora).0, 403);
    give_role(address, &boss, number, "auditor");
    assert_eq!(get(address, "/api/past", &cora).0, 200);
    // From a row to its replay, its file and its picture.
    let row = found.iter().find(|r| r["ruled"] == false).unwrap();
    let (table, from) = (&row["table"], &row["from"]);
    assert_eq!(get(address, &format!("/api/tables/{table}/rounds/{from}"), &flo).0, 200);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

//! What the floor sees and opens: every rulebook the room was started with, and how long each table has stood.

use crate::client::{Client, get, guest, post, told};
use crate::server::{Server, verify};
use serde_json::{Value, json};
use std::path::Path;

const PASSWORD: &str = "a long password";

/// A folder of house files as an owner would write them: two that extend, one of them of poker, and some that are wrong.
fn own_houses(folder: &Path) -> String {
    let house = folder.join("houses/night-owl");
    std::fs::create_dir_all(&house).unwrap();
    let late = "extends = \"ocean-view/pure-21.5\"\nhouse = \"Night Owl\"\nname = \"Late 21.5\"\n\n\
                [[schedules]]\noption = 1\nlimit = [3, 60]\nplayer_fee = 0.50\nbank_fees = [{ from = 1, fee = 2 }]\n\n\
                [[schedules]]\noption = 4\nlimit = [10, \"no limit\"]\nplayer_fee = 0\nbank_fees = [{ from = 1, fee = 2 }]\n";
    std::fs::write(house.join("late-21.5.toml"), late).unwrap();
    let omaha = "extends = \"ocean-view/omaha\"\nhouse = \"Night Owl\"\n\n\
                 [[limits]]\nfixed = [7, 14]\nfee = [3, 4]\n\n[[limits]]\nspread = [2]\nfee = [3, 4]\n";
    std::fs::write(house.join("omaha.toml"), omaha).unwrap();
    std::fs::write(house.join("wrong-fee.toml"), omaha.replacen("[3, 4]", "[-3, 4]", 1)).unwrap();
    std::fs::write(house.join("wrong-option.toml"), late.replacen("option = 1", "option = 0", 1)).unwrap();
    std::fs::write(house.join("wrong.toml"), "extends = \"ocean-view/pure-21.5\"\nseats = 40\n").unwrap();
    folder.join("houses").to_str().unwrap().to_string()
}

#[test]
fn every_rulebook_the_room_was_started_with_is_listed_and_opens_at_every_limit() {
    let folder = tempfile::tempdir().unwrap();
    let houses = own_houses(folder.path());
    let books = folder.path().join("books");
    let books = books.to_str().unwrap();
    let floor = folder.path().join("floor.toml");
    std::fs::write(&floor, "tables = []\n").unwrap();
    let server = Server::with(books, &["--houses", &houses, "--open-floor", floor.to_str().unwrap()]);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let boss = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let (status, rows) = get(&server.address, "/api/rulebooks", "");
    assert_eq!(status, 200);
    let rows = rows.as_array().unwrap();
    let row = |id: &str| rows.iter().find(|r| r["id"] == id).unwrap_or_else(|| panic!("{id} is listed"));
    assert!(rows.iter().all(|r| r["id"] != "txb/pure-21.5"), "a template is no rulebook yet");
    let late = row("night-owl/late-21.5");
    assert_eq!(
        (&late["title"], &late["house"], &late["decks"]),
        (&json!("Late 21.5"), &json!("Night Owl"), &json!([6, 8]))
    );
    let options = late["options"].as_array().unwrap().iter();
    let options: Vec<Value> = options.map(|o| json!([o["option"], o["limit"], told(&o["fees"])])).collect();
    assert_eq!(
        options,
        [
            json!([1, "$3–$60", "players $0.50 a wager, bank $2"]),
            json!([4, "$10–no limit", "players none, bank $2"])
        ]
    );
    let limits = |row: &Value| -> Vec<Value> {
        row["options"].as_array().unwrap().iter().map(|o| o["limit"].clone()).collect()
    };
    assert_eq!(limits(row("night-owl/omaha")), ["$7/$14 fixed limit", "$2–no limit"]);
    let wrong = row("night-owl/wrong");
    assert!(told(&wrong["problem"]).contains("wrong.toml:2"), "{wrong}");
    assert_eq!(wrong["options"], json!([]));
    for (id, said) in [
        ("wrong-fee", "wrong-fee.toml:6: 7-14: a fee is nothing or an amount (PFEE-3)"),
        ("wrong-option", "wrong-option.toml:6: schedule options are numbered from 1 (RND-4)"),
    ] {
        let row = row(&format!("night-owl/{id}"));
        assert!(told(&row["problem"]).ends_with(said), "{row}");
    }
    assert!(rows.iter().all(|r| r["id"] != "ocean-view/poker"), "nor is poker's");

    let mut opened = 0;
    for row in rows {
        let order = |option: &Value| json!({ "name": "", "house": row["id"], "game": row["game"], "option": option, "dealing": "virtual", "bots": 0 });
        for option in row["options"].as_array().unwrap() {
            let (status, _, info) =
                post(&server.address, "/api/tables", &boss, &order(&option["option"])).unwrap();
            assert_eq!(status, 200, "{}: {info}", row["id"]);
            opened += 1;
        }
        if !row["problem"].is_null() {
            let (status, _, problem) =
                post(&server.address, "/api/tables", &boss, &order(&json!(1))).unwrap();
            assert_eq!(status, 400, "{problem}");
            let file = format!("{}.toml:", row["id"].as_str().unwrap());
            assert!(problem["reason"].as_str().unwrap().contains(&file), "{problem}");
        }
    }
    assert_eq!(get(&server.address, "/api/lobby", "").1.as_array().unwrap().len(), opened);
    assert!(opened > 230, "eleven games at twenty limits, and blackjack: {opened}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
}

fn line(server: &Server, table: u64) -> Value {
    let lobby = get(&server.address, "/api/lobby", "").1;
    lobby.as_array().unwrap().iter().find(|t| t["table"] == table).unwrap().clone()
}

#[test]
fn the_lobby_knows_when_a_table_played_last_and_since_when_people_wait() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let now = room::table::now_ms;
    let began = now();
    let server = Server::start(books, 0, None);
    assert_eq!(
        (&line(&server, 1)["last_round"], &line(&server, 1)["waits_since"]),
        (&Value::Null, &Value::Null)
    );
    crate::examples::bot::play(&server.address, 1, 2).unwrap();
    let played = line(&server, 1)["last_round"].as_u64().expect("a round was played");
    assert!((began..=now()).contains(&played));

    // Somebody alone at a table of poker waits for company, and nothing is played.
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let boss = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let order = json!({ "name": "", "house": "ocean-view", "game": "holdem", "option": 1, "dealing": "virtual", "bots": 0 });
    let table = post(&server.address, "/api/tables", &boss, &order).unwrap().2["table"].as_u64().unwrap();
    assert_eq!(line(&server, table)["waits_since"], Value::Null, "nobody is there");
    let (cookie, _) = guest(&server.address, "Ada").unwrap();
    let mut ada = Client::connect(&server.address, &cookie).unwrap();
    ada.watch(table).unwrap();
    let before = now();
    let answer = ada.ask("floor-sit-1", table, &json!({ "sit": { "seat": 2, "chips": 100 } })).unwrap();
    assert_eq!(answer["type"], "done", "{answer}");
    let since = line(&server, table)["waits_since"].as_u64().expect("she waits");
    assert!((before..=now()).contains(&since));
    assert_eq!(line(&server, table)["last_round"], Value::Null);

    // The books remember when it was.
    drop(ada);
    let played = line(&server, 1)["last_round"].as_u64().unwrap().max(played);
    assert_eq!(server.stop(), Some(0));
    let server = Server::start(books, 0, None);
    assert!(line(&server, 1)["last_round"].as_u64() >= Some(played));
    assert!(line(&server, table)["waits_since"].as_u64() >= Some(since), "her seat is held");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_table_is_opened_by_a_file_of_its_own_which_is_kept_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (books, floor) = (folder.path().join("books"), folder.path().join("floor.toml"));
    let books = books.to_str().unwrap();
    std::fs::write(&floor, "tables = []\n").unwrap();
    let server = Server::with(books, &["--open-floor", floor.to_str().unwrap()]);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let boss = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    let order = |file: &str| json!({ "name": "", "house": "", "game": "blackjack", "option": 1, "dealing": "virtual", "bots": 0, "file": file });
    let open = |file: &str| post(&server.address, "/api/tables", &boss, &order(file)).unwrap();
    let own = "extends = \"aviator/pure-21.5\"\nname = \"Half and Half\"\nnatural = \"3:2\"\nsurrender = \"none\"\n";
    let (status, _, info) = open(own);
    assert_eq!(status, 200, "{info}");
    let rules = &info["game"]["rules"];
    assert_eq!((&rules["natural"], &rules["surrender"]), (&json!("3:2"), &json!("none")));
    assert_eq!((&info["title"], &info["house"]), (&json!("Half and Half"), &json!("lab")), "{info}");
    let nearest = "extends = \"open/closest-22\"\ntie_pays = \"1:5\"\n";
    assert_eq!(open(nearest).0, 200);
    // Its price and its coach are those of its own file.
    let priced = |of: &str| get(&server.address, &format!("/api/odds/{of}"), "").1;
    let base = |report: &Value| report["base"]["td"]["ev"].as_f64().unwrap();
    let changed = priced("aviator/blackjack?change=natural=3:2;surrender=none");
    assert_eq!(base(&priced("lab/blackjack?table=1")), base(&changed));
    assert_eq!(priced("lab/blackjack?table=2")["target"], json!(22.0));
    let advice = priced("lab/blackjack/hand?table=1&cards=Ts6d&up=9h");
    assert!(advice["moves"]["stand"].is_number() && advice["moves"]["surrender"].is_null(), "{advice}");
    assert_eq!(get(&server.address, "/api/odds/lab/blackjack?table=9", "").0, 404);
    let wrong = "extends = \"aviator/pure-21.5\"\nnatural = \"much\"\n";
    let (status, _, problem) = open(wrong);
    assert_eq!(status, 400, "{problem}");
    assert!(problem["reason"].as_str().unwrap().contains(".toml:2"), "{problem}");
    let nobody = post(&server.address, "/api/tables", "", &order(own)).unwrap();
    assert!(nobody.0 == 401 || nobody.0 == 403, "{nobody:?}");
    assert_eq!(server.stop(), Some(0));
    let (status, text) = verify(books);
    assert_eq!(status, Some(0), "{text}");
    // A room that starts again deals by the same files.
    let server = Server::with(books, &[]);
    let (_, info) = get(&server.address, "/api/tables/1", "");
    assert_eq!(info["game"]["rules"]["natural"], json!("3:2"), "{info}");
    assert_eq!(server.stop(), Some(0));
}

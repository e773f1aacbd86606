//! What is over: everybody reads their own rounds, which add up to their chips; a finished hand is shown from one's own
//! chair and no other, and its file is played by `cardroom replay` to the same stacks.

use crate::client::{Client, get, guest, post};
use crate::counter::{give_role, second, sign_all};
use crate::server::{PATIENCE, Server};
use serde_json::{Value, json};
use std::time::Instant;

const PASSWORD: &str = "a long password";

/// Plays at a table until it has seen so many more rounds, then leaves; gives what the player has in their wallet then.
fn play(address: &str, cookie: &str, me: u64, table: u64, rounds: u64) -> f64 {
    let mut client = Client::connect(address, cookie).unwrap();
    client.watch(table).unwrap();
    let enough = client.view["rounds"].as_u64().unwrap() + rounds;
    let patience = Instant::now() + PATIENCE;
    let (mut n, mut asked) = (0, String::new());
    let mut act = |client: &mut Client, command: &Value| {
        n += 1;
        client.ask(&format!("past-{table}-{n:04}"), table, command).unwrap()
    };
    while client.view["rounds"].as_u64().unwrap() < enough {
        assert!(Instant::now() < patience, "table {table} goes on: {}", client.view);
        let question = format!("{}{}{}", client.view["awaits"], client.view["hand"]["awaits"], client.seq);
        let fresh = question != asked;
        let wanted = client.choice(me, 3, fresh);
        match wanted.filter(|_| fresh) {
            Some(command) => {
                asked = question;
                act(&mut client, &command);
            }
            None => drop(client.next().unwrap()),
        }
    }
    assert_eq!(act(&mut client, &json!("leave"))["type"], "done");
    while client.view["people"].as_array().unwrap().iter().any(|p| p["player"] == me) {
        assert!(Instant::now() < patience, "one can leave table {table}");
        // Whoever leaves in the middle of a round is still asked.
        let wanted = client.choice(me, 3, false);
        let question = format!("{}{}{}", client.view["awaits"], client.view["hand"]["awaits"], client.seq);
        match wanted.filter(|_| question != asked) {
            Some(command) if client.view["people"].as_array().unwrap().iter().any(|p| p["player"] == me) => {
                asked = question;
                act(&mut client, &command);
            }
            _ => drop(client.next().unwrap()),
        }
    }
    get(address, "/api/me", cookie).1["wallet"].as_f64().unwrap()
}

/// All pages of somebody's rounds.
fn all_rounds(address: &str, cookie: &str, player: u64, limit: u32) -> Vec<Value> {
    let (mut all, mut before) = (Vec::new(), String::new());
    for _ in 0..200 {
        let path = format!("/api/people/{player}/rounds?limit={limit}&before={before}");
        let (status, page) = get(address, &path, cookie);
        assert_eq!(status, 200, "{page}");
        assert!(page["rounds"].as_array().unwrap().len() <= limit as usize);
        all.extend(page["rounds"].as_array().unwrap().clone());
        match page["next"].as_str() {
            Some(next) => before = next.to_string(),
            None => return all,
        }
    }
    panic!("the pages never end");
}

/// The room's own sums are those of all rounds, whichever pages were asked for.
fn they_are_added_up(address: &str, cookie: &str, me: u64, rounds: &[Value]) {
    let (status, sums) = get(address, &format!("/api/people/{me}/results"), cookie);
    assert_eq!(status, 200, "{sums}");
    assert_eq!(sums["rounds"].as_u64(), Some(rounds.len() as u64));
    let graph = sums["graph"].as_array().unwrap();
    assert_eq!(graph.len(), rounds.len(), "few rounds have a step each");
    for what in ["wagered", "fees", "result"] {
        let all: f64 = rounds.iter().map(|r| r[what].as_f64().unwrap()).sum();
        let games: f64 = sums["games"].as_array().unwrap().iter().map(|g| g[what].as_f64().unwrap()).sum();
        assert!((sums[what].as_f64().unwrap() - all).abs() < 0.001, "{what}: {all} is {}", sums[what]);
        assert!((games - all).abs() < 0.001, "{what} by game: {all} is {games}");
        let last = graph.last().unwrap()[what].as_f64();
        assert!(last.is_none_or(|last| (last - all).abs() < 0.001), "{what} in the end: {all} is {last:?}");
    }
    let results = || rounds.iter().map(|r| r["result"].as_f64().unwrap());
    let (best, worst) = (results().fold(0.0, f64::max), results().fold(0.0, f64::min));
    assert_eq!(sums["best"]["result"].as_f64().unwrap_or(0.0), best);
    assert_eq!(sums["worst"]["result"].as_f64().unwrap_or(0.0), worst);
}

#[test]
fn my_rounds_are_mine_add_up_and_can_be_stepped_through() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    let address = server.address.clone();
    let lobby = get(&address, "/api/lobby", "").1;
    let table_of = |game: &str| {
        let tables = lobby.as_array().unwrap();
        let found = tables.iter().find(|t| t["game"] == game).expect("it is on the floor");
        found["table"].as_u64().unwrap()
    };
    let (cookie, me) = guest(&address, "Ada").unwrap();
    let start = get(&address, "/api/me", &cookie).1["wallet"].as_f64().unwrap();
    let mut wallet = start;
    for (game, rounds) in [("blackjack", 5), ("holdem", 3), ("lowball", 3), ("stud-hi-lo", 3)] {
        wallet = play(&address, &cookie, me, table_of(game), rounds);
    }

    let rounds = all_rounds(&address, &cookie, me, 3);
    assert!(rounds.len() >= 8, "{}", rounds.len());
    assert_eq!(rounds, all_rounds(&address, &cookie, me, 100), "pages of any size give the same");
    assert!(rounds.windows(2).all(|two| two[0]["at"].as_u64() >= two[1]["at"].as_u64()), "newest first");
    let net: f64 = rounds.iter().map(|r| r["result"].as_f64().unwrap() - r["fees"].as_f64().unwrap()).sum();
    assert!((wallet - start - net).abs() < 0.001, "{start} and {net} are {wallet}");

    they_are_added_up(&address, &cookie, me, &rounds);
    play(&address, &cookie, me, table_of("holdem"), 1);
    they_are_added_up(&address, &cookie, me, &all_rounds(&address, &cookie, me, 100));

    others_are_refused(&server, &cookie, me);
    for round in rounds.iter().filter(|r| r["game"] != "blackjack") {
        one_chair(&address, &cookie, me, round);
    }
    for round in rounds.iter().filter(|r| r["game"] == "blackjack") {
        one_scenario(&address, me, round);
    }
    let (status, problem) = get(&address, "/api/tables/1/rounds/999999", &cookie);
    assert_eq!(status, 404, "{problem}");
    let (status, problem) = get(&address, "/api/tables/1/hands/1", &cookie);
    assert_eq!(status, 404, "{problem}");
    assert_eq!(get(&address, &format!("/api/people/{me}/rounds?before=nonsense"), &cookie).0, 400);
}

fn others_are_refused(server: &Server, cookie: &str, me: u64) {
    let address = &server.address;
    let path = format!("/api/people/{me}/rounds");
    assert_eq!(get(address, &path, "").0, 401, "nobody in particular");
    let (other, number) = guest(address, "Eve").unwrap();
    let (status, problem) = get(address, &path, &other);
    assert_eq!((status, &problem["refusal"]["clause"]), (403, &json!("ROOM-1")), "{problem}");
    assert_eq!(get(address, &format!("/api/people/{number}/rounds"), cookie).0, 403);
    assert_eq!(all_rounds(address, &other, number, 10), Vec::<Value>::new(), "Eve has played nothing");
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": PASSWORD });
    let boss = post(address, "/api/claim", "", &claim).unwrap().1.unwrap();
    assert_eq!(get(address, &path, &boss).0, 403, "the manager is no auditor");
    let account = json!({ "name": "Reader", "password": PASSWORD });
    let (_, auditor, reader) = post(address, "/api/account", "", &account).unwrap();
    give_role(address, &boss, reader["player"].as_u64().unwrap(), "auditor");
    let auditor = auditor.unwrap();
    assert_eq!(all_rounds(address, &auditor, me, 7), all_rounds(address, cookie, me, 7));
    assert_eq!(get(address, "/api/people/999999/rounds", &auditor).0, 404);
    // Whoever gave the auditor another password does not read hole cards with it.
    let rounds = all_rounds(address, cookie, me, 100);
    let hand = rounds.iter().find(|r| r["game"] == "holdem").expect("a hand of hold'em");
    let hand = format!("/api/tables/{}/hands/{}", hand["table"], hand["from"]);
    let rail = get(address, &hand, "").1;
    assert_ne!(get(address, &hand, &auditor).1, rail, "the auditor sees all cards");
    let second = second(address, &boss);
    let path = format!("/api/people/{}/password", reader["player"]);
    let half = post(address, &path, &boss, &json!({})).unwrap().2["password"].clone();
    let rest = sign_all(address, &second)[0]["password"].clone();
    let given = format!("{}-{}", half.as_str().unwrap(), rest.as_str().unwrap());
    let login = json!({ "name": "Reader", "password": given });
    let told = post(address, "/api/login", "", &login).unwrap().1.unwrap();
    assert_eq!(get(address, &hand, &told).1, rail, "a password that was told opens nothing");
}

/// A round as a file: `cardroom deal` plays it to what the round brought her.
fn one_scenario(address: &str, me: u64, round: &Value) {
    let path = format!("/api/tables/{}/rounds/{}", round["table"], round["from"]);
    let (status, file) = get(address, &path, "");
    assert_eq!((status, &file["to"]), (200, &round["to"]), "{file}");
    let written = tempfile::Builder::new().suffix(".toml").tempfile().unwrap();
    std::fs::write(written.path(), file["scenario"].as_str().unwrap()).unwrap();
    let out = crate::server::cardroom()
        .args(["deal", "--json", written.path().to_str().unwrap()])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stderr);
    let dealt: Value = serde_json::from_slice(&out.stdout).unwrap_or_default();
    let net = dealt["net"][format!("person {me}")].as_f64();
    let brought = round["result"].as_f64().unwrap() - round["fees"].as_f64().unwrap();
    assert!(net.is_some_and(|net| (net - brought).abs() < 0.001), "{net:?} is {brought}: {dealt} {said}");
}

/// A hand from Ada's chair and from the rail: her own cards in the one, nobody's in the other, and files that replay.
fn one_chair(address: &str, cookie: &str, me: u64, round: &Value) {
    let path = format!("/api/tables/{}/hands/{}", round["table"], round["from"]);
    let (status, mine) = get(address, &path, cookie);
    assert_eq!(status, 200, "{mine}");
    let (_, rail) = get(address, &path, "");
    assert_eq!(mine["to"], round["to"]);
    let own = mine["people"].as_array().unwrap().iter().find(|p| p["player"] == me).unwrap();
    assert_eq!(own["result"], round["result"]);
    let steps = mine["steps"].as_array().unwrap();
    assert!(steps.len() > 3 && rail["steps"].as_array().unwrap().len() == steps.len());
    let place = steps[0]["view"]["mine"].as_u64().expect("she was dealt in") as usize;
    let mut held = 0;
    for (step, plain) in steps.iter().zip(rail["steps"].as_array().unwrap()) {
        for (i, player) in step["view"]["hand"]["players"].as_array().unwrap().iter().enumerate() {
            for (k, card) in player["cards"].as_array().unwrap().iter().enumerate() {
                let hidden = card["up"] == false && player["shown"] == false;
                let from_the_rail = &plain["view"]["hand"]["players"][i]["cards"][k]["card"];
                assert!(!hidden || from_the_rail.is_null(), "{path}: the rail sees {card}");
                assert!(!hidden || i == place || card["card"].is_null(), "{path}: {card} is not hers");
                assert!(i != place || card["card"].is_string(), "{path}: her own card is hidden");
                held += usize::from(i == place);
            }
        }
    }
    assert!(held > 0, "{path}: she held cards");
    let end = &steps.last().unwrap()["view"]["hand"]["players"];
    for (i, person) in mine["people"].as_array().unwrap().iter().enumerate() {
        let chips = person["chips"].as_f64().unwrap() + person["result"].as_f64().unwrap();
        assert!((end[i]["stack"].as_f64().unwrap() - chips).abs() < 0.001);
    }
    for seen in [&mine, &rail] {
        let file = tempfile::Builder::new().suffix(".phh").tempfile().unwrap();
        std::fs::write(file.path(), seen["phh"].as_str().unwrap()).unwrap();
        let out = crate::server::cardroom()
            .args(["replay", "--json", file.path().to_str().unwrap()])
            .output()
            .unwrap();
        let line: Value = serde_json::from_slice(&out.stdout).unwrap_or_default();
        let stacks: Vec<f64> = end.as_array().unwrap().iter().filter_map(|p| p["stack"].as_f64()).collect();
        let replayed: Vec<f64> =
            line["finishing_stacks"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        let said = String::from_utf8_lossy(&out.stderr);
        assert_eq!(replayed, stacks, "{path}: {line} {said}\n{}", seen["phh"].as_str().unwrap());
    }
}

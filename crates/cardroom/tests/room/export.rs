//! What was played at the tables is exported, and played again by the command line with the same end: blackjack rounds of
//! every house as scenario files, poker hands of every game as PHH.

use crate::client::{Client, get, guest};
use crate::server::{PATIENCE, Server, verify};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Plays at a table until it has seen some rounds.
pub fn play(address: &str, table: u64, rounds: u64) {
    let (cookie, me) = guest(address, "Ada").unwrap();
    let mut client = Client::connect(address, &cookie).unwrap();
    client.watch(table).unwrap();
    let patience = Instant::now() + PATIENCE;
    let (mut n, mut asked) = (0, String::new());
    while client.view["rounds"].as_u64().unwrap() < rounds {
        assert!(Instant::now() < patience, "table {table} goes on");
        let question = format!("{}{}{}", client.view["awaits"], client.view["hand"]["awaits"], client.seq);
        match client.choice(me, 1, question != asked).filter(|_| question != asked) {
            Some(command) => {
                (n, asked) = (n + 1, question);
                client.ask(&format!("export-{n:06}"), table, &command).unwrap();
            }
            None => drop(client.next().unwrap()),
        }
    }
}

fn cardroom(arguments: &[&str], files: &[PathBuf]) -> Vec<Value> {
    let out = crate::server::cardroom().args(arguments).args(files).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{arguments:?}: {text}{}", String::from_utf8_lossy(&out.stderr));
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path());
    let mut found: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    found.sort();
    found
}

type Nets = BTreeMap<String, i64>;

/// What everybody won or lost in each round of blackjack, by the postings: stacks, and wallets for what was brought.
fn nets(records: &str) -> BTreeMap<(u64, u64), Nets> {
    let mut rounds = BTreeMap::new();
    let mut open: BTreeMap<u64, (u64, Option<Nets>)> = BTreeMap::new();
    for line in records.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        let record = &line["record"];
        let (Some(log), Some(body)) = (record["log"].as_u64(), record["body"].as_str()) else { continue };
        let (number, round) = open.entry(log).or_default();
        if body.contains("\"bank_taken\"") {
            *round = Some(Nets::new());
        }
        if let Some(nets) = round {
            for posting in record["postings"].as_array().unwrap() {
                let (account, cents) = (posting[0].as_str().unwrap(), posting[1].as_i64().unwrap());
                let mut parts = account.split('/');
                if matches!(parts.next(), Some("stack" | "wallet")) {
                    *nets.entry(format!("person {}", parts.next_back().unwrap())).or_default() += cents;
                }
            }
        }
        if body.contains("\"round_ended\"") {
            *number += 1;
            rounds.extend(round.take().map(|nets| ((log, *number), nets)));
        }
    }
    rounds
}

#[test]
fn rounds_and_hands_end_the_same_when_the_export_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let (books, out) = (folder.path().join("books"), folder.path().join("export"));
    let books = books.to_str().unwrap();
    let server = Server::start(books, 0, None);
    let lobby = get(&server.address, "/api/lobby", "").1;
    let tables: Vec<u64> = lobby.as_array().unwrap().iter().map(|t| t["table"].as_u64().unwrap()).collect();
    let players: Vec<_> = tables
        .iter()
        .map(|table| {
            let (address, table) = (server.address.clone(), *table);
            std::thread::spawn(move || play(&address, table, 6))
        })
        .collect();
    players.into_iter().for_each(|p| p.join().expect("it plays"));
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
    cardroom(&["export", "--data", books, "--out", out.to_str().unwrap()], &[]);

    let records = std::fs::read_to_string(out.join("records.jsonl")).unwrap();
    let won = nets(&records);
    let rounds = files(&out.join("rounds"), "toml");
    let mut houses: BTreeMap<String, u32> = BTreeMap::new();
    for (file, outcome) in rounds.iter().zip(cardroom(&["deal", "--json"], &rounds)) {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let (table, number) = name.split_once('-').unwrap();
        let logged = &won[&(table.parse().unwrap(), number.parse().unwrap())];
        for (player, net) in outcome["net"].as_object().unwrap() {
            let cents = (net.as_f64().unwrap() * 100.0).round() as i64;
            assert_eq!(logged.get(player).copied().unwrap_or(0), cents, "{name}: {player} in {outcome}");
        }
        let text = std::fs::read_to_string(file).unwrap();
        let house = text.lines().find(|l| l.starts_with("rulebook")).unwrap();
        *houses.entry(house.into()).or_default() += 1;
    }
    assert!(houses.len() >= 4 && houses.values().all(|n| *n >= 5), "every house: {houses:?}");
    assert!(houses.keys().any(|h| h.contains("livermore")), "{houses:?}");

    let hands = files(&out.join("rounds"), "phh");
    assert!(hands.len() >= 11 * 5, "{} hands of eleven games", hands.len());
    for (file, played) in hands.iter().zip(cardroom(&["replay", "--json"], &hands)) {
        let text = std::fs::read_to_string(file).unwrap();
        let written = text.lines().find_map(|l| l.strip_prefix("finishing_stacks = ")).unwrap();
        let written: Vec<f64> = serde_json::from_str(written).unwrap();
        let stacks: Vec<f64> = serde_json::from_value(played["finishing_stacks"].clone()).unwrap();
        assert_eq!(stacks, written, "{}: {played}", file.display());
        let players = text.lines().find(|l| l.starts_with("players = ")).unwrap();
        assert!(!players.contains("person "), "people are called by their names: {players}");
    }
    println!("{} rounds and {} hands end the same. {houses:?}", rounds.len(), hands.len());
}

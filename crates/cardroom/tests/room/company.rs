//! What makes people at a table more than names: faces, emotes, notes; a table to look at; a round as a picture.

use crate::client::{Client, get, guest, post, raw};
use crate::counter::manager;
use crate::server::{Server, wait_for};
use serde_json::{Value, json};

/// The answer of an address, head and all.
fn whole(address: &str, path: &str) -> String {
    let (head, body) = raw(address, "GET", path, "", "", "").unwrap();
    format!("{head}\r\n\r\n{body}")
}

/// A room with its usual floor, and programs at every table.
fn room() -> (tempfile::TempDir, Server) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path().to_str().unwrap(), 0, None);
    (folder, server)
}

/// The next frame of a kind.
fn next(client: &mut Client, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let frame = client.next().unwrap();
        if is(&frame) {
            return frame;
        }
    }
}

#[test]
fn a_guest_chooses_a_name_and_a_face_and_the_table_sees_both() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let at = &server.address;
    let (cookie, me) = guest(at, "Ann").unwrap();
    let (other, _) = guest(at, "Ben").unwrap();
    assert_eq!(post(at, "/api/face", &cookie, &json!({ "face": 1024 })).unwrap().0, 400);
    assert_eq!(post(at, "/api/face", "", &json!({ "face": 3 })).unwrap().0, 401);
    assert_eq!(post(at, "/api/face", &cookie, &json!({ "face": 1023 })).unwrap().2["face"], 1023);
    for wrong in ["", " ", "Ben", "The House", "a\u{202e}b"] {
        assert!(post(at, "/api/name", &cookie, &json!({ "name": wrong })).unwrap().0 >= 400, "{wrong}");
    }
    assert_eq!(get(at, "/api/me", &cookie).1["name"], "Ann");
    assert_eq!(post(at, "/api/name", &cookie, &json!({ "name": "Annabel" })).unwrap().2["name"], "Annabel");
    assert_eq!(get(at, "/api/me", &cookie).1["name"], "Annabel");
    let mut client = Client::connect(at, &other).unwrap();
    client.watch(1).unwrap();
    let mut annabel = Client::connect(at, &cookie).unwrap();
    annabel.watch(1).unwrap();
    annabel.ask("sits-down-1", 1, &json!({ "sit": { "seat": 6, "chips": 200 } })).unwrap();
    wait_for("the table sees her", || {
        client.next().unwrap();
        let people = client.frame["people"].as_array().cloned().unwrap_or_default();
        people.iter().any(|p| p["player"] == me && p["face"] == 1023 && p["name"] == "Annabel")
    });
    drop((client, annabel));
    assert_eq!(server.stop(), Some(0));
    let again = Server::start(books, 0, None);
    assert_eq!(get(&again.address, "/api/me", &cookie).1["face"], 1023, "it is kept");
    // Whoever has an account keeps its name.
    let account = json!({ "name": "Annabel Lee", "password": "a long password" });
    let (_, cookie, me) = post(&again.address, "/api/account", &cookie, &account).unwrap();
    assert_eq!((me["name"].as_str(), me["face"].as_u64()), (Some("Annabel Lee"), Some(1023)));
    let cookie = cookie.unwrap();
    assert_eq!(post(&again.address, "/api/name", &cookie, &json!({ "name": "Nobody" })).unwrap().0, 409);
}

#[test]
fn notes_are_read_by_who_wrote_them_alone() {
    let (_folder, server) = room();
    let at = &server.address;
    let ((ann, _), (ben, number)) = (guest(at, "Ann").unwrap(), guest(at, "Ben").unwrap());
    let note = |player: u64, text: &str| {
        post(at, "/api/remarks", &ann, &json!({ "player": player, "text": text })).unwrap()
    };
    assert_eq!(note(number, "  raises with anything ").2[number.to_string()], "raises with anything");
    assert_eq!(get(at, "/api/remarks", &ben).1, json!({}));
    assert_eq!(get(at, "/api/remarks", "").0, 401);
    for wrong in ["x".repeat(201), "a\u{202e}b".into()] {
        assert_eq!(note(number, &wrong).0, 400);
    }
    assert_eq!(get(at, "/api/remarks", &ann).1[number.to_string()], "raises with anything");
    assert_eq!(note(number, "").2, json!({}));
}

#[test]
fn an_emote_reaches_everybody_and_is_one_of_those_there_are() {
    let (_folder, server) = room();
    let at = &server.address;
    let ((ann, number), (ben, _)) = (guest(at, "Ann").unwrap(), guest(at, "Ben").unwrap());
    let (mut ann, mut ben) = (Client::connect(at, &ann).unwrap(), Client::connect(at, &ben).unwrap());
    ann.watch(1).unwrap();
    ben.watch(1).unwrap();
    ann.send(&json!({ "do": "chat", "table": 1, "emote": "nice_hand" })).unwrap();
    let heard = next(&mut ben, |frame| frame["type"] == "chat");
    assert_eq!(
        (&heard["emote"], &heard["player"], &heard["text"]),
        (&json!("nice_hand"), &json!(number), &json!(""))
    );
    for wrong in [
        json!({ "do": "chat", "table": 1 }),
        json!({ "do": "chat", "table": 1, "emote": "rude" }),
        json!({ "do": "chat", "table": 1, "text": "both", "emote": "bye" }),
    ] {
        ann.send(&wrong).unwrap();
        let refused = next(&mut ann, |frame| {
            frame["type"] == "error" || frame["type"] == "chat" && frame["emote"] != "nice_hand"
        });
        assert_eq!(refused["type"], "error", "{wrong}");
    }
}

#[test]
fn the_liveliest_table_is_shown_to_anybody_as_the_rail_sees_it() {
    let (_folder, server) = room();
    let at = &server.address;
    wait_for("a table is shown in the middle of a hand", || {
        let (status, shown) = get(at, "/api/live", "");
        status == 200 && shown["frame"]["people"].as_array().is_some_and(|people| people.len() >= 2)
    });
    for _ in 0..20 {
        let (_, shown) = get(at, "/api/live", "");
        assert_eq!(shown["type"], "table");
        hidden(&shown);
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
}

/// Nothing lies open that the rail does not see: at poker a card that is not up or shown has no name.
fn hidden(shown: &Value) {
    let view = &shown["frame"]["view"];
    assert!(view["bank"]["hole"].is_null());
    for player in view["hand"]["players"].as_array().into_iter().flatten() {
        let open = |card: &Value| card["up"] == true || player["shown"] == true;
        for card in player["cards"].as_array().unwrap().iter().filter(|card| !open(card)) {
            assert!(card["card"].is_null(), "{card}");
        }
    }
}

#[test]
fn a_finished_round_and_a_finished_hand_are_pictures_with_a_page() {
    let (_folder, server) = room();
    let at = &server.address;
    let of = |game: &str| {
        let lobby = get(at, "/api/lobby", "").1;
        let rows = lobby.as_array().unwrap().clone();
        rows.into_iter().find(|t| (t["game"] == "blackjack") == (game == "blackjack")).unwrap()["table"]
            .as_u64()
            .unwrap()
    };
    for game in ["blackjack", "poker"] {
        let table = of(game);
        let (begins, ends) = match game {
            "blackjack" => ("bank_taken", "round_ended"),
            _ => ("hand_began", "hand_ended"),
        };
        let mut first = None;
        // Programs play for those who look on.
        let mut looker = Client::connect(at, &guest(at, "Lou").unwrap().0).unwrap();
        looker.watch(table).unwrap();
        wait_for("programs have played one to its end", || {
            std::thread::sleep(std::time::Duration::from_millis(250));
            let records = get(at, &format!("/api/tables/{table}/history?from=0&limit=500"), "").1;
            let records = records.as_array().unwrap().clone();
            let has = |record: &Value, what: &str| record.to_string().contains(&format!("\"{what}\""));
            let begin = records.iter().position(|record| has(record, begins));
            first = begin
                .filter(|i| records[*i..].iter().any(|r| has(r, ends)))
                .map(|i| records[i]["seq"].as_u64().unwrap());
            first.is_some()
        });
        let seq = first.unwrap();
        let picture = whole(at, &format!("/api/tables/{table}/rounds/{seq}/picture.svg"));
        assert!(picture.contains("content-type: image/svg+xml"), "{picture}");
        assert!(picture.contains("cross-origin-resource-policy: cross-origin"));
        assert!(picture.contains("<svg") && picture.ends_with("</svg>"));
        assert!(picture.contains(['♠', '♥', '♦', '♣']) || game == "poker", "cards of the bank are open");
        let page = whole(at, &format!("/round/{table}/{seq}"));
        for part in [
            "og:title",
            "og:image",
            &format!("http://{at}/api/tables/{table}/rounds/{seq}/picture.svg"),
            "<svg",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert!(whole(at, &format!("/round/{table}/999999")).starts_with("HTTP/1.1 404"));
        assert!(
            whole(at, &format!("/api/tables/{table}/rounds/{}/picture.svg", seq + 1))
                .starts_with("HTTP/1.1 404")
        );
    }
    // What programs paid among themselves is no box that anybody counts, and the drop says so.
    let drop = get(at, "/api/reports/drop", &manager(&server)).1;
    let rows = drop.as_array().unwrap();
    assert!(!rows.is_empty() && rows.iter().all(|row| row["programs"] == true), "{drop}");
}

//! Passkeys of the staff, through the real doors: the whole way, and every refusal.

use crate::client::{get, guest, post, told};
use crate::counter::{manager, sign_all, staff};
use crate::device::{Device, Manner, VERIFIED};
use crate::server::{Server, verify};
use serde_json::{Value, json};

const PASSWORD: &str = "a long password";

/// A room by its name, as browsers have it that know passkeys.
struct Door {
    address: String,
    scheme: &'static str,
}

impl Door {
    fn of(server: &Server) -> Door {
        Door { address: server.address.replace("127.0.0.1", "localhost"), scheme: "http" }
    }

    fn manner(&self) -> Manner {
        let origin = format!("{}://{}", self.scheme, self.address);
        Manner { origin, room: "localhost".into(), flags: VERIFIED }
    }

    fn ask(&self, path: &str, cookie: &str, body: Value) -> (u16, Value) {
        let (status, _, answer) = post(&self.address, path, cookie, &body).unwrap();
        (status, answer)
    }

    fn order(&self, cookie: &str) -> Value {
        let (status, order) = self.ask("/api/passkeys/order", cookie, json!({ "password": PASSWORD }));
        assert_eq!(status, 200, "{order}");
        order
    }

    /// A key for whoever this is.
    fn registers(&self, cookie: &str, device: &mut Device) {
        let made = device.makes(&self.order(cookie), "My phone", &self.manner());
        let (status, answer) = self.ask("/api/passkeys", cookie, made);
        assert_eq!(status, 204, "{answer}");
    }

    fn question(&self, cookie: &str) -> Value {
        self.ask("/api/passkeys/question", cookie, json!({})).1
    }

    fn enter(&self, answer: &Value) -> (u16, Option<String>, Value) {
        post(&self.address, "/api/passkeys/enter", "", answer).unwrap()
    }

    fn login(&self, name: &str) -> u16 {
        self.ask("/api/login", "", json!({ "name": name, "password": PASSWORD })).0
    }

    fn journal(&self, boss: &str) -> Vec<String> {
        let rows = get(&self.address, "/api/journal?limit=100", boss).1;
        rows["rows"].as_array().unwrap().iter().map(|row| told(&row["says"])).collect()
    }
}

#[test]
fn a_passkey_is_made_signs_in_and_opens_a_locked_session_and_the_password_alone_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let door = Door::of(&server);
    let mut phone = Device::new("phone of Flo");
    door.registers(&flo, &mut phone);
    let keys = get(&door.address, "/api/passkeys", &flo).1;
    assert_eq!((&keys[0]["name"], &keys[0]["room"]), (&json!("My phone"), &json!("localhost")));
    let me = get(&door.address, "/api/me", &flo).1;
    assert_eq!((&me["passkeys"], &me["passkey_only"]), (&json!(1), &json!(true)));
    assert_eq!(door.login("Flo"), 403, "the password alone is not enough any more");
    assert_eq!(door.login("Boss"), 200, "whoever has none signs in as before");
    let (status, cookie, me) = door.enter(&phone.signs(&door.question(""), &door.manner()));
    assert_eq!((status, &me["name"]), (200, &json!("Flo")), "{me}");
    let flo = cookie.unwrap();
    // What is known of the key survives a restart, also how often it was used.
    assert_eq!(server.stop(), Some(0));
    let server = Server::patient(books, 120);
    let door = Door::of(&server);
    phone.counter = 0;
    assert_eq!(door.enter(&phone.signs(&door.question(""), &door.manner())).0, 401);
    // A locked session: not by password, but by the key; the question is for that session.
    assert_eq!(door.ask("/api/lock", &flo, json!({})).0, 204);
    assert_eq!(door.ask("/api/unlock", &flo, json!({ "password": PASSWORD })).0, 403);
    let question = door.question(&flo);
    assert_eq!(question["keys"], json!([hex::encode("phone of Flo")]));
    phone.counter = 5;
    let answer = phone.signs(&question, &door.manner());
    assert_eq!(door.ask("/api/unlock", &flo, json!({ "passkey": answer })).0, 200);
    assert_eq!(get(&door.address, "/api/people", &flo).0, 200);
    let lines = door.journal(&boss);
    for line in [
        "Flo has a new passkey, “My phone”.",
        "The right password of Flo was given without their passkey, from 127.0.0.1.",
        "Flo signed in by passkey from 127.0.0.1.",
        "A passkey of Flo was tried from 127.0.0.1 that had been used further: there may be a copy of it.",
        "Flo opened their locked session again, by passkey, from 127.0.0.1.",
    ] {
        assert!(lines.iter().any(|said| said == line), "{line} is not in {lines:?}");
    }
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn nobody_comes_in_by_an_answer_that_is_not_right_in_every_part() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (cal, _) = staff(&server, &boss, "Cal", "cage");
    let door = Door::of(&server);
    let (mut phone, mut other) = (Device::new("phone of Flo"), Device::new("phone of Cal"));
    door.registers(&flo, &mut phone);
    door.registers(&cal, &mut other);
    let manner = door.manner();
    let fails = |answer: &Value, why: &str| {
        let (status, cookie, said) = door.enter(answer);
        assert_eq!((status, cookie), (401, None), "{why}: {said}");
    };
    // Answered once, it is over; an answer to nothing is none; nor is one to a question of another kind.
    let right = phone.signs(&door.question(""), &manner);
    assert_eq!(door.enter(&right).0, 200);
    fails(&right, "replayed");
    fails(&phone.signs(&json!({ "challenge": "00".repeat(32) }), &manner), "never asked");
    let (asked, signed) = (door.question(""), door.question(""));
    let mut crossed = phone.signs(&signed, &manner);
    crossed["challenge"] = asked["challenge"].clone();
    fails(&crossed, "another question was signed");
    fails(&phone.signs(&door.order(&flo), &manner), "a question for making a key");
    // Other pages, other rooms, nobody there, or somebody the device does not know.
    let http = manner.origin.clone();
    for origin in ["http://evil.example", "https://localhost", &http.replace("http", "https"), "null"] {
        let elsewhere = Manner { origin: origin.into(), ..manner.clone() };
        fails(&phone.signs(&door.question(""), &elsewhere), origin);
    }
    let elsewhere = Manner { room: "evil.example".into(), ..manner.clone() };
    fails(&phone.signs(&door.question(""), &elsewhere), "another room");
    for flags in [0x00, 0x01, 0x04, 0x15] {
        let careless = Manner { flags, ..manner.clone() };
        fails(&phone.signs(&door.question(""), &careless), "nobody verified");
    }
    // Another signature, another's key, nobody's key, another's name.
    let mut forged = phone.signs(&door.question(""), &manner);
    forged["signature"] = other.signs(&door.question(""), &manner)["signature"].clone();
    fails(&forged, "signed by another key");
    let mut borrowed = other.signs(&door.question(""), &manner);
    borrowed["key"] = json!(hex::encode(&phone.id));
    fails(&borrowed, "another's key");
    let mut nameless = phone.signs(&door.question(""), &manner);
    nameless["user"] = json!(other.user);
    fails(&nameless, "another's name");
    nameless = phone.signs(&door.question(""), &manner);
    nameless["user"] = Value::Null;
    fails(&nameless, "no name");
    fails(&Device::new("stranger").signs(&door.question(""), &manner), "nobody's key");
    let counted = phone.counter;
    assert_eq!(door.enter(&phone.signs(&door.question(""), &manner)).0, 200);
    phone.counter = counted;
    fails(&phone.signs(&door.question(""), &manner), "a counter that stands still");
    phone.counter = 0;
    fails(&phone.signs(&door.question(""), &manner), "a counter that went back");
    phone.counter = counted + 1;
    // Somebody else's key opens no locked session, nor does an answer to a question for another session.
    assert_eq!(door.ask("/api/lock", &flo, json!({})).0, 204);
    let unlock = |answer: Value| door.ask("/api/unlock", &flo, json!({ "passkey": answer })).0;
    assert_eq!(unlock(other.signs(&door.question(&flo), &manner)), 403);
    assert_eq!(unlock(phone.signs(&door.question(""), &manner)), 403);
    fails(&phone.signs(&door.question(&flo), &manner), "a question for opening a session");
    assert_eq!(get(&door.address, "/api/people", &flo).0, 423);
    assert_eq!(unlock(phone.signs(&door.question(&flo), &manner)), 200);
    // A key that was removed.
    let keys = get(&door.address, "/api/passkeys", &flo).1;
    let path = format!("/api/passkeys/{}/remove", keys[0]["key"].as_str().unwrap());
    assert_eq!(door.ask(&path, &flo, json!({ "password": "not the password" })).0, 403);
    assert_eq!(door.ask(&path, &cal, json!({ "password": PASSWORD })).0, 404, "not theirs");
    assert_eq!(door.ask(&path, &flo, json!({ "password": PASSWORD })).0, 204);
    fails(&phone.signs(&door.question(""), &manner), "removed");
    assert_eq!(door.login("Flo"), 200, "without a passkey the password is enough again");
    let lines = door.journal(&boss);
    for line in [
        "A passkey of Flo was tried from 127.0.0.1 that was signed on a page of another site.",
        "A passkey of Flo was tried from 127.0.0.1 with an answer that was not asked for, or not any more.",
        "A passkey of Flo was tried from 127.0.0.1 without the device having made sure who it is.",
        "A passkey was tried from 127.0.0.1 for Flo that is not theirs.",
        "A passkey was tried from 127.0.0.1 that nobody has.",
        "Flo removed their passkey “My phone”.",
    ] {
        assert!(lines.iter().any(|said| said == line), "{line} is not in {lines:?}");
    }
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_key_is_made_by_whoever_works_here_and_knows_the_password_where_browsers_have_them() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let (ann, _) = guest(&server.address, "Ann").unwrap();
    let door = Door::of(&server);
    let order = json!({ "password": PASSWORD });
    assert_eq!(door.ask("/api/passkeys/order", &ann, order.clone()).0, 403, "a player");
    assert_eq!(door.ask("/api/passkeys/order", "", order.clone()).0, 401, "nobody");
    assert_eq!(door.ask("/api/passkeys/order", &flo, json!({ "password": "not this one" })).0, 403);
    assert_eq!(post(&server.address, "/api/passkeys/order", &flo, &order).unwrap().0, 400, "at a number");
    assert_eq!(post(&server.address, "/api/passkeys/question", "", &json!({})).unwrap().0, 400);
    let keep = |made: Value| door.ask("/api/passkeys", &flo, made).0;
    let (mut phone, manner) = (Device::new("phone of Flo"), door.manner());
    let elsewhere = Manner { origin: "https://evil.example".into(), ..manner.clone() };
    assert_eq!(keep(phone.makes(&door.order(&flo), "Phone", &elsewhere)), 400);
    let elsewhere = Manner { room: "evil.example".into(), ..manner.clone() };
    assert_eq!(keep(phone.makes(&door.order(&flo), "Phone", &elsewhere)), 400);
    let careless = Manner { flags: 0x01, ..manner.clone() };
    assert_eq!(keep(phone.makes(&door.order(&flo), "Phone", &careless)), 400);
    assert_eq!(keep(phone.makes(&door.order(&flo), " ", &manner)), 400, "without a name");
    assert_eq!(keep(phone.makes(&door.order(&boss), "Phone", &manner)), 400, "ordered by somebody else");
    let mut cut = phone.makes(&door.order(&flo), "Phone", &manner);
    cut["attestation"] = json!(cut["attestation"].as_str().unwrap()[..200]);
    assert_eq!(keep(cut), 400);
    let made = phone.makes(&door.order(&flo), "Phone", &manner);
    assert_eq!(keep(made.clone()), 204);
    assert_eq!(keep(made), 400, "replayed");
    let of_flo = phone.user.clone();
    let twice = phone.makes(&door.order(&boss), "Phone", &manner);
    assert_eq!(door.ask("/api/passkeys", &boss, twice).0, 400, "it is somebody else's already");
    phone.user = of_flo;
    assert_eq!(get(&door.address, "/api/passkeys", &boss).1, json!([]));
    assert_eq!(server.stop(), Some(0));

    // Over TLS the page is another one, and so is its origin.
    let server = Server::with(books, &["--secure-cookies"]);
    let door = Door { scheme: "https", ..Door::of(&server) };
    let plain = Door::of(&server).manner();
    assert_eq!(door.enter(&phone.signs(&door.question(""), &plain)).0, 401);
    assert_eq!(door.enter(&phone.signs(&door.question(""), &door.manner())).0, 200);
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn lost_keys_are_removed_by_two_people_and_the_house_may_be_laxer_by_two_room_1() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, flo_id) = staff(&server, &boss, "Flo", "floor");
    let (cal, _) = staff(&server, &boss, "Cal", "cage");
    let door = Door::of(&server);
    door.registers(&flo, &mut Device::new("phone of Flo"));
    let remove = format!("/api/people/{flo_id}/passkeys/remove");
    assert_eq!(door.ask(&remove, &cal, json!({})).0, 403, "the manager's business");
    assert_eq!(get(&door.address, &format!("/api/people/{flo_id}/passkeys"), &boss).1[0]["name"], "My phone");
    assert_eq!(door.ask(&remove, &boss, json!({})).0, 202, "it waits for a second signature");
    assert_eq!(door.login("Flo"), 403);
    sign_all(&door.address, &flo);
    assert_eq!(door.login("Flo"), 403, "nobody signs what is about themselves");
    sign_all(&door.address, &cal);
    assert_eq!(door.login("Flo"), 200);
    assert_eq!(door.ask(&remove, &boss, json!({})).0, 404, "there is none any more");
    door.registers(&flo, &mut Device::new("new phone of Flo"));
    assert_eq!(door.login("Flo"), 403);
    let lax =
        json!({ "cage_limit": 10000, "ruling_limit": 10000, "idle_minutes": 10, "passkey_only": false });
    let lax = json!({ "id": "laxer-door-1", "settings": lax });
    assert_eq!(door.ask("/api/settings", &boss, lax).0, 202, "laxer takes two");
    assert_eq!(door.login("Flo"), 403);
    sign_all(&door.address, &cal);
    assert_eq!(door.login("Flo"), 200);
    // The only manager lost theirs, and nobody else gives roles: whoever has the machine makes another one.
    door.registers(&boss, &mut Device::new("phone of Boss"));
    assert_eq!(server.stop(), Some(0));
    let server = Server::with(books, &["--manager-link"]);
    let door = Door::of(&server);
    let claim = |name: &str| json!({ "token": server.manager_link, "name": name, "password": PASSWORD });
    let (status, cookie, _) = post(&door.address, "/api/claim", "", &claim("Boss Two")).unwrap();
    assert_eq!(status, 200);
    assert_eq!(post(&door.address, "/api/claim", "", &claim("Boss Three")).unwrap().0, 403, "once");
    let boss = cookie.unwrap();
    let line = "All passkeys of Flo were removed: the password is enough again.";
    assert!(door.journal(&boss).iter().any(|said| said.contains(line)), "{:?}", door.journal(&boss));
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

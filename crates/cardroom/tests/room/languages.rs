//! The room in other languages than English: what it remembers of people, and what it writes itself.

use crate::client::{get, guest, post, raw};
use crate::counter::{manager, staff};
use crate::server::{Server, cardroom, verify};
use serde_json::json;

#[test]
fn a_language_is_chosen_once_and_remembered_with_the_account_after_a_start_too() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::patient(books, 120);
    let boss = manager(&server);
    let (flo, _) = staff(&server, &boss, "Flo", "floor");
    let at = &server.address;
    assert!(get(at, "/api/me", &flo).1.get("language").is_none(), "nothing was chosen yet");
    let refused = post(at, "/api/language", &flo, &json!({ "language": "tlh" })).unwrap();
    assert_eq!(refused.0, 400);
    assert_eq!(refused.2["says"]["id"], "web-no-language", "{}", refused.2);
    let chosen = post(at, "/api/language", &flo, &json!({ "language": "zh-Hant" })).unwrap();
    assert_eq!((chosen.0, &chosen.2["language"]), (200, &json!("zh-Hant")));
    assert_eq!(server.stop(), Some(0));

    let server = Server::patient(books, 120);
    assert_eq!(get(&server.address, "/api/me", &flo).1["language"], "zh-Hant");
    let (ann, _) = guest(&server.address, "Ann").unwrap();
    assert!(
        get(&server.address, "/api/me", &ann).1.get("language").is_none(),
        "one person's choice is no other's"
    );
    assert_eq!(server.stop(), Some(0));
    assert_eq!(verify(books).0, Some(0));
}

#[test]
fn what_the_room_writes_itself_is_in_the_language_that_a_browser_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::patient(folder.path().to_str().unwrap(), 120);
    let ask = |path: &str, reads: &str| {
        raw(&server.address, "GET", path, "", "", &format!("Accept-Language: {reads}\r\n")).unwrap()
    };
    let english = ask("/api/clauses/RND-11", "en").1;
    for reads in ["es-MX", "fil", "vi", "zh-CN", "zh-TW"] {
        assert_ne!(ask("/api/clauses/RND-11", reads).1, english, "{reads}");
    }
    assert_eq!(ask("/api/clauses/RND-11", "de").1, english);
    let (head, page) = ask("/round/1/999999", "zh-TW,en;q=0.5");
    assert!(head.starts_with("HTTP/1.1 404"), "{head}");
    assert!(page.contains("<html lang=\"zh-Hant\">"), "{page}");
}

#[test]
fn the_command_line_speaks_what_is_asked_for_or_what_the_environment_names() {
    let says = |args: &[&str], environment: &[(&str, &str)]| {
        let mut command = cardroom();
        command.env_remove("LANGUAGE").env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
        let out = command.args(args).envs(environment.iter().copied()).output().unwrap();
        (out.status.code(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let english = says(&["clause", "RND-11"], &[]);
    assert_eq!(english.0, Some(0));
    let spanish = says(&["clause", "RND-11", "--language", "es"], &[]);
    assert_ne!(spanish, english);
    assert_eq!(says(&["clause", "RND-11"], &[("LANG", "es_MX.UTF-8")]), spanish);
    assert_eq!(says(&["clause", "RND-11", "--language", "en"], &[("LANG", "es_MX.UTF-8")]), english);
    let json = says(&["clause", "RND-11", "--json"], &[]);
    assert_eq!(
        says(&["clause", "RND-11", "--json"], &[("LANG", "vi_VN.UTF-8")]),
        json,
        "machines read one language"
    );
    assert_eq!(says(&["clause", "RND-11", "--language", "tlh"], &[]).0, Some(2));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/example.toml");
    for command in [&["deal", file][..], &["sign", "aviator/pure-21.5"]] {
        let mut all = std::collections::BTreeSet::new();
        for language in voice::Voice::languages() {
            let (status, text) = says(&[command, &["--language", language]].concat(), &[]);
            assert_eq!(status, Some(0), "{command:?} {language}");
            assert!(all.insert(text), "{command:?} says the same in {language} as in another language");
        }
    }
}

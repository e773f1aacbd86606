//! The floor's report on who plays together, over HTTP and from the command line: two guests of one address at one table.

use crate::client::{get, guest, post};
use crate::server::Server;
use serde_json::{Value, json};

#[test]
fn two_people_of_one_address_are_shown_to_the_floor_with_their_rounds() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().to_str().unwrap();
    let server = Server::start(books, 0, None);
    let claim = json!({ "token": server.manager_link, "name": "Boss", "password": "a long password" });
    let boss = post(&server.address, "/api/claim", "", &claim).unwrap().1.unwrap();
    assert_eq!(get(&server.address, "/api/collusion", &boss), (200, json!([])), "nobody has played");

    // Both sit there for a while; the second comes when the first has begun.
    std::thread::scope(|scope| {
        let play = |rounds| crate::examples::bot::play(&server.address, 1, rounds).unwrap();
        let first = scope.spawn(move || play(40));
        crate::server::wait_for("the first one plays", || {
            get(&server.address, "/api/lobby", "").1[0]["rounds"].as_u64() > Some(0)
        });
        play(12);
        first.join().unwrap();
    });
    let (status, found) = get(&server.address, "/api/collusion", &boss);
    let shared: Vec<&Value> =
        found.as_array().unwrap().iter().filter(|f| f["kind"] == "shared_address").collect();
    assert_eq!((status, shared.len()), (200, 1), "{found}");
    assert!(shared[0]["count"].as_u64() >= Some(5), "{found}");
    let round = &shared[0]["rounds"][0];
    let path = format!("/api/tables/1/rounds/{}", round["from"]);
    assert_eq!(get(&server.address, &path, "").0, 200, "the rounds can be looked at: {round}");

    // An ordinary guest learns nothing of it, and a gaming day that is none is told.
    let (cookie, _) = guest(&server.address, "Eve").unwrap();
    assert_eq!(get(&server.address, "/api/collusion", &cookie).0, 403);
    assert_eq!(get(&server.address, "/api/collusion?from=yesterday", &boss).0, 400);
    assert_eq!(get(&server.address, "/api/collusion?from=2000-01-01&to=2000-01-02", &boss), (200, json!([])));

    let from_the_books = |args: &[&str]| {
        let out = crate::server::cardroom().args(["collusion", books]).args(args).output();
        let out = out.unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    let listed: Value = serde_json::from_str(&from_the_books(&["--json"])).unwrap();
    assert_eq!(listed, found, "the books say the same");
    let told = from_the_books(&[]);
    assert!(
        told.contains("at one table from one address, 127.0.0.1.") && told.contains("table 1, from record"),
        "{told}"
    );
    assert!(from_the_books(&["--to", "2000-01-02"]).starts_with("Nothing that is worth a look."));
}

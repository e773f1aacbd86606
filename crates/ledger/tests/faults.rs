//! What the writer does when the ground gives way: records that are gone, settings that promise less, files that were torn,
//! taken away or put in the place of others. It stops and says why; nothing that it acknowledged is written over.

mod cluster;
mod paper;

use cluster::Cluster;
use ledger::{CommitError, Entry, Ledger, Side};
use paper::{Log, on_both, wait_for, write};

/// Somebody else's hand in the books.
fn behind_its_back(database: &str, sql: &str) {
    if ledger::is_address(database) {
        postgres::Client::connect(database, postgres::NoTls).unwrap().batch_execute(sql).unwrap();
    } else {
        let books = rusqlite::Connection::open(database).unwrap();
        books.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
        books.execute_batch(sql).unwrap();
    }
}

/// The end of the books goes, as after a failover to a server that had not got it yet.
const LOSE_A_TAIL: &str = "
    DELETE FROM postings WHERE log = 1 AND seq > 3;
    DELETE FROM records WHERE log = 1 AND seq > 3;
    DELETE FROM seals WHERE number > 3;";

/// Changes behind a writer's back after which it must not write, and what it says of them.
const CHANGES: [(&str, &str); 4] = [
    (LOSE_A_TAIL, "log 1 ends with record 3, and 5 was written"),
    ("DELETE FROM records WHERE log = 1 AND seq = 5", "log 1 ends with record 4, and 5 was written"),
    (
        "UPDATE records SET hash = 'ff' || SUBSTR(hash, 3) WHERE log = 1 AND seq = 5",
        "record 5 of log 1 is another one",
    ),
    ("DELETE FROM seals WHERE number = 5", "the last seal is 4, and 5 was written"),
];

#[test]
fn a_writer_whose_last_records_are_gone_writes_nothing_over_them() {
    for (change, said) in CHANGES {
        on_both(|database| {
            let (ledger, _) = Ledger::open(database).unwrap();
            let (mut log, mut other) = (Log::new(1), Log::new(2));
            for n in 1..=5 {
                write(&ledger, &mut log, &format!("action-{n}")).unwrap();
            }
            behind_its_back(database, change);
            let refused = write(&ledger, &mut log, "action-6").unwrap_err();
            assert!(matches!(&refused, CommitError::Failed(why) if why.contains(said)), "{refused}");
            let away = ledger.figures().is_away().expect("whoever looks after the room is told");
            assert!(away.contains(said) && away.contains("started again"), "{away}");
            // Nor is anything written elsewhere, however sound it is.
            let refused = write(&ledger, &mut other, "action-1").unwrap_err();
            assert!(matches!(&refused, CommitError::Failed(why) if why.contains(said)), "{refused}");
            let note = Side::Note { key: "a".into(), value: "b".into() };
            let noted = ledger.commit_blocking(Entry { sides: vec![note], ..Entry::default() });
            assert!(matches!(noted, Err(CommitError::Failed(_))), "{noted:?}");
            let mut reader = ledger::Reader::open(database).unwrap();
            assert_eq!(reader.logs().unwrap().len(), 1);
            assert!(!reader.load().unwrap().notes.contains_key("a"));
        });
    }
}

#[test]
fn rows_that_belong_to_no_log_are_not_written_after_a_lost_tail_either() {
    on_both(|database| {
        let (ledger, _) = Ledger::open(database).unwrap();
        let mut log = Log::new(1);
        for n in 1..=5 {
            write(&ledger, &mut log, &format!("action-{n}")).unwrap();
        }
        behind_its_back(database, LOSE_A_TAIL);
        let note = Side::Note { key: "a".into(), value: "b".into() };
        let noted = ledger.commit_blocking(Entry { sides: vec![note], ..Entry::default() });
        assert!(matches!(&noted, Err(CommitError::Failed(why)) if why.contains("seal")), "{noted:?}");
    });
}

#[test]
fn a_commit_is_on_disk_whatever_the_server_is_set_to() {
    let Some(mut cluster) = Cluster::start() else { return };
    let settings = "
        ALTER ROLE CURRENT_USER SET synchronous_commit = off;
        CREATE TABLE seen (setting TEXT);
        CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;";
    let mut other = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
    other.batch_execute(settings).unwrap();
    let (ledger, _) = Ledger::open(cluster.address()).unwrap();
    other.batch_execute("CREATE TRIGGER look AFTER INSERT ON seals EXECUTE FUNCTION look()").unwrap();
    let mut log = Log::new(1);
    write(&ledger, &mut log, "action-1").unwrap();
    // A connection that was made anew is set like the first.
    if cluster.is_own() {
        cluster.down();
        cluster.up();
        write(&ledger, &mut log, "action-2").unwrap();
    }
    let mut other = postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
    let seen = other.query("SELECT setting FROM seen", &[]).unwrap();
    let seen: Vec<String> = seen.iter().map(|row| row.get(0)).collect();
    assert!(!seen.is_empty() && seen.iter().all(|setting| setting == "on"), "{seen:?}");
    other.batch_execute("ALTER ROLE CURRENT_USER RESET synchronous_commit").unwrap();
}

/// Books with five records, closed; the write-ahead log is there as after a crash where that is wanted.
fn written(folder: &std::path::Path, with_log: bool) -> String {
    let database = folder.join("books.sqlite").display().to_string();
    let (ledger, _) = Ledger::open(&database).unwrap();
    let mut log = Log::new(1);
    for n in 1..=5 {
        write(&ledger, &mut log, &format!("action-{n}")).unwrap();
    }
    let wal = format!("{database}-wal");
    let kept = std::fs::read(&wal).unwrap();
    drop(ledger);
    // The writer lets go of the books a moment after it was told to.
    Ledger::open(&database).map(drop).unwrap();
    wait_for("the books are closed", || !std::fs::exists(&wal).unwrap());
    if with_log {
        std::fs::write(&wal, kept).unwrap();
    }
    database
}

#[test]
fn no_new_room_is_made_where_something_was() {
    let cut = |database: &str, bytes: u64| {
        std::fs::OpenOptions::new().write(true).open(database).unwrap().set_len(bytes).unwrap();
    };
    type Harm<'a> = (&'a str, bool, &'a dyn Fn(&str), &'a str);
    let harms: [Harm<'_>; 9] = [
        (
            "missing, with its log",
            true,
            &|d| std::fs::remove_file(d).unwrap(),
            "books.sqlite-wal, a part of it, is there",
        ),
        (
            "missing, after a clean stop",
            false,
            &|d| std::fs::remove_file(d).unwrap(),
            "books were there before",
        ),
        ("empty, with its log", true, &|d| cut(d, 0), "is empty"),
        ("empty", false, &|d| cut(d, 0), "is empty"),
        (
            "one byte, with its log",
            true,
            &|d| std::fs::write(d, "S").unwrap(),
            "is not a SQLite database (1 bytes)",
        ),
        ("one byte", false, &|d| cut(d, 1), "is not a SQLite database (1 bytes)"),
        ("torn", false, &|d| cut(d, 8192), "is torn or damaged"),
        ("no database", false, &|d| std::fs::write(d, "x".repeat(9000)).unwrap(), "is not a SQLite database"),
        ("half", false, &|d| behind_its_back(d, "DROP TABLE postings"), "has no table postings"),
    ];
    for (what, with_log, harm, said) in harms {
        let folder = tempfile::tempdir().unwrap();
        let database = written(folder.path(), with_log);
        harm(&database);
        let files = || {
            let name = |f: std::io::Result<std::fs::DirEntry>| f.unwrap().path();
            let mut files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(name).collect();
            files.sort();
            files.into_iter().map(|f| (f.clone(), std::fs::read(f).unwrap())).collect::<Vec<_>>()
        };
        let before = files();
        let refused = Ledger::open(&database).map(drop).expect_err(what).to_string();
        assert!(refused.contains(said) && refused.contains("back in its place"), "{what}: {refused}");
        assert!(ledger::Reader::open(&database).is_err() || ["half", "torn"].contains(&what), "{what}");
        let copied = ledger::copy(&database, &folder.path().join("copy.sqlite"));
        assert!(copied.is_err(), "{what}: no copy is made of it");
        assert!(files() == before, "{what}: nothing of what is left was touched");
    }
}

#[test]
fn a_database_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("photos.sqlite").display().to_string();
    rusqlite::Connection::open(&database).unwrap().execute_batch("CREATE TABLE photos (id)").unwrap();
    let refused = Ledger::open(&database).map(drop).unwrap_err().to_string();
    assert!(refused.contains("not of a whole room"), "{refused}");
    let other = rusqlite::Connection::open(&database).unwrap();
    let tables: i64 = other.query_row("SELECT COUNT(*) FROM sqlite_master", [], |r| r.get(0)).unwrap();
    let mode: String = other.query_row("PRAGMA journal_mode", [], |r| r.get(0)).unwrap();
    assert_eq!((tables, mode.as_str()), (1, "delete"));
    // As it is left by a room whose write-ahead log is gone.
    other.execute_batch("DROP TABLE photos").unwrap();
    drop(other);
    let refused = Ledger::open(&database).map(drop).unwrap_err().to_string();
    assert!(refused.contains("with nothing in it"), "{refused}");
}

#[test]
fn new_books_and_copies_have_their_name_only_when_they_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    // What an interrupted start, and an interrupted backup, leave behind is in nobody's way.
    std::fs::write(place("books.sqlite.new"), "S").unwrap();
    std::fs::write(place("copy.sqlite.partial"), "S").unwrap();
    let database = written(folder.path(), false);
    ledger::copy(&database, std::path::Path::new(&place("copy.sqlite"))).unwrap();
    let mut reader = ledger::Reader::open(&place("copy.sqlite")).unwrap();
    assert_eq!(reader.logs().unwrap(), [(1, 5)]);
    drop(reader);
    assert!(!std::fs::exists(place("copy.sqlite.partial")).unwrap());
    assert!(!std::fs::exists(place("books.sqlite.new")).unwrap());
}

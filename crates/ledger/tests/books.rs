//! What the books promise, on both databases: whole entries or none, no money from nowhere, retries recognised, a
//! chain that shows every change, and one writer at a time.

mod cluster;
mod log;

use cluster::Cluster;
use ledger::{
    Account, Away, CommitError, Entry, Person, Record, Session, Side, StoreError, chain, first_chain,
};
use log::{Log, issue, on_both, open, read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

#[test]
fn what_was_acknowledged_is_there_when_the_books_are_opened_again() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let mut house = Log::new(0);
        let mut entry = house.entry(1, Some("first-action"), &issue(7, 200_000));
        let person = Person { id: 7, name: "Ada".into(), role: "player".into(), password: None, bot: false };
        entry.sides.push(Side::Person(person.clone()));
        entry.sides.push(Side::Secret { log: 3, number: 1, seed: "aa".into() });
        let receipt = ledger.commit_blocking(entry.clone()).unwrap().unwrap();
        assert_eq!((receipt.pit, receipt.seal), (0, 1));
        house.done(&entry);
        let session = Session { key: "k".into(), person: 7, until: 99 };
        let sides = vec![Side::Session(session.clone()), Side::Note { key: "a".into(), value: "b".into() }];
        ledger.commit_blocking(Entry { sides, ..Entry::default() }).unwrap();
        drop(ledger);

        let (ledger, loaded) = open(database).unwrap();
        assert_eq!(loaded.people, [person]);
        assert_eq!(loaded.sessions, [session]);
        assert_eq!(loaded.notes["a"], "b");
        assert_eq!(ledger.balance(Account::Wallet(7)), 200_000);
        assert_eq!(ledger.total(), 0);
        let mut reader = read(database);
        assert_eq!(reader.logs().unwrap(), [(0, 1)]);
        assert_eq!(reader.secrets(3).unwrap(), [(1, "aa".into())]);
        let record = reader.records(0, 0, 10).unwrap()[0].clone();
        assert_eq!((record.hash, record.action.as_deref()), (receipt.hash, Some("first-action")));
        assert_eq!(reader.logs_of(1).unwrap(), [(0, 1, 1)]);
        assert!(reader.logs_of(7).unwrap().is_empty());
        assert_eq!(reader.records_before(0, u64::MAX, 10).unwrap()[0].hash, record.hash);
        assert!(reader.records_before(0, 1, 10).unwrap().is_empty());
        assert_eq!(reader.postings("wallet/", 0, u64::MAX).unwrap()[0].cents, 200_000);
        assert!(reader.postings("wallet/", 0, 1000).unwrap().is_empty());

        ledger.commit_blocking(Entry { sides: vec![Side::EndSessions(7)], ..Entry::default() }).unwrap();
        assert!(reader.load().unwrap().sessions.is_empty());
    });
}

#[test]
fn no_account_but_the_cage_falls_below_zero_and_nothing_of_such_an_entry_stays() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let mut house = Log::new(0);
        let entry = house.entry(1, None, &issue(7, 500));
        ledger.commit_blocking(entry.clone()).unwrap();
        house.done(&entry);
        let stack = Account::Stack { table: 1, person: 7 };
        let mut table = Log::new(1);
        let too_much = table.entry(7, Some("sit-down-now"), &[(Account::Wallet(7), -501), (stack, 501)]);
        assert_eq!(
            ledger.commit_blocking(too_much),
            Err(CommitError::Short { account: Account::Wallet(7), holds: 500 })
        );
        let lopsided = table.entry(7, None, &[(Account::Wallet(7), -100), (stack, 101)]);
        assert_eq!(ledger.commit_blocking(lopsided), Err(CommitError::Lopsided));
        // The same action id may be used again, since nothing was done with it.
        let all = table.entry(7, Some("sit-down-now"), &[(Account::Wallet(7), -500), (stack, 500)]);
        ledger.commit_blocking(all.clone()).unwrap();
        table.done(&all);
        assert_eq!((ledger.balance(Account::Wallet(7)), ledger.balance(stack)), (0, 500));
    });
}

#[test]
fn a_retry_is_recognised_even_when_both_arrive_at_once_and_others_are_not_held_up() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let mut house = Log::new(0);
        let first = house.entry(1, Some("give-me-chips"), &issue(7, 500));
        ledger.commit_blocking(first.clone()).unwrap();
        house.done(&first);
        let again = house.entry(1, Some("give-me-chips"), &issue(7, 500));
        let other = Log::new(2).entry(1, Some("something-else"), &issue(8, 300));
        // Another actor may have made up the same id.
        let same_id = Log::new(3).entry(2, Some("give-me-chips"), &issue(9, 100));
        let jobs: Vec<_> = [again, other, same_id]
            .into_iter()
            .map(|entry| {
                let ledger = ledger.clone();
                std::thread::spawn(move || ledger.commit_blocking(entry))
            })
            .collect();
        let answers: Vec<_> = jobs.into_iter().map(|j| j.join().unwrap()).collect();
        assert_eq!(answers[0], Err(CommitError::Duplicate { log: 0, seq: 1 }));
        assert!(answers[1..].iter().all(Result::is_ok), "{answers:?}");
        let wallets = [7, 8, 9].map(|p| ledger.balance(Account::Wallet(p)));
        assert_eq!((wallets, ledger.total()), ([500, 300, 100], 0));
    });
}

#[test]
fn a_second_process_is_turned_away_until_the_first_is_gone() {
    on_both(|database| {
        let (first, _) = open(database).unwrap();
        let refused = open(database).map(|_| ()).unwrap_err().to_string();
        assert!(refused.contains("another process has these books open"), "{refused}");
        first.commit_blocking(Log::new(0).entry(1, None, &issue(7, 500))).unwrap();
        drop(first);
        let (second, _) = open(database).unwrap();
        let taken = second.commit_blocking(Log::new(0).entry(1, None, &issue(7, 600)));
        assert_eq!(taken, Err(CommitError::OutOfOrder { log: 0, seq: 1, last: 1 }));
        assert!(taken.unwrap_err().to_string().contains("two writers"));
    });
}

#[test]
fn where_the_lock_was_thrown_away_the_last_to_open_the_books_writes() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("books.sqlite").display().to_string();
    let (first, _) = open(&database).unwrap();
    std::fs::remove_file(format!("{database}.lock")).unwrap();
    let (second, _) = open(&database).unwrap();
    let refused = first.commit_blocking(Log::new(0).entry(1, None, &issue(7, 500)));
    assert_eq!(refused, Err(CommitError::Store(StoreError::Overtaken)));
    second.commit_blocking(Log::new(0).entry(1, None, &issue(7, 500))).unwrap();
}

#[test]
fn a_reader_may_be_let_go_of_in_the_middle_of_asynchronous_work() {
    // The last to hold it may be a task, or the room itself on its way out.
    on_both(|database| {
        drop(open(database).unwrap());
        let reader = read(database);
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async move { drop(reader) });
    });
}

#[test]
fn the_chain_takes_in_every_field() {
    let entry = Log::new(1).entry(7, Some("an-action-id"), &issue(7, 500));
    let record = entry.record.clone().unwrap();
    let second = |before: &[u8; 32], record: &Record, postings: &[_]| {
        chain(before, record, record.body.as_bytes(), postings)
    };
    let first = first_chain as fn(&[u8; 32], &Record, &[_]) -> [u8; 32];
    assert_ne!(first(&[0; 32], &record, &entry.postings), second(&[0; 32], &record, &entry.postings));
    takes_in_everything(&record, &entry, &first);
    takes_in_everything(&record, &entry, &second);
}

/// How a record's hash is taken.
type Chain<'a> = dyn Fn(&[u8; 32], &Record, &[ledger::Posting]) -> [u8; 32] + 'a;

fn takes_in_everything(record: &Record, entry: &Entry, chain: &Chain<'_>) {
    let hash = chain(&[0; 32], record, &entry.postings);
    let mut others = vec![chain(&[1; 32], record, &entry.postings), chain(&[0; 32], record, &[])];
    let changes: [fn(&mut Record); 6] = [
        |r| r.log = 2,
        |r| r.seq = 2,
        |r| r.at += 1,
        |r| r.actor = None,
        |r| r.action = None,
        |r| r.body.push(' '),
    ];
    for change in changes {
        let mut changed = record.clone();
        change(&mut changed);
        others.push(chain(&[0; 32], &changed, &entry.postings));
    }
    let mut moved = entry.postings.clone();
    moved[0].cents += 1;
    others.push(chain(&[0; 32], record, &moved));
    assert!(others.iter().all(|other| *other != hash));
}

#[test]
fn when_postgresql_goes_away_the_writer_waits_and_goes_on() {
    let Some(mut cluster) = Cluster::start().filter(Cluster::is_own) else { return };
    let (ledger, _) = open(cluster.address()).unwrap();
    let (written, over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let writers: Vec<_> = (1..=4)
        .map(|n| {
            let (ledger, written, over) = (ledger.clone(), Arc::clone(&written), Arc::clone(&over));
            std::thread::spawn(move || {
                let (mut log, mut i) = (Log::new(n), 0);
                while !over.load(Relaxed) {
                    i += 1;
                    let entry = log.entry(n, Some(&format!("action-{i}")), &issue(n, 100));
                    ledger.commit_blocking(entry.clone()).unwrap();
                    log.done(&entry);
                    written.fetch_add(1, Relaxed);
                }
                (n, i)
            })
        })
        .collect();
    for _ in 0..2 {
        let before = written.load(Relaxed);
        wait_for("the writer writes", || written.load(Relaxed) > before + 40);
        cluster.down();
        wait_for("the writer says that it waits", || ledger.figures().is_away().is_some());
        cluster.up();
        wait_for("the writer goes on", || ledger.figures().is_away().is_none());
    }
    over.store(true, Relaxed);
    let heads: Vec<(u32, u64)> = writers.into_iter().map(|w| w.join().unwrap()).collect();
    let all: u64 = heads.iter().map(|(_, n)| n).sum();
    assert_eq!(all, written.load(Relaxed));
    let mut reader = read(cluster.address());
    assert_eq!(reader.logs().unwrap(), heads);
    let cents = all as i64 * 100;
    assert_eq!(reader.load().unwrap().balances[&Account::Cage], -cents);
    let posted: i64 = reader.postings("wallet/", 0, u64::MAX).unwrap().iter().map(|p| p.cents).sum();
    assert_eq!(posted, cents);
}

/// The advisory lock of a room's writer.
const WRITERS_LOCK: i64 = 0x6361_7264_726f_6f6d;

#[test]
fn a_writer_that_cannot_look_whether_it_wrote_refuses_nothing() {
    let Some(cluster) = Cluster::start() else { return };
    let (ledger, _) = open(cluster.address()).unwrap();
    let mut log = Log::new(1);
    let first = log.entry(1, Some("action-1"), &issue(1, 100));
    ledger.commit_blocking(first.clone()).unwrap();
    log.done(&first);

    // Somebody else is next for the writer's lock, and the writer's connection is cut: until that somebody lets go, it
    // cannot be known whether what was under way is in the books.
    let connect = || postgres::Client::connect(cluster.address(), postgres::NoTls).unwrap();
    let (mut other, mut killer) = (connect(), connect());
    let waiting = std::thread::spawn(move || {
        other.execute("SELECT pg_advisory_lock($1)", &[&WRITERS_LOCK]).unwrap();
        other
    });
    let count = "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    wait_for("somebody waits for the lock", || killer.query_one(count, &[]).unwrap().get::<_, i64>(0) == 1);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted";
    killer.execute(cut, &[]).unwrap();
    let other = waiting.join().unwrap();

    let second = log.entry(1, Some("action-2"), &issue(1, 100));
    let commit = {
        let (ledger, entry) = (ledger.clone(), second.clone());
        std::thread::spawn(move || ledger.commit_blocking(entry))
    };
    wait_for("the writer says why it waits", || {
        ledger.figures().is_away() == Some(Away::Store(StoreError::Held))
    });
    assert!(!commit.is_finished(), "nobody is told anything that may be wrong");
    drop(other);
    assert!(commit.join().unwrap().is_ok());
    log.done(&second);
    assert_eq!(read(cluster.address()).logs().unwrap(), [(1, 2)]);
}

fn wait_for(what: &str, mut until: impl FnMut() -> bool) {
    let patience = Instant::now() + std::time::Duration::from_secs(180);
    while !until() {
        assert!(Instant::now() < patience, "{what}");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// Not a test of speed, but it prints how fast the commits are: 64 tables, one entry in flight each.
#[test]
fn many_tables_share_a_commit() {
    on_both(|database| {
        let (ledger, _) = open(database).unwrap();
        let start = Instant::now();
        let tables: Vec<_> = (1..=64)
            .map(|n| {
                let ledger = ledger.clone();
                std::thread::spawn(move || {
                    let mut log = Log::new(n);
                    for i in 0..50 {
                        let entry = log.entry(n, Some(&format!("action-{i}")), &issue(n, 100));
                        ledger.commit_blocking(entry.clone()).unwrap();
                        log.done(&entry);
                    }
                })
            })
            .collect();
        tables.into_iter().for_each(|t| t.join().unwrap());
        let figures = ledger.figures();
        println!(
            "{database}: {} entries in {} commits, {:?} each, {:.0} entries/s",
            figures.entries(),
            figures.commits(),
            figures.waited() / figures.entries() as u32,
            figures.entries() as f64 / start.elapsed().as_secs_f64()
        );
        assert_eq!(figures.entries(), 3200);
        assert!(figures.commits() < 3200, "commits are shared");
        assert_eq!(figures.histogram().last().map(|b| b.1), Some(3200));
    });
}

//! Books that several nodes write: each to the pits it took, none to those of another, and wallets by everybody without a chip too
//! many.

mod cluster;
mod log;

use cluster::Cluster;
use ledger::{Account, CommitError, Entry, Lease, Ledger, Side, StoreError, taken_by};
use log::{Log, issue, keys, read};
use std::time::{Duration, Instant};

/// Waits, on a thread that may.
fn wait<T>(what: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(what)
}

fn node(database: &str, name: &str) -> Ledger {
    Ledger::open_as(database, &keys(), Duration::ZERO, Some(name)).unwrap().0
}

/// Takes pits and begins to write to them.
fn take(ledger: &Ledger, database: &str, pits: &[u32]) -> Vec<u32> {
    let taken = wait(ledger.claim(pits.to_vec())).unwrap();
    ledger.own(&mut read(database), &taken).unwrap();
    taken
}

fn until(what: &str, mut done: impl FnMut() -> bool) {
    let patience = Instant::now() + Duration::from_secs(30);
    while !done() {
        assert!(Instant::now() < patience, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_pit_is_one_nodes_at_a_time_and_who_lost_it_writes_nothing() {
    let Some(cluster) = Cluster::start() else { return };
    let database = cluster.address();
    let (north, south) = (node(database, "north"), node(database, "south"));
    let lease = Lease::start(database, "north").unwrap();
    let _south = Lease::start(database, "south").unwrap();
    assert_eq!(north.pits(), 64);
    assert_eq!(take(&north, database, &[0, 1, 2]), [0, 1, 2]);
    assert!(take(&south, database, &[1, 2]).is_empty(), "they are somebody's who is there");
    assert_eq!(take(&south, database, &[3]), [3]);

    let mut house = Log::new(0);
    let entry = house.entry(1, None, &issue(7, 900));
    north.commit_blocking(entry.clone()).unwrap();
    house.done(&entry);
    let mut table = Log::new(2);
    let entry = table.entry(7, Some("sits-down"), &[]);
    assert_eq!(south.commit_blocking(entry.clone()), Err(CommitError::Elsewhere { pit: 2 }));
    north.commit_blocking(entry.clone()).unwrap();
    table.done(&entry);

    // North says nothing any more, and its pits go to South; it does not know yet.
    drop(lease);
    until("its time is up", || wait(south.claim(vec![2])).unwrap() == [2]);
    south.own(&mut read(database), &[2]).unwrap();
    let next = table.entry(7, Some("stands-up"), &[]);
    assert_eq!(north.commit_blocking(next.clone()), Err(CommitError::Elsewhere { pit: 2 }));
    assert!(!north.owns(2) && north.owns(1), "the others are still its own");
    let again = house.entry(1, None, &issue(7, 100));
    north.commit_blocking(again).unwrap();
    south.commit_blocking(next).unwrap();

    let seals = read(database).seals(2, 0, 10).unwrap();
    let takings: Vec<_> =
        seals.iter().filter_map(|seal| taken_by(&seal.records)).map(|(node, _)| node).collect();
    assert_eq!(takings, ["north", "south"]);
    read(database).check_seals(&ledger::keys::public_key(&keys()).unwrap()).unwrap();

    // What is let go of is taken at once.
    wait(south.release(vec![2, 3])).unwrap();
    assert_eq!(take(&north, database, &[2]), [2]);
    assert!(
        Ledger::open(database, &keys()).is_err_and(|why| why == StoreError::Held),
        "alone, it is nobody's"
    );
}

#[test]
fn one_wallet_used_from_three_nodes_at_once_never_falls_below_zero() {
    let Some(cluster) = Cluster::start() else { return };
    let database = cluster.address();
    let nodes: Vec<_> =
        ["a", "b", "c"].map(|name| (node(database, name), Lease::start(database, name).unwrap())).into();
    for (i, (ledger, _)) in nodes.iter().enumerate() {
        assert_eq!(take(ledger, database, &[i as u32]), [i as u32]);
    }
    let mut house = Log::new(0);
    nodes[0].0.commit_blocking(house.entry(1, None, &issue(7, 1000))).unwrap();
    let spent: i64 = std::thread::scope(|scope| {
        let spenders: Vec<_> = nodes
            .iter()
            .enumerate()
            .map(|(i, (ledger, _))| {
                scope.spawn(move || {
                    let number = if i == 0 { 64 } else { i as u32 };
                    let mut log = Log::new(number);
                    let stack = Account::Stack { table: number, person: 7 };
                    let mut spent = 0;
                    for _ in 0..40 {
                        let entry = log.entry(7, None, &[(Account::Wallet(7), -30), (stack, 30)]);
                        match ledger.commit_blocking(entry.clone()) {
                            Ok(_) => {
                                log.done(&entry);
                                spent += 30;
                            }
                            Err(why) => assert!(matches!(why, CommitError::Short { .. }), "{why}"),
                        }
                    }
                    spent
                })
            })
            .collect();
        spenders.into_iter().map(|spender| spender.join().unwrap()).sum()
    });
    assert_eq!(spent, 990, "as often as there was enough, and no more");
    let loaded = read(database).load().unwrap();
    assert_eq!(loaded.balances[&Account::Wallet(7)], 10);
    assert_eq!(loaded.balances.values().sum::<i64>(), 0);
    let mut turns: Vec<_> = read(database)
        .postings("wallet/7", 0, u64::MAX)
        .unwrap()
        .into_iter()
        .filter_map(|p| p.turn)
        .collect();
    turns.sort_unstable();
    assert_eq!(turns, (1..=34).collect::<Vec<_>>(), "each has its turn");
}

#[test]
fn a_note_that_was_made_from_another_is_written_only_if_that_still_stands_there() {
    let Some(cluster) = Cluster::start() else { return };
    let database = cluster.address();
    let (a, b) = (node(database, "a"), node(database, "b"));
    let _leases = ["a", "b"].map(|name| Lease::start(database, name).unwrap());
    take(&a, database, &[0, 1]);
    take(&b, database, &[2]);
    let note = |before: &str, value: &str| Side::NoteAfter {
        key: "sum".into(),
        before: before.into(),
        value: value.into(),
    };
    let mut logs = [Log::new(1), Log::new(2)];
    let first = Entry { sides: vec![note("", "1")], ..logs[0].entry(7, None, &[]) };
    a.commit_blocking(first.clone()).unwrap();
    logs[0].done(&first);
    let stale = Entry { sides: vec![note("", "2")], ..logs[1].entry(7, None, &[]) };
    assert_eq!(b.commit_blocking(stale), Err(CommitError::Changed { key: "sum".into(), now: "1".into() }));
    b.commit_blocking(Entry { sides: vec![note("1", "3")], ..logs[1].entry(7, None, &[]) }).unwrap();
    assert_eq!(read(database).load().unwrap().notes["sum"], "3");
    // What one writes, the others are told: of a wallet, what came later counts.
    let mut news = b.news().unwrap();
    assert!(matches!(&news.try_recv().unwrap().sides[..], [Side::NoteAfter { value, .. }] if value == "3"));
    let wallet = Account::Wallet(7);
    a.hear(&[(wallet, 50, 9)]);
    a.hear(&[(wallet, 70, 8)]);
    assert_eq!(a.balance(wallet), 50);
}

//! The search of past rounds over many of them: it opens stretches that are kept, and no records. `make soak` makes as many
//! rounds as books of a million records have, and wants every answer within a second.

use super::*;
use crate::protocol::RoundMark;
use chips::Money;
use games::PlayerId;
use ledger::{Entry, Ledger};
use std::time::Instant;

const TABLES: u32 = 20;

/// Twenty seconds from one round of a table to the next; of six people one is there once in a thousand rounds, and of so many one
/// is disputed.
fn round(table: u32, n: u64) -> Round {
    let part = |seat: u8| Part {
        player: PlayerId(if seat == 3 && n % 1000 == 7 { 7777 } else { table * 10 + u32::from(seat) }),
        seat,
        bank: seat == 1,
        third_party: false,
        staked: Money::dollars(10 + (n % 90) as i64),
        fees: Money::dollars(1),
        result: Money::dollars((n % 21) as i64 - 10),
    };
    let (from, at) = (12 * n + 1, 1_000_000 + 20_000 * n);
    let parts = (1..=6).map(part).collect();
    let marks = if n % 1000 == 9 { BTreeSet::from([RoundMark::Disputed]) } else { BTreeSet::new() };
    let (voided, number) = (n % 500 == 3, n as u32 + 1);
    Round { from, to: from + 11, began: at - 15_000, at, number, voided, marks, parts, ..Round::default() }
}

#[test]
fn a_search_among_many_rounds_opens_what_is_kept_and_is_quick() {
    let soak = std::env::var_os("CARDROOM_SOAK").is_some();
    let rounds: u64 = if soak { 84_000 } else { 6_000 };
    let each = rounds / u64::from(TABLES);
    let folder = std::env::temp_dir().join(format!("cardroom-digest-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let books = folder.join("books.sqlite").display().to_string();
    let (ledger, _) = Ledger::open(&books, &folder.join("keys")).unwrap();
    for table in 1..=TABLES {
        let (mut stretch, mut sides) = (Stretch::default(), Vec::new());
        for n in 0..each {
            let round = round(table, n);
            if stretch.from_at == 0 {
                stretch.from_at = round.at;
            }
            (stretch.upto, stretch.to_at) = (round.to, round.at);
            stretch.rounds.push(round);
            // As full as a stretch of a real table, which has as many offers of the bank.
            if stretch.rounds.len() >= FULL / 2 || n + 1 == each {
                let text = serde_json::to_string(&stretch).unwrap();
                sides.push(Side::keep(&name_of(table, &stretch), text));
                stretch = stretch.next();
            }
        }
        ledger.commit_blocking(Entry { record: None, postings: vec![], sides }).unwrap();
    }
    let mut reader = Reader::open(&books, Some(Arc::clone(ledger.key()))).unwrap();
    let digests = Digests::default();
    {
        let mut known = digests.0.lock();
        known.look(&mut reader).unwrap();
        (1..=TABLES).for_each(|table| known.begin(&mut reader, table, Reads::default()).unwrap());
    }
    let mut timed = |what: &str, wanted: Wanted| {
        let begun = Instant::now();
        let found = digests.search(&mut reader, &Wanted { limit: 50, ..wanted }).unwrap();
        let took = begun.elapsed().as_millis();
        println!("{what}: {} found among {rounds} in {took} ms", found.len());
        assert!(!soak || took < 1_000, "{what}: {took} ms");
        found
    };
    let all = || Wanted { to: u64::MAX, ..Wanted::default() };
    let latest = timed("the latest", all());
    assert_eq!(latest.len(), 51, "a page, and one more");
    assert!(latest.iter().map(|(table, r)| (r.at, *table)).is_sorted_by(|a, b| a >= b));
    let somebody = timed("somebody", Wanted { person: Some([PlayerId(7777)].into()), ..all() });
    assert_eq!(somebody.len() as u64, (u64::from(TABLES) * each.div_ceil(1000)).min(51));
    let nobody = timed("nobody", Wanted { person: Some([PlayerId(1)].into()), ..all() });
    assert!(nobody.is_empty());
    // Where everybody but one is a program, the rounds of that one are left.
    let programs: BTreeSet<PlayerId> = (1..300).map(PlayerId).collect();
    let theirs = timed("no programs", Wanted { programs: Some(programs), ..all() });
    let is_theirs = |(_, round): &(TableId, Round)| round.parts.iter().any(|p| p.player == PlayerId(7777));
    assert!(theirs.len() == somebody.len() && theirs.iter().all(is_theirs));
    let voided = timed(
        "called off, seat 3, $13",
        Wanted { voided: Some(true), seat: Some(3), least: Some(Money::dollars(13)), ..all() },
    );
    assert!(!voided.is_empty() && voided.iter().all(|(_, round)| round.voided));
    let disputed = timed("disputed", Wanted { mark: Some(RoundMark::Disputed), ..all() });
    assert_eq!(disputed.len() as u64, (u64::from(TABLES) * (each + 990).div_euclid(1000)).min(51));
    let numbered = timed("round 50 of a table", Wanted { table: Some(3), number: Some(50), ..all() });
    assert_eq!(numbered.iter().map(|(table, round)| (*table, round.number)).collect::<Vec<_>>(), [(3, 50)]);
    let (from, to) = (1_000_000 + 20_000 * 10, 1_000_000 + 20_000 * 12);
    let times = timed("a time", Wanted { from, to, ..Wanted::default() });
    assert_eq!(times.len() as u32, 2 * TABLES);
    // Page by page, each once.
    let mut seen = 0;
    let mut after = None;
    loop {
        let wanted = Wanted { after, table: Some(3), voided: Some(true), limit: 1, ..all() };
        let page = digests.search(&mut reader, &wanted).unwrap();
        let Some((table, first)) = page.first() else { break };
        (seen, after) = (seen + 1, Some((first.at, *table, first.from)));
    }
    assert_eq!(seen, (0..each).filter(|n| n % 500 == 3).count());
    drop((reader, ledger));
    std::fs::remove_dir_all(&folder).unwrap();
}

//! The files of the books: nothing is made where something was, what is half or foreign is refused with what to do about it, the
//! write-ahead log is taken in while books are written, and files that go away are noticed.

mod cluster;
mod log;

use ledger::{Away, CommitError, Ledger, Reader, StoreError, copy, restore};
use log::{Log, issue, open, read};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Writes so many records; gives the log they are in.
fn write(ledger: &Ledger, log: &mut Log, records: u64) {
    for _ in 0..records {
        let entry = log.entry(1, None, &issue(7, 100));
        ledger.commit_blocking(entry.clone()).unwrap();
        log.done(&entry);
    }
}

fn size(path: &str) -> u64 {
    fs::metadata(path).map_or(0, |found| found.len())
}

fn beside(books: &str, end: &str) -> String {
    format!("{books}{end}")
}

/// A copy of the files as they lie there, as a power cut would leave them: books, log, lock.
fn as_they_lie(books: &str, folder: &Path) -> String {
    fs::create_dir_all(folder).unwrap();
    let to = folder.join("books.sqlite").display().to_string();
    for end in ["", "-wal", ".lock"] {
        let _ = fs::copy(beside(books, end), beside(&to, end));
    }
    to
}

/// Books with records in the file and others in its log, cut off.
fn cut_off(folder: &Path) -> (PathBuf, u64) {
    let books = folder.join("books.sqlite").display().to_string();
    let (ledger, _) = open(&books).unwrap();
    let mut log = Log::new(0);
    write(&ledger, &mut log, 200);
    let deadline = Instant::now() + Duration::from_secs(60);
    while size(&books) < 40_000 && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(50));
    }
    // Some of what follows is in the log alone.
    write(&ledger, &mut log, 20);
    let left = folder.join("left");
    as_they_lie(&books, &left);
    (left, 220)
}

#[test]
fn the_write_ahead_log_is_taken_in_while_the_books_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books.sqlite").display().to_string();
    let (ledger, _) = open(&books).unwrap();
    let begun = size(&books);
    let mut log = Log::new(0);
    write(&ledger, &mut log, 100);
    let deadline = Instant::now() + Duration::from_secs(30);
    while size(&books) < begun + 20_000 {
        assert!(Instant::now() < deadline, "{} bytes are in the file, {begun} were", size(&books));
        std::thread::sleep(Duration::from_millis(50));
    }
    // What was taken in is not kept twice: the log begins anew.
    let longest = size(&beside(&books, "-wal"));
    for _ in 0..8 {
        write(&ledger, &mut log, 20);
        std::thread::sleep(Duration::from_millis(700));
    }
    assert!(
        size(&beside(&books, "-wal")) <= longest * 2,
        "{} after {longest}",
        size(&beside(&books, "-wal"))
    );

    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(ledger.close());
    assert_eq!(size(&beside(&books, "-wal")), 0, "closed books have no log");
    let late = ledger.commit_blocking(log.entry(1, None, &issue(7, 100)));
    assert_eq!(late, Err(CommitError::Closed));
    // The file alone is all there is.
    let alone = folder.path().join("alone.sqlite").display().to_string();
    fs::copy(&books, &alone).unwrap();
    assert_eq!(read(&alone).logs().unwrap(), [(0, 260)]);
}

#[test]
fn nothing_is_made_where_something_was() {
    let folder = tempfile::tempdir().unwrap();
    let (left, records) = cut_off(folder.path());
    let lies =
        |name: &str| as_they_lie(&left.join("books.sqlite").display().to_string(), &folder.path().join(name));
    let refused = |books: &str| {
        let before: Vec<u64> = ["", "-wal"].map(|end| size(&beside(books, end))).into();
        let why = open(books).map(|_| ()).unwrap_err();
        let StoreError::Unfit { path, .. } = &why else { panic!("{why}") };
        assert_eq!(path, books);
        let read = Reader::open(books, None).map(|_| ()).err();
        let after: Vec<u64> = ["", "-wal"].map(|end| size(&beside(books, end))).into();
        assert_eq!(before, after, "{why}");
        (why.to_string(), read)
    };
    let cut = |books: &str, bytes: u64| {
        fs::OpenOptions::new().write(true).open(books).unwrap().set_len(bytes).unwrap();
    };

    // As a power cut leaves it, it opens, and everything is there.
    let whole = lies("whole");
    drop(open(&whole).unwrap());
    assert_eq!(read(&whole).logs().unwrap(), [(0, records)]);

    let missing = lies("missing");
    fs::remove_file(&missing).unwrap();
    let (why, read) = refused(&missing);
    assert!(why.contains("is not there, and") && why.contains("-wal") && read.is_some(), "{why}");
    fs::remove_file(beside(&missing, "-wal")).unwrap();
    assert!(refused(&missing).0.contains("cardroom restore"), "the lock remembers that books were there");

    for bytes in [0, 1, 50, 4096, 20_000] {
        let torn = lies(&format!("torn-{bytes}"));
        cut(&torn, bytes);
        let (why, read) = refused(&torn);
        assert!(why.contains("cardroom restore"), "{bytes}: {why}");
        assert!(read.is_some(), "{bytes}");
    }

    // Half a backup, and none of it.
    let (ledger, _) = open(&whole).unwrap();
    let backup = folder.path().join("backup.sqlite");
    copy(&whole, &backup).unwrap();
    drop(ledger);
    for bytes in [0, 1, 4096, size(backup.to_str().unwrap()) / 2] {
        let half = folder.path().join(format!("half-{bytes}.sqlite")).display().to_string();
        fs::copy(&backup, &half).unwrap();
        cut(&half, bytes);
        assert!(refused(&half).1.is_some(), "{bytes}");
    }

    // A copy over books whose log is still there.
    let over = lies("over");
    fs::copy(&backup, &over).unwrap();
    assert!(refused(&over).0.contains("belongs to another file"));
    let other = lies("other");
    let mut header = fs::read(&other).unwrap();
    header[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&other, header).unwrap();
    assert!(refused(&other).0.contains("belongs to another file"));

    // What is something else.
    let text = folder.path().join("letter.sqlite").display().to_string();
    fs::write(&text, "Dear Sir or Madam, this is a letter and no database at all.").unwrap();
    assert!(refused(&text).0.contains("holds no books"));
    let foreign = folder.path().join("foreign.sqlite").display().to_string();
    let theirs = rusqlite::Connection::open(&foreign).unwrap();
    theirs.execute_batch("CREATE TABLE songs (name TEXT)").unwrap();
    drop(theirs);
    assert!(refused(&foreign).0.contains("holds no books"));
}

#[test]
fn books_whose_making_was_cut_off_are_made() {
    let folder = tempfile::tempdir().unwrap();
    for (n, bytes) in [None, Some(0_u64)].into_iter().enumerate() {
        let books = folder.path().join(format!("{n}.sqlite")).display().to_string();
        fs::write(beside(&books, ".lock"), "new\n").unwrap();
        if bytes.is_some() {
            fs::write(&books, "").unwrap();
        }
        let (ledger, _) = open(&books).unwrap();
        write(&ledger, &mut Log::new(0), 1);
    }
}

#[test]
fn a_copy_is_brought_back_and_what_was_there_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let books = folder.path().join("books.sqlite").display().to_string();
    let (ledger, _) = open(&books).unwrap();
    let mut log = Log::new(0);
    write(&ledger, &mut log, 10);
    let backup = folder.path().join("backup.sqlite");
    copy(&books, &backup).unwrap();
    assert!(matches!(copy(&books, &backup), Err(StoreError::File { .. })), "nothing is written over");
    write(&ledger, &mut log, 5);
    let why = restore(&backup, &books).unwrap_err();
    assert_eq!(why, StoreError::Held, "the room is open");

    // Its log is left beside it, as after a power cut. Whoever lets go of books clears their log away: that is later.
    let lies = as_they_lie(&books, &folder.path().join("lies"));
    drop(ledger);
    let kept = restore(&backup, &lies).unwrap().expect("books were there");
    assert_eq!(read(&lies).logs().unwrap(), [(0, 10)]);
    assert_eq!(read(&kept).logs().unwrap(), [(0, 15)]);
    let (ledger, _) = open(&lies).unwrap();
    let mut log = Log::new(0);
    log.seq = 10;
    write(&ledger, &mut log, 1);
    drop(ledger);

    // Into a place where nothing was, and never from half a copy.
    let fresh = folder.path().join("fresh.sqlite").display().to_string();
    assert_eq!(restore(&backup, &fresh).unwrap(), None);
    assert_eq!(read(&fresh).logs().unwrap(), [(0, 10)]);
    let half = folder.path().join("half.sqlite");
    fs::write(&half, &fs::read(&backup).unwrap()[..8192]).unwrap();
    assert!(restore(&half, &fresh).is_err());
    assert_eq!(read(&fresh).logs().unwrap(), [(0, 10)]);
}

#[test]
fn files_that_go_away_are_noticed_and_nothing_more_is_acknowledged() {
    for end in ["", "-wal"] {
        for replaced in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let books = folder.path().join("books.sqlite").display().to_string();
            let (ledger, _) = open(&books).unwrap();
            let mut log = Log::new(0);
            write(&ledger, &mut log, 3);
            let file = beside(&books, end);
            fs::rename(&file, beside(&file, ".elsewhere")).unwrap();
            if replaced {
                fs::copy(beside(&file, ".elsewhere"), &file).unwrap();
            }
            let gone = StoreError::Replaced { path: file };
            if end.is_empty() {
                let deadline = Instant::now() + Duration::from_secs(10);
                while ledger.figures().is_away() != Some(Away::Store(gone.clone())) {
                    assert!(Instant::now() < deadline, "it is noticed though nobody writes");
                    std::thread::sleep(Duration::from_millis(10));
                }
            }
            for _ in 0..2 {
                let refused = ledger.commit_blocking(log.entry(1, None, &issue(7, 100)));
                assert_eq!(refused, Err(CommitError::InDoubt(gone.clone())));
            }
            assert_eq!(ledger.figures().stopped(), Some(gone));
        }
    }
}

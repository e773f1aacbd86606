//! `cardroom archive`: what lies under old seals goes into files of its own, and out of the live books where the owner wants it.

use crate::books::{BooksArg, KeysArg};
use crate::error::{Failure, failed};
use crate::progress;
use ledger::archive::{self, Archive, Cut, Packing};
use ledger::{Keys, Reader, StoreError};
use room::calendar::Calendar;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use voice::say;

/// Pack what lies under old seals into a file of its own; take it out of the live books
#[derive(clap::Args)]
#[command(after_help = "Examples:
  cardroom archive --before 2026-11-01     pack everything sealed before that day, while the room is open:
                                           data/archives/archive-0001.cardroom, then 0002 …
  cardroom archive --remove                take out of the live books what lies in archives; the room must be closed
  cardroom archive --list                  the archives of these books
  cardroom archive --check                 is every archive as it was packed? Needs no key but the public one
An archive is cut at seals, not at days: it has whole chains of them, with every record, posting and seed under them, compressed,
closed with the books' key and signed by the house. It is never written again; copy it where you keep what must not be lost.
What is taken out of the live books is read from the archives: histories, replays, exports, reports and `cardroom verify` find it as long
as the file is where it was put, or in the folder archives beside the books. The house's own book and all seeds stay in the live books.
Exit status: 0 done, 1 an archive is not as it was packed, 2 it could not be done.")]
pub struct Args {
    /// A data folder, a SQLite file or a postgres:// address [default: data]
    #[arg(value_name = "BOOKS")]
    place: Option<String>,
    #[command(flatten)]
    books: BooksArg,
    #[command(flatten)]
    keys: KeysArg,
    /// Pack what was sealed before this gaming day or this time, like 2026-11-01 or 2026-11-01T06:00:00Z; or now
    #[arg(long, value_name = "WHEN")]
    before: Option<String>,
    /// The folder of the archives [default: archives beside the books]
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    /// Take out of the live books what lies in archives
    #[arg(long)]
    remove: bool,
    /// List the archives
    #[arg(long)]
    list: bool,
    /// Read every archive and compare it with its signature
    #[arg(long)]
    check: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> ExitCode {
    match done(args) {
        Ok(sound) if sound => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(why) => failed(&why),
    }
}

/// Where everything is.
struct Desk {
    books: String,
    keys: PathBuf,
    folder: PathBuf,
    reader: Reader,
    calendar: Calendar,
}

impl Desk {
    fn open(args: &Args) -> Result<Desk, Failure> {
        let books = args.books.to_read(args.place.as_deref())?;
        let keys = args.keys.to_open(&books)?;
        let key = args.keys.books_key(&books)?;
        let mut reader = Reader::open(&books, key).map_err(|e| Failure::from(e).at(&books))?;
        // Who lists archives may have no key: the house's settings are closed to them.
        let calendar = Calendar::of_books(&mut reader).unwrap_or_default();
        let beside = || match ledger::is_address(&books) {
            true => PathBuf::from("data"),
            false => Path::new(&books).parent().map(Path::to_path_buf).unwrap_or_default(),
        };
        let folder = args.to.clone().unwrap_or_else(|| beside().join("archives"));
        Ok(Desk { books, keys, folder, reader, calendar })
    }

    fn file(&self, number: u32) -> PathBuf {
        self.folder.join(format!("archive-{number:04}.cardroom"))
    }

    /// All archives of these books, the oldest first: those that they note, and those that were packed since.
    fn archives(&mut self, keys: Option<&Keys>) -> Result<Vec<Archive>, Failure> {
        let key = keys.map(|keys| Arc::clone(keys.books()));
        let mut all = Vec::new();
        for noted in self.reader.archives()? {
            all.push(Archive::noted(&noted, &self.books, key.clone())?);
        }
        loop {
            let file = self.file(all.len() as u32 + 1);
            if !file.exists() {
                return Ok(all);
            }
            all.push(Archive::open(&file, key.clone())?);
        }
    }
}

fn done(args: &Args) -> Result<bool, Failure> {
    if args.before.is_none() && !args.remove && !args.list && !args.check {
        return Err(say!("archive-what").into());
    }
    let mut desk = Desk::open(args)?;
    let before = args.before.as_deref().map(|text| desk.calendar.moment(text));
    let before = before.transpose().map_err(|day| day.says())?;
    let keys = Keys::read(&desk.keys)?;
    let needs = || Failure::from(StoreError::NoKeys { folder: desk.keys.display().to_string() });
    let may = if before.is_some() || args.remove { Some(keys.as_ref().ok_or_else(needs)?) } else { None };
    let mut archives = desk.archives(keys.as_ref())?;
    let mut report = json!({});
    if let (Some(before), Some(keys)) = (before, may) {
        match pack(&mut desk, &archives, keys, before, args.json)? {
            Some(packed) => archives.push(packed),
            None => tell(args, &say!("archive-nothing")),
        }
    }
    let sound = tell_of(args, &archives, &desk.calendar, &mut report)?;
    if args.remove && sound {
        let Desk { books, keys, reader, .. } = desk;
        drop(reader);
        let all = archives.iter().map(|archive| archive.head.records).sum();
        let bar = progress::bar(all, args.json);
        let gone = archive::remove(&books, &keys, &mut archives, &mut |went| bar.inc(went));
        bar.finish_and_clear();
        let gone = gone.map_err(|e| Failure::from(e).at(&books))?;
        report["removed"] = gone.into();
        tell(args, &say!("archive-removed", records: gone));
    }
    if args.json {
        println!("{report:#}");
    }
    Ok(sound)
}

fn tell(args: &Args, what: &voice::Telling) {
    if !args.json {
        println!("{what}");
    }
}

fn pack(
    desk: &mut Desk,
    archives: &[Archive],
    keys: &Keys,
    before: u64,
    quiet: bool,
) -> Result<Option<Archive>, Failure> {
    let cut = Cut::before(&mut desk.reader, archives, before)?;
    if cut.is_empty() {
        return Ok(None);
    }
    let to = desk.file(archives.len() as u32 + 1);
    ledger::private::folder(&desk.folder).map_err(|e| Failure::file(&desk.folder, e))?;
    let bar = progress::bar(cut.logs.values().map(|(after, to)| to - after).sum(), quiet);
    let packing = Packing { archives, cut: &cut, keys, to: &to };
    let packed = archive::pack(&mut desk.reader, &packing, &mut |records| bar.inc(records));
    bar.finish_and_clear();
    Ok(Some(packed?))
}

/// Tells of every archive; whether all of them are as they were packed.
fn tell_of(
    args: &Args,
    archives: &[Archive],
    calendar: &Calendar,
    report: &mut Value,
) -> Result<bool, Failure> {
    let (mut sound, mut rows) = (true, Vec::new());
    for archive in archives {
        let head = &archive.head;
        let is = !args.check || archive.check().is_ok();
        sound &= is;
        let (file, (from, to)) = (archive.path().display().to_string(), head.times);
        let bytes = std::fs::metadata(archive.path()).map_err(|e| Failure::file(archive.path(), e))?.len();
        let (from, to, records) = (calendar.day_of(from), calendar.day_of(to), head.records);
        let row = json!({ "file": file, "from": from, "to": to, "records": records, "bytes": bytes, "sound": is,
            "pits": head.pits, "digest": head.digest });
        let state = if is { "sound" } else { "broken" };
        tell(
            args,
            &say!("archive-row", file: file, from: from, to: to, records: records, bytes: bytes, state: voice::Word(state)),
        );
        rows.push(row);
    }
    report["archives"] = rows.into();
    Ok(sound)
}

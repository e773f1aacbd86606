//! The tables as they lie there, in either database, row by row. Nothing here is shared with the writer.

use crate::error::Failure;
use ledger::StoreError;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::Type;
use rusqlite::OpenFlags;
use rusqlite::types::ValueRef;
use std::path::Path;
use std::sync::mpsc;
use voice::say;

/// A value in a row.
pub enum Cell {
    Null,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Cell {
    pub fn maybe(&self) -> Option<i64> {
        if let Cell::Number(number) = self { Some(*number) } else { None }
    }

    pub fn number(&self) -> u64 {
        self.maybe().unwrap_or(0) as u64
    }

    pub fn words(&self) -> Option<String> {
        if let Cell::Text(text) = self { Some(text.clone()) } else { None }
    }

    pub fn text(&self) -> String {
        self.words().unwrap_or_default()
    }

    /// What is stored, text or not.
    pub fn bytes(&self) -> Vec<u8> {
        match self {
            Cell::Bytes(bytes) => bytes.clone(),
            Cell::Text(text) => text.clone().into_bytes(),
            Cell::Null | Cell::Number(_) => vec![],
        }
    }
}

/// Where the books are.
pub enum Database {
    Sqlite(Box<rusqlite::Connection>),
    Postgres(Box<postgres::Client>),
}

impl Database {
    /// A file or an address.
    pub fn open(place: &str) -> Result<Database, Failure> {
        if ledger::is_address(place) {
            return Ok(Database::Postgres(Box::new(ledger::connect(place)?)));
        }
        let path = Path::new(place);
        let file = if path.is_dir() { path.join("cardroom.sqlite") } else { path.to_path_buf() };
        if !file.is_file() {
            return Err(say!("command-no-books", file: file.display().to_string()).into());
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = rusqlite::Connection::open_with_flags(file, flags).map_err(StoreError::from)?;
        Ok(Database::Sqlite(Box::new(db)))
    }

    /// One moment of everything, even while the room is open.
    pub fn moment(&mut self) -> Result<Source<'_>, Failure> {
        Ok(match self {
            Database::Sqlite(db) => Source::Sqlite(db.transaction().map_err(StoreError::from)?),
            Database::Postgres(db) => {
                let one_moment = postgres::IsolationLevel::RepeatableRead;
                let books = db.build_transaction().read_only(true).isolation_level(one_moment).start();
                Source::Postgres(books.map_err(StoreError::from)?)
            }
        })
    }
}

/// One moment of a database.
pub enum Source<'a> {
    Sqlite(rusqlite::Transaction<'a>),
    Postgres(postgres::Transaction<'a>),
}

impl Source<'_> {
    /// Is there such a table?
    pub fn has(&mut self, table: &str) -> Result<bool, Failure> {
        let there = "SELECT COUNT(*) FROM sqlite_master WHERE name = '{}'";
        let sql = match self {
            Source::Sqlite(_) => there.replace("{}", table),
            Source::Postgres(_) => format!("SELECT (to_regclass('{table}') IS NOT NULL)::int::bigint"),
        };
        Ok(self.number(&sql)? > Some(0))
    }

    /// The one number that is asked for.
    pub fn number(&mut self, sql: &str) -> Result<Option<i64>, Failure> {
        let mut found = None;
        self.rows(sql, &mut |row| found = row[0].maybe())?;
        Ok(found)
    }

    /// Every value of a column that others are kept by, found one after the other: rows with the same are not read.
    pub fn each_of(&mut self, column: &str, table: &str) -> Result<Vec<i64>, Failure> {
        let mut all: Vec<i64> = Vec::new();
        loop {
            let after = all.last().map(|last| format!(" WHERE {column} > {last}")).unwrap_or_default();
            match self.number(&format!("SELECT MIN({column}) FROM {table}{after}"))? {
                Some(next) => all.push(next),
                None => return Ok(all),
            }
        }
    }

    /// Every row that is asked for.
    pub fn rows(&mut self, sql: &str, each: &mut dyn FnMut(&[Cell])) -> Result<(), Failure> {
        match self {
            Source::Sqlite(db) => sqlite(db, sql, each).map_err(StoreError::from)?,
            Source::Postgres(db) => postgres(db, sql, each).map_err(StoreError::from)?,
        }
        Ok(())
    }
}

fn sqlite(db: &rusqlite::Connection, sql: &str, each: &mut dyn FnMut(&[Cell])) -> rusqlite::Result<()> {
    let mut statement = db.prepare(sql)?;
    let columns = statement.column_count();
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let cell = |i: usize| {
            Ok(match row.get_ref(i)? {
                ValueRef::Null => Cell::Null,
                ValueRef::Integer(number) => Cell::Number(number),
                ValueRef::Real(_) => Cell::Null,
                ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_vec()),
                ValueRef::Text(bytes) => match std::str::from_utf8(bytes) {
                    Ok(text) => Cell::Text(text.into()),
                    Err(_) => Cell::Bytes(bytes.to_vec()),
                },
            })
        };
        each(&(0..columns).map(cell).collect::<rusqlite::Result<Vec<Cell>>>()?);
    }
    Ok(())
}

fn postgres(
    db: &mut postgres::Transaction<'_>,
    sql: &str,
    each: &mut dyn FnMut(&[Cell]),
) -> Result<(), postgres::Error> {
    let none: [&str; 0] = [];
    let mut rows = db.query_raw(sql, none)?;
    while let Some(row) = rows.next()? {
        let cell = |(i, column): (usize, &postgres::Column)| {
            Ok(match *column.type_() {
                Type::INT8 => row.try_get::<_, Option<i64>>(i)?.map_or(Cell::Null, Cell::Number),
                Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(i)?.map_or(Cell::Null, Cell::Bytes),
                _ => row.try_get::<_, Option<String>>(i)?.map_or(Cell::Null, Cell::Text),
            })
        };
        each(&row.columns().iter().enumerate().map(cell).collect::<Result<Vec<Cell>, postgres::Error>>()?);
    }
    Ok(())
}

/// Something to be read, by whoever holds the books open.
type Errand = Box<dyn FnOnce(&mut Source<'_>) + Send>;

/// Where those who check one table each ask for what they read: one moment of the books is open once.
#[derive(Clone)]
pub struct Counter(mpsc::Sender<Errand>);

impl Counter {
    /// Reads something.
    pub fn ask<R: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Source<'_>) -> Result<R, Failure> + Send + 'static,
    ) -> Result<R, Failure> {
        let (answer, answered) = mpsc::sync_channel(1);
        let errand: Errand = Box::new(move |source| drop(answer.send(read(source))));
        let open = "the books are open as long as anybody asks";
        self.0.send(errand).expect(open);
        answered.recv().expect(open)
    }
}

/// Opens a counter at these books: the work is done by others, the reading here, until all of them are done.
pub fn serve<R>(source: &mut Source<'_>, work: impl FnOnce(Counter) -> R + Send) -> R
where
    R: Send,
{
    std::thread::scope(|scope| {
        let (ask, asked) = mpsc::channel::<Errand>();
        let working = scope.spawn(move || work(Counter(ask)));
        asked.into_iter().for_each(|errand| errand(source));
        working.join().unwrap_or_else(|why| std::panic::resume_unwind(why))
    })
}

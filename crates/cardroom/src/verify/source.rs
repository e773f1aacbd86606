//! The tables as they lie there, in either database, row by row. Nothing here is shared with the writer.

use crate::error::Failure;
use ledger::StoreError;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::Type;
use rusqlite::types::ValueRef;

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

/// One moment of a database.
pub enum Source<'a> {
    Sqlite(rusqlite::Transaction<'a>),
    Postgres(postgres::Transaction<'a>),
}

impl Source<'_> {
    /// Is there such a table?
    pub fn has(&mut self, table: &str) -> Result<bool, Failure> {
        let (there, mut found) = ("SELECT COUNT(*) FROM sqlite_master WHERE name = '{}'", false);
        let sql = match self {
            Source::Sqlite(_) => there.replace("{}", table),
            Source::Postgres(_) => format!("SELECT (to_regclass('{table}') IS NOT NULL)::int::bigint"),
        };
        self.rows(&sql, &mut |row| found = row[0].number() > 0)?;
        Ok(found)
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

//! Unpacking: an archive as books of its own, for whoever checks them.

use super::file::Archive;
use super::joined::{HOUSE, raw};
use crate::error::StoreError;
use crate::store::{BOOKS_KEY_NOTE, PUBLIC_NOTE, SCHEMA_NOTE, SCHEMA_NOW, sqlite_schema};
use rusqlite::{Connection, params};
use std::path::Path;

impl Archive {
    /// Writes what is in it into a new SQLite file, as the live books had it, with the seeds of the archives before it, the
    /// house's own book from its beginning on, and of every other log the record it ended with before.
    pub fn unpack(&mut self, before: &mut [Archive], to: &Path) -> Result<(), StoreError> {
        let mut books = Connection::open(to)?;
        books.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")?;
        let books = books.transaction()?;
        books.execute_batch(&sqlite_schema())?;
        let notes = [
            (SCHEMA_NOTE, SCHEMA_NOW),
            (PUBLIC_NOTE, self.head.public.as_str()),
            (BOOKS_KEY_NOTE, self.head.books.as_str()),
        ];
        for (key, value) in notes {
            books.execute("INSERT INTO notes VALUES (?1, ?2)", [key, value])?;
        }
        for archive in before.iter_mut() {
            for (log, (after, to)) in archive.head.logs.clone() {
                archive.unpack_records(&books, log, (if log == HOUSE { after } else { to - 1 }, to))?;
            }
        }
        for (log, stretch) in self.head.logs.clone() {
            self.unpack_records(&books, log, stretch)?;
        }
        for pit in 0..self.head.of_pits {
            let row = params![pit, 0, hex::encode([0; 32])];
            books.execute("INSERT INTO pits VALUES (?1, ?2, ?3)", row)?;
        }
        for archive in before.iter().chain([&*self]) {
            for (log, number, seed) in archive.secrets()? {
                let sql = "INSERT OR REPLACE INTO secrets VALUES (?1, ?2, ?3)";
                books.prepare_cached(sql)?.execute(params![log, number, seed])?;
            }
            for (pit, stretch) in &archive.head.pits {
                let row = params![pit, stretch.to as i64, stretch.hash];
                books.execute("INSERT OR REPLACE INTO pits VALUES (?1, ?2, ?3)", row)?;
            }
        }
        for (pit, stretch) in &self.head.pits {
            for seal in self.seals(*pit, stretch.after, u32::MAX)? {
                let (hash, signature) = (hex::encode(seal.hash), seal.signature_text());
                let row = params![pit, seal.number as i64, seal.at as i64, seal.records, hash, signature];
                books.prepare_cached("INSERT INTO seals VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?.execute(row)?;
            }
        }
        Ok(books.commit()?)
    }

    fn unpack_records(
        &mut self,
        books: &Connection,
        log: u32,
        (after, to): (u64, u64),
    ) -> Result<(), StoreError> {
        let key = self.key.clone().ok_or(StoreError::Locked)?;
        let mut seq = after + 1;
        while seq <= to {
            let chunk = self.chunk(log, seq)?.ok_or(StoreError::Missing { log, seq })?;
            let rows = chunk.records.iter().zip(&chunk.hashes).filter(|(r, _)| r.seq > after && r.seq <= to);
            for (record, hash) in rows {
                let raw = raw(&key, log, record, *hash)?;
                let (hash, at) = (hex::encode(raw.hash), raw.at as i64);
                let row =
                    params![log, raw.seq as i64, at, raw.actor, raw.action, raw.body, hash, raw.version];
                let sql = "INSERT OR REPLACE INTO records VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
                books.prepare_cached(sql)?.execute(row)?;
                for (line, (account, cents, turn)) in record.lines.iter().enumerate() {
                    let turn = turn.map(|turn| turn as i64);
                    let row = params![log, raw.seq as i64, line as i64, account, cents, turn];
                    let sql = "INSERT OR REPLACE INTO postings VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
                    books.prepare_cached(sql)?.execute(row)?;
                }
            }
            seq = chunk.records.last().map_or(to, |last| last.seq) + 1;
        }
        Ok(())
    }
}

//! Several connections that read the books, lent one at a time: whoever asks something small does not wait for whoever asks
//! something long.

use crate::error::StoreError;
use crate::keys::BooksKey;
use crate::store::Reader;
use parking_lot::{Condvar, Mutex};
use std::sync::Arc;

/// So many at most, each made when it is first needed.
pub struct Readers {
    database: String,
    key: Arc<BooksKey>,
    most: usize,
    shelf: Mutex<Shelf>,
    back: Condvar,
}

#[derive(Default)]
struct Shelf {
    idle: Vec<Reader>,
    /// How many there are, here and lent.
    there: usize,
}

impl Readers {
    /// None is opened yet.
    pub fn new(database: &str, key: Arc<BooksKey>, most: usize) -> Readers {
        let (shelf, back) = (Mutex::default(), Condvar::new());
        Readers { database: database.into(), key, most: most.max(1), shelf, back }
    }

    /// Lends one, as soon as there is one: for threads that may wait.
    pub fn lend<T>(&self, ask: impl FnOnce(&mut Reader) -> T) -> Result<T, StoreError> {
        let mut loan = Loan { readers: self, reader: self.take() };
        if loan.reader.is_none() {
            loan.reader = Some(Reader::open(&self.database, Some(Arc::clone(&self.key)))?);
        }
        Ok(ask(loan.reader.as_mut().ok_or(StoreError::Unconnected)?))
    }

    /// One that is idle; none where another may be opened.
    fn take(&self) -> Option<Reader> {
        let mut shelf = self.shelf.lock();
        loop {
            if let Some(reader) = shelf.idle.pop() {
                return Some(reader);
            }
            if shelf.there < self.most {
                shelf.there += 1;
                return None;
            }
            self.back.wait(&mut shelf);
        }
    }
}

/// A reader that comes back, whatever becomes of who asked.
struct Loan<'a> {
    readers: &'a Readers,
    reader: Option<Reader>,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        let mut shelf = self.readers.shelf.lock();
        match self.reader.take().filter(|_| !std::thread::panicking()) {
            Some(reader) => shelf.idle.push(reader),
            None => shelf.there -= 1,
        }
        self.readers.back.notify_one();
    }
}

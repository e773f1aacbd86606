//! Where a check ended, in a file of whoever checks: from there the next one goes on, and reads what was written since.
//!
//! The first line says in clear what it is of: what made it, and the last seals. What follows is closed with the books' key,
//! because it holds hands that are on and seeds of shuffles, and the first line is authenticated with it.

use super::audit::State;
use super::keys::Keys;
use crate::error::Failure;
use crate::seals::Noted;
use ledger::private;
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::Path;
use voice::say;

/// The shape of a checkpoint. It changes whenever something is kept otherwise, or follows otherwise from the records.
const SHAPE: u32 = 1;

/// What made a checkpoint: only the same goes on from it.
fn maker() -> String {
    format!("{} {SHAPE}", room::snapshot::maker())
}

/// A seal that everything before it was checked under.
#[derive(Serialize, Deserialize)]
struct Sealed {
    pit: u64,
    number: u64,
    hash: String,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    checkpoint: String,
    /// The last seal of every pit.
    seals: Vec<Sealed>,
    /// How many records were checked.
    records: u64,
}

/// The place of what is closed: it opens nowhere else, and under no other first line.
fn place(head: &str) -> String {
    format!("checkpoint {head}")
}

/// Reads a checkpoint: how the books stood, and the seals they ended with.
pub fn read(file: &Path, keys: &Keys) -> Result<(State, Vec<Noted>), Failure> {
    let bytes = std::fs::read(file).map_err(|e| Failure::file(file, e))?;
    let damaged = || Failure::from(say!("verify-checkpoint-damaged")).at(file.display().to_string());
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or_else(damaged)?;
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| damaged())?;
    let head: Head = serde_json::from_str(line).map_err(|_| damaged())?;
    if head.checkpoint != maker() {
        let other = say!("verify-checkpoint-other", made: &head.checkpoint, is: maker());
        return Err(Failure::from(other).at(file.display().to_string()));
    }
    if !keys.opens() {
        return Err(say!("verify-checkpoint-key").into());
    }
    let open = keys.open(&place(line), &bytes[end + 1..]).ok_or_else(damaged)?;
    let state: State = serde_json::from_str(&open).map_err(|_| damaged())?;
    let noted = |seal: Sealed| Noted { pit: seal.pit, number: seal.number, hash: seal.hash, at: None };
    Ok((state, head.seals.into_iter().map(noted).collect()))
}

/// Writes a checkpoint, in the place of an earlier one where there is one: whole, or not at all.
pub fn write(file: &Path, state: &State, keys: &Keys) -> Result<(), Failure> {
    let pits = state.order.pits.iter().filter(|(_, head)| head.number > 0);
    let seals = pits.map(|(pit, head)| Sealed { pit: *pit, number: head.number, hash: head.hash.clone() });
    let head = Head { checkpoint: maker(), seals: seals.collect(), records: state.records };
    let wrong = |e: serde_json::Error| Failure::file(file, e);
    let line = serde_json::to_string(&head).map_err(wrong)?;
    let text = serde_json::to_string(state).map_err(wrong)?;
    let closed = keys.close(&place(&line), text).ok_or_else(|| say!("verify-checkpoint-key"))?;
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let put = || -> std::io::Result<()> {
        // One that was cut off in the middle is no loss.
        let _ = std::fs::remove_file(&name);
        let mut new = private::new_file(Path::new(&name))?;
        new.write_all(line.as_bytes())?;
        new.write_all(b"\n")?;
        new.write_all(&closed)?;
        new.sync_all()?;
        std::fs::rename(&name, file)
    };
    put().map_err(|e| Failure::file(file, e))
}

//! `cardroom backup`: a copy of the books while the room is open.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Copy the books to a new file, whole and consistent, while the room is open
#[derive(clap::Args)]
pub struct Args {
    /// The data folder, or the SQLite file
    #[arg(long, default_value = "data", value_name = "FOLDER")]
    data: PathBuf,
    /// The file to write; it must not exist yet
    to: PathBuf,
}

pub fn run(args: &Args) -> ExitCode {
    match copy(&args.data, &args.to) {
        Ok(bytes) => {
            println!("{} bytes are in {}. `cardroom verify` checks it.", bytes, args.to.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn copy(data: &Path, to: &Path) -> Result<u64, String> {
    if data.to_string_lossy().starts_with("postgres") {
        return Err("Books in PostgreSQL are copied with its own pg_dump.".into());
    }
    let from = if data.is_dir() { data.join("cardroom.sqlite") } else { data.to_path_buf() };
    if !from.is_file() {
        return Err(format!("There are no books in {}.", from.display()));
    }
    if to.exists() {
        return Err(format!("{} exists: a backup never writes over anything.", to.display()));
    }
    let target = to.to_str().ok_or("The name of the copy must be plain text.")?;
    let wrong = |e: rusqlite::Error| format!("{}: {e}", from.display());
    let books = rusqlite::Connection::open(&from).map_err(wrong)?;
    books.busy_timeout(std::time::Duration::from_secs(30)).map_err(wrong)?;
    // A snapshot: what is committed while it is taken is not in it, and nobody waits for it.
    books.execute("VACUUM INTO ?1", [target]).map_err(wrong)?;
    std::fs::metadata(to).map(|m| m.len()).map_err(|e| e.to_string())
}

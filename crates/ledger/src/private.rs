//! Files and folders for their owner alone: books, copies and exports hold the seeds of shuffles, hole cards, hashes of
//! passwords and the link of a manager who has not come yet. On systems without such modes these are plain files.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// What others must not do with a file: anything.
#[cfg(unix)]
const OTHERS: u32 = 0o077;
/// A folder in which nobody touches what is not theirs, such as `/tmp`: it is everybody's, and stays so.
#[cfg(unix)]
const SHARED: u32 = 0o1000;

fn options() -> OpenOptions {
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder, with those it lies in, where there is none.
pub fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Makes a file that must not be there yet.
pub fn new_file(path: &Path) -> io::Result<File> {
    options().write(true).create_new(true).open(path)
}

/// Opens a file to write to; makes it where there is none.
pub fn file(path: &Path) -> io::Result<File> {
    options().write(true).create(true).truncate(false).open(path)
}

/// Writes a file that must not be there yet.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    new_file(path)?.write_all(text.as_bytes())
}

/// Closes what is there already to everybody but its owner, and says so in the log where it was open to others.
#[cfg(unix)]
pub fn close_to_others(path: &Path) {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = fs::metadata(path) else { return };
    let mode = found.permissions().mode();
    if mode & OTHERS == 0 {
        return;
    }
    if mode & SHARED != 0 {
        tracing::warn!(path = %path.display(), "everybody's folder");
        return;
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o7777 & !OTHERS)) {
        Ok(()) => {
            tracing::warn!(path = %path.display(), mode = format_args!("{:03o}", mode & 0o777), "closed to others")
        }
        Err(why) => {
            tracing::warn!(path = %path.display(), mode = format_args!("{:03o}", mode & 0o777), %why, "open to others");
        }
    }
}

/// Nothing is known here about who else may read a file.
#[cfg(not(unix))]
pub fn close_to_others(_path: &Path) {}

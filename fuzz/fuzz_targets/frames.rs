//! Frames of arbitrary bytes, through the real parser and the room's own engine: no panic, no chip comes or goes, and the
//! table goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../crates/room/tests/frames/table.rs"]
mod table;

fuzz_target!(|bytes: &[u8]| table::tell(bytes));

//! The engine's door in WebAssembly, without imports: the page writes a call's name and what it asks into `room(bytes)`, says with
//! `answer(name)` how many of them are the name, and reads the answer's `length()` bytes where that points.
#![allow(unsafe_code)] // The names of exports are the linker's; nothing here reads through a pointer.

use std::sync::Mutex;

static ASKED: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Room for what is asked: where its bytes go.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let mut asked = ASKED.lock().expect("one thread");
    *asked = vec![0; bytes];
    asked.as_mut_ptr()
}

/// Answers what was written there, whose first bytes are the name of a call: where the answer's bytes are.
#[unsafe(no_mangle)]
pub extern "C" fn answer(name: usize) -> *const u8 {
    let asked = std::mem::take(&mut *ASKED.lock().expect("one thread"));
    let asked = String::from_utf8_lossy(&asked);
    let (call, asked) = asked.split_at_checked(name).unwrap_or((&asked, ""));
    let mut answer = ANSWER.lock().expect("one thread");
    *answer = crate::ask(call, asked).into_bytes();
    answer.as_ptr()
}

/// How many bytes the last answer has.
#[unsafe(no_mangle)]
pub extern "C" fn length() -> usize {
    ANSWER.lock().expect("one thread").len()
}

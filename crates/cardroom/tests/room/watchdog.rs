//! A test that never ends is named, and ends the run: whoever waits for the run would learn nothing else.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// No test takes a third of this on a busy machine; long runs that were asked for may.
const LONGEST: Duration = Duration::from_secs(480);

/// The tests that run, and since when.
static RUNNING: LazyLock<Mutex<HashMap<ThreadId, (String, Instant)>>> = LazyLock::new(|| {
    thread::spawn(watch);
    Mutex::default()
});

thread_local! {
    static SEEN: Seen = Seen::new();
}

/// A test that is watched until its thread ends.
struct Seen;

impl Seen {
    fn new() -> Seen {
        let this = thread::current();
        // Tests that run one after another on the main thread are not told apart.
        if let Some(name) = this.name().filter(|name| *name != "main") {
            RUNNING.lock().unwrap().insert(this.id(), (name.to_string(), Instant::now()));
        }
        Seen
    }
}

impl Drop for Seen {
    fn drop(&mut self) {
        RUNNING.lock().unwrap().remove(&thread::current().id());
    }
}

/// Watches the test that runs on this thread.
pub fn begin() {
    if std::env::var_os("CARDROOM_SOAK").is_none() {
        SEEN.with(|_| ());
    }
}

fn watch() {
    loop {
        thread::sleep(Duration::from_secs(5));
        let running = RUNNING.lock().unwrap();
        if let Some((name, since)) = running.values().find(|(_, since)| since.elapsed() > LONGEST) {
            eprintln!("{name} has not ended after {} s", since.elapsed().as_secs());
            std::process::exit(101);
        }
    }
}

//! What is known of a session beside whose it is: since when, from where, in which browser, and when it was last used.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use voice::{Telling, Word, say};

/// A session, as its owner knows it again.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Visit {
    /// When it began, in milliseconds since 1970; zero where nobody wrote it down.
    #[serde(default)]
    pub since: u64,
    /// The address it began from.
    #[serde(default)]
    pub from: String,
    /// The browser.
    #[serde(default)]
    pub browser: Browser,
    /// What it runs on.
    #[serde(default)]
    pub system: System,
    /// Is it locked until its owner says who they are?
    #[serde(default)]
    locked: AtomicBool,
    /// PINs that were tried since it was last open.
    #[serde(default)]
    tried: AtomicU32,
    #[serde(skip)]
    last: AtomicU64,
    /// When somebody last did something in it: a page that only looks after itself does nothing.
    #[serde(skip)]
    busy: AtomicU64,
}

/// Browsers that people know by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum Browser {
    Chrome,
    Edge,
    Firefox,
    Opera,
    Safari,
    /// A program, or a browser that does not say its name.
    #[default]
    Other,
}

/// What browsers run on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The names say it.
pub enum System {
    Android,
    Ipad,
    Iphone,
    Linux,
    Mac,
    Windows,
    #[default]
    Other,
}

/// The marks by which a browser is told: the first that stands in its name counts, as many call themselves by others' names too.
const BROWSERS: [(&str, Browser); 8] = [
    ("Edg", Browser::Edge),
    ("OPR/", Browser::Opera),
    ("Firefox/", Browser::Firefox),
    ("FxiOS/", Browser::Firefox),
    ("CriOS/", Browser::Chrome),
    ("Chrome/", Browser::Chrome),
    ("Chromium/", Browser::Chrome),
    ("Safari/", Browser::Safari),
];
const SYSTEMS: [(&str, System); 6] = [
    ("iPhone", System::Iphone),
    ("iPad", System::Ipad),
    ("Android", System::Android),
    ("Windows", System::Windows),
    ("Mac OS X", System::Mac),
    ("Linux", System::Linux),
];

impl Visit {
    /// A session that begins now, from an address, in a browser that says this of itself.
    pub fn begins(since: u64, from: String, agent: &str) -> Visit {
        let browser = BROWSERS.iter().find(|(mark, _)| agent.contains(mark)).map_or(Browser::Other, |b| b.1);
        let system = SYSTEMS.iter().find(|(mark, _)| agent.contains(mark)).map_or(System::Other, |s| s.1);
        let (last, busy) = (AtomicU64::new(since), AtomicU64::new(since));
        Visit { since, from, browser, system, last, busy, ..Visit::default() }
    }

    /// Somebody does something in it.
    pub fn is_busy(&self, now: u64) {
        self.busy.store(now, Relaxed);
    }

    /// When somebody last did something in it.
    pub fn busy(&self) -> u64 {
        self.busy.load(Relaxed)
    }

    /// Is it locked?
    pub fn is_locked(&self) -> bool {
        self.locked.load(Relaxed)
    }

    /// It is locked.
    pub fn lock(&self) {
        self.locked.store(true, Relaxed);
    }

    /// Its owner is back, and the PINs that were tried are forgotten.
    pub fn unlock(&self) {
        self.locked.store(false, Relaxed);
        self.tried.store(0, Relaxed);
    }

    /// A PIN is tried: how many there were with it since the session was last open.
    pub fn tries_pin(&self) -> u32 {
        self.tried.fetch_add(1, Relaxed) + 1
    }

    /// What is written of it once its owner is back.
    pub fn unlocked(&self) -> Visit {
        let Visit { since, from, browser, system, .. } = self;
        Visit { since: *since, from: from.clone(), browser: *browser, system: *system, ..Visit::default() }
    }

    /// Somebody asks for something in it.
    pub fn is_used(&self, now: u64) {
        self.last.store(now, Relaxed);
    }

    /// When it was last used since the room was opened.
    pub fn last(&self) -> Option<u64> {
        Some(self.last.load(Relaxed)).filter(|at| *at > 0)
    }

    /// The browser in words.
    pub fn told(&self) -> Telling {
        let browser = Word(match self.browser {
            Browser::Chrome => "chrome",
            Browser::Edge => "edge",
            Browser::Firefox => "firefox",
            Browser::Opera => "opera",
            Browser::Safari => "safari",
            Browser::Other => "other",
        });
        let system = Word(match self.system {
            System::Android => "android",
            System::Ipad => "ipad",
            System::Iphone => "iphone",
            System::Linux => "linux",
            System::Mac => "mac",
            System::Windows => "windows",
            System::Other => "other",
        });
        say!("session-browser", browser: browser, system: system)
    }
}

/// What is written of somebody's sessions, by their keys.
pub fn written<'a>(visits: impl Iterator<Item = (&'a str, &'a Visit)>) -> String {
    let all: BTreeMap<&str, &Visit> = visits.collect();
    serde_json::to_string(&all).expect("visits are JSON")
}

/// What was written of somebody's sessions.
pub fn read(text: &str) -> BTreeMap<String, Visit> {
    serde_json::from_str(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_in_plain_words() {
        let of = |agent: &str| Visit::begins(1, "192.0.2.1".into(), agent).told().to_string();
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
        assert_eq!(of(chrome), "Chrome on Linux");
        assert_eq!(of(&format!("{chrome} Edg/140.0")).as_str(), "Edge on Linux");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(of(phone), "Safari on an iPhone");
        assert_eq!(
            of("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"),
            "Firefox on Windows"
        );
        assert_eq!(of("curl/8.0"), "A program, or a browser that does not say its name");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let visit = Visit::begins(5, "192.0.2.1".into(), "Firefox/140.0 Android");
        let again = read(&written([("key", &visit)].into_iter()));
        let again = &again["key"];
        assert_eq!((again.since, again.from.as_str(), again.last()), (5, "192.0.2.1", None));
        assert_eq!((again.browser, again.system), (Browser::Firefox, System::Android));
        assert!(read("not this").is_empty());
    }
}

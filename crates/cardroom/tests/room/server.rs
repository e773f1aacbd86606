//! `cardroom serve` as a child process.

use ledger::{BooksKey, Reader};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long anything is waited for that surely happens: a test on a busy machine is slow, not wrong.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// Waits for a condition.
pub fn wait_for(what: &str, mut until: impl FnMut() -> bool) {
    let patience = Instant::now() + PATIENCE;
    while !until() {
        assert!(Instant::now() < patience, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The keys of all books that are written here, apart from them.
pub fn keys() -> PathBuf {
    crate::watchdog::begin();
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("keys")
}

/// `cardroom`, with these keys.
pub fn cardroom() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    command.env("CARDROOM_KEYS", keys());
    command
}

/// The books that a room writes: a folder, a file, or an address.
pub fn reader(books: &str) -> Reader {
    let file = Path::new(books).join("cardroom.sqlite");
    let books = if file.is_file() { file.display().to_string() } else { books.to_string() };
    let key = BooksKey::read(&keys()).ok().map(Arc::new);
    Reader::open(&books, key).expect("the books can be read")
}

pub struct Server {
    child: Child,
    /// What it said after it opened, once it has ended.
    said: Receiver<String>,
    /// What it wrote to its log, once that has ended.
    log: Option<JoinHandle<String>>,
    pub address: String,
    /// Where it shows its figures.
    pub metrics: String,
    pub manager_link: Option<String>,
}

/// Was a process stopped where it was?
fn stands_still(process: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T'))
}

impl Server {
    /// Starts one on a database (a folder, or a postgres:// address) and a port (0 for any).
    pub fn start(books: &str, port: u16, crash: Option<&str>) -> Server {
        Server::run(cardroom(), &["--fast"], books, port, crash)
    }

    /// Starts one that plays fast and waits long for everybody, so that nothing happens which a test did not ask for.
    pub fn patient(books: &str, seconds: u32) -> Server {
        let seconds = seconds.to_string();
        let pace = ["--fast", "--decision-seconds", &seconds];
        Server::run(cardroom(), &pace, books, 0, None)
    }

    /// Starts one that gives people the time they get in real life.
    pub fn unhurried(books: &str) -> Server {
        Server::run(cardroom(), &[], books, 0, None)
    }

    /// Starts one with further arguments.
    pub fn with(books: &str, args: &[&str]) -> Server {
        let args = [&["--fast"], args].concat();
        Server::run(cardroom(), &args, books, 0, None)
    }

    /// Starts one with further arguments that dies at a point.
    pub fn crashing(books: &str, args: &[&str], point: &str) -> Server {
        let args = [&["--fast"], args].concat();
        Server::run(cardroom(), &args, books, 0, Some(point))
    }

    /// Starts one of several, by its name.
    pub fn node(books: &str, nats: &str, name: &str, port: u16, crash: Option<&str>) -> Server {
        let args = ["--fast", "--nats", nats, "--node", name];
        Server::run(cardroom(), &args, books, port, crash)
    }

    /// Stops it where it is, or lets it go on.
    pub fn freeze(&self, on: bool) {
        let signal = if on { "-STOP" } else { "-CONT" };
        let done = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(done.is_ok_and(|status| status.success()), "kill works");
    }

    /// Starts the one that cheats: `make adversary` builds it.
    pub fn dishonest(books: &str, cheats: &str) -> Server {
        let mut command =
            Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/adversary/cardroom"));
        command.env("CARDROOM_DISHONEST", cheats);
        Server::run(command, &["--fast"], books, 0, None)
    }

    /// Starts one that survives a disk which is full.
    pub fn on_a_disk_that_may_be_full(books: &str) -> Server {
        let mut shell = Command::new("sh");
        // A file that is too large is an error to be handled, not a signal to die from.
        shell.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_cardroom")]);
        Server::run(shell, &["--fast"], books, 0, None)
    }

    /// Starts one on a disk that confirms nothing while a file is there.
    pub fn on_a_disk_that_may_fail(books: &str, library: &str, switch: &Path, floor: &str) -> Server {
        let mut command = cardroom();
        command.env("LD_PRELOAD", library).env("CARDROOM_TEST_BROKEN_DISK", switch);
        Server::run(command, &["--fast", "--open-floor", floor], books, 0, None)
    }

    /// Starts one whose files others may read unless it sees to it.
    pub fn careless(books: &str) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", "umask 022; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_cardroom")]);
        Server::run(shell, &["--fast"], books, 0, None)
    }

    /// Lets no file grow beyond a size, as on a disk that is full; none lets them grow again.
    pub fn limit_the_disk(&self, bytes: Option<u64>) {
        let most = bytes.map_or("unlimited".to_string(), |bytes| bytes.to_string());
        let limit = format!("--fsize={most}:unlimited");
        let done = Command::new("prlimit").args(["--pid", &self.child.id().to_string(), &limit]).status();
        assert!(done.is_ok_and(|status| status.success()), "prlimit works");
    }

    fn run(mut command: Command, pace: &[&str], books: &str, port: u16, crash: Option<&str>) -> Server {
        command.arg("serve").args(pace).args([
            "--guests-per-minute",
            "0",
            "--metrics-listen",
            "127.0.0.1:0",
            "--listen",
        ]);
        command.arg(format!("127.0.0.1:{port}"));
        if books.starts_with("postgres") {
            command.args(["--database", books]);
        } else {
            command.args(["--data", books]);
        }
        if let Some(point) = crash {
            match point.strip_prefix("halt ") {
                Some(point) => command.env("CARDROOM_HALT", point),
                None => command.env("CARDROOM_CRASH", point),
            };
        }
        command.env("CARDROOM_KEYS", keys());
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the server starts");
        let mut errors = child.stderr.take().expect("its log");
        let log = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = errors.read_to_end(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        });
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (say, said) = std::sync::mpsc::channel();
        // What it says later is read and let go, so that it never waits for us.
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).for_each(|line| drop(say.send(line)))
        });
        // The manager's link comes first, as long as nobody has claimed it. One that was told to die or to stand still may do so
        // before it says anything.
        let (mut address, mut metrics, mut manager_link) = (format!("127.0.0.1:{port}"), String::new(), None);
        loop {
            let line = match said.recv_timeout(Duration::from_millis(200)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if !stands_still(child.id()) => continue,
                Err(_) => break,
            };
            if let Some((_, token)) = line.split_once("/claim#") {
                manager_link = Some(token.to_string());
            } else if let Some((_, rest)) = line.split_once("Figures for the machine room are at http://") {
                metrics = rest.split('/').next().unwrap_or_default().to_string();
            } else if let Some((_, rest)) =
                line.strip_prefix("The room is open at ").and_then(|line| line.split_once("://"))
            {
                address = rest.split('/').next().unwrap_or_default().to_string();
                break;
            }
        }
        Server { child, said, log: Some(log), address, metrics, manager_link }
    }

    /// How many seconds of a processor it has used.
    pub fn cpu(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |i: usize| fields.get(i).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }

    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.did_not_panic();
    }

    /// Whatever a test does to the room, no task of it panics.
    fn did_not_panic(&mut self) {
        let log = self.log.take().and_then(|log| log.join().ok()).unwrap_or_default();
        let panicked = log.split_once("panicked at").map(|(_, rest)| rest.lines().take(40));
        if let Some(lines) = panicked
            && !std::thread::panicking()
        {
            panic!("the room panicked at{}", lines.collect::<Vec<_>>().join("\n"));
        }
    }

    /// Has it been stopped where it was?
    pub fn is_frozen(&self) -> bool {
        stands_still(self.child.id())
    }

    /// Has it ended by itself?
    pub fn is_gone(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// SIGHUP: reads its certificate again.
    pub fn hang_up(&self) {
        let done = Command::new("kill").args(["-HUP", &self.child.id().to_string()]).status();
        assert!(done.is_ok_and(|status| status.success()), "kill works");
    }

    /// SIGTERM, and its exit status.
    pub fn stop(self) -> Option<i32> {
        self.term();
        self.ended().0
    }

    /// SIGTERM, and everything it wrote to its log.
    pub fn log(mut self) -> String {
        self.term();
        wait_for("the room ends", || self.is_gone());
        self.log.take().and_then(|log| log.join().ok()).expect("its log")
    }

    /// SIGTERM.
    pub fn term(&self) {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
    }

    /// Waits for its end: its exit status, and the last thing it said.
    pub fn ended(mut self) -> (Option<i32>, String) {
        wait_for("the room ends", || self.is_gone());
        let status = self.child.wait().ok().and_then(|status| status.code());
        self.did_not_panic();
        (status, self.said.iter().last().unwrap_or_default())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// `cardroom verify`: its exit status and what it printed.
pub fn verify(books: &str) -> (Option<i32>, String) {
    let out = cardroom().args(["verify", books]).output().expect("verify runs");
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

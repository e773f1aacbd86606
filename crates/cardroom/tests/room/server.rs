//! `cardroom serve` as a child process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

pub struct Server {
    child: Child,
    pub address: String,
    pub manager_link: Option<String>,
}

impl Server {
    /// Starts one on a database (a folder, or a postgres:// address) and a port (0 for any).
    pub fn start(books: &str, port: u16, crash: Option<&str>) -> Server {
        Server::at_pace(&["--fast"], books, port, crash, false)
    }

    /// Starts one that gives people the time they get in real life. `claimed`: somebody has used the manager's link, and
    /// it is not printed any more.
    pub fn unhurried(books: &str, claimed: bool) -> Server {
        Server::at_pace(&[], books, 0, None, claimed)
    }

    fn at_pace(pace: &[&str], books: &str, port: u16, crash: Option<&str>, claimed: bool) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
        command.arg("serve").args(pace).args(["--guests-per-minute", "0", "--listen"]);
        command.arg(format!("127.0.0.1:{port}"));
        if books.starts_with("postgres") {
            command.args(["--database", books]);
        } else {
            command.args(["--data", books]);
        }
        if let Some(point) = crash {
            command.env("CARDROOM_CRASH", point);
        }
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        // One that was told to die may do so before it says anything.
        let first = lines.next().and_then(Result::ok).unwrap_or_default();
        let said = first.split("http://").nth(1).and_then(|t| t.split('/').next());
        let address = said.map_or_else(|| format!("127.0.0.1:{port}"), String::from);
        // Until somebody claims the manager's link, it is printed at every start.
        let second = if claimed { None } else { lines.next().and_then(Result::ok) }.unwrap_or_default();
        let manager_link = second.split('#').nth(1).map(String::from);
        // What it says later is read and let go, so that it never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address, manager_link }
    }

    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Has it ended by itself?
    pub fn is_gone(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// SIGTERM, and its exit status.
    pub fn stop(mut self) -> Option<i32> {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        self.child.wait().ok().and_then(|status| status.code())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// `cardroom verify`: its exit status and what it printed.
pub fn verify(books: &str) -> (Option<i32>, String) {
    let out =
        Command::new(env!("CARGO_BIN_EXE_cardroom")).args(["verify", books]).output().expect("verify runs");
    let text = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    (out.status.code(), text)
}

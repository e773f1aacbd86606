//! A NATS server for tests, where one is installed.

use crate::server::wait_for;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering::Relaxed;

/// A NATS server of one's own.
pub struct Nats {
    child: Option<Child>,
    pub port: u16,
}

impl Nats {
    /// None where it is not installed.
    pub fn start() -> Option<Nats> {
        if Command::new("nats-server").arg("-v").stdout(Stdio::null()).status().is_err() {
            println!("nats-server is not installed here: its tests are skipped");
            return None;
        }
        let port = free_port();
        let mut nats = Nats { child: None, port };
        nats.up();
        Some(nats)
    }

    pub fn up(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.child =
            Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("nats-server starts"));
        wait_for("NATS answers", || std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok());
    }

    pub fn down(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.down();
    }
}

/// A port that no connection is given by chance: whoever knocks at a closed one of those may find itself.
pub fn free_port() -> u16 {
    use std::sync::atomic::AtomicU16;
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = 20_000 + (std::process::id() % 600) as u16 * 20;
    loop {
        let port = first + NEXT.fetch_add(1, Relaxed);
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

//! The way between a node and what it stands on: it can be cut, in both directions or in one, and what was on it comes when it is whole again.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use tempfile::TempDir;

/// Which directions are cut.
#[derive(Default)]
struct Cut {
    there: AtomicBool,
    back: AtomicBool,
}

/// A way that can be cut.
pub struct Way {
    cut: Arc<Cut>,
    /// Where it begins.
    pub address: String,
    _folder: Option<TempDir>,
}

impl Way {
    /// To a port of this machine.
    pub fn to_port(port: u16) -> Way {
        let cut = Arc::new(Cut::default());
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("it listens").to_string();
        let held = Arc::clone(&cut);
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                let again = |stream: &TcpStream| stream.try_clone().expect("a second end");
                for stream in [&near, &far] {
                    let _ = stream.set_nodelay(true);
                }
                carry(again(&near), again(&far), Arc::clone(&held), |cut| &cut.there);
                carry(far, near, Arc::clone(&held), |cut| &cut.back);
            }
        });
        Way { cut, address, _folder: None }
    }

    /// To a socket of PostgreSQL's: the folder that its own is in.
    pub fn to_postgres(folder: &Path) -> Way {
        const NAME: &str = ".s.PGSQL.5432";
        let cut = Arc::new(Cut::default());
        let near: TempDir = TempDir::new().expect("a folder");
        let listener = UnixListener::bind(near.path().join(NAME)).expect("a socket");
        let address = near.path().display().to_string();
        let (held, target): (_, PathBuf) = (Arc::clone(&cut), folder.join(NAME));
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let Ok(far) = UnixStream::connect(&target) else { continue };
                let again = |stream: &UnixStream| stream.try_clone().expect("a second end");
                carry(again(&near), again(&far), Arc::clone(&held), |cut| &cut.there);
                carry(far, near, Arc::clone(&held), |cut| &cut.back);
            }
        });
        Way { cut, address, _folder: Some(near) }
    }

    /// Cuts it, or makes it whole.
    pub fn cut(&self, there: bool, back: bool) {
        self.cut.there.store(there, Relaxed);
        self.cut.back.store(back, Relaxed);
    }
}

/// An end of a connection.
trait End: Read + Write + Send + 'static {
    fn shut(&self);
}

impl End for TcpStream {
    fn shut(&self) {
        let _ = self.shutdown(std::net::Shutdown::Both);
    }
}

impl End for UnixStream {
    fn shut(&self) {
        let _ = self.shutdown(std::net::Shutdown::Both);
    }
}

/// Carries what comes from one end to the other, except while that direction is cut.
fn carry(mut from: impl End, mut to: impl End, cut: Arc<Cut>, way: fn(&Cut) -> &AtomicBool) {
    std::thread::spawn(move || {
        let mut buffer = vec![0; 64 * 1024];
        loop {
            let read = from.read(&mut buffer);
            while way(&cut).load(Relaxed) {
                std::thread::sleep(Duration::from_millis(5));
            }
            match read {
                Ok(n) if n > 0 && to.write_all(&buffer[..n]).is_ok() => {}
                _ => break,
            }
        }
        from.shut();
        to.shut();
    });
}

//! Connections that only take up room, beside the players of a load: half-open ones that say nothing, slow ones that send a byte
//! now and then, and deaf ones that watch every table and read nothing. Whichever the server ends comes again.

use super::player::guest;
use crate::error::Failure;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use voice::say;

/// How many connections of each kind.
#[derive(Clone, Copy, Debug)]
pub struct Flood {
    pub half_open: u32,
    pub slow: u32,
    pub deaf: u32,
}

/// How many of them share an address: fewer than the server lets one have.
const PER_ADDRESS: u32 = 250;
/// How often a slow one sends a byte.
const DRIP: Duration = Duration::from_millis(500);

/// What became of the flood.
#[derive(Default)]
pub struct Ebb {
    /// Connections that are open now, and that the server ended.
    pub open: AtomicU64,
    pub ended: AtomicU64,
}

impl Flood {
    pub fn is_none(self) -> bool {
        self.half_open + self.slow + self.deaf == 0
    }

    /// Lets it come, until the tasks are ended. Only against this machine: everything else would be an attack.
    pub fn rise(self, server: &str, tables: u32, ebb: &Arc<Ebb>) -> Result<JoinSet<()>, Failure> {
        let there: SocketAddr = server.parse().map_err(|_| say!("command-flood-here", server: server))?;
        let IpAddr::V4(host) = there.ip() else {
            return Err(say!("command-flood-here", server: server).into());
        };
        if !host.is_loopback() {
            return Err(say!("command-flood-here", server: server).into());
        }
        let mut tasks = JoinSet::new();
        let kinds = [(self.half_open, Kind::HalfOpen), (self.slow, Kind::Slow), (self.deaf, Kind::Deaf)];
        let all = kinds.iter().flat_map(|(count, kind)| (0..*count).map(move |_| *kind));
        for (n, kind) in (0..).zip(all) {
            let from = IpAddr::from([127, 0, 1, (n / PER_ADDRESS + 1) as u8]);
            let (server, ebb) = (server.to_string(), Arc::clone(ebb));
            tasks.spawn(async move {
                loop {
                    if let Ok(stream) = connect(there, from).await {
                        ebb.open.fetch_add(1, Relaxed);
                        kind.hold(stream, &server, tables).await;
                        ebb.open.fetch_sub(1, Relaxed);
                        ebb.ended.fetch_add(1, Relaxed);
                    }
                    tokio::time::sleep(DRIP).await;
                }
            });
        }
        Ok(tasks)
    }
}

async fn connect(to: SocketAddr, from: IpAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(to).await
}

#[derive(Clone, Copy)]
enum Kind {
    HalfOpen,
    Slow,
    Deaf,
}

impl Kind {
    /// Keeps a connection until the server ends it.
    async fn hold(self, mut stream: TcpStream, server: &str, tables: u32) {
        let mut byte = [0; 64];
        match self {
            Kind::HalfOpen => drop(stream.read(&mut byte).await),
            Kind::Slow => {
                let head = format!("GET /api/lobby HTTP/1.1\r\nHost: {server}\r\nX-Slow: ");
                for byte in head.bytes().chain(std::iter::repeat(b'z')) {
                    if stream.write_all(&[byte]).await.is_err() {
                        return;
                    }
                    tokio::time::sleep(DRIP).await;
                }
            }
            Kind::Deaf => {
                let Ok((cookie, _)) = guest(server, "Deaf").await else { return };
                let key = "dGhlIHNhbXBsZSBub25jZQ==";
                let head = format!(
                    "GET /ws HTTP/1.1\r\nHost: {server}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                     Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
                );
                if stream.write_all(head.as_bytes()).await.is_err() {
                    return;
                }
                // It asks for all tables again and again, and reads nothing.
                for table in (1..=tables).cycle() {
                    let text = format!("{{\"do\":\"watch\",\"table\":{table}}}");
                    let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
                    frame.extend(text.bytes());
                    if stream.write_all(&frame).await.is_err() {
                        return;
                    }
                    tokio::time::sleep(DRIP / 10).await;
                }
            }
        }
    }
}

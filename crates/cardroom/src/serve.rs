//! `cardroom serve`: opens the room.

use crate::books::{BooksArg, KeysArg};
use crate::error::Failure;
use crate::houses::HousesArg;
use ipnet::IpNet;
use ledger::{Away, StoreError};
use room::floor::{TableOrder, default_floor};
use room::http::{Doors, Tls};
use room::nodes::{Joining, is_node_name};
use room::record::Pace;
use room::{Left, Opening, Room};
use serde::Deserialize;
use std::io::{IsTerminal, Write};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing::Level;
use voice::{Telling, say};

/// Open the room: tables in the browser, with a virtual dealer, company and play chips
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The folder for the books, made when it is not there [default: data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
    /// Keep the books in PostgreSQL instead of a folder: postgres://user@host/name. Another machine is spoken to over TLS
    /// (sslrootcert=FILE names who vouches for it; sslmode=disable does without)
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    #[command(flatten)]
    keys: KeysArg,
    /// How many seconds a PostgreSQL that cannot be reached is waited for at the start; 0 to end at once [default: 120]
    #[arg(long, value_name = "N")]
    wait_seconds: Option<u32>,
    /// A floor file that says which tables a new room opens with
    #[arg(long, value_name = "FILE")]
    open_floor: Option<PathBuf>,
    /// How many guests one address may make in a minute; 0 for any number [default: 60]
    #[arg(long, value_name = "N")]
    guests_per_minute: Option<u32>,
    /// How many connections one address may have; 0 for any number [default: 512]
    #[arg(long, value_name = "N")]
    connections_per_address: Option<u32>,
    /// A proxy, or a net of them, whose X-Forwarded-For is believed: 10.0.0.0/8, ::1 (may be given several times)
    #[arg(long, value_name = "ADDRESS", value_parser = net)]
    trusted_proxy: Vec<IpNet>,
    /// A name the room goes by: requests for other hosts are refused (may be given several times) [default: localhost where
    /// only this machine can reach it, any name elsewhere]
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Where the machine room reads /metrics; nowhere unless it is said
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_listen: Option<String>,
    /// Speak TLS with this certificate (and what leads to its root), in PEM; SIGHUP has it read again
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Send cookies over TLS only, and have browsers come over TLS only: behind a proxy that speaks HTTPS
    #[arg(long)]
    secure_cookies: bool,
    /// Be one of several machines on the same PostgreSQL database: the address of the NATS server between them
    #[arg(long, value_name = "ADDRESS")]
    nats: Option<String>,
    /// What this machine is called among them [default: its host name and process number]
    #[arg(long, value_name = "NAME", requires = "nats")]
    node: Option<String>,
    /// Print a link again that makes a manager's account: for a room whose only manager lost their password or their devices
    #[arg(long)]
    manager_link: bool,
    /// How many seconds a player at a new table has for a decision [default: 20]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3600))]
    decision_seconds: Option<u32>,
    /// Clocks that nobody could play by: for measurements
    #[arg(long)]
    fast: bool,
    /// Log as JSON, one object per line
    #[arg(long)]
    json_logs: bool,
    /// How much to log: error, warn, info, or debug, which tells every request and every decision [default: info]
    #[arg(long, value_name = "LEVEL")]
    log: Option<Level>,
    /// A file with the same names: listen, data, database, houses, open_floor, guests_per_minute, secure_cookies, …
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    houses: HousesArg,
}

const AFTER: &str = "Examples:
  cardroom serve                                   everything in ./data, http://127.0.0.1:8080
  cardroom serve --listen 0.0.0.0:443 --tls-cert room.pem --tls-key room.key --data /var/lib/cardroom
  cardroom serve --database postgres://cardroom@localhost/cardroom
  cardroom serve --database postgres://… --nats nats://127.0.0.1:4222 --node north     on each of several machines
  cardroom serve --keys /etc/cardroom/keys         the keys of the books, which the first start makes
  cardroom serve --open-floor floor.toml           where floor.toml has one [[tables]] after the other:
      [[tables]]
      rulebook = \"aviator/pure-21.5\"    # cardroom check lists them
      option = 2                        # the collection schedule in force
      bots = 3                          # programs that keep newcomers company
      count = 4                         # so many tables like this one
What the books say is encrypted, and every commit is signed: the keys lie in a folder apart from the books (./data-keys for
./data). Keep a copy of it elsewhere, and not with the backups: without it the books cannot be read.
On the very first run a link is printed that makes the floor manager's account; --manager-link prints another. SIGTERM freezes every hand where it is;
the next start goes on from there. While the books cannot be written it waits ten seconds for them; a second SIGTERM ends it
at once. Nothing that was acknowledged is lost either way. Where the disk does not confirm what was written, the room stops
with status 3 (docs/operations.md).";

/// The config file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
struct Config {
    listen: Option<String>,
    data: Option<String>,
    database: Option<String>,
    keys: Option<PathBuf>,
    wait_seconds: Option<u32>,
    houses: Option<PathBuf>,
    open_floor: Option<PathBuf>,
    guests_per_minute: Option<u32>,
    connections_per_address: Option<u32>,
    #[serde(default)]
    trusted_proxy: Vec<String>,
    #[serde(default)]
    host: Vec<String>,
    metrics_listen: Option<String>,
    nats: Option<String>,
    node: Option<String>,
    tls_cert: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    #[serde(default)]
    secure_cookies: bool,
    decision_seconds: Option<u32>,
    #[serde(default)]
    fast: bool,
    #[serde(default)]
    json_logs: bool,
    log: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    tables: Vec<TableOrder>,
}

/// What is served, from the arguments and the file.
struct Plan {
    listen: String,
    metrics: Option<String>,
    opening: Opening,
    doors: Doors,
    /// Is a link for another manager wanted?
    manager_link: bool,
}

fn read_toml<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    let text = std::fs::read_to_string(path).map_err(|e| Failure::file(path, e))?;
    toml::from_str(&text).map_err(|e| Failure::file(path, e.to_string().trim()))
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let config: Config = args.config.as_deref().map(read_toml).transpose()?.unwrap_or_default();
    let level =
        config.log.as_deref().map(|text| text.parse().map_err(|_| say!("command-levels", text: text)));
    init_logs(args.json_logs || config.json_logs, args.log.or(level.transpose()?).unwrap_or(Level::INFO));
    let houses_from = HousesArg { houses: args.houses.houses.clone().or(config.houses) };
    let houses = houses_from.load()?;
    let told = BooksArg { data: args.data.clone(), database: args.database.clone() };
    let in_file = BooksArg { data: config.data, database: config.database };
    let database = told.or(in_file).to_open()?;
    let keys = KeysArg { keys: args.keys.keys.clone().or(config.keys) }.to_open(&database)?;
    let floor = match args.open_floor.clone().or(config.open_floor) {
        Some(path) => read_toml::<Floor>(&path)?.tables,
        None => default_floor(&houses),
    };
    let files = (args.tls_cert.clone().or(config.tls_cert), args.tls_key.clone().or(config.tls_key));
    let tls = match files {
        (Some(certificate), Some(key)) => {
            Some(Arc::new(Tls::read(certificate, key).map_err(|e| Failure::file(&e.file, e.why))?))
        }
        (None, None) => None,
        _ => return Err(say!("command-tls-pair").into()),
    };
    let proxies = config.trusted_proxy.iter().map(|text| net(text)).collect::<Result<Vec<_>, _>>()?;
    let pace = pace(args.fast || config.fast, args.decision_seconds.or(config.decision_seconds))?;
    let nats = args.nats.clone().or(config.nats);
    let joining = nats.map(|nats| joining(nats, args.node.clone().or(config.node))).transpose()?;
    let patience = Duration::from_secs(args.wait_seconds.or(config.wait_seconds).unwrap_or(PATIENCE).into());
    Ok(Plan {
        listen: args.listen.clone().or(config.listen).unwrap_or_else(|| "127.0.0.1:8080".into()),
        manager_link: args.manager_link,
        metrics: args.metrics_listen.clone().or(config.metrics_listen),
        opening: Opening { database, keys, houses, floor, pace, patience, joining },
        doors: Doors {
            secure: args.secure_cookies || config.secure_cookies || tls.is_some(),
            tls,
            guests_per_minute: args.guests_per_minute.or(config.guests_per_minute).unwrap_or(60),
            connections_per_address: args
                .connections_per_address
                .or(config.connections_per_address)
                .unwrap_or(512),
            trusted_proxies: args.trusted_proxy.iter().copied().chain(proxies).collect(),
            hosts: args.host.iter().chain(&config.host).cloned().collect(),
        },
    })
}

/// How this process is one of several.
fn joining(nats: String, name: Option<String>) -> Result<Joining, Failure> {
    let host = || {
        rustix::system::uname()
            .nodename()
            .to_string_lossy()
            .replace(|c: char| !c.is_ascii_alphanumeric(), "-")
    };
    let name = name.unwrap_or_else(|| format!("{}-{}", host(), std::process::id()));
    if !is_node_name(&name) {
        return Err(say!("command-node-name", name: &name).into());
    }
    Ok(Joining { nats, name })
}

/// An address, or a net of addresses.
fn net(text: &str) -> Result<IpNet, Failure> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse()).map_err(|_| say!("command-net", text: text).into())
}

/// The clocks of new tables.
fn pace(fast: bool, decision_seconds: Option<u32>) -> Result<Pace, Failure> {
    let usual = if fast { Pace::FAST } else { Pace::HUMAN };
    match decision_seconds {
        Some(seconds) if !(1..=3600).contains(&seconds) => {
            Err(say!("command-decision", seconds: seconds).into())
        }
        Some(seconds) => Ok(Pace { decision: seconds * 1000, ..usual }),
        None => Ok(usual),
    }
}

fn init_logs(json: bool, level: Level) {
    let logs = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level);
    // Colours are for those who look at a screen.
    let logs = logs.with_ansi(std::io::stderr().is_terminal());
    // Logs that cannot be written, because whoever read them is gone, are no reason for a table to stop.
    let logs = logs.log_internal_errors(false);
    // A second start in one process keeps the first one's logs.
    let _ = if json { logs.json().try_init() } else { logs.try_init() };
}

/// How many seconds a database is waited for, if nothing else is said.
const PATIENCE: u32 = 120;
/// How long a room that was asked to stop while it opens may take to have opened.
const OPENING: Duration = Duration::from_secs(10);
/// How long work that nobody waits for any more, such as a question to a database that does not answer, holds up the
/// end of the process.
const LEFTOVERS: Duration = Duration::from_millis(500);

/// How the process ends when the disk did not confirm what was written.
const IN_DOUBT: u8 = 3;

pub fn run(args: &Args) -> ExitCode {
    let done = plan(args).and_then(|plan| {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|e| system("tokio", e))?;
        let done = runtime.block_on(serve(plan));
        runtime.shutdown_timeout(LEFTOVERS);
        done
    });
    match done {
        Ok(None) => ExitCode::SUCCESS,
        Ok(Some(in_doubt)) => {
            let _ = writeln!(std::io::stderr(), "{}", say!("command-in-doubt", why: in_doubt.says()));
            ExitCode::from(IN_DOUBT)
        }
        Err(why) => {
            // Whoever read this may be gone.
            let _ = writeln!(std::io::stderr(), "{why}");
            ExitCode::from(2)
        }
    }
}

/// Prints. Whoever read this may be gone: that is no reason to fall over.
fn print(says: &Telling) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{says}").and_then(|()| out.flush());
}

async fn listen(address: &str) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    Ok(listener.map_err(|e| say!("command-no-listening", address: address, why: e.to_string()))?)
}

/// Serves until it is asked to stop, or until it cannot be known what is in the books: then, why.
async fn serve(plan: Plan) -> Result<Option<StoreError>, Failure> {
    let mut signals = Signals::new()?;
    let version = env!("CARGO_PKG_VERSION");
    tracing::info!(version, pid = std::process::id(), "starts");
    let listener = listen(&plan.listen).await?;
    let metrics = match &plan.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = listener.local_addr().map_err(|e| system(&plan.listen, e))?;
    let mut opening = std::pin::pin!(Room::open(plan.opening));
    let begun = Instant::now();
    let (room, stop_at_once) = tokio::select! {
        room = &mut opening => (room?, false),
        name = signals.next() => match tokio::time::timeout(OPENING, opening).await {
            Ok(Ok(room)) => (room, true),
            _ => {
                tracing::info!(signal = name, "was asked to stop before it was open");
                print(&say!("command-not-opened"));
                return Ok(None);
            }
        },
    };
    let scheme = if plan.doors.tls.is_some() { "https" } else { "http" };
    if let Some(tls) = plan.doors.tls.clone() {
        tokio::spawn(read_again(tls));
    }
    if plan.manager_link {
        room.offer_manager_link(vec![]).await?;
    }
    // The link comes first: whoever waits for the room to be open has read it then.
    if let Some(token) = room.manager_token() {
        print(&say!("command-claim", link: format!("{scheme}://{address}/claim#{token}")));
    }
    if let Some(address) = metrics.as_ref().and_then(|listener| listener.local_addr().ok()) {
        print(&say!("command-metrics", link: format!("http://{address}/metrics")));
    }
    let tables = room.lobby().len();
    tracing::info!(version, %address, tables, took = ?begun.elapsed(), "is open");
    print(&say!("command-open", link: format!("{scheme}://{address}/"), tables: tables));
    let signals = tokio::sync::Mutex::new(signals);
    let asked_to_stop = async {
        if !stop_at_once {
            let mut signals = signals.lock().await;
            tokio::select! {
                name = signals.next() => tracing::info!(signal = name, "was asked to stop"),
                why = room.ledger.figures().in_doubt() => tracing::error!(%why, "stops by itself"),
            }
        }
    };
    let asked_again = async {
        let name = signals.lock().await.next().await;
        tracing::warn!(signal = name, "was asked to stop again: waits for nothing");
    };
    let left =
        room::http::serve(Arc::clone(&room), listener, metrics, plan.doors, asked_to_stop, asked_again).await;
    tracing::info!(waiting = left.tables, hurried = left.hurried, "is closed");
    match room.ledger.figures().stopped().filter(StoreError::doubts) {
        Some(why) => Ok(Some(why)),
        None => {
            print(&goodbye(left, room.ledger.figures().is_away()));
            Ok(None)
        }
    }
}

/// Reads the certificate again whenever the process is told to.
async fn read_again(tls: Arc<Tls>) {
    let Ok(mut told) = signal(SignalKind::hangup()) else { return };
    while told.recv().await.is_some() {
        match tls.again() {
            Ok(()) => tracing::info!("reads its certificate again"),
            Err(e) => {
                tracing::error!(file = %e.file.display(), why = e.why, "keeps its certificate: the new one makes no sense")
            }
        }
    }
}

/// What is said at the end. A table that was waiting for the books had acknowledged nothing of what it waited for.
fn goodbye(left: Left, away: Option<Away>) -> Telling {
    if left.tables == 0 {
        return say!("command-closed");
    }
    let why = match away {
        _ if left.hurried => say!("command-hurried"),
        Some(why) => why.says(),
        None => say!("command-no-time"),
    };
    say!("command-closed-waiting", tables: left.tables, why: why)
}

/// The system would not.
fn system(place: &str, why: std::io::Error) -> Failure {
    Failure::Place { place: place.into(), why: why.to_string() }
}

/// What asks the process to stop: SIGTERM, or Ctrl-C.
struct Signals {
    term: Signal,
    interrupt: Signal,
}

impl Signals {
    fn new() -> Result<Signals, Failure> {
        let listen = |kind| signal(kind).map_err(|e| say!("command-no-signals", why: e.to_string()));
        Ok(Signals { term: listen(SignalKind::terminate())?, interrupt: listen(SignalKind::interrupt())? })
    }

    /// Which of them came.
    async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.term.recv() => "SIGTERM",
            _ = self.interrupt.recv() => "SIGINT",
        }
    }
}

//! `cardroom load`: many players with real WebSockets against a running server, and how long they wait.

mod cutter;
mod flood;
mod player;
mod view;

use crate::error::{Failure, failed};
use flood::{Ebb, Flood};
use player::{Manner, Player, Stats};
use room::error::RoomError;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use voice::say;

/// Play against a server with many players at once, and measure how long they wait
#[derive(clap::Args)]
#[command(after_help = "Start the server for it with
  cardroom serve --data /tmp/load --guests-per-minute 0 --connections-per-address 0 --fast --open-floor load.toml
where load.toml opens as many tables without bots as are to be played at:
  [[tables]]
  rulebook = \"aviator/pure-21.5\"
  count = 1250
The last player of each table banks, the others wager and play; at tables of poker everybody calls. An action is timed from the command to the `done` frame.
With --half-open, --slow or --deaf it is measured twice, without them and among them, and the waits are compared; `make flood`
does all of it. Such connections are made to this machine only.")]
pub struct Args {
    /// Where the server listens; several, where several nodes are one room: whoever loses one goes on through another
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT", value_delimiter = ',')]
    server: Vec<String>,
    /// Tables to play at, from number 1
    #[arg(long, default_value_t = 1250)]
    tables: u32,
    /// Players, spread over the tables
    #[arg(long, default_value_t = 10_000)]
    players: u32,
    /// Milliseconds between two actions at a table, on average; 0 for as fast as they can
    #[arg(long, default_value_t = 3000, value_name = "MS")]
    pace: u64,
    /// Seconds to measure, after everybody is connected
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Guests who watch the lobby, beside those who play
    #[arg(long, default_value_t = 0, value_name = "N")]
    lobby: u32,
    /// Ask for whole frames, in place of what changed
    #[arg(long)]
    whole: bool,
    /// Let everybody cut each shuffle, as a browser does
    #[arg(long)]
    cut: bool,
    /// Write every wait to a file: the table's number and microseconds on a line
    #[arg(long, value_name = "FILE")]
    waits: Option<PathBuf>,
    /// Then measure once more among so many connections that say nothing, and compare
    #[arg(long, default_value_t = 0, value_name = "N")]
    half_open: u32,
    /// Then measure once more among so many that send a byte now and then
    #[arg(long, default_value_t = 0, value_name = "N")]
    slow: u32,
    /// Then measure once more among so many sockets that watch every table and read nothing
    #[arg(long, default_value_t = 0, value_name = "N")]
    deaf: u32,
    /// Processes of the server, to report their memory and what they spend on an action; several, where there are several nodes
    #[arg(long, value_name = "PID", value_delimiter = ',')]
    pid: Vec<u32>,
}

impl Args {
    /// Where somebody comes in.
    fn door(&self, n: u32) -> String {
        self.server[n as usize % self.server.len()].clone()
    }
}

pub fn run(args: &Args) -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let here = |e: std::io::Error| Failure::Place { place: args.server.join(", "), why: e.to_string() };
    let done = runtime.map_err(here).and_then(|runtime| runtime.block_on(load(args)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failed(&why),
    }
}

async fn load(args: &Args) -> Result<(), Failure> {
    let stats = Arc::new(Stats::default());
    let start = Instant::now();
    let mut connecting = tokio::task::JoinSet::new();
    let manner = Manner {
        per_table: args.players.div_ceil(args.tables),
        pace: Duration::from_millis(args.pace),
        changes: !args.whole,
        cuts: args.cut,
    };
    // Guests come in a crowd, but not all in the same moment.
    let crowd = Arc::new(tokio::sync::Semaphore::new(64));
    let servers = Arc::new(args.server.clone());
    for n in 0..args.players {
        let (crowd, stats) = (Arc::clone(&crowd), Arc::clone(&stats));
        let doors = (Arc::clone(&servers), n as usize % servers.len());
        let place = (n % args.tables + 1, n / args.tables);
        let manner = manner.clone();
        connecting.spawn(async move {
            let _one_of_few = crowd.acquire().await;
            Player::come(doors, place, &manner, stats).await
        });
    }
    let mut players = Vec::new();
    while let Some(player) = connecting.join_next().await {
        players.push(player.map_err(RoomError::from)??);
    }
    let seconds = format!("{:.1}", start.elapsed().as_secs_f64());
    println!("{}", say!("command-connected", players: players.len(), seconds: seconds));
    let mut tasks = tokio::task::JoinSet::new();
    for player in players {
        tasks.spawn(player.play());
    }
    for n in 0..args.lobby {
        let lobby = player::watch_lobby(&args.door(n), n, Arc::clone(&stats)).await?;
        tasks.spawn(lobby);
    }
    // Everybody sits down and the first rounds begin before anything is counted.
    tokio::time::sleep(Duration::from_secs((args.seconds / 4).clamp(3, 20))).await;
    let quiet = measured(args, &stats).await;
    let flood = Flood { half_open: args.half_open, slow: args.slow, deaf: args.deaf };
    if flood.is_none() {
        if let Some(file) = &args.waits {
            let lines =
                stats.all().iter().map(|(table, micros)| format!("{table} {micros}\n")).collect::<String>();
            std::fs::write(file, lines)
                .map_err(|e| Failure::Place { place: file.display().to_string(), why: e.to_string() })?;
        }
        println!("{quiet:#}");
    } else {
        println!("{:#}", flooded(args, flood, &stats, quiet).await?);
    }
    tasks.abort_all();
    Ok(())
}

/// How long everybody waits for so many seconds.
async fn measured(args: &Args, stats: &Stats) -> Value {
    stats.begin();
    let (begun, spent) = (Instant::now(), processor(&args.pid));
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (seconds, spent) = (begun.elapsed().as_secs_f64(), processor(&args.pid) - spent);
    let (waits, still) = (stats.waits(), stats.stood_still());
    let memory =
        (!args.pid.is_empty()).then(|| args.pid.iter().filter_map(|pid| memory_mib(*pid)).sum::<u64>());
    let (frames, bytes) = (stats.frames.load(Relaxed), stats.bytes.load(Relaxed));
    let (actions, refused) = (stats.actions.load(Relaxed), stats.refused.load(Relaxed));
    json!({
        "tables": args.tables, "players": args.players, "seconds": seconds,
        "actions": actions, "actions_per_second": actions as f64 / seconds,
        "refused": refused, "why_refused": &*stats.reasons.lock(), "frames": frames, "bytes": bytes, "bytes_per_frame": bytes / frames.max(1),
        "lobby_bytes": stats.lobby_bytes.load(Relaxed), "lost": stats.lost.load(Relaxed),
        "came_back": stats.came_back.load(Relaxed),
        "rounds_seen": stats.rounds.load(Relaxed), "cuts": stats.cuts.load(Relaxed),
        "p50_ms": waits.percentile(0.50), "p90_ms": waits.percentile(0.90), "p99_ms": waits.percentile(0.99),
        "max_ms": waits.percentile(1.0), "server_memory_mib": memory,
        "server_micros_per_action": (spent > 0.0).then(|| spent * 1e6 / actions.max(1) as f64),
        "tables_that_stood_still": { "count": still.count(), "p50_ms": still.percentile(0.50),
            "p99_ms": still.percentile(0.99), "max_ms": still.percentile(1.0) },
    })
}

/// The same among connections that only take up room, beside what it was without them.
async fn flooded(args: &Args, flood: Flood, stats: &Stats, quiet: Value) -> Result<Value, Failure> {
    let ebb = Arc::new(Ebb::default());
    let mut tide = flood.rise(&args.door(0), args.tables, &ebb)?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let open = ebb.open.load(Relaxed);
    let among = measured(args, stats).await;
    let times = |part: &str| Some(among[part].as_f64()? / quiet[part].as_f64().filter(|ms| *ms > 0.0)?);
    let report = json!({
        "half_open": flood.half_open, "slow": flood.slow, "deaf": flood.deaf,
        "open_at_once": open, "ended_by_the_server": ebb.ended.load(Relaxed),
        "p50_times": times("p50_ms"), "p99_times": times("p99_ms"),
        "quiet": quiet, "flooded": among,
    });
    tide.abort_all();
    Ok(report)
}

/// How many seconds of a processor these have used.
fn processor(pids: &[u32]) -> f64 {
    let used = |pid: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let (own, kernel): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((own + kernel) / rustix::param::clock_ticks_per_second() as f64)
    };
    pids.iter().filter_map(used).sum()
}

/// What the server takes of the machine's memory.
fn memory_mib(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|l| l.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kib| kib / 1024)
}

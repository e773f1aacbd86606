//! `cardroom serve`: opens the room.

use crate::houses::HousesArg;
use room::floor::{TableOrder, default_floor};
use room::http::Doors;
use room::record::Pace;
use room::{Opening, Room};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Open the room: tables in the browser, with a virtual dealer, company and play chips
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The folder for the books, made when it is not there [default: data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Keep the books in PostgreSQL instead of a file: postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A floor file that says which tables a new room opens with
    #[arg(long, value_name = "FILE")]
    open_floor: Option<PathBuf>,
    /// How many guests one address may make in a minute; 0 for any number [default: 60]
    #[arg(long, value_name = "N")]
    guests_per_minute: Option<u32>,
    /// Send cookies over TLS only: behind a proxy that speaks HTTPS
    #[arg(long)]
    secure_cookies: bool,
    /// Clocks that nobody could play by: for measurements
    #[arg(long)]
    fast: bool,
    /// Log as JSON, one object per line
    #[arg(long)]
    json_logs: bool,
    /// A file with the same names: listen, data, database, houses, open_floor, guests_per_minute, secure_cookies, …
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    houses: HousesArg,
}

const AFTER: &str = "Examples:
  cardroom serve                                   everything in ./data, http://127.0.0.1:8080
  cardroom serve --listen 0.0.0.0:80 --data /var/lib/cardroom
  cardroom serve --database postgres://cardroom@localhost/cardroom
  cardroom serve --open-floor floor.toml           where floor.toml has one [[tables]] after the other:
      [[tables]]
      rulebook = \"aviator/pure-21.5\"    # cardroom check lists them
      option = 2                        # the collection schedule in force
      bots = 3                          # programs that keep newcomers company
      count = 4                         # so many tables like this one
On the very first run a link is printed that makes the floor manager's account. SIGTERM freezes every hand where it is;
the next start goes on from there.";

/// The config file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
struct Config {
    listen: Option<String>,
    data: Option<PathBuf>,
    database: Option<String>,
    houses: Option<PathBuf>,
    open_floor: Option<PathBuf>,
    guests_per_minute: Option<u32>,
    #[serde(default)]
    secure_cookies: bool,
    #[serde(default)]
    fast: bool,
    #[serde(default)]
    json_logs: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    tables: Vec<TableOrder>,
}

/// What is served, from the arguments and the file.
struct Plan {
    listen: String,
    opening: Opening,
    doors: Doors,
}

fn read_toml<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    toml::from_str(&text).map_err(|e| format!("{}: {}", path.display(), e.to_string().trim()))
}

fn plan(args: &Args) -> Result<Plan, String> {
    let config: Config = args.config.as_deref().map(read_toml).transpose()?.unwrap_or_default();
    let houses_from = HousesArg { houses: args.houses.houses.clone().or(config.houses) };
    let houses = houses_from.load()?;
    let database = match args.database.clone().or(config.database) {
        Some(address) => address,
        None => {
            let data = args.data.clone().or(config.data).unwrap_or_else(|| "data".into());
            std::fs::create_dir_all(&data).map_err(|e| format!("{}: {e}", data.display()))?;
            data.join("cardroom.sqlite").display().to_string()
        }
    };
    let floor = match args.open_floor.clone().or(config.open_floor) {
        Some(path) => read_toml::<Floor>(&path)?.tables,
        None => default_floor(&houses),
    };
    let pace = if args.fast || config.fast { Pace::FAST } else { Pace::HUMAN };
    init_logs(args.json_logs || config.json_logs);
    Ok(Plan {
        listen: args.listen.clone().or(config.listen).unwrap_or_else(|| "127.0.0.1:8080".into()),
        opening: Opening { database, houses, floor, pace },
        doors: Doors {
            secure_cookies: args.secure_cookies || config.secure_cookies,
            guests_per_minute: args.guests_per_minute.or(config.guests_per_minute).unwrap_or(60),
        },
    })
}

fn init_logs(json: bool) {
    let logs = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::INFO);
    // A second start in one process keeps the first one's logs.
    let _ = if json { logs.json().try_init() } else { logs.try_init() };
}

pub fn run(args: &Args) -> ExitCode {
    let done = plan(args).and_then(|plan| {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.map_err(|e| e.to_string())?.block_on(serve(plan))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{}", message.trim_end());
            ExitCode::from(2)
        }
    }
}

async fn serve(plan: Plan) -> Result<(), String> {
    let listener = tokio::net::TcpListener::bind(&plan.listen)
        .await
        .map_err(|e| format!("cannot listen on {}: {e}", plan.listen))?;
    let address = listener.local_addr().map_err(|e| e.to_string())?;
    let room = Room::open(plan.opening).await?;
    println!("The room is open at http://{address}/ with {} tables. Play money only.", room.lobby().len());
    if let Some(token) = room.manager_token() {
        println!("Once only, for the floor manager's account: http://{address}/claim#{token}");
    }
    use std::io::Write;
    let _ = std::io::stdout().flush();
    room::http::serve(room, listener, plan.doors, stop_signal()).await?;
    println!("The room is closed. Every hand is where it was.");
    Ok(())
}

/// Ready when the process is asked to stop: SIGTERM, or Ctrl-C.
async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut term), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = term.recv() => {}
        _ = interrupt.recv() => {}
    }
}

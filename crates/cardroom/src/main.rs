//! `cardroom`: a California cardroom in one binary. This is the thin end: it reads the command line and hands over.

mod accept_loss;
mod archive;
mod backup;
mod books;
mod check;
mod clause;
mod collusion;
mod deal;
mod equity;
mod error;
mod export;
mod houses;
mod language;
mod load;
mod nightly;
mod odds;
mod paint;
mod programs;
mod progress;
mod rank;
mod replay;
mod restore;
mod rules;
mod schema;
mod seals;
mod serve;
mod sign;
mod sim;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Thousands of small texts a second are made and let go: with the system's allocator that was a tenth of the server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A California cardroom in one binary: it runs the games, proves what it did, and prices them. Play money only.
#[derive(Parser)]
#[command(version, propagate_version = true, arg_required_else_help = true, after_help = AFTER)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const AFTER: &str = "Start with:
  cardroom serve                        open the room at http://127.0.0.1:8080
  cardroom check                        are the house files sound?
  cardroom sign aviator/pure-21.5       the sign on the table
  cardroom deal FILE.toml               referee a round written down in a file
  cardroom clause RND-11                what a clause says";

#[derive(Subcommand)]
enum Command {
    AcceptLoss(accept_loss::Args),
    Archive(archive::Args),
    Backup(backup::Args),
    Check(check::Args),
    Clause(clause::Args),
    Collusion(collusion::Args),
    Deal(deal::Args),
    Equity(equity::Args),
    Export(export::Args),
    Load(load::Args),
    Odds(odds::Args),
    Programs(programs::Args),
    Rank(rank::Args),
    Replay(replay::Args),
    Restore(restore::Args),
    Rules(rules::Args),
    Schema(schema::Args),
    Seals(seals::Args),
    Serve(serve::Args),
    Sign(sign::Args),
    Sim(sim::Args),
    Verify(verify::Args),
}

/// Whoever reads what is printed may stop reading (`| head`): that is no failure, and ends the program quietly.
fn end_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let said = panic.payload().downcast_ref::<String>().map_or("", String::as_str);
        if said.contains("stdout") && said.contains("Broken pipe") {
            std::process::exit(0);
        }
        usual(panic);
    }));
}

fn main() -> ExitCode {
    end_when_nobody_reads();
    match Cli::parse().command {
        Command::AcceptLoss(args) => accept_loss::run(&args),
        Command::Archive(args) => archive::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Clause(args) => clause::run(&args),
        Command::Collusion(args) => collusion::run(&args),
        Command::Deal(args) => deal::run(&args),
        Command::Equity(args) => equity::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Programs(args) => programs::run(&args),
        Command::Rank(args) => rank::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Seals(args) => seals::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Sign(args) => sign::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Verify(args) => verify::run(&args),
    }
}

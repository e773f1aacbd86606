//! `cardroom schema`: the JSON Schema of house files, for editors.

use std::process::ExitCode;

/// Print the JSON Schema of house files, for editors that complete keys and check values
#[derive(clap::Args)]
pub struct Args {
    /// Which files
    #[arg(value_enum, default_value = "blackjack")]
    game: Game,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Game {
    Blackjack,
    Poker,
}

pub fn run(args: &Args) -> ExitCode {
    let schema = games::rulebook::schema(matches!(args.game, Game::Poker));
    println!("{}", serde_json::to_string_pretty(&schema).expect("a schema is JSON"));
    ExitCode::SUCCESS
}

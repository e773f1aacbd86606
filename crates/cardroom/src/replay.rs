//! `cardroom replay`: referees hand histories in PHH and tells them, or prints what everybody ended with.

use crate::deal::read;
use crate::error::failed;
use crate::houses::{HousesArg, adopt};
use crate::language::LanguageArg;
use crate::paint::Paint;
use chips::Money;
use games::poker::Narrator;
use games::poker::phh::{self, Outcome, Record, Replayer, amount_text};
use games::rulebook::Houses;
use games::{Flaw, Refusal, Sentence, Tone};
use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;
use voice::{Voice, plain, say};

/// Referee poker hands written in PHH files, and narrate them
///
/// Histories of PokerStars and Open Hand History are read as well, where PHH has their game; `--phh` prints them in PHH. A hand with `_rulebook` is one of ours and is played by the house's rules; any other is replayed as recorded.
/// Exit status: 0 all hands were played; 1 some were refused, or end with other stacks than the file has; 2 a file cannot
/// be read.
#[derive(clap::Args)]
pub struct Args {
    /// PHH files, of one hand (.phh) or many (.phhs), or other rooms' histories; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print one line of JSON per hand instead of the narration
    #[arg(long)]
    json: bool,
    /// Print the hands in PHH, and referee nothing
    #[arg(long, conflicts_with = "json")]
    phh: bool,
    /// No colours
    #[arg(long)]
    no_color: bool,
    #[command(flatten)]
    houses: HousesArg,
    #[command(flatten)]
    language: LanguageArg,
}

pub fn run(args: &Args) -> ExitCode {
    args.language.speak(args.json);
    let mut replayer = match args.houses.load() {
        Ok(houses) => replayer(houses),
        Err(why) => return failed(&why),
    };
    let mut worst = 0;
    for file in &args.files {
        worst = worst.max(replay_file(&mut replayer, file, args));
    }
    ExitCode::from(worst)
}

/// A replayer with the house files there are; a rulebook may also be the path of a file.
fn replayer(houses: Houses) -> Replayer {
    let houses = RefCell::new(houses);
    Replayer::new(move |name| {
        let id = adopt(&mut houses.borrow_mut(), name).map_err(|why| why.says())?;
        houses
            .borrow()
            .poker(&id)
            .map_err(|problems| say!("phh-rulebook-unsound", problems: Flaw::list(&problems)))
    })
}

fn replay_file(replayer: &mut Replayer, file: &str, args: &Args) -> u8 {
    let text = match read(file) {
        Ok(text) => text,
        Err(why) => {
            eprintln!("{why}");
            return 2;
        }
    };
    let text = match engine::to_phh(&text) {
        Ok(text) => text,
        Err(wrong) => {
            wrong.0.iter().for_each(|problem| eprintln!("{file}: {}", problem.text));
            return 2;
        }
    };
    if args.phh {
        let _ = std::io::stdout().write_all(text.as_bytes());
        return 0;
    }
    let records = match phh::read(&text) {
        Ok(records) => records,
        Err(error) => {
            eprintln!("{file}: {error}");
            return 2;
        }
    };
    let mut out = String::new();
    let mut worst = 0;
    for record in &records {
        let told = if args.json { as_json(replayer, file, record) } else { as_story(replayer, record, args) };
        match told {
            Ok((text, wrong)) => {
                out.push_str(&text);
                worst = worst.max(u8::from(wrong));
            }
            Err(error) => {
                eprintln!("{file}: {error}");
                worst = 2;
            }
        }
    }
    // A reader that stops reading (`| head`) is no reason to panic.
    let _ = std::io::stdout().write_all(out.as_bytes());
    worst
}

/// What is printed, and whether something is wrong with the hand.
type Told = Result<(String, bool), Flaw>;

fn as_json(replayer: &mut Replayer, file: &str, record: &Record<'_>) -> Told {
    let outcome = replayer.replay(record)?;
    let key = record.key.as_deref().map_or("null".to_string(), quoted);
    let mut line = format!("{{\"file\":{},\"key\":{key}", quoted(file));
    let wrong = match &outcome {
        Outcome::Played(played) => {
            let stacks: Vec<String> = played.finishing_stacks().map(number).collect();
            let drop = number(played.hand.collected());
            let _ = write!(line, ",\"finishing_stacks\":[{}],\"drop\":{drop}", stacks.join(","));
            let contradicted = played.contradicted(record);
            if let Some(recorded) = contradicted {
                let recorded: Vec<String> = recorded.iter().copied().map(number).collect();
                let _ = write!(line, ",\"contradicts\":{{\"finishing_stacks\":[{}]}}", recorded.join(","));
            }
            contradicted.is_some()
        }
        Outcome::Refused { action, refusal, .. } => {
            let Refusal { clause, says } = refusal;
            let (action, reason) = (quoted(action), quoted(&says.to_string()));
            let _ = write!(
                line,
                ",\"refused\":{{\"action\":{action},\"clause\":\"{clause}\",\"reason\":{reason}}}"
            );
            true
        }
    };
    line.push_str("}\n");
    Ok((line, wrong))
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("text is JSON")
}

/// Whole chips as whole numbers, as they stand in the file.
fn number(amount: Money) -> String {
    let text = amount_text(amount);
    match text.contains('.') {
        true => text.trim_end_matches('0').to_string(),
        false => text,
    }
}

fn as_story(replayer: &mut Replayer, record: &Record<'_>, args: &Args) -> Told {
    let setup = replayer.setup(record)?;
    let mut narrator = Narrator::new(setup.rules, &setup.entries, &record.players);
    let outcome =
        replayer.replay_with(record, |_, events, _| events.iter().for_each(|e| narrator.tell(e)))?;
    let paint = Paint::new(args.no_color);
    let mut text = String::new();
    if let Some(key) = &record.key {
        let _ = writeln!(text, "{}", paint.bold(&say!("replay-hand", key: key.to_string()).to_string()));
    }
    for line in narrator.take() {
        let _ = writeln!(text, "{}", painted(&line, &paint));
    }
    let wrong = match &outcome {
        Outcome::Played(played) => {
            let names = record.players.iter().map(|n| n.to_string());
            let numbered = (record.players.len()..).map(|i| say!("replay-player", number: i + 1).to_string());
            let _ = writeln!(text, "{}", paint.bold(&say!("replay-stacks").to_string()));
            for (name, player) in names.chain(numbered).zip(played.hand.players()) {
                let net = player.stack - player.entry.stack;
                let sign = if net.is_positive() { "+" } else { "" };
                let net =
                    if net.is_zero() { say!("replay-even").to_string() } else { format!("{sign}{net}") };
                let _ = writeln!(text, "  {name}: {} ({net})", player.stack);
            }
            if !played.hand.collected().is_zero() {
                let _ = writeln!(text, "  {}", say!("replay-drop", drop: played.hand.collected()));
            }
            let contradicted = played.contradicted(record);
            if let Some(recorded) = contradicted {
                let recorded: Vec<String> = recorded.iter().map(ToString::to_string).collect();
                let line = record.line_of_key("finishing_stacks");
                let what = say!("replay-other-stacks", line: line, stacks: recorded.join(", "));
                let _ = writeln!(text, "{}", paint.bold(&what.to_string()));
            }
            contradicted.is_some()
        }
        Outcome::Refused { action, at, refusal } => {
            let (line, number) = (record.line_of_action(*at), at + 1);
            let (action, why) = (action.to_string(), refusal.to_string());
            let what = say!("replay-refused", action: action, line: line, number: number, why: why);
            let _ = writeln!(text, "{}", paint.bold(&what.to_string()));
            true
        }
    };
    text.push('\n');
    Ok((text, wrong))
}

fn painted(line: &Sentence, paint: &Paint) -> String {
    let clause = line.clause.map(|c| format!("  {}", paint.dim(&format!("[{c}]")))).unwrap_or_default();
    // Hand histories write cards in letters.
    let text = plain(&Voice::here().tell(&line.says, &()), |card| card.to_string());
    match line.tone {
        Tone::Title => format!("{text}{clause}"),
        Tone::Street => format!("{}{clause}", paint.bold(&format!("— {text} —"))),
        _ => format!("  {text}{clause}"),
    }
}

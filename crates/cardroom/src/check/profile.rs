//! Rulebooks held against a legal profile.

use crate::error::{Failure, failed};
use crate::houses::adopt;
use games::rulebook::Houses;
use odds::profile::{Answer, Answered, Mend, Profile, Report, Subject, report};
use std::process::ExitCode;
use voice::{Word, say};

/// Prints a report for each rulebook; exit status 1 where a clause fails.
pub fn run(profile: &str, houses: &mut Houses, names: &[String], json: bool) -> ExitCode {
    let profile = match read(profile) {
        Ok(profile) => profile,
        Err(why) => return failed(&why),
    };
    let mut passes = true;
    for name in names {
        let told = adopt(houses, name)
            .and_then(|id| Ok(report(&profile, Subject { houses, id: &id, changes: &[], priced: true })?));
        match told {
            Err(why) => return failed(&why),
            Ok(told) => {
                passes &= !told.clauses.iter().any(|clause| clause.answer == Answer::Fail);
                match json {
                    true => println!("{}", serde_json::to_string(&told).expect("a report is JSON")),
                    false => print!("{}", text(&told)),
                }
            }
        }
    }
    if passes { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn read(name: &str) -> Result<Profile, Failure> {
    if let Some(profile) = Profile::named(name) {
        return Ok(profile);
    }
    let path = std::path::Path::new(name);
    if !path.exists() {
        let known: Vec<String> = Profile::shipped().into_iter().map(|profile| profile.id).collect();
        return Err(say!("profile-none-such", name: name, known: known.join(", ")).into());
    }
    let text = std::fs::read_to_string(path).map_err(|e| Failure::file(path, e))?;
    let id = path.file_stem().map_or_else(|| name.to_string(), |stem| stem.to_string_lossy().into_owned());
    Profile::read(&id, &text).map_err(|why| say!("profile-unread", name: name, why: why).into())
}

fn text(report: &Report) -> String {
    let head = say!("command-profile-head", rulebook: &report.rulebook, name: &report.name);
    let status = say!("command-profile-status", status: &report.status, note: &report.note);
    let mut out = format!("{head}\n{status}\n\n");
    for clause in &report.clauses {
        out.push_str(&line(clause));
    }
    if let Some(mended) = &report.mended {
        out.push_str(&format!("\n{}\n", say!("command-profile-mended")));
        out.push_str(&format!("  {}\n", told(mended)));
        if !mended.still_failing.is_empty() {
            let failing = mended.still_failing.join(", ");
            out.push_str(&format!("  {}\n", say!("command-profile-still", failing: failing)));
        }
    }
    out.push('\n');
    out
}

fn line(clause: &Answered) -> String {
    let answer = say!("command-profile-answer", answer: Word(match clause.answer {
        Answer::Pass => "pass",
        Answer::Fail => "fail",
        Answer::Undecided => "undecided",
        Answer::DoesNotApply => "not",
    }));
    let sure = serde_json::to_value(clause.sure).ok().and_then(|sure| sure.as_str().map(str::to_string));
    let source = say!("command-profile-source", source: &clause.source, sure: sure.unwrap_or_default());
    let mut out = format!("{:<12} {:<15} {}\n", clause.id, answer.to_string(), clause.says);
    if let Some(why) = &clause.why {
        out.push_str(&format!("{:28} {why}\n", ""));
    }
    if let Some(mend) = &clause.mend {
        out.push_str(&format!("{:28} {}\n", "", told(mend)));
    }
    if let Some(status) = &clause.status {
        out.push_str(&format!("{:28} {status}\n", ""));
    }
    out.push_str(&format!("{:28} {source}\n", ""));
    out
}

/// Changes and their price.
fn told(mend: &Mend) -> String {
    let changes = mend.changes.join(" ");
    match mend.ev.zip(mend.difference) {
        Some((ev, difference)) if difference != 0.0 => {
            let (ev, by) = (format!("{:+.2} %", 100.0 * ev), format!("{:+.2} %", 100.0 * difference));
            say!("command-profile-mend", changes: changes, ev: ev, by: by).to_string()
        }
        _ => say!("command-profile-mend-free", changes: changes).to_string(),
    }
}

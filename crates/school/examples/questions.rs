//! Prints a question of every drill of a rulebook with its key, and how long they take to make.
//!
//! `cargo run -p school --example questions -- aviator/pure-21.5 3 7` (rulebook, level, seed)

use games::rulebook::Houses;
use school::{Asked, Form};
use std::time::Instant;

fn main() {
    let mut args = std::env::args().skip(1);
    let rulebook = args.next().unwrap_or("aviator/pure-21.5".into());
    let level = args.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let seed = args.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let houses = Houses::shipped();
    for drill in school::drills(&houses, &rulebook) {
        let asked = |seed| Asked { rulebook: rulebook.clone(), drill, level, seed };
        let start = Instant::now();
        for seed in 0..50 {
            let _ = school::sheet(&houses, &asked(seed));
        }
        println!("{}: {:.2} ms each", drill.id(), start.elapsed().as_secs_f64() * 20.0);
        let sheet = match school::sheet(&houses, &asked(seed)) {
            Ok(sheet) => sheet,
            Err(why) => {
                println!("  {why}");
                continue;
            }
        };
        println!("  {}", sheet.question().asks);
        let grade = sheet.grade(&[]);
        for (part, graded) in sheet.question().parts.iter().zip(&grade.parts) {
            println!("  {} {:?} ({})", part.asks, graded.key, graded.clause);
            if let Form::Pick(of) | Form::Order { of, .. } = &part.form {
                println!("    [{}]", of.iter().map(|c| c.says.to_string()).collect::<Vec<_>>().join(" | "));
            }
            graded.because.iter().for_each(|why| println!("    {why}"));
        }
    }
}

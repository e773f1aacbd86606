//! Places where the process may be made to die, as if somebody had pulled the plug: `CARDROOM_CRASH=committed:17`
//! kills it at the seventeenth commit, after the database has it and before anybody was told; `CARDROOM_HALT` has it stand still
//! there, as if its machine had been stopped. Tests use them to show that nothing acknowledged is lost and nothing is done twice.
//! Without the variables a point costs one comparison.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

struct Plan {
    point: String,
    passes: AtomicU64,
    halts: bool,
}

fn plan() -> Option<Plan> {
    let told = |name| std::env::var(name).ok();
    let (halts, text) = match told("CARDROOM_HALT") {
        Some(text) => (true, text),
        None => (false, told("CARDROOM_CRASH")?),
    };
    let (point, passes) = text.split_once(':')?;
    Some(Plan { point: point.into(), passes: AtomicU64::new(passes.parse().ok()?), halts })
}

/// Passes a point by name; the process ends or halts here when it was told to.
pub fn point(name: &str) {
    static PLAN: OnceLock<Option<Plan>> = OnceLock::new();
    if let Some(plan) = PLAN.get_or_init(plan)
        && plan.point == name
        && plan.passes.fetch_sub(1, Relaxed) == 1
    {
        if !plan.halts {
            std::process::abort();
        }
        halt();
    }
}

/// Stops the whole process until somebody has it go on (SIGCONT).
fn halt() {
    let me = std::process::id().to_string();
    let _ = std::process::Command::new("kill").args(["-STOP", &me]).status();
}

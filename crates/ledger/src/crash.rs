//! Places where the process may be made to die, as if somebody had pulled the plug: `CARDROOM_CRASH=committed:17`
//! kills it at the seventeenth commit, after the database has it and before anybody was told. Tests use it to show
//! that nothing acknowledged is lost and nothing is done twice. Without the variable a point costs one comparison.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

struct Plan {
    point: String,
    passes: AtomicU64,
}

/// Passes a point by name; the process ends here when it was told to.
pub fn point(name: &str) {
    static PLAN: OnceLock<Option<Plan>> = OnceLock::new();
    let plan = PLAN.get_or_init(|| {
        let text = std::env::var("CARDROOM_CRASH").ok()?;
        let (point, passes) = text.split_once(':')?;
        Some(Plan { point: point.into(), passes: AtomicU64::new(passes.parse().ok()?) })
    });
    if let Some(plan) = plan
        && plan.point == name
        && plan.passes.fetch_sub(1, Relaxed) == 1
    {
        std::process::abort();
    }
}

//! The bar that shows how far a long computation is: on standard error, and only where that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// How far it is, how fast it goes, and how long it will take: no word that would need a language.
const STYLE: &str = "{bar:40} {percent:>3} %  {human_pos} / {human_len}  {per_sec}  {eta}";

/// A bar for so many steps.
pub fn bar(all: u64, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    ProgressBar::new(all).with_style(ProgressStyle::with_template(STYLE).expect("the template is sound"))
}

//! Legal profiles: what a rulebook would have to be, clause by clause, and whether it is.
//!
//! A profile is data (`profiles/*.toml`): each clause has its words, its source, how sure that is, and one kind of check. Nothing here is
//! legal advice, and every report carries the status of its profile. There is no file system in here: whoever asks brings the houses.

mod behaviour;
mod checks;
mod format;
mod report;
mod sound;
#[cfg(test)]
mod tests;

pub use format::{Check, Clause, Need, Profile, Sure};
pub use report::{Answer, Answered, Kind, Mend, Report, Subject, report};

/// The profiles that are part of the product, id and text.
const SHIPPED: &[(&str, &str)] = &[
    ("classic", include_str!("../../profiles/classic.toml")),
    ("reg2026", include_str!("../../profiles/reg2026.toml")),
];

impl Profile {
    /// Every profile that is part of the product.
    pub fn shipped() -> Vec<Profile> {
        let read =
            |(id, text): &(&str, &str)| Profile::read(id, text).expect("the shipped profiles are sound");
        SHIPPED.iter().map(read).collect()
    }

    /// The one with this id.
    pub fn named(id: &str) -> Option<Profile> {
        Profile::shipped().into_iter().find(|profile| profile.id == id)
    }
}

//! Legal profiles: which there are, and a rulebook held against one, clause by clause.

use crate::books::Files;
use crate::wrong::Wrong;
use odds::profile::{Profile, Report, Subject, report};
use serde::{Deserialize, Serialize};
use voice::say;

/// A profile by its head.
#[derive(Serialize)]
pub struct Head {
    id: String,
    name: String,
    status: String,
    note: String,
    clauses: usize,
}

/// Nothing is asked.
#[derive(Deserialize)]
pub struct Nothing {}

/// The profiles that are part of the product.
pub fn list(_: Nothing) -> Result<Vec<Head>, Wrong> {
    let head = |profile: Profile| Head {
        id: profile.id,
        name: profile.name,
        status: profile.status,
        note: profile.note,
        clauses: profile.clauses.len(),
    };
    Ok(Profile::shipped().into_iter().map(head).collect())
}

/// A rulebook and what it is held against.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    houses: Files,
    rulebook: String,
    #[serde(default)]
    changes: Vec<String>,
    /// The profile by its id.
    #[serde(default)]
    profile: String,
    /// The text of one that is not part of the product.
    file: Option<String>,
    /// Are the changes that mend a clause priced? That takes a second or more.
    #[serde(default)]
    priced: bool,
}

/// Holds a rulebook against a profile.
pub fn hold(asked: Asked) -> Result<Report, Wrong> {
    let profile = match &asked.file {
        Some(text) => Profile::read(&asked.profile, text)
            .map_err(|why| say!("profile-unread", name: &asked.profile, why: why))?,
        None => Profile::named(&asked.profile).ok_or_else(|| {
            let known: Vec<String> = Profile::shipped().into_iter().map(|profile| profile.id).collect();
            say!("profile-none-such", name: &asked.profile, known: known.join(", "))
        })?,
    };
    let houses = asked.houses.houses();
    let id = houses.resolve(&asked.rulebook).unwrap_or(&asked.rulebook);
    Ok(report(&profile, Subject { houses: &houses, id, changes: &asked.changes, priced: asked.priced })?)
}

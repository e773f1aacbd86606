//! Passwords: how good one has to be, and its hash. Only argon2id hashes are kept.

use super::App;
use super::answer::Failure;
use argon2::password_hash::{PasswordHash, SaltString};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use voice::say;

/// The longest that is taken, and what is judged of it, in characters.
const LONGEST: usize = 200;
const JUDGED: usize = 64;

/// Takes a password that a guesser would not come to soon. To judge one takes a while, like hashing it.
pub async fn checked_password(app: &App, name: &str, password: &str) -> Result<(), Failure> {
    let (name, password) = (name.to_string(), password.to_string());
    let _turn = app.hashing.acquire().await.map_err(|_| Failure::ours(say!("web-broke")))?;
    let good = tokio::task::spawn_blocking(move || is_good(&name, &password)).await?;
    if good { Ok(()) } else { Err(Failure::bad(say!("web-password"))) }
}

/// One's own name and the house's are the first that are tried.
fn is_good(name: &str, password: &str) -> bool {
    if !(10..=LONGEST).contains(&password.chars().count()) {
        return false;
    }
    let judged: String = password.chars().take(JUDGED).collect();
    zxcvbn::zxcvbn(&judged, &[name, "cardroom"]).score() >= zxcvbn::Score::Three
}

/// Hashing takes tens of milliseconds by design: two at a time, away from the tables.
pub async fn hashed(app: &App, password: String) -> Result<String, Failure> {
    let _turn = app.hashing.acquire().await.map_err(|_| Failure::ours(say!("web-broke")))?;
    let hash = tokio::task::spawn_blocking(move || {
        let salt = SaltString::encode_b64(&crate::engine::os_seed()[..16])?;
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    hash.await?.map_err(|_| Failure::ours(say!("web-broke")))
}

/// Is it the password of this hash?
pub async fn matches(app: &App, password: String, hash: String) -> bool {
    let Ok(_turn) = app.hashing.acquire().await else { return false };
    let checked = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    checked.await.unwrap_or(false)
}

/// The hash of a password that nobody has.
pub const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU$4YnMkvVqUB4k2yCvDn3v3kGv2nGmTtZkQfX0m7uGfYs";

/// A password that nobody guesses, in groups that can be read over a counter.
pub fn fresh_password() -> String {
    let letters = hex::encode(crate::engine::os_seed());
    [&letters[..5], &letters[5..10], &letters[10..15], &letters[15..20]].join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_guesser_tries_first_is_no_password() {
        for weak in
            ["aaaaaaaaaa", "1234567890", "passwordpassword", "short", "Marguerite1", "cardroomcardroom"]
        {
            assert!(!is_good("Marguerite", weak), "{weak}");
        }
        for good in ["a long password", "seven quiet horses", &fresh_password()] {
            assert!(is_good("Marguerite", good), "{good}");
        }
        assert!(!is_good("Ann", &"éa".repeat(101)), "longer than is taken");
    }
}

//! Passwords: how good one has to be, and its hash. Only argon2id hashes are kept.

use super::App;
use super::answer::Failure;
use argon2::password_hash::{PasswordHash, SaltString};
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use voice::say;

/// The longest that is taken, in bytes; what is judged of it, in characters.
const LONGEST: usize = 200;
const JUDGED: usize = 64;

/// Is it one that a guesser would not come to soon? One's own name and the house's are the first that are tried.
pub fn checked_password(name: &str, password: &str) -> Result<(), Failure> {
    if password.len() > LONGEST {
        return Err(Failure::bad(say!("web-password")));
    }
    let judged: String = password.chars().take(JUDGED).collect();
    let guessed = zxcvbn::zxcvbn(&judged, &[name, "cardroom"]);
    if password.chars().count() < 10 || guessed.score() < zxcvbn::Score::Three {
        return Err(Failure::bad(say!("web-password")));
    }
    Ok(())
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
            assert!(checked_password("Marguerite", weak).is_err(), "{weak}");
        }
        for good in ["a long password", "seven quiet horses", &fresh_password()] {
            assert!(checked_password("Marguerite", good).is_ok(), "{good}");
        }
        assert!(checked_password("Ann", &"é".repeat(101)).is_err(), "longer than is taken");
    }
}

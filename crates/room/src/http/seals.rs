//! The seals over the books: whoever has seen one can ask for it again, and see that their own records lie under it.

use super::App;
use super::answer::{Failure, Missing};
use crate::protocol::{SealProof, SealView, SealedRecord, Seals};
use axum::Json;
use axum::extract::{Path, State};
use ledger::Seal;

/// A seal as everybody may have it; none where nobody signed it, because those were taken over clear text.
fn view(seal: &Seal) -> Option<SealView> {
    Some(SealView {
        pit: seal.pit,
        number: seal.number,
        at: seal.at,
        hash: hex::encode(seal.hash),
        signature: hex::encode(seal.signature?),
    })
}

/// `GET /api/seals`
pub async fn newest(State(app): State<App>) -> Json<Seals> {
    let ledger = &app.room.ledger;
    let newest = ledger.seals().iter().filter_map(view).collect();
    let losses = app.room.losses.read().clone();
    Json(Seals { key: hex::encode(ledger.public_key()), newest, losses })
}

/// `GET /api/seals/{pit}/{number}`
pub async fn seal(
    State(app): State<App>,
    Path((pit, number)): Path<(u32, u64)>,
) -> Result<Json<SealProof>, Failure> {
    let missing = || Failure::missing(Missing::Seal);
    // The one before it, where there is one, and itself.
    let after = number.saturating_sub(2).min(i64::MAX as u64);
    let found = app.room.read(move |reader| {
        let seals = reader.seals(pit, after, 2)?;
        let numbered = |number: u64| seals.iter().find(|seal| seal.number == number).cloned();
        let seal = numbered(number);
        let sealed = seal.as_ref().map(|seal| reader.sealed(seal)).transpose()?.flatten();
        Ok::<_, ledger::StoreError>((seal, numbered(number.wrapping_sub(1)), sealed))
    });
    let (seal, before, sealed) = found.await?;
    let seal = seal.as_ref().and_then(view).ok_or_else(missing)?;
    let Some(sealed) = sealed else { return Ok(Json(SealProof { seal, before: None, records: vec![] })) };
    let before = before.map_or([0; 32], |before| before.hash);
    let records =
        sealed.into_iter().map(|record| SealedRecord { hash: hex::encode(record.hash), turns: record.turns });
    Ok(Json(SealProof { seal, before: Some(hex::encode(before)), records: records.collect() }))
}

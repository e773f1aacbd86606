//! Books that several nodes write: who is there, who has which pits, and how a pit changes hands. PostgreSQL's clock is the only
//! one that counts.

use crate::entry::Hash;
use crate::error::StoreError;
use crate::keys::{Keys, random};
use crate::seal::{Head, Seal, Sealed};
use crate::store::{LOST_NOTE, hash_in, head_of};
use postgres::{Client, Row};
use sha2::{Digest, Sha256};

/// What books that are shared have beside the others.
pub(crate) const SCHEMA: &str = "
ALTER TABLE pits ADD COLUMN IF NOT EXISTS node TEXT;
CREATE TABLE IF NOT EXISTS nodes (
    node TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, backend INT, leaving BOOLEAN NOT NULL DEFAULT FALSE);
";

/// Where a seal stands that names no record because a node took its pit over.
const TAKEN: &str = "taken/";

/// What stands in the seal with which a node takes a pit: its name and a random number, and the hash over both, which the
/// seal's takes in as it would a record's.
pub(crate) fn taking(node: &str) -> Sealed {
    let salt: [u8; 16] = random();
    let salt = hex::encode(salt);
    let hash = hash_of_taking(node, &salt);
    Sealed { name: format!("{TAKEN}{node}/{salt}:{}", hex::encode(hash)), hash, turns: vec![] }
}

fn hash_of_taking(node: &str, salt: &str) -> Hash {
    let mut hash = Sha256::new_with_prefix(b"cardroom taken 1");
    hash.update((node.len() as u64).to_le_bytes());
    hash.update(node);
    hash.update(salt);
    hash.finalize().into()
}

/// The node that a seal says took its pit, and the hash that stands there for it; none where it is a seal over records, or
/// where the hash is not that of the name.
pub fn taken_by(records: &str) -> Option<(&str, Hash)> {
    let (name, hash) = records.strip_prefix(TAKEN)?.rsplit_once(':')?;
    let (node, salt) = name.rsplit_once('/')?;
    let hash = hash_in(hash).ok()?;
    (hash == hash_of_taking(node, salt)).then_some((node, hash))
}

/// A node, as the others see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its name.
    pub name: String,
    /// Has it said in time that it is there?
    pub alive: bool,
    /// Is it about to leave?
    pub leaving: bool,
}

/// A name under which a lock is asked for.
fn lock_of(node: &str) -> i64 {
    let hash: Hash = Sha256::digest(format!("cardroom node {node}")).into();
    i64::from_le_bytes(hash[..8].try_into().expect("eight bytes"))
}

/// A node's writer begins, or begins again: no other process goes by its name, and no connection it had before is still at
/// work.
pub(crate) fn arrive(client: &mut Client, node: &str) -> Result<(), StoreError> {
    crate::store::hold(|| {
        Ok(client.query_one("SELECT pg_try_advisory_lock($1)", &[&lock_of(node)])?.get(0))
    })?;
    client.execute(
        "INSERT INTO nodes VALUES ($1, clock_timestamp(), pg_backend_pid())
         ON CONFLICT (node) DO UPDATE SET backend = excluded.backend",
        &[&node],
    )?;
    Ok(())
}

/// Says that a node is there, for so long.
pub(crate) fn renew(client: &mut Client, node: &str, seconds: f64, leaving: bool) -> Result<(), StoreError> {
    client.execute(
        "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2), NULL, $3)
         ON CONFLICT (node) DO UPDATE SET until = excluded.until, leaving = excluded.leaving",
        &[&node, &seconds, &leaving],
    )?;
    client.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'", &[])?;
    Ok(())
}

/// Everybody, and who has which pit.
pub(crate) fn look(client: &mut Client) -> Result<(Vec<Node>, Vec<Option<String>>), StoreError> {
    let nodes =
        client.query("SELECT node, until > clock_timestamp(), leaving FROM nodes ORDER BY node", &[])?;
    let node = |row: &Row| Node { name: row.get(0), alive: row.get(1), leaving: row.get(2) };
    let pits = client.query("SELECT node FROM pits ORDER BY pit", &[])?;
    Ok((nodes.iter().map(node).collect(), pits.iter().map(|row| row.get(0)).collect()))
}

/// Takes the pits that nobody has, or whose node's time is up, each with a seal that says so. A writer that was stopped inside
/// its transaction keeps its rows locked: its connection is ended first.
pub(crate) fn claim(
    client: &mut Client,
    node: &str,
    wanted: &[u32],
    known: &[Option<Seal>],
    keys: &Keys,
) -> Result<Vec<Seal>, StoreError> {
    let wanted: Vec<i64> = wanted.iter().map(|pit| i64::from(*pit)).collect();
    client.execute(
        "SELECT pg_terminate_backend(n.backend) FROM nodes n WHERE n.until < clock_timestamp() AND n.backend <> pg_backend_pid()
         AND n.node IN (SELECT p.node FROM pits p WHERE p.pit = ANY($1))",
        &[&wanted],
    )?;
    let mut transaction = client.transaction()?;
    let rows = transaction.query(
        "SELECT p.pit, p.seal, p.hash, COALESCE((SELECT MAX(s.number) FROM seals s WHERE s.pit = p.pit), 0) FROM pits p
         WHERE p.pit = ANY($1) AND (p.node IS NULL OR p.node = $2 OR NOT EXISTS (
             SELECT 1 FROM nodes n WHERE n.node = p.node AND n.until > clock_timestamp()))
         ORDER BY p.pit FOR UPDATE OF p",
        &[&wanted, &node],
    )?;
    let mut seals = Vec::new();
    for row in &rows {
        let [pit, seal, last] = [0, 1, 3].map(|i: usize| row.get::<_, i64>(i));
        let head = head_of(pit as u32, seal as u64, row.get(2), last as u64)?;
        if let Some(known) = known[pit as usize].as_ref().filter(|known| !goes_on(&head, known)) {
            return Err(StoreError::Rewound { pit: known.pit, seal: known.number });
        }
        seals.push(Seal::after(head, pit as u32, crate::now_ms(), &[taking(node)], keys));
    }
    for seal in &seals {
        insert_seal(&mut transaction, seal)?;
        let (number, hash) = (seal.number as i64, hex::encode(seal.hash));
        transaction.execute(
            "UPDATE pits SET node = $2, seal = $3, hash = $4 WHERE pit = $1",
            &[&i64::from(seal.pit), &node, &number, &hash],
        )?;
    }
    crate::crash::point("claiming");
    transaction.commit()?;
    Ok(seals)
}

/// Has no node left word that the end of a pit was lost? Then none goes on. A database that does not answer is no answer.
pub(crate) fn is_whole(client: &mut Client) -> Result<(), StoreError> {
    let Ok(note) = client.query_opt("SELECT value FROM notes WHERE key = $1", &[&LOST_NOTE]) else {
        return Ok(());
    };
    let lost = note.map(|row| row.get::<_, String>(0)).unwrap_or_default();
    let end = |text: &str| {
        let (pit, seal) = text.split_once(':')?.0.split_once('/')?;
        Some(StoreError::Rewound { pit: pit.parse().ok()?, seal: seal.parse().ok()? })
    };
    lost.split(' ').find_map(end).map_or(Ok(()), Err)
}

/// Can a pit that ends like this go on after a seal that somebody saw in it? If not, its end was lost.
fn goes_on(head: &Head, seen: &Seal) -> bool {
    head.number > seen.number || (head.number == seen.number && head.hash == seen.hash)
}

/// Lets go of pits: whoever is next takes them.
pub(crate) fn release(client: &mut Client, node: &str, pits: &[u32]) -> Result<(), StoreError> {
    let pits: Vec<i64> = pits.iter().map(|pit| i64::from(*pit)).collect();
    client.execute("UPDATE pits SET node = NULL WHERE pit = ANY($1) AND node = $2", &[&pits, &node])?;
    Ok(())
}

/// Why a pit does not end with what was written to it: somebody else has it, or its end is gone.
pub(crate) fn why_not(
    client: &mut impl postgres::GenericClient,
    node: &str,
    pit: u32,
    seal: u64,
) -> Result<StoreError, StoreError> {
    let row = client.query_one("SELECT node FROM pits WHERE pit = $1", &[&i64::from(pit)])?;
    let ours = row.get::<_, Option<String>>(0).as_deref() == Some(node);
    Ok(if ours { StoreError::Rewound { pit, seal } } else { StoreError::Taken { pit } })
}

/// Adds a seal to the books.
pub(crate) fn insert_seal(client: &mut impl postgres::GenericClient, seal: &Seal) -> Result<(), StoreError> {
    let numbers = [i64::from(seal.pit), seal.number as i64, seal.at as i64];
    let (hash, signature) = (hex::encode(seal.hash), seal.signature_text());
    client.execute(
        "INSERT INTO seals VALUES ($1, $2, $3, $4, $5, $6)",
        &[&numbers[0], &numbers[1], &numbers[2], &seal.records, &hash, &signature],
    )?;
    Ok(())
}

/// What a pit ends with after a seal.
pub(crate) fn head_after(seal: &Seal) -> Head {
    Head { number: seal.number, hash: seal.hash }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_in_a_seal_that_takes_a_pit_cannot_be_changed() {
        let Sealed { name, hash, .. } = taking("north");
        assert_eq!(taken_by(&name), Some(("north", hash)));
        assert_eq!(taken_by(&name.replace("north", "south")), None);
        assert_eq!(taken_by("3:14"), None);
    }
}

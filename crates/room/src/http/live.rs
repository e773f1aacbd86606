//! One table as anybody sees it who has just come in: the liveliest one, as the rail sees it. It is watched for as long as somebody
//! looks, once for all of them.

use super::App;
use crate::outbox::{Inbox, outbox};
use crate::protocol::{Dealing, TableId, TableSummary};
use crate::table::Message as ToTable;
use axum::Json;
use axum::extract::State;
use games::PlayerId;
use parking_lot::Mutex;
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// For how long it is watched after somebody looked.
const LOOKED: Duration = Duration::from_secs(10);
/// For how long it stays the same table, if somebody plays there.
const STAYS: Duration = Duration::from_secs(60);
/// How long the first who looks waits for it.
const PATIENCE: Duration = Duration::from_secs(2);
/// Nobody: whoever looks sees what the rail sees.
const NOBODY: PlayerId = PlayerId(0);

/// The table that is looked at, if one is.
#[derive(Default)]
pub(crate) struct Live(Mutex<Option<Shown>>);

#[derive(Clone)]
struct Shown {
    table: TableId,
    since: Instant,
    looked: Arc<Mutex<Instant>>,
    /// As a `table` frame; nothing before the first, and closed when it is watched no longer.
    seen: watch::Receiver<Option<Arc<Value>>>,
}

/// The liveliest table: with the most people, then with programs that play, then with the most at stake.
fn liveliest(tables: &[TableSummary]) -> Option<TableId> {
    let played = |t: &&TableSummary| {
        let open = t.dealing == Dealing::Virtual && !t.paused && !t.closed;
        t.taken >= 2 && open && (t.banked || t.game != "blackjack")
    };
    let lively = |t: &&TableSummary| {
        (t.taken - t.bots, t.taken, t.average.unwrap_or_default(), std::cmp::Reverse(t.table))
    };
    tables.iter().filter(played).max_by_key(lively).map(|t| t.table)
}

/// Takes a frame in.
fn taken(seen: &watch::Sender<Option<Arc<Value>>>, text: &str) {
    let Ok(frame) = serde_json::from_str::<Value>(text) else { return };
    match frame["type"].as_str() {
        Some("table") => drop(seen.send_replace(Some(Arc::new(frame)))),
        Some("frame") => seen.send_modify(|known| {
            if let Some(whole) = known {
                Arc::make_mut(whole)["frame"] = frame;
            }
        }),
        _ => {}
    }
}

/// Watches a table until nobody has looked for a while.
async fn attend(
    app: App,
    table: TableId,
    looked: Arc<Mutex<Instant>>,
    seen: watch::Sender<Option<Arc<Value>>>,
) {
    let (outbox, mut inbox): (_, Inbox) = outbox();
    let connection = app.room.connection();
    let watches = ToTable::Watch { connection, player: NOBODY, outbox, from: None };
    if !app.room.tell_table(table, watches).await {
        return;
    }
    let mut now = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            frame = inbox.frames.recv() => match frame {
                Some(frame) => taken(&seen, &frame),
                None => break,
            },
            () = inbox.full.notified() => break,
            _ = now.tick() => if looked.lock().elapsed() > LOOKED { break },
        }
    }
    app.room.tell_table(table, ToTable::Unwatch(connection)).await;
}

impl Live {
    /// The table that is shown, after somebody looked.
    fn look(&self, app: &App) -> Option<Shown> {
        let mut shown = self.0.lock();
        let stays = |shown: &Shown| shown.since.elapsed() < STAYS && shown.seen.has_changed().is_ok();
        if let Some(same) = shown.as_ref().filter(|shown| stays(shown)) {
            *same.looked.lock() = Instant::now();
            return Some(same.clone());
        }
        let table = liveliest(&app.room.lobby())?;
        if let Some(same) =
            shown.as_mut().filter(|same| same.table == table && same.seen.has_changed().is_ok())
        {
            same.since = Instant::now();
            *same.looked.lock() = Instant::now();
            return Some(same.clone());
        }
        let looked = Arc::new(Mutex::new(Instant::now()));
        let (sender, seen) = watch::channel(None);
        tokio::spawn(attend(app.clone(), table, Arc::clone(&looked), sender));
        Some(shown.insert(Shown { table, since: Instant::now(), looked, seen }).clone())
    }
}

/// `GET /api/live`: the liveliest table's sign and how it stands, as a `table` frame; nothing where nobody plays.
pub async fn live(State(app): State<App>) -> Json<Option<Value>> {
    let Some(mut shown) = app.live.look(&app) else { return Json(None) };
    let seen = tokio::time::timeout(PATIENCE, shown.seen.wait_for(Option::is_some)).await;
    let frame = seen.ok().and_then(Result::ok).and_then(|seen| seen.clone());
    Json(frame.map(|frame| Value::clone(&frame)))
}

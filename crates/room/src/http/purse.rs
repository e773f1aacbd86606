//! What somebody has: who they are, where they sit and with what, and play chips again when there are none left.

use super::App;
use super::answer::Failure;
use super::auth::{Who, token};
use super::throttle::Rate;
use crate::guests::Allowances;
use crate::house::{Author, NEXT_TO_NOTHING, first_chips};
use crate::people::{role_of, session_key};
use crate::protocol::{Me, OwnSeat, Role};
use crate::record::HouseEvent;
use crate::table::now_ms;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use chips::Money;
use games::{Clause, PlayerId, Refusal};
use ledger::Account;
use std::time::Duration;
use voice::say;

/// How often somebody is given play chips again.
const REFILLS: Rate = Rate { most: 3, over: Duration::from_secs(3600) };

/// `GET /api/visitor`: who asks; a page that somebody opens for the first time asks it too.
pub async fn who(State(app): State<App>, headers: HeaderMap) -> Json<Option<Me>> {
    let key = token(&app.doors, &headers).map(|token| session_key(&token));
    let asks = key.and_then(|key| Some((app.room.people.of_session(&key, now_ms())?, key)));
    Json(asks.map(|(person, key)| app.me(&person, &key)))
}

fn seats_of(app: &App, player: PlayerId) -> Vec<OwnSeat> {
    let here = app.room.lobby().into_iter().filter(|table| table.people.contains(&player));
    let chips = |table| Money::cents(app.room.ledger.balance(Account::Stack { table, person: player.0 }));
    here.map(|at| OwnSeat { table: at.table, chips: chips(at.table) }).collect()
}

/// `GET /api/seats`
pub async fn seats(State(app): State<App>, who: Who) -> Json<Vec<OwnSeat>> {
    Json(seats_of(&app, PlayerId(who.person.id)))
}

/// `POST /api/refill`: what a newcomer gets, for a player with next to nothing left (ROOM-13).
pub async fn refill(State(app): State<App>, who: Who) -> Result<Json<Me>, Failure> {
    let alone = app.room.people.alone().await;
    let person = who.now(&app)?;
    let player = PlayerId(person.id);
    if role_of(&person) != Role::Player {
        return Err(Refusal::new(Clause::Room13, say!("room-refill-players")).into());
    }
    if super::cage::kept_out(&app, player) {
        return Err(Refusal::new(Clause::Room13, say!("web-not-now")).into());
    }
    let at_tables: Money = seats_of(&app, player).iter().map(|seat| seat.chips).sum();
    let has = app.room.wallet(player) + at_tables;
    if has >= NEXT_TO_NOTHING {
        let says = say!("room-refill-enough", has: has, least: NEXT_TO_NOTHING);
        return Err(Refusal::new(Clause::Room13, says).into());
    }
    app.throttle.take(&format!("refill {}", player.0), REFILLS).map_err(Failure::too_fast)?;
    let amount = first_chips(Role::Player, false) - has;
    let author = Author { actor: Some(player.0), action: None };
    let now = now_ms();
    let note = Allowances::refill_note(player, now);
    app.room.house.write(author, &HouseEvent::Refilled { player, amount }, vec![note]).await?;
    app.room.allowances.refilled(player, now);
    drop(alone);
    app.tell(player);
    Ok(Json(app.room.me(&person)))
}

//! People of third parties at a table with real chips: who closes the table is asked what they go with (ROOM-16).

use super::App;
use super::answer::{Failure, Missing};
use super::auth::Who;
use super::scanners::answered;
use crate::engine::os_seed;
use crate::outbox::outbox;
use crate::permissions::Deed;
use crate::protocol::{ChipsOut, TableCommand, TableId, ThirdPartyThere};
use crate::table::Message;
use axum::Json;
use axum::extract::{Path, State};
use games::PlayerId;

/// `GET /api/tables/{table}/third-parties`
pub async fn there(
    State(app): State<App>,
    who: Who,
    Path(table): Path<TableId>,
) -> Result<Json<Vec<ThirdPartyThere>>, Failure> {
    who.check(&app, Deed::RunTables)?;
    let handle = app.room.table(table).ok_or_else(|| Failure::missing(Missing::Table))?;
    let mut found = Vec::new();
    if handle.info.real_chips {
        app.room.digest().await?;
        app.room.digests.each_here(|at, sitting| {
            if at == table && sitting.third_party {
                let name = app.room.people.name(sitting.player);
                found.push(ThirdPartyThere { player: sitting.player, name, seat: sitting.seat });
            }
        });
    }
    Ok(Json(found))
}

/// Writes down what they go with, before they go.
pub(super) async fn count_out(
    app: &App,
    who: &Who,
    table: TableId,
    counted: &[ChipsOut],
) -> Result<(), Failure> {
    for ChipsOut { player, chips } in counted {
        let (outbox, inbox) = outbox();
        let command = TableCommand::CountOut { player: *player, chips: *chips };
        let id = hex::encode(&os_seed()[..8]);
        let message = Message::Command { player: PlayerId(who.person.id), id, command, outbox };
        if !app.room.tell_table(table, message).await {
            return Err(Failure::missing(Missing::Table));
        }
        answered(inbox).await?;
    }
    Ok(())
}

//! What other nodes ask of the pits that this one has.

use super::bus::json;
use super::wire::{Ask, ToGateway, ToPit};
use super::{FarBox, HOUSE, Nodes, headed};
use crate::Room;
use crate::handle::Message;
use crate::outbox::Outbox;
use crate::signatures::Waiting;
use futures_util::StreamExt;
use std::sync::{Arc, Weak};
use tokio::sync::oneshot;

impl Nodes {
    /// Passes on to this node's connections what comes for them.
    pub(super) async fn pass_on(self: Arc<Nodes>, mut own: async_nats::Subscriber) {
        while let Some(message) = own.next().await {
            self.gateway.hear(&message.payload);
        }
    }

    /// Begins to hear what is asked of a pit; of the house's, what is asked of the house too.
    pub(super) async fn listen_to(self: &Arc<Nodes>, pit: u32, room: Weak<Room>) {
        let Some(mut asked) = self.bus.listen(&format!("pit.{pit}")).await else { return };
        let house = if pit == HOUSE { self.bus.listen_as_one("house").await } else { None };
        let nodes = Arc::clone(self);
        let listening = tokio::spawn(async move {
            let mut house = house;
            loop {
                tokio::select! {
                    message = asked.next() => {
                        let (Some(message), Some(room)) = (message, room.upgrade()) else { return };
                        nodes.answer(&room, message).await;
                    }
                    message = async { match &mut house {
                        Some(house) => house.next().await,
                        None => std::future::pending().await,
                    } } => {
                        let (Some(message), Some(room)) = (message, room.upgrade()) else { return };
                        tokio::spawn(room.do_for_node(nodes.bus.clone(), message));
                    }
                }
            }
        });
        self.listening.lock().insert(pit, listening.abort_handle());
    }

    pub(super) fn stop_listening(&self, pit: u32) {
        if let Some(listening) = self.listening.lock().remove(&pit) {
            listening.abort();
        }
        self.taken_at.lock().remove(&pit);
    }

    async fn answer(self: &Arc<Nodes>, room: &Arc<Room>, message: async_nats::Message) {
        let Ok(ToPit { from, table, token, ask }) = serde_json::from_slice::<ToPit>(&message.payload) else {
            return;
        };
        if let Ask::Watch { player, .. } | Ask::Command { player, .. } = &ask {
            room.meet(*player).await;
        }
        if let Ask::Open { seq } = ask {
            let (nodes, room) = (Arc::clone(self), Arc::clone(room));
            tokio::spawn(async move {
                match room.open_here(table, seq).await {
                    Ok(()) => nodes.bus.answer_whole(&message, b"open"),
                    Err(why) => tracing::error!(%why, table, "a table does not open"),
                }
            });
            return;
        }
        // Whoever asks of a table that is not here yet, or not any more, asks again.
        let Some(handle) = room.table(table).filter(|handle| handle.is_here()) else { return };
        let question = || Outbox::there(FarBox::question(&self.bus, &from, table, token));
        let told = match ask {
            Ask::Watch { connection, player, from: seen, changes } => {
                let far = FarBox::connection(&self.bus, &from, table, connection);
                let outbox = Outbox::there(far).taking_changes(changes);
                handle.try_tell(Message::Watch { connection, player, outbox, from: seen })
            }
            Ask::Unwatch { connection } => handle.try_tell(Message::Unwatch(connection)),
            Ask::Command { player, id, command } => {
                // The answer says that it was heard.
                handle.try_tell(Message::Command { player, id, command, outbox: question() });
                return;
            }
            Ask::Chat { player, text, emote } => {
                handle.try_tell(Message::Chat { player, text, emote, outbox: question() });
                return;
            }
            Ask::Cut { what, cut } => {
                handle.try_tell(Message::Cut { what, cut, outbox: question() });
                return;
            }
            Ask::Shuffle { number, asks } => {
                let (answer, found) = oneshot::channel();
                return self.wait(message, handle.try_tell(Message::Shuffle(number, asks, answer)), found);
            }
            Ask::Ruling { entry, at, until, first, deed, second } => {
                let waits = Box::new(Waiting { entry, at, until, first, deed: *deed, half: None });
                let (answer, ruled) = oneshot::channel();
                return self.wait(message, handle.try_tell(Message::Ruling(waits, second, answer)), ruled);
            }
            Ask::Close => {
                let (answer, closed) = oneshot::channel();
                return self.wait(message, handle.try_tell(Message::Close(answer)), closed);
            }
            Ask::Open { .. } => return,
        };
        if told && token > 0 {
            self.bus.send(&format!("node.{from}"), headed(&ToGateway::Heard { token }, b""));
        }
    }

    /// Answers as soon as the table has.
    fn wait<T: serde::Serialize + Send + 'static>(
        self: &Arc<Nodes>,
        message: async_nats::Message,
        told: bool,
        answer: oneshot::Receiver<T>,
    ) {
        let nodes = Arc::clone(self);
        tokio::spawn(async move {
            if let (true, Ok(said)) = (told, answer.await) {
                nodes.bus.answer_whole(&message, &json(&said));
            }
        });
    }
}

//! No hidden card: what anybody is sent is the same whatever the cards are that they may not know. The auditor is nobody
//! else while a hand of the virtual dealer is on; where a person deals, they see what the dealer named.
//!
//! Rounds and hands are played with bots on every chair, at every game of the house. At every decision the cards that a
//! viewer may not know are exchanged for others (the hole card; other players' hands, burned and thrown cards, the stub),
//! the referee hears the round again with them, and all frames of that viewer must be the same to the byte: events,
//! sentences, views. At some tables a person deals and names every card. `CARDROOM_SOAK=1 cargo test --release -p room
//! --test hidden` plays 100,000 rounds and hands with the virtual dealer and 15,000 with a person.

mod blackjack;
mod play;
mod poker;
mod snapshots;

/// How many rounds or hands a test plays: few as a rule; of the hundred thousand its share; or as many as one is told.
fn rounds(usual: u32, share: u32) -> u32 {
    match std::env::var("CARDROOM_SOAK").ok().and_then(|n| n.parse().ok()) {
        Some(1) => share,
        Some(told) => told,
        None => usual,
    }
}

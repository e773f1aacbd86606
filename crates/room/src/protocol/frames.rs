//! The frames of the WebSocket at `/ws`: each is one JSON text message.

use super::lobby::TableSummary;
use super::private::HostDeed;
use super::rest::Me;
use super::seals::RecordReceipt;
use super::table::{Said, TableChanges, TableFrame, TableInfo};
use cards::Card;
use chips::Money;
use games::Refusal;
use games::blackjack::{Move, Ruling};
use games::{PlayerId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use voice::Telling;

/// A table's number.
pub type TableId = u32;

/// What is said without words of one's own: everybody reads it in their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Nice hand.
    NiceHand,
    /// Thank you.
    Thanks,
    /// That was close.
    Close,
    /// Ouch.
    Ouch,
    /// Let me think.
    Thinking,
    /// Goodbye.
    Bye,
}

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Send me this table's frames. With `from`, only what happened after that seq is sent, when it is still
    /// at hand; otherwise the answer is a whole view.
    Watch {
        /// Which table.
        table: TableId,
        /// The last seq the client has seen.
        #[serde(default)]
        #[ts(optional, type = "number")]
        from: Option<u64>,
        /// Send `changes` in place of whole frames, wherever they can be understood.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        changes: bool,
    },
    /// No more frames of this table. The seat stays.
    Unwatch {
        /// Which table.
        table: TableId,
    },
    /// Send me the lobby, now and whenever it changes; or no longer.
    WatchLobby {
        /// Watch or stop watching.
        on: bool,
    },
    /// Do something at a table. The answer is a `done` or a `refused` with the same id; sent again with the same
    /// id, nothing happens twice and the first answer comes back.
    Command {
        /// Made by the client, 8 to 64 characters, never used for anything else.
        id: String,
        /// At which table.
        table: TableId,
        /// What.
        command: TableCommand,
    },
    /// Cut: the link behind the tip that I laid, for what is being cut. The next frame tells what came of it.
    Cut {
        /// At which table.
        table: TableId,
        /// The shuffle's number.
        shuffle: u32,
        /// The cut's number.
        cut: u32,
        /// The link, in hex.
        link: String,
        /// My signature over what is cut, in hex; empty without a key.
        signature: String,
    },
    /// Say something at a table: words, or an emote.
    Chat {
        /// At which table.
        table: TableId,
        /// Up to 280 characters; none with an emote.
        #[serde(default)]
        text: String,
        /// What everybody reads in their own words.
        #[serde(default)]
        #[ts(optional)]
        emote: Option<Emote>,
    },
    /// Answered with a `pong` that carries the same number.
    Ping {
        /// Any number.
        n: u32,
    },
}

/// What somebody may ask of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Sit down (or, without a seat, stand behind the others where backline bets are taken) with chips from the
    /// wallet.
    Sit {
        /// Which seat.
        seat: Option<Seat>,
        /// How much to bring to the table.
        chips: Money,
    },
    /// A dealer taps in at a table that a person deals, or out.
    Tap {
        /// In?
        on: bool,
    },
    /// A scanner or shoe reader named a card. It comes over `POST /api/device/card` with a key, and from nobody's socket.
    #[ts(skip)]
    #[schemars(skip)]
    Scanned {
        /// Its number in the house's book.
        device: u64,
        /// What it is called.
        name: String,
        /// The card.
        card: Card,
    },
    /// Bring more chips from the wallet.
    AddChips {
        /// How much.
        amount: Money,
    },
    /// Leave; the chips go back to the wallet. In the middle of a round this happens when the round is over.
    Leave,
    /// Keep the seat and take no part; or come back.
    SitOut {
        /// Out or back in.
        on: bool,
    },
    /// Put me on the waiting list; or off it.
    Wait {
        /// On or off.
        on: bool,
    },
    /// At a poker table: how I come in, owing a blind (HE-7, HE-8, HE-10, LB-11). Also back from sitting out.
    ComeIn {
        /// One of the `ways_in` of my seat.
        how: games::poker::Entrance,
    },
    /// At a poker table: take another seat between hands (HE-10).
    ChangeSeat {
        /// Which seat.
        to: Seat,
    },
    /// Let every bank pass without asking me; or ask me again (RND-12).
    PassBank {
        /// Pass, or ask.
        on: bool,
    },
    /// Lay a cut: from now on I cut every deck that is dealt to me. The same tip again changes nothing.
    LayCut {
        /// The tip of a hash chain, in hex.
        tip: String,
        /// The Ed25519 key with which I sign what I saw, in hex; empty where my client cannot.
        key: String,
    },
    /// A move of blackjack.
    Blackjack(BlackjackPlay),
    /// A move of poker.
    Poker(PokerPlay),
    /// What the dealer of a human-dealt table did.
    Dealer(DealerPlay),
    /// The floor says with how many chips somebody of a third party goes, for their provider's book, where nobody else counts them
    /// (ROOM-16). It moves no chips.
    CountOut {
        /// Who.
        player: PlayerId,
        /// What was counted.
        chips: Money,
    },
    /// The dealer, or whoever plays here, calls the floor to the table. Nothing is dealt and nobody bets until the floor rules,
    /// lets the table go on or answers it, or the call is taken back; a player's lapses where nobody comes (ROOM-12).
    CallFloor {
        /// What happened, in up to 200 characters; the dealer has to say something.
        text: String,
        /// The seat that the dealer speaks of, where it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// Does the dealer call for a player who disputes the round or hand?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        disputed: bool,
    },
    /// Whoever called the floor, a player or the dealer, takes it back (ROOM-12).
    TakeCallBack,
    /// Come in at a private table, by the code in its link (ROOM-15).
    Enter {
        /// The code.
        code: String,
    },
    /// What the host of a private table does there (ROOM-15).
    Host(HostDeed),
    /// A floor ruling.
    Floor {
        /// Why; recorded with the author.
        reason: String,
        /// What.
        ruling: FloorRuling,
    },
}

/// A player's moves at a blackjack table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are those of the referee's commands.
pub enum BlackjackPlay {
    /// Takes the bank with a wager (RND-2), at the spot where it is offered, or at another that is one's own (L-CAS-14).
    TakeBank {
        wager: Money,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Lets the bank pass (RND-12).
    DeclineBank,
    /// Places a base wager and, with `buster` above zero, a Buster bet (RND-3).
    Wager { seat: Seat, base: Money, buster: Money },
    /// Bets on somebody else's hand (D9).
    Backline { seat: Seat, amount: Money },
    /// Takes one's wagers in a circle back before they are closed.
    TakeBack { seat: Seat },
    /// Done betting: the wagers close as soon as everybody who has wagered says so.
    Ready,
    /// Answers the offer of insurance (DSS-7).
    Insurance { seat: Seat, take: bool },
    /// Plays a hand.
    Act { seat: Seat, hand: u8, action: Move },
}

/// A player's moves in a hand of poker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are those of the referee's commands.
pub enum PokerPlay {
    /// Give the hand up.
    Fold,
    /// Check, or call what is bet.
    Call,
    /// Complete, bet or raise to an amount for the street.
    Raise { to: Money },
    /// Post the forced opening bet (ST-4, RZ-1).
    BringIn,
    /// Throw these cards away and get as many; none is a pat hand (DR-3). Where a person deals, the room does not know
    /// the cards, and they are thrown away unnamed.
    Draw { cards: Vec<Option<Card>> },
    /// Say how many cards one will draw, or change it (DR-6).
    Ask { count: u8 },
    /// Knock: a check, or a pat hand (DR-5).
    Knock,
    /// Kill the pot (LB-5).
    Kill,
    /// Throw one of three hole cards away (CP-1); unnamed where a person deals.
    Clear { card: Option<Card> },
    /// Table the hand.
    Show,
    /// Throw it away unseen.
    Muck,
    /// Say that one plays the board (HE-5).
    PlayBoard,
    /// All-in for the pot so far, with an exposed last card (ST-9).
    Stop,
}

/// What a human dealer does or enters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are those of the referee's commands.
pub enum DealerPlay {
    /// The shoe, or the discards, were shuffled: between rounds whenever the dealer wants (D11).
    Shuffle,
    /// Another deck was taken, between two rounds or hands. At poker a shuffle begins the next hand.
    DeckChanged,
    /// The cut card came: the shoe is shuffled when the round is over (D11).
    CutCard,
    /// No more wagers (RND-4).
    CloseWagers,
    /// A card came and went where the referee asked for one.
    Card { card: Card },
    /// The hole card lies face down and nobody has seen it.
    HoleDown,
    /// Looked at the hole card (RND-7).
    Peek { natural: bool },
    /// Turned the hole card over (RND-9).
    ShowHole { card: Card },
    /// Saw a player at the felt sign what to do with a hand of blackjack (RND-8). The move is the player's.
    Act { seat: Seat, hand: u8, action: Move },
    /// Heard a player's answer to the offer of insurance (DSS-7).
    Insurance { seat: Seat, take: bool },
    /// Paid or collected the next wager, or all that are left (RND-10).
    PayOff {
        /// All of them?
        all: bool,
    },
    /// The card that came last was named wrongly, and nothing depends on it yet (ROOM-17).
    NameAgain { was: Card, card: Card },
    /// The move that was made last was entered wrongly, and nothing has come of it (ROOM-17): whose it was, and at blackjack of which
    /// hand; none for an answer to the offer of insurance.
    Retract {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<u8>,
    },
    /// Says that the collection is down the slot, or that everybody is paid, where the house wants that (ROOM-18).
    Said { what: Said },
    /// Says or puts out for whoever sits at a seat what they do themselves: the move is theirs, the entry the dealer's (ROOM-16).
    For { seat: Seat, play: SeatPlay },
    /// Somebody sits down at a table with real chips (ROOM-16): at poker with so many, which the dealer has counted; at blackjack
    /// with so many as somebody of a third party declares, where they do.
    Seat {
        seat: Seat,
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chips: Option<Money>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        third_party: bool,
    },
    /// At a table with real chips: more of them, counted; at blackjack what somebody of a third party declares.
    Chips { seat: Seat, amount: Money },
    /// At poker with real chips: what lies before a seat between two hands, or behind its bets in one, counted, where it is other than
    /// the table says.
    Count { seat: Seat, chips: Money },
    /// Whoever sits there gets up from a table with real chips, at once or when the round is over; at blackjack with so many as
    /// somebody of a third party declares, where they do, and again when the round is over and it is another count.
    Unseat {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chips: Option<Money>,
    },
    /// At a poker table: these cards came face up, as the referee asked, after a burn where one is due: to the board, or
    /// to the player whose turn it is to get one.
    Came {
        /// In the order in which they came; none where only the burn was due.
        cards: Vec<Card>,
    },
    /// At a poker table: everybody who is due cards face down got them, in turn, after a burn where one is due, and
    /// nobody has seen them. In lowball the deal stops after two cards, because pots are killed then (LB-5).
    DownAround,
    /// At a poker table: cards to players and the board, burns, shown hands, and whatever went wrong (an exposed
    /// card, a card off the table, a flop too early, an extra card). The referee answers with the procedure.
    Poker { command: games::poker::Command },
}

/// What a dealer enters for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlay {
    /// A move of blackjack: a wager, the bank, a hand.
    Blackjack(BlackjackPlay),
    /// A move of poker.
    Poker(PokerPlay),
    /// They keep the seat and take no part; or come back.
    SitOut {
        /// Out or back in.
        on: bool,
    },
    /// At a poker table: how they come in, owing a blind.
    ComeIn {
        /// One of the `ways_in` of their seat.
        how: games::poker::Entrance,
    },
}

/// What the floor may rule at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // A player and a switch.
pub enum FloorRuling {
    /// A ruling of blackjack.
    Blackjack(Ruling),
    /// A ruling of poker.
    Poker(PokerRuling),
    /// Nothing is dealt and nobody bets at this table until the floor says so; or it goes on (ROOM-11).
    Pause { on: bool },
    /// The call was heard and somebody is on their way; it stays open until the floor has said its word.
    Coming,
    /// The call is answered: the floor has said its word.
    Seen,
    /// The player is taken off the waiting list.
    OffList { player: PlayerId },
    /// Nobody hears this player's chat at this table any more; or again.
    Mute { player: PlayerId, on: bool },
    /// The player leaves, at once or when the round is over, and does not sit here again on this gaming day (ROOM-4).
    SendAway { player: PlayerId },
    /// A player who was sent away may sit here again (ROOM-4).
    LetBack { player: PlayerId },
}

/// What the floor may rule in a hand of poker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // A player, two cards.
pub enum PokerRuling {
    /// This player's hand is dead: what it put in stays in the pot, and the others play on (S-20).
    Dead { player: PlayerId },
    /// The hand cannot be put right: everything goes back, and it is dealt again (S-17).
    Void,
    /// A card that lies open was named wrongly (S-18).
    Correct { from: Card, to: Card },
    /// The settlement of the last hand is taken back, and the hand goes on from there (ROOM-17).
    Reverse,
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first frame of every connection.
    Hello {
        /// Who you are.
        you: Me,
        /// The server's clock.
        #[ts(type = "number")]
        now: u64,
        /// The server's version.
        version: String,
    },
    /// The answer to `watch`: the table's sign and its whole view.
    Table {
        /// What is written on the sign.
        info: Box<TableInfo>,
        /// How it stands.
        frame: Box<TableFrame>,
    },
    /// Something happened at a table that is watched, or the answer to `watch` with `from`.
    Frame(Box<TableFrame>),
    /// The same for those who asked for changes, from the last frame they were sent on.
    Changes(TableChanges),
    /// A command was carried out and is safe on disk.
    Done {
        /// The command's id.
        id: String,
        /// At which table.
        table: TableId,
        /// The record it is written in. The frame with this seq shows what it did.
        #[ts(type = "number")]
        seq: u64,
        /// What one has of that record; none where nothing was written anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        receipt: Option<RecordReceipt>,
    },
    /// A command was not carried out, and nothing changed.
    Refused {
        /// The command's id.
        id: String,
        /// At which table.
        table: TableId,
        /// Why not, and under which clause.
        refusal: Refusal,
    },
    /// A ruling takes two people: it is written down, the table is paused, and it happens when a second one has signed it.
    Waits {
        /// The command's id.
        id: String,
        /// At which table.
        table: TableId,
        /// What waits, and for whom.
        says: Telling,
    },
    /// The wallet changed.
    Wallet {
        /// What is in it now.
        wallet: Money,
    },
    /// The lobby, for those who watch it: all tables first, in as many frames as they need, and then those that changed or
    /// were opened.
    Lobby {
        /// These tables, in the order of their numbers.
        tables: Vec<TableSummary>,
        /// What was known before counts no more: the lobby begins anew with this frame.
        anew: bool,
        /// So many tables still come, in the frames that follow.
        rest: u32,
    },
    /// Somebody said something.
    Chat {
        /// At which table.
        table: TableId,
        /// Who.
        player: PlayerId,
        /// Their name.
        name: String,
        /// What.
        text: String,
        /// Or what everybody reads in their own words.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        emote: Option<Emote>,
        /// When.
        #[ts(type = "number")]
        at: u64,
    },
    /// The answer to a `ping`.
    Pong {
        /// The same number.
        n: u32,
    },
    /// A frame that could not be understood or may not be sent; nothing changed.
    Error {
        /// What was wrong with it.
        says: Telling,
    },
    /// The server is about to go away, or its books cannot be written: nothing is lost, the tables wait.
    Notice {
        /// What is going on; none when it is over.
        says: Option<Telling>,
    },
}

impl FromServer {
    /// Nothing was done with a frame, and why.
    pub fn error(says: Telling) -> FromServer {
        FromServer::Error { says }
    }

    /// What is going on; nothing when it is over.
    pub fn notice(says: Option<Telling>) -> FromServer {
        FromServer::Notice { says }
    }
}

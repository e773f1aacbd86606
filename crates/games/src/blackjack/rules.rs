//! Every parameter in which player-banked blackjack differs from house to house: the house table as types.
//!
//! These are the rules a table is dealt with, complete and checked. They are read from house files (see
//! [`crate::rulebook`]); analysis may also build them by hand, to price a rule that no house has.

use super::nearest::Nearest;
use super::rounding::Rounding;
use chips::{Money, Odds};
use serde::{Deserialize, Serialize};

/// The rules of one rulebook, as far as cards and wagers go. Limits and fees are in [`super::Schedule`].
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// assert_eq!((book.rules.seats, book.rules.natural), (8, "6:5".parse().unwrap()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackRules"))]
pub struct Rules {
    /// The fewest and the most decks in the shoe; the owner's where a document names none (D24).
    pub decks: (u8, u8),
    /// Seats at the table, numbered clockwise from the house dealer's left (D6).
    pub seats: u8,
    /// What a winning natural pays.
    pub natural: Odds,
    /// Which up cards make the house dealer check the hole card before anyone acts (RND-7).
    pub peek: Peek,
    /// Is insurance offered when an ace is up (DSS-7)?
    pub insurance: bool,
    /// Where the players' chart says stand.
    pub must_stand: MustStand,
    /// The players' chart says hit on hard totals up to this; 0 where nobody is forced to hit.
    pub must_hit: u8,
    /// Does the player-dealer draw to a soft 17?
    pub dealer_hits_soft_17: bool,
    /// What happens when player and player-dealer are both over.
    pub both_over: BothOver,
    /// Which two-card hands may be doubled.
    pub double: DoubleOn,
    /// May a double be for less than the wager?
    pub double_for_less: bool,
    /// May a hand made by a split be doubled?
    pub double_after_split: bool,
    /// Which ten-value cards make a pair.
    pub split_tens: SplitTens,
    /// The most hands a circle may have by splitting twos to nines.
    pub split_hands: u8,
    /// The most hands by splitting ten-values.
    pub split_hands_tens: u8,
    /// The most hands by splitting aces.
    pub split_hands_aces: u8,
    /// Does a split ace get one card only?
    pub split_aces_one_card: bool,
    /// When half the wager may be given up.
    pub surrender: Surrender,
    /// May others bet on a seated player's hand?
    pub backline: bool,
    /// How many circles one player may hold.
    pub circles: Circles,
    /// Where the deal starts.
    pub deal_from: StartsAt,
    /// In which order wagers are settled.
    pub settle: Settle,
    /// Is each circle's Buster bet settled after its base wager, or all of them in a second pass?
    pub buster_settles: BusterSettles,
    /// The Buster bet, where the house has it.
    pub buster: Option<Buster>,
    /// How many hands in a row a player may bank before the position is offered on.
    pub bank_turns: u8,
    /// Who may take the bank.
    pub bank_eligibility: BankEligibility,
    /// Has the rulebook Livermore's casino rules about removed wagers, fouled hands and the floor's word (L-CAS-4, L-CAS-6,
    /// L-CAS-16)?
    pub casino_rules: bool,
    /// The smallest chip: wagers are multiples of it (D1).
    pub chip: Money,
    /// The target, where the hand nearer to it wins and nothing is bust or natural (N-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nearest: Option<Nearest>,
    /// What is asked of the bank beside its turns (TP-1 to TP-3).
    #[serde(default, skip_serializing_if = "Banking::asks_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub banking: Banking,
    /// What becomes of a payout that the chips on the table cannot make (D25).
    #[serde(default, skip_serializing_if = "Rounding::is_exact")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub rounding: Rounding,
}

/// What a house asks of the bank beside its turns: of third-party providers, and of a bank that comes back.
///
/// ```
/// use games::blackjack::Banking;
///
/// assert!(Banking::default().asks_nothing());
/// assert!(!Banking { third_parties: Some(1), ..Banking::default() }.asks_nothing());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBanking"))]
pub struct Banking {
    /// At most so many third-party providers at a table (TP-1).
    pub third_parties: Option<u8>,
    /// A third-party provider banks at most so many hands in a row, and comes back only after somebody else (TP-2).
    pub third_party_turns: Option<u8>,
    /// Does the position come back to a player only after somebody else has had it (TP-3)?
    #[serde(default)]
    pub return_needs_another: bool,
}

impl Banking {
    /// Is nothing asked?
    pub fn asks_nothing(&self) -> bool {
        *self == Banking::default()
    }
}

/// Up cards that are peeked under.
///
/// ```
/// use games::blackjack::{Peek, Rules};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// assert!(book.rules.peeks_under(cards::Rank::Ten));
/// let rules = Rules { peek: Peek::Ace, ..(*book.rules).clone() };
/// assert!(!rules.peeks_under(cards::Rank::Ten));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackPeek"))]
pub enum Peek {
    /// Nobody looks: a natural shows itself after the players have acted.
    Never,
    /// Aces only (21st Century).
    Ace,
    /// Aces and ten-values (Pure).
    AceOrTen,
}

/// Where the players' chart forces a stand.
///
/// ```
/// use games::blackjack::{Forced, forced, total};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap(); // `MustStand::Hard19`
/// let hand = total(&cards::parse_cards("Ts 9d").unwrap(), true);
/// assert_eq!(forced(&book.rules, hand), Some(Forced::Stand));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackMustStand"))]
pub enum MustStand {
    /// Nowhere short of 21: the player decides.
    Never,
    /// Hard 19 or more (Pure). Soft 21 is an option hand (D2).
    #[serde(rename = "hard-19")]
    Hard19,
    /// Any 21, soft or hard, and naturals (21st Century).
    #[serde(rename = "any-21")]
    Any21,
}

/// Both over: who wins.
///
/// ```
/// use games::blackjack::{Outcome, total, verdict};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap(); // `BothOver::EightsPush`
/// let (player, eights) = (cards::parse_cards("Ts 9d 5c").unwrap(), cards::parse_cards("8s 8h 8c").unwrap());
/// let verdict = verdict(&book.rules, total(&player, true), total(&eights, true), &eights);
/// assert_eq!((verdict.outcome, verdict.clause.id()), (Outcome::Push, "GR-7"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBothOver"))]
pub enum BothOver {
    /// The player-dealer, always.
    BankWins,
    /// The player-dealer, except that three eights push (GR-7).
    #[serde(rename = "888-pushes")]
    EightsPush,
    /// The player-dealer, except that 7-8-9 of one suit pushes hands of 22 and 23 (WIN-5).
    #[serde(rename = "suited-789-pushes")]
    Suited789Pushes,
}

/// Which two-card hands may be doubled.
///
/// ```
/// use games::blackjack::{DoubleOn, Rules, total};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let rules = Rules { double: DoubleOn::TenEleven, ..(*book.rules).clone() };
/// let nine = total(&cards::parse_cards("5s 4d").unwrap(), true);
/// assert!(book.rules.doubles(nine, 2, false) && !rules.doubles(nine, 2, false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackDoubleOn"))]
pub enum DoubleOn {
    /// Any two cards.
    Any,
    /// Any two cards but 21 and naturals (21st Century).
    #[serde(rename = "any-but-21")]
    AnyBut21,
    /// Hard 9, 10 and 11 only. No house of ours; for pricing.
    #[serde(rename = "9-11")]
    NineToEleven,
    /// Hard 10 and 11 only. No house of ours; for pricing.
    #[serde(rename = "10-11")]
    TenEleven,
    /// Nothing.
    Never,
}

/// Which ten-value cards may be split.
///
/// ```
/// use cards::Rank;
/// use games::blackjack::{Rules, SplitTens};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let rules = Rules { split_tens: SplitTens::SameRank, ..(*book.rules).clone() };
/// assert!(!rules.is_pair(Rank::Ten, Rank::King) && rules.is_pair(Rank::King, Rank::King));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackSplitTens"))]
pub enum SplitTens {
    /// Any two ten-values.
    SameValue,
    /// Two of the same rank (21st Century).
    SameRank,
    /// None.
    Never,
}

/// When half the wager may be given up.
///
/// ```
/// use games::blackjack::{Rules, Surrender, total};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let rules = Rules { surrender: Surrender::None, ..(*book.rules).clone() };
/// let sixteen = total(&cards::parse_cards("Ts 6d").unwrap(), true);
/// assert!(!rules.surrenders(sixteen, 2, false, false));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackSurrender"))]
pub enum Surrender {
    /// Not offered.
    None,
    /// On the first two cards, after any peek; not on a split hand (Pure).
    FirstTwo,
    /// As long as the hand is 20 or less, after hits and after splits, but not on a split ace (21st Century).
    AnyTime,
}

/// How many circles one player may bet on.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("livermore/pure-21.5").unwrap();
/// assert!(book.rules.circles.adjacent && book.rules.circles.while_waiting == Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackCircles"))]
pub struct Circles {
    /// At most so many; the seats are the only bound where the house names none.
    pub most: Option<u8>,
    /// Must they lie side by side (L-CAS-12)?
    pub adjacent: bool,
    /// At most so many once the floor orders it because people wait.
    pub while_waiting: Option<u8>,
}

/// Where something that goes round the table starts.
///
/// ```
/// use games::blackjack::StartsAt;
///
/// assert_eq!(serde_json::to_string(&StartsAt::LeftOfBank).unwrap(), r#""left-of-bank""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackStartsAt"))]
pub enum StartsAt {
    /// The first seat clockwise from the player-dealer.
    LeftOfBank,
    /// Seat 1.
    LeftOfHouseDealer,
}

/// In which order wagers are settled.
///
/// ```
/// use games::blackjack::Settle;
///
/// assert!(Settle::ButtonFromBank.has_button() && !Settle::LeftOfBank.has_button());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackSettle"))]
pub enum Settle {
    /// Clockwise from the action button, whose count starts left of the player-dealer.
    ButtonFromBank,
    /// Clockwise from the action button, whose count starts left of the house dealer.
    ButtonFromHouseDealer,
    /// Counter-clockwise from the house dealer's right: seat 8 down to seat 1.
    FromHouseDealersRight,
    /// Clockwise from the player-dealer's left, without an action button. No house of ours; the owner's template leaves it open.
    LeftOfBank,
}

impl Settle {
    /// Does the hole card place an action button (RND-9)?
    pub const fn has_button(self) -> bool {
        matches!(self, Settle::ButtonFromBank | Settle::ButtonFromHouseDealer)
    }
}

/// When Buster bets are settled.
///
/// ```
/// use games::blackjack::BusterSettles;
///
/// assert_eq!(serde_json::to_string(&BusterSettles::WithItsCircle).unwrap(), r#""with-its-circle""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBusterSettles"))]
pub enum BusterSettles {
    /// With its circle, after the base wager.
    WithItsCircle,
    /// After all game wagers.
    AfterAllGameWagers,
}

/// The Buster bet of a house.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let buster = book.rules.buster.as_ref().unwrap();
/// assert!(buster.odds(8).pays > buster.odds(3).pays);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackBuster"))]
pub struct Buster {
    /// So many to one for a bust with 3, 4, 5, 6, 7, and 8 or more cards.
    pub pays: [u32; 6],
    /// The least, where the house names one.
    pub min: Option<Money>,
    /// The most, where the house names one; never more than the base wager.
    pub max: Option<Money>,
    /// Must it be within the table limit by itself (Aviator)?
    pub within_table_limit: bool,
}

impl Buster {
    /// What a bust with so many cards pays to one.
    pub const fn odds(&self, cards: usize) -> Odds {
        let i = if cards > 8 { 5 } else { cards.saturating_sub(3) };
        Odds::to_one(self.pays[i])
    }
}

/// Who may take the bank.
///
/// ```
/// use games::blackjack::BankEligibility;
///
/// let book = games::rulebook::Houses::shipped().load("livermore/pure-21.5").unwrap();
/// assert_eq!(book.rules.bank_eligibility, BankEligibility::PlayedPreviousTwo);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    serde(rename = "BlackjackBankEligibility")
)]
pub enum BankEligibility {
    /// Any seated player.
    Anyone,
    /// Who played the previous two hands and wagered on that spot on the last one (L-COL-3, L-CAS-14).
    PlayedPreviousTwo,
}

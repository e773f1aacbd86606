//! A telling: a message id and its arguments.

use crate::args::Args;
use cards::{Card, ParseCardError};
use chips::{Money, ParseMoneyError};
use std::borrow::Cow;

/// What is said: which message, about whom and what.
///
/// ```
/// use chips::Money;
/// use voice::{Arg, say};
///
/// let told = say!("bj-chips-paid", amount: Money::dollars(4));
/// assert_eq!(told.id, "bj-chips-paid");
/// assert_eq!(told.arg("amount"), Some(&Arg::Money(Money::dollars(4))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Telling {
    /// The message, as it is called in `words/`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Args::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<std::collections::HashMap<String, Arg>>"))]
    #[cfg_attr(feature = "ts", schemars(with = "std::collections::BTreeMap<String, Arg>"))]
    pub args: Args,
}

/// An argument of a message.
///
/// ```
/// use cards::Card;
/// use voice::Arg;
///
/// let card: Card = "As".parse().unwrap();
/// assert_eq!(Arg::from(card), Arg::Card(card));
/// assert_eq!(Arg::from(3u8), Arg::Number(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Arg {
    /// A number: cards, seats, turns.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// An amount.
    Money(Money),
    /// A card.
    Card(Card),
    /// Cards, of which some may not be known.
    Cards(Vec<Option<Card>>),
    /// A person of the room.
    Player(u32),
    /// A player of a hand by the order of the deal, from 0, where nobody knows yet who that is.
    Place(u8),
    /// One of a few words that the message chooses by; never shown.
    Word(#[cfg_attr(feature = "ts", ts(type = "string"))] Cow<'static, str>),
    /// What somebody wrote or is called: shown as it is.
    Text(String),
    /// Something said within it.
    Telling(Box<Telling>),
    /// Several things said within it.
    Tellings(Vec<Telling>),
}

/// A keyword, where text would be taken for somebody's own words.
///
/// ```
/// use voice::{Arg, Word};
///
/// assert_eq!(Arg::from(Word("win")), Arg::Word("win".into()));
/// assert_eq!(Arg::from("win"), Arg::Text("win".into())); // Somebody's own words.
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Word(pub &'static str);

/// A place in a hand, where a bare number would be one.
///
/// ```
/// use voice::{Arg, Place};
///
/// assert_eq!(Arg::from(Place(0)), Arg::Place(0));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Place(pub u8);

impl Telling {
    /// The same, with every place in a hand named as this says, also in what is said within it.
    pub fn placed(mut self, name: &dyn Fn(u8) -> Arg) -> Telling {
        for arg in self.args.values_mut() {
            match arg {
                Arg::Place(place) => *arg = name(*place),
                Arg::Telling(inner) => **inner = inner.as_ref().clone().placed(name),
                Arg::Tellings(all) => all.iter_mut().for_each(|inner| *inner = inner.clone().placed(name)),
                _ => {}
            }
        }
        self
    }

    /// A telling. [`say!`](crate::say) writes this.
    pub fn new<const N: usize>(id: &'static str, args: [(&'static str, Arg); N]) -> Telling {
        let args = args.into_iter().map(|(name, arg)| (Cow::Borrowed(name), arg)).collect();
        Telling { id: Cow::Borrowed(id), args }
    }

    /// What was written down in words alone, before it was data: it is said as it stands.
    pub fn prose(text: String) -> Telling {
        crate::say!("prose", text: text)
    }

    /// Are only its words known?
    pub fn is_prose(&self) -> bool {
        self.id == "prose"
    }

    /// An argument by its name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.get(name)
    }
}

/// What is wrong with an amount that somebody wrote.
impl From<ParseMoneyError> for Telling {
    fn from(error: ParseMoneyError) -> Telling {
        match error {
            ParseMoneyError::NotANumber => crate::say!("money-not-a-number"),
            ParseMoneyError::FractionOfACent => crate::say!("money-fraction-of-a-cent"),
            ParseMoneyError::TooLarge => crate::say!("money-too-large"),
        }
    }
}

/// What is wrong with a card that somebody wrote.
impl From<ParseCardError> for Telling {
    fn from(error: ParseCardError) -> Telling {
        crate::say!("card-unknown", text: error.0)
    }
}

/// Makes a [`Telling`]: `say!("bank-taken", player: ann, wager: Money::dollars(60))`.
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident : $value:expr)* $(,)?) => {
        $crate::Telling::new($id, [$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

/// Makes errors of types that have a `fn says(&self) -> Telling`: they are shown in English, as in a log or on a terminal.
#[macro_export]
macro_rules! in_english {
    ($($type:ty),* $(,)?) => { $(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.says(), f)
            }
        }

        impl std::error::Error for $type {}
    )* };
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl From<$type> for Arg {
            fn from(n: $type) -> Arg {
                Arg::Number(n as i64)
            }
        }
    )* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

macro_rules! kinds {
    ($($type:ty => |$value:ident| $arg:expr;)*) => { $(
        impl From<$type> for Arg {
            fn from($value: $type) -> Arg {
                $arg
            }
        }
    )* };
}
kinds! {
    Money => |money| Arg::Money(money);
    Card => |card| Arg::Card(card);
    &Card => |card| Arg::Card(*card);
    Option<Card> => |card| Arg::Cards(vec![card]);
    &[Card] => |cards| Arg::Cards(cards.iter().copied().map(Some).collect());
    &Vec<Card> => |cards| Arg::from(cards.as_slice());
    &[Option<Card>] => |cards| Arg::Cards(cards.to_vec());
    Word => |word| Arg::Word(Cow::Borrowed(word.0));
    Place => |place| Arg::Place(place.0);
    String => |text| Arg::Text(text);
    &String => |text| Arg::Text(text.clone());
    &str => |text| Arg::Text(text.to_string());
    &&str => |text| Arg::Text((*text).to_string());
    Telling => |telling| Arg::Telling(Box::new(telling));
    Vec<Telling> => |tellings| Arg::Tellings(tellings);
}

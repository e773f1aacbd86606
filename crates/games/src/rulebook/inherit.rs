//! Keys that a file may leave to the file it extends: every key of every game's house file.

use super::raw::{RawMustStand, Scoring};
use crate::blackjack::{
    BankEligibility, BothOver, BusterSettles, DoubleOn, Mark, Peek, Rounding, Settle, SplitTens, StartsAt,
    Surrender, Tie,
};
use crate::poker::{Qualifier, Raises, Reopening};
use chips::{Money, Odds};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// The keys of one game's house files, as far as every game has them.
pub(crate) trait Keys: DeserializeOwned + Default {
    /// The file it extends.
    fn extends(&self) -> Option<&str>;
    /// Is it a template, which cannot be dealt as it is (D10)?
    fn is_template(&self) -> bool;
    /// What a template leaves open, and what that decides.
    fn choose(&self) -> &BTreeMap<String, String>;
    /// Takes from `parent` what this file does not say.
    fn inherit(&mut self, parent: &Self);
}

/// A struct of optional keys that can be laid over another of its kind.
macro_rules! mergeable {
    ($(#[$doc:meta])* pub struct $name:ident { $($(#[$says:meta])* pub $key:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields, default)]
        pub(crate) struct $name { $($(#[$says])* pub $key: Option<$type>,)* }

        impl $name {
            /// Takes from `parent` what this one does not say.
            fn lay_over(&mut self, parent: &$name) {
                $($crate::rulebook::inherit::inherit(&mut self.$key, &parent.$key);)*
            }
        }
    };
}
pub(crate) use mergeable;

/// The keys of a whole file, which have the head of every house file among them.
macro_rules! house_file {
    ($(#[$doc:meta])* pub struct $name:ident { $($(#[$says:meta])* pub $key:ident: $type:ty,)* }) => {
        $crate::rulebook::inherit::mergeable! {
            $(#[$doc])*
            pub struct $name {
                /// The game: blackjack, one of poker's, or poker in a template of them.
                pub game: String,
                /// The id of the file that this one extends: it says only what differs.
                pub extends: String,
                /// The cardroom.
                pub house: String,
                /// What the game is called here.
                pub name: String,
                /// Other ids it goes by.
                pub aliases: Vec<String>,
                /// Is it a file that a cardroom has to complete (D10)?
                pub template: bool,
                /// What a template leaves open, and what that decides (D10).
                pub choose: std::collections::BTreeMap<String, String>,
                $($(#[$says])* pub $key: $type,)*
            }
        }

        impl $crate::rulebook::inherit::Keys for $name {
            fn extends(&self) -> Option<&str> {
                self.extends.as_deref()
            }
            fn is_template(&self) -> bool {
                self.template == Some(true)
            }
            fn choose(&self) -> &std::collections::BTreeMap<String, String> {
                static NOTHING: std::collections::BTreeMap<String, String> = std::collections::BTreeMap::new();
                self.choose.as_ref().unwrap_or(&NOTHING)
            }
            fn inherit(&mut self, parent: &Self) {
                self.lay_over(parent);
            }
        }
    };
}
pub(crate) use house_file;

/// A value of its own wins over the parent's; tables are merged key by key.
pub(crate) fn inherit<T: Inherit>(own: &mut Option<T>, parent: &Option<T>) {
    match (own, parent) {
        (Some(own), Some(parent)) => own.inherit_from(parent),
        (own @ None, Some(parent)) => *own = Some(parent.clone()),
        _ => {}
    }
}

/// A value that can stand in a parent's file.
pub(crate) trait Inherit: Clone {
    /// What a table takes from the parent's table; other values take nothing.
    fn inherit_from(&mut self, _parent: &Self) {}
}

macro_rules! plain {
    ($($type:ty),*) => { $(impl Inherit for $type {})* };
}
plain!(
    String,
    bool,
    u8,
    usize,
    Money,
    Odds,
    Peek,
    RawMustStand,
    BothOver,
    DoubleOn,
    SplitTens,
    Surrender,
    Rounding
);
plain!(Scoring, Mark, Tie);
plain!(StartsAt, Settle, BusterSettles, BankEligibility, Reopening, Raises, Qualifier);
impl<T: Clone> Inherit for Vec<T> {}
impl<T: Clone, const N: usize> Inherit for [T; N] {}
impl<T: Clone> Inherit for BTreeMap<String, T> {}

//! The arguments of a telling, by name. There are few of them and many tellings: a short list takes less room than a tree.

use crate::Arg;
use std::borrow::Cow;

/// Arguments by name, in the order of their names; as JSON an object.
///
/// ```
/// use voice::{Arg, say};
///
/// let told = say!("bj-seat", seat: 4u8, player: 7u8);
/// assert_eq!(told.args.get("seat"), Some(&Arg::Number(4)));
/// assert_eq!(told.args.iter().map(|(name, _)| name).collect::<Vec<_>>(), ["player", "seat"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Box<[(Cow<'static, str>, Arg)]>);

impl Args {
    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// An argument by its name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// All of them, with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (name.as_ref(), arg))
    }

    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Arg> {
        self.0.iter_mut().map(|(_, arg)| arg)
    }
}

impl FromIterator<(Cow<'static, str>, Arg)> for Args {
    fn from_iter<I: IntoIterator<Item = (Cow<'static, str>, Arg)>>(args: I) -> Args {
        let mut args: Vec<_> = args.into_iter().collect();
        args.sort_by(|a, b| a.0.cmp(&b.0));
        Args(args.into_boxed_slice())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Args {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Args {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Args, D::Error> {
        let args = std::collections::BTreeMap::<Cow<'static, str>, Arg>::deserialize(from)?;
        Ok(args.into_iter().collect())
    }
}

//! The house files that are part of the product, of every game. The tidy test sees to it that the list is whole.

macro_rules! shipped {
    ($($id:literal,)*) => {
        &[$(($id, include_str!(concat!("../../houses/", $id, ".toml"))),)*]
    };
}

/// Id and text of every shipped house file.
pub(crate) const SHIPPED: &[(&str, &str)] = shipped! {
    "21st-century/21st-century-8.0",
    "aviator/pure-21.5",
    "livermore/pure-21.5",
    "ocean-view/crazy-pineapple",
    "ocean-view/crazy-pineapple-hi-lo",
    "ocean-view/draw",
    "ocean-view/holdem",
    "ocean-view/holdem-hi-lo",
    "ocean-view/lowball",
    "ocean-view/omaha",
    "ocean-view/omaha-hi-lo",
    "ocean-view/poker",
    "ocean-view/pure-21.5",
    "ocean-view/razz",
    "ocean-view/stud",
    "ocean-view/stud-hi-lo",
    "open/badugi",
    "open/closest-22",
    "open/holdem",
    "open/omaha",
    "open/poker",
    "open/short-deck",
    "open/single-draw",
    "open/triple-draw",
    "txb/pure-21.5",
};

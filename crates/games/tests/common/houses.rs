//! The shipped houses, and the one that only scenarios have.

use games::rulebook::Houses;

/// Every house that a scenario may be dealt at.
pub fn houses() -> Houses {
    let mut houses = Houses::shipped();
    let juniper = include_str!("../../../../scenarios/houses/juniper/pure-21.5.toml");
    houses.add("juniper/pure-21.5", "scenarios/houses/juniper/pure-21.5.toml".into(), juniper.into());
    houses
}

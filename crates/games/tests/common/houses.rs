//! The shipped houses, and those that only scenarios have.

use games::rulebook::Houses;

/// Every house that a scenario may be dealt at.
pub fn houses() -> Houses {
    let mut houses = Houses::shipped();
    let juniper = include_str!("../../../../scenarios/houses/juniper/pure-21.5.toml");
    houses.add("juniper/pure-21.5", "scenarios/houses/juniper/pure-21.5.toml".into(), juniper.into());
    let willow = include_str!("../../../../scenarios/houses/willow/closest-24.toml");
    houses.add("willow/closest-24", "scenarios/houses/willow/closest-24.toml".into(), willow.into());
    houses
}

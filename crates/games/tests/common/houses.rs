//! The shipped houses, and those that only scenarios have.

use games::rulebook::Houses;

/// Every house that a scenario may be dealt at.
pub fn houses() -> Houses {
    let mut houses = Houses::shipped();
    let juniper = include_str!("../../../../scenarios/houses/juniper/pure-21.5.toml");
    houses.add("juniper/pure-21.5", "scenarios/houses/juniper/pure-21.5.toml".into(), juniper.into());
    let willow = include_str!("../../../../scenarios/houses/willow/closest-24.toml");
    houses.add("willow/closest-24", "scenarios/houses/willow/closest-24.toml".into(), willow.into());
    let aspen = [
        ("players-favour", include_str!("../../../../scenarios/houses/aspen/players-favour.toml")),
        ("banks-favour", include_str!("../../../../scenarios/houses/aspen/banks-favour.toml")),
        ("nearest-chip", include_str!("../../../../scenarios/houses/aspen/nearest-chip.toml")),
    ];
    for (rounding, text) in aspen {
        let file = format!("scenarios/houses/aspen/{rounding}.toml");
        houses.add(&format!("aspen/{rounding}"), file, text.into());
    }
    houses
}

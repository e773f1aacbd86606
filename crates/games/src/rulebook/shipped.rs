//! The house files that are part of the product. The tidy test sees to it that the list is whole.

/// Id and text of every shipped house file.
pub(crate) const SHIPPED: &[(&str, &str)] = &[
    ("21st-century/21st-century-8.0", include_str!("../../../../houses/21st-century/21st-century-8.0.toml")),
    ("aviator/pure-21.5", include_str!("../../../../houses/aviator/pure-21.5.toml")),
    ("livermore/pure-21.5", include_str!("../../../../houses/livermore/pure-21.5.toml")),
    ("ocean-view/pure-21.5", include_str!("../../../../houses/ocean-view/pure-21.5.toml")),
    ("txb/pure-21.5", include_str!("../../../../houses/txb/pure-21.5.toml")),
];

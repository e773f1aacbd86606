//! Published figures.

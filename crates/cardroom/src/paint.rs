//! Colours and card pictures for the terminal.

use cards::{Card, Suit};
use std::io::IsTerminal;

/// Writes with colours, or without.
#[derive(Clone, Copy)]
pub struct Paint {
    colour: bool,
}

impl Paint {
    /// Colours when standard output is a terminal, unless the user says no (`--no-color`, `NO_COLOR`).
    pub fn new(no_color: bool) -> Paint {
        let wanted = !no_color && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
        Paint { colour: wanted && std::io::stdout().is_terminal() }
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// Something less important.
    pub fn dim(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// Something to look at.
    pub fn bold(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// A chart's entry in its colour, four characters wide.
    pub fn play(self, entry: &str) -> String {
        let code = match entry.as_bytes().first() {
            Some(b'S') => "30;43",
            Some(b'H') => "30;42",
            Some(b'D') => "30;46",
            Some(b'R') => "37;41",
            Some(b'P') => "37;45",
            _ => "0",
        };
        self.paint(code, &format!(" {entry:<3}"))
    }

    /// A card in a sentence: hearts and diamonds red.
    pub fn card(self, card: Card) -> String {
        self.paint(colour(card), &card.pretty())
    }

    /// Cards side by side as pictures, three lines high, each line indented.
    pub fn pictures(self, cards: &[Option<Card>], indent: &str) -> String {
        let mut lines = [indent.to_string(), indent.to_string(), indent.to_string()];
        for card in cards {
            let (face, code) = match card {
                Some(card) => (format!("{:^4}", card.pretty()), colour(*card)),
                None => ("░░░░".to_string(), "2"),
            };
            lines[0].push_str("╭────╮ ");
            lines[1].push_str(&format!("│{}│ ", self.paint(code, &face)));
            lines[2].push_str("╰────╯ ");
        }
        lines.map(|l| l.trim_end().to_string()).join("\n")
    }
}

fn colour(card: Card) -> &'static str {
    match card.suit() {
        Some(Suit::Hearts | Suit::Diamonds) => "31;1",
        _ => "1",
    }
}

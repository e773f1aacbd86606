//! The string literals of a source file, and what each stands in: as much of a tokenizer as that takes.

/// A string literal.
#[derive(Debug, PartialEq, Eq)]
pub struct Literal {
    /// Its line, from 1.
    pub line: usize,
    /// What stands between the quotes; escapes are left as they are.
    pub text: String,
    /// The calls and macros it is an argument of, innermost last: `expect`, `assert_eq!`; `#` for an attribute.
    pub within: Vec<String>,
}

/// Reads a source file from its front to its end.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// What was written just before an open bracket, for every bracket that is open.
    open: Vec<String>,
    /// The last word, with its `!`.
    word: String,
    found: Vec<Literal>,
}

/// All string literals outside comments.
pub fn literals(text: &str) -> Vec<Literal> {
    let mut scanner = Scanner { text, at: 0, open: Vec::new(), word: String::new(), found: Vec::new() };
    while let Some(c) = scanner.rest().chars().next() {
        scanner.step(c);
    }
    scanner.found
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on behind the next of these, or to the end.
    fn skip_behind(&mut self, end: &str) {
        self.at = self.rest().find(end).map_or(self.text.len(), |n| self.at + n + end.len());
    }

    fn step(&mut self, c: char) {
        let rest = self.rest();
        if rest.starts_with("//") {
            self.skip_behind("\n");
        } else if rest.starts_with("/*") {
            self.skip_comment();
        } else if let Some(hashes) = raw_string(rest) {
            let opening = rest.find('"').expect("a raw string has a quote") + 1;
            self.literal(opening, &format!("\"{}", "#".repeat(hashes)));
        } else if c == '"' {
            self.literal(1, "\"");
        } else if c == '\'' {
            self.at += character(rest);
        } else if c.is_alphabetic() || c == '_' {
            self.word = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            self.at += self.word.len();
        } else {
            self.sign(c);
        }
    }

    fn sign(&mut self, c: char) {
        match c {
            '(' | '[' | '{' => {
                let before = std::mem::take(&mut self.word);
                self.open.push(before);
            }
            ')' | ']' | '}' => {
                self.open.pop();
                self.word.clear();
            }
            '!' if !self.word.is_empty() => self.word.push('!'),
            '#' => self.word = "#".to_string(),
            c if c.is_whitespace() => {}
            _ => self.word.clear(),
        }
        self.at += c.len_utf8();
    }

    /// Comments may stand within comments.
    fn skip_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.text.len() {
            let rest = self.rest();
            match (rest.starts_with("/*"), rest.starts_with("*/")) {
                (true, _) => depth += 1,
                (_, true) => depth -= 1,
                _ => {
                    self.at += rest.chars().next().map_or(1, char::len_utf8);
                    continue;
                }
            }
            self.at += 2;
            if depth == 0 {
                return;
            }
        }
    }

    fn literal(&mut self, opening: usize, end: &str) {
        let line = self.text[..self.at].lines().count().max(1);
        let from = self.at + opening;
        let inside = &self.text[from..];
        let mut length = 0;
        while !inside[length..].starts_with(end) {
            let mut next = inside[length..].chars();
            let c = next.next().expect("a string ends");
            length += c.len_utf8();
            if c == '\\' && end == "\"" {
                length += next.next().map_or(0, char::len_utf8);
            }
        }
        let text = inside[..length].to_string();
        let within = self.open.iter().filter(|word| !word.is_empty()).cloned().collect();
        self.found.push(Literal { line, text, within });
        self.at = from + length + end.len();
        self.word.clear();
    }
}

/// How many `#` a raw string begins with, if one begins here.
fn raw_string(rest: &str) -> Option<usize> {
    let behind = rest.strip_prefix("br").or(rest.strip_prefix('r'))?;
    let hashes = behind.chars().take_while(|c| *c == '#').count();
    behind[hashes..].starts_with('"').then_some(hashes)
}

/// How long a character is, or a lifetime's quote.
fn character(rest: &str) -> usize {
    let mut inside = rest[1..].chars();
    match (inside.next(), inside.next()) {
        (Some('\\'), Some(escaped)) => {
            let from = 2 + escaped.len_utf8();
            from + rest[from..].find('\'').map_or(0, |n| n + 1)
        }
        (Some(c), Some('\'')) => c.len_utf8() + 2,
        _ => 1,
    }
}

#[test]
fn literals_are_found_with_what_they_stand_in() {
    let text = r##"
        //! "in a comment"
        #[clap(help = "a help")]
        fn f<'a>(c: char) { /* "no" /* "nor" */ */
            let quote = ('"', '\'', "one \" two");
            x.expect("it is there");
            assert_eq!(a, f("deep"), "why {}", 1);
            let raw = r#"raw "text""#;
        }"##;
    let found = literals(text);
    let seen: Vec<(usize, &str)> = found.iter().map(|l| (l.line, l.text.as_str())).collect();
    let wanted = [
        (3, "a help"),
        (5, "one \\\" two"),
        (6, "it is there"),
        (7, "deep"),
        (7, "why {}"),
        (8, "raw \"text\""),
    ];
    assert_eq!(seen, wanted);
    assert!(found[0].within.contains(&"#".to_string()), "{:?}", found[0]);
    assert!(found[2].within.ends_with(&["expect".into()]), "{:?}", found[2]);
    assert!(found[3].within.contains(&"assert_eq!".to_string()), "{:?}", found[3]);
}

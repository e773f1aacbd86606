//! `--language`: what a command speaks.

use voice::{Voice, say};

/// Where a system says which languages its user reads, the strongest first.
const SAID: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of what is printed.
#[derive(clap::Args)]
pub struct LanguageArg {
    /// Speak this language: en, es, fil, vi, zh-Hans or zh-Hant; without it, the one that the environment names
    #[arg(long, value_name = "LANGUAGE", value_parser = spoken)]
    language: Option<&'static str>,
}

fn spoken(tag: &str) -> Result<&'static str, String> {
    let voice = Voice::preferred(tag).map(Voice::language);
    let ours = || Voice::languages().collect::<Vec<_>>().join(", ");
    voice.ok_or_else(|| say!("command-no-language", language: tag, ours: ours()).to_string())
}

impl LanguageArg {
    /// Everything this command says is from now on in the language that is wanted. What machines read does not follow the
    /// environment.
    pub fn speak(&self, to_machines: bool) {
        let named = || SAID.iter().find_map(|name| std::env::var(name).ok().filter(|said| !said.is_empty()));
        let wanted = self.language.and_then(Voice::spoken);
        let named = || named().filter(|_| !to_machines);
        let voice = wanted.or_else(|| Voice::preferred(&named()?.replace(':', ",")));
        voice.unwrap_or_else(Voice::english).speak_here();
    }
}

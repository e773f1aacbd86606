//! Lists the files of `words/`, so that a language is a folder and nothing else.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").canonicalize().expect("words/ is there");
    println!("cargo::rerun-if-changed={}", words.display());
    let mut list = String::from("&[\n");
    // A page has the words of its language at hand, and asks the engine in it for none.
    let in_a_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    for language in sorted(&words) {
        let id = language.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        if in_a_page && id != "en" {
            continue;
        }
        write!(list, "({id:?}, &[").expect("a string takes text");
        println!("cargo::rerun-if-changed={}", language.display());
        for file in sorted(&language).iter().filter(|f| f.extension().is_some_and(|e| e == "ftl")) {
            let name = file.file_stem().expect("a file has a name").to_string_lossy();
            write!(list, "({name:?}, include_str!({:?})),", file.display().to_string())
                .expect("a string takes text");
        }
        list.push_str("]),\n");
    }
    list.push(']');
    let out = Path::new(&env::var("OUT_DIR").expect("cargo says where")).join("words.rs");
    fs::write(out, list).expect("the list is written");
}

fn sorted(dir: &Path) -> Vec<std::path::PathBuf> {
    let mut found: Vec<_> =
        fs::read_dir(dir).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    found.sort();
    found
}

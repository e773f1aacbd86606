//! House files on disk: the shipped ones, with those of `--houses DIR` over them.

use crate::error::Failure;
use games::rulebook::Houses;
use std::path::{Path, PathBuf};

/// Where house files come from.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct HousesArg {
    /// A folder of house files (HOUSE/GAME.toml) that are added to, and replace, the shipped ones
    #[arg(long, value_name = "DIR", global = true)]
    pub houses: Option<PathBuf>,
}

impl HousesArg {
    /// The houses, or what is wrong with the folder.
    pub fn load(&self) -> Result<Houses, Failure> {
        let mut houses = Houses::shipped();
        if let Some(dir) = &self.houses {
            for (id, path) in files(dir)? {
                houses.add(&id, path.display().to_string(), read(&path)?);
            }
        }
        Ok(houses)
    }
}

/// Adds a file given by its path to the houses; gives its id back. A name that is no path is given back as it is.
pub fn adopt(houses: &mut Houses, name: &str) -> Result<String, Failure> {
    let path = Path::new(name);
    if houses.resolve(name).is_some() || path.extension().is_none_or(|e| e != "toml") {
        return Ok(name.to_string());
    }
    houses.add(name, name.to_string(), read(path)?);
    Ok(name.to_string())
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|e| Failure::file(path, e))
}

/// HOUSE/GAME.toml files below a folder, as ids with their paths.
fn files(dir: &Path) -> Result<Vec<(String, PathBuf)>, Failure> {
    let list = |dir: &Path| -> Result<Vec<PathBuf>, Failure> {
        let entries = std::fs::read_dir(dir).map_err(|e| Failure::file(dir, e))?;
        let mut paths: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
        paths.sort();
        Ok(paths)
    };
    let mut found = Vec::new();
    for house in list(dir)?.into_iter().filter(|p| p.is_dir()) {
        for path in list(&house)?.into_iter().filter(|p| p.extension().is_some_and(|e| e == "toml")) {
            if let (Some(house), Some(game)) = (house.file_name(), path.file_stem()) {
                found.push((format!("{}/{}", house.to_string_lossy(), game.to_string_lossy()), path));
            }
        }
    }
    Ok(found)
}

//! Environments for Python: one table ([`Environment`]) or thousands that are stepped together ([`Tables`]).

use crate::arena::{Arena, Many, Opponent, Out, Spec, Wanted};
use crate::wrong::{flaws, not_open, wrong};
use numpy::{PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use std::sync::Arc;

/// What both are asked for.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Settings {
    game: String,
    players: Option<usize>,
    limit: Option<String>,
    stack: Option<f64>,
    amounts: usize,
    changes: Vec<String>,
    decks: Option<u8>,
    fees: bool,
}

impl Settings {
    fn spec(&self) -> PyResult<Arc<Spec>> {
        if !(2..=1000).contains(&self.amounts) {
            return Err(wrong("a ladder has 2 to 1000 rungs"));
        }
        let changes: Vec<&str> = self.changes.iter().map(String::as_str).collect();
        let wanted = Wanted {
            game: &self.game,
            players: self.players,
            limit: self.limit.as_deref(),
            stack: self.stack,
            amounts: self.amounts,
            changes: &changes,
            decks: self.decks,
            fees: self.fees,
        };
        Spec::new(&wanted).map(Arc::new).map_err(flaws)
    }
}

fn opponent(name: &str) -> PyResult<Opponent> {
    let names = || Opponent::NAMES.map(|(name, _)| name).join(", ");
    Opponent::named(name).ok_or_else(|| wrong(format!("there is no opponent {name}: {}", names())))
}

fn seat_of(spec: &Spec, seat: usize) -> PyResult<usize> {
    match seat < spec.agents.len() {
        true => Ok(seat),
        false => Err(wrong(format!("seats are 0 to {}", spec.agents.len() - 1))),
    }
}

/// One table: whose turn it is, what may be done, what each seat sees.
#[pyclass(module = "cardroom")]
pub struct Environment {
    spec: Arc<Spec>,
    arena: Arena,
}

#[pymethods]
impl Environment {
    #[new]
    fn new(settings: Settings, seed: u64) -> PyResult<Environment> {
        let spec = settings.spec()?;
        Ok(Environment { arena: Arena::new(&spec, seed), spec })
    }

    /// The rulebook.
    #[getter]
    fn id(&self) -> &str {
        &self.spec.id
    }

    /// What the seats are called.
    #[getter]
    fn agents(&self) -> Vec<String> {
        self.spec.agents.clone()
    }

    /// What each action is, by its number.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.spec.actions.clone()
    }

    /// What an observation is made of: name, how many numbers, what they say.
    #[getter]
    fn features(&self) -> Vec<(&'static str, usize, &'static str)> {
        self.spec.features.iter().map(|f| (f.name, f.size, f.says)).collect()
    }

    /// No number of an observation is greater.
    #[getter]
    fn highest(&self) -> f32 {
        self.spec.highest
    }

    /// The seat that is asked; None once the episode is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.arena.turn()
    }

    /// Begins an episode: the next one, or the first of a seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) {
        match seed {
            Some(seed) => self.arena = Arena::new(&self.spec, seed),
            None => self.arena.begin(),
        }
    }

    /// Plays an action for the seat that is asked. Raises where it is not open, and changes nothing then.
    fn step(&mut self, action: usize) -> PyResult<()> {
        self.arena.play(action).map_err(not_open)
    }

    /// Plays what the table plays for somebody whose time is up.
    fn step_default(&mut self) -> PyResult<()> {
        if self.arena.turn().is_none() {
            return Err(wrong("the episode is over: reset it"));
        }
        self.arena.play_default();
        Ok(())
    }

    /// Lets one of the built-in opponents play for the seat that is asked.
    fn step_as(&mut self, name: &str) -> PyResult<()> {
        let opponent = opponent(name)?;
        if self.arena.turn().is_none() {
            return Err(wrong("the episode is over: reset it"));
        }
        opponent.play(&mut self.arena, &mut vec![0; self.spec.actions.len()]);
        Ok(())
    }

    /// The numbers of the actions that are open.
    fn open(&self) -> Vec<usize> {
        let mut mask = vec![0; self.spec.actions.len()];
        self.arena.open(&mut mask);
        (0..mask.len()).filter(|i| mask[*i] != 0).collect()
    }

    /// A one for every action that is open, if this seat is asked; else none.
    fn mask<'py>(&self, py: Python<'py>, seat: usize) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.spec.actions.len()];
        if self.arena.turn() == Some(seat) {
            self.arena.open(&mut mask);
        }
        PyArray1::from_vec(py, mask)
    }

    /// What a seat sees.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut row = vec![0.0; self.spec.width()];
        self.arena.observe(seat_of(&self.spec, seat)?, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// What a seat has won, in dollars.
    fn won(&self, seat: usize) -> PyResult<f64> {
        Ok(self.arena.won(seat_of(&self.spec, seat)?))
    }

    /// Another table that this seat cannot tell from this one: whatever is hidden from it is drawn anew.
    fn resampled(&self, seat: usize, seed: u64) -> PyResult<Environment> {
        let arena = self.arena.resampled(seat_of(&self.spec, seat)?, seed);
        Ok(Environment { spec: self.spec.clone(), arena })
    }

    /// All cards that were dealt so far, hidden ones too: for tests and auditors.
    fn dealt(&self) -> Vec<String> {
        self.arena.dealt().iter().map(ToString::to_string).collect()
    }

    /// The same table once more.
    fn copy(&self) -> Environment {
        Environment { spec: self.spec.clone(), arena: self.arena.clone() }
    }
}

/// Thousands of tables of one game, stepped together into the caller's arrays.
#[pyclass(module = "cardroom")]
pub struct Tables {
    spec: Arc<Spec>,
    many: Many,
}

type Rows<'py, T> = PyReadwriteArray2<'py, T>;
type Column<'py, T> = PyReadwriteArray1<'py, T>;
type Arrays<'py> =
    (Rows<'py, f32>, Rows<'py, i8>, Rows<'py, f64>, Column<'py, bool>, Column<'py, i64>, Column<'py, bool>);

#[pymethods]
impl Tables {
    #[new]
    fn new(
        settings: Settings,
        tables: usize,
        seed: u64,
        seat: Option<usize>,
        opponent: &str,
        threads: usize,
    ) -> PyResult<Tables> {
        let spec = settings.spec()?;
        let hero = match seat {
            Some(seat) => Some((seat_of(&spec, seat)?, self::opponent(opponent)?)),
            None => None,
        };
        if tables == 0 {
            return Err(wrong("there is at least one table"));
        }
        Ok(Tables { many: Many::new(spec.clone(), tables, seed, hero, threads), spec })
    }

    /// Begins an episode at every table. Arrays as for `step`.
    fn reset(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.into_arrays(py, None, arrays)
    }

    /// Plays an action at every table, and writes observations, masks, rewards, ended, turns and refused into these arrays.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.many.count() {
            return Err(wrong(format!("{} tables have {} actions", self.many.count(), actions.len())));
        }
        self.into_arrays(py, Some(actions), arrays)
    }
}

impl Tables {
    fn into_arrays(&mut self, py: Python<'_>, actions: Option<&[i64]>, arrays: Arrays<'_>) -> PyResult<()> {
        let (mut observations, mut masks, mut rewards, mut ended, mut turns, mut refused) = arrays;
        let out = Out {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            turns: turns.as_slice_mut()?,
            refused: refused.as_slice_mut()?,
        };
        let n = self.many.count();
        let wanted =
            [n * self.spec.width(), n * self.spec.actions.len(), n * self.spec.agents.len(), n, n, n];
        let given = [
            out.observations.len(),
            out.masks.len(),
            out.rewards.len(),
            out.ended.len(),
            out.turns.len(),
            out.refused.len(),
        ];
        if wanted != given {
            return Err(wrong(format!("the arrays have room for {given:?} numbers, not for {wanted:?}")));
        }
        py.detach(|| match actions {
            Some(actions) => self.many.step(actions, out),
            None => self.many.reset(out),
        });
        Ok(())
    }
}

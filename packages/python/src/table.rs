//! The engine's tables for Python: commands and events as dicts, as records and the protocol write them.

use crate::wrong::{flawed, refused, to_json, to_python, wrong};
use engine::{Looks, Not, Opening};
use pyo3::prelude::*;
use serde_json::Value;
use std::collections::BTreeMap;

/// A table of one rulebook: it says what it awaits, answers commands with events or a refusal, and shows each viewer only
/// what that viewer may see.
#[pyclass(module = "cardroom", subclass, unsendable)]
pub struct Table(engine::Table);

fn read(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    serde_json::from_str(&to_json(value)?).map_err(|why| wrong(why.to_string()))
}

fn not(why: Not) -> PyErr {
    match why {
        Not::Refused(refusal) => refused(&refusal),
        Not::Wrong(wrong) => flawed(&wrong),
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (rulebook, *, limit=None, decks=None, changes=Vec::new(), seed=0, houses=None))]
    fn new(
        rulebook: String,
        limit: Option<String>,
        decks: Option<u8>,
        changes: Vec<String>,
        seed: u64,
        houses: Option<BTreeMap<String, String>>,
    ) -> PyResult<Table> {
        let houses = houses.unwrap_or_default().into();
        let opening = Opening { houses, rulebook, limit, decks, changes, seed };
        engine::Table::open(&opening).map(Table).map_err(not)
    }

    /// The rulebook's id.
    #[getter]
    fn rulebook(&self) -> &str {
        self.0.rulebook()
    }

    /// What the table waits for. At poker, None between two hands.
    fn awaits(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.awaits())
    }

    /// Commands that players may give now. Amounts are listed with the least and the most there is.
    fn legal(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.legal())
    }

    /// What would follow from a command: events, or Refused. Changes nothing.
    fn decide(&self, command: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        to_python(command.py(), &self.0.decide(&read(command)?).map_err(not)?)
    }

    /// Decides a command and applies its events, which come back; or Refused, and nothing has changed.
    fn execute(&mut self, command: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        to_python(command.py(), &self.0.execute(&read(command)?).map_err(not)?)
    }

    /// Applies an event that was decided, here or elsewhere.
    fn apply(&mut self, event: &Bound<'_, PyAny>) -> PyResult<()> {
        self.0.apply(&read(event)?).map_err(not)
    }

    /// The table as a player sees it; as the rail sees it where none is named; or as an auditor, who sees all.
    #[pyo3(signature = (player=None, *, auditor=false))]
    fn view(&self, py: Python<'_>, player: Option<u32>, auditor: bool) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.view(Looks { player, auditor }))
    }

    /// The dealer does whatever it is waited for, from a shuffle of its own, until somebody else is: the events.
    fn deal(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.deal().map_err(not)?)
    }

    /// The hand of poker that is on, or was last, in PHH.
    #[pyo3(signature = (names=Vec::new()))]
    fn phh(&self, names: Vec<String>) -> PyResult<String> {
        self.0.phh(&names).ok_or_else(|| wrong("no hand of poker has begun"))
    }
}

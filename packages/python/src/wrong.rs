//! Exceptions: what Python gets where Rust has a refusal or a flaw. Each carries the clause it rests on.

use crate::arena::NotOpen;
use engine::Wrong;
use games::{Flaw, Refusal};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

pyo3::create_exception!(
    cardroom,
    CardroomError,
    PyValueError,
    "Something is wrong with what was asked. `clause` is the id of the clause it offends, or None."
);
pyo3::create_exception!(
    cardroom,
    Refused,
    CardroomError,
    "The referee refused a command. `clause` is the id of the clause it rests on, `says` why in English."
);

/// An exception with its clause.
fn with_clause(error: PyErr, clause: Option<String>, says: &str) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        let set = value.setattr("clause", clause).and_then(|()| value.setattr("says", says));
        set.err().unwrap_or(error)
    })
}

/// A refusal of the referee.
pub fn refused(refusal: &Refusal) -> PyErr {
    let says = refusal.says.to_string();
    with_clause(Refused::new_err(refusal.to_string()), Some(refusal.clause.id().to_string()), &says)
}

/// Something wrong that has no clause.
pub fn wrong(text: impl Into<String>) -> PyErr {
    let text = text.into();
    with_clause(CardroomError::new_err(text.clone()), None, &text)
}

/// Everything that is wrong with what was asked.
pub fn flawed(wrong: &Wrong) -> PyErr {
    let text = wrong.0.iter().map(|p| p.text.clone()).collect::<Vec<_>>().join("\n");
    let clause = wrong.0.iter().find_map(|p| p.clause).map(|c| c.id().to_string());
    with_clause(CardroomError::new_err(text.clone()), clause, &text)
}

/// The same of a file.
pub fn flaws(flaws: Vec<Flaw>) -> PyErr {
    flawed(&Wrong::from(flaws))
}

/// An action that is not open.
pub fn not_open(why: NotOpen) -> PyErr {
    match why {
        NotOpen::Refused(refusal) => refused(&refusal),
        NotOpen::Closed => wrong("this action is not open"),
        NotOpen::Over => wrong("the episode is over: reset it"),
    }
}

/// What serde can write, as Python's own dicts and lists.
pub fn to_python(py: Python<'_>, value: &impl serde::Serialize) -> PyResult<Py<PyAny>> {
    let text = serde_json::to_string(value).map_err(|why| wrong(why.to_string()))?;
    Ok(py.import("json")?.call_method1("loads", (text,))?.unbind())
}

/// What Python says in dicts and lists, as JSON text; text is taken as it is.
pub fn to_json(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let dumped = value.py().import("json")?.call_method("dumps", (value,), None::<&Bound<'_, PyDict>>)?;
    dumped.extract()
}

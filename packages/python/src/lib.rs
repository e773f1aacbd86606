//! The referee for Python: `cardroom._cardroom`. What Python people see is in `python/cardroom`.

mod arena;
mod environment;
mod questions;
mod table;
mod wrong;

use pyo3::prelude::*;

#[pymodule]
fn _cardroom(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("CardroomError", module.py().get_type::<wrong::CardroomError>())?;
    module.add("Refused", module.py().get_type::<wrong::Refused>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<table::Table>()?;
    module.add_class::<environment::Environment>()?;
    module.add_class::<environment::Tables>()?;
    module.add_function(wrap_pyfunction!(questions::ask, module)?)?;
    module.add_function(wrap_pyfunction!(questions::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(questions::best, module)?)
}

//! Shifts and counts in the house's book: one shift is open at a time; no drop is counted twice, and none falls between two sheets;
//! a correction names the line that it corrects; a sheet becomes final once, as it stands.

use super::Findings;
use super::books::Row;
use super::source::Source;
use crate::error::Failure;
use chips::Money;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use voice::say;

/// A sheet so far.
#[derive(Serialize, Deserialize)]
struct Sheet {
    /// Its last record.
    last: u64,
    /// The record in which the line of each table stands.
    lines: BTreeMap<u64, u64>,
    signed: bool,
}

/// The house's book so far.
#[derive(Default, Serialize, Deserialize)]
pub struct Counts {
    /// The last shift, and whether it is open.
    shift: (u64, bool),
    sheets: BTreeMap<u64, Sheet>,
    /// The last record of each table that was counted.
    counted: BTreeMap<u64, u64>,
    /// What sheets since the last check say fell into boxes.
    #[serde(skip)]
    said: Vec<Said>,
}

/// What a sheet says fell into the box of a table, in cents, after one record and up to another.
struct Said {
    seq: u64,
    table: u64,
    after: u64,
    upto: u64,
    cents: i64,
}

impl Counts {
    /// Checks a record of the house's book.
    pub fn follow(&mut self, row: &Row, (kind, what): (&str, &Value), findings: &mut Findings) {
        let number = |key: &str| what[key].as_u64().unwrap_or(0);
        match kind {
            "shift_opened" | "shift_closed" => {
                let (last, open) = self.shift;
                let opens = kind == "shift_opened";
                let expected = if opens { last + 1 } else { last };
                if open == opens || number("shift") != expected {
                    findings.wrong(0, row.seq, say!("verify-shift"));
                }
                self.shift = (number("shift"), opens);
            }
            "count_entered" => self.entered(row, &what["count"], findings),
            "count_corrected" => {
                let (table, corrects) = (number("table"), number("corrects"));
                let sheet = self.sheets.get_mut(&number("sheet")).filter(|sheet| !sheet.signed);
                match sheet {
                    Some(sheet) if sheet.lines.get(&table) == Some(&corrects) => {
                        sheet.last = row.seq;
                        sheet.lines.insert(table, row.seq);
                    }
                    _ => findings.wrong(0, row.seq, say!("verify-count-corrects")),
                }
            }
            "count_signed" => match self.sheets.get_mut(&number("sheet")) {
                Some(sheet) if !sheet.signed && sheet.last == number("last") => sheet.signed = true,
                _ => findings.wrong(0, row.seq, say!("verify-count-signed")),
            },
            _ => {}
        }
    }

    /// Compares what the sheets say with what was posted to the drop.
    pub fn compare(&mut self, source: &mut Source<'_>, findings: &mut Findings) -> Result<(), Failure> {
        for Said { seq, table, after, upto, cents } in self.said.drain(..) {
            let sql = format!(
                "SELECT CAST(COALESCE(SUM(cents), 0) AS BIGINT) FROM postings WHERE log = {table} AND seq > {} AND seq <= {} AND account LIKE 'drop/%'",
                after as i64, upto as i64
            );
            let mut posted = 0;
            source.rows(&sql, &mut |r| posted = r[0].maybe().unwrap_or(0))?;
            if posted != cents {
                let (table, is) = (table as u32, Money::cents(posted));
                findings.wrong(0, seq, say!("verify-count-expected", table: table, is: is));
            }
        }
        Ok(())
    }

    fn entered(&mut self, row: &Row, count: &Value, findings: &mut Findings) {
        let boxes = count["boxes"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut lines = BTreeMap::new();
        for counted in boxes {
            let number = |key: &str| counted[key].as_u64().unwrap_or(0);
            let (table, after, upto) = (number("table"), number("after"), number("upto"));
            let before = self.counted.insert(table, upto).unwrap_or(0);
            let expected = counted["expected"].as_f64().unwrap_or(f64::NAN);
            let cents = Money::from_dollars(expected).map_or(i64::MIN, Money::as_cents);
            self.said.push(Said { seq: row.seq, table, after, upto, cents });
            if after != before || upto < after || lines.insert(table, row.seq).is_some() {
                findings.wrong(0, row.seq, say!("verify-count-span", table: table as u32));
            }
        }
        let shift = count["shift"].as_u64().unwrap_or(0);
        if shift == 0 || shift > self.shift.0 {
            findings.wrong(0, row.seq, say!("verify-shift"));
        }
        self.sheets.insert(row.seq, Sheet { last: row.seq, lines, signed: false });
    }
}

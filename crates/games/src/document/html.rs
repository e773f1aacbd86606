//! A document as a page that needs nothing else: for the screen, and for paper.

use super::{Document, Part, Section, Table};
use crate::rulebook::escape;

impl Document {
    /// As a page. `paper`: every game on a page of its own, numbered, in black.
    pub fn to_html(&self, paper: bool) -> String {
        let parts: String = self.parts.iter().map(part).collect();
        let title = match &self.parts[..] {
            [one] => format!("{} · {}", self.house, one.title),
            _ => self.house.clone(),
        };
        let (title, house) = (escape(&title), escape(&self.house));
        let class = if paper { " class=\"paper\"" } else { "" };
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n</head>\n<body{class}>\n<main>\n<p class=\"house\">{house}</p>\n{parts}</main>\n</body>\n</html>\n"
        )
    }
}

fn part(part: &Part) -> String {
    let sections: String =
        part.sections.iter().zip(1..).map(|(section, number)| one(section, number)).collect();
    format!("<article>\n<h1>{}</h1>\n{sections}</article>\n", escape(&part.title))
}

fn one(section: &Section, number: usize) -> String {
    let rule = |rule: &super::Rule| {
        let clause = rule.clause.map_or(String::new(), |clause| format!(" <small>{clause}</small>"));
        let here: String =
            rule.here.iter().map(|says| format!("<p class=\"here\">{}</p>", escape(says))).collect();
        format!("<li>{}{clause}{here}</li>\n", escape(&rule.says))
    };
    let rules: String = section.rules.iter().map(rule).collect();
    let rules = if rules.is_empty() { rules } else { format!("<ol>\n{rules}</ol>\n") };
    let tables = tables(&section.tables);
    format!("<section>\n<h2>{number}. {}</h2>\n{rules}{tables}</section>\n", escape(&section.heading))
}

/// Tables one below the other; many that show the same of several limits become lines of one.
fn tables(mut rest: &[Table]) -> String {
    let mut out = String::new();
    while let Some(first) = rest.first() {
        let names = |table: &Table| table.lines.iter().map(|(what, _)| what.clone()).collect::<Vec<_>>();
        let alike = rest.iter().take_while(|other| names(other) == names(first)).count();
        let (group, others) = rest.split_at(alike);
        out.push_str(&match group.len() > 3 {
            true => side_by_side(group),
            false => group.iter().map(table).collect(),
        });
        rest = others;
    }
    out
}

/// Tables of the same lines as one: what is the same in all of them first, then a line for each with what is not.
fn side_by_side(group: &[Table]) -> String {
    let lines = group[0].lines.iter().enumerate();
    let (same, other): (Vec<usize>, Vec<usize>) = lines
        .map(|(at, _)| at)
        .partition(|at| group.iter().all(|table| table.lines[*at].1 == group[0].lines[*at].1));
    let shared: Vec<_> = same.into_iter().map(|at| group[0].lines[at].clone()).collect();
    let shared = if shared.is_empty() {
        String::new()
    } else {
        table(&Table { caption: String::new(), lines: shared })
    };
    let heads: String =
        other.iter().map(|at| format!("<th>{}</th>", escape(&group[0].lines[*at].0))).collect();
    let row = |table: &Table| {
        let cells: String =
            other.iter().map(|at| format!("<td>{}</td>", figure(&table.lines[*at].1))).collect();
        format!("<tr><th>{}</th>{cells}</tr>\n", escape(&table.caption))
    };
    let rows: String = group.iter().map(row).collect();
    format!("{shared}<table class=\"wide\">\n<thead><tr><th></th>{heads}</tr></thead>\n{rows}</table>\n")
}

fn figure(figure: &Option<String>) -> String {
    figure.as_ref().map_or("<span class=\"blank\"></span>".to_string(), |figure| escape(figure))
}

fn table(table: &Table) -> String {
    let line = |(what, amount): &(String, Option<String>)| {
        format!("<tr><td>{}</td><td>{}</td></tr>\n", escape(what), figure(amount))
    };
    let lines: String = table.lines.iter().map(line).collect();
    let caption = match table.caption.is_empty() {
        true => String::new(),
        false => format!("<caption>{}</caption>\n", escape(&table.caption)),
    };
    format!("<table>\n{caption}{lines}</table>\n")
}

const STYLE: &str = "@page{size:letter;margin:22mm 20mm}\
body{margin:0;background:#fff;color:#1a1a1a;font:16px/1.5 Georgia,'Times New Roman',serif}\
main{max-width:46rem;margin:2rem auto;padding:0 1.2rem}.house{margin:0;letter-spacing:.08em;text-transform:uppercase;font-size:.85rem}\
h1{margin:.2rem 0 1rem;font-size:1.7rem;border-bottom:2px solid}h2{font-size:1.15rem;margin:1.6rem 0 .5rem;break-after:avoid}\
ol{margin:0;padding-left:2.3rem}li{margin:.35rem 0;break-inside:avoid}small{color:#555;white-space:nowrap;font-size:.75em}\
.here{margin:.15rem 0 0;font-style:italic}table{border-collapse:collapse;width:100%;margin:.9rem 0;break-inside:avoid}\
caption{text-align:left;font-weight:bold;padding:.2rem 0}td{border:1px solid #999;padding:.25rem .5rem;vertical-align:top}\
td+td{width:38%}.wide{break-inside:auto}.wide tr{break-inside:avoid}.wide th{text-align:left;padding:.25rem .5rem;border:1px solid #999;\
font-weight:normal}.wide thead th{font-weight:bold;vertical-align:bottom}.wide td+td{width:auto}.wide tr>:first-child,.wide td{white-space:nowrap}.blank{display:inline-block;width:100%;min-height:1.2em;border-bottom:1px solid}\
.paper main{max-width:none;margin:0;padding:0}.paper article+article{break-before:page}\
@media print{main{max-width:none;margin:0;padding:0}body{font-size:10.5pt}}";

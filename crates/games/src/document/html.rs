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
    let tables: String = section.tables.iter().map(table).collect();
    format!("<section>\n<h2>{number}. {}</h2>\n{rules}{tables}</section>\n", escape(&section.heading))
}

fn table(table: &Table) -> String {
    let line = |(what, figure): &(String, Option<String>)| {
        let figure =
            figure.as_ref().map_or("<span class=\"blank\"></span>".to_string(), |figure| escape(figure));
        format!("<tr><td>{}</td><td>{figure}</td></tr>\n", escape(what))
    };
    let lines: String = table.lines.iter().map(line).collect();
    format!("<table>\n<caption>{}</caption>\n{lines}</table>\n", escape(&table.caption))
}

const STYLE: &str = "@page{size:letter;margin:22mm 20mm}\
body{margin:0;background:#fff;color:#1a1a1a;font:16px/1.5 Georgia,'Times New Roman',serif}\
main{max-width:46rem;margin:2rem auto;padding:0 1.2rem}.house{margin:0;letter-spacing:.08em;text-transform:uppercase;font-size:.85rem}\
h1{margin:.2rem 0 1rem;font-size:1.7rem;border-bottom:2px solid}h2{font-size:1.15rem;margin:1.6rem 0 .5rem;break-after:avoid}\
ol{margin:0;padding-left:1.6rem}li{margin:.35rem 0;break-inside:avoid}small{color:#555;white-space:nowrap;font-size:.75em}\
.here{margin:.15rem 0 0;font-style:italic}table{border-collapse:collapse;width:100%;margin:.9rem 0;break-inside:avoid}\
caption{text-align:left;font-weight:bold;padding:.2rem 0}td{border:1px solid #999;padding:.25rem .5rem;vertical-align:top}\
td+td{width:38%}.blank{display:inline-block;width:100%;min-height:1.2em;border-bottom:1px solid}\
.paper main{max-width:none;margin:0;padding:0}.paper article+article{break-before:page}\
@media print{main{max-width:none;margin:0;padding:0}body{font-size:10.5pt}}";

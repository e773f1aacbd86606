//! Drawings: the chart as SVG, and bars for pages.

use odds::blackjack::Chart;
use std::fmt::Write;

/// The colour of a chart's entry: background and text.
pub fn colours(entry: &str) -> (&'static str, &'static str) {
    match entry.as_bytes().first() {
        Some(b'S') => ("#f2d16b", "#1d1a10"),
        Some(b'H') => ("#7cc48a", "#10200f"),
        Some(b'D') => ("#7db7e8", "#0c1a26"),
        Some(b'R') => ("#c65b52", "#ffffff"),
        Some(b'P') => ("#9a78c9", "#ffffff"),
        _ => ("#dddddd", "#222222"),
    }
}

/// Text that is safe inside markup.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const UPS: [&str; 10] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"];

/// The chart as a drawing.
pub fn chart(chart: &Chart, title: &str) -> String {
    let (cell_w, cell_h, left, top) = (34, 22, 70, 56);
    let lines = chart.lines();
    let (width, height) = (left + 10 * cell_w + 12, top + lines.len() as i32 * cell_h + 46);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" role=\"img\" aria-label=\"Strategy chart\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbfaf6\"/>\
         <text x=\"12\" y=\"20\" font-size=\"14\" font-weight=\"600\">{}</text>",
        escape(title)
    );
    for (i, up) in UPS.iter().enumerate() {
        let x = left + i as i32 * cell_w + cell_w / 2;
        let _ = write!(
            out,
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" font-weight=\"600\">{up}</text>",
            top - 8
        );
    }
    for (row, line) in lines.iter().enumerate() {
        let y = top + row as i32 * cell_h;
        let _ =
            write!(out, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", left - 8, y + 15, line.name);
        for (i, entry) in line.entries.iter().enumerate() {
            let (fill, ink) = colours(entry);
            let x = left + i as i32 * cell_w;
            let _ = write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"{fill}\" rx=\"2\"/>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"{ink}\">{entry}</text>",
                cell_w - 2,
                cell_h - 2,
                x + cell_w / 2 - 1,
                y + 15
            );
        }
    }
    let y = top + lines.len() as i32 * cell_h + 18;
    let _ = write!(
        out,
        "<text x=\"12\" y=\"{y}\" font-size=\"11\">S stand · H hit · Dh/Ds double, else hit/stand · \
         Rh/Rs surrender, else hit/stand · R surrender · P split</text></svg>"
    );
    out
}

/// Horizontal bars from a zero line, as a table whose letters keep their size on a phone: names, values, and how each
/// value is written.
pub fn bars(rows: &[(String, f64, String)]) -> String {
    let most = rows.iter().fold(0.0, |m: f64, r| m.max(r.1.abs())).max(1e-12);
    let (losing, winning) = (rows.iter().any(|r| r.1 < 0.0), rows.iter().any(|r| r.1 > 0.0));
    // Bars that all point one way have the whole width.
    let (zero, half) = match (losing, winning) {
        (true, true) => (50.0, 50.0),
        (true, false) => (100.0, 100.0),
        _ => (0.0, 100.0),
    };
    let mut out = String::from("<table class=\"bars\"><tbody>");
    for (name, value, shown) in rows {
        let long = half * value.abs() / most;
        let (from, class) = if *value < 0.0 { (zero - long, "down") } else { (zero, "up") };
        let _ = write!(
            out,
            "<tr><td>{}</td><td style=\"--zero:{zero}%\"><i class=\"{class}\" \
             style=\"margin-left:{from:.2}%;width:{long:.2}%\"></i></td><td>{}</td></tr>",
            escape(name),
            escape(shown)
        );
    }
    out.push_str("</tbody></table>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stay_within_their_width() {
        let row = |value: f64| ("a <b>".to_string(), value, "x".to_string());
        let both = bars(&[row(-2.0), row(1.0)]);
        assert!(
            both.contains("margin-left:0.00%;width:50.00%")
                && both.contains("margin-left:50.00%;width:25.00%")
        );
        assert!(both.contains("a &lt;b&gt;"));
        assert!(bars(&[row(-2.0), row(-1.0)]).contains("margin-left:50.00%;width:50.00%"));
    }
}

//! Drawings: the chart as SVG, and bars for pages.

use maud::{Markup, html};
use odds::blackjack::Chart;
use voice::say;

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

/// The up cards as a chart heads its columns.
pub const UPS: [&str; 10] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"];

/// The chart as a drawing.
pub fn chart(chart: &Chart, title: &str) -> String {
    let (cell_w, cell_h, left, top) = (34, 22, 70, 56);
    let lines = chart.lines();
    let (width, height) = (left + 10 * cell_w + 12, top + lines.len() as i32 * cell_h + 46);
    let column = |i: usize| left + i as i32 * cell_w;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {width} {height}")) width=(width)
            height=(height) font-family="system-ui, sans-serif" font-size="12" role="img"
            aria-label=(say!("report-drawing").to_string()) {
            rect width="100%" height="100%" fill="#fbfaf6" {}
            text x="12" y="20" font-size="14" font-weight="600" { (title) }
            @for (i, up) in UPS.iter().enumerate() {
                text x=(column(i) + cell_w / 2) y=(top - 8) text-anchor="middle" font-weight="600" { (up) }
            }
            @for (row, line) in lines.iter().enumerate() {
                @let y = top + row as i32 * cell_h;
                text x=(left - 8) y=(y + 15) text-anchor="end" { (line.says.to_string()) }
                @for (i, entry) in line.entries.iter().enumerate() {
                    @let (fill, ink) = colours(entry);
                    rect x=(column(i)) y=(y) width=(cell_w - 2) height=(cell_h - 2) fill=(fill) rx="2" {}
                    text x=(column(i) + cell_w / 2 - 1) y=(y + 15) text-anchor="middle" fill=(ink) { (entry) }
                }
            }
            text x="12" y=(top + lines.len() as i32 * cell_h + 18) font-size="11" {
                (say!("report-drawing-key").to_string())
            }
        }
    };
    drawing.into_string()
}

/// Horizontal bars from a zero line, as a table whose letters keep their size on a phone: names, values, and how each
/// value is written.
pub fn bars(rows: &[(String, f64, String)]) -> Markup {
    let most = rows.iter().fold(0.0, |m: f64, r| m.max(r.1.abs())).max(1e-12);
    let (losing, winning) = (rows.iter().any(|r| r.1 < 0.0), rows.iter().any(|r| r.1 > 0.0));
    // Bars that all point one way have the whole width.
    let (zero, half) = match (losing, winning) {
        (true, true) => (50.0, 50.0),
        (true, false) => (100.0, 100.0),
        _ => (0.0, 100.0),
    };
    let bar = |value: f64| {
        let long = half * value.abs() / most;
        let (from, class) = if value < 0.0 { (zero - long, "down") } else { (zero, "up") };
        html! { i class=(class) style=(format!("margin-left:{from:.2}%;width:{long:.2}%")) {} }
    };
    html! {
        table.bars { tbody {
            @for (name, value, shown) in rows {
                tr { td { (name) } td style=(format!("--zero:{zero}%")) { (bar(*value)) } td { (shown) } }
            }
        } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stay_within_their_width() {
        let row = |value: f64| ("a <b>".to_string(), value, "x".to_string());
        let both = bars(&[row(-2.0), row(1.0)]).into_string();
        assert!(
            both.contains("margin-left:0.00%;width:50.00%")
                && both.contains("margin-left:50.00%;width:25.00%")
        );
        assert!(both.contains("a &lt;b&gt;"));
        assert!(bars(&[row(-2.0), row(-1.0)]).into_string().contains("margin-left:50.00%;width:50.00%"));
    }
}

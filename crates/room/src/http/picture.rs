//! A finished round or hand as a picture, and as a page that other sites show a card of.

use super::App;
use super::answer::{Failure, Missing, read_in};
use super::past::from_record;
use super::private::check_look;
use crate::past::{Picture, Pictured, Place, picture};
use crate::protocol::TableId;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use cards::Card;
use chips::Money;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use voice::{Telling, Voice, say};

/// As large as other sites want it.
const WIDE: u32 = 1200;
const HIGH: u32 = 630;
/// A card is so wide, and seven fifths as high.
const LARGE: f64 = 92.0;
const SMALL: f64 = 58.0;

/// Chips won or lost, as a reader wants them.
fn signed(amount: Money) -> String {
    match amount {
        nothing if nothing.is_zero() => nothing.to_string(),
        lost if lost < Money::ZERO => format!("−{}", Money::ZERO - lost),
        won => format!("+{won}"),
    }
}

fn colour(amount: Money) -> &'static str {
    match amount.cmp(&Money::ZERO) {
        std::cmp::Ordering::Less => "#ffb4a8",
        std::cmp::Ordering::Equal => "#e8f0e9",
        std::cmp::Ordering::Greater => "#a9f0b5",
    }
}

/// A card with its upper left corner there.
fn card(at: (f64, f64), wide: f64, what: Option<Card>) -> Markup {
    let ((x, y), high) = (at, wide * 1.4);
    let face = |card: Card| {
        let text = card.pretty();
        let (rank, suit) = text.split_at(text.char_indices().next_back().map_or(0, |(last, _)| last));
        let ink = if matches!(suit, "♥" | "♦") { "#b3121d" } else { "#14161b" };
        html! {
            text x=(x + wide / 2.0) y=(y + high * 0.44) font-size=(wide * 0.52) fill=(ink) { (rank) }
            text x=(x + wide / 2.0) y=(y + high * 0.86) font-size=(wide * 0.5) fill=(ink) { (suit) }
        }
    };
    html! {
        @match what {
            Some(card) => {
                rect x=(x) y=(y) width=(wide) height=(high) rx=(wide * 0.09) fill="#fff" stroke="#0c2415" stroke-width="2" {}
                g text-anchor="middle" font-weight="700" { (face(card)) }
            }
            None => {
                rect x=(x) y=(y) width=(wide) height=(high) rx=(wide * 0.09) fill="#7c1f2d" stroke="#fff" stroke-width="4" {}
            }
        }
    }
}

/// Hands side by side round a middle; cards lie on each other where there are many.
fn hands(middle: f64, y: f64, room: f64, wide: f64, hands: &[Vec<Option<Card>>]) -> Markup {
    let hands: Vec<_> = hands.iter().filter(|hand| !hand.is_empty()).collect();
    let count: usize = hands.iter().map(|hand| hand.len()).sum();
    let gaps = hands.len().saturating_sub(1) as f64 * wide * 0.3;
    let steps = (count - hands.len().min(count)) as f64;
    let fits = (room - gaps - wide * hands.len() as f64) / steps.max(1.0);
    let step = fits.min(wide * 1.06);
    let all = steps * step + hands.len() as f64 * wide + gaps;
    let mut x = middle - all / 2.0;
    html! {
        @for hand in hands {
            @for (n, one) in hand.iter().enumerate() { (card((x + n as f64 * step, y), wide, *one)) }
            ({ x += (hand.len() as f64 - 1.0) * step + wide * 1.3; PreEscaped("") })
        }
    }
}

/// A name that fits.
fn short(text: String, most: usize) -> String {
    match text.chars().count() > most {
        true => text.chars().take(most - 1).chain(['…']).collect(),
        false => text,
    }
}

fn place(place: &Place, middle: f64, y: f64, room: f64, card: f64, voice: &Voice) -> Markup {
    html! {
        text x=(middle) y=(y) text-anchor="middle" font-size="25" font-weight="600" fill="#e8f0e9" {
            (short(voice.text(&place.who, &()), (room / 14.0) as usize))
        }
        (hands(middle, y + 14.0, room, card, &place.hands))
        @if place.hands.iter().all(Vec::is_empty) {
            text x=(middle) y=(y + 24.0 + card * 0.7) text-anchor="middle" font-size="24" font-style="italic" fill="#c9dccf" { (voice.text(&say!("picture-folded"), &())) }
        }
        @if let Some(result) = place.result {
            text x=(middle) y=(y + 48.0 + card * 1.4) text-anchor="middle" font-size="30" font-weight="700" fill=(colour(result)) { (signed(result)) }
        }
    }
}

/// The picture.
fn svg(picture: &Picture, voice: &Voice) -> String {
    let most = if picture.places.len() > 5 { picture.places.len().div_ceil(2) } else { picture.places.len() };
    let middle = f64::from(WIDE) / 2.0;
    let one_row = picture.places.len() <= most.max(1);
    let row = |n: usize| if one_row { 392.0 } else { [332.0, 486.0][n.min(1)] };
    let large = if one_row { LARGE } else { SMALL * 1.2 };
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDE} {HIGH}")) width=(WIDE) height=(HIGH)
            font-family="system-ui, sans-serif" role="img" {
            title { (said(picture, voice)) }
            rect width=(WIDE) height=(HIGH) fill="#12402a" {}
            rect x="14" y="14" width=(WIDE - 28) height=(HIGH - 28) rx="46" fill="none" stroke="#d8b36a" stroke-width="3" {}
            text x=(middle) y="76" text-anchor="middle" font-size="42" font-weight="700" fill="#fff" { (short(picture.title.clone(), 48)) }
            text x=(middle) y="112" text-anchor="middle" font-size="24" fill="#c9dccf" { (short(picture.table.clone(), 60)) }
            text x=(middle) y="152" text-anchor="middle" font-size="26" font-weight="600" fill="#e8f0e9" {
                (short(voice.text(&picture.middle.who, &()), 50))
                @if let Some(result) = picture.middle.result { " " tspan fill=(colour(result)) { (signed(result)) } }
            }
            (hands(middle, 166.0, 900.0, large, &picture.middle.hands))
            @for (n, row_of) in picture.places.chunks(most.max(1)).enumerate() {
                @let room = (f64::from(WIDE) - 60.0) / row_of.len() as f64;
                @for (i, one) in row_of.iter().enumerate() {
                    (place(one, 30.0 + room * (i as f64 + 0.5), row(n), room - 24.0, if one_row { SMALL * 1.4 } else { SMALL }, voice))
                }
            }
        }
    };
    drawn.into_string()
}

/// The round in one line: for who does not see it, and for the card that other sites show.
fn said(picture: &Picture, voice: &Voice) -> String {
    let of = |place: &Place| {
        let result = place.result.map(signed).unwrap_or_default();
        voice.text(&say!("picture-said", who: place.who.clone(), result: result), &())
    };
    let places: Vec<String> = std::iter::once(&picture.middle)
        .filter(|p| p.result.is_some())
        .chain(&picture.places)
        .map(of)
        .collect();
    places.join(" · ")
}

async fn drawn(app: &App, headers: &HeaderMap, (table, seq): (TableId, u64)) -> Result<Picture, Failure> {
    check_look(app, headers, table).await?;
    let name = |player| app.room.people.name(player);
    match from_record(app, table, seq, |facts, records| picture(facts, records, &name)).await? {
        Some(Pictured::Picture(picture)) => Ok(*picture),
        Some(Pictured::Untold) => Err(Failure::new(StatusCode::CONFLICT, say!("web-untold"))),
        None => Err(Failure::missing(Missing::Round)),
    }
}

/// `GET /api/tables/{table}/rounds/{seq}/picture.svg`: the round or hand that began with this record, drawn.
pub async fn show(
    State(app): State<App>,
    headers: HeaderMap,
    Path(which): Path<(TableId, u64)>,
) -> Result<Response, Failure> {
    let picture = drawn(&app, &headers, which).await?;
    let told = [
        (header::CONTENT_TYPE, "image/svg+xml; charset=utf-8"),
        // Whoever was given the link may show it.
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    Ok((told, svg(&picture, read_in(&headers))).into_response())
}

/// `GET /round/{table}/{seq}`: a page about it, with a card for other sites and the way to the replay.
pub async fn page(State(app): State<App>, headers: HeaderMap, Path(which): Path<(TableId, u64)>) -> Response {
    let picture = match drawn(&app, &headers, which).await {
        Ok(picture) => picture,
        // The floor ruled in it: its replay tells it, a picture of its cards does not.
        Err(why) if why.status() == StatusCode::CONFLICT => {
            let (table, seq) = which;
            return Redirect::to(&format!("../../#/table/{table}/history/{seq}")).into_response();
        }
        Err(_) => {
            return super::assets::nowhere(&format!("round/{}/{}", which.0, which.1), read_in(&headers));
        }
    };
    let (table, seq) = which;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if app.doors.secure { "https" } else { "http" };
    let image = format!("{scheme}://{host}/api/tables/{table}/rounds/{seq}/picture.svg");
    let voice = read_in(&headers);
    let text = |telling: &Telling| voice.text(telling, &());
    let title = text(&say!("picture-title", game: picture.title.clone(), table: picture.table.clone()));
    let said = said(&picture, voice);
    let body = html! {
        (DOCTYPE)
        html lang=(voice.language()) style="color-scheme:light dark" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) " · Cardroom" }
                link rel="icon" href="../../icon.svg" type="image/svg+xml";
                meta name="description" content=(said);
                meta property="og:type" content="article";
                meta property="og:title" content=(title);
                meta property="og:description" content=(said);
                meta property="og:image" content=(image);
                meta property="og:image:type" content="image/svg+xml";
                meta property="og:image:width" content=(WIDE);
                meta property="og:image:height" content=(HIGH);
                meta name="twitter:card" content="summary_large_image";
            }
            body style="font:1.1rem/1.5 system-ui;max-width:64rem;margin:1.5rem auto;padding:0 1rem" {
                main {
                    h1 style="font-size:1.4rem" { (title) }
                    div style="max-width:100%" { (PreEscaped(svg(&picture, voice).replacen("<svg ", "<svg style=\"max-width:100%;height:auto\" ", 1))) }
                    p { (said) }
                    p {
                        a href=(format!("../../#/table/{table}/history/{seq}")) { (text(&say!("picture-replay"))) } " · "
                        a href=(&image) download=(format!("round-{table}-{seq}.svg")) { (text(&say!("picture-save"))) } " · "
                        a href="../../#/" { (text(&say!("web-home"))) }
                    }
                }
            }
        }
    };
    Html(body.into_string()).into_response()
}

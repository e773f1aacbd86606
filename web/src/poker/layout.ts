// Where things lie on the poker table: an oval, my own seat always at the bottom centre, the others clockwise from it.
import type { Place, Shape } from '../blackjack/layout';

export interface PokerLayout {
  shape: Shape;
  card: number;
  myCard: number;
  boardCard: number;
  seats: Place[];
  /** Where each seat's bet lies: between it and the pot. */
  bets: { x: number; y: number }[];
  middle: Place;
}

const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));

export function pokerLayout(width: number, height: number, seats: number, mine: number | null, em = 1): PokerLayout {
  const upright = width < 620 && height > width * 0.9;
  const shape: Shape = upright ? 'upright' : height < 430 ? 'flat' : 'wide';
  const own = mine ?? 1;
  const places = upright
    ? sides(width, height, seats, own)
    : shape === 'flat'
      ? rows(width, height, seats, own)
      : rim(width, height, seats, own, em);
  const mineH = places[own - 1]!.h;
  const topH = shape === 'flat' ? flatRow(height) : 0;
  const centre = {
    x: width / 2,
    y: upright ? (height - mineH) / 2 : shape === 'flat' ? topH + (height - topH - mineH) / 2 : height * 0.45,
  };
  const bets = places.map((p) => {
    // On a phone the bets lie just inside the seats' edge, beside the cards and not on them.
    if (upright) {
      const inside = p.x < centre.x - 1 ? p.w + 26 : p.x > centre.x + 1 ? width - p.w - 26 : p.x;
      return { x: inside, y: p.x === centre.x ? p.y - p.h / 2 - 12 : p.y + p.h / 2 - 34 };
    }
    // Elsewhere on the way to the pot, as soon as they are clear of the seat.
    const [dx, dy] = [centre.x - p.x, centre.y - p.y];
    const clear = Math.min((p.w / 2 + 30 * em) / Math.max(1, Math.abs(dx)), (p.h / 2 + 16 * em) / Math.max(1, Math.abs(dy)));
    return { x: p.x + dx * clear, y: p.y + dy * clear };
  });
  const w = places[(own === 1 ? 2 : 1) - 1]!.w;
  return {
    shape,
    card: shape === 'wide' ? clamp(Math.min(width / 20, (places[own % seats]!.h - 52 * em) / 1.4), 36, 84 * em) : 36,
    myCard:
      shape === 'wide'
        ? clamp(Math.min(width / 18, (places[own - 1]!.w - 4) / 5, (mineH - 30 * em) / 1.4), 44, 100 * em)
        : shape === 'flat'
          ? clamp(Math.min((mineH - 26) / 1.4, (places[own - 1]!.w - 4) / 5), 36, 50)
          : clamp(width / 8, 36, 54),
    boardCard:
      shape === 'wide'
        ? clamp(Math.min(width / 15, height / 8), 48, 110 * em)
        : shape === 'flat'
          ? clamp(Math.min((width - 2 * w - 40) / 5, (height - topH - mineH - 44) / 1.4), 36, 46)
          : clamp((width - 2 * w - 20) / 3.1, 36, 46),
    seats: places,
    bets,
    middle: { ...centre, w: shape === 'wide' ? width * 0.46 : width - 2 * w - 8, h: height * 0.42 },
  };
}

/** Round the rim of an ellipse, evenly by length, beginning at the bottom. */
function rim(width: number, height: number, seats: number, own: number, em: number): Place[] {
  const w = clamp(width / 6.4, 104, 240 * em);
  const h = clamp(height / 4.2, 104, 220 * em);
  const [cx, cy, rx, ry] = [width / 2, height / 2, width / 2 - w / 2 - 4, height / 2 - h / 2 - 2];
  const steps = 720;
  const point = (i: number): [number, number] => {
    const a = Math.PI / 2 + (i / steps) * 2 * Math.PI;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  };
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [point(i - 1), point(i)];
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const places: Place[] = Array.from({ length: seats });
  for (let step = 0; step < seats; step++) {
    const at = lengths.findIndex((l) => l >= (step / seats) * lengths[steps]! - 1e-9);
    const [x, y] = point(at);
    // My own cards are drawn larger and seven of them need room.
    places[(own - 1 + step) % seats] = { x, y, w: step === 0 ? Math.min(w * 2, width * 0.36) : w, h };
  }
  return places;
}

const flatRow = (height: number): number => Math.min(height * 0.31, 96);

/** A phone on its side: mine at the bottom centre, two on each flank, the others in a row along the top. */
function rows(width: number, height: number, seats: number, own: number): Place[] {
  const others = seats - 1;
  const flank = Math.min(2, Math.floor(others / 3));
  const top = others - 2 * flank;
  const row = flatRow(height);
  const w = Math.min(width / 4.2, 150);
  const [step, h] = [width / Math.max(top, 1), (height - row) / Math.max(flank, 1)];
  const places: Place[] = Array.from({ length: seats });
  places[own - 1] = { x: width / 2, y: height - h / 2, w: width - 2 * w - 8, h };
  for (let i = 1; i <= others; i++) {
    // Clockwise: up the left flank, along the top, down the right flank.
    const place: Place =
      i <= flank
        ? { x: w / 2, y: row + h * (flank - i + 0.5), w, h }
        : i <= flank + top
          ? { x: step * (i - flank - 0.5), y: row / 2, w: Math.min(step, 150), h: row }
          : { x: width - w / 2, y: row + h * (i - flank - top - 0.5), w, h };
    places[(own - 1 + i) % seats] = place;
  }
  return places;
}

/** A phone held upright: mine at the bottom, then up the left edge, over the top, down the right edge. */
function sides(width: number, height: number, seats: number, own: number): Place[] {
  const others = seats - 1;
  const left = Math.ceil(others / 2);
  const w = Math.min(Math.floor(width * 0.32), 150);
  const ownH = clamp(height * 0.24, 116, 150);
  const side = height - ownH;
  const places: Place[] = Array.from({ length: seats });
  places[own - 1] = { x: width / 2, y: height - ownH / 2, w: width - 16, h: ownH };
  for (let step = 1; step <= others; step++) {
    const up = step <= left;
    const rows = up ? left : others - left;
    const row = up ? left - step : step - left - 1;
    const h = side / rows;
    places[(own - 1 + step) % seats] = { x: up ? w / 2 + 2 : width - w / 2 - 2, y: h * (row + 0.5), w, h };
  }
  return places;
}

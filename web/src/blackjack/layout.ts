// Where things lie on the felt. Wide tables are a half circle with the house dealer at the top and seats 1 to 8 from
// right to left, as the house dealer counts them, turned so that my seat is at the bottom; a phone held upright has it at the
// bottom centre; a phone on its side is a wide table with little height.

export type Shape = 'wide' | 'upright' | 'flat';

export interface Place {
  /** The middle of the seat, in pixels of the felt. */
  x: number;
  y: number;
  /** The box it may fill. */
  w: number;
  h: number;
  /** How high it may grow from its lower edge before it comes to what lies above it, where that is not the box's height. */
  room?: number;
}

export interface Layout {
  shape: Shape;
  /** Width of a card at a seat, at the bank, and in my own hand. */
  card: number;
  bankCard: number;
  myCard: number;
  seats: Place[];
  bank: Place;
}

export function shapeOf(width: number, height: number): Shape {
  if (width < 620 && height > width * 0.9) return 'upright';
  return height < 430 ? 'flat' : 'wide';
}

/** How much larger than usual the page's text is: on a large screen everything grows with it. */
export const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** The layout of a felt of this size. `mine` is my seat, if I have one; text is `em` times as large as usual. */
export function layout(width: number, height: number, seats: number, mine: number | null, em = 1): Layout {
  const shape = shapeOf(width, height);
  if (shape === 'upright') return upright(width, height, seats, mine);
  const lay = shape === 'flat' ? flat(width, height, seats) : wide(width, height, seats, em);
  return mine === null ? lay : { ...lay, seats: turned(lay.seats, mine) };
}

/** The table turned so that my seat is at the bottom; the order round the table stays. */
function turned(places: Place[], mine: number): Place[] {
  const bottom = Math.floor(places.length / 2);
  return places.map((_, i) => places[(i - (mine - 1) + bottom + places.length) % places.length]!);
}

function wide(width: number, height: number, seats: number, em: number): Layout {
  // The box of a seat shrinks with the felt, so that eight of them fit round the half circle.
  const w = clamp(width / 6.6, 118, 270 * em);
  const h = clamp(height / 3.6, 122, 270 * em);
  // On the flanks one seat stands above the other: count, circle, fee and plate leave so much of its box to the cards.
  const tall = (h - 136 * em) / 1.4;
  const cx = width / 2;
  const top = h / 2 + 4;
  const rx = width / 2 - w / 2 - 10;
  const ry = height - h / 2 - 6 - top;
  const places: Place[] = range(seats).map((i) => {
    // Equal steps of angle crowd the flanks of a flat ellipse: the steps are equal along its rim instead.
    const a = rim(rx, ry, (i + 0.06) / (seats - 1 + 0.12));
    return { x: cx + rx * Math.cos(a), y: top + ry * Math.sin(a), w, h };
  });
  for (const p of places) {
    const above = places.filter((q) => q.y < p.y - 1 && Math.abs(q.x - p.x) < w).map((q) => p.y - q.y - 8);
    // Between the flanks the bank and the print of the felt lie above.
    const middle = Math.abs(p.x - cx) < width * 0.22 + w / 2 ? [p.y + h / 2 - height * 0.57] : [];
    p.room = Math.min(h * 1.3, p.y + h / 2 - 4, ...above, ...middle);
  }
  // Cards, circles and plate of one seat have to end above the next seat's cards.
  const step = places.slice(1, Math.ceil(seats / 2) - 1).reduce((least, p, i) => Math.min(least, p.y - places[i]!.y), h);
  const card = clamp(Math.min(w / 3.2, tall, (step - 108 * em) / 1.57), 36, 84 * em);
  const bankCard = clamp(card * 1.25, 44, 104 * em);
  return {
    shape: 'wide',
    card,
    bankCard,
    myCard: clamp(Math.min(card * 1.12, tall), 36, 94 * em),
    seats: places,
    bank: { x: cx, y: height * 0.25, w: width * 0.44, h: height * 0.46 },
  };
}

/** The angle at which a share of the rim of a half ellipse has been walked, from its right end by its lowest point. */
function rim(rx: number, ry: number, share: number): number {
  const steps = 400;
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [((i - 1) / steps) * Math.PI, (i / steps) * Math.PI];
    const d = Math.hypot(rx * (Math.cos(b) - Math.cos(a)), ry * (Math.sin(b) - Math.sin(a)));
    lengths.push(lengths[i - 1]! + d);
  }
  const want = share * lengths[steps]!;
  return (lengths.findIndex((l) => l >= want) / steps) * Math.PI;
}

/** A phone on its side: two seats on each flank, the rest in a row along the bottom. */
function flat(width: number, height: number, seats: number): Layout {
  const flank = Math.floor((seats - 4) / 2);
  const bottom = seats - 2 * flank;
  const w = Math.min(width / Math.max(bottom, 4.4), 150);
  const rows = flank + 1;
  const h = height / rows;
  const places: Place[] = [];
  for (let i = 0; i < flank; i++) places.push({ x: width - w / 2, y: h * (i + 0.5), w, h });
  const step = width / bottom;
  for (let i = 0; i < bottom; i++) places.push({ x: width - step * (i + 0.5), y: height - h / 2, w: Math.min(step, w), h });
  for (let i = flank - 1; i >= 0; i--) places.push({ x: w / 2, y: h * (i + 0.5), w, h });
  const tall = height - h;
  return {
    shape: 'flat',
    card: 36,
    bankCard: 40,
    myCard: 36,
    seats: places,
    bank: { x: width / 2, y: tall / 2, w: width - 2 * w, h: tall },
  };
}

/** A phone held upright: mine at the bottom centre, the others clockwise up the left edge and down the right one. */
function upright(width: number, height: number, seats: number, mine: number | null): Layout {
  const own = mine ?? Math.ceil(seats / 2);
  const left = Math.ceil((seats - 1) / 2);
  const w = Math.min(Math.floor(width * 0.325), 150);
  const ownH = clamp(height * 0.27, 124, 150);
  const side = height - ownH;
  const places: Place[] = Array.from({ length: seats });
  places[own - 1] = { x: width / 2, y: height - ownH / 2, w: width - 16, h: ownH };
  for (let step = 1; step < seats; step++) {
    const seat = (own - 1 + step) % seats;
    const up = step <= left;
    const rows = up ? left : seats - 1 - left;
    // Up the left edge from the bottom, then down the right edge from the top.
    const row = up ? left - step : step - left - 1;
    const h = side / rows;
    places[seat] = { x: up ? w / 2 + 2 : width - w / 2 - 2, y: h * (row + 0.5), w, h };
  }
  return {
    shape: 'upright',
    card: 36,
    bankCard: 42,
    myCard: clamp(width / 7, 48, 62),
    seats: places,
    bank: { x: width / 2, y: side * 0.42, w: width - 2 * w - 8, h: side * 0.84 },
  };
}

const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

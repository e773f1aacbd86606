import { expect, test } from 'vitest';
import { layout, shapeOf, type Place } from './layout';

const overlap = (a: Place, b: Place): number => {
  const x = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const y = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
};

// The felt's share of the five screens that the design is checked on.
const FELTS: [number, number][] = [
  [1060, 680],
  [1024, 560],
  [640, 330],
  [390, 600],
  [360, 500],
];

test.each(FELTS)('on a felt of %i by %i every seat is whole and none covers another', (w, h) => {
  for (const mine of [null, 1, 4, 8]) {
    const l = layout(w, h, 8, mine);
    expect(l.seats.length).toBe(8);
    for (const s of l.seats) {
      expect(s.x - s.w / 2).toBeGreaterThanOrEqual(-1);
      expect(s.x + s.w / 2).toBeLessThanOrEqual(w + 1);
      expect(s.y - s.h / 2).toBeGreaterThanOrEqual(-1);
      expect(s.y + s.h / 2).toBeLessThanOrEqual(h + 1);
    }
    for (let a = 0; a < 8; a++) {
      for (let b = a + 1; b < 8; b++) {
        const shared = overlap(l.seats[a]!, l.seats[b]!);
        // Boxes may touch at the corners; what is drawn in them stays apart.
        expect(shared / (l.seats[a]!.w * l.seats[a]!.h), `seats ${a + 1} and ${b + 1}`).toBeLessThan(0.16);
      }
    }
    // An index of at least 18 px: 31 of 84 parts of the card's height.
    expect(l.card * 1.4 * (31 / 84)).toBeGreaterThanOrEqual(18);
  }
});

test('seats run clockwise: seat 1 at the house dealer’s left, which is our right', () => {
  const l = layout(1060, 680, 8, null);
  expect(l.seats[0]!.x).toBeGreaterThan(l.seats[7]!.x);
  expect(l.seats[3]!.y).toBeGreaterThan(l.seats[0]!.y);
});

test('on a phone held upright my seat is at the bottom centre and the next one clockwise is at the left', () => {
  expect(shapeOf(390, 600)).toBe('upright');
  const l = layout(390, 600, 8, 6);
  expect(l.seats[5]!.x).toBe(195);
  expect(l.seats[5]!.y).toBeGreaterThan(l.seats[6]!.y);
  expect(l.seats[6]!.x).toBeLessThan(195);
  expect(l.seats[4]!.x).toBeGreaterThan(195);
});

test('on a wide table my seat is at the bottom too, and the next one clockwise is on its left', () => {
  for (const [w, h] of [
    [1060, 680],
    [640, 330],
  ] as const) {
    for (let mine = 1; mine <= 8; mine++) {
      const { seats } = layout(w, h, 8, mine);
      const [own, next] = [seats[mine - 1]!, seats[mine % 8]!];
      expect(own.y).toBeGreaterThanOrEqual(Math.max(...seats.map((s) => s.y)) - 1);
      expect(next.x).toBeLessThan(own.x);
    }
  }
});

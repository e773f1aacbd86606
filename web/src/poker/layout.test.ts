import { expect, test } from 'vitest';
import { pokerLayout } from './layout';

const FELTS: [number, number][] = [
  [1060, 680],
  [740, 560],
  [640, 330],
  [384, 590],
  [354, 490],
];

test.each(FELTS)('nine seats lie whole on a felt of %i by %i, mine at the bottom centre', (w, h) => {
  for (const mine of [null, 1, 5, 9]) {
    const l = pokerLayout(w, h, 9, mine);
    for (const s of l.seats) {
      expect(s.x - s.w / 2).toBeGreaterThanOrEqual(-1);
      expect(s.x + s.w / 2).toBeLessThanOrEqual(w + 1);
      expect(s.y - s.h / 2).toBeGreaterThanOrEqual(-1);
      expect(s.y + s.h / 2).toBeLessThanOrEqual(h + 1);
    }
    const own = l.seats[(mine ?? 1) - 1]!;
    expect(Math.abs(own.x - w / 2)).toBeLessThan(1);
    expect(own.y).toBe(Math.max(...l.seats.map((s) => s.y)));
    // The next one clockwise sits at my left hand.
    expect(l.seats[(mine ?? 1) % 9]!.x).toBeLessThan(own.x);
  }
});

import { expect, test } from 'vitest';
import { signed } from '../lib/money';
import { arrange, cardRoom, linesOf, outcomeBehind, outcomeOf, plateFits, STRIP } from './seat';
import type { Line } from './types';

const line = (of: Partial<Line>): Line =>
  ({
    seat: 1,
    hand: 1,
    player: 1,
    wager: 'base',
    amount: 10,
    outcome: 'push',
    paid: 0,
    collected: 0,
    uncovered: 0,
    clause: 'GR-5',
    ...of,
  }) as Line;

test('what is drawn is never higher than the room, and no index narrower than its step', () => {
  for (const height of [22, 27, 50, 54, 70, 100, 140]) {
    for (const width of [98, 111, 117, 180]) {
      for (const sizes of [[2], [8], [2, 3], [3, 3, 2], [2, 2, 5, 3]]) {
        for (let active = 0; active < sizes.length; active++) {
          const a = arrange(sizes, active, 60, width, height, true);
          const drawn = a.strip ? a.card * STRIP * a.shown.length : a.card * 1.4;
          expect(drawn, `${sizes.join('-')} in ${width}×${height}`).toBeLessThanOrEqual(height + 1);
          expect(a.card).toBeGreaterThanOrEqual(36);
          expect(a.shown).toContain(active);
          expect([...a.shown, ...a.rest].sort()).toEqual(sizes.map((_, i) => i));
        }
      }
    }
  }
});

test('the count stands beside the cards, below them, or in the row of the circles, and on no index', () => {
  for (const height of [51, 60, 72, 100, 140])
    for (const width of [111, 117, 180, 216, 300])
      for (const size of [1, 2, 3, 4, 5, 6, 8]) {
        const a = arrange([size], 0, 68, width, height, width < 150);
        const label = `${size} cards in ${width}×${height}`;
        expect(a.count, label).not.toBe('on');
        const step = (a.fan - a.card) / Math.max(1, size - 1);
        if (a.count === 'beside') {
          expect(step, label).toBeGreaterThanOrEqual(0.29 * a.card);
          expect(a.fan + 46, label).toBeLessThanOrEqual(width);
        }
        if (a.count === 'below') expect(a.card * 1.4 + 20, label).toBeLessThanOrEqual(height + 0.01);
      }
  expect(arrange([2], 0, 36, 117, 54, true).count).toBe('beside');
  expect(arrange([8], 0, 36, 117, 54, true).count).toBe('row');
  expect(arrange([8], 0, 60, 200, 120, false).count).toBe('below');
});

test('two hands of a wide seat lie side by side where there is room', () => {
  expect(arrange([2, 2], 0, 60, 200, 100, false)).toMatchObject({ strip: false, shown: [0, 1], rest: [], fan: 96 });
  expect(arrange([2, 2], 0, 60, 200, 60, false)).toMatchObject({ strip: true, shown: [0, 1] });
});

test('a low row of a small phone shows the hand that is played and tells the others by their count', () => {
  expect(arrange([2, 2, 2, 2], 2, 36, 117, 27, true)).toMatchObject({ shown: [2], rest: [0, 1, 3] });
  expect(cardRoom({ x: 0, y: 0, w: 117, h: 66 }, true, false, 38)).toBe(24);
});

test('a settlement says what it came to for its reader: won, lost, a push, even, or not covered', () => {
  expect(outcomeOf([line({ paid: 10 }), line({ paid: 2.5, wager: 'buster' })])).toMatchObject({
    text: '+$10',
    side: 'Buster +$2.50',
    tone: 'won',
  });
  expect(outcomeOf([line({ collected: 10 }), line({ paid: 6, wager: 'buster' })])).toMatchObject({
    text: '−$10',
    side: 'Buster +$6',
    brief: `${signed(-10)} B${signed(6)}`,
    tone: 'lost',
  });
  expect(outcomeOf([line({ collected: 2, wager: 'buster' })])).toMatchObject({ text: '−$2', side: '' });
  expect(outcomeOf([line({}), line({ collected: 2, wager: 'buster' })])).toMatchObject({ text: 'push', side: 'Buster −$2' });
  expect(outcomeOf([line({ collected: 10 })])).toMatchObject({ text: '−$10', uncovered: '', tone: 'lost' });
  expect(outcomeOf([line({})])).toMatchObject({ text: 'push', uncovered: '', tone: '' });
  expect(outcomeOf([line({ collected: 5 }), line({ paid: 5 })]).text).toBe('even');
  expect(outcomeOf([line({ uncovered: 10, outcome: 'win' })])).toMatchObject({ text: '', uncovered: '$10 not covered', tone: '' });
  expect(outcomeOf([line({ paid: 6, uncovered: 4 })])).toMatchObject({ text: '+$6', uncovered: '$4 not covered', tone: 'won' });
});

test('a seat tells what its own player won, and a bet behind it is told to whoever placed it (D9)', () => {
  const lines = [line({ paid: 50 }), line({ player: 2, wager: 'backline', paid: 50 }), line({ player: 3, wager: 'backline', paid: 5 })];
  expect(outcomeOf(linesOf(lines, 1)).text).toBe('+$50');
  expect(outcomeBehind(lines, 2)).toEqual({ text: 'behind: +$50', brief: `behind: ${signed(50)}`, tone: 'won' });
  expect(outcomeBehind(lines, 1)).toBeNull();
  const short = line({ player: 2, wager: 'backline', paid: 6, uncovered: 4 });
  expect(outcomeBehind([short], 2)).toMatchObject({ text: 'behind: +$6, $4 not covered' });
  expect(outcomeBehind([line({ player: 2, wager: 'backline', collected: 5 })], 2)).toMatchObject({ tone: 'lost' });
});

test('on a small plate a name is not cut for the sake of an amount', () => {
  expect(plateFits('Ada', '$200', 119)).toBe(true);
  expect(plateFits('Ada away', '$197.50', 119)).toBe(false);
  expect(plateFits('Alexandra', '$197.50', 119)).toBe(false);
});

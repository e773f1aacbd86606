import { expect, test } from 'vitest';
import { chartRows, codeWords, endings, percent } from './chart';
import type { Report } from './types';

const up = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'A'];
const report = {
  chart: {
    td: { up, 'hard 16': Array(8).fill('S').concat('Rs', 'Rh'), 'soft 18': Array(10).fill('Ds'), '8-8': Array(10).fill('P') },
    worth: { 'hard 16': up.map((_, i) => ({ stand: -0.5 - i / 100, surrender: -0.5 })), '8-8': up.map(() => ({ split: 0.1 })) },
  },
} as unknown as Report;

test('rows fall into hard, soft and pairs', () => {
  expect(chartRows(report, 'hard').map((r) => r.name)).toEqual(['hard 16']);
  expect(chartRows(report, 'soft')[0]!.cells[0]).toMatchObject({ code: 'Ds', move: 'double' });
  expect(chartRows(report, 'pair')[0]!.cells[9]).toEqual({ code: 'P', move: 'split', worth: { split: 0.1 } });
});

test('all rounds end somehow, the split ones too', () => {
  const ends = endings({ win: 0.4, lose: 0.5, double_win: 0.08, split: [0.015, 0.004, 0.001, 0] });
  expect(ends.at(-1)).toEqual(['split into several hands', 0.02]);
  expect(ends.reduce((a, e) => a + e[1], 0)).toBeCloseTo(1, 12);
});

test('codes are told in words', () => {
  expect(codeWords('H')).toBe('hit');
  expect(codeWords('Dh')).toBe('double, else hit');
  expect(codeWords('Rs')).toBe('surrender, else stand');
  expect(percent(-0.01808)).toBe('−1.81 %');
});

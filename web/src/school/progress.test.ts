import { expect, test } from 'vitest';
import { answered, drillOf, dueOf, isDone, keep, next, read, RESTS, type Progress } from './progress';
import type { Asked, Grade } from './types';

const asked: Asked = { rulebook: 'house/game', drill: 'settle', level: 1, seed: 1 };
const graded = (...parts: [clause: string, right: boolean][]): Grade => ({
  right: parts.every(([, right]) => right),
  under: false,
  parts: parts.map(([clause, right]) => ({ clause, right, key: { amount: 1 }, because: [] })),
  clauses: {},
});
const nothing: Progress = { drills: {}, clauses: {}, lessons: {} };

test('three right answers in a row lead to the next level, and a wrong one begins the row anew', () => {
  let progress = nothing;
  for (const right of [true, true, false, true, true]) {
    progress = answered(progress, next(progress, 'house/game', 'settle', 5, 0), graded(['GR-3', right]), 3, 0);
  }
  expect(drillOf(progress, 'house/game', 'settle')).toMatchObject({ level: 1, row: 2, asked: 5, right: 4 });
  progress = answered(progress, { ...asked, seed: 6 }, graded(['GR-3', true]), 3, 0);
  expect(drillOf(progress, 'house/game', 'settle')).toMatchObject({ level: 2, row: 0 });
  expect(isDone(drillOf(progress, 'house/game', 'settle'), 5)).toBe(false);
});

test('a mistake comes back when its clause is due, and rests longer each time it is known', () => {
  let progress = answered(nothing, asked, graded(['GR-3', false], ['RND-11', true]), 3, 1000);
  expect(dueOf(progress, 'house/game', 1000)).toEqual([]);
  const due = 1000 + RESTS[0]!;
  expect(dueOf(progress, 'house/game', due)).toEqual([asked]);
  expect(dueOf(progress, 'another/game', due)).toEqual([]);
  expect(next(progress, 'house/game', 'settle', 5, due)).toEqual(asked);
  expect(next(progress, 'house/game', 'settle', 5, 1000).seed).toBe(2);
  progress = answered(progress, asked, graded(['GR-3', true]), 3, due);
  expect(dueOf(progress, 'house/game', due + RESTS[1]! - 1)).toEqual([]);
  expect(dueOf(progress, 'house/game', due + RESTS[1]!)).toEqual([asked]);
  expect(progress.clauses['GR-3']).toMatchObject({ right: 1, wrong: 1, box: 1 });
});

test('a clause that is wrong in one part is wrong, however often it is right beside', () => {
  const progress = answered(nothing, asked, graded(['GR-3', true], ['GR-3', false], ['GR-3', true]), 3, 0);
  expect(progress.clauses['GR-3']).toMatchObject({ right: 0, wrong: 1 });
});

test('seconds count only of right answers', () => {
  let progress = answered(nothing, asked, graded(['GR-3', false]), 1, 0);
  progress = answered(progress, { ...asked, seed: 2 }, graded(['GR-3', true]), 4.26, 0);
  expect(drillOf(progress, 'house/game', 'settle').seconds).toEqual([4.3]);
});

test('it is kept on the device, and what cannot be read is begun anew', () => {
  const kept = new Map<string, string>();
  const store = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) };
  const progress = answered(nothing, asked, graded(['GR-3', true]), 3, 0);
  keep(progress, store);
  expect(read(store)).toEqual(progress);
  kept.set('cardroom.school', '{');
  expect(read(store)).toEqual(nothing);
});

// What is learned in a pretended page beside a pretended room: brought in batches, once, however often the network fails, and the
// same on every device.
import { beforeEach, expect, test, vi } from 'vitest';
import type { LearnedAnswer } from '../protocol';
import { bring, follows, keeping, learn, unsent } from './keeping';
import { drillOf, read, type Progress } from './progress';
import type { Asked, Grade } from './types';

const asked = (seed: number): Asked => ({ rulebook: 'house/game', drill: 'settle', level: 1, seed });
const graded = (right: boolean): Grade => ({
  right,
  under: false,
  parts: [
    { clause: 'GR-3', right, key: { amount: 1 }, because: [] },
    { clause: 'GR-3', right: true, key: { amount: 1 }, because: [] },
    { clause: 'RND-11', right: true, key: { amount: 1 }, because: [] },
  ],
  clauses: {},
});
const nothing: Progress = { drills: {}, clauses: {}, lessons: {} };
const settle = (progress: Progress) => drillOf(progress, 'house/game', 'settle');

/** What the room has of each account, and who is signed in. */
let rooms: Record<number, LearnedAnswer[]>;
let who: number | null;
/** So many calls fail: those before they reach the room, and those after it has written. */
let lost: { before: number; after: number };
const batches: number[] = [];

beforeEach(() => {
  localStorage.clear();
  rooms = { 7: [], 8: [] };
  who = 7;
  lost = { before: 0, after: 0 };
  batches.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (lost.before-- > 0) throw new TypeError('no network');
      if (path === '/api/visitor') return new Response(JSON.stringify(who === null ? null : { player: who, guest: false }));
      const mine = rooms[who!]!;
      if (init.method === 'POST') {
        const { answers } = JSON.parse(init.body as string) as { answers: LearnedAnswer[] };
        batches.push(answers.length);
        expect(answers.every((answer) => !('by' in answer))).toBe(true);
        const fresh = answers.filter((answer) => !mine.some((had) => had.id === answer.id));
        mine.push(...fresh);
        if (lost.after-- > 0) throw new TypeError('no network');
        return new Response(JSON.stringify({ new: fresh.length, all: mine.length }));
      }
      const after = Number(new URL(path, 'http://room').searchParams.get('after'));
      const upto = Math.min(after + 500, mine.length);
      return new Response(JSON.stringify({ answers: mine.slice(after, upto), next: upto < mine.length ? upto : null, all: mine.length }));
    }),
  );
});

function practise(rights: boolean[], from = 1, progress = read()): Progress {
  for (const [i, right] of rights.entries()) progress = learn(progress, asked(from + i), graded(right), 2);
  return progress;
}

test('an answer is known here at once, and follows from what was written down', () => {
  const progress = practise([true, false, true]);
  expect(settle(progress)).toMatchObject({ asked: 3, right: 2, row: 1 });
  expect(read()).toEqual(progress);
  expect(progress.clauses['GR-3']).toMatchObject({ right: 2, wrong: 1 });
  expect(progress.clauses['RND-11']).toMatchObject({ right: 3, wrong: 0 });
});

test('what a guest learned is brought to the account in batches of 50, and counts the same', async () => {
  const before = practise(Array.from({ length: 120 }, (_, i) => i % 3 !== 0));
  const after = await bring(7);
  expect(batches).toEqual([50, 50, 20]);
  expect(rooms[7]).toHaveLength(120);
  expect(unsent(7)).toBe(0);
  expect(settle(after)).toEqual(settle(before));
  expect(after.clauses['GR-3']).toMatchObject({ right: 80, wrong: 40 });
});

test('an answer whose receipt was lost is sent again, and counts once', async () => {
  practise([true, true]);
  lost.after = 1;
  await expect(bring(7)).rejects.toThrow();
  expect(unsent(7)).toBe(2);
  expect(rooms[7]).toHaveLength(2);
  expect(settle(await bring(7))).toMatchObject({ asked: 2, right: 2 });
  expect(rooms[7]).toHaveLength(2);
  expect(unsent(7)).toBe(0);
});

test('another device is merged in the order of the answers, whichever was brought first', async () => {
  practise([true, false]);
  const here = await bring(7);
  rooms[7]!.push({ ...rooms[7]![0]!, id: 'elsewhere-1', seed: 9, at: 1, clauses: [{ clause: 'GR-3', right: false }] });
  practise([true], 3, here);
  const both = await bring(7);
  expect(settle(both)).toMatchObject({ asked: 4, right: 2 });
  expect(both).toEqual(follows(nothing, [...rooms[7]!].reverse()));
  // A new device reads all of it.
  localStorage.clear();
  expect(await bring(7)).toEqual(both);
});

test('more than a page is read, and only what is new the next time', async () => {
  practise([true]);
  await bring(7);
  const one = rooms[7]![0]!;
  for (let i = 0; i < 1100; i++) rooms[7]!.push({ ...one, id: `elsewhere-${i}`, at: one.at + i + 1 });
  expect(settle(await bring(7)).asked).toBe(1101);
  const paths = vi.mocked(fetch).mock.calls.length;
  expect(settle(await bring(7)).asked).toBe(1101);
  expect(
    vi
      .mocked(fetch)
      .mock.calls.slice(paths)
      .map(([path]) => path),
  ).toEqual(['/api/school/progress?after=1101']);
});

test('what one person could not send is not another’s', async () => {
  practise([true]);
  await bring(7);
  practise([false], 2);
  who = 8;
  expect(unsent(8)).toBe(0);
  expect(settle(await bring(8)).asked).toBe(0);
  expect(rooms[8]).toEqual([]);
  who = 7;
  expect(settle(await bring(7)).asked).toBe(2);
});

test('a room that lost its end gets everything again', async () => {
  practise([true, true, false]);
  await bring(7);
  rooms[7] = rooms[7]!.slice(0, 1);
  expect(settle(await bring(7))).toMatchObject({ asked: 3, right: 2 });
  expect(rooms[7]).toHaveLength(3);
});

test('what was known before answers were written down stays, and is not counted again', async () => {
  localStorage.setItem('cardroom.school', JSON.stringify(practise([true, true])));
  localStorage.removeItem('cardroom.school.answers');
  expect(settle(practise([false], 3))).toMatchObject({ asked: 3, right: 2 });
  expect(settle(await bring(7))).toMatchObject({ asked: 3, right: 2 });
  expect(rooms[7]).toHaveLength(1);
});

test('while the page is open answers are brought by themselves, and again when the room was away', async () => {
  vi.useFakeTimers();
  try {
    const told: Progress[] = [];
    lost.before = 2;
    const stop = keeping(7, (progress) => told.push(progress))!;
    practise([true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rooms[7]).toHaveLength(1);
    expect(settle(told.at(-1)!).asked).toBe(1);
    practise([true], 2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(rooms[7]).toHaveLength(2);
    stop();
    practise([true], 3);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(rooms[7]).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('after signing out the device shows what is its own; a room that is away makes nobody a stranger', async () => {
  practise([true]);
  await bring(7);
  lost.before = 1;
  vi.useFakeTimers();
  try {
    let shown = read();
    const stop = keeping(null, (progress) => (shown = progress))!;
    await vi.advanceTimersByTimeAsync(1);
    expect(settle(shown).asked).toBe(1);
    practise([true], 2);
    who = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect(settle(shown).asked).toBe(0);
    stop();
  } finally {
    vi.useRealTimers();
  }
  who = 7;
  expect(settle(await bring(7)).asked).toBe(2);
});

test('without a room nothing is asked', () => {
  expect(keeping(undefined, () => undefined)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

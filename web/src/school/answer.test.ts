// How a question is answered with the thumb: nothing by a slip, one tap where one is enough, and what was given beside what is right.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { more } from '../lib/voice';
import type { Telling } from '../protocol';
import AnswerPart from './AnswerPart.svelte';
import Lesson from './Lesson.svelte';
import Marks from './Marks.svelte';
import Spot from './Spot.svelte';
import { createRawSnippet } from 'svelte';
import { HOLD } from '../lib/hold';
import type { Choice, Given, Part, Question } from './types';

const told = (id: string, args: Record<string, number> = {}): Telling => ({
  id,
  args: Object.fromEntries(Object.entries(args).map(([name, number]) => [name, { number }])),
});
const answers: Given[][] = [];
let question: Question;
vi.mock('../lab/source', () => ({
  ask: (_: string, asked: { answer?: Given[] }): Promise<unknown> => {
    if (!asked.answer) return Promise.resolve({ question });
    answers.push(asked.answer);
    const parts = asked.answer.map((key) => ({ right: true, key, clause: 'RND-10', because: [] }));
    return Promise.resolve({ grade: { right: true, under: false, parts, clauses: {} } });
  },
}));
beforeAll(() => more());

const amount = (id: string): Part => ({ asks: told(id), form: 'amount' });
const pick = (...ids: string[]): Part => ({ asks: told('school-part-draws'), form: { pick: ids.map((id) => ({ says: told(id) })) } });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const ready = (name: string): Promise<void> => vi.waitFor(() => expect(button(name).disabled).toBe(false));
const felt = { cards: { cards: ['Kd', 'Qs'] } };

test('Done waits for chips or for nothing', async () => {
  const given: Given[] = [];
  render(AnswerPart, { part: amount('school-part-fees'), picked: [], onpick: () => undefined, onanswer: (g: Given) => given.push(g) });
  expect(button('Done').disabled).toBe(true);
  await fireEvent.click(button('Nothing'));
  expect(button('Nothing').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(button('Done'));
  await fireEvent.click(button('Add $5'));
  await fireEvent.click(button('Done'));
  expect(given).toEqual([{ amount: 0 }, { amount: 5 }]);
});

test('neither pay nor take is chosen beforehand', async () => {
  const given: Given[] = [];
  const part: Part = { asks: told('school-part-fees'), form: 'chips' };
  render(AnswerPart, { part, picked: [], onpick: () => undefined, onanswer: (g: Given) => given.push(g) });
  expect(['Pay', 'Take', 'Neither'].map((name) => button(name).getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false']);
  await fireEvent.click(button('Add $25'));
  expect(button('Done').disabled).toBe(true);
  await fireEvent.click(button('Take'));
  await fireEvent.click(button('Done'));
  expect(given).toEqual([{ chips: { pays: 0, takes: 25 } }]);
});

test('a second tap answers no part that has just appeared, and there is a way back', async () => {
  answers.splice(0);
  question = { felt, asks: told('school-asks-collection'), parts: [amount('school-part-fees'), amount('school-part-bank-fee')] };
  render(Lesson, { next: () => ({}), onanswered: () => undefined });
  await screen.findByText('1 of 2');
  await fireEvent.click(button('Add $5'));
  await ready('Done');
  await fireEvent.click(button('Done'));
  await screen.findByText('2 of 2');
  await fireEvent.click(button('Nothing'));
  const early = performance.now();
  await fireEvent.click(button('Done'));
  expect(answers).toEqual([]);
  await ready('Done');
  expect(performance.now() - early).toBeGreaterThan(HOLD / 2);
  await fireEvent.click(button('← Part before'));
  await screen.findByText('1 of 2');
  for (const chip of ['Add $25', 'Add $1']) {
    await fireEvent.click(button(chip));
    await ready('Done');
    await fireEvent.click(button('Done'));
  }
  await screen.findByText(/Right\./);
  expect(answers).toEqual([[{ amount: 25 }, { amount: 1 }]]);
});

test('a single choice is answered with one tap', async () => {
  answers.splice(0);
  question = { felt, asks: told('school-asks-draws'), parts: [pick('school-hit', 'school-stand')] };
  render(Lesson, { next: () => ({}), onanswered: () => undefined, aside: 'You are on level 2 now.' });
  await screen.findByRole('button', { name: 'Stand' });
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  await ready('Stand');
  await fireEvent.click(button('Stand'));
  await screen.findByText(/Right\./);
  await screen.findByText('You are on level 2 now.');
  expect(answers).toEqual([[{ pick: 1 }]]);
});

test('many totals are a number and a switch', async () => {
  const of = (id: string, from: number, to: number): Choice[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ says: told(id, { points: from + i }) }));
  const choices = [...of('bj-total', 4, 21), ...of('bj-total-soft', 12, 21), ...of('bj-total-over', 22, 26)];
  const picked: number[] = [];
  const part: Part = { asks: told('school-part-total'), form: { pick: choices } };
  render(AnswerPart, { part, picked: [], onpick: (i: number) => picked.push(i), onanswer: () => undefined, instant: true });
  expect(document.querySelectorAll('.choices button')).toHaveLength(18);
  await fireEvent.click(button('17'));
  await fireEvent.click(button('Soft'));
  expect(document.querySelectorAll('.choices button')).toHaveLength(10);
  await fireEvent.click(button('soft 17'));
  await fireEvent.click(button('Over'));
  await fireEvent.click(button('over with 24'));
  expect(picked.map((i) => choices[i]!.says)).toEqual([
    told('bj-total', { points: 17 }),
    told('bj-total-soft', { points: 17 }),
    told('bj-total-over', { points: 24 }),
  ]);
});

test('what was given has the cross, and what is right the tick', () => {
  const part = pick('school-hit', 'school-stand');
  const graded = [{ right: false, key: { pick: 1 }, clause: 'RND-10', because: [] }];
  render(Marks, { parts: [part], given: [{ pick: 0 }], graded, clauses: {} });
  const lines = [...document.querySelectorAll('li p')].map((p) => p.textContent.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual(['Hit or stand?', '✗ You said Hit.', '✓ Stand']);
});

test('chips that should have been taken are not called over', () => {
  const part: Part = { asks: told('school-part-back'), form: 'chips' };
  const graded = [{ right: false, off: { over: 25 }, key: { chips: { pays: 0, takes: 25 } }, clause: 'RND-10', because: [] }];
  render(Marks, { parts: [part], given: [{ chips: { pays: 0, takes: 0 } }], graded, clauses: {} });
  expect(document.body.textContent).toContain('$25 too little taken.');
  expect(document.body.textContent).not.toContain('Over by');
});

test('on the felt the order stands before the seat, and a wrong seat is marked as one', () => {
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const choices: Choice[] = [3, 4].map((seat) => ({ says: told('table-seat', { seat }), spot: { seat } }));
  const taps = { choices, picked: [1, 0], right: [], numbered: true, on: () => undefined };
  const first = render(Spot, { at: 0, taps, label: 'Seat 3', children });
  expect(screen.getByRole('button').textContent).toBe('2. Seat 3');
  first.unmount();
  render(Spot, { at: 0, taps: { ...taps, numbered: false, picked: [0], right: [1] }, label: 'Seat 3', children });
  expect(screen.getByRole('button').textContent).toBe('Seat 3 ✗');
  expect(document.querySelector('.spot')!.classList.contains('missed')).toBe(true);
});

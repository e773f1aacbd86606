import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Trial from './Trial.svelte';
import { PASS, QUESTIONS } from './trial';
import type { Asked, Given } from './types';

const told = (id: string): unknown => ({ id, args: {} });
const said: { call: string; asked: Record<string, unknown> }[] = [];
let pass = true;

vi.mock('../lab/source', () => ({
  ask: (call: string, asked: Record<string, unknown>): Promise<unknown> => {
    said.push({ call, asked });
    if (call === 'paper' && 'answers' in asked) {
      const marks = { right: 9, under: pass ? 0 : 1, clauses: { 'GR-3': { asked: 10, wrong: 1 } } };
      const cited = { id: 'GR-3', title: 'Even money', says: 'A win is paid even.', source: 'Book', decided: false };
      return Promise.resolve({ marked: { marks, pass, clauses: { 'GR-3': cited } } });
    }
    if (call === 'paper') {
      const question = (n: number): Asked => ({ rulebook: 'house/game', drill: 'total', level: 1, seed: 100 + n });
      return Promise.resolve({ paper: Array.from({ length: asked.questions as number }, (_, n) => question(n)) });
    }
    if ('answer' in asked) {
      const cited = { id: 'GR-3', title: 'Even money', says: 'A win is paid even.', source: 'Book', decided: false };
      const part = { right: false, key: { pick: 1 }, clause: 'GR-3', because: [] };
      return Promise.resolve({ grade: { right: false, under: false, parts: [part], clauses: { 'GR-3': cited } } });
    }
    const choices = ['school-hit', 'school-stand'].map((id) => ({ says: told(id) }));
    return Promise.resolve({
      question: {
        felt: { cards: { cards: ['Kd', 'Qs'] } },
        asks: told('school-asks-total'),
        parts: [{ asks: told('school-part-total'), form: { pick: choices } }],
      },
    });
  },
}));

beforeEach(() => {
  said.splice(0);
  localStorage.clear();
});

async function take(from = 0, to = QUESTIONS): Promise<void> {
  for (let i = from; i < to; i++) {
    await screen.findByText(`${i + 1} of ${QUESTIONS}`);
    const choices = await vi.waitFor(() => {
      const all = document.querySelectorAll<HTMLElement>('.choices button');
      expect(all.length).toBe(2);
      return all;
    });
    // What has just appeared waits a moment for its first tap.
    await vi.waitFor(() => expect((choices[0] as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(choices[0]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  }
}

const begin = async (): Promise<void> => void (await fireEvent.click(await screen.findByRole('button', { name: 'Begin the exam' })));

test('the engine draws the questions and marks them; the page says what it says', async () => {
  const noted: number[] = [];
  render(Trial, { rulebook: 'house/game', onanswered: (asked: Asked) => noted.push(asked.seed) });
  // Before it begins it is said what has to be right.
  await screen.findByText(/8 have to be right, and no player may be underpaid/);
  await begin();
  await take();
  await screen.findByText(/9 of 10 right/);
  await screen.findByText(/That would pass/);
  // Every question with its key and its clause.
  expect(screen.getAllByText(/\d+\. Name the total/)).toHaveLength(QUESTIONS);
  expect(screen.getAllByText('GR-3').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Stand').length).toBeGreaterThan(0);
  expect(localStorage.getItem('cardroom.school.trial')).toBeNull();
  const papers = said.filter(({ call }) => call === 'paper').map(({ asked }) => asked);
  expect(papers[0]).toMatchObject({ rulebook: 'house/game', questions: QUESTIONS, percent: PASS });
  expect(papers[1]).toMatchObject({ ...papers[0], answers: Array.from({ length: QUESTIONS }, (): Given[] => [{ pick: 0 }]) });
  expect(noted).toEqual(Array.from({ length: QUESTIONS }, (_, n) => 100 + n));
});

test('nine of ten with an underpayment would not pass, because the marks say so', async () => {
  pass = false;
  render(Trial, { rulebook: 'house/game', onanswered: () => undefined });
  await begin();
  await take();
  await screen.findByText(/would not pass/);
  await screen.findByText(/underpaid/);
});

test('an exam that was left goes on where it was, with the same questions', async () => {
  const first = render(Trial, { rulebook: 'house/game', onanswered: () => undefined });
  await begin();
  await take(0, 2);
  await screen.findByText(`3 of ${QUESTIONS}`);
  first.unmount();
  render(Trial, { rulebook: 'house/game', onanswered: () => undefined });
  await screen.findByText(`3 of ${QUESTIONS}`);
  const seeds = said.filter(({ call }) => call === 'paper').map(({ asked }) => asked.seed);
  expect(new Set(seeds).size).toBe(1);
  // Another game has its own.
  render(Trial, { rulebook: 'house/other', onanswered: () => undefined });
  await screen.findByRole('button', { name: 'Begin the exam' });
});

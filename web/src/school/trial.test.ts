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
    if ('answer' in asked) return Promise.resolve({ grade: { right: true, under: false, parts: [], clauses: {} } });
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

beforeEach(() => said.splice(0));

async function take(): Promise<void> {
  for (let i = 0; i < QUESTIONS; i++) {
    await screen.findByText(`${i + 1} of ${QUESTIONS}`);
    const choices = await vi.waitFor(() => {
      const all = document.querySelectorAll<HTMLElement>('.choices button');
      expect(all.length).toBe(2);
      return all;
    });
    await fireEvent.click(choices[0]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  }
}

test('the engine draws the questions and marks them; the page says what it says', async () => {
  const noted: number[] = [];
  render(Trial, { rulebook: 'house/game', onanswered: (asked: Asked) => noted.push(asked.seed) });
  await take();
  await screen.findByText(/9 of 10 right/);
  await screen.findByText(/That would pass/);
  await screen.findByText('GR-3');
  const papers = said.filter(({ call }) => call === 'paper').map(({ asked }) => asked);
  expect(papers[0]).toMatchObject({ rulebook: 'house/game', questions: QUESTIONS, percent: PASS });
  expect(papers[1]).toMatchObject({ ...papers[0], answers: Array.from({ length: QUESTIONS }, (): Given[] => [{ pick: 0 }]) });
  expect(noted).toEqual(Array.from({ length: QUESTIONS }, (_, n) => 100 + n));
});

test('nine of ten with an underpayment would not pass, because the marks say so', async () => {
  pass = false;
  render(Trial, { rulebook: 'house/game', onanswered: () => undefined });
  await take();
  await screen.findByText(/would not pass/);
  await screen.findByText(/underpaid/);
});

// The books in a pretended page: what of them goes on paper, and that they are fetched again before.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { No, pretend, signIn, TODAY } from '../net/fixture';
import type { CageEntry, CountSheet, DropRow, JournalRow, PersonRow } from '../protocol';
import Journal from '../components/Journal.svelte';
import Audit from './Audit.svelte';

const at = Date.UTC(2026, 10, 15, 20);
const drop: DropRow = { day: '2026-11-15', table: 16, name: 'Front felt', option: 1, players: 12, banks: 6, total: 18, rounds: 4 };
const entry: CageEntry = {
  entry: 122,
  at,
  day: '2026-11-15',
  by: 3,
  kind: 'issue',
  player: 8,
  amount: 200,
  reason: 'bought in',
  corrects: null,
  second: null,
  waits: false,
};
const line: JournalRow = {
  entry: 9,
  at,
  by: 3,
  name: 'Cora',
  kind: 'tables',
  says: { id: 'floor-heard' },
  table: 16,
  seq: 40,
};
const people = [
  { player: 3, name: 'Cora', bot: false },
  { player: 8, name: 'Maria', bot: false },
] as PersonRow[];
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {
    ...TODAY,
    '/api/reports/drop': [drop],
    '/api/reports/banking': [],
    '/api/reports/cash': [],
    '/api/lobby': [{ table: 16, name: 'Front felt' }],
    '/api/people': people,
    '/api/cage/entries': [entry],
    '/api/counts': [] as CountSheet[],
    '/api/books/checks': [],
    '/api/journal': { rows: [line], next: null },
  };
  signIn({ name: 'Ada', role: 'auditor', may: ['read_reports', 'read_cage', 'read_journal'] });
});

const clean = (of: Element): string => of.textContent.replace(/\s+/g, ' ').trim();
/** What is left of the page on paper, as print.css has it. */
function onPaper(): string {
  const page = document.querySelector('main.paper')!.cloneNode(true) as Element;
  for (const gone of page.querySelectorAll('.off-paper, button, input, select, textarea')) gone.remove();
  return clean(page);
}

test('on paper the books have their day, their sums and who did what, and nothing to press or to fill in', async () => {
  pretend(answers);
  render(Audit);
  await screen.findByText('Together, 1 entry', { exact: false });
  await screen.findByRole('row', { name: /The floor has heard the call/ });
  const paper = onPaper();
  for (const part of ['The drop 2026-11-15', 'The day$12$6$18', 'CoraThe floor has heard the call']) expect(paper, part).toContain(part);
  expect(paper).toMatch(/As of \d{4}-\d\d-\d\d/);
  // Fields, ways to elsewhere, how to verify the seals, and tables that nobody has checked stay on the screen.
  for (const part of ['as CSV', 'Find', 'Kind', 'Count the drop', 'Look at the table’s log', 'cardroom verify DATA', 'not checked yet'])
    expect(paper, part).not.toContain(part);
});

test('what programs play among themselves stands beside the drop of the day', async () => {
  const alone: DropRow = { ...drop, table: 5, name: 'Ocean View 5', players: 20, banks: 0, total: 20, programs: true };
  pretend({ ...answers, '/api/reports/drop': [drop, alone] });
  render(Audit);
  await screen.findByText('Tables where only programs play, beside it');
  expect(onPaper()).toContain('The day$12$6$18');
});

test('what was looked for in the cage’s book is told on paper', async () => {
  pretend(answers);
  render(Audit);
  await fireEvent.input(await screen.findByLabelText('Find'), { target: { value: 'maria' } });
  await waitFor(() => expect(onPaper()).toContain('Find: maria'));
});

test('every part is fetched again before it is printed', async () => {
  const { got } = pretend(answers);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  signIn({ name: 'Ada', role: 'auditor', may: ['read_reports', 'read_cage', 'read_journal', 'read_exclusions'] });
  answers['/api/exclusions'] = [];
  render(Audit);
  await screen.findByRole('row', { name: /The floor has heard the call/ });
  answers['/api/reports/drop'] = [{ ...drop, players: 14, total: 20 }];
  got.length = 0;
  await fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(got).toEqual(
    expect.arrayContaining([
      '/api/reports/drop',
      '/api/reports/cash',
      '/api/cage/entries',
      '/api/counts',
      '/api/journal',
      '/api/exclusions',
    ]),
  );
  expect(onPaper()).toContain('The day$14$6$20');
});

test('books of which a part did not come are as old as before on paper', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    pretend(answers);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(Audit);
    await screen.findByRole('row', { name: /The floor has heard the call/ });
    await waitFor(() => expect(onPaper()).toContain('As of 2026-11-15 12:00'));
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    vi.setSystemTime(at + 3_600_000);
    answers['/api/journal'] = new No('web-locked');
    await press();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(onPaper()).toContain('As of 2026-11-15 12:00');
    answers['/api/journal'] = { rows: [line], next: null };
    await press();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(onPaper()).toContain('As of 2026-11-15 13:00');
  } finally {
    vi.useRealTimers();
  }
});

test('a late answer to what was chosen before stands under nothing that was chosen since, nor does what was shown before', async () => {
  const answer: Record<string, (journal: unknown, status?: number) => void> = {};
  const late = (path: string) =>
    new Promise((done) => (answer[path] = (said, status = 200) => done(new Response(JSON.stringify(said), { status }))));
  vi.stubGlobal('fetch', (path: string) => (path === '/api/day' ? Promise.resolve(Response.json(TODAY[path])) : late(path)));
  const of = (name: string) => ({ rows: [{ ...line, name }], next: null });
  render(Journal);
  answer['/api/journal']!(of('Cora'));
  await screen.findByText('Cora', { selector: 'button' });
  const choose = (kind: string) => fireEvent.change(screen.getByLabelText('Kind'), { target: { value: kind } });
  await choose('cage');
  await choose('tables');
  answer['/api/journal?kind=tables']!(of('Flo'));
  await screen.findByText('Flo', { selector: 'button' });
  answer['/api/journal?kind=cage']!(of('Duc'));
  await new Promise((heard) => setImmediate(heard));
  expect(screen.queryByText('Duc')).toBeNull();
  await choose('rulings');
  answer['/api/journal?kind=rulings']!({ reason: 'not now' }, 503);
  await screen.findByText('not now');
  expect(screen.queryByText('Flo')).toBeNull();
  expect(screen.queryByText('Nothing was done yet.')).toBeNull();
});

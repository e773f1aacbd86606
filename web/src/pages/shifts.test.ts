// Shifts and counts in a pretended page: what is asked for, what is shown before and after a count was entered, and what stays on a
// sheet that was corrected.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { route } from '../lib/route.svelte';
import { signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { CountSheet, Handover, ShiftRow } from '../protocol';
import Count from './Count.svelte';
import Shift from './Shift.svelte';
import TableSign from './TableSign.svelte';

const at = Date.UTC(2026, 10, 15, 20);
const shift = (n: number, name: string, closed: number | null, sheets: number[] = []): ShiftRow => ({
  shift: n,
  name,
  day: '2026-11-15',
  opened: at,
  opened_by: 'Flo',
  closed,
  closed_by: closed === null ? null : 'Mia',
  note: '',
  sheets,
});
const sheet = (part: Partial<CountSheet> = {}): CountSheet => ({
  sheet: 40,
  day: '2026-11-15',
  shift: 1,
  shift_name: 'day',
  pulled: at,
  at,
  by: 'Flo',
  counters: ['Flo', 'Cora'],
  boxes: [
    { table: 1, name: 'Aviator 1', label: '1', struck: [], counted: 20, expected: 20, variance: 0 },
    {
      table: 2,
      name: 'Aviator 2',
      label: 'B-2',
      struck: [{ entry: 40, counted: 9, corrected_in: 41, at, by: 'Cora Diaz', initials: 'CD', reason: 'a chip fell' }],
      counted: 10,
      expected: 10.5,
      variance: -0.5,
    },
  ],
  expected: 30.5,
  counted: 30,
  variance: -0.5,
  first: null,
  first_at: null,
  waits: null,
  second: null,
  signed: null,
  ...part,
});
const titled = {
  id: 'list-titled',
  args: { title: { text: 'Texas Hold’em' }, least: { money: 2 }, most: { money: 4 }, kind: { word: 'fixed' } },
} as const;
const handover: Handover = {
  shift: { ...shift(1, 'day', at + 60_000), note: 'Table 2 is short of cards.' },
  at: at + 60_000,
  tables: [
    {
      table: 1,
      name: 'Aviator 1',
      opened: null,
      closed: null,
      rounds: 12,
      dealers: [
        { name: 'Dee', from: at, to: at + 60_000 },
        { name: 'Duc', from: at + 120_000, to: at + 180_000 },
      ],
      named_again: 2,
      counted: -14,
      decks: 1,
      reversed: 1,
      retracted: 0,
      corrected: 1,
      drop: 20,
    },
    {
      table: 2,
      name: 'Aviator 2',
      opened: at,
      closed: at + 1000,
      rounds: 0,
      dealers: [],
      named_again: 0,
      counted: 0,
      decks: 0,
      reversed: 0,
      retracted: 0,
      corrected: 0,
      drop: 10.5,
    },
  ],
  idle: [
    { table: 3, name: 'Aviator 3', drop: 4.5 },
    { table: 5, name: 'Back room', drop: 0 },
  ],
  drop: 30.5,
  rulings: [
    { at, table: 1, by: 'Flo', second: 'Mia', says: { id: 'floor-heard', args: {} }, reason: 'a card fell' },
    { at: at + 2000, table: 2, by: 'Flo', second: null, says: { id: 'floor-heard', args: {} }, reason: 'seat 3 bets' },
  ],
  calls: [
    { at, table: 2, by: 'Duc', text: 'who bets?', disputed: true, answered_by: 'Flo', over: at + 2000 },
    { at, table: 1, by: 'Ann', text: 'short pot', disputed: false, answered_by: null, over: null },
  ],
  waiting: [],
  staff: [{ player: 3, name: 'Flo', role: 'floor', since: null, there: true }],
  drawers: [
    {
      drawer: 7,
      name: 'Cora',
      opened: at,
      opened_with: 2000,
      first_count: 1990,
      closed: at + 60_000,
      counted: 1995,
      expected: 2000,
      over: -5,
    },
    { drawer: 9, name: 'Cleo', opened: at, opened_with: 500, first_count: null, closed: null, counted: null, expected: null, over: null },
  ],
  listed: [{ titled, name: 'Lee', since: at }],
  counts: [sheet()],
  outside: 2,
  excluded: 2,
  lifted: 1,
};

const asked: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, unknown>;
let failing = 0;

beforeEach(() => {
  asked.length = 0;
  failing = 0;
  answers = {
    '/api/day': { today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' }, house: 'Casa Roja' },
    '/api/shifts': [shift(2, 'swing', null), shift(1, 'day', at)],
    '/api/shifts/1': handover,
    '/api/counts': [sheet()],
    '/api/counts/40': sheet(),
    '/api/counts/next?shift=1': {
      shift: 1,
      pulled: at,
      boxes: [
        { table: 1, name: 'Aviator 1', label: '1' },
        { table: 2, name: 'Aviator 2', label: 'B-2' },
      ],
      idle: [{ table: 3, name: 'Aviator 3', label: '3' }],
    },
  };
  signIn({ name: 'Flo', role: 'floor', may: ['run_shifts', 'count', 'read_reports', 'sign'], pages: ['shift', 'count'] });
  location.hash = '';
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (init.method === 'POST') {
        asked.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
        if (failing-- > 0) throw new TypeError('no network');
        return new Response(JSON.stringify(path.startsWith('/api/shifts') ? shift(3, 'grave', null) : sheet()));
      }
      return new Response(JSON.stringify(answers[path] ?? null));
    }),
  );
});

const show = (path: string): void => {
  route.path = path;
};
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');

test('a shift is opened under a usual name or one of its own', async () => {
  answers['/api/shifts'] = [];
  show('/shift');
  render(Shift);
  await screen.findByText('No shift is open.');
  await fireEvent.change(screen.getByLabelText('Which shift'), { target: { value: 'grave' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the shift' }));
  await screen.findByText('Shift 3 is open.');
  await fireEvent.change(screen.getByLabelText('Which shift'), { target: { value: '?' } });
  const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Open the shift' });
  expect(open.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('What it is called'), { target: { value: ' early ' } });
  await fireEvent.click(open);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map((a) => a.body.name)).toEqual(['grave', 'early']);
  expect(asked[0]!.body.id).not.toBe(asked[1]!.body.id);
});

test('the shift that follows the last one is offered first, also after the last of a day and after one of its own', async () => {
  const offered = async (last: string): Promise<string> => {
    answers['/api/shifts'] = [shift(2, last, at), shift(1, 'day', at)];
    show('/shift');
    const { unmount } = render(Shift);
    const { value } = await screen.findByLabelText<HTMLSelectElement>('Which shift');
    unmount();
    return value;
  };
  expect([await offered('day'), await offered('swing'), await offered('grave'), await offered('early')]).toEqual([
    'swing',
    'grave',
    'day',
    'day',
  ]);
});

test('closing is asked again first, and a lost answer is asked for with the same id', async () => {
  show('/shift');
  render(Shift);
  await fireEvent.click(await screen.findByRole('button', { name: 'Close the shift' }));
  expect(asked).toEqual([]);
  await fireEvent.input(screen.getByLabelText('What the next shift should know'), { target: { value: 'all calm' } });
  failing = 1;
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  await screen.findByRole('alert');
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  await waitFor(() => expect(location.hash).toBe('#/shift/2'));
  expect(asked.map((a) => [a.path, a.body.note])).toEqual([
    ['/api/shifts/2/close', 'all calm'],
    ['/api/shifts/2/close', 'all calm'],
  ]);
  expect(asked[0]!.body.id).toBe(asked[1]!.body.id);
});

test('who only reads opens and closes nothing', async () => {
  room.me = { ...room.me!, may: ['read_reports'] };
  show('/shift');
  render(Shift);
  await screen.findByText(/^Shift 2, swing: open since/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Handover sheet of shift 1' })).toBeTruthy();
});

test('the handover sheet says what the next shift needs', async () => {
  show('/shift/1');
  render(Shift);
  await screen.findByText('Table 2 is short of cards.');
  const read = text();
  for (const part of [
    'Shift 1, day, 2026-11-15',
    'Closed 2026-11-15 12:01 by Mia',
    'opened 12:00, closed 12:00',
    'Together, 2 tables$30.50',
    'Dee, 12:00 to 12:01Duc, 12:02 to 12:03',
    'cards named again by the dealer: 2, cards named again by the floor: 1, chips counted: −$14 against the books, another deck, settlements reversed: 1',
    'DucA player disputes itwho bets?',
    'By the ledger $2 of it fell outside of this shift: before it was opened, or after it was closed.',
    'Nobody played, or only programs: 3. Aviator 3 ($4.50), 5. Back room',
    'Nobody played, or only programs: 2 tables, drop $4.50',
    // What the floor said to a call is what it ruled; why, is what was called.
    'seat 3 betsDuc: “who bets?”',
    'a card fellThe floor has heard the call.',
    '7Cora2026-11-15 12:00$2,000$1,9902026-11-15 12:01$1,995$2,000−$5',
    'Texas Hold’em $2/$4Lee2026-11-15 12:00',
    '$9 struck out, $10 holds; Cora Diaz, 2026-11-15 12:00: “a chip fell”',
    '9Cleo2026-11-15 12:00$500still open',
    '2 put onto the list in this shift, 1 taken off it.',
    'Casa Roja',
    'Flo with Mia',
    'Flo came 12:00',
    'Still open: one call',
    'Nothing waits.',
    'before the shift',
  ])
    expect(read).toContain(part);
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('a count shows what was counted and nothing of what should be there, until it was entered', async () => {
  show('/count');
  render(Count);
  await screen.findByRole('option', { name: /^1, day/ });
  // The oldest that was closed and not counted is offered first.
  expect(screen.getByLabelText<HTMLSelectElement>('Of which shift').value).toBe('1');
  await fireEvent.click(screen.getByRole('button', { name: 'Show the boxes' }));
  const form = screen.getByRole('region', { name: 'A new count' });
  await within(form).findByLabelText('What lies in the box of table 2');
  expect(form.textContent).not.toMatch(/ledger|10\.50|Variance/);
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the count' });
  expect(enter.disabled).toBe(true);
  const amount = within(form).getByLabelText('What lies in the box of table 2');
  await fireEvent.input(amount, { target: { value: '1O' } });
  expect(within(form).getByText('The amount of box B-2 is not clear.')).toBeTruthy();
  await fireEvent.input(amount, { target: { value: '10' } });
  await fireEvent.input(within(form).getByLabelText(/^Names of those/), { target: { value: 'Flo, Cora,' } });
  expect(within(form).getByText('1 of 2 boxes counted, $10 together')).toBeTruthy();
  failing = 1;
  await fireEvent.click(enter);
  await within(form).findByRole('alert');
  await fireEvent.click(enter);
  await waitFor(() => expect(location.hash).toBe('#/count/40'));
  const { id, ...sent } = asked[1]!.body;
  expect(id).toBe(asked[0]!.body.id);
  // A box at a table where nobody played needs no counting, and can be counted.
  expect(within(form).queryByLabelText('What lies in the box of table 3')).toBeNull();
  await fireEvent.click(within(form).getByRole('button', { name: 'Count those too' }));
  expect(within(form).getByLabelText('What lies in the box of table 3')).toBeTruthy();
  expect(sent).toEqual({ shift: 1, pulled: at, boxes: [{ table: 2, label: 'B-2', counted: 10 }], counters: ['Flo', 'Cora'] });
});

test('a sheet keeps the line that was struck, and is corrected until somebody signs', async () => {
  show('/count/40');
  render(Count);
  await screen.findByText('struck out by CD, 2026-11-15 12:00: “a chip fell”');
  expect(document.querySelector('s')!.textContent).toBe('$9');
  expect(text()).toContain('2 boxes$30$30.50−$0.50');
  await fireEvent.click(screen.getByRole('button', { name: 'Correct the box of table 1' }));
  await fireEvent.input(screen.getByLabelText('What lay in it'), { target: { value: '20.50' } });
  const write = screen.getByRole<HTMLButtonElement>('button', { name: 'Write the correction' });
  expect(write.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Why the line is wrong'), { target: { value: 'counted again' } });
  await fireEvent.click(write);
  await screen.findByText('Corrected: both lines stay on the sheet.');
  expect(asked[0]).toMatchObject({ path: '/api/counts/40/correct', body: { table: 1, counted: 20.5, reason: 'counted again' } });
  answers['/api/counts/40'] = sheet({ first: 'Flo', waits: 55 });
  await fireEvent.click(screen.getByRole('button', { name: 'Sign this sheet' }));
  await screen.findByText('Signed: it waits for a second signature.');
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  // Whoever signed first can take it back, and not sign again.
  expect(screen.queryByRole('button', { name: 'Sign this sheet' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Take the signature back' }));
  await screen.findByText('Taken back: it can be corrected again.');
  expect(asked.map((a) => a.path)).toEqual(['/api/counts/40/correct', '/api/counts/40/sign', '/api/signatures/55/decline']);
});

test('somebody else signs second, and a final sheet has nothing to press but Print', async () => {
  answers['/api/counts/40'] = sheet({ first: 'Cora', waits: 55 });
  show('/count/40');
  render(Count);
  await fireEvent.click(await screen.findByRole('button', { name: 'Sign this sheet' }));
  await waitFor(() => expect(asked.map((a) => a.path)).toEqual(['/api/signatures/55/sign']));
  answers['/api/counts/40'] = sheet({ first: 'Cora', first_at: at - 3_600_000, second: 'Flo', signed: at });
  document.body.innerHTML = '';
  render(Count);
  await screen.findByText('Second signature');
  expect(text()).toContain('First signature Cora2026-11-15 11:00');
  expect(text()).toContain('Second signature Flo2026-11-15 12:00');
  expect(screen.getAllByRole('button').map((b) => b.textContent)).toEqual(['Print']);
});

test('what somebody else has just signed is fetched before the sheet is printed', async () => {
  answers['/api/counts/40'] = sheet({ first: 'Flo', waits: 55 });
  const put = vi.fn();
  vi.stubGlobal('print', put);
  show('/count/40');
  render(Count);
  await screen.findByText('Second signature');
  answers['/api/counts/40'] = sheet({ first: 'Flo', first_at: at, second: 'Mona', signed: at + 60_000 });
  put.mockImplementation(() => expect(text()).toContain('Mona2026-11-15 12:01'));
  await fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  expect(put.mock.results[0]!.type).toBe('return');
});

test('the next shift is opened from the sheet of the one that was closed, where none is open', async () => {
  show('/shift/1');
  const first = render(Shift);
  await screen.findByText('Table 2 is short of cards.');
  expect(screen.queryByRole('link', { name: 'Open the next shift' })).toBeNull();
  first.unmount();
  answers['/api/shifts'] = [shift(1, 'day', at)];
  render(Shift);
  expect((await screen.findByRole('link', { name: 'Open the next shift' })).getAttribute('href')).toBe('#/shift');
});

test('a sheet with a variance stands out in the list', async () => {
  show('/count');
  render(Count);
  const row = (await screen.findByText('Sheet 40')).closest('tr')!;
  expect(row.className).toContain('off');
  expect(row.textContent).toContain('−$0.50');
});

test('there is no sign of no table', async () => {
  show('/sign');
  render(TableSign);
  await screen.findByText('There is no such table.');
});

// What a day came to and who waits, in a pretended page: what is shown, what is asked for, and what is said where the room says no.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { route } from '../lib/route.svelte';
import { No, pretend, signIn, TODAY } from '../net/fixture';
import type { BankTurn, FloorLists, FoundRound, FoundRounds, HoursRow, PlayingBookRow, RotationRow, TableSummary } from '../protocol';
import Day from './Day.svelte';
import Lists from './Lists.svelte';

const at = Date.UTC(2026, 10, 15, 20);
const round: FoundRound = {
  table: 16,
  name: 'Front felt',
  title: 'Pure 21.5',
  game: 'blackjack',
  from: 12,
  to: 40,
  began: at - 60_000,
  at,
  voided: false,
  ruled: true,
  marks: [],
  number: 7,
  dealer: 'Duc',
  parts: [
    { player: 9, name: 'Third', seat: 7, bank: true, third_party: true, staked: 500, fees: 2, result: -25 },
    { player: 8, name: 'Maria', seat: 1, bank: false, third_party: false, staked: 25, fees: 0, result: 25 },
  ],
};
const found = (part: Partial<FoundRounds> = {}): FoundRounds => ({ rounds: [round], next: null, unread: 0, ...part });
const rotation: RotationRow = {
  day: '2026-11-15',
  table: 16,
  name: 'Front felt',
  rounds: 9,
  taken: 4,
  declined: 3,
  clock: 2,
  passed: 1,
  bankers: [{ player: 9, name: 'Third', hands: 9, third_party: true }],
  longest: 125_000,
  longest_from: at,
  longest_to: at + 125_000,
};
const turn: BankTurn = { offered: at, at: at + 4000, player: 9, name: 'Third', seat: 7, third_party: true, answer: 'taken', wager: 500 };
const session = (company: string, name: string): PlayingBookRow => ({
  company,
  player: 9,
  name,
  badge: 'TP-114',
  day: '2026-11-15',
  table: 16,
  table_name: 'Front felt',
  seat: 7,
  from: at,
  to: null,
  chips_in: null,
  added: null,
  chips_out: null,
  result: -25,
  fees: 2,
  rounds: 9,
  banked: 9,
});
const hours: HoursRow = { day: '2026-11-15', player: 8, name: 'Maria', third_party: false, played: 5_460_000, tables: [16, 17] };
const tables = [
  { table: 16, name: 'Front felt', game: 'blackjack', title: 'Pure 21.5', min: 5 },
  { table: 17, name: 'Back room', game: 'holdem', title: 'Texas Hold’em', min: 2 },
  { table: 18, name: 'Feeder', game: 'holdem', title: 'Texas Hold’em', min: 2 },
] as TableSummary[];
const move = { from: 18, from_name: 'Feeder', to: 17, to_name: 'Back room', next: 8, name: 'Maria', since: at as number | null, free: 1 };
const titled = {
  id: 'list-titled',
  args: { title: { text: 'Texas Hold’em' }, least: { money: 2 }, most: { money: 4 }, kind: { word: 'fixed' } },
} as const;
const lists: FloorLists = {
  waiting: [
    {
      entry: 5,
      list: { game: 'holdem', limit: 2 },
      titled,
      player: null,
      name: 'Bo',
      sits_at: null,
      since: at,
      called: at + 60_000,
      sent: null,
      free: [],
    },
    {
      entry: 6,
      list: { game: 'holdem', limit: 2 },
      titled,
      player: 8,
      name: 'Lan',
      sits_at: 16,
      since: at,
      called: null,
      sent: null,
      free: [{ table: 17, name: 'Back room', min: 4, max: 8, seats: 1 }],
    } as unknown as FloorLists['waiting'][number],
  ],
  moves: [move],
  uneven: [{ ...move, from: 17, to: 18, from_name: 'Back room', to_name: 'Feeder', name: 'Rosa', since: null }],
  tables: [{ table: 17, waiting: 2 }],
};

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {
    ...TODAY,
    '/api/lobby': tables,
    '/api/past/tables': tables,
    '/api/patrons': { names: ['Bo', 'Cy'] },
    '/api/past': found(),
    '/api/reports/rotation': [rotation],
    '/api/tables/16/bank': [turn],
    '/api/reports/playing-book': [session('Pacific', 'Tess'), { ...session('', 'Third'), to: at + 60_000 }],
    '/api/reports/hours': [hours],
    '/api/people': [
      { player: 4, name: 'Tess', provides: true },
      { player: 5, name: 'Ann', provides: false },
    ],
    '/api/lists': lists,
    'POST /api/lists': null,
    'POST /api/lists/5': null,
    'POST /api/lists/6': null,
    'POST /api/lists/7': null,
    'POST /api/must-move': null,
    'POST /api/people/4/provider': null,
  };
  signIn({ name: 'Marisol', role: 'manager', may: ['search_rounds', 'read_reports', 'give_roles', 'run_tables'] });
});
const show = (path: string): void => {
  route.path = path;
  render(Day);
};
const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const type = (label: string | RegExp, value: string): Promise<unknown> =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const pick = (list: HTMLElement, value: string): Promise<unknown> => fireEvent.change(list, { target: { value } });
const choose = (label: string, value: string): Promise<unknown> => pick(screen.getByLabelText(label), value);
const press = (name: string): Promise<unknown> => fireEvent.click(screen.getByRole('button', { name }));

test('paper says what was looked for, and that there is more', async () => {
  pretend(answers);
  show('/day/past');
  await screen.findByText('Ruled on', { selector: 'b' });
  expect(text()).toContain('All rounds, the latest first Listed: 1.');
  await choose('Table', '16');
  await type('From day', '2026-11-15');
  await type('From time', '02:30');
  await type('Person', ' Mar ');
  await type(/^Staked.*at least/, '25');
  await choose('Called off', 'false');
  answers['/api/past'] = found({ next: '16.12.1' });
  await press('Look');
  await screen.findByText(
    /^Looked for: Table: 16\. Front felt, From day: 2026-11-15 02:30, Person: Mar, Staked, won or lost at least: \$25, Called off: No/,
  );
  expect(text()).toContain('The latest 1 are listed; there are older ones.');
  expect(text()).toContain('Maria, in 1 of the rounds listed: won $25, lost $0, together +$25');
  expect(text()).not.toContain('Third, in');
});

test('where the room refuses to look for something, the list and what it was looked for with stay together', async () => {
  pretend({ ...answers, '/api/past?person=Mar': new No('day-no-name') });
  show('/day/past');
  await screen.findByText('Ruled on', { selector: 'b' });
  await type('Person', 'Mar');
  await press('Look');
  await screen.findByRole('alert');
  expect(text()).toContain('All rounds, the latest first Listed: 1.');
  expect(text()).not.toContain('Looked for: Person: Mar');
  expect(text()).not.toContain('Maria, in 1 of the rounds listed');
});

test('a past round says what became of it, and rounds like it are looked for', async () => {
  const { got } = pretend({
    ...answers,
    '/api/past': found({
      rounds: [
        { ...round, marks: ['reversed', 'dispute_open'] },
        { ...round, from: 50, game: 'holdem', number: 8, marks: ['disputed'] },
        { ...round, from: 60, voided: true, marks: ['called'] },
      ],
    }),
  });
  show('/day/past');
  await screen.findByText('Reversed, Disputed, not decided yet', { selector: 'b' });
  for (const marks of ['Called off, Floor called, came', 'Hand 8']) screen.getByText(marks, { selector: 'b' });
  // What was decided about a dispute stands in the replay.
  const disputed = screen.getByRole('link', { name: 'Disputed, decided, Ruled on' });
  expect(disputed.getAttribute('href')).toBe('#/table/16/history/50?number=8&step=last');
  await choose('Ruled on', 'reversed');
  await type('Round or hand number', '7');
  await press('Look');
  await screen.findByText(/^Looked for: Round or hand number: 7, Ruled on: Reversed/);
  expect(got.at(-1)).toBe('/api/past?number=7&mark=reversed');
});

test('a past round tells who staked and won what, who dealt, and leads to its replay', async () => {
  pretend(answers);
  show('/day/past');
  const row = (await screen.findByText('Ruled on', { selector: 'b' })).closest('tr')!;
  const says = row.textContent.replace(/\s+/g, ' ');
  for (const part of [
    '2026-11-15 12:00:00',
    '16. Front felt',
    'Round 7',
    'Seat 7, bank: Third (third party), put up $500',
    '−$25',
    '+$25',
    'Dealt by Duc',
  ])
    expect(says).toContain(part);
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((part) => /^Seat \d/.exec(part.textContent.trim())![0]),
  ).toEqual(['Seat 1', 'Seat 7']);
  expect(
    within(row)
      .getByRole('link', { name: /^Replay/ })
      .getAttribute('href'),
  ).toBe('#/table/16/history/12?number=7&step=last');
});

test('rounds are looked for by what was filled in, an unclear amount is not sent, and further back is the same search', async () => {
  const search = '/api/past?table=16&person=Maria&voided=false&least=100';
  const older = found({ rounds: [{ ...round, from: 2, to: 11 }] });
  const { got } = pretend({ ...answers, '/api/past': found({ next: '16-12', unread: 40 }), [`${search}&before=16-12`]: older });
  show('/day/past');
  await screen.findByText(/40 records to go/);
  await type(/^Staked.*at least/, '1,00');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Look' }).disabled).toBe(true);
  await type(/^Staked.*at least/, '100');
  await choose('Table', '16');
  await type('Person', ' Maria ');
  await choose('Called off', 'false');
  await press('Look');
  await waitFor(() => expect(got.at(-1)).toBe(search));
  await type('Person', 'somebody else');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Further back' }).disabled).toBe(false));
  await press('Further back');
  await waitFor(() => expect(got.at(-1)).toBe(`${search}&before=16-12`));
  await waitFor(() => expect(screen.getAllByText('Dealt by Duc')).toHaveLength(2));
  // What only programs played is left out, and the page says so, until it is asked for.
  expect(screen.getByText('Rounds in which only programs played are left out.')).toBeTruthy();
  await fireEvent.click(screen.getByLabelText('Programs too'));
  await press('Look');
  await waitFor(() => expect(got.at(-1)).toContain('&programs=true'));
  expect(screen.queryByText('Rounds in which only programs played are left out.')).toBeNull();
});

test('nobody is offered the search who may not search, and a refusal is read aloud', async () => {
  signIn({ name: 'Cora', role: 'cage', may: ['read_reports'] });
  pretend({ ...answers, '/api/reports/rotation': new No('day-no-name') });
  show('/day');
  expect((await screen.findByRole('alert')).textContent).toBe('Say a name of at most 40 characters that can be read.');
  expect(screen.queryByRole('link', { name: 'Past rounds' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rotation of the bank');
});

test('the bank’s way round: by day and table, with every offer of one table', async () => {
  const { got } = pretend(answers);
  show('/day/bank');
  await screen.findByText('Third (third party): 9', { exact: false });
  expect(got).toContain('/api/reports/rotation?from=2026-11-15&to=2026-11-15');
  expect(text()).toContain('2:05');
  await press('Offers');
  await screen.findByText('Offers at table 16, Front felt, 2026-11-15');
  expect(got.at(-1)).toBe('/api/tables/16/bank?from=2026-11-15&to=2026-11-15');
  const offers = within(screen.getByRole('table', { name: 'Offers' }));
  expect(offers.getByText('taken').closest('tr')!.textContent).toContain('$500');
  // Another search puts the offers of the last one away.
  await type('From day', '2026-11-14');
  await press('Look');
  await waitFor(() => expect(got.at(-1)).toBe('/api/reports/rotation?from=2026-11-14&to=2026-11-15'));
  expect(screen.queryByText(/^Offers at table/)).toBeNull();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/reports/rotation.csv?from=2026-11-14&to=2026-11-15');
});

test('offers that cannot be read are said so, and the report stays', async () => {
  pretend({ ...answers, '/api/tables/16/bank': new No('day-only-oneself') });
  show('/day/bank');
  await screen.findByRole('button', { name: 'Offers' });
  await press('Offers');
  expect((await screen.findByRole('alert')).textContent).toContain('You can put yourself on a list.');
  expect(screen.queryByText(/^Offers at table/)).toBeNull();
  expect(text()).toContain('16. Front felt');
});

test('the playing book: chips that nobody counts are left open, a company is chosen, and the manager enters another', async () => {
  const { asked } = pretend(answers);
  show('/day/provider');
  const row = (await screen.findByRole('cell', { name: 'Tess' })).closest('tr')!;
  expect([...row.cells].map((c) => c.textContent.trim())).toEqual(
    ['Pacific', 'Tess', 'TP-114', '16. Front felt', '7', '2026-11-15 12:00:00', 'still there', 'not counted', '–', '–', '−$25', '$2', '9'], // prettier-ignore
  );
  expect((await screen.findByRole('cell', { name: 'Third' })).closest('tr')!.cells[9]!.textContent).toBe('not counted');
  const company = screen.getAllByLabelText('Company').find((field) => field.tagName === 'SELECT')!;
  await pick(company, 'Pacific');
  expect(screen.queryByRole('cell', { name: 'Third' })).toBeNull();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(/playing-book\.csv\?.*company=Pacific$/);
  const person = screen.getByLabelText('Person');
  expect(within(person).queryByText(/Ann/)).toBeNull();
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: 'Enter' });
  expect(enter.disabled).toBe(true);
  await pick(person, '4');
  await fireEvent.input(screen.getByRole('textbox', { name: 'Company' }), { target: { value: ' Bay Banking ' } });
  await type('Badge', 'B-2');
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await fireEvent.click(enter);
  const said = await screen.findByText('Company and badge are entered.');
  // On a phone the answer would stand below the edge.
  expect(seen.mock.instances).toEqual([said.closest('p')]);
  seen.mockRestore();
  expect(asked).toMatchObject([{ path: '/api/people/4/provider', body: { company: 'Bay Banking', badge: 'B-2' } }]);
});

test('who is no manager enters no company, and reads the book all the same', async () => {
  signIn({ name: 'Eve', role: 'auditor', may: ['search_rounds', 'read_reports'] });
  const { got } = pretend({ ...answers, '/api/reports/playing-book': [] });
  show('/day/provider');
  await screen.findByText('No session in these days.');
  expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull();
  expect(got).not.toContain('/api/people');
});

test('a company that the room refuses is not said to be entered', async () => {
  pretend({ ...answers, 'POST /api/people/4/provider': new No('day-no-name') });
  show('/day/provider');
  await screen.findByRole('cell', { name: 'Tess' });
  await choose('Person', '4');
  await fireEvent.input(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Bay' } });
  await press('Enter');
  expect((await screen.findByRole('alert')).textContent).toContain('Say a name');
  expect(text()).not.toContain('Company and badge are entered.');
});

test('hours are hours and minutes, with the tables', async () => {
  pretend(answers);
  show('/day/hours');
  const row = (await screen.findByRole('cell', { name: 'Maria' })).closest('tr')!;
  expect([...row.cells].map((c) => c.textContent)).toEqual(['2026-11-15', 'Maria', '1:31', '16, 17']);
});

test('waiting lists: called, seated, moved up and taken off by the floor', async () => {
  const { asked } = pretend(answers);
  render(Lists);
  await screen.findByText('Lan');
  expect(text()).toContain('called 12:01:00');
  expect(text()).toContain('sits at table 16 and would rather move');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bo, one place up' }).disabled).toBe(true);
  for (const [name, n] of [
    ['Lan, one place up', 0],
    ['Call', 1],
    [/^Seat at table 17/, 0],
    ['Off the list', 0],
  ] as const) {
    await waitFor(() => expect(screen.getAllByRole<HTMLButtonElement>('button', { name })[n]!.disabled).toBe(false));
    await fireEvent.click(screen.getAllByRole('button', { name })[n]!);
  }
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.map((a) => [a.path, a.body.change])).toEqual([
    ['/api/lists/6', { before: { entry: 5 } }],
    ['/api/lists/6', 'call'],
    ['/api/lists/6', { seat: { table: 17 } }],
    ['/api/lists/5', 'leave'],
  ]);
  expect(new Set(asked.map((a) => a.body.id)).size).toBe(4);
});

test('whoever waits is moved down one place, from the last but one to the end', async () => {
  const cy = { ...lists.waiting[1]!, entry: 7, name: 'Cy' };
  const { asked } = pretend({ ...answers, '/api/lists': { ...lists, waiting: [...lists.waiting, cy] } });
  render(Lists);
  await screen.findByText('Cy');
  const down = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `${name}, one place down` });
  expect(down('Cy').disabled).toBe(true);
  for (const name of ['Bo', 'Lan']) {
    await waitFor(() => expect(down(name).disabled).toBe(false));
    await fireEvent.click(down(name));
  }
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map((a) => [a.path, a.body.change])).toEqual([
    ['/api/lists/5', { before: { entry: 7 } }],
    ['/api/lists/6', { before: { entry: null } }],
  ]);
});

test('games with a table that a person deals come first, and who waits for one without a table reads so', async () => {
  const row = (table: number, game: string, title: string, dealing: string) => ({
    table,
    game,
    title,
    dealing,
    min: 2,
    max: 4,
    fixed: true,
  });
  const open = [row(1, 'stud', 'Stud', 'virtual'), row(2, 'holdem', 'Programs', 'virtual'), row(3, 'holdem', 'Hold’em', 'human')];
  pretend({ ...answers, '/api/lobby': open });
  const { unmount } = render(Lists);
  await screen.findByText('Lan');
  const list = screen.getByLabelText<HTMLSelectElement>('Game and limit');
  expect([...list.options].map((o) => o.textContent)).toEqual(['Hold’em $2/$4', 'Stud $2/$4']);
  expect(text()).not.toContain('No table of this game and limit is open any more.');
  unmount();
  const gone = [{ ...lists.waiting[1]!, free: [] }, lists.waiting[0]!];
  pretend({ ...answers, '/api/lobby': open.slice(0, 1), '/api/lists': { ...lists, waiting: gone } });
  render(Lists);
  await screen.findByText('No table of this game and limit is open any more.');
});

test('who was sent is on the way until they sit, and is not called again', async () => {
  const sent = { table: 17, name: 'Back room', seat: 3 };
  pretend({ ...answers, '/api/lists': { ...lists, waiting: [{ ...lists.waiting[0]!, sent }] } });
  render(Lists);
  await screen.findByText('on the way to table 17, Back room: the dealer sits them down at seat 3');
  expect(screen.queryByRole('button', { name: 'Call' })).toBeNull();
  expect(text()).not.toContain('called 12:01:00');
});

test('somebody is put on the list of a game, and a name that is refused stays in its field', async () => {
  const { asked } = pretend(answers);
  const { unmount } = render(Lists);
  await screen.findByText('Lan');
  await type('Name', ' Rosa ');
  await choose('Game and limit', 'holdem 2');
  await press('Put on the list');
  await screen.findByText('Rosa is on the list.');
  // Patrons of the house are offered by name.
  await waitFor(() => expect([...document.querySelectorAll('#known option')].map((o) => o.getAttribute('value'))).toEqual(['Bo', 'Cy']));
  expect(asked[0]).toMatchObject({ path: '/api/lists', body: { name: 'Rosa', list: { game: 'holdem', limit: 2 } } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(''));
  unmount();
  pretend({ ...answers, 'POST /api/lists': new No('day-no-name') });
  render(Lists);
  await screen.findByText('Lan');
  await type('Name', 'Rosa');
  await press('Put on the list');
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rosa');
  expect(text()).not.toContain('Rosa is on the list.');
});

test('whoever moves next is put onto the list of the other table and sent there', async () => {
  const nobody = { ...lists, waiting: [], moves: [{ ...move, next: 9 }], uneven: [] };
  const page: Record<string, unknown> = { ...answers, '/api/lists': nobody };
  const { asked } = pretend(page);
  render(Lists);
  await screen.findByText('Next: Maria, there since 12:00:00.');
  page['/api/lists'] = { ...nobody, waiting: [{ ...lists.waiting[1]!, entry: 7, player: 9, name: 'Maria' }] };
  await press('Send Maria to table 17 now');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([
    { path: '/api/lists', body: { player: 9, list: { game: 'holdem', limit: 2 } } },
    { path: '/api/lists/7', body: { change: { seat: { table: 17 } } } },
  ]);
});

test('whoever moves next and is not sent there waits on no list that they did not ask for, and why is said', async () => {
  const nobody = { ...lists, waiting: [], moves: [{ ...move, next: 9 }], uneven: [] };
  const maria = { ...lists.waiting[1]!, entry: 7, player: 9, name: 'Maria' };
  const full = new No('day-no-seat-there', { table: { number: 17 } });
  const page: Record<string, unknown> = { ...answers, '/api/lists': nobody, 'POST /api/lists/7': full };
  const { asked } = pretend(page);
  const { unmount } = render(Lists);
  await screen.findByText('Next: Maria, there since 12:00:00.');
  page['/api/lists'] = { ...nobody, waiting: [maria] };
  await press('Send Maria to table 17 now');
  await waitFor(() => expect(asked.map((a) => a.body.change)).toEqual([undefined, { seat: { table: 17 } }, 'leave']));
  expect(asked[2]!.path).toBe('/api/lists/7');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Maria to table 17 now' });
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(screen.getByRole('alert').textContent).toBe('No seat is free at table 17 that is promised to nobody.');
  // Who waits there of their own accord stays on the list.
  unmount();
  asked.length = 0;
  render(Lists);
  await screen.findByText('Next: Maria, there since 12:00:00.');
  await fireEvent.click(send());
  await screen.findByRole('alert');
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(asked.map((a) => a.body.change)).toEqual([{ seat: { table: 17 } }]);
});

test('who moves next is said with the time, or without one where nobody knows it; and one table feeds another', async () => {
  const { asked } = pretend(answers);
  render(Lists);
  await screen.findByText('Next: Maria, there since 12:00:00.');
  expect(screen.getByText('Next: Rosa.')).toBeTruthy();
  expect(text()).toContain('One seat is free.');
  expect(within(screen.getByLabelText('This table')).queryByText(/Front felt/), 'blackjack feeds nothing').toBeNull();
  const set = screen.getByRole<HTMLButtonElement>('button', { name: 'Set' });
  expect(set.disabled).toBe(true);
  await choose('This table', '18');
  await choose('feeds this one', '17');
  await fireEvent.click(set);
  await waitFor(() => expect(asked).toMatchObject([{ path: '/api/must-move', body: { from: 18, to: 17 } }]));
});

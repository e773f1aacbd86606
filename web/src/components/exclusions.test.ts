// The list of those who are kept out, and the days with much cash, in a pretended page.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { room } from '../net/room.svelte';
import type { CashRow, ExclusionRow, Me, PersonRow } from '../protocol';
import CashDays from './CashDays.svelte';
import Exclusions from './Exclusions.svelte';

const people: PersonRow[] = [
  { player: 4, name: 'Dora', role: 'player', works: false, guest: false, bot: false, wallet: 0 },
  { player: 5, name: 'Marlow', role: 'player', works: false, guest: false, bot: true, wallet: 0 },
];
const row: ExclusionRow = {
  player: 4,
  name: 'Dora',
  until: '2027-11-16',
  over: false,
  why: 'asked for it',
  by: 3,
  by_name: 'Cora',
  at: Date.UTC(2026, 10, 16, 12),
  waits: false,
};
const cash: CashRow = {
  day: '2026-11-15',
  player: 4,
  name: 'Dora',
  identity: { kind: 'passport', number: 'K-778' },
  sums: [
    { tender: 'cash', paid_in: 10_400, paid_out: 0 },
    { tender: 'check', paid_in: 90, paid_out: 0 },
  ],
  due: 'report',
};
const asked: { path: string; body: unknown }[] = [];
let list: ExclusionRow[] = [];

const may = (deeds: Me['may']): void => {
  room.me = { player: 3, may: deeds } as unknown as Me;
};
beforeEach(() => {
  asked.length = 0;
  list = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (init.method === 'POST') {
        asked.push({ path, body: init.body ? (JSON.parse(init.body as string) as unknown) : null });
        if (path === '/api/patrons') return new Response(JSON.stringify({ player: 7, name: 'Zed' }));
        return new Response(null, { status: path.endsWith('lift') ? 202 : 204 });
      }
      return new Response(JSON.stringify(path.includes('reports') ? [cash] : list));
    }),
  );
});

test('whoever keeps the list puts people onto it for years or for life, with a word why', async () => {
  may(['exclude', 'read_exclusions']);
  render(Exclusions, { people });
  await screen.findByText('Nobody is on the list.');
  expect(screen.queryByRole('option', { name: /Marlow/ })).toBeNull();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep them out' });
  expect(add.disabled).toBe(true);
  for (const term of ['5', 'life']) {
    await fireEvent.change(screen.getByLabelText('Who'), { target: { value: '4' } });
    await fireEvent.change(screen.getByLabelText('For how long'), { target: { value: term } });
    await fireEvent.input(screen.getByLabelText('A word why'), { target: { value: 'asked for it' } });
    const before = asked.length;
    await fireEvent.click(add);
    // Nobody is kept out by one touch: the name and the time are read once more.
    expect(asked).toHaveLength(before);
    const sure = within(screen.getByRole('group', { name: 'Keep them out' }));
    expect(sure.getByText(/^Dora, number 4, /).textContent).toContain(
      term === 'life' ? 'for life: “asked for it”' : '5 years: “asked for it”',
    );
    await fireEvent.click(sure.getByRole('button', { name: 'Yes, keep Dora out' }));
    await screen.findByText('Dora is on the list.');
  }
  expect(asked.map((a) => a.body)).toMatchObject([
    { player: 4, why: 'asked for it', years: 5 },
    { player: 4, why: 'asked for it' },
  ]);
  expect(asked[1]!.body).not.toHaveProperty('years');
});

test('two people take somebody off it; the auditor only reads, and nobody else sees anything', async () => {
  list = [row, { ...row, player: 6, name: 'Ed', until: '2025-01-01', over: true }];
  may(['exclude', 'read_exclusions']);
  const first = render(Exclusions, { people });
  await fireEvent.click(await screen.findByRole('button', { name: 'Take off the list: Dora' }));
  await screen.findByText(/It takes two people/);
  expect(asked[0]!.path).toBe('/api/exclusions/4/lift');
  first.unmount();
  may(['read_exclusions']);
  const second = render(Exclusions, { people });
  expect(await screen.findByText('until 2025-01-01, which is over')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  second.unmount();
  may(['run_tables']);
  render(Exclusions, { people });
  expect(screen.queryByRole('region')).toBeNull();
});

test('days with much cash are listed with what is due and who it was', async () => {
  may(['read_cage']);
  render(CashDays);
  const line = within((await screen.findByText('4 · Dora')).closest('tr')!);
  for (const text of ['2026-11-15', '$10,400', 'check $90 in, $0 out', 'passport K-778', 'a report']) line.getByText(text);
  may([]);
});

test('whoever may name people types a name that nobody here knew yet', async () => {
  may(['exclude', 'read_exclusions', 'name_patrons']);
  render(Exclusions, { people });
  await fireEvent.input(screen.getByLabelText('What they are called'), { target: { value: ' Zed ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Put them in the list' }));
  await screen.findByRole('option', { name: '7 · Zed' });
  expect(asked).toEqual([{ path: '/api/patrons', body: { name: 'Zed' } }]);
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('7');
});

// The lobby and the account in a pretended page: what the staff see first, what is collected, another password.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { somebody } from '../net/fixture';
import { Refused, room } from '../net/room.svelte';
import Journal from '../components/Journal.svelte';
import type { Me, Role, TableSummary, Telling } from '../protocol';
import Account from './Account.svelte';
import Lobby from './Lobby.svelte';

const table = (n: number, dealing: TableSummary['dealing']): TableSummary => ({
  table: n,
  name: `Table ${n}`,
  house: 'aviator',
  game: 'blackjack',
  title: 'Pure 21.5',
  min: 5,
  max: 100,
  fees: { id: 'room-fees', args: { player: { money: 1 }, bank: { word: 'range' }, least: { money: 2 }, most: { money: 3 } } },
  fixed: false,
  seats: 8,
  taken: 2,
  free: [],
  bots: 1,
  waiting: 3,
  watching: 0,
  banked: true,
  average: null,
  family: 'blackjack',
  rounds: 4,
  last_round: null,
  waits_since: null,
  paused: false,
  called: null,
  dealing,
});
/** What the room says that roles may do and open; its own tests hold the table. */
const ALLOWED: Partial<Record<Role, [Me['may'], Me['pages']]>> = {
  dealer: [['deal'], ['deal']],
  cage: [
    ['cage', 'read_cage'],
    ['cage', 'audit'],
  ],
  floor: [
    ['rule', 'run_tables'],
    ['floor', 'audit', 'deal'],
  ],
  auditor: [
    ['read_cage', 'read_rounds'],
    ['audit', 'cage'],
  ],
  manager: [
    ['cage', 'give_roles', 'rule'],
    ['floor', 'cage', 'audit', 'deal'],
  ],
};
const duc = (role: Role): Me => {
  const [may, pages] = ALLOWED[role] ?? [['play'], []];
  return somebody({ name: 'Duc', role, may, pages });
};

beforeEach(() => {
  room.asked = true;
  room.lobby = [table(1, 'virtual'), table(2, 'virtual'), table(3, 'human')];
});

test('a player reads game, limits, fees, seats and who waits', () => {
  room.me = duc('player');
  render(Lobby);
  expect(screen.getAllByText('Fees: players $1 a wager, bank $2 to $3')).toHaveLength(3);
  expect(screen.getAllByText(/2 of 8 seats.*3 waiting/)).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Play Pure 21.5' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your work' })).toBeNull();
});

test('a table that the floor has closed offers no seat, and says that it closes', async () => {
  room.me = duc('player');
  room.lobby = [table(1, 'human'), { ...table(2, 'human'), closed: true }];
  render(Lobby);
  expect(screen.getByText(/^closing · 3 waiting/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Watch ?: Table 2/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Open seat' }));
  expect(screen.getByText('One table')).toBeTruthy();
});

test('one hand and one program are not several', () => {
  room.me = duc('player');
  room.lobby = [
    { ...table(1, 'virtual'), game: 'holdem', rounds: 1 },
    { ...table(2, 'virtual'), rounds: 0, bots: 2 },
  ];
  render(Lobby);
  for (const words of ['1 program · 1 hand', '2 programs', 'no rounds yet']) expect(screen.getByText(words)).toBeTruthy();
});

test('who sits somewhere finds the seat first, with all chips counted', async () => {
  room.me = { ...duc('player'), wallet: 4700 };
  const answers: Record<string, unknown> = { '/api/seats': [{ table: 2, chips: 300 }], '/api/lists/mine': { waiting: [] } };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => (path in answers ? new Response(JSON.stringify(answers[path])) : new Response('{}', { status: 404 }))),
  );
  render(Lobby);
  await new Promise((r) => setTimeout(r, 50));
  const back = await screen.findByRole('link', { name: /^Back to my seat ?: Table 2/ });
  expect(back.getAttribute('href')).toBe('#/table/2');
  expect(screen.getByText('$4,700 in your wallet and $300 before you at tables.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play Pure 21.5' })).toBeNull();
});

test('five thousand tables are a page of rows, found by family and by word', async () => {
  room.me = duc('player');
  room.lobby = Array.from({ length: 5000 }, (_, i) => ({
    ...table(i + 1, 'virtual'),
    ...(i % 2 ? { family: 'up_cards' as const, title: 'Razz' } : {}),
  }));
  const { container } = render(Lobby);
  const rows = (): number => container.querySelectorAll('.tables li').length;
  expect(rows()).toBeGreaterThan(5);
  expect(rows()).toBeLessThan(60);
  expect(screen.getByText('5000 tables')).toBeTruthy();
  await fireEvent.click(screen.getByRole('tab', { name: 'Stud' }));
  expect(screen.getByText('2500 tables')).toBeTruthy();
  await fireEvent.input(screen.getByRole('searchbox', { name: 'Search tables' }), { target: { value: 'table 4998' } });
  expect(screen.getByText('One table')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Join ?: Table 4998/ })).toBeTruthy();
});

test('a dealer finds the tables to deal before all others, and no invitation to play', () => {
  room.me = duc('dealer');
  const { container } = render(Lobby);
  const deal = screen.getByRole('button', { name: /^Tap in/ });
  expect(deal.compareDocumentPosition(container.querySelector('.tables')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play Pure 21.5' })).toBeNull();
});

test('whoever taps in waits for the answer, and stays in the lobby with what the room says where it says no', async () => {
  room.me = duc('dealer');
  location.hash = '#/';
  const answers: { yes: (seq: number) => void; no: (why: Error) => void }[] = [];
  const asked = vi.spyOn(room, 'command').mockImplementation(() => new Promise((yes, no) => answers.push({ yes, no })));
  render(Lobby);
  const button = (): HTMLButtonElement => screen.getByRole('button', { name: /^Tap in/ });
  await fireEvent.click(button());
  await vi.waitFor(() => expect(button().disabled).toBe(true));
  expect(asked).toHaveBeenCalledExactlyOnceWith(3, { tap: { on: true } });
  answers[0]!.no(new Refused({ clause: 'ROOM-8', says: { id: 'room-no-closed' } } as never));
  expect((await screen.findByRole('alert')).textContent).toBe('This table is closed.');
  expect(location.hash).toBe('#/');
  expect(button().disabled).toBe(false);
  await fireEvent.click(button());
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  answers[1]!.yes(4);
  await vi.waitFor(() => expect(location.hash).toBe('#/deal/3'));
  asked.mockRestore();
  location.hash = '#/';
});

test('where a dealer has tapped in already, one link goes on dealing', () => {
  room.me = duc('dealer');
  room.lobby = room.lobby!.map((t) => (t.table === 3 ? { ...t, dealer: { player: room.me!.player, name: 'Duc' } } : t));
  render(Lobby);
  expect(screen.getByRole('link', { name: /^Go on dealing/ }).getAttribute('href')).toBe('#/deal/3');
  expect(screen.queryByRole('button', { name: /^Tap in/ })).toBeNull();
});

test('where another dealer has tapped in the lobby says who, and whom one relieves', () => {
  room.me = duc('dealer');
  room.lobby = room.lobby!.map((t) => (t.table === 3 ? { ...t, dealer: { player: 77, name: 'Dora' } } : t));
  const { container } = render(Lobby);
  expect(screen.getByRole('button', { name: /^Relieve Dora/ })).toBeTruthy();
  expect(container.querySelector('.deals')?.textContent).toContain('Dora deals');
});

test('the cage, the floor and the auditor are led to their pages; a role that changes changes the page', async () => {
  room.me = duc('player');
  render(Lobby);
  for (const [role, first] of [
    ['cage', '#/cage'],
    ['floor', '#/floor'],
    ['auditor', '#/audit'],
    ['manager', '#/floor'],
  ] as const) {
    room.me = duc(role);
    const work = await screen.findByRole('region', { name: 'Your work' });
    await vi.waitFor(() => expect(work.querySelector('a')!.getAttribute('href'), role).toBe(first));
  }
});

test('a password is changed with the old one', async () => {
  room.me = duc('floor');
  const asked: unknown[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      close(): void {}
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (path === '/api/password') asked.push(JSON.parse(init.body as string));
      const day = { today: '2026-11-16', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' } };
      const answers: Record<string, unknown> = { '/api/password': duc('floor'), '/api/sessions': [], '/api/day': day };
      return new Response(JSON.stringify(answers[path] ?? { rounds: [], next: null }));
    }),
  );
  render(Account);
  const change = screen.getByRole('button', { name: 'Change my password' }) as HTMLButtonElement;
  await fireEvent.input(screen.getByLabelText('The old one'), { target: { value: 'a long password' } });
  expect(change.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText(/^The new one/), { target: { value: 'another password' } });
  await fireEvent.click(change);
  await screen.findByText(/You have a new password/);
  expect(asked).toEqual([{ old: 'a long password', new: 'another password' }]);
});

test('whoever was given a password is asked for one of their own, and shown nothing else', async () => {
  room.me = { ...duc('auditor'), password_due: true };
  const asked = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  render(Account);
  expect(screen.getByRole('alert').textContent).toContain('Choose one of your own');
  expect(screen.getByRole('button', { name: 'Change my password' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What I played' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('the journal says who did what, page by page', async () => {
  const row = (entry: number, name: string | null, says: Telling) => ({
    entry,
    at: Date.UTC(2026, 10, 16, 9),
    by: name && 3,
    name,
    kind: 'sign_ins',
    says,
    table: null,
    seq: null,
  });
  const from = { text: '192.0.2.7' };
  const pages: Record<string, unknown> = {
    '/api/journal': {
      rows: [row(9, 'Cora', { id: 'journal-signed-in', args: { name: { text: 'Cora' }, from, by: { word: 'password' } } })],
      next: 9,
    },
    '/api/journal?before=9': { rows: [row(4, null, { id: 'journal-failed', args: { name: { text: 'Cora' }, from } })], next: null },
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => new Response(JSON.stringify(pages[path]))),
  );
  render(Journal);
  await screen.findByText('Cora signed in from 192.0.2.7.');
  await fireEvent.click(screen.getByRole('button', { name: 'Older lines' }));
  await screen.findByText('Somebody at 192.0.2.7 tried a wrong password for Cora.');
  expect(screen.getAllByRole('row').length).toBe(3);
  expect(screen.getByText('nobody signed in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older lines' })).toBeNull();
});

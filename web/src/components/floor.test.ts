// The floor's pieces in a pretended page: a table on the plan, a table in its hands, and the form that opens one.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { room } from '../net/room.svelte';
import type { RulebookRow, TableSummary } from '../protocol';
import { begun, hand } from './console-fixture';
import FloorCard from './FloorCard.svelte';
import FloorTable from './FloorTable.svelte';
import OpenTableForm from './OpenTableForm.svelte';
import { pretend, somebody } from '../net/fixture';

const NOW = 1_700_000_000_000;
const t: TableSummary = {
  table: 7,
  name: 'Seven',
  house: 'night-owl',
  game: 'holdem',
  title: 'Texas Hold’em',
  min: 2,
  max: 4,
  fees: { id: 'room-pot-fees', args: { few: { money: 2 }, many: { money: 3 } } },
  fixed: true,
  seats: 9,
  taken: 3,
  free: [2, 4, 5, 7, 8, 9],
  bots: 1,
  waiting: 2,
  watching: 0,
  average: null,
  family: 'blackjack',
  banked: false,
  rounds: 12,
  last_round: NOW - 45_000,
  waits_since: NOW - 45_000,
  paused: false,
  called: null,
  dealing: 'virtual',
};
const card = (over: Partial<TableSummary>, now = NOW) =>
  render(FloorCard, { t: { ...t, ...over }, now, drop: 14, waiting: 5, running: false, onrun: vi.fn(), onclose: vi.fn() });

afterEach(() => void vi.restoreAllMocks());

test('a table says how long its last hand is ago', () => {
  card({});
  expect(screen.getByText('Last hand').nextElementSibling!.textContent).toBe('45 s ago');
  // Whoever waits for its game and limit, and not only on its own list.
  expect(screen.getByText('Waiting, game and limit').nextElementSibling!.textContent).toBe('5');
  expect(screen.queryByText(/Stands still/)).toBeNull();
  expect(document.querySelector('li.still')).toBeNull();
});

test('a table shows which of its seats are taken', () => {
  card({});
  const taken = [...screen.getByRole('img').querySelectorAll('.taken')].map((seat) => seat.textContent);
  expect(taken).toEqual(['1', '3', '6']);
});

test('a table that stands still is marked, with how long', () => {
  card({}, NOW + 200_000);
  expect(document.querySelector('li.still')!.textContent).toContain('Stands still for 4 min');
});

test('an empty table and a paused one do not stand still', () => {
  card({ waits_since: null, last_round: null }, NOW + 9_000_000);
  expect(screen.getByText('Last hand').nextElementSibling!.textContent).toBe('none yet');
  card({ paused: true }, NOW + 9_000_000);
  expect(document.querySelector('li.still')).toBeNull();
});

test('a call for the floor stands on the card with the dealer’s words and the time', () => {
  card({ called: { by: 'Duc', text: 'a card fell', player: null, stops: false, comes: null, at: Date.UTC(2025, 10, 16, 0, 11) } });
  expect(document.querySelector('li.still')!.textContent).toContain('The floor is called, 2025-11-15 16:11: “a card fell” (Duc)');
});

test('a table that was closed says so on the plan, and is not closed again', () => {
  card({ closed: true, free: [] });
  expect(document.querySelector('li')!.textContent).toContain('closing');
  expect(document.querySelectorAll('.seats .taken')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Close Seven' })).toBeNull();
});

test('a table is closed only after it was said what that does, and why', async () => {
  const onclose = vi.fn();
  render(FloorCard, { t, now: NOW, drop: 14, waiting: 5, running: false, onrun: vi.fn(), onclose });
  await fireEvent.click(screen.getByRole('button', { name: 'Close Seven' }));
  expect(onclose).not.toHaveBeenCalled();
  expect(screen.getByText(/3 sit here, 1 of them programs: the hand is finished, and they leave with their chips/).textContent).toContain(
    // Not only those on its own list: whoever waits for its game and limit.
    '5 wait for a seat at this game and limit',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }));
  expect(screen.queryByText(/3 sit here/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Close Seven' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close the table Seven' }).disabled).toBe(true);
  expect(screen.getByText(/^First write why it closes/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Why it closes'), { target: { value: 'last hands' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table Seven' }));
  expect(onclose).toHaveBeenCalledWith('last hands', []);
});

const books: RulebookRow[] = [
  {
    id: 'night-owl/late-21.5',
    game: 'blackjack',
    title: 'Late 21.5',
    house: 'Night Owl',
    decks: [6, 8],
    kills: false,
    problem: null,
    options: [
      {
        option: 1,
        limit: '$3–$60',
        fees: { id: 'room-fees', args: { player: { money: 0.5 }, bank: { word: 'flat' }, least: { money: 2 }, most: { money: 2 } } },
      },
      {
        option: 4,
        limit: '$10–no limit',
        fees: { id: 'room-fees', args: { player: { money: 0 }, bank: { word: 'flat' }, least: { money: 2 }, most: { money: 2 } } },
      },
    ],
  },
  {
    id: 'night-owl/lowball',
    game: 'lowball',
    title: 'Lowball',
    house: 'Night Owl',
    decks: null,
    kills: true,
    problem: null,
    options: [{ option: 1, limit: '$2/$4 fixed limit', fees: { id: 'room-pot-fees', args: { few: { money: 2 }, many: { money: 3 } } } }],
  },
  {
    id: 'night-owl/wrong',
    game: 'blackjack',
    title: 'wrong',
    house: 'night-owl',
    decks: null,
    kills: false,
    problem: { id: 'prose', args: { text: { text: 'wrong.toml:2: seats is 2 to 8 (D6)' } } },
    options: [],
  },
];

test('any rulebook of the room can be opened at any of its limits', async () => {
  const onopen = vi.fn(async () => 'Late is open as table 9.');
  render(OpenTableForm, { books, onopen });
  const [rulebook, limit] = [
    screen.getByLabelText('Rulebook') as HTMLSelectElement,
    screen.getByLabelText('Limit and schedule') as HTMLSelectElement,
  ];
  expect([...rulebook.options].map((o) => o.value)).toEqual(['night-owl/late-21.5', 'night-owl/lowball']);
  // What is collected stands below; a long line in a list is cut on a telephone.
  expect([...limit.options].map((o) => o.textContent)).toEqual(['1: $3–$60', '4: $10–no limit']);
  await fireEvent.change(limit, { target: { value: '4' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(onopen).toHaveBeenLastCalledWith({
    name: '',
    house: 'night-owl/late-21.5',
    game: 'blackjack',
    option: 4,
    dealing: 'virtual',
    bots: 3,
  });
  expect(screen.getByText(/Collected: players none, bank \$2/)).toBeTruthy();
  // Where it went is said beside the button, and the name does not wait for the next table.
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Late' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(await screen.findByText('Late is open as table 9.')).toBeTruthy();
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('');
  // Another rulebook starts at its own first limit, and poker asks for no decks.
  await fireEvent.change(rulebook, { target: { value: 'night-owl/lowball' } });
  expect(screen.queryByLabelText('Decks')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(onopen).toHaveBeenLastCalledWith({
    name: '',
    house: 'night-owl/lowball',
    game: 'lowball',
    option: 1,
    dealing: 'virtual',
    coach: false,
    bots: 3,
  });
  // Programs cannot hold real cards: none are promised, and the number is back where they can.
  const programs = screen.getByLabelText(/^Programs for company/) as HTMLInputElement;
  const dealt = screen.getByLabelText('Dealt by');
  await fireEvent.change(dealt, { target: { value: 'human' } });
  expect([programs.disabled, programs.value]).toEqual([true, '0']);
  await fireEvent.change(dealt, { target: { value: 'virtual' } });
  expect([programs.disabled, programs.value]).toEqual([false, '3']);
});

test('the form folds where a person deals already, and not under the hands of whoever fills it in', async () => {
  const onopen = vi.fn(async () => 'Late is open as table 9.');
  const open = (): boolean => document.querySelector('details')!.open;
  const first = render(OpenTableForm, { books, onopen });
  expect(open()).toBe(true);
  await first.rerender({ later: true });
  expect(open()).toBe(false);
  first.unmount();
  const second = render(OpenTableForm, { books, onopen });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await second.rerender({ later: true });
  expect(open()).toBe(true);
  expect(screen.getByText('Late is open as table 9.')).toBeTruthy();
});

test('a file that cannot be used is named with what is wrong with it', () => {
  render(OpenTableForm, { books, onopen: vi.fn(async () => '') });
  expect(screen.getByText('night-owl/wrong').parentElement!.textContent).toContain('wrong.toml:2: seats is 2 to 8 (D6)');
});

test('who closes a table with real chips is asked what people of third parties go with', async () => {
  pretend({ '/api/tables/7/third-parties': [{ player: 9, name: 'Tess', seat: 4 }] });
  const onclose = vi.fn();
  render(FloorCard, { t: { ...t, dealing: 'human' }, now: NOW, drop: 14, waiting: 5, running: false, onrun: vi.fn(), onclose });
  await fireEvent.click(screen.getByRole('button', { name: 'Close Seven' }));
  const chips = await screen.findByLabelText(/^Chips Tess \(third party\) goes with/);
  await fireEvent.input(screen.getByLabelText('Why it closes'), { target: { value: 'late' } });
  await fireEvent.input(chips, { target: { value: '6,500' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Close the table Seven' }));
  expect(onclose).toHaveBeenCalledWith('late', [{ player: 9, chips: 6500 }]);
});

/** A table in the floor's hands; what is sent to it. */
async function run(over: object): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.spyOn(room, 'watch').mockImplementation((_, on) => {
    const seated = begun.people.map((p, i) => ({ player: p.player, name: ['Ann', 'Bo', 'Cy'][i], connected: true }));
    const frame = { table: 7, seq: 1, people: seated, waiting: [], paused: false, called: null, view: { ...begun, hand }, ...over };
    const sign = { subtitle: { id: 'plan-hand' }, lines: [] };
    on.table({ table: 7, name: 'Seven', title: 'Hold’em', sign, dealing: 'virtual', game: { game: 'poker' } } as never, frame as never);
    return () => {};
  });
  vi.spyOn(room, 'command').mockImplementation((_, command) => Promise.resolve(void sent.push(command)) as never);
  Element.prototype.scrollIntoView ??= () => {};
  render(FloorTable, { id: 7, onclose: vi.fn() });
  await tick();
  return sent;
}

test('one hand is declared dead and somebody sent away only after the floor was asked once, by name', async () => {
  const sent = await run({});
  const reason = (value: string) => fireEvent.input(screen.getByLabelText(/^Reason/), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  // Bo has folded.
  expect(screen.queryByRole('button', { name: 'Declare the hand dead of Bo' })).toBeNull();
  await reason('in the muck');
  await press('Send away Bo');
  await press('Declare the hand dead of Ann');
  expect(sent).toEqual([]);
  const dead = within(screen.getByRole('group', { name: 'Declare the hand dead of Ann' }));
  expect(dead.getByText('Ann’s hand is dead.')).toBeTruthy();
  expect(dead.getByText(/cannot be undone.*“in the muck”/)).toBeTruthy();
  await fireEvent.click(dead.getByRole('button', { name: 'Yes, I rule so' }));
  expect(sent.splice(0)).toEqual([{ floor: { reason: 'in the muck', ruling: { poker: { dead: { player: 1 } } } } }]);
  // The question that was left open does not come back with another reason.
  await screen.findByText('Ann’s hand is dead.');
  await reason('abuse');
  expect(screen.queryByRole('group', { name: 'Send away Bo' })).toBeNull();
  await press('Send away Bo');
  const away = within(screen.getByRole('group', { name: 'Send away Bo' }));
  // A ruling lets them back: it is not said that it cannot be undone.
  expect(away.getByText('Bo leaves, and does not sit here again today. The reason for the books: “abuse”')).toBeTruthy();
  expect(away.queryByText(/cannot be undone/)).toBeNull();
  await press('No');
  await press('Send away Bo');
  expect(sent).toEqual([]);
  await press('Yes, I rule so');
  expect(sent).toEqual([{ floor: { reason: 'abuse', ruling: { send_away: { player: 2 } } } }]);
  await screen.findByText('Bo leaves, and does not sit here again today.');
});

test('a table goes on by one button, with the reason or by what two people signed', async () => {
  room.me = somebody({ name: 'Flo', role: 'floor', may: ['rule'] });
  const goes = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Go on' });
  await run({ paused: true });
  expect(goes().map((b) => b.disabled)).toEqual([true]);
  cleanup();
  const sent = await run({ paused: true, signed: { by: 'Flo', with: 'Mia' } });
  expect(goes().map((b) => b.disabled)).toEqual([false]);
  await fireEvent.click(goes()[0]!);
  expect(sent).toEqual([{ floor: { reason: 'the ruling was signed and carried out', ruling: { pause: { on: false } } } }]);
  room.me = null;
});

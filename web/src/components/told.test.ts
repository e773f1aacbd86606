// Who deals, what a dealer enters for a seat, and what the floor tells a player, in a pretended page.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY } from '../blackjack/fixture';
import { pretend, signIn, TODAY, type Asked } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { TableStore } from '../net/table.svelte';
import type { PokerView } from '../poker/types';
import DealBehind from './DealBehind.svelte';
import DealPokerSeats from './DealPokerSeats.svelte';
import FloorSends from './FloorSends.svelte';
import FloorTells from './FloorTells.svelte';
import OwnLists from './OwnLists.svelte';
import TapIn from './TapIn.svelte';
import TookEffect from './TookEffect.svelte';

let sent: unknown[];
const table = (frame: object): TableStore =>
  ({ frame, sending: 0, name: (p: number) => `P${p}`, info: null, send: async (...c: unknown[]) => (sent.push(...c), true) }) as never;
beforeEach(() => {
  sent = [];
  signIn({ name: 'Duc', role: 'dealer', may: ['deal'] });
});

test('a dealer taps in where somebody else deals, and out of their own table', async () => {
  const { rerender } = render(TapIn, { store: table({ dealer: { player: 9, name: 'Dee' } }) });
  expect(screen.getByRole('status').textContent).toBe('Dee deals here.');
  expect(screen.getByText('Your buttons are off until you tap in.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Tap in' }));
  await rerender({ store: table({ dealer: { player: 3, name: 'Duc' } }) });
  expect(screen.getByRole('status').textContent).toBe('You deal here.');
  expect(screen.queryByText(/^Your buttons are off/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Tap out' }));
  expect(sent).toEqual([{ tap: { on: true } }, { tap: { on: false } }]);
});

test('a dealer who deals elsewhere is told which table is left', async () => {
  const away = { table: 7, name: 'Corner', dealer: { player: 3, name: 'Duc' } };
  room.lobby = [{ table: 8, name: 'Front' }, away] as never;
  const { rerender } = render(TapIn, { store: { ...table({ dealer: { player: 9, name: 'Dee' } }), id: 8 } as never });
  expect(screen.getByText('You deal at 7. Corner now: where you tap in next, you leave it.')).toBeTruthy();
  await rerender({ store: { ...table({ dealer: { player: 3, name: 'Duc' } }), id: 8 } as never });
  expect(screen.queryByText(/you leave it/)).toBeNull();
  room.lobby = null;
});

test('the floor reads who deals, and taps nobody in', () => {
  signIn({ name: 'Flo', role: 'floor', may: ['rule'] });
  render(TapIn, { store: table({}) });
  expect(screen.getByRole('status').textContent).toBe('No dealer has tapped in.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bet behind another hand is entered for a seat, and taken back', async () => {
  const circle = { seat: 5, player: 2, base: 20, buster: 0, hands: [] };
  const view = { ...EMPTY, circles: [circle], backlines: [{ player: 1, seat: 5, amount: 10 }] } as unknown as typeof EMPTY;
  const plays: unknown[] = [];
  render(DealBehind, { store: table({}), view, busy: false, fee: 0, onplay: (...what) => plays.push(what) });
  expect(screen.getByText('P1: $10 behind seat 5')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Take back $10 behind seat 5' }));
  await fireEvent.change(screen.getByLabelText('Who bets'), { target: { value: '7' } });
  await fireEvent.input(screen.getByLabelText('The bet in dollars'), { target: { value: '15' } });
  await fireEvent.click(screen.getByRole('button', { name: /^Bet \$15 behind seat 5/ }));
  expect(plays).toEqual([
    [2, { take_back: { seat: 5 } }],
    [7, { backline: { seat: 5, amount: 15 } }],
  ]);
});

test('at poker everything that lies before a seat is called all in', async () => {
  const moves = { fold: true, check: false, call: 38, bring_in: null, raise: { exactly: [20, 40] } };
  const hand = { players: [{ stack: 38, bet: 2 }], awaits: { turn: { turn: 'bet', seat: 0, moves } } };
  const view = { on: true, hand, places: [1], people: [{ player: 1, seat: 4, place: 0 }] } as unknown as PokerView;
  render(DealPokerSeats, { store: table({}), view, busy: false });
  const says = screen.getAllByRole('button').map((b) => b.textContent.trim());
  expect(says).toEqual(['Folds', 'Calls $38, all in', 'Raises to $20', 'All in, to $40']);
  await fireEvent.click(screen.getByRole('button', { name: 'All in, to $40' }));
  expect(sent).toEqual([{ dealer: { for: { seat: 4, play: { poker: { raise: { to: 40 } } } } } }]);
});

test('with real chips what is behind the bets of the seat in turn is counted in the hand', async () => {
  const moves = { fold: true, check: false, call: 38, bring_in: null, raise: null };
  const hand = { players: [{ stack: 38, bet: 2 }], awaits: { turn: { turn: 'bet', seat: 0, moves } } };
  const view = { on: true, hand, places: [1], people: [{ player: 1, seat: 4, place: 0 }] } as unknown as PokerView;
  const store = { ...table({}), info: { real_chips: true, game: { game: 'poker', seats: 9 } } } as never;
  render(DealPokerSeats, { store, view, busy: false });
  await fireEvent.click(screen.getByRole('button', { name: 'All in: count the chips first' }));
  const counted = screen.getByRole<HTMLButtonElement>('button', { name: 'So many there are' });
  await fireEvent.input(screen.getByLabelText('All that seat 4 has left, counted (not what is bet already)'), { target: { value: '0' } });
  expect(counted.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('All that seat 4 has left, counted (not what is bet already)'), { target: { value: '31' } });
  await fireEvent.click(counted);
  expect(sent).toEqual([{ dealer: { count: { seat: 4, chips: 31 } } }]);
});

test('somebody who is called or moves is told so wherever they are, until they have read it', async () => {
  const move = { from: 18, from_name: 'Feeder', to: 17, to_name: 'Back room', next: 3, name: 'Ann', since: null, free: 1 };
  pretend({
    '/api/lists/mine': {
      waiting: [
        { entry: 5, list: { game: 'holdem', limit: 2 }, before: 0, called: true, sent: null },
        { entry: 6, list: { game: 'stud', limit: 4 }, before: 3, called: false, sent: null },
      ],
      moves: [move, { ...move, to: 19, to_name: 'Full', free: 0 }],
    },
    '/api/lobby': [{ game: 'holdem', min: 2, title: 'Texas Hold’em' }],
  });
  render(FloorTells);
  await screen.findByText('The floor calls you to a seat: Texas Hold’em, $2. Go to the desk.');
  expect(screen.getByText('You move from table 18 to table 17, Back room: a seat is free there.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go there' }).getAttribute('href')).toBe('#/table/17');
  expect(document.body.textContent).not.toContain('Full');
  await fireEvent.click(screen.getAllByRole('button', { name: 'I have read it' })[0]!);
  await waitFor(() => expect(document.body.textContent).not.toContain('The floor calls you'));
  expect(screen.getAllByRole('button', { name: 'I have read it' })).toHaveLength(1);
});

test('somebody who is sent to a table is told whether the dealer seats them or they sit down themselves', async () => {
  const place = { list: { game: 'holdem', limit: 2 }, before: 0, called: true };
  pretend({
    '/api/lists/mine': {
      waiting: [
        { ...place, entry: 5, sent: { table: 4, name: 'Front', seat: 3 } },
        { ...place, entry: 6, sent: { table: 9, name: 'Wallets', seat: null } },
      ],
      moves: [],
    },
  });
  render(FloorTells);
  await screen.findByText('Go to table 4, Front: the dealer sits you down at seat 3.');
  expect(screen.getByText('Table 9, Wallets: a seat is kept for you. Sit down.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['#/table/9']);
  expect(document.body.textContent).not.toContain('Go to the desk');
});

const poker = (told: object): { store: TableStore; asked: Asked[] } => {
  signIn({ name: 'Duc', role: 'dealer', may: ['deal', 'name_patrons'] });
  const { asked } = pretend({ ...TODAY, '/api/tables/4/sent': told, 'POST /api/asked/44/read': null });
  return { store: { ...table({}), id: 4, info: { game: { game: 'poker' } } } as never, asked };
};

test('the dealer sits down whom the floor sends with one button, at poker with the chips counted', async () => {
  const { store } = poker({ sent: [{ entry: 5, player: 12, name: 'Ann', seat: 3 }], asked: [], goes: [] });
  render(FloorSends, { store });
  await screen.findByText('The floor sends Ann: seat 3');
  const sits = screen.getByRole<HTMLButtonElement>('button', { name: 'Ann sits down at seat 3' });
  expect(sits.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Chips, counted'), { target: { value: '200' } });
  await fireEvent.click(sits);
  expect(sent).toEqual([{ dealer: { seat: { seat: 3, player: 12, chips: 200 } } }]);
});

test('the dealer reads who goes on to another table, and where', async () => {
  const goes = [{ seat: 5, name: 'Bo', to: { table: 9, name: 'Back', seat: 1 } }];
  const { store } = poker({ sent: [], asked: [], goes });
  render(FloorSends, { store });
  await screen.findByText('The floor sends Bo (seat 5) to table 9, Back: “Somebody gets up” when their hand is over.');
});

test('the dealer reads which seat was asked to leave, and not why', async () => {
  const { store, asked } = poker({
    goes: [],
    sent: [],
    asked: [{ asked: 44, seat: 6, at: Date.UTC(2026, 10, 15, 20), gone: true, chips: 72 }],
  });
  render(FloorSends, { store });
  await screen.findByText(/^12:00:00: the floor asked whoever sat at seat 6 to leave\. The seat is free; .* It is \$72: count it\.$/);
  await fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(asked.map((a) => a.path)).toEqual(['/api/asked/44/read']));
});

test('a ruling that two signed has taken effect: the floor lets the table go on, the dealer reads what is next', async () => {
  const frame = { paused: true, signed: { by: 'Flo', with: 'Mia' } };
  const { unmount } = render(TookEffect, { store: table(frame) });
  expect(screen.getByRole('status').textContent).toContain('Flo and Mia signed: the ruling has taken effect.');
  expect(screen.getByRole('status').textContent).toContain('The floor lets the table go on.');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  signIn({ name: 'Flo', role: 'floor', may: ['rule'] });
  render(TookEffect, { store: table(frame) });
  await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(sent).toEqual([{ floor: { reason: 'the ruling was signed and carried out', ruling: { pause: { on: false } } } }]);
});

test('a player puts themselves on a list in the lobby, reads their place, and goes off it', async () => {
  signIn({ name: 'Ann', role: 'player', may: ['play'] });
  const titled = {
    id: 'list-titled',
    args: { title: { text: 'Texas Hold’em' }, least: { money: 2 }, most: { money: 4 }, kind: { word: 'fixed' } },
  };
  const place = { entry: 5, list: { game: 'holdem', limit: 2 }, titled, before: 2, called: false, sent: null };
  const { asked } = pretend({
    '/api/lists/mine': { waiting: [place], moves: [] },
    'POST /api/lists': null,
    'POST /api/lists/5': null,
  });
  const tables = [
    { table: 1, game: 'holdem', min: 2, title: 'Texas Hold’em' },
    { table: 2, game: 'stud', min: 4, title: 'Stud' },
  ] as never;
  render(OwnLists, { tables });
  await screen.findByText('Texas Hold’em $2/$4: 2 are before you.');
  await fireEvent.click(screen.getByRole('button', { name: 'Put me on the list' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ path: '/api/lists', body: { list: { game: 'stud', limit: 4 }, player: 3 } });
  const off = screen.getByRole<HTMLButtonElement>('button', { name: 'Off the list' });
  await waitFor(() => expect(off.disabled).toBe(false));
  await fireEvent.click(off);
  await waitFor(() => expect(asked[1]).toMatchObject({ path: '/api/lists/5', body: { change: 'leave' } }));
});

test('the fold of the lists stays as it was left when the lobby is drawn anew', async () => {
  signIn({ name: 'Ann', role: 'player', may: ['play'] });
  pretend({ '/api/lists/mine': { waiting: [], moves: [] } });
  const opened = (): boolean => document.querySelector('details')!.open;
  const { unmount } = render(OwnLists, { tables: [] });
  const first = opened();
  await fireEvent.click(document.querySelector('summary')!);
  await waitFor(() => expect(opened()).toBe(!first));
  unmount();
  render(OwnLists, { tables: [] });
  expect(opened()).toBe(!first);
});

test('who is not called is told nothing, and loads neither tables nor words for it', async () => {
  const { got } = pretend({ '/api/lists/mine': { waiting: [], moves: [] } });
  render(FloorTells);
  await waitFor(() => expect(got).toEqual(['/api/lists/mine']));
  expect(screen.getByRole('status').textContent.trim()).toBe('');
});

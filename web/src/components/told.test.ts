// Who deals, what a dealer enters for a seat, and what the floor tells a player, in a pretended page.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY } from '../blackjack/fixture';
import { pretend, signIn } from '../net/fixture';
import type { TableStore } from '../net/table.svelte';
import type { PokerView } from '../poker/types';
import DealBehind from './DealBehind.svelte';
import DealPokerSeats from './DealPokerSeats.svelte';
import FloorTells from './FloorTells.svelte';
import TapIn from './TapIn.svelte';

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
  await fireEvent.click(screen.getByRole('button', { name: 'Tap in' }));
  await rerender({ store: table({ dealer: { player: 3, name: 'Duc' } }) });
  expect(screen.getByRole('status').textContent).toBe('You deal here.');
  await fireEvent.click(screen.getByRole('button', { name: 'Tap out' }));
  expect(sent).toEqual([{ tap: { on: true } }, { tap: { on: false } }]);
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
  expect(says).toEqual(['Folds', 'Calls $38, all in', 'Bets or raises to $20', 'All in, to $40']);
  await fireEvent.click(screen.getByRole('button', { name: 'All in, to $40' }));
  expect(sent).toEqual([{ dealer: { for: { seat: 4, play: { poker: { raise: { to: 40 } } } } } }]);
});

test('somebody who is called or moves is told so wherever they are, until they have read it', async () => {
  const move = { from: 18, from_name: 'Feeder', to: 17, to_name: 'Back room', next: 3, name: 'Ann', since: null, free: 1 };
  pretend({
    '/api/lists/mine': {
      waiting: [
        { entry: 5, list: { game: 'holdem', limit: 2 }, before: 0, called: true },
        { entry: 6, list: { game: 'stud', limit: 4 }, before: 3, called: false },
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

test('who is not called is told nothing, and loads neither tables nor words for it', async () => {
  const { got } = pretend({ '/api/lists/mine': { waiting: [], moves: [] } });
  render(FloorTells);
  await waitFor(() => expect(got).toEqual(['/api/lists/mine']));
  expect(screen.getByRole('status').textContent.trim()).toBe('');
});

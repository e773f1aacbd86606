// What the dealer's console says once something is over: whom to push chips, what the floor ruled, what is ticked off, what a seat bet.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { EMPTY, MISHAPS, RULES, SCHEDULE } from '../blackjack/fixture';
import { banksTaken, notesOf, troubles } from '../blackjack/console';
import { sceneOf } from '../blackjack/scene';
import type { View } from '../blackjack/types';
import type { TableStore } from '../net/table.svelte';
import type { PokerView } from '../poker/types';
import type { RecordView } from '../protocol';
import DealBlackjackNotes from './DealBlackjackNotes.svelte';
import DealBlackjackTrouble from './DealBlackjackTrouble.svelte';
import DealPokerFelt from './DealPokerFelt.svelte';
import DealPokerPushes from './DealPokerPushes.svelte';
import DealSeats from './DealSeats.svelte';
import FloorRuled from './FloorRuled.svelte';

const award = (seat: number, amount: number, pot = 0) => ({ seat, amount, pot, part: 'whole', clause: 'S-1' });
const player = { stack: 0, bet: 2, status: 'in', cards: [], drew: null, hand: null, button: false };
const over = (awards: unknown[], rest = {}): PokerView =>
  ({
    on: false,
    voided: false,
    people: [
      { player: 1, seat: 4, place: 0, stack: 84 },
      { player: 2, seat: 7, place: 1, stack: 30 },
    ],
    hand: { board: [], exposed: [], common: null, burned: 0, pot: 0, pots: [], drop: 2, killer: null, players: [player, player], awards },
    ...rest,
  }) as unknown as PokerView;

test('of a hand that is over the console says who gets what, and the felt has no pot', async () => {
  const { rerender } = render(DealPokerPushes, { view: over([award(0, 84)]) });
  expect(screen.getByRole('status').textContent.trim()).toBe('Push $84 to seat 4');
  await rerender({ view: over([award(0, 60), award(1, 24, 1), award(0, 3, 1)]) });
  expect(screen.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
    'Push $63 to seat 4 (Main pot $60, side pot 1 $3)',
    'Push $24 to seat 7 (side pot 1 $24)',
  ]);
  await rerender({ view: over([award(0, 84)], { voided: true }) });
  expect(screen.queryByRole('status')).toBeNull();
  render(DealPokerFelt, { view: over([award(0, 4)]), name: String });
  const felt = document.querySelector('[data-felt]')!;
  expect(felt.textContent).not.toMatch(/Pot|bet \$/);
  expect(felt.textContent).toMatch(/wins \$4/);
});

test('what the floor ruled folds away when its steps are done, and is gone when it is read', async () => {
  const onread = vi.fn();
  const ruled = {
    text: 'The call stands.',
    by: 'Frank: “chips in the pot stay”',
    clause: 'S-1',
    steps: [{ text: 'Do it', clause: 'S-1' }],
  };
  render(FloorRuled, { ruled, of: '1', onread });
  const fold = screen.getByRole('status').querySelector('details')!;
  expect(fold.open).toBe(true);
  await fireEvent.click(screen.getByRole('checkbox'));
  expect(fold.open).toBe(false);
  await fireEvent.click(screen.getByText('I have read it'));
  expect(onread).toHaveBeenCalledOnce();
});

test('before anything is settled the notes say where settling starts, and then what was settled', async () => {
  const step = (text: string) => ({ text, clause: 'GR-6' });
  const notes = { ...notesOf(sceneOf(EMPTY)), button: step('The hole card counts 10.') };
  const { rerender } = render(DealBlackjackNotes, { notes, from: 'button-from-bank' });
  const starts = within(screen.getByRole('region', { name: 'Where settling starts' }));
  expect(starts.getByText(/counts 10\. Counted clockwise from the bank’s left, passing over the bank\.$/)).toBeTruthy();
  await rerender({ notes, from: 'button-from-house-dealer' });
  expect(starts.getByText(/counts 10\. Counted clockwise from the dealer’s left, passing over the bank\.$/)).toBeTruthy();
  await rerender({ notes: { ...notes, lines: [step('Pay seat 2 $10.')] } });
  expect(within(screen.getByRole('region', { name: 'What was settled' })).getByText(/Pay seat 2/)).toBeTruthy();
});

test('a card that was entered wrongly is named again by the dealer, where it still can be', async () => {
  const onagain = vi.fn();
  const store = { send: vi.fn(), sending: 0 } as never;
  const props = { store, view: EMPTY, floor: false, mishaps: MISHAPS, onagain };
  const { rerender } = render(DealBlackjackTrouble, { ...props, came: ['7s'] });
  const label = troubles(MISHAPS).find((t) => t.what === 'misnamed')!.label;
  expect(screen.queryByRole('button', { name: '7♠: wrong card?' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
  await fireEvent.click(screen.getByRole('button', { name: '7♠: wrong card?' }));
  expect(onagain).toHaveBeenCalledWith('7s');
  await rerender({ ...props, came: [] });
  expect(screen.queryByRole('button', { name: '7♠: wrong card?' })).toBeNull();
});

test('a seat’s tile tells wager and Buster apart and marks a third party; the bank puts up what it did the last time', async () => {
  const store = {
    info: { real_chips: true, game: { game: 'blackjack', rules: RULES, schedule: SCHEDULE } },
    name: (p: number) => `P${p}`,
    send: vi.fn(),
  } as unknown as TableStore;
  const circle = { seat: 2, player: 1, base: 20, buster: 1, insurance: null, fee: 0, hands: [] };
  const people = EMPTY.people.map((p) => ({ ...p, third_party: p.player === 3 }));
  const view: View = { ...EMPTY, people, circles: [circle], awaits: { for: 'wagers' } };
  const taken = [{ events: [{ blackjack: { bank_taken: { player: 3, seat: 7, wager: 1200, turn: 1 } } }], says: [] }];
  const banks = banksTaken(taken as unknown as RecordView[]);
  const { rerender } = render(DealSeats, { store, view, busy: false, last: {}, banks });
  expect(screen.getByText('$20 + $1')).toBeTruthy();
  expect(screen.getByText('TPP').closest('.seat')!.textContent).toMatch(/7\s*P3/);
  const offered = (player: number, seat: number): View => ({ ...view, awaits: { for: 'bank_offer', player, seat, turn: 1 } });
  const puts = (): string => (screen.getByLabelText('The bank puts up') as HTMLInputElement).value;
  await rerender({ view: offered(3, 7) });
  expect(puts()).toBe('$1,200');
  await rerender({ view: offered(1, 2) });
  expect(puts()).toBe('$500');
});

// The pieces of the dealer's console in a pretended page: the grid, the reports, the procedure.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { troubles } from '../poker/console';
import type { HandView, PokerView } from '../poker/types';
import CardGrid from './CardGrid.svelte';
import DealPokerTrouble from './DealPokerTrouble.svelte';
import Procedure from './Procedure.svelte';

const player = { stack: 38, bet: 2, in_pot: 2, status: 'in', cards: [{ card: null, up: false }, { card: null, up: false }], drew: null, shown: false, hand: null, button: false };
const hand = {
  game: 'holdem', limit: { fixed: { small: 2, big: 4 } }, phase: 'betting', street: 'before the flop', board: [], exposed: [], burned: 0, common: null, pot: 4, pots: [], drop: 0, killer: null,
  players: [player, { ...player, status: 'folded' }, player], awaits: { turn: { turn: 'nobody' }, offers: [] }, awards: [],
} as unknown as HandView;
const view = { people: [{ player: 1, seat: 5, place: 0 }, { player: 2, seat: 8, place: 1 }, { player: 3, seat: 2, place: 2 }], hand } as unknown as PokerView;

test('cards that are out cannot be touched, and those that came are numbered', async () => {
  const onpick = vi.fn();
  render(CardGrid, { joker: true, picked: ['Kh', '2c'], off: ['As'], onpick });
  expect(screen.getAllByRole('button').length).toBe(53);
  expect((screen.getByRole('button', { name: 'ace of spades' }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'two of clubs' }).dataset.nth).toBe('2');
  await fireEvent.click(screen.getByRole('button', { name: 'joker' }));
  expect(onpick).toHaveBeenCalledWith('Jk');
});

test('a report asks only for what the referee needs: here a seat that is still in, and no card', async () => {
  const onplace = vi.fn();
  const short = troubles(hand).find((t) => t.id === 'short')!;
  const props = { view, hand, trouble: short, place: null, cards: [], least: 0, busy: false, onchoose: vi.fn(), onplace, onreport: vi.fn(), oncall: vi.fn() };
  const { rerender } = render(DealPokerTrouble, props);
  expect(screen.getAllByRole('button', { name: /^Seat/ }).map((b) => b.textContent)).toEqual(['Seat 2', 'Seat 5']);
  expect((screen.getByRole('button', { name: 'Report it' }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 5' }));
  expect(onplace).toHaveBeenCalledWith(0);
  await rerender({ ...props, place: 0 });
  expect((screen.getByRole('button', { name: 'Report it' }) as HTMLButtonElement).disabled).toBe(false);
});

test('what went wrong is chosen from the list of this game, each with its clause', () => {
  render(DealPokerTrouble, { view, hand, trouble: null, place: null, cards: [], least: 0, busy: false, onchoose: vi.fn(), onplace: vi.fn(), onreport: vi.fn(), oncall: vi.fn() });
  expect(screen.getByRole('button', { name: /The flop was turned too early HE-14/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /burned/ })).toBeNull();
});

test('the steps of the last procedure are ticked off; the one before is kept', async () => {
  const step = (number: number, text: string, clause: string) => ({ number, text, clause });
  render(Procedure, { hand: 3, procedures: [[step(1, 'finish the deal', 'HE-17')], [step(1, 'take the whole flop back', 'HE-14'), step(2, 'finish the betting', 'HE-14')]] });
  const box = screen.getByRole('checkbox', { name: '1. Take the whole flop back' }) as HTMLInputElement;
  await fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(screen.getByText('Earlier in this hand: 1')).toBeTruthy();
});

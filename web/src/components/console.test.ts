// What the dealer's consoles of both games share, in a pretended page: the grid, calls for the floor, steps, what cannot be undone.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import CallFloor from './CallFloor.svelte';
import CardGrid from './CardGrid.svelte';
import DealBlackjackTrouble from './DealBlackjackTrouble.svelte';
import DealPokerFloor from './DealPokerFloor.svelte';
import FloorAnswers from './FloorAnswers.svelte';
import FloorCalled from './FloorCalled.svelte';
import Procedure from './Procedure.svelte';
import Refused from './Refused.svelte';
import ReverseHand from './ReverseHand.svelte';
import Steps from './Steps.svelte';
import { CASINO } from '../blackjack/fixture';
import { begun, bj, hand, table } from './console-fixture';

test('cards that are out cannot be touched, and those that came are numbered', async () => {
  const onpick = vi.fn();
  render(CardGrid, { joker: true, picked: ['Kh', '2c'], off: ['As'], onpick });
  expect(screen.getAllByRole('button').length).toBe(53);
  expect((screen.getByRole('button', { name: 'ace of spades' }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'two of clubs' }).dataset.nth).toBe('2');
  await fireEvent.click(screen.getByRole('button', { name: 'joker' }));
  expect(onpick).toHaveBeenCalledWith('Jk');
});

test('the steps of the last procedure are ticked off; the one before is kept', async () => {
  const step = (number: number, id: string, clause: string) => ({ number, says: { id }, clause });
  render(Procedure, {
    hand: 3,
    procedures: [
      [step(1, 'do-finish-deal', 'HE-17')],
      [step(1, 'do-take-whole-flop-back', 'HE-14'), step(2, 'do-finish-betting', 'HE-14')],
    ],
  });
  const box = screen.getByRole('checkbox', { name: '1. Take the whole flop back; the burn stays' }) as HTMLInputElement;
  await fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(screen.getByText('Earlier in this hand: 1')).toBeTruthy();
});

test('a call for the floor is acknowledged with its time, and the floor answers it', async () => {
  const at = Date.UTC(2025, 10, 16, 0, 11);
  const { store, sent } = table(begun, { called: { by: 'Duc', text: 'a card fell', player: null, stops: false, comes: null, at } });
  const { rerender } = render(FloorCalled, { store });
  expect(screen.getByRole('status').textContent).toContain('The floor was called at 2025-11-15 16:11 by Duc: “a card fell”');
  expect(screen.queryByRole('button', { name: /Seen/ })).toBeNull();
  await rerender({ store, answers: FloorAnswers });
  await fireEvent.click(screen.getByRole('button', { name: /Seen/ }));
  expect(sent).toEqual([{ floor: { reason: 'The floor comes to the table', ruling: 'coming' } }]);
  // The call stays until it has said its word.
  const comes = table(begun, { called: { by: 'Duc', text: 'a card fell', player: null, stops: false, comes: 'Flo', at } });
  await rerender({ store: comes.store, answers: FloorAnswers });
  expect(screen.getByRole('status').textContent).toContain('Flo is on the way.');
  expect(screen.queryByRole('button', { name: /Seen/ })).toBeNull();
  await fireEvent.input(screen.getByLabelText('The floor’s word'), { target: { value: 'the card is burned' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Say it: the call is answered' }).closest('form')!);
  expect(comes.sent).toEqual([{ floor: { reason: 'the card is burned', ruling: 'seen' } }]);
});

test('what the dealer called for is the floor’s reason already, and may be written over', async () => {
  const called = { by: 'Duc', text: 'It was paid wrongly', player: null, stops: true, comes: null, at: 0 };
  const { store, sent } = table(begun, { called });
  render(ReverseHand, { store, onclose: () => {} });
  const reason = screen.getByLabelText('What happened') as HTMLInputElement;
  expect(reason.value).toBe('It was paid wrongly');
  await fireEvent.click(screen.getByRole('button', { name: /^Reverse the last settlement/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Yes/ }));
  expect(sent).toEqual([{ floor: { reason: 'It was paid wrongly', ruling: { poker: 'reverse' } } }]);
});

test('a player’s call stands until the floor has said its word; only who called takes it back', async () => {
  const at = Date.UTC(2025, 10, 16, 0, 11);
  const { store, sent } = table(begun, { called: { by: 'Ann', text: '', player: 7, stops: true, comes: null, at } });
  const { rerender } = render(FloorCalled, { store });
  expect(screen.getByRole('status').textContent).toMatch(/The floor was called at 2025-11-15 16:11 by Ann\s/);
  expect(screen.queryByRole('button', { name: 'Take my call back' })).toBeNull();
  await rerender({ store, answers: FloorAnswers });
  const answer = screen.getByRole('button', { name: 'Say it: the table goes on' }) as HTMLButtonElement;
  expect(answer.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('The floor’s word'), { target: { value: 'seat 5 acted first' } });
  await fireEvent.submit(answer.closest('form')!);
  expect(sent).toEqual([{ floor: { reason: 'seat 5 acted first', ruling: 'seen' } }]);
});

test('a player calls the floor with a word or without, once', async () => {
  const { store, sent } = table(begun);
  const { rerender } = render(CallFloor, { store });
  await fireEvent.input(screen.getByLabelText('What is it about?'), { target: { value: 'the pot' } });
  await fireEvent.submit(screen.getByRole('button', { name: 'Call the floor' }).closest('form')!);
  expect(sent).toEqual([{ call_floor: { text: 'the pot' } }]);
  const called = { by: 'Ann', text: 'the pot', player: 7, stops: true, at: 0 };
  await rerender({ store: table(begun, { called }).store });
  expect((screen.getByRole('button', { name: 'Call the floor' }) as HTMLButtonElement).disabled).toBe(true);
});

test('what was put right on one street is folded away on the next, and opens again for something new', async () => {
  const procedure = [{ number: 1, says: { id: 'do-take-whole-flop-back' }, clause: 'HE-14' }] as never;
  const { rerender } = render(Procedure, { hand: 3, procedures: [procedure], street: 'before-the-flop' });
  const fold = document.querySelector('details')!;
  expect(fold.open).toBe(true);
  await rerender({ street: 'flop' });
  expect(fold.open).toBe(false);
  await rerender({ procedures: [procedure, procedure] });
  expect(fold.open).toBe(true);
});

test('what was put right goes when nothing is left to tick, and what goes wrong then comes alone', async () => {
  const step = (number: number, id: string) => ({ number, says: { id }, clause: 'HE-14' });
  const first = [step(1, 'do-take-whole-flop-back'), step(2, 'do-finish-betting')] as never;
  const { rerender } = render(Procedure, { hand: 3, procedures: [first] });
  const boxes = (): HTMLInputElement[] => screen.queryAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  await fireEvent.click(boxes()[0]!);
  expect(boxes().map((b) => b.checked)).toEqual([true, false]);
  await fireEvent.click(boxes()[1]!);
  expect(screen.queryByRole('region')).toBeNull();
  await rerender({ procedures: [first, [step(1, 'do-finish-deal')] as never] });
  expect(boxes().map((b) => b.checked)).toEqual([false, true, true]);
  await fireEvent.click(boxes()[0]!);
  expect(screen.queryByRole('region')).toBeNull();
  await rerender({ hand: 4, procedures: [first] });
  expect(boxes().map((b) => b.checked)).toEqual([false, false]);
});

test('that the floor was called about it stays said when it has answered, and is not said of the next thing that goes wrong', async () => {
  const procedure = [{ number: 1, says: { id: 'do-take-whole-flop-back' }, clause: 'HE-14' }] as never;
  const oncall = vi.fn();
  const { rerender } = render(Procedure, { hand: 3, procedures: [procedure], oncall });
  await fireEvent.click(screen.getByRole('button', { name: 'Call the floor about this' }));
  await waitFor(() => expect(oncall).toHaveBeenCalledOnce());
  await rerender({ called: true });
  expect(screen.getByText('The floor is called.')).toBeTruthy();
  await rerender({ called: false });
  expect(screen.getByText('The floor was called about this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Call the floor about this' })).toBeNull();
  expect(screen.queryByText(/It has not called the floor/)).toBeNull();
  await rerender({ procedures: [procedure, procedure] });
  expect(screen.getByText(/It has not called the floor/)).toBeTruthy();
  await rerender({ hand: 4, procedures: [procedure] });
  expect(screen.getByRole('button', { name: 'Call the floor about this' })).toBeTruthy();
});

test('steps of a round that is over are done', () => {
  render(Steps, { steps: [{ text: 'Pay seat 3', clause: 'GR-3' }], of: 'one', done: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('what cannot be undone is asked once more, beside the reason', async () => {
  const { store, sent } = table({ ...begun, hand });
  const { unmount } = render(DealPokerFloor, { store, hand, onclose: vi.fn() });
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'two decks' } });
  await fireEvent.click(screen.getByRole('button', { name: /^Misdeal/ }));
  expect(sent).toEqual([]);
  expect(within(screen.getByRole('group', { name: /^Misdeal/ })).getByText(/“two decks”/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('button', { name: 'Yes, I rule so' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Misdeal/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, I rule so' }));
  expect(sent.splice(0)).toEqual([{ floor: { reason: 'two decks', ruling: { poker: 'void' } } }]);
  unmount();
  const over = render(ReverseHand, { store, onclose: vi.fn() });
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'pushed wrongly' } });
  await fireEvent.click(screen.getByRole('button', { name: /^Reverse/ }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, I rule so' }));
  expect(sent.splice(0)).toEqual([{ floor: { reason: 'pushed wrongly', ruling: { poker: 'reverse' } } }]);
  over.unmount();
  render(DealBlackjackTrouble, { store, view: { ...bj, reversible: true } as never, floor: true, mishaps: CASINO });
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'the shoe fell' } });
  await fireEvent.click(screen.getByRole('button', { name: /^The round cannot be saved/ }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, I rule so' }));
  expect(sent).toEqual([{ floor: { reason: 'the shoe fell', ruling: { blackjack: 'void_round' } } }]);
});

test('who does not sit down is for the floor, which is called at once with no word that others should not read', async () => {
  const says = { id: 'room-no-seat-for-them' };
  const { store, sent } = table(begun);
  Object.assign(store, { refusal: { clause: 'ROOM-4', says }, refused: 'They do not sit down here now: call the floor.' });
  const { rerender } = render(Refused, { store });
  expect(screen.getByRole('alert').textContent).toContain('They do not sit down here now');
  await fireEvent.click(screen.getByRole('button', { name: 'Call the floor' }));
  expect(sent).toEqual([{ call_floor: { text: 'Somebody asks for a seat' } }]);
  const other = table(begun).store;
  Object.assign(other, { refusal: { clause: 'ROOM-4', says: { id: 'room-no-jumping' } }, refused: 'Others come first.' });
  await rerender({ store: other });
  expect(screen.queryByRole('button', { name: 'Call the floor' })).toBeNull();
});

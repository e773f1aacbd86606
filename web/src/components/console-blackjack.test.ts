// The dealer's console of blackjack in a pretended page: what went wrong, moves, settling, seats.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import DealBlackjack from './DealBlackjack.svelte';
import DealBlackjackTrouble from './DealBlackjackTrouble.svelte';
import GetsUp from './GetsUp.svelte';
import SeatSomebody from './SeatSomebody.svelte';
import { CASINO, EMPTY, MISHAPS } from '../blackjack/fixture';
import { notesOf } from '../blackjack/console';
import { sceneOf } from '../blackjack/scene';
import { pretend, signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { TableStore } from '../net/table.svelte';
import { bj, table } from './console-fixture';

test('at blackjack the dealer chooses what went wrong, gets the steps and calls the floor', async () => {
  const { store, sent } = table({ ...bj, game: 'blackjack' });
  render(DealBlackjack, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  expect(screen.queryByRole('group', { name: 'Which card came' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^A card was exposed/ }));
  expect(screen.getByText(/do not put it back into the shoe/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Call the floor to this table' }));
  expect(sent).toEqual([{ call_floor: { text: 'A card was exposed' } }]);
  // Nothing is left to say: it folds away.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Something went wrong' })).toBeNull());
});

test('a floor that was called finds what it may rule before what may go wrong; the dealer’s order stays', async () => {
  const called = { by: 'Duc', text: 'Seat 2: the payment', seat: 2, player: null, stops: true, comes: null, at: 0 };
  const { store } = table(bj, { called });
  const props = { view: bj as never, mishaps: MISHAPS };
  const texts = (): string[] =>
    within(screen.getByRole('region'))
      .getAllByRole('button')
      .map((b) => b.textContent.trim());
  const at = (name: RegExp): number => texts().findIndex((text) => name.test(text));
  const { rerender } = render(DealBlackjackTrouble, { ...props, store, floor: true });
  expect(screen.getByLabelText<HTMLInputElement>('Seat').value).toBe('2');
  expect(at(/^Play on/)).toBeGreaterThanOrEqual(0);
  expect(at(/^Play on/)).toBeLessThan(at(/^A card was exposed/));
  await rerender({ store: table(bj).store });
  expect(at(/^A card was exposed/)).toBeLessThan(at(/^Play on/));
  await rerender({ store, floor: false });
  expect(at(/^A card was exposed/)).toBeLessThan(at(/^Call the floor/));
});

test('the seat that the dealer names goes with the call, and of two reasons one fits', async () => {
  const { store, sent } = table({ ...bj, game: 'blackjack' });
  render(DealBlackjack, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  expect(screen.getByRole('button', { name: /^The cards are right, the payment was wrong/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^A card was entered wrongly, paid or not/ }));
  expect(screen.getByText(/Where it was paid already, the floor reverses the settlement first/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Seat'), { target: { value: '4' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Call the floor to this table' }));
  expect(sent).toEqual([{ call_floor: { text: 'Seat 4: A card was entered wrongly', seat: 4 } }]);
});

test('a dealer whom somebody relieved has no buttons left but that one which taps in', async () => {
  signIn({ name: 'Duc', role: 'dealer', may: ['deal'] });
  const offer = { ...bj, game: 'blackjack', awaits: { for: 'wagers' } };
  const mine = table(offer, { dealer: { player: room.me!.player, name: 'Duc' } });
  const { rerender } = render(DealBlackjack, { store: mine.store });
  expect(screen.getByRole('button', { name: 'No more bets' })).toBeTruthy();
  await rerender({ store: table(offer, { dealer: { player: 99, name: 'Dee' } }).store });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'On the felt' })).toBeTruthy();
  room.me = null;
});

test('an open trouble panel does not stay into the next round', async () => {
  const { rerender } = render(DealBlackjack, { store: table({ ...bj, game: 'blackjack' }).store });
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  await rerender({ store: table({ ...bj, game: 'blackjack', rounds: 1 }).store });
  expect(screen.queryByRole('region', { name: 'Something went wrong' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Which card came' })).toBeTruthy();
});

test('the floor names the card that really lies before a circle', async () => {
  const { store, sent } = table(bj);
  const open = { ...bj, correctable: [{ at: { hand: { seat: 2, hand: 1 } }, nth: 2, card: '3d' }] };
  render(DealBlackjackTrouble, { store, view: open as never, floor: true, mishaps: MISHAPS });
  await fireEvent.click(screen.getByRole('button', { name: /^A card was entered wrongly/ }));
  await fireEvent.click(screen.getByRole('button', { name: '3♦ of seat 2' }));
  await fireEvent.click(screen.getByRole('button', { name: 'three of hearts' }));
  await fireEvent.click(screen.getByRole('button', { name: '3♦ is 3♥: correct it' }));
  expect(sent).toEqual([
    {
      floor: {
        reason: 'A card was entered wrongly',
        ruling: { blackjack: { correct: { at: { hand: { seat: 2, hand: 1 } }, nth: 2, card: '3h' } } },
      },
    },
  ]);
});

test('the dealer enters what a player signs, and only what is legal is offered', async () => {
  const moves = { hit: true, stand: false, double: 10, double_min: 0.5, split: true, surrender: false, chart: 'hit' };
  const { store, sent } = table({ ...bj, game: 'blackjack', awaits: { for: 'action', player: 1, seat: 2, hand: 1, moves } });
  const { unmount } = render(DealBlackjack, { store });
  const signs = screen.getByRole('group', { name: 'What seat 2 signs' });
  expect(
    within(signs)
      .getAllByRole('button')
      .map((b) => b.textContent),
  ).toEqual(['Hit', 'Double $10', 'Double for less', 'Split']);
  const less = within(signs).getByRole<HTMLButtonElement>('button', { name: 'Double for less' });
  expect(less.disabled).toBe(true);
  await fireEvent.input(within(signs).getByRole('textbox'), { target: { value: '14' } });
  expect(less.disabled).toBe(true);
  await fireEvent.input(within(signs).getByRole('textbox'), { target: { value: '4' } });
  await fireEvent.click(within(signs).getByRole('button', { name: 'Double for $4' }));
  await fireEvent.click(within(signs).getByRole('button', { name: 'Hit' }));
  const act = { seat: 2, hand: 1 };
  expect(sent).toEqual([{ dealer: { act: { ...act, action: { double: 4 } } } }, { dealer: { act: { ...act, action: 'hit' } } }]);
  unmount();
  const asked = table({ ...bj, game: 'blackjack', awaits: { for: 'insurance', player: 1, seat: 2, amount: 5 } });
  render(DealBlackjack, { store: asked.store });
  await fireEvent.click(screen.getByRole('button', { name: 'No insurance' }));
  expect(asked.sent).toEqual([{ dealer: { insurance: { seat: 2, take: false } } }]);
});

test('the dealer settles wager by wager, and is told what to pay', async () => {
  const pays = {
    seat: 2,
    hand: 1,
    player: 1,
    wager: 'base',
    amount: 10,
    outcome: 'win',
    paid: 10,
    collected: 0,
    uncovered: 0,
    clause: 'GR-6',
  };
  const { store, sent } = table({
    ...bj,
    game: 'blackjack',
    awaits: { for: 'dealer', task: 'pay_off' },
    sheet: [pays, { ...pays, seat: 4 }],
  });
  render(DealBlackjack, { store });
  expect(screen.getByText(/^Pay seat 2 \$10/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Done: the next wager' }));
  await fireEvent.click(screen.getByRole('button', { name: 'All the rest is settled' }));
  expect(sent).toEqual([{ dealer: { pay_off: { all: false } } }, { dealer: { pay_off: { all: true } } }]);
});

test('the floor rules on a single wager at any house, and on penalties where the rulebook has them', async () => {
  const { store, sent } = table(bj);
  const props = { store, view: { ...bj, rulable: [{ seat: 2, hand: 1, wager: 'base' }] } as never, floor: true };
  const { rerender } = render(DealBlackjackTrouble, { ...props, mishaps: MISHAPS });
  expect(screen.queryByRole('button', { name: /^The wager was removed/ })).toBeNull();
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'cards were disturbed' } });
  await fireEvent.input(screen.getByLabelText('Seat'), { target: { value: '2' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Return it' }));
  expect(sent).toEqual([]);
  // It is asked once more: which wager, what becomes of it, and why.
  const sure = within(screen.getByRole('group', { name: 'Return it' }));
  expect(sure.getByText('The wager of seat 2, hand 1: Return it')).toBeTruthy();
  expect(sure.getByText('It cannot be undone. The reason for the books: “cards were disturbed”')).toBeTruthy();
  await fireEvent.click(sure.getByRole('button', { name: 'Yes, I rule so' }));
  const wager = { seat: 2, hand: 1, wager: 'base', fate: 'return' };
  expect(sent).toEqual([{ floor: { reason: 'cards were disturbed', ruling: { blackjack: { wager } } } }]);
  await rerender({ ...props, mishaps: CASINO });
  await fireEvent.click(screen.getByRole('button', { name: /^The wager was removed: it loses/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, I rule so' }));
  const removed_wager = { seat: 2, hand: 1 };
  expect(sent.at(-1)).toEqual({ floor: { reason: 'cards were disturbed', ruling: { blackjack: { removed_wager } } } });
});

test('the dealer names its own last card again, and no other', async () => {
  const cards = [
    { at: { hand: { seat: 2, hand: 1 } }, nth: 1, card: '9h' },
    { at: { hand: { seat: 2, hand: 1 } }, nth: 2, card: '3d' },
  ];
  const { store, sent } = table({ ...bj, game: 'blackjack', correctable: cards });
  const { unmount } = render(DealBlackjack, { store });
  expect(screen.queryByRole('button', { name: '9♥: wrong card?' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: '3♦: wrong card?' }));
  expect(screen.getAllByRole('group', { name: 'Which card came' })).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'three of hearts' }));
  expect(sent).toEqual([{ dealer: { name_again: { was: '3d', card: '3h' } } }]);
  unmount();
  render(DealBlackjack, { store: table({ ...bj, game: 'blackjack', correctable: [] }).store });
  expect(screen.queryByRole('group', { name: 'The last card' })).toBeNull();
});

test('after a reversal the first line asks for what was wrong, before anything is settled anew', async () => {
  const correctable = [{ at: 'bank', nth: 2, card: 'Tc' }];
  const { store, sent } = table({ ...bj, game: 'blackjack', awaits: { for: 'dealer', task: 'pay_off' }, correctable });
  const ruled = { text: 'It goes back.', by: 'Flo: “a nine”', clause: 'ROOM-17', steps: [], reversed: true };
  const notes = { ...notesOf(sceneOf(EMPTY)), ruled };
  const { rerender } = render(DealBlackjack, { store, notes });
  expect(screen.getByText('The floor has reversed the settlement. Put right what was wrong first.')).toBeTruthy();
  const labels = screen.getAllByRole('button').map((b) => b.textContent.trim());
  expect(labels.indexOf('10♣ was wrong: name the right card')).toBeLessThan(labels.indexOf('Done: the next wager'));
  await fireEvent.click(screen.getByRole('button', { name: '10♣ was wrong: name the right card' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByRole('group', { name: 'Which card came' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: '10♣ was wrong: name the right card' }));
  await fireEvent.click(screen.getByRole('button', { name: 'nine of clubs' }));
  expect(sent).toEqual([{ dealer: { name_again: { was: 'Tc', card: '9c' } } }]);
  await rerender({ store, notes: { ...notes, ruled: { ...ruled, reversed: false } } });
  expect(screen.queryByText(/^The floor has reversed the settlement/)).toBeNull();
});

test('a floor that was called rules from beside the call', async () => {
  signIn({ name: 'Flo', role: 'floor', may: ['rule'] });
  const called = { by: 'Duc', text: 'the payment', player: null, stops: true, comes: null, at: 0 };
  render(DealBlackjack, { store: table({ ...bj, game: 'blackjack' }, { called }).store });
  expect(screen.queryByRole('button', { name: 'Rule, or reverse' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Rule on it' }));
  expect(screen.getByRole('region', { name: 'Rulings of the floor' })).toBeTruthy();
  room.me = null;
});

test('a seat that is kept for somebody says for whom', () => {
  const { store } = table({ ...bj, game: 'blackjack', awaits: { for: 'wagers' } });
  Object.assign(store.info!, { real_chips: true });
  render(DealBlackjack, { store, kept: { 4: 'Lia' } });
  expect(screen.getByRole('button', { name: 'Seat 4: kept for Lia' })).toBeTruthy();
});

test('the dealer takes the last move back, and says of what', async () => {
  const last_move = { player: 1, seat: 2, hand: 1, action: { double: 10 }, amount: 10 };
  const { store, sent } = table({ ...bj, game: 'blackjack', last_move });
  const { unmount } = render(DealBlackjack, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 2, double: take back' }));
  expect(sent).toEqual([{ dealer: { retract: { seat: 2, hand: 1 } } }]);
  unmount();
  const insured = table({ ...bj, game: 'blackjack', last_move: { player: 1, seat: 2, hand: null, action: null, amount: 0 } });
  render(DealBlackjack, { store: insured.store });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 2, insurance: take back' }));
  expect(insured.sent).toEqual([{ dealer: { retract: { seat: 2, hand: null } } }]);
});

test('a card is typed from wherever one is but a field for writing', async () => {
  const { store, sent } = table({ ...bj, game: 'blackjack' });
  render(DealBlackjack, { store });
  const box = screen.getByRole('checkbox');
  for (const key of ['K', 'h']) await fireEvent.keyDown(box, { key });
  expect(sent).toEqual([{ dealer: { card: { card: 'Kh' } } }]);
});

test('what the bank puts up stands in its field, and an empty field sends nothing', async () => {
  const { store, sent } = table({ ...bj, game: 'blackjack', awaits: { for: 'bank_offer', player: 1, seat: 2 } });
  render(DealBlackjack, { store });
  const field = screen.getByLabelText<HTMLInputElement>('The bank puts up');
  const takes = screen.getByRole<HTMLButtonElement>('button', { name: 'Seat 2 takes the bank' });
  expect(field.value).toBe('$500');
  await fireEvent.input(field, { target: { value: '' } });
  expect(takes.disabled).toBe(true);
  await fireEvent.input(field, { target: { value: '300' } });
  await fireEvent.click(takes);
  expect(sent).toEqual([{ dealer: { for: { seat: 2, play: { blackjack: { take_bank: { wager: 300 } } } } } }]);
});

test('the first line asks for the card that is named again, and rulings say that they want a reason', async () => {
  const came = { ...bj, game: 'blackjack', correctable: [{ at: 'bank', nth: 1, card: '3d' }] };
  const { unmount } = render(DealBlackjack, { store: table(came).store });
  await fireEvent.click(screen.getByRole('button', { name: /3♦/ }));
  expect(document.querySelector('.now')!.textContent).toMatch(/^The bank: 3♦ was named\. Touch the card that really came/);
  unmount();
  render(DealBlackjackTrouble, { store: table(bj).store, view: bj as never, floor: true, mishaps: MISHAPS });
  expect(screen.getByText(/^Give a reason first/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^A card was entered wrongly/ }));
  expect(screen.queryByText(/^Give a reason first/)).toBeNull();
});

test('at real chips the dealer sees how long the bank has been offered, and no clock passes it', async () => {
  const at = room.now() - 42_000;
  const offer = (over: object): TableStore => {
    const { store } = table({ ...bj, game: 'blackjack', awaits: { for: 'bank_offer', player: 1, seat: 2 } }, { offered_at: at, ...over });
    return Object.assign(store, { info: { ...store.info, real_chips: true } });
  };
  const { rerender } = render(DealBlackjack, { store: offer({}) });
  expect(screen.getByRole('timer').textContent).toMatch(/^Offered 4\d s ago/);
  await rerender({ store: offer({ paused: true }) });
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a circle that nobody sits at is played by somebody who sits, beside their own', async () => {
  const betting = { ...bj, game: 'blackjack', circles: [], awaits: { for: 'wagers' } };
  const { store, sent } = table(betting);
  Object.assign(store.info!, { real_chips: true });
  const { unmount } = render(DealBlackjack, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 4 is free' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Seat 2, P1, plays circle 4 too/ }));
  const wager = { seat: 4, base: betting.bounds.base_least, buster: 0 };
  expect(sent).toEqual([{ dealer: { for: { seat: 2, play: { blackjack: { wager } } } } }]);
  unmount();
  const circle = { ...bj.circles[0]!, seat: 4, player: 1 };
  const held = table({ ...betting, circles: [circle] });
  Object.assign(held.store.info!, { real_chips: true });
  render(DealBlackjack, { store: held.store });
  await fireEvent.click(screen.getByRole('button', { name: /^Seat 4, P1, .*takes the bet back/ }));
  expect(held.sent).toEqual([{ dealer: { for: { seat: 2, play: { blackjack: { take_back: { seat: 4 } } } } } }]);
});

test('somebody of a third party declares what they bring, add and take away; others only get up', async () => {
  const send = vi.fn(async () => true);
  const store = { id: 16, send, name: (p: number) => ({ 4: 'Tess', 5: 'Ann', 6: 'Bo' })[p]! } as unknown as TableStore;
  pretend({ 'POST /api/patrons': { player: 4, name: 'Tess' }, '/api/tables/16/expected': { names: ['Ann', 'Tess'] } });
  const { unmount } = render(SeatSomebody, { store, seat: 7, ondone: () => {} });
  expect(screen.queryByLabelText('Chips they declare to bring')).toBeNull();
  // Names that may be meant are offered.
  const offered = (): (string | null)[] => [...document.querySelectorAll('#names-7 option')].map((o) => o.getAttribute('value'));
  await waitFor(() => expect(offered()).toEqual(['Ann', 'Tess']));
  expect(screen.getByLabelText('Who sits down at seat 7').getAttribute('list')).toBe('names-7');
  await fireEvent.input(screen.getByLabelText('Who sits down at seat 7'), { target: { value: 'Tess' } });
  await fireEvent.click(screen.getByLabelText('for a third-party provider'));
  await fireEvent.input(screen.getByLabelText('Chips they declare to bring'), { target: { value: '5000' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sits down at seat 7' }));
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ dealer: { seat: { seat: 7, player: 4, chips: 5000, third_party: true } } }));
  unmount();
  const person = { stack: 0, bank_most: 0, bank_spots: [] };
  const people = [
    { ...person, player: 4, seat: 7, third_party: true },
    { ...person, player: 6, seat: 3, third_party: false },
    { ...person, player: 5, seat: 2, third_party: false },
  ];
  render(GetsUp, { store, view: { ...EMPTY, people }, busy: false });
  // Whoever sat down last stands in the order of the seats all the same.
  const others = screen.getAllByRole('button', { name: /, gets up$/ }).map((b) => b.textContent);
  expect(others).toEqual(['Seat 2, Ann, gets up', 'Seat 3, Bo, gets up']);
  await fireEvent.input(screen.getByLabelText('Seat 7, Tess: chips added now for the third party'), { target: { value: '2000' } });
  // What is added is not what somebody gets up with.
  expect(screen.getByRole('button', { name: 'Seat 7, Tess, gets up, chips not counted' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Adds them' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { chips: { seat: 7, amount: 2000 } } });
  const chips = screen.getByLabelText('Seat 7, Tess: chips counted on getting up');
  await fireEvent.input(chips, { target: { value: '6500' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 7, Tess, gets up with $6,500' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { unseat: { seat: 7, chips: 6500 } } });
  await fireEvent.input(chips, { target: { value: '' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 7, Tess, gets up, chips not counted' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { unseat: { seat: 7 } } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 2, Ann, gets up' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { unseat: { seat: 2 } } });
});

test('the floor is offered only what the referee lets it rule on now', async () => {
  const { store } = table(bj);
  const props = { store, floor: true, mishaps: CASINO };
  const { rerender } = render(DealBlackjackTrouble, { ...props, view: bj as never });
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'cards were disturbed' } });
  await fireEvent.input(screen.getByLabelText('Seat'), { target: { value: '2' } });
  // While the cards are dealt a round is played on or void, and no single wager is ruled on.
  expect(screen.queryByRole('button', { name: 'Return it' })).toBeNull();
  expect(screen.queryByRole('button', { name: /foul the hand/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Play on/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^The look at the hole card counts for nothing/ })).toBeNull();
  await rerender({ ...props, view: { ...bj, looked: true } as never });
  expect(screen.getByRole('button', { name: /^The look at the hole card counts for nothing/ })).toBeTruthy();
  await rerender({ ...props, view: { ...bj, rulable: [{ seat: 2, hand: 1, wager: 'base' }] } as never });
  expect(screen.getByRole('button', { name: /foul the hand/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Return it' })).toHaveLength(1);
  // Between two rounds there is nothing to play on with, and nothing to void.
  await rerender({ ...props, view: { ...bj, bank: null, circles: [] } as never });
  expect(screen.queryByRole('button', { name: /^Play on|^The round cannot be saved/ })).toBeNull();
});

test('a Buster bet is told before it is made, and is one seat’s alone', async () => {
  const people = [
    { player: 1, seat: 2 },
    { player: 3, seat: 3 },
  ].map((p) => ({ ...p, stack: 0, bank_most: 0, bank_spots: [] }));
  const { store, sent } = table({ ...bj, game: 'blackjack', circles: [], people, awaits: { for: 'wagers' } });
  Object.assign(store, { name: (p: number) => (p === 3 ? 'Seat 3' : 'Ann') });
  Object.assign(store.info!, { real_chips: true });
  render(DealBlackjack, { store });
  expect(screen.getByText(/^Touch a seat: it bets \$5\. /)).toBeTruthy();
  const choice = screen.getByLabelText<HTMLSelectElement>('Buster');
  await fireEvent.change(choice, { target: { value: choice.options[1]!.value } });
  expect(screen.getByText(/^Touch a seat: it bets \$5 \+ \$1 Buster\. /)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 2, Ann, bets $5 + $1' }));
  await waitFor(() => expect(choice.selectedIndex).toBe(0));
  // Who has no name is called by the seat, once.
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 3 bets $5' }));
  const wagers = (sent as { dealer: { for: { play: { blackjack: unknown } } } }[]).map((c) => c.dealer.for.play.blackjack);
  expect(wagers).toEqual([{ wager: { seat: 2, base: 5, buster: 1 } }, { wager: { seat: 3, base: 5, buster: 0 } }]);
  expect(screen.getByText('Seat 3 gets up')).toBeTruthy();
  expect(screen.getByText('Seat 2, Ann, gets up')).toBeTruthy();
});

test('the bank is offered to a seat, which is said once where nobody is named', () => {
  const { store } = table({ ...bj, game: 'blackjack', awaits: { for: 'bank_offer', player: 3, seat: 3 } });
  const { unmount } = render(DealBlackjack, { store });
  expect(screen.getByText('Offer the bank to P3 at seat 3.')).toBeTruthy();
  unmount();
  render(DealBlackjack, { store: Object.assign(store, { name: () => 'Seat 3' }) });
  expect(screen.getByText('Offer the bank to seat 3.')).toBeTruthy();
});

test('a seat that has split lists every hand by its number, as the dealer is asked about it', () => {
  const circle = bj.circles[0]!;
  const hand = { cards: ['8h', '2d'], total: { points: 10, soft: false, natural: false }, wager: 5, double: 0 };
  const split = { ...circle, hands: [hand, hand] };
  render(DealBlackjack, { store: table({ ...bj, game: 'blackjack', circles: [split, { ...circle, seat: 6, hands: [hand] }] }).store });
  const seats = [...document.querySelectorAll('.felt tbody tr td:first-child')].map((td) => td.textContent);
  expect(seats.slice(-3)).toEqual([`${circle.seat}, hand 1`, `${circle.seat}, hand 2`, '6']);
});

test('a fee that was ticked off stays ticked off when the cards are named and when they are not', async () => {
  const notes = { ...notesOf(sceneOf(EMPTY)), fees: [{ text: 'Fee of the bank: $2 into the drop.', clause: 'RND-2' }] };
  const { store } = table({ ...bj, game: 'blackjack' });
  const { rerender } = render(DealBlackjack, { store, notes });
  const fee = (): HTMLInputElement => screen.getByLabelText(/Fee of the bank/);
  await fireEvent.click(fee());
  const decides = { ...bj, game: 'blackjack', awaits: { for: 'dealer', task: { card: 'hole' } } };
  await rerender({ store: table(decides).store, notes });
  expect(fee().checked).toBe(true);
});

test('what the house wants to hear is said first, in one box with whose fees they are', async () => {
  const fees = [{ text: 'Fee of the bank: $2 into the drop.', clause: 'RND-2' }];
  const notes = { ...notesOf(sceneOf(EMPTY)), fees };
  const to_be_said = [
    { what: 'collected', amount: 1.5 },
    { what: 'collected', amount: 0.5 },
  ];
  const { store, sent } = table({ ...bj, game: 'blackjack' }, { to_be_said });
  const { rerender } = render(DealBlackjack, { store, notes });
  const line = (): string => document.querySelector('.now')!.textContent;
  expect(line()).toBe('First the collection: $2 goes down the slot. Say so when it is done.');
  expect(screen.queryByRole('region', { name: 'Collection' })).toBeNull();
  expect(screen.getAllByText(/Fee of the bank/)).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: /Fee of the bank/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'It is down the slot' }));
  expect(sent).toEqual([{ dealer: { said: { what: 'collected' } } }]);
  await rerender({ store: table({ ...bj, game: 'blackjack' }).store, notes: { ...notes, fees: [] } });
  expect(line()).toMatch(/^Deal /);
});

test('while a card is named again the first line says whose it is, and nothing of the next hand is offered', async () => {
  const moves = { hit: true, stand: true, double: 0, double_min: 0, split: false, surrender: false, chart: null };
  const asks = { for: 'action', player: 1, seat: 5, hand: 1, moves };
  const [circle] = bj.circles;
  const split = { ...circle!, hands: [circle!.hands[0]!, circle!.hands[0]!] };
  const correctable = [{ at: { hand: { seat: 2, hand: 2 } }, nth: 2, card: '3d' }];
  const { store } = table({ ...bj, game: 'blackjack', awaits: asks, circles: [split, ...bj.circles.slice(1)], correctable });
  render(DealBlackjack, { store });
  const moving = (): number => screen.queryAllByRole('button', { name: /^(Hit|Stand)$/ }).length;
  expect(moving()).toBe(2);
  await fireEvent.click(screen.getByRole('button', { name: '3♦: wrong card?' }));
  expect(document.querySelector('.now')!.textContent).toMatch(/^Seat 2, hand 2: 3♦ was named\./);
  expect(moving()).toBe(0);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(moving()).toBe(2);
});

test('what was refused stands beside the first line, in the room that it has', () => {
  const { store } = table({ ...bj, game: 'blackjack' });
  const refusal = { says: { id: 'room-no-say-so-first', args: {} }, clause: 'ROOM-18' };
  render(DealBlackjack, { store: Object.assign(store, { refusal, refused: 'First the collection.' }) });
  expect(screen.getByRole('alert').closest('.says')!.querySelector('.now')).toBeTruthy();
});

test('once two people have signed the ruling the first line says what is done by it, and no longer to leave everything', () => {
  const paused = (over: object): TableStore => table({ ...bj, game: 'blackjack' }, { paused: true, ...over }).store;
  const { unmount } = render(DealBlackjack, { store: paused({}) });
  expect(document.body.textContent).toContain('leave every card and every chip where it lies');
  unmount();
  render(DealBlackjack, { store: paused({ signed: { by: 'Flo', with: 'Mia' } }) });
  expect(document.querySelector('.now')!.textContent).toMatch(/^The floor has ruled\. Put cards and chips as it says/);
  expect(document.body.textContent).not.toContain('where it lies');
});

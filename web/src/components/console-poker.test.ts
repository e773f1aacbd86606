// The dealer's console of poker in a pretended page: reports, cards that are due, seats.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { troubles } from '../poker/console';
import type { HandView, PokerView } from '../poker/types';
import DealPokerTrouble from './DealPokerTrouble.svelte';
import DealPoker from './DealPoker.svelte';
import DealPokerFelt from './DealPokerFelt.svelte';
import DealPokerFloor from './DealPokerFloor.svelte';
import { change } from '../lib/settings.svelte';
import { room } from '../net/room.svelte';
import { begun, hand, player, table, view } from './console-fixture';

const due = (cards: number): unknown => ({
  ...begun,
  hand: { ...hand, deck: 'full', awaits: { turn: { turn: 'dealer', task: { task: 'board' } }, offers: [] } },
  next: { says: { id: 'task-draw', args: { seat: { number: 5 } } }, clause: 'HE-1', cards, down: 0 },
});

const touch = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('a report asks only for what the referee needs: here a seat that is still in, and no card', async () => {
  const onplace = vi.fn();
  const short = troubles(hand).find((t) => t.what === 'short')!;
  const props = {
    view,
    hand,
    trouble: short,
    place: null,
    cards: [],
    least: 0,
    busy: false,
    onchoose: vi.fn(),
    onplace,
    onreport: vi.fn(),
    oncall: vi.fn(),
  };
  const { rerender } = render(DealPokerTrouble, props);
  expect(screen.getAllByRole('button', { name: /^Seat/ }).map((b) => b.textContent)).toEqual(['Seat 2', 'Seat 5']);
  expect((screen.getByRole('button', { name: 'Report it' }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 5' }));
  expect(onplace).toHaveBeenCalledWith(0);
  await rerender({ ...props, place: 0 });
  expect((screen.getByRole('button', { name: 'Report it' }) as HTMLButtonElement).disabled).toBe(false);
});

test('what went wrong is chosen from the list of this game, each with its clause', () => {
  render(DealPokerTrouble, {
    view,
    hand,
    trouble: null,
    place: null,
    cards: [],
    least: 0,
    busy: false,
    onchoose: vi.fn(),
    onplace: vi.fn(),
    onreport: vi.fn(),
    oncall: vi.fn(),
  });
  expect(screen.getByRole('button', { name: /The flop was turned too early HE-14/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /burned/ })).toBeNull();
});

test('the report of a hand closes by itself when the floor has voided that hand, and the next one can begin', async () => {
  const { rerender } = render(DealPoker, table(begun));
  expect(screen.getByText(/^Ask seat 5 how many cards it wants\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  expect(screen.getByRole('heading', { name: 'What happened?' })).toBeTruthy();
  const over = {
    ...begun,
    on: false,
    rounds: 3,
    people: begun.people.map((p) => ({ ...p, stack: 40 })),
    next: { says: { id: 'task-begin', args: { number: { number: 4 } } }, clause: 'HE-3', cards: 0, down: 0 },
  };
  await rerender({ store: table(over).store });
  expect(screen.queryByRole('heading', { name: 'What happened?' })).toBeNull();
  expect(screen.getByText(/^Shuffle and cut; then begin hand 4\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Shuffled and cut: begin the hand' })).toBeTruthy();
});

test('no hand is begun and no card is asked for before the dealer has said what the house wants to hear', async () => {
  const awards = [{ seat: 0, amount: 10, pot: 0, part: 'whole', clause: 'S-1' }];
  const over = {
    ...begun,
    on: false,
    rounds: 3,
    people: begun.people.map((p) => ({ ...p, stack: 40 })),
    hand: { ...hand, awards } as unknown as HandView,
  };
  const next = { says: { id: 'task-begin', args: { number: { number: 4 } } }, clause: 'HE-3', cards: 0, down: 0 };
  const due = (what: string): object => ({ to_be_said: [{ what, amount: 4 }] });
  const line = (): string => document.querySelector('.now')!.textContent.trim();
  const { rerender } = render(DealPoker, { store: table({ ...over, next }, due('paid')).store });
  expect(line()).toBe('First everybody is paid. Say so when it is done.');
  expect(screen.queryByRole('button', { name: /^Shuffled and cut/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Everybody is paid' })).toBeTruthy();
  expect(screen.getByText(/^Push \$10 to seat/)).toBeTruthy();
  await rerender({ store: table({ ...over, next }).store });
  // What was said is done: nobody is told to push it, or to drop it, again.
  expect(screen.queryByText(/^Push/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Shuffled and cut/ })).toBeTruthy();
  const burns = { turn: { turn: 'dealer', task: { task: 'burn' } }, offers: [] };
  const flop = { ...begun, hand: { ...hand, drop: 4, deck: 'full', awaits: burns } as unknown as HandView, next: { ...next, cards: 0 } };
  await rerender({ store: table(flop, due('collected')).store });
  expect(line()).toMatch(/^First the collection: \$4 goes down the slot\./);
  expect(screen.queryByRole('button', { name: 'One is burned' })).toBeNull();
  await rerender({ store: table(flop).store });
  expect(screen.getByRole('button', { name: 'One is burned' })).toBeTruthy();
  expect(screen.queryByText(/goes down the slot/)).toBeNull();
});

test('before the last cards of stud the burn can be entered alone, and is reported with a card that came face up', async () => {
  const last = { what: 'last-card-up', clause: 'ST-9', seat: true, cards: [1, 1], burn: true };
  const awaits = { turn: { turn: 'dealer', task: { task: 'burn' } }, offers: [] };
  const seventh = { ...hand, game: 'stud', phase: 'dealing', deck: 'full', stud: true, reportable: [last], awaits } as unknown as HandView;
  const says = { id: 'task-down-around', args: { burn: { word: 'yes' }, count: { number: 1 }, seat: { number: 5 } } };
  const { store, sent } = table({ ...begun, hand: seventh, next: { says, clause: 'ST-1', cards: 0, down: 2 } });
  render(DealPoker, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'One is burned' }));
  expect(sent.splice(0)).toEqual([{ dealer: { came: { cards: [] } } }]);
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  await fireEvent.click(screen.getByRole('button', { name: /ST-9/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 5' }));
  await fireEvent.click(screen.getByRole('button', { name: 'nine of spades' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Report/ }));
  expect(sent).toEqual([
    { dealer: { poker: { command: { do: 'burn', card: null } } } },
    { dealer: { poker: { command: { do: 'exposed', seat: 0, card: '9s' } } } },
  ]);
});

test('the collection is called when it falls due at poker, until the betting goes on', async () => {
  const burns = { turn: { turn: 'dealer', task: { task: 'burn' } }, offers: [] };
  const due = { ...hand, drop: 4, deck: 'full', awaits: burns } as unknown as HandView;
  const { rerender } = render(DealPoker, { store: table({ ...begun, hand: due }).store });
  expect(await screen.findByText('Collection: $4 goes down the slot.')).toBeTruthy();
  const bets = { turn: { turn: 'bet', seat: 0, moves: { check: true, call: null, raise: null } }, offers: [] };
  await rerender({ store: table({ ...begun, hand: { ...due, awaits: bets } as unknown as HandView }).store });
  expect(screen.queryByText('Collection: $4 goes down the slot.')).toBeNull();
});

test('blinds before the seats are no side pot', () => {
  const posted = {
    ...hand,
    pot: 3,
    pots: [
      [2, []],
      [1, []],
    ],
    players: [
      { ...player, bet: 1 },
      { ...player, bet: 2 },
    ],
  };
  render(DealPokerFelt, { view: { ...begun, hand: posted } as unknown as PokerView, name: String });
  expect(screen.getByText(/Pot \$0, \$3 with the bets/)).toBeTruthy();
  expect(screen.queryByText(/side pot/)).toBeNull();
});

test('the floor says which card really lies open', async () => {
  const flop = { ...hand, board: ['9h', '8h', '7h'] } as HandView;
  const { store, sent } = table({ ...begun, hand: flop });
  render(DealPokerFloor, { store, hand: flop, onclose: vi.fn() });
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'a diamond' } });
  await fireEvent.click(screen.getByRole('button', { name: '7♥' }));
  await fireEvent.click(screen.getByRole('button', { name: 'seven of diamonds' }));
  await fireEvent.click(screen.getByRole('button', { name: '7♥ is 7♦: correct it' }));
  expect(sent).toEqual([{ floor: { reason: 'a diamond', ruling: { poker: { correct: { from: '7h', to: '7d' } } } } }]);
});

test('the floor declares one hand dead: the seat is touched, and asked about once', async () => {
  const { store, sent } = table({ ...begun, hand });
  render(DealPokerFloor, { store, hand, onclose: vi.fn() });
  const seats = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Seat/ });
  expect(seats.map((b) => [b.textContent, b.disabled])).toEqual([
    ['Seat 2', true],
    ['Seat 5', true],
  ]);
  await fireEvent.input(screen.getByLabelText('What happened'), { target: { value: 'in the muck' } });
  await fireEvent.click(seats[1]!);
  expect(sent).toEqual([]);
  const sure = within(screen.getByRole('group', { name: 'Seat 5' }));
  expect(sure.getByText('The hand of seat 5 is dead; what it put in stays')).toBeTruthy();
  expect(sure.getByText(/cannot be undone.*“in the muck”/)).toBeTruthy();
  await fireEvent.click(sure.getByRole('button', { name: 'Yes, I rule so' }));
  expect(sent).toEqual([{ floor: { reason: 'in the muck', ruling: { poker: { dead: { player: 1 } } } } }]);
});

test('at poker the last card that is due makes them count, unless the dealer wants to be asked again', async () => {
  const { store, sent } = table(due(3));
  const { unmount } = render(DealPoker, { store });
  await touch('king of hearts');
  await touch('nine of clubs');
  expect(sent).toEqual([]);
  expect(screen.getByText(/K♥ 9♣ — 1 more/)).toBeTruthy();
  await touch('four of diamonds');
  expect(sent.splice(0)).toEqual([{ dealer: { came: { cards: ['Kh', '9c', '4d'] } } }]);
  unmount();
  const one = render(DealPoker, { store: table(due(1)).store });
  expect(screen.queryByRole('button', { name: 'Touch the card that came' })).toBeNull();
  one.unmount();
  change({ twice: true });
  render(DealPoker, { store: Object.assign(store, table(due(1)).store) });
  await touch('king of hearts');
  await fireEvent.click(screen.getByRole('button', { name: /K♥ — confirm/ }));
  change({ twice: false });
});

test('a card that is reported does not count by being touched', async () => {
  const { store, sent } = table(due(1));
  render(DealPoker, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  await fireEvent.click(screen.getByRole('button', { name: /HE-14/ }));
  for (const name of ['king of hearts', 'nine of clubs', 'four of diamonds']) await touch(name);
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: /^Report K♥ 9♣ 4♦/ })).toBeTruthy();
});

test('a report says that it has called nobody, and calls the floor with one touch', async () => {
  const procedures = [[{ says: { id: 'task-begin', args: { number: { number: 4 } } }, clause: 'HE-14' }]];
  const { store, sent } = table({ ...begun, procedures });
  const { rerender } = render(DealPoker, { store });
  expect(screen.getByText('The report stands in the log. It has not called the floor.')).toBeTruthy();
  await touch('Call the floor about this');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toHaveProperty('call_floor.text');
  const called = { by: 'Duc', text: 'x', player: null, stops: true, comes: null, at: 0 };
  await rerender({ store: table({ ...begun, procedures }, { called }).store });
  expect(screen.queryByRole('button', { name: 'Call the floor about this' })).toBeNull();
});

test('another deck is said to be recorded', async () => {
  const { store, sent } = table({ ...begun, on: false });
  render(DealPoker, { store });
  await touch('Another deck');
  expect(await screen.findByText(/^Another deck, recorded at /)).toBeTruthy();
  expect(sent).toEqual([{ dealer: 'deck_changed' }]);
});

test('the dealer has a seat sit out, come in and kill the pot', async () => {
  const ways_in = [{ how: 'post-both', costs: 3 }];
  const person = { player: 1, seat: 5, place: null, stack: 40, new: false, owes: false, ways_in: [], entrance: null, comes_in: null };
  const people = [person, { ...person, player: 2, seat: 8, owes: true, ways_in }];
  const { store, sent } = table({ ...begun, on: false, people }, { people: [{ player: 2, sitting_out: true }] });
  Object.assign(store.info!, { real_chips: true, game: { game: 'poker', seats: 9 } });
  const { unmount } = render(DealPoker, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Sits out' }));
  await fireEvent.click(screen.getByRole('button', { name: /^Seat 8 comes in: .*\$3/ }));
  unmount();
  const offers = [{ offer: 'kill', seat: 0, amount: 4 }];
  const killing = table({ ...begun, hand: { ...hand, awaits: { turn: { turn: 'nobody' }, offers } } }, { people: [] });
  render(DealPoker, { store: killing.store });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 5 kills the pot' }));
  expect([...sent, ...killing.sent]).toEqual([
    { dealer: { for: { seat: 5, play: { sit_out: { on: true } } } } },
    { dealer: { for: { seat: 8, play: { come_in: { how: 'post-both' } } } } },
    { dealer: { for: { seat: 5, play: { poker: 'kill' } } } },
  ]);
});

test('while the dealer’s own call waits the console says so, nothing of play can be pressed, and the dealer takes it back', async () => {
  const called = { by: 'Duc', text: 'It was paid wrongly', player: null, stops: true, comes: null, at: 0 };
  const { store, sent } = table(begun, { called });
  room.me = { player: 9, name: 'Duc', may: ['deal'], pages: [] } as never;
  render(DealPoker, { store });
  expect(screen.getByText('You called the floor: “It was paid wrongly”. Play waits until it has ruled or answered.')).toBeTruthy();
  const live = screen.getAllByRole('button').filter((b) => !(b as HTMLButtonElement).disabled);
  expect(live.map((b) => b.textContent).filter((t) => /folds|calls|checks|raises|face down|begin/i.test(t ?? ''))).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Take my call back' }));
  expect(sent).toEqual(['take_call_back']);
  room.me = null;
});

test('hands that are not cleared die only after the dealer was asked whose they are', async () => {
  const held = { ...player, cards: [...player.cards, player.cards[0]] };
  const players = [held, { ...player, status: 'folded' }, held];
  const clearing = { ...hand, game: 'pineapple', phase: 'clearing', players, awaits: { turn: { turn: 'clear', seat: 0 }, offers: [] } };
  const { store, sent } = table({ ...begun, hand: clearing });
  render(DealPoker, { store });
  await touch('“All hands clear”: 2 hands are dead');
  expect(sent).toEqual([]);
  expect(screen.getByText('Not cleared: Seat 2, Seat 5. The dealer cannot bring a dead hand back.')).toBeTruthy();
  await touch('No');
  await touch('“All hands clear”: 2 hands are dead');
  expect(sent).toEqual([]);
  await touch('Yes, all hands are clear');
  expect(sent).toEqual([{ dealer: { poker: { command: { do: 'all-clear' } } } }]);
});

test('while a card is named again at poker the first line says where it lies, and nobody is asked to act', async () => {
  const bets = { turn: { turn: 'bet', seat: 0, moves: { fold: true, check: false, call: 2, raise: null, bring_in: null } }, offers: [] };
  const shown = { ...player, cards: [{ card: 'Kh', up: true }] };
  const flop = { ...hand, deck: 'full', awaits: bets, board: ['7s'], players: [player, player, shown], nameable: ['7s', 'Kh'] };
  render(DealPoker, { store: table({ ...begun, hand: flop as unknown as HandView }).store });
  const line = (): string => document.querySelector('.now')!.textContent.trim();
  const folds = (): unknown => screen.queryByRole('button', { name: 'Folds' });
  expect(folds()).not.toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: '7♠: wrong card?' }));
  expect([line().split('.')[0], folds()]).toEqual(['The board: 7♠ was named', null]);
  await fireEvent.click(screen.getByRole('button', { name: 'K♥: wrong card?' }));
  expect(line()).toMatch(/^Seat 2: K♥ was named\./);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(folds()).not.toBeNull();
});

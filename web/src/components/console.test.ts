// The pieces of the dealer's console in a pretended page: the grid, the reports, the procedure.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { troubles } from '../poker/console';
import type { HandView, PokerView } from '../poker/types';
import CallFloor from './CallFloor.svelte';
import CardGrid from './CardGrid.svelte';
import DealPokerTrouble from './DealPokerTrouble.svelte';
import DealBlackjack from './DealBlackjack.svelte';
import DealBlackjackTrouble from './DealBlackjackTrouble.svelte';
import DealPoker from './DealPoker.svelte';
import DealPokerFelt from './DealPokerFelt.svelte';
import DealPokerFloor from './DealPokerFloor.svelte';
import GetsUp from './GetsUp.svelte';
import SeatSomebody from './SeatSomebody.svelte';
import FloorAnswers from './FloorAnswers.svelte';
import FloorCalled from './FloorCalled.svelte';
import Procedure from './Procedure.svelte';
import ReverseHand from './ReverseHand.svelte';
import Steps from './Steps.svelte';
import { CASINO, EMPTY, MISHAPS, ROUND, RULES } from '../blackjack/fixture';
import { applyEvent, sceneOf } from '../blackjack/scene';
import { change } from '../lib/settings.svelte';
import { pretend } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { TableStore } from '../net/table.svelte';

const player = {
  stack: 38,
  bet: 2,
  in_pot: 2,
  status: 'in',
  cards: [
    { card: null, up: false },
    { card: null, up: false },
  ],
  drew: null,
  threw: null,
  shown: false,
  hand: null,
  button: false,
};
const hand = {
  game: 'holdem',
  limit: { fixed: { small: 2, big: 4 } },
  phase: 'betting',
  street: 'before-the-flop',
  board: [],
  exposed: [],
  burned: 0,
  common: null,
  pot: 4,
  pots: [],
  drop: 0,
  killer: null,
  players: [player, { ...player, status: 'folded' }, player],
  reportable: [
    { what: 'flop-early', clause: 'HE-14', seat: false, cards: [3, 3], burn: false },
    { what: 'short', clause: 'HE-11', seat: true, cards: [0, 0], burn: false },
  ],
  awaits: { turn: { turn: 'nobody' }, offers: [] },
  awards: [],
} as unknown as HandView;
const view = {
  people: [
    { player: 1, seat: 5, place: 0 },
    { player: 2, seat: 8, place: 1 },
    { player: 3, seat: 2, place: 2 },
  ],
  hand,
} as unknown as PokerView;

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

/** A table as the console gets it, with the commands that are sent. */
const table = (view: unknown, over: object = {}): { store: TableStore; sent: unknown[] } => {
  const sent: unknown[] = [];
  const store = {
    id: 1,
    info: { game: { game: 'blackjack', mishaps: MISHAPS, rules: RULES } },
    frame: { view, paused: false, called: null, ...over },
    sending: 0,
    refusal: null,
    name: (p: number) => `P${p}`,
    send: async (...c: unknown[]) => (sent.push(...c), true),
  };
  return { store: store as unknown as TableStore, sent };
};
const begun = {
  ...view,
  game: 'poker',
  on: true,
  rounds: 2,
  places: [1, 2, 3],
  procedures: [],
  next: { says: { id: 'task-draw', args: { seat: { number: 5 } } }, clause: 'DR-3', cards: 0, down: 0 },
} as unknown as PokerView;

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

const bj = { ...ROUND.slice(0, 9).reduce(applyEvent, sceneOf(EMPTY)).view, awaits: { for: 'dealer', task: { card: 'bank' } } } as const;

test('at blackjack the dealer chooses what went wrong, gets the steps and calls the floor', async () => {
  const { store, sent } = table({ ...bj, game: 'blackjack' });
  render(DealBlackjack, { store });
  await fireEvent.click(screen.getByRole('button', { name: 'Something went wrong' }));
  expect(screen.queryByRole('group', { name: 'Which card came' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^A card was exposed/ }));
  expect(screen.getByText(/do not put it back into the shoe/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Call the floor to this table' }));
  expect(sent).toEqual([{ call_floor: { text: 'A card was exposed' } }]);
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
  ).toEqual(['Hit', 'Double $10', 'Split']);
  await fireEvent.input(within(signs).getByRole('textbox'), { target: { value: '4' } });
  await fireEvent.click(within(signs).getByRole('button', { name: 'Double $4' }));
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
  await fireEvent.click(screen.getAllByRole('button', { name: 'Return it' })[0]!);
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
  expect(document.querySelector('.now')!.textContent).toMatch(/^3♦ was named\. Touch the card that really came/);
  unmount();
  render(DealBlackjackTrouble, { store: table(bj).store, view: bj as never, floor: true, mishaps: MISHAPS });
  expect(screen.getByText(/^Give a reason first/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^A card was entered wrongly/ }));
  expect(screen.queryByText(/^Give a reason first/)).toBeNull();
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

const due = (cards: number): unknown => ({
  ...begun,
  hand: { ...hand, deck: 'full', awaits: { turn: { turn: 'dealer', task: { task: 'board' } }, offers: [] } },
  next: { says: { id: 'task-draw', args: { seat: { number: 5 } } }, clause: 'HE-1', cards, down: 0 },
});
const touch = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

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

test('at real chips the dealer sees how long the bank has been offered, and no clock passes it', async () => {
  const at = room.now() - 42_000;
  const offer = (over: object): TableStore => {
    const { store } = table(
      { ...bj, game: 'blackjack', awaits: { for: 'bank_offer', player: 1, seat: 2 } },
      { records: [{ at }], ...over },
    );
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
  const store = { id: 16, send, name: (p: number) => ({ 4: 'Tess', 5: 'Ann' })[p]! } as unknown as TableStore;
  pretend({ 'POST /api/patrons': { player: 4, name: 'Tess' } });
  const { unmount } = render(SeatSomebody, { store, seat: 7, ondone: () => {} });
  expect(screen.queryByLabelText('Chips they declare to bring')).toBeNull();
  await fireEvent.input(screen.getByLabelText('Who sits down at seat 7'), { target: { value: 'Tess' } });
  await fireEvent.click(screen.getByLabelText('for a third-party provider'));
  await fireEvent.input(screen.getByLabelText('Chips they declare to bring'), { target: { value: '5000' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sits down at seat 7' }));
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ dealer: { seat: { seat: 7, player: 4, chips: 5000, third_party: true } } }));
  unmount();
  const person = { stack: 0, bank_most: 0, bank_spots: [] };
  const people = [
    { ...person, player: 4, seat: 7, third_party: true },
    { ...person, player: 5, seat: 2, third_party: false },
  ];
  render(GetsUp, { store, view: { ...EMPTY, people }, busy: false });
  const chips = screen.getByLabelText('Seat 7, Tess: chips declared for the third party');
  await fireEvent.input(chips, { target: { value: '2000' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Adds them' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { chips: { seat: 7, amount: 2000 } } });
  await fireEvent.input(chips, { target: { value: '6500' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 7, Tess, gets up' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { unseat: { seat: 7, chips: 6500 } } });
  await fireEvent.click(screen.getByRole('button', { name: 'Seat 2, Ann, gets up' }));
  expect(send).toHaveBeenLastCalledWith({ dealer: { unseat: { seat: 2 } } });
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
  await rerender({ ...props, view: { ...bj, rulable: [{ seat: 2, hand: 1, wager: 'base' }] } as never });
  expect(screen.getByRole('button', { name: /foul the hand/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Return it' })).toHaveLength(1);
  // Between two rounds there is nothing to play on with, and nothing to void.
  await rerender({ ...props, view: { ...bj, bank: null, circles: [] } as never });
  expect(screen.queryByRole('button', { name: /^Play on|^The round cannot be saved/ })).toBeNull();
});

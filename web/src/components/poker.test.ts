// The poker table in a pretended page.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { pokerAsk } from '../poker/ask';
import { chairsOf } from '../poker/chairs';
import type { HandView } from '../poker/types';
import ClosedTable from './ClosedTable.svelte';
import PokerBar from './PokerBar.svelte';
import PokerFelt from './PokerFelt.svelte';

const hidden = [
  { card: null, up: false },
  { card: null, up: false },
];
const hand: HandView = {
  game: 'omaha-hi-lo',
  limit: { fixed: { small: 3, big: 6 } },
  phase: 'betting',
  street: 'turn',
  board: ['Qh', '7s', '2c', '8d'],
  exposed: [],
  burned: 2,
  common: null,
  pot: 84,
  pots: [
    [60, [0, 1]],
    [24, [0]],
  ],
  drop: 4,
  killer: null,
  so_far: null,
  deck: 'full',
  hi_lo: true,
  stud: false,
  plays_board: false,
  players: [
    { stack: 80, bet: 6, in_pot: 20, status: 'in', cards: hidden, drew: null, threw: null, shown: false, hand: null, button: false },
    {
      stack: 60,
      bet: 0,
      in_pot: 14,
      status: 'in',
      cards: [
        { card: 'As', up: false },
        { card: '2s', up: false },
      ],
      drew: null,
      threw: null,
      shown: false,
      hand: {
        high: { id: 'made-high-card', args: { rank: { telling: { id: 'made-rank', args: { rank: { word: 'ace' } } } } } },
        low: null,
      },
      button: true,
    },
  ],
  awaits: {
    turn: { turn: 'bet', seat: 1, moves: { fold: true, check: false, call: 6, raise: { exactly: [12] }, bring_in: null } },
    offers: [],
  },
  standing: null,
  awards: [],
};
const none = (): void => {};
const bar = (over: object = {}) => ({
  ask: pokerAsk(hand, 1, (s) => `Seat ${s}`),
  hand,
  mine: 1,
  unit: 1,
  busy: false,
  picked: [],
  plan: null,
  sure: false,
  onfold: none,
  oncall: none,
  onraise: none,
  onbringin: none,
  ondraw: none,
  onclear: none,
  onshow: none,
  onmuck: none,
  onsure: none,
  onplan: none,
  ...over,
});

test('a fixed limit has buttons with amounts and no slider', () => {
  const onraise = vi.fn();
  render(PokerBar, bar({ onraise }));
  expect(screen.getByRole('button', { name: /^Call \$6/ })).toBeTruthy();
  screen.getByRole('button', { name: /^Raise to \$12/ }).click();
  expect(onraise).toHaveBeenCalledWith(12);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a spread limit has a slider, presets and a field', () => {
  const spread = structuredClone(hand);
  if (spread.awaits.turn.turn === 'bet') spread.awaits.turn.moves.raise = { between: [12, 60] };
  render(PokerBar, bar({ hand: spread, ask: pokerAsk(spread, 1, (s) => `Seat ${s}`) }));
  expect(screen.getByRole('slider')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^\$60/ })).toBeTruthy();
});

test('how a hand stands is said before it is shown or mucked, and a muck that costs the pot is asked about', async () => {
  const shows = { ...structuredClone(hand), standing: 'wins' as const, awaits: { turn: { turn: 'show' as const, seat: 1 }, offers: [] } };
  const [onmuck, onsure] = [vi.fn(), vi.fn()];
  const { rerender } = render(PokerBar, bar({ hand: shows, ask: pokerAsk(shows, 1, (s) => `Seat ${s}`), onmuck, onsure }));
  expect(screen.getByText(/Your hand wins against what is shown/)).toBeTruthy();
  screen.getByRole('button', { name: /^Muck/ }).click();
  expect(onmuck).toHaveBeenCalledOnce();
  await rerender({ sure: true });
  expect(screen.getByRole('alert').textContent).toContain('give up the pot');
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  screen.getByRole('button', { name: /^Keep it/ }).click();
  screen.getByRole('button', { name: /^Muck it all the same/ }).click();
  expect(onsure.mock.calls).toEqual([[false], [true]]);
});

test('whoever has folded is told no price', async () => {
  const { rerender } = render(PokerBar, bar());
  expect(screen.getByText('$6 to call into $84')).toBeTruthy();
  const folded = structuredClone(hand);
  folded.players[1]!.status = 'folded';
  folded.awaits.turn = { turn: 'bet', seat: 0, moves: { fold: true, check: true, call: null, raise: null, bring_in: null } };
  await rerender(bar({ hand: folded, ask: pokerAsk(folded, 1, (s) => `Seat ${s}`) }));
  expect(screen.getByText(/^ace high/)).toBeTruthy();
  expect(screen.queryByText(/to call/)).toBeNull();
});

test('a plan whose price has changed cancels itself', () => {
  const onplan = vi.fn();
  const waiting = structuredClone(hand);
  waiting.awaits.turn = { turn: 'bet', seat: 0, moves: { fold: true, check: true, call: null, raise: null, bring_in: null } };
  render(PokerBar, bar({ hand: waiting, ask: pokerAsk(waiting, 1, (s) => `Seat ${s}`), plan: { do: 'call', price: 3 }, onplan }));
  expect(onplan).toHaveBeenCalledWith(null);
});

test('the felt names side pots, hides what is hidden and shows the board', async () => {
  const chairs = [1, 2, 3].map((seat) => ({
    seat,
    name: seat < 3 ? `P${seat}` : null,
    stack: 80,
    place: seat < 3 ? seat - 1 : null,
    away: false,
  }));
  const felt = { chairs, mySeat: 2, title: 'Omaha', picking: false, picked: [], canSit: false, drop: 4, onpick: none, onsit: none };
  const { rerender } = render(PokerFelt, { ...felt, hand });
  // Bets of different height are no side pots: those come when somebody is all-in.
  expect(screen.queryByText('Side pot 1')).toBeNull();
  expect(screen.getByText('$84 with the bets')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Pot $78' })).toBeTruthy();
  await rerender({ hand: { ...hand, players: hand.players.map((p, i) => (i ? { ...p, status: 'all-in' as const } : p)) } });
  expect(screen.getByText('Side pot 1')).toBeTruthy();
  // The table's drop since it opened is named so; a replay knows its own hand, and shows none.
  expect(screen.getByText(/^drop \$4/)).toBeTruthy();
  await rerender({ drop: null });
  expect(screen.queryByText(/^drop \$/)).toBeNull();
  expect(screen.getByRole('group', { name: 'The board: queen of hearts, seven of spades, two of clubs, eight of diamonds' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Cards of seat 1: face-down card, face-down card' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Your cards: ace of spades, two of spades' })).toBeTruthy();
});

test('a closed table offers no seat, and says where to go', () => {
  const chairs = [1, 2].map((seat) => ({ seat, name: null, stack: 0, place: null, away: false }));
  render(PokerFelt, {
    chairs,
    mySeat: null,
    title: 'Omaha',
    picking: false,
    picked: [],
    canSit: false,
    idle: 'This table is closed.',
    closed: true,
    drop: 0,
    onpick: none,
    onsit: none,
    hand: null,
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/open/)).toBeNull();
  expect(screen.getByText('This table is closed.')).toBeTruthy();
  render(ClosedTable, { at: Date.UTC(2026, 10, 15, 12), table: 4 });
  expect(screen.getByText(/Nobody sits down here any more/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Other tables' }).getAttribute('href')).toBe('#/');
});

test('somebody without a connection is away, but not where the chips are real', () => {
  const view = { people: [{ player: 1, seat: 1, stack: 80, place: null, ways_in: [] }], on: false } as never;
  const people = [{ player: 1, name: 'Ada', bot: false, connected: false, sitting_out: false }] as never;
  const away = (real: boolean): boolean => chairsOf(2, view, people, () => 'Ada', real)[0]!.away;
  expect([away(false), away(true)]).toEqual([true, false]);
});

test('whoever sits out is marked on the plate', () => {
  const chairs = [
    { seat: 1, name: 'Ada', stack: 80, place: null, away: false, out: 'sits out, owes $3' },
    { seat: 2, name: null, stack: 0, place: null, away: false },
  ];
  render(PokerFelt, {
    chairs,
    mySeat: 1,
    title: 'Hold’em',
    picking: false,
    picked: [],
    canSit: false,
    drop: 0,
    onpick: none,
    onsit: none,
    hand: null,
  });
  expect(screen.getByText('sits out, owes $3')).toBeTruthy();
});

test('the cards that won are raised and named, on the board and in the hand, and the others step back', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const cards = ['As', '2s', 'Kd', '9h'].map((card) => ({ card, up: false }));
  const high = { id: 'made-pair', args: { ranks: { telling: { id: 'made-ranks', args: { rank: { word: 'queen' } } } } } } as const;
  const won: HandView = {
    ...hand,
    board: ['Qh', '7s', '2c', '8d', 'Qs'],
    awards: [{ seat: 1, amount: 84, pot: 0, part: 'whole', clause: 'OM-1' }],
    players: [
      { ...hand.players[0]!, bet: 0 },
      { ...hand.players[1]!, cards, shown: true, hand: { high, low: null }, won_with: ['Qh', 'Qs', 'As', 'Kd', '8d'] },
    ],
  };
  const chairs = [1, 2].map((seat) => ({ seat, name: `P${seat}`, stack: 80, place: seat - 1, away: false }));
  const felt = { chairs, mySeat: null, title: 'Omaha', picking: false, picked: [], canSit: false, drop: 4, onpick: none, onsit: none };
  const { container } = render(PokerFelt, { ...felt, hand: won });
  flushSync();
  vi.restoreAllMocks();
  const named = (of: string): (string | null)[] =>
    [...container.querySelectorAll(`.slot.${of} svg.card`)].map((svg) => svg.getAttribute('aria-label'));
  expect(named('won-with')).toEqual(['queen of hearts', 'eight of diamonds', 'queen of spades', 'ace of spades', 'king of diamonds']);
  expect(named('past')).toEqual(['seven of spades', 'two of clubs', 'two of spades', 'nine of hearts']);
  expect(container.querySelector('.won')!.textContent).toContain('pair of queens');
  expect(container.querySelector('.street')!.textContent.trim()).toBe('turn');
});

test('on a phone the winning hand is named in the middle', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
  const high = { id: 'made-pair', args: { ranks: { telling: { id: 'made-ranks', args: { rank: { word: 'queen' } } } } } } as const;
  const won: HandView = {
    ...hand,
    awards: [{ seat: 1, amount: 84, pot: 0, part: 'whole', clause: 'OM-1' }],
    players: [hand.players[0]!, { ...hand.players[1]!, shown: true, hand: { high, low: null }, won_with: ['Qh'] }],
  };
  const chairs = [1, 2].map((seat) => ({ seat, name: `P${seat}`, stack: 80, place: seat - 1, away: false }));
  const felt = { chairs, mySeat: null, title: 'Omaha', picking: false, picked: [], canSit: false, drop: 4, onpick: none, onsit: none };
  const { container } = render(PokerFelt, { ...felt, hand: won });
  flushSync();
  expect(container.querySelector('.street.named')!.textContent.trim()).toBe('pair of queens');
  vi.restoreAllMocks();
});

test('before anything is won no card is raised, and the street is named', () => {
  const chairs = [1, 2].map((seat) => ({ seat, name: `P${seat}`, stack: 80, place: seat - 1, away: false }));
  const felt = { chairs, mySeat: null, title: 'Omaha', picking: false, picked: [], canSit: false, drop: 4, onpick: none, onsit: none };
  const { container } = render(PokerFelt, { ...felt, hand });
  expect(container.querySelectorAll('.won-with, .past').length).toBe(0);
  expect(container.querySelector('.street')!.textContent.trim()).toBe('turn');
});

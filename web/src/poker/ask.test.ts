import { expect, test } from 'vitest';
import { awayWords, byItself, carryOut, entranceWords, idleWords, pokerAsk, presets, price, stands } from './ask';
import { limitWords } from './limit';
import type { HandView, Moves } from './types';

const player = (bet: number, stack = 100): HandView['players'][number] => ({
  stack,
  bet,
  in_pot: bet,
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
});
const moves: Moves = { fold: true, check: false, call: 6, raise: { exactly: [12] }, bring_in: null };
const hand = (over: Partial<HandView> = {}): HandView => ({
  game: 'holdem',
  limit: { fixed: { small: 3, big: 6 } },
  phase: 'betting',
  street: 'turn',
  board: [],
  exposed: [],
  burned: 3,
  common: null,
  pot: 20,
  pots: [[20, [0, 1]]],
  drop: 1,
  killer: null,
  players: [player(0), player(6)],
  awaits: { turn: { turn: 'bet', seat: 0, moves }, offers: [] },
  standing: null,
  so_far: null,
  deck: 'full',
  hi_lo: false,
  stud: false,
  plays_board: false,
  awards: [],
  ...over,
});
const name = (s: number): string => `Seat ${s}`;

test('my turn offers what the referee offers', () => {
  expect(pokerAsk(hand(), 0, name)).toEqual({ kind: 'bet', moves, raiseWord: 'Raise to' });
  expect(pokerAsk(hand(), 1, name)).toEqual({ kind: 'wait', text: 'Seat 0 decides.', canPlan: true });
  expect(pokerAsk(hand({ players: [player(0), player(0)] }), 0, name)).toMatchObject({ raiseWord: 'Bet' });
});

test('the draw is offered in turn and where the dealer still owes others', () => {
  expect(pokerAsk(hand({ awaits: { turn: { turn: 'draw', seat: 0 }, offers: [] } }), 0, name)).toEqual({ kind: 'draw', most: 2 });
  expect(
    pokerAsk(hand({ awaits: { turn: { turn: 'dealer', task: { task: 'burn' } }, offers: [{ offer: 'draw', seat: 1 }] } }), 1, name).kind,
  ).toBe('draw');
});

test('a free check is never folded', () => {
  expect(carryOut({ do: 'check-fold' }, { ...moves, check: true, call: null })).toBe('check');
  expect(carryOut({ do: 'check-fold' }, moves)).toBe('fold');
  expect(carryOut({ do: 'check' }, moves)).toBeNull();
});

test('only what the referee calls beaten is mucked without asking, and only what it knows is shown', () => {
  expect(['first', 'wins', 'shares', 'beaten'].map((s) => byItself(s as 'first'))).toEqual(['show', 'show', 'show', 'muck']);
  expect(byItself(null)).toBeNull();
  expect(pokerAsk(hand({ awaits: { turn: { turn: 'show', seat: 1 }, offers: [] }, standing: 'wins' }), 1, name)).toEqual({
    kind: 'show',
    standing: 'wins',
  });
});

test('a plan to call cancels itself when the price changes', () => {
  expect(price(hand(), 0)).toBe(6);
  expect(stands({ do: 'call', price: 6 }, hand(), 0)).toBe(true);
  const raised = hand({ players: [player(0), player(12)] });
  expect(stands({ do: 'call', price: 6 }, raised, 0)).toBe(false);
  expect(stands({ do: 'check' }, raised, 0)).toBe(false);
  expect(carryOut({ do: 'call', price: 6 }, { ...moves, call: 12 })).toBeNull();
});

test('presets stay in bounds and in whole chips', () => {
  const hand = (pot: number, ...bets: number[]): HandView => ({ pot, players: bets.map((bet) => ({ bet })) }) as unknown as HandView;
  expect(presets({ exactly: [12] }, hand(20, 0, 0), 0, 1)).toEqual([12]);
  expect(presets({ between: [4, 100] }, hand(31, 0, 0), 0, 1)).toEqual([4, 16, 31, 100]);
  expect(presets({ between: [4, 10] }, hand(31, 0, 0), 0, 1)).toEqual([4, 10]);
  // A blind of 2 and two who called it: the pot is raised to 8. A bet of 10 into 20: to 10 and 40 more.
  expect(presets({ between: [4, 100] }, hand(6, 2, 2, 2), 0, 1)).toEqual([4, 5, 8, 100]);
  expect(presets({ between: [20, 100] }, hand(30, 10, 0), 10, 1)).toEqual([20, 30, 50, 100]);
});

test('limits as people say them', () => {
  expect(limitWords({ fixed: { small: 3, big: 6 } })).toBe('$3/$6');
  expect(limitWords({ spread: { min: 1, max: 5 } })).toBe('$1–$5 spread');
  expect(limitWords({ spread: { min: 5, max: null } })).toBe('$5–no limit');
  expect(limitWords({ pot: { min: 2 } })).toBe('$2–pot limit');
});

test('who sits out reads what passed, what it costs and how to come back', () => {
  const rules = { small_blind: 1, big_blind: 2 };
  const missed = awayWords(
    {
      owes: true,
      new: false,
      ways_in: [
        { how: 'post-both', costs: 3 },
        { how: 'wait-for-big', costs: 0 },
      ],
    },
    rules,
  );
  expect(missed).toContain('the small blind of $1 and the big blind of $2 have passed you');
  expect(missed).toContain('Come back for $3');
  expect(awayWords({ owes: false, new: false, ways_in: [] }, rules)).toContain('owe nothing');
  expect(entranceWords({ how: 'post-both', costs: 3 })).toBe('Post both blinds, the small one dead, and be dealt in: $3');
  expect(entranceWords({ how: 'wait-for-big', costs: 0 })).toBe('Wait for the big blind, without cards until then');
  expect(entranceWords({ how: 'right-in', costs: 0 })).toBe('Be dealt in on the next hand, nothing to post now');
  expect(entranceWords({ how: 'right-in', costs: 1 })).toBe('Be dealt in on the next hand: $1');
  expect(entranceWords({ how: 'wait-for-big', costs: 2 })).toBe('Take the big blind on the next hand: $2');
});

test('what is waited for between hands is true: players, the shuffle, or the dealer', () => {
  expect(idleWords(1, false)).toContain('needs two players');
  expect(idleWords(2, false)).toBe('The dealer shuffles for the next hand.');
  expect(idleWords(2, true)).toBe('The dealer starts the next hand.');
});

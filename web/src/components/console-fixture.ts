// What tests of the dealer's console share: a hand of hold'em, a round of blackjack, and a table that keeps what is sent to it.
import type { HandView, PokerView } from '../poker/types';
import { EMPTY, MISHAPS, ROUND, RULES } from '../blackjack/fixture';
import { applyEvent, sceneOf } from '../blackjack/scene';
import type { TableStore } from '../net/table.svelte';

export const player = {
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

export const hand = {
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

export const view = {
  people: [
    { player: 1, seat: 5, place: 0 },
    { player: 2, seat: 8, place: 1 },
    { player: 3, seat: 2, place: 2 },
  ],
  hand,
} as unknown as PokerView;

/** A table as the console gets it, with the commands that are sent. */
export const table = (view: unknown, over: object = {}): { store: TableStore; sent: unknown[] } => {
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

export const begun = {
  ...view,
  game: 'poker',
  on: true,
  rounds: 2,
  places: [1, 2, 3],
  procedures: [],
  next: { says: { id: 'task-draw', args: { seat: { number: 5 } } }, clause: 'DR-3', cards: 0, down: 0 },
} as unknown as PokerView;

/** A round of blackjack in which the bank's card is due. */
export const bj = {
  ...ROUND.slice(0, 9).reduce(applyEvent, sceneOf(EMPTY)).view,
  awaits: { for: 'dealer', task: { card: 'bank' } },
} as const;

// What the coach knows at a poker table: the price of a call, and the chance of the own cards against hands that nobody has seen. Never
// what others hold.
import type { HandView } from './types';
import type { Question } from './equity';

export interface Coaching {
  /** What a call costs, and what lies in the middle for it. */
  call: number;
  pot: number;
  /** The chance from which on a call pays. */
  need: number;
  /** How many hands are against mine. */
  others: number;
  /** What the engine is asked; none for a game whose cards it does not compare this way. */
  question: Question | null;
}

export function coaching(hand: HandView | null, mine: number | null, call: number | null): Coaching | null {
  const own = hand && mine !== null ? hand.players[mine] : null;
  if (!hand || !own || hand.awards.length) return null;
  const others = hand.players.filter((p, i) => i !== mine && (p.status === 'in' || p.status === 'all-in')).length;
  if (!others) return null;
  const cost = Math.min(call ?? 0, own.stack);
  const cards = own.cards.map((c) => c.card);
  const board = hand.board.filter((c) => c !== null);
  const known = !hand.stud && cards.length > 0 && cards.every((c) => c !== null) && board.length === hand.board.length;
  const question = known
    ? { game: hand.game, hands: [cards.join(''), ...Array.from({ length: others }, () => 'random')], board: board.join('') }
    : null;
  return { call: cost, pot: hand.pot, need: cost > 0 ? cost / (hand.pot + cost) : 0, others, question };
}

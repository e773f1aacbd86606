// What the poker hand asks of me, and what I may say beforehand: pre-actions that cancel themselves and never muck a free check.
import { say } from '../lib/voice';
import { money, sum } from '../lib/money';
import type { PokerEntrance, PokerWayIn } from '../protocol';
import type { HandView, Moves, RaiseTo, Standing } from './types';

export type PokerAsk =
  | { kind: 'bet'; moves: Moves; raiseWord: string }
  | { kind: 'draw'; most: number }
  | { kind: 'clear' }
  | { kind: 'show'; standing: Standing | null }
  | { kind: 'wait'; text: string; canPlan: boolean };

export function pokerAsk(hand: HandView | null, mine: number | null, name: (seat: number) => string, ready = 0, human = false): PokerAsk {
  if (!hand) return { kind: 'wait', text: idleWords(ready, human), canPlan: false };
  const { turn, offers } = hand.awaits;
  const isMe = 'seat' in turn && turn.seat === mine;
  if (turn.turn === 'bet' && isMe) return { kind: 'bet', moves: turn.moves, raiseWord: raiseWord(hand, turn.moves) };
  if ((turn.turn === 'draw' && isMe) || offers.some((o) => o.offer === 'draw' && o.seat === mine))
    return { kind: 'draw', most: hand.players[mine!]!.cards.length };
  if ((turn.turn === 'clear' && isMe) || offers.some((o) => o.offer === 'clear' && o.seat === mine)) return { kind: 'clear' };
  if (turn.turn === 'show' && isMe) return { kind: 'show', standing: hand.standing };
  const in_ = mine !== null && hand.players[mine]?.status === 'in';
  if (turn.turn === 'bet') return { kind: 'wait', text: say('poker-decides', { seat: name(turn.seat) }), canPlan: in_ };
  if (turn.turn === 'draw') return { kind: 'wait', text: say('poker-draws', { seat: name(turn.seat) }), canPlan: false };
  if (turn.turn === 'clear')
    return {
      kind: 'wait',
      text: in_ ? say('poker-card-gone-others-throw-one') : say('poker-everybody-throws-one-card-away'),
      canPlan: false,
    };
  if (turn.turn === 'show') return { kind: 'wait', text: say('poker-shows-mucks', { seat: name(turn.seat) }), canPlan: false };
  if (turn.turn === 'nobody') return { kind: 'wait', text: say('poker-hand-over'), canPlan: false };
  return { kind: 'wait', text: say('poker-dealer-deals'), canPlan: in_ };
}

/** What is waited for while no hand is on. */
export function idleWords(ready: number, human: boolean): string {
  if (ready < 2) return say('poker-hand-needs-two-players-dealt');
  return human ? say('poker-dealer-starts-next-hand') : say('poker-dealer-shuffles-next-hand');
}

/** Bet where nothing is bet yet, complete where only the bring-in is, else raise. */
export function raiseWord(hand: HandView, moves: Moves): string {
  const level = Math.max(0, ...hand.players.map((p) => p.bet));
  if (level === 0) return say('poker-bet');
  if (moves.bring_in !== null) return say('poker-complete');
  return say('poker-raise');
}

export const amounts = (raise: RaiseTo): { least: number; most: number; fixed: number[] } =>
  'exactly' in raise
    ? { least: raise.exactly[0]!, most: raise.exactly.at(-1)!, fixed: raise.exactly }
    : { least: raise.between[0], most: raise.between[1], fixed: [] };

/** What it is to raise by a part of the pot: it is called first, and what lies there then counts. */
export const byPot = (hand: HandView, call: number, part: number, unit: number): number =>
  Math.round((Math.max(0, ...hand.players.map((p) => p.bet)) + (hand.pot + call) * part) / unit) * unit;

/** Sizes to offer in a spread game: the least, half the pot, the pot, the most; whole chips, inside the bounds. */
export function presets(raise: RaiseTo, hand: HandView, call: number, unit: number): number[] {
  const { least, most, fixed } = amounts(raise);
  if (fixed.length) return fixed;
  const all = [least, byPot(hand, call, 0.5, unit), byPot(hand, call, 1, unit), most].map((x) => Math.min(most, Math.max(least, x)));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** What is to happen when my turn comes. */
export type Plan = { do: 'check-fold' } | { do: 'check' } | { do: 'call'; price: number };

/** The price I would have to pay to stay in, as things stand. */
export function price(hand: HandView, mine: number): number {
  const level = Math.max(0, ...hand.players.map((p) => p.bet));
  const me = hand.players[mine]!;
  return Math.min(level - me.bet, me.stack);
}

/** Does the plan still stand? A call only at its price, a check only while checking is free. */
export function stands(plan: Plan, hand: HandView, mine: number): boolean {
  const now = price(hand, mine);
  if (plan.do === 'call') return now === plan.price;
  if (plan.do === 'check') return now === 0;
  return true;
}

/** What the plan comes to in my turn; a free check is never folded. */
export function carryOut(plan: Plan, moves: Moves): 'check' | 'call' | 'fold' | null {
  if (plan.do === 'check-fold') return moves.check ? 'check' : moves.fold ? 'fold' : null;
  if (plan.do === 'check') return moves.check ? 'check' : null;
  return moves.call === plan.price ? 'call' : null;
}

export const planWords = (plan: Plan): string =>
  plan.do === 'call'
    ? say('poker-call-2', { price: money(plan.price) })
    : plan.do === 'check'
      ? say('poker-check')
      : say('poker-check-fold');

/** What I am told before I show or muck, from how the referee says my hand stands. */
export function standingWords(standing: Standing | null): string {
  if (standing === 'first') return say('poker-show-first-throw-hand-away');
  if (standing === 'wins') return say('poker-hand-wins-against-what-shown');
  if (standing === 'shares') return say('poker-hand-gets-share-against-what');
  return standing === 'beaten' ? say('poker-hand-beaten-what-shown') : say('poker-show-hand-throw-away-unseen');
}

/** What becomes of my hand at the showdown without asking me: only what is beaten is mucked; unknown cards are mine to show. */
export const byItself = (standing: Standing | null): 'show' | 'muck' | null =>
  standing === null ? null : standing === 'beaten' ? 'muck' : 'show';

/** How somebody may come into the game, in words: when they are dealt in, and whether they pay for it at once. */
const entrances = (pays: 'yes' | 'no'): Record<PokerEntrance, string> => ({
  'right-in': say('poker-dealt-right', { pays }),
  'wait-for-big': say('poker-wait-big-blind', { pays }),
  'post-in-front': say('poker-post-big-blind-now'),
  'post-both': say('poker-post-both-blinds-small-one'),
  'post-big': say('poker-post-big-blind'),
  'wait-same-position': say('poker-wait-same-position'),
  kill: say('poker-kill-pot'),
});

type Blinds = { small_blind: number; big_blind: number };

/** A way to come in and what the table takes for it now: `Post the big blind now and be dealt in: $2`. */
export const entranceWords = (way: PokerWayIn): string =>
  way.costs > 0 ? `${entrances('yes')[way.how]}: ${money(way.costs)}` : entrances('no')[way.how];

/** What coming back at once costs who missed the blinds. */
export const comeBackCosts = (ways: PokerWayIn[]): number => ways.find((way) => way.how === 'post-both' || way.how === 'kill')?.costs ?? 0;

/** What I have missed while I sit out, and what it takes to come back. */
export function awayWords(seat: { owes: boolean; new: boolean; ways_in: PokerWayIn[] }, rules: Blinds): string {
  const { small_blind: small, big_blind: big } = rules;
  const both = say('poker-small-blind-big-blind', { small: money(small), big: money(big) });
  if (seat.owes) return say('poker-sit-out-passed-come-back', { both, ways_in: money(comeBackCosts(seat.ways_in)) });
  if (seat.ways_in.length) return say('poker-sit-out-say-how-come');
  return big > 0 ? say('poker-sit-out-owe-nothing-when', { both, small: money(sum(small, big)) }) : say('poker-sit-out-owe-nothing-come');
}

// What the poker hand asks of me, and what I may say beforehand: pre-actions that cancel themselves and never muck a free check.
import { limits } from '../blackjack/ask';
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
  if (turn.turn === 'bet') return { kind: 'wait', text: `${name(turn.seat)} decides.`, canPlan: in_ };
  if (turn.turn === 'draw') return { kind: 'wait', text: `${name(turn.seat)} draws.`, canPlan: false };
  if (turn.turn === 'clear')
    return {
      kind: 'wait',
      text: in_ ? 'Your card is gone. The others throw one away.' : 'Everybody throws one card away.',
      canPlan: false,
    };
  if (turn.turn === 'show') return { kind: 'wait', text: `${name(turn.seat)} shows or mucks.`, canPlan: false };
  if (turn.turn === 'nobody') return { kind: 'wait', text: 'The hand is over.', canPlan: false };
  return { kind: 'wait', text: 'The dealer deals.', canPlan: in_ };
}

/** What is waited for while no hand is on. */
export function idleWords(ready: number, human: boolean): string {
  if (ready < 2) return 'A hand needs two players: it is dealt as soon as somebody else is ready.';
  return human ? 'The dealer starts the next hand.' : 'The dealer shuffles for the next hand.';
}

/** Bet where nothing is bet yet, complete where only the bring-in is, else raise. */
export function raiseWord(hand: HandView, moves: Moves): string {
  const level = Math.max(0, ...hand.players.map((p) => p.bet));
  if (level === 0) return 'Bet';
  if (moves.bring_in !== null) return 'Complete';
  return 'Raise to';
}

export const amounts = (raise: RaiseTo): { least: number; most: number; fixed: number[] } =>
  'exactly' in raise
    ? { least: raise.exactly[0]!, most: raise.exactly.at(-1)!, fixed: raise.exactly }
    : { least: raise.between[0], most: raise.between[1], fixed: [] };

/** Sizes to offer in a spread game: the least, half the pot, the pot, the most; whole chips, inside the bounds. */
export function presets(raise: RaiseTo, pot: number, unit: number): number[] {
  const { least, most, fixed } = amounts(raise);
  if (fixed.length) return fixed;
  const whole = (x: number): number => Math.round(x / unit) * unit;
  const all = [least, whole(pot / 2), whole(pot), most].map((x) => Math.min(most, Math.max(least, x)));
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
  plan.do === 'call' ? `Call ${money(plan.price)}` : plan.do === 'check' ? 'Check' : 'Check or fold';

/** What I am told before I show or muck, from how the referee says my hand stands. */
export function standingWords(standing: Standing | null): string {
  if (standing === 'first') return 'You show first, or throw your hand away unseen.';
  if (standing === 'wins') return 'Your hand wins against what is shown.';
  if (standing === 'shares') return 'Your hand gets a share against what is shown.';
  return standing === 'beaten' ? 'Your hand is beaten by what is shown.' : 'Show your hand, or throw it away unseen.';
}

/** What becomes of my hand at the showdown without asking me: only what is beaten is mucked; unknown cards are mine to show. */
export const byItself = (standing: Standing | null): 'show' | 'muck' | null =>
  standing === null ? null : standing === 'beaten' ? 'muck' : 'show';

/** How somebody may come into the game, in words. */
export const ENTRANCES: Record<PokerEntrance, string> = {
  'right-in': 'Be dealt right in',
  'wait-for-big': 'Wait for the big blind',
  'post-in-front': 'Post the big blind now',
  'post-both': 'Post both blinds, the small one dead',
  'post-big': 'Post the big blind',
  'wait-same-position': 'Wait for the same position',
  kill: 'Kill the pot',
};

type Blinds = { small_blind: number; big_blind: number };

/** A way to come in and what the table takes for it now: `Post both blinds, the small one dead: $3`. */
export const entranceWords = (way: PokerWayIn): string =>
  way.costs > 0 ? `${ENTRANCES[way.how]}: ${money(way.costs)}` : ENTRANCES[way.how];

/** What coming back at once costs who missed the blinds. */
export const comeBackCosts = (ways: PokerWayIn[]): number => ways.find((way) => way.how === 'post-both' || way.how === 'kill')?.costs ?? 0;

/** What I have missed while I sit out, and what it takes to come back. */
export function awayWords(seat: { owes: boolean; new: boolean; ways_in: PokerWayIn[] }, rules: Blinds): string {
  const { small_blind: small, big_blind: big } = rules;
  const both = `the small blind of ${money(small)} and the big blind of ${money(big)}`;
  if (seat.owes)
    return `You sit out, and ${both} have passed you. Come back for ${money(comeBackCosts(seat.ways_in))}, or free of charge when the big blind is yours.`;
  if (seat.ways_in.length) return 'You sit out. Say how you come in.';
  return big > 0
    ? `You sit out and owe nothing. When ${both} have passed you, coming back at once costs ${money(sum(small, big))}.`
    : 'You sit out and owe nothing: come back when you like.';
}

/** The limit as people say it: `$3/$6`, `$1–$5 spread`, `$2–pot limit`. */
export function limitWords(limit: HandView['limit']): string {
  if ('fixed' in limit) return limits({ min: limit.fixed.small, max: limit.fixed.big, fixed: true });
  if ('pot' in limit) return `${money(limit.pot.min)}–pot limit`;
  return limit.spread.max === null ? limits(limit.spread) : `${limits(limit.spread)} spread`;
}

// The dealer's sentences as lines of the log that is read and heard, and what a dealer is told beside them.
import { once } from '../floor/named';
import { say, told } from '../lib/voice';
import type { Sentence, Tone } from '../protocol';
import type { Task } from './types';

export interface LogLine {
  text: string;
  clause?: string;
  tone?: 'money' | 'rule' | 'card';
}

export interface Names {
  /** Who looks. */
  me: number | null;
  /** What a player is called. */
  name(player: number): string;
}

const TONES: Record<Tone, LogLine['tone']> = {
  title: undefined,
  street: undefined,
  action: undefined,
  cards: 'card',
  chips: 'money',
  rule: 'rule',
};

/** A sentence of the dealer as a line of the log. */
export const lineOf = (s: Sentence, to: Names): LogLine => ({
  text: once(told(s.says, to)),
  ...(s.clause ? { clause: s.clause } : {}),
  ...(TONES[s.tone] ? { tone: TONES[s.tone] } : {}),
});

/** The number of a hand where a seat has several; 0 for the only one. */
export const numbered = (hand: number, hands: number): number => (hands > 1 || hand > 1 ? hand : 0);

/** What the house dealer does next, in a floor person's words. `hands` is how many the seat has: one of several is called by its
 *  number. */
export function task(t: Task, hands = 1): string {
  if (t === 'shuffle') return say('felt-shuffle-shoe');
  if (t === 'peek') return say('felt-look-hole-card');
  if (t === 'show_hole') return say('felt-turn-hole-card-over');
  if (t === 'pay_off') return say('felt-pay-next-wager');
  if (t === 'call_floor') return say('felt-no-cards-left-call-floor');
  if (t.card === 'bank') return say('felt-deal-card-bank-face-up');
  if (t.card === 'hole') return say('felt-deal-banks-second-card-face');
  const { seat, hand } = t.card.hand;
  return say('felt-deal-card-seat', { seat, hand: numbered(hand, hands) });
}

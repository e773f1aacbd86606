// What streets are called, and where a player stands.
import { say } from '../lib/voice';
import type { PokerPlayerView } from '../protocol';

const statuses = (): Partial<Record<string, string>> => ({
  'all-in': say('poker-all'),
  folded: say('poker-folded'),
  mucked: say('poker-mucked'),
  dead: say('poker-dead'),
});
/** Where a player stands who is not simply in the hand. */
export const statusWords = (status: string): string => statuses()[status] ?? status;

/** What stands beside a player: all-in or out, and how many cards were asked for or drawn (DR-4, DR-6). */
export function stateWords({ status, drew, asked }: Pick<PokerPlayerView, 'status' | 'drew' | 'asked'>): string {
  if (status === 'dead') return say('poker-dead-hand');
  const stands = status === 'in' ? [] : [statusWords(status)];
  if (status !== 'in' && status !== 'all-in') return stands.join('');
  const cards = drew ?? asked;
  if (cards === null || cards === undefined) return stands.join('');
  if (drew === 0) return [...stands, say('poker-pat')].join(' · ');
  return [...stands, drew === null ? say('poker-asks', { n: cards }) : say('poker-drew', { drew: cards })].join(' · ');
}

/** How far a hand has come. */
export const streetWords = (street: string): string => say('hand-street-name', { street });

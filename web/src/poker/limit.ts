// The limit of a poker table, on its sign too.
import { limits } from '../blackjack/ask';
import { money } from '../lib/money';
import { say } from '../lib/voice';
import type { HandView } from './types';

/** The limit as people say it: `$3/$6`, `$1–$5 spread`, `$2–pot limit`. */
export function limitWords(limit: HandView['limit']): string {
  if ('fixed' in limit) return limits({ min: limit.fixed.small, max: limit.fixed.big, fixed: true });
  if ('pot' in limit) return say('poker-pot-limit', { min: money(limit.pot.min) });
  return limit.spread.max === null ? limits(limit.spread) : say('poker-spread', { spread: limits(limit.spread) });
}

// What a hand counts, for drawing between two frames; the referee's own totals come with every view.
import { isTenValue, rankOf, type Card } from '../lib/cards';
import type { Total } from './types';

/** VAL-1 to VAL-5. `initial`: are these the two cards of the first deal? */
export function total(cards: Card[], initial: boolean): Total {
  let points = 0;
  let ace = false;
  for (const card of cards) {
    const rank = rankOf(card);
    if (rank === 'A') ace = true;
    points += rank === 'A' ? 1 : isTenValue(card) ? 10 : Number(rank);
  }
  const soft = ace && points <= 11;
  if (soft) points += 10;
  const natural = initial && cards.length === 2 && points === 21;
  return { points, soft, natural };
}

/** `21.5`, `soft 17`, `12`: as it is called out. */
export function totalText(t: Total): string {
  if (t.natural) return '21.5';
  return t.soft ? `soft ${t.points}` : `${t.points}`;
}

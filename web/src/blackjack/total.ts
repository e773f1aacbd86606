// What a hand counts, in words.
import type { Total } from './types';

/** `21.5`, `soft 17`, `12`: as it is called out. */
export function totalText(t: Total): string {
  if (t.natural) return '21.5';
  return t.soft ? `soft ${t.points}` : `${t.points}`;
}

// What a hand counts, in words.
import { say } from '../lib/voice';
import type { Total } from './types';

/** `21.5`, `soft 17`, `12`: as it is called out. */
export function totalText(t: Total): string {
  if (t.natural) return '21.5';
  return t.soft ? say('felt-soft-2', { points: t.points }) : `${t.points}`;
}

/** The same where there is little room: `s17`. */
export const totalBrief = (t: Total): string => (!t.natural && t.soft ? `s${t.points}` : totalText(t));

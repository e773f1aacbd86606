// A finished hand step by step: what each step is called, and who sat where.
import type { HandReplay, HandStep } from '../protocol';
import { cardText } from '../lib/cards';
import { words } from './director.svelte';
import { tell } from './hands';

export interface Line {
  text: string;
  clause?: string;
}

/** What happened in a step. The dealer's words where there are any; what lies face down is told to its owner only. */
export function stepLines(step: HandStep, name: (place: number) => string): Line[] {
  const lines: Line[] = step.says.map((s) => ({ text: words(s), ...(s.clause ? { clause: s.clause } : {}) }));
  const events = step.events.flatMap((e) => ('poker' in e && 'hand' in e.poker ? [e.poker.hand] : []));
  const dealt = events.flatMap((e) => (e.event === 'dealt' && !e.up ? [e] : []));
  const own = dealt.filter((e) => e.seat === step.view.mine).flatMap((e) => e.cards.filter((c) => c !== null));
  if (own.length) lines.push({ text: `You are dealt ${own.map(cardText).join(' ')}.` });
  else if (dealt.length) lines.push({ text: 'Cards are dealt face down.' });
  for (const e of events) {
    if (e.event !== 'discarded') continue;
    const mine = e.seat === step.view.mine && e.cards.length > 0;
    const line = mine ? { text: `You throw ${e.cards.map(cardText).join(' ')} away.` } : tell(e, name);
    if (line) lines.push(line);
  }
  return lines;
}

/** The seats round the table as they stood at a step. */
export function chairsAt(replay: HandReplay, step: HandStep, me: number | null): { seat: number; name: string | null; stack: number; place: number | null; away: boolean }[] {
  return Array.from({ length: replay.seats }, (_, i) => {
    const who = replay.people.find((p) => p.seat === i + 1);
    const now = step.view.people.find((p) => p.player === who?.player);
    return { seat: i + 1, name: who ? (who.player === me ? 'You' : who.name) : null, stack: now?.stack ?? 0, place: now?.place ?? null, away: false };
  });
}

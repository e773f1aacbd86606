// A finished hand step by step: what each step is called, and who sat where.
import { say, type Listener } from '../lib/voice';
import type { HandReplay, HandStep } from '../protocol';
import { lineOf, ownLines, type Line } from './hands';

/** What happened in a step. The dealer's words where there are any; what lies face down is told to its owner only. */
export function stepLines(step: HandStep, name: (place: number) => string, to: Listener): Line[] {
  const lines: Line[] = step.says.map((s) => lineOf(s, to));
  const own = ownLines(step.events, step.view.mine, name);
  const down = step.events.flatMap((e) =>
    'poker' in e && 'hand' in e.poker && e.poker.hand.event === 'dealt' && !e.poker.hand.up ? [e.poker.hand] : [],
  );
  const toMe = down.some((e) => e.seat === step.view.mine && e.cards.some((c) => c !== null));
  if (down.length && !toMe) lines.push({ text: say('history-cards-dealt-face-down') });
  return [...lines, ...own];
}

/** The seats round the table as they stood at a step. */
export function chairsAt(
  replay: HandReplay,
  step: HandStep,
  me: number | null,
): { seat: number; name: string | null; stack: number; place: number | null; away: boolean }[] {
  return Array.from({ length: replay.seats }, (_, i) => {
    const who = replay.people.find((p) => p.seat === i + 1);
    const now = step.view.people.find((p) => p.player === who?.player);
    return {
      seat: i + 1,
      name: who ? (who.player === me ? say('history-you-2') : who.name) : null,
      stack: now?.stack ?? 0,
      place: now?.place ?? null,
      away: false,
    };
  });
}

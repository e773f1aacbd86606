// How a table of the floor plan is getting on: how long its last round is ago, and whether it stands still.
import { say } from '../lib/voice';
import type { TableSummary } from '../protocol';

/** People who have sat for so long without a round or a hand are being kept waiting by something. */
export const STILL_AFTER = 3 * 60_000;

/** `12 s`, `3 min`, `2 h 5 min`: as exact as a glance needs. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return say('plan-min', { minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest ? say('plan-h-min', { hours, rest }) : `${hours} h`;
}

/** How long ago the last round or hand was over. */
export const lastRound = (t: TableSummary, now: number): string =>
  t.last_round === null ? say('plan-none-yet') : say('plan-ago', { now: span(now - t.last_round) });

/** Since when nothing has been played, at a table where people wait for it; a paused one waits because the floor said so. */
export function stillFor(t: TableSummary, now: number): number | null {
  if (t.paused || t.waits_since === null) return null;
  const waited = now - t.waits_since;
  return waited >= STILL_AFTER ? waited : null;
}

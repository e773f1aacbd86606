// What the house wants its dealer to say before the table goes on (ROOM-18), in one sum and in words.
import { money, sum } from '../lib/money';
import { say } from '../lib/voice';
import type { ToBeSaid } from '../protocol';

/** What is said first, with all that is collected: who says that it is down the slot says it of everything. */
export function dueFirst(due: ToBeSaid[] | undefined): ToBeSaid | null {
  const first = due?.[0];
  return first ? { ...first, amount: sum(...(due ?? []).filter((d) => d.what === first.what).map((d) => d.amount)) } : null;
}

/** The first line of the console, while something is to be said: that comes before the next card. */
export const saysDue = ({ what, amount }: ToBeSaid): string => say('room-no-say-so-first', { what, amount: money(amount) });

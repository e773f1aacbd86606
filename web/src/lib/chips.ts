// Which chips make an amount: colours people know, the fewest chips, biggest first.
import { say } from './voice';
import type { Bounds } from '../blackjack/types';
import { cents } from './money';

export interface Denomination {
  /** Its worth in dollars. */
  value: number;
  /** What it is called. */
  colour: string;
  /** Its body, its edge spots, and the print on it. */
  body: string;
  spots: string;
  print: string;
}

export const denominations = (): Denomination[] => [
  { value: 500, colour: say('page-purple'), body: '#5b2a86', spots: '#e9dcf5', print: '#ffffff' },
  { value: 100, colour: say('page-black'), body: '#1c1c20', spots: '#d9d9d9', print: '#ffffff' },
  { value: 25, colour: say('page-green'), body: '#1e7a3f', spots: '#e6f3ea', print: '#ffffff' },
  { value: 5, colour: say('page-red'), body: '#b3202c', spots: '#f7e4e4', print: '#ffffff' },
  { value: 1, colour: say('page-white'), body: '#f2f0ea', spots: '#7f8a99', print: '#1c1c20' },
  { value: 0.5, colour: say('page-white-half'), body: '#f2f0ea', spots: '#c98a2b', print: '#1c1c20' },
];

/** The chips of an amount, biggest first. Cents below the smallest chip are left over. */
export function breakdown(dollars: number): { chip: Denomination; count: number }[] {
  let left = cents(dollars);
  const chips: { chip: Denomination; count: number }[] = [];
  for (const chip of denominations()) {
    const count = Math.floor(left / cents(chip.value));
    if (count > 0) chips.push({ chip, count });
    left -= count * cents(chip.value);
  }
  return chips;
}

/** The discs drawn for an amount, from the bottom up: at most `most`, so that a stack stays a stack. */
export function discs(dollars: number, most = 6): Denomination[] {
  const all = breakdown(dollars).flatMap(({ chip, count }) => Array<Denomination>(Math.min(count, most)).fill(chip));
  return all.slice(0, most);
}

/** The chips on offer at a table: multiples of its unit, up to what makes sense for the limit and the stack. */
export function trayFor(bounds: Bounds, stack: number): Denomination[] {
  const top = Math.min(bounds.base_most ?? Infinity, Math.max(stack, bounds.base_least));
  const usable = denominations().filter((d) => cents(d.value) % cents(bounds.chip) === 0 && d.value <= top);
  return usable.slice(0, 5).reverse();
}

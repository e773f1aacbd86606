// What may be tapped on the felt, and what was: choices by their number.
import type { Choice } from './types';

export interface Taps {
  choices: Choice[];
  /** The choices that were tapped, in order. */
  picked: number[];
  /** The right ones, when the answer is shown. */
  right: number[];
  /** Is the order told? */
  numbered: boolean;
  on: (choice: number) => void;
  /** Is it too early for a tap? */
  held?: boolean;
  /** The seat and its hand, from 1, that is asked about. */
  about?: [number, number] | undefined;
}

export const NO_TAPS: Taps = { choices: [], picked: [], right: [], numbered: false, on: () => undefined };

/** The choice that lies at a seat, or is a payment of this number; -1 where there is none. */
export const atSeat = (taps: Taps, seat: number): number =>
  taps.choices.findIndex((c) => c.spot && 'seat' in c.spot && c.spot.seat === seat);
export const atLine = (taps: Taps, line: number): number =>
  taps.choices.findIndex((c) => c.spot && 'line' in c.spot && c.spot.line === line);

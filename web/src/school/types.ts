// What the school asks and how it grades (crates/school).
import type { Line, View } from '../blackjack/types';
import type { HandView } from '../poker/types';
import type { Telling } from '../protocol';
import type { Cited, Head } from '../lab/types';

export interface Course extends Head {
  drills: string[];
  levels: number;
}

/** Which question. */
export interface Asked {
  rulebook: string;
  drill: string;
  level: number;
  seed: number;
}

/** A scenario file as a lesson. */
export interface ScenarioLesson {
  name: string;
  poker: boolean;
  rulebook: string;
  /** The clauses it shows. */
  clauses: string[];
  file: string;
}

export interface Choice {
  says: Telling;
  spot?: { seat: number } | { line: number };
}

export type Form = 'amount' | 'chips' | { pick: Choice[] } | { order: { of: Choice[]; all: boolean } };

export type Given = { amount: number } | { chips: { pays: number; takes: number } } | { pick: number } | { order: number[] };

/** Which way chips go. */
export type Way = 'pay' | 'take' | 'leave';

export interface Part {
  asks: Telling;
  form: Form;
  /** The seat and its hand, from 1, that it is about. */
  at?: [number, number];
}

export interface Chair {
  seat: number;
  stack: number;
  posted: number;
  says: Telling | null;
}

export type Felt =
  | { cards: { cards: string[] } }
  | { blackjack: { view: View; seats: number; paid: Line[]; sign: Telling[] } }
  | { poker: { view: HandView; seats: number[]; says: Telling[]; sign: Telling[] } }
  | { seats: { button: number; chairs: Chair[] } }
  | { story: { says: Telling[] } };

export interface Question {
  felt: Felt;
  asks: Telling;
  parts: Part[];
}

export interface Graded {
  right: boolean;
  off?: { over: number } | { under: number };
  key: Given;
  clause: string;
  because: Telling[];
}

export interface Grade {
  right: boolean;
  under: boolean;
  parts: Graded[];
  clauses: Record<string, Cited>;
}

/** What became of an exam. */
export interface Marked {
  marks: { right: number; under: number; clauses: Record<string, { asked: number; wrong: number }> };
  pass: boolean;
  clauses: Record<string, Cited>;
}

export interface Beat {
  says: Telling[];
  felt: Felt;
  part: Part;
}

/** A round that the trainee runs. */
export interface Pitched {
  beats: Beat[];
  says: Telling[];
}

/** Choices that are picked or put in order, and none where chips are cut. */
export const choicesOf = (form: Form): Choice[] => (typeof form === 'string' ? [] : 'pick' in form ? form.pick : form.order.of);

// The house's rules by clause, loaded when somebody first asks why.
import { voice } from './spoken.svelte';
import { learnClauses, type Clause } from './voice';

export type { Clause };

/** The book in every language that was asked for. */
const books: Record<string, Promise<Record<string, Clause>>> = {};

export const clauses = (): Promise<Record<string, Clause>> => (books[voice.language] ??= learnClauses());
/** In English, which is what rules. */
const inEnglish = (): Promise<Record<string, Clause>> => (books['en'] ??= learnClauses(true));

export const findClause = async (id: string, english = false): Promise<Clause | null> =>
  (await (english ? inEnglish() : clauses()))[id] ?? null;

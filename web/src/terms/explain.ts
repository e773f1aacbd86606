// What words on the felt mean, in plain words and by the clause they rest on. Loaded when somebody first asks.
import { findClause, type Clause } from '../lib/clauses';
import { more, say } from '../lib/voice';

/** The words that are explained; the felt says which clause each rests on. */
export const WORDS = ['action', 'bank', 'buster', 'button', 'collection', 'covers', 'drop', 'fee', 'kill', 'natural', 'shoe'] as const;
export type Word = (typeof WORDS)[number];

export interface Explained {
  says: string;
  entry: Clause | null;
}

export async function explain(word: Word, clause: string): Promise<Explained> {
  await more();
  return { says: say('term-means', { word }), entry: await findClause(clause) };
}

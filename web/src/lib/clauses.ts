// The house's rules by clause, loaded when somebody first asks why.
import { learnClauses, type Clause } from './voice';

export type { Clause };

let all: Promise<Record<string, Clause>> | null = null;

export const clauses = (): Promise<Record<string, Clause>> => (all ??= learnClauses());
export const findClause = async (id: string): Promise<Clause | null> => (await clauses())[id] ?? null;

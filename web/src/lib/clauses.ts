// The house's rules by clause, loaded when somebody first asks why.
export interface Clause {
  title: string;
  says: string;
  source: string;
}

let all: Promise<Record<string, Clause>> | null = null;

export const clauses = (): Promise<Record<string, Clause>> => (all ??= import('virtual:clauses').then((m) => m.default));
export const findClause = async (id: string): Promise<Clause | null> => (await clauses())[id] ?? null;

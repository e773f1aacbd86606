declare module 'virtual:words' {
  type Words = () => Promise<{ default: string }>;
  /** What the lobby and the tables say, what other pages do, and the clauses. */
  const languages: Record<string, Record<'first' | 'poker' | 'more' | 'clauses', Words>>;
  export default languages;
}

declare module 'virtual:lessons' {
  import type { ScenarioLesson } from './school/types';
  /** The scenario files, and the houses that only they know. */
  export const lessons: ScenarioLesson[];
  export const houses: Record<string, string>;
}

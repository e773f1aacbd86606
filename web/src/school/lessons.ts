// The scenario files as lessons, by the clauses they show.
import type { ScenarioLesson } from './types';

/** The lessons of a rulebook; where it has none of its own, those of all houses for the same kind of game. */
export function lessonsFor(all: ScenarioLesson[], rulebook: string, poker: boolean): ScenarioLesson[] {
  const own = all.filter((lesson) => lesson.rulebook === rulebook);
  return own.length ? own : all.filter((lesson) => lesson.poker === poker);
}

/** The chapter of a clause: `BB-1` is in BB, `L-CAS-4` in L-CAS, `D18` in D. */
export const chapterOf = (clause: string): string => clause.replace(/-?\d+[a-z]?$/, '');

/** The clauses that lessons show, chapter by chapter, in the order of their numbers. */
export function chapters(lessons: ScenarioLesson[]): [chapter: string, clauses: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const clause of lessons.flatMap((lesson) => lesson.clauses)) {
    const chapter = chapterOf(clause);
    found.set(chapter, (found.get(chapter) ?? new Set()).add(clause));
  }
  const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
  return [...found].sort(([a], [b]) => byNumber(a, b)).map(([chapter, clauses]) => [chapter, [...clauses].sort(byNumber)]);
}

/** The lessons of a clause, or of a whole chapter. */
export const lessonsOf = (lessons: ScenarioLesson[], of: string): ScenarioLesson[] =>
  lessons.filter((lesson) => lesson.clauses.some((clause) => clause === of || chapterOf(clause) === of));

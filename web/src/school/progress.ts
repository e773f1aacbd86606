// What a guest has learned, kept on the device: how far each drill is, and every clause with its mistakes, which come back after a
// minute, then ten, then days, the longer the better it is known.
import type { Asked, Grade } from './types';

const KEPT = 'cardroom.school';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a clause rests after each right answer in a row. */
export const RESTS = [MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];
/** So many right answers in a row lead to the next level. */
export const IN_A_ROW = 3;

export interface ClauseRecord {
  right: number;
  wrong: number;
  /** How well it is known: the number of right answers in a row, at most as many as there are rests. */
  box: number;
  due: number;
  /** The last question that went wrong. */
  again?: Asked;
}

export interface DrillRecord {
  level: number;
  row: number;
  /** The seed of the next question. */
  next: number;
  right: number;
  asked: number;
  /** Seconds of right answers, the last ten: time counts only after accuracy. */
  seconds: number[];
}

export interface Progress {
  drills: Record<string, DrillRecord>;
  clauses: Record<string, ClauseRecord>;
  /** Lessons that were answered, by the names of their files: was the last answer right? */
  lessons: Record<string, boolean>;
}

const NEW: DrillRecord = { level: 1, row: 0, next: 1, right: 0, asked: 0, seconds: [] };

export const drillKey = (rulebook: string, drill: string): string => `${rulebook} ${drill}`;
export const drillOf = (progress: Progress, rulebook: string, drill: string): DrillRecord =>
  progress.drills[drillKey(rulebook, drill)] ?? NEW;

export function read(store: Pick<Storage, 'getItem'> = localStorage): Progress {
  try {
    const kept = JSON.parse(store.getItem(KEPT) ?? '{}') as Partial<Progress>;
    return { drills: kept.drills ?? {}, clauses: kept.clauses ?? {}, lessons: kept.lessons ?? {} };
  } catch {
    return { drills: {}, clauses: {}, lessons: {} };
  }
}

export function keep(progress: Progress, store: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    store.setItem(KEPT, JSON.stringify(progress));
  } catch {
    // A device without room for it: the lesson goes on, and is forgotten with the page.
  }
}

/** What is asked next of a drill: a mistake that is due, or a new question. */
export function next(progress: Progress, rulebook: string, drill: string, levels: number, now: number): Asked {
  const due = Object.values(progress.clauses)
    .filter((c) => c.again && c.due <= now && c.again.rulebook === rulebook && c.again.drill === drill)
    .sort((a, b) => a.due - b.due)[0];
  if (due?.again) return due.again;
  const { level, next: seed } = drillOf(progress, rulebook, drill);
  return { rulebook, drill, level: Math.min(level, levels), seed };
}

/** The mistakes of a rulebook that are due. */
export const dueOf = (progress: Progress, rulebook: string, now: number): Asked[] =>
  Object.values(progress.clauses)
    .filter((c) => c.again?.rulebook === rulebook && c.due <= now)
    .map((c) => c.again!);

const same = (a: Asked | undefined, b: Asked): boolean =>
  !!a && a.rulebook === b.rulebook && a.drill === b.drill && a.level === b.level && a.seed === b.seed;

/** Writes down what became of an answer. A clause that occurs in several parts counts once, and as wrong if any of them is. */
export function answered(progress: Progress, asked: Asked, grade: Grade, seconds: number, now: number): Progress {
  const key = drillKey(asked.rulebook, asked.drill);
  const before = progress.drills[key] ?? NEW;
  const row = grade.right ? before.row + 1 : 0;
  const up = row >= IN_A_ROW && asked.level === before.level && before.level < 5;
  const drill: DrillRecord = {
    level: up ? before.level + 1 : before.level,
    row: up ? 0 : row,
    next: asked.seed === before.next ? before.next + 1 : before.next,
    right: before.right + (grade.right ? 1 : 0),
    asked: before.asked + 1,
    seconds: grade.right ? [...before.seconds, Math.round(seconds * 10) / 10].slice(-10) : before.seconds,
  };
  const clauses = { ...progress.clauses };
  for (const id of new Set(grade.parts.map((p) => p.clause))) {
    const right = grade.parts.every((p) => p.clause !== id || p.right);
    const was = clauses[id] ?? { right: 0, wrong: 0, box: 0, due: 0 };
    const box = right ? Math.min(was.box + 1, RESTS.length - 1) : 0;
    const again = right ? (same(was.again, asked) && box > 2 ? undefined : was.again) : asked;
    clauses[id] = {
      right: was.right + (right ? 1 : 0),
      wrong: was.wrong + (right ? 0 : 1),
      box,
      due: now + RESTS[box]!,
      ...(again ? { again } : {}),
    };
  }
  return { ...progress, drills: { ...progress.drills, [key]: drill }, clauses };
}

/** Writes down what became of a lesson. */
export const taught = (progress: Progress, lesson: string, right: boolean): Progress => ({
  ...progress,
  lessons: { ...progress.lessons, [lesson]: right },
});

/** Is this drill done? */
export const isDone = (record: DrillRecord, levels: number): boolean => record.level >= levels && record.row >= IN_A_ROW;

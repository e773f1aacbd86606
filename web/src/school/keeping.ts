// What somebody learns, kept with their account. Every answer is written down on the device under an id of its own and sent to the
// room in batches; what the room has from elsewhere is read. What is known follows from all answers in the order of their times,
// so that work without a network, on two devices, or sent twice comes to the same.
import { get, post } from '../net/api';
import { room } from '../net/room.svelte';
import type { Drill, LearnedAnswer, Me, ProgressKept, Progress as RoomProgress } from '../protocol';
import { answered, keep, read, type Progress } from './progress';
import type { Asked, Grade } from './types';

const LOG = 'cardroom.school.answers';
const ROOM = 'cardroom.school.room';
/** So many go in a batch. */
const BATCH = 50;
/** So many wait on a device at most where nobody has an account; the oldest of them are then only counted. */
const MOST = 5000;
/** How soon after an answer it is sent, and how long until a room that is away is asked again. */
const [SOON, AT_MOST] = [1500, 60_000];

type Waiting = LearnedAnswer & {
  /** Whose it is; nobody's yet where it was given before anybody signed in. */
  by: number | null;
};
interface Log {
  /** Who was signed in last. */
  who: number | null;
  /** What was known before answers were written down one by one. */
  base: Progress;
  answers: Waiting[];
  /** When the last of them was given: each is later than the one before. */
  last: number;
}
interface FromRoom {
  player: number;
  answers: LearnedAnswer[];
}

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device without room for it: what the room has is read anew the next time.
  }
}
const readLog = (): Log => stored<Log>(LOG) ?? { who: null, base: read(), answers: [], last: 0 };
const readRoom = (player: number): LearnedAnswer[] => {
  const kept = stored<FromRoom>(ROOM);
  return kept?.player === player ? kept.answers : [];
};

/** The account that is signed in; `null` for nobody and for guests, `undefined` while the room has not said, or is none. */
export const account = (): number | null | undefined => (room.asked ? accountOf(room.me) : undefined);
const accountOf = (me: Me | null): number | null => (me && !me.guest ? me.player : null);

/** What follows from answers, whichever way they came. */
export function follows(base: Progress, answers: LearnedAnswer[]): Progress {
  const each = [...new Map(answers.map((answer) => [answer.id, answer])).values()];
  each.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return each.reduce((progress, { clauses, took, at, rulebook, drill, level, seed }) => {
    const parts = clauses.map(({ clause, right }) => ({ clause, right, key: { pick: 0 }, because: [] }));
    const grade: Grade = { right: parts.every((part) => part.right), under: false, parts, clauses: {} };
    return answered(progress, { rulebook, drill, level, seed }, grade, took / 1000, at);
  }, base);
}

/** Writes down what became of an answer, here at once and for the room, and gives what is known then. */
export function learn(progress: Progress, asked: Asked, grade: Grade, seconds: number): Progress {
  const log = readLog();
  const at = (log.last = Math.max(Date.now(), log.last + 1));
  const ids = [...new Set(grade.parts.map((part) => part.clause))];
  log.answers.push({
    id: crypto.randomUUID(),
    rulebook: asked.rulebook,
    drill: asked.drill as Drill,
    level: asked.level,
    seed: asked.seed,
    took: Math.round(seconds * 1000),
    at,
    clauses: ids.map((clause) => ({ clause, right: grade.parts.every((part) => part.clause !== clause || part.right) })),
    by: log.who,
  });
  const nobodys = log.answers.filter((answer) => answer.by === null);
  if (nobodys.length > MOST) {
    const oldest = new Set(nobodys.slice(0, BATCH));
    log.base = follows(log.base, [...oldest]);
    log.answers = log.answers.filter((answer) => !oldest.has(answer));
  }
  store(LOG, log);
  const known = answered(progress, asked, grade, seconds, at);
  keep(known);
  soon?.();
  return known;
}

const isFor =
  (player: number | null) =>
  (answer: Waiting): boolean =>
    answer.by === null || answer.by === player;

/** How many answers wait for the room. */
export const unsent = (player: number): number => readLog().answers.filter(isFor(player)).length;

/** With the scenario files that were asked as lessons here: those are known on this device alone. */
const withLessons = (progress: Progress): Progress => ({ ...progress, lessons: read().lessons });

/** What is known of somebody here, from the room and from this device. */
function known(player: number | null): Progress {
  const { base, answers } = readLog();
  const progress = withLessons(follows(base, [...(player === null ? [] : readRoom(player)), ...answers.filter(isFor(player))]));
  keep(progress);
  return progress;
}

/** Brings what waits and reads what the room has: nothing is lost in between, and nothing counts twice. */
export async function bring(player: number): Promise<Progress> {
  store(LOG, { ...readLog(), who: player });
  const waiting = readLog().answers.filter(isFor(player));
  for (let from = 0; from < waiting.length; from += BATCH) {
    const answers = waiting.slice(from, from + BATCH).map(({ by: _, ...answer }) => answer);
    await post<ProgressKept>('/api/school/progress', { answers });
  }
  let had = readRoom(player);
  for (let after: number | null = had.length; after !== null;) {
    const page: RoomProgress = await get<RoomProgress>(`/api/school/progress?after=${after}`);
    if (page.all < had.length) {
      // A room that has less than it had: it gets all of it again.
      const log = readLog();
      store(LOG, { ...log, answers: [...log.answers, ...had.map((answer) => ({ ...answer, by: player }))] });
      store(ROOM, { player, answers: [] });
      return bring(player);
    }
    had = [...had, ...page.answers];
    after = page.next;
  }
  store(ROOM, { player, answers: had });
  const there = new Set(had.map((answer) => answer.id));
  const log = readLog();
  store(LOG, { ...log, answers: log.answers.filter((answer) => !there.has(answer.id)) });
  return withLessons(follows(log.base, [...had, ...log.answers.filter(isFor(player))]));
}

/** Called after an answer, while somebody keeps what is learned here. */
let soon: (() => void) | null = null;

/** Keeps what is learned with the account that is signed in, as long as the page is open; `changed` is told what is known by then. */
export function keeping(player: number | null | undefined, changed: (progress: Progress) => void): (() => void) | undefined {
  if (player === undefined) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [ended, busy, again, tries] = [false, false, false, 0];
  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void sync(), ms);
  };
  const sync = async (): Promise<void> => {
    if (busy) return void (again = true);
    [busy, again] = [true, false];
    try {
      const progress = player === null ? await nobody() : await bring(player);
      tries = 0;
      keep(progress);
      if (!ended) changed(progress);
    } catch {
      later(Math.min(SOON * 2 ** tries++, AT_MOST));
    } finally {
      busy = false;
      if (again) later(SOON);
    }
  };
  const mine = (): void => later(SOON);
  if (player !== null) soon = mine;
  const back = (): void => later(0);
  addEventListener('online', back);
  void sync();
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', back);
    if (soon === mine) soon = null;
  };
}

/** Nobody is signed in: or is it that the room is away? Then it is still whoever it was. */
async function nobody(): Promise<Progress> {
  const player = accountOf(await get<Me | null>('/api/visitor'));
  store(LOG, { ...readLog(), who: player });
  return known(player);
}

// A sitting on this device. Every answer goes to the room at once. While the room is away answers are kept here, also over a reload,
// and sent again until the room has said that it has them; the paper is handed in after them.
import { get, post, Trouble } from '../net/api';
import type { AnswerTaken, Sitting } from '../protocol';
import type { Given, Question } from '../school/types';

const KEPT = 'cardroom.exam.';
/** How long until the room is asked again: longer each time, up to a limit. */
const [AT_FIRST, AT_MOST] = [700, 6000];

interface Kept {
  sitting: Sitting;
  questions: Record<number, Question>;
  waiting: Record<number, Given[]>;
  handing: boolean;
  /** How far the room's clock is ahead of ours. */
  ahead: number;
}

function readKept(sitting: number): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + sitting) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The sittings on this device with something that the room does not have yet. */
export function leftOver(): number[] {
  const numbers = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT))
    .map((key) => Number(key.slice(KEPT.length)));
  return numbers.filter((n) => {
    const kept = readKept(n);
    return kept && (kept.handing || Object.keys(kept.waiting).length > 0);
  });
}

/** The room is not there, or has too much to do: it is asked again. Anything else is its answer. */
const isAway = (e: unknown): e is Trouble => e instanceof Trouble && (e.status === 0 || e.status === 429 || e.status >= 500);
/** An answer that the room does not take: the time is over, or there is another. */
const isNotTaken = (e: unknown): boolean => e instanceof Trouble && (e.status === 400 || e.status === 409);

export class Desk {
  sitting: Sitting | null = $state.raw(null);
  questions: Record<number, Question> = $state.raw({});
  /** Answers that the room has not acknowledged. */
  waiting: Record<number, Given[]> = $state.raw({});
  /** Is the paper to be handed in? */
  handing = $state(false);
  away = $state(false);
  problem = $state('');
  /** Answers that the room did not take. */
  notTaken = $state(0);
  /** Has the room answered since the page came? */
  reached = $state(false);

  #ahead = 0;
  /** Was the sitting read since the page came? */
  #read = false;
  #busy = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(
    readonly number: number,
    me: number | null,
  ) {
    const kept = readKept(number);
    // Somebody else's paper on the same device is not shown.
    if (!kept || (me !== null && kept.sitting.row.player !== me)) return;
    this.sitting = kept.sitting;
    this.questions = kept.questions;
    this.waiting = kept.waiting;
    this.handing = kept.handing;
    this.#ahead = kept.ahead;
  }

  get over(): boolean {
    return !!this.sitting?.row.result;
  }
  has(question: number): boolean {
    return question in this.waiting || !!this.sitting?.paper[question]?.given;
  }
  /** The questions that are not answered. */
  get open(): number[] {
    return (this.sitting?.paper ?? []).map((_, n) => n).filter((n) => !this.has(n));
  }
  get unsent(): number {
    return Object.keys(this.waiting).length;
  }
  /** Milliseconds that are left by the room's clock. */
  left(now: number): number {
    return this.sitting ? Math.max(0, this.sitting.row.ends - now - this.#ahead) : 0;
  }

  answer(question: number, given: Given[]): void {
    this.waiting = { ...this.waiting, [question]: given };
    this.#keep();
    void this.work();
  }

  handIn(): void {
    this.handing = true;
    this.#keep();
    void this.work();
  }

  /** Asks what the room says of it now. */
  readAgain(): void {
    this.#read = false;
    void this.work();
  }

  /** Does what is to be done with the room, one thing after the other, until nothing is left or the room is away. */
  async work(): Promise<void> {
    if (this.#busy || this.#gone) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next && !this.#gone; next = this.#next()) await next();
      this.away = false;
      this.problem = '';
      this.#tries = 0;
    } catch (e) {
      this.away = isAway(e);
      this.problem = this.away ? '' : (e as Error).message;
      if (!this.#gone) this.#timer = setTimeout(() => void this.work(), Math.min(AT_FIRST * 2 ** this.#tries++, AT_MOST));
    } finally {
      this.#busy = false;
    }
  }

  /** The page is left: what is kept here is sent when it is opened again. */
  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #next(): (() => Promise<void>) | null {
    const path = `/api/sittings/${this.number}`;
    if (!this.#read) return async () => this.#take(await get<Sitting>(path));
    const waits = Object.keys(this.waiting).map(Number)[0];
    if (waits !== undefined) return () => this.#send(waits, this.waiting[waits]!);
    if (this.handing) return async () => this.#take(await post<Sitting>(`${path}/hand-in`));
    const all = this.sitting!.paper.map((_, n) => n);
    const missing = [...this.open, ...all].find((n) => !(n in this.questions));
    if (missing === undefined) return null;
    return async () => {
      const question = await get<Question>(`${path}/questions/${missing}`);
      this.questions = { ...this.questions, [missing]: question };
      this.#keep();
    };
  }

  #take(sitting: Sitting): void {
    this.#read = this.reached = true;
    this.#ahead = sitting.now - Date.now();
    this.sitting = sitting;
    if (sitting.row.result) this.handing = false;
    this.#keep();
  }

  async #send(question: number, given: Given[]): Promise<void> {
    try {
      const { answered, now, ends } = await post<AnswerTaken>(`/api/sittings/${this.number}/answer`, { question, given });
      const { row, paper } = this.sitting!;
      this.#ahead = now - Date.now();
      this.sitting = {
        ...this.sitting!,
        row: { ...row, answered, ends },
        paper: paper.map((q, n) => (n === question ? { ...q, given } : q)),
      };
    } catch (e) {
      if (!isNotTaken(e)) throw e;
      this.notTaken++;
      this.#read = false;
    }
    this.waiting = Object.fromEntries(Object.entries(this.waiting).filter(([n]) => Number(n) !== question));
    this.#keep();
  }

  #keep(): void {
    if (!this.sitting) return;
    if (this.over && !this.unsent) return localStorage.removeItem(KEPT + this.number);
    const { sitting, questions, waiting, handing } = this;
    const kept: Kept = { sitting, questions, waiting, handing, ahead: this.#ahead };
    try {
      localStorage.setItem(KEPT + this.number, JSON.stringify(kept));
    } catch {
      // A device without room for the questions: the answers count more.
      localStorage.setItem(KEPT + this.number, JSON.stringify({ ...kept, questions: {} }));
    }
  }
}

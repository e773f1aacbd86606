// Plays a frame's steps out on the felt, one after the other, and never lets them get in anybody's way: nothing is asked
// before it can be seen, and whoever does not want to wait hurries the show to its end.
import { still } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { plan, type Flight, type Item, type Step } from './plan';
import { sceneOf, type Scene } from './scene';
import type { View } from './types';
import type { LogLine, Names } from './words';

export interface Entry extends LogLine {
  id: number;
}
export interface Flying extends Flight {
  id: number;
}

const MOST_LINES = 400;

export class Director {
  scene: Scene = $state.raw(null as unknown as Scene);
  log: Entry[] = $state.raw([]);
  flights: Flying[] = $state.raw([]);
  /** The action button on its walk: which seat, and what it has counted so far. */
  counting: { seat: number; count: number } | null = $state.raw(null);

  /** Is there something that happened and has not been shown yet? */
  behind = $state(false);

  #queue: Step[] = [];
  #tail: Scene;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;

  constructor(view: View) {
    this.scene = sceneOf(view);
    this.#tail = this.scene;
  }

  /** A whole view: no show, just how it stands. */
  reset(view: View): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.scene = sceneOf(view);
    this.#tail = this.scene;
    this.counting = null;
    this.behind = false;
  }

  push(items: Item[], truth: View, names: Names, seats: number): void {
    const steps = plan(this.#tail, items, truth, names, seats);
    this.#tail = steps.at(-1)!.scene;
    this.#queue.push(...steps);
    this.behind = true;
    if (document.hidden) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  say(line: LogLine): void {
    this.log = [...this.log, { ...line, id: ++this.#ids }].slice(-MOST_LINES);
  }

  /** What had happened before I came stands first. */
  begin(lines: LogLine[]): void {
    this.log = [...lines.map((line) => ({ ...line, id: ++this.#ids })), ...this.log].slice(-MOST_LINES);
  }

  /** Everything that is still to be shown is shown at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#queue.flatMap((s) => (s.line ? [{ ...s.line, id: ++this.#ids }] : []));
    if (lines.length) this.log = [...this.log, ...lines].slice(-MOST_LINES);
    this.#queue = [];
    this.scene = this.#tail;
    this.counting = null;
    this.behind = false;
  }

  /** The flight has landed. */
  landed(id: number): void {
    this.flights = this.flights.filter((f) => f.id !== id);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const step = this.#queue.shift();
    if (!step) {
      this.#timer = undefined;
      this.behind = false;
      return;
    }
    this.scene = step.scene;
    if (step.line) this.say(step.line);
    if (step.sound) play(step.sound);
    // Without motion everything stands at once, but a finished round is still left to be read.
    if (still()) {
      if (step.scene.ended) this.#timer = setTimeout(() => this.#next(), step.hold);
      else this.#next();
      return;
    }
    if (step.flights.length) this.flights = [...this.flights, ...step.flights.map((f) => ({ ...f, id: ++this.#ids }))];
    const waiting = this.#queue.reduce((a, s) => a + s.hold, 0);
    const pace = waiting > 9000 ? 0.15 : waiting > 4500 ? 0.45 : 1;
    if (step.walk.length) this.#count(step.walk, pace);
    this.#timer = setTimeout(() => this.#next(), step.hold * pace);
  }

  #count(path: number[], pace: number): void {
    path.forEach((seat, i) =>
      setTimeout(
        () => {
          this.counting = { seat, count: i + 1 };
          if (i === path.length - 1) setTimeout(() => (this.counting = null), 350 * pace);
        },
        i * 110 * pace,
      ),
    );
  }
}

// Questions to the engine, and its answers: the worker is started by the first one.
import { answered, say } from '../lib/voice';
import type { Problem } from './types';
import type { Question, Reply } from './worker';

/** What is wrong with a question, line by line. */
export class Wrong extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map((p) => answered(p.says, p.text)).join(' '));
  }
}

/** An engine in a worker, which is started by the first question. */
class Engine {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private questions = 0;

  private start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    };
    made.onerror = (e) => {
      const failed = e.message;
      for (const [id, done] of this.waiting) done({ id, failed });
      this.waiting.clear();
      made.terminate();
      this.worker = null;
    };
    return made;
  }

  async ask<T>(call: string, asked: unknown): Promise<T> {
    const id = ++this.questions;
    const replied = new Promise<Reply>((done) => this.waiting.set(id, done));
    (this.worker ??= this.start()).postMessage({ id, call, asked: JSON.stringify(asked) } satisfies Question);
    const { answer } = await replied;
    if (answer === undefined) throw new Error(say('lab-engine-does-not-answer'));
    const read = JSON.parse(answer) as { gives: T } | { wrong: Problem[] };
    if ('wrong' in read) throw new Wrong(read.wrong);
    return read.gives;
  }
}

const [first, second] = [new Engine(), new Engine()];

/** Asks the engine. What is asked wrongly is thrown as `Wrong`. */
export const ask = <T>(call: string, asked: unknown): Promise<T> => first.ask<T>(call, asked);

/** The same of an engine beside it, for what takes seconds: nobody who changes a rule waits for it. */
export const askAside = <T>(call: string, asked: unknown): Promise<T> => second.ask<T>(call, asked);

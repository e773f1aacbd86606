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

let worker: Worker | null = null;
const waiting = new Map<number, (reply: Reply) => void>();
let questions = 0;

function start(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  made.onerror = (e) => {
    const failed = e.message;
    for (const [id, done] of waiting) done({ id, failed });
    waiting.clear();
    made.terminate();
    worker = null;
  };
  return made;
}

/** Asks the engine. What is asked wrongly is thrown as `Wrong`. */
export async function ask<T>(call: string, asked: unknown): Promise<T> {
  const id = ++questions;
  const replied = new Promise<Reply>((done) => waiting.set(id, done));
  (worker ??= start()).postMessage({ id, call, asked: JSON.stringify(asked) } satisfies Question);
  const { answer } = await replied;
  if (answer === undefined) throw new Error(say('lab-engine-does-not-answer'));
  const read = JSON.parse(answer) as { gives: T } | { wrong: Problem[] };
  if ('wrong' in read) throw new Wrong(read.wrong);
  return read.gives;
}

// The REST side of the room. Every call either gives what it promises or throws a `Trouble` that says what happened.
import { answered, say, withWords } from '../lib/voice';
import type * as p from '../protocol';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly refusal: p.Refusal | null = null,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, say('page-room-does-not-answer-check'));
  }
  const text = await answer.text();
  if (!answer.ok) {
    const problem = read<p.Problem>(text);
    const says = problem?.says;
    if (says) await new Promise<void>((said) => withWords(says, said));
    throw new Trouble(
      answer.status,
      problem ? answered(problem.says, problem.reason) : say('page-room-answered', { status: answer.status }),
      problem?.refusal ?? null,
    );
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

function read<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>('POST', path, body ?? {});

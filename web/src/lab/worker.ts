// The engine in a worker of its own: it is loaded when the first question comes, and answers one after the other.
import wasm from './engine.wasm?url';
import { engineOf, type Ask } from './engine';

export interface Question {
  id: number;
  call: string;
  asked: string;
}
export interface Reply {
  id: number;
  answer?: string;
  failed?: string;
}

let engine: Promise<Ask> | null = null;

async function load(): Promise<Ask> {
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  return engineOf(instance);
}

async function reply({ id, call, asked }: Question): Promise<Reply> {
  try {
    const ask = await (engine ??= load());
    return { id, answer: ask(call, asked) };
  } catch (e) {
    // An engine that did not load or broke is loaded anew for the next question.
    engine = null;
    return { id, failed: String(e) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void reply(data).then((r) => postMessage(r)));

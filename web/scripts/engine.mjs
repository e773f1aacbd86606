// Puts the questions that the engine was asked natively to it in WebAssembly, and compares the answers, byte by byte. Questions and
// answers come from `cargo run -p engine --example answers`, one line of JSON each, on standard input.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';

const file = new URL('../src/lab/engine.wasm', import.meta.url);
const source = readFileSync(new URL('../src/lab/engine.ts', import.meta.url), 'utf8');
const door = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText;
const { engineOf } = await import(`data:text/javascript,${encodeURIComponent(door)}`);
const wasm = readFileSync(file);
const { instance } = await WebAssembly.instantiate(wasm);
const ask = engineOf(instance);

const calls = new Map();
const wrong = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { call, asked, answer, ms } = JSON.parse(line);
  const start = performance.now();
  const here = ask(call, asked);
  const took = performance.now() - start;
  const told = calls.get(call) ?? { questions: 0, refused: 0, native: 0, wasm: 0, slowest: 0 };
  told.questions += 1;
  told.refused += answer.startsWith('{"wrong"') ? 1 : 0;
  told.native += ms;
  told.wasm += took;
  told.slowest = Math.max(told.slowest, took);
  calls.set(call, told);
  if (here !== answer) wrong.push({ call, asked, answer, here });
}
const kb = (bytes) => `${(bytes / 1024).toFixed(0)} kB`;
console.log(`engine.wasm: ${kb(wasm.length)}, ${kb(gzipSync(wasm, { level: 9 }).length)} compressed`);
for (const [call, t] of calls) {
  const each = (ms) => (ms / t.questions).toFixed(2).padStart(8);
  console.log(
    `${call.padEnd(8)} ${String(t.questions).padStart(5)} asked, ${String(t.refused).padStart(4)} of them wrong;` +
      `${each(t.native)} ms native,${each(t.wasm)} ms in WebAssembly, slowest ${t.slowest.toFixed(1)} ms`,
  );
}
const least = {
  deal: 500,
  hand: 200,
  play: 200,
  book: 100,
  price: 4,
  brief: 10,
  bank: 10,
  profile: 20,
  books: 1,
  rank: 1,
  equity: 3,
  shuffle: 1,
};
const few = Object.entries(least).filter(([call, n]) => (calls.get(call)?.questions ?? 0) < n);
for (const { call, asked, answer, here } of wrong.slice(0, 3)) console.error(`${call} ${asked}\n  native: ${answer}\n  here:   ${here}`);
if (few.length) console.error('too few questions:', few);
if (wrong.length) console.error(`${wrong.length} answers differ`);
process.exit(wrong.length || few.length ? 1 : 0);

// For node: the engine is read from beside this file.
import { readFile } from 'node:fs/promises';
import { Cardroom } from './cardroom.js';

export { Cardroom, CardroomError, Refused, Table } from './cardroom.js';

/** Opens the cardroom: compiles the engine, or takes one that was compiled. */
export async function open(source) {
  const wasm = source ?? (await readFile(new URL('./engine.wasm', import.meta.url)));
  const made = await WebAssembly.instantiate(await wasm);
  return new Cardroom(made.instance ?? made);
}

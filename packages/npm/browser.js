// For browsers and bundlers: the engine is fetched from beside this file, or from where it is said to be.
import { Cardroom } from './cardroom.js';

export { Cardroom, CardroomError, Refused, Table } from './cardroom.js';

/** Opens the cardroom: fetches and compiles the engine, or takes one that was compiled. */
export async function open(source = new URL('./engine.wasm', import.meta.url)) {
  const given = await source;
  if (given instanceof WebAssembly.Module || given instanceof ArrayBuffer || ArrayBuffer.isView(given)) {
    const made = await WebAssembly.instantiate(given);
    return new Cardroom(made.instance ?? made);
  }
  const response = given instanceof Response ? given : await fetch(given);
  return new Cardroom((await WebAssembly.instantiate(await response.arrayBuffer())).instance);
}

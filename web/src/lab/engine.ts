// The engine's door: bytes in, bytes out (crates/engine/src/abi.rs).

interface Exports {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  answer(name: number): number;
  length(): number;
}

export type Ask = (call: string, asked: string) => string;

/** An engine that was loaded and compiled. */
export function engineOf(instance: WebAssembly.Instance): Ask {
  const { memory, room, answer, length } = instance.exports as unknown as Exports;
  const [writes, reads] = [new TextEncoder(), new TextDecoder()];
  return (call, asked) => {
    const [name, text] = [writes.encode(call), writes.encode(asked)];
    const at = room(name.length + text.length);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(name, at);
    bytes.set(text, at + name.length);
    const from = answer(name.length);
    return reads.decode(new Uint8Array(memory.buffer, from, length()));
  };
}

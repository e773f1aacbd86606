// A situation in an address: packed, and in letters that an address may have. Whoever opens it needs no server for it.
import type { Situation } from './types';

const through = async (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

/** Anything, packed. */
export async function packAny(what: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(what)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Nothing where the address was cut or changed on its way. */
export async function unpackAny<T>(text: string): Promise<T | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))) as T;
  } catch {
    return null;
  }
}

export const pack = (situation: Situation): Promise<string> => packAny(situation);

export async function unpack(text: string): Promise<Situation | null> {
  const situation = await unpackAny<Partial<Situation>>(text);
  return typeof situation?.round?.rulebook === 'string' ? (situation as Situation) : null;
}

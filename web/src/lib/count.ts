// Numbers of things as people say them.

/** `1 hand`, `12 hands`, `no cards`. */
export const count = (n: number, one: string): string => `${n === 0 ? 'no' : n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`;

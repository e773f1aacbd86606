// A QR code (ISO/IEC 18004): bytes, error correction level L, the smallest version that holds them, the calmest of the eight masks.

/** Error correction bytes in a block, and blocks, by version from 1. */
const CHECKS = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];

const alignments = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - step * (count - 2 - i))];
};

/** Bits for data and checks. */
function rawBits(version: number): number {
  const marks = alignments(version).length;
  const format = version >= 7 ? 36 : 0;
  const aligned = marks ? (25 * marks - 10) * marks - 55 : 0;
  return (16 * version + 128) * version + 64 - aligned - format;
}

const held = (version: number): number => Math.floor(rawBits(version) / 8) - CHECKS[version - 1]! * BLOCKS[version - 1]!;

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], by: number[]): number[] {
  const result = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    by.forEach((d, i) => (result[i]! ^= times(d, factor)));
  }
  return result;
}

/** Data with its checks, the blocks in turns. */
function interleaved(data: number[], version: number): number[] {
  const [blocks, checks] = [BLOCKS[version - 1]!, CHECKS[version - 1]!];
  const all = Math.floor(rawBits(version) / 8);
  const [short, shorts] = [Math.floor(all / blocks), blocks - (all % blocks)];
  const by = divisor(checks);
  let at = 0;
  const made = Array.from({ length: blocks }, (_, i) => {
    const own = data.slice(at, (at += short - checks + (i < shorts ? 0 : 1)));
    return { own, checks: remainder(own, by) };
  });
  const turns = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((l) => l.length)) }, (_, i) => lists.flatMap((l) => (i < l.length ? [l[i]!] : []))).flat();
  return [...turns(made.map((b) => b.own)), ...turns(made.map((b) => b.checks))];
}

function bytes(text: string): { version: number; data: number[] } | null {
  const own = [...new TextEncoder().encode(text)];
  const needs = (version: number): number => Math.ceil((4 + (version < 10 ? 8 : 16) + 8 * own.length) / 8);
  const version = CHECKS.map((_, i) => i + 1).find((v) => needs(v) <= held(v));
  if (!version) return null;
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  add(4, 4);
  add(own.length, version < 10 ? 8 : 16);
  own.forEach((byte) => add(byte, 8));
  add(0, Math.min(4, held(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => (a << 1) | b, 0));
  for (let pad = 0xec; data.length < held(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return { version, data };
}

type Grid = (boolean | null)[][];

/** Finders, timing, alignment and version; cells for data are empty, and those of the format are light. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
      }
  };
  const marks = alignments(version);
  for (const x of marks)
    for (const y of marks) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(x, y, 2);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const word = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, !!((word >>> i) & 1));
      set(b, a, !!((word >>> i) & 1));
    }
  }
  format(grid, 0);
  return grid;
}

/** Level and mask, written twice, and the one cell that is always dark. */
function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (1 << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const word = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => !!((word >>> i) & 1);
  const set = (x: number, y: number, i: number): void => void (grid[y]![x] = bit(i));
  for (let i = 0; i < 6; i++) set(8, i, i);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let i = 9; i < 15; i++) set(14 - i, 8, i);
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i);
  grid[size - 8]![8] = true;
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The cells of the data, in the order in which they are filled. */
function path(empty: Grid): [number, number][] {
  const size = empty.length;
  const cells: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (empty[y]![x] === null) cells.push([x, y]);
    }
  }
  return cells;
}

/** How restless a code looks: long runs, squares of one colour, more dark than light. */
function unrest(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const at of [(b: number) => grid[a]![b], (b: number) => grid[b]![a]]) {
      let run = 0;
      for (let b = 0; b <= size; b++) {
        if (b > 0 && b < size && at(b) === at(b - 1)) run++;
        else {
          if (run >= 5) sum += run - 2;
          run = 1;
        }
      }
    }
    for (let b = 0; b < size; b++) {
      if (grid[a]![b]) dark++;
      if (a && b && [grid[a - 1]![b], grid[a]![b - 1], grid[a - 1]![b - 1]].every((c) => c === grid[a]![b])) sum += 3;
    }
  }
  return sum + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}

/** The cells of a text's code, row by row; nothing where it is too long. */
export function cells(text: string): boolean[][] | null {
  const read = bytes(text);
  if (!read) return null;
  const empty = frame(read.version);
  const order = path(empty);
  const words = interleaved(read.data, read.version);
  const masked = MASKS.map((mask, number) => {
    const grid = empty.map((row) => [...row]);
    order.forEach(([x, y], i) => {
      const bit = ((words[i >>> 3] ?? 0) >>> (7 - (i & 7))) & 1;
      grid[y]![x] = !!bit !== (mask(x, y) === 0);
    });
    format(grid, number);
    return grid;
  });
  return masked.reduce((best, grid) => (unrest(grid) < unrest(best) ? grid : best)) as boolean[][];
}

/** The code as a path of squares. */
export function code(text: string): { size: number; path: string } | null {
  const grid = cells(text);
  if (!grid) return null;
  const squares = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: grid.length, path: squares.join('') };
}

// Vite plugin: which rulebooks a room ships with, and their limits, as a module for the floor's "open a table". Only names
// and limits are read from the house files; everything else about a game comes from the room.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:houses';

export interface Rulebook {
  /** The folder and the file: `ocean-view/holdem`. */
  id: string;
  /** The rulebook it changes, if it is written as changes of one. */
  extends: string;
  game: string;
  title: string;
  house: string;
  /** The option numbers of the house's document, with the limit each stands for. */
  options: { option: number; limit: string }[];
}

const dollars = (x: string): string => `$${Number(x).toLocaleString('en-US')}`;

function limitOf(lines: string[]): string {
  const found = lines.map((l) => /^(limit|fixed|spread) = \[([^\]]*)\]/.exec(l)).find((m) => m);
  if (!found) return '';
  const [low, high] = found[2]!.split(',').map((x) => x.trim());
  if (found[1] === 'fixed') return `${dollars(low!)}/${dollars(high!)}`;
  if (high?.startsWith('"')) return `${dollars(low!)} and up, ${high.slice(1, -1)}`;
  const range = high ? `${dollars(low!)}–${dollars(high)}` : `${dollars(low!)} and up`;
  return found[1] === 'spread' ? `${range} spread` : range;
}

export function parseHouse(id: string, toml: string): Rulebook {
  // Only what stands above the first table is about the rulebook itself: a side bet has a name too.
  const top = toml.split(/^\[/m)[0]!;
  const head = (key: string): string => new RegExp(`^${key} = "([^"]*)"`, 'm').exec(top)?.[1] ?? '';
  const blocks = toml.split(/^\[\[(?:schedules|limit)\]\]\s*$/m).slice(1);
  const options = blocks.map((block, i) => {
    const lines = block.split('\n');
    const option = lines.map((l) => /^option = (\d+)/.exec(l)).find((m) => m)?.[1];
    return { option: option ? Number(option) : i + 1, limit: limitOf(lines) };
  });
  return { id, extends: head('extends'), game: head('game'), title: head('title') || head('name'), house: head('house'), options };
}

export function houses(root: string): Plugin {
  const folder = join(root, 'houses');
  return {
    name: 'houses',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      const all = (existsSync(folder) ? readdirSync(folder) : []).sort().flatMap((house) =>
        readdirSync(join(folder, house)).filter((f) => f.endsWith('.toml')).sort().map((f) => parseHouse(`${house}/${f.slice(0, -5)}`, readFileSync(join(folder, house, f), 'utf8'))),
      );
      // A file that extends another one takes its game and its name from there.
      for (const [i, b] of all.entries()) {
        const base = all.find((x) => x.id === b.extends);
        if (base) all[i] = { ...b, game: b.game || base.game, title: b.title || base.title };
      }
      // The owner's template names no limits: nothing can be opened by it (D10).
      return `export default ${JSON.stringify(all.filter((b) => b.options.length > 0))}`;
    },
  };
}

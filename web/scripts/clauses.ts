// Vite plugin: the clause registry (`clauses/*.toml` at the root of the repository) as a module. The files are plain
// enough (tables of strings) to be read here, without a TOML library in the browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:clauses';

export interface ClauseEntry {
  title: string;
  says: string;
  source: string;
}

export function parseClauses(toml: string): Record<string, ClauseEntry> {
  const all: Record<string, ClauseEntry> = {};
  let entry: Record<string, string> | null = null;
  for (const line of toml.split('\n')) {
    const head = /^\[([A-Z0-9-]+)\]\s*$/.exec(line);
    if (head) {
      entry = { title: '', says: '', source: '' };
      all[head[1]!] = entry as unknown as ClauseEntry;
      continue;
    }
    const field = /^([a-z_]+) = (".*")\s*$/.exec(line);
    if (field && entry) entry[field[1]!] = JSON.parse(field[2]!) as string;
    else if (line.trim() && !line.startsWith('#')) throw new Error(`The clause registry has a line that is not understood: ${line}`);
  }
  return all;
}

export function clauses(root: string): Plugin {
  const folder = join(root, 'clauses');
  return {
    name: 'clauses',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.toml')).sort() : [];
      const all = Object.assign({}, ...files.map((f) => parseClauses(readFileSync(join(folder, f), 'utf8'))));
      return `export default ${JSON.stringify(all)}`;
    },
  };
}

// Vite plugin: the clause registry (`clauses/*.toml` at the root of the repository) as a module: it is read when the client is
// built, so that the browser needs no TOML.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const NAME = 'virtual:clauses';

export interface ClauseEntry {
  title: string;
  says: string;
  source: string;
}

export function clauses(root: string): Plugin {
  const folder = join(root, 'clauses');
  return {
    name: 'clauses',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      const files = existsSync(folder)
        ? readdirSync(folder)
            .filter((f) => f.endsWith('.toml'))
            .sort()
        : [];
      const all = Object.assign({}, ...files.map((f) => parse(readFileSync(join(folder, f), 'utf8'))));
      return `export default ${JSON.stringify(all)}`;
    },
  };
}

// Vite plugin: the scenario files (`scenarios/` at the root of the repository) as the school's lessons, read when the client is built,
// and the houses that only they know. A chunk of its own, fetched when somebody is in the school.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:lessons';
const FOLDERS = ['blackjack', 'poker'];

/** The clauses that a file says it shows. */
const clausesOf = (text: string): string[] => {
  const list = /^(?:shows|_clauses) = \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  return [...list.matchAll(/["']([^"']+)["']/g)].map((m) => m[1]!);
};
const rulebookOf = (text: string): string => /^_?rulebook = ["']([^"']+)["']/m.exec(text)?.[1] ?? '';

/** Every scenario that shows a clause; its comments are not needed. */
export function lessonsOf(root: string): { name: string; poker: boolean; rulebook: string; clauses: string[]; file: string }[] {
  const read = (folder: string, name: string): ReturnType<typeof lessonsOf>[number] => {
    const text = readFileSync(join(root, 'scenarios', folder, name), 'utf8');
    const file = text.replace(/^#.*\n/gm, '');
    return { name, poker: folder === 'poker', rulebook: rulebookOf(text), clauses: clausesOf(text), file };
  };
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'scenarios', folder))
      .filter((name) => /\.(toml|phh)$/.test(name))
      .sort()
      .map((name) => read(folder, name)),
  );
  return all.filter((lesson) => lesson.clauses.length);
}

function housesOf(root: string): Record<string, string> {
  const folder = join(root, 'scenarios', 'houses');
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((house) => house.isDirectory())
    .flatMap((house) => readdirSync(join(folder, house.name)).map((file) => [house.name, file] as const));
  return Object.fromEntries(
    files.map(([house, file]) => [`${house}/${file.replace(/\.toml$/, '')}`, readFileSync(join(folder, house, file), 'utf8')]),
  );
}

export function lessons(root: string): Plugin {
  return {
    name: 'lessons',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load: (id) =>
      id === '\0' + NAME
        ? `export const lessons = ${JSON.stringify(lessonsOf(root))};\nexport const houses = ${JSON.stringify(housesOf(root))};`
        : null,
  };
}

// Puts a fresh build into its place: `node settle.mjs FROM TO`. Files that came out as they were are not touched, so nobody who
// watches their times (a room that embeds them) has anything to do; those that are gone are taken away last, because a page
// that is being loaded may still ask for them.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All files below a folder, by their paths in it. */
export function filesBelow(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => statSync(join(folder, path)).isFile()).sort();
}

/** Makes `to` the same as `from`, and says what changed. */
export function settle(from, to) {
  mkdirSync(to, { recursive: true });
  const [fresh, old] = [filesBelow(from), filesBelow(to)];
  const same = (path) => old.includes(path) && readFileSync(join(from, path)).equals(readFileSync(join(to, path)));
  const changed = fresh.filter((path) => !same(path));
  for (const path of changed) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, `${path}.new`), readFileSync(join(from, path)));
    renameSync(join(to, `${path}.new`), join(to, path));
  }
  const gone = old.filter((path) => !fresh.includes(path));
  for (const path of gone) rmSync(join(to, path));
  return { changed, gone };
}

const [from, to] = process.argv.slice(2);
if (process.argv[1]?.endsWith('settle.mjs') && from && to) {
  const { changed, gone } = settle(from, to);
  console.log(changed.length + gone.length ? `${changed.length} files changed, ${gone.length} gone` : 'nothing changed');
}

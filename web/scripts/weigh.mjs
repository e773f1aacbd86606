// Weighs what a first visit of the client in a folder loads: the page, its scripts and styles, and the words of English, compressed.
// Over the limit, the build fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const dist = process.argv[2] ?? 'dist';
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const words = readdirSync(join(dist, 'assets')).filter((f) => /^en-words-first-.*\.js$/.test(f));
if (words.length !== 1) throw new Error(`one file has the words of English, not ${words.length}`);
const files = ['index.html', `assets/${words[0]}`, ...[...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)].map((m) => m[1])];

let total = 0;
for (const file of files) {
  const size = gzipSync(readFileSync(join(dist, file))).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} kB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} kB  first visit, of ${LIMIT / 1024} kB`);
if (total > LIMIT) {
  console.error('The first visit is too heavy.');
  process.exit(1);
}

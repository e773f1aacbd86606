// Weighs what a first visit of the client in a folder loads: the page, its scripts and styles, and the words of one
// language, compressed. Over the limit, the build fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 120 * 1024;
const dist = process.argv[2] ?? 'dist';
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const assets = readdirSync(join(dist, 'assets'));
const words = assets.filter((f) => /-words-first-[^.]*\.js$/.test(f));
if (!words.length) throw new Error('no file has the words of a language');
const linked = [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)].map((m) => m[1]);
const weight = (file) => gzipSync(readFileSync(join(dist, file))).length;

let all = 0;
for (const file of ['index.html', ...linked]) {
  all += weight(file);
  console.log(`${(weight(file) / 1024).toFixed(1).padStart(7)} kB  ${file}`);
}
// Each visitor loads the words of one language.
let heaviest = 0;
for (const file of words) {
  const total = all + weight(`assets/${file}`);
  heaviest = Math.max(heaviest, total);
  console.log(`${(total / 1024).toFixed(1).padStart(7)} kB  first visit in ${file.split('-words-')[0]}, of ${LIMIT / 1024} kB`);
}
if (heaviest > LIMIT) {
  console.error('The first visit is too heavy.');
  process.exit(1);
}

// What the browser must not know: rules. It reads views, and the words for them; whatever is decided is decided by the room.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauses } from './lib/clauses';
import { expect, test } from 'vitest';

const SRC = join(__dirname);
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(ts|svelte)$/.test(f) && !/\.test\.ts$|fixture\.ts$|protocol\.ts$/.test(f))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** The lines of a file that a pattern is found in; comments say what they like. */
const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, i) => (pattern.test(line.replace(/(^|\s)\/\/.*$/, '')) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );

test('the sources are read', () => {
  expect(sources.length).toBeGreaterThan(90);
  expect(found(/room\.may\('cage'\)/).length).toBeGreaterThan(0);
});

test('no clause is named in code; a page may cite one, and it exists', async () => {
  const ids = Object.keys(await clauses());
  expect(ids.length).toBeGreaterThan(150);
  const named = new RegExp(`(?<!<Why clause=|<Term of="\\w+" clause=|^\\s*clause=)['"\`](${ids.join('|')})['"\`]`);
  expect(found(named)).toEqual([]);
  const cited = sources.flatMap(({ text }) => [...text.matchAll(/(?<=\s)clause="([^"{]+)"/g)].map((m) => m[1]!));
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});

test('no hand is ranked or counted', () => {
  expect(found(/\b(flush|full house|full of|pair of|kicker|three of a kind)/i)).toEqual([]);
  expect(found(/points\s*[<>=]|[<>]=?\s*2[12]\b/)).toEqual([]);
});

test('no role is compared: the room says what somebody may do', () => {
  expect(found(/\brole\b\s*[!=]==|\brole\b.*\.includes\(|\.includes\([^)]*\brole\b/)).toEqual([]);
  expect(found(/'(third_party|auditor|manager)'/)).toEqual([]);
});

test('no game of poker is told from another', () => {
  expect(found(/'(holdem|omaha|crazy-pineapple|lowball|razz|stud|hi-lo)[a-z-]*'/)).toEqual([]);
});

test('no limit stands here: bounds come with the view', () => {
  expect(found(/within_table_limit|buster\??\.(min|max)\b|bank_fees\b.*Math|1_000_000/)).toEqual([]);
});

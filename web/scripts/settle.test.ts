// What is built and comes out the same is not touched.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { filesBelow, settle } from './settle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cardroom-settle-'));
const [from, to] = [join(folder, 'from'), join(folder, 'to')];
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('only what changed is written, and what is gone is taken away', () => {
  for (const place of [from, to]) {
    mkdirSync(join(place, 'assets'), { recursive: true });
    writeFileSync(join(place, 'index.html'), 'page');
    writeFileSync(join(place, 'assets', 'style.css'), 'old');
  }
  writeFileSync(join(from, 'assets', 'style.css'), 'new');
  writeFileSync(join(from, 'assets', 'script.js'), 'made');
  writeFileSync(join(to, 'assets', 'left.js'), 'over');
  const long = new Date('2020-01-01');
  utimesSync(join(to, 'index.html'), long, long);

  expect(settle(from, to)).toEqual({ changed: ['assets/script.js', 'assets/style.css'], gone: ['assets/left.js'] });
  expect(filesBelow(to)).toEqual(filesBelow(from));
  expect(readFileSync(join(to, 'assets', 'style.css'), 'utf8')).toBe('new');
  expect(statSync(join(to, 'index.html')).mtime).toEqual(long);
  expect(settle(from, to)).toEqual({ changed: [], gone: [] });
});

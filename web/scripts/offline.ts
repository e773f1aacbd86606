// Vite plugin: writes offline.js beside what was built, a service worker that keeps every file, so that pages open without a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the browser runs: files of this build come from what it kept; those of earlier ones are let go. */
const worker = (name: string, files: string[]): string => `const NAME = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(files)};
addEventListener('install', (e) => e.waitUntil(caches.open(NAME).then((kept) => kept.addAll(FILES)).then(() => skipWaiting())));
addEventListener('activate', (e) =>
  e.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('cardroom-lab-') && name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);
addEventListener('fetch', (e) => {
  if (e.request.method !== 'GET' || new URL(e.request.url).origin !== location.origin) return;
  e.respondWith(caches.match(e.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(e.request)));
});
`;

export function offline(folder: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file !== 'offline.js' && statSync(join(folder, file)).isFile())
        .map((file) => relative(folder, join(folder, file)))
        .sort();
      const hash = createHash('sha256');
      files.forEach((file) => hash.update(file).update(readFileSync(join(folder, file))));
      const listed = ['./', ...files.map((file) => `./${file}`)];
      writeFileSync(join(folder, 'offline.js'), worker(`cardroom-lab-${hash.digest('hex').slice(0, 12)}`, listed));
    },
  };
}

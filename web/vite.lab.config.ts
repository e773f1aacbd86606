// Builds the lab by itself into a folder of static files: `make lab`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';
import { lessons } from './scripts/lessons.ts';
import { words } from './scripts/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.env.LAB ?? `${root}target/lab-site`;

export default defineConfig({
  root: 'lab',
  plugins: [svelte({ configFile: '../svelte.config.js' }), lessons(root), words(root), offline(folder)],
  // Addresses relative to the page: the folder may live anywhere.
  base: './',
  build: { target: 'es2022', outDir: folder, emptyOutDir: true, sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});

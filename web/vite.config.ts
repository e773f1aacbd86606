// Builds the client into dist/, which the server embeds; in development it speaks to a server on port 8080.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lessons } from './scripts/lessons.ts';
import { words } from './scripts/words.ts';

const server = process.env.CARDROOM_SERVER ?? 'http://127.0.0.1:8080';

// What the first visit loads in any case lies in one file, whichever pages use it too: many small ones weigh more.
const FIRST =
  /src\/(components\/(Chip|ChipStack|FloorCalled|Menu|PlayingCard|Said|Why)\.svelte|blackjack\/(ask|total|words)\.ts|lib\/|net\/|poker\/(says|streets)\.ts)/;

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte(), lessons(root), words(root)],
  // Addresses relative to the page: the room may live below any path.
  base: './',
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  server: {
    proxy: {
      // The room takes requests from its own pages only: in development we say that we are one.
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
});

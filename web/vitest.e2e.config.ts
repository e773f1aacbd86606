// Browser tests: real Chromium against the real server. Every file has a room of its own, so that several run side by side; what
// measures time runs alone, after the others.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.ts';

const ALONE = 'e2e/perf.test.ts';

export default defineConfig({
  // Tests say what the pages say, with the pages' own voice.
  plugins: [svelte(), words(fileURLToPath(new URL('..', import.meta.url)))],
  test: {
    environment: 'node',
    // Pages wait more than they work: two on a small machine, and half as many as there are cores on a large one.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // Patience for a machine that does ten other things: what works never waits for it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A machine that was busy for a moment is no fault of the room: in CI a test that failed is tried once more, and said so.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'pages', include: ['e2e/**/*.test.ts'], exclude: [ALONE], sequence: { groupOrder: 0 } } },
      { extends: true, test: { name: 'alone', include: [ALONE], sequence: { groupOrder: 1 } } },
    ],
  },
});

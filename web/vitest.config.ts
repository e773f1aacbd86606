// Unit and component tests: fast, in a pretended page, without a server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { lessons } from './scripts/lessons.ts';
import { words } from './scripts/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte(), lessons(root), words(root), svelteTesting()],
  // The first test of a file waits for its imports: on a busy machine that takes longer than the usual five seconds.
  test: {
    environment: 'happy-dom',
    setupFiles: ['scripts/speak.ts'],
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});

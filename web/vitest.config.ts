// Unit and component tests: fast, in a pretended page, without a server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { clauses } from './scripts/clauses.ts';
import { houses } from './scripts/houses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte(), clauses(root), houses(root), svelteTesting()],
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
});

// Browser tests: real Chromium against the real server, one file after the other.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    // Patience for a machine that does ten other things: what works never waits for it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A machine that was busy for a moment is no fault of the room: in CI a test that failed is tried once more, and said so.
    retry: process.env.CI ? 1 : 0,
  },
});

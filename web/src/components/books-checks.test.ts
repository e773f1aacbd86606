import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import BooksChecks from './BooksChecks.svelte';
import type { BooksCheck } from '../protocol';

const answer = (checks: BooksCheck[]): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (path: string) =>
        new Response(
          path === '/api/day'
            ? JSON.stringify({ today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' } })
            : JSON.stringify(checks),
        ),
    ),
  );
};

test('the checks that a room made are shown, with what they did not read again and what does not agree', async () => {
  const at = Date.UTC(2026, 10, 16, 4, 30);
  answer([
    { at, seconds: 9, records: 1200, not_read_again: 5000, wrong: 0 },
    { at: at - 86_400_000, seconds: 9, records: 1000, not_read_again: 0, wrong: 2 },
    { at: at - 172_800_000, seconds: 0, records: 0, not_read_again: 0, wrong: null },
  ]);
  render(BooksChecks);
  await screen.findByText(/2026-11-15 20:30.*everything agrees.*5.?000 before them were not read again/);
  expect(screen.getByText(/2026-11-14 20:30.*2 things do not agree/).className).toContain('error');
  expect(screen.getByText(/2026-11-13 20:30.*could not be made/).className).toContain('error');
});

test('a room that makes none shows nothing', async () => {
  answer([]);
  const { container } = render(BooksChecks);
  await Promise.resolve();
  expect(container.textContent?.trim()).toBe('');
});

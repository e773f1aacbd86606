import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Collusion from './Collusion.svelte';
import type { Suspicion } from '../protocol';

test('who may be playing together is shown with the rounds to look at, and nothing is said to be proved', async () => {
  const found: Suspicion[] = [
    {
      kind: 'folds',
      players: [7, 3],
      names: ['Ben', 'Ann'],
      says: {
        id: 'collusion-folds',
        args: { player: { text: 'Ben' }, to: { text: 'Ann' }, folds: { number: 4 }, chances: { number: 5 } },
      },
      count: 4,
      rounds: [{ table: 9, from: 120, at: Date.UTC(2026, 10, 16, 9) }],
    },
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(found))),
  );
  render(Collusion);
  await screen.findByText(/Ben gave a better hand up to Ann for a tiny price, 4 of 5 times/);
  expect(screen.getByRole('link', { name: 'table 9, 120' }).getAttribute('href')).toBe('#/table/9/history/120');
  expect(screen.getByText(/It proves nothing/)).toBeTruthy();
});

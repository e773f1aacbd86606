// What waits for a second signature, in a pretended page: what was done is told, and not for ever.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretend, signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import Signatures from './Signatures.svelte';

const row = (entry: number): object => ({
  entry,
  at: 0,
  until: 1000,
  by: 2,
  name: 'Mia',
  says: { id: 'second-heading', args: {} },
  signers: ['manager'],
  mine: false,
  signs: true,
  table: null,
  dealing: null,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn({ name: 'Flo', role: 'floor', may: ['sign'] });
});
afterEach(() => {
  vi.useRealTimers();
  room.me = null;
});

/** Signs what waits; says what waits from then on. */
async function signs(done: unknown): Promise<(rows: object[]) => void> {
  const answers: Record<string, unknown> = { '/api/signatures': [row(1)], 'POST /api/signatures/1/sign': done };
  pretend(answers);
  render(Signatures);
  const sign = await screen.findByRole('button', { name: 'Sign' });
  answers['/api/signatures'] = [];
  await fireEvent.click(sign);
  await screen.findByText(/^Signed: it is done/);
  return (rows) => (answers['/api/signatures'] = rows);
}
const said = (): unknown => screen.queryByText(/^Signed: it is done/);

test('that it is done is told for a while, and goes by itself', async () => {
  await signs(null);
  vi.advanceTimersByTime(15_000);
  await Promise.resolve();
  expect(said()).not.toBeNull();
  vi.advanceTimersByTime(10_000);
  await waitFor(() => expect(said()).toBeNull());
});

test('it goes as soon as something else waits', async () => {
  const asks = await signs(null);
  asks([row(2)]);
  vi.advanceTimersByTime(5000);
  await waitFor(() => expect(said()).toBeNull());
  expect(screen.getByRole('button', { name: 'Sign' })).toBeTruthy();
});

test('half a password stays until it is written down', async () => {
  await signs({ password: 'abc-def' });
  vi.advanceTimersByTime(60_000);
  await Promise.resolve();
  expect(said()).not.toBeNull();
});

// Cards that are typed or scanned, in a pretended page: no key of one card ends up in another.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TypedCard from './TypedCard.svelte';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

async function type(keys: string | string[]): Promise<void> {
  for (const key of keys) await fireEvent.keyDown(document.body, { key });
  await tick();
}

test('half a card is forgotten after a second, and by Enter', async () => {
  const ontyped = vi.fn();
  render(TypedCard, { ontyped });
  await type('h');
  vi.advanceTimersByTime(1100);
  await type('7');
  expect(ontyped).not.toHaveBeenCalled();
  await type(['Enter']);
  await type('c');
  expect(ontyped).not.toHaveBeenCalled();
  await type('Q');
  expect(ontyped.mock.calls).toEqual([['Qc']]);
});

test('what waits behind a card that was refused is let go, and typing goes on', async () => {
  const ontyped = vi.fn();
  const { rerender } = render(TypedCard, { ontyped, busy: true });
  await type('Kh7c');
  await rerender({ busy: false, refused: true });
  expect(ontyped).not.toHaveBeenCalled();
  await type('2d');
  expect(ontyped.mock.calls).toEqual([['2d']]);
});

test('what is typed while the table is paused names nothing later', async () => {
  const ontyped = vi.fn();
  const { rerender } = render(TypedCard, { ontyped, off: true });
  await type('Kh');
  await rerender({ off: false });
  expect(ontyped).not.toHaveBeenCalled();
  await type('7c');
  expect(ontyped.mock.calls).toEqual([['7c']]);
});

test('the Enter of a scanner presses nothing; that of a person does', async () => {
  render(TypedCard, { ontyped: vi.fn() });
  await type('Kh');
  expect(await fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(false);
  vi.advanceTimersByTime(1100);
  expect(await fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
  expect(screen.getByText(/type it/)).toBeTruthy();
});

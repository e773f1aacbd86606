// Words on the felt that explain themselves, in a pretended page.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { WORDS } from '../terms/explain';
import { more, say } from '../lib/voice';
import Term from './Term.svelte';

const felts = Object.values(import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true }));

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
});

test('every word that is marked on the felt has plain words of its own', async () => {
  await more();
  const means = WORDS.map((word) => say('term-means', { word }));
  expect(new Set(means).size).toBe(WORDS.length);
  const marked = felts.flatMap((text) => [...text.matchAll(/<Term\s+of="(\w+)"/g)].map((m) => m[1]!));
  expect([...new Set(marked)].sort()).toEqual([...WORDS].sort());
});

test('a touch opens the words and the clause, another or Escape closes them, and the table hears none of it', async () => {
  const table = vi.fn();
  window.addEventListener('keydown', table);
  render(Term, { of: 'drop', clause: 'RND-4', children: createRawSnippet(() => ({ render: () => '<span>drop</span>' })) });
  const word = screen.getByRole('button', { name: 'drop' });
  word.click();
  await vi.waitFor(() => expect(screen.getByRole('note', { hidden: true }).textContent).toContain('fall through this slot'));
  expect(screen.getByRole('note', { hidden: true }).textContent).toContain('RND-4');
  expect(word.getAttribute('aria-expanded')).toBe('true');
  expect(word.getAttribute('aria-describedby')).toBe(screen.getByRole('note', { hidden: true }).id);
  await fireEvent.keyDown(word, { key: 'Escape' });
  expect(word.getAttribute('aria-expanded')).toBe('false');
  table.mockClear();
  await fireEvent.keyDown(word, { key: 'Enter' });
  await tick();
  expect(word.getAttribute('aria-expanded')).toBe('true');
  expect(table).not.toHaveBeenCalled();
  window.removeEventListener('keydown', table);
});

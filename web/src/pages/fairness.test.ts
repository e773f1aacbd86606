// The mark at a table and the page behind it, in a pretended page.
import { render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import TableShell from '../components/TableShell.svelte';
import type { Check, Known } from '../fair/judge';
import type { Mark } from '../fair/keeper';
import { stepText } from '../fair/steps';
import { more } from '../lib/voice';
import { TableStore } from '../net/table.svelte';
import type { TableFrame, TableInfo } from '../protocol';

function table(mark: Mark, bad: Check | null, elsewhere = false): TableStore {
  const store = new TableStore(1, { view: () => {}, frame: () => {} });
  const commitment = 'ab'.repeat(32);
  store.info = {
    table: 1,
    title: 'Hold’em',
    name: 'One',
    game: { game: 'poker', deck: 52, rules: { limit: { fixed: { small: 2, big: 4 } }, fee: [3, 4] } },
    sign: { lines: [], notices: [] },
  } as unknown as TableInfo;
  store.frame = {
    people: [],
    shuffle: { in_use: [{ shuffle: 3, commitment, decks: 8, entropy: [] }], next: null, cutting: null, voided: 2, revealed: 2 },
  } as unknown as TableFrame;
  const steps = [{ check: 'links', verdict: 'good', n: 2 } as const, ...(bad ? [{ check: bad, verdict: 'bad', n: 1 } as const] : [])];
  store.fair = { mark, houseKey: null, elsewhere, verdicts: [{ shuffle: 3, mark, steps, whole: true, known: {} as Known }] };
  return store;
}

function show(store: TableStore): void {
  const part = createRawSnippet(() => ({ render: () => '<p>part</p>' }));
  render(TableShell, { store, log: [], family: 'poker', felt: part, bar: part, mine: part, onkey: () => {} });
}

test('a good table has a quiet mark that opens what was checked', async () => {
  const store = table('good', null);
  show(store);
  screen.getByRole('button', { name: 'Shuffles checked: all fair' }).click();
  await waitFor(() => expect(screen.getByText('✓ Deck 3: all is as it should be')).toBeTruthy(), { timeout: 5000 });
  expect(screen.getByText('All 2 cuts lie behind what had been laid down before.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save this hand’s proof' })).toBeTruthy();
  expect(screen.getByText('Cuts that came to nothing at this table: 2')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBe(null);
  store.close();
});

test('a red one says what is wrong', async () => {
  const store = table('red', 'others');
  show(store);
  screen.getByRole('button', { name: 'A shuffle does not check out: see what is wrong' }).click();
  await waitFor(() => expect(screen.getByText('✗ Deck 3 does not check out')).toBeTruthy(), { timeout: 5000 });
  expect(screen.getByText('A deck that was not dealt stays closed, or is not a proper one.').className).toContain('bad');
  expect(screen.getByRole('alert').textContent).toContain('Something is wrong at this table.');
  store.close();
});

test('who cuts on another device is told so', async () => {
  const store = table('red', 'others', true);
  show(store);
  screen.getByRole('button', { name: 'A shuffle does not check out: see what is wrong' }).click();
  await waitFor(() => expect(screen.getByText(/^Another device of yours cuts at this table/)).toBeTruthy(), { timeout: 5000 });
  store.close();
});

test('without a cut of mine there is no mark', () => {
  const store = table('none', null);
  show(store);
  expect(screen.queryByRole('button', { name: /[Ss]huffle/ })).toBe(null);
  store.close();
});

test('every step has words of its own for what is wrong', async () => {
  await more();
  const checks: Check[] = ['published', 'decks', 'numbers', 'house', 'among', 'kept', 'came', 'links', 'signatures', 'deck', 'others'];
  checks.push('cards', 'order', 'seen', 'seed', 'shoe', 'dealt', 'places', 'voided', 'wasted', 'named', 'given');
  const texts = checks.map((check) => stepText({ check, verdict: 'bad', n: 1 }));
  expect(new Set(texts).size).toBe(checks.length);
  expect(stepText({ check: 'house', verdict: 'unchecked', n: 1 })).toContain('no key of the house');
  expect(stepText({ check: 'signatures', verdict: 'unchecked', n: 1 })).toContain('cannot check signatures');
  expect(stepText({ check: 'seen', verdict: 'unchecked', n: 1 })).toContain('was away');
  expect(stepText({ check: 'keys', verdict: 'unchecked', n: 1 })).toContain('another key');
});

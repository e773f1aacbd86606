// The sheet of a small screen and my turn, in a pretended page.
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { TableStore } from '../net/table.svelte';
import TableShell from './TableShell.svelte';

test('the sheet makes way when I am asked, and may be opened again', async () => {
  const part = createRawSnippet(() => ({ render: () => '<p>part</p>' }));
  const store = new TableStore(1, { view: () => {}, frame: () => {} });
  const { rerender } = render(TableShell, {
    store,
    log: [],
    family: 'poker',
    felt: part,
    bar: part,
    mine: part,
    onkey: () => {},
    myTurn: false,
  });
  const more = screen.getByRole('button', { name: 'More' });
  more.click();
  await tick();
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await rerender({ myTurn: true });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  more.click();
  await tick();
  expect(more.getAttribute('aria-expanded')).toBe('true');
  store.close();
});

test('the bar keeps the height it once needed, so that the felt keeps its own, until the window changes', async () => {
  let height = 90;
  const part = createRawSnippet(() => ({ render: () => '<p>part</p>' }));
  const store = new TableStore(1, { view: () => {}, frame: () => {} });
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const { container, unmount } = render(TableShell, {
    store,
    log: [],
    family: 'poker',
    felt: part,
    bar: part,
    mine: part,
    onkey: () => {},
    steady: true,
  });
  await tick();
  const bar = container.querySelector<HTMLElement>('.bar')!;
  expect(bar.style.getPropertyValue('--tallest')).toBe('90px');
  height = 60;
  window.dispatchEvent(new Event('resize'));
  await tick();
  expect(bar.style.getPropertyValue('--tallest')).toBe('0px');
  unmount();
  measured.mockRestore();
  store.close();
});

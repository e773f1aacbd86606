// A table that does not fit its screen is shown as a stack: one block for each row, every figure with the head of its column
// beside it. To screen readers it stays a table, and on paper it is one (styles/base.css).
import type { Attachment } from 'svelte/attachments';

/** So narrow, in pixels, that more than three columns are broken word by word, though they might fit. */
const [NARROW, FEW] = [560, 3];

const head = (th: Element): string => {
  const seen = th.cloneNode(true) as Element;
  for (const unseen of seen.querySelectorAll('.visually-hidden')) unseen.remove();
  return seen.textContent!.trim();
};

const role = (of: Element, name: string): void => of.setAttribute('role', name);

const rowsOf = (table: Element, part = '*'): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(`:scope > ${part} > tr`)];
const cellsOf = (row?: Element): HTMLElement[] => [...(row?.children ?? [])] as HTMLElement[];

/** Every cell is told the head of its column; a sum that spans several, and what spans them all, has none. */
function label(table: Element): void {
  const heads = cellsOf(rowsOf(table, 'thead')[0]).map(head);
  role(table, 'table');
  for (const row of rowsOf(table)) {
    const part = row.parentElement!;
    role(part, 'rowgroup');
    role(row, 'row');
    let column = 0;
    for (const cell of cellsOf(row)) {
      const [figure, width] = [cell.tagName === 'TD', Number(cell.getAttribute('colspan') ?? 1)];
      role(cell, figure ? 'cell' : part.tagName === 'THEAD' ? 'columnheader' : 'rowheader');
      const spans = width > 1 && (!figure || width >= heads.length);
      cell.dataset.label = spans ? '' : (heads[column] ?? '');
      // What says nothing needs no line of its own.
      cell.toggleAttribute('data-blank', !cell.textContent!.trim() && !cell.querySelector('input, select'));
      column += width;
    }
  }
}

/** For the part of the page that a table lies in. */
export const stacks: Attachment<HTMLElement> = (around) => {
  const table = around.querySelector('table')!;
  const fit = (): void => {
    around.classList.remove('stacked');
    const columns = cellsOf(rowsOf(table, 'thead')[0]).length;
    const narrow = around.clientWidth > 0 && around.clientWidth < NARROW && columns > FEW;
    around.classList.toggle('stacked', narrow || table.scrollWidth > around.clientWidth + 1);
  };
  const look = (): void => {
    label(table);
    fit();
  };
  look();
  const rows = new MutationObserver(look);
  rows.observe(table, { childList: true, characterData: true, subtree: true });
  let width = around.clientWidth;
  const size = new ResizeObserver(() => {
    if (around.clientWidth === width) return;
    width = around.clientWidth;
    fit();
  });
  size.observe(around);
  return () => {
    rows.disconnect();
    size.disconnect();
  };
};

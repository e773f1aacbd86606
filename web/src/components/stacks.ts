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

/** Every cell is told the head of its column; a sum that spans several, and what spans them all, has none. */
function label(table: HTMLTableElement): void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(head);
  for (const row of table.rows) {
    role(row.parentElement!, 'rowgroup');
    role(row, 'row');
    let column = 0;
    for (const cell of row.cells) {
      role(cell, cell.tagName === 'TD' ? 'cell' : row.parentElement === table.tHead ? 'columnheader' : 'rowheader');
      const spans = cell.colSpan > 1 && (cell.tagName === 'TH' || cell.colSpan >= heads.length);
      const name = spans ? '' : (heads[column] ?? '');
      cell.dataset.label = name;
      // What says nothing needs no line of its own.
      cell.toggleAttribute('data-blank', !cell.textContent!.trim() && !cell.querySelector('input, select'));
      column += cell.colSpan;
    }
  }
  role(table, 'table');
}

/** For the part of the page that a table lies in. */
export const stacks: Attachment<HTMLElement> = (around) => {
  const table = around.querySelector('table')!;
  const fit = (): void => {
    around.classList.remove('stacked');
    const columns = table.tHead?.rows[0]?.cells.length ?? 0;
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

// A table that becomes a stack where it does not fit: heads beside figures, and still a table to those who hear it.
import { expect, test } from 'vitest';
import { stacks } from './stacks';

const around = (table: string, width: number, needs: number): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = `<table>${table}</table>`;
  Object.defineProperty(box, 'clientWidth', { get: () => width });
  Object.defineProperty(box.firstElementChild, 'scrollWidth', { get: () => needs });
  document.body.replaceChildren(box);
  stacks(box);
  return box;
};
const HEAD =
  '<thead><tr><th>No.</th><th>Whose</th><th>Counted</th><th>Over</th><th><span class="visually-hidden">Correct</span></th></tr></thead>';
const ROWS = '<tbody><tr><td>1</td><td>Cora</td><td>$5</td><td>−$1</td><td><button>Correct</button></td></tr></tbody>';
const labels = (box: HTMLElement, row = 'tbody tr'): (string | undefined)[] =>
  [...box.querySelector<HTMLTableRowElement>(row)!.cells].map((cell) => cell.dataset.label);

test('every cell knows the head of its column, and a head that is only heard labels nothing', () => {
  const box = around(HEAD + ROWS, 1000, 900);
  expect(labels(box)).toEqual(['No.', 'Whose', 'Counted', 'Over', '']);
  expect(box.querySelectorAll('[role=columnheader]')).toHaveLength(5);
  expect(box.querySelectorAll('[role=cell]')).toHaveLength(5);
  expect(box.querySelector('[role=table] > [role=rowgroup] > [role=row]')).not.toBeNull();
});

test('what spans several columns stands under the first; a sum and what spans them all stand alone', () => {
  const rows =
    '<tbody><tr><td>1</td><td>Cora</td><td colspan="2">open</td><td> </td></tr><tr class="all"><td colspan="5">none</td></tr></tbody>' +
    '<tfoot><tr><th colspan="2">Together</th><th>$5</th><th></th><td></td></tr></tfoot>';
  const box = around(HEAD + rows, 1000, 900);
  expect(labels(box)).toEqual(['No.', 'Whose', 'Counted', '']);
  expect(labels(box, 'tr.all')).toEqual(['']);
  expect(labels(box, 'tfoot tr')).toEqual(['', 'Counted', 'Over', '']);
  expect([...box.querySelectorAll('[data-blank]')].map((cell) => cell.tagName)).toEqual(['TD', 'TH', 'TD']);
});

test.each([
  ['fits', 1000, 1000, false],
  ['does not fit', 900, 1000, true],
  ['would be broken word by word', 330, 330, true],
])('a table that %s', (_, width, needs, stacked) => {
  expect(around(HEAD + ROWS, width, needs).classList.contains('stacked')).toBe(stacked);
});

test('rows that come later are labelled too', async () => {
  const box = around(`${HEAD}<tbody></tbody>`, 1000, 900);
  box.querySelector('tbody')!.innerHTML = '<tr><td>2</td><td>Flo</td><td>$3</td><td>$0</td><td></td></tr>';
  await new Promise((done) => setTimeout(done));
  expect(labels(box)).toEqual(['No.', 'Whose', 'Counted', 'Over', '']);
});

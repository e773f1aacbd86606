// A day on the floor in real browsers: a manager opens a shift, people play, the floor closes it, floor and cage count the boxes without
// knowing what should be in them and sign; and everything goes on paper.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { money, signed } from '../src/lib/money';
import type { CountSheet, DropRow, Handover } from '../src/protocol';
import { api, house, open, signAll, until, withRole } from './house';
import { packed, printed } from './paper';
import { player, press, pressAny, takeBank } from './people';
import { person } from './room';
import { lay, sound } from './sound';

const { room, boss, browser } = await house(['boss']);
const flo = await withRole(browser, room, boss, 'Flo', 'floor');
const cora = await withRole(browser, room, boss, 'Cora', 'cage');

/** What stands on a button does not stand on paper, nor does the way to other pages. */
async function buttonless(page: Page, pages: string[]): Promise<void> {
  const buttons = await page.locator('main button:visible').allTextContents();
  expect(buttons.map((b) => b.trim())).toContain('Print');
  for (const text of [...buttons, 'All shifts', 'All counts', 'Lobby'].map(packed).filter(Boolean))
    for (const paper of pages) expect(paper).not.toContain(text);
}

let table = 0;
let sheet = 0;

test('the floor opens a shift, people play, and its sheet stands so far', async () => {
  ({ table } = await open(boss, { house: 'aviator/pure-21.5', dealing: 'virtual', name: 'The felt' }));
  // Nobody comes to these two.
  for (const name of ['Quiet corner', 'Back wall']) await open(boss, { house: 'aviator/pure-21.5', name });
  await flo.goto(`${room.url}/#/floor`);
  await flo.getByRole('link', { name: 'Shifts' }).click();
  await flo.getByText('No shift is open.').waitFor();
  await sound(flo, 'no-shift');
  await flo.getByLabel('Which shift').selectOption('swing');
  await flo.getByRole('button', { name: 'Open the shift' }).click();
  await flo.getByText('Shift 1 is open.').waitFor();
  // As many tables as a busy room opens in a shift: their sheets are longer than a page.
  for (let n = 1; n <= 28; n++) await open(boss, { house: 'aviator/pure-21.5', name: `Pit ${n}` });

  const ann = await player(browser, room, table, 1);
  const bank = await player(browser, room, table, 4);
  await until(
    'the bank is offered to seat 4',
    () => bank.getByLabel('Bank wager in dollars').isVisible(),
    () => pressAny(ann, [/^Let it pass/]),
  );
  await takeBank(bank, 100);
  // She is the only one who bets: the cards come at once.
  await press(ann, /^\$25 chip/);
  await press(ann, /^Base circle 1/);
  await press(ann, /^Bet \$/);
  const dropped = async (): Promise<number> => {
    const rows = await api<DropRow[]>(boss, '/api/reports/drop');
    return rows.filter((r) => r.table === table).reduce((sum, r) => sum + r.total, 0);
  };
  await until(
    'the round is settled',
    async () => (await api<DropRow[]>(boss, '/api/reports/drop')).some((r) => r.table === table && r.rounds > 0),
    () => pressAny(ann, [/^No insurance/, /^Stand/, /^Hit/]),
  );
  for (const page of [ann, bank]) await page.context().close();
  expect(await dropped()).toBeGreaterThan(0);
  await flo.getByRole('link', { name: 'How it stands now' }).click();
  await flo.getByRole('cell', { name: `${table}. The felt` }).waitFor();
  await flo.getByText(/Still open: as it stood/).waitFor();
});

test('the floor closes it, and the handover sheet goes on paper', async () => {
  await flo.goto(`${room.url}/#/shift`);
  await flo.getByRole('button', { name: 'Close the shift' }).click();
  await flo.getByLabel('What the next shift should know').fill('Pit 3 needs new cards.');
  await flo.getByRole('button', { name: 'Yes, close it' }).click();
  await flo.getByRole('heading', { name: 'Handover sheet' }).waitFor();
  await flo.getByText('Pit 3 needs new cards.').waitFor();
  await sound(flo, 'handover');
  const handed = await api<Handover>(flo, '/api/shifts/1');
  for (const format of ['A4', 'Letter'] as const) {
    const { pdf, pages } = await printed(flo, format);
    lay(`handover-${format}.pdf`, pdf);
    expect(pages, format).toHaveLength(2);
    const all = pages.join('');
    for (const text of [
      'Handover sheet',
      'Staff',
      'Shift 1, swing',
      'Pit 3 needs new cards.',
      `${table}. The felt`,
      'Flo',
      'Cora',
      'Takes over',
      'House:',
      'Drawers of the cage',
    ])
      expect(all, format).toContain(packed(text));
    for (const t of handed.tables) expect(all).toContain(packed(`${t.table}. ${t.name}`));
    // Tables where nobody played are one line.
    expect(handed.idle.map((t) => t.name)).toEqual(expect.arrayContaining(['Quiet corner', 'Back wall']));
    const fell = handed.idle.reduce((sum, t) => sum + t.drop, 0);
    expect(all).toContain(packed(`Nobody played, or only programs: ${handed.idle.length} tables${fell ? `, drop ${money(fell)}` : ''}`));
    // A table that goes on has its head on the next page too.
    expect(pages[1]).toContain(packed('Drop by the ledger'));
    await buttonless(flo, pages);
  }
});

test('the cage enters the count blind, the floor corrects a line, and two people sign', async () => {
  await cora.goto(`${room.url}/#/audit`);
  await cora.getByRole('link', { name: 'Count the drop' }).click();
  await cora.getByRole('button', { name: 'Show the boxes' }).click();
  const form = cora.getByRole('region', { name: 'A new count' });
  const amounts = form.getByLabel(/^What lies in the box of table/);
  await amounts.first().waitFor();
  // Nothing that the page was told says what should be in the boxes.
  const offer = await api<Record<string, unknown>>(cora, '/api/counts/next?shift=1');
  expect(JSON.stringify(offer)).not.toMatch(/expected|variance|drop/);
  await sound(cora, 'count-blind');
  // Boxes of tables where nobody played need no counting; this count has them all the same.
  expect(await form.getByLabel(/^What lies in the box of table/).count()).toBeLessThan(20);
  await form.getByRole('button', { name: 'Count those too' }).click();
  for (const box of await amounts.all()) await box.fill('0');
  await form.getByLabel(`What lies in the box of table ${table}`, { exact: true }).fill('99');
  await form.getByLabel(`What is written on the box of table ${table}`, { exact: true }).fill('B-7');
  await form.getByLabel(/^Names of those/).fill('Cora, Flo');
  await form.getByRole('button', { name: 'Enter the count' }).click();
  await cora.getByRole('heading', { name: /^Count sheet \d+$/ }).waitFor();
  sheet = Number(/(\d+)$/.exec(cora.url())![1]);
  const entered = await api<CountSheet>(cora, `/api/counts/${sheet}`);
  const fell = entered.boxes.find((b) => b.table === table)!.expected;
  expect(fell).toBeGreaterThan(0);
  await cora
    .getByText(`+$${(99 - fell).toFixed(2).replace(/\.00$/, '')}`)
    .first()
    .waitFor();

  await flo.goto(`${room.url}/#/count/${sheet}`);
  await flo.getByRole('button', { name: `Correct the box of table ${table}`, exact: true }).click();
  await flo.getByLabel('What lay in it').fill(String(fell));
  await flo.getByLabel('Why the line is wrong').fill('typed a nine twice');
  await flo.getByRole('button', { name: 'Write the correction' }).click();
  await flo.getByText(/^struck out by F, .*: “typed a nine twice”$/).waitFor();
  await sound(flo, 'count-sheet');
  await flo.getByRole('button', { name: 'Sign this sheet' }).click();
  await flo.getByText('Signed: it waits for a second signature.').waitFor();
  expect(await flo.getByRole('button', { name: 'Sign this sheet' }).count()).toBe(0);

  await cora.reload();
  await cora.getByText('Flo has signed.').waitFor();
  await cora.getByRole('button', { name: 'Sign this sheet' }).click();
  await cora.getByText('Signed by two: the sheet is final.').waitFor();
  const final = await api<CountSheet>(boss, `/api/counts/${sheet}`);
  expect([final.first, final.second]).toEqual(['Flo', 'Cora']);
  expect(final.boxes.find((b) => b.table === table)!.variance).toBe(0);
  // What was counted is not offered again.
  await cora.goto(`${room.url}/#/count`);
  await cora.getByRole('button', { name: 'Show the boxes' }).click();
  await cora.getByText('Every box of this shift is on a sheet.').waitFor();
  await sound(cora, 'counts');
});

test('the books list every sheet with its variance, for an auditor who only reads', async () => {
  const eve = await withRole(browser, room, boss, 'Eve', 'auditor');
  await signAll(flo);
  await eve.goto(`${room.url}/#/audit`);
  await eve.reload();
  const final = await api<CountSheet>(eve, `/api/counts/${sheet}`);
  const row = eve
    .getByRole('region', { name: 'Count sheets' })
    .getByRole('row')
    .filter({ hasText: `Sheet ${sheet}` });
  await row.getByText('final, Flo and Cora').waitFor();
  await row.getByRole('cell', { name: signed(final.variance), exact: true }).waitFor();
  await row.getByRole('link').click();
  await eve.getByRole('heading', { name: `Count sheet ${sheet}` }).waitFor();
  await eve.getByText('Second signature', { exact: true }).waitFor();
  expect(await eve.getByRole('main').getByRole('button').allTextContents()).toEqual(['Print']);
  await eve.goto(`${room.url}/#/shift`);
  await eve.getByText('Shifts so far').waitFor();
  expect(await eve.getByRole('main').getByRole('button').count()).toBe(0);
  await eve.context().close();
});

test('the count sheet goes on paper with the house’s name, the struck line, both signatures and the heads on every page', async () => {
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByLabel('Name of the house').fill('Casa Roja');
  await boss.getByRole('button', { name: 'Keep these settings' }).click();
  await boss.getByText('Set.', { exact: true }).waitFor();
  await boss.goto(`${room.url}/#/count/${sheet}`);
  await boss.getByText('Second signature').waitFor();
  for (const format of ['A4', 'Letter'] as const) {
    const { pdf, pages } = await printed(boss, format);
    lay(`count-${format}.pdf`, pdf);
    expect(pages, format).toHaveLength(2);
    const all = pages.join('');
    for (const text of [
      'Casa Roja',
      `Count sheet ${sheet}`,
      'Shift 1, swing',
      'B-7',
      '$99',
      'typed a nine twice',
      'Counted by Cora, Flo',
      'First signature',
    ])
      expect(all, format).toContain(packed(text));
    for (const page of pages) expect(page).toContain(packed('By the ledger'));
    await buttonless(boss, pages);
  }
});

test('a table’s sign and the rules go on paper', async () => {
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByRole('link', { name: 'Print the sign The felt' }).click();
  await boss.getByText(`Table ${table} · The felt`).waitFor();
  await sound(boss, 'sign');
  const sign = await printed(boss, 'Letter');
  lay('sign-Letter.pdf', sign.pdf);
  expect(sign.pages).toHaveLength(1);
  expect(sign.pages[0]!.toLowerCase()).toContain('pure21.5');
  expect(sign.pages[0]).toContain(packed(`Table ${table} · The felt`));
  await buttonless(boss, sign.pages);
  // Paper is white, whatever the room looks like.
  await boss.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await boss.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.querySelector('main td')!).color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await boss.emulateMedia({ media: null, colorScheme: null });
  await boss.goto(`${room.url}/#/rules`);
  await boss.getByRole('link', { name: 'The sign, to be posted' }).waitFor();
  const rules = await printed(boss, 'A4');
  lay('rules-A4.pdf', rules.pdf);
  expect(rules.pages.length).toBeGreaterThan(0);
  expect(rules.pages.length).toBeLessThan(5);
  // The book of clauses stays on the screen where nobody looks for one.
  expect(rules.pages.join('')).not.toContain(packed('The book of clauses'));
  await buttonless(boss, rules.pages);
});

test('a player is told whose pages these are', async () => {
  for (const page of ['shift', 'count']) {
    const { page: ann } = await person(browser, room);
    await ann.goto(`${room.url}/#/${page}`);
    await ann.getByRole('alert').getByText('floor, cage, auditor, manager').waitFor();
    await ann.context().close();
  }
});

// A day at the cage, in real pages: the manager makes an account for somebody new, who opens a drawer, is told of the day's cash
// before it is issued, closes the drawer with a count, and keeps somebody out whom the table tells nothing about it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CashRow, ExclusionRow } from '../src/protocol';
import { api, house, open, until } from './house';
import { person } from './room';
import { sound } from './sound';

const { room, boss, browser } = await house(['boss']);
const CHOSEN = 'seven quiet horses';
let cora: Page;
let ann: Page;
let table: number;

test('the manager makes an account, and whoever it is for chooses a password before anything else', async () => {
  await boss.goto(`${room.url}/#/floor`);
  const form = boss.getByRole('form', { name: 'Somebody new at work' });
  await form.getByLabel('What they are called').fill('Cora');
  await form.getByLabel('Works as').selectOption('cage');
  await form.getByRole('button', { name: 'Make the account' }).click();
  const password = await form.getByRole('status').locator('b').textContent();
  await sound(boss, 'floor-staff');
  cora = (await person(browser, room)).page;
  await cora.goto(`${room.url}/#/me`);
  const me = await api<{ password_due: boolean; wallet: number }>(cora, '/api/login', { name: 'Cora', password });
  expect(me).toMatchObject({ password_due: true, wallet: 0 });
  await api(cora, '/api/password', { old: password, new: CHOSEN });
  await cora.goto(`${room.url}/#/cage`);
  await cora.reload();
  await cora.getByRole('heading', { name: 'The book' }).waitFor();
});

test('the counter is told that a report is due before the chips are issued', async () => {
  table = (await open(boss, { house: 'aviator/pure-21.5', dealing: 'virtual' })).table;
  ann = (await person(browser, room)).page;
  await ann.goto(`${room.url}/#/table/${table}`);
  await ann
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .waitFor();
  const me = await api<{ player: number; name: string }>(ann, '/api/me');
  await cora.reload();
  const drawers = cora.getByRole('region', { name: 'Drawers' });
  await drawers.getByLabel('Cash counted').fill('2,000');
  await drawers.getByRole('button', { name: 'Open my drawer' }).click();
  await drawers.getByText('Your drawer is open, with $2,000.').waitFor();
  const over = async (amount: string): Promise<void> => {
    await cora.getByLabel('Whose wallet').selectOption(String(me.player));
    await cora.getByLabel('Amount').fill(amount);
  };
  // An amount that may be two things is none.
  await over('1,00');
  await cora.getByText('Write 1000 or 1,000').waitFor();
  expect(await cora.getByRole('button', { name: 'Issue chips' }).isDisabled()).toBe(true);
  await over('6,000');
  // What only one of the two entries comes to is said once it is chosen.
  await cora.getByRole('button', { name: 'Issue chips' }).click();
  await cora.getByText(/^With this, \$6,000 in cash paid in on this gaming day: above \$3,000, a note is made/).waitFor();
  await cora.getByRole('button', { name: 'Yes, issue $6,000' }).click();
  await cora.getByText(`$6,000 issued to ${me.name}.`).waitFor();
  await over('4,400');
  await cora.getByText('With this, $10,400 in cash paid in on this gaming day: above $10,000, a report is due.').waitFor();
  await cora.getByText('no entry is made for somebody who has not shown who they are').waitFor();
  expect(await cora.getByRole('button', { name: 'Issue chips' }).isDisabled()).toBe(true);
  await sound(cora, 'cage-day');
  await cora.getByLabel(/^Shown/).fill('passport');
  await cora.getByLabel('Its number').fill('K-778');
  await cora.getByRole('button', { name: 'Issue chips' }).click();
  await cora.getByRole('button', { name: 'Yes, issue $4,400' }).click();
  await cora.getByText(`$4,400 issued to ${me.name}.`).waitFor();
  const rows = await api<CashRow[]>(cora, '/api/reports/cash');
  expect(rows).toMatchObject([{ name: me.name, due: 'report', identity: { kind: 'passport', number: 'K-778' } }]);
  // Whoever counts the drawer is not told what should lie in it.
  expect(await drawers.textContent()).not.toContain('12,400');
  await drawers.getByLabel('Cash counted').fill('12,380');
  await drawers.getByRole('button', { name: 'Close it with this count' }).click();
  await drawers.getByText('$12,380 does not agree with the books. Count again').waitFor();
  expect(await drawers.textContent()).not.toContain('12,400');
  await drawers.getByLabel('Cash counted').fill('12,390');
  await drawers.getByRole('button', { name: 'Close it with this count' }).click();
  await drawers.getByText('$12,400 expected, $12,390 counted: $10 short.').waitFor();
  await boss.goto(`${room.url}/#/audit`);
  await boss.getByRole('region', { name: 'Cash by person and gaming day' }).getByText('a report', { exact: true }).waitFor();
});

test('whoever is kept out sits down no more, and no page but those of the list says why', async () => {
  const me = await api<{ player: number; name: string }>(ann, '/api/me');
  const list = cora.getByRole('region', { name: 'Kept out' });
  await list.getByLabel(/^Who\b/).selectOption(String(me.player));
  await list.getByLabel('For how long').selectOption('life');
  await list.getByLabel('A word why').fill('asked for it');
  await list.getByRole('button', { name: 'Keep them out' }).click();
  await list.getByRole('button', { name: `Yes, keep ${me.name} out` }).click();
  await list.getByText(`${me.name} is on the list.`).waitFor();
  await sound(cora, 'cage-list');
  await ann
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await ann.getByText('You do not sit down here now. Ask the floor.').waitFor();
  const told = (await ann.locator('body').textContent()) ?? '';
  expect(told).not.toMatch(/kept out|exclu|on the list\b/i);
  // Two people take somebody off it.
  await list.getByRole('button', { name: `Take off the list: ${me.name}` }).click();
  await list.getByText('It takes two people').waitFor();
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByRole('region', { name: 'Waits for a second signature' }).getByRole('button', { name: 'Sign', exact: true }).click();
  await until('the list is empty', async () => (await api<ExclusionRow[]>(boss, '/api/exclusions')).length === 0);
  await ann
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await ann.locator('section.seat.mine').waitFor();
});

// The odds page and the coach, with figures that the room computes exactly.
import { expect, test } from 'vitest';
import { house, until } from './house';
import { ANSWERS, pressAny } from './people';
import { person, PHONE, shot, violations } from './room';

const { room, browser } = await house();

test('every rulebook has its price, its chart and its what-ifs; the coach says what a move is worth', async () => {
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/odds`);
  await page.getByRole('button', { name: /Ocean View/ }).click();
  await page.getByRole('heading', { name: 'How to play' }).waitFor({ timeout: 60_000 });
  await page.getByText('−1.8', { exact: false }).first().waitFor();
  // Hard 11 doubles against a six; eights are split against a six.
  const hard = page.getByRole('table', { name: 'Hard totals' });
  expect(await hard.getByRole('row', { name: /^11 / }).getByRole('cell').nth(4).textContent()).toMatch(/^D/);
  await page.getByRole('button', { name: /Price it ?: A natural pays 3 to 2/ }).click();
  await page
    .getByRole('row', { name: /A natural pays 3 to 2/ })
    .getByText(/^\+1\.\d+ %$/)
    .waitFor({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await shot(page, 'odds-desktop');
  const phone = (await person(browser, room, PHONE)).page;
  await phone.goto(`${room.url}/#/odds`);
  await phone.getByRole('heading', { name: 'How to play' }).waitFor({ timeout: 60_000 });
  await shot(phone, 'odds-phone');

  await page.goto(`${room.url}/#/`);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByLabel(/Coach/).check();
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  const worth = page
    .getByRole('group', { name: 'Your moves' })
    .getByText(/^[+−]\d+\.\d%$/)
    .first();
  await until(
    'the coach speaks',
    () => worth.isVisible(),
    async () => {
      if (!(await page.getByRole('group', { name: 'Your moves' }).isVisible())) await pressAny(page, ANSWERS.slice(0, 2));
    },
  );
  expect(await worth.textContent()).toMatch(/%$/);
  await shot(page, 'coach-desktop');
}, 240_000);

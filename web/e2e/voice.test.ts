// Everything a page says is said by the voice: in the pseudo-language every message is marked, and what is left unmarked are names,
// numbers, cards and what people or rulebooks wrote.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseName } from '../src/lib/houses';
import type { CountOffer, CountSheet } from '../src/protocol';
import { api, house, lobby, open, until } from './house';
import { person } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

/** Attributes that are read out or shown. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];

/** What stands on a page outside the marks, in text and in attributes; keys, drawings and code are not words. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const outside = (text: string): string => {
      let [depth, out] = [0, ''];
      for (const c of text) {
        if (c === '⟦') depth++;
        if (depth === 0) out += c;
        if (c === '⟧') depth--;
      }
      return out;
    };
    const skipped = 'kbd, code, svg, style, script, noscript, [translate=no]';
    const found: string[] = [];
    const walk = (node: Node): string => {
      if (node instanceof Element && node.matches(skipped)) return ' ';
      if (node instanceof Element)
        for (const name of attributes) {
          const left = outside(node.getAttribute(name) ?? '').trim();
          if (left) found.push(left);
        }
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      const inside = [...node.childNodes].map(walk).join('');
      return node instanceof Element && /^(block|flex|grid|list-item|table)/.test(getComputedStyle(node).display)
        ? `\n${inside}\n`
        : inside;
    };
    found.push(...outside(walk(document.body)).split('\n'));
    return found.map((line) => line.trim()).filter(Boolean);
  }, ATTRIBUTES);

const found = new Set<string>();

/** Names, and words that are not the browser's: what hands are called comes from the referee. */
const names: string[] = [];
const NOBODYS =
  /\b(\w+[- ]high( straight| flush)*|(three|four|pair of) \w+|\w+ (and|full of) \w+s|[AKQJ0-9-]+ low|royal flush)\b|\b(AM|PM)\b|\b[A-Z][a-z]{2} \d+,/g;
const left = (line: string): string => names.reduce((text, name) => text.replaceAll(name, ' '), line).replace(NOBODYS, ' ');

async function learnNames(): Promise<void> {
  const people = await api<{ name: string }[]>(boss, '/api/people');
  const tables = await lobby(room);
  const houses = tables.map((t) => houseName(t.house));
  names.splice(0, names.length, ...people.map((p) => p.name), ...tables.flatMap((t) => [t.title, t.name]), ...houses);
  names.sort((a, b) => b.length - a.length);
}

/** Looks at what is on the page; what is still being loaded is no fault, so it is looked at for a while. */
async function look(page: Page, what: string): Promise<void> {
  let wrong: string[] = [];
  await learnNames();
  const words = async (): Promise<string[]> => (await unmarked(page)).filter((line) => /[A-Za-z]{2}/.test(left(line)));
  await until('nothing unmarked', async () => (wrong = await words()).length === 0, undefined, 3_000).catch(() => null);
  for (const line of wrong) found.add(`${what} — ${line}`);
}

async function visit(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(`${room.url}/?lang=pseudo#${path}`);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await look(page, path);
}

const press = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const nothing = (): void => {
  const all = [...found];
  found.clear();
  expect(all).toEqual([]);
};

test('pages of everybody', async () => {
  const { page } = await person(browser, room);
  for (const [path, ready] of [
    ['/', 'main .tables li'],
    ['/me', 'main h1'],
    ['/rules', 'main dl dt'],
    ['/odds', 'main table'],
    ['/nowhere', 'main h1'],
    ['/floor', 'main [role=alert]'],
  ] as const)
    await visit(page, path, ready);
  await page.goto(`${room.url}/?lang=pseudo#/rules`);
  const games = page.locator('main').getByRole('combobox');
  await games.waitFor();
  for (const label of await games.locator('option').allTextContents()) {
    await games.selectOption({ label });
    await look(page, `/rules ${label}`);
  }
  nothing();
});

test('tables, their panels and their history', async () => {
  const tables = await lobby(room);
  for (const game of ['blackjack', 'stud-hi-lo', 'lowball']) {
    const table = tables.find((t) => t.game === game && t.dealing === 'virtual' && t.taken < t.seats)!;
    const { page } = await person(browser, room);
    await visit(page, `/table/${table.table}`, 'section.seat');
    await press(page, /Sit in seat/);
    await page.locator('section.seat.mine').waitFor();
    for (const panel of [/Log/, /Chat/, /Fairness/, /Me/]) {
      const tab = page.getByRole('tab', { name: panel });
      if (await tab.isVisible()) await tab.click();
      await look(page, `${game}, ${panel.source}`);
    }
    await page.keyboard.press('?');
    await look(page, `${game}, keys`);
    await page.keyboard.press('Escape');
    // A round, with whatever is asked meanwhile.
    const answers = [/Let it pass/, /(Bet|Repeat) \$/, /No insurance/, /Stand/, /Check/, /Call (?!the)/, /Throw it away/, /Show$/];
    const played = async (): Promise<boolean> => ((await lobby(room)).find((t) => t.table === table.table)?.rounds ?? 0) > table.rounds;
    await until(`${game} goes on`, played, async () => {
      await look(page, `${game}, in play`);
      for (const name of answers) {
        const button = page.getByRole('button', { name }).first();
        if ((await button.isVisible()) && (await button.isEnabled())) await button.click({ timeout: 2000 }).catch(() => null);
      }
    });
    await visit(page, `/table/${table.table}/history`, 'main select');
    await visit(page, '/me', 'main h1');
    await page.close();
  }
  nothing();
});

test('the staff: floor, cage, books and the consoles of dealers', async () => {
  const blackjack = await open(boss, { house: 'aviator/pure-21.5', name: 'Real cards' });
  const poker = await open(boss, { house: 'ocean-view/holdem', name: 'Real hold’em' });
  await api(boss, '/api/shifts', { id: crypto.randomUUID(), name: 'day' });
  const { pulled, boxes, idle } = await api<CountOffer>(boss, '/api/counts/next?shift=1');
  const [box] = [...boxes, ...idle].map(({ table, label }) => ({ table, label, counted: 1 }));
  const count = { id: crypto.randomUUID(), shift: 1, pulled, boxes: [box], counters: ['Marisol'] };
  const sheet = await api<CountSheet>(boss, '/api/counts', count);
  const line = { id: crypto.randomUUID(), table: box!.table, counted: 2, reason: 'a slip' };
  await api(boss, `/api/counts/${sheet.sheet}/correct`, line);
  for (const [path, ready] of [
    ['/floor', 'main li'],
    ['/shift', 'main table'],
    ['/shift/1', 'main table'],
    ['/count', 'main table'],
    [`/count/${sheet.sheet}`, 'main table'],
    [`/sign/${blackjack.table}`, 'main article'],
    ['/cage', 'main table'],
    ['/audit', 'main table'],
  ] as const)
    await visit(boss, path, ready);
  await press(boss, /Check all here/);
  await look(boss, '/audit, checked');
  await boss.goto(`${room.url}/?lang=pseudo#/floor`);
  await press(boss, /Manage/);
  await look(boss, '/floor, a table');
  for (const info of [blackjack, poker]) {
    for (const _ of [1, 2]) {
      const { page } = await person(browser, room);
      await page.goto(`${room.url}/?lang=pseudo#/table/${info.table}`);
      await press(page, /Sit in seat/);
      await page.locator('section.seat.mine').waitFor();
    }
    await visit(dealer, `/deal/${info.table}`, 'main section');
    await press(dealer, /The shoe is shuffled|begin the hand/);
    for (const [page, who] of [
      [dealer, 'the dealer'],
      [boss, 'the floor'],
    ] as const) {
      await visit(page, `/deal/${info.table}`, 'main section');
      await press(page, /Something went wrong|Rule, or reverse/);
      await look(page, `/deal of ${info.title}, ${who}`);
    }
  }
  nothing();
});

// The room in each of its languages, in a browser whose owner speaks it, on a phone: found by its words and never by ids. A round as
// the bank, a hand of each family of poker, the language changed at once and remembered, and nothing wrong for axe. `CARDROOM_SOAK=1`
// plays every family and looks at every page in every language; else every family, page and language has its turn once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby, open, PASSWORD, until, withRole } from './house';
import { foreign, isOf, LANGUAGES, speaker, visit, wordsOf, type Words } from './languages';
import { pressAny } from './people';
import { atRest, violations } from './room';

const soak = process.env.CARDROOM_SOAK !== undefined;
const { room, browser, boss, dealer } = await house(['boss', 'dealer']);
const spoken = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Every language at the same time, each in a browser of its own. */
async function each(what: (language: string, i: number) => Promise<void>): Promise<void> {
  await Promise.all(LANGUAGES.map(what));
}

/** All that the log of a table has told so far. */
const told = (page: Page): Promise<string[]> =>
  page.locator('aside [role=log] li .text').evaluateAll((all) => all.map((e) => (e.textContent ?? '').trim()));

/** Every sentence is of this language, and none of another. */
function expectSpoken(lines: string[], language: string): void {
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.flatMap((line) => foreign(line, language).map((f) => `${line}: ${f}`))).toEqual([]);
  expect(lines.filter((line) => !isOf(line, language))).toEqual([]);
}

async function sitDown(page: Page, words: Words, table: number, id: string): Promise<void> {
  await visit(page, room, `/table/${table}`);
  await words.button(page, id).first().click();
  await page.locator('section.seat.mine').waitFor();
}

test('a first visit speaks the language of its browser, and loads the words of no other', async () => {
  await each(async (language) => {
    const page = await speaker(browser, language);
    const loaded: string[] = [];
    page.on('request', (r) => {
      const words = /\/([\w-]+)-words-\w+-[^/]*\.js/.exec(r.url());
      if (words) loaded.push(words[1]!);
    });
    await visit(page, room, '/');
    await page.getByRole('heading', { name: wordsOf(language).say('lobby-lobby'), exact: true }).waitFor();
    await page.locator('main .tables li').first().waitFor();
    expect(await spoken(page)).toBe(language);
    expect([...new Set(loaded)]).toEqual([language]);
    await page.context().close();
  });
});

test('a whole round of blackjack as the bank, in each language', async () => {
  await each(async (language) => {
    const words = wordsOf(language);
    const order = { house: 'aviator/pure-21.5', name: `Bank ${language}`, dealing: 'virtual' as const, bots: 2 };
    const { table } = await open(boss, order);
    const page = await speaker(browser, language);
    await sitDown(page, words, table, 'felt-sit-seat');
    const take = page.locator('form.offer').getByRole('button', { name: words.like('felt-bank') });
    let banked = false;
    // What a round before mine asks of me is answered, too.
    const others = ['felt-bet', 'felt-repeat', 'felt-no-insurance', 'felt-stand-2', 'felt-hit-2'].map((id) => words.like(id));
    await until(
      `the bank is mine (${language})`,
      async () => banked,
      async () => {
        if (await take.isVisible())
          banked = await take.click({ timeout: 3_000 }).then(
            () => true,
            () => false,
          );
        else await pressAny(page, others);
      },
    );
    await page.locator('section.seat.mine .bank-button').waitFor();
    const before = (await told(page)).length;
    const over = ['bj-round-won', 'bj-round-lost', 'bj-round-even'].map((id) => words.within(id));
    await until(`my round is settled (${language})`, async () =>
      (await told(page)).slice(before).some((line) => over.some((words) => words.test(line))),
    );
    expectSpoken(await told(page), language);
    expect(foreign(await page.locator('main').innerText(), language)).toEqual([]);
    await page.context().close();
  });
});

/** A family each: a board, four cards, a board with a card thrown away, stud, and two that draw. */
const FAMILIES = ['holdem', 'omaha-hi-lo', 'crazy-pineapple', 'stud', 'lowball', 'draw'];

/** Stays in a hand until its chips are awarded. */
async function playHand(page: Page, words: Words, what: string): Promise<void> {
  const answers = ['poker-check', 'poker-call', 'poker-bring', 'poker-stand-pat', 'poker-show'].map((id) => words.like(id));
  const thrown = words.button(page, 'poker-throw-away').filter({ has: page.locator('kbd') });
  const wins = ['you', 'other'].map((who_is) => words.within('hand-won', { who_is }));
  let answered = 0;
  // The felt shows for a moment who won; the log keeps it.
  await until(
    `${what} is over`,
    async () => answered > 0 && (await told(page)).some((line) => wins.some((said) => said.test(line))),
    async () => {
      if (await pressAny(page, answers)) answered++;
      if (!(await thrown.isVisible())) return;
      const card = page.getByRole('button', { name: new RegExp(`${words.within('poker-throw-away-key', { k: 1 }).source}$`) });
      if (await thrown.isDisabled()) await card.click({ timeout: 2_000 }).catch(() => null);
      await thrown.click({ timeout: 2_000 }).catch(() => null);
      answered++;
    },
  );
}

for (const turn of soak ? FAMILIES.keys() : [0])
  test(`a hand of poker in each language, and of each family${soak ? `, ${turn + 1} of ${FAMILIES.length}` : ''}`, async () => {
    await each(async (language, i) => {
      const [words, family] = [wordsOf(language), FAMILIES[(i + turn) % FAMILIES.length]!];
      const order = { house: `ocean-view/${family}`, name: `${family} ${language}`, dealing: 'virtual' as const, bots: 1 };
      const { table } = await open(boss, order);
      const page = await speaker(browser, language);
      await sitDown(page, words, table, 'poker-sit-seat');
      await playHand(page, words, `${family} in ${language}`);
      expectSpoken(await told(page), language);
      expect(foreign(await page.locator('main').innerText(), language)).toEqual([]);
      await page.context().close();
    });
  });

test('the language is changed in the lobby and at a table at once, and goes with the account', async () => {
  const page = await speaker(browser, 'es');
  const choose = async (from: string, to: string): Promise<void> => {
    await page
      .getByRole('combobox', { name: wordsOf(from).say('page-language'), exact: true })
      .first()
      .selectOption(to);
    await page.waitForFunction((l) => document.documentElement.lang === l, to);
  };
  const es = wordsOf('es');
  await visit(page, room, '/me');
  await page.getByLabel(es.say('account-name'), { exact: true }).fill('Lupe');
  await page.getByLabel(es.say('account-password-ten-characters-more')).fill(PASSWORD);
  await es.button(page, 'account-new-account').click();
  await es.button(page, 'account-sign-out').first().waitFor();
  await visit(page, room, '/');
  await page.getByRole('heading', { name: es.say('lobby-lobby'), exact: true }).waitFor();
  // Whatever a page keeps is gone when it is loaded anew.
  await page.evaluate(() => ((globalThis as { stays?: boolean }).stays = true));
  await choose('es', 'vi');
  await page.getByRole('heading', { name: wordsOf('vi').say('lobby-lobby'), exact: true }).waitFor();

  const { table } = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!;
  await visit(page, room, `/table/${table}`);
  await wordsOf('vi').button(page, 'felt-sit-seat').first().waitFor();
  await until('something was told', async () => (await told(page)).length > 3);
  expectSpoken(await told(page), 'vi');
  await wordsOf('vi').button(page, 'page-more').first().click();
  await page.getByRole('tab', { name: wordsOf('vi').like('page-me') }).click();
  await choose('vi', 'zh-Hant');
  const hant = wordsOf('zh-Hant');
  await hant.button(page, 'felt-sit-seat').first().waitFor({ state: 'attached' });
  await until('the log goes on', async () => (await told(page)).length > 3);
  expectSpoken(await told(page), 'zh-Hant');
  expect(foreign(await page.locator('main').innerText(), 'zh-Hant')).toEqual([]);
  expect(await page.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true);
  await page.reload();
  await hant.button(page, 'felt-sit-seat').first().waitFor();

  const elsewhere = await speaker(browser, 'en');
  const en = wordsOf('en');
  await visit(elsewhere, room, '/me');
  await elsewhere.getByLabel(en.say('account-name'), { exact: true }).fill('Lupe');
  await elsewhere.getByLabel(en.say('account-password-ten-characters-more')).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: en.say('account-sign-account'), exact: true }).click();
  await elsewhere.getByRole('heading', { name: hant.say('account-mine'), exact: true }).waitFor();
  expect(await spoken(elsewhere)).toBe('zh-Hant');
  for (const p of [page, elsewhere]) await p.context().close();
});

test('axe finds nothing wrong, and every page says which language it is in', async () => {
  const tables = await lobby(room);
  const table = tables.find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const real = await open(boss, { house: 'aviator/pure-21.5', name: 'Real cards' });
  const visitor = await withRole(browser, room, boss, 'Vera', 'player');
  const pages: [Page, string, string][] = [
    [visitor, '/', 'main .tables li'],
    [visitor, `/table/${table}`, 'section.seat'],
    [visitor, '/rules', 'main dl dt'],
    [visitor, '/me', 'main h1'],
    [visitor, '/lab', '.seat, .spot'],
    [visitor, `/table/${table}/history`, 'main h1'],
    [boss, '/floor', 'main li'],
    [boss, '/cage', 'main table'],
    [boss, '/audit', 'main table'],
    [dealer, `/deal/${real.table}`, 'main section'],
  ];
  const found: string[] = [];
  for (const [i, [page, path, ready]] of pages.entries())
    for (const language of soak ? LANGUAGES : [LANGUAGES[(i + 1) % LANGUAGES.length]!]) {
      await visit(page, room, path, language);
      await page.locator(ready).first().waitFor();
      await atRest(page);
      expect(await spoken(page), path).toBe(language);
      found.push(...(await violations(page)).map((v) => `${path} in ${language}: ${v}`));
    }
  expect(found).toEqual([]);
});

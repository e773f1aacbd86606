// Pictures of every page and console in every language, with the page's text beside each, into target/languages; a contact sheet per
// language into docs/screenshots/languages. On the way it is looked for what does not fit at 360 pixels and for English that is left.
// Only where somebody asks for it: `CARDROOM_LANGUAGES=all` or `CARDROOM_LANGUAGES=es,vi`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CountOffer, CountSheet } from '../src/protocol';
import { claim, Company, employ, guest, openTable, type Guest } from './company';
import { faults } from './geometry';
import { lobby, until } from './house';
import { foreign, LANGUAGES, wordsOf } from './languages';
import { atRest, launch, Room, root, screenshots } from './room';

const asked = process.env.CARDROOM_LANGUAGES ?? '';
const languages = asked === 'all' ? LANGUAGES : asked.split(',').filter((l) => LANGUAGES.includes(l));
const only = process.env.CARDROOM_PAGES?.split(',');
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const NARROW = { width: 360, height: 740 };
const folder = join(root, 'target', 'languages');

type Who = 'boss' | 'dealer' | 'player' | 'nobody';
interface Stop {
  name: string;
  path: string;
  who: Who;
  ready: string;
  /** The panel of a table that is opened, by the id of its words. */
  press?: string;
}

/** People, tables and books to look at. */
async function furnish(browser: Browser, room: Room): Promise<{ stops: Stop[]; people: Record<Exclude<Who, 'nobody'>, Guest> }> {
  const boss = await claim(room);
  const dealer = await employ(room, boss, 'Duc', 'dealer');
  const guests = [await guest(room, 'Ann'), await guest(room, 'Binh'), await guest(room, 'Chen')];
  const company = await Company.of(browser, room, [dealer, ...guests]);
  const seat = async (table: number): Promise<void> => {
    await company.go(table);
    for (const [i, who] of guests.entries()) await company.does(who, { sit: { seat: i + 1, chips: 100 } });
  };
  const blackjack = (await openTable(boss, { house: 'ocean-view/pure-21.5', name: 'Real cards' })).table;
  await seat(blackjack);
  await company.does(dealer, { dealer: 'shuffle' });
  const poker = (await openTable(boss, { house: 'ocean-view/holdem', name: 'Real hold’em' })).table;
  await seat(poker);
  await company.does(dealer, { dealer: 'shuffle' });
  await boss.post('/api/shifts', { id: crypto.randomUUID(), name: 'day' });
  const cookie = { headers: { cookie: `cardroom=${boss.token}` } };
  const { pulled, boxes, idle } = (await (await fetch(`${room.url}/api/counts/next?shift=1`, cookie)).json()) as CountOffer;
  const counted = [...boxes, ...idle].map(({ table, label }) => ({ table, label, counted: 1 })).slice(0, 1);
  const sheet = await boss.post<CountSheet>('/api/counts', {
    id: crypto.randomUUID(),
    shift: 1,
    pulled,
    boxes: counted,
    counters: ['Marisol'],
  });
  const tables = await lobby(room);
  const of = (game: string): number => tables.find((t) => t.game === game && t.bots > 0)!.table;
  // Programs play while somebody looks on.
  for (const [game, rounds] of [
    ['holdem', 1],
    ['blackjack', 2],
  ] as const) {
    await company.go(of(game));
    await until(`${game} is played`, async () => (await lobby(room)).find((t) => t.table === of(game))!.rounds >= rounds);
  }
  const stop = (name: string, path: string, who: Who, ready: string, press?: string): Stop => ({ name, path, who, ready, press });
  const tabs = ['log-2', 'chat', 'fairness', 'me'].map((tab) =>
    stop(`table-${tab}`, `/table/${of('blackjack')}`, 'player', 'section.seat', `page-${tab}`),
  );
  const stops = [
    stop('lobby', '/', 'player', 'main .tables li'),
    stop('lobby-nobody', '/', 'nobody', 'main .tables li'),
    stop('intro', '/intro', 'nobody', 'main button'),
    stop('rules', '/rules', 'player', 'main dl dt'),
    stop('odds', '/odds', 'player', 'main table'),
    stop('lab', '/lab', 'player', '.seat, .spot'),
    stop('account', '/me', 'boss', 'main h1'),
    stop('account-nobody', '/me', 'nobody', 'main h1'),
    stop('friends', '/friends', 'boss', 'main h1'),
    stop('table-bet', `/table/${blackjack}`, 'player', 'section.seat'),
    ...tabs,
    stop('poker', `/table/${of('holdem')}`, 'player', 'section.seat'),
    stop('poker-stud', `/table/${of('stud-hi-lo')}`, 'player', 'section.seat'),
    stop('poker-draw', `/table/${of('lowball')}`, 'player', 'section.seat'),
    stop('poker-turn', `/table/${poker}`, 'player', 'section.seat'),
    stop('history', `/table/${of('blackjack')}/history`, 'player', 'main select'),
    stop('history-poker', `/table/${of('holdem')}/history`, 'player', 'main select'),
    stop('sign', `/sign/${blackjack}`, 'boss', 'main article'),
    stop('dealer', `/deal/${blackjack}`, 'dealer', 'main section'),
    stop('dealer-poker', `/deal/${poker}`, 'dealer', 'main section'),
    stop('floor', '/floor', 'boss', 'main li'),
    stop('shift', '/shift', 'boss', 'main table'),
    stop('shift-sheet', '/shift/1', 'boss', 'main table'),
    stop('count', '/count', 'boss', 'main table'),
    stop('count-sheet', `/count/${sheet.sheet}`, 'boss', 'main table'),
    stop('cage', '/cage', 'boss', 'main table'),
    stop('books', '/audit', 'boss', 'main table'),
    ...['past', 'bank', 'provider', 'hours'].map((page) => stop(`day-${page}`, `/day/${page}`, 'boss', 'main h1')),
    stop('lists', '/lists', 'boss', 'main h1'),
    stop('school', '/school', 'nobody', 'main a'),
    stop('school-settle', '/school/settle', 'nobody', 'main button'),
    stop('refused', '/floor', 'player', 'main [role=alert]'),
    stop('nowhere', '/nowhere', 'nobody', 'main h1'),
  ].filter((s) => !only || only.includes(s.name));
  return { stops, people: { boss, dealer, player: guests[0]! } };
}

/** A page that is wider than the screen, and words on buttons, tabs and headings that are cut or stick out. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((screen) => {
    const wrong: string[] = [];
    const { scrollWidth } = document.documentElement;
    const wide = Math.max(scrollWidth, innerWidth);
    if (wide > screen + 1) wrong.push(`the page is ${wide} wide on a screen of ${screen}`);
    const name = (e: Element): string =>
      `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith('svelte-')).join('.')} “${(e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    for (const e of document.querySelectorAll<HTMLElement>('button, .button, a, summary, h1, h2, h3, label, legend, .tag, .what, .hint')) {
      if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || e.closest('.visually-hidden, svg')) continue;
      if (getComputedStyle(e).display === 'inline' || e.clientWidth < 3) continue;
      if (e.scrollWidth > e.clientWidth + 1) wrong.push(`${name(e)} is cut: ${e.scrollWidth} in ${e.clientWidth}`);
      const r = e.getBoundingClientRect();
      let rolls = false;
      for (let p = e.parentElement; p; p = p.parentElement) rolls ||= /auto|scroll/.test(getComputedStyle(p).overflowX);
      if (!rolls && r.height && (r.right > screen + 1 || r.left < -1)) wrong.push(`${name(e)} sticks out: ${r.left} to ${r.right}`);
    }
    return [...new Set(wrong)];
  }, page.viewportSize()!.width);

/** What a page says, seen and read out; and what of it is the page's own: documents are quoted and named as they are. */
const textOf = (page: Page): Promise<{ seen: string; own: string; labels: string; lang: string }> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const seen = document.body.innerText;
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .filter((e) => !e.closest('[translate=no]'))
      .flatMap((e) => ['aria-label', 'title', 'placeholder'].map((a) => e.getAttribute(a)).filter(Boolean));
    const quoted = [...document.querySelectorAll<HTMLElement>(`${lang === 'en' ? '' : 'body [lang=en], '}.source`)];
    for (const e of quoted) e.hidden = true;
    const own = document.body.innerText;
    for (const e of quoted) e.hidden = false;
    return { seen, own, labels: [...new Set(labels)].join('\n'), lang };
  });

/** All pictures of a language, small, on one sheet: of a long page, where it begins. */
async function contactSheet(browser: Browser, language: string, stops: Stop[]): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  const picture = (stop: Stop, size: string): string =>
    `<img src="data:image/png;base64,${readFileSync(join(folder, language, `${stop.name}-${size}.png`)).toString('base64')}">`;
  const figures = stops.map((s) => `<figure>${picture(s, 'phone')}${picture(s, 'desk')}<figcaption>${s.name}</figcaption></figure>`);
  await page.setContent(
    `<!doctype html><html lang="${language}"><style>body{margin:8px;font:13px sans-serif;display:grid;grid-template-columns:repeat(6,1fr);gap:8px}
    figure{margin:0}img{height:118px;width:189px;object-fit:cover;object-position:top;margin-right:3px;border:1px solid #999;vertical-align:top}img:first-child{width:54px}</style><body>${figures.join('')}</body></html>`,
  );
  await page.waitForFunction(() => [...document.images].every((i) => i.complete));
  mkdirSync(join(screenshots, 'languages'), { recursive: true });
  await page.screenshot({ path: join(screenshots, 'languages', `${language}.png`), fullPage: true });
  await page.context().close();
}

/** What was found: the page and size, and what is wrong there. */
async function look(browser: Browser, room: Room, language: string, stops: Stop[], people: Record<string, Guest>): Promise<string[]> {
  const found: string[] = [];
  mkdirSync(join(folder, language), { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES)) {
    const phone = size === 'phone';
    const options = { viewport, hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' as const, locale: language };
    const pages = new Map<Who, Page>();
    for (const stop of stops) {
      if (!pages.has(stop.who)) {
        const context = stop.who === 'nobody' ? await browser.newContext(options) : await people[stop.who]!.browse(browser, options);
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        pages.set(stop.who, page);
      }
      const page = pages.get(stop.who)!;
      const at = `${stop.name}-${size}`;
      page.removeAllListeners('pageerror');
      page.on('pageerror', (e) => found.push(`${at}: page error: ${e.message}`));
      await page.setViewportSize(viewport);
      await page.goto(`${room.url}/?lang=${language}#${stop.path}`);
      try {
        await page.locator(stop.ready).first().waitFor({ timeout: 20_000 });
        if (stop.press) {
          const words = wordsOf(language);
          const tab = page.getByRole('tab', { name: words.like(stop.press) });
          if (!(await tab.isVisible())) await words.button(page, 'page-more').first().click({ timeout: 5_000 });
          await tab.click({ timeout: 5_000 });
        }
      } catch (e) {
        found.push(`${at}: ${(e as Error).message.split('\n')[0]}`);
      }
      // What was asked for is there, fonts are, and it has been drawn. A page that is too wide never comes to rest: that is found below.
      await page.waitForTimeout(250);
      await atRest(page).catch(() => null);
      const path = join(folder, language, at);
      const text = await textOf(page);
      writeFileSync(`${path}.txt`, `${text.seen}\n\n--- labels ---\n${text.labels}\n`);
      await page.screenshot({ path: `${path}.png`, fullPage: !stop.path.startsWith('/table') || stop.path.endsWith('history') });
      if (text.lang !== language) found.push(`${at}: the page says it is in ${text.lang}`);
      found.push(...foreign(`${text.own}\n${text.labels}`, language).map((f) => `${at}: not ${language}: ${f}`));
      if (phone) {
        await page.setViewportSize(NARROW);
        await page.waitForTimeout(150);
      }
      const felt = stop.path.startsWith('/table/') && !stop.path.endsWith('/history') && !stop.press;
      const wrong = [...(await misfits(page)), ...(felt ? await faults(page) : [])];
      found.push(...wrong.map((f) => `${at}: ${f}`));
    }
    for (const page of pages.values()) await page.context().close();
  }
  return found;
}

test.skipIf(!languages.length)('pictures of every page in every language', { timeout: 3_600_000 }, async () => {
  const room = await Room.open();
  const browser = await launch();
  try {
    const { stops, people } = await furnish(browser, room);
    const found: string[] = [];
    for (const language of languages) {
      const began = Date.now();
      const wrong = await look(browser, room, language, stops, people);
      if (!only) await contactSheet(browser, language, stops);
      writeFileSync(join(folder, language, 'found.txt'), wrong.join('\n') + '\n');
      console.log(`${language}: ${stops.length * 2} pictures in ${Math.round((Date.now() - began) / 1000)} s, ${wrong.length} findings`);
      found.push(...wrong.map((f) => `${language} ${f}`));
    }
    expect(found).toEqual([]);
  } finally {
    await browser.close();
    await room.close();
  }
});

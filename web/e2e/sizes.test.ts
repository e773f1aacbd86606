// Every page at every size: nothing overlaps, nothing is cut off, nothing is too small to press.
// CARDROOM_SHOTS=folder keeps the pictures. The tables in play are full and dealt by a person, card by card as written here.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim, Company, employ, guest, openTable, type Guest } from './company';
import { faults, isHandheld, SIZES, unreadable } from './geometry';
import { atRest, launch, PHONE, Room } from './room';
import type { PokerView } from '../src/protocol';
import { playBlackjack, playPoker, type PokerScript, type Round } from './tables';

let room: Room;
let browser: Browser;
let boss: Guest;
let duc: Guest;
/** Enough people for any table; one of them has a name as long as a name may be. */
const NAMES = ['Ada', 'Bartholomew Featherstone', 'Chi', 'Dolores', 'Emeka', 'Fatima', 'Gustavo', 'Hyun-woo', 'Ingrid', 'José'];
const crowd: Guest[] = [];
let company: Company;
let screens: Screens;
const kept = process.env.CARDROOM_SHOTS;
const found: string[] = [];

beforeAll(async () => {
  room = await Room.open();
  browser = await launch();
  boss = await claim(room);
  duc = await employ(room, boss, 'Duc', 'dealer');
  for (const name of NAMES) crowd.push(await guest(room, name));
  company = await Company.of(browser, room, [duc, ...crowd]);
  screens = await Screens.of(crowd[3]!);
  if (kept) mkdirSync(kept, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** The same person at a desk and with a phone in the hand: two browsers, one cookie. */
async function both(who: Guest, path: string): Promise<{ phone: Page; desk: Page; close(): Promise<void> }> {
  const contexts = [
    await who.browse(browser, { viewport: SIZES[0]!, hasTouch: true, isMobile: true }),
    await who.browse(browser, { viewport: SIZES[5]! }),
  ] as const;
  const [phone, desk] = [await contexts[0].newPage(), await contexts[1].newPage()];
  for (const page of [phone, desk]) await page.goto(`${room.url}/#${path}`);
  return {
    phone,
    desk,
    close: async () => {
      for (const c of contexts) await c.close();
    },
  };
}

/** Looks at a page that may be longer than the screen, at every size; `scrolls` names its heading. */
async function look(name: string, phone: Page, desk: Page, scrolls: string): Promise<void> {
  for (const size of SIZES) {
    const page = isHandheld(size) ? phone : desk;
    await page.setViewportSize(size);
    await page.reload();
    await page.getByRole('heading', { name: scrolls }).first().waitFor({ timeout: 60_000 });
    await page.evaluate(async () => {
      for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done));
    });
    await page.waitForTimeout(120);
    const label = `${name} at ${size.width}×${size.height}`;
    found.push(...(await faults(page, true)).map((f) => `${label}: ${f}`));
    if (kept) await page.screenshot({ path: join(kept, `${name}-${size.width}x${size.height}.png`) });
  }
}

function nothing(): void {
  const all = found.splice(0);
  if (kept) console.log(all.join('\n'));
  expect(all).toEqual([]);
}

/** My screens, one of each size, all at the same table. */
class Screens {
  private constructor(private readonly pages: { size: { width: number; height: number }; page: Page }[]) {}

  static async of(who: Guest): Promise<Screens> {
    const pages = await Promise.all(
      SIZES.map(async (size) => {
        const hand = isHandheld(size);
        const page = await (await who.browse(browser, { viewport: size, hasTouch: hand, isMobile: hand })).newPage();
        page.on('pageerror', (e) => found.push(`a page at ${size.width}×${size.height} fails: ${e.message}`));
        await page.goto(room.url);
        return { size, page };
      }),
    );
    return new Screens(pages);
  }

  /** Looks at all of them as soon as each shows what the look is about. */
  async look(name: string, ready: (page: Page) => Promise<unknown>): Promise<void> {
    const { table } = company;
    await Promise.all(
      this.pages.map(async ({ size, page }) => {
        const label = `${name} at ${size.width}×${size.height}`;
        if (!page.url().endsWith(`/table/${table}`)) await page.goto(`${room.url}/#/table/${table}`);
        await ready(page).catch((e: Error) => found.push(`${label} never shows it: ${e.message.split('\n')[0]}`));
        const wrong = [...(await faults(page)), ...(await unreadable(page))];
        found.push(...wrong.map((f) => `${label}: ${f}`));
        if (kept) await page.screenshot({ path: join(kept, `${name}-${size.width}x${size.height}.png`) });
      }),
    );
  }
}

/** So many of something are on the page. */
const many =
  (selector: string, n: number) =>
  (page: Page): Promise<unknown> =>
    page.waitForFunction(([s, n]) => document.querySelectorAll(s).length >= n, [selector, n] as const, { timeout: 10_000 });
const button =
  (name: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.getByRole('button', { name }).first().waitFor({ timeout: 10_000 });

/** A table that Duc deals, with everybody seated: from seat 1 on with so many chips each. My own seat is the fourth, and I sit last. */
async function full(house: string, chips: number[], name: string, option = 1): Promise<void> {
  const { table } = await openTable(boss, { house, option });
  await company.go(table);
  const sit = (i: number): Promise<void> => company.does(crowd[i]!, { sit: { seat: i + 1, chips: chips[i]! } });
  for (const i of chips.keys()) if (i !== 3) await sit(i);
  await screens.look(`${name}-sit`, button(/^Sit in seat 4/));
  await sit(3);
}

test('a full blackjack table: an open seat, the bank on offer, the bets, four hands in my seat, the button, the settlement', async () => {
  await full('ocean-view/pure-21.5', [200, 200, 200, 200, 600, 200, 200, 700], 'blackjack');
  await company.does(duc, { dealer: 'shuffle' });
  await screens.look('blackjack-offer', button(/^Bank \$/));
  const bets = Object.fromEntries([5, 25, 10, 10, 500, 7.5, 100].map((base, i) => [i + 1, { base, buster: i % 2 ? 5 : 1 }]));
  const { 4: mine, ...others } = bets;
  const round: Round = {
    bank: { seat: 8, wager: 600 },
    bets: others,
    cards: {
      '1.1': 'Ah 2h 7c',
      '2.1': '8d 8c 3s Th',
      '2.2': '8s 2d Jd',
      '2.3': 'Kh',
      '3.1': '2c 2d 3s 2h 3c 2s Ac 5d',
      '4.1': '9h 9d 9s 4s 3d',
      '4.2': '9c Ah',
      '4.3': '3h 8s',
      '4.4': '2s 9d',
      '5.1': 'Kh Qs',
      '6.1': 'As Kd',
      '7.1': 'Td 6c',
      bank: '2d',
      hole: '2s',
    },
    moves: {
      '1.1': [{ double: 5 }],
      '2.1': ['split', { double: 25 }],
      '2.2': ['split', { double: 25 }],
      '2.3': ['stand'],
      '3.1': ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'stand'],
      '4.1': ['split', 'split', 'hit', 'stand'],
      '4.2': ['stand'],
      '4.3': ['split', 'hit', 'stand'],
      '5.1': ['stand'],
      '7.1': ['surrender'],
    },
  };
  await playBlackjack(company, duc, round, true);
  await screens.look('blackjack-bet', button(/^Bet \$/));
  round.bets = { 4: mine! };
  await playBlackjack(company, duc, round);
  await screens.look('blackjack-act', button(/^Double/));
  round.moves['4.4'] = [{ double: 10 }];
  await playBlackjack(company, duc, round);
  await screens.look('blackjack-button', many('.action-button', 1));
  round.cards.bank = '2h 3d 2c 3h Tc';
  await playBlackjack(company, duc, round);
  await screens.look('blackjack-settled', many('.outcome', 7));
  nothing();
}, 120_000);

/** Calls whatever it costs; raises as often as is said, where raising is allowed. */
function calling(raises: number, stop: (place: number, view: PokerView) => boolean): PokerScript['bet'] {
  let left = raises;
  return (place, moves, view) => {
    if (stop(place, view)) return null;
    if (left > 0 && moves.raise && 'exactly' in moves.raise) {
      left--;
      return { raise: { to: moves.raise.exactly[0]! } };
    }
    return moves.bring_in !== null ? 'bring_in' : 'call';
  };
}
const street =
  (name: RegExp) =>
  (page: Page): Promise<unknown> =>
    page.locator('.street', { hasText: name }).waitFor({ timeout: 10_000 });
const sumBets = (view: PokerView): number => view.hand!.players.reduce((a, p) => a + p.bet, 0);
/** My own place in the hand. */
const mine = (view: PokerView): number => view.places.indexOf(crowd[3]!.me.player);

test('a full table of hold’em: everybody has bet, side pots on the river, the showdown', async () => {
  await full('ocean-view/holdem', [20, 24, 200, 200, 100, 200, 200, 28, 200], 'holdem');
  await company.does(duc, { dealer: 'shuffle' });
  const cards = ['Ah Ad', 'Kh Kd', 'Qh Qd', 'Jh Jd', 'Th Td', '9h 9d', '8h 8d', '7h 7d', '6h 6d'];
  const script: PokerScript = {
    cards: Object.fromEntries(cards.map((c, i) => [i, c])),
    board: 'Ac Kc 2s 3s Qs',
    bet: calling(3, (place, view) => place === mine(view) && sumBets(view) > 50),
  };
  await playPoker(company, duc, script);
  await screens.look('holdem-bets', button(/^Call/));
  script.bet = calling(9, (place, view) => view.hand!.street === 'river' && place === mine(view) && sumBets(view) > 0);
  await playPoker(company, duc, script);
  await screens.look('holdem-river', async (page) => {
    await street(/river/i)(page);
    await page.locator('.moves').waitFor({ timeout: 10_000 });
  });
  script.bet = calling(1, () => false);
  await playPoker(company, duc, script);
  await screens.look('holdem-won', many('.won', 1));
  nothing();
}, 120_000);

test('a full table of stud: eight hands of six cards, the common card, and seven cards each', async () => {
  await full('ocean-view/stud', Array(8).fill(100), 'stud');
  await company.does(duc, { dealer: 'shuffle' });
  const all = [...'AKQJT98765432'].flatMap((r) => [...'shdc'].map((s) => r + s));
  // Down the deck by places, so that everybody has a pair and nobody the same card.
  const hand = (place: number, n: number): string => Array.from({ length: n }, (_, i) => all[(place + 8 * i) % 52]!).join(' ');
  const script: PokerScript = {
    cards: Object.fromEntries([...Array(8).keys()].map((i) => [i, hand(i, 6)])),
    bet: calling(3, (place, view) => place === mine(view) && view.hand!.street === 'third-street' && sumBets(view) > 6),
  };
  await playPoker(company, duc, script);
  await screens.look('stud-third', many('.moves', 1));
  script.bet = calling(99, (place, view) => place === mine(view) && /sixth/.test(view.hand!.street) && sumBets(view) > 0);
  await playPoker(company, duc, script);
  await screens.look('stud-sixth', street(/sixth/i));
  // The deck does not reach for a seventh card each: one common card lies in the middle.
  script.cards.common = '2c';
  script.bet = calling(99, (place, view) => place === mine(view) && /seventh|river/.test(view.hand!.street) && sumBets(view) > 0);
  await playPoker(company, duc, script);
  await screens.look('stud-common', street(/seventh|river/i));
  script.bet = calling(0, () => false);
  await playPoker(company, duc, script);
  await screens.look('stud-won', many('.won', 1));
  await company.does(duc, { dealer: 'shuffle' });
  let folded = 0;
  const next: PokerScript = {
    cards: { deck: all.join(' ') },
    bet: (place, moves, view) =>
      folded < 2 && place !== mine(view) && moves.call ? (folded++, 'fold') : calling(0, () => false)(place, moves, view),
  };
  await playPoker(company, duc, next);
  await screens.look('stud-seven', many('.won', 1));
  nothing();
}, 120_000);

test('a full table of Omaha hi-lo: the turn, and a pot in halves', async () => {
  await full('ocean-view/omaha-hi-lo', [20, 24, 200, 200, 100, 200, 200, 28, 200], 'hilo');
  await company.does(duc, { dealer: 'shuffle' });
  const deck = [...'AKQJT98765432']
    .flatMap((r) => [...'shdc'].map((s) => r + s))
    .filter((c) => !['2s', '4h', '6d', 'Kc', 'Kd'].includes(c));
  const script: PokerScript = {
    cards: Object.fromEntries([...Array(9).keys()].map((i) => [i, [0, 1, 2, 3].map((k) => deck[(i + 9 * k) % 47]!).join(' ')])),
    board: '2s 4h 6d Kc Kd',
    bet: calling(99, (place, view) => view.hand!.street === 'turn' && place === mine(view) && sumBets(view) > 0),
  };
  await playPoker(company, duc, script);
  await screens.look('hilo-turn', street(/turn/i));
  script.bet = calling(0, () => false);
  await playPoker(company, duc, script);
  await screens.look('hilo-won', many('.won', 2));
  nothing();
}, 120_000);

test('a full table of draw poker with the joker: my draw, what the others drew, the showdown', async () => {
  await full('ocean-view/draw', Array(8).fill(100), 'draw');
  await company.does(duc, { dealer: 'shuffle' });
  const deck = ['Jk', ...[...'AKQJT98765432'].flatMap((r) => [...'shdc'].map((s) => r + s))];
  const view = (await company.sees(duc)).view as PokerView;
  const me = mine(view);
  // The joker is mine.
  const place = (i: number): number => (i + me) % 8;
  const script: PokerScript = {
    cards: Object.fromEntries([...Array(8).keys()].map((i) => [place(i), [0, 1, 2, 3, 4, 5].map((k) => deck[i + 8 * k]!).join(' ')])),
    bet: calling(2, () => false),
    draw: (p) => (p === me ? null : [deck[((p - me + 8) % 8) + 32]!]),
  };
  await playPoker(company, duc, script);
  await screens.look('draw-pick', button(/^Stand pat/));
  script.draw = (p) => (p === me ? [] : [deck[((p - me + 8) % 8) + 32]!]);
  script.bet = calling(3, (p, view) => p === me && sumBets(view) > 0);
  await playPoker(company, duc, script);
  await screens.look('draw-bet', many('.moves', 1));
  script.bet = calling(0, () => false);
  await playPoker(company, duc, script);
  await screens.look('draw-won', many('.won', 1));
  nothing();
}, 120_000);

test('lobby, odds, rules, my account', async () => {
  const { phone, desk, close } = await both(crowd[0]!, '/');
  for (const page of [phone, desk]) await page.getByRole('heading', { name: 'Your seats' }).waitFor();
  await look('lobby', phone, desk, 'Lobby');
  for (const [path, heading] of [
    ['/odds', 'How to play'],
    ['/rules', 'Rules'],
    ['/me', 'My account'],
  ] as const) {
    for (const page of [phone, desk]) {
      await page.goto(`${room.url}/#${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 60_000 });
    }
    await look(path.slice(1), phone, desk, heading);
  }
  nothing();
  await close();
}, 240_000);

test('cage, books, shifts and counts', async () => {
  await boss.post('/api/shifts', { id: crypto.randomUUID(), name: 'day' });
  const { phone, desk, close } = await both(boss, '/cage');
  for (const [path, heading] of [
    ['/cage', 'Cage'],
    ['/audit', 'Books'],
    ['/shift', 'Shifts'],
    ['/shift/1', 'Handover sheet'],
    ['/count', 'Count of the drop'],
  ] as const) {
    for (const page of [phone, desk]) {
      await page.goto(`${room.url}/#${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await look(path.slice(1), phone, desk, heading);
    // Nothing that matters lies beside the screen: a table that does not fit becomes a stack.
    await phone.setViewportSize(PHONE);
    await atRest(phone);
    const sideways = (all: Element[]): string[] => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent);
    expect(await phone.locator('.table-scroll, header nav').evaluateAll(sideways), path).toEqual([]);
  }
  nothing();
  await close();
}, 120_000);

// What the people of the tests do, each in a browser of their own: the manager, a dealer, players.
import type { Browser, Page } from 'playwright-core';
import { cardName } from '../src/lib/cards';
import { PASSWORD } from './house';
import { DESKTOP, person, type Room } from './room';

/** Uses the link of the first run up, by hand. */
export async function manager(browser: Browser, room: Room): Promise<Page> {
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/claim#${room.token}`);
  await page.getByLabel('Name').fill('Marisol');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Become the manager' }).click();
  await page.getByRole('heading', { name: 'Floor' }).waitFor();
  return page;
}

/** Makes an account and has the manager give it a role, by hand. */
export async function staff(browser: Browser, room: Room, boss: Page, name: string, role: string): Promise<Page> {
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/me`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'New account' }).click();
  await page.getByText(`${name}, player.`).waitFor();
  await boss.goto(`${room.url}/#/floor`);
  await boss.reload();
  await boss.getByLabel(`Role of ${name}`).selectOption(role);
  await boss.getByText(`${name} has a new role.`).waitFor();
  await page.reload();
  return page;
}

/** The form that opens a table is folded where a person deals already; once it is begun it stays as it is. */
export async function unfold(boss: Page): Promise<void> {
  const form = boss.locator('form').filter({ has: boss.getByLabel('Rulebook') });
  await form.dispatchEvent('input');
  if (!(await form.isVisible())) await boss.getByRole('heading', { name: 'Open a table' }).click();
}

/** Opens a table that a person deals, and gives its number. */
export async function openTable(boss: Page, room: Room, house: string, name: string, dealing = 'human'): Promise<number> {
  await boss.goto(`${room.url}/#/floor`);
  await boss.locator(`option[value="${house}"]`).waitFor({ state: 'attached' });
  await unfold(boss);
  await boss.getByLabel('Rulebook').selectOption(house);
  await boss.getByLabel('Name', { exact: true }).fill(name);
  await boss.getByLabel('Dealt by').selectOption(dealing);
  // At poker programs cannot hold real cards.
  const programs = boss.getByLabel('Programs for company');
  if (await programs.isEnabled()) await programs.fill('0');
  await boss.getByRole('button', { name: 'Open the table' }).click();
  const heading = boss.getByRole('heading', { name: new RegExp(`^\\d+\\. ${name}$`) });
  await heading.waitFor();
  return Number(/^(\d+)/.exec((await heading.textContent())!)![1]);
}

/** A guest who sits down, in the first open seat where none is named. */
export async function player(browser: Browser, room: Pick<Room, 'url'>, table: number, seat = 0, viewport = DESKTOP): Promise<Page> {
  const { page } = await person(browser, room, viewport);
  await page.goto(`${room.url}/#/table/${table}`);
  const name = seat ? new RegExp(`^Sit in seat ${seat}$`) : /^Sit in seat/;
  await page.getByRole('button', { name }).first().click();
  await page.locator('section.seat.mine').waitFor();
  return page;
}

export async function takeBank(page: Page, wager: number): Promise<void> {
  await page.getByLabel('Bank wager in dollars').fill(String(wager));
  await page.getByRole('button', { name: `Bank $${wager}` }).click();
}

/** Lays chips on my circle and, where wanted, on its Buster circle, and bets. */
export async function bet(page: Page, seat: number, chips: { base: number[]; buster?: number[] }): Promise<void> {
  for (const [kind, values] of [
    ['Base', chips.base],
    ['Buster', chips.buster ?? []],
  ] as const) {
    for (const value of values) {
      await page.getByRole('button', { name: new RegExp(`^\\$${value} chip`) }).click();
      await page.getByRole('button', { name: new RegExp(`^${kind} circle ${seat}`) }).click();
    }
  }
  await page.getByRole('button', { name: /^Bet \$/ }).click();
  await page.getByText('Your bet is placed.').waitFor();
}

/** Waits until the log that is on the screen tells something. */
export const logged = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('log').filter({ visible: true }).getByText(text).first().waitFor();

export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Presses the first of these that can be pressed now, and tells which; a table may well move on while we look. */
export async function pressAny(page: Page, names: RegExp[]): Promise<string | null> {
  for (const name of names) {
    const button = page.getByRole('button', { name }).first();
    if (!(await button.isVisible())) continue;
    const label = (await button.textContent({ timeout: 2000 }).catch(() => null)) ?? '';
    const done = await button.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (done) return label;
  }
  return null;
}

/** Everything a table may ask of somebody who wants to get through a round. */
export const ANSWERS = [/^Let it pass/, /^(Bet|Repeat) \$/, /^No insurance/, /^Stand/, /^Hit/];

/** The dealer enters the cards that came, in order; `down` is the hole card nobody has seen. */
export async function deal(page: Page, ...cards: string[]): Promise<void> {
  for (const card of cards) {
    if (card === 'down') {
      await page.getByRole('button', { name: 'It lies face down' }).click();
      continue;
    }
    await page.getByRole('button', { name: cardName(card), exact: true }).click();
  }
}

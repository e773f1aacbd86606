// Coming into a game of poker and changing seats: a newcomer's ways in (HE-7), missed blinds (HE-8), another seat (HE-10).
// A person deals, so no hand begins before the test wants one.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Croupier } from './croupier';
import { house, open, until } from './house';
import { logged, player, press, pressAny } from './people';
import { violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);
const DECK = ['c', 'd', 'h', 's'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));

/** A table of hold'em with people in these seats. */
async function table(seats: number[]): Promise<{ id: number; croupier: Croupier; people: Map<number, Page> }> {
  const { table: id } = await open(boss, { house: 'ocean-view/holdem' });
  const croupier = await Croupier.at(dealer, id);
  const people = new Map<number, Page>();
  for (const seat of seats) people.set(seat, await player(browser, room, id, seat));
  return { id, croupier, people };
}
/** A hand is begun and dealt: the seats that are in it, left of the button first. */
async function hand(croupier: Croupier): Promise<{ seats: number[]; button: number }> {
  const { rounds } = await croupier.view();
  await croupier.shuffle();
  await until('the hand begins', async () => (await croupier.view()).rounds > rounds);
  const { places, people, button } = await croupier.view();
  await croupier.deal(DECK.slice(0, 2 * places.length).join(' '));
  await until('somebody is asked', async () => (await croupier.view()).hand?.awaits.turn.turn === 'bet');
  return { seats: places.map((p) => people.find((x) => x.player === p)!.seat), button };
}
/** Everybody gives up, down to the last. */
const fold = (croupier: Croupier, people: Page[]): Promise<void> =>
  until(
    'the hand is over',
    async () => !(await croupier.view()).on,
    async () => {
      for (const page of people) await pressAny(page, [/^Fold/]);
    },
  );
/** The ways in as they are written; what the next hand would take of each may stand behind it. */
const waysWritten = async (page: Page) =>
  (await waysIn(page).allTextContents()).map((way) => way.replace(/: \$\d+|, nothing to post now/, ''));
const waysIn = (page: Page) =>
  page.getByRole('group', { name: /^How do you come in\?/ }).getByRole('button', { name: /blind|dealt|position/i });
const after = (seat: number): number => (seat % 9) + 1;
/** Who has the button next: it only moves forward. */
const next = (seats: number[], button: number): number => seats.find((s) => s > button) ?? seats[0]!;

test('a newcomer is dealt right in, waits for the big blind, or posts it in front of the button, as they choose', async () => {
  const { id, croupier, people } = await table([2, 5, 8]);
  const { button } = await hand(croupier);
  await fold(croupier, [...people.values()]);
  // Directly in front of the button, as it will lie in the next hand: one more way in than anywhere else.
  const dealing = next([2, 5, 8], button);
  const inFront = after(dealing);
  const front = await player(browser, room, id, inFront);
  await waysIn(front).first().waitFor();
  expect(await waysWritten(front)).toEqual([
    'Be dealt in on the next hand (usual)',
    'Wait for the big blind, without cards until then',
    'Post the big blind now and be dealt in',
  ]);
  await front
    .getByRole('group', { name: /^How do you come in/ })
    .getByRole('button', { name: /HE-7/ })
    .click();
  await front.getByRole('dialog', { name: 'Rule HE-7' }).waitFor();
  await front.keyboard.press('Escape');
  expect(await violations(front)).toEqual([]);
  await press(front, /^Post the big blind now/);
  await front.getByRole('button', { name: 'Post the big blind now and be dealt in: $2', pressed: true }).waitFor();
  await logged(front, /posts? in front of the button/);

  // The seat before the button is the last that the big blind comes to.
  const waiting = [1, 4, 7].find((s) => after(s) === dealing)!;
  const behind = await player(browser, room, id, waiting);
  await waysIn(behind).first().waitFor();
  expect(await waysWritten(behind)).toEqual(['Be dealt in on the next hand (usual)', 'Wait for the big blind, without cards until then']);
  await press(behind, /^Wait for the big blind/);
  await logged(behind, /waits? for the big blind/);

  // The one who posted has cards and $2 in the pot; the one who waits has none, until the big blind is theirs.
  const second = await hand(croupier);
  expect(second.seats).toContain(inFront);
  await logged(front, /You post|posts the big blind|posts \$2/);
  await front.getByRole('group', { name: /^Your cards/ }).waitFor();
  const all = [...people.values(), front, behind];
  expect(second.seats).not.toContain(waiting);
  expect(await waysIn(behind).count(), 'the choice may still be changed').toBe(2);
  await fold(croupier, all);
  let dealt = false;
  for (let i = 0; i < 6 && !dealt; i++) {
    const { seats } = await hand(croupier);
    dealt = seats.includes(waiting);
    // Heads-up apart, the big blind is second to the left of the button.
    if (dealt) expect(seats.indexOf(waiting)).toBe(1);
    await fold(croupier, all);
  }
  expect(dealt, 'the big blind comes round').toBe(true);
  await croupier.check();
  for (const page of all) await page.context().close();
});

test('who sat out while the blinds passed posts both or waits', async () => {
  const { croupier, people } = await table([1, 4, 7]);
  await hand(croupier);
  await fold(croupier, [...people.values()]);
  const away = people.get(4)!;
  await away.getByRole('tab', { name: 'Me' }).click();
  await press(away, /^Sit out$/);
  await away.getByText('You sit out and owe nothing.').waitFor();
  await away.locator('section.seat.mine').getByText('sits out').waitFor();
  for (let i = 0; i < 3; i++) {
    expect((await hand(croupier)).seats).not.toContain(4);
    await fold(croupier, [...people.values()]);
  }
  // What passed, what it costs and both ways back are said before one decides.
  await away.getByText(/the small blind of \$1 and the big blind of \$2 have passed you\. Come back for \$3/).waitFor();
  await away.locator('section.seat.mine').getByText('sits out, owes $3').waitFor();
  await away.getByRole('button', { name: 'I am back' }).first().click();
  await waysIn(away).first().waitFor();
  expect(await waysWritten(away)).toEqual([
    'Post both blinds, the small one dead, and be dealt in (usual)',
    'Wait for the big blind, without cards until then',
  ]);
  expect(await waysIn(away).first().textContent()).toMatch(/and be dealt in: \$[23] /);
  await away
    .getByRole('group', { name: /^How do you come in/ })
    .getByRole('button', { name: /HE-8/ })
    .waitFor();
  await press(away, /^Post both blinds/);
  await logged(away, /You post both blinds/);
  expect((await hand(croupier)).seats).toContain(4);
  await fold(croupier, [...people.values()]);
  await croupier.check();
  for (const page of people.values()) await page.context().close();
});

test('another seat is taken when the hand is over, and who moves away from the big blind posts it or waits', async () => {
  const { croupier, people } = await table([2, 5, 8]);
  const { button } = await hand(croupier);
  // Three-handed the button is the next big blind: moving one seat on, it would be the button once more.
  const mover = people.get(button)!;
  await mover.getByRole('tab', { name: 'Me' }).click();
  await mover.getByLabel('Another seat').selectOption(String(after(button)));
  await press(mover, /^Move$/);
  await mover.getByRole('button', { name: `Stay: you move to seat ${after(button)} when this hand is over` }).waitFor();
  expect(await mover.locator('section.seat.mine').getAttribute('aria-label')).toMatch(new RegExp(`^Seat ${button},`));
  await fold(croupier, [...people.values()]);
  await mover.locator(`section.seat.mine[aria-label^="Seat ${after(button)},"]`).waitFor();
  await logged(people.get([2, 5, 8].find((s) => s !== button)!)!, new RegExp(`moves to seat ${after(button)}\\.`));

  await waysIn(mover).first().waitFor();
  expect(await waysWritten(mover)).toEqual([
    'Post the big blind and be dealt in (usual)',
    'Wait for the same position, without cards until then',
  ]);
  expect(await waysIn(mover).first().textContent()).toBe('Post the big blind and be dealt in: $2 (usual)');
  await mover
    .getByRole('group', { name: /^How do you come in/ })
    .getByRole('button', { name: /HE-10/ })
    .waitFor();
  expect(await violations(mover)).toEqual([]);
  await press(mover, /^Wait for the same position/);
  await mover.getByRole('button', { name: /^Wait for the same position/, pressed: true }).waitFor();
  await logged(mover, /waits? for the same position/);
  // It changes its mind, and posts.
  await press(mover, /^Post the big blind/);
  await logged(mover, /posts? the big blind\./);
  expect((await hand(croupier)).seats).toContain(after(button));
  await fold(croupier, [...people.values()]);
  await croupier.check();
  for (const page of people.values()) await page.context().close();
});

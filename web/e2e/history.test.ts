// What is over: a hand of poker stepped through on the felt from my own chair, passed on as a file that the room's own
// referee replays, and everything I played on one page.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rounds } from '../src/blackjack/rounds';
import type { BlackjackLine, RecordView } from '../src/protocol';
import { faults } from './geometry';
import { house, lobby, until } from './house';
import { ANSWERS, pressAny } from './people';
import { binary, person, PHONE, shot, violations } from './room';

const { room, browser } = await house();
const me = (await person(browser, room)).page;
const table = (await lobby(room)).find((t) => t.game === 'holdem' && t.bots > 0)!.table;

test('a hand of hold’em, stepped through from my chair', async () => {
  await me.goto(`${room.url}/#/table/${table}`);
  await me
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await me.locator('section.seat.mine').waitFor();
  const log = me.getByRole('log').filter({ visible: true });
  let answered = false;
  await until(
    'a hand that I took part in is won',
    async () => answered && (await log.getByText(/ wins? \$/).count()) > 0,
    async () => {
      if (await pressAny(me, [/^Check/, /^Call/, /^Show/])) answered = true;
    },
    200_000,
  );
  const dealt = (await log
    .getByText(/^You are dealt/)
    .first()
    .textContent())!;
  await me.goto(`${room.url}/#/rounds`);
  const replay = me.getByRole('link', { name: /^Replay/ });
  await until(
    'the hand is in my history',
    async () => (await replay.count()) > 0,
    async () => {
      await me.reload();
      await replay
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => null);
    },
  );
  // What says that a list goes on at its edges is of the colour that the list lies on.
  const edges = await me
    .locator('.table-scroll')
    .last()
    .evaluate((list) => [getComputedStyle(list).backgroundImage, getComputedStyle(document.documentElement).backgroundColor] as const);
  expect(edges[0]).toContain(`linear-gradient(90deg, ${edges[1]} 30%`);
  await shot(me, 'rounds-desktop');
  expect(await violations(me)).toEqual([]);
  await replay.last().click();

  const scrubber = me.getByRole('slider', { name: 'Step through the hand' });
  await scrubber.waitFor();
  const last = Number(await scrubber.getAttribute('max'));
  expect(last).toBeGreaterThan(5);
  // My own cards lie open before me; those of the others do not, until they are shown.
  for (
    let i = 0;
    i < last &&
    !(await me
      .getByText(/^You are dealt/)
      .filter({ visible: true })
      .count());
    i++
  )
    await me.getByRole('button', { name: 'One step on' }).click();
  expect(
    await me
      .getByText(/^You are dealt/)
      .filter({ visible: true })
      .first()
      .textContent(),
  ).toContain(dealt.trim().replace(/\.$/, '').split(' ').at(-1)!);
  const mine = await me.getByRole('group', { name: /^Your cards/ }).getAttribute('aria-label');
  expect(mine).not.toMatch(/face-down/);
  expect(
    await me
      .getByRole('group', { name: /^Cards of seat/ })
      .first()
      .getAttribute('aria-label'),
  ).toMatch(/face-down card/);
  // What each hand could expect is said here, by the engine, as soon as everybody has their cards.
  const bars = me.getByRole('region', { name: 'What each hand could expect of the pot here' });
  await until(
    'bars beside the names',
    async () => (await bars.getByText(/^\d+ %$/).count()) > 1,
    async () => {
      await me.waitForTimeout(2500);
      if (!(await bars.isVisible())) await me.getByRole('button', { name: 'One step on' }).click();
    },
  );
  const shares = (await bars.getByText(/^\d+ %$/).allTextContents()).map((text) => parseInt(text));
  expect(Math.abs(shares.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(shares.length + 1);
  await scrubber.fill(String(last));
  await me.locator('.won').first().waitFor();
  await scrubber.fill(String(Math.round(last * 0.7)));
  await shot(me, 'history-poker-desktop');
  expect(await violations(me)).toEqual([]);
  expect(await faults(me, true)).toEqual([]);

  const download = me.waitForEvent('download');
  await me.getByRole('button', { name: 'Save as PHH' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^table-\d+-hand-\d+\.phh$/);
  const path = join(room.data, file.suggestedFilename());
  await file.saveAs(path);
  const told = JSON.parse(execFileSync(binary(), ['replay', '--json', path]).toString()) as { finishing_stacks: number[] };
  expect(told.finishing_stacks.length).toBeGreaterThan(1);
}, 300_000);

const inSight = (box: { y: number; height: number }, size: { height: number }): boolean => box.y >= 0 && box.y + box.height <= size.height;

test('the same address shows a stranger the rail’s side of it', async () => {
  const address = me.url();
  const { page, context } = await person(browser, room, PHONE);
  await page.goto(address);
  await page.getByRole('slider', { name: 'Step through the hand' }).waitFor();
  expect(await page.getByRole('group', { name: /^Your cards/ }).count()).toBe(0);
  await shot(page, 'history-poker-phone');
  // The felt and what steps through it are both in sight, without scrolling.
  for (const size of [PHONE, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [page.locator('.felt .middle'), page.getByRole('slider'), page.getByRole('button', { name: 'One step on' })]) {
      // The page takes a moment to come to rest at its new size.
      await expect.poll(async () => inSight((await part.boundingBox())!, size), { message: `${size.width}×${size.height}` }).toBe(true);
    }
    expect(await faults(page, true)).toEqual([]);
  }
  await context.close();
});

test('blackjack and poker on one page, with what they brought; a round is passed on as a scenario that plays to the same end', async () => {
  await me.goto(`${room.url}/#/`);
  await me
    .getByRole('button', { name: /^Join ?: .*Pure 21\.5/ })
    .first()
    .click();
  await me
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  const over = me.getByText(/The round is over/);
  const settled = me
    .getByRole('log')
    .filter({ visible: true })
    .getByText(/^You, seat \d/);
  await until(
    'a round that I took part in is over',
    async () => (await over.count()) > 0 && (await settled.count()) > 0,
    () => pressAny(me, ANSWERS),
    200_000,
  );
  // However few of them a page holds, the sums are those of all.
  await me.route(/rounds\?limit=25/, (route) => route.continue({ url: route.request().url().replace('limit=25', 'limit=1') }));
  await me.goto(`${room.url}/#/rounds`);
  await me.getByRole('button', { name: 'Further back' }).waitFor();
  const rounds = me.getByRole('row').filter({ has: me.getByRole('link', { name: /^Replay/ }) });
  expect(await rounds.count()).toBe(1);
  const all = Number(/(\d+) rounds and hands/.exec((await me.getByText(/rounds and hands/).textContent())!)![1]);
  expect(all).toBeGreaterThan(1);
  await me.unroute(/rounds\?limit=25/);
  await me.reload();
  const blackjack = rounds.filter({ hasText: /Pure 21\.5/ }).first();
  await blackjack.waitFor();
  expect(await rounds.count()).toBe(all);
  await rounds.filter({ hasText: /Texas/ }).first().waitFor();
  await me.getByText(/together/).waitFor();
  await blackjack.getByRole('link', { name: /^Replay/ }).click();
  const scrubber = me.getByRole('slider', { name: 'Step through the round' });
  await scrubber.waitFor();
  await shares();
  await me.goto(`${room.url}/#/rounds/1`);
  await me.getByText(/may not read what other people played/).waitFor();
});

/** What `cardroom deal --json` says about a file, as far as it is looked at. */
type Dealt = { settlement: (Omit<BlackjackLine, 'player'> & { player: string })[]; bank_result: number };

/** The round on the page is saved, and the command line plays the file to the settlement that the room's log has. */
async function shares(): Promise<void> {
  const download = me.waitForEvent('download');
  await me.getByRole('button', { name: 'Save as a scenario' }).click();
  const file = await download;
  const [, at, from] = /^table-(\d+)-round-(\d+)\.toml$/.exec(file.suggestedFilename())!;
  const path = join(room.data, file.suggestedFilename());
  await file.saveAs(path);
  expect(readFileSync(path, 'utf8')).toMatch(/^rulebook = ".+\/.+"$/m);
  const dealt = JSON.parse(execFileSync(binary(), ['deal', '--json', path]).toString()) as Dealt;

  const log = (await (await fetch(`${room.url}/api/tables/${at}/history?from=${Number(from) - 1}&limit=500`)).json()) as RecordView[];
  const events = rounds(log)[0]!
    .events.map(({ event }) => event)
    .filter((e) => typeof e === 'object');
  const settled = events.flatMap((e) => ('settled' in e ? [e.settled] : []));
  expect(settled.length).toBeGreaterThan(0);
  expect(dealt.settlement).toEqual(settled.map((line) => ({ ...line, player: `person ${line.player}` })));
  expect(dealt.bank_result).toBe(rounds(log)[0]!.bankResult);
}

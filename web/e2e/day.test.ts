// One day on the floor, from the first drawer to the closed books, as one script: real cards, real chips, and no telephone at the
// tables. Every test is the next hour of the same day and finds the room as the one before left it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CountSheet, Handover, Me, PlayingBookRow } from '../src/protocol';
import { asked, BlackjackConsole, came, onward, rulesSo, says, TABLET, touch } from './console';
import { api, house, lobby, open, signAll, until, withRole } from './house';
import { packed, printed } from './paper';
import { player, press, pressAny, takeBank } from './people';
import { binary, violations } from './room';

const { room, boss, dealer: duc, browser } = await house(['boss', 'dealer']);
const hired = (name: string, role: string): Promise<Page> => withRole(browser, room, boss, name, role);
const [dee, cora, flo, eve, tess] = await Promise.all([
  hired('Dee', 'dealer'),
  hired('Cora', 'cage'),
  hired('Flo', 'floor'),
  hired('Eve', 'auditor'),
  hired('Tess', 'third_party'),
]);
/** Where papers are left for whoever wants to look at them. */
const keep = process.env.CARDROOM_PAPERS;

let felt: BlackjackConsole;
let [blackjack, holdem, pit, sheet] = [0, 0, 0, 0];

const goes = async (page: Page, to: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`${room.url}/#/${to}`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
};
/** The drawer of the cage, opened or closed with what was counted. */
async function drawer(counted: string, button: string, says: string): Promise<void> {
  const drawers = cora.getByRole('region', { name: 'Drawers' });
  await drawers.getByLabel('Cash counted').fill(counted);
  await drawers.getByRole('button', { name: button }).click();
  await drawers.getByText(says).waitFor();
}

test('09:00 the floor opens the shift, the cage its drawer, and two people sign from $150', async () => {
  // That somebody becomes an auditor is signed by two.
  await signAll(flo);
  await eve.reload();
  const settings = await api<Record<string, unknown>>(boss, '/api/settings');
  await api(boss, '/api/settings', { id: 'day-two-sign', settings: { ...settings, ruling_limit: 150 } });
  await goes(flo, 'shift', 'Shifts');
  await flo.getByRole('button', { name: 'Open the shift' }).click();
  await flo.getByText('Shift 1 is open.').waitFor();
  await goes(cora, 'cage', 'The book');
  await drawer('2,000', 'Open my drawer', 'Your drawer is open, with $2,000.');
  // Company and badge of the provider's person, before anybody sits down.
  await goes(boss, 'day/provider', 'Playing book');
  const people = boss.getByLabel('Person');
  await people.selectOption(await people.locator('option', { hasText: 'Tess' }).getAttribute('value'));
  await boss.getByRole('textbox', { name: 'Company' }).fill('Pacific Banking');
  await boss.getByRole('textbox', { name: 'Badge' }).fill('TP-114');
  await boss.getByRole('button', { name: 'Enter' }).click();
  await boss.getByText('Company and badge are entered.').waitFor();
});

test('10:00 blackjack at Livermore: chips on the felt, no telephone, and the dealer runs it on a tablet', async () => {
  blackjack = (await open(boss, { house: 'livermore', game: 'blackjack', name: 'Front felt', real_chips: true })).table;
  felt = await BlackjackConsole.at(duc, room.url, blackjack);
  await duc.getByText('No dealer has tapped in.').waitFor();
  await duc.getByRole('button', { name: 'Tap in' }).click();
  await duc.getByText('You deal here.').waitFor();
  await felt.seats(1, 'Maria');
  await felt.seats(2, '');
  await felt.seats(7, 'Third', true);
  await felt.act(() => felt.touch(/^The shoe is shuffled/));
  await felt.bank(7);
  await felt.touch('$100');
  await felt.bets([1, 2]);
  await felt.act(() => felt.touch(/^No more bets/));
  // Nineteen and eighteen stand; the bank turns a nine under its seven and draws a king.
  felt.shoe = ['9h', 'Kd', 'Th', '9d', '7s', '8c', 'Tc'];
  await felt.play();
  await duc
    .getByRole('region', { name: 'What was settled' })
    .getByText(/26, over/)
    .first()
    .waitFor();
  expect(await violations(duc)).toEqual([]);
});

test('10:20 the last card was entered wrongly: two people reverse the settlement, and it is paid anew', async () => {
  const why = 'the last card was a five, not a king';
  await goes(flo, `deal/${blackjack}`, /Front felt/);
  await flo.getByText('Duc deals here.').waitFor();
  expect(await flo.getByRole('button', { name: /^Tap/ }).count()).toBe(0);
  await press(flo, /^Rule, or reverse/);
  await flo.getByLabel('What happened').fill(why);
  await rulesSo(flo, /^Reverse the last settlement/);
  await flo
    .getByRole('status')
    .getByText(/are at stake, and above \$150 two people rule/)
    .waitFor();
  expect((await felt.view()).rounds).toBe(1);
  await goes(boss, 'floor', 'Floor');
  const waits = boss.getByRole('region', { name: 'Waits for a second signature' });
  await waits
    .getByText(/Front felt|table/)
    .first()
    .waitFor();
  await felt.act(() => waits.getByRole('button', { name: 'Sign', exact: true }).click());
  await duc.getByText(/signed: the ruling has taken effect/).waitFor();
  await flo.getByText(/signed: the ruling has taken effect/).waitFor();
  await flo.getByRole('button', { name: 'Go on' }).click();
  await duc.getByText(/signed: the ruling has taken effect/).waitFor({ state: 'detached' });
  await duc.getByRole('button', { name: /^All the rest is settled/ }).waitFor();
  await duc.getByRole('button', { name: /K♦/ }).first().click();
  await felt.act(() => touch(duc, '5d'));
  await felt.act(() => felt.touch(/^All the rest is settled/));
  expect((await felt.view()).rounds).toBe(1);
});

test('11:00 hold’em with real cards: the flop comes too early, and the procedure is told and done', async () => {
  holdem = (await open(boss, { house: 'ocean-view/holdem', name: 'Back room', real_chips: true })).table;
  await dee.setViewportSize(TABLET);
  await goes(dee, `deal/${holdem}`, /Back room/);
  await dee.getByRole('button', { name: 'Tap in' }).click();
  await dee.getByText('You deal here.').waitFor();
  for (const seat of [2, 5, 8]) {
    await dee.getByRole('button', { name: `Seat ${seat} is free` }).click();
    await dee.getByLabel('Chips, counted').fill('100');
    await dee.getByRole('button', { name: `Sits down at seat ${seat}` }).click();
    await dee.getByRole('button', { name: `Seat ${seat} is free` }).waitFor({ state: 'detached' });
  }
  // What came to lie under the finger that has just tapped takes no tap for a moment.
  await dee.waitForTimeout(500);
  await onward(dee, () => press(dee, /^Shuffled and cut/));
  await onward(dee, () => press(dee, /^All 6 lie face down/));
  /** Everybody checks or calls until the dealer has cards to turn. */
  const betting = async (): Promise<void> => {
    await asked(dee, /^Wait for seat/);
    while ((await says(dee)).startsWith('Wait for seat')) await onward(dee, () => pressAny(dee, [/^Checks/, /^Calls/]));
  };
  await onward(dee, () => press(dee, /^Calls/));
  await press(dee, /^Something went wrong/);
  await press(dee, /^The flop was turned too early/);
  await touch(dee, 'Kh', '9c', '4d');
  await press(dee, /^Report K♥ 9♣ 4♦/);
  const steps = dee.getByRole('region', { name: 'What has to be done' }).getByRole('checkbox');
  await steps.first().waitFor();
  expect(await steps.count()).toBe(4);
  for (const step of await steps.all()) await step.click();
  await steps.first().waitFor({ state: 'detached' });
  await betting();
  await asked(dee, /^Turn three, without a burn: the flop/);
  await came(dee, 'Kh', '8d', '2c');
  await betting();
  await came(dee, '5s');
  await betting();
  await came(dee, 'Qc');
  await betting();
  await came(dee, 'Ks', '3h');
  await onward(dee, () => press(dee, /^It mucks/));
  await came(dee, '8h', '8s');
  await asked(dee, /^Shuffle and cut; then begin hand 2/);
});

test('11:30 a dispute: the dealer calls the floor, which comes and reverses a small pot alone', async () => {
  await press(dee, /^Something went wrong/);
  await dee.getByLabel('What happened').fill('the river was the queen of spades');
  await press(dee, /^Call the floor/);
  await dee.getByText(/You called the floor/).waitFor();
  await goes(flo, 'floor', 'Floor');
  await flo
    .getByRole('listitem')
    .filter({ hasText: 'Back room' })
    .getByText(/the river was the queen of spades/)
    .waitFor();
  await flo.getByRole('button', { name: 'Manage Back room' }).click();
  await flo.getByRole('region', { name: 'Manage Back room' }).getByRole('button', { name: 'Seen: I come' }).click();
  await dee.getByText('Flo is on the way.').waitFor();
  await goes(flo, `deal/${holdem}`, /Back room/);
  await press(flo, /^Rule on it/);
  await flo.getByLabel('What happened').fill('the river was entered wrongly');
  await rulesSo(flo, /^Reverse the last settlement/);
  await dee.getByText(/You called the floor/).waitFor({ state: 'detached' });
  await asked(dee, /shows: name its two face-down cards/);
  await press(flo, /^Rule, or reverse/);
  await flo.getByLabel('What happened').fill('the river is the queen of spades');
  await press(flo, /^Q♣/);
  await touch(flo, 'Qs');
  await press(flo, /^Q♣ is Q♠: correct it/);
  await came(dee, '8h', '8s');
  await asked(dee, /^Shuffle and cut; then begin hand 2/);
});

test('12:00 a provider’s person banks at a third table, and a player there is called by the floor', async () => {
  pit = (await open(boss, { house: 'aviator/pure-21.5', dealing: 'virtual', name: 'Pit 3' })).table;
  const ann = await player(browser, room, pit, 1);
  await tess.goto(`${room.url}/#/table/${pit}`);
  await tess.getByRole('button', { name: /^Sit in seat 4$/ }).click();
  await until(
    'the bank is offered to Tess',
    () => tess.getByLabel('Bank wager in dollars').isVisible(),
    () => pressAny(ann, [/^Let it pass/]),
  );
  await takeBank(tess, 100);
  await press(ann, /^\$25 chip/);
  await press(ann, /^Base circle 1/);
  await press(ann, /^Bet \$/);
  await until(
    'a round is over',
    async () => (await api<PlayingBookRow[]>(boss, '/api/reports/playing-book')).some((r) => r.table === pit && r.banked > 0),
    () => pressAny(ann, [/^No insurance/, /^Stand/, /^Hit/]),
  );
  // She puts herself on the list for hold'em in the lobby, and is told on the page where she is when the floor calls her.
  const me = await api<Me>(ann, '/api/me');
  const list = (await lobby(room)).find((t) => t.table === holdem)!;
  await goes(ann, '', 'Lobby');
  await ann.getByText('Waiting lists', { exact: true }).click();
  await ann.getByLabel('Game and limit').selectOption(`${list.game} ${list.min}`);
  await ann.getByRole('button', { name: 'Put me on the list' }).click();
  await ann.getByText(/: you are next\./).waitFor();
  await goes(flo, 'lists', 'Waiting lists');
  await flo.getByRole('listitem').filter({ hasText: me.name }).getByRole('button', { name: 'Call' }).click();
  await flo.getByText(/called \d/).waitFor();
  await ann.reload();
  await ann.getByText(/^The floor calls you to a seat: .*Go to the desk\.$/).waitFor();
  await ann.getByRole('button', { name: 'I have read it' }).click();
  await ann.getByText(/^The floor calls you to a seat/).waitFor({ state: 'detached' });
  // The floor sends her: the dealer sits her down with her chips counted, and only then she is off the list.
  await flo
    .getByRole('listitem')
    .filter({ hasText: me.name })
    .getByRole('button', { name: `Seat at table ${holdem}` })
    .click();
  await flo.getByText(new RegExp(`^on the way to table ${holdem}, Back room: the dealer sits them down at seat`)).waitFor();
  await ann.reload();
  await ann
    .getByText(new RegExp(`^Go to table ${holdem}, Back room: the dealer sits you down at seat`))
    .first()
    .waitFor();
  await goes(dee, `deal/${holdem}`, /Back room/);
  const tells = dee.getByRole('region', { name: 'From the floor' });
  await tells.getByText(`The floor sends ${me.name}: seat`).waitFor();
  await tells.getByLabel('Chips, counted').fill('200');
  await tells.getByRole('button', { name: `${me.name} sits down at seat` }).click();
  await tells.waitFor({ state: 'detached' });
  await flo.getByText('Nobody waits.').waitFor();
  await ann.context().close();
});

test('17:00 the shift changes: dealers relieve each other, and the floor hands over', async () => {
  await goes(dee, `deal/${blackjack}`, /Front felt/);
  await dee.getByText('Duc deals here.').waitFor();
  await dee.getByRole('button', { name: 'Tap in' }).click();
  await duc.getByText('Dee deals here.').waitFor();
  await goes(flo, 'shift', 'Shifts');
  await flo.getByRole('button', { name: 'Close the shift' }).click();
  await flo.getByLabel('What the next shift should know').fill('New cards at the front felt at six.');
  await flo.getByRole('button', { name: 'Yes, close it' }).click();
  await flo.getByRole('heading', { name: 'Handover sheet' }).waitFor();
  const handed = await api<Handover>(flo, '/api/shifts/1');
  expect(handed.rulings.map((r) => [r.table, r.by, r.second])).toContainEqual([blackjack, 'Flo', 'Marisol']);
  expect(handed.calls.map((c) => [c.table, c.by, c.over !== null])).toContainEqual([holdem, 'Dee', true]);
  await goes(boss, 'shift', 'Shifts');
  await boss.getByLabel('Which shift').selectOption('swing');
  await boss.getByRole('button', { name: 'Open the shift' }).click();
  await boss.getByText('Shift 2 is open.').waitFor();
});

test('17:30 the drop is counted blind with a variance, corrected, and signed by two', async () => {
  await goes(cora, 'count', /Count/);
  await cora.getByLabel(/shift/i).first().selectOption('1');
  await cora.getByRole('button', { name: 'Show the boxes' }).click();
  const form = cora.getByRole('region', { name: 'A new count' });
  const amounts = form.getByLabel(/^What lies in the box of table/);
  await amounts.first().waitFor();
  for (const box of await amounts.all()) await box.fill('0');
  await form.getByLabel(`What lies in the box of table ${holdem}`, { exact: true }).fill('44');
  await form.getByLabel(/^Names of those/).fill('Cora, Flo');
  await form.getByRole('button', { name: 'Enter the count' }).click();
  await cora.getByRole('heading', { name: /^Count sheet \d+$/ }).waitFor();
  sheet = Number(/(\d+)$/.exec(cora.url())![1]);
  const entered = await api<CountSheet>(cora, `/api/counts/${sheet}`);
  expect(entered.variance).not.toBe(0);
  await goes(flo, `count/${sheet}`, /Count sheet/);
  // Every box that was not counted right is opened again; one stays a dollar short.
  for (const box of entered.boxes.filter((b) => b.variance !== 0)) {
    await flo.getByRole('button', { name: `Correct the box of table ${box.table}`, exact: true }).click();
    await flo.getByLabel('What lay in it').fill(String(box.table === pit ? box.expected - 1 : box.expected));
    await flo.getByLabel('Why the line is wrong').fill('counted again, with the lid open');
    await flo.getByRole('button', { name: 'Write the correction' }).click();
    await flo.getByRole('button', { name: 'Write the correction' }).waitFor({ state: 'detached' });
  }
  await flo.getByRole('button', { name: 'Sign this sheet' }).click();
  await flo.getByText('Signed: it waits for a second signature.').waitFor();
  await cora.reload();
  await cora.getByRole('button', { name: 'Sign this sheet' }).click();
  await cora.getByText('Signed by two: the sheet is final.').waitFor();
  const final = await api<CountSheet>(eve, `/api/counts/${sheet}`);
  expect([final.first, final.second, final.variance]).toEqual(['Flo', 'Cora', -1]);
});

test('18:00 the auditor reads what the day came to, and every sheet goes on paper, A4 and Letter', async () => {
  const rounds = async (): Promise<boolean> => (await api<{ unread: number }>(eve, '/api/past')).unread === 0;
  await until('the books are read', rounds);
  const SHEETS: [name: string, who: Page, path: string, seen: string, texts: string[]][] = [
    ['handover', eve, 'shift/1', 'New cards at the front felt', ['New cards at the front felt', 'Flo with Marisol', 'Dee', 'Takes over']],
    ['count', eve, `count/${sheet}`, 'Second signature', ['counted again, with the lid open', 'Second signature', '−$1']],
    ['rotation', eve, 'day/bank', 'Tess (third party): 1', ['Front felt', 'Pit 3', 'Tess (third party)']],
    ['playing-book', eve, 'day/provider', 'TP-114', ['Pacific Banking', 'TP-114', 'Tess', 'Third']],
    ['hours', eve, 'day/hours', 'Tess (third party)', ['Maria', 'Tess (third party)']],
    ['past', eve, 'day/past', 'Dealt by Dee', ['Front felt', 'Back room', 'Reversed', 'Round 1', 'Dealt by Duc', 'Dealt by Dee']],
    ['books', eve, 'audit', 'option 1', ['The drop', 'Front felt', 'The day', 'Who did what']],
    ['sign', flo, `sign/${blackjack}`, 'Table limit', ['Front felt']],
    ['rules', flo, 'rules', 'The sign, to be posted', ['Playing a hand', 'Who wins']],
  ];
  for (const [name, who, path, seen, texts] of SHEETS) {
    await who.goto(`${room.url}/#/${path}`);
    await who.getByText(seen).first().waitFor();
    // A sign and its amount are read together.
    if (name === 'past')
      expect(await who.locator('main b.num').evaluateAll((all) => all.every((b) => b.getClientRects().length === 1))).toBe(true);
    for (const format of ['A4', 'Letter'] as const) {
      const { pdf, pages } = await printed(who, format);
      if (keep) {
        mkdirSync(keep, { recursive: true });
        writeFileSync(join(keep, `day-${name}-${format}.pdf`), pdf);
      }
      const all = pages.join('');
      for (const text of texts) expect(all, `${name}, ${format}`).toContain(packed(text));
      for (const page of pages) expect(page.length, `${name}, ${format}: a page with nothing on it`).toBeGreaterThan(20);
      expect(all, name).not.toContain('Print');
      // What is posted at a table is one sheet.
      if (name === 'sign') expect(pages, format).toHaveLength(1);
    }
  }
});

test('19:00 the cage closes its drawer short, everybody goes, and the closed books are clean', async () => {
  await goes(cora, 'cage', 'The book');
  await drawer('1,990', 'Close it with this count', '$1,990 does not agree with the books. Count again');
  await drawer('1,995', 'Close it with this count', '$2,000 expected, $1,995 counted: $5 short.');
  await goes(boss, 'floor', 'Floor');
  await goes(dee, `deal/${blackjack}`, /Front felt/);
  await dee.getByRole('button', { name: 'Tap out' }).click();
  await duc.getByText('No dealer has tapped in.').waitFor();
  for (const table of [blackjack, holdem, pit]) await api(boss, `/api/tables/${table}/close`, { reason: 'the day is over' });
  await goes(boss, 'shift', 'Shifts');
  await boss.getByRole('button', { name: 'Close the shift' }).click();
  await boss.getByRole('button', { name: 'Yes, close it' }).click();
  await boss.getByRole('heading', { name: 'Handover sheet' }).waitFor();
  let found: { status: number | null; said: string } | null = null;
  await room.restart(() => {
    const { status, stdout, stderr } = spawnSync(binary(), ['verify', room.data], { encoding: 'utf8' });
    found = { status, said: stdout + stderr };
  });
  expect(found).toMatchObject({ status: 0 });
});

// A table with real chips and no telephone at all: the dealer seats people, enters what they bet and say, and names the cards.
import { expect, test } from 'vitest';
import type { View } from '../src/blackjack/types';
import { cardName } from '../src/lib/cards';
import { house, open, until } from './house';
import { shot, violations } from './room';

const { room, boss, dealer } = await house(['boss', 'dealer']);

/** How many times the dealer touched the tablet or a key. */
let actions = 0;
async function touch(name: RegExp | string): Promise<void> {
  await dealer
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
  actions++;
}

/** The table as the rail sees it. */
const view = (): Promise<View> => dealer.evaluate(() => (globalThis as unknown as { view: View }).view);

/** Follows a table through a connection of its own. */
async function follow(table: number): Promise<void> {
  await dealer.evaluate((table) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ do: 'watch', table }));
    socket.onmessage = (e) => {
      const frame = JSON.parse(e.data as string);
      const view = frame.type === 'table' ? frame.frame.view : frame.type === 'frame' ? frame.view : null;
      if (view) (globalThis as unknown as { view: View }).view = view;
    };
  }, table);
}

/** A shoe of so many decks in an order of its own. */
function shuffled(decks: number, seed: number): string[] {
  const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  const cards = Array.from({ length: decks }, () => deck).flat();
  let state = seed;
  for (let i = cards.length - 1; i > 0; i--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const j = Math.floor(state / 65536) % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
let cards: string[] = [];

/** Whatever the table waits for, done by the dealer: by the rules of thumb that players follow. */
async function step(): Promise<boolean> {
  const { awaits } = await view();
  switch (awaits.for) {
    case 'action':
      await touch(awaits.moves.stand ? 'Stand' : 'Hit');
      return true;
    case 'insurance':
      await touch('No insurance');
      return true;
    case 'dealer':
      if (awaits.task === 'shuffle') return false;
      if (awaits.task === 'pay_off') await touch(/^All the rest is settled/);
      else if (awaits.task === 'peek') await touch('No natural');
      else if (typeof awaits.task === 'object' && awaits.task.card === 'hole') await touch(/face down/);
      // Where the dealer looked and saw no natural, the hole card makes none.
      else if (awaits.task === 'show_hole')
        await touch(
          cardName(
            cards.splice(
              cards.findIndex((c) => '456789'.includes(c[0]!)),
              1,
            )[0]!,
          ),
        );
      else await touch(cardName(cards.pop()!));
      return true;
    default:
      return false;
  }
}

/** Waits until the table stands otherwise than before. */
const moved = async (before: string): Promise<void> => {
  const goes = until(
    'the table goes on',
    async () => JSON.stringify(await view()) !== before,
    async () => {},
  );
  await goes.catch(async (why: unknown) => {
    throw new Error(`${JSON.stringify((await view()).awaits)}: ${(await dealer.getByRole('alert').allTextContents()).join()}`, {
      cause: why,
    });
  });
};

test('ten rounds of six circles are entered by the dealer alone, in at most 45 touches each', async () => {
  const { table, game } = await open(boss, { house: 'livermore', game: 'blackjack', name: 'No telephones', real_chips: true });
  await dealer.setViewportSize({ width: 768, height: 1024 });
  await dealer.goto(`${room.url}/#/deal/${table}`);
  await follow(table);
  for (const [seat, name] of [
    [1, 'Maria'],
    [2, ''],
    [3, 'Bo'],
    [4, ''],
    [5, 'Lan'],
    [6, ''],
    [7, 'Third'],
  ] as const) {
    await dealer.getByRole('button', { name: `Seat ${seat} is free` }).click();
    if (name) await dealer.getByLabel(`Who sits down at seat ${seat}`).fill(name);
    if (seat === 7) await dealer.getByLabel('for a third-party provider').check();
    await dealer.getByRole('button', { name: `Sits down at seat ${seat}` }).click();
    await dealer.getByRole('button', { name: `Seat ${seat} is free` }).waitFor({ state: 'detached' });
  }
  expect(await violations(dealer)).toEqual([]);
  const counts: number[] = [];
  for (let round = 0; round < 10; round++) {
    actions = 0;
    let said = '';
    const act = async (what: () => Promise<void>): Promise<void> => {
      said = JSON.stringify(await view());
      await what();
      await moved(said);
    };
    if ((await view()).awaits.for === 'dealer') {
      cards = shuffled(game.game === 'blackjack' ? game.decks : 1, 2026 + round);
      await act(() => touch(/^The shoe is shuffled/));
    }
    for (let n = 0; n < 20; n++) {
      const { awaits } = await view();
      if (awaits.for === 'bank_offer')
        await act(() => touch(awaits.seat === 7 ? /^Seat 7 takes the bank/ : new RegExp(`^Seat ${awaits.seat} passes`)));
      else if (awaits.for === 'any_bank') await act(() => touch(/^Seat 7 takes the bank/));
      else break;
    }
    // The first round seat by seat, with a Buster bet; afterwards most bet as before.
    if (round === 0) for (const seat of [1, 2, 3, 4, 5, 6]) await act(() => touch(new RegExp(`^Seat ${seat}, .* bets`)));
    else {
      await touch(/^The same bets again/);
      await until(
        'everybody has bet',
        async () => (await view()).circles.length === 6,
        async () => {},
      );
    }
    if (round === 0) await shot(dealer, 'dealer-bets-tablet');
    await act(() => touch(/^No more bets/));
    for (let n = 0; n < 90; n++) {
      const before = JSON.stringify(await view());
      if (round === 1 && n === 3) {
        await dealer.setViewportSize({ width: 390, height: 844 });
        await shot(dealer, 'dealer-cards-phone');
        await dealer.setViewportSize({ width: 768, height: 1024 });
        await shot(dealer, 'dealer-cards-tablet');
      }
      if (!(await step())) break;
      await moved(before);
      if ((await view()).rounds > round) break;
    }
    expect((await view()).rounds).toBe(round + 1);
    counts.push(actions);
  }
  console.log(`touches in ten rounds of six circles: ${counts.join(', ')}`);
  expect(Math.max(...counts)).toBeLessThanOrEqual(45);
  expect(await violations(dealer)).toEqual([]);
}, 240_000);

// A table with real chips and no telephone at all: the dealer seats people, enters what they bet and say, and names the cards.
import { expect, test } from 'vitest';
import { BlackjackConsole, heights, inReach, shuffled, TABLET } from './console';
import { api, house, open, until } from './house';
import { PHONE, shot, violations } from './room';

const { room, boss, dealer } = await house(['boss', 'dealer']);
/** How long a touch takes somebody who deals: to look, to reach, and to look up again. */
const SECONDS = 0.6;
/** Two rounds have everything in them; the count is over ten (make soak). */
const ROUNDS = process.env.CARDROOM_SOAK ? 10 : 2;

test('rounds of six circles are entered by the dealer alone, in at most 45 touches each', async () => {
  const { table, game } = await open(boss, { house: 'livermore', game: 'blackjack', name: 'No telephones', real_chips: true });
  // This house wants to hear that the collection is down the slot.
  const settings = await api<Record<string, unknown>>(boss, '/api/settings');
  await api(boss, '/api/settings', { id: 'dealers-say-so', settings: { ...settings, dealer_says_so: true } });
  const felt = await BlackjackConsole.at(dealer, room.url, table);
  for (const [i, name] of ['Maria', '', 'Bo', '', 'Lan', '', 'Third'].entries()) await felt.seats(i + 1, name, name === 'Third');
  expect(await violations(dealer)).toEqual([]);
  const rounds: { cards: number; others: number; entered: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    felt.touches = { cards: 0, others: 0 };
    const began = Date.now();
    if ((await felt.view()).awaits.for === 'dealer') {
      felt.shoe = shuffled(game.game === 'blackjack' ? game.decks : 1, 2026 + round);
      await felt.act(() => felt.touch(/^The shoe is shuffled/));
    }
    await felt.bank(7);
    // The first round seat by seat, one with a Buster bet; afterwards everybody bets as before, and now and then somebody changes.
    if (round === 0) {
      await felt.bets([1, 2, 3, 5, 6]);
      await felt.buster(1);
      await felt.bets([4]);
    } else {
      await felt.touch(/^The same bets again/);
      await until('everybody has bet', async () => (await felt.view()).circles.length === 6);
      if (round % 3 === 1) await felt.betsInstead(2, (round + 2) / 3);
    }
    if (round === 0) {
      await shot(dealer, 'dealer-bets-tablet');
      expect(await violations(dealer)).toEqual([]);
    }
    await felt.act(() => felt.touch(/^No more bets/));
    await felt.collects();
    const stood = new Set<string>();
    await felt.play(async (step) => {
      if (round === 0) for (const at of await heights(dealer, [PHONE, TABLET])) stood.add(at);
      if (round === 0 && step === 3) {
        // What is refused is read on the screen, and no card stands elsewhere for it.
        await dealer.getByRole('button', { name: /wrong card\?$/ }).click();
        await felt.card(felt.last);
        await dealer.getByRole('alert').waitFor();
        for (const at of await heights(dealer, [PHONE, TABLET])) stood.add(at);
        for (const size of [PHONE, TABLET]) await inReach(dealer, size);
        expect(await dealer.getByRole('alert').evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      }
      if (round !== 1 || step !== 3) return;
      await inReach(dealer, PHONE);
      await shot(dealer, 'dealer-cards-phone');
      await inReach(dealer, TABLET);
      await shot(dealer, 'dealer-cards-tablet');
    });
    expect((await felt.view()).rounds).toBe(round + 1);
    // Whoever touches by habit touches the same card: cards and buttons each stand at one height, whatever is said above them.
    if (round === 0) expect(stood.size, [...stood].join('; ')).toBe(4);
    rounds.push({ ...felt.touches, entered: Date.now() - began });
  }
  const counts = rounds.map((r) => r.cards + r.others);
  const mean = (of: number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
  const entry = mean(counts) * SECONDS;
  console.log(
    `touches in ${ROUNDS} rounds of six circles: ${counts.join(', ')}; mean ${mean(counts).toFixed(1)}, most ${Math.max(...counts)}, ` +
      `of which cards ${mean(rounds.map((r) => r.cards)).toFixed(1)}; ${entry.toFixed(1)} s of a round at ${SECONDS} s a touch; ` +
      `the script itself took ${(mean(rounds.map((r) => r.entered)) / 1000).toFixed(1)} s a round`,
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(45);
  expect(await violations(dealer)).toEqual([]);
}, 240_000);

// A dealer at the console of a table that a person deals: what is touched there, how often, and what the table waits for next.
import type { Page } from 'playwright-core';
import type { Awaits, View } from '../src/blackjack/types';
import { expect } from 'vitest';
import { cardName } from '../src/lib/cards';
import { until } from './house';
import { atRest } from './room';

type Moves = Extract<Awaits, { for: 'action' }>['moves'];

export const TABLET = { width: 768, height: 1024 };

/** A shoe of so many decks in an order of its own. */
export function shuffled(decks: number, seed: number): string[] {
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

/** What was touched, by kind: cards that were named, and everything else. */
export interface Touches {
  cards: number;
  others: number;
}

/** The console of a blackjack table without telephones: bets, moves and cards are the dealer's to enter. */
export class BlackjackConsole {
  touches: Touches = { cards: 0, others: 0 };
  /** What comes out of the shoe, the last one first. */
  shoe: string[] = [];
  /** The card that was touched last. */
  last = '';

  private constructor(readonly page: Page) {}

  /** Goes to the console, and follows the table through a connection of its own. */
  static async at(page: Page, url: string, table: number): Promise<BlackjackConsole> {
    await page.setViewportSize(TABLET);
    await page.goto(`${url}/#/deal/${table}`);
    await page.evaluate((table) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      socket.onopen = () => socket.send(JSON.stringify({ do: 'watch', table }));
      return new Promise<void>((there) => {
        socket.onmessage = (e) => {
          const frame = JSON.parse(e.data as string);
          const view = frame.type === 'table' ? frame.frame.view : frame.type === 'frame' ? frame.view : null;
          if (view) (globalThis as unknown as { view: View }).view = view;
          if (view) there();
        };
      });
    }, table);
    return new BlackjackConsole(page);
  }

  /** The table as the rail sees it. */
  view(): Promise<View> {
    return this.page.evaluate(() => (globalThis as unknown as { view: View }).view);
  }

  async touch(name: RegExp | string): Promise<void> {
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    this.touches.others++;
  }

  async card(card: string): Promise<void> {
    await this.touch(cardName(card));
    this.last = card;
    this.touches.others--;
    this.touches.cards++;
  }

  /** Does something, and waits until the table stands otherwise than before. */
  async act(what: () => Promise<void>): Promise<void> {
    const before = JSON.stringify(await this.view());
    await what();
    const goes = until('the table goes on', async () => JSON.stringify(await this.view()) !== before);
    await goes.catch(async (why: unknown) => {
      const said = (await this.page.getByRole('alert').allTextContents()).join();
      throw new Error(`${JSON.stringify((await this.view()).awaits)}: ${said}`, { cause: why });
    });
  }

  /** Somebody sits down, by name or by the seat alone. */
  async seats(seat: number, name: string, provider = false): Promise<void> {
    await this.page.getByRole('button', { name: `Seat ${seat} is free` }).click();
    if (name) await this.page.getByLabel(`Who sits down at seat ${seat}`).fill(name);
    if (provider) await this.page.getByLabel('for a third-party provider').check();
    await this.page.getByRole('button', { name: `Sits down at seat ${seat}` }).click();
    await this.page.getByRole('button', { name: `Seat ${seat} is free` }).waitFor({ state: 'detached' });
  }

  /** The bank goes round until this seat takes it. */
  async bank(seat: number): Promise<void> {
    for (let n = 0; n < 20; n++) {
      const { awaits } = await this.view();
      const taken = awaits.for === 'any_bank' || (awaits.for === 'bank_offer' && awaits.seat === seat);
      if (taken) await this.act(() => this.touch(new RegExp(`^Seat ${seat} takes the bank`)));
      else if (awaits.for === 'bank_offer') await this.act(() => this.touch(new RegExp(`^Seat ${awaits.seat} passes`)));
      else return;
    }
  }

  /** These seats bet what is chosen. */
  async bets(seats: number[]): Promise<void> {
    for (const seat of seats) await this.act(() => this.touch(new RegExp(`^Seat ${seat}\\b.* bets`)));
  }

  /** Chooses a Buster bet for the seats that bet next: the list is opened, and a line of it touched. */
  async buster(nth: number): Promise<void> {
    await this.page.getByRole('combobox', { name: /^Buster/ }).selectOption({ index: nth });
    this.touches.others += 2;
  }

  /** A seat bets something else than before: it takes its bet back, and bets the nth of the amounts. */
  async betsInstead(seat: number, nth: number): Promise<void> {
    await this.act(() => this.touch(new RegExp(`^Seat ${seat}\\b.* takes the bet back`)));
    await this.page.getByRole('group', { name: 'How much is bet' }).getByRole('button').nth(nth).click();
    this.touches.others++;
    await this.bets([seat]);
  }

  /** Where the house wants it, the dealer says that the collection is down the slot before the first card comes. */
  async collects(): Promise<void> {
    const down = this.page.getByRole('button', { name: 'It is down the slot' });
    await down.click();
    this.touches.others++;
    await down.waitFor({ state: 'detached' });
  }

  /** Whatever the table waits for, done by the dealer: by the rules of thumb that players follow. */
  private async step(): Promise<boolean> {
    const view = await this.view();
    const { awaits } = view;
    switch (awaits.for) {
      case 'action': {
        const hand = view.circles.find((c) => c.seat === awaits.seat)!.hands[awaits.hand - 1]!;
        await this.touch(signs(awaits.moves, hand, view.bank!.cards[0]!));
        return true;
      }
      case 'insurance':
        await this.touch('No insurance');
        return true;
      case 'dealer':
        if (awaits.task === 'shuffle') return false;
        if (awaits.task === 'pay_off') await this.touch(/^All the rest is settled/);
        else if (awaits.task === 'peek') await this.touch('No natural');
        else if (typeof awaits.task === 'object' && awaits.task.card === 'hole') await this.touch(/face down/);
        // Where the dealer looked and saw no natural, the hole card makes none.
        else if (awaits.task === 'show_hole') {
          const quiet = this.shoe.findIndex((c) => '456789'.includes(c[0]!));
          await this.card(this.shoe.splice(quiet, 1)[0]!);
        } else await this.card(this.shoe.pop()!);
        return true;
      default:
        return false;
    }
  }

  /** Cards and moves until the round is over; `look` is called before every step. */
  async play(look: (step: number) => Promise<unknown> = async () => null): Promise<void> {
    const { rounds } = await this.view();
    for (let n = 0; n < 90 && (await this.view()).rounds === rounds; n++) {
      await look(n);
      let goes = true;
      await this.act(async () => {
        goes = await this.step();
        if (!goes) throw new Error(`The dealer does not know what to do: ${JSON.stringify((await this.view()).awaits)}`);
      });
    }
  }
}

/** What a player signs who knows the simplest of basic strategy: aces and eights are split, tens and elevens doubled, stiff hands stand
 *  against a low card and hit against a high one. Where the house's chart leaves no choice, what it leaves. */
function signs(moves: Moves, hand: View['circles'][number]['hands'][number], up: string): RegExp | string {
  const { points, soft } = hand.total;
  const [first, second] = hand.cards;
  const pair = hand.cards.length === 2 && first![0] === second![0] ? first![0]! : '';
  if (moves.split && 'A8'.includes(pair) && pair) return 'Split';
  if (moves.double > 0 && !soft && (points === 10 || points === 11)) return /^Double \$/;
  const hits = soft ? points <= 17 : points <= 11 || (points <= 16 && '789TJQKA'.includes(up[0]!));
  return (hits && moves.hit) || !moves.stand ? 'Hit' : 'Stand';
}

/** What the console says first. */
export const says = async (page: Page): Promise<string> => (await page.locator('.now').textContent()) ?? '';
/** Waits until it says this. */
export const asked = (page: Page, text: RegExp): Promise<void> => page.locator('.now', { hasText: text }).waitFor();

/** Touches cards of the grid. */
export async function touch(page: Page, ...cards: string[]): Promise<void> {
  for (const card of cards) await page.getByRole('button', { name: cardName(card), exact: true }).click();
}

/** Does something, and waits until the console says something else. */
export async function onward(page: Page, what: () => Promise<unknown>): Promise<void> {
  const before = await says(page);
  await what();
  await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, before);
}

/** The dealer touches the cards that came face up: with the last that is due they count. */
export const came = (page: Page, ...cards: string[]): Promise<void> => onward(page, () => touch(page, ...cards));

/** The floor rules what cannot be undone: it is asked once more. */
export async function rulesSo(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: what }).click();
  await page.getByRole('button', { name: 'Yes, I rule so' }).click();
}

/** Every card of the grid lies on the screen, whole and big enough for a thumb, without scrolling, at this size. */
export async function inReach(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await atRest(page);
  await page.evaluate(() => scrollTo(0, 0));
  const grid = await page.getByRole('group', { name: 'Which card came' }).evaluate((group) => {
    const cards = [...group.querySelectorAll('button')].map((card) => card.getBoundingClientRect());
    const all = (of: (card: DOMRect) => boolean): boolean => cards.every(of);
    return {
      cards: cards.length,
      below: Math.max(...cards.map((card) => card.bottom)) > innerHeight,
      beside: !all((card) => card.left >= 0 && card.right <= innerWidth),
      small: !all((card) => card.width >= 40 && card.height >= 40),
    };
  });
  expect(grid, `${size.width}×${size.height}`).toEqual({ cards: expect.any(Number), below: false, beside: false, small: false });
}

/** At which height the cards stand, or the first button of what is to be done where none is due; at these sizes. */
export async function heights(page: Page, sizes: { width: number; height: number }[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await atRest(page);
    await page.evaluate(() => scrollTo(0, 0));
    const at = await page.evaluate(() => {
      const top = (e: Element | null | undefined): number => Math.round(e?.getBoundingClientRect().top ?? -1);
      const grid = document.querySelector('[role=group] > [aria-label="king of hearts"]');
      return grid ? `cards at ${top(grid)}` : `buttons at ${top(document.querySelector('.next .row button'))}`;
    });
    found.push(`${size.width}×${size.height}: ${at}`);
  }
  return found;
}

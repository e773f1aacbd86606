// A human dealer who speaks the protocol from a browser page: deals the cards a test has chosen, as soon as the table waits
// for them, and nothing else.
import type { Page } from 'playwright-core';
import type { PokerView } from '../src/poker/types';

/** What the dealer's page keeps while it deals. */
interface Dealing {
  cards: (string | null)[];
  /** The table as it stood in the last frame. */
  view: PokerView | null;
  refused: string[];
  shuffle(): void;
  deal(cards: (string | null)[]): void;
}
type Window = { dealing: Dealing };

export class Croupier {
  private constructor(private readonly page: Page) {}

  /** Sits down at a table of poker. */
  static async at(page: Page, table: number): Promise<Croupier> {
    await page.evaluate((table) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      let ids = 0;
      let asked = '';
      // The last record that was seen, and the one that the last answer spoke of: in between the table has moved on.
      let [seen, spoken] = [0, 0];
      let turn: { turn: string; task?: { task: string; seat?: number; count?: number } } | null = null;
      let sent = '';
      const send = (command: unknown): void => {
        asked = JSON.stringify(command);
        sent = `croupier-${table}-${Date.now()}-${++ids}`;
        socket.send(JSON.stringify({ do: 'command', id: sent, table, command }));
      };
      const dealing: Dealing = {
        cards: [],
        view: null,
        refused: [],
        shuffle: () => send({ dealer: 'shuffle' }),
        deal(cards) {
          this.cards.push(...cards);
          next();
        },
      };
      // One task at a time: a frame that changes the question brings the next one.
      const next = (): void => {
        const task = turn?.turn === 'dealer' ? turn.task : null;
        if (!task || asked || seen < spoken) return;
        const take = (n: number): (string | null)[] | null => (dealing.cards.length >= n ? dealing.cards.splice(0, n) : null);
        let command: unknown = null;
        if (task.task === 'burn') command = { do: 'burn', card: null };
        else if (task.task === 'all-clear') command = { do: 'all-clear' };
        else if (task.task === 'deal') {
          const cards = take(1);
          if (cards) command = { do: 'deal', seat: task.seat, cards };
        } else if (task.task === 'board') {
          const cards = take(task.count ?? 1);
          if (cards) command = { do: 'board', cards };
        }
        if (!command) return;
        send({ dealer: { poker: { command } } });
      };
      socket.onopen = () => socket.send(JSON.stringify({ do: 'watch', table }));
      let watching: (() => void) | null = null;
      socket.onmessage = (e) => {
        const frame = JSON.parse(e.data as string);
        const view = frame.type === 'table' ? frame.frame.view : frame.type === 'frame' ? frame.view : null;
        if (view) {
          dealing.view = view;
          turn = view.on && view.hand ? view.hand.awaits.turn : null;
          seen = frame.type === 'table' ? frame.frame.seq : frame.seq;
          watching?.();
        }
        if (frame.type === 'done') spoken = frame.seq;
        if (frame.type === 'refused') dealing.refused.push(`${asked}: ${frame.refusal.reason}`);
        if (frame.id === sent) asked = '';
        next();
      };
      (globalThis as unknown as Window).dealing = dealing;
      return new Promise<void>((seated) => (watching = seated));
    }, table);
    return new Croupier(page);
  }

  /** Begins a hand. */
  async shuffle(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as Window).dealing.shuffle());
  }

  /** Cards to deal from, in the order in which the table asks for them; burns come from elsewhere. */
  async deal(cards: string): Promise<void> {
    await this.page.evaluate((cards) => (globalThis as unknown as Window).dealing.deal(cards), cards.split(' ').filter(Boolean));
    await this.check();
  }

  /** The table as the dealer sees it. */
  async view(): Promise<PokerView> {
    return (await this.page.evaluate(() => (globalThis as unknown as Window).dealing.view))!;
  }

  /** Fails if the table has refused something that was dealt. */
  async check(): Promise<void> {
    const refused = await this.page.evaluate(() => (globalThis as unknown as Window).dealing.refused);
    if (refused.length) throw new Error(refused.join('\n'));
  }
}

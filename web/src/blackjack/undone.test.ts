import { expect, test } from 'vitest';
import { EMPTY, plain, ROUND } from './fixture';
import { applyEvent, sceneOf, type Scene } from './scene';
import type { Event, Happened, Line } from './types';
import { plan } from './plan';

const play = (events: Happened[], from: Scene = sceneOf(EMPTY)): Scene => events.reduce(applyEvent, from);
const at = (name: string): number => ROUND.findIndex(({ event }) => typeof event === 'object' && name in event);
const UNSETTLED = ROUND.slice(0, at('settled'));
const reverse = plain({ ruled: { author: 'Frank', reason: 'the last card', ruling: { reverse: {} } } });
const bare = ({ view: { awaits: _, ...view }, lines, button }: Scene): unknown => ({ view, lines, button });

test('a settlement that is reversed never was: cards, chips and lines stand as before it, and the card is named again', () => {
  const before = play(UNSETTLED);
  const over = play(ROUND);
  expect(over.view.bank?.result).toBe(-25);
  const reversed = play([reverse], over);
  expect(bare(reversed)).toEqual(bare(before));
  expect(reversed.ended).toBeNull();
  const [was, card] = [before.view.bank!.cards.at(-1)!, '2s'];
  const named = plain({ named_again: { at: 'bank', nth: before.view.bank!.cards.length, was, card } });
  const total = { points: 18, soft: false, natural: false };
  const s = play([{ ...named, counted: [{ event: 0, at: 'bank', total, over: false }] }], reversed);
  expect([s.view.bank!.cards.at(-1), s.view.bank!.total, s.view.bank!.over, s.view.bank!.result]).toEqual([card, total, false, 0]);
  expect(s.button, 'the hole card is the same').toEqual(before.button);
  const won: Line = { ...over.lines[0]!, outcome: 'lose', paid: 0, collected: 40, uncovered: 0, amount: 40 };
  const settled = play([plain({ settled: won })], s);
  expect([settled.view.bank!.result, settled.lines]).toEqual([40, [won]]);
});

const insured: Line = {
  ...play(ROUND).lines[0]!,
  wager: 'insurance',
  hand: null,
  amount: 5,
  outcome: 'win',
  paid: 10,
  collected: 0,
  uncovered: 0,
};

test('insurance that was paid with the rest goes back with the rest; what went before anybody played stays gone', () => {
  const before = play(UNSETTLED);
  const paid = play([plain({ settled: insured }), ...ROUND.slice(at('settled')), reverse], before);
  expect(bare(paid)).toEqual(bare(before));
  const lost = plain({ settled: { ...insured, outcome: 'lose', paid: 0, collected: 5 } });
  const acted = at('acted');
  const went = play([...ROUND.slice(0, acted), lost, ...ROUND.slice(acted), reverse]);
  expect(went.lines.map((line) => [line.wager, line.collected])).toEqual([['insurance', 5]]);
});

test('insurance lies out again where the look counts for nothing', () => {
  const asked = play(ROUND.slice(0, at('acted')));
  const lost = play([plain({ settled: { ...insured, outcome: 'lose', paid: 0, collected: 5 } })], asked);
  expect(lost.view.bank!.result).toBe(5);
  const again = play([plain({ ruled: { author: 'Flo', reason: 'nobody looked', ruling: 'no_look' } })], lost);
  expect([again.view.bank!.result, again.lines]).toEqual([0, []]);
  expect(again.view.circles.find((c) => c.seat === insured.seat)!.insurance).toBe(5);
  expect(again.view.people).toEqual(asked.view.people);
});

test('at the table too, where the felt was swept meanwhile, and for whoever sat down since', () => {
  const joined = plain({ joined: { player: 9, seat: 1, chips: 80, third_party: false } });
  const swept = plan(sceneOf(EMPTY), [...ROUND, joined], EMPTY, { me: 1, name: String }).at(-1)!.scene;
  const back = play([reverse], swept);
  expect(back.view.circles).toEqual(play(UNSETTLED).view.circles);
  expect(back.view.people.find((p) => p.player === 9)?.stack).toBe(80);
  const next = play([plain({ bank_taken: { player: 3, seat: 7, wager: 50, turn: 2 } })], swept);
  expect(next.kept).toEqual({ lines: [], move: null });
});

test('wagers that the floor rules on once they were paid count once', () => {
  const over = play(ROUND.slice(0, at('round_ended')));
  const [first] = over.lines;
  const ruling = { wager: { seat: first!.seat, hand: first!.hand!, wager: 'base', fate: 'return' } } as const;
  const s = play([plain({ ruled: { author: 'Frank', reason: 'capped', ruling } })], over);
  expect([s.view.bank!.result, s.lines]).toEqual([0, []]);
});

test('the hole card named again has the button counted anew', () => {
  const shown = play(ROUND.slice(0, at('button_placed') + 1));
  expect(shown.button).not.toBeNull();
  const s = play([plain({ named_again: { at: 'bank', nth: 2, was: 'Kd', card: '4d' } })], shown);
  expect([s.view.bank!.cards, s.button, s.view.bank!.button]).toEqual([['6s', '4d'], null, null]);
});

test('a double and a split that are taken back were never made', () => {
  const hand = { hand: { seat: 2, hand: 1 } };
  const asked = play(
    (
      [
        { bank_taken: { player: 3, seat: 7, wager: 100, turn: 1 } },
        { wagered: { player: 1, seat: 2, base: 10, buster: 0 } },
        { card_dealt: { to: hand, card: '8h' } },
        { card_dealt: { to: hand, card: '8c' } },
        { acted: { player: 1, seat: 2, hand: 1, action: 'split' } },
        { card_dealt: { to: hand, card: '3c' } },
      ] satisfies Event[]
    ).map((event) => plain(event)),
  );
  const moves = [{ double: 10 }, 'split', 'stand', 'surrender', 'hit'] as const;
  for (const action of moves) {
    const amount = action === 'split' || typeof action === 'object' ? 10 : 0;
    const made = play([plain({ acted: { player: 1, seat: 2, hand: 1, action } })], asked);
    const back = play([plain({ retracted: { player: 1, seat: 2, hand: 1, action, amount } })], made);
    expect(bare(back), JSON.stringify(action)).toEqual(bare({ ...asked, view: { ...asked.view, phase: back.view.phase } }));
    expect(back.kept.move).toBeNull();
  }
  expect(asked.view.circles[0]!.hands.map((h) => h.cards)).toEqual([['8h', '3c'], ['8c']]);
});

// Hands of poker put together by tapping, and what the referee says of the common questions: the engine itself is asked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { more } from '../lib/voice';
import { engineOf } from './engine';
import {
  act,
  asked,
  buttonAt,
  dealt,
  free,
  freshHand,
  handOf,
  miss,
  named,
  placeOf,
  reported,
  seatAt,
  standUp,
  swap,
  turnUp,
} from './hand';
import { awarded, handSentence, rests, steps } from './handruling';
import type { Hand, HandKeys, HandRuling } from './types';

await more();
const { commonHands } = await import('./commonhands');
const wasm = readFileSync(join(import.meta.dirname, 'engine.wasm'));
const engine = engineOf((await WebAssembly.instantiate(wasm)).instance);

function gives<T>(call: string, what: unknown): T {
  const answer = JSON.parse(engine(call, JSON.stringify(what))) as { gives: T; wrong?: { text: string }[] };
  if (answer.wrong) throw new Error(answer.wrong.map((w) => w.text).join(' '));
  return answer.gives;
}
const play = (hand: Hand, then?: string): HandRuling => gives<HandRuling>('play', { hand: asked(hand), then });

const SAYS: [string, string, string[]][] = [
  ['Side pot, odd chip', 'Seat 1 wins $18 (with the odd $1) and Seat 2 wins $11.', ['S-7']],
  ['Turn too early', 'K♦ is turned before the betting is complete: take the card out: it does not play.', ['HE-15']],
  ['Flop too early', 'take the whole flop back; the burn stays.', ['HE-14']],
  ['Exposed card', '9♣ is seen on its way to Seat 3: put 9♣ aside: it is the first burn.', ['HE-17']],
  ['Missed blind', 'Seat 3 posts a dead small blind of $2 and Seat 3 posts $4.', ['HE-8']],
  ['Foul hand', 'Seat 1’s hand is dead and Seat 2 wins $20.', ['DR-1']],
  ['Checked seven', 'Seat 1 wins $8.', ['LB-9']],
  ['Raise not allowed', 'Not allowed.', ['S-2']],
];

test.each(commonHands())('$name is ruled by its clause', ({ name, hand }) => {
  const ruling = play(hand);
  const [, says, clauses] = SAYS.find(([of]) => of === name)!;
  expect(handSentence(hand, ruling).replaceAll("'", '’')).toContain(says);
  for (const clause of clauses) expect(rests(ruling)).toContain(clause);
});

test('what is done about a turn that came too early stands in order', () => {
  const { hand } = commonHands().find(({ name }) => name === 'Turn too early')!;
  const todo = steps(play(hand));
  expect(todo).toHaveLength(5);
  expect(todo[4]).toEqual({ text: 'Turn the river, without a burn', clause: 'HE-15' });
  const seven = play(commonHands().find(({ name }) => name === 'Checked seven')!.hand);
  expect(awarded(seven).map((s) => s.says.id)).toEqual(['hand-goes-back', 'hand-goes-back', 'hand-wins-with']);
});

test('places are counted from the left of the button', () => {
  const hand: Hand = { ...freshHand('ocean-view/holdem', '4-8'), stacks: [1, 2, 3, 4], button: 2 };
  expect([0, 1, 2, 3].map((place) => seatAt(hand, place))).toEqual([3, 4, 1, 2]);
  expect([1, 2, 3, 4].map((seat) => placeOf(hand, seat))).toEqual([2, 3, 0, 1]);
  expect(asked(hand).stacks).toEqual([3, 4, 1, 2]);
  expect(asked(hand).players).toEqual(['Seat 3', 'Seat 4', 'Seat 1', 'Seat 2']);
  expect(buttonAt(act(hand, 'p1 f'), 3)).toMatchObject({ button: 3, actions: [] });
  expect(standUp(hand, 1)).toMatchObject({ stacks: [2, 3, 4], button: 1 });
  expect(asked(miss(hand, 1)).missed).toEqual([2]);
  expect(miss(miss(hand, 1), 1).missed).toEqual([]);
});

test('a card is another one wherever it is named, and one that lies face down gets a name', () => {
  const hand = act(freshHand('ocean-view/holdem', '4-8'), 'd dh p1 ??', 'd dh p2 Kh', 'd dh p1 ??', 'd db 3c4d9h', 'p1 cbr 10');
  expect(swap(hand, '4d', 'As').actions).toContain('d db 3cAs9h');
  expect(swap(hand, 'Kh', '9h').actions).toEqual(['d dh p1 ??', 'd dh p2 9h', 'd dh p1 ??', 'd db 3c4dKh', 'p1 cbr 10']);
  expect(turnUp(hand, 0, 1, 'Qs').actions[2]).toBe('d dh p1 Qs');
  expect(named(hand)).toEqual(['Kh', '3c', '4d', '9h']);
  expect(free(hand, null, [], 'K', 'h')).toBeNull();
  expect(free(hand, null, ['Ks', 'Kd'], 'K', null)).toBe('Kc');
});

test('a hand is dealt and bet by tapping, the burns among it', () => {
  let hand = freshHand('ocean-view/holdem', '4-8');
  hand = { ...hand, actions: play(hand, 'deal-face-down').hand.actions };
  hand = { ...hand, actions: play(hand, 'check-around').hand.actions };
  hand = dealt(hand, play(hand), ['3c', '4d', '9h']);
  expect(hand.actions.slice(-2)).toEqual(['d burn ??', 'd db 3c4d9h']);
  expect(play(hand).view.board).toEqual(['3c', '4d', '9h']);
  hand = act(hand, reported({ do: 'early', cards: ['Kd'] }));
  expect(rests(play(hand))).toEqual(['HE-15']);
});

test('a hand history is opened and written again', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../scenarios/poker/holdem-missed-blinds-posted.phh'), 'utf8');
  const hand = handOf(gives<HandKeys>('hand', { file }));
  const ruling = play(hand);
  expect(ruling.end).toMatchObject({ over: { stacks: [98, 96, 100, 102] } });
  expect(handOf(gives<HandKeys>('hand', { file: ruling.file })).blinds).toEqual([2, 4, 0, -4]);
});

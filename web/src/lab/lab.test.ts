// A situation put together by tapping, passed on in an address and as a code, and told in a sentence.
import { expect, test } from 'vitest';
import { common } from './common';
import { pack, unpack } from './link';
import { placesOf } from './places';
import { cells, code } from './qr';
import { errorBars, plot } from './plot';
import { changeOf, changesOf, chartOf, controls, fileOf, isCommon, postedOf, sweepOf } from './rules';
import { inOneSentence } from './ruling';
import { act, bankAt, cardOf, cardsOf, deal, fresh, leave, put, sit, stakeOf } from './situation';
import type { Brief, Rulebook, Ruling, Settlement } from './types';

const AVIATOR = 'aviator/pure-21.5';

test('chips are put down, changed and taken away', () => {
  let round = sit(sit(fresh(AVIATOR), 5, 10), 4, 20);
  expect(round.wagers.map((w) => w.seat)).toEqual([4, 5]);
  round = put(round, { seat: 4, kind: 'buster' }, 5);
  round = put(round, { seat: 4, kind: 'backline' }, 10);
  expect(stakeOf(round, { seat: 4, kind: 'buster' })).toBe(5);
  expect(stakeOf(round, { seat: 4, kind: 'backline' })).toBe(10);
  expect(round.wagers).toContainEqual({ seat: 4, backline: 10, player: '4b' });
  round = put(put(round, { seat: 4, kind: 'buster' }, 0), { seat: 4, kind: 'backline' }, 0);
  expect(round.wagers).toEqual([
    { seat: 4, base: 20 },
    { seat: 5, base: 10 },
  ]);
  expect(put(round, { bank: true }, 60).bank.wager).toBe(60);
  expect(put(round, { seat: 5, kind: 'base' }, 12.5).wagers[1]!.base).toBe(12.5);
});

test('cards come in the order of the deal, another one instead, and are dealt anew where people change', () => {
  let round = sit(fresh(AVIATOR), 4, 10);
  for (const rank of '8888') round = deal(round, cardOf(round, rank, null), null);
  expect(new Set(cardsOf(round)).size).toBe(4);
  expect(cardOf(round, '8', 'h')).toBe('8h');
  round = act(deal(round, 'Ts', 1), '4 stand');
  expect(cardsOf(round)[1]).toBe('Ts');
  expect(leave(round, 4)).toMatchObject({ wagers: [], cards: '', actions: [] });
  expect(bankAt(round, 4)).toMatchObject({ bank: { seat: 4 }, wagers: [], cards: '' });
});

test('an address carries the whole situation; one that was cut carries nothing', async () => {
  for (const { round } of common()) {
    const situation = { round, version: '63229b49ffba', changes: ['surrender=none'], houses: { 'ours/pure': 'name = "…"\n' } };
    const packed = await pack(situation);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toEqual(situation);
    expect(await unpack(packed.slice(0, -9))).toBeNull();
  }
  expect(await unpack('')).toBeNull();
});

// What another maker of codes draws for the same word.
const KNOWN = `111111100100101111111 100000101001001000001 101110100100001011101 101110101001001011101 101110100011101011101
  100000101110101000001 111111101010101111111 000000000011100000000 111110111100110101010 111011000000111110101
  011011100111010001110 000010011010000011111 101011110101000011000 000000001011111110101 111111101000101000010
  100000100011111011100 101110101100100010001 101110101010100111100 101110101011010000100 100000101100000111100
  111111101101010101010`;

test('a code is the one that others draw, and grows with what it says', () => {
  expect(cells('cardroom')!.map((row) => row.map(Number).join(''))).toEqual(KNOWN.split(/\s+/));
  expect(code('x'.repeat(300))!.size).toBe(61);
  expect(code('x'.repeat(2900))!.size).toBe(177);
  expect(code('x'.repeat(3000))).toBeNull();
});

const line = (player: string, paid: number, collected: number): Settlement => ({
  seat: 4,
  hand: 1,
  player,
  wager: 'base',
  amount: 10,
  paid,
  collected,
  uncovered: 0,
  clause: 'GR-3',
});
const ruled = (bank_result: number, ...settlement: Settlement[]): Ruling =>
  ({ names: [], end: { over: { settlement, bank_result, net: {}, fees: { players: [], player_dealer: 0 } } } }) as unknown as Ruling;

test('the ruling is one sentence, each player once', () => {
  expect(inOneSentence(ruled(-15, line('4', 10, 0), line('4', 5, 0)))).toBe('The player-dealer loses $15: it pays seat 4 $15.');
  expect(inOneSentence(ruled(0, line('Ann', 10, 0), line('4b', 0, 10), line('5', 0, 0)))).toBe(
    'The player-dealer neither wins nor loses: it pays Ann $10, takes $10 from the bet behind seat 4 and leaves seat 5 as it was.',
  );
});

test('cards are found where they lie, after a split too', () => {
  const dealt = (to: unknown) => ({ event: { card_dealt: { to, card: '8s' } }, says: null });
  const hand = (n: number) => ({ hand: { seat: 4, hand: n } });
  const story = [
    dealt(hand(1)),
    dealt('bank'),
    dealt(hand(1)),
    dealt('hole'),
    { event: { acted: { player: 1, seat: 4, hand: 1, action: 'split' } }, says: null },
    dealt(hand(1)),
    dealt(hand(2)),
    dealt('bank'),
  ];
  expect(placesOf({ story } as unknown as Ruling)).toEqual({
    bank: [1, 3, 6],
    hands: {
      4: [
        [0, 4],
        [2, 5],
      ],
    },
  });
});

test('controls come from the schema of house files, one for every key that is a rule', () => {
  const schema = {
    properties: {
      natural: { $ref: '#/$defs/Odds' },
      surrender: { anyOf: [{ $ref: '#/$defs/Surrender' }] },
      insurance: { type: 'boolean' },
      must_hit: { type: 'integer' },
      seats: { type: 'integer', description: 'Seats, 2 to 8.' },
      chip: { anyOf: [{ $ref: '#/$defs/Money' }] },
      decks: { type: 'array' },
      house: { type: 'string' },
    },
    $defs: { Odds: { type: 'string' }, Money: { type: 'number' }, Surrender: { oneOf: [{ const: 'none' }, { const: 'first-two' }] } },
  };
  expect(controls(schema).map((c) => [c.key, c.kind])).toEqual([
    ['natural', 'text'],
    ['surrender', 'choice'],
    ['must_hit', 'number'],
    ['insurance', 'yes-no'],
    ['seats', 'number'],
    ['chip', 'number'],
    ['decks', 'toml'],
  ]);
  expect(controls(schema)[4]!.name).toBe('Seats, 2 to 8.');
  expect(sweepOf(controls(schema)[1]!, 'none')).toEqual(['none', 'first-two']);
  expect(sweepOf(controls(schema)[2]!, 1)).toEqual([0, 1, 2, 3]);
  expect(sweepOf(controls(schema)[0]!, '6:5')).toEqual([]);
});

test('a sweep is drawn: the best on top, a line for each value of the second key', () => {
  const drawn = plot([
    { x: 'none', line: 'no', y: -0.02 },
    { x: 'none', line: 'yes', y: -0.01 },
    { x: 'any', line: 'no', y: -0.015 },
    { x: 'any', line: 'yes', y: 0 },
  ]);
  expect(drawn.columns.map((c) => c.name)).toEqual(['none', 'any']);
  expect(drawn.lines.map((l) => l.dots.length)).toEqual([2, 2]);
  expect(drawn.lines[1]!.dots[1]!.y).toBeLessThan(drawn.lines[0]!.dots[0]!.y);
  expect(drawn.ticks).toHaveLength(4);
});

test('changes are told to the engine and saved as what differs', () => {
  const changed = { natural: '3:2', insurance: true, must_hit: 8 };
  expect(changesOf(changed)).toEqual(['natural=3:2', 'insurance=true', 'must_hit=8']);
  expect(fileOf(AVIATOR, changed)).toBe('extends = "aviator/pure-21.5"\nnatural = "3:2"\ninsurance = true\nmust_hit = 8\n');
  expect(fileOf(AVIATOR, { decks: '[2, 4]' })).toContain('decks = [2, 4]');
});

test('a chart shows the best move, and which are others than before', () => {
  const brief = (hit: number): Brief => ({
    decks: 6,
    ev: 0,
    buster: { ev: null, pays: null },
    worth: { '8-8': [{ split: 0.2, hit }], 'soft 13': [{ hit }], 'hard 12': [{ stand: -0.2, hit }] },
  });
  const lines = chartOf(brief(0.1), brief(-0.3));
  expect(lines.map((l) => l.name)).toEqual(['hard 12', 'soft 13', '8-8']);
  expect(lines[0]!.moves[0]).toEqual({ best: 'hit', worth: 0.1, was: 'stand' });
  expect(lines[2]!.moves[0]).toEqual({ best: 'split', worth: 0.2, was: null });
});

test('where the nearer hand wins its keys come first, and a key is found wherever it stands', () => {
  const schema = {
    properties: {
      target: { type: 'number' },
      must_stand: { $ref: '#/$defs/MustStand', description: 'Where the chart says stand' },
      natural: { type: 'string', description: 'What a natural pays' },
    },
    $defs: { MustStand: { anyOf: [{ oneOf: [{ const: 'never' }, { const: 'hard-19' }] }, { type: 'integer' }] } },
  };
  const [bust, nearest] = [controls(schema), controls(schema, true)];
  expect(bust.find((c) => c.key === 'must_stand')).toMatchObject({ kind: 'choice', of: ['never', 'hard-19'] });
  expect(nearest.find((c) => c.key === 'must_stand')).toMatchObject({ kind: 'either' });
  expect(nearest[0]!.key).toBe('target');
  expect([isCommon('target'), isCommon('target', true), isCommon('natural', true)]).toEqual([false, true, false]);
  const book = {
    rules: { natural: '6:5', must_stand: 'never', nearest: { target: 22, must_stand: 18 }, banking: { third_parties: 1 } },
    papers: { statement: 'Because.', rotation: [40, 2] },
    schedules: [],
    usual_decks: 6,
  } as unknown as Rulebook;
  const keys = ['scoring', 'target', 'must_stand', 'natural', 'third_parties', 'statement', 'rotation_players', 'usual_decks', 'peek'];
  expect(keys.map((key) => postedOf(book, key))).toEqual(['nearest', 22, 18, '6:5', 1, 'Because.', 2, 6, undefined]);
});

test('changes that a profile proposes are of their own kind, and go into a file as they are', () => {
  const proposed = ['bank_turns=1', 'insurance=false', 'tie_pays=3:10', 'buster.pays=[]', 'name=Closest to Twenty-Two', 'target=22.25'];
  const changed = Object.fromEntries(proposed.map(changeOf));
  expect(changed).toEqual({
    bank_turns: 1,
    insurance: false,
    tie_pays: '3:10',
    'buster.pays': '[]',
    name: 'Closest to Twenty-Two',
    target: 22.25,
  });
  expect(changesOf(changed)).toEqual(proposed);
  expect(fileOf('aviator/pure-21.5', changed)).toContain('bank_turns = 1\ninsurance = false\ntie_pays = "3:10"\nbuster.pays = []\n');
});

test('bars begin at nothing, and their errors reach two each way', () => {
  const { rows, zero } = errorBars([
    [-1, 0.1],
    [0.5, 0],
  ]);
  expect(rows[0]!.from + rows[0]!.width).toBeCloseTo(zero);
  expect(rows[1]!.from).toBeCloseTo(zero);
  expect(rows[0]!.high - rows[0]!.low).toBeCloseTo((0.4 / 1.7) * 148);
  expect(rows[1]!.low).toBe(rows[1]!.high);
});

import { expect, test } from 'vitest';
import type { RecordView, RoomEvent, TableInfo } from '../protocol';
import { shufflesOf } from './audit';
import { checkAny } from './check';
import { House } from './fixture';

const blackjack = { table: 8, game: { game: 'blackjack', decks: 2 } } as TableInfo;
const poker = { table: 8, game: { game: 'poker', deck: 53 } } as TableInfo;

test('whoever asks can check a shuffle that was cut, and one that was not says so', async () => {
  const house = await House.open();
  const shoe = await house.shoe();
  expect(await checkAny(shoe, blackjack, house.key.hex)).toMatchObject({ good: true, uncut: false, sure: false, cards: 17 });
  expect(await checkAny(await house.poker(), poker, house.key.hex)).toMatchObject({ good: true, uncut: false, sure: false, cards: 6 });
  expect(await checkAny({ ...shoe, dealt: [...shoe.dealt].reverse() }, blackjack, null)).toMatchObject({ good: false });
  const uncut = { ...shoe, cuts: [], dealt: [] };
  expect(await checkAny(uncut, blackjack, null)).toMatchObject({ good: true, uncut: true });
});

test('a table’s public log is enough to check its decks', async () => {
  const house = await House.open();
  const { table, shuffle, commitment, decks, cuts, cards } = await house.poker();
  const events: RoomEvent[] = [{ committed: { shuffle, commitment, decks } }];
  for (const { cutting, cut } of cuts) events.push({ cutting }, { cut: cut! }, ...cards.flatMap((c) => (c.cut === cutting.cut ? [{ cards_opened: c }] : []))); // prettier-ignore
  const log = (all: RoomEvent[]): RecordView[] => [{ seq: 1, at: 0, by: null, says: [], events: all.map((room) => ({ room })) }];
  expect(shufflesOf(log(events), table).decks).toEqual([]);
  events.push({ cards_opened: { shuffle, cut: 2, cards: [], over: true } });
  const found = shufflesOf(log(events), table).decks;
  expect(found).toHaveLength(1);
  expect(await checkAny(found[0]!, poker, house.key.hex)).toMatchObject({ good: true, uncut: false, cards: 4 });
  const missing = { shuffle, cut: 1, missing: [7], cuts: [] };
  const voided = shufflesOf(log(events.map((e) => ('cut' in e && e.cut.cut === 1 ? { cut_voided: missing } : e))), table).decks;
  expect(await checkAny(voided[0]!, poker, house.key.hex)).toMatchObject({ good: false });
});

import { expect, test } from 'vitest';
import books from 'virtual:houses';
import { parseHouse } from './houses.ts';

test('names and limits are read from a house file', () => {
  const toml = 'game = "holdem"\ntitle = "Texas Hold\'em"\nhouse = "Ocean View"\n\n[[limit]]\nfixed = [2, 4]\n\n[[limit]]\nspread = [3, 100]\n';
  expect(parseHouse('x/holdem', toml)).toEqual({
    id: 'x/holdem', extends: '', game: 'holdem', title: "Texas Hold'em", house: 'Ocean View', options: [{ option: 1, limit: '$2/$4' }, { option: 2, limit: '$3–$100 spread' }],
  });
});

test('a side bet does not give the game its name', () => {
  expect(parseHouse('x/y', 'extends = "txb/pure-21.5"\nhouse = "X"\n\n[[side_bets]]\nname = "Red Flex"\n').title).toBe('');
  expect(books.find((b) => b.id === 'livermore/pure-21.5')?.title).toBe(books.find((b) => b.id === 'ocean-view/pure-21.5')?.title);
});

test('every shipped rulebook that can be dealt is there, with named limits', () => {
  expect(books.filter((b) => b.game === 'blackjack').length).toBe(4);
  for (const b of books) {
    expect(b.title, b.id).not.toBe('');
    for (const o of b.options) expect(o.limit, `${b.id} option ${o.option}`).toMatch(/^\$[\d,.]+(\/| and up|–)(?!.*NaN)/);
  }
});

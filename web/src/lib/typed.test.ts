import { expect, test } from 'vitest';
import { NOTHING, typeKey } from './typed';

const typed = (keys: string[]): string[] => {
  const cards: string[] = [];
  let now = NOTHING;
  for (const key of keys) {
    const next = typeKey(now, key);
    now = next.typed;
    if (next.card) cards.push(next.card);
  }
  return cards;
};

test('a card is two keys, rank and suit in either order, small or big', () => {
  expect(typed([...'KhsaTd'])).toEqual(['Kh', 'As', 'Td']);
  expect(typed([...'hK'])).toEqual(['Kh']);
  expect(typed([...'10dc9'])).toEqual(['Td', '9c']);
});

test('a scanner ends with Enter, and a slip is put right by the next key', () => {
  expect(typed(['7', 'c', 'Enter', 'Q', 'd', 'Enter'])).toEqual(['7c', 'Qd']);
  expect(typed([...'78c'])).toEqual(['8c']);
  expect(typed(['x', '!', 'Shift', 'K', 's'])).toEqual(['Ks']);
});

// Cards as the protocol writes them: rank and suit, like `Td`; `Jk` is the joker.

export type Card = string;
export type Suit = 'c' | 'd' | 'h' | 's';

export const RANKS = '23456789TJQKA';
export const SUITS: Suit[] = ['c', 'd', 'h', 's'];
export const JOKER: Card = 'Jk';

const RANK_NAMES: Record<string, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const SUIT_NAMES: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const SYMBOLS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export const rankOf = (card: Card): string => card[0] ?? '';
export const suitOf = (card: Card): Suit => (card[1] ?? 's') as Suit;
export const isJoker = (card: Card): boolean => card === JOKER;
export const isTenValue = (card: Card): boolean => 'TJQK'.includes(rankOf(card));

/** `king of spades`. */
export function cardName(card: Card | null | undefined): string {
  if (!card) return 'face-down card';
  return isJoker(card) ? 'joker' : `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}

/** `K♠`. */
export function cardText(card: Card | null | undefined): string {
  if (!card) return 'a card face down';
  if (isJoker(card)) return 'the joker';
  return (rankOf(card) === 'T' ? '10' : rankOf(card)) + SYMBOLS[suitOf(card)];
}

/** `ace`, `eight`: what a rank is called. */
export const rankName = (card: Card): string => (isJoker(card) ? 'joker' : (RANK_NAMES[rankOf(card)] ?? card));

/** All cards in the order of the numbers 0–51 (4 × rank + suit), the order from which a deck is shuffled. */
export const DECK: Card[] = [...RANKS].flatMap((r) => SUITS.map((s) => r + s));

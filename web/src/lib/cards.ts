// Cards as the protocol writes them: rank and suit, like `Td`; `Jk` is the joker.
import { say } from './voice';

export type Card = string;
export type Suit = 'c' | 'd' | 'h' | 's';

export const RANKS = '23456789TJQKA';
export const SUITS: Suit[] = ['c', 'd', 'h', 's'];
export const JOKER: Card = 'Jk';

const rankNames = (): Record<string, string> => ({
  '2': say('page-two'),
  '3': say('page-three'),
  '4': say('page-four'),
  '5': say('page-five'),
  '6': say('page-six'),
  '7': say('page-seven'),
  '8': say('page-eight'),
  '9': say('page-nine'),
  T: say('page-ten'),
  J: say('page-jack'),
  Q: say('page-queen'),
  K: say('page-king'),
  A: say('page-ace'),
});
const suitNames = (): Record<string, string> => ({
  c: say('page-clubs'),
  d: say('page-diamonds'),
  h: say('page-hearts'),
  s: say('page-spades'),
});
const SYMBOLS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export const rankOf = (card: Card): string => card[0] ?? '';
export const suitOf = (card: Card): Suit => (card[1] ?? 's') as Suit;
export const isJoker = (card: Card): boolean => card === JOKER;
export const isTenValue = (card: Card): boolean => 'TJQK'.includes(rankOf(card));

/** `king of spades`. */
export function cardName(card: Card | null | undefined): string {
  if (!card) return say('page-face-down-card');
  return isJoker(card)
    ? say('page-joker-2')
    : say('page-of', { rank_names: rankNames()[rankOf(card)], suit_names: suitNames()[suitOf(card)] });
}

/** `K♠`. */
export function cardText(card: Card | null | undefined): string {
  if (!card) return say('page-card-face-down');
  if (isJoker(card)) return say('page-joker-3');
  return (rankOf(card) === 'T' ? '10' : rankOf(card)) + SYMBOLS[suitOf(card)];
}

/** `ace`, `eight`: what a rank is called. */
export const rankName = (card: Card): string => (isJoker(card) ? say('page-joker-2') : (rankNames()[rankOf(card)] ?? card));

/** All cards in the order of the numbers 0–51 (4 × rank + suit), the order from which a deck is shuffled. */
export const DECK: Card[] = [...RANKS].flatMap((r) => SUITS.map((s) => r + s));

// Which cards an event of a game shows me.
import type { Card } from '../lib/cards';
import type { TableEvent } from '../protocol';

const CARD = /^([2-9TJQKA][cdhs]|Jk)$/;

/** Cards as they come out of the deck: at blackjack each one once; at poker, where no card comes twice, wherever one is named. */
export function cardsIn(event: TableEvent): Card[] {
  if ('poker' in event) return 'hand' in event.poker ? named(event.poker.hand) : [];
  if (!('blackjack' in event) || typeof event.blackjack === 'string') return [];
  const e = event.blackjack;
  if ('card_dealt' in e) return e.card_dealt.card ? [e.card_dealt.card] : [];
  return 'hole_shown' in e ? [e.hole_shown.card] : [];
}

function named(value: unknown): Card[] {
  if (typeof value === 'string') return CARD.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(named) : [];
}

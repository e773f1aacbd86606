// Which card of the deal lies where: the felt shows hands, and a scenario has its cards in the order of the deal.
import type { Ruling } from './types';

export interface Places {
  /** The bank's cards: the up card, the hole card, what it drew. */
  bank: number[];
  /** The hands of each seat. */
  hands: Record<number, number[][]>;
}

export function placesOf({ story }: Ruling): Places {
  const places: Places = { bank: [], hands: {} };
  let next = 0;
  for (const { event } of story) {
    if (typeof event === 'string') continue;
    if ('card_dealt' in event) {
      const { to } = event.card_dealt;
      const at = next++;
      if (typeof to === 'string') places.bank.push(at);
      else ((places.hands[to.hand.seat] ??= [])[to.hand.hand - 1] ??= []).push(at);
    } else if ('acted' in event && event.acted.action === 'split') {
      const { seat, hand } = event.acted;
      const hands = places.hands[seat] ?? [];
      places.hands[seat] = hands.flatMap((h, i) => (i + 1 === hand ? [h.slice(0, 1), h.slice(1)] : [h]));
    }
  }
  return places;
}

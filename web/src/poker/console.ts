// The dealer's console at a poker table: which cards are out, what may have gone wrong, and what has to be told about it.
// No rule is known here: the referee answers every report with the procedure, or says why not.
import { say } from '../lib/voice';
import { DECK, JOKER, type Card } from '../lib/cards';
import type { PokerCommand, PokerMishap, PokerReportable } from '../protocol';
import type { HandView, PokerView } from './types';

/** Something that may have gone wrong, as the referee lists it, with the words for it and the way to report it. */
export interface Trouble extends PokerReportable {
  label: string;
  /** What is asked about the cards. */
  ask?: string;
  report(place: number, cards: Card[]): PokerCommand[];
}

type Report = (seat: number, cards: Card[]) => PokerCommand;
const exposed: Report = (seat, cards) => ({ do: 'exposed', seat, card: cards[0] ?? null });
const early: Report = (_, cards) => ({ do: 'early', cards });

/** What the dealer calls it, and the command that reports it. */
const mishapWords = (): Record<PokerMishap, [label: string, report: Report]> => ({
  'exposed-on-deal': [say('deal-card-exposed-deal'), exposed],
  'exposed-on-draw': [say('deal-card-exposed-draw'), exposed],
  'hole-card-up': [say('deal-hole-card-turned-up'), exposed],
  'last-card-up': [say('deal-last-card-dealt-face-up'), exposed],
  'off-table': [say('deal-card-went-off-table'), (seat, cards) => ({ do: 'off-table', seat, card: cards[0] ?? null })],
  boxed: [say('deal-card-face-up-deck'), (seat, cards) => ({ do: 'boxed', seat, card: cards[0] ?? null })],
  touched: [say('deal-player-turned-card-up-touching'), (seat, cards) => ({ do: 'touched', seat, card: cards[0] ?? null })],
  short: [say('deal-player-too-few-cards'), (seat) => ({ do: 'short', seat })],
  extra: [say('deal-player-card-too-many'), (seat, cards) => ({ do: 'extra', seat, card: cards[0] ?? null })],
  'flop-over': [say('deal-flop-too-many-cards'), (_, cards) => ({ do: 'over', cards })],
  'flop-early': [say('deal-flop-turned-too-early'), early],
  'turn-early': [say('deal-turn-turned-too-early'), early],
  'river-early': [say('deal-river-turned-too-early'), early],
  'two-burned': [say('deal-two-cards-were-burned'), (_, [card]) => ({ do: 'misburn', count: 2, ...(card ? { card } : {}) })],
  'none-burned': [say('deal-no-card-burned'), () => ({ do: 'misburn', count: 0 })],
});

/** What a dealer calls the floor for that no book has a procedure for, and what is said to it: one of them fits what was entered or
 * pushed wrongly. */
export const callReasons = (): { label: string; says: string }[] => [
  { label: say('deal-paid-wrongly'), says: say('deal-paid-wrongly') },
  { label: say('deal-bet-entered-wrongly'), says: say('deal-bet-entered-wrongly') },
  { label: say('deal-card-wrong-paid-or-not'), says: say('deal-card-entered-wrongly') },
];

/** What may have gone wrong now. */
export const troubles = (hand: HandView): Trouble[] =>
  (hand.reportable ?? []).map((mishap) => {
    const [label, report] = mishapWords()[mishap.what];
    const burn: PokerCommand[] = mishap.burn ? [{ do: 'burn', card: null }] : [];
    const asks = { extra: 'deal-which-card-did-floor-person', 'two-burned': 'deal-which-card-burned-second' } as const;
    const ask = mishap.cards[1] > 0 && mishap.what in asks ? say(asks[mishap.what as keyof typeof asks]) : undefined;
    return {
      ...mishap,
      label,
      ...(ask ? { ask } : {}),
      report: (place, cards) => [...burn, report(place, cards)],
    };
  });

/** The cards that everybody can see: they cannot come again. */
export function openCards(hand: HandView): Card[] {
  const held = hand.players.flatMap((p) => p.cards.map((c) => c.card));
  return [...hand.board, ...hand.exposed, hand.common, ...held].filter((c): c is Card => !!c);
}

/** The deck of a hand. */
export const deckOf = ({ deck }: Pick<HandView, 'deck'>): Card[] =>
  deck === 'with-joker' ? [...DECK, JOKER] : deck === 'short' ? DECK.filter((c) => !'2345'.includes(c[0]!)) : DECK;

/** Cards that the deck of a hand does not have. */
export const notIn = (hand: Pick<HandView, 'deck'>): Card[] => DECK.filter((c) => !deckOf(hand).includes(c));

/** A place in the hand as a seat at the table. */
export const seatOf = (view: PokerView, place: number): number => view.people.find((p) => p.place === place)?.seat ?? place + 1;

/** What a pot is called: the main one, or a side pot by number. */
export const potWords = (pot: number): string => (pot ? say('deal-side-pot', { i: pot }) : say('deal-main-pot'));

/** The places still in the hand, by seat. */
export function inTheHand(view: PokerView): number[] {
  const places = view.hand?.players.map((p, i) => (p.status === 'in' || p.status === 'all-in' ? i : -1)).filter((i) => i >= 0) ?? [];
  return places.sort((a, b) => seatOf(view, a) - seatOf(view, b));
}

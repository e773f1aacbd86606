// The dealer's console at a poker table: which cards are out, what may have gone wrong, and what has to be told about it.
// No rule is known here: the referee answers every report with the procedure, or says why not.
import { DECK, JOKER, type Card } from '../lib/cards';
import type { PokerCommand } from '../protocol';
import { hasJoker, isDraw, isShortDeck, isStud, type HandView, type PokerView } from './types';

/** Something that went wrong, and what the referee needs to know about it. */
export interface Trouble {
  id: string;
  label: string;
  /** Where the book speaks of it. */
  clause: string;
  /** Does it concern one player? */
  seat: boolean;
  /** How many cards have to be named, at least and at most. */
  cards: [number, number];
  /** What is asked about the cards. */
  ask?: string;
  report(place: number, cards: Card[]): PokerCommand[];
}

type Seated = 'exposed' | 'off-table' | 'boxed' | 'touched';
const seated = (what: Seated, label: string, clause: string): Trouble => ({
  id: what,
  label,
  clause,
  seat: true,
  cards: [1, 1],
  report: (seat, cards) => [{ do: what, seat, card: cards[0] ?? null }],
});
const short = (clause: string): Trouble => ({
  id: 'short',
  label: 'A player has too few cards',
  clause,
  seat: true,
  cards: [0, 0],
  report: (seat) => [{ do: 'short', seat }],
});
const extra = (clause: string, named: boolean): Trouble => ({
  id: 'extra',
  label: 'A player has a card too many',
  clause,
  seat: true,
  cards: [0, named ? 1 : 0],
  ...(named ? { ask: 'Which card did the floor person draw? After substantial action none is drawn.' } : {}),
  report: (seat, cards) => [{ do: 'extra', seat, card: cards[0] ?? null }],
});
const misburn = (count: number, label: string): Trouble => ({
  id: `misburn-${count}`,
  label,
  clause: 'ST-8',
  seat: false,
  cards: [0, 0],
  report: () => [{ do: 'misburn', count }],
});

const EARLY: Record<string, [string, number, string]> = {
  'before the flop': ['flop', 3, 'HE-14'],
  flop: ['turn', 1, 'HE-15'],
  turn: ['river', 1, 'HE-16'],
};

function onTheBoard(hand: HandView): Trouble[] {
  const first = hand.street === 'before the flop';
  if (hand.phase === 'dealing' && first) {
    return [
      seated('exposed', 'A card was exposed on the deal', 'HE-17'),
      seated('off-table', 'A card went off the table', 'HE-18'),
      seated('boxed', 'A card was face up in the deck', 'S-19'),
      seated('touched', 'A player turned a card up by touching it', 'HE-19'),
      short('HE-11'),
      extra('HE-12', true),
    ];
  }
  if (hand.phase === 'dealing' && hand.street === 'flop') {
    const burn = hand.awaits.turn.turn === 'dealer' && hand.awaits.turn.task.task === 'burn';
    return [
      {
        id: 'over',
        label: 'The flop has too many cards',
        clause: 'HE-13',
        seat: false,
        cards: [4, 5],
        report: (_, cards) => [...(burn ? [{ do: 'burn', card: null } as const] : []), { do: 'over', cards }],
      },
      extra('HE-12', true),
    ];
  }
  const early = EARLY[hand.street];
  const list: Trouble[] = [];
  if (hand.phase === 'betting' && early) {
    const [name, count, clause] = early;
    list.push({
      id: 'early',
      label: `The ${name} was turned too early`,
      clause,
      seat: false,
      cards: [count, count],
      report: (_, cards) => [{ do: 'early', cards }],
    });
  }
  if (hand.phase === 'betting' && first) list.push(short('HE-11'));
  return [...list, extra('HE-12', true)];
}

function inDraw(hand: HandView): Trouble[] {
  const low = hand.game === 'lowball';
  // The open house replaces every exposed card (O-11).
  const open = !hasJoker(hand.game);
  const drawing = hand.phase === 'drawing';
  const cards = [
    seated(
      'exposed',
      drawing ? 'A card was exposed on the draw' : 'A card was exposed on the deal',
      open ? 'O-11' : low ? (drawing ? 'LB-7' : 'LB-6') : drawing ? 'DR-8' : 'DR-7',
    ),
    seated('off-table', 'A card went off the table', open ? 'O-11' : low ? 'LB-8' : 'HE-18'),
    seated('boxed', 'A card was face up in the deck', 'S-19'),
  ];
  const after = hand.street !== 'before the draw' && hand.phase === 'betting';
  return [
    ...(hand.phase === 'dealing' || drawing ? cards : []),
    ...(drawing ? [] : [short(after ? 'DR-1' : 'DR-2')]),
    extra('DR-1', false),
  ];
}

function inStud(hand: HandView): Trouble[] {
  if (hand.phase !== 'dealing') return [short('ST-11'), extra('ST-11', false)];
  const off = seated('off-table', 'A card went off the table', 'ST-12');
  if (hand.street === 'third street')
    return [
      seated('exposed', 'A hole card was turned up', 'ST-7'),
      off,
      seated('boxed', 'A card was face up in the deck', 'S-19'),
      short('ST-11'),
      extra('ST-11', false),
    ];
  const last = hand.street === 'seventh street' ? [seated('exposed', 'A last card was dealt face up', 'ST-9')] : [];
  return [...last, off, misburn(2, 'Two cards were burned'), misburn(0, 'No card was burned'), short('ST-11'), extra('ST-11', false)];
}

/** What may have gone wrong now, in this game. */
export function troubles(hand: HandView): Trouble[] {
  if (hand.phase === 'over' || hand.phase === 'showdown' || hand.phase === 'posting') return [];
  return isStud(hand.game) ? inStud(hand) : isDraw(hand.game) ? inDraw(hand) : onTheBoard(hand);
}

/** The cards that everybody can see: they cannot come again. */
export function openCards(hand: HandView): Card[] {
  const held = hand.players.flatMap((p) => p.cards.map((c) => c.card));
  return [...hand.board, ...hand.exposed, hand.common, ...held].filter((c): c is Card => !!c);
}

/** The deck of a game: the joker is in it where draw games are played. */
export const deckOf = (game: string): Card[] =>
  hasJoker(game) ? [...DECK, JOKER] : isShortDeck(game) ? DECK.filter((c) => !'2345'.includes(c[0]!)) : DECK;

/** A place in the hand as a seat at the table. */
export const seatOf = (view: PokerView, place: number): number => view.people.find((p) => p.place === place)?.seat ?? place + 1;

/** The places still in the hand, by seat. */
export function inTheHand(view: PokerView): number[] {
  const places = view.hand?.players.map((p, i) => (p.status === 'in' || p.status === 'all-in' ? i : -1)).filter((i) => i >= 0) ?? [];
  return places.sort((a, b) => seatOf(view, a) - seatOf(view, b));
}

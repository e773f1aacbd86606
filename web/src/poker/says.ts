// What a player may say at the table beside the move that is asked for: how many cards they draw, a knock, that they play the
// board. The referee offers each of these; nothing is decided here.
import type { HandView } from './types';

export interface Says {
  /** I may say how many cards I draw before I throw any away (DR-6). */
  number: boolean;
  /** I have drawn so many, and may still take so many instead (DR-6). */
  change: { drew: number; counts: number[] } | null;
  /** A knock is a check, or a pat hand (DR-5). */
  knock: 'check' | 'pat' | null;
  /** I may say that I play the board (HE-5). */
  board: boolean;
}

const NOTHING: Says = { number: false, change: null, knock: null, board: false };

/** The numbers of cards that somebody who has drawn may ask for instead. */
export function otherCounts(player: HandView['players'][number]): number[] {
  const held = player.cards.length + (player.threw ?? 0);
  return Array.from({ length: held + 1 }, (_, n) => n).filter((n) => n !== player.threw);
}

/** Who may still change the number of cards, having drawn. */
export const changers = (hand: HandView): number[] =>
  hand.awaits.offers.flatMap((o) => (o.offer === 'ask' && hand.players[o.seat]!.drew !== null ? [o.seat] : []));

export function saysOf(hand: HandView | null, mine: number | null): Says {
  const me = hand && mine !== null ? hand.players[mine] : undefined;
  if (!hand || !me) return NOTHING;
  const { turn, offers } = hand.awaits;
  const myTurn = 'seat' in turn && turn.seat === mine;
  const asks = offers.some((o) => o.offer === 'ask' && o.seat === mine);
  const free = turn.turn === 'bet' && turn.moves.check;
  return {
    number: asks && me.drew === null,
    change: asks && me.drew !== null ? { drew: me.drew, counts: otherCounts(me) } : null,
    knock: !hand.knocks || !myTurn ? null : turn.turn === 'draw' ? 'pat' : free ? 'check' : null,
    board: myTurn && turn.turn === 'show' && hand.plays_board,
  };
}

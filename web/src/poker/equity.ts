// What the engine is asked about a hand of the past, street by street: the hands that were still in, with the cards that whoever
// looks was shown in the end. Never asked at a table.
import type { HandView } from './types';

export interface Question {
  game: string;
  hands: string[];
  board: string;
}

/** The places that were still in, and the question about them; none where there is nothing to compare. */
export function equityQuestion(now: HandView, last: HandView): { places: number[]; asked: Question } | null {
  if (now.stud || now.awards.length) return null;
  const places = now.players.flatMap((p, place) => (p.status === 'in' || p.status === 'all-in' ? [place] : []));
  // A hand is known if it was seen in the end, and had the same cards then.
  const known = (place: number): string => {
    const dealt = now.players[place]!.cards.length;
    const seen = (last.players[place]?.cards ?? []).map((c) => c.card);
    return dealt > 0 && seen.length === dealt && seen.every((c) => c !== null) ? seen.join('') : '';
  };
  const own = places.map(known);
  const [dealt, board] = [now.players[places[0] ?? 0]?.cards.length ?? 0, now.board.filter((c) => c !== null)];
  if (places.length < 2 || dealt === 0 || own.every((cards) => !cards) || board.length !== now.board.length) return null;
  return { places, asked: { game: now.game, hands: own.map((cards) => cards || 'random'), board: board.join('') } };
}

// What the floor said at a poker table, for whoever deals there: its last word stands until the next hand begins.
import { within } from '../blackjack/console';
import type { FloorRuling, PokerEvent, RecordView } from '../protocol';

export interface Ruled {
  text: string;
  by: string;
  clause: string;
  steps: [];
  /** A settlement was taken back, and neither was a card put right since nor a pot pushed. */
  reversed: boolean;
}

/** Is it said about the game? That somebody comes stands beside the call, and who is silenced or sent away is told elsewhere. */
const aboutTheGame = (ruling: FloorRuling): boolean =>
  ruling === 'seen' || (typeof ruling === 'object' && ('poker' in ruling || 'pause' in ruling));

const reverses = (ruling: FloorRuling): boolean => typeof ruling === 'object' && 'poker' in ruling && ruling.poker === 'reverse';
const putsRight = (event: PokerEvent): boolean => 'hand' in event && (event.hand.event === 'named-again' || event.hand.event === 'awarded');

/** The floor's last word after these records. */
export function followRuled(ruled: Ruled | null, records: RecordView[]): Ruled | null {
  for (const { events, says } of records)
    events.forEach((event, i) => {
      if ('poker' in event && 'hand_began' in event.poker) ruled = null;
      if (ruled?.reversed && 'poker' in event && putsRight(event.poker)) ruled = { ...ruled, reversed: false };
      if (!('room' in event) || !('ruled' in event.room) || !aboutTheGame(event.room.ruled.ruling)) return;
      const { author, reason, ruling } = event.room.ruled;
      const said = says.find((s) => s.event === i);
      ruled = {
        text: within(said, 'what'),
        by: `${author}: “${reason}”`,
        clause: said?.clause ?? '',
        steps: [],
        reversed: reverses(ruling),
      };
    });
  return ruled;
}

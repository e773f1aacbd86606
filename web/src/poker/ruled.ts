// What the floor said at a poker table, for whoever deals there: its last word stands until the next hand begins.
import { within } from '../blackjack/console';
import type { FloorRuling, RecordView } from '../protocol';

export interface Ruled {
  text: string;
  by: string;
  clause: string;
  steps: [];
}

/** Is it said about the game? That somebody comes stands beside the call, and who is silenced or sent away is told elsewhere. */
const aboutTheGame = (ruling: FloorRuling): boolean =>
  ruling === 'seen' || (typeof ruling === 'object' && ('poker' in ruling || 'pause' in ruling));

/** The floor's last word after these records. */
export function followRuled(ruled: Ruled | null, records: RecordView[]): Ruled | null {
  for (const { events, says } of records)
    events.forEach((event, i) => {
      if ('poker' in event && 'hand_began' in event.poker) ruled = null;
      if (!('room' in event) || !('ruled' in event.room) || !aboutTheGame(event.room.ruled.ruling)) return;
      const { author, reason } = event.room.ruled;
      const said = says.find((s) => s.event === i);
      ruled = { text: within(said, 'what'), by: `${author}: “${reason}”`, clause: said?.clause ?? '', steps: [] };
    });
  return ruled;
}

// What had happened in a round before I came to the table, told from its log.
import { poker, say } from '../lib/voice';
import { film, openRound, peopleOf } from '../blackjack/rounds';
import type { LogLine, Names } from '../blackjack/words';
import type { RecordView, TableInfo } from '../protocol';

/** The lines of the round or hand that is on; where its beginning is too long ago, that is said. */
export async function soFarLines(records: RecordView[], info: TableInfo, names: Names): Promise<LogLine[]> {
  const { game } = info;
  const lines = game.game === 'poker' ? await pokerLines(records, names) : blackjackLines(records, game.decks * 52, names);
  if (!lines?.length) return [{ text: say('page-came-middle-round-log-begins') }];
  return [{ text: say('page-came-middle-what-happened-before', { game: game.game }) }, ...lines];
}

async function pokerLines(records: RecordView[], names: Names): Promise<LogLine[] | undefined> {
  const [{ openHand }] = await Promise.all([import('../poker/hands'), poker()]);
  return openHand(records, names)?.lines;
}

function blackjackLines(records: RecordView[], shoe: number, names: Names): LogLine[] {
  const round = openRound(records);
  return round ? film(round, names, peopleOf(round), shoe).flatMap((f) => (f.line ? [f.line] : [])) : [];
}

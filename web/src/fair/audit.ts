// All of a table's shuffles, from its public log: which seeds were opened, and which poker decks.
import type { CutShuffle, OpenedDeck, RecordView, RoomEvent } from '../protocol';

export interface Shuffles {
  /** Numbers of the shuffles whose seed was opened: the room hands out their cards. */
  revealed: number[];
  /** Decks of poker that are done, with the cards that everybody saw. */
  decks: (OpenedDeck | CutShuffle)[];
}

export function shufflesOf(records: RecordView[], table: number): Shuffles {
  const published = new Map<number, OpenedDeck>();
  const cut = new Map<number, CutShuffle>();
  const found: Shuffles = { revealed: [], decks: [] };
  for (const event of records.flatMap((r) => r.events)) {
    if (!('room' in event)) continue;
    const e = event.room;
    if ('committed' in e) {
      const { shuffle, commitment, decks } = e.committed;
      if (decks) cut.set(shuffle, { table, shuffle, commitment, decks, cuts: [], cards: [], mine: [], seed: null, fresh: [], dealt: [] });
      else published.set(shuffle, { shuffle, commitment, entropy: [], leaves: [], cards: [] });
    }
    if ('entropy_added' in e) {
      const { shuffle, player, text } = e.entropy_added;
      published.get(shuffle)?.entropy.push({ player, text });
    }
    if ('revealed' in e) found.revealed.push(e.revealed.shuffle);
    if ('opened' in e) {
      const committed = published.get(e.opened.shuffle);
      if (committed) found.decks.push({ ...committed, ...e.opened });
    }
    follow(cut, e);
    if ('cards_opened' in e && e.cards_opened.over && cut.has(e.cards_opened.shuffle)) found.decks.push(cut.get(e.cards_opened.shuffle)!);
  }
  return found;
}

/** What became of a cut. */
function follow(all: Map<number, CutShuffle>, e: RoomEvent): void {
  if ('cutting' in e) all.get(e.cutting.shuffle)?.cuts.push({ cutting: e.cutting, cut: null, voided: null, after: 0 });
  const storyOf = (shuffle: number, cut: number) => all.get(shuffle)?.cuts.find((s) => s.cutting.cut === cut);
  if ('cut' in e) {
    const story = storyOf(e.cut.shuffle, e.cut.cut);
    if (story) story.cut = e.cut;
  }
  if ('cut_voided' in e) {
    const story = storyOf(e.cut_voided.shuffle, e.cut_voided.cut);
    if (story) story.voided = e.cut_voided;
  }
  if ('cards_opened' in e) all.get(e.cards_opened.shuffle)?.cards.push(e.cards_opened);
}

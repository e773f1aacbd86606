// A poker table's log cut into hands, and what its owner alone is told of one.
import { once } from '../floor/named';
import { comma, say, told, type Listener } from '../lib/voice';
import { cardText } from '../lib/cards';
import type { PokerCalled, PokerSoFar, RecordView, Sentence, TableEvent } from '../protocol';

export interface Line {
  text: string;
  clause?: string;
}

export interface ToldHand {
  number: number;
  from: number;
  to: number;
  at: number;
  lines: Line[];
}

/** A sentence as it is read: a capital at the front, and cards without the brackets that hand histories put them in. */
export function words(s: Sentence, to: Listener): string {
  const text = once(told(s.says, to)).replace(/[[\]]/g, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const lineOf = (s: Sentence, to: Listener): Line => ({ text: words(s, to), ...(s.clause ? { clause: s.clause } : {}) });

export const hands = (records: RecordView[], to: Listener): ToldHand[] => cut(records, to).all;

/** The hand that is not over yet, as far as it has come. */
export const openHand = (records: RecordView[], to: Listener): ToldHand | null => cut(records, to).open;

function cut(records: RecordView[], to: Listener): { all: ToldHand[]; open: ToldHand | null } {
  const all: ToldHand[] = [];
  let open: ToldHand | null = null;
  let places: number[] = [];
  for (const record of records) {
    record.events.forEach((event, i) => {
      if (!('poker' in event)) return;
      const e = event.poker;
      if ('hand_began' in e) {
        places = e.hand_began.places.map((p) => p.player);
        open = { number: e.hand_began.number, from: record.seq, to: record.seq, at: record.at, lines: [] };
      }
      // A hand whose settlement is reversed is not over.
      if (!open && 'hand' in e && e.hand.event === 'reversed') open = all.pop() ?? null;
      if (!open) return;
      open.to = record.seq;
      const mine = to.me === null ? -1 : places.indexOf(to.me);
      open.lines.push(
        ...record.says.filter((s) => s.event === i).map((s) => lineOf(s, to)),
        ...ownLines([event], mine < 0 ? null : mine, (place) => to.name(places[place] ?? -1)),
      );
      if ('hand_ended' in e) {
        all.push(open);
        open = null;
      }
    });
  }
  return { all, open };
}

/** What the dealer does not say aloud: which cards I was dealt and threw away, and how many the others did. */
export function ownLines(events: TableEvent[], mine: number | null, name: (place: number) => string): Line[] {
  const hand = events.flatMap((e) => ('poker' in e && 'hand' in e.poker ? [e.poker.hand] : []));
  const dealt = hand.flatMap((e) => (e.event === 'dealt' && !e.up && e.seat === mine ? e.cards.filter((c) => c !== null) : []));
  const thrown = hand.flatMap((e) => (e.event === 'discarded' ? [e] : []));
  return [
    ...(dealt.length ? [{ text: say('poker-dealt', { join: dealt.map(cardText).join(' ') }) }] : []),
    ...thrown.map(({ seat, cards }) => ({
      text:
        seat === mine && cards.length
          ? say('poker-throw-away-2', { join: cards.map((c) => cardText(c!)).join(' ') })
          : say('poker-throws-away', { seat: name(seat), cards: cards.length }),
    })),
  ];
}

/** What a hand is called, both ways where it is worth something both ways. */
export const calledWords = (hand: PokerCalled): string =>
  [hand.high, hand.low].flatMap((called) => (called ? [told(called)] : [])).join(comma());

/** What my cards come to before they make a hand with a name. */
export const soFarWords = (soFar: PokerSoFar): string =>
  'high' in soFar
    ? told(soFar.high)
    : soFar.low.paired
      ? say('poker-so-far-paired', { ranks: soFar.low.ranks, paired: soFar.low.paired })
      : say('poker-so-far', { ranks: soFar.low.ranks });

// A poker table's log cut into hands, each told line by line for the history page.
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type { PokerHandEvent, PokerSoFar, RecordView, TableEvent } from '../protocol';

export interface ToldHand {
  number: number;
  from: number;
  to: number;
  at: number;
  lines: { text: string; clause?: string }[];
}

export const hands = (records: RecordView[], name: (player: number) => string): ToldHand[] => cut(records, name).all;

/** The hand that is not over yet, as far as it has come. */
export const openHand = (records: RecordView[], name: (player: number) => string): ToldHand | null => cut(records, name).open;

function cut(records: RecordView[], name: (player: number) => string): { all: ToldHand[]; open: ToldHand | null } {
  const all: ToldHand[] = [];
  let open: ToldHand | null = null;
  let places: number[] = [];
  for (const record of records) {
    for (const event of record.events) {
      if (!('poker' in event)) continue;
      const e = event.poker;
      if ('hand_began' in e) {
        places = e.hand_began.places.map((p) => p.player);
        open = { number: e.hand_began.number, from: record.seq, to: record.seq, at: record.at, lines: [] };
      }
      if (!open) continue;
      open.to = record.seq;
      if ('hand' in e) {
        const line = tell(e.hand, (place) => name(places[place] ?? -1));
        if (line) open.lines.push(line);
      }
      if ('hand_ended' in e) {
        all.push(open);
        open = null;
      }
    }
  }
  return { all, open };
}

/** What the dealer does not say aloud: which cards I was dealt and threw away, and how many the others did. */
export function ownLines(events: TableEvent[], mine: number | null, name: (place: number) => string): { text: string; clause?: string }[] {
  const hand = events.flatMap((e) => ('poker' in e && 'hand' in e.poker ? [e.poker.hand] : []));
  const lines: { text: string; clause?: string }[] = [];
  const dealt = hand.flatMap((e) => (e.event === 'dealt' && !e.up && e.seat === mine ? e.cards.filter((c) => c !== null) : []));
  if (dealt.length) lines.push({ text: `You are dealt ${dealt.map(cardText).join(' ')}.` });
  for (const e of hand) {
    if (e.event !== 'discarded') continue;
    const line = e.seat === mine && e.cards.length ? { text: `You throw ${e.cards.map(cardText).join(' ')} away.` } : tell(e, name);
    if (line) lines.push(line);
  }
  return lines;
}

const cards = (all: (string | null)[]): string => all.map((c) => (c ? cardText(c) : '▮')).join(' ');

/** The referee numbers players by their place in the hand and cards by their letters; people read names and pips. */
const inNames = (text: string, who: (place: number) => string): string =>
  text.replace(/\bplayer (\d+)/g, (_, n: string) => who(Number(n) - 1)).replace(/\b(?:[2-9TJQKA][cdhs]|Jk)\b/g, cardText);

export function tell(e: PokerHandEvent, who: (place: number) => string): { text: string; clause?: string } | null {
  switch (e.event) {
    case 'posted':
      return { text: `${who(e.seat)} posts ${money(e.amount)} (${e.forced}).` };
    case 'dealt':
      return { text: `${who(e.seat)} is dealt ${cards(e.cards)}.` };
    case 'boarded':
      return { text: `The board: ${cards(e.cards)}.` };
    case 'called':
      return { text: e.amount > 0 ? `${who(e.seat)} calls ${money(e.amount)}.` : `${who(e.seat)} checks.` };
    case 'raised':
      return { text: `${who(e.seat)} makes it ${money(e.to)}.` };
    case 'folded':
      return { text: `${who(e.seat)} folds.` };
    case 'killed':
      return { text: `The hand of ${who(e.seat)} is dead.`, clause: e.clause };
    case 'dropped':
      return { text: `Collection of ${money(e.amount)}.`, clause: 'PFEE-1' };
    case 'discarded':
      return { text: e.cards.length ? `${who(e.seat)} throws ${e.cards.length} away.` : `${who(e.seat)} stands pat.` };
    case 'shown':
      return { text: `${who(e.seat)} shows ${cards(e.cards)}.` };
    case 'mucked':
      return { text: `${who(e.seat)} mucks.` };
    case 'awarded': {
      const part = { whole: '', high: ' for the high half', low: ' for the low half', returned: ' back' };
      return {
        text: e.lines.map((l) => `${who(l.seat)} gets ${money(l.amount)}${part[l.part]}`).join('; ') + '.',
        ...(e.lines[0] ? { clause: e.lines[0].clause } : {}),
      };
    }
    case 'procedure':
      return {
        text: e.steps.map((s) => `${s.number}. ${inNames(s.text, who)}`).join(' '),
        ...(e.steps[0] ? { clause: e.steps[0].clause } : {}),
      };
    default:
      return null;
  }
}

/** What my cards come to before they make a hand with a name. */
export const soFarWords = (soFar: PokerSoFar): string =>
  'high' in soFar ? soFar.high : `${soFar.low.ranks} so far${soFar.low.paired ? `, ${soFar.low.paired} paired` : ''}`;

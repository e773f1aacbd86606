// A poker table's log cut into hands, each told line by line for the history page.
import { say, told } from '../lib/voice';
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type { PokerCalled, PokerHandEvent, PokerSoFar, RecordView, TableEvent } from '../protocol';

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
  if (dealt.length) lines.push({ text: say('poker-dealt', { join: dealt.map(cardText).join(' ') }) });
  for (const e of hand) {
    if (e.event !== 'discarded') continue;
    const line =
      e.seat === mine && e.cards.length ? { text: say('poker-throw-away-2', { join: e.cards.map(cardText).join(' ') }) } : tell(e, name);
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
      return { text: say('poker-posts', { seat: who(e.seat), amount: money(e.amount), forced: e.forced }) };
    case 'dealt':
      return { text: say('poker-dealt-2', { seat: who(e.seat), cards: cards(e.cards) }) };
    case 'boarded':
      return { text: say('poker-board-2', { cards: cards(e.cards) }) };
    case 'called':
      return {
        text:
          e.amount > 0 ? say('poker-calls', { seat: who(e.seat), amount: money(e.amount) }) : say('poker-checks', { seat: who(e.seat) }),
      };
    case 'raised':
      return { text: say('poker-makes', { seat: who(e.seat), to: money(e.to) }) };
    case 'folded':
      return { text: say('poker-folds', { seat: who(e.seat) }) };
    case 'killed':
      return { text: say('poker-hand-dead', { seat: who(e.seat) }), clause: e.clause };
    case 'dropped':
      return { text: say('poker-collection-2', { amount: money(e.amount) }), clause: 'PFEE-1' };
    case 'discarded':
      return {
        text: e.cards.length
          ? say('poker-throws-away', { seat: who(e.seat), cards: e.cards.length })
          : say('poker-stands-pat', { seat: who(e.seat) }),
      };
    case 'shown':
      return { text: say('poker-shows', { seat: who(e.seat), cards: cards(e.cards) }) };
    case 'mucked':
      return { text: say('poker-mucks', { seat: who(e.seat) }) };
    case 'awarded': {
      const part = { whole: '', high: say('poker-high-half-4'), low: say('poker-low-half-4'), returned: say('poker-back-2') };
      return {
        text: e.lines.map((l) => say('poker-gets', { seat: who(l.seat), amount: money(l.amount), part: part[l.part] })).join('; ') + '.',
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

/** What a hand is called, both ways where it is worth something both ways. */
export const calledWords = (hand: PokerCalled): string =>
  [hand.high, hand.low].flatMap((called) => (called ? [told(called)] : [])).join(', ');

/** What my cards come to before they make a hand with a name. */
export const soFarWords = (soFar: PokerSoFar): string =>
  'high' in soFar
    ? told(soFar.high)
    : say('poker-so-far', { ranks: soFar.low.ranks, paired: soFar.low.paired ? say('poker-paired', { paired: soFar.low.paired }) : '' });

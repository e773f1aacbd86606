// What is told and what moves at a poker table. The view is drawn as it comes; chips fly by the events that came with it.
import type { Entry } from '../blackjack/director.svelte';
import type { Flying } from '../blackjack/director.svelte';
import { still } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { cardText } from '../lib/cards';
import { told, type Listener } from '../lib/voice';
import type { RecordView, Sentence, TableFrame } from '../protocol';
import { ownLines } from './hands';
import type { PokerView } from './types';

/** The dealer's sentence as the one it speaks of would hear it: `Ada calls $2` is `You call $2` to Ada. */
export function toMe(text: string, name: string): string {
  if (text.startsWith(`${name}'s `)) return `Your ${text.slice(name.length + 3)}`;
  const to = ` to ${name}`;
  if (text.endsWith(to) || text.endsWith(`${to}.`))
    return text.replace(/ to [^]*?(\.?)$/, (whole, dot: string) => (whole === to + dot ? ` to you${dot}` : whole));
  const [verb = '', ...rest] = text.startsWith(`${name} `) ? text.slice(name.length + 1).split(' ') : [];
  if (!verb) return text;
  const mine = verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb.replace(/(?<=sh|ss|ch)es$|s$/, '');
  return ['You', mine, ...rest].join(' ');
}

/** A sentence as it is read: cards as people write them, a capital at the front; `me` is the name it calls the reader by. */
export function words(s: Sentence, me: string | null = null, to: Listener = { me: null, name: String }): string {
  const said = told(s.says, to);
  const text = me === null ? said : toMe(said, me);
  const cards = text.replace(/\[([^\]]*)\]/g, (_, inner: string) =>
    inner
      .split(' ')
      .map((c) => (/^([2-9TJQKA][cdhs]|Jk)$/.test(c) ? cardText(c) : c))
      .join(' '),
  );
  // Cards that were dealt face up stand there without brackets; elsewhere two letters may be somebody's name.
  const open = cards.replace(
    /\b(dealt|showing|card:|burn:|takes|many,)((?: (?:[2-9TJQKA][cdhs]|Jk))+)/g,
    (_, before: string, all: string) =>
      before +
      all
        .split(' ')
        .map((c) => c && cardText(c))
        .join(' '),
  );
  return open.charAt(0).toUpperCase() + open.slice(1);
}

export class PokerDirector {
  log: Entry[] = $state.raw([]);
  flights: Flying[] = $state.raw([]);
  #ids = 0;

  say(text: string, clause?: string | null): void {
    this.log = [...this.log, { id: ++this.#ids, text, ...(clause ? { clause } : {}) }].slice(-400);
  }

  /** What had happened before I came stands first. */
  begin(lines: { text: string; clause?: string }[]): void {
    this.log = [...lines.map((line) => ({ ...line, id: ++this.#ids })), ...this.log].slice(-400);
  }

  push(frame: TableFrame, view: PokerView, before: PokerView | null, name: (player: number) => string, me: number | null = null): void {
    // Two people may have the same name: then the log keeps to names, so that nobody is told another's doings.
    const own = me !== null && frame.people.filter((p) => p.name === name(me)).length === 1 ? name(me) : null;
    for (const record of frame.records) {
      for (const s of record.says) this.say(words(s, own, { me, name }), s.clause);
      for (const line of ownLines(record.events, view.mine, (place) => name(view.places[place] ?? -1))) this.say(line.text, line.clause);
    }
    if (still()) return;
    const flights = frame.records.flatMap((r) => this.#chips(r, view, before));
    if (flights.length) {
      play('chips');
      this.flights = [...this.flights, ...flights];
    }
  }

  landed(id: number): void {
    this.flights = this.flights.filter((f) => f.id !== id);
  }

  #chips(record: RecordView, view: PokerView, before: PokerView | null): Flying[] {
    const seatOf = (place: number | undefined): number => view.people.find((p) => p.player === view.places[place ?? -1])?.seat ?? 0;
    const all: Flying[] = [];
    for (const e of record.events) {
      if (!('poker' in e) || !('hand' in e.poker)) continue;
      const h = e.poker.hand;
      const seat = 'seat' in h ? seatOf(h.seat) : 0;
      if ((h.event === 'posted' || h.event === 'called') && h.amount > 0)
        all.push({ id: ++this.#ids, from: `stack-${seat}`, to: `bet-${seat}`, amount: h.amount });
      if (h.event === 'raised') all.push({ id: ++this.#ids, from: `stack-${seat}`, to: `bet-${seat}`, amount: h.to });
      if (h.event === 'round-closed') {
        for (const p of before?.people ?? []) {
          const bet = p.place === null ? 0 : (before?.hand?.players[p.place]?.bet ?? 0);
          if (bet > 0) all.push({ id: ++this.#ids, from: `bet-${p.seat}`, to: 'pot', amount: bet });
        }
      }
      if (h.event === 'awarded')
        for (const l of h.lines) all.push({ id: ++this.#ids, from: 'pot', to: `stack-${seatOf(l.seat)}`, amount: l.amount });
      if (h.event === 'dropped' && h.amount > 0) all.push({ id: ++this.#ids, from: 'pot', to: 'drop', amount: h.amount });
    }
    return all;
  }
}

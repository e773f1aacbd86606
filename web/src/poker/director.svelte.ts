// What is told and what moves at a poker table. The view is drawn as it comes; chips fly by the events that came with it.
import type { Entry } from '../blackjack/director.svelte';
import type { Flying } from '../blackjack/director.svelte';
import { still } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import type { RecordView, TableFrame } from '../protocol';
import { ownLines, words } from './hands';
import type { PokerView } from './types';

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
    for (const record of frame.records) {
      for (const s of record.says) this.say(words(s, { me, name }), s.clause);
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

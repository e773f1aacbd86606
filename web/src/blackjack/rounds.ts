// A table's log cut into rounds, to be stepped through and passed on as files.
import type { RecordView } from '../protocol';
import { applyEvent, sceneOf, type Scene } from './scene';
import { happenings, type Happened, type View } from './types';
import { reverses } from './undone';
import { lineOf, type LogLine, type Names } from './words';

export interface Round {
  /** The first and the last record. */
  from: number;
  to: number;
  at: number;
  events: Happened[];
  /** Who entered the move of an event that was somebody else's, by its place among them. */
  entered: Record<number, number>;
  /** None of a round that is void. */
  bankResult: number | null;
  /** Called off by the floor, or because the bank could not pay its fee: everything went back. */
  voided: boolean;
}

/** Cuts at the end of each round: a round begins with the bank being taken. What is incomplete at the front is left off. */
export const rounds = (records: RecordView[]): Round[] => cut(records).all;

/** The round that is not over yet, as far as it has come. */
export const openRound = (records: RecordView[]): Round | null => cut(records).open;

function cut(records: RecordView[]): { all: Round[]; open: Round | null } {
  const all: Round[] = [];
  let open: Round | null = null;
  let dealt = false;
  for (const record of records) {
    for (const { event, counted, says } of happenings([record])) {
      if (!('blackjack' in event)) continue;
      const e = event.blackjack;
      if (typeof e === 'object' && 'bank_taken' in e) {
        open = { from: record.seq, to: record.seq, at: record.at, events: [], entered: {}, bankResult: null, voided: false };
        dealt = false;
      }
      // A round whose settlement is reversed is not over.
      if (!open && typeof e === 'object' && 'ruled' in e && reverses(e.ruled.ruling)) [open, dealt] = [all.pop() ?? null, true];
      if (!open) continue;
      if (typeof e === 'object' && 'wagers_closed' in e) dealt = true;
      open.events.push({ event: e, counted, says });
      if (record.entered_by !== undefined && record.entered_by !== null && event === record.events[0])
        open.entered[open.events.length - 1] = record.entered_by;
      open.to = record.seq;
      if (typeof e !== 'object') continue;
      const ended = 'round_ended' in e;
      const voided = ('ruled' in e && e.ruled.ruling === 'void_round') || 'bank_fell_short' in e;
      if (!ended && !voided) continue;
      // Nothing was played where the bank fell short of its fee before there was a wager to answer.
      if (ended || dealt || 'ruled' in e) all.push({ ...open, bankResult: ended ? e.round_ended.bank_result : null, voided });
      open = null;
    }
  }
  return { all, open };
}

/** Nobody bets on what is over. */
const UNKNOWN: View['bounds'] = { chip: 0, base_least: 0, base_most: null, buster: null, bank_least: 0, bank_fees: [0, 0] };

export interface Frame {
  scene: Scene;
  line: LogLine | null;
  /** Who entered it, where it was somebody else's move. */
  enteredBy: number | null;
}

/** The scenes of a round, one per event, beginning with the bank that was taken. */
export function film(round: Round, names: Names, people: View['people'], shoe: number): Frame[] {
  let scene = sceneOf({
    phase: 'offering',
    awaits: { for: 'any_bank' },
    rounds: 0,
    shoe_left: shoe,
    shoe_size: shoe,
    drop: 0,
    total_action: 0,
    two_circles: false,
    bounds: UNKNOWN,
    people,
    bank: null,
    circles: [],
    backlines: [],
  });
  const frames: Frame[] = [];
  for (const [i, happened] of round.events.entries()) {
    const line = happened.says[0] ? lineOf(happened.says[0], names) : null;
    scene = applyEvent(scene, happened);
    frames.push({ scene, line, enteredBy: round.entered[i] ?? null });
  }
  return frames;
}

/** The seats that people took in a round, as far as its events tell. */
export function peopleOf(round: Round): View['people'] {
  const seats = new Map<number, number>();
  for (const { event: e } of round.events) {
    if (typeof e !== 'object') continue;
    if ('bank_taken' in e) seats.set(e.bank_taken.player, e.bank_taken.seat);
    if ('wagered' in e && !seats.has(e.wagered.player)) seats.set(e.wagered.player, e.wagered.seat);
  }
  return [...seats].map(([player, seat]) => ({ player, seat, stack: 0, third_party: false, bank_most: 0, bank_spots: [] }));
}

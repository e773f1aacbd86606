// Short names for the referee's words, which are generated from its own types.
import type * as p from '../protocol';

export type Card = p.Card;
export type Seat = number;
export type Money = p.Money;
export type PlayerId = p.PlayerId;
export type Total = p.BlackjackTotal;
export type Target = p.BlackjackTarget;
export type Task = p.BlackjackTask;
export type Moves = p.BlackjackMoves;
export type Awaits = p.BlackjackAwaits;
export type BankView = p.BlackjackBankView;
export type HandView = p.BlackjackHandView;
export type CircleView = p.BlackjackCircleView;
export type View = p.BlackjackView;
export type Move = p.BlackjackMove;
export type Line = p.BlackjackLine;
export type Ruling = p.BlackjackRuling;
export type Event = p.BlackjackEvent;
export type Rules = p.BlackjackRules;
export type Schedule = p.BlackjackSchedule;
export type PlayerFees = p.BlackjackPlayerFees;
export type Play = p.BlackjackPlay;
export type Bounds = p.BlackjackBounds;
export type Counted = p.BlackjackCounted;

/** An event, what hands count once it has happened, and what is said about it. */
export interface Happened {
  event: Event;
  counted: Counted[];
  says: p.Sentence[];
}

/** What happened in records, in order. */
export const happenings = (records: p.RecordView[]): { event: p.TableEvent; counted: Counted[]; says: p.Sentence[] }[] =>
  records.flatMap((r) =>
    r.events.map((event, i) => ({
      event,
      counted: (r.counted ?? []).filter((c) => c.event === i),
      says: r.says.filter((s) => s.event === i),
    })),
  );

type KeysOf<T> = T extends string ? T : keyof T;
/** The name of an event. */
export type EventName = KeysOf<Event>;
export const nameOf = (event: Event): EventName => (typeof event === 'string' ? event : Object.keys(event)[0]) as EventName;

// A situation that is put together by tapping: every change makes a new round, so that all of it can be undone.
import type { Card } from '../lib/cards';
import { sum } from '../lib/money';
import type { Round, Wager } from './types';

/** What a round begins with: a bank at seat 1, and nobody has bet yet. */
export const fresh = (rulebook: string): Round => ({ rulebook, bank: { seat: 1, wager: 100 }, cards: '', wagers: [], actions: [] });

export const cardsOf = (round: Round): Card[] => round.cards.split(/\s+/).filter(Boolean);
const withCards = (round: Round, cards: Card[]): Round => ({ ...round, cards: cards.join(' ') });

/** A card of a rank: of this suit, or of the one that has come least often. */
export function cardOf(round: Round, rank: string, suit: string | null): Card {
  const times = (s: string): number => cardsOf(round).filter((c) => c === rank + s).length;
  const order = ['s', 'h', 'd', 'c'];
  return rank + (suit ?? order.reduce((least, s) => (times(s) < times(least) ? s : least)));
}

/** The next card comes; or the one at this place in the deal is another. */
export function deal(round: Round, card: Card, at: number | null): Round {
  const cards = cardsOf(round);
  return withCards(round, at === null ? [...cards, card] : cards.map((c, i) => (i === at ? card : c)));
}

export const act = (round: Round, action: string): Round => ({ ...round, actions: [...round.actions, action] });

/** What is told of a bet again goes on as before; where people or seats change, the cards are dealt anew. */
const dealtAnew = (round: Round): Round => ({ ...round, cards: '', actions: [] });

export function sit(round: Round, seat: number, base: number): Round {
  const wagers = [...round.wagers, { seat, base }].sort((a, b) => a.seat - b.seat);
  return dealtAnew({ ...round, wagers });
}

export const leave = (round: Round, seat: number): Round =>
  dealtAnew({ ...round, wagers: round.wagers.filter((wager) => wager.seat !== seat) });

/** The bank goes to a seat; who bet there bets no more. */
export function bankAt(round: Round, seat: number): Round {
  const wagers = round.wagers.filter((wager) => wager.seat !== seat);
  return dealtAnew({ ...round, bank: { ...round.bank, seat }, wagers });
}

export type Stake = { bank: true } | { seat: number; kind: 'base' | 'buster' | 'backline' };

const isMeant = (wager: Wager, kind: 'base' | 'buster' | 'backline'): boolean => (wager.backline !== undefined) === (kind === 'backline');

/** What lies there. */
export function stakeOf(round: Round, stake: Stake): number {
  if ('bank' in stake) return round.bank.wager;
  return round.wagers.find((w) => w.seat === stake.seat && isMeant(w, stake.kind))?.[stake.kind] ?? 0;
}

/** Another amount lies there; nothing on Buster or behind a circle is no bet. */
export function put(round: Round, stake: Stake, amount: number): Round {
  const to = Math.max(0, sum(amount));
  if ('bank' in stake) return { ...round, bank: { ...round.bank, wager: to } };
  const { seat, kind } = stake;
  const at = round.wagers.findIndex((w) => w.seat === seat && isMeant(w, kind));
  if (at < 0) {
    const behind: Wager = { seat, [kind]: to, player: `${seat}b` };
    return to ? { ...round, wagers: [...round.wagers, behind] } : round;
  }
  const changed = (w: Wager): Wager => {
    const { [kind]: _, ...rest } = w;
    return to || kind === 'base' ? { ...w, [kind]: to } : rest;
  };
  const wagers = round.wagers.map((w, i) => (i === at ? changed(w) : w));
  return { ...round, wagers: wagers.filter((w) => w.base !== undefined || w.buster || w.backline) };
}

// A round or a hand of a table as a question: from what this viewer was shown of it, over or not, ruled on by the floor or not.
import { openRound, rounds, type Round as Seen } from '../blackjack/rounds';
import type { Card } from '../lib/cards';
import { sum } from '../lib/money';
import { say } from '../lib/voice';
import type { PokerHandEvent, PokerLimit, RecordView, TableInfo } from '../protocol';
import { packAny } from './link';
import { ask } from './source';
import type { Hand, HandSituation, Head, Round, Situation, Wager } from './types';

/** Somebody at the table, as our scenario files name people. */
const person = (player: number): string => `person ${player}`;

/** A round of blackjack as far as it was seen. The floor's rulings on a hand are in it; a round that was voided is as it stood before. */
export function roundOf(rulebook: string, schedule: number, decks: number, seen: Seen): Round {
  const round: Round = { rulebook, schedule, decks, bank: { seat: 1, wager: 0 }, cards: '', wagers: [], actions: [] };
  const cards: Card[] = [];
  let hole: number | null = null;
  for (const { event: e } of seen.events) {
    if (typeof e === 'string') continue;
    if ('bank_taken' in e) {
      const { player, seat, wager, turn } = e.bank_taken;
      round.bank = { seat, wager, turn, player: person(player) };
    } else if ('bank_fee_taken' in e) round.bank.wager = sum(round.bank.wager, -(e.bank_fee_taken.from_bank ?? 0));
    else if ('wagered' in e) {
      const { player, seat, base, buster } = e.wagered;
      round.wagers.push({ seat, base, ...(buster ? { buster } : {}), player: person(player) });
    } else if ('backlined' in e) {
      const { player, seat, amount } = e.backlined;
      round.wagers.push({ seat, backline: amount, player: person(player) });
    } else if ('taken_back' in e) {
      const { player, seat } = e.taken_back;
      round.wagers = round.wagers.filter((w: Wager) => w.seat !== seat || w.player !== person(player));
    } else if ('card_dealt' in e) {
      if (e.card_dealt.card) cards.push(e.card_dealt.card);
      else hole = cards.length;
    } else if ('hole_shown' in e) {
      if (hole !== null) cards.splice(hole, 0, e.hole_shown.card);
      hole = null;
    } else if ('insurance_answered' in e)
      round.actions.push(`${e.insurance_answered.seat} ${e.insurance_answered.amount ? 'insure' : 'no'}`);
    else if ('acted' in e) {
      const { seat, hand, action } = e.acted;
      round.actions.push(`${seat}.${hand} ${typeof action === 'string' ? action : `double ${action.double}`}`);
    } else if ('ruled' in e) {
      const { ruling } = e.ruled;
      if (typeof ruling === 'string') break;
      if ('foul' in ruling) round.actions.push(`${ruling.foul.seat}.${ruling.foul.hand} foul`);
      else if ('removed_wager' in ruling) round.actions.push(`${ruling.removed_wager.seat}.${ruling.removed_wager.hand} removed`);
    }
  }
  // Cards after a hole card that nobody has seen cannot be told apart from it: the question ends there.
  return { ...round, cards: (hole === null ? cards : cards.slice(0, hole)).join(' ') };
}

/** The round that began with a record; the one under way, or the last one, where none is named. */
export function roundFrom(records: RecordView[], from: number): Seen | null {
  const all = rounds(records);
  if (from) return all.find((r) => r.from === from) ?? openRound(records);
  return openRound(records) ?? all.at(-1) ?? null;
}

/** What a hand of poker did, as hand histories write it. Several calls of the dealer may be one event. */
function written(e: PokerHandEvent): string | null {
  const cards = (list: (Card | null)[]): string => list.map((c) => c ?? '??').join('');
  switch (e.event) {
    case 'dealt':
      return `d dh p${e.seat + 1} ${cards(e.cards)}`;
    case 'boarded':
      return `d db ${cards(e.cards)}`;
    case 'burned':
      return `d burn ${e.card ?? '??'}`;
    case 'called':
      return `p${e.seat + 1} cc`;
    case 'raised':
      return `p${e.seat + 1} cbr ${e.to}`;
    case 'folded':
      return `p${e.seat + 1} f`;
    case 'asked':
      return `p${e.seat + 1} draw ${e.count}`;
    case 'discarded':
      return `p${e.seat + 1} sd ${cards(e.cards)}`.trim();
    case 'shown':
      return `p${e.seat + 1} sm ${cards(e.cards) || '-'}`;
    case 'mucked':
      return `p${e.seat + 1} sm`;
    case 'board-played':
      return `p${e.seat + 1} ann board`;
    case 'killed':
      return `p${e.seat + 1} kill`;
    case 'all-cleared':
      return 'd clear';
    case 'scrambled':
      return 'd scramble';
    case 'common-dealt':
      return `d common ${e.card ?? '??'}`;
    case 'stopped':
      return `p${e.seat + 1} stop`;
    case 'corrected':
      return `d correct ${e.from} ${e.to}`;
    default:
      return null;
  }
}

/** The hand that is under way, as far as this viewer has seen it. */
export function openHandOf(rulebook: string, limit: string, records: RecordView[]): Hand | null {
  let hand: Hand | null = null;
  for (const { events } of records)
    for (const event of events) {
      if (!('poker' in event)) continue;
      const e = event.poker;
      if ('hand_began' in e) {
        const { places } = e.hand_began;
        hand = { rulebook, limit, stacks: places.map((p) => p.entry.stack), button: places.length, actions: [] };
        const order = places.length === 2 ? [...places].reverse() : places;
        const antes = order.map((p) => sum(p.entry.ante, p.entry.dead));
        const blinds = order.map(({ entry }) => (entry.in_turn || !entry.blind ? entry.blind : -entry.blind));
        if (antes.some(Boolean)) hand.antes = antes;
        if (blinds.some(Boolean)) hand.blinds = blinds;
      } else if ('hand_ended' in e) hand = null;
      else if ('hand' in e && hand) {
        const action = written(e.hand);
        if (action) hand.actions.push(action);
      }
    }
  return hand;
}

/** What is asked about a table, from its records: the hand or round under way, or a finished one of blackjack. */
function question(info: TableInfo, rulebook: string, records: RecordView[], from: number): Situation | HandSituation | null {
  if (info.game.game === 'blackjack') {
    const seen = roundFrom(records, from);
    const { schedule, decks } = info.game;
    return seen && { round: roundOf(rulebook, schedule.option, decks, seen) };
  }
  const hand = openHandOf(rulebook, limitId(info.game.rules.limit), records);
  return hand && { hand };
}

/** The page of the lab that asks it; none where there is nothing to ask. */
export async function addressOf(info: TableInfo, records: RecordView[], from: number): Promise<string | null> {
  const game = info.game.game === 'poker' ? info.game.rules.game : info.game.game;
  const books = (await ask<Head[]>('books', {})).filter((b) => b.id.startsWith(`${info.house}/`) && b.game === game);
  const book = books.find((b) => b.name === info.title) ?? books[0];
  if (!book) throw new Error(say('lab-not-our-rulebook'));
  const asked = question(info, book.id, records, from);
  return asked && `/lab/${'hand' in asked ? 'hand' : 'ask'}/${await packAny(asked)}`;
}

/** A limit by its id, as files name it. */
function limitId(limit: PokerLimit): string {
  if ('fixed' in limit) return `${limit.fixed.small}-${limit.fixed.big}`;
  if ('spread' in limit) return `${limit.spread.min}-${limit.spread.max ?? ''}`;
  return `${limit.pot.min}-pot`;
}

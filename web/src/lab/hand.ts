// A hand of poker that is put together by tapping: every change makes a new one, so that all of it can be undone. What is done is
// written as hand histories write it (docs/phh.md).
import type { Card } from '../lib/cards';
import { say } from '../lib/voice';
import type { PokerCommand, PokerTask } from '../protocol';
import { DECK, JOKER } from '../lib/cards';
import { deckOf } from '../poker/console';
import type { Hand, HandKeys, HandRuling } from './types';

/** What a hand begins with: four players at a limit. */
export function freshHand(rulebook: string, limit: string): Hand {
  const most = Math.max(...(limit.match(/\d+/g) ?? ['4']).map(Number));
  const stack = Math.max(100, most * 20);
  return { rulebook, limit, stacks: [stack, stack, stack, stack], button: 4, actions: [] };
}

export const seats = (hand: Hand): number => hand.stacks.length;
/** The seat of a place, which is counted from the left of the button. */
export const seatAt = (hand: Hand, place: number): number => ((hand.button + place) % seats(hand)) + 1;
export const placeOf = (hand: Hand, seat: number): number => (seat - 1 - hand.button + 2 * seats(hand)) % seats(hand);
export const nameOf = (hand: Hand, seat: number): string => hand.names?.[seat - 1] || say('lab-seat', { seat });

/** A list by places, of one by seats. */
const byPlace = <T>(hand: Hand, list: T[]): T[] => list.map((_, place) => list[seatAt(hand, place) - 1]!);

/** The hand as the engine takes it. */
export function asked(hand: Hand): HandKeys {
  const { rulebook, limit, antes, blinds, actions } = hand;
  const posted = hand.missed?.length ? {} : { ...(antes?.length ? { antes } : {}), ...(blinds?.length ? { blinds } : {}) };
  return {
    rulebook,
    limit,
    stacks: byPlace(hand, hand.stacks),
    players: hand.stacks.map((_, place) => nameOf(hand, seatAt(hand, place))),
    ...(hand.missed?.length ? { missed: hand.missed.map((seat) => placeOf(hand, seat)) } : {}),
    ...posted,
    actions,
  };
}

/** A hand of a file: the button is the last seat. */
export function handOf({ rulebook, limit, stacks, players, antes, blinds, actions }: HandKeys): Hand {
  return {
    rulebook,
    limit,
    stacks,
    button: stacks.length,
    ...(players?.some(Boolean) ? { names: players } : {}),
    ...(antes?.length ? { antes } : {}),
    ...(blinds?.length ? { blinds } : {}),
    actions,
  };
}

/** Where people, blinds or the button change, the cards are dealt anew, and the posts are the house's. */
const dealtAnew = (hand: Hand): Hand => {
  const { antes: _, blinds: __, ...rest } = hand;
  return { ...rest, actions: [] };
};

export const act = (hand: Hand, ...actions: string[]): Hand => ({ ...hand, actions: [...hand.actions, ...actions] });
export const putStack = (hand: Hand, seat: number, amount: number): Hand => ({
  ...hand,
  stacks: hand.stacks.map((stack, i) => (i + 1 === seat ? Math.max(0, amount) : stack)),
});
export const buttonAt = (hand: Hand, seat: number): Hand => dealtAnew({ ...hand, button: seat });
export function sitDown(hand: Hand): Hand {
  return dealtAnew({ ...hand, stacks: [...hand.stacks, hand.stacks.at(-1) ?? 100], names: undefined });
}
export function standUp(hand: Hand, seat: number): Hand {
  const stacks = hand.stacks.filter((_, i) => i + 1 !== seat);
  const button = Math.min(stacks.length, hand.button > seat ? hand.button - 1 : hand.button);
  return dealtAnew({ ...hand, stacks, button, missed: undefined, names: undefined });
}
/** A seat missed its blinds, or did not. */
export function miss(hand: Hand, seat: number): Hand {
  const missed = hand.missed ?? [];
  return dealtAnew({ ...hand, missed: missed.includes(seat) ? missed.filter((s) => s !== seat) : [...missed, seat] });
}

const CARDS = /^(?:(?:10|[2-9TJQKA])[cdhs]|Jk|\?\?)+$/;
const each = (cards: string): string[] => cards.match(/(?:10|[2-9TJQKA])[cdhs]|Jk|\?\?/g) ?? [];

/** Every card that an action names, changed. */
const mapCards = (action: string, to: (card: string) => string): string =>
  action
    .split(' ')
    .map((word, i) => (i > 0 && CARDS.test(word) ? each(word).map(to).join('') : word))
    .join(' ');

/** A card is another one, wherever it is named. A card that was the other one is this one now. */
export const swap = (hand: Hand, from: Card, to: Card): Hand => ({
  ...hand,
  actions: hand.actions.map((action) => mapCards(action, (card) => (card === from ? to : card === to ? from : card))),
});

/** The nth card of a place that lies face down is this one. */
export function turnUp(hand: Hand, place: number, nth: number, to: Card): Hand {
  let down = -1;
  const actions = hand.actions.map((action) =>
    action.startsWith(`d dh p${place + 1} `) ? mapCards(action, (card) => (card === '??' && ++down === nth ? to : card)) : action,
  );
  return { ...hand, actions };
}

/** Cards that have been named: they cannot come again. */
export const named = (hand: Hand): Card[] =>
  [
    ...new Set(
      hand.actions.flatMap((action) =>
        action
          .split(' ')
          .slice(1)
          .filter((w) => CARDS.test(w))
          .flatMap(each),
      ),
    ),
  ].filter((card) => card !== '??');

/** A card of a rank that has not come yet, of this suit or of any; none where all of them are out. */
export function free(hand: Hand, view: HandRuling['view'] | null, picked: Card[], rank: string, suit: string | null): Card | null {
  const out = new Set([...named(hand), ...picked]);
  const deck = view ? deckOf(view) : DECK;
  if (rank === JOKER) return deck.includes(JOKER) && !out.has(JOKER) ? JOKER : null;
  const order = suit ? [suit] : ['s', 'h', 'd', 'c'];
  // Suits take turns, so that hands come without flushes.
  const from = suit ? 0 : out.size % 4;
  const suits = order.map((_, i) => order[(i + from) % order.length]!);
  return suits.map((s) => rank + s).find((card) => deck.includes(card) && !out.has(card)) ?? null;
}

/** What the dealer is to do; a burn only where no cards come after it. */
export function task(ruling: HandRuling | null): PokerTask | null {
  const turn = ruling?.view.awaits.turn;
  if (turn?.turn !== 'dealer') return null;
  return turn.task.task === 'burn' ? (ruling!.next ?? turn.task) : turn.task;
}

/** The dealer does it with these cards; the burn before it is made. */
export function dealt(hand: Hand, ruling: HandRuling, cards: Card[]): Hand {
  const { turn } = ruling.view.awaits;
  const now = task(ruling);
  const burn = turn.turn === 'dealer' && turn.task.task === 'burn' && now?.task !== 'burn' ? ['d burn ??'] : [];
  if (!now) return hand;
  const does: Record<PokerTask['task'], string> = {
    deal: `d dh p${now.task === 'deal' ? now.seat + 1 : 0} ${cards.join('')}`,
    board: `d db ${cards.join('')}`,
    common: `d common ${cards.join('')}`,
    scramble: 'd scramble',
    'all-clear': 'd clear',
    burn: 'd burn ??',
  };
  return act(hand, ...burn, does[now.task]);
}

/** A report of something that went wrong, as hand histories write it. */
export function reported(command: PokerCommand): string {
  const p = 'seat' in command ? `p${command.seat + 1}` : '';
  const card = 'card' in command ? (command.card ?? '??') : '';
  switch (command.do) {
    case 'burn':
      return `d burn ${card}`;
    case 'early':
    case 'over':
      return `d ${command.do} db ${command.cards.join('')}`;
    case 'off-table':
      return `d off ${p} ${card}`;
    case 'misburn':
      return ['d misburn', command.count, command.card ?? ''].join(' ').trim();
    case 'short':
      return `d short ${p}`;
    default:
      return `d ${command.do} ${p} ${card}`;
  }
}

// What happened, in the words of the table, with the clause it rests on: the log that is read and heard.
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type { Scene } from './scene';
import { totalText } from './total';
import type { Counted, Happened, Line, Move, Ruling, Target, Task } from './types';

export interface LogLine {
  text: string;
  clause?: string;
  tone?: 'money' | 'rule' | 'card';
}

export interface Names {
  /** Who looks. */
  me: number | null;
  /** What a player is called. */
  name(player: number): string;
}

/** `You`, or the name with the seat: `Ana (seat 4)`. */
function subject(names: Names, player: number, seat?: number | null): string {
  if (player === names.me) return 'You';
  const name = names.name(player);
  return !seat ? name : name.endsWith(')') ? `${name.slice(0, -1)}, seat ${seat})` : `${name} (seat ${seat})`;
}

const verb = (names: Names, player: number, you: string, others: string): string => (player === names.me ? you : others);

/** The line for an event, told from the scene before it; none where there is nothing to tell. */
export function tell({ event, counted }: Happened, before: Scene, names: Names): LogLine | null {
  if (event === 'insurance_offered') return { text: 'An ace is up: insurance is offered round the table.', clause: 'DSS-7', tone: 'rule' };
  if ('joined' in event) {
    const { player, seat, chips } = event.joined;
    const where = seat
      ? `${verb(names, player, 'sit', 'sits')} down in seat ${seat}`
      : `${verb(names, player, 'stand', 'stands')} at the rail`;
    return { text: `${subject(names, player)} ${where} with ${money(chips)}.` };
  }
  if ('chips_added' in event) {
    const { player, amount } = event.chips_added;
    return { text: `${subject(names, player)} ${verb(names, player, 'bring', 'brings')} ${money(amount)} more.` };
  }
  if ('left' in event) {
    const { player, chips } = event.left;
    return { text: `${subject(names, player)} ${verb(names, player, 'leave', 'leaves')} with ${money(chips)}.` };
  }
  if ('bank_taken' in event) {
    const { player, seat, wager, turn } = event.bank_taken;
    const take = verb(names, player, 'take', 'takes');
    return {
      text: `${subject(names, player, seat)} ${take} the bank with ${money(wager)}, turn ${turn} of 2.`,
      clause: 'RND-2',
      tone: 'rule',
    };
  }
  if ('bank_declined' in event) {
    const { player, seat } = event.bank_declined;
    return { text: `${subject(names, player, seat)} ${verb(names, player, 'let', 'lets')} the bank pass.`, clause: 'RND-12' };
  }
  if ('wagered' in event) {
    const { player, seat, base, buster } = event.wagered;
    const extra = buster > 0 ? ` and ${money(buster)} on Buster` : '';
    return { text: `${subject(names, player)} ${verb(names, player, 'bet', 'bets')} ${money(base)}${extra} on circle ${seat}.` };
  }
  if ('backlined' in event) {
    const { player, seat, amount } = event.backlined;
    return {
      text: `${subject(names, player)} ${verb(names, player, 'bet', 'bets')} ${money(amount)} behind circle ${seat}.`,
      clause: 'D9',
    };
  }
  if ('taken_back' in event) {
    const { player, seat, amount } = event.taken_back;
    return { text: `${subject(names, player)} ${verb(names, player, 'take', 'takes')} ${money(amount)} back from circle ${seat}.` };
  }
  if ('shuffled' in event) return { text: `The shoe is shuffled: ${event.shuffled.cards} cards.`, clause: 'D11' };
  if ('wagers_closed' in event) return { text: `No more bets. Total action ${money(event.wagers_closed.total_action)}.`, clause: 'RND-5' };
  if ('fee_taken' in event) return fee(event.fee_taken.amount, `Fee of circle ${event.fee_taken.seat}`, 'RND-4');
  if ('bank_fee_taken' in event) return fee(event.bank_fee_taken.amount, 'Fee of the bank', 'RND-2');
  if ('card_dealt' in event) return dealt(event.card_dealt, counted[0], before, names);
  if ('insurance_answered' in event) {
    const { player, seat, amount } = event.insurance_answered;
    const text =
      amount > 0
        ? `${subject(names, player, seat)} ${verb(names, player, 'insure', 'insures')} for ${money(amount)}.`
        : `${subject(names, player, seat)} ${verb(names, player, 'take', 'takes')} no insurance.`;
    return { text, clause: 'DSS-7' };
  }
  if ('peeked' in event) {
    return event.peeked.natural
      ? { text: 'The dealer looks at the hole card: the bank has a natural. Nobody draws.', clause: 'RND-7', tone: 'rule' }
      : { text: 'The dealer looks at the hole card: no natural.', clause: 'RND-7', tone: 'rule' };
  }
  if ('acted' in event) return acted(event.acted, before, names);
  if ('hole_shown' in event) {
    return {
      text: `The hole card is ${cardText(event.hole_shown.card)}: the bank has ${count(counted[0])}.`,
      clause: 'RND-9',
      tone: 'card',
    };
  }
  if ('button_placed' in event) {
    const { count, counted_to, seat } = event.button_placed;
    const next = counted_to === seat ? '' : ', which has no wager, so the next one that has';
    return {
      text: `The hole card counts ${count}: seat ${counted_to}${next}. Action starts at seat ${seat}.`,
      clause: 'RND-9',
      tone: 'rule',
    };
  }
  if ('settled' in event) return { text: settlement(event.settled, before, names), clause: event.settled.clause, tone: 'money' };
  if ('ruled' in event)
    return { text: `${ruling(event.ruled.ruling)} ${event.ruled.author}: “${event.ruled.reason}”`, clause: 'L-CAS-16', tone: 'rule' };
  const result = event.round_ended.bank_result;
  const how = result === 0 ? 'comes out even' : result > 0 ? `wins ${money(result)}` : `loses ${money(-result)}`;
  return { text: `The round is over: the bank ${how}.`, clause: 'RND-11', tone: 'money' };
}

const fee = (amount: number, whose: string, clause: string): LogLine | null =>
  amount > 0 ? { text: `${whose}: ${money(amount)} into the drop.`, clause, tone: 'money' } : null;

/** What a hand counts now, as it is called out. */
const count = (counted: Counted | undefined): string =>
  !counted ? '' : counted.over ? `over with ${counted.total.points}` : totalText(counted.total);

function dealt({ to, card }: { to: Target; card: string | null }, now: Counted | undefined, before: Scene, names: Names): LogLine {
  if (to === 'hole') return { text: 'The bank’s second card lies face down.', clause: 'RND-6', tone: 'card' };
  if (to === 'bank') {
    const first = !before.view.bank?.cards.length;
    const says = first ? `The bank shows ${cardText(card)}` : `The bank draws ${cardText(card)}: ${count(now)}`;
    return { text: says + '.', clause: first ? 'RND-6' : 'RND-10', tone: 'card' };
  }
  const circle = before.view.circles.find((c) => c.seat === to.hand.seat);
  const hand = circle?.hands[to.hand.hand - 1];
  const whose = circle && circle.player === names.me ? `Your circle ${to.hand.seat}` : `Seat ${to.hand.seat}`;
  const which = (circle?.hands.length ?? 0) > 1 ? `, hand ${to.hand.hand}` : '';
  const sum = hand?.cards.length && now ? `: ${count(now)}` : '';
  return { text: `${whose}${which} gets ${cardText(card)}${sum}.`, tone: 'card' };
}

function acted(
  { player, seat, hand, action }: { player: number; seat: number; hand: number; action: Move },
  before: Scene,
  names: Names,
): LogLine {
  const circle = before.view.circles.find((c) => c.seat === seat);
  const h = circle?.hands[hand - 1];
  const on = h ? totalText(h.total) : '';
  const who = subject(names, player, seat) + ((circle?.hands.length ?? 0) > 1 ? `, hand ${hand},` : '');
  const v = (you: string, others: string): string => verb(names, player, you, others);
  if (action === 'hit') return { text: `${who} ${v('hit', 'hits')} ${on}.`, clause: 'RND-8' };
  if (action === 'stand') return { text: `${who} ${v('stand', 'stands')} on ${on}.`, clause: 'RND-8' };
  if (action === 'split') return { text: `${who} ${v('split', 'splits')}.`, clause: 'DSS-2' };
  if (action === 'surrender') return { text: `${who} ${v('surrender', 'surrenders')} ${on}: half the wager.`, clause: 'DSS-6' };
  return { text: `${who} ${v('double', 'doubles')} ${on} for ${money(action.double)}.`, clause: 'DSS-1' };
}

/** One line of the settlement: whose wager, why, and where the chips go. */
export function settlement(line: Line, before: Scene, names: Names): string {
  const circle = before.view.circles.find((c) => c.seat === line.seat);
  const whose = line.player === names.me ? `You, seat ${line.seat}` : `Seat ${line.seat}`;
  const hand = line.hand && (circle?.hands.length ?? 0) > 1 ? `, hand ${line.hand}` : '';
  const kind = { base: '', backline: ', behind the circle', buster: ', Buster', insurance: ', insurance' }[line.wager];
  return `${whose}${hand}${kind}: ${because(line, before)}${chips(line)}.`;
}

export function because(line: Line, before: Scene): string {
  const bank = before.view.bank;
  if (line.wager === 'buster') return bank?.over ? `the bank is over with ${bank.cards.length} cards, ` : 'the bank is not over, ';
  if (line.wager === 'insurance') return line.outcome === 'win' ? 'the bank has a natural, ' : 'no natural, ';
  if (line.outcome === 'surrender') return 'surrendered, ';
  const hand = before.view.circles.find((c) => c.seat === line.seat)?.hands[(line.hand ?? 1) - 1];
  if (!hand || !bank) return '';
  const say = ({ total: t, over }: Pick<Counted, 'total' | 'over'>): string =>
    over ? `${t.points}, over,` : t.natural ? 'a natural' : `${t.points}`;
  return `${say(hand)} against ${say(bank)} `.replace(/,? $/, ', ');
}

function chips(line: Line): string {
  const parts: string[] = [];
  if (line.paid > 0) parts.push(`paid ${money(line.paid)}`);
  if (line.collected > 0) parts.push(`${money(line.collected)} collected`);
  if (line.outcome === 'push') parts.push('a push, the wager goes back');
  if (line.uncovered > 0) parts.push(`${money(line.uncovered)} returned: not covered`);
  return parts.join(', ') || 'nothing moves';
}

export function ruling(r: Ruling): string {
  if (r === 'void_round') return 'The floor voids the round; everything goes back.';
  if ('foul' in r) return `The floor fouls hand ${r.foul.hand} of circle ${r.foul.seat}.`;
  if ('removed_wager' in r) {
    const what = r.removed_wager.penalty === 'loses_maximum' ? 'loses the table maximum' : 'wins the table minimum';
    return `A wager was removed from circle ${r.removed_wager.seat}: it ${what}.`;
  }
  if ('correct' in r) {
    const { at, nth, card } = r.correct;
    const whose = typeof at === 'object' ? `circle ${at.hand.seat}${at.hand.hand > 1 ? `, hand ${at.hand.hand}` : ''}` : 'the bank';
    return `The floor corrects card ${nth} of ${whose}: it is ${cardText(card)}.`;
  }
  return r.two_circles.on ? 'By order of the floor, two circles a player.' : 'The floor lifts the limit of two circles.';
}

/** What the house dealer does next, in a floor person's words. */
export function task(t: Task): string {
  if (t === 'shuffle') return 'Shuffle the shoe.';
  if (t === 'peek') return 'Look at the hole card.';
  if (t === 'show_hole') return 'Turn the hole card over.';
  if (t === 'call_floor') return 'No cards are left: call the floor.';
  if (t.card === 'bank') return 'Deal a card to the bank, face up.';
  if (t.card === 'hole') return 'Deal the bank’s second card, face down.';
  const { seat, hand } = t.card.hand;
  return `Deal a card to seat ${seat}${hand > 1 ? `, hand ${hand}` : ''}.`;
}

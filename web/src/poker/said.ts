// What is said once to who does not see the table: what I am asked, how it stands then, and what a hand brought.
import { comma, say, sentence } from '../lib/voice';
import { cardName } from '../lib/cards';
import { money } from '../lib/money';
import { amounts, standingWords, type PokerAsk } from './ask';
import { wonBy, wonWith } from './awards';
import { calledWords } from './hands';
import type { HandView } from './types';

/** What is open to me, in a sentence for who does not see the buttons; nothing where I am asked nothing. */
export function openWords(a: PokerAsk, hand: HandView | null, mine: number | null): string {
  const cards = (hand && mine !== null ? hand.players[mine]?.cards : null) ?? [];
  const held = cards.flatMap((c) => (c.card ? [cardName(c.card)] : [])).join(comma());
  if (a.kind === 'draw') return `${held}. ${say('poker-tap-cards-throw-away-keep')}`;
  if (a.kind === 'clear') return `${held}. ${say('poker-tap-card-throw-away-all')}`;
  if (a.kind === 'show') return standingWords(a.standing);
  if (a.kind !== 'bet') return '';
  const m = a.moves;
  const open = [
    m.fold && say('poker-fold'),
    m.bring_in !== null && say('poker-bring', { bring_in: money(m.bring_in) }),
    m.check ? say('poker-check') : m.call !== null && say('poker-call', { call: money(m.call) }),
    m.raise && `${a.raiseWord} ${money(amounts(m.raise).least)}`,
  ].filter((x): x is string => !!x);
  const own = hand && mine !== null ? hand.players[mine]?.hand : null;
  const board = hand?.board.flatMap((c) => (c ? [cardName(c)] : [])).join(comma());
  const stands = [
    own ? `${held}: ${calledWords(own)}` : held,
    board && say('poker-board', { join: board }),
    hand && say('poker-pot-of', { pot: money(hand.pot) }),
    open.join(comma()),
  ];
  return stands
    .filter(Boolean)
    .map((s) => sentence(String(s)))
    .join(' ');
}

/** What a hand that is over brought me, said once to who does not see it; nothing for who was not dealt in. */
export function overWords(hand: HandView | null, mine: number | null, name: (place: number) => string): string {
  if (!hand?.awards.length || mine === null) return '';
  const winners = [...new Set(hand.awards.filter((a) => a.part !== 'returned').map((a) => a.seat))];
  const won = (place: number): string => {
    const shown = hand.players[place]?.won_with?.length ? hand.players[place]?.hand : null;
    const what = [wonBy(place, hand.awards, false), shown && wonWith(place, hand.awards, shown)].filter(Boolean).join(comma());
    return say('poker-hand-brought', { mine: place === mine ? 'yes' : 'no', name: place === mine ? '' : name(place), what });
  };
  return winners.map(won).join(' ');
}

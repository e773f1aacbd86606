// The dealer's console at a blackjack table: whom to ask what, how to settle, what went wrong, and what the floor ruled.
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type { BlackjackRuling, RecordView } from '../protocol';
import { applyEvent, type Scene } from './scene';
import { totalText } from './total';
import { happenings, type Awaits, type HandView, type Line, type Target } from './types';
import { because, ruling, tell } from './words';

export interface Step {
  text: string;
  clause: string;
}

/** What the dealer has to know beside the next task: how the round is settled, and what the floor said. */
export interface Notes {
  scene: Scene;
  /** Where the action button goes, and why. */
  button: Step | null;
  /** Seat by seat, in the order from the action button. */
  lines: Step[];
  result: Step | null;
  ruled: { text: string; by: string; clause: string; steps: Step[] } | null;
}

export const notesOf = (scene: Scene): Notes => ({ scene, button: null, lines: [], result: null, ruled: null });

/** The notes after what happened: a settlement and a ruling stay until the next wagers are closed. */
export function follow(notes: Notes, records: RecordView[]): Notes {
  const names = { me: null, name: () => '' };
  for (const { event, counted } of happenings(records)) {
    if (!('blackjack' in event)) continue;
    const e = event.blackjack;
    const happened = { event: e, counted };
    const before = notes.scene;
    notes = { ...notes, scene: applyEvent(before, happened) };
    if (typeof e === 'string') continue;
    if ('wagers_closed' in e) notes = notesOf(notes.scene);
    if ('button_placed' in e) notes.button = { text: tell(happened, before, names)!.text, clause: 'RND-9' };
    if ('settled' in e) notes.lines = [...notes.lines, { text: settle(e.settled, before), clause: e.settled.clause }];
    if ('round_ended' in e) notes.result = { text: tell(happened, before, names)!.text, clause: 'RND-11' };
    if ('ruled' in e)
      notes.ruled = {
        text: ruling(e.ruled.ruling),
        by: `${e.ruled.author}: “${e.ruled.reason}”`,
        clause: 'L-CAS-16',
        steps: afterRuling(e.ruled.ruling),
      };
  }
  return notes;
}

/** One line of the settlement as the dealer does it: `Pay seat 2 $15: 20 against 18.` */
export function settle(line: Line, before: Scene): string {
  const circle = before.view.circles.find((c) => c.seat === line.seat);
  const hand = line.hand && (circle?.hands.length ?? 0) > 1 ? `, hand ${line.hand}` : '';
  const kind = { base: '', backline: ', the bet behind', buster: ', Buster', insurance: ', insurance' }[line.wager];
  const whose = `seat ${line.seat}${hand}${kind}`;
  const why = because(line, before).replace(/, $/, '');
  const does: string[] = [];
  if (line.collected > 0) does.push(`collect ${money(line.collected)} from ${whose}`);
  if (line.paid > 0) does.push(`pay ${whose} ${money(line.paid)}`);
  if (line.outcome === 'push') does.push(`return ${money(line.amount)} to ${whose}: a push`);
  if (line.outcome === 'surrender') does.push(`return ${money(line.amount - line.collected - line.uncovered)}`);
  if (line.uncovered > 0) does.push(`return ${money(line.uncovered)}${does.length ? '' : ` to ${whose}`}: not covered by the bank`);
  const text = does.join(', ') || `nothing moves at ${whose}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${why ? ` (${why})` : ''}.`;
}

const list = (words: string[], last = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** `Ask seat 5, hard 11: hit, double or surrender. No stand.` Only what is legal is named. */
export function askMove(a: Extract<Awaits, { for: 'action' }>, hand: HandView | undefined): string {
  const m = a.moves;
  const open = [m.hit && 'hit', m.stand && 'stand', m.double > 0 && 'double', m.split && 'split', m.surrender && 'surrender'].filter(
    (x): x is string => !!x,
  );
  const count = hand ? ` on ${hand.total.soft || hand.total.natural ? totalText(hand.total) : `hard ${hand.total.points}`}` : '';
  const chart = m.chart === 'hit' ? ' The chart: no stand.' : m.chart === 'stand' ? ' The chart: no hit.' : '';
  return `Ask seat ${a.seat}${a.hand > 1 ? `, hand ${a.hand}` : ''}${count}: ${list(open)}.${chart}`;
}

/** Where a card goes, or lies. */
export const where = (t: Target): string =>
  t === 'bank' ? 'the bank' : t === 'hole' ? 'the bank, face down' : `seat ${t.hand.seat}${t.hand.hand > 1 ? `, hand ${t.hand.hand}` : ''}`;

/** Something that went wrong: what the dealer does at once, and what is said to the floor. */
export interface Trouble {
  id: string;
  label: string;
  says: string;
  steps: Step[];
}

const house = (text: string): Step => ({ text, clause: 'L-CAS-16' });
const stop = house('Stop the action and leave every card and every chip where it lies.');
const call = house('Call the floor; it decides, and its decision is recorded with its name and the reason.');

export const TROUBLES: Trouble[] = [
  {
    id: 'entered',
    label: 'A card was entered wrongly',
    says: 'A card was entered wrongly',
    steps: [
      house('Ask nobody and enter nothing more: a card can be named again only until somebody decides.'),
      call,
      house(
        'The floor names the card that really lies there; after a decision you play on with what is in the books, or the round is void.',
      ),
    ],
  },
  {
    id: 'exposed',
    label: 'A card was exposed',
    says: 'A card was exposed',
    steps: [
      stop,
      house('Leave the card face up where everybody saw it; do not put it back into the shoe.'),
      call,
      house('It is the next card: enter it for the circle that is due one. Or the round is void.'),
    ],
  },
  {
    id: 'off',
    label: 'A card went off the table',
    says: 'A card went off the table',
    steps: [
      stop,
      house('Keep your eyes on the card; nobody but the floor picks it up.'),
      call,
      house('The card plays as it was dealt: enter it. Or the round is void.'),
    ],
  },
  {
    id: 'extra',
    label: 'A card too many was dealt',
    says: 'A card too many was dealt',
    steps: [
      stop,
      house('Do not enter the card; it stays beside the hand that it came to.'),
      call,
      house('It is the next card that is due: enter it there. Or the round is void.'),
    ],
  },
  {
    id: 'misdeal',
    label: 'The deal went wrong: a misdeal',
    says: 'A misdeal: the cards went to the wrong circles',
    steps: [
      stop,
      call,
      {
        text: 'Void: wagers, bank and fees go back, the cards into the discard rack, and the same seat is offered the bank again.',
        clause: 'RND-13',
      },
    ],
  },
  {
    id: 'switched',
    label: 'Cards were switched, passed or held out',
    says: 'Cards were switched, passed or held out',
    steps: [stop, call, { text: 'The floor may foul the hand: its wager is forfeited, as far as it is covered.', clause: 'L-CAS-6' }],
  },
  {
    id: 'removed',
    label: 'A wager was removed',
    says: 'A wager was removed before it was paid',
    steps: [
      stop,
      call,
      { text: 'The floor may let a losing wager lose the table maximum, a winning one win the table minimum.', clause: 'L-CAS-4' },
    ],
  },
];

/** What the dealer does with cards and chips after a ruling. */
function afterRuling(r: BlackjackRuling): Step[] {
  if (r === 'void_round') {
    return [
      { text: 'Give every wager, the bank and the fees back as they were put up.', clause: 'RND-13' },
      house('Take all cards into the discard rack.'),
      house('Offer the bank to the same seat again.'),
    ];
  }
  if ('foul' in r)
    return [
      {
        text: `Take the cards of circle ${r.foul.seat}, hand ${r.foul.hand}, into the discard rack; leave its wager, it is collected with the others.`,
        clause: 'L-CAS-6',
      },
    ];
  if ('removed_wager' in r)
    return [{ text: `Leave the cards of circle ${r.removed_wager.seat} where they lie, and play on.`, clause: 'L-CAS-4' }];
  if ('correct' in r)
    return [
      house(
        `Leave the cards where they lie: the books have ${cardText(r.correct.card)} for ${where(r.correct.at)} now. Go on with what the first line says.`,
      ),
    ];
  return [];
}

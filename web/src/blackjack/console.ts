// The dealer's console at a blackjack table: whom to ask what, how to settle, what went wrong, and what the floor ruled.
import { say, told } from '../lib/voice';
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type { BlackjackRuling, RecordView, Sentence } from '../protocol';
import { applyEvent, type Scene } from './scene';
import { totalText } from './total';
import { happenings, type Awaits, type HandView, type Line, type Target } from './types';

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
  for (const { event, counted, says } of happenings(records)) {
    if (!('blackjack' in event)) continue;
    const e = event.blackjack;
    const before = notes.scene;
    notes = { ...notes, scene: applyEvent(before, { event: e, counted, says }) };
    const said = says[0] ? { text: told(says[0].says), clause: says[0].clause ?? '' } : null;
    if (typeof e === 'string') continue;
    if ('wagers_closed' in e) notes = notesOf(notes.scene);
    if ('button_placed' in e) notes.button = said;
    if ('settled' in e)
      notes.lines = [...notes.lines, { text: settle(e.settled, before, within(says[0], 'why')), clause: e.settled.clause }];
    if ('round_ended' in e) notes.result = said;
    if ('ruled' in e)
      notes.ruled = {
        text: within(says[0], 'what'),
        by: `${e.ruled.author}: “${e.ruled.reason}”`,
        clause: says[0]?.clause ?? '',
        steps: afterRuling(e.ruled.ruling),
      };
  }
  return notes;
}

/** What is said within a sentence: what the floor ruled, why a wager came out as it did. */
const within = (s: Sentence | undefined, name: string): string => {
  const arg = s?.says.args?.[name];
  return arg && 'telling' in arg ? told(arg.telling) : '';
};

/** One line of the settlement as the dealer does it: `Pay seat 2 $15: 20 against 18.` */
export function settle(line: Line, before: Scene, why: string): string {
  const circle = before.view.circles.find((c) => c.seat === line.seat);
  const hand = line.hand && (circle?.hands.length ?? 0) > 1 ? line.hand : 0;
  const whose = say('deal-seat', { seat: line.seat, hand, kind: line.wager });
  const does: string[] = [];
  if (line.collected > 0) does.push(say('deal-collect-from', { collected: money(line.collected), whose }));
  if (line.paid > 0) does.push(say('deal-pay', { whose, paid: money(line.paid) }));
  if (line.outcome === 'push') does.push(say('deal-return-push', { amount: money(line.amount), whose }));
  if (line.outcome === 'surrender') does.push(say('deal-return', { amount: money(line.amount - line.collected - line.uncovered) }));
  if (line.uncovered > 0)
    does.push(say('deal-return-not-covered-bank', { uncovered: money(line.uncovered), whose, named: does.length ? 'yes' : 'no' }));
  const text = does.join(', ') || say('deal-nothing-moves', { whose });
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${why ? ` (${why})` : ''}.`;
}

const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : say('deal-or', { others: words.slice(0, -1).join(', '), last: words.at(-1) });

/** `Ask seat 5, hard 11: hit, double or surrender. No stand.` Only what is legal is named. */
export function askMove(a: Extract<Awaits, { for: 'action' }>, hand: HandView | undefined): string {
  const m = a.moves;
  const open = [
    m.hit && say('deal-hit'),
    m.stand && say('deal-stand'),
    m.double > 0 && say('deal-double'),
    m.split && say('deal-split'),
    m.surrender && say('deal-surrender'),
  ].filter((x): x is string => !!x);
  const count = !hand
    ? ''
    : hand.total.soft || hand.total.natural
      ? totalText(hand.total)
      : say('deal-hard', { points: hand.total.points });
  return say('deal-ask-seat', {
    seat: a.seat,
    hand: a.hand,
    counted: hand ? 'yes' : 'no',
    count,
    open: list(open),
    chart: m.chart ?? 'free',
  });
}

/** Where a card goes, or lies. */
export const where = (t: Target): string =>
  t === 'bank'
    ? say('deal-bank')
    : t === 'hole'
      ? say('deal-bank-face-down')
      : say('deal-seat-2', { seat: t.hand.seat, hand: t.hand.hand });

/** Something that went wrong: what the dealer does at once, and what is said to the floor. */
export interface Trouble {
  id: string;
  label: string;
  says: string;
  /** Does its ruling exist only where the rulebook has penalties? */
  penalty?: boolean;
  steps: Step[];
}

const house = (text: string): Step => ({ text, clause: 'L-CAS-16' });
const stop = house(say('deal-stop-action-leave-every-card'));
const call = house(say('deal-call-floor-decides-its-decision'));

export const TROUBLES: Trouble[] = [
  {
    id: 'entered',
    label: say('deal-card-entered-wrongly'),
    says: say('deal-card-entered-wrongly'),
    steps: [house(say('deal-ask-nobody-enter-nothing-more')), call, house(say('deal-floor-names-card-really-lies'))],
  },
  {
    id: 'exposed',
    label: say('deal-card-exposed'),
    says: say('deal-card-exposed'),
    steps: [stop, house(say('deal-leave-card-face-up-where')), call, house(say('deal-next-card-enter-circle-due'))],
  },
  {
    id: 'off',
    label: say('deal-card-went-off-table'),
    says: say('deal-card-went-off-table'),
    steps: [stop, house(say('deal-keep-eyes-card-nobody-but')), call, house(say('deal-card-plays-dealt-enter-round'))],
  },
  {
    id: 'extra',
    label: say('deal-card-too-many-dealt'),
    says: say('deal-card-too-many-dealt'),
    steps: [stop, house(say('deal-do-not-enter-card-stays')), call, house(say('deal-next-card-due-enter-there'))],
  },
  {
    id: 'misdeal',
    label: say('deal-deal-went-wrong-misdeal'),
    says: say('deal-misdeal-cards-went-wrong-circles'),
    steps: [
      stop,
      call,
      {
        text: say('deal-void-wagers-bank-fees-go'),
        clause: 'RND-13',
      },
    ],
  },
  {
    id: 'switched',
    penalty: true,
    label: say('deal-cards-were-switched-passed-held'),
    says: say('deal-cards-were-switched-passed-held'),
    steps: [stop, call, { text: say('deal-floor-may-foul-hand-its'), clause: 'L-CAS-6' }],
  },
  {
    id: 'removed',
    penalty: true,
    label: say('deal-wager-removed'),
    says: say('deal-wager-removed-before-paid'),
    steps: [stop, call, { text: say('deal-floor-may-let-losing-wager'), clause: 'L-CAS-4' }],
  },
];

/** What the dealer does with cards and chips after a ruling. */
function afterRuling(r: BlackjackRuling): Step[] {
  if (r === 'void_round') {
    return [
      { text: say('deal-give-every-wager-bank-fees'), clause: 'RND-13' },
      house(say('deal-take-all-cards-into-discard')),
      house(say('deal-offer-bank-same-seat-again')),
    ];
  }
  if ('foul' in r)
    return [
      {
        text: say('deal-take-cards-circle-hand-into', { seat: r.foul.seat, hand: r.foul.hand }),
        clause: 'L-CAS-6',
      },
    ];
  if ('removed_wager' in r) return [{ text: say('deal-leave-cards-circle-where-they', { seat: r.removed_wager.seat }), clause: 'L-CAS-4' }];
  if ('correct' in r) return [house(say('deal-leave-cards-where-they-lie', { card: cardText(r.correct.card), at: where(r.correct.at) }))];
  return [];
}

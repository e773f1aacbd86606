// The dealer's console at a blackjack table: whom to ask what, how to settle, what went wrong, and what the floor ruled.
import { comma, say, sentence, told } from '../lib/voice';
import { cardText } from '../lib/cards';
import { money } from '../lib/money';
import type {
  BlackjackMishap,
  BlackjackMishaps,
  BlackjackReportable,
  BlackjackRuling,
  RecordView,
  Sentence,
  TableEvent,
} from '../protocol';
import { applyEvent, sceneOf, type Scene } from './scene';
import { totalText } from './total';
import { happenings, type Awaits, type HandView, type Line, type Target, type View } from './types';
import { reverses } from './undone';
import { numbered } from './words';

export interface Step {
  text: string;
  clause: string;
}

/** What the dealer has to know beside the next task: how the round is settled, and what the floor said. */
export interface Notes {
  scene: Scene;
  /** Where the action button goes, and why. */
  button: Step | null;
  /** What goes down the slot, and whose it is. */
  fees: Step[];
  /** Seat by seat, in the order from the action button. */
  lines: Step[];
  result: Step | null;
  /** `reversed`: a settlement was taken back, and neither was a card put right since nor a wager settled. */
  ruled: { text: string; by: string; clause: string; steps: Step[]; reversed?: boolean } | null;
}

export const notesOf = (scene: Scene): Notes => ({ scene, button: null, fees: [], lines: [], result: null, ruled: null });

/** What was collected is told until it is down the slot: the dealer said so, cards are dealt, or the round is over or void. */
const down = (event: TableEvent): boolean => {
  if ('room' in event) return typeof event.room === 'object' && 'dealer_said' in event.room && event.room.dealer_said.what === 'collected';
  if (!('blackjack' in event) || typeof event.blackjack === 'string') return false;
  const e = event.blackjack;
  return 'card_dealt' in e || 'round_ended' in e || ('ruled' in e && e.ruled.ruling === 'void_round');
};

/** The notes after what happened: a settlement stays until the next wagers are closed, a ruling until all is settled by it. */
export function follow(notes: Notes, records: RecordView[]): Notes {
  for (const { event, counted, says } of happenings(records)) {
    if (notes.fees.length && down(event)) notes = { ...notes, fees: [] };
    if (!('blackjack' in event)) continue;
    const e = event.blackjack;
    const before = notes.scene;
    notes = { ...notes, scene: applyEvent(before, { event: e, counted, says }) };
    const said = says[0] ? { text: told(says[0].says), clause: says[0].clause ?? '' } : null;
    if (typeof e === 'string') continue;
    if ('wagers_closed' in e) notes = notesOf(notes.scene);
    if (('fee_taken' in e || 'bank_fee_taken' in e) && said) notes.fees = [...notes.fees, said];
    if ('button_placed' in e) notes.button = said;
    if ('settled' in e)
      notes.lines = [...notes.lines, { text: settle(e.settled, before, within(says[0], 'why')), clause: e.settled.clause }];
    if (('settled' in e || 'named_again' in e) && notes.ruled?.reversed) notes.ruled = { ...notes.ruled, reversed: false };
    if ('round_ended' in e) notes.result = said;
    // Everything is settled as the floor ruled: nothing is left to be done.
    if ('round_ended' in e) notes.ruled = null;
    if ('ruled' in e) {
      if (reverses(e.ruled.ruling)) notes.result = null;
      notes.lines = notes.lines.slice(0, notes.lines.length - (before.lines.length - notes.scene.lines.length));
      notes.ruled = ruledIn(e.ruled, says[0]);
    }
  }
  return notes;
}

function ruledIn(
  { author, reason, ruling }: { author: string; reason: string; ruling: BlackjackRuling },
  said: Sentence | undefined,
): Notes['ruled'] {
  const clause = said?.clause ?? '';
  const steps = afterRuling(ruling).map((text) => ({ text, clause }));
  return { text: within(said, 'what'), by: `${author}: “${reason}”`, clause, steps, reversed: reverses(ruling) };
}

/** What was collected, settled and ruled since the wagers were closed, for whoever comes to the table later. The round is followed from
 *  its bank on; where the records do not go back so far, what was ruled is all that is told for certain. */
export function remember(notes: Notes, records: RecordView[]): Notes {
  const has = (name: 'bank_taken' | 'wagers_closed') => (r: RecordView) =>
    r.events.some((e) => 'blackjack' in e && typeof e.blackjack === 'object' && name in e.blackjack);
  const closed = records.findLastIndex(has('wagers_closed'));
  const from = records.slice(0, closed + 1).findLastIndex(has('bank_taken'));
  const { scene } = notes;
  const followed = follow(notesOf(sceneOf({ ...scene.view, bank: null, circles: [], backlines: [] })), records.slice(Math.max(0, from)));
  const ruled = notes.ruled ?? followed.ruled;
  return from < 0 ? { ...notes, ruled } : { ...followed, scene, ruled };
}

/** What each player put up who took the bank in these records, the last time. */
export const banksTaken = (records: RecordView[]): Record<number, number> =>
  Object.fromEntries(
    happenings(records).flatMap(({ event }) => {
      const taken = 'blackjack' in event && typeof event.blackjack === 'object' && 'bank_taken' in event.blackjack ? event.blackjack : null;
      return taken ? [[taken.bank_taken.player, taken.bank_taken.wager]] : [];
    }),
  );

/** What is said within a sentence: what the floor ruled, why a wager came out as it did. */
export const within = (s: Sentence | undefined, name: string): string => {
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
  const text = does.join(comma()) || say('deal-nothing-moves', { whose });
  return sentence(`${text.charAt(0).toUpperCase()}${text.slice(1)}${why ? ` (${why})` : ''}`);
}

const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : say('deal-or', { others: words.slice(0, -1).join(comma()), last: words.at(-1) });

/** `Ask seat 5, hard 11: hit, double or surrender. No stand.` Only what is legal is named. */
export function askMove(a: Extract<Awaits, { for: 'action' }>, hand: HandView | undefined, hands = 1): string {
  const m = a.moves;
  const open = [
    m.hit && say('deal-hit'),
    m.stand && say('deal-stand'),
    m.double > 0 && say('deal-double'),
    m.split && say('deal-split'),
    m.surrender && say('deal-surrender'),
  ].filter((x): x is string => !!x);
  const count = hand ? counted(hand) : '';
  return say('deal-ask-seat', {
    seat: a.seat,
    hand: numbered(a.hand, hands),
    counted: hand ? 'yes' : 'no',
    count,
    open: list(open),
    chart: m.chart ?? 'free',
  });
}

/** The hand that was passed over last before the one that plays now: `Seat 3, hard 19: not asked, the chart says stand.` Hands play
 *  from the bank's left (RND-8). */
export function passedOver({ circles, bank, awaits }: View): string | null {
  const from = bank?.seat ?? 0;
  const order = [...circles.filter((c) => c.seat > from), ...circles.filter((c) => c.seat < from)];
  const hands = order.flatMap((c) => c.hands.map((hand, i) => ({ seat: c.seat, nth: i + 1, of: c.hands.length, hand })));
  const task = awaits.for === 'dealer' && typeof awaits.task === 'object' ? awaits.task.card : null;
  const plays = awaits.for === 'action' ? awaits : task && typeof task === 'object' ? task.hand : null;
  const now = hands.findIndex((h) => h.seat === plays?.seat && h.nth === plays.hand);
  const last = (now < 0 ? hands : hands.slice(0, now)).findLast((h) => h.hand.not_asked);
  return last
    ? say('deal-not-asked', { seat: last.seat, hand: numbered(last.nth, last.of), count: counted(last.hand), why: last.hand.not_asked! })
    : null;
}

/** What a hand counts, as it is called: soft, a natural, or hard. */
const counted = ({ total }: HandView): string =>
  total.soft || total.natural ? totalText(total) : say('deal-hard', { points: total.points });

/** Where a card goes, or lies. */
export const where = (t: Target): string =>
  t === 'bank'
    ? say('deal-bank')
    : t === 'hole'
      ? say('deal-bank-face-down')
      : say('deal-seat-2', { seat: t.hand.seat, hand: t.hand.hand });

/** Something that may have gone wrong, as the referee lists it: what the dealer does at once, and what is said to the floor. */
export interface Trouble extends BlackjackReportable {
  label: string;
  says: string;
  steps: Step[];
}

const stop = () => say('deal-stop-action-leave-every-card');
const callFloor = () => say('deal-call-floor-decides-its-decision');

/** What the dealer calls it, what is done, and what the floor may do about it. */
const mishapWords = (): Record<BlackjackMishap, { label: string; says?: string; does: string[]; rules: string }> => ({
  misnamed: {
    label: say('deal-card-wrong-paid-or-not'),
    says: say('deal-card-entered-wrongly'),
    does: [say('deal-ask-nobody-enter-nothing-more'), callFloor()],
    rules: say('deal-floor-names-card-really-lies'),
  },
  'bet-misentered': {
    label: say('deal-bet-entered-wrongly'),
    does: [stop(), callFloor()],
    rules: say('deal-floor-rules-on-wager'),
  },
  'paid-wrongly': {
    label: say('deal-paid-wrongly'),
    does: [stop(), callFloor()],
    rules: say('deal-floor-reverses-pay-anew'),
  },
  exposed: {
    label: say('deal-card-exposed'),
    does: [stop(), say('deal-leave-card-face-up-where'), callFloor()],
    rules: say('deal-next-card-enter-circle-due'),
  },
  'off-table': {
    label: say('deal-card-went-off-table'),
    does: [stop(), say('deal-keep-eyes-card-nobody-but'), callFloor()],
    rules: say('deal-card-plays-dealt-enter-round'),
  },
  extra: {
    label: say('deal-card-too-many-dealt'),
    does: [stop(), say('deal-do-not-enter-card-stays'), callFloor()],
    rules: say('deal-next-card-due-enter-there'),
  },
  'missed-peek': {
    label: say('deal-peek-missed'),
    does: [stop(), say('deal-peek-missed-leave-hole'), callFloor()],
    rules: say('deal-peek-missed-decides'),
  },
  misdeal: {
    label: say('deal-deal-went-wrong-misdeal'),
    says: say('deal-misdeal-cards-went-wrong-circles'),
    does: [stop(), callFloor()],
    rules: say('deal-void-wagers-bank-fees-go'),
  },
  switched: {
    label: say('deal-cards-were-switched-passed-held'),
    does: [stop(), callFloor()],
    rules: say('deal-floor-may-foul-hand-its'),
  },
  'wager-removed': {
    label: say('deal-wager-removed'),
    says: say('deal-wager-removed-before-paid'),
    does: [stop(), callFloor()],
    rules: say('deal-floor-may-let-losing-wager'),
  },
});

/** What may have gone wrong at a table. */
export const troubles = ({ floor, reportable }: BlackjackMishaps): Trouble[] =>
  reportable.map((mishap) => {
    const { label, says = label, does, rules } = mishapWords()[mishap.what];
    const steps = [...does.map((text) => ({ text, clause: floor })), { text: rules, clause: mishap.clause }];
    return { ...mishap, label, says, steps };
  });

/** What the dealer does with cards and chips after a ruling. */
function afterRuling(r: BlackjackRuling): string[] {
  if (r === 'void_round')
    return [say('deal-give-every-wager-bank-fees'), say('deal-take-all-cards-into-discard'), say('deal-offer-bank-same-seat-again')];
  if (r === 'play_on') return [say('deal-after-play-on')];
  if (r === 'no_look') return [say('deal-after-no-look')];
  if ('foul' in r) return [say('deal-take-cards-circle-hand-into', { seat: r.foul.seat, hand: r.foul.hand })];
  if ('removed_wager' in r) return [say('deal-leave-cards-circle-where-they', { seat: r.removed_wager.seat })];
  if ('reverse' in r) return [say('deal-after-reversal')];
  if ('correct' in r) return [say('deal-leave-cards-where-they-lie', { card: cardText(r.correct.card), at: where(r.correct.at) })];
  return [];
}

// The table as it is drawn: the referee's view, taken forward one event at a time so that every card and every chip
// can be seen to move. A frame's view is the truth; the scene only takes the scenic route to it.
import { sum } from '../lib/money';
import { nameOf, type CircleView, type Counted, type Event, type Happened, type HandView, type Line, type Seat, type View } from './types';
import { keep, NOTHING_KEPT, reverses, settledStill, stoodBefore, type Kept } from './undone';

export interface Scene {
  view: View;
  /** The lines of the settlement so far, in order. */
  lines: Line[];
  /** Where the action button lies, and the count that placed it. */
  button: { count: number; counted_to: Seat; seat: Seat } | null;
  /** The round is over and its cards still lie there to be looked at. */
  ended: { bank_result: number } | null;
  /** How it stood before what may be taken back. */
  kept: Kept;
}

export const sceneOf = (view: View): Scene => ({ view, lines: [], button: null, ended: null, kept: NOTHING_KEPT });

const NOTHING = { points: 0, soft: false, natural: false };

const emptyHand = (wager: number): HandView => ({
  cards: [],
  total: NOTHING,
  over: false,
  wager,
  double: 0,
  state: 'open',
  ruled: false,
  settled: false,
});

function withHand(circles: CircleView[], seat: Seat, hand: number, change: (h: HandView) => HandView): CircleView[] {
  return circles.map((c) => {
    if (c.seat !== seat) return c;
    const hands = c.hands.length ? c.hands : [emptyHand(c.base)];
    return { ...c, hands: hands.map((h, i) => (i + 1 === hand ? change(h) : h)) };
  });
}

const withStack = (view: View, player: number, change: number): View => ({
  ...view,
  people: view.people.map((p) => (p.player === player ? { ...p, stack: sum(p.stack, change) } : p)),
});

/** Chips go from somebody's stack onto the felt, where the bank has to cover them; or come back. */
function withWager(view: View, player: number, amount: number): View {
  const bank = view.bank && { ...view.bank, covers: sum(view.bank.covers, -amount) };
  return withStack({ ...view, bank }, player, -amount);
}

/** Cleared for the next round: nothing but people, shoe and drop stays on the table. */
function swept(view: View): View {
  return { ...view, bank: null, circles: [], backlines: [] };
}

/** The scene after one event. Unknown events change nothing: the view that comes with the frame has it all. */
export function applyEvent(scene: Scene, { event, counted }: Happened): Scene {
  // Whoever starts the next round finds the table cleared.
  if (scene.ended && startsRound(event)) scene = sceneOf(swept(scene.view));
  const kept = keep(scene, event, (view) => onView(view, event));
  scene = { ...scene, ...stoodBefore(scene, event), kept };
  if (looksNot(event)) scene = unlooked(scene);
  const view = counted.reduce(withCount, { ...onView(scene.view, event), awaits: awaitsDuring(scene.view, event) });
  const next: Scene = { ...scene, view };
  if (typeof event === 'object') {
    if ('button_placed' in event) next.button = event.button_placed;
    if ('settled' in event) next.lines = [...scene.lines, event.settled];
    if ('ruled' in event) next.lines = settledStill(scene.lines, event.ruled.ruling);
    // The settlement never was.
    if ('ruled' in event && reverses(event.ruled.ruling)) next.ended = null;
    // Where the action starts is counted anew from a hole card that is another one.
    if (scene.button && view.bank?.button === null) next.button = null;
    if ('round_ended' in event) next.ended = { bank_result: event.round_ended.bank_result };
  }
  return next;
}

/** Whose turn it is while something is shown: nobody's, but for whoever's own cards come, and those who bet. */
function awaitsDuring(view: View, event: Event): View['awaits'] {
  const name = nameOf(event);
  const own = view.awaits.for === 'action' && (name === 'acted' || (name === 'card_dealt' && view.phase === 'playing'));
  const betting =
    view.awaits.for === 'wagers' && ['wagered', 'backlined', 'taken_back', 'fee_taken', 'joined', 'chips_added'].includes(name);
  return own || betting ? view.awaits : { for: 'nobody' };
}

/** What a hand counts now, as the referee says. */
function withCount(view: View, { at, total, over }: Counted): View {
  if (typeof at === 'object')
    return { ...view, circles: withHand(view.circles, at.hand.seat, at.hand.hand, (h) => ({ ...h, total, over })) };
  return { ...view, bank: view.bank && { ...view.bank, total, over } };
}

const startsRound = (event: Event): boolean =>
  ['bank_taken', 'wagered', 'backlined', 'wagers_closed', 'card_dealt'].includes(nameOf(event));

function onView(view: View, event: Event): View {
  if (typeof event === 'string') return { ...view, phase: 'insuring' };
  if ('joined' in event) {
    const { player, seat, chips, third_party } = event.joined;
    return {
      ...view,
      people: [
        ...view.people.filter((p) => p.player !== player),
        { player, seat, stack: chips, third_party, bank_most: 0, bank_spots: [] },
      ],
    };
  }
  if ('left' in event) return { ...view, people: view.people.filter((p) => p.player !== event.left.player) };
  if ('chips_added' in event) return withStack(view, event.chips_added.player, event.chips_added.amount);
  if ('bank_taken' in event) {
    const { player, seat, wager, turn } = event.bank_taken;
    const bank = {
      player,
      seat,
      wager,
      turn,
      cards: [],
      hole_down: false,
      hole: null,
      total: NOTHING,
      over: false,
      peeked: null,
      result: 0,
      can_pay: wager,
      can_collect: wager,
      covers: wager,
      fee: 0,
      button: null,
    };
    return withStack({ ...view, phase: 'wagering', bank }, player, -wager);
  }
  if ('wagered' in event) {
    const { player, seat, base, buster } = event.wagered;
    const circle: CircleView = { seat, player, base, buster, insurance: null, fee: 0, hands: [] };
    const circles = [...view.circles.filter((c) => c.seat !== seat), circle].sort((a, b) => a.seat - b.seat);
    return withWager({ ...view, circles, total_action: sum(view.total_action, base, buster) }, player, sum(base, buster));
  }
  if ('backlined' in event) {
    const { player, seat, amount } = event.backlined;
    const backlines = [...view.backlines, { player, seat, amount }];
    return withWager({ ...view, backlines, total_action: sum(view.total_action, amount) }, player, amount);
  }
  if ('taken_back' in event) {
    const { player, seat, amount, fee = 0 } = event.taken_back;
    const circles = view.circles.filter((c) => c.seat !== seat || c.player !== player);
    const backlines = view.backlines.filter((b) => b.seat !== seat || b.player !== player);
    const [total_action, drop] = [sum(view.total_action, -amount), sum(view.drop, -fee)];
    const back = withWager({ ...view, circles, backlines, total_action, drop }, player, -amount);
    return withStack(back, player, fee);
  }
  if ('shuffled' in event) return { ...view, shoe_left: event.shuffled.cards };
  if ('wagers_closed' in event) return { ...view, phase: 'collecting', total_action: event.wagers_closed.total_action };
  if ('fee_taken' in event) {
    const { player, seat, amount } = event.fee_taken;
    const circles = view.circles.map((c) => (c.seat === seat && c.player === player ? { ...c, fee: amount } : c));
    return withStack({ ...view, circles, drop: sum(view.drop, amount) }, player, -amount);
  }
  if ('bank_fee_taken' in event) {
    const { player, amount, from_bank = 0 } = event.bank_fee_taken;
    const wager = sum(view.bank?.wager ?? 0, -from_bank);
    const covers = sum(view.bank?.covers ?? 0, -from_bank);
    const bank = view.bank && { ...view.bank, fee: amount, wager, can_pay: wager, can_collect: wager, covers };
    return withStack({ ...view, phase: 'dealing', bank, drop: sum(view.drop, amount) }, player, -sum(amount, -from_bank));
  }
  if ('bank_fell_short' in event) return swept(view);
  if ('card_dealt' in event) return dealt(view, event.card_dealt);
  if ('insurance_answered' in event) {
    const { player, seat, amount } = event.insurance_answered;
    const circles = view.circles.map((c) => (c.seat === seat ? { ...c, insurance: amount } : c));
    return withStack({ ...view, circles }, player, -amount);
  }
  if ('peeked' in event) return { ...view, bank: view.bank && { ...view.bank, peeked: event.peeked.natural } };
  if ('acted' in event) return acted(view, event.acted);
  if ('hole_shown' in event) {
    if (!view.bank) return view;
    const cards = [...view.bank.cards.slice(0, 1), event.hole_shown.card, ...view.bank.cards.slice(1)];
    return { ...view, phase: 'drawing', bank: { ...view.bank, cards, hole_down: false, hole: null } };
  }
  if ('button_placed' in event) return { ...view, bank: view.bank && { ...view.bank, button: event.button_placed.seat } };
  if ('named_again' in event) return corrected(view, event.named_again);
  if ('settled' in event) return settled(view, event.settled);
  if ('ruled' in event) {
    const { ruling } = event.ruled;
    if (ruling === 'void_round') return swept(view);
    return typeof ruling === 'object' && 'correct' in ruling ? corrected(view, ruling.correct) : view;
  }
  return view;
}

function dealt(view: View, { to, card }: { to: import('./types').Target; card: string | null }): View {
  view = { ...view, shoe_left: Math.max(0, view.shoe_left - 1) };
  if (to === 'hole') return { ...view, bank: view.bank && { ...view.bank, hole_down: true, hole: card } };
  if (!card) return view;
  if (to === 'bank') {
    if (!view.bank) return view;
    return { ...view, bank: { ...view.bank, cards: [...view.bank.cards, card] } };
  }
  const { seat, hand } = to.hand;
  return { ...view, circles: withHand(view.circles, seat, hand, (h) => ({ ...h, cards: [...h.cards, card] })) };
}

function corrected(view: View, { at, nth, card }: { at: import('./types').Target; nth: number; card: string }): View {
  const put = (cards: string[]): string[] => cards.map((c, i) => (i + 1 === nth ? card : c));
  if (typeof at === 'object') {
    const { seat, hand } = at.hand;
    return { ...view, circles: withHand(view.circles, seat, hand, (h) => ({ ...h, cards: put(h.cards) })) };
  }
  if (!view.bank) return view;
  const button = nth === 2 ? null : view.bank.button;
  return { ...view, bank: { ...view.bank, cards: put(view.bank.cards), button } };
}

function acted(
  view: View,
  { player, seat, hand, action }: { player: number; seat: Seat; hand: number; action: import('./types').Move },
): View {
  view = { ...view, phase: 'playing' };
  if (action === 'hit') return view;
  if (action === 'stand') return { ...view, circles: withHand(view.circles, seat, hand, (h) => ({ ...h, state: 'stood' })) };
  if (action === 'surrender') return { ...view, circles: withHand(view.circles, seat, hand, (h) => ({ ...h, state: 'surrendered' })) };
  if (action === 'split') {
    let wager = 0;
    const circles = view.circles.map((c) => {
      const old = c.hands[hand - 1];
      if (c.seat !== seat || !old) return c;
      wager = old.wager;
      const part = (card: string | undefined): HandView => ({ ...emptyHand(old.wager), cards: card ? [card] : [] });
      return { ...c, hands: c.hands.flatMap((h, i) => (i + 1 === hand ? [part(h.cards[0]), part(h.cards[1])] : [h])) };
    });
    return withWager({ ...view, circles }, player, wager);
  }
  const { double } = action;
  const circles = withHand(view.circles, seat, hand, (h) => ({ ...h, double, state: 'doubled' }));
  return withWager({ ...view, circles }, player, double);
}

/** The look at the hole card counts for nothing: insurance that it settled lies out again. */
const looksNot = (event: Event): boolean => typeof event === 'object' && 'ruled' in event && event.ruled.ruling === 'no_look';

function unlooked(scene: Scene): Scene {
  const lines = scene.lines.filter((line) => line.wager === 'insurance');
  const view = lines.reduce((view, line) => {
    const circles = view.circles.map((c) => (c.seat === line.seat ? { ...c, insurance: line.amount } : c));
    const bank = won(view.bank, sum(line.paid, -line.collected), 0);
    return withStack({ ...view, phase: 'playing', bank, circles }, line.player, sum(line.collected, -line.amount, -line.paid));
  }, scene.view);
  return { ...scene, view, lines: [], kept: NOTHING_KEPT };
}

/** The bank after a line: what it won or lost with it, and what it need not cover any more. */
function won(bank: View['bank'], amount: number, freed: number): View['bank'] {
  if (!bank) return bank;
  const result = sum(bank.result, amount);
  return {
    ...bank,
    result,
    can_pay: sum(bank.wager, result),
    can_collect: sum(bank.wager, -result),
    covers: sum(bank.covers, amount, freed),
  };
}

function settled(view: View, line: Line): View {
  const bank = won(view.bank, sum(line.collected, -line.paid), line.wager === 'insurance' ? 0 : line.amount);
  let circles = view.circles;
  if (line.wager === 'base' && line.hand) circles = withHand(circles, line.seat, line.hand, (h) => ({ ...h, settled: true }));
  if (line.wager === 'buster') circles = circles.map((c) => (c.seat === line.seat ? { ...c, buster: 0 } : c));
  if (line.wager === 'insurance') circles = circles.map((c) => (c.seat === line.seat ? { ...c, insurance: 0 } : c));
  const backlines = view.backlines.filter((b) => line.wager !== 'backline' || b.seat !== line.seat || b.player !== line.player);
  return withStack({ ...view, phase: 'settling', bank, circles, backlines }, line.player, sum(line.amount, -line.collected, line.paid));
}

/** The cards go to the discard rack, and the table shows the truth again. */
export const sweep = (truth: View): Scene => sceneOf(truth);

/** The seats over which the action button walks: `count` of them, the last one `counted_to`, passing over the bank. */
export function walk(count: number, countedTo: Seat, bank: Seat, seats: number): Seat[] {
  const path: Seat[] = [];
  for (let seat = countedTo; path.length < count; seat = ((seat + seats - 2) % seats) + 1) {
    if (seat !== bank) path.unshift(seat);
  }
  return path;
}

/** What a circle's chips come to that still lie in it. */
export function inCircle(circle: CircleView): number {
  const hands = circle.hands.filter((h) => !h.settled).map((h) => sum(h.wager, h.double));
  return circle.hands.length ? sum(...hands) : circle.base;
}

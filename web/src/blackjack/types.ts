// The referee's words for player-banked blackjack, as the client uses them.
export type Seat = number;
export type PlayerId = number;
export type Money = number;
export type Card = string;

export interface Total { points: number; soft: boolean; natural: boolean }
export type Phase =
  | 'offering' | 'wagering' | 'collecting' | 'dealing' | 'insuring' | 'peeking' | 'playing' | 'drawing' | 'settling';
export type Target = { hand: { seat: Seat; hand: number } } | 'bank' | 'hole';
export type Task = 'shuffle' | { card: Target } | 'peek' | 'show_hole' | 'call_floor';
export interface Moves {
  hit: boolean; stand: boolean; double: Money; double_min: Money; split: boolean; surrender: boolean;
  chart: 'hit' | 'stand' | null;
}
export type Awaits =
  | { for: 'bank_offer'; player: PlayerId; seat: Seat; turn: number }
  | { for: 'any_bank' }
  | { for: 'wagers' }
  | { for: 'dealer'; task: Task }
  | { for: 'insurance'; player: PlayerId; seat: Seat; amount: Money }
  | { for: 'action'; player: PlayerId; seat: Seat; hand: number; moves: Moves };
export interface PersonView { player: PlayerId; seat: Seat | null; stack: Money; third_party: boolean }
export interface BankView {
  player: PlayerId; seat: Seat; wager: Money; turn: number; cards: Card[]; hole_down: boolean; hole: Card | null;
  total: Total; peeked: boolean | null; result: Money; can_pay: Money; can_collect: Money; fee: Money; button: Seat | null;
}
export interface HandView {
  cards: Card[]; total: Total; over: boolean; wager: Money; double: Money;
  state: 'open' | 'stood' | 'doubled' | 'surrendered'; ruled: boolean; settled: boolean;
}
export interface CircleView {
  seat: Seat; player: PlayerId; base: Money; buster: Money; insurance: Money | null; fee: Money; hands: HandView[];
}
export interface BacklineView { player: PlayerId; seat: Seat; amount: Money }
export interface View {
  phase: Phase; awaits: Awaits; rounds: number; shoe_left: number; shoe_size: number; drop: Money; total_action: Money;
  two_circles: boolean; people: PersonView[]; bank: BankView | null; circles: CircleView[]; backlines: BacklineView[];
}
export type Move = 'hit' | 'stand' | { double: Money } | 'split' | 'surrender';
export type WagerKind = 'base' | 'backline' | 'buster' | 'insurance';
export type Outcome = 'win' | 'lose' | 'push' | 'surrender';
export interface Line {
  seat: Seat; hand: number | null; player: PlayerId; wager: WagerKind; amount: Money; outcome: Outcome;
  paid: Money; collected: Money; uncovered: Money; clause: string;
}
export type Ruling =
  | { foul: { seat: Seat; hand: number } }
  | { removed_wager: { seat: Seat; hand: number; penalty: 'loses_maximum' | 'wins_minimum' } }
  | 'void_round'
  | { two_circles: { on: boolean } };
export type Event =
  | { joined: { player: PlayerId; seat: Seat | null; chips: Money; third_party: boolean } }
  | { chips_added: { player: PlayerId; amount: Money } }
  | { left: { player: PlayerId; chips: Money } }
  | { bank_taken: { player: PlayerId; seat: Seat; wager: Money; turn: number } }
  | { bank_declined: { player: PlayerId; seat: Seat } }
  | { wagered: { player: PlayerId; seat: Seat; base: Money; buster: Money } }
  | { backlined: { player: PlayerId; seat: Seat; amount: Money } }
  | { taken_back: { player: PlayerId; seat: Seat; amount: Money } }
  | { shuffled: { cards: number } }
  | { wagers_closed: { total_action: Money } }
  | { fee_taken: { player: PlayerId; seat: Seat; amount: Money } }
  | { bank_fee_taken: { player: PlayerId; amount: Money } }
  | { card_dealt: { to: Target; card: Card | null } }
  | 'insurance_offered'
  | { insurance_answered: { player: PlayerId; seat: Seat; amount: Money } }
  | { peeked: { natural: boolean } }
  | { acted: { player: PlayerId; seat: Seat; hand: number; action: Move } }
  | { hole_shown: { card: Card } }
  | { button_placed: { count: number; counted_to: Seat; seat: Seat } }
  | { settled: Line }
  | { ruled: { author: string; reason: string; ruling: Ruling } }
  | { round_ended: { bank_result: Money } };

type KeysOf<T> = T extends string ? T : keyof T;
/** The name of an event. */
export type EventName = KeysOf<Event>;
export const nameOf = (event: Event): EventName =>
  (typeof event === 'string' ? event : Object.keys(event)[0]) as EventName;

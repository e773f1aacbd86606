// What the engine is asked and says (crates/engine).
import type { Event, Rules, Schedule, Target, View } from '../blackjack/types';
import type { HandView } from '../poker/types';
import type { NearestPrice } from '../odds/types';
import type { PokerTask, Sentence, Telling } from '../protocol';

export interface Problem {
  file: string;
  line: number;
  says: Telling;
  text: string;
  clause: string | null;
}

/** A rulebook, and which words of it hold. */
export interface Head {
  id: string;
  house: string;
  name: string;
  game: string;
  template: boolean;
  version: string;
}

/** What a rulebook of blackjack says, complete. */
export interface Rulebook {
  rules: Rules;
  schedules: Schedule[];
  usual_decks: number;
  papers: Record<string, unknown>;
}

export interface Book extends Head {
  text: string;
  blackjack: Rulebook | null;
  limits: string[];
  /** How many are dealt in at most: of poker. */
  seats: number | null;
}

export interface Wager {
  seat: number;
  base?: number;
  buster?: number;
  backline?: number;
  player?: string;
}

/** A round that is written down, perhaps not to its end: the keys of a scenario file. */
export interface Round {
  title?: string;
  shows?: string[];
  rulebook: string;
  schedule?: number;
  decks?: number;
  bank: { seat: number; wager: number; turn?: number; player?: string };
  cards: string;
  wagers: Wager[];
  actions: string[];
}

export interface Cited {
  id: string;
  title: string;
  says: string;
  source: string;
  decided: boolean;
}

export interface Settlement {
  seat: number;
  hand: number | null;
  player: string;
  wager: string;
  amount: number;
  paid: number;
  collected: number;
  uncovered: number;
  clause: string;
}

export interface Outcome {
  settlement: Settlement[];
  bank_result: number;
  fees: { players: { seat: number; player: string; amount: number }[]; player_dealer: number };
  net: Record<string, number>;
}

export type End = { over: Outcome } | { refused: { action: string; clause: string; says: Telling } } | { waits: { says: Telling } };

/** What the referee says of a round. */
export interface Ruling {
  book: Head;
  file: string;
  round: Round;
  names: string[];
  story: { event: Event; says: Sentence | null }[];
  dealt: Target[];
  view: View;
  end: End;
  clauses: Record<string, Cited>;
}

/** A situation as it is passed on: the round, the version of its rulebook, what was changed in it, and files that are not shipped. */
export interface Situation {
  round: Round;
  version?: string;
  changes?: string[];
  houses?: Record<string, string>;
}

/** A hand of poker that is written down, perhaps not to its end. Seats are numbered from 1, all of them taken. */
export interface Hand {
  rulebook: string;
  limit: string;
  /** What each seat has. */
  stacks: number[];
  /** The seat with the button. */
  button: number;
  /** Seats that the blinds passed: they post both (HE-8). */
  missed?: number[];
  /** What they are called, where a file says it. */
  names?: string[];
  /** What is posted, where a file says it: by places. */
  antes?: number[];
  blinds?: number[];
  /** What was done, as hand histories write it: places are counted from the left of the button. */
  actions: string[];
}

/** The same as the engine takes it: by places. */
export interface HandKeys {
  rulebook: string;
  limit: string;
  stacks: number[];
  players?: string[];
  missed?: number[];
  antes?: number[];
  blinds?: number[];
  actions: string[];
}

export interface HandRuling {
  book: Head;
  /** The hand history. */
  file: string;
  hand: HandKeys;
  story: { action: string | null; says: Sentence[] }[];
  view: HandView;
  /** What the dealer does after the burn that is due. */
  next: PokerTask | null;
  /** The clause by which somebody got an odd chip. */
  odd: string | null;
  end:
    { over: { stacks: number[]; net: number[]; drop: number } } | { refused: { action: string; clause: string; says: Telling } } | 'waits';
  clauses: Record<string, Cited>;
}

/** A hand as it is passed on. */
export interface HandSituation {
  hand: Hand;
  version?: string;
  houses?: Record<string, string>;
}

/** What can be told of a game as soon as best play is solved. */
export interface Brief {
  decks: number;
  ev: number;
  buster: { ev: number | null; pays: number[] | null };
  worth: Record<string, Record<string, number>[]>;
}

export interface Priced {
  book: Head;
  /** Where over is bust. */
  brief?: Brief;
  /** Where the hand nearer to a target wins. */
  nearest?: NearestPrice;
  schedules: {
    option: number;
    player: { wager: number; fee: number; cd: number }[];
    bank: { from: number; to: number | null; fee: number; action: number | null }[];
  }[];
}

/** A legal profile by its head. */
export interface ProfileHead {
  id: string;
  name: string;
  status: string;
  note: string;
  clauses: number;
}

/** Changes of keys that mend a clause, and what they do to the price. */
export interface Mend {
  changes: string[];
  ev: number | null;
  difference: number | null;
  still_failing: string[];
}

export interface AnsweredClause {
  id: string;
  says: string;
  source: string;
  sure: string;
  status?: string;
  kind: string;
  answer: 'pass' | 'fail' | 'undecided' | 'does-not-apply';
  why?: Telling;
  mend?: Mend;
}

/** A rulebook held against a profile. */
export interface ProfileReport {
  profile: string;
  name: string;
  status: string;
  note: string;
  rulebook: string;
  clauses: AnsweredClause[];
  mended: Mend | null;
}

/** The bank at a described table, as far as it is simulated, and the sum to go on from. */
export interface BankAnswer {
  chair: {
    circles: number;
    wager: number;
    buster: number;
    bank: number;
    schedule: number;
    players_ev: number;
    expected_if_covered: number;
    mean: number;
    standard_error: number;
    sd: number;
    fee: number;
    net_per_round: number;
    net_per_hour: number;
    rounds_per_hour: number;
    bank_broken: number;
    short: number;
    uncovered_share: number;
    lost_in_order: number[];
    lost_in_order_error: number[];
    uncovered_in_order: number[];
    session: {
      hours: number;
      expected: number;
      sd: number;
      bankroll_for_5_percent: number;
      bankroll_for_1_percent: number;
      ruin_of_ten_banks: number;
      ruin_of_ten_banks_ever: number;
    };
    simulated_rounds: number;
  };
  so_far: string;
}

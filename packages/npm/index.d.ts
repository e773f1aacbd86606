/** A card as two letters, `As`, `Td`, `9c`; `Jk` is the joker. */
export type Card = string;

/** Something that is wrong with what was asked. */
export interface Problem {
  text: string;
  clause: string | null;
  file?: string;
  line?: number;
}

/** Something is wrong with what was asked; `clause` is the id of the clause it offends, or null. */
export class CardroomError extends Error {
  readonly problems: Problem[];
  readonly clause: string | null;
}

/** The referee refused a command. Nothing has changed. */
export class Refused extends CardroomError {
  readonly clause: string;
}

export interface Book {
  id: string;
  house: string;
  name: string;
  game: string;
  template: boolean;
  version: string;
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  source: string;
  decided: boolean;
}

export interface Ranked {
  cards: string;
  high: string | null;
  low: string | null;
  share: number;
  place: number;
  best: string | null;
  best_low: string | null;
}

export interface Expects {
  equity: number;
  error: number;
  high: number;
  low: number;
  scoop: number;
  tie: number;
}

export interface Equity {
  exact: boolean;
  deals: number;
  hands: Expects[];
}

export interface HandRuling {
  players: string[];
  says: unknown[];
  refused: { step: string; clause: string; says: unknown } | null;
  finishing_stacks: number[] | null;
  drop: number;
  clauses: Record<string, Clause>;
}

/** House files beside the shipped ones, or in their place, by id. */
export type HouseFiles = Record<string, string>;

export interface Pricing {
  changes?: string[];
  decks?: number;
  houses?: HouseFiles;
}

/** How a table is opened. */
export interface Opening {
  /** A limit of poker (`3-6`), or the number of a blackjack collection schedule; the first if nothing is said. */
  limit?: string;
  decks?: number;
  changes?: string[];
  /** What the table's own dealer shuffles by. */
  seed?: number;
  houses?: HouseFiles;
}

/** A command, as the room's protocol writes it: `{ wager: { … } }`, `'close_wagers'`, `{ do: 'fold', seat: 0 }`. */
export type Command = string | Record<string, unknown>;

/** An event, as the room's protocol writes it. */
export type Event = string | Record<string, unknown>;

/** Who looks: a player by number, an auditor, or the rail. */
export type Looks = number | { player?: number; auditor?: boolean };

export class Table {
  /** What the table waits for; null between two hands of poker. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly awaits: any;
  /** Commands that players may give now, amounts with the least and the most there is. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly legal: any[];
  /** What would follow from a command: its events. Changes nothing. */
  decide(command: Command): Event[];
  /** Decides a command and applies what follows: its events. */
  execute(command: Command): Event[];
  /** The dealer does whatever it is waited for, from a shuffle of its own. */
  deal(): Event[];
  /** The table as somebody sees it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view(looks?: Looks): any;
  /** The hand of poker that is on, or was last, in PHH; null where there is none. */
  phh(names?: string[]): string | null;
}

export class Cardroom {
  constructor(instance: WebAssembly.Instance);
  /** Asks the engine: the calls are those of the repository's docs/lab.md. */
  ask<T = unknown>(call: string, asked?: Record<string, unknown>): T;
  /** Every rulebook there is. */
  books(asked?: { houses?: HouseFiles }): Book[];
  /** A clause in plain words. */
  clause(id: string): Clause;
  /** Which hand wins. */
  rank(game: string, hands: string[], board?: string): Ranked[];
  /** What share of the pot each hand can expect. */
  equity(game: string, hands: string[], options?: { board?: string; dead?: string; error?: number; seed?: number }): Equity;
  /** What a player's base wager of blackjack is worth under best play, per unit and before fees. */
  odds(rulebook: string, options?: Pricing): number;
  /** The exact price of a blackjack rulebook from every chair. Takes seconds. */
  price(rulebook: string, options?: Pricing): Record<string, unknown>;
  /** Referees a scenario file, or hand histories in PHH. */
  deal(file: string, options?: { changes?: string[]; houses?: HouseFiles }): Record<string, unknown>;
  /** Referees hand histories in PHH. */
  phh(file: string): HandRuling[];
  /** Writes histories of PokerStars or Open Hand History down as PHH, where PHH has their game. */
  toPhh(history: string): string;
  /** Opens a table of a rulebook. */
  table(rulebook: string, options?: Opening): Table;
}

/** Opens the cardroom: loads the engine from beside the package, or takes one that was fetched or compiled. */
export function open(source?: unknown): Promise<Cardroom>;

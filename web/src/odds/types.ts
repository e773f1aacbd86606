// The price of a rulebook, as `cardroom odds --json` writes it.

export interface Way {
  ev: number;
  sd: number;
  outcomes: Record<string, number | number[]>;
  split_mean: number;
  split_sd: number;
  wagered: number;
}

export interface Report {
  rulebook: string;
  decks: number;
  base: { cd: Way; td: Way; insurance: { best_ev: number; ever_taken: boolean } | null; double_for_less_gain: number };
  buster: {
    ev: number | null;
    sd: number | null;
    pays: number[] | null;
    bust: number[];
    by_up: Record<string, { bust: number[]; ev: number | null }>;
  };
  chart: { td: Record<string, string[]>; worth: Record<string, Record<string, number>[]> };
}

/** A way of playing where the hand nearer to a target wins. */
export interface NearestWay {
  ev: number;
  sd: number;
  nearer: number;
  tied: number;
  farther: number;
}

/** The price of such a game. */
export interface NearestPrice {
  rulebook: string;
  decks: number;
  target: number;
  cd: NearestWay;
  td: NearestWay;
  chart: { total: number; soft: boolean; scored: number; hits: boolean[] }[];
  two_cards: { cards: string; moves: ({ stand: number | null; hit: number | null } | null)[] }[];
}

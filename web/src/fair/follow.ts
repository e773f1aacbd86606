// Every card as it leaves the deck or the shoe of a table: after which cut, the how-manieth, to whom, and what I saw of it.
import type { Card } from '../lib/cards';
import type { BlackjackEvent, PokerEvent, TableEvent } from '../protocol';

/** A card that left a deck. */
export interface Came {
  /** After which cut; 0 where there was none. */
  cut: number;
  /** The how-manieth since then, from 0. */
  dealt: number;
  /** Null as long as I have not seen it. */
  card: Card | null;
  /** Poker: to which place of the hand; null where it went to the table. */
  seat: number | null;
}

/** What came out of one shuffle. */
export interface Followed {
  came: Came[];
  /** The cuts that I heard, with everything that came after them; 0 stands for what came before the first. */
  whole: Set<number>;
  /** Poker: hands that were tabled, card by card. */
  tabled: { seat: number; card: Card }[];
  /** Poker: who was dealt in, in order. */
  players: number[] | null;
  /** Poker: the cuts after which the stub was made up again. */
  scrambled: Set<number>;
  /** A shoe: the cards that lay on the table as it began; null where I was not there. */
  table: Came[] | null;
  /** Was the round, or the hand, that is on now dealt without a cut of its own? */
  uncut: boolean;
}

const nothing = (): Followed => ({
  came: [],
  whole: new Set(),
  tabled: [],
  players: null,
  scrambled: new Set(),
  table: null,
  uncut: false,
});

/** So many shuffles are remembered. */
const REMEMBERED = 12;

export class Follower {
  readonly #all = new Map<number, Followed>();
  /** What is dealt from; null where I do not know. */
  #shuffle: number | null = null;
  /** A shuffle that no hand was dealt from yet. */
  #fresh = false;
  #cut = 0;
  #dealt = 0;
  /** Records were missed since the last cut: which card is the how-manieth is not known. */
  #lost = true;
  #next: { shuffle: number; cut: number } | null = null;
  /** Blackjack: the cards of the round that is on, and the hole card. */
  #round: Came[] | null = null;
  #hole: Came | null = null;
  #on: boolean | null = null;

  /** What cards come from now. */
  get shuffle(): number | null {
    return this.#shuffle;
  }

  /** Is a round of blackjack on, or may one be, as far as I know? */
  get isRoundOn(): boolean {
    return this.#on !== false;
  }

  of(shuffle: number): Followed {
    const found = this.#all.get(shuffle) ?? nothing();
    this.#all.set(shuffle, found);
    if (this.#all.size > REMEMBERED) this.#all.delete(this.#all.keys().next().value!);
    return found;
  }

  /** Records are missing; this is dealt from now, as the table says. */
  gap(from: number | null): void {
    if (this.#shuffle !== null) this.of(this.#shuffle).whole.delete(this.#cut);
    [this.#shuffle, this.#fresh, this.#cut, this.#lost] = [from, false, 0, true];
    this.#round = this.#hole = this.#on = null;
  }

  used(shuffle: number): void {
    [this.#shuffle, this.#fresh] = [shuffle, true];
    const cut = this.#next?.shuffle === shuffle ? this.#next.cut : 0;
    this.of(shuffle).table = this.#round && [...this.#round];
    this.#from(shuffle, cut);
  }

  cut(shuffle: number, cut: number): void {
    if (shuffle === this.#shuffle) this.#from(shuffle, cut);
    else this.#next = { shuffle, cut };
  }

  #from(shuffle: number, cut: number): void {
    [this.#cut, this.#dealt, this.#lost] = [cut, 0, false];
    this.of(shuffle).whole.add(cut);
    this.of(shuffle).uncut = false;
  }

  see(event: TableEvent): void {
    if ('poker' in event) this.#poker(event.poker);
    if ('blackjack' in event) this.#blackjack(event.blackjack);
  }

  #poker(e: PokerEvent): void {
    if ('hand_began' in e) {
      // A hand that no shuffle was named for comes from nowhere.
      if (!this.#fresh) this.#shuffle = null;
      this.#fresh = false;
      if (this.#shuffle !== null) this.of(this.#shuffle).players = e.hand_began.places.map((p) => p.player);
    }
    if (!('hand' in e)) return;
    const hand = e.hand;
    if (hand.event === 'dealt') hand.cards.forEach((card) => this.#came(card, hand.seat));
    if (hand.event === 'boarded') hand.cards.forEach((card) => this.#came(card));
    if (hand.event === 'burned' || hand.event === 'common-dealt') this.#came(hand.card);
    if (this.#shuffle === null) return;
    const followed = this.of(this.#shuffle);
    if (hand.event === 'shown') for (const card of hand.cards) if (card) followed.tabled.push({ seat: hand.seat, card });
    if (hand.event !== 'scrambled') return;
    followed.scrambled.add(this.#cut);
    // What comes now has to be cut first.
    [this.#cut, this.#dealt] = [0, 0];
  }

  #blackjack(e: BlackjackEvent): void {
    if (typeof e === 'string') return;
    if ('wagers_closed' in e) {
      [this.#round, this.#on] = [[], true];
      if (this.#shuffle !== null && (this.#lost || this.#dealt > 0)) this.of(this.#shuffle).uncut = true;
    }
    if ('card_dealt' in e) {
      const came = this.#came(e.card_dealt.card);
      this.#round?.push(came);
      if (e.card_dealt.to === 'hole') this.#hole = came;
    }
    if ('hole_shown' in e && this.#hole) this.#hole.card = e.hole_shown.card;
    if ('round_ended' in e || ('ruled' in e && e.ruled.ruling === 'void_round')) [this.#round, this.#hole, this.#on] = [[], null, false];
  }

  #came(card: Card | null, seat: number | null = null): Came {
    const came = { cut: this.#cut, dealt: this.#dealt++, card, seat };
    if (this.#shuffle === null) return came;
    const followed = this.of(this.#shuffle);
    if (!this.#lost) followed.came.push(came);
    if (this.#cut === 0) followed.uncut = true;
    return came;
  }
}

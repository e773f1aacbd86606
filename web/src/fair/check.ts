// Any shuffle that the room hands out, checked by whoever asks: cut by those who played, or made before there were cuts.
import { cardText } from '../lib/cards';
import { say } from '../lib/voice';
import type { CheckableShuffle, CutShuffle, OpenedDeck, RevealedShuffle, TableInfo } from '../protocol';
import { deckSize, judge, type Known, type Step } from './judge';
import { verifyDeck } from './private';
import { verify } from './verify';

export interface Finding {
  good: boolean;
  /** Is that all, or can those who played tell more? */
  sure: boolean;
  /** Nobody cut it: nothing tells whether it was chosen. */
  uncut: boolean;
  /** How many cards were checked. */
  cards: number;
  steps: Step[] | null;
  /** Where there are no steps: what was found, in words. */
  lines: string[];
}

export async function checkAny(s: CheckableShuffle, info: TableInfo, houseKey: string | null, over = true): Promise<Finding> {
  if ('cuts' in s) return checkCut(s, info, houseKey, over);
  return 'leaves' in s ? checkDeck(s) : checkShoe(s);
}

async function checkCut(s: CutShuffle, info: TableInfo, houseKey: string | null, over: boolean): Promise<Finding> {
  const { game } = info;
  const cards = s.dealt.length + [...s.cards, ...s.mine].reduce((n, group) => n + group.cards.length, 0);
  const known: Known = {
    me: null,
    commitment: null,
    poker: game.game === 'poker',
    shoe: game.game === 'blackjack' ? game.decks : 0,
    size: deckSize(info),
    houseKey,
    keys: new Map(),
    shown: new Map(),
    from: Infinity,
    followed: null,
    over,
  };
  const steps = await judge(s, known);
  const good = steps.every((step) => step.verdict !== 'bad');
  return { good, sure: false, uncut: !s.cuts.some((story) => story.cut), cards, steps, lines: [] };
}

async function checkDeck(d: OpenedDeck): Promise<Finding> {
  const v = await verifyDeck(d, d);
  const lines = [
    v.commitment ? say('fair-cards-fingerprints-fit-what-published') : say('fair-cards-fingerprints-do-not-fit'),
    v.wrongCards.length
      ? say('fair-not-cards-were-fixed', { join: v.wrongCards.map(cardText).join(' ') })
      : say('fair-all-opened-cards-those-were', { cards: v.cards }),
    v.wrongOrder.length
      ? say('fair-not-dealt-order-words', { join: v.wrongOrder.map(cardText).join(' ') })
      : say('fair-they-came-order-everybodys-words'),
  ];
  return { good: v.good, sure: true, uncut: false, cards: v.cards, steps: null, lines };
}

async function checkShoe(r: RevealedShuffle): Promise<Finding> {
  const v = await verify(r);
  const lines = [
    v.commitment ? say('fair-seed-fits-fingerprint-shown-before') : say('fair-seed-does-not-fit-fingerprint'),
    v.astray === null
      ? say('fair-all-cards-came-order-seed', { dealt: v.dealt })
      : say('fair-card-should-been', { astray: v.astray + 1, order: cardText(v.order[v.astray]) }),
  ];
  return { good: v.good, sure: true, uncut: false, cards: v.dealt, steps: null, lines };
}

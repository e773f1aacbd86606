// What goes over the wire about cuts.
import type { Card } from '../lib/cards';
import type { OpenedCard as Opened } from '../protocol';

export type Cutter = { player: number; tip: string; key: string };
export type Cutting = { shuffle: number; cut: number; cards: number; roots: string[]; cutters: Cutter[]; signature: string };
export type PlayerCut = { player: number; link: string; signature: string };
export type Cut = { shuffle: number; cut: number; cuts: PlayerCut[]; deck: number; seeds?: string[] };
export type CutVoided = { shuffle: number; cut: number; missing: number[]; cuts: PlayerCut[] };
export type OpenedCard = Opened & { path?: string[] };
export type CardsOpened = { shuffle: number; cut: number; cards: OpenedCard[]; over: boolean };
export type CutStory = { cutting: Cutting; cut: Cut | null; voided: CutVoided | null; after: number };
export type CutShuffle = {
  table: number;
  shuffle: number;
  commitment: string;
  decks: number;
  cuts: CutStory[];
  cards: CardsOpened[];
  mine: CardsOpened[];
  seed: string | null;
  fresh: Card[];
  dealt: Card[];
};

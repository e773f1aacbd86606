// What floor people ask most about poker: hands that are ruled at once, and then changed by tapping.
import { say } from '../lib/voice';
import type { Hand } from './types';

const hand = (game: string, limit: string, stacks: number[], ...actions: string[]): Hand => ({
  rulebook: game,
  limit,
  stacks,
  button: stacks.length,
  actions,
});

/** Everybody checks. */
const checks = (...places: number[]): string[] => places.map((place) => `p${place} cc`);

export const commonHands = (): { name: string; hand: Hand }[] => [
  {
    name: say('lab-common-side-pot'),
    hand: hand(
      'ocean-view/holdem',
      '3-6',
      [100, 9, 100],
      ...['d dh p1 AsKs', 'd dh p2 AhKd', 'd dh p3 7c7d', 'p3 cbr 6', 'p1 cc', 'p2 cbr 9', 'p3 cc', 'p1 cc', 'd burn ??', 'd db QcJdTh'],
      ...['p1 cc', 'p3 cbr 3', 'p1 cc', 'd burn ??', 'd db 4h', ...checks(1, 3), 'd burn ??', 'd db 5h', ...checks(1, 3)],
      ...['p1 sm -', 'p3 sm', 'p2 sm -'],
    ),
  },
  {
    name: say('lab-common-early-turn'),
    hand: hand(
      'ocean-view/holdem',
      '4-8',
      [100, 100, 100],
      ...['d dh p1 AsAd', 'd dh p2 KhQh', 'd dh p3 8c8d', ...checks(3, 1, 2), 'd burn ??', 'd db 3c4d9h', 'p1 cc', 'd early db Kd'],
    ),
  },
  {
    name: say('lab-common-early-flop'),
    hand: hand(
      'ocean-view/holdem',
      '4-8',
      [100, 100, 100],
      ...['d dh p1 AsAd', 'd dh p2 KhQh', 'd dh p3 8c8d', 'p3 cc', 'd early db 3c4d9h'],
    ),
  },
  {
    name: say('lab-common-exposed'),
    hand: hand('ocean-view/holdem', '4-8', [100, 100, 100], 'd dh p1 As', 'd dh p2 Kh', 'd exposed p3 9c'),
  },
  { name: say('lab-common-missed-blind'), hand: { ...hand('ocean-view/holdem', '4-8', [100, 100, 100, 100]), missed: [3] } },
  {
    name: say('lab-common-foul'),
    hand: hand(
      'ocean-view/draw',
      '4-8',
      [100, 100],
      ...['d dh p1 AsAdKhKd7c', 'd dh p2 QsQd8c5d2h', ...checks(2, 1), 'd burn ??', 'p1 sd', 'p2 sd', 'p1 cbr 8', 'p2 cc', 'd extra p1 ??'],
    ),
  },
  {
    name: say('lab-common-seven'),
    hand: hand(
      'ocean-view/lowball',
      '4-8',
      [100, 100, 100],
      ...['d dh p1 7c5d3h2sAc', 'd dh p2 8c6d4h3cAh', 'd dh p3 9c6h5s4s2d', ...checks(3, 1, 2), 'd burn ??', 'p1 sd', 'p2 sd', 'p3 sd'],
      ...['p1 cc', 'p2 cbr 8', 'p3 f', 'p1 cc', 'p2 sm -', 'p1 sm -'],
    ),
  },
  {
    name: say('lab-common-short-all-in'),
    hand: hand(
      'ocean-view/holdem',
      '4-8',
      [100, 100, 9, 100],
      'd dh p1 ????',
      'd dh p2 ????',
      'd dh p3 ????',
      'd dh p4 ????',
      'p3 cbr 8',
      'p4 f',
      'p1 cbr 13',
    ),
  },
];

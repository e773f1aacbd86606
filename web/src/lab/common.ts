// What floor people ask most: situations that are ruled at once, and then changed by tapping.
import { say } from '../lib/voice';
import type { Round } from './types';

const pure = (bank: number, cards: string, wagers: Round['wagers'], ...actions: string[]): Round => ({
  rulebook: 'aviator/pure-21.5',
  bank: { seat: 3, wager: bank },
  cards,
  wagers,
  actions,
});

export const common = (): { name: string; round: Round }[] => [
  {
    name: say('lab-common-limited-bank'),
    round: pure(
      25,
      'Ts 9h 6d Th 9d Tc 9s',
      [
        { seat: 4, base: 20 },
        { seat: 5, base: 20 },
      ],
      '4 stand',
      '5 stand',
    ),
  },
  {
    name: say('lab-common-limited-buster'),
    round: pure(
      40,
      'Ts 9h 6d Th 9d Tc 9s',
      [
        { seat: 4, base: 10, buster: 5 },
        { seat: 5, base: 20, buster: 10 },
      ],
      '4 stand',
      '5 stand',
    ),
  },
  { name: say('lab-common-both-over'), round: pure(100, 'Ts 6d 6s Th Tc Td', [{ seat: 4, base: 10 }], '4 hit') },
  {
    name: say('lab-common-eights'),
    round: pure(
      100,
      'Ts 8d 8s 6h Ts 8h 6c 8c',
      [
        { seat: 4, base: 10 },
        { seat: 5, base: 10 },
      ],
      '4 hit',
      '5 stand',
    ),
  },
  { name: say('lab-common-surrender'), round: pure(100, 'Ts 9d 6s Th', [{ seat: 4, base: 10 }], '4 surrender') },
  {
    name: say('lab-common-surrendered-double'),
    round: pure(
      100,
      '6s Ts 9d 5s 9h Th 4c',
      [
        { seat: 4, base: 10 },
        { seat: 5, base: 10 },
      ],
      '4 double',
      '4 surrender',
    ),
  },
  {
    name: say('lab-common-removed'),
    round: { ...pure(500, 'Tc 7s 6d Th', [{ seat: 4, base: 100 }], '4 removed'), rulebook: 'livermore/pure-21.5' },
  },
  {
    name: say('lab-common-foul-round'),
    round: {
      ...pure(
        500,
        'Tc Tc 7s 9d 9h Th',
        [
          { seat: 4, base: 100 },
          { seat: 5, base: 100 },
        ],
        '4 foul',
        '5 stand',
      ),
      rulebook: 'livermore/pure-21.5',
    },
  },
  { name: say('lab-common-naturals'), round: pure(100, 'As Ad Ts Th', [{ seat: 4, base: 10 }]) },
  {
    name: say('lab-common-split'),
    round: pure(100, '8s 6d 8h Td 3c Th Ts 9s', [{ seat: 4, base: 10 }], '4 split', '4.1 double', '4.2 stand'),
  },
];

// A face from its number: one of sixteen figures in one of sixteen colours on one of four grounds. Drawn by us, nothing is uploaded.

/** The figures, each a path in a square of 24 by 24 round its middle. */
const FIGURES = [
  // spade, heart, diamond, club
  'M12 4c-2 4-7 5.5-7 9a3.5 3.5 0 0 0 6 2.500c0 2-.5 3-2 4.500h6c-1.5-1.5-2-2.5-2-4.500a3.5 3.5 0 0 0 6-2.500c0-3.5-5-5-7-9z',
  'M12 20C5 14.5 4 12 4 9.500A4 4 0 0 1 12 8a4 4 0 0 1 8 1.500c0 2.5-1 5-8 10.500z',
  'M12 3.5 18.5 12 12 20.5 5.5 12z',
  'M12 4a3.6 3.6 0 0 1 3 5.600A3.6 3.6 0 1 1 13 15c.2 2.2.8 3.4 2 5H9c1.2-1.6 1.8-2.8 2-5a3.6 3.6 0 1 1-2-5.400A3.6 3.6 0 0 1 12 4z',
  // star, crown, bolt, drop
  'M12 3.500l2.6 5.5 6 .7-4.5 4.1 1.2 6L12 16.800l-5.3 3 1.2-6-4.5-4.1 6-.7z',
  'M4 8l4 4 4-7 4 7 4-4-1.5 11h-13z',
  'M13.5 3 6 13.500h5L10 21l8-11h-5.500z',
  'M12 3.500c4 5 6 7.7 6 10.500a6 6 0 0 1-12 0c0-2.8 2-5.5 6-10.500z',
  // moon, sun, fish, cat
  'M15.5 4a8.5 8.5 0 1 0 4 13A7.5 7.5 0 0 1 15.5 4z',
  'M12 7.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11 2.500h2v3.500h-2zM11 18h2v3.500h-2zM2.5 11H6v2H2.500zM18 11h3.500v2H18zM5 6.3 6.4 5l2.4 2.4-1.4 1.400zM15.2 16.600l1.4-1.4 2.4 2.4-1.4 1.400zM5 17.700l2.4-2.4 1.4 1.400L6.4 19zM15.2 7.4 17.6 5 19 6.300l-2.4 2.500z',
  'M3.5 12c3-5 9-6 13-1.500L20.5 7v10l-4-3.500C12.5 18 6.5 17 3.5 12zm4.5-1.500a1.2 1.2 0 1 0 0 .1z',
  'M5 4l4 3.500h6L19 4v9a7 7 0 0 1-14 0zm4 8.500a1.2 1.2 0 1 0 0 .1zm6 0a1.2 1.2 0 1 0 0 .1z',
  // horseshoe, anchor, leaf, mountain
  'M6 4h3.200c-1.6 3.4-1.9 6-1.3 8.400a4.2 4.2 0 0 0 8.2 0c.6-2.4.3-5-1.3-8.400H18c2 3.8 2.6 7.2 1.6 10.300a8 8 0 0 1-15.2 0C3.4 11.2 4 7.8 6 4z',
  'M12 3a2.7 2.7 0 0 1 1.3 5v1.500H16v2.200h-2.700v6c2.3-.4 4-1.7 4.8-3.700h2.200c-1 4-4.2 6.5-8.3 6.500S4.7 18 3.7 14h2.200c.8 2 2.5 3.3 4.8 3.700v-6H8V9.500h2.700V8A2.7 2.7 0 0 1 12 3z',
  'M19.5 4.500C10 4 4.5 8.5 5 16l-1 3.5 1.5.5 1.2-2.800C14 18 20 13 19.5 4.500zM7.5 15.5 15 8.500l-6 8z',
  'M2.5 19 9 7l3.2 5.500L14.5 9l7 10z',
];

/** What they are, in the same order. */
export const NAMES = 'spade heart diamond club star crown bolt drop moon sun fish cat horseshoe anchor leaf mountain'.split(' ');

export interface Drawn {
  path: string;
  /** Which figure, and the number of its colour round the wheel. */
  name: string;
  colour: number;
  /** The colour of the ground, and of the figure on it: dark and light enough to be told apart by everybody. */
  ground: string;
  figure: string;
  /** Plain, ringed, halved, quartered. */
  pattern: 0 | 1 | 2 | 3;
}

/** How many faces there are. */
export const FACES = 1024;

export function drawn(face: number): Drawn {
  const hue = ((face >> 4) & 15) * 22.5;
  return {
    path: FIGURES[face & 15]!,
    name: NAMES[face & 15]!,
    colour: (face >> 4) & 15,
    ground: `oklch(0.42 0.11 ${hue})`,
    figure: `oklch(0.95 0.06 ${(hue + 60) % 360})`,
    pattern: ((face >> 8) & 3) as Drawn['pattern'],
  };
}

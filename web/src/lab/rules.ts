// Keys of a rulebook that are changed for the sake of argument: what each may be, from the schema of house files, and what it is called.
import { say } from '../lib/voice';
import type { Brief } from './types';

/** As much of JSON Schema as house files need. */
interface Schema {
  type?: string;
  enum?: string[];
  oneOf?: { const: string }[];
  anyOf?: Schema[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
}
export interface FileSchema {
  properties: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

export type Value = string | number | boolean;
export type Control = { key: string; name: string } & (
  { kind: 'choice'; of: string[] } | { kind: 'yes-no' } | { kind: 'number' } | { kind: 'text' }
);

const NAMES: Record<string, string> = {
  natural: say('lab-key-natural'),
  dealer_hits_soft_17: say('lab-key-soft-17'),
  both_over: say('lab-key-both-over'),
  surrender: say('lab-key-surrender'),
  double: say('lab-key-double'),
  double_for_less: say('lab-key-double-for-less'),
  double_after_split: say('lab-key-double-after-split'),
  split_tens: say('lab-key-split-tens'),
  split_hands: say('lab-key-split-hands'),
  split_hands_tens: say('lab-key-split-hands-tens'),
  split_hands_aces: say('lab-key-split-hands-aces'),
  split_aces_one_card: say('lab-key-split-aces-one-card'),
  must_stand: say('lab-key-must-stand'),
  must_hit: say('lab-key-must-hit'),
  peek: say('lab-key-peek'),
  insurance: say('lab-key-insurance'),
};

/** The controls of a file's keys, in the order in which people ask about them. */
export function controls(schema: FileSchema): Control[] {
  const plain = (at: Schema): Schema => {
    if (at.$ref) return plain(schema.$defs?.[at.$ref.split('/').at(-1)!] ?? {});
    return at.anyOf?.length === 1 ? plain(at.anyOf[0]!) : at;
  };
  return Object.entries(NAMES).flatMap(([key, name]): Control[] => {
    const at = plain(schema.properties[key] ?? {});
    const of = at.enum ?? at.oneOf?.map((one) => one.const);
    if (of) return [{ key, name, kind: 'choice', of }];
    if (at.type === 'boolean') return [{ key, name, kind: 'yes-no' }];
    if (at.type === 'integer') return [{ key, name, kind: 'number' }];
    return at.type === 'string' ? [{ key, name, kind: 'text' }] : [];
  });
}

/** Changes as the engine takes them. */
export const changesOf = (changed: Record<string, Value>): string[] => Object.entries(changed).map(([key, value]) => `${key}=${value}`);

/** A house file that says only what differs. */
export const fileOf = (extended: string, changed: Record<string, Value>): string =>
  [`extends = ${JSON.stringify(extended)}`, ...Object.entries(changed).map(([key, value]) => `${key} = ${JSON.stringify(value)}`), ''].join(
    '\n',
  );

export interface ChartLine {
  name: string;
  moves: { best: string; worth: number; was: string | null }[];
}

const best = (worth: Record<string, number>): string =>
  Object.entries(worth).reduce((a, b) => (b[1] > a[1] ? b : a), ['', -Infinity] as [string, number])[0];

const KINDS = ['hard', 'soft'];
const order = (name: string): number => {
  const [kind, total] = name.split(' ');
  const at = KINDS.indexOf(kind!);
  return at < 0 ? 200 + '23456789TA'.indexOf(name[0]!) : at * 100 + Number(total);
};

/** The chart of best moves on two cards, with what it was before. */
export const chartOf = (now: Brief, before: Brief): ChartLine[] =>
  Object.entries(now.worth)
    .sort(([a], [b]) => order(a) - order(b))
    .map(([name, ups]) => ({
      name,
      moves: ups.map((worth, i) => {
        const was = best(before.worth[name]?.[i] ?? {});
        const is = best(worth);
        return { best: is, worth: worth[is] ?? 0, was: was && was !== is ? was : null };
      }),
    }));

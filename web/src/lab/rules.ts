// Keys of a rulebook that are changed for the sake of argument: what each may be, from the schema of house files, and what it is called.
import { say } from '../lib/voice';
import type { Brief } from './types';

/** As much of JSON Schema as house files need. */
interface Schema {
  type?: string;
  description?: string;
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
  { kind: 'choice'; of: string[] } | { kind: 'yes-no' } | { kind: 'number' } | { kind: 'text' } | { kind: 'toml' }
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

/** Keys that say which file it is: they are no rules. */
const FILE = ['aliases', 'choose', 'extends', 'game', 'house', 'name', 'template'];

/** The controls of every key of a file that is a rule: first those that people ask about, then the others as the schema describes them. */
export function controls(schema: FileSchema): Control[] {
  const plain = (at: Schema): Schema => {
    if (at.$ref) return plain(schema.$defs?.[at.$ref.split('/').at(-1)!] ?? {});
    return at.anyOf?.length === 1 ? plain(at.anyOf[0]!) : at;
  };
  const others = Object.keys(schema.properties).filter((key) => !(key in NAMES) && !FILE.includes(key));
  return [...Object.keys(NAMES), ...others].flatMap((key): Control[] => {
    const said = schema.properties[key];
    if (!said) return [];
    const at = plain(said);
    const name = NAMES[key] ?? said.description ?? key;
    const of = at.enum ?? at.oneOf?.map((one) => one.const);
    if (of) return [{ key, name, kind: 'choice', of }];
    if (at.type === 'boolean') return [{ key, name, kind: 'yes-no' }];
    if (at.type === 'integer' || at.type === 'number') return [{ key, name, kind: 'number' }];
    return [{ key, name, kind: at.type === 'string' ? 'text' : 'toml' }];
  });
}

/** Does people's first question concern it? */
export const isCommon = (key: string): boolean => key in NAMES;

/** What a key is now, as one would write it into a file. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** The values of a key that a sweep goes through: all words of it, or the numbers around the one that is posted. */
export function sweepOf(control: Control, posted: Value): Value[] {
  if (control.kind === 'choice') return control.of;
  if (control.kind === 'yes-no') return [false, true];
  if (control.kind !== 'number') return [];
  const at = Number(posted);
  return [-2, -1, 0, 1, 2].map((step) => at + step).filter((n) => n >= 0);
}

/** Changes as the engine takes them. */
export const changesOf = (changed: Record<string, Value>): string[] => Object.entries(changed).map(([key, value]) => `${key}=${value}`);

/** Lists and tables are written as they are. */
const isToml = (value: Value): boolean => typeof value === 'string' && /^[[{]/.test(value);

/** A house file that says only what differs. */
export const fileOf = (extended: string, changed: Record<string, Value>): string =>
  [
    `extends = ${JSON.stringify(extended)}`,
    ...Object.entries(changed).map(([key, value]) => `${key} = ${isToml(value) ? value : JSON.stringify(value)}`),
    '',
  ].join('\n');

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

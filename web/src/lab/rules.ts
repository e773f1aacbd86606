// Keys of a rulebook that are changed for the sake of argument: what each may be, from the schema of house files, and what it is called.
import { say } from '../lib/voice';
import type { Brief, Priced, Rulebook } from './types';

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
  { kind: 'choice'; of: string[] } | { kind: 'yes-no' } | { kind: 'number' } | { kind: 'either' } | { kind: 'text' } | { kind: 'toml' }
);

const ruleNames = (): Record<string, string> => ({
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
});

/** Those of a game in which the hand nearer to a target wins. */
const nearestNames = (): Record<string, string> => ({
  target: say('lab-key-target'),
  aces_as_eleven: say('lab-key-aces-as-eleven'),
  must_hit: say('lab-key-must-hit'),
  must_stand: say('lab-key-must-stand-from'),
  bank_stands_on: say('lab-key-bank-stands-on'),
  win_pays: say('lab-key-win-pays'),
  tie: say('lab-key-tie'),
  tie_pays: say('lab-key-tie-pays'),
});

/** Keys that say which file it is: they are no rules. */
const FILE = ['aliases', 'choose', 'extends', 'game', 'house', 'name', 'template'];

/** The controls of every key of a file that is a rule: first those that people ask about, then the others as the schema describes them. */
export function controls(schema: FileSchema, nearest = false): Control[] {
  const names = nearest ? nearestNames() : ruleNames();
  const plain = (at: Schema): Schema => {
    if (at.$ref) return plain(schema.$defs?.[at.$ref.split('/').at(-1)!] ?? {});
    return at.anyOf?.length === 1 ? plain(at.anyOf[0]!) : at;
  };
  const others = Object.keys(schema.properties).filter((key) => !(key in names) && !FILE.includes(key));
  return [...Object.keys(names), ...others].flatMap((key): Control[] => {
    const said = schema.properties[key];
    if (!said) return [];
    let at = plain(said);
    const name = names[key] ?? said.description ?? key;
    // A name or a number: where the nearer hand wins it is a total, else one of the names.
    const either = at.anyOf?.map(plain);
    const named = either?.find((one) => one.enum ?? one.oneOf);
    if (named && nearest) return [{ key, name, kind: 'either' }];
    if (named) at = named;
    const of = at.enum ?? at.oneOf?.map((one) => one.const);
    if (of) return [{ key, name, kind: 'choice', of }];
    if (at.type === 'boolean') return [{ key, name, kind: 'yes-no' }];
    if (at.type === 'integer' || at.type === 'number') return [{ key, name, kind: 'number' }];
    return [{ key, name, kind: at.type === 'string' ? 'text' : 'toml' }];
  });
}

/** Does people's first question concern it? */
export const isCommon = (key: string, nearest = false): boolean => key in (nearest ? nearestNames() : ruleNames());

/** What a key of a rulebook is, wherever it stands in what the engine makes of the file. */
export function postedOf(book: Rulebook, key: string): Value | undefined {
  const { nearest } = book.rules;
  if (key === 'scoring') return nearest ? 'nearest' : 'bust';
  if (key === 'must_stand' && nearest) return nearest.must_stand ?? 'never';
  if (key.startsWith('rotation_')) return (book.papers.rotation as number[] | null)?.[key === 'rotation_minutes' ? 0 : 1];
  const { banking } = book.rules as { banking?: object };
  const places = [book.rules, nearest ?? {}, banking ?? {}, book.papers, book] as Record<string, Value | null>[];
  return places.map((at) => at[key]).find((value) => value !== undefined && value !== null) ?? undefined;
}

/** What the player's wager is worth, best played; what the bank may expect is the opposite. */
export const evOf = (p: Priced): number => p.nearest?.cd.ev ?? p.brief?.ev ?? 0;
export const decksOf = (p: Priced): number => p.nearest?.decks ?? p.brief?.decks ?? 0;
export const busterOf = (p: Priced): number | null => p.brief?.buster.ev ?? null;

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

/** A change as the engine writes it, `bank_turns=1`: the key, and a value of its own kind. */
export function changeOf(change: string): [string, Value] {
  const at = change.indexOf('=');
  const [key, text] = [change.slice(0, at), change.slice(at + 1)];
  const plain = /^(true|false|-?\d+(\.\d+)?)$/.test(text);
  return [key, plain ? (JSON.parse(text) as Value) : text];
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

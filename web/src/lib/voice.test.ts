import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { LATER, POKER } from '../../scripts/words';
import type { Telling } from '../protocol';
import { answered, pieces, say, slot, tell, told } from './voice';

const SRC = join(__dirname, '..');
const WORDS = join(SRC, '../../words');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((f) => /\.(ts|svelte)$/.test(f) && !/\.test\.ts$/.test(f))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** The messages of a language: which variables each uses, its own and those of messages it refers to. */
function messages(language: string, files: (name: string) => boolean = () => true): Map<string, Set<string>> {
  const own = new Map<string, { variables: Set<string>; refers: Set<string> }>();
  for (const file of readdirSync(join(WORDS, language)).filter((f) => f.endsWith('.ftl') && files(f))) {
    for (const { id, value } of new FluentResource(readFileSync(join(WORDS, language, file), 'utf8')).body) {
      expect(own.has(id), `${id} stands twice`).toBe(false);
      const found = { variables: new Set<string>(), refers: new Set<string>() };
      walk(value, found);
      own.set(id, found);
    }
  }
  const whole = (id: string): Set<string> => {
    const { variables, refers } = own.get(id)!;
    return new Set([...variables, ...[...refers].flatMap((other) => [...whole(other)])]);
  };
  return new Map([...own.keys()].map((id) => [id, whole(id)]));
}

function walk(node: unknown, found: { variables: Set<string>; refers: Set<string> }): void {
  if (!node || typeof node !== 'object') return;
  const { type, name } = node as { type?: string; name?: string };
  if (type === 'var') found.variables.add(name!);
  if (type === 'mesg') found.refers.add(name!);
  for (const child of Object.values(node)) walk(child, found);
}

/** The names in the object that stands at the beginning of a text. */
function namesIn(text: string): string[] {
  let [depth, item, quote] = [0, '', ''];
  const items: string[] = [];
  for (const c of text.slice(1)) {
    if (quote || '\'"`'.includes(c)) {
      quote = quote === c ? '' : quote || c;
      continue;
    }
    if (depth === 0 && (c === ',' || c === '}')) {
      items.push(item.trim());
      item = '';
      if (c === '}') break;
      continue;
    }
    if ('([{'.includes(c)) depth++;
    if (')]}'.includes(c)) depth--;
    item += c;
  }
  return items.filter(Boolean).map((i) => i.split(':')[0]!.trim());
}

test('what a page says has words, and is given exactly what they use', () => {
  const words = messages('en');
  const calls = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bsay\(\s*'([a-z0-9-]+)'\s*(,\s*(?=\{))?/g)].map((m) => ({
      file,
      id: m[1]!,
      given: m[2] ? namesIn(text.slice(m.index + m[0].length)) : [],
    })),
  );
  expect(calls.length).toBeGreaterThan(800);
  const wrong = calls.flatMap(({ file, id, given }) => {
    const used = words.get(id);
    if (!used) return [`${file}: ${id} has no words`];
    const same = given.every((g) => used.has(g)) && [...used].every((u) => given.includes(u));
    return same ? [] : [`${file}: ${id} uses ${[...used].join()} and is given ${given.join()}`];
  });
  expect(wrong).toEqual([]);
});

/** A file and all that is loaded with it at once. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  const found = sources.find((s) => [file, `${file}.ts`, `${file}.svelte`].includes(s.file));
  if (!found || seen.has(found.file)) return seen;
  seen.add(found.file);
  for (const [, from] of found.text.matchAll(/^\s*(?:import|export)\s[^;'"]*?from\s+'(\.[^']*)'/gm))
    loadedWith(normalize(join(dirname(found.file), from!)), seen);
  return seen;
}

test('what is loaded at once says nothing whose words come later', () => {
  const first = loadedWith('main.ts');
  expect(first.size).toBeGreaterThan(60);
  const [later, poker] = [LATER, POKER].map((part) => messages('en', (f) => part.test(f)));
  // What poker says is there before a poker table is shown.
  const waits = (file: string, id: string): boolean => later!.has(id) || (poker!.has(id) && !file.startsWith('poker/'));
  const early = sources
    .filter(({ file }) => first.has(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/'([a-z]+-[a-z0-9-]+)'/g)].filter((m) => waits(file, m[1]!)).map((m) => `${file}: ${m[1]}`),
    );
  expect(early).toEqual([]);
});

test('no page has words that it does not say', () => {
  const all = sources.map((s) => s.text).join('\n');
  const idle = [...messages('en', (f) => f.startsWith('browser-')).keys()].filter((id) => !all.includes(`'${id}'`));
  expect(idle).toEqual([]);
});

test('what the room answers is said in the words of the page; what has none stays as the room wrote it', () => {
  expect(answered({ id: 'bj-chips-paid', args: { amount: { money: 4 } } }, 'other')).toBe('paid $4');
  expect(answered({ id: 'verify-no-such-thing' }, 'The books are unsound.')).toBe('The books are unsound.');
  expect(answered(null, '')).toBe('');
});

test('numbers of a message choose their form, and are written without thousands', () => {
  expect([0, 1, 1200].map((n) => say('count-hands', { n, shown: String(n) }))).toEqual(['no hands', '1 hand', '1200 hands']);
  expect(say('no-such-message')).toBe('no-such-message');
});

test('marked-up pieces stand where the words of the language want them', () => {
  const text = say('cage-wallet-goes', { name: slot('name'), player: 7, from: '$5', to: slot('to') });
  expect(pieces(text)).toEqual([
    { words: 'The wallet of ' },
    { slot: 'name' },
    { words: ' (No. 7) goes from $5 to ' },
    { slot: 'to' },
    { words: '.' },
  ]);
});

test('no message is a piece of a sentence: none begins or ends with a blank or begins with a mark', () => {
  const torn = readdirSync(join(WORDS, 'en'))
    .filter((f) => f.startsWith('browser-'))
    .flatMap((f) => readFileSync(join(WORDS, 'en', f), 'utf8').split('\n'))
    .filter((line) => /^[a-z0-9-]+ = ([,;.·—]|\{ "[ .,;]*" \}|.*\{ " " \}$)/.test(line));
  expect(torn).toEqual([]);
});

test('a telling is put into words as the room does it: people, money, cards, and what is said within', () => {
  const to = { me: 7, name: (p: number) => ['', 'Ann'][p] ?? 'Kim' };
  const wagered = (player: number): Telling => ({
    id: 'bj-wagered',
    args: { player: { player }, seat: { number: 4 }, base: { money: 10 } },
  });
  expect(told(wagered(7), to)).toBe('You bet $10 on circle 4.');
  expect(told(wagered(1), to)).toBe('Ann bets $10 on circle 4.');
  const shows: Telling = { id: 'bj-bank-shows', args: { card: { card: 'Th' } } };
  expect(tell(shows, to)).toEqual([{ words: 'The bank shows ' }, { card: 'Th' }, { words: '.' }]);
  expect(told(shows, to)).toBe('The bank shows 10♥.');
  const within: Telling = { id: 'prose', args: { text: { telling: { id: 'bj-chips-paid', args: { amount: { money: 4 } } } } } };
  expect(told(within, to)).toBe('paid $4');
});

// The voice of the house in the browser: messages of words/*.ftl by their ids, and tellings of the room put into words. It speaks as
// soon as it is imported: whoever imports it waits for the words of the language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import languages from 'virtual:words';
import type { Card, Telling } from '../protocol';
import { money } from './money';
import { voice } from './spoken.svelte';

type Pattern = NonNullable<Message['value']>;

/** Words, or a card. */
export type Part = { words: string } | { card: Card };

/** What people are called, and which of them listens. */
export interface Listener {
  me: number | null;
  name(player: number): string;
}

/** Who listens where nobody is spoken of. */
const NOBODY: Listener = { me: null, name: String };

const PSEUDO = 'pseudo';
/** Where a browser keeps what somebody chose. */
const KEPT = 'cardroom.lang';
/** Cards stand between these marks until they are drawn: characters nobody types. */
const [CARD, ENDS] = ['\ue000', '\ue001'];
const SUITS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** The language of ours that a tag means: itself, the same in its usual script, or the one it is a kind of. */
function meant(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`, language].find((id) => id === PSEUDO || id in languages);
  } catch {
    return undefined;
  }
}

/** The language that is asked for in the address, or was chosen before, or is the browser's; English where there is no other. */
function wanted(): string {
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang') ?? globalThis.localStorage?.getItem(KEPT);
  const all = [asked, ...(globalThis.navigator?.languages ?? [])].filter((l): l is string => !!l);
  return all.map(meant).find((l) => l) ?? 'en';
}

const folder = (language: string): string => (language === PSEUDO ? 'en' : language);
// Every message is marked in the pseudo-language: what is unmarked on a page was not said by the voice.
const mark = (text: string): string => (voice.language === PSEUDO ? `⟦${text}⟧` : text);

type PartName = keyof (typeof languages)[string];
/** What was learned of the language so far: the ids of each part. */
let learned: Partial<Record<PartName, Promise<string[]>>> = {};
let bundle: FluentBundle;

/** Learns a part of the words; gives back the ids of what it learned. */
async function read(part: PartName, language: string, into: FluentBundle): Promise<string[]> {
  const { default: text } = await languages[folder(language)]![part]();
  const resource = new FluentResource(text);
  const errors = into.addResource(resource);
  if (errors.length) throw errors[0]!;
  return resource.body.map((message) => message.id);
}

const learn = (part: PartName): Promise<string[]> => (learned[part] ??= read(part, voice.language, bundle));

/** Speaks another language from now on, with all that was learned of the one before; the pages are drawn anew. */
export async function speak(language: string): Promise<void> {
  const [anew, parts] = [new FluentBundle(folder(language), { useIsolating: false }), Object.keys(learned) as PartName[]];
  const ids = await Promise.all(['first' as const, ...parts.filter((part) => part !== 'first')].map((part) => read(part, language, anew)));
  bundle = anew;
  learned = Object.fromEntries(['first', ...parts.filter((part) => part !== 'first')].map((part, i) => [part, Promise.resolve(ids[i]!)]));
  voice.language = language;
  if (globalThis.document) document.documentElement.lang = folder(language);
}

/** Speaks a language that somebody chose, here and whenever this browser comes back. */
export async function choose(language: string): Promise<void> {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
  if (language !== voice.language) await speak(language);
}

/** Speaks the language that somebody is known to read, unless the address asks for another. */
export async function speakTo(language: string): Promise<void> {
  if (language in languages && !new URLSearchParams(location.search).has('lang')) await choose(language);
}

await speak(wanted());

/** What only poker says: it is there before a poker table is. */
export const poker = (): Promise<unknown> => learn('poker');
/** The words of pages that few people open: they are there before the page is. */
export const more = (): Promise<unknown> => Promise.all([learn('poker'), learn('more')]);

/** A clause: what it says, with a title and the document it restates. */
export interface Clause {
  title: string;
  says: string;
  source: string;
}

/** The book of clauses by their ids, in the language of the page or in the English that rules. */
export async function learnClauses(english = false): Promise<Record<string, Clause>> {
  const from = english ? new FluentBundle('en', { useIsolating: false }) : bundle;
  const ids = await (english ? read('clauses', 'en', from) : learn('clauses'));
  const entry = (id: string): Clause => {
    const message = from.getMessage(id)!;
    const words = (text: Pattern | null | undefined): string => (text ? mark(from.formatPattern(text)) : '');
    const { title, source } = message.attributes;
    return { title: words(title), says: words(message.value), source: words(source) };
  };
  return Object.fromEntries(ids.map((id) => [id, entry(id)]));
}

/** A value as it is put into a message: numbers without thousands, as in seats and years. */
const plain = (value: string | number | null | undefined): FluentVariable =>
  typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : (value ?? '');

function format(id: string, args: Record<string, FluentVariable>): string {
  // Whatever says something is drawn again in another language.
  void voice.language;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length && import.meta.env.DEV) throw new Error(`${id}: ${errors[0]!.message}`);
  return mark(text);
}

/** Are there words for a telling here? What only the command line says has none. */
const knows = (telling: Telling | null | undefined): telling is Telling => !!telling && bundle.hasMessage(telling.id);

/** Are there words in it, or in what is said within it, that come later? Of the books the room says little, and seldom. */
const lacks = (says: Telling): boolean =>
  !bundle.hasMessage(says.id) ||
  Object.values(says.args ?? {}).some((arg) => ('telling' in arg ? lacks(arg.telling) : 'tellings' in arg && arg.tellings.some(lacks)));

/** Does something as soon as there are words for a telling: as a rule at once. */
export function withWords(says: Telling, then: () => void): void {
  if (lacks(says)) void more().finally(then);
  else then();
}

/** What the room answers, in its own English where there are no words for it. */
export const answered = (says: Telling | null | undefined, english: string): string => (knows(says) ? told(says) : english);

/** A text of a page. */
export const say = (id: string, args: Record<string, string | number | null | undefined> = {}): string =>
  format(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)])));

/** What stands between several things that are said after one another. */
export const comma = (): string => say('list-comma');

/** Something said, as a sentence that is over. */
export const sentence = (text: string): string => say('list-sentence', { text });

/** Marked-up pieces of a message stand between these marks until they are drawn. */
const [SLOT, SLOT_ENDS] = ['\ue002', '\ue003'];

/** An argument that the page fills with something marked up: see Said.svelte. */
export const slot = (name: string): string => SLOT + name + SLOT_ENDS;

/** A message in its pieces: words, and what the page puts between them. */
export const pieces = (text: string): ({ words: string } | { slot: string })[] =>
  text
    .split(new RegExp(`(${SLOT}[^${SLOT_ENDS}]*${SLOT_ENDS})`))
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(SLOT) ? { slot: piece.slice(1, -1) } : { words: piece }));

/** Nobody writes a card into a sentence by its marks. */
const unmarked = (text: string): string => text.replaceAll(CARD, '').replaceAll(ENDS, '');

const marked = (card: Card | null): string => (card ? CARD + card + ENDS : '??');

function variables(telling: Telling, to: Listener): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(telling.args ?? {})) {
    if (!arg) continue;
    all[`${name}_is`] = 'other';
    if ('number' in arg) all[name] = plain(arg.number);
    else if ('money' in arg) {
      all[name] = money(arg.money);
      all[`${name}_is`] = arg.money === 0 ? 'zero' : arg.money > 0 ? 'positive' : 'negative';
    } else if ('card' in arg) all[name] = marked(arg.card);
    else if ('cards' in arg) all[name] = arg.cards.map(marked).join(' ');
    else if ('player' in arg) {
      all[name] = unmarked(to.name(arg.player));
      all[`${name}_is`] = arg.player === to.me ? 'you' : 'other';
    } else if ('word' in arg) all[name] = arg.word;
    else if ('text' in arg) all[name] = unmarked(arg.text);
    else if ('place' in arg) all[name] = format('hand-player', { number: arg.place + 1 });
    else if ('telling' in arg) all[name] = format(arg.telling.id, variables(arg.telling, to));
    else all[name] = arg.tellings.map((t) => format(t.id, variables(t, to))).join(comma());
  }
  return all;
}

/** A telling of the room as words and cards. */
export const tell = (telling: Telling, to: Listener): Part[] =>
  format(telling.id, variables(telling, to))
    .split(new RegExp(`(${CARD}[^${ENDS}]*${ENDS})`))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(CARD) ? { card: part.slice(1, -1) } : { words: part }));

/** The same as plain text, cards with their suits as pips. */
export const told = (telling: Telling, to: Listener = NOBODY): string =>
  tell(telling, to)
    .map((part) =>
      'words' in part ? part.words : `${part.card.replace(/^T/, '10').slice(0, -1)}${SUITS[part.card.at(-1)!] ?? part.card.at(-1)}`,
    )
    .join('');

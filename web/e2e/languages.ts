// What tests need that read the room's words in any of its languages: the words themselves, as a person of that language would look
// for them on a page, and what on a page is still English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Browser, Locator, Page } from 'playwright-core';
import { PHONE, root, type Room } from './room';

export const LANGUAGES = ['en', 'es', 'fil', 'vi', 'zh-Hans', 'zh-Hant'];

type Args = Record<string, string | number>;
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A blank anywhere is as good as a line's end. */
const loose = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Every run of letters of a message, in all its variants. */
function* runs(pattern: unknown): Generator<string> {
  if (typeof pattern === 'string') yield pattern;
  else if (Array.isArray(pattern)) for (const part of pattern) yield* runs(part);
  else if (pattern && typeof pattern === 'object' && 'variants' in pattern)
    for (const variant of pattern.variants as { value: unknown }[]) yield* runs(variant.value);
}

/** The words of one language. */
export class Words {
  private readonly bundle: FluentBundle;
  readonly ids = new Set<string>();
  /** What is said, without what is put into it. */
  readonly runs = new Set<string>();

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const folder = join(root, 'words', language);
    for (const file of readdirSync(folder).filter((f) => f.endsWith('.ftl'))) {
      const resource = new FluentResource(readFileSync(join(folder, file), 'utf8'));
      this.bundle.addResource(resource);
      for (const message of resource.body) {
        this.ids.add(message.id);
        for (const run of runs(message.value)) this.runs.add(loose(run));
      }
    }
  }

  /** A message; what is not given stands there as `{$name}`. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There are no words for ${id} in ${this.language}.`);
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** A message with whatever may be put into it, from its beginning. */
  like(id: string, args: Args = {}): RegExp {
    const parts = loose(this.say(id, args)).split(/\{\$\w+\}/);
    return new RegExp(`^${parts.map(quoted).join('.*?')}`);
  }

  /** The same anywhere in a text. */
  within(id: string, args: Args = {}): RegExp {
    return new RegExp(this.like(id, args).source.slice(1));
  }

  button(page: Page, id: string, args: Args = {}): Locator {
    return page.getByRole('button', { name: this.like(id, args) });
  }
}

const read = new Map<string, Words>();
export function wordsOf(language: string): Words {
  if (!read.has(language)) read.set(language, new Words(language));
  return read.get(language)!;
}

/** Runs of English that nobody says who speaks this language: two words or more. */
const strange = new Map<string, string[]>();
function english(language: string): string[] {
  if (!strange.has(language)) {
    const own = [...wordsOf(language).runs].join('\n');
    const all = [...wordsOf('en').runs].filter((run) => run.length > 7 && /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(run) && !own.includes(run));
    strange.set(language, language === 'en' ? [] : all);
  }
  return strange.get(language)!;
}

/** What a text says that is not of this language: ids of messages, variables that nothing was put into, English. */
export function foreign(text: string, language: string): string[] {
  const said = loose(text);
  const ids = (said.match(/\b[a-z]+(-[a-z0-9]+)+\b/g) ?? []).filter((id) => wordsOf('en').ids.has(id));
  const holes = said.match(/\{\s*\$?\w+\s*\}/g) ?? [];
  return [...ids, ...holes, ...english(language).filter((run) => said.includes(run))];
}

/** Does a sentence say something in this language? */
export const isOf = (text: string, language: string): boolean => {
  // A line of the log begins with a capital, whatever it is put together of.
  const said = loose(text).toLowerCase();
  return [...wordsOf(language).runs].some((run) => run.length > 1 && /\p{L}/u.test(run) && said.includes(run.toLowerCase()));
};

/** A browser whose owner speaks a language, as browsers say it, and a page of it that has been nowhere. */
export async function speaker(browser: Browser, language: string, viewport = PHONE): Promise<Page> {
  const phone = viewport.width < 700;
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone, reducedMotion: 'reduce', locale: language });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (e) => console.error(`page error (${language}):`, e.message));
  return page;
}

/** Goes somewhere; the language is asked for in the address where it is named. */
export const visit = (page: Page, room: Pick<Room, 'url'>, path: string, language = ''): Promise<unknown> =>
  page.goto(`${room.url}/${language ? `?lang=${language}` : ''}#${path}`);

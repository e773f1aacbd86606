// What a page puts on paper: printed to PDF by Chromium, and read page by page. Only what Chromium's own PDFs are made of is
// understood: objects that lie open, streams that are deflated, and fonts that say which letter each glyph is.
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

type Objects = Map<string, { dict: string; stream: string }>;

function objects(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const found: Objects = new Map();
  for (const m of text.matchAll(/(\d+) 0 obj\s/g)) {
    const body = text.slice(m.index + m[0].length, text.indexOf('endobj', m.index));
    const start = /stream\r?\n/.exec(body);
    const dict = start ? body.slice(0, start.index) : body;
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1] ?? 0);
    let stream = '';
    if (start && /FlateDecode/.test(dict)) {
      const from = m.index + m[0].length + start.index + start[0].length;
      stream = inflateSync(pdf.subarray(from, from + length)).toString('latin1');
    }
    found.set(m[1]!, { dict, stream });
  }
  return found;
}

const letters = (hex: string): string => (hex.match(/.{4}/g) ?? []).map((h) => String.fromCharCode(parseInt(h, 16))).join('');

/** Which letter each glyph of a font is. */
function glyphs(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const part of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, hex] of part[1]!.matchAll(/<(\w+)> <(\w+)>/g)) map.set(parseInt(glyph!, 16), letters(hex!));
  for (const part of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, hex] of part[1]!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let g = parseInt(from!, 16), c = parseInt(hex!, 16); g <= parseInt(to!, 16); g++, c++) map.set(g, String.fromCharCode(c));
  return map;
}

/** The text of every page, without blanks: where a line is broken is no matter. */
export function readPdf(pdf: Buffer): string[] {
  const all = objects(pdf);
  const pages = [...all.values()].filter((o) => /\/Type \/Page\b(?!s)/.test(o.dict));
  return pages.map((page) => {
    const resources = /\/Resources (\d+) 0 R/.exec(page.dict);
    const fonts = new Map<string, Map<number, string>>();
    for (const [, name, number] of (resources ? all.get(resources[1]!)!.dict : page.dict).matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(all.get(number!)?.dict ?? '');
      fonts.set(name!, glyphs(unicode ? all.get(unicode[1]!)!.stream : ''));
    }
    const contents = all.get(/\/Contents (\d+) 0 R/.exec(page.dict)![1]!)!.stream;
    let [said, font] = ['', new Map<number, string>()];
    for (const [, name, hex] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name) ?? font;
      else said += (hex!.match(/.{4}/g) ?? []).map((h) => font.get(parseInt(h, 16)) ?? '').join('');
    }
    return packed(said);
  });
}

/** Prints a page, on paper of this size, and reads it. */
export async function printed(page: Page, format: 'A4' | 'Letter'): Promise<{ pdf: Buffer; pages: string[] }> {
  const pdf = await page.pdf({ format });
  return { pdf, pages: readPdf(pdf) };
}

/** A text as it is found on such a page: without blanks, and letters that are printed as one each by itself. */
export const packed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

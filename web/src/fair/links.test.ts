import { expect, test } from 'vitest';
import { bytes32, tipOf } from './cut';
import { filled } from './fixture';
import { firstKey } from './house';
import { isSigned, signerOf } from './keys';
import { Links, type Store } from './links';
import { toHex } from './verify';

function store(): Store & { full: boolean; all: Map<string, string> } {
  const all = new Map<string, string>();
  const self = {
    all,
    full: false,
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (self.full) throw new DOMException('full', 'QuotaExceededError');
      all.set(name, text);
    },
    removeItem: (name: string) => void all.delete(name),
  };
  return self;
}
const asked = (tip: string, digest: string, cut = 1) => ({ shuffle: 1, cut, tip, digest });
const behind = (link: string | null): string => toHex(tipOf(bytes32(link!)));

test('each link stands behind its tip, and is the next tip', () => {
  const links = new Links(store(), 'a', 5);
  const first = links.tip();
  const one = links.show(asked(first, 'd1'));
  expect(behind(one)).toBe(first);
  expect(links.tip()).toBe(one);
  expect(behind(links.show(asked(one!, 'd2')))).toBe(one);
});

test('a link is shown again for the same cut, and never for another, also by a page that was loaded again', () => {
  const kept = store();
  const links = new Links(kept, 'a');
  const tip = links.tip();
  const link = links.show(asked(tip, 'd1'));
  expect(links.show(asked(tip, 'd1'))).toBe(link);
  expect(links.show(asked(tip, 'd2'))).toBe(null);
  const again = new Links(kept, 'a');
  expect(again.show(asked(tip, 'd2'))).toBe(null);
  expect(again.show(asked(tip, 'd1'))).toBe(link);
  expect(again.last).toMatchObject({ digest: 'd1', link });
  // The page before it sees what this one has shown.
  const next = again.show(asked(link!, 'd3'));
  expect(links.show(asked(link!, 'd4'))).toBe(null);
  expect(links.tip()).toBe(next);
  expect(links.show(asked(toHex(filled(1)), 'd5'))).toBe(null);
});

test('a page that was loaded again knows everything that was shown for a shuffle, and nothing of the one before', () => {
  const kept = store();
  const links = new Links(kept, 'a');
  for (const [shuffle, cut] of [[1, 1], [2, 1], [2, 2]] as const) links.show({ shuffle, cut, tip: links.tip(), digest: `d${shuffle}${cut}` }); // prettier-ignore
  const again = new Links(kept, 'a');
  expect(again.of(2).map((s) => [s.cut, s.digest])).toEqual([[1, 'd21'], [2, 'd22']]); // prettier-ignore
  expect(again.of(1)).toEqual([]);
});

test('it is written down before it is shown', () => {
  const kept = store();
  const links = new Links(kept, 'a');
  const tip = links.tip();
  let written = '';
  const write = kept.setItem;
  kept.setItem = (name, text) => {
    written = text;
    write(name, text);
  };
  const link = links.show(asked(tip, 'd1'));
  expect(JSON.parse(written)).toMatchObject({ last: { digest: 'd1', tip, link } });
});

test('a chain that is used up is followed by another; the last link can be shown again', () => {
  const links = new Links(store(), 'a', 2);
  let [tip, link] = ['', ''];
  for (const digest of ['d1', 'd2']) {
    tip = links.tip();
    link = links.show(asked(tip, digest))!;
  }
  const next = links.tip();
  expect(next).not.toBe(link);
  expect(links.show(asked(tip, 'd2'))).toBe(link);
  expect(behind(links.show(asked(next, 'd3')))).toBe(next);
});

test('where nothing can be written any more, a chain that another page could read is shown no further', () => {
  const kept = store();
  const links = new Links(kept, 'a');
  const tip = links.tip();
  kept.full = true;
  expect(links.show(asked(tip, 'd1'))).toBe(null);
  expect(kept.all.size).toBe(0);
  const fleeting = links.tip();
  expect(fleeting).not.toBe(tip);
  expect(behind(links.show(asked(fleeting, 'd2')))).toBe(fleeting);
});

test('what lies there and is no chain is replaced', () => {
  const kept = store();
  kept.setItem('a', '{"seed":"00","at":3,"last":null}');
  expect(new Links(kept, 'a').tip()).toMatch(/^[0-9a-f]{64}$/);
});

test('what is signed can be checked, and nothing else', async () => {
  const { key, sign } = await signerOf(4);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const signature = await sign(filled(1));
  expect(await isSigned(key, filled(1), signature)).toBe(true);
  expect(await isSigned(key, filled(2), signature)).toBe(false);
  expect(await isSigned(key, filled(1), '')).toBe(false);
  expect(await isSigned('00', filled(1), signature)).toBe(false);
});

test('the first key of a player is kept, and one that comes later does not replace it', () => {
  const kept = store();
  expect(firstKey(kept, 7, 'aa')).toBe('aa');
  expect(firstKey(kept, 7, 'bb')).toBe('aa');
  kept.full = true;
  expect(firstKey(kept, 8, 'cc')).toBe('cc');
});

test('without a secure page nothing is signed', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  try {
    const signer = await signerOf(4);
    expect([signer.key, await signer.sign(filled(1))]).toEqual(['', '']);
    expect(await isSigned('00'.repeat(32), filled(1), '')).toBe(null);
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  }
});

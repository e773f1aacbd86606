// Somebody sits down: whoever cuts for them gets what this browser keeps, and its ways to the room.
import { get, Trouble } from '../net/api';
import { Refused, room } from '../net/room.svelte';
import type { CutShuffle, TableInfo } from '../protocol';
import { firstKey, houseKey } from './house';
import { Keeper, type Fair } from './keeper';
import { signerOf } from './keys';
import { alone, Links, type Store } from './links';

/** What this browser keeps; one that keeps nothing does so as long as the page is open. */
function kept(): Store {
  try {
    return localStorage;
  } catch {
    const all = new Map<string, string>();
    return {
      getItem: (name) => all.get(name) ?? null,
      setItem: (name, text) => void all.set(name, text),
      removeItem: (name) => void all.delete(name),
    };
  }
}

export async function attend(info: TableInfo, me: number, changed: (fair: Fair) => void): Promise<Keeper> {
  const { table } = info;
  const store = kept();
  const links = await alone(() => new Links(store, `cardroom.cut.${me}.${table}`));
  return new Keeper(me, info, links, await signerOf(me), {
    lay: (tip, key) =>
      room.command(table, { lay_cut: { tip, key } }).catch((e: unknown) => {
        if (e instanceof Refused) return null;
        throw e;
      }),
    cut: (shuffle, cut, link, signature) => room.cut(table, shuffle, cut, link, signature),
    shuffle: (shuffle) =>
      get<CutShuffle>(`/api/tables/${table}/shuffles/${shuffle}`).catch((e: unknown) => {
        if (e instanceof Trouble && e.status === 404) return null;
        throw e;
      }),
    houseKey: () => houseKey(store),
    firstKey: (player, key) => firstKey(store, player, key),
    changed,
  });
}

// Who deals at a table: whoever has tapped in, or any dealer where nobody has (ROOM-8).
import { room } from '../net/room.svelte';
import type { TableFrame, TableSummary } from '../protocol';

type Dealt = Pick<TableFrame, 'dealer'> | null | undefined;

/** Does what I enter here count? */
export const deals = (frame: Dealt): boolean => room.may('deal') && (!frame?.dealer || frame.dealer.player === room.me?.player);

/** I am a dealer, and somebody else deals here now. */
export const relieved = (frame: Dealt): boolean => room.may('deal') && !deals(frame);

/** Tables that a person deals come first: those are run by somebody, and there people sit. */
export const dealtFirst = (a: Pick<TableSummary, 'dealing'>, b: Pick<TableSummary, 'dealing'>): number =>
  Number(b.dealing === 'human') - Number(a.dealing === 'human');

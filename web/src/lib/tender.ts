// What is paid over the counter, and the sums of a day, in words.
import type { TenderSum } from '../protocol';
import { money } from './money';
import { say } from './voice';

export const tenderName = (tender: string): string => say('cage-tender-name', { tender });

/** `cash $500 in, $0 out; check $90 in, $0 out`. */
export const sumsWords = (sums: TenderSum[]): string =>
  sums.map((s) => say('cage-so-far-sum', { tender: tenderName(s.tender), in: money(s.paid_in), out: money(s.paid_out) })).join('; ') ||
  say('cage-so-far-nothing');

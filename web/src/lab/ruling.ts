// The ruling in one sentence, and who pays whom: said from what the referee settled, nothing of it decided here.
import { money, sum } from '../lib/money';
import { comma, say, told, type Listener } from '../lib/voice';
import type { Sentence } from '../protocol';
import type { Ruling } from './types';

/** People of a round by their ids: those without a name are known by their seats. */
export const listener = (names: string[]): Listener => ({
  me: null,
  name: (player) => called(names[player] ?? String(player)),
});

/** What somebody is called at the head of a line. */
export function called(name: string): string {
  const behind = /^(\d+)b$/.exec(name);
  if (behind) return say('lab-behind-seat', { seat: behind[1] });
  return /^\d+$/.test(name) ? say('lab-seat', { seat: name }) : name;
}

/** The same within a sentence. */
function within(name: string): string {
  const behind = /^(\d+)b$/.exec(name);
  if (behind) return say('lab-behind-the-seat', { seat: behind[1] });
  return /^\d+$/.test(name) ? say('lab-the-seat', { seat: name }) : name;
}

export const listed = (all: string[]): string =>
  all.length > 1 ? say('lab-and', { before: all.slice(0, -1).join(comma()), last: all.at(-1) }) : (all[0] ?? '');

/** The answer in one sentence. */
export function inOneSentence(ruling: Ruling): string {
  const { end, names } = ruling;
  if ('refused' in end) return say('lab-refused', { why: told(end.refused.says, listener(names)) });
  if ('waits' in end) return told(end.waits.says);
  const players = [...new Set(end.over.settlement.map((line) => line.player))];
  const moves = players.map((player) => {
    const lines = end.over.settlement.filter((line) => line.player === player);
    const net = sum(...lines.map((line) => line.paid), ...lines.map((line) => -line.collected));
    const who = within(player);
    if (net > 0) return say('lab-pays', { who, amount: money(net) });
    return net < 0 ? say('lab-takes', { who, amount: money(-net) }) : say('lab-neither', { who });
  });
  const result = end.over.bank_result;
  const is = result > 0 ? 'wins' : result < 0 ? 'loses' : 'even';
  return say('lab-over', { is, result: money(Math.abs(result)), moves: listed(moves) });
}

/** What is said of each wager that was settled, in order. */
export const payments = (ruling: Ruling): Sentence[] =>
  ruling.story.flatMap(({ event, says }) => (typeof event === 'object' && 'settled' in event && says ? [says] : []));

/** What the bank could not cover, by player. */
export const uncovered = (ruling: Ruling): { who: string; amount: number }[] =>
  'over' in ruling.end
    ? ruling.end.over.settlement.filter((line) => line.uncovered > 0).map((line) => ({ who: called(line.player), amount: line.uncovered }))
    : [];

// What the referee says of a hand of poker: the ruling in one sentence, and what is done in which order. Nothing of it is decided here.
import { money, sum } from '../lib/money';
import { say, sentence, told, type Listener } from '../lib/voice';
import { oddChips } from '../poker/awards';
import { words } from '../poker/hands';
import type { Sentence } from '../protocol';
import { nameOf, seatAt } from './hand';
import { listed } from './ruling';
import type { Hand, HandRuling } from './types';

const NOBODY: Listener = { me: null, name: String };

/** The number of the action in the story that went wrong last; none where all went well. */
function wrongAt({ story }: HandRuling): number {
  return story.findLastIndex(({ says }) => says.some((s) => s.tone === 'rule'));
}

/** The steps of the procedure that is under way, in order, each with its clause. */
export function steps(ruling: HandRuling): { text: string; clause: string | null }[] {
  const act = ruling.story[wrongAt(ruling)];
  const what = ({ says }: Sentence) => (says.args?.what && 'telling' in says.args.what ? says.args.what.telling : says);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return (act?.says ?? []).filter((s) => s.tone === 'rule').map((s) => ({ text: capital(told(what(s), NOBODY)), clause: s.clause }));
}

/** What is posted for blinds that were missed. */
const made = ({ story }: HandRuling): Sentence[] => {
  const posts = story.flatMap(({ action, says }) => (action === null ? says : []));
  const dead = posts.findIndex((s) => s.tone === 'chips' && s.clause);
  return dead < 0 ? [] : posts.slice(dead).filter((s) => s.tone === 'chips');
};

/** The answer in one sentence; empty while there is nothing to rule on. */
export function handSentence(hand: Hand, ruling: HandRuling): string {
  const { end, view } = ruling;
  if (end === 'waits') {
    const act = ruling.story[wrongAt(ruling)];
    const happened = act?.says.find((s) => s.tone !== 'rule' && s.tone !== 'street');
    const first = steps(ruling)[0];
    if (happened && first)
      return say('lab-hand-wrong', { what: words(happened, NOBODY), first: first.text.charAt(0).toLowerCase() + first.text.slice(1) });
    if (first) return sentence(first.text);
    const posts = made(ruling);
    return posts.length ? sentence(listed(posts.map((s) => words(s, NOBODY)))) : '';
  }
  if ('refused' in end) return say('lab-refused', { why: told(end.refused.says, NOBODY) });
  const name = (place: number): string => nameOf(hand, seatAt(hand, place));
  const won = view.awards.filter((a) => a.part !== 'returned');
  const dead = ruling.story.flatMap(({ says }) => says.filter((s) => s.says.id === 'hand-dead').map((s) => words(s, NOBODY)));
  const places = [...new Set(won.map((a) => a.seat))];
  const wins = places.map((place) => {
    const mine = won.filter((a) => a.seat === place);
    const odd = sum(...mine.map((a) => oddChips(a, view.awards)));
    const amount = money(sum(...mine.map((a) => a.amount)));
    return odd > 0
      ? say('lab-hand-wins-odd', { who: name(place), amount, odd: money(odd) })
      : say('lab-hand-wins', { who: name(place), amount });
  });
  if (!wins.length) return say('lab-hand-void');
  return `${listed([...dead, ...wins])}.`;
}

/** Who gets what, in order: the sentences about chips of the end of the hand. */
export function awarded(ruling: HandRuling): Sentence[] {
  if (ruling.end === 'waits' || 'refused' in ruling.end) return [];
  return (ruling.story.at(-1)?.says ?? []).filter((s) => s.tone === 'chips');
}

/** The clauses that the answer rests on, the deciding ones first. */
export function rests(ruling: HandRuling): string[] {
  const { end } = ruling;
  if (end !== 'waits' && 'refused' in end) return [end.refused.clause];
  const ruled = steps(ruling).flatMap((s) => s.clause ?? []);
  const odd = ruling.odd ? [ruling.odd] : [];
  const awards = end === 'waits' ? [] : awarded(ruling).flatMap((s) => s.clause ?? []);
  const dead = ruling.story.flatMap(({ says }) => says.filter((s) => s.says.id === 'hand-dead').flatMap((s) => s.clause ?? []));
  const posts = made(ruling).flatMap((s) => s.clause ?? []);
  return [...new Set([...ruled, ...dead, ...posts, ...odd, ...awards])].filter((id) => ruling.clauses[id]);
}

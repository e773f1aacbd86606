// A house's rules as sentences, straight from the rulebook the table is dealt with. Never shortened, each with its clause.
import { money } from '../lib/money';
import { bankFees, limits } from './ask';
import type { Rules, Schedule } from './types';

export interface Sentence {
  text: string;
  clause: string;
}
export interface Section {
  title: string;
  sentences: Sentence[];
}

export function rulesText(r: Rules, s: Schedule, decks: number): Section[] {
  return [
    { title: 'The cards', sentences: cards(r, decks) },
    { title: 'The bank', sentences: bank(r, s) },
    { title: 'Wagers and fees', sentences: wagers(r, s) },
    { title: 'Playing a hand', sentences: playing(r) },
    { title: 'Double, split, surrender, insurance', sentences: options(r) },
    { title: 'Who wins', sentences: results(r) },
    ...(r.buster ? [{ title: 'The Buster bet', sentences: buster(r) }] : []),
    { title: 'In which order', sentences: order(r) },
  ];
}

const say = (clause: string, text: string): Sentence => ({ clause, text });
const ordinal = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][n] ?? String(n);

function cards(r: Rules, decks: number): Sentence[] {
  return [
    say('D11', `Dealt from ${decks} deck${decks === 1 ? '' : 's'}; the house allows ${r.decks[0]} to ${r.decks[1]}.`),
    say('VAL-1', 'Two to nine count their face value; ten, jack, queen and king count 10; an ace counts 1 or 11.'),
    say(
      r.must_stand === 'any-21' ? 'VAL-3' : 'VAL-2',
      `An ace and a ten-value as the first two cards are a natural, 21.5: the best hand there is. A winning natural pays ${r.natural}.`,
    ),
    say('VAL-5', 'A hand made by a split is never a natural.'),
  ];
}

function bank(r: Rules, s: Schedule): Sentence[] {
  return [
    say(
      'RND-12',
      `One of the players is the bank. The position is offered clockwise after every ${ordinal(r.bank_turns)} hands; anybody may decline. The house never banks.`,
    ),
    say('RND-2', `A bank is at least ${money(s.min)}, with no maximum.`),
    say(
      'RND-11',
      'The bank never wins or loses more than it put up. Wagers are settled in order; what it cannot cover goes back to the players.',
    ),
    ...(r.bank_eligibility === 'played-previous-two'
      ? [
          say(
            'L-COL-3',
            'To bank you must have played the previous two hands, and wagered on that spot on the last one; on a new table this is waived.',
          ),
        ]
      : []),
  ];
}

function wagers(r: Rules, s: Schedule): Sentence[] {
  const many =
    r.circles.most === null
      ? 'your own circle and any unoccupied ones'
      : `at most ${ordinal(r.circles.most)} circles${r.circles.adjacent ? ' side by side' : ''}`;
  return [
    say('D19', `Each wager is ${limits(s)}, in whole ${money(r.chip)} chips.`),
    say('RND-3', `You may bet on ${many}.`),
    ...(r.circles.while_waiting
      ? [say('L-CAS-12', `The floor may limit everybody to ${ordinal(r.circles.while_waiting)} circles while people wait.`)]
      : []),
    say(
      r.backline ? 'D9' : 'RND-3',
      r.backline
        ? 'Others may bet behind your circle; such a bet follows your first hand.'
        : 'There are no bets behind another player’s circle.',
    ),
    say(
      'RND-4',
      `Fee per circle: ${s.player_fee > 0 ? money(s.player_fee) : 'none'}. Fee of the bank by total action: ${bankFees(s)}. Fees are taken before the deal and never depend on who wins.`,
    ),
    ...(s.posted_by ? [say('RND-4', `The document names no figures; these were posted by the ${s.posted_by}.`)] : []),
  ];
}

function playing(r: Rules): Sentence[] {
  const stand = { 'hard-19': 'A hard 19 or more must stand.', 'any-21': 'Any 21 must stand.', never: '' }[r.must_stand];
  const peek = { never: '', ace: 'With an ace up', 'ace-or-ten': 'With an ace or a ten-value up' }[r.peek];
  return [
    say('RND-8', `Players act clockwise from the bank’s left. ${r.must_hit > 0 ? `A hard ${r.must_hit} or less must hit. ` : ''}${stand}`),
    say(
      'RND-7',
      peek
        ? `${peek}, the dealer looks at the hole card first: a natural there ends the round, and nobody draws.`
        : 'Nobody looks at the hole card before the players have acted.',
    ),
    say(
      'RND-10',
      `The bank draws to 16 and ${r.dealer_hits_soft_17 ? 'to a soft 17, and stands on a hard 17' : 'stands on every 17'} and on more.`,
    ),
    say('D12', 'If your time runs out, the forced move is played, else you stand; insurance and the bank are declined.'),
  ];
}

function options(r: Rules): Sentence[] {
  const on = {
    any: 'Any two cards',
    'any-but-21': 'Any two cards but 21',
    '9-11': 'A hard 9, 10 or 11 of two cards',
    '10-11': 'A hard 10 or 11 of two cards',
    never: '',
  }[r.double];
  const tens = { 'same-value': 'any two ten-values', 'same-rank': 'ten-values of the same rank', never: 'but no ten-values' }[r.split_tens];
  const surrender = {
    none: 'There is no surrender.',
    'first-two': 'You may give up half your wager on the first two cards; not after a split.',
    'any-time':
      'You may give up half your wager as long as the hand is 20 or less, also after a hit or a split; not after a double, not on a split ace.',
  }[r.surrender];
  return [
    say(
      'DSS-1',
      on
        ? `${on} may be doubled, for ${r.double_for_less ? 'any amount up to the wager' : 'exactly the wager'}${r.double_after_split ? ', also after a split' : ''}. A doubled hand gets exactly one card.`
        : 'There is no doubling.',
    ),
    say(
      'DSS-2',
      `Pairs may be split, ${tens}; at most ${ordinal(r.split_hands)} hands (ten-values ${ordinal(r.split_hands_tens)}, aces ${ordinal(r.split_hands_aces)}).`,
    ),
    ...(r.split_aces_one_card ? [say('DSS-3', 'Split aces get one card each.')] : []),
    say('DSS-6', surrender),
    say(
      'DSS-7',
      r.insurance
        ? 'With an ace up you may insure for half the wager: it pays 2 to 1 if the bank has a natural.'
        : 'There is no insurance.',
    ),
    say('DSS-5', 'Nothing of this costs a fee.'),
  ];
}

function results(r: Rules): Sentence[] {
  const over = {
    '888-pushes': say(
      'GR-7',
      'Both over: you lose, unless the bank holds three eights, which push. So a hand that is over stays on the table until the bank is done.',
    ),
    'suited-789-pushes': say('WIN-5', 'Both over: you lose, unless the bank holds 7-8-9 of one suit: then 22 and 23 push.'),
    'bank-wins': say('GR-7', 'Both over: you lose.'),
  }[r.both_over];
  return [
    say('GR-2', 'A natural beats every other hand; two naturals push.'),
    say('GR-6', 'Otherwise the higher hand that is not over wins; equal hands push.'),
    say('GR-3', 'If only the bank is over, you win.'),
    over,
  ];
}

function buster(r: Rules): Sentence[] {
  const b = r.buster!;
  const pays = b.pays.map((x, i) => `${i + 3}${i === 5 ? ' or more' : ''} cards ${x} to 1`).join(', ');
  const bounds = [
    b.min ? `at least ${money(b.min)}` : '',
    b.max ? `at most ${money(b.max)}` : '',
    b.within_table_limit ? 'within the table limit' : '',
    'never more than the base wager',
  ]
    .filter(Boolean)
    .join(', ');
  return [
    say('BB-1', 'A bet beside your base wager, placed before the deal, that the bank goes over.'),
    say('BB-4', `It pays by the number of cards in the bank’s hand: ${pays}.`),
    say('BB-2', `It is ${bounds}.`),
    say('BB-3', 'It stays in action whatever happens to your own hand.'),
  ];
}

function order(r: Rules): Sentence[] {
  const from = r.deal_from === 'left-of-bank' ? 'left of the bank' : 'left of the house dealer';
  const settle = {
    'button-from-bank':
      'The hole card places the action button: ace 1, two to nine their face, ten 10, jack 11, queen 12, king 13, counted clockwise from the bank’s left, passing over the bank. Wagers are settled clockwise from there.',
    'button-from-house-dealer':
      'The hole card places the action button: ace 1, two to nine their face, ten 10, jack 11, queen 12, king 13, counted clockwise from the house dealer’s left, passing over the bank. Wagers are settled clockwise from there.',
    'from-house-dealers-right': 'Wagers are settled from the house dealer’s right, seat 8 down to seat 1.',
  }[r.settle];
  return [
    say('RND-6', `The deal starts ${from}; the bank comes last, its second card face down.`),
    say('RND-9', settle),
    ...(r.buster
      ? [
          say(
            'BB-7',
            r.buster_settles === 'with-its-circle'
              ? 'Each Buster bet is settled right after its base wager.'
              : 'Buster bets are settled after all game wagers.',
          ),
        ]
      : []),
  ];
}

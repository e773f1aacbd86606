// A house's rules as sentences, straight from the rulebook the table is dealt with. Never shortened, each with its clause.
import { say } from '../lib/voice';
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
    { title: say('rules-cards'), sentences: cards(r, decks) },
    { title: say('rules-bank'), sentences: bank(r, s) },
    { title: say('rules-wagers-fees'), sentences: wagers(r, s) },
    { title: say('rules-playing-hand'), sentences: playing(r) },
    { title: say('rules-double-split-surrender-insurance'), sentences: options(r) },
    { title: say('rules-who-wins'), sentences: results(r) },
    ...(r.buster ? [{ title: say('rules-buster-bet'), sentences: buster(r) }] : []),
    { title: say('rules-which-order'), sentences: order(r) },
  ];
}

const rule = (clause: string, text: string): Sentence => ({ clause, text });
const ordinal = (n: number): string =>
  [
    say('rules-no'),
    say('rules-one'),
    say('rules-two'),
    say('rules-three'),
    say('rules-four'),
    say('rules-five'),
    say('rules-six'),
    say('rules-seven'),
    say('rules-eight'),
  ][n] ?? String(n);

function cards(r: Rules, decks: number): Sentence[] {
  return [
    rule(
      'D11',
      say('rules-dealt-from-deck-house-allows', { decks, decks2: decks === 1 ? '' : 's', decks3: r.decks[0], decks4: r.decks[1] }),
    ),
    rule('VAL-1', say('rules-two-nine-count-their-face')),
    rule(r.must_stand === 'any-21' ? 'VAL-3' : 'VAL-2', say('rules-ace-ten-value-first-two', { natural: r.natural })),
    rule('VAL-5', say('rules-hand-made-split-never-natural')),
  ];
}

function bank(r: Rules, s: Schedule): Sentence[] {
  return [
    rule('RND-12', say('rules-one-players-bank-position-offered', { bank_turns: ordinal(r.bank_turns) })),
    rule('RND-2', say('rules-bank-least-no-maximum', { min: money(s.min) })),
    rule('RND-11', say('rules-bank-never-wins-loses-more')),
    ...(r.bank_eligibility === 'played-previous-two' ? [rule('L-COL-3', say('rules-bank-must-played-previous-two'))] : []),
  ];
}

function wagers(r: Rules, s: Schedule): Sentence[] {
  const many =
    r.circles.most === null
      ? say('rules-own-circle-any-unoccupied-ones')
      : say('rules-most-circles', { most: ordinal(r.circles.most), adjacent: r.circles.adjacent ? say('rules-side-side') : '' });
  return [
    rule('D19', say('rules-each-wager-whole-chips', { s: limits(s), chip: money(r.chip) })),
    rule('RND-3', say('rules-may-bet', { many })),
    ...(r.circles.while_waiting
      ? [rule('L-CAS-12', say('rules-floor-may-limit-everybody-circles', { while_waiting: ordinal(r.circles.while_waiting) }))]
      : []),
    rule(r.backline ? 'D9' : 'RND-3', r.backline ? say('rules-others-may-bet-behind-circle') : say('rules-there-no-bets-behind-another')),
    rule(
      'RND-4',
      say('rules-fee-per-circle-fee-bank', { player_fee: s.player_fee > 0 ? money(s.player_fee) : say('rules-none'), s: bankFees(s) }),
    ),
    ...(s.posted_by ? [rule('RND-4', say('rules-document-names-no-figures-these', { posted_by: s.posted_by }))] : []),
  ];
}

function playing(r: Rules): Sentence[] {
  const stand = { 'hard-19': say('rules-hard-19-more-must-stand'), 'any-21': say('rules-any-21-must-stand'), never: '' }[r.must_stand];
  const peek = { never: '', ace: say('rules-ace-up'), 'ace-or-ten': say('rules-ace-ten-value-up') }[r.peek];
  return [
    rule(
      'RND-8',
      say('rules-players-act-clockwise-from-banks', {
        must_hit: r.must_hit > 0 ? say('rules-hard-less-must-hit', { must_hit: r.must_hit }) : '',
        stand,
      }),
    ),
    rule('RND-7', peek ? say('rules-dealer-looks-hole-card-first', { peek }) : say('rules-nobody-looks-hole-card-before')),
    rule(
      'RND-10',
      say('rules-bank-draws-16-more', {
        dealer_hits_soft_17: r.dealer_hits_soft_17 ? say('rules-soft-17-stands-hard-17') : say('rules-stands-every-17'),
      }),
    ),
    rule('D12', say('rules-if-time-runs-out-forced')),
  ];
}

function options(r: Rules): Sentence[] {
  const on = {
    any: say('rules-any-two-cards'),
    'any-but-21': say('rules-any-two-cards-but-21'),
    '9-11': say('rules-hard-9-10-11-two'),
    '10-11': say('rules-hard-10-11-two-cards'),
    never: '',
  }[r.double];
  const tens = {
    'same-value': say('rules-any-two-ten-values'),
    'same-rank': say('rules-ten-values-same-rank'),
    never: say('rules-but-no-ten-values'),
  }[r.split_tens];
  const surrender = {
    none: say('rules-there-no-surrender'),
    'first-two': say('rules-may-give-up-half-wager'),
    'any-time': say('rules-may-give-up-half-wager-2'),
  }[r.surrender];
  return [
    rule(
      'DSS-1',
      on
        ? say('rules-may-doubled-doubled-hand-gets', {
            on,
            double_for_less: r.double_for_less ? say('rules-any-amount-up-wager') : say('rules-exactly-wager'),
            double_after_split: r.double_after_split ? say('rules-also-after-split') : '',
          })
        : say('rules-there-no-doubling'),
    ),
    rule(
      'DSS-2',
      say('rules-pairs-may-split-most-hands', {
        tens,
        split_hands: ordinal(r.split_hands),
        split_hands_tens: ordinal(r.split_hands_tens),
        split_hands_aces: ordinal(r.split_hands_aces),
      }),
    ),
    ...(r.split_aces_one_card ? [rule('DSS-3', say('rules-split-aces-get-one-card'))] : []),
    rule('DSS-6', surrender),
    rule('DSS-7', r.insurance ? say('rules-ace-up-may-insure-half') : say('rules-there-no-insurance')),
    rule('DSS-5', say('rules-nothing-costs-fee')),
  ];
}

function results(r: Rules): Sentence[] {
  const over = {
    '888-pushes': rule('GR-7', say('rules-both-over-lose-unless-bank')),
    'suited-789-pushes': rule('WIN-5', say('rules-both-over-lose-unless-bank-2')),
    'bank-wins': rule('GR-7', say('rules-both-over-lose')),
  }[r.both_over];
  return [
    rule('GR-2', say('rules-natural-beats-every-other-hand')),
    rule('GR-6', say('rules-otherwise-higher-hand-not-over')),
    rule('GR-3', say('rules-if-only-bank-over-win')),
    over,
  ];
}

function buster(r: Rules): Sentence[] {
  const b = r.buster!;
  const pays = b.pays.map((x, i) => say('rules-cards-1', { i: i + 3, i2: i === 5 ? say('rules-more') : '', x })).join(', ');
  const bounds = [
    b.min ? say('rules-least', { min: money(b.min) }) : '',
    b.max ? say('rules-most', { max: money(b.max) }) : '',
    b.within_table_limit ? say('rules-within-table-limit') : '',
    say('rules-never-more-than-base-wager'),
  ]
    .filter(Boolean)
    .join(', ');
  return [
    rule('BB-1', say('rules-bet-beside-base-wager-placed')),
    rule('BB-4', say('rules-pays-number-cards-banks-hand', { pays })),
    rule('BB-2', say('rules-it-is', { bounds })),
    rule('BB-3', say('rules-stays-action-whatever-happens-own')),
  ];
}

function order(r: Rules): Sentence[] {
  const from = r.deal_from === 'left-of-bank' ? say('rules-left-bank') : say('rules-left-house-dealer');
  const settle = {
    'button-from-bank': say('rules-hole-card-places-action-button'),
    'button-from-house-dealer': say('rules-hole-card-places-action-button-2'),
    'from-house-dealers-right': say('rules-wagers-settled-from-house-dealers'),
    'left-of-bank': say('rules-wagers-settled-left-of-bank'),
  }[r.settle];
  return [
    rule('RND-6', say('rules-deal-starts-bank-comes-last', { from })),
    rule('RND-9', settle),
    ...(r.buster
      ? [
          rule(
            'BB-7',
            r.buster_settles === 'with-its-circle'
              ? say('rules-each-buster-bet-settled-right')
              : say('rules-buster-bets-settled-after-all'),
          ),
        ]
      : []),
  ];
}

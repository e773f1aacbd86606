// Tables that are played by a script, card by card: the dealer deals what the script says, everybody does what it says, and
// the play stops where the script has no answer, so that a test can look.
import type { PokerMoves, PokerPlay, PokerView } from '../src/protocol';
import type { Move, View } from '../src/blackjack/types';
import type { Company, Guest } from './company';

/** Cards and moves by hand: `3.1` is the first hand of seat 3; `bank` and `hole` are the bank's. */
export interface Round {
  cards: Record<string, string>;
  moves: Record<string, Move[]>;
  bets: Record<number, { base: number; buster: number }>;
  bank: { seat: number; wager: number };
}

/** Takes the next word of a list. */
function take(from: Record<string, string>, key: string): string {
  const [first, ...rest] = (from[key] ?? '').split(' ').filter(Boolean);
  if (!first) throw new Error(`No card left for ${key}.`);
  from[key] = rest.join(' ');
  return first;
}

/** Plays a round of blackjack as far as the script goes: until somebody is asked who has no answer, or it is settled. */
export async function playBlackjack(company: Company, dealer: Guest, round: Round, betsOnly = false): Promise<View> {
  for (let step = 0; step < 400; step++) {
    const view = (await company.sees(dealer)).view as View;
    const { awaits } = view;
    const at = (seat: number): Guest => company.who(view.people.find((p) => p.seat === seat)!.player);
    if (awaits.for === 'bank_offer' || awaits.for === 'any_bank') {
      // After the round the bank is offered anew: there the script ends.
      if (!round.bank.wager) return view;
      const offered = awaits.for === 'bank_offer' ? awaits.seat : round.bank.seat;
      const taken = offered === round.bank.seat;
      await company.does(at(offered), { blackjack: taken ? { take_bank: { wager: round.bank.wager } } : 'decline_bank' });
      if (taken) round.bank.wager = 0;
    } else if (awaits.for === 'wagers') {
      for (const [seat, bet] of Object.entries(round.bets))
        await company.does(at(Number(seat)), { blackjack: { wager: { seat: Number(seat), ...bet } } });
      round.bets = {};
      if (betsOnly) return view;
      await company.does(dealer, { dealer: 'close_wagers' });
    } else if (awaits.for === 'dealer') {
      const { task } = awaits;
      if (task === 'shuffle') await company.does(dealer, { dealer: 'shuffle' });
      else if (task === 'peek') await company.does(dealer, { dealer: { peek: { natural: false } } });
      else if (task === 'show_hole') await company.does(dealer, { dealer: { show_hole: { card: take(round.cards, 'hole') } } });
      else if (task === 'pay_off') await company.does(dealer, { dealer: { pay_off: { all: true } } });
      else if (task === 'call_floor') throw new Error('The floor is called.');
      else if (task.card === 'hole') await company.does(dealer, { dealer: 'hole_down' });
      else {
        const hand = task.card === 'bank' ? 'bank' : `${task.card.hand.seat}.${task.card.hand.hand}`;
        if (!round.cards[hand]) return view;
        await company.does(dealer, { dealer: { card: { card: take(round.cards, hand) } } });
      }
    } else if (awaits.for === 'action') {
      const move = round.moves[`${awaits.seat}.${awaits.hand}`]?.shift();
      if (!move) return view;
      await company.does(at(awaits.seat), { blackjack: { act: { seat: awaits.seat, hand: awaits.hand, action: move } } });
    } else if (awaits.for === 'insurance')
      await company.does(at(awaits.seat), { blackjack: { insurance: { seat: awaits.seat, take: false } } });
    else return view;
  }
  throw new Error('The round never ends.');
}

/** A hand of poker, by place: left of the button first. `null` stops the play for a look. */
export interface PokerScript {
  /** Each place's cards, in the order in which it gets them; or one `deck` for all. */
  cards: Record<string, string>;
  board?: string;
  bet: (place: number, moves: PokerMoves, view: PokerView) => PokerPlay | null;
  draw?: (place: number, view: PokerView) => string[] | null;
  clear?: (place: number) => string | null;
  show?: (place: number) => PokerPlay | null;
}

/** Plays a hand of poker as far as the script goes, or to its end. */
export async function playPoker(company: Company, dealer: Guest, script: PokerScript): Promise<PokerView> {
  const board = (script.board ?? '').split(' ').filter(Boolean);
  for (let step = 0; step < 600; step++) {
    const view = (await company.sees(dealer)).view as PokerView;
    const turn = view.on ? view.hand!.awaits.turn : { turn: 'nobody' as const };
    const plays = async (place: number, play: PokerPlay | null): Promise<boolean> => {
      if (play) await company.does(company.who(view.places[place]!), { poker: play });
      return !!play;
    };
    const deals = (
      command:
        | { do: 'deal'; seat: number; cards: string[] }
        | { do: 'board'; cards: string[] }
        | { do: 'burn'; card: null }
        | { do: 'all-clear' }
        | { do: 'scramble' }
        | { do: 'common'; card: string },
    ): Promise<void> => company.does(dealer, { dealer: { poker: { command } } });
    if (turn.turn === 'nobody') return view;
    if (turn.turn === 'dealer') {
      const { task } = turn;
      if (task.task === 'deal')
        await deals({
          do: 'deal',
          seat: task.seat,
          cards: [take(script.cards, script.cards[task.seat] === undefined ? 'deck' : String(task.seat))],
        });
      else if (task.task === 'board') {
        await deals({ do: 'board', cards: board.splice(0, task.count) });
        script.board = board.join(' ');
      } else if (task.task === 'burn') await deals({ do: 'burn', card: null });
      else if (task.task === 'all-clear') await deals({ do: 'all-clear' });
      else if (task.task === 'common') await deals({ do: 'common', card: take(script.cards, 'common') });
      else await deals({ do: 'scramble' });
    } else if (turn.turn === 'bet') {
      if (!(await plays(turn.seat, script.bet(turn.seat, turn.moves, view)))) return view;
    } else if (turn.turn === 'draw') {
      const cards = script.draw?.(turn.seat, view) ?? null;
      if (!(await plays(turn.seat, cards && { draw: { cards } }))) return view;
    } else if (turn.turn === 'clear') {
      const card = script.clear?.(turn.seat) ?? null;
      if (!(await plays(turn.seat, card === null ? null : { clear: { card } }))) return view;
    } else if (!(await plays(turn.seat, script.show ? script.show(turn.seat) : 'show'))) return view;
  }
  throw new Error('The hand never ends.');
}

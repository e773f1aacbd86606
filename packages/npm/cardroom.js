// The engine's calls and its tables, over an instance of WebAssembly that was loaded elsewhere.

/** Something is wrong with what was asked; `clause` is the id of the clause it offends, or null. */
export class CardroomError extends Error {
  constructor(problems) {
    super(problems.map((problem) => problem.text).join('\n'));
    this.name = 'CardroomError';
    this.problems = problems;
    this.clause = problems.find((problem) => problem.clause)?.clause ?? null;
  }
}

/** The referee refused a command: `clause` says by which clause. Nothing has changed. */
export class Refused extends CardroomError {
  constructor(refusal) {
    super([refusal]);
    this.name = 'Refused';
  }
}

/** The door of an instance: bytes in, bytes out. */
function door({ exports: { memory, room, answer, length } }) {
  const [writes, reads] = [new TextEncoder(), new TextDecoder()];
  return (call, asked) => {
    const [name, text] = [writes.encode(call), writes.encode(asked)];
    const at = room(name.length + text.length);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(name, at);
    bytes.set(text, at + name.length);
    const from = answer(name.length);
    return reads.decode(new Uint8Array(memory.buffer, from, length()));
  };
}

/** A cardroom over an instance of the engine. */
export class Cardroom {
  #ask;

  constructor(instance) {
    this.#ask = door(instance);
  }

  ask(call, asked = {}) {
    const answer = JSON.parse(this.#ask(call, JSON.stringify(asked)));
    if (answer.wrong) throw new CardroomError(answer.wrong);
    return answer.gives;
  }

  books(asked = {}) {
    return this.ask('books', asked);
  }

  clause(id) {
    return this.ask('clause', { id });
  }

  rank(game, hands, board = '') {
    return this.ask('rank', { game, hands, board }).hands;
  }

  equity(game, hands, options = {}) {
    return this.ask('equity', { game, hands, ...options });
  }

  odds(rulebook, options = {}) {
    const { brief, nearest } = this.ask('brief', { rulebook, ...options });
    return nearest ? nearest.cd.ev : brief.ev;
  }

  price(rulebook, options = {}) {
    return this.ask('price', { rulebook, ...options });
  }

  deal(file, options = {}) {
    return this.ask('deal', { file, ...options });
  }

  phh(file) {
    return this.ask('deal', { file }).hands;
  }

  toPhh(history) {
    return this.ask('history', { file: history }).phh;
  }

  table(rulebook, options = {}) {
    return new Table(this, { rulebook, ...options });
  }
}

/** A table: what was said to it is kept here, and the engine plays it again for every question. */
export class Table {
  #room;
  #opening;
  #said = [];
  #now;

  constructor(room, opening) {
    this.#room = room;
    this.#opening = opening;
    this.#now = this.#stands(this.#said);
  }

  #stands(said, looks = {}) {
    return this.#room.ask('table', { ...this.#opening, said, ...looks });
  }

  /** What the table waits for; null between two hands of poker. */
  get awaits() {
    return this.#now.awaits;
  }

  /** Commands that players may give now. */
  get legal() {
    return this.#now.legal;
  }

  /** What would follow from a command: its events. Changes nothing. */
  decide(command) {
    const now = this.#stands([...this.#said, command]);
    if (now.refused) throw new Refused(now.refused);
    return now.events;
  }

  /** Decides a command and applies what follows: its events. */
  execute(command) {
    const said = [...this.#said, command];
    const now = this.#stands(said);
    if (now.refused) throw new Refused(now.refused);
    [this.#said, this.#now] = [said, now];
    return now.events;
  }

  /** The dealer does whatever it is waited for, from a shuffle of its own. */
  deal() {
    return this.execute('deal');
  }

  /** The table as a player sees it, or the rail; an auditor sees all. */
  view(looks = {}) {
    return this.#stands(this.#said, typeof looks === 'number' ? { player: looks } : looks).view;
  }

  /** The hand of poker that is on, or was last, in PHH. */
  phh(names = []) {
    return this.#stands(this.#said, { names }).phh;
  }
}

## What the command line says, and why a command did not do what it was asked for.

command-at = { $place }: { $why }
command-unsound = { $problems }
command-refused = { $why } ({ $clause })
command-differs = the referee and the simulator differ: { $why }
command-place = { $place }: { $why }
command-backed-up = { $bytes } bytes are in { $to }. `cardroom verify` checks it.
command-backup-exists = { $to } exists: a backup never writes over anything.
command-no-database = --database takes an address like postgres://user@host/name; the folder { $text } is given with --data
command-books-twice = Name the books once: plainly, with --data, or with --database.
command-no-books = There are no books in { $file }.
command-sound = { $rulebook }: sound
command-sound-template = { $rulebook }: sound as a template; before it can be dealt the cardroom must choose (D10):
command-no-clause = There is no clause { $id }. `cardroom clause` lists them all.
command-clause-source = Source: { $source }
command-clause-by-people = Not enforced by software: { $why }
command-step-refused = Refused: "{ $step }". { $why }
command-no-text = not UTF-8 text
command-standard-input = standard input
command-line = line { $line }: { $why }
command-unusable = the rulebook cannot be used
    { $why }
command-impossible = { $file }: warning: more { $card } than { $decks } { $decks ->
    [one] deck holds
   *[other] decks hold
  }
command-exported = { $records } records and { $rounds } rounds are in { $out }.
command-export-exists = { $out } exists: an export never writes over anything.
command-no-table = There is nothing of table { $table } in { $books }.
command-unopened = the house's book does not say that table { $table } was opened
command-no-limit = table { $table }: its limit is not in its house file
command-sign-limit = { $rulebook } has no such limit; it has { $has } (HE-2)
command-sign-blackjack = { $rulebook } is blackjack: its limits come with --schedule (RND-4)
command-sign-schedule = { $rulebook } has no schedule option { $option }; it has { $options ->
    [0] none
   *[other] { $has }
  } (RND-4)
command-wrote = wrote { $file }
command-no-number = { $text } is not a number
command-within = more than 0, between { $least } and { $most }
command-no-rank = “{ $part }” is not like 5=20: a rank and how many are left
command-rank-twice = “{ $part }”: that rank is named twice
command-rank-full = “{ $part }”: there are only { $full } in a full shoe
command-whole-number = a whole number between 1 and 1e15
command-fresh-shoes = a simulation starts from fresh shoes: --composition and --without are for odds
command-connected = { $players } players connected in { $seconds } s
command-no-answer = the server does not answer
command-no-guest = no guest: { $body }
command-gone = the server is gone
command-levels = log = "{ $text }": a log tells error, warn, info, debug or trace, and what comes before it
command-decision = decision_seconds = { $seconds }: a decision takes 1 second to an hour
command-no-listening = cannot listen on { $address }: { $why }
command-not-opened = The room was not open yet, and is not opened.
command-claim = Once only, for the floor manager's account: { $link }
command-open = The room is open at { $link } with { $tables } tables. Play money only.
command-no-signals = cannot listen to signals: { $why }
command-closed = The room is closed. Every hand is where it was.
command-hurried = asked to stop twice, it did not wait
command-no-time = there was no time for it
command-closed-waiting = The room is closed. { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
  } still waiting for the books ({ $why }): nothing that was acknowledged is lost, and the next start goes on from what is written.

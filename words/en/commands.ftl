## What the command line says, and why a command did not do what it was asked for.

command-at = { $place }: { $why }
command-unsound = { $problems }
command-refused = { $why } ({ $clause })
command-differs = the referee and the simulator differ: { $why }
command-place = { $place }: { $why }
archive-what = Say what to do: --before packs, --remove takes out of the live books what is packed, --list and --check look at archives.
archive-nothing = Nothing that is not in an archive yet was sealed before that day.
archive-row = { $file }: { $records } records, { $from } to { $to }, { $bytes } bytes{ $state ->
    [broken] : not as it was packed
   *[sound] { "" }
  }
archive-removed = { $records } records were taken out of the live books; they are read from the archives.
command-backed-up = { $bytes } bytes are in { $to }. `cardroom verify` checks it.
command-restored = { $copy } is in the place of the books: { $books }. `cardroom verify` checks it.
command-kept = What was there is kept as { $kept }.
command-restore-file = A copy is restored into a folder: { $address } is a database. PostgreSQL restores its own with psql or pg_restore.
command-in-doubt = The room stopped: { $why }. Look after the disk, then open the room again.
command-backup-exists = { $to } exists: a backup never writes over anything.
command-no-database = --database takes an address like postgres://user@host/name; the folder { $text } is given with --data
command-books-twice = Name the books once: plainly, with --data, or with --database.
command-no-books = There are no books in { $file }.
command-sound = { $rulebook }: sound
command-sound-template = { $rulebook }: sound as a template; before it can be dealt the cardroom must choose (D10):
command-no-clause = There is no clause { $id }. `cardroom clause` lists them all.
command-no-language = “{ $language }” is no language spoken here. Spoken are { $ours }.
command-clause-source = Source: { $source }
command-clause-by-people = Not enforced by software: { $why }
command-step-refused = Refused: "{ $step }". { $why }
command-no-text = not UTF-8 text
command-standard-input = standard input
command-unusable = the rulebook cannot be used
    { $why }
command-impossible = { $file }: warning: more { $card } than { $decks } { $decks ->
    [one] deck holds
   *[other] decks hold
  }
collusion-round = table { $table }, from record { $from }, { $day }
collusion-found = { $found ->
    [0] Nothing that is worth a look.
    [one] { $found } finding. It proves nothing: look at the rounds.
   *[other] { $found } findings. They prove nothing: look at the rounds.
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
command-wager-chips = A wager is a positive amount in whole { $chip } chips.
command-whole-number = a whole number between 1 and 1e15
command-fresh-shoes = a simulation starts from fresh shoes: --composition and --without are for odds
command-connected = { $players } players connected in { $seconds } s
command-flood-here = connections that only take up room are made to this machine only, by its address like 127.0.0.1:8080, and not to { $server }
command-no-answer = the server does not answer
command-no-guest = no guest: { $body }
command-gone = the server is gone
command-levels = log = "{ $text }": a log tells error, warn, info, debug or trace, and what comes before it
command-decision = decision_seconds = { $seconds }: a decision takes 1 second to an hour
command-tls-pair = A certificate needs its key, and a key its certificate: --tls-cert and --tls-key.
command-node-name = “{ $name }” cannot be the name of a node: letters, digits, - and _, at most 32 of them.
command-net = “{ $text }” is neither an address nor a net of addresses, like 192.0.2.7 or 10.0.0.0/8.
command-time-of-day = “{ $text }” is no time of day: 04:30
command-metrics = Figures for the machine room are at { $link }
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

## What `sim`, `equity`, `rank`, `deal` and `replay` print.

sim-circle = { $rulebook } · { $decks } · { $rounds } rounds of one circle from { $shoes } shoes in { $seconds } s ({ $speed } million a second)
sim-simulated = simulated
sim-compared = (rounds before the cut card can matter: { $rounds })
sim-exact = exact
sim-apart = { $errors } standard errors apart
sim-all-rounds = all rounds
sim-swing = standard deviation of a round { $sd }
sim-table = { $rulebook } · { $decks } · { $circles } circles of { $wager } with { $buster } Buster against a bank of { $bank } · { $rounds } rounds in { $seconds } s
sim-bank-wins = the bank wins
sim-bank-wins-of = { $mean } ± { $error } dollars a round (standard deviation { $sd }); { $covered } if all were covered
sim-fees = fees a round
sim-fees-of = bank { $bank }, players { $players } (option { $option })
sim-uncovered = not covered
sim-uncovered-of = { $share } of all wagers; something in { $short } of rounds; bank broken in { $broken }
sim-circles-lose = circles lose
sim-uncovered-there = not covered there
sim-referee = referee
sim-alike = { $rounds } rounds settled alike, wager by wager
equity-head = { $column ->
    [equity] equity
    [high] high
    [low] low
    [scoop] scoop
    [part] part
    [win] win
    [tie] tie
   *[hand] hand
  }
equity-exact = exact: all { $deals } deals in { $seconds } s
equity-random = { $deals } random deals in { $seconds } s; ± is half of a 95 % interval
equity-discards = { $how }; discards (CP-1) keep the two cards that do best against random hands
rank-nothing = nothing
rank-whole = the whole pot
rank-half = half the pot
rank-quarter = a quarter of the pot
rank-share = { $share } of the pot
rank-high = high: { $hand }  ({ $cards })
rank-low = low:  { $hand }  ({ $cards })
round-over-round = Over the round, fees included
round-refused = Refused:
round-bank = The bank and the wagers
round-collection = Collection
round-play = Play
round-player-dealer = The player-dealer
round-deal = The deal
round-seat = Seat { $seat }
round-settlement = Settlement
replay-hand = hand { $key }
replay-player = player { $number }
replay-stacks = — stacks —
replay-even = even
replay-drop = drop: { $drop }
replay-other-stacks = the file has other finishing stacks (line { $line }): { $stacks }
replay-refused = refused: "{ $action }" (line { $line }, action { $number }): { $why }
rank-usual-order = { $id } lets a full house beat a flush (O-5): hands are ranked in the usual order only
command-keys-inside = The keys of the books would be in { $keys }, which is in { $data } with the books: whoever takes one has both. Name a folder elsewhere with --keys.
command-lost-written = a seal is written NUMBER:HASH or PIT/NUMBER:HASH, with all 64 digits of its hash
command-loss-accepted = It is in the books and signed: of pit { $pit } the seals after { $after } and up to { $lost } were lost.
command-no-seals = { $books }: none of its seals is signed; a room that is opened signs them
command-sealed = { $seals } seals in { $to }.
command-seal-line = line { $line } is no seal: { $why }

## What lies where the books should be, said when a command is to open them. Parts of sentences.

ledger-gone = { $path } is not there, and { $beside } is: books were kept here, and none are made in their place. Bring the file back, or a copy with “cardroom restore”; for a new room name an empty folder
ledger-emptied = { $path } is empty: books were kept here, or were to be, and none are made in their place. Bring the file back, or a copy with “cardroom restore”; for a new room name an empty folder
ledger-cut-short = { $path } is cut short: { $bytes } of { $of } bytes are there. Bring the whole file, or a copy with “cardroom restore”
ledger-foreign = { $path } holds no books of a cardroom, and none are made in it. Where it is a copy of books, it was taken without the -wal file beside them: take copies with “cardroom backup”
ledger-other-log = { $path }-wal belongs to another file than { $path }. Put both back as they were; a copy is brought with “cardroom restore”, never by copying it over the books
command-profile-head = { $rulebook } against: { $name }
command-profile-status = Status: { $status }. { $note }
command-profile-answer = { $answer ->
    [pass] pass
    [fail] FAIL
    [undecided] undecided
   *[not] does not apply
  }
command-profile-source = Source: { $source } ({ $sure })
command-profile-mend = The nearest change: { $changes }. The player’s price becomes { $ev }, { $by }.
command-profile-mend-free = The nearest change: { $changes }. It changes no price.
command-profile-mended = All of these changes together
command-profile-still = Still failing, and for no key to mend: { $failing }
command-rules-one-house = a document has the rules of one cardroom; name rulebooks of the same house
programs-head = { $rulebook }, limit { $option }, { $rounds } rounds, every seat a program
programs-line = { $kind ->
    [newcomer] newcomer
    [regular]  regular
   *[expert]   expert
  } ({ $seats }): { $won } dollars in a hundred rounds, ± { $error }

books-checking = checking …
books-shuffles-do-not-check-out = ✗ shuffles { $join } do not check out
books-shuffles-cards-all-committed = ✓ { $good } shuffles, { $cards } cards: all as committed
books-no-shuffle-been-opened-yet = no shuffle has been opened yet
books-books = Books
books-what-fell-into-drop-boxes = What fell into the drop boxes, what the player-dealers made of their banks, and whether the shuffles were what was promised. Figures come from the ledger; checks are computed here.
books-drop = The drop
books-day = Day
books-csv = as CSV
books-table = Table
books-schedule = Fee schedule
books-rounds = Rounds
books-from-players = From players
books-from-banks = From banks
books-together = Together
books-option = option { $option }
books-no-fee-been-taken-yet = No fee has been taken yet.
books-day-2 = The day
books-programs = Tables where only programs play, beside it
books-player-dealers = Player-dealers
books-who-banked = Who banked
books-banked = Banked
books-result = Result
books-fees = Fees
books-nobody-banked-round-its-end = Nobody has banked a round to its end yet.
books-seals = Seals
books-every-record-carries-hash-one = Every record carries the hash of the one before, and every write is sealed. Whether the seals hold is for a program to say that shares nothing with the one that wrote them. On the machine of the room, while it runs or not:
books-shuffles-rulings = Shuffles and rulings
books-reads-tables-public-log-checks = Reads a table’s public log: checks every shuffle that was opened, and lists what the floor ruled there.
books-not-checked-yet = not checked yet
books-check-all-here = Check all here
books-no-rulings-table = No rulings at this table.
books-third-party = { $name } (third party)
books-replays-every-table-derives-every = { $command } replays every table, derives every shuffle and every posting anew, and prints what does not agree. { $folder } is the folder the room was started with.
books-record = { $author }: “{ $reason }” · record { $seq }
books-who-did-what = Who did what
books-taps-elsewhere = Who tapped in and out at the tables is not listed here: it is on the handover sheet of the shift, and with each round in past rounds.
books-read-again = Read again
books-when = When (the house’s clock)
books-who = Who
books-what = What
books-nobody = nobody signed in
books-nothing-done-yet = Nothing was done yet.
books-older = Older lines
books-kind = Kind
books-kind-all = all
books-kind-sign-ins = sign-ins
books-kind-people = people, roles, passwords
books-kind-tables = tables
books-kind-rulings = rulings
books-kind-cage = the cage
books-kind-signatures = second signatures
books-kind-settings = settings
books-kind-shifts = shifts, counts
books-kind-school = exams, learning
books-only = Only { $name } ✕
books-only-of = Only what { $name } did
books-look-there = Look at the table’s log
books-together-title = Who may be playing together
books-together-what = Of the last seven days: one address at one table, chips that flow one way, better hands given up. It proves nothing; look at the rounds.
books-together-round = table { $table }, { $from }
books-together-none = Nothing that is worth a look.
books-checks-title = Checks of the books
books-checks-what = The room checks its books by itself once a day, from where the check before ended: hashes, seals, rulings, shuffles, every cent. `cardroom verify` tells what does not agree, and reads everything.
books-checks-not-made = the check could not be made; the room's log says why
books-checks-found = { $records } records read, { $wrong ->
    [0] everything agrees
    [one] 1 thing does not agree
   *[other] { $wrong } things do not agree
  }{ $earlier ->
    [0] .
   *[other] ; { $earlier } before them were not read again.
  }
books-cash = Cash by person and gaming day
books-cash-why = Days on which somebody’s cash, in or out, was above a threshold of the house. Not for the eyes of the patron.
books-cash-none = On no day was anybody’s cash above it.
books-cash-person = Who
books-cash-day = Gaming day
books-cash-in = Cash in
books-cash-out = Cash out
books-cash-else = Otherwise
books-cash-shown = Shown
books-cash-due = Due
books-cash-due-name = { $due ->
    [report] a report
   *[note] a note
  }

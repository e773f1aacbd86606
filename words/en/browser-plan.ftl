plan-floors-word = The floor’s word
plan-say-word-table-goes = Say it: the table goes on
plan-say-word-call-answered = Say it: the call is answered
plan-floor-comes-table = The floor comes to the table
plan-seen-i-come = Seen: I come
plan-round = round
plan-hand = hand
plan-paused = paused
plan-seats-taken = { $taken } of { $seats } seats taken
plan-seats = Seats
plan-waiting = Waiting, game and limit
plan-bank = Bank
plan-taken = taken
plan-nobody-banks = nobody banks
plan-rounds = Rounds
plan-hands = Hands
plan-drop-today = Drop today
plan-run = Manage
plan-sign = Print the sign
plan-watch = Watch
plan-deal = Deal
plan-close = Close
plan-nobody-sits-here = Nobody sits here.
plan-why-closes = Why it closes
plan-chips-out = Chips { $name } (third party) goes with, counted; left empty, the book says “not counted”
plan-last-hands-day = e.g. last hands of the day
plan-closes-why-first = First write why it closes: the book keeps the reason.
plan-close-table = Close the table
plan-keep-open = Keep it open
plan-table = table { $id }
plan-run-2 = Manage { $name }
plan-table-2 = Table { $id }
plan-done = Done
plan-walking-over-table = Walking over to the table …
plan-reason-books = Reason, for the books
plan-card-lies-floor = A card lies on the floor
plan-table-goes = The table goes on.
plan-table-paused = The table is paused.
plan-go = Go on
plan-pause-table = Pause the table
plan-void = Void the { $round }
plan-more-rulings-console = More rulings at the console
plan-give-reason-first-every-ruling = Give a reason first: every ruling goes into the books with one.
plan-void-2 = Void the { $round }?
plan-void-3 = Void this { $round }?
plan-player = player { $player }
plan-all-wagers-fees-go-back = All wagers and fees of this { $round } go back to { $join }; nobody wins anything. It cannot be taken back.
plan-everything-gone-back = Everything has gone back.
plan-yes-void = Yes, void the { $round }
plan-no-play = No, play on
plan-table-3 = At the table
plan-seat = seat { $seat }
plan-standing = standing
plan-third-party = third-party provider
plan-circles = Circles a player
plan-circles-why = { $on ->
    [yes] In force: while people wait for a seat, a player holds at most { $most }.
   *[no] For when people wait for a seat: from then on a player holds at most { $most }, until you take it back.
  }
plan-two-circles = At most { $most } from now on
plan-circles-again = As many circles as usual again
plan-fewer-circles = Fewer circles a player, by your order.
plan-circles-as-usual = As many circles as usual.
plan-may-speak = { $name } may speak.
plan-silenced = { $name } is silenced.
plan-let-speak = Let speak
plan-silence = Silence
plan-s-hand-dead = { $name }’s hand is dead.
plan-declare-hand-dead = Declare the hand dead
plan-leaves = { $name } leaves, and does not sit here again today.
plan-leaves-sure = { $name } leaves, and does not sit here again today. The reason for the books: “{ $reason }”
plan-sent-away = Sent away
plan-sent-away-today = not here again on this gaming day
plan-let-back = Let back
plan-may-sit = { $name } may sit here again.
plan-staff-new = Somebody new at work
plan-staff-why = You make the account; they get no chips, and choose their own password when they first sign in. An auditor’s role takes a second signature.
plan-third-title = Somebody of a third-party provider: three steps
plan-third-signs-up = They sign up themselves: My account, New account, on any device. No account is made for them here. The play chips that every new account has count for nothing where the chips are real.
plan-third-role = You find them below under People and choose the role third party.
plan-third-badge = You enter company and badge: The day, Playing book
plan-staff-name = What they are called
plan-staff-role = Works as
plan-staff-make = Make the account
plan-staff-made = { $name } works here now, as { $role }. The first password: { $password }. It is shown this once: write it down for them.
plan-staff-account = { $name } has an account. The first password: { $password }. It is shown this once: write it down for them.
plan-staff-waits = The role { $role } counts once a second person has signed: whoever else may sign finds it on the pages Floor, Cage and Books.
plan-copy = { $copied ->
    [yes] Copied
   *[no] Copy
  }
plan-send-away = Send away
plan-waiting-list = Waiting list
plan-off-list = { $name } is off the list.
plan-take-off-list = Take off the list
plan-nobody-waits = Nobody waits.
plan-open-table = Open a table
plan-rulebook = Rulebook
plan-limit-schedule = Limit and schedule
plan-name = Name
plan-made-up-if-empty = made up if empty
plan-decks = Decks
plan-house = as the house
plan-dealt = Dealt by
plan-room = the room
plan-person = a person
plan-coach = Players may ask the coach while they play (pot odds, and their chances against unseen hands)
plan-programs-company = Programs for company, how many
plan-programs-cannot-hold-real-cards = Programs cannot hold real cards: this table opens without company.
plan-pots-can-killed-table-player = Pots can be killed at this table: a player posts double the big blind after two cards.
plan-open-table-2 = Open the table
plan-min = { $minutes } min
plan-h-min = { $hours } h { $rest } min
plan-none-yet = none yet
plan-ago = { $now } ago
plan-open-table-3 = { $name } is open as table { $table }.
plan-floor = Floor
plan-room-plan-who-plays-where = The room as a plan: who plays where, who waits, what fell into the boxes today. Open tables with a rulebook, a limit and a schedule; close them when the last round is over.
plan-table-stands-still = A table stands still
plan-tables-stand-still = { $still } tables stand still
plan-closes = { $name } closes.
plan-no-table-open-open-one = No table is open. Open one above.
plan-only-programs = { $tables ->
    [one] One table where only programs play
   *[other] { $tables } tables where only programs play
  }
plan-people = People
plan-search-people = Search people by name or number
plan-no = No.
plan-wallet = Wallet
plan-role = Role
plan-password = Password
plan-account = Account
plan-role-2 = Role of { $name }
plan-new-role = { $name } has a new role.
plan-yes-new-password = Yes, a new password
plan-no-2 = No
plan-signs-out-everywhere = Signs { $name } out everywhere.
plan-reset = Reset
plan-floor-called-2 = { $silent ->
    [yes] The floor is called, { $at } ({ $by })
   *[no] The floor is called, { $at }: “{ $text }” ({ $by })
  }
plan-stands-still = Stands still for { $span }
plan-dealt-hand = dealt by hand
plan-of = { $taken } of { $seats }{ $bots ->
    [0] { "" }
   *[other] , { $bots } programs
  }
plan-last = Last { $game ->
    [blackjack] round
   *[poker] hand
  }
plan-closed-table-does-not-open = { $taken ->
    [0] Nobody sits here.
   *[other] { $taken } { $taken ->
        [one] sits
       *[other] sit
      } here{ $bots ->
        [0] { "" }
       *[other] , { $bots } of them programs
      }: the { $game ->
        [blackjack] round
       *[poker] hand
      } is finished, and they leave with their chips.
  } { $waiting ->
    [0] A closed table does not open again.
    [one] { $waiting } waits for a seat at this game and limit. A closed table does not open again.
   *[other] { $waiting } wait for a seat at this game and limit. A closed table does not open again.
  }
plan-program = program
plan-sits-out = sits out
plan-leaving = leaving
plan-away = away
plan-declare-hand-dead-of = Declare the hand dead of { $name }
plan-no-table-can-opened-until = No table can be opened by { $broken ->
    [one] this rulebook until its file is put right:
   *[other] these rulebooks until their files are put right:
  }
plan-opens = Opens at { $limit }. Collected: { $fees }.
plan-floor-called-3 = The floor is called
plan-called-to = { $name }: “{ $text }”
plan-new-password = The new password of { $name }: { $password }. It is shown this once: write it down for them, and have them choose their own on “My account”.
plan-guest = { $name } (guest)
plan-yes-new-password-for = Yes, a new password for { $name }
plan-reset-password-of = Reset the password of { $name }
plan-sessions = Sessions
plan-sessions-of = Sessions of { $name }
plan-machines = Machines
plan-machine = Machine
plan-pits = Pits
plan-tables-there = Tables
plan-connections = Connections
plan-state = State
plan-node-with-house = { $name } (has the house's book)
plan-node-well = well
plan-node-leaves = hands its tables over
plan-node-silent = silent for { $seconds } s
plan-real-chips = Real cards and real chips: the room keeps no wallets here, the dealer seats people and enters what they bet
plan-page-parts = On this page
plan-house-rules = House settings
plan-disable = Close account
plan-disable-of = Close account of { $name }
plan-disable-why = Why is the account of { $name } closed?
plan-disable-yes = Close it
plan-disable-does = { $name } is signed out everywhere, and leaves every table when the round is over. Chips stay in the wallet.
plan-disabled = closed
plan-disabled-said = The account of { $name } is closed.
plan-enable = Open account
plan-enable-of = Open account of { $name } again
plan-enabled-said = The account of { $name } may be used again.
plan-continuous-shuffler = A continuous shuffler: the cards of a round go back into it, and no cut card comes.

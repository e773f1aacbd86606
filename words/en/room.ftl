## What the room cannot do. These are parts of sentences too: they begin small and end without a full stop.

room-no-rulebook = there is no rulebook { $name }; there are { $known }
room-no-game = { $rulebook } names no game
room-unsound = { $problems }
room-template = { $rulebook } is a template: a cardroom has to complete it first (D10)
room-no-schedule = { $rulebook } has no schedule option { $option } (RND-4)
room-decks = { $rulebook } is dealt from { $fewest } to { $most } decks
room-no-limit = { $rulebook } has limits 1 to { $limits }
room-real-cards = programs cannot hold real cards: a poker table that a person deals has none
room-unseen-name = a table's name has letters, digits and spaces that can be seen
room-no-table = there is no table { $table }
room-stopped = table { $table } has stopped
room-bus-away = the NATS server cannot be reached: tables of other nodes are out of reach
room-lease-lost = this node could not say for three seconds that it is there: others take its tables
room-no-bus = there is no NATS server at { $address }: { $why }
room-broke = something of ours broke
room-stands-still = table { $table } stands still: { $why }
room-no-day = “{ $text }” is not a day, like 2026-11-15

## What players and staff may not do, by the rules of the room.

room-no-virtual-dealer = The virtual dealer deals at this table.
room-no-call-text = Say what happened, in 1 to 200 characters of plain text.
room-no-second-call = { $by } has called the floor to this table already: it is on its way.
room-no-call-again = You have called the floor in this round already.
room-no-own-call = You have not called the floor to this table.
room-no-disputed = The floor was called to this table: wait for its word.
room-no-moment = A moment: { $player } drew last and may still change the number of cards.
room-no-virtual-names = The virtual dealer names no card wrongly: its shuffle says what came.
room-no-ruling-reason = A ruling is recorded with its reason: give one that can be read, in up to 500 bytes.
room-no-poker-table = This is not a poker table.
room-no-call = Nobody has called the floor to this table.
room-no-such-waiter = Nobody of that number is on the waiting list.
room-no-such-guest = Nobody of that number is at this table.
room-no-seat-now = You do not sit down here now. Ask the floor.
room-no-seat-yet = You are not at this table: sit down first.
room-no-talk = Your role does not talk at tables ({ $clause }).
room-no-voice = The floor has silenced you at this table ({ $clause }).
room-no-second-use = This id was used for another action: every command needs its own.
room-no-other-game = That is a move of another game.
room-no-standing-poker = Choose a seat: poker is played sitting down.
room-no-poker-deed = That is not done at a poker table.
room-no-deck-in-hand = The deck is changed between hands.
room-no-hand-on = No hand is on: shuffle, and begin one.
room-no-card-up = No card that lies face up comes now.
room-no-card-down = No card comes face down now.
room-no-dealers-ruling = That is for the floor to rule: call the floor.
room-no-dealers-move = That is a player's own move.
room-no-such-place = Nobody has that place in the hand.
room-no-long-reason = The reason for closing can be read, and has up to 200 bytes.
room-no-role-for-guests = A guest gets no role of the house: they need an account first.
room-no-own-role = Nobody changes their own role.
room-no-own-reset = Nobody resets their own password: change it with the old one.
room-no-password-of-guests = A guest has no password: they make an account first.
room-no-own-chips = Nobody moves chips of their own wallet: ask a colleague at the cage.
room-no-cage-reason = The cage's book wants a reason that can be read, in up to 200 bytes.
room-no-action-id = An action id has 8 to 64 characters.
room-no-entry = There is no such entry to correct.
room-no-second-correction = That entry was corrected already.
room-no-second-deed = This id was used for something else: every command needs its own.
room-no-numbers = Ask for numbers: `of=4,17`, at most 100.
room-no-cursor = `before` is what the last page gave as `next`.
room-bank-leaves = The player-dealer leaves, and nobody has wagered (RND-3).
room-no-card-left = All cards are on the table and none are left to deal (D11).
room-no-closed = This table is closed.
room-no-paused = This table is paused: wait until it goes on.
room-no-list-with-seat = You have a seat at this table.
room-no-list-again = You are on the waiting list already.
room-no-list = You are not on the waiting list.
room-no-leave-yet = You leave as soon as your wagers are settled.
room-no-cut-by-hand = Real cards are shuffled and cut by hand at this table.
room-no-cut-text = A cut is a tip of 64 hex digits, with a key of as many or none.
room-no-cut-now = The cards are being cut: lay another cut when that is done.
room-no-moves-cut = The deck is being cut: who is dealt in stays as it is for a moment.
room-no-wagers-cut = Wagers are closed: the cards are being cut.
room-no-hand-now = You are not in a hand now: wait for the next one.
room-no-six-cards = At most five cards can be thrown away.
room-no-hand-of = { $player } is in no hand now.
room-no-pause = This table is { $paused ->
    [yes] paused already
   *[no] not paused
  }.
room-no-wallet = Your wallet holds { $holds }: bring less, or see the cage.
room-in-doubt = In doubt: { $why }.
room-no-books = Nothing happened: { $why }.
room-no-cards = { $due ->
    [one] One card comes
   *[other] { $due } cards come
  } now, and { $named } were named.
room-no-jumping = { $ahead } on the waiting list are called before you: get on the list.
room-no-permission = { $role ->
    [third_party] A third-party provider
    [dealer] A dealer
    [floor] The floor
    [cage] The cage
    [instructor] An instructor
    [auditor] An auditor
    [manager] The manager
   *[player] A player
  } may not { $deed ->
    [leave] leave a table
    [talk] talk at a table
    [deal] deal
    [name-patrons] name people who have no account
    [call-floor] call the floor to a table
    [rule] rule at a table
    [run-tables] open and close tables
    [run-shifts] open and close shifts
    [count] count the drop
    [cage] issue or redeem chips
    [read-cage] read the cage's book
    [read-people] read the list of people
    [keep-out] say who is kept out
    [read-reports] read the reports
    [read-rounds] read what other people played
    [read-journal] read who did what
    [read-collusion] read who may be playing together
    [give-roles] give roles and new passwords
    [sign] sign for the house
    [set-exams] set exams
    [read-exams] read what became of exams
    [see-all] see cards that lie face down
   *[play] play
  }.
room-no-amount = { $amount } is not an amount to hand over the counter.
room-no-more-at-once = One entry moves { $most } at most: { $amount } takes more than one.
room-no-chips-of = { $name }'s wallet holds { $holds }: take no more than that.

## What is collected.

room-fees = players { $player_is ->
    [zero] none
   *[other] { $player } a wager
  }, { room-fees-bank }
room-fees-by-wager = players up to { $dearest } by the wager, { room-fees-bank }
room-fees-bank = bank { $most_is ->
    [zero] none
   *[other] { $bank ->
        [range] { $least } to { $most }
       *[flat] { $most }
      }
  }
room-pot-fees = { $few } a hand from the pot, { $many } with seven players or more
room-refill-players = Play chips are given to players; whoever works here has none of their own.
room-refill-enough = You have { $has }: play chips are given again to whoever has less than { $least }.
room-refilled = Play chips again

## The day: past rounds, the bank, the playing book, hours.

day-past = Past rounds
day-bank = Rotation of the bank
day-provider = Playing book
day-hours = Hours played
day-any = Any
day-yes = Yes
day-no = No
day-table = Table
day-tables = Tables
day-from = From day
day-from-time = From time
day-to = To day
day-to-time = To time
day-person = Person
day-seat = Seat
day-number = Round or hand number
day-least = Staked, won or lost at least
day-most = Staked, won or lost at most
day-ruled = Ruled on
day-voided = Called off
day-programs = Programs too
day-no-programs = Rounds in which only programs played are left out.
day-look = Look
day-csv = CSV
day-day = Day
day-span = Gaming days { $from } to { $to }
day-unread = The books are still being read: { $unread } records to go. Look again in a moment.
day-when = Ended
day-who = Who
day-round = { $poker ->
    [yes] Hand { $number }
   *[no] Round { $number }
  }
day-marks = Marks
day-see = See
day-part = { $kind ->
    [bank] Seat { $seat }, bank: { $name }
   *[play] Seat { $seat }: { $name }
  }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }, { $kind ->
    [bank] put up { $staked }
   *[play] staked { $staked }
  }
day-is-voided = Called off
day-is-ruled = Ruled on
day-mark = { $mark ->
    [reversed] Reversed
    [corrected] Card corrected
    [disputed] Disputed, decided
    [dispute_open] Disputed, not decided yet
    [called] Floor called, came
   *[call_open] Floor called, has not come yet
  }
day-dealt-by = Dealt by { $dealer }
day-replay = Replay
day-replay-of = Replay of { $round }, which ended at { $at }
day-picture = Picture
day-none = No round like that.
day-further = Further back
day-looked-for = Looked for: { $what }
day-criterion = { $what }: { $value }
day-looked-all = All rounds, the latest first
day-sum-of = { $name }, in { $rounds } of the rounds listed: won { $won }, lost { $lost }, together { $result }
day-listed = { $more ->
    [yes] The latest { $rounds } are listed; there are older ones.
   *[no] Listed: { $rounds }.
  }
day-bank-why = To whom the bank was offered, and who took it. The longest time is one in which fewer than two people banked, third parties left out, or fewer than the house asks for.
day-rounds = Rounds
day-bankers = Who banked
day-banker = { $name }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }: { $hands }
day-one = { $name }{ $third ->
    [yes] {" "}(third party)
   *[no] {""}
  }
day-taken = Taken
day-declined = Declined
day-clock = Ran out of time
day-passed = Passed over, not asked
day-longest = Longest, min
day-offers = Offers
day-offers-of = Offers at table { $table }, { $name }, { $day }
day-no-bank = Nobody was offered a bank.
day-offered = Offered
day-answered = Answered
day-answer = What became of it
day-answer-is = { $answer ->
    [taken] taken
    [declined] declined
    [clock] the clock ran out
   *[passed] let pass, not asked
  }
day-put-up = Put up
day-provider-why = Every session of a third-party provider’s people. The manager enters company and badge here.
day-provider-declared = At a table with real chips they declare the chips they bring when the dealer seats them; what they add or take away is entered at the dealer’s console under “Somebody gets up”. What nobody declared stays “not counted”.
day-company = Company
day-badge = Badge
day-came = Came
day-went = Left
day-still-there = still there
day-chips-in = Chips in
day-added = Added
day-chips-out = Chips out
day-not-counted = not counted
day-result = Result
day-fees = Fees
day-banked = Banked
day-no-sessions = No session in these days.
day-hours-why = How long people sat at tables. Two tables at once count once.
day-hours-minutes = Hours
day-nobody-sat = Nobody sat at a table.

## Waiting lists, and who moves where.

lists-purpose = Who waits for a seat, with an account or without, by game and limit. Who sits at a table and would rather have another is put on the list too, by name, and stays the same person: the dealer there lets them get up.
lists-add = Add somebody
lists-added = { $name } is on the list.
lists-name = Name
lists-game = Game and limit
lists-put = Put on the list
lists-since = since { $at }
lists-sits = sits at table { $table } and would rather move
lists-was-called = called { $at }
lists-on-the-way = on the way to table { $table }, { $name }: { $seat ->
    [0] they sit down themselves, and a seat is kept
   *[other] the dealer sits them down at seat { $seat }
  }
lists-off-own = { $name } is off the list. At table { $table } people sit down with an account of their own.
lists-up = Up
lists-up-of = { $name }, one place up
lists-down = Down
lists-down-of = { $name }, one place down
lists-call = Call
lists-seat = Seat at table { $table }
lists-off = Off the list
lists-none = Nobody waits.
lists-no-table = No table of this game and limit is open any more.
lists-must-move = Must move
lists-must-move-why = One table feeds another: who has sat there longest moves when a seat is free.
lists-move-now = Send { $name } to table { $to } now
lists-move = Table { $from }, { $from_name }, to { $to }, { $to_name }.
lists-next = Next: { $name }{ $known ->
    [yes] , there since { $since }
   *[no] {""}
  }.
lists-nobody-there = Nobody is there.
lists-free = { $free ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
lists-no-more = No more
lists-feeds = This table
lists-main = feeds this one
lists-set = Set
lists-uneven = Uneven tables
lists-mine-why = The floor calls you when a seat is free.
lists-mine-place = { $list }: { $before ->
    [0] you are next.
    [one] one is before you.
   *[other] { $before } are before you.
  }
lists-mine-called = The floor calls you.
lists-mine-put = Put me on the list

## Who sits for whom, and the rule on the bank.

day-provider-enter = Enter
day-provider-set = Company and badge are entered.
day-few-bank = Too few people banked since { $since }. { $over ->
    [yes] The time was over at { $until }.
   *[no] The time is over at { $until }.
  }{ $closes ->
    [yes] {" "}Then the table is closed after the round.
   *[no] {""}
  }
day-link = The day
lists-link = Waiting lists
exams-link = Exams

lobby-floor = Floor
lobby-tables-people-roles = tables, people and roles
lobby-open-run-close-tables = open, run and close tables
lobby-cage = Cage
lobby-read-its-book = read its book
lobby-books = Books
lobby-drop-player-dealers-shuffles = drop, player-dealers, shuffles
lobby-drop-day = the drop of the day
lobby-lobby = Lobby
lobby-all-tables-room-pick-one = All tables of the room. Pick one, pick a seat, play with play chips against other players: at every blackjack table one of them is the bank.
lobby-never-played = Never been in a cardroom?
lobby-play-introduction = Play two rounds in half a minute
lobby-no-introduction = No, thanks
lobby-friends = Play with friends
lobby-work = Your work
lobby-tables-deal = Tables you deal
lobby-deal-on = Go on dealing
tap-in = Tap in
tap-relieve = Relieve { $name }
lobby-who-deals = { $name } deals
tap-you-leave = You deal at { $table } now: where you tap in next, you leave it.
lobby-no-table-dealt-hand-now = No table is dealt by hand now. The floor opens one.
lobby-new-here = New here?
lobby-play = Play { $title }
lobby-fees = Fees: { $fees }
lobby-floor-called = The floor is called: “{ $text }”
lobby-watch = Watch
lobby-no-table-open-floor-opens = No table is open. The floor opens one.
lobby-looking-round-room = Looking round the room …
lobby-issue-redeem-correct = issue, redeem, correct
lobby-seats = { $title } · { $t } · { $taken } of { $seats } seats{ $paused ->
    [yes] { " " }· paused
   *[no] { "" }
  }
lobby-seats-taken-get-play-chips = { $title }, { $first }: { $taken } of { $seats } seats taken{ $banked ->
    [yes] , somebody banks
   *[no] { "" }
  }. You get play chips; nothing costs money.
lobby-taken = { $taken } of { $seats } seats
lobby-closing = closing
lobby-waiting = { $waiting } waiting
lobby-none-yet = { $game ->
    [blackjack] no rounds yet
   *[poker] no hands yet
  }
lobby-dealt-person = dealt by a person
lobby-all = All
lobby-blackjack = Blackjack
lobby-board = Hold’em and Omaha
lobby-stud = Stud
lobby-draw = Draw and lowball
lobby-families = Games
lobby-search = Search tables
lobby-order = Order
lobby-by-table = By table
lobby-by-low = Lowest stakes
lobby-by-high = Highest stakes
lobby-by-company = Most players
lobby-by-average = Largest banks and pots
lobby-open-seat = Open seat
lobby-found = { $n ->
    [0] No table
    [one] One table
   *[other] { $n } tables
  }
lobby-nothing-found = No table is like that. Take something off the search.
lobby-average = { $game ->
    [blackjack] bank
   *[poker] pot
  } { $amount }
lobby-join = Join
lobby-your-seats = Your seats
lobby-chips-counted = { $wallet } in your wallet and { $tables } before you at tables.
lobby-before-you = { $chips } before you
lobby-back-to-seat = Back to my seat
lobby-live = Live now
lobby-live-watch = Watch this table
lobby-live-play = Take a seat

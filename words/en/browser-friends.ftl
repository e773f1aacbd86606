## Playing with friends: opening a private table, coming to one, and what its host does.

friends-title = Play with friends
friends-purpose = Open a table of your own and send the link. Whoever has it comes in, from any phone or computer and without an account. The chips are the table’s: nothing reaches your wallet, and nothing is taken from it.
friends-open-now = Your tables
friends-go = Go there
friends-close = Close
friends-new = A new table
friends-game = Game
friends-limit = Limit
friends-programs = Programs at the table
friends-fees = Collected: { $fees }. It goes back to the table.
friends-strength = How well the programs play
friends-kind = { $kind ->
    [newcomer] Newcomer
    [regular] Regular
   *[expert] Expert
  }
friends-kind-plays = { $kind ->
    [newcomer] Hopes and calls; at blackjack plays as the bank does.
    [regular] Plays by rules of thumb.
   *[expert] Knows the odds of every hand.
  }
friends-first-banks = The first program banks whenever nobody else does.
friends-somebody-banks = Without programs one of you takes the bank.
friends-coach = Let everybody ask the coach while they play
friends-open = Open the table
join-title = You are invited to a table
join-purpose = Friends wait for you at a private table. You get chips there; nothing costs money, and no account is needed.
join-name = What shall they call you?
join-enter = Come in
private-invite = Invite
private-invite-host = { $guests ->
    [0] Invite
   *[other] Host
  }
private-title = This table is private
private-how = Whoever has this link comes in. Send it, or have a camera look at the code.
private-link = The link to this table
private-copy = Copy
private-copied = Copied
private-chips = Chips are the table’s own, up to { $most } at once. They are nobody’s when it closes, and it closes after a day in which nobody plays.
private-code = The link as a code for a camera
private-came = Came by the link
private-at-table = At the table
private-seat-for = A seat for { $name }
private-seat = Seat { $s }
private-give-seat = Seat
private-remove = Remove
private-leaves = Leaves after the round
private-pause = Pause the table
private-go-on = Go on
private-close = Close the table
private-close-surely = Close it for everybody
private-done = Back to the table

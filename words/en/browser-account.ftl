account-when = When
account-table = Table
account-play = In play
account-fees = Fees
account-won-lost = Won or lost
account-replay = Replay
account-void = void
account-all-back = all back
account-floor-console = Floor console
account-cage = Cage
account-books = Books
account-lobby-pick-table-deal = Lobby: pick the table you deal
account-new-password-every-other-browser = You have a new password. Every other browser is signed out.
account-claim-room = Claim the room
account-link-printed-when-room-first = This link was printed when the room was first opened. It makes the floor manager’s account, once.
account-name = Name
account-password-ten-characters-more = Password, ten characters or more
account-become-manager = Become the manager
account-mine = My account
account-who-room-what-away-from = Who you are in this room and what you have away from the tables. All chips are play chips.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-another-password = Another password
account-old-one = The old one
account-old-filled = What you have just signed in with stands there already. It is not stored.
account-new-one-ten-characters-more = The new one, ten characters or more
account-change-my-password = Change my password
account-what-i-played = What I played
account-all-my-rounds = All my rounds
account-nothing-yet-every-round-take = Nothing yet. Every round you take part in is written down here.
account-keep-chips = Keep your chips
account-sign = Sign in
account-make-my-account = Make this my account
account-new-account = New account
account-sign-account = Sign in to an account
account-how-looks-sounds = How it looks and sounds
account-my-rounds = My rounds
account-rounds-player = Rounds of player { $whose }
account-sit-down-table = Sit down at a table
account-won-lost-2 = won or lost
account-fees-2 = fees
account-together = together
account-further-back = Further back
account-all = That was all.
account-turning-pages = Turning the pages …
account-round-of = { $title }{ $banked ->
    [yes] , you banked
   *[no] { "" }
  }{ $voided ->
    [yes] , called off
   *[no] { "" }
  }
account-replay-of = Replay of { $name }, { $at }
account-guest = { $name }, a guest: your chips are gone when this browser forgets you.
account-who = { $name }, { $role }.
account-role-waits = { $by } asked for you to have the role { $role }. It waits for a second signature. { $any ->
    [yes] Who can sign: { $signers }.
   *[no] Nobody is there who could sign.
  }
account-every-round-hand-took-part = Every round and hand { $mine ->
    [yes] you
   *[no] this person
  } took part in, newest first, with what it brought. Each can be stepped through again.
account-nobody-signed-here = Nobody is signed in here. { $link }, and what you play is kept.
account-nothing-yet-sit-down = Nothing yet. { $link }; what you play is written down here.
account-password-due = Somebody else knows your password: it was given to you. Choose one of your own; then the room is open to you.
account-best = Best round
account-worst = Worst round
account-graph = Chips over rounds: won and lost { $result }, fees { $fees }
account-after-fees = after fees
account-game = Game
account-rounds-number = Rounds

history-place = Place { $place }
history-hand = hand
history-of = { $at } of { $last }:
history-cards-before-anything-happened = The cards before anything happened.
history-won-lost-hand = Won and lost in hand { $number }
history-you = you
history-seat = Seat { $seat }, { $player }
history-one-step-back = One step back
history-play = Play the { $what }
history-stop = Stop
history-step-through = Step through the { $what }
history-one-step = One step on
history-bank = { $at } · bank { $bank_result }
history-bank-void = { $at } · void
history-you-2 = You
history-player = Player { $p }
history-address-round = The address of this round
history-table = table { $id }
history-history = History of { $name }
history-every-hand-table-saw-own = Every hand of this table as you saw it: your own cards, and those that were shown.
history-every-hand-staff = { $all ->
    [yes] Every hand of this table, with all cards.
   *[no] Every hand of this table as a bystander saw it: the cards that were shown, and no others.
  }
history-every-round-table-bystander-saw = Every round of this table as a bystander saw it.
history-pick-one-step-through = { $poker } Pick one and step through it.
history-back-table = Back to the table
history-my-rounds = My rounds
history-turning-pages = Turning the pages …
history-round = round
history-no-been-played-its-end = No { $poker } has been played to its end yet. When one has, it is here.
history-hand-2 = Hand
history-round-2 = Round
history-save-phh = Save as PHH
history-save-scenario = Save as a scenario
history-entered = { $known ->
    [yes] Entered by { $name }.
   *[no] Entered by the dealer.
  }
history-copied = Copied
history-bets-in = The bets go into the pot.
history-picture = Picture
history-ruled-after = What the floor ruled after it
history-copy-link = Copy the link
history-step = Step { $at } of { $frames }
history-there-no-finished-address-pick = That record belongs to no finished { $poker }: this is the nearest one.
history-cards-dealt-face-down = Cards are dealt face down.
history-ask-referee = Ask the referee
history-equity = What each hand could expect of the pot here
history-unseen = (cards not shown)

## People at a table, whatever is played there.

table-joined = { $player_is ->
    [you] You sit
   *[other] { $player } sits
  } down at seat { $seat } with { $chips }.
table-seated = { $player_is ->
    [you] You sit
   *[other] { $player } sits
  } down at seat { $seat }.
table-joined-rail = { $player_is ->
    [you] You stand
   *[other] { $player } stands
  } at the rail with { $chips }.
table-chips-added = { $player_is ->
    [you] You bring
   *[other] { $player } brings
  } { $amount } more.
table-counted = { $player_is ->
    [you] Your chips were
   *[other] The chips of { $player } were
  } counted: { $chips }.
table-left = { $player_is ->
    [you] You leave
   *[other] { $player } leaves
  } with { $chips }.
table-got-up = { $player_is ->
    [you] You get
   *[other] { $player } gets
  } up.

## The floor.

floor-signed = Two people signed what follows: { $by } and { $with }.
floor-ruled = { $what } { $author }: “{ $reason }”

prose = { $text }

table-moves = { $player_is ->
    [you] You move
   *[other] { $player } moves
  } to seat { $seat }.
table-hand-begins = Hand { $number } begins.
table-comes-in = { $player_is ->
    [you] You { $how ->
        [right-in] are dealt right in
        [wait-for-big] wait for the big blind
        [post-in-front] post in front of the button
        [post-both] post both blinds
        [post-big] post the big blind
        [wait-same-position] wait for the same position
       *[kill] come in by killing the pot
      }
   *[other] { $player } { $how ->
        [right-in] is dealt right in
        [wait-for-big] waits for the big blind
        [post-in-front] posts in front of the button
        [post-both] posts both blinds
        [post-big] posts the big blind
        [wait-same-position] waits for the same position
       *[kill] comes in by killing the pot
      }
  }.

## Around the game: shuffles, clocks, people.

room-cut = { $players ->
    [one] One player cuts
   *[other] { $players } players cut
  } the cards.
room-cut-missing = { $player_is ->
    [you] You
   *[other] { $player }
  }{ $others ->
    [0] { "" }
   *[other] {" "}and { $others } more
  } did not cut in time: the cards are cut again by the others.
room-cut-voided = The cut comes to nothing: nobody is dealt in now.
room-entropy-added = { $player_is ->
    [you] You add
   *[other] { $player } adds
  } words to shuffle { $shuffle }.
room-revealed = The seed of shuffle { $shuffle } is open: check it under Fairness.
room-opened = The cards everybody saw of deck { $shuffle } are open: check them under Fairness.
room-timed-out = { $player_is ->
    [you] You
   *[other] { $player }
  } ran out of time: the rulebook’s move is played.
room-declared = { $player_is ->
    [you] You { $what ->
        [brought] declare that you bring { $amount } for a third party
        [added] declare that you add { $amount } for a third party
       *[taken] declare that you take { $amount } away for a third party
      }
   *[other] { $player } { $what ->
        [brought] declares that they bring { $amount } for a third party
        [added] declares that they add { $amount } for a third party
       *[taken] declares that they take { $amount } away for a third party
      }
  }.
room-sat-out = { $player_is ->
    [you] You { $out ->
        [yes] sit out
       *[no] are back
      }
   *[other] { $player } { $out ->
        [yes] sits out
       *[no] is back
      }
  }.
room-leaving = { $player_is ->
    [you] You leave
   *[other] { $player } leaves
  } when the round is over.
room-waiting = { $player_is ->
    [you] You are
   *[other] { $player } is
  } { $waits ->
    [yes] on
   *[no] off
  } the waiting list.
room-from-guests = { $back ->
    [yes] { $amount } of guests’ chips come back from the cage to { $player_is ->
        [you] you
       *[other] { $player }
      }.
   *[no] { $player_is ->
        [you] You leave
       *[other] { $player } leaves
      } { $amount } of guests’ chips at the cage.
  }
room-passes-bank = { $player_is ->
    [you] You { $passes ->
        [yes] let every bank pass
       *[no] want to be asked to bank again
      }
   *[other] { $player } { $passes ->
        [yes] lets every bank pass
       *[no] wants to be asked to bank again
      }
  }.
room-scanned = Read by { $name }.
room-tapped = { $name } { $tapped ->
    [yes] deals now
   *[no] has tapped out
  }.
room-ruled-under = { $name } deals when this is ruled.
room-deck-changed = { $by } takes another deck.
room-patron = Seat { $seat }
room-muted = { $player_is ->
    [you] You
   *[other] { $player }
  } may { $muted ->
    [yes] not chat any more
   *[no] chat again
  }.

## What the floor does.

floor-called = { $by } calls the floor: “{ $text }”
floor-disputed = { $player_is ->
    [you] You call
   *[other] { $player } calls
  } the floor{ $said ->
    [yes] : “{ $text }”
   *[no] .
  }
floor-dispute-lapsed = Nobody has come from the floor yet: the table goes on, and the call stays open.
floor-call-taken-back = { $player_is ->
    [you] You take your
   *[other] { $player } takes the
  } call for the floor back.
floor-dealers-call-taken-back = { $by } takes the call for the floor back.
floor-voids-hand = The floor voids the hand; everything goes back.
floor-declares-dead = The floor declares { $player_is ->
    [you] your hand
   *[other] { $player }’s hand
  } dead.
floor-corrects-card = The floor corrects a card: { $from } is { $to }.
floor-pauses = { $on ->
    [yes] The floor pauses the table.
   *[no] The table goes on.
  }
floor-coming = The floor is on its way.
floor-heard = The floor has heard the call.
floor-off-list = The floor takes { $player_is ->
    [you] you
   *[other] { $player }
  } off the waiting list.
floor-mutes = { $on ->
    [yes] The floor silences { $player_is ->
        [you] you
       *[other] { $player }
      }.
   *[no] { $player_is ->
        [you] You
       *[other] { $player }
      } may speak again.
  }
floor-sends-away = The floor sends { $player_is ->
    [you] you
   *[other] { $player }
  } away.
floor-lets-back = { $player_is ->
    [you] You
   *[other] { $player }
  } may sit here again.
# Between several things that are said after one another.
list-comma = {", "}
list-sentence = { $text }.
hand-player = player { $number }
table-seat = seat { $seat }

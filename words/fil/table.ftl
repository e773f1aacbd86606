# The Tagalog (Filipino) of people at a table, whatever is played there.

table-joined = Umupo { $player_is ->
    [you] ka
   *[other] si { $player }
  } sa Seat { $seat } na may dalang { $chips }.
table-seated = Umupo { $player_is ->
    [you] ka
   *[other] si { $player }
  } sa Seat { $seat }.
table-joined-rail = Tumayo { $player_is ->
    [you] ka
   *[other] si { $player }
  } sa rail na may dalang { $chips }.
table-chips-added = Naglabas { $player_is ->
    [you] ka
   *[other] si { $player }
  } ng dagdag na { $amount }.
table-counted = Binilang ang chips { $player_is ->
    [you] mo
   *[other] ni { $player }
  }: { $chips }.
table-left = Umalis { $player_is ->
    [you] ka
   *[other] si { $player }
  } na may { $chips }.
table-got-up = Tumayo { $player_is ->
    [you] ka
   *[other] si { $player }
  } at umalis.

## The floor.

floor-signed = Dalawa ang pumirma sa sumusunod: sina { $by } at { $with }.
floor-ruled = { $what } { $author }: “{ $reason }”

prose = { $text }

table-moves = Lumipat { $player_is ->
    [you] ka
   *[other] si { $player }
  } sa Seat { $seat }.
table-hand-begins = Nagsisimula ang hand { $number }.
table-comes-in = { $player_is ->
    [you] { $how ->
        [right-in] Dini-deal-an ka na agad
        [wait-for-big] Hinihintay mo ang big blind
        [post-in-front] Nag-post ka sa harap ng button
        [post-both] Nag-post ka ng parehong blind
        [post-big] Nag-post ka ng big blind
        [wait-same-position] Hinihintay mo ang dating posisyon
       *[kill] Pumasok ka sa pag-kill ng pot
      }
   *[other] { $how ->
        [right-in] Dini-deal-an na agad si { $player }
        [wait-for-big] Hinihintay ni { $player } ang big blind
        [post-in-front] Nag-post si { $player } sa harap ng button
        [post-both] Nag-post si { $player } ng parehong blind
        [post-big] Nag-post si { $player } ng big blind
        [wait-same-position] Hinihintay ni { $player } ang dating posisyon
       *[kill] Pumasok si { $player } sa pag-kill ng pot
      }
  }.

## Around the game: shuffles, clocks, people.

room-cut = { $players } player ang nag-cut ng baraha.
room-cut-missing = { $player_is ->
    [you] Ikaw
   *[other] Si { $player }
  }{ $others ->
    [0] { "" }
   *[other] {" "}at { $others } pa
  } ay hindi nakapag-cut sa takdang oras: ika-cut ulit ng iba ang baraha.
room-cut-voided = Nawalan ng saysay ang cut: walang idi-deal-an ngayon.
room-entropy-added = Nagdagdag { $player_is ->
    [you] ka
   *[other] si { $player }
  } ng mga salita sa balasa { $shuffle }.
room-revealed = Bukas na ang seed ng balasa { $shuffle }: suriin sa “Patas”.
room-opened = Bukas na ang mga barahang nakita ng lahat sa deck { $shuffle }: suriin sa “Patas”.
room-timed-out = Naubusan { $player_is ->
    [you] ka
   *[other] si { $player }
  } ng oras: ang galaw na nasa rulebook ang lalaruin.
room-declared = { $player_is ->
    [you] Idineklara mo
   *[other] Idineklara ni { $player }
  } para sa third party: { $what ->
    [brought] { $amount } ang dala
    [added] { $amount } ang dagdag
   *[taken] { $amount } ang iniuwi
  }.
room-sat-out = { $player_is ->
    [you] { $out ->
        [yes] Naka-sit out ka
       *[no] Bumalik ka na
      }
   *[other] { $out ->
        [yes] Naka-sit out si { $player }
       *[no] Bumalik na si { $player }
      }
  }.
room-leaving = Aalis { $player_is ->
    [you] ka
   *[other] si { $player }
  } pagkatapos ng round.
room-waiting = { $player_is ->
    [you] { $waits ->
        [yes] Nasa waiting list ka na
       *[no] Wala ka na sa waiting list
      }
   *[other] { $waits ->
        [yes] Nasa waiting list na si { $player }
       *[no] Wala na si { $player } sa waiting list
      }
  }.
room-from-guests = { $back ->
    [yes] { $amount } na chips ng mga guest ang bumalik mula sa cage { $player_is ->
        [you] sa iyo
       *[other] kay { $player }
      }.
   *[no] Nag-iwan { $player_is ->
        [you] ka
       *[other] si { $player }
      } sa cage ng { $amount } na chips ng mga guest.
  }
room-passes-bank = { $player_is ->
    [you] { $passes ->
        [yes] Pinalalampas mo ang bawat bank
       *[no] Gusto mong matanong ulit kung magba-bank ka
      }
   *[other] { $passes ->
        [yes] Pinalalampas ni { $player } ang bawat bank
       *[no] Gusto ni { $player } na matanong ulit kung magba-bank
      }
  }.
room-muted = { $player_is ->
    [you] { $muted ->
        [yes] Hindi ka na puwedeng mag-chat
       *[no] Puwede ka na ulit mag-chat
      }
   *[other] { $muted ->
        [yes] Hindi na puwedeng mag-chat si { $player }
       *[no] Puwede na ulit mag-chat si { $player }
      }
  }.

## What the floor does.

floor-called = Tinawag ni { $by } ang floor: “{ $text }”
floor-disputed = Tinawag { $player_is ->
    [you] mo
   *[other] ni { $player }
  } ang floor{ $said ->
    [yes] : “{ $text }”
   *[no] .
  }
floor-dispute-lapsed = Wala pang dumarating na floor: tuloy ang mesa, at nananatiling bukas ang tawag.
floor-call-taken-back = Binawi { $player_is ->
    [you] mo ang tawag mo
   *[other] ni { $player } ang tawag niya
  } sa floor.
floor-dealers-call-taken-back = Binawi ni { $by } ang tawag sa floor.
floor-voids-hand = Ipinawalang-bisa ng floor ang hand; ibinabalik ang lahat.
floor-declares-dead = Idineklara ng floor na patay ang hand { $player_is ->
    [you] mo
   *[other] ni { $player }
  }.
floor-corrects-card = May itinamang baraha ang floor: ang { $from } ay { $to }.
floor-pauses = { $on ->
    [yes] Pinahinto muna ng floor ang mesa.
   *[no] Tuloy na ang mesa.
  }
floor-coming = Papunta na ang floor.
floor-heard = Narinig na ng floor ang tawag.
floor-off-list = Inalis { $player_is ->
    [you] ka ng floor
   *[other] ng floor si { $player }
  } sa waiting list.
floor-mutes = { $on ->
    [yes] Pinatahimik { $player_is ->
        [you] ka ng floor
       *[other] ng floor si { $player }
      }.
   *[no] { $player_is ->
        [you] Puwede ka nang magsalita ulit
       *[other] Puwede nang magsalita ulit si { $player }
      }.
  }
floor-sends-away = Pinaalis { $player_is ->
    [you] ka ng floor
   *[other] ng floor si { $player }
  }.
floor-lets-back = { $player_is ->
    [you] Puwede ka na ulit umupo rito
   *[other] Puwede na ulit umupo rito si { $player }
  }.
# Between several things that are said after one another.
list-comma = {", "}
list-sentence = { $text }.
hand-player = Player { $number }
table-seat = Seat { $seat }
room-tapped = { $tapped ->
    [yes] Si { $name } na ang nagdi-deal
   *[no] Nag-tap out na si { $name }
  }.
room-ruled-under = Si { $name } ang nagdi-deal noong mag-ruling.
room-deck-changed = Kumuha ng ibang deck si { $by }.
room-patron = Seat { $seat }
room-scanned = Binasa ng { $name }.

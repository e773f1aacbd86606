# The Tagalog (Filipino) of a hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }, { $limit }
hand-stack = { $who } ({ $stack }){ $button ->
    [yes] , nasa button
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] { $who_is ->
        [you] { " " }at all-in ka na
       *[other] { " " }at all-in na
      }
   *[no] { "" }
  }
hand-checks = Nag-check { $who_is ->
    [you] ka
   *[other] si { $who }
  }
hand-calls = Nag-call { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $amount }{ hand-all-in }
hand-bets = Tumaya { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $to }{ hand-all-in }
hand-completes = Kinumpleto { $who_is ->
    [you] mo
   *[other] ni { $who }
  } ang taya sa { $to }{ hand-all-in }
hand-raises = Nag-raise { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $by }, naging { $to }{ hand-all-in }
hand-folds = Nag-fold { $who_is ->
    [you] ka
   *[other] si { $who }
  }
hand-dead = Patay ang hand { $who_is ->
    [you] mo
   *[other] ni { $who }
  }
hand-posts = { $what ->
    [ante] Nag-ante
    [dead] Nag-post
    [small] Nag-post
    [big] Nag-post
    [straddle] Nag-straddle
    [kill] Nag-kill
    [bring-in] Nag-bring-in
   *[post] Nag-post
  } { $who_is ->
    [you] ka
   *[other] si { $who }
  } { $what ->
    [ante] ng
    [dead] ng patay na small blind na
    [small] ng small blind na
    [big] ng big blind na
    [straddle] ng
    [kill] ng pot sa
    [bring-in] ng
   *[post] ng
  } { $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] bago ang flop
    [flop] flop
    [turn] turn
    [river] river
    [before-the-draw] bago ang draw
    [draw] draw
    [before-the-first-draw] bago ang unang draw
    [first-draw] unang draw
    [second-draw] ikalawang draw
    [third-draw] ikatlong draw
    [third-street] third street
    [fourth-street] fourth street
    [fifth-street] fifth street
    [sixth-street] sixth street
   *[seventh-street] seventh street
  }
hand-street = { $street }, { $pots }
hand-showdown = showdown na, { $pots }
hand-pot = pot na { $pot }
hand-pots = pot na { $pot } (main { $main }, { $side })
hand-side-pot = side na { $amount }
hand-the-pot = ang pot
hand-the-main-pot = ang main pot
hand-the-side-pot = ang side pot { $number }
hand-collection = collection: { $amount }, pot na { $pot }
hand-goes-back = { $amount } ang ibinalik { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  }
hand-won = Nanalo { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $amount } ({ $part ->
    [high] { $pot }: kalahati para sa high
    [low] { $pot }: kalahati para sa low
    [share] { $pot }: isang hati
    [high-share] { $pot }: hati sa kalahati para sa high
    [low-share] { $pot }: hati sa kalahati para sa low
   *[whole] { $pot }
  })
hand-wins = { hand-won }
hand-wins-nothing = Panalo { $who_is ->
    [you] ka
   *[other] si { $who }
  } sa hand; naubos sa collection { $pot }
hand-wins-with = { hand-won } gamit ang { $hand }

## Cards

hand-dealt = Na-deal { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  } ang [{ $cards }]
hand-dealt-up = Na-deal { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  } nang nakabukas ang { $cards }
hand-dealt-showing = Na-deal { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  } ang { $cards }, nakabukas ang { $showing }
hand-board = ang board: [{ $cards }]
hand-board-more = ang board: [{ $before }] [{ $cards }]
hand-burn = na-burn: { $card }
hand-common = community card ng lahat: { $card }
hand-corrected = may barahang mali ang pagkakapangalan: ang [{ $from }] ay [{ $to }]

## Draws and showdown

hand-asks = Humingi { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $count }
hand-stands-pat = Nag-pat { $who_is ->
    [you] ka
   *[other] si { $who }
  }
hand-draws = Kumuha { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $count }, itinapon ang [{ $cards }]
hand-draws-only = Kumuha { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng { $count }, walang itinapon
hand-clears = Nag-clear { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng [{ $cards }]
hand-all-clear = clear na ang lahat ng hand
hand-shows = Ipinakita { $who_is ->
    [you] mo
   *[other] ni { $who }
  } ang [{ $cards }]
hand-shows-hand = { hand-shows }: { $hand }
hand-shows-both = { hand-shows }: { $high } sa high at { $low }
hand-mucks = Nag-muck { $who_is ->
    [you] ka
   *[other] si { $who }
  }
hand-plays-board = Nilaro { $who_is ->
    [you] mo
   *[other] ni { $who }
  } ang board
hand-stopped = All-in { $who_is ->
    [you] ka
   *[other] si { $who }
  } para sa pot na nandiyan na

## What goes wrong

hand-dealer-does = dealer { $number }. { $what }
hand-seen-on-way = Nakita ang { $card } habang papunta { $who_is ->
    [you] sa iyo
   *[other] kay { $who }
  }
hand-card-taken-back = Sobra ng isa ang baraha { $who_is ->
    [you] mo
   *[other] ni { $who }
  }; kinuha ng floor ang { $card }
hand-passed-over = Nalaktawan { $who_is ->
    [you] ka
   *[other] si { $who }
  } sa deal
hand-overdealt = Nasobrahan { $who_is ->
    [you] ka
   *[other] si { $who }
  } ng isang baraha, ang { $card }
hand-board-early = binuksan ang [{ $cards }] bago matapos ang pagtaya
hand-board-unclear = binuksan ang [{ $cards }] bago maging clear ang lahat ng hand
hand-flop-over = sobra ang baraha ng flop na [{ $cards }]
hand-moved-back = walang na-burn na baraha: ang unang na-deal ang burn, at ang iba ay iuurong nang isang player
hand-moved-on = dalawa ang na-burn na baraha: ang { $card } ay sa unang player, at ang iba ay iaabante nang isang player
hand-stub-again = binubuo ulit ang stub
hand-void = walang bisa ang hand: babawiin ng lahat ang inilagay nila

## What a hand is called

made-rank = { $rank ->
    [two] dos
    [three] tres
    [four] kuwatro
    [five] singko
    [six] sais
    [seven] siyete
    [eight] otso
    [nine] nuwebe
    [ten] diyes
    [jack] jack
    [queen] queen
    [king] king
   *[ace] alas
  }
made-ranks = { $rank ->
    [two] dos
    [three] tres
    [four] kuwatro
    [five] singko
    [six] sais
    [seven] siyete
    [eight] otso
    [nine] nuwebe
    [ten] diyes
    [jack] jack
    [queen] queen
    [king] king
   *[ace] alas
  }
made-high-card = { $rank } ang mataas
made-pair = pares ng { $ranks }
made-two-pair = two pair, { $first } at { $second }
made-three = tatlong { $ranks }
made-straight = straight hanggang { $rank }
made-flush = flush, { $rank } ang mataas
made-full-house = full house, tatlong { $three } at dalawang { $two }
made-four = apat na { $ranks }
made-straight-flush = straight flush hanggang { $rank }
made-royal-flush = royal flush
made-five-aces = limang alas
made-with = { $hand }, { $kickers }
made-low = { $cards } na low
made-with-low = { $hand }, { $cards } na low
made-badugi = { $count ->
    [4] { $cards } na badugi
    [3] { $cards }, tatlong baraha
    [2] { $cards }, dalawang baraha
   *[1] { $cards }, isang baraha
  }

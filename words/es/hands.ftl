## Latin American Spanish: a hand of poker, line by line, as it is told at the table and in hand histories.

hand-title = { $game }, { $limit }
hand-stack = { $who } ({ $stack }){ $button ->
    [yes] , en el botón
   *[no] { "" }
  }
hand-all-in = { $all_in ->
    [yes] { $who_is ->
        [you] { " " }y queda all-in
       *[other] { " " }y queda all-in
      }
   *[no] { "" }
  }
hand-checks = { $who_is ->
    [you] Usted pasa
   *[other] { $who } pasa
  }
hand-calls = { $who_is ->
    [you] Usted iguala
   *[other] { $who } iguala
  } { $amount }{ hand-all-in }
hand-bets = { $who_is ->
    [you] Usted apuesta
   *[other] { $who } apuesta
  } { $to }{ hand-all-in }
hand-completes = { $who_is ->
    [you] Usted completa
   *[other] { $who } completa
  } a { $to }{ hand-all-in }
hand-raises = { $who_is ->
    [you] Usted sube
   *[other] { $who } sube
  } { $by } a { $to }{ hand-all-in }
hand-folds = { $who_is ->
    [you] Usted se retira
   *[other] { $who } se retira
  }
hand-dead = { $who_is ->
    [you] Su mano
   *[other] La mano de { $who }
  } está muerta
hand-posts = { $who_is ->
    [you] Usted
   *[other] { $who }
  } { $what ->
    [ante] pone el ante de
    [dead] pone una ciega chica muerta de
    [small] pone la ciega chica de
    [big] pone la ciega grande de
    [straddle] hace straddle de
    [kill] hace kill al bote con
    [bring-in] pone el bring-in de
   *[post] pone
  } { $amount }{ hand-all-in }

## Streets and pots

hand-street-name = { $street ->
    [before-the-flop] antes del flop
    [flop] flop
    [turn] turn
    [river] river
    [before-the-draw] antes del cambio
    [draw] cambio
    [before-the-first-draw] antes del primer cambio
    [first-draw] primer cambio
    [second-draw] segundo cambio
    [third-draw] tercer cambio
    [third-street] tercera calle
    [fourth-street] cuarta calle
    [fifth-street] quinta calle
    [sixth-street] sexta calle
   *[seventh-street] séptima calle
  }
hand-street = { $street }, { $pots }
hand-showdown = showdown, { $pots }
hand-pot = bote { $pot }
hand-pots = bote { $pot } (principal { $main }, { $side })
hand-side-pot = lateral { $amount }
hand-the-pot = el bote
hand-the-main-pot = el bote principal
hand-the-side-pot = bote lateral { $number }
hand-collection = cobro: { $amount }, bote { $pot }
hand-goes-back = { $amount } se devuelven a { $who_is ->
    [you] usted
   *[other] { $who }
  }
hand-won = { $who_is ->
    [you] Usted gana
   *[other] { $who } gana
  } { $amount } ({ $part ->
    [high] mitad alta: { $pot }
    [low] mitad baja: { $pot }
    [share] una parte: { $pot }
    [high-share] una parte de la mitad alta: { $pot }
    [low-share] una parte de la mitad baja: { $pot }
   *[whole] { $pot }
  })
hand-wins = { hand-won }
hand-wins-nothing = { $who_is ->
    [you] Usted gana
   *[other] { $who } gana
  } la mano; el cobro se llevó todo: { $pot }
hand-wins-with = { hand-won } con { $hand }

## Cards

hand-dealt = { $who_is ->
    [you] Usted recibe
   *[other] { $who } recibe
  } [{ $cards }]
hand-dealt-up = { $who_is ->
    [you] Usted recibe
   *[other] { $who } recibe
  } { $cards } descubierta
hand-dealt-showing = { $who_is ->
    [you] Usted recibe
   *[other] { $who } recibe
  } { $cards }, muestra { $showing }
hand-board = board: [{ $cards }]
hand-board-more = board: [{ $before }] [{ $cards }]
hand-burn = quemada: { $card }
hand-common = carta común: { $card }
hand-corrected = se nombró mal una carta: [{ $from }] es [{ $to }]

## Draws and showdown

hand-asks = { $who_is ->
    [you] Usted pide
   *[other] { $who } pide
  } { $count }
hand-stands-pat = { $who_is ->
    [you] Usted se queda
   *[other] { $who } se queda
  } servido
hand-draws = { $who_is ->
    [you] Usted cambia
   *[other] { $who } cambia
  } { $count }, tira [{ $cards }]
hand-draws-only = { $who_is ->
    [you] Usted toma
   *[other] { $who } toma
  } { $count }, sin tirar ninguna
hand-clears = { $who_is ->
    [you] Usted tira
   *[other] { $who } tira
  } [{ $cards }]
hand-all-clear = todas las manos listas
hand-shows = { $who_is ->
    [you] Usted muestra
   *[other] { $who } muestra
  } [{ $cards }]
hand-shows-hand = { hand-shows }: { $hand }
hand-shows-both = { hand-shows }: { $high } para alta y { $low }
hand-mucks = { $who_is ->
    [you] Usted tira
   *[other] { $who } tira
  } al muck
hand-plays-board = { $who_is ->
    [you] Usted juega
   *[other] { $who } juega
  } el board
hand-stopped = { $who_is ->
    [you] Usted queda
   *[other] { $who } queda
  } all-in por el bote hasta aquí

## What goes wrong

hand-dealer-does = dealer { $number }. { $what }
hand-seen-on-way = se ve { $card } cuando iba para { $who_is ->
    [you] usted
   *[other] { $who }
  }
hand-card-taken-back = { $who_is ->
    [you] Usted tiene
   *[other] { $who } tiene
  } una carta de más; el floor toma { $card }
hand-passed-over = el reparto se salta a { $who_is ->
    [you] usted
   *[other] { $who }
  }
hand-overdealt = { $who_is ->
    [you] Usted recibe
   *[other] { $who } recibe
  } una carta de más, { $card }
hand-board-early = se voltea [{ $cards }] antes de completar las apuestas
hand-board-unclear = se voltea [{ $cards }] antes de que todas las manos estén listas
hand-flop-over = [{ $cards }] es un flop con cartas de más
hand-moved-back = no se quemó ninguna carta: la primera que se dio es la quemada, y las demás se mueven un jugador hacia atrás
hand-moved-on = se quemaron dos cartas: { $card } va al primer jugador, y las demás se mueven un jugador hacia adelante
hand-stub-again = se rehace el resto del mazo
hand-void = la mano se anula: cada quien recupera lo que puso

## What a hand is called

made-rank = { $rank ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
  }
made-ranks = { $rank ->
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
    [king] reyes
   *[ace] ases
  }
made-high-card = carta alta { $rank }
made-pair = par de { $ranks }
made-two-pair = { $first } y { $second }
made-three = tercia de { $ranks }
made-straight = escalera a { $rank }
made-flush = color a { $rank }
made-full-house = full de { $three } con { $two }
made-four = póker de { $ranks }
made-straight-flush = escalera de color a { $rank }
made-royal-flush = escalera real
made-five-aces = cinco ases
made-with = { $hand }, { $kickers }
made-low = baja { $cards }
made-with-low = { $hand }, baja { $cards }
made-badugi = { $count ->
    [4] { $cards } badugi
    [3] { $cards }, tres cartas
    [2] { $cards }, dos cartas
   *[1] { $cards }, una carta
  }

## Latin American Spanish: what is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = la mano no tiene { $key }
phh-entries = { $key } tiene { $entries } entradas para { $players } jugadores
phh-true-or-false = { $key } es true o false
phh-a-string = { $key } es un texto
phh-strings = { $key } es una lista de textos
phh-amounts = { $key } es una lista de cantidades
phh-no-amounts = { $key } tiene algo que no es una cantidad
phh-bad-amount = { $key }: { $number }: { $why }
phh-more-than-nothing = { $key }: una apuesta es más que nada
phh-less-than-nothing = { $key }: { $number } es menos que nada
phh-unknown-key = "{ $key }" no es una clave de un historial de manos; una propia empieza con _
phh-no-clause = "{ $clause }" no es una cláusula
phh-players = una mano tiene de 2 a { $most } jugadores, no { $players }
phh-no-chips = { $who } no tiene fichas

## Which game it is, and by which rules

phh-unknown-variant = la variante "{ $variant }" no es de las nuestras: { $codes }
phh-variant-not-rulebooks = la variante "{ $variant }" no es del reglamento, que es para { $game }
phh-another-variant = la variante "{ $variant }" es { $is }, pero el reglamento es para { $game }
phh-another-game = _game es "{ $named }", pero el reglamento es para { $game }
phh-no-rulebook = no hay reglamento "{ $path }"
phh-rulebook-unsound = { $problems }
phh-no-limit = { $rulebook } no tiene límite "{ $limit }" (PFEE-3, PFEE-4)
phh-schedules = _schedule es "fixed", "spread" o "pot" (bote), no "{ $other }" (PFEE-3, PFEE-4)
phh-schedule-no-limit = _schedule "{ $schedule }" no tiene límite "{ $limit }"
phh-not-of-limit = { $key } no es el del límite "{ $limit }"

## What is posted

phh-bring-in-for-stud = un bring-in es para stud; aquí hay ciegas
phh-stud-no-blinds = stud tiene un ante y un bring-in, no ciegas
phh-another-ante = un ante de { $other } no es el del reglamento, { $ante }
phh-another-bring-in = un bring-in de { $other } no es el del reglamento, { $bring_in }
phh-no-dead-blind = nadie pone una ciega muerta: quien se la saltó espera o hace kill al bote
phh-not-dead-small-blind = un ante de { $ante } no es la ciega chica muerta de { $small } (S-4, HE-8)
phh-dead-without-live = una ciega chica muerta de { $ante } sin la grande viva de { $big }
phh-neither-blind = una ciega de { $blind } no es ni la chica de { $small } ni la grande de { $big }
phh-no-blind-out-of-turn = nadie pone una ciega fuera de turno: quien entra espera o hace kill al bote
phh-nobody-posts = nadie pone una ciega
phh-one-after-the-other = las ciegas se ponen una tras otra, en el sentido del reloj desde el botón
phh-small-first = primero va la ciega chica, luego la grande
phh-big-in-its-place = alguien tiene que poner la ciega grande en su lugar, después de la chica
phh-two-blinds = { $players } jugadores ponen una ciega en su turno, y hay dos

## Actions

phh-action = la acción { $number }, "{ $action }", no se puede leer: { $why }
phh-too-many-words = tiene demasiadas palabras
phh-no-such-player = "{ $word }" no es d ni un jugador como p1
phh-no-card = "{ $text }" no es una carta
phh-too-many-cards = son más cartas de las que puede tener una mano
phh-names-no-card = no nombra una carta
phh-names-no-cards = no nombra cartas
phh-names-no-player = no nombra un jugador
phh-no-number = no tiene número
phh-no-verb = no tiene verbo
phh-no-amount = no tiene cantidad
phh-its-amount = su cantidad: { $why }
phh-corrected-card-named = hay que nombrar la carta corregida
phh-dealer-has-no = el dealer no tiene "{ $verb }"
phh-player-has-no = un jugador no tiene "{ $verb }"

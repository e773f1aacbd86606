## Latin American Spanish: what is wrong with a scenario file or a table script.

script-no-such-schedule-option = no hay esa opción de cobro
script-shoe-1-8-decks = un zapato tiene de 1 a 8 mazos
script-shows-which-no-clause = muestra "{ $clause }", que no es una cláusula
script-no-seat-seats-1 = no hay asiento { $seat }: los asientos son 1 a 8
script-players-name-some-letters = el nombre de un jugador son letras o dígitos, sin caracteres de control
script-no-turn-bank-held = no hay turno { $turn }: la banca se tiene por dos manos
script-wager-needs-base-buster = una apuesta necesita una cantidad base, buster o backline (de atrás)
script-base-wager-backline-bet = una apuesta base y una apuesta de atrás son dos apuestas: escriba dos líneas
script-no-joker-game = en este juego no hay comodín
script-action-seat-hand-verb = una acción es SEAT[.HAND] VERB [AMOUNT] (asiento, mano, verbo, cantidad), como "5.1 double 10"
script-hands-numbered-1 = las manos se numeran desde 1
script-amount-number-dollars = la cantidad no es un número de dólares
script-double-takes-amount = solo doblar (double) lleva cantidad
script-verbs-hit-stand-double = los verbos son hit (pedir), stand (plantarse), double (doblar), split (dividir), surrender (rendirse), insure, no, y en una ronda del floor: foul (mano inválida), removed
script-owners-template-cannot-dealt = { $rulebook } es la plantilla del dueño y no se puede repartir (D10)
script-dealt-decks = { $rulebook } se reparte con { $fewest } a { $most } mazos, no { $decks }
script-no-schedule-option = { $rulebook } no tiene opción de cobro { $what }
script-table-seats-1 = esta mesa tiene los asientos 1 a { $seats }
script-bank-held-turn = aquí la banca se tiene por { $bank_turns } turno
script-nobody-wagers-no-round = nadie apuesta: no hay ronda
script-buster-bet-never-placed = Una apuesta Buster nunca se pone como apuesta de atrás.
script-round-over-before = la ronda termina antes de "{ $text }"
script-circle-split-say-which = "{ $text }": el círculo está dividido; diga qué mano, como { $seat }.1
script-insurance-whole-circle-no = El seguro es para todo el círculo: no hay mano { $hand }.
script-cards-run-out-before = las cartas se acaban antes de que termine la ronda
script-circle-asked-about-insurance = se le pregunta por el seguro al círculo { $seat }
script-hand-asked = se le pregunta a la mano { $seat }.{ $hand }
script-bank-offered = la banca se ofrece al asiento { $seat }, turno { $turn }
script-nobody-banks = nadie tiene la banca
script-wagers-open = las apuestas están abiertas
script-shuffle-due = toca barajar las cartas
script-card-due = toca dar la siguiente carta
script-peek-due = toca mirar la carta tapada
script-hole-due = toca mostrar la carta tapada
script-payoff-due = toca pagar o recoger la siguiente apuesta
script-floor-due = toca llamar al floor
script-nobody-asked = no se le pregunta a nadie
script-action-missing-file-says = falta una acción: { $whose }, y el archivo no dice nada
script-amount-refused = La cantidad se rechaza: { $why }.
script-not-so = no es así: { $found }
script-no-clause = { $clause } no es una cláusula
script-refused-under-another-clause = rechazado, pero por otra cláusula: { $refusal }
script-not-refused = no se rechazó
script-nobody-called = nadie se llama { $name }
script-no-such-step-word = no hay ese paso: una palabra de más, de menos o mal escrita
script-blackjack-table-schedule-limit = una mesa de blackjack tiene tabla de cobros, no límite
script-template-cannot-dealt-d10 = { $rulebook } es una plantilla y no se puede repartir (D10)
script-no-schedule-option-here = no hay opción de cobro { $option }
script-house-deals-decks = la casa reparte con { $fewest } a { $most } mazos, no { $decks }
script-player-not-at-table = no está en la mesa
script-has-chips = { $name } tiene { $stack }
script-drop = hay { $drop } en el drop
script-turn-1-2 = un turno es 1 o 2
script-went-to = fue al asiento { $placed }
script-cards-left = quedan { $left } cartas
script-circle-no-wager = ese círculo no tiene apuesta
script-insurance-whole-circle-no-hand = el seguro es para todo el círculo: no hay mano { $hand }
script-ruling-reason-because = una decisión tiene un motivo: because …
script-no-such-ruling = no hay esa decisión
script-no-seat = no hay asiento { $text }
script-poker-table-limit-schedule = una mesa de póker tiene límite, no tabla de cobros
script-poker-dealt-deck = el póker se reparte con un mazo
script-poker-by-hand = en póker da igual quién reparte: by_hand es para blackjack
script-poker-table-needs-limit = una mesa de póker necesita su límite; hay { $known }
script-no-limit = no hay límite { $what }; hay { $known }
script-sits-out = { $name } ya está fuera
script-does-sit-out = { $name } no está fuera
script-no-hand-on = no hay mano en juego
script-dealers-move = no le toca al dealer
script-cards-missing-dealer-needs = faltan cartas: el dealer necesita { $lacking } más
script-more-cards-than-dealer = más cartas de las que el dealer da a la vez
script-how-many-cards = ¿cuántas cartas?
script-in-no-hand = { $name } no está en ninguna mano
script-nothing-call = no hay nada que igualar
script-bet-call = hay una apuesta que igualar
script-bet-raised = ya hay una apuesta: se sube
script-nothing-raise = no hay nada que subir
script-nobody-holds-many-cards = nadie tiene tantas cartas para tirar
script-no-hand-begun = no ha empezado ninguna mano
script-not-at-table = { $name } no está en la mesa
script-at-seat = está en el asiento { $button }
script-it-is = es { $found }
script-posts-dead-live = { $name } pone { $dead } muertos y { $live } vivos
script-owes-nothing-new-missed = se debe nothing, new, missed, moved o big
script-it-costs = cuesta { $costs }
script-come-way = { $name } no puede entrar así
script-step = "{ $step }": { $what }
script-was-refused = rechazado: { $refusal }

## What the reader of TOML says, in its own words.

script-not-read = { $what }

## Amounts and cards that somebody wrote.

money-not-a-number = no es una cantidad en dólares, como 5 o 2.50
money-fraction-of-a-cent = las cantidades son centavos enteros (D1)
money-too-large = la cantidad es demasiado grande
card-unknown = "{ $text }" no es una carta: escriba un rango (2–9 T J Q K A) y un palo (c d h s), como Td, o Jk

## Where something is wrong with a file or a text.

problem-line = línea { $line }: { $what }
problem-file = { $file }: { $what }
problem-file-line = { $file }:{ $line }: { $what }
problem-under = { $what } ({ $clause })

## Latin American Spanish: what the engine says to a page or a program that asks it wrongly.

engine-no-such-call = No hay llamada “{ $call }”. Hay: { $calls }.
engine-not-understood = No se puede leer lo que se pregunta: { $why }
engine-no-seed = Una semilla son 64 dígitos de un número hexadecimal.
engine-no-hand-of-ours = Ninguna mano de este archivo nombra un reglamento y un límite nuestros (_rulebook, _limit).

## Hand histories of other rooms

history-unread = no se puede leer esta línea del historial: { $what }
history-other-game = PHH no tiene código para este juego: { $game }

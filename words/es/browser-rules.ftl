# Latin American Spanish: the page of the rules.
rules-how-played = Cómo se juega
rules-otherwise-holdem = Lo demás como en hold’em
rules-otherwise-seven-card-stud = Lo demás como en seven-card stud
rules-otherwise-draw-poker = Lo demás como en draw poker
rules-collection = El cobro
rules-rules = Reglas
rules-what-dealt-here-how-straight = Qué se reparte aquí y cómo, directo del reglamento con que funciona cada mesa, con la cláusula detrás de cada frase.
rules-game = Juego
rules-notices = Avisos
rules-sign = El letrero
rules-book-clauses = El libro de cláusulas
rules-find = Buscar
rules-surrender-rnd-9-button = rendirse, RND-9, botón …
rules-no-clause-says = Ninguna cláusula dice eso.

# The day on the floor: past rounds, the bank's way round the table, who played how long.
day-no-amount = Eso no es una cantidad en dólares.
day-no-rule = La regla sobre la banca necesita de 5 minutos a 24 horas, de una a ocho personas, y un aviso antes de que venza el tiempo.
day-closed-rotation = Durante { $minutes } minutos muy pocas personas tuvieron la banca.
day-no-provider = { $name } no juega por un proveedor externo: dele ese rol, o que un dealer le dé asiento como tal.
day-no-company = La empresa y el gafete tienen como máximo 80 caracteres cada uno.
day-only-oneself = Usted puede apuntarse en una lista. A los demás los apunta el floor.
day-no-player = { $name } no juega aquí.
day-no-name = Diga un nombre que se pueda leer, de 40 caracteres como máximo.
day-listed-already = { $name } ya está en esa lista.
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–sin límite
  }
day-no-seat-there = En la mesa { $table } no queda un asiento libre que no esté prometido.
day-no-feeding = Una mesa de póker alimenta a otra con el mismo juego y límite, y no de regreso.

# Latin American Spanish: who may be playing together: what is worth a look, and proves nothing.
collusion-one-way = { $from } perdió { $net } con { $to } en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } juntos: { $share } por ciento de todo lo que pasó entre los dos fue en ese sentido.
collusion-folds = { $player } le entregó una mano mejor a { $to } por un precio mínimo, { $folds } de { $chances } veces.
collusion-address = { $first } y { $second } jugaron { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } en una misma mesa desde una misma dirección, { $address }.

# Who may be playing together: what is worth a look, and proves nothing.
collusion-one-way = { $from } lost { $net } to { $to } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } together: { $share } percent of all that went between them went that way.
collusion-folds = { $player } gave a better hand up to { $to } for a tiny price, { $folds } of { $chances } times.
collusion-address = { $first } and { $second } played { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } at one table from one address, { $address }.

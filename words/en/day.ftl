# The day on the floor: past rounds, the bank's way round the table, who played how long.

day-no-amount = That is no amount in dollars.
day-no-rule = The rule on the bank needs 5 minutes to 24 hours, one to eight people, and a warning before the time is over.
day-closed-rotation = For { $minutes } minutes too few people banked.
day-no-provider = { $name } does not sit for a third party: give them that role, or have a dealer seat them for one.
day-no-company = A company and a badge have at most 80 characters each.
day-only-oneself = You can put yourself on a list. The floor puts others there.
day-no-player = { $name } does not play here.
day-no-name = Say a name of at most 40 characters that can be read.
day-listed-already = { $name } is on that list.
list-titled = { $kind ->
    [fixed] { $title } { $least }/{ $most }
    [range] { $title } { $least }–{ $most }
   *[open] { $title } { $least }–no limit
  }
day-no-seat-there = No seat is free at table { $table } that is promised to nobody.
day-no-feeding = A poker table feeds another one with the same game and limit, and not back.

## What is wrong with a hand history (PHH).

phh-not-read = { $what }
phh-no-key = the hand has no { $key }
phh-entries = { $key } has { $entries } entries for { $players } players
phh-true-or-false = { $key } is true or false
phh-a-string = { $key } is a string
phh-strings = { $key } is a list of strings
phh-amounts = { $key } is a list of amounts
phh-no-amounts = { $key } has something that is no amount
phh-bad-amount = { $key }: { $number }: { $why }
phh-more-than-nothing = { $key }: a bet is more than nothing
phh-less-than-nothing = { $key }: { $number } is less than nothing
phh-unknown-key = "{ $key }" is no key of a hand history; one of your own begins with _
phh-no-clause = "{ $clause }" is no clause
phh-players = a hand has 2 to { $most } players, not { $players }
phh-no-chips = { $who } has no chips

## Which game it is, and by which rules

phh-unknown-variant = the variant "{ $variant }" is none of ours: { $codes }
phh-variant-not-rulebooks = the variant "{ $variant }" is none of the rulebook's, which is for { $game }
phh-another-variant = the variant "{ $variant }" is { $is }, but the rulebook is for { $game }
phh-another-game = _game is "{ $named }", but the rulebook is for { $game }
phh-no-rulebook = there is no rulebook "{ $path }"
phh-rulebook-unsound = { $problems }
phh-no-limit = { $rulebook } has no limit "{ $limit }" (PFEE-3, PFEE-4)
phh-schedules = _schedule is "fixed", "spread" or "pot", not "{ $other }" (PFEE-3, PFEE-4)
phh-schedule-no-limit = _schedule "{ $schedule }" has no limit "{ $limit }"
phh-not-of-limit = { $key } is not that of the limit "{ $limit }"

## What is posted

phh-bring-in-for-stud = a bring-in is for stud; here there are blinds
phh-stud-no-blinds = stud has an ante and a bring-in, no blinds
phh-another-ante = an ante of { $other } is not the rulebook's, { $ante }
phh-another-bring-in = a bring-in of { $other } is not the rulebook's, { $bring_in }
phh-no-dead-blind = nobody posts a dead blind: who missed it waits or kills the pot
phh-not-dead-small-blind = an ante of { $ante } is not the dead small blind of { $small } (S-4, HE-8)
phh-dead-without-live = a dead small blind of { $ante } without the live big one of { $big }
phh-neither-blind = a blind of { $blind } is neither the small one of { $small } nor the big one of { $big }
phh-no-blind-out-of-turn = nobody posts a blind out of turn: who comes in waits or kills the pot
phh-nobody-posts = nobody posts a blind
phh-one-after-the-other = the blinds are posted one after the other, clockwise from the button
phh-small-first = the small blind comes first, then the big one
phh-big-in-its-place = somebody has to post the big blind in its place, after the small one
phh-two-blinds = { $players } players post a blind in turn, and there are two

## Actions

phh-action = action { $number }, "{ $action }", cannot be read: { $why }
phh-too-many-words = it has too many words
phh-no-such-player = "{ $word }" is neither d nor a player like p1
phh-no-card = "{ $text }" is not a card
phh-too-many-cards = these are more cards than a hand can have
phh-names-no-card = it names no card
phh-names-no-cards = it names no cards
phh-names-no-player = it names no player
phh-no-number = it has no number
phh-no-verb = it has no verb
phh-no-amount = it has no amount
phh-its-amount = its amount: { $why }
phh-corrected-card-named = a corrected card has to be named
phh-dealer-has-no = the dealer has no "{ $verb }"
phh-player-has-no = a player has no "{ $verb }"

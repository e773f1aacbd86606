## What cannot be asked about a game's odds. These are parts of sentences too: they begin small and end without a full stop.

equity-no-game = there is no game “{ $name }” here; the games are { $games }
equity-no-card = { $why }
equity-no-range = “{ $text }” is no hand and no range; write cards like AsKd, or TT+, AKs, KQo, A5s-A2s, 77-55
equity-no-hand = a hand is missing
equity-hands = { $least ->
    [2] two to nine hands can be compared
   *[other] one to nine hands can be ranked
  }, not { $are } (S-1)
equity-of-hand = hand { $number }: { $why }
equity-not-in-deck = there is no { $card } in the deck of { $game } (HE-6, ST-1)
equity-twice = { $card } appears twice
equity-not-held = { $card } is thrown away and is not in the hand
equity-apart = “{ $text }”: only stud has up cards and only draw throws cards away
equity-too-few = { $missing } cards are still to come but only { $live } are left
equity-too-many = { $missing } cards are still to come; at most { $most } can be dealt
equity-no-board = { $game } has no board
equity-stud-board = { $game } has no board, only a community card for everyone's seventh (ST-10)
equity-board = a board has three, four or five cards, not { $are } (HE-1)
equity-whole-board = { $game } needs a board of { $needs } cards, not { $are } (--board)
equity-empty-range = no hand is left in the range
equity-crowded = the ranges leave no room for each other
equity-undiscarded = with the turn dealt one of the three cards is discarded (CP-1); name the two kept
equity-cards = { $are } cards are too many, { $game } has { $own } for each player
equity-thrown = more cards are thrown away than the hand had (DR-3)
equity-ranked = { $game } ranks { $own } cards{ $discards ->
    [yes] , the third is discarded after the flop (CP-1)
   *[no] { "" }
  }, not { $are } ({ $clause })
equity-error = the error must be between 0.000001 and 0.5
equity-endless = there are too many deals to try them all; leave out --exact, or say more about the hands

## A hand of blackjack that is asked.

odds-ask-joker = blackjack is dealt without a joker
odds-ask-few = a hand has at least two cards
odds-ask-over = the hand is over: there is nothing to decide (D17)
odds-ask-natural = a natural is not asked (D17)
odds-ask-forced = only one thing can be done with this hand (D17)
odds-shoe-without = there is no { $card } left in the shoe
odds-shoe-small = { $cards } cards are too few for a round: at least { $least } are needed

## Where the simulator and the referee do not agree.

odds-differ-refused = the referee refused { $command }: { $why }
odds-differ-asked = the referee asks for what the simulator did not do
odds-differ-unended = the referee did not end the round
odds-differ-cards = { $cards }: the referee used { $ruled } cards, not { $simulated }
odds-differ-lines = { $cards }: settled { $ruled }, not { $simulated }
odds-differ-bank = { $cards }: bank { $ruled }, not { $simulated }
odds-differ-fees = fees { $players } and { $bank } of the bank, not { $own } and { $banks }

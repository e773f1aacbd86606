fair-how-poker = Before a hand the house fixes eight decks, card by card, and shows one fingerprint of them all. Everybody who is dealt in cuts them: your browser does it by itself, with numbers nobody knew before. The cuts choose the deck and the order of its cards; the seven others are opened, and every card that is shown is checked here. Folded cards stay private for ever.
fair-how-shoe = The house fixes the shoe before anybody bets, and shows a fingerprint of it. Before every round everybody who has a wager cuts what is left: your browser does it by itself, with numbers nobody knew before. When the shoe is done it is opened, and every card that came out of it is checked here.
fair-person-deals-table-real-cards = A person deals at this table with real cards: there is nothing to compute.
fair-not-playing = Sit down, and your browser cuts and checks every shuffle that is dealt to you.
fair-no-mark = Nothing was cut by you yet: as soon as cards are dealt to you, your browser cuts and checks them.
fair-elsewhere = Another device of yours cuts at this table: what is dealt is checked there.
fair-checked-now = What your browser checked
fair-wrong-here = Something is wrong at this table. Save the proof of it, and show it to whoever you trust.
fair-deck-number = { $mark ->
    [good] ✓ Deck { $shuffle }: all is as it should be
    [red] ✗ Deck { $shuffle } does not check out
   *[none] Deck { $shuffle }: not cut by you
  }
fair-shoe-number = { $mark ->
    [good] ✓ Shoe { $shuffle }: all is as it should be
    [red] ✗ Shoe { $shuffle } does not check out
   *[none] Shoe { $shuffle }: not cut by you
  }
fair-so-far = Checked so far: the rest follows when it is opened.
fair-save-proof = Save this hand’s proof
fair-save-proof-shoe = Save this shoe’s proof
fair-any = Check any shuffle
fair-number-of-shuffle = Number of the shuffle
fair-check = Check it here
fair-what-house-published = What the house has published
fair-next-one = The next one, number { $shuffle }
fair-dealt-now = Being dealt: number { $shuffle }
fair-voided-count = Cuts that came to nothing at this table: { $n }
fair-shuffle-fair = ✓ This shuffle was fair.
fair-shuffle-holds = ✓ Everything that was published of this shuffle fits. Only those who played can tell whether they cut it, and saw these cards.
fair-shuffle-does-not-check-out = ✗ This shuffle does not check out.
fair-uncut = Nobody cut this one: only programs of the house played.
fair-cards-fingerprints-fit-what-published = The cards’ fingerprints fit what was published before the hand.
fair-cards-fingerprints-do-not-fit = The cards’ fingerprints do not fit what was published before the hand.
fair-not-cards-were-fixed = Not the cards that were fixed: { $join }.
fair-all-opened-cards-those-were = All { $cards } opened cards are those that were fixed.
fair-not-dealt-order-words = Not dealt in the order of the words: { $join }.
fair-they-came-order-everybodys-words = They came in the order that everybody’s words give.
fair-seed-fits-fingerprint-shown-before = The seed fits the fingerprint shown before.
fair-seed-does-not-fit-fingerprint = The seed does not fit the fingerprint shown before.
fair-all-cards-came-order-seed = All { $dealt } cards came in the order that seed and words give.
fair-card-should-been = Card { $astray } should have been { $order }.
fair-good-published = What was cut is what the house had published before.
fair-good-decks = There were as many decks as there should be.
fair-good-numbers = No cut is missing.
fair-good-house = The house signed what was cut.
fair-good-among = You were among those who cut, and the others were told the same as you.
fair-good-kept = Your own cut went in as your browser made it.
fair-good-links = { $n ->
    [one] The one cut lies
   *[other] All { $n } cuts lie
  } behind what had been laid down before.
fair-good-signatures = { $n ->
    [one] The signature of whoever cut is right.
   *[other] All { $n } signatures of those who cut are right.
  }
fair-good-deck = Which deck is dealt follows from the cuts alone.
fair-good-others = The { $n } decks that were not dealt were opened, and all of them are proper.
fair-good-cards = { $n ->
    [one] The one card that was opened to you was
   *[other] All { $n } cards that were opened to you were
  } fixed before the cut.
fair-good-order = They came in the order of the cut, and no card twice.
fair-good-seen = { $n ->
    [one] The one card that you saw is
   *[other] All { $n } cards that you saw are
  } among them.
fair-good-seed = The shoe is the one that was published before.
fair-good-shoe = Its { $n } cards are those of its decks.
fair-good-places = Those who were dealt in are those for whom it was cut, in their order.
fair-good-dealt = All { $n } cards came in the order of the cuts.
fair-bad-published = What was cut is not what the house had published before.
fair-bad-decks = There were fewer decks than there should be, or they were cut again when they had been cut.
fair-bad-numbers = A cut is missing, or was not of the cards that were left.
fair-bad-house = The house did not sign what was cut with its key.
fair-bad-among = You were told another story of this cut than before, or were asked to cut with something that this browser had not laid down, or had used: by another device of yours, or by the house.
fair-bad-kept = Something was cut in your name that this browser did not cut.
fair-bad-came = After your cut was shown, nothing came of it.
fair-bad-links = A cut is not what had been laid down before, or somebody’s is missing.
fair-bad-signatures = Somebody who cut signed another story than yours, or none.
fair-bad-deck = Another deck was dealt than follows from the cuts.
fair-bad-others = A deck that was not dealt stays closed, or is not a proper one.
fair-bad-cards = A card that was opened is not the one that had been fixed.
fair-bad-order = A card came out of order, twice, or from nowhere.
fair-bad-seen = A card that you saw was never opened, or not where it came.
fair-bad-seed = The shoe is not the one that was published before.
fair-bad-shoe = The shoe does not have exactly the cards of its decks, as they come from the box.
fair-bad-dealt = The cards did not come in the order of the cuts.
fair-bad-voided = { $n ->
    [one] A cut came to nothing after it was asked for: somebody did not cut in time, and it was made again without them.
   *[other] { $n } cuts came to nothing after they were asked for: somebody did not cut in time, and they were made again without them.
  } Once in a while a connection is slow; if it goes on, somebody is trying for another deck.
fair-bad-places = Others were dealt in, or in another order, than it was cut for.
fair-bad-wasted = A cut came to nothing after everybody had cut. That happens when the floor stops the table or too few players are left; if neither was so, the house did not like what it saw.
fair-bad-named = You were said not to have cut, although your browser had, in good time: its word was lost on the way, or the house left it out.
fair-bad-given = The room does not hand out what is needed to check it.
fair-unchecked-signatures = This browser cannot check signatures here.
fair-unchecked-house = This browser has seen no key of the house, or cannot check signatures here: whether the house signed is not known.
fair-unchecked-seen = Your browser was away for a part of it: where each card came was not checked.
fair-unchecked-keys = Somebody cuts with another key than the first time: on another device, or it is somebody else.

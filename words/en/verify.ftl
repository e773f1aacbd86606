## What `cardroom verify` finds in the books.

verify-seal-written = a seal is written NUMBER:HASH, or PIT/NUMBER:HASH
verify-seal-number = { $text } is not a number of a seal
verify-seal-hash = of the hash at least its first eight hex digits are needed
verify-record = { $log ->
    [0] the house's book
   *[other] table { $log }
  }, record { $seq }: { $what }
verify-last-seal = Last seal: { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals } seals signed with the key { $key }.
verify-none-signed = No seal is signed.
verify-locked = Not replayed: what the records say is closed, and the books' key is not at hand (--keys). Hashes, seals, signatures and money were checked.
verify-since = { $records ->
    [one] Not read again: the record
   *[other] Not read again: the { $records } records
  } before that, which an earlier check found in order. What was changed in them since, and left the end of every log and the seals as they were, a check without --since finds.
verify-since-kept = Not made again: { $kept ->
    [one] one report or digest that is kept
   *[other] { $kept } reports and digests that are kept
  } of the time before that. Without --since they are made again.
verify-since-seal = Gone on from seal { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }, which is still there.
verify-since-other = the books are not those that the checkpoint was made of: { $what }. Their history was written anew, or its end was lost: check them without --since
verify-checkpoint = { $file } is the checkpoint for a check with --since.
verify-checkpoint-damaged = it is no checkpoint, is damaged, or is of books with other keys
verify-checkpoint-other = this checkpoint was made by { $made }, and this is { $is }: check without --since, and make another
verify-checkpoint-key = a checkpoint needs the books' key, which is not at hand (--keys)
verify-checkpoint-books = a checkpoint is made of books whose seals are signed, and not of an export
verify-key-written = { $text } is no public key: 64 hex digits, or a file that has them
verify-schema-back = the books say that they are of schema { $schema }, and they are not
verify-orphans = there are postings of it, and no such record
verify-does-not-open = what it says does not open with the books' key, or is something else
verify-no-cashier = chips went over the counter by somebody who is not of the cage
verify-nothing-signed = nothing is signed
verify-unsigned = it is not signed
verify-signature = it is not signed by the house
verify-other-key = the books name { $said } as the house's key; it is { $key }
verify-pit-end = pit { $pit } does not end with seal { $number }, as it should
verify-seal-version = record { $seq } of log { $log } is not of its version
verify-archives-unread = the note of the archives cannot be read
verify-since-archived = the checkpoint is older than what lies in archives: check without --since
verify-turn = it does not have turn { $turn } of { $wallet }, in the order in which it was sealed
verify-turns = { $wallet } has had { $turns } turns, and is said to have had { $said }
verify-checked = { $records } records in { $seals } sealed commits, { $postings } postings, { $commands } commands replayed, { $rounds } rounds, { $cards } cards.
verify-shuffles = { $shuffles } shuffles: { $revealed } re-derived from revealed seeds, { $kept } from seeds kept private, { $unknown } whose seed is not here.
verify-cuts = { $cuts ->
    [one] 1 cut
   *[other] { $cuts } cuts
  } by those who played{ $voided ->
    [0] .
   *[other] ; { $voided } came to nothing.
  }
verify-editions = { $commands } of the commands ruled under edition { $edition } of the rules, otherwise than now.
verify-wrong = does not agree: { $what }
verify-verdict = { $wrong ->
    [0] Everything agrees.
    [one] 1 thing does not agree.
   *[other] { $wrong } things do not agree.
  }
verify-seal-is = seal { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } is { $is }, and was { $was }
verify-seal-lost = Seal { $number } of pit { $pit } was lost after seal { $after }, with a database: it is on paper, signed by the house, in record { $seq } of its book.
verify-loss-unsigned = it says that the end of the books was lost, and the house did not sign that
verify-loss-place = it says that the end of the books was lost after seal { $number } of pit { $pit }, and it does not follow that seal
verify-seal-gone = seal { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  } is gone: the books end at seal { $last }
verify-empty = the books are empty: there is nothing to check
verify-table = table { $log }: { $records } records, { $rounds } rounds
verify-unread = it cannot be read: { $why }
verify-unreadable = it cannot be read
verify-corrects-nothing = it corrects no entry, or one that was corrected, or by another amount
verify-unopened = the house's book does not say that it was opened
verify-edition-back = it is ruled under edition { $edition }, after edition { $before }
verify-edition-unknown = it is ruled under edition { $edition }, which is not known here
verify-no-schedule = there is no such schedule
verify-decks = it has a number of decks that the rules do not know
verify-set-up = it cannot be set up: { $why }
verify-no-steps = it has no steps
verify-otherwise = the referee makes something else of { $command }
verify-refused = the referee refuses { $command }: { $why }
verify-lies = { $account } comes to { $held } cents, and { $counted } lie there
verify-drop = the drop accounts come to { $dropped }, and { $lies } lies there
verify-dues = others owe a blind after it than the rules say (HE-7, HE-8, S-15, LB-11)
verify-dealt-in = others are dealt in, or post, than the rules say (HE-4, HE-7 to HE-10, S-4, S-15, LB-11)
verify-comes-in = they cannot come in like that (HE-7, HE-8, HE-10, LB-11)
verify-moving = something else is owed for moving (HE-10)
verify-coming-back = something else is owed for coming back (S-15a)
verify-other-drop = another drop was taken
verify-leaves-with = somebody leaves with other chips than they had
verify-something = something else happens
verify-more-or-less = more or less happens
verify-no-limit = there is no such limit
verify-otherwise-why = the referee makes something else of { $command }: { $why }
verify-no-hand = no hand begins
verify-posts = player { $player } posts what no clause asks for (HE-4, HE-8, S-4)
verify-hand-on = a hand begins while one is on, or with fewer than two players
verify-next-card = { $card } is not the next card of the deck
verify-kept-deck = the seed kept of deck { $deck } is not the committed one
verify-cut-unread = a cut that cannot be read
verify-cut-tip = player { $player } is asked for cut { $cut } of shuffle { $shuffle } behind a tip that was not laid
verify-cut-unsigned = cut { $cut } of shuffle { $shuffle } is not signed by the house
verify-cut-nothing = cut { $cut } of shuffle { $shuffle } was not asked for
verify-cut-link = what player { $player } shows for cut { $cut } of shuffle { $shuffle } is not behind their tip, or not signed by them
verify-cut-all = cut { $cut } of shuffle { $shuffle } was not made by all who were asked
verify-cut-other = cut { $cut } of shuffle { $shuffle } is not of the cards that were committed to
verify-cut-again = cut { $cut } of shuffle { $shuffle } is not the next one, or nothing was dealt since the last
verify-cut-no-more = shuffle { $shuffle } is committed to as was done before players cut
verify-cut-places = others are dealt in than were named when the deck was cut
verify-cut-early = a card is dealt while the cards are being cut
verify-cut-deck = deck { $deck } is dealt where the cut chose { $chosen }
verify-cut-seeds = the decks of shuffle { $shuffle } that were not dealt are not those that were committed to
verify-deck-words = words for a deck that was not committed to
verify-deck-dealt = a deck is dealt that was not committed to
verify-deck-cards = the cards of deck { $deck } are not those committed to
verify-deck-closed = everybody saw { $cards }, and it was never opened to them where it lay in the deck
verify-deck-opened = an opened card of deck { $deck } was not committed to
verify-first-line = its first line does not say what is exported
verify-empty-export = it is empty
verify-last-line = it has no last line: something of it is missing
verify-not-kept = the seed of shuffle { $shuffle } is not kept as it should be
verify-missing = record { $seq } is missing before it
verify-hash = its hash does not agree with what it says
verify-action-twice = action id { $action } of { $actor } stands twice
verify-sum = its postings sum to { $sum } cents and not to zero
verify-moved = { $account } was moved by { $was } cents; by the rules it is { $is }
verify-falls = { $account } falls to { $balance } cents
verify-total = all accounts together come to { $total } cents and not to zero
verify-holds = { $account } is said to hold { $held } cents; its postings come to { $is }
verify-renamed = a card of the virtual dealer was renamed: its shuffle says what it is (S-18)
verify-unnamed = a card came unnamed, and the virtual dealer knows every card it deals (ROOM-8)
verify-went-wrong = a mistake of the virtual dealer was reported, and it makes none (ROOM-8)
verify-seal = seal { $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }: { $what }
verify-seal-place = it stands where seal { $number } should
verify-seal-name = { $name } is no record
verify-sealed-twice = record { $seq } of { $log ->
    [0] the house's book
   *[other] table { $log }
  } was sealed before
verify-sealed-missing = record { $seq } of { $log ->
    [0] the house's book
   *[other] table { $log }
  } is missing
verify-seal-fit = it does not fit the records it seals and the seal before it
verify-snapshot = the snapshot of log { $log } after record { $seq }: { $what }
verify-snapshot-differs = the records come to something else
verify-unsealed = no seal has it
verify-export-end = the export says that it ends after { $said } records; { $records } are here
verify-person-is = person { $id } is { $is }, { $as_role }; the house's book says { $name }, { $role }
verify-person-unknown = person { $id }: the house's book does not know them
verify-person-missing = person { $id } is missing
verify-shuffle-twice = shuffle { $shuffle } is committed to twice
verify-kept-shuffle = the seed kept of shuffle { $shuffle } is not the committed one
verify-words-late = words were added to a shuffle that was in use
verify-words-nowhere = words were added to a shuffle that was not committed to
verify-shuffle-never = shuffle { $shuffle } was never committed to
verify-shuffle-other = shuffle { $shuffle } is not the one that was committed to
verify-seed-early = a seed was revealed while cards of it were in play
verify-seed-other = the seed of shuffle { $shuffle } is not the committed one
verify-card-other = { $card } was dealt where the shuffle has { $next }
verify-card-none = { $card } was dealt where the shuffle has nothing
verify-one-signature = one person did alone what two sign by the house's own limit
verify-second-signature = this is not what was asked for, or not signed by a second person who may
verify-shift = one shift is open at a time, each has the next number, and a count is of one of them
verify-count-span = the count of table { $table } does not begin where the last one ended
verify-count-expected = { $is } fell into the box of table { $table } by the ledger, and the count sheet says otherwise
verify-count-corrects = it corrects a line that no open count sheet has
verify-count-signed = it makes a count sheet final that is not there, has changed, or was final before
verify-from-guests = player { $player } won { $is } cents from guests here, and the record says { $was } (ROOM-14)
verify-from-guests-nobody = somebody left chips of guests at the cage who did not leave the table (ROOM-14)
verify-held = player { $player } leaves { $is } cents of guests’ chips at the cage, and the record says { $was } (ROOM-14)

verify-private = it moves chips of a private table or of racks and of { $account } at once (ROOM-15, ROOM-16)
verify-private-host = somebody did what only the host of a private table does (ROOM-15)
verify-private-stranger = player { $player } sits at a private table and did not come by its link (ROOM-15)
verify-exam-set = it sets or closes an exam, and whoever wrote it may not, or the rulebook is not the one it names
verify-sitting-began = it begins an exam that is not set, is closed, or was begun by the same person before
verify-sitting-answer = it is an answer to no question of a sitting, came after its time, or was answered before
verify-sitting-ended = the marks of the sitting of entry { $sitting } are not those of its answers, or what is passed does not follow from them
verify-drawer = A drawer of the cage is opened, used or closed otherwise than the entries before it say.
verify-kept = what is kept as { $name } is not what the records come to

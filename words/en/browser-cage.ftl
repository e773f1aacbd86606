cage-issue = issue
cage-redeem = redeem
cage-welcome = welcome
cage-refill = play chips again
cage-room = the room
cage-player = player { $p }
cage-book = The book
cage-day = Day
cage-all-days = all days
cage-find = Find
cage-name-reason-number = name, reason, number
cage-first-chips = first chips ({ $hidden })
cage-no = No.
cage-when = Gaming day, time
cage-what = What
cage-whose-wallet = Whose wallet
cage-in = Chips in
cage-out = Chips out
cage-why = Why
cage-by = By
cage-correct-2 = Correct it
cage-correct-3 = Correct
cage-why-entry-wrong = Why is entry { $entry } wrong?
cage-write-correction = Write the correction
cage-leave-2 = Leave it as it is
cage-no-entry-like = No entry is like that.
cage-nothing-gone-over-counter-yet = Nothing has gone over the counter yet.
cage-net = { $way ->
    [out] { $total } in chips left the cage
    [in] { $total } in chips came back to the cage
   *[even] as much left the cage as came back
  }
cage-choose-whose-wallet = Choose whose wallet.
cage-type-amount = Type an amount.
cage-one-entry-moves-most = One entry moves { $most } at most.
cage-say-why-book-wants-reason = Say why: the book wants a reason.
cage-issued = { $amount } issued to { $name }.
cage-redeemed-from = { $amount } redeemed from { $name }.
cage-entry-corrected-both-stay-book = Entry { $entry } is corrected; both stay in the book.
cage-cage = Cage
cage-chips-go-over-counter-here = Chips go over the counter here. A mistake is corrected by a second entry; the first one stays in the book.
cage-right = Is this right?
cage-issue-2 = Issue { $amount } to { $name }?
cage-redeem-from = Redeem { $amount } from { $name }?
cage-wallet-does-not-hold-much = The wallet does not hold that much.
cage-yes-issue = Yes, issue { $amount }
cage-yes-redeem = Yes, redeem { $amount }
cage-no-go-back = No, go back
cage-choose = choose …
cage-amount = Amount
cage-bought = bought in
cage-issue-chips = Issue chips
cage-redeem-chips = Redeem chips
cage-correction-of = correct of { $corrects }
cage-correct-entry = Correct entry { $entry }
cage-wallet = { $way ->
    [out] { $amount } leave the wallet of { $player }.
   *[back] { $amount } go back to the wallet of { $player }.
  }
cage-together = Together, { $shown ->
    [one] { $shown } entry
   *[other] { $shown } entries
  }
cage-wallet-goes = The wallet of { $name } (No. { $player }) goes from { $from } to { $to }. Reason: “{ $reason }”.

cage-two = { $first } and { $second }

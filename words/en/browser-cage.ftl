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
cage-why-unusual = Why, if it is out of the ordinary
cage-by = By
cage-correct-2 = Correct it
cage-correct-3 = Correct
cage-why-entry-wrong = Why is entry { $entry } wrong?
cage-correct-what = The whole entry is taken back. The right one is entered anew afterwards.
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
cage-say-why-book-wants-reason = Say why: this is out of the ordinary, and the book wants a reason.
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
cage-issue-chips = Issue chips
cage-redeem-chips = Redeem chips
cage-correction-of = correction of { $corrects }
cage-correct-entry = Correct entry { $entry }
cage-wallet = { $way ->
    [out] { $amount } leave the wallet of { $player }.
   *[back] { $amount } go back to the wallet of { $player }.
  }
cage-together = Together, { $shown ->
    [one] { $shown } entry
   *[other] { $shown } entries
  }
cage-wallet-goes = The wallet of { $name } (No. { $player }) goes from { $from } to { $to }.
cage-reason = Reason: “{ $reason }”

cage-two = { $first } and { $second }

## What is paid, and who it is.

cage-tender = Means of payment
cage-tender-name = { $tender ->
    [cash] cash
    [check] check
    [chips] chips
   *[other] other
  }
cage-identity-kind = { $due ->
    [yes] Shown: license, passport … (required)
   *[no] Shown, if asked (license, passport …)
  }
cage-identity-number = { $due ->
    [yes] Its number (required)
   *[no] Its number
  }
cage-identity-closed = What was shown is kept closed: only the cage, the auditor and the manager read it.
cage-no-identity = Name both what was shown and its number, in up to 120 bytes each.
cage-identity-missing = Still missing: what was shown, and its number.
cage-identity = { $kind } { $number }
cage-drawer = drawer { $drawer }
cage-so-far = On { $day } so far: { $sums }.
cage-so-far-sum = { $tender } { $in } in, { $out } out
cage-so-far-nothing = nothing

## Drawers.

drawer-title = Drawers
drawer-why = Open yours with the cash that you count into it, and close it with the cash that you count at the end. Your entries name it by its number, which is that of its entry in the house’s book.
drawer-blind = What should lie in a drawer is told once it is closed. A count that does not agree with the books is made twice; the second one stands.
drawer-count = Cash counted
drawer-open = Open my drawer
drawer-close = Close it with this count
drawer-close-of = Close the drawer of { $name }
drawer-mine = Your drawer, no. { $drawer }
drawer-opened = Your drawer is open, with { $amount }.
drawer-closed = Drawer { $drawer }: { $expected } expected, { $counted } counted: { $how ->
    [over] { $amount } over
    [short] { $amount } short
   *[right] right to the cent
  }.
drawer-counted = Drawer { $drawer }: { $counted } counted.
drawer-again = Drawer { $drawer }: { $counted } does not agree with the books. Count again: the second count stands, and both are written down.
drawer-head-no = No.
drawer-head-whose = Whose
drawer-head-when = When
drawer-when = { $closed ->
    [yes] closed
   *[no] opened
  }
drawer-head-opened = Opened with
drawer-head-in = Cash in
drawer-head-out = Cash out
drawer-corrected = without { $amount } that was entered wrongly and corrected
drawer-head-expected = Expected
drawer-head-first = First count
drawer-head-counted = Counted
drawer-head-over = Over or short
drawer-is-open = open
drawer-waits = waits for a second signature
drawer-none = No drawer was opened yet.
drawer-not-open = You have no drawer open: this cash is in nobody’s count. Open yours below first.
cage-real = Real chips, into their hands or out of them
cage-in-hand = Real chips for { $name } (number { $player }): no wallet is touched.
cage-wallet-plays = Chips of a wallet are play chips: no table with real chips takes them.
cage-real-chips = real chips
cage-not-listed = They are not in the list
cage-name-of = What they are called
cage-name-them = Put them in the list

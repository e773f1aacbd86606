# Who did what: the house's own book, line by line.
journal-role-name = { $role ->
    [third_party] a third-party provider
    [dealer] a dealer
    [floor] the floor
    [cage] the cage
    [instructor] an instructor
    [auditor] an auditor
    [manager] the manager
   *[player] a player
  }
journal-welcomed = { $name } is new: { journal-role-name }.
journal-named = A guest is called { $name } from now on.
journal-role = { $name } was made { journal-role-name }.
journal-password = { $own ->
    [yes] { $name } chose another password.
   *[no] { $name } was given another password, to be changed at the next sign-in.
  }
journal-signed-in = { $by ->
    [passkey] { $name } signed in by passkey from { $from }.
   *[password] { $name } signed in from { $from }.
  }
journal-failed = Somebody at { $from } tried a wrong password for { $name }.
journal-failed-nobody = Somebody at { $from } tried a name that nobody has.
journal-signed-out = { $everywhere ->
    [yes] { $name } signed out of every browser.
   *[no] { $name } signed out.
  }
journal-sessions-ended = { $own ->
    [yes] { $name } ended { $sessions ->
        [one] another session of theirs
       *[other] { $sessions } other sessions of theirs
      }.
   *[no] { $sessions ->
        [one] A session
       *[other] { $sessions } sessions
      } of { $name } { $sessions ->
        [one] was
       *[other] were
      } ended.
  }
journal-opened = Table { $table } was opened: { $name }, by { $rulebook }, dealt by { $dealing ->
    [human] a person
   *[virtual] the virtual dealer
  }.
journal-closed = Table { $table } was closed.
journal-closed-because = Table { $table } was closed: “{ $reason }”
journal-issued = { $amount } were given to { $name }.
journal-issued-because = { $amount } were given to { $name }: “{ $reason }”
journal-redeemed = { $amount } were taken back from { $name }.
journal-redeemed-because = { $amount } were taken back from { $name }: “{ $reason }”
journal-corrected = Entry { $entry } was corrected, { $amount } for { $name }: “{ $reason }”
journal-settings = Settings: two people sign entries of the cage above { $cage } and rulings with more than { $ruling } at stake; sessions of the staff in which nobody does anything are { $idle ->
    [0] never locked
    [one] locked after a minute
   *[other] locked after { $idle } minutes
  }; whoever has a passkey { $passkey ->
    [yes] signs in with it
   *[no] may sign in with the password too
  }; gaming days begin at { $starts }, { $zone }; above { $note } in cash on one a note is made, above { $report } a report{ $says ->
    [yes] ; dealers say when the collection is down the slot and everybody is paid
   *[no] { "" }
  }.
journal-locked = { $idle ->
    [yes] Nobody did anything in a session of { $name }: it was locked.
   *[no] { $name } locked their session.
  }
journal-unlocked = { $name } opened their locked session again, { $by ->
    [pin] by PIN
    [passkey] by passkey
   *[password] by password
  }, from { $from }.
journal-passkey = { $name } has a new passkey, “{ $called }”.
journal-passkey-removed = { $name } removed their passkey “{ $called }”.
journal-passkeys-removed = All passkeys of { $name } were removed: the password is enough again.
journal-passkey-failed = { $why ->
    [missing] The right password of { $name } was given without their passkey, from { $from }.
    [counter] A passkey of { $name } was tried from { $from } that had been used further: there may be a copy of it.
    [origin] A passkey of { $name } was tried from { $from } that was signed on a page of another site.
    [challenge] A passkey of { $name } was tried from { $from } with an answer that was not asked for, or not any more.
    [unverified] A passkey of { $name } was tried from { $from } without the device having made sure who it is.
    [unknown] A passkey was tried from { $from } for { $name } that is not theirs.
   *[other] A passkey of { $name } was tried from { $from } and was not right.
  }
journal-passkey-failed-nobody = A passkey was tried from { $from } that nobody has.
journal-pin = { $name } chose a PIN.
journal-pin-failed = A wrong PIN was tried in a locked session of { $name }, from { $from }{ $ended ->
    [yes] : the session ended
   *[no] { "" }
  }.
journal-ruling = Table { $table }, { $stake } at stake: { $what } “{ $reason }”
journal-proposed = A second signature is asked for: { $what }
journal-signed = Signed what { $first } had asked for in entry { $entry }: { $what }
journal-declined = What was asked for in entry { $entry } was not signed.
journal-lapsed = Nobody signed in time what was asked for in entry { $entry }.
journal-ruled = Table { $table }: { $what } “{ $reason }”
journal-locked-out = Too many wrong tries for { $name } from { $from }: nobody is let in from there for a while.
journal-locked-out-nobody = Too many wrong tries from { $from }: nobody is let in from there for a while.
journal-end-lost = The end of the books was lost with a database, after seal { $after }{ $lost ->
    [0] {""}
   *[other] {" "}and up to seal { $lost }
}: the owner went on from what was there.
journal-refilled = { $name } is given play chips again: { $amount }
journal-shift-opened = Shift { $shift } was opened: { $name }.
journal-shift-closed = Shift { $shift } was closed.
journal-shift-closed-note = Shift { $shift } was closed: “{ $note }”
journal-count-entered = The drop of shift { $shift } was counted: { $counted } in { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  }, { $expected } by the ledger.
journal-count-corrected = Sheet { $sheet }: { $counted } in the box of table { $table }, not what entry { $corrects } says: “{ $reason }”
journal-count-signed = Count sheet { $sheet } is right: { $counted } in { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  }, { $expected } by the ledger.
journal-drawer-opened = A drawer was opened with { $counted } in cash.
journal-drawer-counted = Drawer { $drawer }: { $counted } counted, which does not agree with the books. It is counted again.
journal-drawer-closed = Drawer { $drawer } of { $name } was closed: { $expected } expected, { $counted } counted, { $how ->
    [over] { $by_so_much } over
    [short] { $by_so_much } short
   *[right] right to the cent
  }.
journal-disabled = The account of { $name } was closed: “{ $reason }”
journal-enabled = The account of { $name } may be used again.
journal-excluded = { $name } is kept out { $life ->
    [yes] for life
   *[no] until { $until }
  }.
journal-exclusion-lifted = { $name } is kept out no longer.
journal-provider = { $name } sits for “{ $company }”, badge { $badge }.
journal-listed = { $name } waits for a seat at { $list }.
journal-list-moved = Entry { $entry } has another place on the waiting list.
journal-list-called = { $named ->
    [yes] { $name } was called from the waiting list.
   *[no] Entry { $entry } of the waiting list was called.
  }
journal-list-sent = { $name } goes from the waiting list to table { $table }.
journal-asked-to-leave = Whoever sat at seat { $seat } of table { $table } was asked to leave.
journal-asked-read = At the table it was read that somebody was asked to leave: entry { $asked }.
journal-list-seated = { $named ->
    [yes] { $name } came from the waiting list and was seated at table { $table }.
   *[no] Entry { $entry } of the waiting list was seated at table { $table }.
  }
journal-list-left = { $named ->
    [yes] { $name } is off the waiting list.
   *[no] Entry { $entry } is off the waiting list.
  }
journal-must-move = Table { $from } feeds table { $to }: who sits there longest moves first.
journal-must-move-off = Table { $from } feeds no other table any more.
journal-settings-rotation = { $settings } Within { $minutes } minutes { $bankers ->
    [one] one person
   *[other] { $bankers } different people
  } must have banked, third parties left out{ $close ->
    [yes] ; otherwise the table is closed after the round
   *[no] {""}
  }.
journal-settings-house = { $settings } On paper the house is called “{ $house }”.
journal-exam-set = The exam “{ $title }” was set: { $rulebook }, { $questions } questions in { $minutes } minutes, { $pass } of 100 to pass, seed { $seed }.
journal-exam-closed = The exam of entry { $exam } was closed.
journal-sitting-began = { $name } began the exam of entry { $exam }.
journal-exam-answered = { $name } answered question { $question } of the sitting of entry { $sitting }.
journal-sitting-ended = { $time ->
    [yes] The time of { $name }’s sitting of entry { $sitting } was over
   *[no] { $name } handed in the sitting of entry { $sitting }
  }: { $right } right, { $passed ->
    [yes] passed
   *[no] not passed
  }.
journal-progress = { $name } brought { $answers } answers from the dealer school.

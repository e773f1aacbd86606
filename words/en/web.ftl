## What the web server answers.

web-broke = Something of ours broke. Nothing else did; try again.
web-stranger = Come in first: as a guest, or with your name and password.
web-closes = The room closes for a moment. Nothing is lost.
web-binary = Frames are text.
web-action-id = An action id has 8 to 64 plain characters ({ $clause }).
web-chat = Say 1 to 280 characters, or an emote ({ $clause }).
web-name-guests = Whoever has an account is called by its name.
web-no-face = There are faces from 0 to { $last }.
web-no-language = The room does not speak “{ $language }”. It speaks { $ours }.
web-remark = A note has up to { $most } characters that can be seen.
web-remarks = There is room for notes on { $most } people.
web-no-cutter = You are not among those who cut these cards.
web-cut-link = That is not the link behind the tip that you laid.
web-cut-signature = That is not your signature over what is being cut.
web-chat-fast = Not so fast, please ({ $clause }).
web-chat-afar = Watch the table first ({ $clause }).
web-json = Send JSON, and say so: `Content-Type: application/json`.
web-long = That is more than anybody has to say here: 16 KiB at most.
web-slow-body = The rest of the request did not come in ten seconds.
web-host = The room does not go by this name. Whoever runs it can start it with --host and the name.
web-sockets = { $most } connections are as many as one person may have: close one first.
web-elsewhere = This request comes from another site.
web-name = A name has 1 to 24 letters, digits or spaces, all of which can be seen.
web-name-of-house = With this name you would be taken for the house: choose another.
web-password = This password would soon be guessed: take at least ten characters (and at most 200 bytes), three words that do not belong together for example, and neither your name nor a common one.
web-no-name = No name could be found for you.
web-no-staff-role = This makes accounts for people who work here: choose dealer, floor, cage, instructor, auditor or manager.
web-account-name = An account needs a name.
web-password-due = Your password was told to you by somebody else. Choose one of your own first: under “My account”, in the browser.
web-locked = This session is locked: open it with your PIN or your password.
web-wrong = Name and password do not go together.
web-claim-name = Choose a name that nobody has.
web-link = This link has been used, or never was one.
web-guest-password = A guest has no password: make an account first.
web-same-password = That is the password you have already. Choose another one.
web-old-password = That is not your password until now. Try again.
web-missing = { $what ->
    [certificate] No certificate has this code. Look at every letter again.
    [clause] There is no such clause.
    [device] No device of that number has a key: it may have been revoked already.
    [drawer] There is no such open drawer: it may have been closed already.
    [exam] There is no such exam.
    [hand] There is no such finished hand: give the record that a hand of poker began with.
    [passkey] There is no such passkey: it may have been removed already.
    [person] There is no such person.
    [report] There is no such report.
    [round] There is no such finished round: give the record that a round of blackjack began with.
    [rulebook] There is no such rulebook of blackjack.
    [seal] The books have no such signed seal.
    [session] There is no such session: it may have ended already.
    [sheet] There is no such count sheet.
    [shift] There is no such shift.
    [shuffle] There is no such revealed shuffle of that number at hand; `cardroom verify` checks all of them.
    [sitting] There is no such sitting of an exam.
    [signature] Nothing of that number waits for a signature any more.
    [table] There is no such table.
   *[address] There is no such address.
  }
web-too-fast = Too many tries: wait { $seconds } seconds.
web-method = { $method } is not what this address takes: it takes { $allowed }.
web-status = This request cannot be answered: { $status }.
web-unread = This request cannot be read: { $why }.
web-untold = The floor ruled in this round, or the shoe was shuffled in the middle of it: a scenario file cannot tell that. Step through it here, or pass its address on.
web-no-rulebook = { $house } has no rulebook of { $game }.
web-decks = { $rulebook }: { $decks } decks; the house plays with { $fewest } to { $most } (RND-1).
web-taken = { $name } is taken. Choose another name.
web-books-stop = The room stands still: { $why }.
web-books-wait = The books cannot be written now ({ $why }). The tables wait; nothing is lost.
web-frame = That frame cannot be read: { $why }.
web-watches = You watch { $most } tables already.
web-no-table = There is no table { $table }.
web-unwritten = nothing can be written: { $why }
web-end-session = the session has ended, or is locked
web-end-slow = too slow: come back from the last seq you saw
web-end-elsewhere = another machine goes on with it: come back
web-no-house = the house cannot be reached at the moment; try again
web-end-closes = the room closes
web-end-frames = too many frames
web-end-nonsense = too much nonsense
web-no-windows = The room is open, and has no windows
web-without-client = This server was built without the browser client. Build it, and then the server again:
web-without-client-play = Programs can play already: the protocol and the tables are at
web-nowhere = No such page
web-nowhere-says = This address leads nowhere in the room.
web-home = Go to the lobby
web-no-file = There is no such file.
web-disabled = This account is closed. Ask the manager.
web-no-own-disable = Nobody closes their own account: another manager does.
web-no-guest-disable = A guest has no account that could be closed.
web-disable-why = Say why, in up to 200 bytes: the book wants a reason.
web-not-now = This is not done for you now. Ask the floor.

## Sessions: where somebody is signed in.

session-browser = { $browser ->
    [chrome] Chrome
    [edge] Edge
    [firefox] Firefox
    [opera] Opera
    [safari] Safari
   *[other] A program, or a browser that does not say its name
  }{ $system ->
    [android] { " on Android" }
    [ipad] { " on an iPad" }
    [iphone] { " on an iPhone" }
    [linux] { " on Linux" }
    [mac] { " on a Mac" }
    [windows] { " on Windows" }
   *[other] { "" }
  }
session-where-signed-in = Where you are signed in
session-where-signed-in-of = Where { $name } is signed in
session-this-browser = this browser
session-from = from { $from }
session-since = since { $at }
session-last-used = last used { $at }
session-not-used = not used since the room was opened
session-end = End
session-end-of = End { $browser }, { $from }
session-end-others = End all others
session-end-all = End all
session-ended = Ended. Whoever was signed in there is not any more.
session-none = Signed in nowhere.
session-no-players = Where players are signed in is their own business: only sessions of the staff are shown here.

## Second signatures.

second-nothing-waits = Nothing of that number waits for a signature: it may have been signed, declined or taken back.
second-not-oneself = You asked for this yourself: somebody else signs it.
second-drawer-counted = Drawer { $drawer }: { $counted } counted. A second person compares it with the books.
second-count-stands = A count that waits for a second person stands: that person declines it if it is wrong.
second-not-yours = This is not yours to sign: your role does not let you, or it is about yourself.
second-first-may-not = Whoever asked for this may not do it any more. Decline it, and have it asked for again.
second-table-went-on = The table has gone on since: rule anew on what is on it now.
second-ruling-waits = { $stake } are at stake, and above { $limit } two people rule. The table is paused, and somebody else of the floor or a manager signs it: no. { $entry }.
second-before-going-on = A ruling on this table waits for its second signature, no. { $entry }: it is signed, or declined, before the table goes on.
second-nobody = Two people do this, and there is nobody else who could sign. Give somebody the role of floor, cage, auditor or manager first.
second-nobody-cage = So much over the counter is signed by two people, and there is nobody else who could. A manager first gives somebody the role of cage or manager, or sets another limit.
second-nobody-floor = With so much at stake two people rule, and there is nobody else who could sign. A manager first gives somebody the role of floor or manager, or sets another limit.
second-no-limit = A limit is not less than nothing.
second-no-minutes = A session that is locked by itself is locked within a day: 1440 minutes, or 0 for never.
second-waits = Waits for a second signature
second-heading = Second signatures
second-asked = { $name } asked for it at { $at }; it lapses at { $until } if nobody signs.
second-own = You asked for it: somebody else signs, on the page Floor, Cage or Books. Who can: { $signers }. It lapses at { $until }.
second-book-will-say = Not done yet. Once it is signed, the book says: { $what }
second-sign = Sign
second-decline = Do not sign
second-take-back = Take back
second-look = Look at the table
second-look-sheet = Look at the sheet
second-signed = Signed: it is done, in both names.
second-declined = Not signed: nothing happens.
second-taken-back = Taken back: nothing happens.
second-asked-for = It takes two people: it waits for somebody else’s signature.
second-table-paused = The table is still paused: let it go on
second-other-half = The second half of the password: { $password }. The first half was told to whoever asked for it. It is not shown again.
second-first-half = The first half of { $name }’s new password: { $password }. It waits for a second signature: whoever signs is told the other half. It is not shown again.

## The house's settings.

house-two-people = When two people sign
house-two-people-why = Above these amounts, and for the auditor’s account, somebody else signs too. Raising a limit takes two people as well.
house-cage-limit = Over the counter, above
house-ruling-limit = Rulings, with more at stake than
house-day-title = The gaming day
house-day-why = Reports, lists and exports end a day when the house does, by the house’s own clock. Another hour or zone takes two people.
house-day-starts = It begins at
house-day-zone = By the clock of
house-no-day = There is no time { $starts } by a clock of { $zone }. A zone is named as in America/Los_Angeles, a time as in 06:00.
house-set-limits = Keep these settings
house-set = Set.
house-paper-title = On paper
house-paper-why = It stands at the head of every sheet of the books and of the day that is printed; a sign and a game's rules name the rulebook's house. Where it is empty, there is a line to write it on.
house-paper-name = Name of the house
house-idle = Lock after so many minutes (0: never)
house-idle-title = At the door
house-idle-why = A session of the staff in which nobody does anything is locked, and opened again by PIN, passkey or password. A longer time takes two people, and so does the password alone.

## Locked sessions.

lock-staff-only = Only sessions of the staff are locked: a player signs out.
lock-no-pin = A PIN has six digits, not all the same and not in a row.
lock-has-no-pin = You have no PIN yet: open it with your password.
lock-wrong-pin = That is not your PIN. { $left ->
    [one] One more try
   *[other] { $left } more tries
  }, then you sign in again.
lock-wrong-password = That is not your password. Try again.
lock-too-many = Too many wrong PINs: this session has ended. Sign in again.
lock-locked = Locked
lock-whose = { $name }, { $role }. Your page waits for you.
lock-pin = PIN
lock-password = Password
lock-open = Open
lock-with-password = Use the password
lock-with-pin = Use the PIN
lock-by-passkey = Open it with your passkey.
lock-sign-out = Sign out
lock-set = A PIN for shared tablets
lock-set-why = { $minutes ->
    [0] Lock your session when you put the tablet down.
    [one] Your session is locked when you say so, and when nobody does anything for a minute.
   *[other] Your session is locked when you say so, and when nobody does anything for { $minutes } minutes.
  } Six digits open it again; after three wrong ones you sign in anew.
lock-now = Lock now
lock-new-pin = Six digits
lock-your-password = Your password
lock-keep = Keep this PIN
lock-keep-another = Keep this PIN instead
lock-kept = Kept: it opens your locked sessions.

## Passkeys.

passkey-place = Passkeys work over TLS, or on this machine as localhost, and at a name, not at an address of numbers.
passkey-many = { $most } passkeys are enough: remove one first.
passkey-no-name = Give the passkey a name of at most { $most } letters, by which you know the device again.
passkey-wanted = You have a passkey: use that. The password alone is not enough here. If you have lost your device, a manager and a second person remove its key.
passkey-fault = { $why ->
    [challenge] That took too long, or was answered before. Try again.
    [origin] The passkey was used on a page of another site. Nothing was done.
    [room] This passkey is for another room.
    [unverified] The device did not make sure that it is you. Set up a PIN, a finger or a face on it, and try again.
    [kind] This room cannot check keys of that kind. Use another device.
    [unknown] Nobody here has this passkey, or it is somebody else’s. It may have been removed.
    [counter] This passkey was used further than this device knows: there may be a copy of it. It is not taken; tell your manager.
   *[other] The passkey is not right. Try again, or use another.
  }
passkey-title = Passkeys
passkey-title-of = Passkeys of { $name }
passkey-why = A passkey signs you in with the finger, the face or the PIN of your own device, and cannot be guessed or given away. Keep two, on two devices: once you have one, the house may no longer take the password alone.
passkey-since = for { $room }, since { $at }
passkey-not-used = not used yet
passkey-none = You have none yet.
passkey-called = What you call the device
passkey-password = Your password, to add or remove one
passkey-make = Add a passkey
passkey-remove = Remove
passkey-remove-of = Remove { $called }
passkey-kept = Kept: “{ $called }” signs you in from now on.
passkey-removed = Removed: “{ $called }” opens nothing any more.
passkey-lost = They lost their devices: remove all
passkey-lost-asked = Asked for: as soon as a second person has signed, the password is enough again.
passkey-device-has-one = This device has a passkey of yours already.
passkey-nothing-given = The device gave no passkey: it was called off, took too long, or knows none for this room.
passkey-sign-in = Sign in with a passkey
passkey-open = Open with a passkey
house-passkey = Whoever has a passkey signs in with it, and not with the password alone
house-dealer-says-so = Where a person deals, the dealer says when the collection is down the slot, and when everybody is paid
house-cash-title = Cash on a gaming day
house-cash-why = The counter is told before it makes an entry, and the auditor has a list. More takes two people.
house-cash-note = A note is made above
house-cash-report = A report is due above

## Who is kept out.

second-nobody-exclusion = Two people take somebody off the list, and there is nobody else who could sign. A manager first gives somebody the role of floor, cage or manager.
exclusion-why = Say why, in up to 500 bytes.
exclusion-years = Name a number of years, one or more, or say that it is for life.
exclusion-longer = They are on the list for at least as long already. Two people take somebody off it.
exclusion-title = Kept out
exclusion-confidential = Confidential: neither the person nor the table is told why. Where they sit, the dealer reads only that the seat was asked to leave. Whoever is on the list sits down nowhere, is given no chips, and is paid only by the manager with a second signature.
exclusion-who = Who
exclusion-choose = choose …
exclusion-how-long = For how long
exclusion-years-number = { $years ->
    [one] one year
   *[other] { $years } years
  }
exclusion-life = for life
exclusion-word = A word why
exclusion-add = Keep them out
exclusion-sure = { $name }, number { $player }, { $term }: “{ $why }”. Two people are needed to take somebody off the list.
exclusion-yes = Yes, keep { $name } out
exclusion-added = { $name } is on the list.
exclusion-until = { $life ->
    [yes] for life
   *[no] until { $until }
  }{ $over ->
    [yes] , which is over
   *[no] {""}
  }
exclusion-by = { $name }, { $at }
exclusion-lift = Take off the list
exclusion-lift-of = Take off the list: { $name }
exclusion-nobody = Nobody is on the list.
exclusion-until-head = Until
exclusion-by-head = Put there by

## At the counter.

cage-report-due = With this, { $cash } in cash { $way ->
    [in] paid in
   *[out] paid out
  } on this gaming day: above { $limit }, a report is due.
cage-note-due = With this, { $cash } in cash { $way ->
    [in] paid in
   *[out] paid out
  } on this gaming day: above { $limit }, a note is made.
cage-identity-due = Above { $limit } in cash on one gaming day no entry is made for somebody who has not shown who they are: ask for a license or a passport, and enter it.
cage-two-due = More than { $limit } takes two people: nothing goes over the counter before somebody else has signed.
cage-not-served = Do not serve { $name }: call the manager.
drawer-no-count = A count is from nothing to { $most }.
drawer-no-second = You have a drawer open already: close that first.
drawer-no-close-yet = An entry through this drawer waits for a second signature: have it signed or declined first, then count.
drawer-count-again = Something went through the drawer since it was counted. Decline this, and count again.
house-bank-title = How the bank goes round
house-bank-why = Within so many minutes so many different people must have banked, third parties left out. The floor is warned before the time is over. Off unless the house wants it.
house-bank-on = Ask for bankers
house-bank-minutes = Within minutes
house-bank-bankers = Different people
house-bank-warning = Warn so many minutes before
house-bank-close = Then close the table after the round

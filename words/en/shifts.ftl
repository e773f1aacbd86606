## Shifts and counts: what is not done, and why.

shift-no-such-text = Write that in at most { $most } characters, and without ones that nobody sees.
shift-no-name = Give the shift a name, such as day, swing or grave.
shift-one-is-open = Shift { $shift }, “{ $name }”, is open. Close it first: one shift is open at a time.
shift-is-closed = Shift { $shift } is closed already.
count-no-counters = Name those who counted, at most { $most }.
count-no-boxes = There is no box on this sheet.
count-not-due = The box of table { $table } is not to be counted for this shift: it may be on another sheet already. Look at the list again.
count-no-label = The box of table { $table } needs a label of its own: what is written on it.
count-no-amount = What lay in the box of table { $table } is not an amount between nothing and $1,000,000.
count-twice = The box of table { $table } is on this sheet twice.
count-not-pulled-then = The boxes were not pulled at that time of this shift. Look at the list again.
count-no-reason = Say why the line was wrong.
count-no-line = The box of table { $table } is not on sheet { $sheet }.
count-is-final = Sheet { $sheet } is final, or not any more what was signed first: look at it again.
count-is-being-signed = Somebody has signed sheet { $sheet }: it waits for the second signature. To correct it, the first is taken back.
second-nobody-count = Two people sign a count, and there is nobody else who could. A manager first gives somebody the role of floor, cage or manager.

## Paper.

paper-print = Print
paper-house = House:
paper-printed = As of { $at } · Cardroom
paper-back-shifts = All shifts
paper-back-counts = All counts
paper-sign = Sign for the table
paper-sign-to-post = The sign, to be posted
paper-no-table = There is no such table.
paper-sign-table = Table { $table } · { $name }
paper-dealing = { $dealing ->
    [human] A person deals.
   *[virtual] The virtual dealer deals; every shuffle can be checked.
  }

## Shifts.

shift-title = Shifts
shift-purpose = One shift is open at a time. When it is closed it leaves a sheet for the next: tables, drop, rulings, calls, what waits, and who was here.
shift-none-open = No shift is open.
shift-open-now = Shift { $shift }, { $name }: open since { $at }, by { $by }.
shift-name = Which shift
shift-name-day = day
shift-name-swing = swing
shift-name-grave = grave
shift-name-other = another
shift-own-name = What it is called
shift-open = Open the shift
shift-open-next = Open the next shift
shift-opened = Shift { $shift } is open.
shift-close = Close the shift
shift-close-sure = Close shift { $shift } now?
shift-close-why = What the next shift should know
shift-close-yes = Yes, close it
shift-close-no = No, it goes on
shift-so-far = How it stands now
shift-past = Shifts so far
shift-no-past = There was no shift yet.
shift-number = Shift
shift-day = Gaming day
shift-opened-at = Opened
shift-closed-at = Closed
shift-is-open = open
shift-by = { $at }, { $by }
shift-sheet = Handover
shift-sheet-of = Handover sheet of shift { $shift }
shift-count = Count
shift-not-counted = not counted yet
shift-sheet-number = Sheet { $sheet }
shift-count-link = Count the drop
shift-link = Shifts

## The handover sheet.

handover-title = Handover sheet
handover-shift = Shift { $shift }, { $name }, { $day }
handover-opened = Opened { $at } by { $by }
handover-closed = Closed { $at } by { $by }
handover-open = Still open: as it stood { $at }
handover-note = Note for the next shift
handover-tables = Tables and drop
handover-table = Table
handover-state = In this shift
handover-rounds = Rounds
handover-dealt-by = Dealt by
handover-dealt = { $name }, { $from } to { $to }
handover-chips-counted = chips counted: { $by } against the books
handover-reversed = settlements reversed: { $n }
handover-retracted = moves taken back: { $n }
handover-decks = { $n ->
    [one] another deck
   *[other] another deck { $n } times
  }
handover-named-again = Put right
handover-named-by = { $who ->
    [floor] cards named again by the floor: { $n }
   *[dealer] cards named again by the dealer: { $n }
  }
handover-idle = Nobody played, or only programs: { $tables }
handover-idle-number = Nobody played, or only programs: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }{ $fell ->
    [yes] {", "}drop { $drop }
   *[no] {""}
  }
handover-was-open = open
handover-was-opened = opened { $at }
handover-was-closed = closed { $at }
handover-drop = Drop by the ledger
handover-together = Together, { $tables ->
    [one] one table
   *[other] { $tables } tables
  }
handover-no-tables = No table was open.
handover-rulings = Rulings
handover-no-rulings = The floor did not rule.
handover-at = When
handover-what = What
handover-why = Why
handover-by = By
handover-by-two = { $by } with { $second }
handover-calls = Calls for the floor
handover-no-calls = Nobody called the floor.
handover-called-by = Who called
handover-answer = What came of it
handover-answered = { $by } came { $at }
handover-call-of = { $silent ->
    [yes] { $by } called
   *[no] { $by }: “{ $text }”
  }
handover-taken-back = taken back { $at }
handover-still-open = still open
handover-left = Still open: { $open ->
    [0] nothing
    [one] one call
   *[other] { $open } calls
  }
handover-waiting = Waits for a second signature
handover-no-waiting = Nothing waits.
handover-asked-by = Who asked
handover-drawers = Drawers of the cage
handover-no-drawers = No drawer was open.
handover-listed = Waiting lists
handover-not-listed = Nobody waited for a seat.
handover-list = Game and limit
handover-listed-since = Since
handover-counts = Count of the drop boxes
handover-no-counts = Not counted yet.
handover-outside = By the ledger { $amount } of it fell outside of this shift: before it was opened, or after it was closed.
handover-recounted = Corrected
handover-recount = Table { $table }, { $name }: { $first } struck out, { $counted } holds; { $by }, { $at }: “{ $reason }”
handover-kept-out = { $excluded } put onto the list in this shift, { $lifted } taken off it. Who they are, the list says to those who may read it.
handover-staff = Staff
handover-no-staff = Nobody was signed in.
handover-name = Name
handover-role = Role
handover-since = Signed in
handover-before = before the shift
handover-there = At the end
handover-signed-in = signed in
handover-gone = gone
handover-hands-over = Hands over
handover-takes-over = Takes over

## The count.

count-title = Count of the drop
count-purpose = Count what lies in each box, and write it down before you know what should be there. The sheet then shows both, and two people sign it.
count-new = A new count
count-no-shift = There is no shift yet: the floor opens one first.
count-of-shift = Of which shift
count-shift = { $shift }, { $name }, { $day }
count-shift-open = { $shift }, { $name }, { $day } (open)
count-show = Show the boxes
count-all-counted = Every box of this shift is on a sheet.
count-none-dealt = Nothing was dealt to people in this shift that is not counted yet.
count-idle = Nobody, or only programs, played at { $boxes ->
    [one] one table: its box needs
   *[other] { $boxes } tables: their boxes need
  } no counting.
count-idle-show = Count those too
count-pulled = Boxes pulled { $at }. What falls in later is counted another time.
count-box = Box
count-label-of = What is written on the box of table { $table }
count-counted = Counted
count-counted-of = What lies in the box of table { $table }
count-leave-out = A box without an amount is left out, and stays to be counted.
count-counters = Names of those who count, with commas between them
count-enter = Enter the count
count-boxes-filled = { $filled } of { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  } counted, { $sum } together
count-unclear = The amount of box { $label } is not clear.
count-none-filled = No box has an amount yet.
count-name-them = Say who counts.
count-sheets = Count sheets
count-no-sheets = Nothing has been counted yet.
count-sheet = Sheet
count-boxes = Boxes
count-expected = By the ledger
count-variance = Variance
count-state = State
count-to-sign = to be signed
count-signed-once = signed by { $first }
count-final = final, { $first } and { $second }
count-sheet-title = Count sheet { $sheet }
count-sheet-of = Shift { $shift }, { $name }, gaming day { $day }
count-entered = Entered { $at } by { $by }
count-counted-by = Counted by { $names }
count-number = { $boxes ->
    [one] One box
   *[other] { $boxes } boxes
  }
count-struck = struck out by { $initials }, { $at }: “{ $reason }”
count-correct = Correct the box
count-correct-of = Correct the box of table { $table }
count-correct-title = Box { $label } of table { $table }: what is right?
count-right-amount = What lay in it
count-why-wrong = Why the line is wrong
count-write = Write the correction
count-leave = Leave it as it is
count-corrected = Corrected: both lines stay on the sheet.
count-sign = Sign this sheet
count-sign-first = Two people sign here, each signed in under their own name; the printed sheet names both. Whoever signs says that it is right as it stands.
count-waits = { $first } has signed. Somebody else of the floor, the cage or a manager signs too.
count-signed-now = Signed: it waits for a second signature.
count-take-back = Take the signature back
count-taken-back = Taken back: it can be corrected again.
count-is-now-final = Signed by two: the sheet is final.
count-first-signature = First signature
count-second-signature = Second signature

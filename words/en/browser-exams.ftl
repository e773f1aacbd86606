## Exams of the dealer school on the page: the list, a sitting, what became of it, certificates, and learning that is kept.

# The list, and setting exams.
exams-purpose = An exam is timed and marked by the room. Whoever passes gets a certificate that anybody can check.
exams-account = Exams are taken with an account, so that the certificate has your name.
exams-make-account = Make an account or sign in
exams-school = Dealer school
exams-open = Exams you can take
exams-all = All exams
exams-none = No exam is set right now. Practise in the dealer school meanwhile.
exams-none-set = No exam is set yet.
exams-of = { $house }, { $game }
exams-terms = { $questions ->
    [one] One question
   *[other] { $questions } questions
  } in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }. { $pass } of 100 have to be right, and no player underpaid.
exams-drills = Asked for: { $drills }
exams-seed = Seed { $seed }, rulebook version { $version }
exams-set-by = Set by { $by }, { $at }
exams-closed = closed
exams-clock-starts = The room’s clock starts when you begin, and it does not stop.
exams-begin = Begin
exams-go-on = Go on
exams-mine = What you sat
exams-row-open = { $answered } of { $questions } answered, time until { $until }
exams-row-right = { $right } of { $questions } right
exams-passed = Passed
exams-not-passed = Not passed
exams-result = Result
exams-set = Set an exam
exams-title = What it is called
exams-house = House
exams-game = Game
exams-drills-of = What is asked for
exams-drills-all = Everything is asked for where nothing is chosen.
exams-questions = Questions
exams-minutes = Minutes
exams-pass = Right of 100 to pass
exams-seed-field = Seed, if it should be a certain exam
exams-is-set = “{ $title }” is set. Its seed is { $seed }.
exams-close = Close
exams-close-of = Close “{ $title }”
exams-is-closed = Nobody begins “{ $title }” any more. Whoever sits it goes on.
exams-results = Results
exams-retests = Retests
exams-views = What is shown
exams-back = ← All exams

# Results, for instructors.
exams-results-purpose = What became of exams, by clause and by trainee. The worst comes first.
exams-by-clause = By clause
exams-by-trainee = By trainee
exams-no-results = Nobody has ended an exam yet.
exams-wrong-of = { $wrong } of { $asked } wrong
exams-trainee = { $passed } of { $sat } passed
exams-who-sits = sits it now, { $answered } of { $questions } answered
exams-underpaid = { $under ->
    [one] underpaid once
   *[other] underpaid { $under } times
  }
exams-retests-purpose = Who passed under rules that are others now, and what has changed since.
exams-no-retests = Everybody passed under the rules as they are.
exams-passed-then = Passed “{ $title }” on { $day }
exams-version-then-now = Rulebook version { $before }, now { $now }
exams-rulebook-gone = The house has this rulebook no more.
exams-only-words = Only words have changed, no rule.
exams-changed = These say something else now:

# A sitting.
sitting-title = Exam
sitting-left = Time left
sitting-answered = { $answered } of { $questions } answered
sitting-question = Question { $n }, { $drill }
sitting-waiting = { $count ->
    [one] One answer is kept on this device, waiting to be sent.
   *[other] { $count } answers are kept on this device, waiting to be sent.
  }
sitting-away = The room does not answer. Go on: your answers are kept here and sent when it is back.
sitting-not-taken = { $count ->
    [one] One answer came too late or was given before, and does not count.
   *[other] { $count } answers came too late or were given before, and do not count.
  }
sitting-not-here = This question has not arrived yet. It comes when the room answers.
sitting-later = Leave it for later
sitting-all-answered = Every question is answered.
sitting-hand-in = Hand in
sitting-sure = { $open ->
    [0] Hand in now? Nothing can be changed after that.
    [one] One question is not answered and counts as wrong. Hand in now?
   *[other] { $open } questions are not answered and count as wrong. Hand in now?
  }
sitting-yes = Yes, hand it in
sitting-not-yet = Not yet
sitting-handing = Your paper is handed in as soon as the room answers.
sitting-time-over = The time is over. The room marks your paper.
sitting-of-another = { $name } sits it now: { $answered } of { $questions } answered. What became of it is shown when it has ended.
sitting-ended-time = The time was over.
sitting-certificate = Your certificate
sitting-practise = Practise in the dealer school
sitting-each = Question by question
sitting-not-answered = Not answered.
sitting-other-questions = The school asks otherwise by now: these questions are no longer shown with their answers.

# Certificates.
certificate-title = Certificate
certificate-says = has passed the exam
certificate-game = Game
certificate-right = Right
certificate-right-of = { $right } of { $questions }, with { $pass } of 100 to pass
certificate-day = Gaming day
certificate-version = Rulebook
certificate-seed = Seed of the exam
certificate-entry = Entry in the house’s book
certificate-code = Code
certificate-check-at = Anybody can check it at { $address }
certificate-genuine = This certificate is genuine: the house’s book has it.
certificate-changed = The house’s rules have changed since. A retest is due.
certificate-check = Check a certificate
certificate-check-purpose = Type the code that stands on a certificate. The room says whose it is and what it is for.
certificate-check-button = Check
certificate-another = Check another

# What was learned, kept with an account.
keeping-with-account = What you learn is kept with your account, on every device you sign in to.
keeping-waits = { $count ->
    [one] One answer waits to be sent to the room.
   *[other] { $count } answers wait to be sent to the room.
  }
keeping-guest = With an account it is kept in the room, too, and you can take exams.

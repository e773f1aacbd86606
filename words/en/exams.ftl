# Exams of the dealer school, as the room speaks of them.

exam-account = Exams are taken with an account. Make one, or sign in.
exam-not-yours = You can read the seeds of all exams, so you sit none. Try one in the school instead.
exam-of-another = This is somebody else’s sitting.
exam-taken = You have sat this exam. Ask your instructor for another one.
exam-closed = This exam is closed: nobody begins it any more.
exam-over = The time is over. This sitting has ended.
exam-answered = You have answered this question already, and the first answer stands.
exam-no-question = This exam has { $questions } questions, counted from 0.
exam-no-answer = This is no answer to that question: give one part for each part of it, and amounts that could lie on a table.
exam-other-questions = The school asks otherwise since this exam was set. Ask your instructor to set it anew.
exam-no-title = Say what the exam is called.
exam-questions = An exam has 1 to { $most } questions.
exam-minutes = An exam takes 1 to { $most } minutes.
exam-pass = So many of a hundred questions have to be right: 1 to 100.
exam-seed = A seed is a whole number below 9,007,199,254,740,992.
exam-no-rulebook = The school has no questions on { $rulebook }.
exam-passed = Passed: { $right } of { $questions } right, and nothing underpaid.
exam-underpaid = Not passed: something was underpaid in { $under ->
    [one] one question
   *[other] { $under } questions
  }. { $right } of { $questions } are right.
exam-too-few = Not passed: { $right } of { $questions } are right, and { $pass } of 100 have to be.
learned-too-many = Bring { $most } answers at most at a time.
learned-unsound = One of these answers is none that the school gives.
learned-enough = The room keeps { $most } answers of each person, and you have given as many.

## Dealer school: what is asked, how it comes out, and the page.

school-no-drill = { $rulebook } has no drill { $drill }.
school-no-file = This file cannot be asked as a question.

# What is to be done.
school-asks-total = Call this hand.
school-asks-draws = The player-dealer’s hand is open.
school-asks-button = The hole card is turned over. Place the action button.
school-asks-collection = Wagers are closed. Take the collection.
school-asks-settle = Settle the layout.
school-asks-worth = Settle this circle.
school-asks-wrong = One payment is wrong.
school-asks-blinds = The next hand is due. Blinds are { $small } and { $big }.
school-asks-action = The betting is on.
school-asks-pots = The round is closed. Cut the pots.
school-asks-award = All hands are shown. Award the pots.
school-asks-kill = A player wants to kill the pot: { $who }.
school-asks-sevens = All hands are shown. Settle by the sevens rule: what goes back first, then the pot.
school-asks-refused = “{ $what }”: the referee refuses this.
school-asks-stacks = The round is over.

# Parts of a question.
school-part-total = What do you call?
school-part-draws = Hit or stand?
school-part-button = Tap the seat where the button goes.
school-part-action = What is the total action?
school-part-fees = What do the players pay in fees, all together?
school-part-bank-fee = What does the player-dealer pay?
school-part-order = Tap the circles in the order of settling.
school-part-line = { $line }: what do you pay or take?
school-line = Seat { $seat }, { $wager ->
    [base] { $hand ->
        [0] wager
       *[other] hand { $hand }, wager
      }
    [backline] backline bet
    [buster] Buster bet
   *[insurance] insurance
  } of { $amount }
school-part-back = How much of it had no action?
school-part-wrong = Tap the wrong payment.
school-part-next-button = Who gets the button next hand?
school-part-small = Who has the small blind in turn?
school-part-big = Who has the big blind in turn?
school-part-posts = What does seat { $seat } put in to come in, live and dead together?
school-part-turn = Whose action is it?
school-part-may = May this player bet or raise?
school-part-least = To how much is the least bet or raise?
school-part-most = To how much is the most?
school-part-main-pot = What lies in the main pot?
school-part-side-pot = What lies in side pot { $number }?
school-part-award = What does seat { $seat } get?
school-part-steps = Tap the steps in order.
school-part-may-kill = May the pot be killed now?
school-part-clause = Which clause forbids it?
school-part-stack = What does { $name } have now?
school-part-next-card = Who gets the next card?
school-part-next-line = Whose wager is settled next?

# Choices.
school-hit = Hit
school-stand = Stand
school-may-raise = Yes, a bet or raise is open
school-no-raise = No bet or raise
school-nobody = Nobody
school-may-kill = Yes, the pot is killed
school-no-kill = No kill
school-kill-posts = The kill is posted: { $amount } from { $who }.
school-kill-deals = The deal goes on: the next card goes to { $who }.
school-kill-opens = The cards are out. The first to act is { $who }, and a bet is { $bet }.
school-kill-fee = That round is closed: the collection is { $fee }.
school-clause = { $clause }
school-chair-out = sits out
school-chair-new = comes new, { $how }
school-chair-missed = missed the blinds, { $how }
school-chair-waits = new, not in yet
school-chair-owes = owes blinds, not in yet
school-way-waits = waits for the big blind
school-way-in-front = posts the big blind now
school-way-both = posts both blinds
school-way-big = posts the big blind
school-way-same = waits for the same position
school-way-kill = kills the pot
school-way-right-in = comes right in
school-bracket = Action { $from } to { $to }: the player-dealer pays { $fee }
school-bracket-above = Action from { $from }: the player-dealer pays { $fee }
school-mishap = { $what ->
    [flop-over] The flop came with too many cards: { $cards }.
    [flop-early] The flop came before the betting was done: { $cards }.
    [turn-early] The turn came before the betting was done: { $cards }.
    [river-early] The river came before the betting was done: { $cards }.
    [two-burned] Two cards were burned.
    [none-burned] No card was burned.
   *[other] Something went wrong with { $cards }.
  }
school-mishap-of = { $what ->
    [exposed-on-deal] { $cards } was turned over on its way to { $who }.
    [exposed-on-draw] { $cards } was turned over on the draw to { $who }.
    [hole-card-up] { $cards } came face up to { $who } as a hole card.
    [last-card-up] { $cards } came face up to { $who } as the last card.
    [off-table] { $cards } for { $who } went off the table.
    [boxed] { $cards } for { $who } lay face up in the deck.
    [touched] { $cards } was turned up by touching the player it was for: { $who }.
    [short] A hand has too few cards: { $who }.
   *[extra] A hand has too many cards: { $who }.
  } What is done?
school-mishap-void = The floor declares a misdeal. What is done?
school-mishap-dead = The floor rules a hand dead: { $who }. What is done?

# Why.
school-sum-term = { $amount } (seat { $seat }{ $what ->
    [buster] , Buster bet
    [backline] , backline bet
   *[other] { "" }
  })
school-sign = { $what }: { $figure }
school-why-total = { $cards } is { $total }.
school-why-hit = The player-dealer has { $total } and draws.
school-why-stand = The player-dealer has { $total } and stands.
school-why-idle = No wager waits for this hand: every player is over, has surrendered or is settled already. Only the hole card is shown.
school-why-sum = { $sum } come to { $total }.
school-why-bracket = { $total } lies between { $from } and { $to }: the fee is { $fee }.
school-why-bracket-above = At { $total } the fee is { $fee }.
school-why-at = { $amount } at { $pays } to { $on } pays { $paid }.
school-why-even = Even money: { $paid }.
school-why-taken = { $taken } is taken.
school-why-half = Half of { $amount } is { $taken }.
school-why-push = A push: the wager stays where it is.
school-why-uncovered = The bank reaches { $moved }. { $uncovered } had no action and goes back.
school-why-order = The order is { $seats }.
school-why-pot = { $amount }, for { $seats }.
school-why-drop = The collection of { $amount } is out of it.
school-why-beaten = { $who } has { $hand } and gets nothing.
school-why-turn = It is on { $who }.
school-why-open = Bets and raises so far on this street: { $count }.
school-why-level = The bet is { $level }, and a bet on this street is { $bet }.
school-why-button = The button was at seat { $before } and goes to seat { $seat }.
school-why-blind = It comes to seat { $seat }.
school-why-no-blind = Nobody posts it in turn.
school-why-posts = Seat { $seat } posts { $live } live and { $dead } dead.
school-why-step = { $number }. { $step }
school-why-kill = Nobody has killed the pot yet, nobody has a third card, and the player has two and enough chips.
school-why-stack = { $name } has { $amount }.
school-why-next-card = The next card goes to seat { $seat }.

# The page.
school-title = Dealer school
school-intro = Learn to deal by the house’s own rules. The referee asks, you answer on the felt, and every mistake shows its clause.
school-house = House
school-game = Game
school-path = From the first day to the exam
school-known = What you know, clause by clause
school-no-clauses = Nothing yet. Every clause that comes up gets a tile here.
school-clause-known = { $id }: { $right } right, { $wrong } wrong
school-on-device = This is kept on this device only.
school-back = ← All drills
school-level = Level
school-level-of = Level { $level } of { $of }
school-score = { $right } of { $asked } right
school-not-yet = Not tried yet
school-pace = { $seconds } s each
school-due = { $count ->
    [one] One mistake is due again
   *[other] { $count } mistakes are due again
  }
school-again = Once more
school-pitch = Run a whole round
school-pitch-says = Players bet and act by themselves. You deal, collect, call and pay.
school-trial = Trial exam
school-trial-says = { $count } questions, of all kinds. Nothing is said until the end.
school-trial-rules = { $count } questions, of all kinds. Nothing is said until the end. To pass, { $needed } have to be right, and no player may be underpaid: one underpayment, and the exam is not passed. If you leave, it goes on where you were.
school-trial-begin = Begin the exam
school-trial-result = { $right } of { $of } right.
school-trial-passed = That would pass.
school-trial-not = That would not pass yet.
school-trial-under = A player was underpaid. An exam with any underpayment is not passed.
school-trial-again = Try again
school-lessons = Lessons by clause
school-lessons-intro = { $count } situations from the referee’s own book. Pick a clause and rule on each of them.
school-lessons-mixed = All of these, mixed
school-lessons-back = ← All clauses
school-lessons-over = { $right } of { $count } lessons are right.
school-lessons-again = Once more from the first
school-drill-total = Name the total
school-drill-bank-draws = Hit or stand for the bank
school-drill-button = Place the action button
school-drill-collection = Take the collection
school-drill-worth = Surrender, double, split
school-drill-settle = Settle the layout
school-drill-wrong-payment = Find the wrong payment
school-drill-blinds = Button and blinds
school-drill-action = Action and raises
school-drill-side-pots = Cut the side pots
school-drill-award = Award the pots
school-drill-procedure = When something goes wrong
school-done = Done
school-part-before = ← Part before
school-nothing = Nothing
school-not-answered = Not answered.
school-read-first = Read the rule first
school-level-up = You are on level { $level } now.
school-drill-done = That was the last level. This drill is done.
school-pad = Which kind of total
school-pad-hard = Hard
school-pad-soft = Soft
school-pad-over = Over
school-pad-scored = By score
school-wager = Wager
school-backline = Backline
school-backline-of = Backline of seat { $seat }
school-hand = Hand { $hand }
school-hole-card = hole card
school-took-less = { $amount } too little taken.
school-took-more = { $amount } too much taken.
school-next = Next question
school-right = Right.
school-wrong = Not right.
school-fewest = And with the fewest chips.
school-seconds = { $seconds } s
school-you-said = You said { $what }.
school-over = Over by { $amount }.
school-under = Under by { $amount }.
school-part-of = { $n } of { $of }
school-tap-felt = Tap it on the felt.
school-some-belong = Some of these do not belong.
school-which-way = Which way the chips go
school-pay = Pay
school-take = Take
school-leave = Neither
school-tray = Your tray
school-add-chip = Add { $amount }
school-take-chip-back = Take one of { $count } chips of { $amount } back
school-clear = Clear
school-paid = pay { $amount }
school-taken = take { $amount }
school-left = neither
school-insurance = Insurance
school-bank-seat = Seat { $seat }, the bank
school-nth = should be { $n }
school-here = here
school-main-pot = Main pot
school-side-pot = Side pot { $n }
school-collection = { $amount } collected
school-put-in = In { $amount }
school-behind = has { $amount }
school-last-hand = The last hand is over.
school-had-button = had the button
school-posted = posted { $amount }
school-i-deal = I deal the cards
school-stop-at-error = Stop at the first error
school-begin-round = Begin
school-round-clean = A clean round.
school-round-errors = { $wrong ->
    [one] One error
   *[other] { $wrong } errors
  } in { $of ->
    [one] one step
   *[other] { $of } steps
  }.
school-another-round = Another round
school-other-settings = Other settings

## People at the tables: faces, emotes, notes, the coach at poker.

people-here = People here
people-note = Note on { $name }
people-note-why = Only you read your notes. They are kept with your name at the room.
people-note-keep = Keep
people-noted = Kept.
people-mute = Mute { $name }
people-unmute = Hear { $name } again
people-muted = muted
people-program = a program
people-emotes = Say without typing
people-emote = { $emote ->
    [hello] Hello!
    [good_luck] Good luck!
    [nice_hand] Nice hand!
    [thanks] Thank you!
    [close] That was close.
    [ouch] Ouch.
    [thinking] Let me think.
   *[bye] Goodbye!
}
people-face = Your face at the tables
people-face-why = Drawn by the room from a number: nothing is uploaded.
people-face-choose = { $figure ->
    [spade] Spade
    [heart] Heart
    [diamond] Diamond
    [club] Club
    [star] Star
    [crown] Crown
    [bolt] Lightning
    [drop] Drop
    [moon] Moon
    [sun] Sun
    [fish] Fish
    [cat] Cat
    [horseshoe] Horseshoe
    [anchor] Anchor
    [leaf] Leaf
   *[mountain] Mountain
  } on { $colour ->
    [0] rose
    [1] red
    [2] brown
    [3] ochre
    [4] gold
    [5] olive
    [6] green
    [7] emerald
    [8] sea green
    [9] teal
    [10] sky blue
    [11] blue
    [12] indigo
    [13] violet
    [14] purple
   *[other] magenta
  }, { $pattern ->
    [0] plain
    [1] with a ring
    [2] halved
   *[other] quartered
  }
people-face-now = Your face now: { $what }
people-face-more = Other faces
people-name = What you are called
people-name-why = A guest's name lasts as long as this browser remembers you.
people-name-take = Take this name
people-coach = Coach
people-coach-price = { $call } to win { $pot }: right with more than { $need }.
people-coach-free = Checking costs nothing.
people-coach-chance = Your chance against { $others ->
    [one] one unknown hand
   *[other] { $others } unknown hands
  }: { $chance }.
people-coach-good = A call pays by these figures.
people-coach-close = That is close: how others bet decides it.
people-coach-bad = A call does not pay by these figures.
people-coach-seen = Counted with your cards and the board alone; what others hold and how they bet is not in it.
people-coach-counts = Counting your chances …

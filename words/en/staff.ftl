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

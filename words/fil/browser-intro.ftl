# The Tagalog (Filipino) of the introduction: what the page asks. What happens in the rounds is the referee's to say.
intro-title = { $round ->
    [1] Isang round bilang player
   *[other] Isang round bilang bank
  }
intro-purpose = Dalawang round na talagang nilaro, sa kalahating minuto. Gagawin mo ang ginawa ng isa sa mga player.
intro-skip = Laktawan ito
intro-felt = Unang round mo
intro-begin = { $round ->
    [1] May kukuha ng bank, at tataya ang lahat ng iba laban dito.
   *[other] Sa iyo na ang bank: tataya ang lahat ng iba laban sa iyo.
  }
intro-bank = Mag-bank ng { $amount }
intro-bet = Tumaya ng { $base }, at { $buster } sa Buster
intro-move = { $move ->
    [hit] Mag-hit
    [stand] Mag-stand
    [split] Mag-split
    [surrender] Mag-surrender
   *[other] Mag-double
  }
intro-on = Ituloy
intro-now-bank = Bilang bank naman
intro-play = Sa mga mesa
intro-again = Isa pang beses

## Traditional Chinese: private tables: what happens there, and what nobody does there (ROOM-15).

private-entered = { $player_is ->
    [you] 您
   *[other] { $player }
  }憑連結進來。
private-pauses = { $pauses ->
    [yes] { $player_is ->
        [you] 您
       *[other] { $player }
      }暫停牌桌。
   *[no] 牌桌繼續。
  }
private-seats = { $player_is ->
    [you] 您
   *[other] { $player }
  }獲安排坐{ $seat }號位。
private-removes = { $player_is ->
    [you] 您
   *[other] { $player }
  }被請離桌。
private-no-private = 私人牌桌才能這樣做。
private-no-code = 這是私人牌桌：請憑連結進來。被桌主請離的人不能再憑連結進來。
private-not-in = { $table }號桌是私人牌桌：請憑連結進來。
private-no-host = 那是桌主才能做的。
private-no-self = 桌主可以離開，或關桌。
private-no-more = 此桌一次最多帶{ $most }。
private-full = 已有{ $most }人憑此連結進來，不再收人。
private-too-many = 您已開了{ $most }張私人牌桌：請先關一張。
private-unused = 一天沒有人用。
private-closed = 桌主關了桌。

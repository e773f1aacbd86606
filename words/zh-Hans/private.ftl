# Simplified Chinese: private tables, what happens there, and what nobody does there (ROOM-15).

private-entered = { $player_is ->
    [you] 您
   *[other] { $player }
  }通过链接进来。
private-pauses = { $pauses ->
    [yes] { $player_is ->
        [you] 您
       *[other] { $player }
      }暂停牌桌。
   *[no] 牌桌继续。
  }
private-seats = { $player_is ->
    [you] 您
   *[other] { $player }
  }被安排到{ $seat }号位。
private-removes = { $player_is ->
    [you] 您
   *[other] { $player }
  }被请离开。
private-no-private = 那只在私人桌上做。
private-no-code = 这是私人桌：请通过链接进来。被桌主请离的人不能再用链接进来。
private-not-in = { $table }号桌是私人桌：请通过链接进来。
private-no-host = 那要由桌主来做。
private-no-self = 桌主可以离开，或关桌。
private-no-more = 这张桌一次最多带{ $most }。
private-full = 已有{ $most }人通过这个链接进来，不再接受其他人。
private-too-many = 您已开着{ $most }张私人桌：请先关一张。
private-unused = 一整天没有人使用。
private-closed = 桌主关闭了它。

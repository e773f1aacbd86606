# Simplified Chinese: my chips, my account, what I played.
account-when = 时间
account-table = 牌桌
account-play = 投入
account-fees = 台费
account-won-lost = 输赢
account-replay = 重看
account-void = 作废
account-all-back = 全部退回
account-floor-console = 楼面台
account-cage = 账房
account-books = 账簿
account-lobby-pick-table-deal = 大厅：选您要发牌的桌
account-new-password-every-other-browser = 您有了新密码。其他浏览器都已退出登录。
account-claim-room = 认领牌室
account-link-printed-when-room-first = 这个链接在牌室第一次开张时打印。它用来建立楼面经理的账号，只能用一次。
account-name = 名字
account-password-ten-characters-more = 密码，至少十个字符
account-become-manager = 成为经理
account-mine = 我的账户
account-who-room-what-away-from = 您在这间牌室的身份，以及不在桌上的筹码。所有筹码都是游戏筹码。
account-sign-out = 退出登录
account-sign-out-everywhere = 在所有地方退出
account-another-password = 更换密码
account-old-one = 旧密码
account-old-filled = 已填入您刚才登录用的密码。不会保存。
account-new-one-ten-characters-more = 新密码，至少十个字符
account-change-my-password = 更改我的密码
account-what-i-played = 我打过的牌
account-all-my-rounds = 我的全部牌局
account-nothing-yet-every-round-take = 还没有。您参加的每一局都会记在这里。
account-keep-chips = 保住您的筹码
account-sign = 登录
account-make-my-account = 设为我的账号
account-new-account = 新账号
account-sign-account = 登录账号
account-how-looks-sounds = 外观与声音
account-my-rounds = 我的牌局
account-rounds-player = 玩家{ $whose }的牌局
account-sit-down-table = 找一张桌坐下
account-won-lost-2 = 输赢
account-fees-2 = 台费
account-together = 合计
account-further-back = 更早
account-all = 就这些了。
account-turning-pages = 正在翻页……
account-round-of = { $title }{ $banked ->
    [yes] ，您做庄
   *[no] { "" }
  }{ $voided ->
    [yes] ，已作废
   *[no] { "" }
  }
account-replay-of = 重看{ $name }，{ $at }
account-guest = { $name }，访客：这个浏览器忘记您时，您的筹码就没了。
account-who = { $name }，{ $role }。
account-role-waits = { $by }请求给您{ $role }职务，正等待第二人签字。{ $any ->
    [yes] 可签字的人：{ $signers }。
   *[no] 目前没有人可以签字。
  }
account-every-round-hand-took-part = { $mine ->
    [yes] 您
   *[no] 此人
  }参加过的每一局和每一手，新的在前，附输赢。每一局都可以逐步重看。
account-nobody-signed-here = 这里没有人登录。{ $link }，您打的牌就会保存。
account-nothing-yet-sit-down = 还没有。{ $link }；您打的牌会记在这里。
account-password-due = 别人知道您的密码：那是别人给您的。请自己选一个，然后牌室就对您开放。
account-best = 最好的一局
account-worst = 最差的一局
account-graph = 逐局筹码：输赢{ $result }，台费{ $fees }
account-after-fees = 扣除台费后
account-game = 游戏
account-rounds-number = 局数

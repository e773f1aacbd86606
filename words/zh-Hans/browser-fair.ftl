# Simplified Chinese: fairness, what the browser checked of the shuffles.
fair-how-poker = 每手牌之前，场方逐张固定八副牌，并公布它们共同的一个指纹。所有入局的人都来切牌：由您的浏览器自动完成，所用的数字事先无人知道。切牌决定用哪一副和牌的顺序；其余七副会公开，每张亮出的牌都在这里验证。弃牌永远保密。
fair-how-shoe = 场方在任何人下注之前固定牌靴，并公布它的指纹。每局之前，所有下了注的人都切剩下的牌：由您的浏览器自动完成，所用的数字事先无人知道。牌靴用完后会公开，每张发出的牌都在这里验证。
fair-person-deals-table-real-cards = 这张桌由真人用真牌发：没有可计算的。
fair-not-playing = 坐下来，您的浏览器就会为您拿到的每次洗牌切牌并验证。
fair-no-mark = 您还没有切过牌：一给您发牌，您的浏览器就会切牌并验证。
fair-elsewhere = 您的另一台设备在这张桌切牌：发出的牌在那里验证。
fair-checked-now = 您的浏览器验证了什么
fair-wrong-here = 这张桌有问题。请保存证据，给您信任的人看。
fair-deck-number = { $mark ->
    [good] ✓ 第{ $shuffle }副：一切正常
    [red] ✗ 第{ $shuffle }副验证不通过
   *[none] 第{ $shuffle }副：不是您切的
  }
fair-shoe-number = { $mark ->
    [good] ✓ 牌靴{ $shuffle }：一切正常
    [red] ✗ 牌靴{ $shuffle }验证不通过
   *[none] 牌靴{ $shuffle }：不是您切的
  }
fair-so-far = 已验证到此：其余等公开后再验证。
fair-save-proof = 保存这手牌的证据
fair-save-proof-shoe = 保存这个牌靴的证据
fair-any = 验证任一次洗牌
fair-number-of-shuffle = 洗牌编号
fair-check = 在此验证
fair-what-house-published = 场方公布了什么
fair-next-one = 下一次，编号{ $shuffle }
fair-dealt-now = 正在发：编号{ $shuffle }
fair-voided-count = 这张桌作废的切牌：{ $n }次
fair-shuffle-fair = ✓ 这次洗牌是公平的。
fair-shuffle-holds = ✓ 这次洗牌已公布的都相符。是否真由他们切牌、看到的是否这些牌，只有参加的人知道。
fair-shuffle-does-not-check-out = ✗ 这次洗牌验证不通过。
fair-uncut = 这次没有人切牌：只有场方的程序玩家在打。
fair-cards-fingerprints-fit-what-published = 牌的指纹与这手牌之前公布的相符。
fair-cards-fingerprints-do-not-fit = 牌的指纹与这手牌之前公布的不符。
fair-not-cards-were-fixed = 不是事先固定的牌：{ $join }。
fair-all-opened-cards-those-were = 公开的{ $cards }张牌都是事先固定的。
fair-not-dealt-order-words = 没有按字词决定的顺序发：{ $join }。
fair-they-came-order-everybodys-words = 牌按大家的字词决定的顺序发出。
fair-seed-fits-fingerprint-shown-before = 种子与之前公布的指纹相符。
fair-seed-does-not-fit-fingerprint = 种子与之前公布的指纹不符。
fair-all-cards-came-order-seed = { $dealt }张牌都按种子和字词决定的顺序发出。
fair-card-should-been = 第{ $astray }张牌应为{ $order }。
fair-good-published = 所切的正是场方事先公布的。
fair-good-decks = 牌的副数正确。
fair-good-numbers = 没有缺少任何一次切牌。
fair-good-house = 场方为所切的牌签了名。
fair-good-among = 您是切牌者之一，其他人得到的说法与您相同。
fair-good-kept = 您的切牌原样用上了，与您的浏览器所做的一致。
fair-good-links = { $n ->
    [1] 唯一的一次切牌与事先放下的凭据相符。
   *[other] 全部{ $n }次切牌都与事先放下的凭据相符。
  }
fair-good-signatures = { $n ->
    [1] 切牌者的签名正确。
   *[other] 全部{ $n }名切牌者的签名都正确。
  }
fair-good-deck = 发哪一副牌只由切牌决定。
fair-good-others = 没有发的{ $n }副牌已公开，全部完整合规。
fair-good-cards = { $n ->
    [1] 向您公开的一张牌在切牌前就已固定。
   *[other] 向您公开的{ $n }张牌在切牌前都已固定。
  }
fair-good-order = 牌按切牌的顺序发出，没有重复的牌。
fair-good-seen = { $n ->
    [1] 您看到的一张牌就在其中。
   *[other] 您看到的{ $n }张牌都在其中。
  }
fair-good-seed = 牌靴正是事先公布的那个。
fair-good-shoe = 它的{ $n }张牌正是其各副牌的牌。
fair-good-places = 入局的人正是切牌所针对的人，顺序也一致。
fair-good-dealt = { $n }张牌都按切牌的顺序发出。
fair-bad-published = 所切的不是场方事先公布的。
fair-bad-decks = 牌的副数少于应有的，或切过之后又重切。
fair-bad-numbers = 少了一次切牌，或切的不是剩下的牌。
fair-bad-house = 场方没有用自己的密钥为所切的牌签名。
fair-bad-among = 这次切牌给您的说法前后不一，或要求您用这个浏览器没有放下、或已用过的凭据来切：可能是您的另一台设备，也可能是场方所为。
fair-bad-kept = 有人以您的名义切了牌，而这个浏览器没有切。
fair-bad-came = 您的切牌出示之后就没有下文。
fair-bad-links = 有一次切牌与事先放下的凭据不符，或缺了某人的。
fair-bad-signatures = 有切牌者签的是与您不同的说法，或没有签。
fair-bad-deck = 发的不是切牌所决定的那副牌。
fair-bad-others = 有一副没有发的牌未公开，或不合规。
fair-bad-cards = 有一张公开的牌不是事先固定的那张。
fair-bad-order = 有一张牌顺序不对、出现两次，或来历不明。
fair-bad-seen = 您看到的一张牌从未公开，或不在它出现的位置。
fair-bad-seed = 牌靴不是事先公布的那个。
fair-bad-shoe = 牌靴里的牌与各副整牌应有的不完全一致。
fair-bad-dealt = 牌没有按切牌的顺序发出。
fair-bad-voided = { $n ->
    [1] 有一次切牌在要求之后作废：有人没有及时切牌，于是不带此人重切。
   *[other] 有{ $n }次切牌在要求之后作废：有人没有及时切牌，于是不带此人重切。
  }偶尔可能是网络慢；如果一再发生，就是有人想换一副牌。
fair-bad-places = 入局的人或顺序与切牌所针对的不同。
fair-bad-wasted = 所有人都切过之后，切牌却作废了。楼面停桌或剩下的玩家太少时会这样；如果都不是，就是场方不喜欢看到的结果。
fair-bad-named = 被说成您没有切牌，而您的浏览器及时切了：消息在途中丢了，或被场方漏掉。
fair-bad-given = 牌室没有给出验证所需的内容。
fair-unchecked-signatures = 这个浏览器在这里无法验证签名。
fair-unchecked-house = 这个浏览器没有见过场方的密钥，或在这里无法验证签名：不知道场方是否签了名。
fair-unchecked-seen = 有一段时间您的浏览器不在线：每张牌出现的位置未验证。
fair-unchecked-keys = 有人切牌用的密钥与第一次不同：可能换了设备，也可能是另一个人。

# Simplified Chinese: what `cardroom verify` finds in the books.

verify-seal-written = 封印写作NUMBER:HASH，或PIT/NUMBER:HASH
verify-seal-number = { $text }不是封印的编号
verify-seal-hash = 哈希至少要写前八位十六进制数字
verify-record = { $log ->
    [0] 场方总账
   *[other] { $log }号桌
  }，记录{ $seq }：{ $what }
verify-last-seal = 最后的封印：{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }
verify-signed = { $seals }个封印由密钥{ $key }签名。
verify-none-signed = 没有封印有签名。
verify-locked = 未重放：记录内容已加密，而账簿的密钥不在手边（--keys）。已检查哈希、封印、签名和金额。
verify-since = 未重读：此前的{ $records }条记录，先前的检查认定无误。此后若有改动而各日志的末尾和封印未变，要用不带--since的检查才能发现。
verify-since-kept = 未重做：此前时段所存的{ $kept }份报告和摘要。不带--since的检查会重做。
verify-since-seal = 从封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }:{ $hash }继续，它仍在。
verify-since-other = 这些账簿不是检查点所依据的：{ $what }。历史被重写，或末尾丢失：请不带--since检查
verify-checkpoint = { $file }是供--since检查用的检查点。
verify-checkpoint-damaged = 它不是检查点、已损坏，或属于用其他密钥的账簿
verify-checkpoint-other = 这个检查点由{ $made }制作，而这里是{ $is }：请不带--since检查，再另做一个
verify-checkpoint-key = 检查点需要账簿的密钥，而它不在手边（--keys）
verify-checkpoint-books = 检查点只能由封印有签名的账簿制作，不能由导出文件制作
verify-key-written = { $text }不是公钥：应为64位十六进制数字，或含有它的文件
verify-schema-back = 账簿自称结构版本为{ $schema }，实际不是
verify-orphans = 有它的过账，却没有这条记录
verify-does-not-open = 其内容用账簿的密钥打不开，或是别的东西
verify-no-cashier = 有筹码经由不属于账房的人过柜台
verify-nothing-signed = 什么都没有签名
verify-unsigned = 没有签名
verify-signature = 没有场方签名
verify-other-key = 账簿写明场方的密钥为{ $said }；实际是{ $key }
verify-pit-end = 牌区{ $pit }应以封印{ $number }结尾，却不是
verify-seal-version = 日志{ $log }的记录{ $seq }与其版本不符
verify-archives-unread = 读不懂存档的记载
verify-since-archived = 检查点早于存档中的内容：请不带--since检查
verify-turn = 按加封印的顺序，它不是{ $wallet }的第{ $turn }次
verify-turns = { $wallet }有过{ $turns }次，而记载为{ $said }次
verify-checked = { $records }条记录，{ $seals }次加封印的提交，{ $postings }笔过账，重放{ $commands }条指令，{ $rounds }局，{ $cards }张牌。
verify-shuffles = { $shuffles }次洗牌：{ $revealed }次由公开的种子重新推导，{ $kept }次由保密的种子，{ $unknown }次的种子不在这里。
verify-cuts = { $cuts }次由参加者切牌{ $voided ->
    [0] 。
   *[other] ；{ $voided }次作废。
  }
verify-editions = 其中{ $commands }条指令按规则第{ $edition }版裁定，与现在不同。
verify-wrong = 不符：{ $what }
verify-verdict = { $wrong ->
    [0] 全部相符。
   *[other] { $wrong }处不符。
  }
verify-seal-is = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }现为{ $is }，原为{ $was }
verify-seal-lost = 牌区{ $pit }的封印{ $number }在封印{ $after }之后随数据库丢失：已立字据、由场方签名，见其账簿的记录{ $seq }。
verify-loss-unsigned = 它说账簿的末尾已丢失，而场方没有为此签名
verify-loss-place = 它说账簿的末尾在牌区{ $pit }的封印{ $number }之后丢失，而它并不接在该封印之后
verify-seal-gone = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }不见了：账簿止于封印{ $last }
verify-empty = 账簿是空的：没有可检查的
verify-table = { $log }号桌：{ $records }条记录，{ $rounds }局
verify-unread = 读不懂：{ $why }
verify-unreadable = 读不懂
verify-corrects-nothing = 它没有更正任何一笔，或更正了已更正过的，或金额不同
verify-unopened = 场方总账没有记载它开过
verify-edition-back = 它按第{ $edition }版裁定，却在第{ $before }版之后
verify-edition-unknown = 它按第{ $edition }版裁定，而这里不认识该版
verify-no-schedule = 没有这个台费表
verify-decks = 其副数为规则所无
verify-set-up = 无法建立：{ $why }
verify-no-steps = 没有步骤
verify-otherwise = 裁判对{ $command }得出不同的结果
verify-refused = 裁判拒绝{ $command }：{ $why }
verify-lies = { $account }合计{ $held }分，而实际有{ $counted }分
verify-drop = 入箱各账户合计{ $dropped }，而实际有{ $lies }
verify-dues = 此后欠盲注的人与规则所定不同（HE-7、HE-8、S-15、LB-11）
verify-dealt-in = 入局或放盲注的人与规则所定不同（HE-4、HE-7至HE-10、S-4、S-15、LB-11）
verify-comes-in = 不能那样入局（HE-7、HE-8、HE-10、LB-11）
verify-moving = 换座应欠的不同（HE-10）
verify-coming-back = 回来应欠的不同（S-15a）
verify-other-drop = 收取的台费不同
verify-leaves-with = 有人离桌时的筹码与其所有不同
verify-something = 发生的是别的事
verify-more-or-less = 发生的事多了或少了
verify-no-limit = 没有这个限注
verify-otherwise-why = 裁判对{ $command }得出不同的结果：{ $why }
verify-no-hand = 没有一手牌开始
verify-posts = 玩家{ $player }放了没有条款要求的注（HE-4、HE-8、S-4）
verify-hand-on = 一手牌还在进行时又开始一手，或玩家不足两名
verify-next-card = { $card }不是这副牌的下一张
verify-kept-deck = 第{ $deck }副所保存的种子不是承诺的那个
verify-cut-unread = 有读不懂的切牌
verify-cut-tip = 要求玩家{ $player }为洗牌{ $shuffle }作第{ $cut }次切牌，而其链端没有放下过
verify-cut-unsigned = 洗牌{ $shuffle }的第{ $cut }次切牌没有场方签名
verify-cut-nothing = 洗牌{ $shuffle }的第{ $cut }次切牌没有被要求过
verify-cut-link = 玩家{ $player }为洗牌{ $shuffle }第{ $cut }次切牌出示的内容不接在其链端之后，或没有其签名
verify-cut-all = 洗牌{ $shuffle }的第{ $cut }次切牌并非由所有被要求的人完成
verify-cut-other = 洗牌{ $shuffle }的第{ $cut }次切牌不是针对所承诺的牌
verify-cut-again = 洗牌{ $shuffle }的第{ $cut }次切牌不是下一次，或上次之后没有发过牌
verify-cut-no-more = 洗牌{ $shuffle }的承诺仍用玩家切牌之前的旧方式
verify-cut-places = 入局的人与切牌时所列的不同
verify-cut-early = 切牌尚未完成就发了牌
verify-cut-deck = 发的是第{ $deck }副，而切牌选定的是第{ $chosen }副
verify-cut-seeds = 洗牌{ $shuffle }中没有发的各副不是所承诺的
verify-deck-words = 为未承诺的一副牌加了字
verify-deck-dealt = 发了未承诺的一副牌
verify-deck-cards = 第{ $deck }副的牌不是所承诺的
verify-deck-closed = 大家都看到{ $cards }，却从未公开它在牌中的位置
verify-deck-opened = 第{ $deck }副有一张公开的牌不是所承诺的
verify-first-line = 第一行没有说明导出的是什么
verify-empty-export = 是空的
verify-last-line = 没有最后一行：缺了一部分
verify-not-kept = 洗牌{ $shuffle }的种子没有按规定保存
verify-missing = 它之前缺少记录{ $seq }
verify-hash = 其哈希与内容不符
verify-action-twice = { $actor }的动作编号{ $action }出现两次
verify-sum = 其过账合计{ $sum }分，而不是零
verify-moved = { $account }变动了{ $was }分；按规则应为{ $is }分
verify-falls = { $account }降到{ $balance }分
verify-total = 所有账户合计{ $total }分，而不是零
verify-holds = { $account }记有{ $held }分；其过账合计{ $is }分
verify-renamed = 虚拟荷官的一张牌被改报：它是什么，以洗牌为准（S-18）
verify-unnamed = 有一张牌没有报出，而虚拟荷官知道所发的每张牌（ROOM-8）
verify-went-wrong = 报告了虚拟荷官的失误，而它不会失误（ROOM-8）
verify-seal = 封印{ $pit ->
    [0] { $number }
   *[other] { $pit }/{ $number }
  }：{ $what }
verify-seal-place = 它在封印{ $number }应在的位置
verify-seal-name = { $name }不是记录
verify-sealed-twice = { $log ->
    [0] 场方总账
   *[other] { $log }号桌
  }的记录{ $seq }已加过封印
verify-sealed-missing = 缺少{ $log ->
    [0] 场方总账
   *[other] { $log }号桌
  }的记录{ $seq }
verify-seal-fit = 它与所封的记录和前一个封印不符
verify-snapshot = 日志{ $log }在记录{ $seq }之后的快照：{ $what }
verify-snapshot-differs = 由记录得出的不同
verify-unsealed = 没有封印包含它
verify-export-end = 导出文件称止于{ $said }条记录之后；这里有{ $records }条
verify-person-is = { $id }号人员是{ $is }，{ $as_role }；场方总账写的是{ $name }，{ $role }
verify-person-unknown = { $id }号人员：场方总账没有此人
verify-person-missing = 缺少{ $id }号人员
verify-shuffle-twice = 洗牌{ $shuffle }承诺了两次
verify-kept-shuffle = 洗牌{ $shuffle }所保存的种子不是承诺的那个
verify-words-late = 在使用中的洗牌上加了字
verify-words-nowhere = 在未承诺的洗牌上加了字
verify-shuffle-never = 洗牌{ $shuffle }从未承诺过
verify-shuffle-other = 洗牌{ $shuffle }不是所承诺的
verify-seed-early = 其牌还在使用时就公开了种子
verify-seed-other = 洗牌{ $shuffle }的种子不是承诺的那个
verify-card-other = 发的是{ $card }，而洗牌在该处为{ $next }
verify-card-none = 发了{ $card }，而洗牌在该处没有牌
verify-one-signature = 按场方自己的限额应由两人签字的事，只有一人做
verify-second-signature = 这不是所提出的，或没有获得有权的第二人签字
verify-shift = 同时只有一个班次，编号依次，清点属于其中之一
verify-count-span = { $table }号桌的清点没有从上次结束处开始
verify-count-expected = 按账簿，{ $table }号桌的箱子投入了{ $is }，而清点表写的不同
verify-count-corrects = 它更正的行不在任何未定稿的清点表上
verify-count-signed = 它使一张清点表定稿，而该表不存在、已变动或早已定稿
verify-from-guests = 玩家{ $player }在这里从访客赢了{ $is }分，而记录写的是{ $was }分（ROOM-14）
verify-from-guests-nobody = 有人没有离桌，却把访客筹码留在账房（ROOM-14）
verify-held = 玩家{ $player }把{ $is }分访客筹码留在账房，而记录写的是{ $was }分（ROOM-14）

verify-private = 它同时移动了私人桌或筹码架的筹码和{ $account }的筹码（ROOM-15、ROOM-16）
verify-private-host = 有人做了只有私人桌桌主才能做的事（ROOM-15）
verify-private-stranger = 玩家{ $player }坐在私人桌，却不是通过其链接来的（ROOM-15）
verify-drawer = 账房钱箱的打开、使用或关闭与此前的记录不符。
verify-kept = 所保存的{ $name }与记录算出的不符
verify-exam-set = 它开设或关闭考试，而写入者无权这样做，或规则书不是它所写的那本
verify-sitting-began = 它开始的考试没有开设过、已关闭，或同一人先前已开始过
verify-sitting-answer = 它所答的不是应考中的题目，或过了时间，或先前已答过
verify-sitting-ended = 第{ $sitting }条应考的评分与其答案不符，或及格与否与评分不符

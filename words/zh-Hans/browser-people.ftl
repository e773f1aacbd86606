# Simplified Chinese: people at the tables, faces, emotes, notes, the coach at poker.

people-here = 在场的人
people-note = 关于{ $name }的备注
people-note-why = 备注只有您自己看得到，以您的名义存在牌室。
people-note-keep = 保存
people-noted = 已保存。
people-mute = 屏蔽{ $name }
people-unmute = 取消屏蔽{ $name }
people-muted = 已屏蔽
people-program = 程序玩家
people-emotes = 不打字的话
people-emote = { $emote ->
    [hello] 大家好！
    [good_luck] 祝好运！
    [nice_hand] 好牌！
    [thanks] 谢谢！
    [close] 好险。
    [ouch] 哎呀。
    [thinking] 让我想想。
   *[bye] 再见！
  }
people-face = 您在桌上的头像
people-face-why = 由牌室按一个数字画出：不上传任何东西。
people-face-choose = { $colour ->
    [0] 玫瑰色
    [1] 红色
    [2] 棕色
    [3] 赭色
    [4] 金色
    [5] 橄榄色
    [6] 绿色
    [7] 翠绿色
    [8] 海绿色
    [9] 青色
    [10] 天蓝色
    [11] 蓝色
    [12] 靛蓝色
    [13] 紫罗兰色
    [14] 紫色
   *[other] 品红色
  }底的{ $figure ->
    [spade] 黑桃
    [heart] 红桃
    [diamond] 方块
    [club] 梅花
    [star] 星星
    [crown] 王冠
    [bolt] 闪电
    [drop] 水滴
    [moon] 月亮
    [sun] 太阳
    [fish] 鱼
    [cat] 猫
    [horseshoe] 马蹄铁
    [anchor] 船锚
    [leaf] 树叶
   *[mountain] 山
  }，{ $pattern ->
    [0] 纯色
    [1] 带圆环
    [2] 对半分
   *[other] 四等分
  }
people-face-now = 您现在的头像：{ $what }
people-face-more = 其他头像
people-name = 大家怎么称呼您
people-name-why = 访客的名字只在这个浏览器记得您时有效。
people-name-take = 用这个名字
people-coach = 教练
people-coach-price = 跟注{ $call }争{ $pot }：胜率超过{ $need }才划算。
people-coach-free = 过牌不花钱。
people-coach-chance = 对{ $others }手未知牌，您的胜率：{ $chance }。
people-coach-good = 按这些数字，跟注划算。
people-coach-close = 差距很小：要看别人怎么下注。
people-coach-bad = 按这些数字，跟注不划算。
people-coach-seen = 只按您的牌和公共牌计算；不考虑别人拿什么、怎么下注。
people-coach-counts = 正在计算您的胜率……

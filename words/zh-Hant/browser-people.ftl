## Traditional Chinese: people at the tables: faces, emotes, notes, the coach at poker.

people-here = 在場的人
people-note = { $name }的筆記
people-note-why = 筆記只有您看得到，與您的名字一起存在牌室。
people-note-keep = 儲存
people-noted = 已儲存。
people-mute = 不聽{ $name }
people-unmute = 再聽{ $name }
people-muted = 已靜音
people-program = 程式
people-emotes = 不打字就說
people-emote = { $emote ->
    [hello] 您好！
    [good_luck] 祝好運！
    [nice_hand] 好牌！
    [thanks] 謝謝！
    [close] 真險。
    [ouch] 哎呀。
    [thinking] 讓我想想。
   *[bye] 再見！
}
people-face = 您在牌桌上的頭像
people-face-why = 由牌室按一個數字畫成：不上傳任何東西。
people-face-choose = { $figure ->
    [spade] 黑桃
    [heart] 紅心
    [diamond] 方塊
    [club] 梅花
    [star] 星星
    [crown] 皇冠
    [bolt] 閃電
    [drop] 水滴
    [moon] 月亮
    [sun] 太陽
    [fish] 魚
    [cat] 貓
    [horseshoe] 馬蹄鐵
    [anchor] 錨
    [leaf] 葉子
   *[mountain] 山
  }，{ $colour ->
    [0] 玫瑰色
    [1] 紅色
    [2] 棕色
    [3] 赭色
    [4] 金色
    [5] 橄欖色
    [6] 綠色
    [7] 翠綠
    [8] 海綠
    [9] 藍綠
    [10] 天藍
    [11] 藍色
    [12] 靛藍
    [13] 紫羅蘭
    [14] 紫色
   *[other] 洋紅
  }底，{ $pattern ->
    [0] 素面
    [1] 帶圈
    [2] 兩分
   *[other] 四分
  }
people-face-now = 您現在的頭像：{ $what }
people-face-more = 其他頭像
people-name = 您的名字
people-name-why = 訪客的名字保留到這個瀏覽器忘記您為止。
people-name-take = 用這個名字
people-coach = 教練
people-coach-price = 用{ $call }搏{ $pot }：勝算高於{ $need }就對。
people-coach-free = 過牌不花錢。
people-coach-chance = 您對{ $others }手未知牌的勝算：{ $chance }。
people-coach-good = 照這些數字，跟注划算。
people-coach-close = 差不多：要看別人怎樣下注。
people-coach-bad = 照這些數字，跟注不划算。
people-coach-seen = 只用您的牌和公共牌計算；別人拿什麼、怎樣下注，都沒有算進去。
people-coach-counts = 正在算您的勝算…

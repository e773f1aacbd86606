# Traditional Chinese: the page of rules.
rules-how-played = 怎麼打
rules-otherwise-holdem = 其餘同Hold’em
rules-otherwise-seven-card-stud = 其餘同七張梭哈
rules-otherwise-draw-poker = 其餘同換牌撲克
rules-collection = 檯費
rules-rules = 規則
rules-what-dealt-here-how-straight = 這裡發什麼牌、怎麼發，直接取自每張牌桌所用的規則書，每句都附條款。
rules-game = 遊戲
rules-notices = 公告
rules-sign = 告示
rules-book-clauses = 條款全書
rules-find = 搜尋
rules-surrender-rnd-9-button = 投降、RND-9、莊鈕…
rules-no-clause-says = 沒有條款這樣說。

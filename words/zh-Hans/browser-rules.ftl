# Simplified Chinese: the page of the rules.
rules-how-played = 怎么玩
rules-otherwise-holdem = 其余同Hold’em
rules-otherwise-seven-card-stud = 其余同七张梭哈
rules-otherwise-draw-poker = 其余同换牌扑克
rules-collection = 台费
rules-rules = 规则
rules-what-dealt-here-how-straight = 这里发什么牌、怎么发，直接出自每张桌所用的规则书，每句话后面都有条款。
rules-game = 游戏
rules-notices = 告示
rules-sign = 台牌
rules-book-clauses = 条款全书
rules-find = 查找
rules-surrender-rnd-9-button = 投降、RND-9、按钮……
rules-no-clause-says = 没有条款说到这个。

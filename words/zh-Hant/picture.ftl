## Traditional Chinese: a finished round or hand as a picture.

picture-bank = 莊家：{ $name }
picture-player = { $name }
picture-said = { $who } { $result }
picture-title = { $table }的{ $game }
picture-save = 儲存圖片
picture-pot = 底池：{ $amount }
picture-folded = 已棄牌
picture-replay = 逐步重播

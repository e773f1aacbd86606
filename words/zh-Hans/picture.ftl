# Simplified Chinese: a finished round or hand as a picture.

picture-bank = 庄家：{ $name }
picture-player = { $name }
# A line under the picture: somebody, and what the round brought them.
picture-said = { $who } { $result }
picture-title = { $game }，{ $table }
picture-save = 保存图片
picture-pot = 底池：{ $amount }
picture-folded = 已弃牌
picture-replay = 逐步重看

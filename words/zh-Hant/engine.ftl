## Traditional Chinese: what the engine says to a page or a program that asks it wrongly.

engine-no-such-call = 沒有「{ $call }」這個呼叫。現有：{ $calls }。
engine-not-understood = 無法讀取所問的：{ $why }
engine-no-seed = 種子是64位十六進位數字。
engine-no-hand-of-ours = 這個檔案沒有一手寫明我們的規則書和限額（_rulebook, _limit）。

## Hand histories of other rooms

history-unread = 無法讀取這行牌局紀錄：{ $what }
history-other-game = PHH沒有這種遊戲的代碼：{ $game }

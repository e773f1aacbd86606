# Simplified Chinese: what the engine says to a page or a program that asks it wrongly.

engine-no-such-call = 没有“{ $call }”这个调用。有：{ $calls }。
engine-not-understood = 读不懂所问的：{ $why }
engine-no-seed = 种子是64位十六进制数字。
engine-no-hand-of-ours = 这个文件里没有一手牌指明我们的规则书和限注（_rulebook、_limit）。

## Hand histories of other rooms

history-unread = 读不懂历史中的这一行：{ $what }
history-other-game = PHH没有这个游戏的代码：{ $game }

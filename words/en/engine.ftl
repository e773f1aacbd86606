## What the engine says to a page or a program that asks it wrongly.

engine-no-such-call = There is no call “{ $call }”. There are: { $calls }.
engine-not-understood = What is asked cannot be read: { $why }
engine-no-seed = A seed is 64 digits of a hexadecimal number.

## Hand histories of other rooms

history-unread = this line of the history cannot be read: { $what }
history-other-game = PHH has no code for this game: { $game }

## What the engine says to a page or a program that asks it wrongly.

engine-no-such-call = There is no call “{ $call }”. There are: { $calls }.
engine-not-understood = What is asked cannot be read: { $why }
engine-no-seed = A seed is 64 digits of a hexadecimal number.
engine-no-hand-of-ours = No hand of this file names a rulebook and a limit of ours (_rulebook, _limit).

## Hand histories of other rooms

history-unread = this line of the history cannot be read: { $what }
history-other-game = PHH has no code for this game: { $game }

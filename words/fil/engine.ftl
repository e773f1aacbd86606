# The Tagalog (Filipino) of what the engine says to a page or a program that asks it wrongly.

engine-no-such-call = Walang tawag na “{ $call }”. Ang mayroon: { $calls }.
engine-not-understood = Hindi mabasa ang itinatanong: { $why }
engine-no-seed = Ang seed ay 64 digit ng numerong hexadecimal.
engine-no-hand-of-ours = Walang hand sa file na ito na bumabanggit ng rulebook at limit natin (_rulebook, _limit).

## Hand histories of other rooms

history-unread = hindi mabasa ang linyang ito ng history: { $what }
history-other-game = walang code ang PHH para sa larong ito: { $game }

# The Tagalog (Filipino) of a finished round or hand as a picture.

picture-bank = Ang bank: { $name }
picture-player = { $name }
# A line under the picture: somebody, and what the round brought them.
picture-said = { $who } { $result }
picture-title = { $game } sa { $table }
picture-save = I-save ang larawan
picture-pot = Ang pot: { $amount }
picture-folded = nag-fold
picture-replay = I-replay nang hakbang-hakbang
